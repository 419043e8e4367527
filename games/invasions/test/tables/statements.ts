import type { Language } from '@tabula/engine';
import { rulebook } from '../../src/rulebook/index.ts';
import { names } from '../../src/text/names.ts';

const SAID = new Map(rulebook.flatMap(({ statements }) => statements).map((one) => [one.id, one]));

/** What a sentence of the rulebook says, as a rule in English. */
export function said(id: string, language: Language = 'en'): string {
  return SAID.get(id)?.[language] ?? '';
}

/** What a sentence stands under. */
export function headed(id: string): string {
  return SAID.get(id)?.heading?.en ?? '';
}

const WORDS = names('en');

/** "Alans and Huns": what somebody or something is called. */
export function named(kind: 'nation' | 'space' | 'region' | 'leader' | 'administration', id: string): string {
  return (WORDS[`${kind}.${id}`] ?? id).replace(/ \([^)]*\)$/, '');
}

/** "2 legions, 1 guard" */
export function unitsSaid(nation: string, units: Readonly<Record<string, number>>): string[] {
  return Object.entries(units).map(([sort, count]) => `${count} ${sortNamed(nation, sort, count)}`);
}

export function sortNamed(nation: string, sort: string, count: number): string {
  if (sort === 'satraps' && count === 1) return 'satrap';
  const many = /other \{# ([^}]*)\}/.exec(WORDS[`many.unit.${nation}-${sort}`] ?? '')?.[1];
  return count > 1 && many !== undefined ? many : (WORDS[`unit.${nation}-${sort}`] ?? sort).replace(/ \([^)]*\)$/, '');
}

/** Half points and half gold, as the cards print them. */
export function halves(value: number): string {
  const whole = Math.floor(value);
  return value === whole ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

/** A list of places with figures: "Italia 2, Africa 2". */
export function figures(kind: 'space' | 'region', list: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(list)
    .map(([id, value]) => `${named(kind, id)} ${halves(value ?? 0)}`)
    .join(', ');
}
