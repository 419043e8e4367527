import type { Modifier } from '@tabula/engine';
import type { ByzantiumEvent } from '../events.ts';
import { look } from './look.ts';

/** 10.6, 10.7 A die for each cube or counter; the same figure hits for everybody. */
export function modifiers(roll: ByzantiumEvent): readonly Modifier[] {
  if (!('dice' in roll)) return [];
  return [
    { words: { say: 'chip.dice', args: { count: roll.dice.length } } },
    { words: { say: 'chip.hits', args: { hit: look.hit ?? 1 } }, result: true },
  ];
}
