import { Chance, type Option, Run, type Seat, seedFrom, waiting } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ROADS } from '../../src/data/map.ts';
import type { ConquestEvent } from '../../src/events.ts';
import { conquest } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { invariant } from '../invariants.ts';
import { doctored } from './doctored.ts';
import {
  destinations,
  type Group,
  guards,
  hasMoved,
  leaderChoices,
  leaders,
  legionChoices,
  type Mover,
  mostOf,
  movable,
  NOBODY,
  pointsLeft,
  pointsOf,
  units,
} from './march.ts';
import { armyOf, foeIn, LANDS, nameOf, number, seats, tributeOf } from './position.ts';

type Game = Run<State, ConquestEvent>;
const ids = (run: Game, seat: Seat): string[] => (run.decision?.open(seat)?.options ?? []).map(({ id }) => id).sort();
const asked = (run: Game): string => run.decision?.asks[0].prompt.ask ?? '';

/** A halt on a road: who can go on along it, and of them who has paid for it and goes for nothing. */
interface Rolling {
  readonly at: string;
  readonly stock: Group;
  readonly paid: Group;
  readonly seen: string[];
}

/** R-ROAD-2: all groups in the middle of a stretch, and whoever is there to join them for a point. */
function onRoads(state: State): Rolling[] {
  return state.stretches.map((stretch) => {
    const at = nameOf(stretch.at);
    const here = movable(state, at);
    const beside = state.stretches.filter((other) => other.at === stretch.at);
    const on = (sort: 'infantry' | 'cavalry' | 'halfCavalry' | 'catapult') =>
      beside.reduce((sum, other) => sum + other[sort], 0);
    const paid = {
      ...NOBODY,
      caesar: stretch.caesar ? 1 : 0,
      tired: stretch.halfGenerals,
      spent: stretch.generals,
      infantry: on('infantry'),
      cavalry: on('cavalry') + on('halfCavalry'),
      catapults: on('catapult'),
    };
    const stock = {
      caesar: Math.max(paid.caesar, here.caesar),
      generals: here.generals,
      tired: here.tired,
      spent: paid.spent,
      infantry: paid.infantry + here.infantry,
      cavalry: on('cavalry') + here.cavalry + here.tiredCavalry,
      tiredCavalry: 0,
      catapults: paid.catapults + here.catapults,
    };
    return { at, stock, paid, seen: stretch.seen.map(nameOf) };
  });
}

/** Which pieces of a group have paid for the stretch: of those that are alike they go first (R-OWN-2). */
function paidOf({ paid }: Rolling, group: Group): Group {
  const least = (sort: keyof Group) => Math.min(paid[sort], group[sort]);
  return {
    caesar: least('caesar'),
    generals: least('generals'),
    tired: least('tired'),
    spent: least('spent'),
    infantry: least('infantry'),
    cavalry: least('cavalry'),
    tiredCavalry: least('tiredCavalry'),
    catapults: least('catapults'),
  };
}

/** What a group pays for a move: every piece the points of the way, on a stretch only who has not paid for it. */
function priceOf(group: Group, road: Rolling | null, points: number): number {
  if (road === null) return points * (leaders(group) + units(group));
  const paid = paidOf(road, group);
  return leaders(group) + units(group) - leaders(paid) - units(paid);
}

/** What can be done with a stock of pieces: every group that has somewhere to go. */
function choices(state: State, from: string, stock: Group, road: Rolling | null) {
  const held = foeIn(state, state.active, from) >= 0;
  const known = new Map<string, Map<string, number>>();
  const where = (group: Group) => {
    const alone = units(group) === 0;
    const mover: Mover =
      road === null
        ? {
            from,
            points: pointsOf(state, group),
            most: mostOf(state, group),
            alone,
            guest: held && hasMoved(state, group),
            onRoad: null,
          }
        : { from, points: 0, most: 0, alone, guest: held, onRoad: road.seen };
    const key = `${alone} ${mover.points} ${mover.most} ${mover.guest}`;
    const found = known.get(key) ?? destinations(state, mover);
    known.set(key, found);
    return found;
  };
  const moved = (led: Group) => led.tired + led.spent + (state.caesarLeft < 2 ? led.caesar : 0);
  const can = (led: Group) => {
    const free = armyOf(state, state.active, from) - guards(state, from, moved(led));
    // Without units only those go on along a stretch who are on it: whoever is not sets out by himself.
    const alone = road === null || leaders(paidOf(road, led)) > 0;
    return (group: Group) => (units(group) === 0 ? alone : units(group) <= free) && where(group).size > 0;
  };
  const legions = (led: Group) => legionChoices(stock, led).filter(can(led));
  const someLegion = (led: Group) => legionChoices(stock, led).some(can(led));
  return { leaders: leaderChoices(stock).filter(someLegion), legions, where };
}

