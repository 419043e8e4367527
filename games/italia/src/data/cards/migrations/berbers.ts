import type { Card } from '../../card.ts';

/** Berbers, Italia II. */
export const berbers = {
  id: 'berbers',
  game: 'II',
  seat: 2,
  order: 4,
  rounds: [1, 10],
  income: { rule: 'normal', entryAreas: ['aures'] },
  counters: { infantry: 12 },
  standardEntries: ['aures'],
  setup: [
    { at: 'mauretania', units: { infantry: 3 }, source: 'reconstructed' },
    { at: 'aures', units: { infantry: 3 }, source: 'reconstructed' },
  ],
  arrivals: [
    {
      round: 5,
      when: 'turn',
      place: { kind: 'area', areas: ['aures'] },
      mode: 'add',
      units: { infantry: 2 },
      source: 'reconstructed',
    },
    {
      round: 8,
      when: 'turn',
      place: { kind: 'area', areas: ['aures'] },
      mode: 'add',
      units: { infantry: 3 },
      source: 'reconstructed',
    },
  ],
  submission: [
    { to: 'vandals', may: 2, source: 'reconstructed' },
    { to: 'byzantines', may: 2, source: 'reconstructed' },
    { to: 'arabs', must: 1, may: 3, source: 'reconstructed' },
  ],
  revolts: [
    { against: 'arabs', rounds: [9], source: 'reconstructed' },
    { against: 'vandals', rounds: [4], source: 'reconstructed' },
  ],
  alwaysRetreatsTo: ['aures'],
  scoring: [
    { kind: 'pillage', rounds: 'any', where: 'any', vp: 3, source: 'known' },
    { kind: 'kill-leader', rounds: 'any', leaders: ['geiserich'], scope: 'always', vp: 3, source: 'known' },
    { kind: 'kill', rounds: 'any', nations: 'any', types: 'any', scope: 'always', vp: 1, source: 'known' },
    { kind: 'area', rounds: [2], where: { region: 'north-africa' }, vp: 1, source: 'book' },
    { kind: 'city', rounds: [2], where: { areas: ['africa'] }, vp: 4, source: 'book' },
    { kind: 'area', rounds: [5, 8, 10], where: { region: 'north-africa' }, vp: 1, source: 'reconstructed' },
    { kind: 'area', rounds: [5, 8, 10], where: { areas: ['aures'] }, vp: 1, source: 'reconstructed' },
    { kind: 'city', rounds: [5, 8, 10], where: { areas: ['africa'] }, vp: 2, source: 'reconstructed' },
  ],
} as const satisfies Card;
