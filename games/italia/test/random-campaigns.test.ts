import { Chance, Run, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import type { AreaId, SeaId } from '../src/data/areas.ts';
import { FLEET, KINDS } from '../src/data/units.ts';
import { italia } from '../src/index.ts';
import { bookOf, type State } from '../src/state/state.ts';
import { invariant } from './invariants.ts';
import { type Given, given } from './story.ts';

const SEA: readonly SeaId[] = ['mare-tyrrhenum', 'mare-siculum', 'mare-sardoum', 'mare-ionium', 'mare-libycum'];
const COAST: readonly AreaId[] = ['neapolis', 'syracusae', 'messana', 'rhegium', 'carales', 'lilybaeum', 'africa'];

/** What is done more often than not, where it can be. */
const BY_SEA: readonly string[] = ['embark', 'sail', 'collect', 'leave', 'land'];

/** Scipio on campaign with fleets in many seas, among enemies and subjects. */
function campaign(chance: Chance): State {
  return given('I', (position: Given) => {
    position.round(7).turnOf('romans', 'campaign').gold('romans', 6).leads('scipio');
    position.units('romans', 'roma', { legion: 2 + chance.below(3), 'consular-legion': chance.below(2) }, 'scipio');
    for (const sea of SEA) {
      // No more than there are counters.
      const fleet = Math.min(chance.below(3), position.state.supply[position.nation('romans') * KINDS + FLEET]);
      position.units('romans', sea, { fleet, legion: chance.below(2 * fleet + 1) });
      position.units('carthaginians', sea, { fleet: chance.below(2) });
    }
    for (const area of COAST) {
      const nation = chance.pick(['carthaginians', 'samnites', 'romans'] as const);
      const count = chance.below(3);
      position.units(nation, area, nation === 'romans' ? { legion: count } : { infantry: count });
    }
    if (chance.below(2) === 0) position.subject('samnites', 'romans');
  });
}

describe('campaigns by sea', () => {
  it('random moves come to an end, keep the laws of the game, and fleets are picked up and left on the way', () => {
    const seen = { collect: 0, leave: 0 };
    for (let i = 0; i < 300; i++) {
      const chance = Chance.fromSeed(seedFrom(`campaign by sea ${i}`));
      const state = campaign(chance);
      const romans = bookOf(state).nation('romans');
      const run = new Run(italia, { state, chance: Chance.fromSeed(seedFrom(`dice by sea ${i}`)) });
      for (let answers = 0; state.nation === romans && state.phase !== 'turn-end' && run.decision !== null; answers++) {
        expect(answers, 'answers of one campaign').toBeLessThan(2000);
        const [{ seat, options }] = run.decision.asks;
        const bySea = options.filter(({ kind }) => BY_SEA.includes(kind));
        const answer = chance.pick(bySea.length > 0 && chance.below(3) > 0 ? bySea : options);
        if (answer.kind === 'collect') seen.collect += 1;
        if (answer.kind === 'leave') seen.leave += 1;
        run.answer(seat, answer.id);
        invariant(state);
      }
    }
    expect(seen.collect).toBeGreaterThan(40);
    expect(seen.leave).toBeGreaterThan(10);
  });
});