const text = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .flatMap(([kind, count]) => (count === 0 ? [] : count === 1 ? [kind] : [`${count}*${kind}`]))
    .join('+') || 'none';
const leaderText = (g: Group): string =>
  `leaders ${text({ caesar: g.caesar, general: g.generals, 'tired-general': g.tired, 'spent-general': g.spent })}`;
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
function march(run: Game, chance: Chance, id: string, from: string, road: Rolling | null, stock: Group): string {
  const state = conquest.copy(run.state);
  const can = choices(state, from, stock, road);
  run.answer(state.active, id);
  const led = pick(run, chance, 'leaders', can.leaders, leaderText);
  const group = led && pick(run, chance, 'legion', can.legions(led), legionText);
  if (group === null) return 'long';
  const where = can.where(group);
  const all = [...where.keys()].sort();
  const offered = all.length === 1 ? all : ids(run, state.active);
  expect(offered, `from ${from} with ${JSON.stringify(group)}`).toEqual(all);
  const way = chance.pick(all);
  if (all.length > 1) run.answer(state.active, way);
  invariant(run.state);
  if (way.startsWith('go '))
    expect(pointsLeft(run.state), `${way} from ${from} with ${JSON.stringify(group)}`).toBe(
      pointsLeft(state) - priceOf(group, road, where.get(way) ?? 0),
    );
  return road !== null && leaders(paidOf(road, group)) < leaders(group) ? 'joined' : 'checked';
}

const wordOn = ({ at, seen }: Rolling): string => `road-on ${at} ${seen.slice(0, -1).join('+')}`;

function expectedMoves(state: State): string[] {
  const marches = LANDS.filter((at) => choices(state, at, movable(state, at), null).leaders.length > 0);
  const on = onRoads(state).filter((road) => choices(state, road.at, road.stock, road).leaders.length > 0);
  return [...marches.map((at) => `march ${at}`), ...on.map(wordOn)].sort();
}

/** Plays at random, looking at every question of movement by land. */
function watch(name: string, state: State, answers: number, count: Record<string, number>): void {
  const chance = Chance.fromSeed(seedFrom(`march ${name}`));
  const run = new Run(conquest, { state, chance: chance.split() });
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
    const road = onRoads(run.state).find((one) => wordOn(one) === id);
    const at = id.split(' ')[1];
    if (id.startsWith('march ')) count[march(run, chance, id, at, null, movable(run.state, at))]++;
    else if (road !== undefined) {
      count[march(run, chance, id, at, road, road.stock)]++;
      count.road++;
    } else run.answer(seat, id);
  }
}

const BALKANS = ['italia', 'dalmatia', 'macedonia', 'achaia', 'moesia', 'thracia', 'pannonia', 'dacia'];

/** A position where everybody stands in a few provinces that are full of roads. */
function paved(name: string): State {
  const state = doctored(`paved ${name}`, { players: 2, within: BALKANS });
  const within = BALKANS.map(number);
  state.city.fill(0);
  state.road.fill(0);
  for (const at of within) state.city[at] = 1;
  ROADS.forEach(([a, b], border) => {
    if (within.includes(a) && within.includes(b)) state.road[border] = 1;
  });
  for (const seat of seats(state)) state.tribute[seat] = tributeOf(state, seat);
  return state;
}

describe('movement by land, against an oracle that walks every way', () => {
  it('lists who can go and where, on hundreds of marches', () => {
    shows('3.3.a', '8.2.a', '8.11.a', '8.13.a', 'R-DIP-1', 'R-OWN-8');
    const count = { checked: 0, long: 0, road: 0, joined: 0 };
    for (const i of sampled(process.env, 'positions', 40)) watch(`${i}`, doctored(`${i}`), 100, count);
    expect(count.checked).toBeGreaterThan(400);
    expect(count.road).toBeGreaterThan(10);
  });

  it('lists who joins a stretch of road, and books what each pays', () => {
    shows('8.11.a', 'R-ROAD-2', 'R-OWN-2', 'R-OWN-3');
    const count = { checked: 0, long: 0, road: 0, joined: 0 };
    for (const i of sampled(process.env, 'positions', 40)) watch(`paved ${i}`, paved(`${i}`), 60, count);
    expect(count.road).toBeGreaterThan(100);
    expect(count.joined).toBeGreaterThan(10);
  });
});
