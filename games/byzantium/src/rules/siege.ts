import type { Flow, Seat } from '@tabula/engine';
import { CITIES, type City, CONSTANTINOPLE } from '../data/cities.ts';
import {
  CONSTANTINOPLE_CUBES_PER_HIT,
  CONSTANTINOPLE_POINTS,
  type Colour,
  type Faction,
  HIT,
} from '../data/figures.ts';
import { idOf, LOSE, prompt } from '../options.ts';
import { NOBODY, type State, sideOf } from '../state.ts';
import { garrison, other } from './armies.ts';
import { canPlaceCube, takeCubeOn } from './cubes.ts';
import { type Force, filledBoxes, strengthOf, takeLosses } from './losses.ts';
import type { Byzantium } from './table.ts';

/** 10.6 Siege: the city rolls a die for each counter; the attacker must be stronger than what it stands for. */
export function* besiege(g: Byzantium, attacker: Force, city: City): Flow<boolean> {
  const id = idOf(city);
  const walls = garrison(g.state, city);
  const dice = g.roll(walls);
  const hits = dice.filter((die) => die >= HIT).length;
  g.emit({ event: 'siege.rolled', city: id, dice, hits });
  const lost = city === CONSTANTINOPLE ? hits * CONSTANTINOPLE_CUBES_PER_HIT : hits;
  yield* takeLosses(g, attacker, lost, { ask: 'lose', rule: '10.6', city: id });
  const strength = strengthOf(g.state, attacker);
  const event = strength > walls ? 'siege.won' : 'siege.failed';
  g.emit({ event, force: attacker.kind, by: attacker.seat, city: id, strength, walls });
  return strength > walls;
}

/** 10.6.5, 10.6.6 What becomes of a taken city: one counter less, but never none; a city of one counter brings nothing. */
function spoils(state: State, city: City): { counters: number; gain: number } {
  const before = state.colour[city] === 'persian' ? CITIES[city].value : state.counters[city];
  const counters = Math.max(1, before - 1);
  return { counters, gain: before === 1 ? 0 : counters };
}

/** 10.6.5 The fortification returns to its owner, a control cube to its owner's Casualty Pool. */
function dispossess(state: State, city: City): void {
  const owner = state.control[city];
  if (owner === NOBODY) return;
  if (state.fort[city]) state.players[owner].forts += 1;
  else state.players[owner].casualties += 1;
  state.fort[city] = false;
  state.control[city] = NOBODY;
}

function repaint(state: State, city: City, colour: Colour, counters: number): void {
  dispossess(state, city);
  state.colour[city] = colour;
  state.counters[city] = counters;
}

/** 10.6.5 - 10.6.8 Conquest by an army: counters, points, loot, and a cube on the city. A civil war keeps the colour. */
export function* conquest(g: Byzantium, seat: Seat, faction: Faction, city: City): Flow<void> {
  const { state } = g;
  if (city === CONSTANTINOPLE) {
    fallOfConstantinople(g, seat);
    return;
  }
  const { counters, gain } = spoils(state, city);
  const side = sideOf(state.players[seat], faction);
  repaint(state, city, faction, counters);
  side.points += gain;
  side.treasury += gain;
  g.emit({ event: 'conquered', by: seat, city: idOf(city), faction, counters, points: gain, loot: gain });
  yield* garrisonCity(g, seat, faction, city);
}

/** 10.6.7 The victor puts a cube on the city: from the pool or bought, else two cubes of his army are spent for it. */
function* garrisonCity(g: Byzantium, seat: Seat, faction: Faction, city: City): Flow<void> {
  const { state } = g;
  if (canPlaceCube(state, seat, faction)) {
    yield* takeCubeOn(g, seat, faction, city);
    state.control[city] = seat;
    return;
  }
  yield* spareCube(g, seat, faction, city);
  state.control[city] = seat;
  const player = state.players[seat];
  // R 30: the guard goes only if it is the last cube, and then back to its box.
  if (filledBoxes(sideOf(player, faction)).length === 0) sideOf(player, faction).guard = false;
  else {
    yield* spareCube(g, seat, faction, city);
    player.casualties += 1;
  }
  g.emit({ event: 'garrisoned', by: seat, city: idOf(city) });
}

/** Takes one cube out of the army, the owner's choice. */
function* spareCube(g: Byzantium, seat: Seat, faction: Faction, city: City): Flow<void> {
  const side = sideOf(g.state.players[seat], faction);
  const options = filledBoxes(side).map((box) => LOSE[box]);
  const { box } = yield* g.choose(seat, prompt('garrison', '10.6.7', { city: idOf(city), faction }), options);
  side[box] -= 1;
}

/** 11.5 Conquest by the Bulgars: orange counters, and points for the faction that was not attacked. */
export function bulgarConquest(g: Byzantium, seat: Seat, city: City): void {
  const { state } = g;
  if (city === CONSTANTINOPLE) {
    fallOfConstantinople(g, seat);
    return;
  }
  const { counters, gain } = spoils(state, city);
  const faction = scoringFaction(state, city);
  repaint(state, city, 'bulgar', counters);
  sideOf(state.players[seat], faction).points += gain;
  g.emit({ event: 'bulgars.conquered', by: seat, city: idOf(city), counters, points: gain, faction });
}

/** 11.5, 11.6 The faction that the Bulgars do not attack: it scores, and pays. */
export function scoringFaction(state: State, city: City): Faction {
  return other(state.colour[city] === 'arab' ? 'arab' : 'byzantine');
}

/** 13. Fall of Constantinople: 5 Arab points, and the game ends at once. */
function fallOfConstantinople(g: Byzantium, seat: Seat): void {
  g.state.players[seat].arab.points += CONSTANTINOPLE_POINTS;
  g.state.conqueror = seat;
  g.emit({ event: 'constantinople.fell', by: seat, points: CONSTANTINOPLE_POINTS });
}
