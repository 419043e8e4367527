import type { Flow, Option, Seat } from '@tabula/engine';
import { DICE_PER_GALLEY, NAVAL_ROUNDS } from '../data/figures.ts';
import { idOf, isSea, PROVINCES, type Province, type Sea, SPACES, type Space } from '../data/map.ts';
import { DONE, ENGAGE, NO_BATTLE, prompt, SHORE, type ShipOption, shipOption } from '../options.ts';
import { ABOARD, isIn, NOBODY, NOWHERE, type State } from '../state.ts';
import { captureCaesar, decideFate, loseCaesar, settleFate } from './captured-leaders.ts';
import { holdsHome } from './control.ts';
import { galleyHits, hitsIn } from './dice.ts';
import { bringBack, cargoOf, fleetsIn, galleysAt, removeGalley, unitBundle } from './pieces.ts';
import type { Conquest } from './table.ts';

/** 9.16, 9.21 The active player says whom he attacks in which sea, and with which galleys (R-NAV-1). */
export function* declareBattles(g: Conquest, seat: Seat): Flow<void> {
  for (let sea = PROVINCES; sea < SPACES; sea++) {
    const foes = hasGalleyAt(g.state, seat, sea) ? fleetsIn(g.state, sea, seat) : 0;
    if (foes !== 0) yield* declareIn(g, seat, sea, galleysAt(g.state, seat, sea), seatsIn(foes));
  }
}

function hasGalleyAt({ galley: { owner, at } }: State, seat: Seat, space: Space): boolean {
  for (let ship = 0; ship < owner.length; ship++) if (at[ship] === space && owner[ship] === seat) return true;
  return false;
}

/** Whether a player has any galley at sea. */
export function hasFleets({ galley: { owner, at } }: State, seat: Seat): boolean {
  for (let ship = 0; ship < owner.length; ship++) if (owner[ship] === seat && isSea(at[ship])) return true;
  return false;
}

function* declareIn(g: Conquest, seat: Seat, sea: Sea, own: readonly number[], foes: readonly Seat[]): Flow<void> {
  const chosen: Seat[] = [];
  const place = { at: idOf(sea) };
  while (chosen.length < Math.min(own.length, foes.length)) {
    const left = foes.filter((foe) => !chosen.includes(foe));
    const options: Option[] = [...left.map((foe) => ENGAGE[foe]), chosen.length === 0 ? NO_BATTLE : DONE];
    const ask =
      chosen.length === 0 ? prompt('engage', '9.16', place, NO_BATTLE.id) : prompt('engage-more', '9.21', place);
    const answer = yield* g.choose(seat, ask, options);
    const foe = left[options.indexOf(answer)];
    if (foe === undefined) break;
    chosen.push(foe);
  }
  yield* divide(g, seat, sea, own, chosen);
  for (const whom of chosen) g.emit({ event: 'sea-battle.declared', by: seat, whom, at: idOf(sea) });
}

/** 9.21 Galleys are divided among the enemies, at least one for each; the last gets all that are left. */
function* divide(g: Conquest, seat: Seat, sea: Sea, own: readonly number[], foes: readonly Seat[]): Flow<void> {
  const { state } = g;
  const free = [...own];
  for (let i = 0; i < foes.length; i++) {
    const last = i === foes.length - 1;
    const most = last ? free.length : free.length - (foes.length - 1 - i);
    for (let sent = 0; sent < most; sent++) {
      const kinds = last ? [] : kindsOf(state, free);
      const options: Option[] = sent === 0 ? kinds : [...kinds, DONE];
      const ask = prompt('split', '9.21', { at: idOf(sea), whom: foes[i] });
      const answer = last ? undefined : yield* g.choose(seat, ask, options);
      if (answer === DONE) break;
      const ship = answer === undefined ? free[0] : (free.find((s) => kindOf(state, s) === answer) ?? free[0]);
      free.splice(free.indexOf(ship), 1);
      state.galley.against[ship] = foes[i];
    }
  }
}

/** A galley in battle is told from others only by who is aboard. */
function kindOf(state: State, ship: number): ShipOption {
  return shipOption(cargoOf(state, ship), state.galley.generals[ship], state.galley.caesar[ship], 0);
}

function kindsOf(state: State, ships: readonly number[]): ShipOption[] {
  return [...new Set(ships.map((ship) => kindOf(state, ship)))];
}

