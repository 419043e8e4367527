import { Chance, configure, Run, type Seat, seedFrom } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ByzantiumEvent } from '../../src/events.ts';
import { byzantium } from '../../src/index.ts';
import { setup } from '../../src/state.ts';
import { anySettings } from './doctored.ts';
import { anyKindOfAnswer } from './random.ts';

const GAMES = sampled(process.env, 'games', 30);

/** 3.1 and 3.4: keeps the order of play from who is asked and who passed. */
class Clock {
  readonly #players: number;
  readonly #passed = new Set<Seat>();
  #last: Seat | undefined;
  #lastActions = 0;
  turns = 0;

  constructor(players: number) {
    this.#players = players;
  }

  hear(event: ByzantiumEvent): void {
    if (event.event === 'passed' || event.event === 'passed.first') {
      expect(event.event === 'passed.first').toBe(this.#passed.size === 0);
      this.#passed.add(event.by);
    }
    if (event.event === 'income') this.#endOfActions();
  }

  /** All but one have passed, and that one has had one action more, be it to pass. */
  #endOfActions(): void {
    if (this.#last === undefined) return;
    this.turns++;
    const left = this.#players - this.#passed.size;
    expect(left).toBeLessThanOrEqual(1);
    expect(this.#lastActions).toBe(1);
    this.#passed.clear();
    this.#last = undefined;
    this.#lastActions = 0;
  }

  asked(seat: Seat, start: Seat): void {
    let next = this.#last === undefined ? start : (this.#last + 1) % this.#players;
    while (this.#passed.has(next)) next = (next + 1) % this.#players;
    expect(seat).toBe(next);
    if (this.#passed.size === this.#players - 1) this.#lastActions++;
    this.#last = seat;
  }
}

describe('the order of play', () => {
  for (const players of [2, 3, 4])
    it(`in ${GAMES.length} random games of ${players}`, () => {
      shows('3.1.a', '3.4.a');
      let turns = 0;
      for (const i of GAMES) {
        const name = `turns ${players} ${i}`;
        const chance = Chance.fromSeed(seedFrom(name));
        const dice = Chance.fromSeed(seedFrom(`${name} dice`));
        const state = setup(configure(byzantium, players, anySettings(chance, players)), dice);
        const clock = new Clock(players);
        const run = new Run(byzantium, { state, chance: dice }, { onEvent: (event) => clock.hear(event) });
        while (run.decision !== null) {
          const [ask] = run.decision.asks;
          if (run.atCheckpoint && ask.prompt.ask === 'action') clock.asked(ask.seat, state.start);
          run.answer(ask.seat, anyKindOfAnswer(ask, chance));
        }
        turns += clock.turns;
      }
      expect(turns).toBeGreaterThan(GAMES.length);
    });
});
