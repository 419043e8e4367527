import type { Modifier } from '@tabula/engine';
import type { ConquestEvent } from '../events.ts';

/** 9.4, 9.8, 9.17 What a die needs to hit. */
const NEEDS: Readonly<Record<string, string>> = { rolled: 'chip.own-unit', pursued: 'chip.cavalry' };

export function modifiers(begin: ConquestEvent, roll: ConquestEvent): readonly Modifier[] {
  if (!('dice' in roll)) return [];
  const needs = begin.event === 'sea-battle.began' ? 'chip.galley' : (NEEDS[roll.event] ?? 'chip.own-unit');
  return [{ words: { say: 'chip.dice', args: { count: roll.dice.length } } }, { words: { say: needs }, result: true }];
}
