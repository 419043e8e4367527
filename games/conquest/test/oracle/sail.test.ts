import { bundle, Chance, type Option, Run, type Seat, seedFrom, waiting } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { doctored } from './doctored.ts';
import { isProvince } from './position.ts';
import { fleet, type Galley, leaderLandings, leaderLoads, unitLandings, unitLoads, unmoved, voyages } from './sail.ts';

type Game = Run<State, ConquestEvent>;
const ids = (run: Game, seat: Seat): string[] => (run.decision?.open(seat)?.options ?? []).map(({ id }) => id).sort();
const asked = (run: Game): string => run.decision?.asks[0].prompt.ask ?? '';

const shipWord = ({ leaders: [caesar, general], units: [infantry, cavalry, catapult], left }: Galley): string =>
  `ship ${bundle({ caesar, general, infantry, cavalry, catapult })} ${left}`;
const leaderWord = ([caesar, general]: readonly [number, number]): string =>
  `load-leaders ${bundle({ caesar, general })}`;
const unitWord = ([infantry, cavalry, catapult]: readonly [number, number, number]): string =>
  `load ${bundle({ infantry, cavalry, catapult })}`;
const landLeaderWord = ([caesar, general]: readonly [number, number]): string =>
  `land-leaders ${bundle({ caesar, general })}`;
const landUnitWord = ([infantry, cavalry, catapult]: readonly [number, number, number]): string =>
  `land-units ${bundle({ infantry, cavalry, catapult })}`;
const originWord = ({ at, side }: Galley): string => (isProvince(at) ? `sail-from ${at} ${side}` : `sail ${at}`);

/** Asks, or takes the only thing there is, as the game does; every other time rather one of those `liked`, if there are any. */
function pick<T>(
  run: Game,
  chance: Chance,
  ask: string,
  choices: readonly T[],
  word: (choice: T) => string,
  liked: (choice: T) => boolean = () => true,
): T {
  // Of two that are told by the same word, the game takes the first.
  const told = new Map([...choices].reverse().map((choice) => [word(choice), choice]));
  const words = [...told.keys()].sort();
  if (words.length === 1) return choices[0];
  expect(asked(run)).toBe(ask);
  expect(ids(run, run.state.active)).toEqual(words);
  const all = [...told.values()];
  const favourites = all.filter(liked);
  const chosen = chance.pick(favourites.length > 0 && chance.below(2) === 0 ? favourites : all);
  run.answer(run.state.active, word(chosen));
  return chosen;
}

/** One voyage from the choice of the place to its end. */
function voyage(run: Game, chance: Chance, origin: string): void {
  const state = conquest.copy(run.state);
  const ships = fleet(state, state.active).filter((galley) => galley.left > 0 && originWord(galley) === origin);
  run.answer(state.active, origin);
  const atSea = !isProvince(ships[0].at);
  const galley = atSea ? pick(run, chance, 'ship', ships, shipWord) : ships[0];
  let units: readonly number[] = galley.units;
  if (!atSea) units = board(run, chance, state, galley, galley.at, false);
  const isCall = (id: string): boolean => /^(call|strike) /.test(id);
  const to = pick(run, chance, 'sail-to', voyages(state, galley, units), (id) => id, isCall);
  const calls = isCall(to);
  if (calls) call(run, chance, state, galley, to.split(' ')[1]);
  const after = fleet(run.state, state.active).find(({ ship }) => ship === galley.ship);
  if (after === undefined || asked(run) !== 'move') return;
  if (to.startsWith('sail-to ')) expect(`sail-to ${after.at}`).toBe(to);
  if (calls) expect([after.at, after.left]).toEqual([galley.at, 0]);
  if (isProvince(after.at)) expect([after.left, ...after.leaders, ...after.units]).toEqual([0, 0, 0, 0, 0, 0]);
}

/** A call at a coast: some land, then some board, and everybody is where he should be. */
function call(run: Game, chance: Chance, state: State, galley: Galley, at: string): void {
  const leaders = pick(run, chance, 'land-leaders', leaderLandings(state, galley, at), landLeaderWord);
  const units = pick(run, chance, 'land-units', unitLandings(state, galley, at, leaders[0] + leaders[1]), landUnitWord);
  const left: Galley = {
    ...galley,
    leaders: [galley.leaders[0] - leaders[0], galley.leaders[1] - leaders[1]],
    units: [galley.units[0] - units[0], galley.units[1] - units[1], galley.units[2] - units[2]],
  };
  board(run, chance, state, left, at, leaders[0] + leaders[1] === 0);
}

function board(run: Game, chance: Chance, state: State, galley: Galley, at: string, must: boolean): number[] {
  const ready = unmoved(state, at);
  const leaders = pick(run, chance, 'load-leaders', leaderLoads(galley, ready, must), leaderWord);
  const loads = unitLoads(galley, ready, leaders[0] + leaders[1], must);
  const units = pick(run, chance, 'load', loads, unitWord);
  return units.map((count, kind) => count + galley.units[kind]);
}

function watch(name: string, answers: number): number {
  const chance = Chance.fromSeed(seedFrom(`sail ${name}`));
  const run: Game = new Run(conquest, { state: doctored(`sea ${name}`), chance: chance.split() });
  let checked = 0;
  for (let i = 0; i < answers && run.decision !== null; i++) {
    const seat = chance.pick(waiting(run.decision));
    const options: readonly Option[] = run.decision.open(seat)?.options ?? [];
    const sails = ids(run, seat).filter((id) => id.startsWith('sail'));
    if (asked(run) === 'move') {
      const expected = fleet(run.state, seat).filter(({ left }) => left > 0);
      expect(sails).toEqual([...new Set(expected.map(originWord))].sort());
    }
    if (asked(run) !== 'move' || sails.length === 0 || chance.below(4) === 0) run.answer(seat, chance.pick(options).id);
    else {
      voyage(run, chance, chance.pick(sails));
      checked++;
    }
  }
  return checked;
}

describe('movement by sea, against an oracle that sails every course', () => {
  it('lists who boards, where a galley goes and where it lands, on hundreds of voyages', () => {
    shows('5.5.b', '8.14.a', '8.21.a', 'R-SEA-2');
    let checked = 0;
    for (const i of sampled(process.env, 'positions', 40)) checked += watch(`${i}`, 120);
    expect(checked).toBeGreaterThan(400);
  });
});
