import type { Card } from '../../card.ts';

/** Sardinians, Italia II. */
export const sardinians = {
  id: 'sardinians',
  game: 'II',
  seat: 1,
  order: 3,
  rounds: [1, 10],
  income: { rule: 'normal' },
  counters: { infantry: 9 },
  setup: [
    { at: 'carales', units: { infantry: 2 }, source: 'reconstructed' },
    { at: 'olbia', units: { infantry: 2 }, source: 'reconstructed' },
    { at: 'corsica', units: { infantry: 1 }, source: 'reconstructed' },
  ],
  arrivals: [
    {
      round: 7,
      when: 'turn',
      place: { kind: 'controlled', fallback: { area: 'olbia' } },
      mode: 'raise-to',
      units: { infantry: 3 },
      source: 'reconstructed',
    },
  ],
  submission: [
    { to: 'vandals', may: 2, source: 'reconstructed' },
    { to: 'byzantines', may: 2, source: 'reconstructed' },
  ],
  noCityIn: ['corsica', 'olbia', 'carales'],
  scoring: [
    { kind: 'kill-leader', rounds: 'any', leaders: 'any', scope: 'always', vp: 3, source: 'known' },
    { kind: 'pillage', rounds: 'any', where: 'any', vp: 2, source: 'known' },
    {
      kind: 'kill',
      rounds: 'any',
      nations: 'any',
      types: 'any',
      exceptLeaders: true,
      scope: 'always',
      vp: 1,
      source: 'known',
    },
    { kind: 'area', rounds: [3, 5, 8, 10], where: { region: 'sardinia-corsica' }, vp: 1, source: 'reconstructed' },
    { kind: 'region', rounds: [10], region: 'sardinia-corsica', vp: 2, source: 'reconstructed' },
  ],
} as const satisfies Card;
