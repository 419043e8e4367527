import { Chance, configure, seedFrom } from '@tabula/engine';
import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { mareNostrum } from '../../src/index.ts';
import { setup } from '../../src/state.ts';
import { anySettings, doctored } from './doctored.ts';
import { check } from './questions.ts';
import { anyKindOfAnswer } from './random.ts';
import { Watch } from './watch.ts';

const GAMES = sampled(process.env, 'games', 4);
const POSITIONS = sampled(process.env, 'positions', 130);
const ANSWERS = 75;

/** Plays on at random and compares all that is offered on the way; how often each question was judged. */
function playOn(watch: Watch, chance: Chance, most: number, seen: Map<string, number>): void {
  for (let k = 0; k < most && !watch.run.over; k++) {
    for (const ask of check(watch)) seen.set(ask, (seen.get(ask) ?? 0) + 1);
    const ask = chance.pick(watch.asks);
    watch.answer(ask, anyKindOfAnswer(ask, chance));
  }
  for (const [law, times] of watch.counts) seen.set(law, (seen.get(law) ?? 0) + times);
}

/** Every question of a game in progress has to be judged. */
const QUESTIONS =
  'role artemis announce offer offer-some take ulysses forced give name build place place-free pay pay-hero hold-back sail ships divide-ships march march-or-fight legions helen divide lose use'.split(
    ' ',
  );
const LAWS = [
  'a role goes to the first',
  'everybody has the income that the bank could pay',
  'a card is taken as the chain allows',
  'trade ends when nothing can be taken',
  'trade leaves everybody as many cards as before',
  'the Director gives a card exactly if one is missing',
  'the owner of Ulysses is asked',
  'a thing costs what it should',
  'no battle that is due is left out',
  'every unit fights once',
  'a loss for every full five points',
  'what is won in battle is used at once',
  'each side loses what the other scored',
  'a province alone with the invader is pillaged, occupied or converted',
  'only the player in turn pillages, occupies or converts',
];

describe('what is offered is what the rules allow, no more and no less', () => {
  for (const players of [3, 4, 5])
    it(`in all of ${GAMES.length} random games of ${players}`, () => {
      const seen = new Map<string, number>();
      for (const i of GAMES) {
        const name = `decisions ${players} ${i}`;
        const chance = Chance.fromSeed(seedFrom(name));
        const dice = Chance.fromSeed(seedFrom(`${name} dice`));
        const state = setup(configure(mareNostrum, players, anySettings(chance)), dice);
        const watch = new Watch(name, state, dice);
        playOn(watch, chance, Infinity, seen);
        expect(watch.run.over).toBe(true);
      }
      expect(seen.size).toBeGreaterThan(20);
    });

  it(`in ${POSITIONS.length} doctored positions and what follows`, () => {
    const seen = new Map<string, number>();
    for (const i of POSITIONS) {
      const name = `position ${i}`;
      const watch = new Watch(name, doctored(name), Chance.fromSeed(seedFrom(name)));
      playOn(watch, Chance.fromSeed(seedFrom(`${name} answers`)), ANSWERS, seen);
    }
    for (const question of QUESTIONS) expect(seen.get(question) ?? 0, question).toBeGreaterThan(0);
    for (const law of LAWS) expect(seen.get(law) ?? 0, law).toBeGreaterThan(50);
  });
});
