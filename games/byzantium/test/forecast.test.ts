import { Match, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { byzantium } from '../src/index.ts';
import type { State } from '../src/state.ts';

function start(change: (state: State) => void): State {
  const { state } = Match.create(byzantium, { players: 3, seed: seedFrom('forecast') });
  const copy = byzantium.copy(state);
  change(copy);
  return copy;
}

const said = (state: State) =>
  byzantium.forecast?.(state, 0).map(({ words, bad }) => [words.say, words.args, bad === true]);

describe('what the end of the turn would bring', () => {
  it('tells income, upkeep and what is left by faction, and which cubes come back (12.2, 12.3, 12.5)', () => {
    const state = start(({ players: [player] }) => {
      Object.assign(player.byzantine, { treasury: 5, elite: 1, main: 2, levy: 0, movement: 0 });
      player.arab.treasury = 20;
      player.casualties = 5;
      player.taxes = 1;
    });
    const lines = said(state) ?? [];
    expect(lines[0]).toEqual(['forecast.faction', expect.objectContaining({ faction: 'byzantine', costs: 5 }), false]);
    expect(lines[lines.length - 1]).toEqual(['forecast.back', { cubes: 4 }, false]);
  });

  it('warns first of what cannot be paid, with the cubes that would leave the game (12.4)', () => {
    const state = start((one) => {
      const [player] = one.players;
      one.phase = 'upkeep';
      Object.assign(player.arab, { treasury: 1, elite: 2, main: 0, levy: 0, movement: 0 });
    });
    expect(said(state)?.[0]).toEqual(['forecast.unpaid', { faction: 'arab', short: 5, cubes: 2 }, true]);
  });
});

describe('beside the cities that one may take', () => {
  it('stand the points and the income that they bring (4., 12.2)', () => {
    const match = Match.create(byzantium, { players: 3, seed: seedFrom('forecast') });
    const ask = match.decision?.asks[0];
    const option = ask?.options.find(({ kind }) => kind === 'claim');
    if (ask === undefined || option === undefined) throw new Error('nobody may take a city');
    const view = match.seen(ask.seat).view as State;
    const note = byzantium.notes?.(view, ask)[option.id]?.words?.args;
    expect(note).toMatchObject({ points: expect.any(Number), income: 2 * Number(note?.points) });
    expect(Number(note?.points)).toBeGreaterThan(0);
  });
});
