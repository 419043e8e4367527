import type { Card } from '../../card.ts';

/** Huns, Italia II. */
export const huns = {
  id: 'huns',
  game: 'II',
  seat: 0,
  order: 7,
  rounds: [2, 2],
  income: { rule: 'none' },
  counters: { infantry: 9 },
  leaders: [{ id: 'attila' }],
  arrivals: [
    {
      round: 2,
      when: 'turn',
      place: { kind: 'area', areas: ['helvetia'] },
      mode: 'add',
      units: { infantry: 9 },
      leaders: ['attila'],
      source: 'known',
    },
  ],
  operations: [{ kind: 'campaign', round: 2, leader: 'attila', gold: 4, startsTurn: true, source: 'known' }],
  entryAllowed: { areas: ['noricum'], rounds: [2] },
  removedAfter: 2,
  scoring: [
    { kind: 'pillage', rounds: 'any', where: { areas: ['roma'] }, vp: 5, source: 'known' },
    { kind: 'kill-leader', rounds: 'any', leaders: ['aetius', 'geiserich'], scope: 'always', vp: 3, source: 'known' },
    { kind: 'pillage', rounds: 'any', where: 'any', vp: 3, source: 'known' },
    { kind: 'kill', rounds: 'any', nations: 'any', types: 'any', scope: 'always', vp: 1.5, source: 'reconstructed' },
    { kind: 'exit', rounds: 'any', via: 'noricum', vp: 0.5, source: 'book' },
  ],
} as const satisfies Card;
