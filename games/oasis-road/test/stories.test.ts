import { Chance, Run, seedFrom } from '@tabula/engine';
import { LoadedDice, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { BOARD, type PlaceId, placeOf } from '../src/data/places.ts';
import { oasisRoad } from '../src/index.ts';
import type { OasisRoadEvent } from '../src/rules/turn.ts';
import { MOONS, type OasisRoad } from '../src/state.ts';

interface Story {
  readonly camps: readonly [PlaceId, PlaceId];
  readonly wells?: Partial<Record<PlaceId, number>>;
  readonly commissions?: readonly [PlaceId, PlaceId];
  readonly moon?: number;
  readonly dice?: readonly number[];
}

/** A position in which the caravans camp here, and what happens from it. */
function tell({ camps, wells = {}, commissions = ['augila', 'bahariya'], moon = 1, dice = [] }: Story) {
  const state: OasisRoad = {
    moon,
    camps: camps.map(placeOf),
    wells: BOARD.spaces.map(({ id }) => wells[id] ?? null),
    commissions: commissions.map(placeOf),
    box: [],
  };
  const events: OasisRoadEvent[] = [];
  const chance = new LoadedDice(...dice);
  const run = new Run(oasisRoad, { state, chance }, { onEvent: (event) => events.push(event) });
  return { state, run, events, campOf: (seat: number) => BOARD.spaces[state.camps[seat]].id };
}

describe('1. The start', () => {
  it('each caravan is in its city, each player has a commission that only he sees', () => {
    shows('1.a', '1.b');
    const state = oasisRoad.setup({ players: 2, settings: {} }, Chance.fromSeed(seedFrom('start')));
    expect(state.camps.map((camp) => BOARD.spaces[camp].id)).toEqual(['cyrene', 'memphis']);
    expect(new Set([...state.commissions, ...state.box]).size).toBe(4);
    const mine = BOARD.spaces[state.commissions[0]].id;
    expect(oasisRoad.view(state, 0).commissions).toEqual([mine, null]);
    expect(oasisRoad.view(state, 1).commissions[0]).toBeNull();
  });
});

describe('2. The march', () => {
  it('goes to a neighbour or nowhere, and never into the city of the other', () => {
    shows('2.b');
    const { run } = tell({ camps: ['cyrene', 'paraetonium'] });
    const offered = (seat: number) => run.decision?.open(seat)?.options.map(({ id }) => id);
    expect(offered(0)).toEqual(['stay', 'march paraetonium', 'march augila']);
    expect(offered(1)).toEqual(['stay', 'march memphis', 'march ammon']);
  });

  it('lets caravans that change places pass each other', () => {
    shows('2.c', '2.d');
    const { run, events, campOf } = tell({ camps: ['ammon', 'augila'] });
    run.answer(0, 'march augila');
    run.answer(1, 'march ammon');
    expect([campOf(0), campOf(1)]).toEqual(['augila', 'ammon']);
    expect(events.some(({ event }) => event === 'met')).toBe(false);
  });
});

describe('3. A meeting', () => {
  it('sends away who rolls less, where he likes, and leaves the well to the other', () => {
    shows('3.b', '4.a');
    const { run, state, campOf } = tell({ camps: ['paraetonium', 'bahariya'], dice: [2, 5] });
    run.answer(0, 'march ammon');
    run.answer(1, 'march ammon');
    expect(run.decision?.open(0)?.options.map(({ id }) => id)).toEqual([
      'withdraw augila',
      'withdraw paraetonium',
      'withdraw bahariya',
    ]);
    run.answer(0, 'withdraw augila');
    expect(campOf(0)).toBe('augila');
    expect(state.wells[placeOf('ammon')]).toBe(1);
  });

  it('does not ask who has one way out only', () => {
    shows('3.b');
    const { run, campOf } = tell({ camps: ['cyrene', 'augila'], dice: [6, 1] });
    run.answer(0, 'march augila');
    run.answer(1, 'stay');
    expect(campOf(1)).toBe('ammon');
  });

  it('is easier for whose the well is', () => {
    shows('3.a');
    const { run, events } = tell({ camps: ['ammon', 'bahariya'], wells: { ammon: 0 }, dice: [4, 4] });
    run.answer(0, 'stay');
    run.answer(1, 'march ammon');
    expect(run.decision?.open(1)?.prompt.ask).toBe('withdraw');
    expect(events).toContainEqual({ event: 'rolled', by: 0, dice: [4], bonus: 1 });
  });

  it('with equal rolls leaves both there and the well as it was', () => {
    shows('3.c');
    const { run, state, campOf } = tell({ camps: ['ammon', 'bahariya'], wells: { ammon: 1 }, dice: [5, 4] });
    run.answer(0, 'stay');
    run.answer(1, 'march ammon');
    expect([campOf(0), campOf(1)]).toEqual(['ammon', 'ammon']);
    expect(state.wells[placeOf('ammon')]).toBe(1);
  });
});

describe('5. The end', () => {
  it('shows the commissions and pays them', () => {
    shows('2.a', '5.a', '5.b', '5.c');
    const wells = { augila: 0, paraetonium: 1, bahariya: 1 };
    const { run, state, events } = tell({
      camps: ['augila', 'bahariya'],
      wells,
      commissions: ['augila', 'ammon'],
      moon: MOONS,
    });
    expect(oasisRoad.view(state, 0).commissions).toEqual(['augila', null]);
    run.answer(0, 'stay');
    run.answer(1, 'stay');
    expect(run.over).toBe(true);
    expect(events).toContainEqual({ event: 'showed', by: 1, commission: 'ammon' });
    expect(oasisRoad.view(state, 0).commissions).toEqual(['augila', 'ammon']);
    expect(oasisRoad.result(state)).toEqual({ points: [3, 3], winners: [0, 1], ending: 'moons' });
  });
});