function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; 1 << seat <= mask; seat++) if ((mask & (1 << seat)) !== 0) seats.push(seat);
  return seats;
}

/** The battles at sea that were declared and not fought yet. */
export function seaBattlesOf({ galley, attacker }: State): { readonly sea: Sea; readonly foe: Seat }[] {
  const found: { sea: Sea; foe: Seat }[] = [];
  for (let ship = 0; ship < galley.owner.length; ship++) {
    const foe = galley.against[ship];
    if (galley.owner[ship] !== attacker || foe === NOBODY) continue;
    const sea = galley.at[ship];
    if (!found.some((battle) => battle.sea === sea && battle.foe === foe)) found.push({ sea, foe });
  }
  return found;
}

/** 9.17 - 9.20 A battle of galleys: three rounds at most, no retreat. */
export function* seaBattle(g: Conquest, sea: Sea, foe: Seat): Flow<void> {
  const { state } = g;
  const { galley } = state;
  const seat = state.attacker;
  const at = idOf(sea);
  const fleet = galleysAt(state, seat, sea).filter((ship) => galley.against[ship] === foe);
  const enemy = galleysAt(state, foe, sea);
  for (const ship of fleet) galley.against[ship] = NOBODY;
  g.emit({ event: 'sea-battle.began', by: seat, whom: foe, at, count: fleet.length, against: enemy.length });
  for (let round = 0; round < NAVAL_ROUNDS && fleet.length > 0 && enemy.length > 0; round++) {
    const hits = broadside(g, seat, fleet.length);
    const sunkEnemy = yield* sink(g, foe, sea, enemy, hits);
    const blows = broadside(g, foe, enemy.length);
    const sunkOwn = yield* sink(g, seat, sea, fleet, blows);
    for (const ship of sunkEnemy) enemy.splice(enemy.indexOf(ship), 1);
    yield* goDown(g, foe, seat, sea, sunkEnemy, sunkOwn);
    // Whoever has won loses nothing any more.
    if (state.winner !== NOBODY) break;
    // The attacker fired first: what was hit in the same round sinks even if the enemy is out by now (R-OWN-9).
    for (const ship of sunkOwn) fleet.splice(fleet.indexOf(ship), 1);
    yield* goDown(g, seat, foe, sea, sunkOwn, sunkEnemy);
    if (!isIn(state, seat) || !isIn(state, foe)) break;
  }
  g.emit({ event: 'sea-battle.ended', by: seat, whom: foe, at, count: fleet.length, against: enemy.length });
}

/** 9.17 Each galley rolls two dice and hits once at most. */
function broadside(g: Conquest, by: Seat, galleys: number): number {
  const dice = g.roll(DICE_PER_GALLEY * galleys);
  const struck = galleyHits(dice, galleys);
  const hits = hitsIn(struck);
  g.emit({ event: 'rolled', by, dice, struck, hits });
  return hits;
}

/** 9.18 The owner chooses which of his galleys sink. */
function* sink(g: Conquest, seat: Seat, sea: Sea, fleet: readonly number[], hits: number): Flow<number[]> {
  const { state } = g;
  if (hits >= fleet.length) return [...fleet];
  const afloat = [...fleet];
  const sunk: number[] = [];
  while (sunk.length < hits) {
    const ask = prompt('sink', '9.18', { at: idOf(sea), count: hits - sunk.length });
    const kind = yield* g.choose(seat, ask, kindsOf(state, afloat));
    const ship = afloat.find((s) => kindOf(state, s) === kind) ?? afloat[0];
    afloat.splice(afloat.indexOf(ship), 1);
    sunk.push(ship);
  }
  return sunk;
}

/**
 * 9.19 Units go down with their galleys; what becomes of the leaders depends on who is left afloat in that sea, in this battle or in
 * another (R-NAV-2, R-NAV-3, R-CON-G). `foesSunk`: what the enemy loses in the same round.
 */
