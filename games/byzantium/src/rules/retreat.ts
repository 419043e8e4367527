import type { Flow, Seat } from '@tabula/engine';
import { type City, CONSTANTINOPLE, GRAPH, SAIL_TARGETS } from '../data/cities.ts';
import type { Faction } from '../data/figures.ts';
import { idOf, prompt, RETREAT_TO } from '../options.ts';
import { NOBODY, type State, sideOf } from '../state.ts';
import { cubes, destroyArmy, isFriendly } from './armies.ts';
import type { ArmyAttack } from './attack.ts';
import { fleetActs, fleetAgainst } from './fleet.ts';
import { takeLosses } from './losses.ts';
import type { Byzantium } from './table.ts';

/** Links that a retreat can use: where they lead from each city, and from where to each. */
interface Ways {
  readonly out: readonly (readonly City[])[];
  readonly into: readonly (readonly City[])[];
}

function ways(out: readonly (readonly City[])[]): Ways {
  return { out, into: out.map((_, city) => out.flatMap((cities, from) => (cities.includes(city) ? [from] : []))) };
}

/** 10.3.5 Byzantines never retreat through the desert, Arabs by sea only if let pass. Sailing from the capital is one-way. */
const ARAB_LAND = ways(GRAPH.neighbours('road', 'desert'));
const ARAB_SEA = ways(GRAPH.neighbours('road', 'desert', 'sea'));
const BYZANTINE = ways(
  GRAPH.neighbours('road', 'sea').map((cities, city) =>
    city === CONSTANTINOPLE ? [...cities, ...SAIL_TARGETS] : cities,
  ),
);

function waysOf(faction: Faction, sea: boolean): Ways {
  if (faction === 'byzantine') return BYZANTINE;
  return sea ? ARAB_SEA : ARAB_LAND;
}

/**
 * 10.3.2 By city, the losses of an army that has to go on from there: one for each enemy city it must enter before it
 * reaches a friendly one. `fled`, the city it flees, is no refuge. Spreads from the friendly cities outwards.
 */
function lossesFrom(state: State, faction: Faction, fled: City, { out, into }: Ways): number[] {
  const losses = out.map(() => Infinity);
  const queue: City[] = [];
  for (let city = 0; city < out.length; city++) {
    if (!isNextToRefuge(state, faction, fled, out[city])) continue;
    losses[city] = 0;
    queue.push(city);
  }
  for (const city of queue) {
    if (city === fled || isFriendly(state, city, faction)) continue;
    for (const before of into[city]) {
      if (losses[before] !== Infinity) continue;
      losses[before] = losses[city] + 1;
      queue.push(before);
    }
  }
  return losses;
}

function isNextToRefuge(state: State, faction: Faction, fled: City, out: readonly City[]): boolean {
  for (const next of out) if (next !== fled && isFriendly(state, next, faction)) return true;
  return false;
}

/** The fewest cubes a retreat from a city can cost, mostly none; Infinity if there is no way at all. */
export function retreatLosses(state: State, faction: Faction, city: City, sea: boolean): number {
  const ways = waysOf(faction, sea);
  return isNextToRefuge(state, faction, city, ways.out[city]) ? 0 : lossesFrom(state, faction, city, ways)[city];
}

/** 10.3.3 The next cities on the routes with the fewest losses. */
function bestSteps(state: State, faction: Faction, fled: City, here: City, sea: boolean): City[] {
  const links = waysOf(faction, sea);
  const losses = lossesFrom(state, faction, fled, links);
  return links.out[here].filter((next) => {
    if (next === fled) return false;
    return (isFriendly(state, next, faction) ? 0 : 1 + losses[next]) === losses[here];
  });
}

/** Whether one of the best routes goes over the sea somewhere. */
function wouldSail(state: State, faction: Faction, fled: City, here: City): boolean {
  return bestSteps(state, faction, fled, here, true).some(
    (next) =>
      !ARAB_LAND.out[here].includes(next) ||
      (!isFriendly(state, next, faction) && wouldSail(state, faction, fled, next)),
  );
}

/**
 * 10.3 Retreat from an attacked city: along a route with the fewest losses, a cube for each enemy city on the way, until
 * a friendly one is reached. An army that must and cannot is destroyed (10.3.7); one that goes at will stays instead, and
 * false is returned.
 */
export function* retreat(
  g: Byzantium,
  seat: Seat,
  faction: Faction,
  city: City,
  mode: 'must' | 'at will' | 'must, by land' = 'must',
): Flow<boolean> {
  const { state } = g;
  const side = sideOf(state.players[seat], faction);
  const sea = mode !== 'must, by land' && (yield* seaIsOpen(g, seat, faction, city));
  if (retreatLosses(state, faction, city, sea) >= cubes(side)) {
    if (mode === 'at will') {
      g.emit({ event: 'trapped', by: seat, city: idOf(city) });
      return false;
    }
    destroyArmy(g, seat, faction);
    return true;
  }
  let here = city;
  do {
    const options = bestSteps(state, faction, city, here, sea).map((next) => RETREAT_TO[next]);
    const ask = prompt('retreat-to', '10.3', { faction, city: idOf(here) });
    const { city: next } = yield* g.choose(seat, ask, options);
    here = GRAPH.index(next);
    side.at = here;
    g.emit({ event: 'retreated', by: seat, faction, city: next });
    if (!isFriendly(state, here, faction))
      yield* takeLosses(g, { kind: 'army', seat, faction }, 1, { ask: 'lose-on-retreat', rule: '10.3', city: next });
  } while (!isFriendly(state, here, faction));
  return true;
}

/** Whether the sea is not closed from the outset, by a fleet that always acts. */
export function seaMayBeOpen(state: State, seat: Seat, faction: Faction): boolean {
  const fleet = fleetAgainst(state, seat, faction);
  return fleet === NOBODY || state.players[fleet].fleetOrder !== 'always';
}

/**
 * 10.3.6 An Arab army may retreat by sea if nobody else holds the Byzantine Fleet, or if the holder lets it pass. He is
 * asked only if it matters: if the army would sail, and would live to arrive.
 */
function* seaIsOpen(g: Byzantium, seat: Seat, faction: Faction, city: City): Flow<boolean> {
  const { state } = g;
  const fleet = fleetAgainst(state, seat, faction);
  if (fleet === NOBODY) return true;
  if (retreatLosses(state, faction, city, true) >= cubes(sideOf(state.players[seat], faction))) return false;
  if (!wouldSail(state, faction, city, city)) return false;
  return !(yield* fleetForbids(g, fleet, seat));
}

function* fleetForbids(g: Byzantium, fleet: Seat, seat: Seat): Flow<boolean> {
  const forbids = yield* fleetActs(g, fleet, prompt('fleet-retreat', '10.3.6', { by: seat }));
  if (forbids) g.emit({ event: 'fleet.forbade', by: fleet, whose: seat });
  return forbids;
}

/** 10.6.9 A beaten attacker goes back to the city he entered from; over sea the fleet may bar the way (R 31). */
export function* fallBack(g: Byzantium, attack: ArmyAttack): Flow<void> {
  const { seat, faction, city, from, bySea } = attack;
  if (from === null) {
    yield* retreat(g, seat, faction, city);
    return;
  }
  const fleet = bySea ? fleetAgainst(g.state, seat, faction) : NOBODY;
  if (fleet !== NOBODY && (yield* fleetForbids(g, fleet, seat))) {
    yield* retreat(g, seat, faction, city, 'must, by land');
    return;
  }
  sideOf(g.state.players[seat], faction).at = from;
  g.emit({ event: 'retreated', by: seat, faction, city: idOf(from) });
}
