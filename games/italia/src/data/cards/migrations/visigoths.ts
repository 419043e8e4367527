import type { Card } from '../../card.ts';

/** Visigoths, Italia II. */
export const visigoths = {
  id: 'visigoths',
  game: 'II',
  seat: 1,
  order: 1,
  rounds: [1, 3],
  income: { rule: 'normal' },
  counters: { infantry: 16 },
  leaders: [{ id: 'alarich' }],
  arrivals: [
    {
      round: 1,
      when: 'turn',
      place: { kind: 'area', areas: ['noricum'] },
      mode: 'add',
      units: { infantry: 16 },
      leaders: ['alarich'],
      source: 'known',
    },
  ],
  operations: [{ kind: 'campaign', round: 1, leader: 'alarich', gold: 4, startsTurn: true, source: 'known' }],
  reduceTo: { round: 1, unit: 'infantry', to: 6 },
  entryAllowed: { areas: ['alpes'], rounds: 'any' },
  removedAfter: 3,
  scoring: [
    { kind: 'kill-leader', rounds: 'any', leaders: ['stilicho'], scope: 'always', vp: 5, source: 'known' },
    {
      kind: 'pillage',
      rounds: 'any',
      where: { areas: ['roma'] },
      first: true,
      vp: 4,
      source: 'known',
    },
    {
      kind: 'pillage',
      rounds: 'any',
      where: { areas: ['roma'] },
      first: false,
      vp: 2,
      source: 'known',
    },
    { kind: 'pillage', rounds: 'any', where: 'any', vp: 2, source: 'known' },
    {
      kind: 'kill',
      rounds: 'any',
      nations: ['western-romans'],
      types: ['legion'],
      scope: 'always',
      vp: 0.5,
      source: 'known',
    },
    { kind: 'exit', rounds: 'any', via: 'alpes', vp: 0.5, source: 'known' },
    { kind: 'area', rounds: [2], where: { region: 'north-italy' }, vp: 1, source: 'known' },
  ],
} as const satisfies Card;
