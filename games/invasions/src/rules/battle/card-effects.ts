import type { BattleEffect } from '../../data/event-cards.ts';

/** What cards have done for one side of a battle. */
export type CardEffects = { -readonly [Name in Exclude<keyof BattleEffect, 'role' | 'ground' | 'horse'>]-?: number };

export function noCardEffects(): CardEffects {
  return {
    white: 0,
    swap: 0,
    elite: 0,
    rerolls: 0,
    command: 0,
    shield: 0,
    hero: 0,
    recover: 0,
    ties: 0,
    crossing: 0,
    ambush: 0,
  };
}

const NAMES = [
  'white',
  'swap',
  'elite',
  'rerolls',
  'command',
  'shield',
  'hero',
  'recover',
  'ties',
  'crossing',
  'ambush',
] as const;

export function addBoon(boon: CardEffects, effect: BattleEffect): void {
  for (const name of NAMES) boon[name] += effect[name] ?? 0;
}

/** Hits that are left when heroism has turned some aside; it does so once. */
export function shielded(boon: CardEffects, hits: number): number {
  const averted = Math.min(hits, boon.shield);
  boon.shield = 0;
  return hits - averted;
}
