import type { Modifier } from '@tabula/engine';
import type { ItaliaEvent } from '../events.ts';

/** 10.2 What was added to the dice of a side, and from which figure on its units hit: as the rules threw them. */
export function modifiers(roll: ItaliaEvent): readonly Modifier[] {
  if (roll.event !== 'rolled') return [];
  const { causes, bonuses, throwers, figures } = roll;
  const needs = new Map(throwers.map((unit, i) => [`${unit} ${figures[i]}`, { unit, hit: figures[i] }]));
  return [
    ...causes.map((cause, i) => {
      const args = { bonus: Math.abs(bonuses[i]), less: bonuses[i] < 0 ? 1 : 0 };
      return { words: { say: `chip.${cause}`, args } };
    }),
    ...[...needs.values()].map((args) => ({ words: { say: 'chip.hits', args }, result: true })),
  ];
}
