import { Chance, configure, Run, type Seat, seedFrom, waiting } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { KIND_COUNT } from '../src/data/resources.ts';
import type { MareEvent } from '../src/events.ts';
import { mareNostrum } from '../src/index.ts';
import { copy, type State, setup } from '../src/state.ts';
import { doctored } from './oracle/doctored.ts';
import { anyKindOfAnswer } from './oracle/random.ts';

const POSITIONS = 30;
const ANSWERS = 40;

/** A world: a run from a position, and what every seat was told in it. */
class World {
  readonly run: Run<State, MareEvent>;
  readonly #told: { event: MareEvent; to: readonly Seat[] | undefined }[] = [];

  constructor(state: State, chance: Chance) {
    const onEvent = (event: MareEvent, to: readonly Seat[] | undefined): void => {
      this.#told.push({ event, to });
    };
    this.run = new Run(mareNostrum, { state: copy(state), chance: chance.copy() }, { onEvent });
  }

  /** All that reaches one seat, or a spectator, as the text that would be sent to it. */
  reaches(eye: Seat | null): string {
    const { decision, state } = this.run;
    const ask = eye === null ? undefined : decision?.open(eye);
    const view = mareNostrum.view(state, eye);
    return JSON.stringify({
      view,
      scene: mareNostrum.scene(view),
      notes: ask && mareNostrum.notes?.(view, ask),
      told: this.#told.filter(({ to }) => to === undefined || (eye !== null && to.includes(eye))),
      ask: ask && { prompt: ask.prompt, options: ask.options, barred: ask.barred?.() },
    });
  }
}

/**
 * Deals the hidden cards of all seats but one anew, in the old sizes: hands, and offers while they are face down. Unlike
 * the game's own it spares nobody.
 */
function dealAnew(state: State, eye: Seat | null, chance: Chance): State {
  const other = copy(state);
  const piles = state.phase === 'offer' ? [other.hands, other.offers] : [other.hands];
  const places = piles.flatMap((cards) =>
    Array.from({ length: state.players }, (_, seat) => seat)
      .filter((seat) => seat !== eye)
      .map((seat) => ({ cards, first: seat * KIND_COUNT })),
  );
  const hidden = places.map(({ cards, first }) =>
    cards.slice(first, first + KIND_COUNT).flatMap((count, kind) => new Array<number>(count).fill(kind)),
  );
  const deck = chance.shuffle(hidden.flat());
  places.forEach(({ cards, first }, i) => {
    cards.fill(0, first, first + KIND_COUNT);
    for (const kind of deck.splice(0, hidden[i].length)) cards[first + kind] += 1;
  });
  return other;
}

/** Plays on from doctored positions and hands over every position in which all is in the state. */
function positions(name: string, look: (state: State, dice: Chance, chance: Chance) => void): void {
  for (let i = 0; i < POSITIONS; i++) {
    const chance = Chance.fromSeed(seedFrom(`${name} ${i}`));
    const start = i % 3 === 0 ? setup(configure(mareNostrum, 3 + (i % 9) / 3), chance) : doctored(`${name} ${i}`);
    let last = { state: copy(start), chance: chance.copy() };
    const run = new Run(mareNostrum, { state: start, chance }, { keep: true, onCheckpoint: (mark) => (last = mark) });
    for (let k = 0; k < ANSWERS && run.decision !== null; k++) {
      if (run.atCheckpoint) look(last.state, last.chance, chance);
      const seat = chance.pick(waiting(run.decision));
      const ask = run.decision.open(seat);
      if (ask !== undefined) run.answer(seat, anyKindOfAnswer(ask, chance));
    }
  }
}

const eyesOf = (state: State): (Seat | null)[] => [null, ...Array.from({ length: state.players }, (_, seat) => seat)];

describe('what reaches a seat does not depend on the hands of others', () => {
  it('in views, scenes, questions, options, notes and barred choices, whoever else is asked', () => {
    let dealt = 0;
    positions('views', (state, dice, chance) => {
      if (chance.below(4) > 0) return;
      const truth = new World(state, dice);
      for (const eye of eyesOf(state)) {
        const deal = dealAnew(state, eye, chance);
        // Where a hand decides by itself what happens next, that shows: see the rules of construction.
        if (state.phase === 'construction' && state.active !== eye) {
          expect(JSON.stringify(mareNostrum.view(deal, eye))).toBe(JSON.stringify(mareNostrum.view(state, eye)));
          continue;
        }
        if (JSON.stringify(deal) !== JSON.stringify(state)) dealt++;
        const other = new World(deal, dice);
        expect(waiting(other.run.decision)).toEqual(waiting(truth.run.decision));
        expect(other.reaches(eye)).toBe(truth.reaches(eye));
      }
    });
    expect(dealt).toBeGreaterThan(200);
  });

  it('in the offers: whatever another lays face down, and in however many steps, nobody else notices', () => {
    let compared = 0;
    positions('offers', (state, dice, chance) => {
      if (state.phase !== 'offer') return;
      const asks = new World(state, dice).run.decision?.asks ?? [];
      for (const { seat, options } of asks.filter((ask) => ask.options.length > 1)) {
        const worlds = [chance.pick(options), chance.pick(options)].map(({ id }) => {
          const world = new World(state, dice);
          world.run.answer(seat, id);
          return world;
        });
        if (worlds.some(({ run }) => run.decision === null || run.state.phase !== 'offer')) continue;
        for (const eye of eyesOf(state).filter((each) => each !== seat)) {
          expect(worlds[1].reaches(eye)).toBe(worlds[0].reaches(eye));
          compared++;
        }
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  it('in the chain of takings: what is taken is open, what is in the hands is not', () => {
    let compared = 0;
    positions('takings', (state, dice, chance) => {
      if (state.phase !== 'trade') return;
      const [ask] = new World(state, dice).run.decision?.asks ?? [];
      if (ask === undefined) return;
      const { id } = chance.pick(ask.options);
      for (const eye of eyesOf(state)) {
        const [truth, other] = [state, dealAnew(state, eye, chance)].map((position) => {
          const world = new World(position, dice);
          world.run.answer(ask.seat, id);
          return world;
        });
        if (truth.run.state.phase !== 'trade' || other.run.state.phase !== 'trade') continue;
        expect(other.reaches(eye)).toBe(truth.reaches(eye));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(100);
  });

  it('in the gift of the Director: only he and the receiver learn which card it was', () => {
    let gifts = 0;
    positions('gifts', (state, dice) => {
      if (state.phase !== 'settle') return;
      const [ask] = new World(state, dice).run.decision?.asks ?? [];
      if (ask?.prompt.ask !== 'give') return;
      const receiver = Number(ask.prompt.args?.whose);
      const worlds = ask.options.map(({ id }) => {
        const world = new World(state, dice);
        world.run.answer(ask.seat, id);
        return world;
      });
      gifts++;
      for (const eye of eyesOf(state)) {
        const texts = new Set(worlds.map((world) => world.reaches(eye)));
        expect(texts.size).toBe(eye === ask.seat || eye === receiver ? worlds.length : 1);
      }
    });
    expect(gifts).toBeGreaterThan(5);
  });
});
