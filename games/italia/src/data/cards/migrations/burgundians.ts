import type { Card } from '../../card.ts';

/** Burgundians, Italia II. */
export const burgundians = {
  id: 'burgundians',
  game: 'II',
  seat: 3,
  order: 12,
  rounds: [6, 10],
  income: { rule: 'normal', entryAreas: ['alpes'] },
  counters: { infantry: 9 },
  leaders: [{ id: 'gundobad' }],
  standardEntries: ['alpes'],
  arrivals: [
    {
      round: 6,
      when: 'turn',
      place: { kind: 'area', areas: ['alpes'] },
      mode: 'add',
      units: { infantry: 6 },
      leaders: ['gundobad'],
      source: 'reconstructed',
    },
    {
      round: 8,
      when: 'turn',
      place: { kind: 'area', areas: ['alpes'] },
      mode: 'add',
      units: { infantry: 2 },
      source: 'reconstructed',
    },
  ],
  submission: [{ to: 'franks', must: 1, may: 3, source: 'reconstructed' }],
  scoring: [
    { kind: 'pillage', rounds: 'any', where: 'any', vp: 2, source: 'reconstructed' },
    { kind: 'kill', rounds: 'any', nations: 'any', types: 'any', scope: 'own-turn', vp: 0.5, source: 'reconstructed' },
    {
      kind: 'area',
      rounds: [8, 10],
      where: { areas: ['taurinum', 'liguria', 'mediolanum', 'pavia', 'pisae'] },
      vp: 1.5,
      source: 'reconstructed',
    },
    { kind: 'area', rounds: [8, 10], where: { areas: ['alpes'] }, vp: 1, source: 'reconstructed' },
    { kind: 'city', rounds: [8, 10], where: 'any', vp: 1, source: 'reconstructed' },
  ],
} as const satisfies Card;
