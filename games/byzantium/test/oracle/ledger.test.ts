import { Chance, configure, Run, seedFrom } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ByzantiumEvent } from '../../src/events.ts';
import { byzantium } from '../../src/index.ts';
import { type State, setup } from '../../src/state.ts';
import { anySettings } from './doctored.ts';
import { Ledger } from './ledger.ts';
import { anyKindOfAnswer } from './random.ts';

const GAMES = sampled(process.env, 'games', 15);

/** Plays one random game with its books kept, and says how it ended. */
function auditedGame(name: string, players: number): string {
  const chance = Chance.fromSeed(seedFrom(name));
  const dice = Chance.fromSeed(seedFrom(`${name} dice`));
  const state: State = setup(configure(byzantium, players, anySettings(chance, players)), dice);
  const ledger = new Ledger(players);
  const run: Run<State, ByzantiumEvent> = new Run(
    byzantium,
    { state, chance: dice },
    { onEvent: (event) => ledger.record(event, state) },
  );
  ledger.compare(state);
  while (run.decision !== null) {
    const [ask] = run.decision.asks;
    run.answer(ask.seat, anyKindOfAnswer(ask, chance));
    if (run.atCheckpoint && state.phase !== 'over') ledger.compare(state);
  }
  ledger.compare(state);
  const fallen = state.conqueror >= 0;
  const result = byzantium.result(state);
  expect(result.points).toEqual(state.players.map((_, seat) => ledger.score(seat, fallen)));
  expect([...result.winners].sort()).toEqual(ledger.winners(fallen));
  return result.ending;
}

describe('the books of whole games, kept from what was told', () => {
  for (const players of [2, 3, 4])
    it(`${GAMES.length} games of ${players}`, () => {
      shows('3.5.4.b');
      const endings = new Set<string>();
      for (const i of GAMES) {
        const name = `ledger ${players} ${i}`;
        try {
          endings.add(auditedGame(name, players));
        } catch (error) {
          throw new Error(`game "${name}": ${error instanceof Error ? error.message : error}`);
        }
      }
      expect([...endings].sort()).toEqual(['constantinople', 'three-turns']);
    });
});
