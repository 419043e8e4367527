import type { Card } from '../../card.ts';

/** Cimbri, Italia I. */
export const cimbri = {
  id: 'cimbri',
  game: 'I',
  seat: 2,
  order: 9,
  rounds: [8, 9],
  income: { rule: 'none' },
  counters: { infantry: 10 },
  leaders: [{ id: 'boiorix' }],
  arrivals: [
    {
      round: 8,
      when: 'turn',
      place: { kind: 'area', areas: ['helvetia'] },
      mode: 'add',
      units: { infantry: 9 },
      leaders: ['boiorix'],
      source: 'book',
    },
  ],
  operations: [{ kind: 'campaign', round: 8, leader: 'boiorix', gold: 5, startsTurn: true, source: 'book' }],
  scoring: [
    {
      kind: 'pillage',
      rounds: 'any',
      where: { areas: ['roma'] },
      first: true,
      vp: 5,
      source: 'reconstructed',
    },
    { kind: 'pillage', rounds: 'any', where: 'any', vp: 2, source: 'reconstructed' },
    {
      kind: 'kill',
      rounds: 'any',
      nations: ['romans'],
      types: ['legion'],
      scope: 'always',
      vp: 0.5,
      source: 'reconstructed',
    },
    {
      kind: 'kill',
      rounds: 'any',
      nations: ['romans'],
      types: ['consular-legion'],
      scope: 'always',
      vp: 1,
      source: 'reconstructed',
    },
    { kind: 'kill-leader', rounds: 'any', leaders: ['marius'], scope: 'always', vp: 3, source: 'reconstructed' },
    { kind: 'area', rounds: [9], where: { region: 'north-italy' }, vp: 1, source: 'reconstructed' },
  ],
} as const satisfies Card;
