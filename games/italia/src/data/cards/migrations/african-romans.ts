import type { Card } from '../../card.ts';

/** African Romans, Italia II. */
export const africanRomans = {
  id: 'african-romans',
  game: 'II',
  seat: 0,
  order: 6,
  rounds: [1, 6],
  income: { rule: 'conditional', normalIf: { region: 'north-africa' } },
  counters: { infantry: 10, fleet: 3 },
  leaders: [{ id: 'bonifatius' }],
  setup: [
    { at: 'africa', units: { infantry: 3 }, city: true, source: 'reconstructed' },
    { at: 'byzacena', units: { infantry: 2 }, city: true, source: 'reconstructed' },
    { at: 'numidia', units: { infantry: 2 }, leaders: ['bonifatius'], source: 'reconstructed' },
    { at: 'tripolitania', units: { infantry: 1 }, source: 'reconstructed' },
    { at: 'mare-sardoum', units: { fleet: 1 }, source: 'reconstructed' },
  ],
  arrivals: [
    {
      round: 2,
      when: 'turn',
      place: { kind: 'controlled' },
      mode: 'add',
      units: { infantry: 2 },
      source: 'reconstructed',
    },
  ],
  transformation: { round: 6, into: 'byzantines', perUnit: 'infantry', keepsFleets: true },
  scoring: [
    { kind: 'kill-leader', rounds: 'any', leaders: ['geiserich'], scope: 'always', vp: 3, source: 'known' },
    {
      kind: 'kill',
      rounds: 'any',
      nations: ['western-romans', 'berbers'],
      types: 'any',
      scope: 'always',
      vp: 2,
      source: 'known',
    },
    { kind: 'kill', rounds: 'any', nations: ['vandals'], types: 'any', scope: 'always', vp: 0.5, source: 'known' },
    { kind: 'area', rounds: [3], where: { region: 'north-africa' }, vp: 2, source: 'reconstructed' },
    { kind: 'city', rounds: [3], where: 'any', vp: 2, source: 'reconstructed' },
    { kind: 'area', rounds: [3], where: { region: 'islands' }, vp: 1, source: 'reconstructed' },
    { kind: 'area', rounds: [5], where: { region: 'north-africa' }, vp: 2, source: 'reconstructed' },
    { kind: 'city', rounds: [5], where: 'any', vp: 2, source: 'reconstructed' },
    { kind: 'area', rounds: [5], where: { region: 'islands' }, vp: 1, source: 'reconstructed' },
  ],
} as const satisfies Card;
