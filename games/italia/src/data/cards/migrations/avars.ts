import type { Card } from '../../card.ts';

/** Avars, Italia II. */
export const avars = {
  id: 'avars',
  game: 'II',
  seat: 0,
  order: 14,
  rounds: [4, 10],
  income: { rule: 'normal', entryAreas: ['illyricum'] },
  counters: { infantry: 11 },
  leaders: [{ id: 'bajan' }],
  standardEntries: ['illyricum'],
  arrivals: [
    {
      round: 4,
      when: 'turn',
      place: { kind: 'area', areas: ['illyricum'] },
      mode: 'add',
      units: { infantry: 3 },
      source: 'reconstructed',
    },
    {
      round: 6,
      when: 'turn',
      place: { kind: 'area', areas: ['illyricum'] },
      mode: 'add',
      units: { infantry: 5 },
      leaders: ['bajan'],
      source: 'reconstructed',
    },
    {
      round: 8,
      when: 'turn',
      place: { kind: 'area', areas: ['illyricum'] },
      mode: 'add',
      units: { infantry: 3 },
      source: 'reconstructed',
    },
  ],
  submission: [{ to: 'franks', must: 1, may: 3, source: 'reconstructed' }],
  scoring: [
    { kind: 'pillage', rounds: 'any', where: 'any', vp: 2, source: 'reconstructed' },
    { kind: 'kill', rounds: 'any', nations: 'any', types: 'any', scope: 'own-turn', vp: 0.5, source: 'reconstructed' },
    {
      kind: 'area',
      rounds: [5, 8, 10],
      where: { areas: ['histria', 'aquileia', 'venetia', 'tridentum', 'verona'] },
      vp: 1.5,
      source: 'reconstructed',
    },
    { kind: 'area', rounds: [5, 8, 10], where: { areas: ['illyricum'] }, vp: 0.5, source: 'reconstructed' },
    { kind: 'city', rounds: [5, 8, 10], where: 'any', vp: 1, source: 'reconstructed' },
  ],
} as const satisfies Card;
