import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { sampled } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { MareEvent } from '../../src/events.ts';
import { mareNostrum } from '../../src/index.ts';
import { type State, setup } from '../../src/state.ts';
import { anySettings } from './doctored.ts';
import { Ledger } from './ledger.ts';
import { Position } from './position.ts';
import { anyKindOfAnswer } from './random.ts';

const GAMES = sampled(process.env, 'games', 6);

/** Plays one random game with its books kept from its first turn on; how many accounts were compared. */
function auditedGame(name: string, players: number): number {
  const chance = Chance.fromSeed(seedFrom(name));
  const dice = Chance.fromSeed(seedFrom(`${name} dice`));
  const state: State = setup(configure(mareNostrum, players, anySettings(chance)), dice);
  const position = new Position(state);
  let ledger: Ledger | undefined;
  const hear = (event: MareEvent) => {
    if (event.event === 'turn.began') ledger ??= new Ledger(position);
    ledger?.record(event);
  };
  const run: Run<State, MareEvent> = new Run(mareNostrum, { state, chance: dice }, { onEvent: hear });
  let compared = 0;
  while (run.decision !== null) {
    const seats = run.decision.asks.filter(({ seat }) => run.decision?.open(seat) !== undefined);
    const ask = chance.pick(seats);
    run.answer(ask.seat, anyKindOfAnswer(ask, chance));
    if (run.atCheckpoint) compared += ledger?.compare(position) ?? 0;
  }
  return compared;
}

describe('the books of whole games, kept from what was told', () => {
  for (const players of [3, 4, 5])
    it(`${GAMES.length} games of ${players}: cards, pieces, buildings, control and occupation`, () => {
      let compared = 0;
      for (const i of GAMES) {
        const name = `ledger ${players} ${i}`;
        try {
          compared += auditedGame(name, players);
        } catch (error) {
          throw new Error(`game "${name}": ${error instanceof Error ? error.message : error}`);
        }
      }
      expect(compared).toBeGreaterThan(10_000);
    });
});
