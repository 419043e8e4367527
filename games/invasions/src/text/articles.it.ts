import { NATION_ROWS } from '../data/nations.ts';

/** "gli Unni", "gli Sclaveni": before a vowel, a z, and an s with a consonant. */
const GLI = NATION_ROWS.filter(({ it }) => /^([aeiouz]|s[^aeiou])/i.test(it)).map(({ id }) => id);

/** Nations with their article, alone or melted with a preposition: "gli Unni", "dei Franchi". */
function articled(arg: 'nation' | 'enemy' | 'lord' | 'style', gli: string, i: string): string {
  return `{${arg}, select, ${GLI.map((id) => `${id} {${gli} {${arg}}}`).join(' ')} other {${i} {${arg}}}}`;
}

export const NATION = articled('nation', 'Gli', 'I');
export const THE_NATION = articled('nation', 'gli', 'i');
export const OF_NATION = articled('nation', 'degli', 'dei');
export const TO_NATION = articled('nation', 'agli', 'ai');
export const ENEMY = articled('enemy', 'Gli', 'I');
export const THE_ENEMY = articled('enemy', 'gli', 'i');
export const OF_ENEMY = articled('enemy', 'degli', 'dei');
export const TO_ENEMY = articled('enemy', 'agli', 'ai');
export const THE_LORD = articled('lord', 'gli', 'i');
export const OF_LORD = articled('lord', 'degli', 'dei');
export const TO_LORD = articled('lord', 'agli', 'ai');
export const OF_STYLE = articled('style', 'degli', 'dei');
