import { Chance, type Option, Run, type Seat, seedFrom, waiting } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { doctored } from './doctored.ts';
import { destinations, type Group, leaderChoices, legionChoices, movable, NOBODY, pointsOf, units } from './march.ts';
import { LANDS, nameOf } from './position.ts';

type Game = Run<State, ConquestEvent>;
const ids = (run: Game, seat: Seat): string[] => (run.decision?.open(seat)?.options ?? []).map(({ id }) => id).sort();
const asked = (run: Game): string => run.decision?.asks[0].prompt.ask ?? '';

/** R-ROAD-2: a group on a road goes on for nothing and may pick up units of the province that have a point left. */
function onRoad(state: State): { at: string; stock: Group; seen: string[] } | null {
  const { stretch } = state;
  if (stretch.at < 0) return null;
  const at = nameOf(stretch.at);
  const here = movable(state, at);
  const stock = {
    ...NOBODY,
    caesar: stretch.caesar ? 1 : 0,
    generals: stretch.halfGenerals + stretch.generals,
    infantry: stretch.infantry + here.infantry,
    cavalry: stretch.cavalry + here.cavalry + here.tiredCavalry,
    catapults: stretch.catapult + here.catapults,
  };
  return { at, stock, seen: stretch.seen.map(nameOf) };
}

/** What can be done with a stock of pieces: every group that has somewhere to go. */
function choices(state: State, from: string, stock: Group, seen: readonly string[] | null) {
  const known = new Map<string, Map<string, number>>();
  const where = (group: Group) => {
    const points = seen === null ? pointsOf(state, group) : 0;
    const key = `${units(group) === 0} ${points}`;
    const found = known.get(key) ?? destinations(state, from, units(group) === 0, points, seen);
    known.set(key, found);
    return found;
  };
  const legions = (led: Group) => legionChoices(stock, led).filter((group) => where(group).size > 0);
  const someLegion = (led: Group) => legionChoices(stock, led).some((group) => where(group).size > 0);
  return { leaders: leaderChoices(stock).filter(someLegion), legions, where };
}

const text = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .flatMap(([kind, count]) => (count === 0 ? [] : count === 1 ? [kind] : [`${count}*${kind}`]))
    .join('+') || 'none';
const leaderText = (g: Group): string =>
  `leaders ${text({ caesar: g.caesar, general: g.generals, 'tired-general': g.tired })}`;
const legionText = (g: Group): string =>
  `legion ${text({ infantry: g.infantry, cavalry: g.cavalry, 'tired-cavalry': g.tiredCavalry, catapult: g.catapults })}`;

/** Asks for one of several groups, or takes the only one, as the game does; null if the list is too long to be one list. */
function pick(
  run: Game,
  chance: Chance,
  ask: string,
  groups: readonly Group[],
  word: (g: Group) => string,
): Group | null {
  if (groups.length === 1) return groups[0];
  const seat = run.state.active;
  if (ids(run, seat).some((id) => id.startsWith('number '))) return null;
  expect(asked(run)).toBe(ask);
  expect(ids(run, seat)).toEqual(groups.map(word).sort());
  const chosen = chance.pick([...groups]);
  run.answer(seat, word(chosen));
  return chosen;
}

/** One march from the choice of the province to its end, every list on the way compared with the oracle's. */
function march(run: Game, chance: Chance, from: string, seen: readonly string[] | null, stock: Group): string {
  const state = conquest.copy(run.state);
  const can = choices(state, from, stock, seen);
  run.answer(state.active, `${seen === null ? 'march' : 'road-on'} ${from}`);
  const led = pick(run, chance, 'leaders', can.leaders, leaderText);
  const group = led && pick(run, chance, 'legion', can.legions(led), legionText);
  if (group === null) return 'long';
  const where = can.where(group);
  const all = [...where.keys()].sort();
  const offered = all.length === 1 ? all : ids(run, state.active);
  expect(offered, `from ${from} with ${JSON.stringify(group)}`).toEqual(all);
  return 'checked';
}

function expectedMoves(state: State): string[] {
  const marches = LANDS.filter((at) => choices(state, at, movable(state, at), null).leaders.length > 0);
  const road = onRoad(state);
  const on = road !== null && choices(state, road.at, road.stock, road.seen).leaders.length > 0 ? [road.at] : [];
  return [...marches.map((at) => `march ${at}`), ...on.map((at) => `road-on ${at}`)].sort();
}

/** Plays at random, looking at every question of movement by land. */
function watch(name: string, answers: number, count: Record<string, number>): void {
  const chance = Chance.fromSeed(seedFrom(`march ${name}`));
  const run = new Run(conquest, { state: doctored(name), chance: chance.split() });
  for (let i = 0; i < answers && run.decision !== null; i++) {
    const seat = chance.pick(waiting(run.decision));
    if (asked(run) !== 'move') {
      const options: readonly Option[] = run.decision.open(seat)?.options ?? [];
      run.answer(seat, chance.pick(options).id);
      continue;
    }
    const moves = ids(run, seat).filter((id) => /^(march|road-on) /.test(id));
    if (chance.below(3) === 0) expect(moves).toEqual(expectedMoves(run.state));
    const id = chance.pick([...moves, ...moves, ...ids(run, seat)]);
    const road = onRoad(run.state);
    const at = id.split(' ')[1];
    if (id.startsWith('march ')) count[march(run, chance, at, null, movable(run.state, at))]++;
    else if (id.startsWith('road-on ') && road !== null) {
      count[march(run, chance, at, road.seen, road.stock)]++;
      count.road++;
    } else run.answer(seat, id);
  }
}

describe('movement by land, against an oracle that walks every way', () => {
  it('lists who can go and where, on hundreds of marches', () => {
    const count = { checked: 0, long: 0, road: 0 };
    for (let i = 0; i < 40; i++) watch(`${i}`, 100, count);
    expect(count.checked).toBeGreaterThan(400);
    expect(count.road).toBeGreaterThan(10);
  });
});