function* goDown(
  g: Conquest,
  seat: Seat,
  foe: Seat,
  sea: Sea,
  sunk: readonly number[],
  foesSunk: readonly number[],
): Flow<void> {
  if (sunk.length === 0) return;
  const { state } = g;
  const { units, generals, caesar } = aboard(state, sunk);
  const afloat = galleysAt(state, seat, sea).filter((ship) => !sunk.includes(ship));
  const caught = galleysAt(state, foe, sea).some((ship) => !foesSunk.includes(ship));
  const caesarTaken = caught && caesar > 0 && afloat.length === 0;
  const fate = caught && generals > 0 && !caesarTaken ? yield* decideFate(g, foe, seat, generals) : undefined;
  const refuge = !caught && afloat.length === 0 && caesar > 0 ? yield* refugeFor(g, seat, sunk) : NOWHERE;
  for (const ship of sunk) removeGalley(state, ship);
  g.emit({ event: 'sunk', by: seat, count: sunk.length, units: unitBundle(units) });
  if (caesarTaken) {
    captureCaesar(g, foe, seat);
    if (generals === 0) return;
    bringBack(state, foe, generals);
    g.emit({ event: 'freed', by: foe, count: generals });
    return;
  }
  if (fate !== undefined) settleFate(g, foe, seat, fate);
  const free = fate === undefined ? generals : 0;
  if (free + caesar === 0) return;
  if (afloat.length > 0) takeAboard(g, seat, afloat, free, caesar);
  else if (caesar > 0 && refuge === NOWHERE) loseCaesar(g, seat);
  else if (refuge !== NOWHERE && state.control[refuge] !== seat)
    takeAboard(g, seat, galleysAt(state, seat, refuge), free, caesar);
  else swimAshore(g, seat, free, refuge);
}

/** All that some galleys carry. */
function aboard(state: State, ships: readonly number[]): { units: number[]; generals: number; caesar: number } {
  const units = [0, 0, 0];
  let generals = 0;
  let caesar = 0;
  for (const ship of ships) {
    cargoOf(state, ship).forEach((count, kind) => {
      units[kind] += count;
    });
    generals += state.galley.generals[ship];
    caesar += state.galley.caesar[ship];
  }
  return { units, generals, caesar };
}

/** R-NAV-2, R-NAV-3 Leaders of a sunk galley find another of their own, rather one that has no battle before it. */
function takeAboard(g: Conquest, seat: Seat, afloat: readonly number[], generals: number, caesar: number): void {
  const { state } = g;
  const ship = afloat.find((one) => state.galley.against[one] === NOBODY) ?? afloat[0];
  state.galley.generals[ship] += generals;
  if (caesar > 0) {
    state.galley.caesar[ship] = 1;
    state.caesar[seat] = ABOARD + ship;
  }
  const units = unitBundle([0, 0, 0], generals, caesar);
  g.emit({ event: 'rescued', by: seat, units, at: idOf(state.galley.at[ship]) });
}

/** R-NAV-3 Nobody is left to capture them: leaders reach their home, their Caesar, or another province of theirs. */
function swimAshore(g: Conquest, seat: Seat, generals: number, caesarTo: Province): void {
  const { state } = g;
  if (caesarTo !== NOWHERE) {
    state.caesar[seat] = caesarTo;
    g.emit({ event: 'rescued', by: seat, units: unitBundle([0, 0, 0], 0, 1), at: idOf(caesarTo) });
  }
  if (generals === 0) return;
  bringBack(state, seat, generals);
  g.emit({ event: 'returned', by: seat, count: generals });
}

/**
 * R-NAV-3 Where a Caesar is safe: at home, else in a province of his, else where another galley of his lies, as he chooses; NOWHERE if
 * there is none of all these.
 */
function* refugeFor(g: Conquest, seat: Seat, sunk: readonly number[]): Flow<Space> {
  const { state } = g;
  if (holdsHome(state, seat)) return state.home[seat];
  const shores = state.control.flatMap((owner, province) => (owner === seat ? [province] : []));
  const refuges = shores.length > 0 ? shores : berths(state, seat, sunk);
  if (refuges.length === 0) return NOWHERE;
  const options = refuges.map((space) => SHORE[space]);
  return refuges[options.indexOf(yield* g.choose(seat, prompt('shore', '9.19'), options))];
}

/** Where galleys of a player lie that are not sunk. */
function berths({ galley }: State, seat: Seat, sunk: readonly number[]): Space[] {
  const spaces = galley.owner.flatMap((owner, ship) =>
    owner === seat && !sunk.includes(ship) ? [galley.at[ship]] : [],
  );
  return [...new Set(spaces)].sort((a, b) => a - b);
}
