import type { Modifier } from '@tabula/engine';
import { POINTS_PER_LOSS } from '../data/figures.ts';
import type { MareEvent } from '../events.ts';

/** 6.13, 6.14 How a sum is made, and how many it fells. */
export function modifiers(roll: MareEvent): readonly Modifier[] {
  if (roll.event !== 'rolled') return [];
  const { dice, bonus, walls, total, losses } = roll;
  const pips = dice.reduce((sum, die) => sum + die, 0);
  return [
    ...(dice.length > 0 ? [{ words: { say: 'chip.dice', args: { count: dice.length, pips } } }] : []),
    ...(bonus > 0 ? [{ words: { say: 'chip.hero', args: { bonus } } }] : []),
    ...(walls > 0 ? [{ words: { say: 'chip.walls', args: { walls } } }] : []),
    { words: { say: 'chip.total', args: { total, each: POINTS_PER_LOSS, losses } }, result: true },
  ];
}
