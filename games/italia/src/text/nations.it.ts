const GLI = ['etruscans', 'epirotes', 'illyrians', 'optimates', 'huns', 'ostrogoths', 'avars', 'arabs'];

/** A nation with its article, alone or melted with a preposition: "gli Unni", "dei Franchi", "al Patrimonio". */
function articled(arg: 'nation' | 'foe', il: string, gli: string, i: string): string {
  const cases = GLI.map((nation) => `${nation} {${gli} {${arg}}}`).join(' ');
  return `{${arg}, select, patrimonium {${il} {${arg}}} ${cases} other {${i} {${arg}}}}`;
}

export const NATION = articled('nation', 'Il', 'Gli', 'I');
export const THE_NATION = articled('nation', 'il', 'gli', 'i');
export const OF_NATION = articled('nation', 'del', 'degli', 'dei');
export const TO_NATION = articled('nation', 'al', 'agli', 'ai');
export const FOE = articled('foe', 'il', 'gli', 'i');
export const OF_FOE = articled('foe', 'del', 'degli', 'dei');
export const TO_FOE = articled('foe', 'al', 'agli', 'ai');

/** What the nation does: the Patrimonio is one, all others are many. */
export function does(one: string, many: string): string {
  return `{nation, select, patrimonium {${one}} other {${many}}}`;
}
