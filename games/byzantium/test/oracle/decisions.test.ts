import { Chance, configure, seedFrom } from '@tabula/engine';
import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { byzantium } from '../../src/index.ts';
import { setup } from '../../src/state.ts';
import { anySettings, doctored } from './doctored.ts';
import { check } from './questions.ts';
import { anyKindOfAnswer } from './random.ts';
import { Watch } from './watch.ts';

const GAMES = sampled(process.env, 'games', 12);
const POSITIONS = sampled(process.env, 'positions', 200);
const ANSWERS = 12;

/** Plays on at random and compares all that is offered on the way. */
function playOn(watch: Watch, chance: Chance, most: number, seen: Set<string>): void {
  for (let k = 0; k < most && watch.ask !== undefined; k++) {
    check(watch);
    seen.add(watch.ask.prompt.ask);
    watch.answer(anyKindOfAnswer(watch.ask, chance));
  }
}

describe('what is offered is what the rules allow, no more and no less', () => {
  for (const players of [2, 3, 4])
    it(`in all of ${GAMES.length} random games of ${players}`, () => {
      const seen = new Set<string>();
      for (const i of GAMES) {
        const name = `decisions ${players} ${i}`;
        const chance = Chance.fromSeed(seedFrom(name));
        const dice = Chance.fromSeed(seedFrom(`${name} dice`));
        const state = setup(configure(byzantium, players, anySettings(chance, players)), dice);
        const watch = new Watch(name, state, dice);
        playOn(watch, chance, Infinity, seen);
        expect(watch.run.over).toBe(true);
      }
      expect(seen.size).toBeGreaterThan(15);
    });

  it(`in ${POSITIONS.length} doctored positions and what follows`, () => {
    const seen = new Set<string>();
    for (const i of POSITIONS) {
      const name = `position ${i}`;
      const watch = new Watch(name, doctored(name), Chance.fromSeed(seedFrom(name)));
      playOn(watch, Chance.fromSeed(seedFrom(`${name} answers`)), ANSWERS, seen);
    }
    for (const ask of ['cube', 'cube-either', 'pay', 'pass-cube', 'reinforce', 'develop', 'fortify', 'bulgars'])
      expect(seen).toContain(ask);
    for (const ask of ['tax', 'split', 'garrison', 'lose', 'disband', 'levy']) expect(seen).toContain(ask);
  });
});
