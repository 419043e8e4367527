import type { Flow } from '@tabula/engine';
import { OVERRUN_UNITS, REACTION_REACH } from '../../data/figures.ts';
import { type Place, placeId, wayBetween } from '../../data/geography.ts';
import { type Counter, LEADER_NATION, type LeaderNumber, type Nation, nationId } from '../../data/pieces.ts';
import { numberOf, optionsOf, prompt, RETREAT_TO } from '../../options.ts';
import {
  BY_SEA,
  comeFrom,
  encamp,
  move,
  NOWHERE,
  OFF_MAP,
  remove,
  STOOD,
  type State,
  seatOf,
  station,
} from '../../state.ts';
import { mayGoAlong, mayLodge, strays } from '../lands/homelands.ts';
import { enemiesAt } from '../lands/passages.ts';
import { friendly, isStrangersCamp, relation } from '../lands/relations.ts';
import { goToFriends, isBarred, isShelter, isWayBack, routesFrom } from '../lands/routes.ts';
import { hasRoom, roomFor, stackLimit, stackSize } from '../lands/stacking.ts';
import { bundleOf } from '../pieces/bundles.ts';
import { slay } from '../pieces/leaders.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, d2, type Invasions } from '../pieces/table.ts';
import { type Breakout, breakOut, breakouts } from './breakout.ts';
import { type Field, loneField, type Side } from './field.ts';
import { type Party, partiesOf } from './parties.ts';
import { type HeldWay, heldWays, stayBehind, willingAt } from './rearguard.ts';

/** XX.L The beaten side retreats, each player with his own units (G342); whoever finds no place is lost. New vassals stay with their horde. */
export function* retreat(g: Invasions, field: Field, loser: Side, stays: readonly Nation[]): Flow<void> {
  const { state } = g;
  const { where } = field;
  loser.units.push(...standingAside(state, loser.owner, where));
  // A mercenary whose lord has submitted may have gone home already.
  const left = loser.units.filter(
    (counter) => state.pieces.at[counter] === where && !stays.includes(state.pieces.holder[counter]),
  );
  const leaders = loser.leaders.filter((who) => state.pieces.leaderAt[who] >= 0 && !stays.includes(LEADER_NATION[who]));
  const parties = left.length === 0 ? [] : partiesOf(state, loser.owner, left).filter(({ units }) => units.length > 0);
  /** With whom a nation's leaders and its horde go: its own player's units, or the first if he has none there. */
  const guideOf = (owner: Nation) =>
    Math.max(
      0,
      parties.findIndex(({ speaker }) => seatOf(state, speaker) === seatOf(state, owner)),
    );
  const refuges: Place[] = [];
  for (const [i, party] of parties.entries()) {
    const led = leaders.filter((who) => guideOf(LEADER_NATION[who]) === i);
    refuges.push(yield* retreatTogether(g, field, loser, party, led));
  }
  yield* takeAlong(g, field, loser, stays, (owner) => refuges[guideOf(owner)] ?? NOWHERE, parties.length > 0);
}

/** One player's units retreat, in one or several groups; leaders go with the first, so that more may stand there: its refuge. */
function* retreatTogether(
  g: Invasions,
  field: Field,
  loser: Side,
  { speaker, units }: Party,
  leaders: readonly LeaderNumber[],
): Flow<Place> {
  const { state } = g;
  const { where } = field;
  let left = units;
  let refuge: Place = NOWHERE;
  const coming = (to: Place) => (refuge < 0 || refuge === to ? leaders : []);
  while (left.length > 0) {
    const able = (to: Place) => left.filter((counter) => mayGoAlong(state, counter, to) && !shuns(state, counter, to));
    // Among friends who are about to fight there is room until their battle is over.
    const room = (to: Place) =>
      able(to).length > 0 && (joinsFriends(state, speaker, to) || hasRoom(state, speaker, to, coming(to)));
    const ways = retreats(state, field, loser, left[0], room);
    const outbreaks = overrunnable(state, field, loser, speaker, left).filter(
      (one) => !ways.includes(one.place) && room(one.place),
    );
    const passages = clearable(state, field, loser, speaker, left).filter(
      (one) => !ways.includes(one.place) && !outbreaks.some(({ place }) => place === one.place) && room(one.place),
    );
    const places = [...ways, ...[...outbreaks, ...passages].map((one) => one.place)].sort((a, b) => a - b);
    if (places.length === 0) {
      lose(g, speaker, left, where);
      break;
    }
    const question = prompt('retreat', 'XX.L', { nation: nationId(speaker), province: placeId(where) });
    const { province } = yield* ask(g, speaker, question, optionsOf(RETREAT_TO, places));
    const to = numberOf(province);
    const passage = passages.find((one) => one.place === to);
    if (passage !== undefined) left = yield* leaveBehind(g, speaker, left, where, passage);
    const fit = able(to);
    const pending = joinsFriends(state, speaker, to);
    const most = pending ? fit.length : Math.min(fit.length, roomFor(state, speaker, to, coming(to)));
    const which = prompt('retreaters', 'XX.L', { nation: nationId(speaker), to: placeId(to) });
    // With only one way out everybody takes it who can.
    const prey = outbreaks.find((one) => one.place === to)?.prey;
    const least = places.length === 1 ? most : Math.min(prey === undefined ? 1 : OVERRUN_UNITS, most);
    const going = yield* pickUnits(g, speaker, fit, which, { least, most });
    if (prey !== undefined) yield* breakOut(g, speaker, going, prey);
    for (const counter of going) {
      move(state, counter, to);
      comeFrom(state, counter, STOOD);
      takeBack(state, counter);
      if (pending) standAside(state, counter, loser === field.attacker ? [] : originsOf(state, field.attacker));
    }
    if (refuge < 0) refuge = to;
    g.emit({
      event: 'retreated',
      nation: nationId(speaker),
      province: placeId(where),
      to: placeId(to),
      count: going.length,
    });
    left = left.filter((counter) => !going.includes(counter));
  }
  return refuge;
}

/** XX.L Back where the attack came from; or, for a defender, up to three steps to a shelter, never where the attacker came from. */
function retreats(state: State, field: Field, loser: Side, first: Counter, room: (to: Place) => boolean): Place[] {
  const { where, attacker } = field;
  const owner = state.pieces.holder[first];
  if (loser === attacker) {
    const origins = [...new Set(loser.units.map((counter) => state.stacks.from[counter]))];
    const back = origins.filter((from) => from >= 0 && from !== where);
    const open = back.filter(
      (to) =>
        (isShelter(state, owner, to) || isFriendsGround(state, owner, to) || joinsFriends(state, owner, to)) &&
        !isCutOff(state, owner, where, to) &&
        room(to),
    );
    // G107, G303 Nobody retreats over the sea or off the map: who has landed or settled is lost.
    if (back.length > 0 || origins.includes(BY_SEA) || origins.includes(OFF_MAP)) return open.sort((a, b) => a - b);
  }
  const origins = loser === attacker ? [] : originsOf(state, attacker);
  const banned = (to: Place) => origins.includes(to) || shuns(state, first, to);
  const open = (to: Place) => (isShelter(state, owner, to) || joinsFriends(state, owner, to)) && room(to);
  return routesFrom(state, owner, where, REACTION_REACH, banned, open, isWayBack).map(({ place: to }) => to);
}

/** XX.L, G381 Where a horde retreats that is left alone: back where the attack came from, or like a defender. */
export function refugesOfHorde(state: State, field: Field, loser: Side, horde: Nation): Place[] {
  const { where, attacker } = field;
  const origins = [...new Set(originsOf(state, attacker))];
  const open = (to: Place) =>
    !isStrangersCamp(state, to, horde) &&
    !strays(state, horde, where, to) &&
    mayLodge(state, horde, to) &&
    (isShelter(state, horde, to) || isFriendsGround(state, horde, to));
  const back = origins.filter((from) => from >= 0 && from !== where);
  if (loser === attacker && (back.length > 0 || origins.includes(BY_SEA) || origins.includes(OFF_MAP)))
    return back.filter((to) => open(to) && !isCutOff(state, horde, where, to)).sort((a, b) => a - b);
  const banned = loser === attacker ? undefined : (to: Place) => origins.includes(to);
  return routesFrom(state, horde, where, REACTION_REACH, banned, open, isWayBack).map(({ place: to }) => to);
}

/** XX.L, XXV.F The strait by which one came may have been blocked since. */
function isCutOff(state: State, owner: Nation, where: Place, from: Place): boolean {
  const way = wayBetween(state.rules.map, where, from);
  return way !== undefined && isBarred(state, owner, way);
}

/** XX.L A unit waits beside a battle of friends; where those came from whom it fled it does not go later either. */
function standAside({ activation: { aside, shunned } }: State, counter: Counter, origins: readonly Place[]): void {
  aside.push(counter);
  for (const from of new Set(origins)) if (from >= 0) shunned.push(counter, from);
}

function shuns({ activation: { shunned } }: State, counter: Counter, to: Place): boolean {
  for (let i = 0; i < shunned.length; i += 2) if (shunned[i] === counter && shunned[i + 1] === to) return true;
  return false;
}

/** The Combat is over, and with it every retreat. */
export function forgetAside({ activation: { aside, shunned } }: State): void {
  aside.length = 0;
  shunned.length = 0;
}

/** Where all attackers came from, the fallen too. */
function originsOf(state: State, { units, lost }: Side): Place[] {
  return [...units, ...lost].map((counter) => state.stacks.from[counter]);
}

/** XX.L Friends are about to fight there: whoever retreats to them stands aside, and shares their fate if they lose. */
function joinsFriends(state: State, owner: Nation, where: Place): boolean {
  let friends = false;
  let enemies = false;
  for (const counter of state.pieces.here[where]) {
    if (state.activation.aside.includes(counter)) continue;
    const bond = relation(state, owner, state.pieces.holder[counter], where);
    if (bond === 'friendly') friends = true;
    else if (bond === 'hostile') enemies = true;
    else return false;
  }
  return friends && enemies;
}

/** A unit stands aside no more. */
export function takeBack({ activation: { aside } }: State, counter: Counter): void {
  const i = aside.indexOf(counter);
  if (i >= 0) aside.splice(i, 1);
}

/** Those who stood aside in a battle that their friends have lost retreat with them. */
function standingAside(state: State, owner: Nation, where: Place): Counter[] {
  return state.activation.aside.filter(
    (counter) => state.pieces.at[counter] === where && friendly(state, owner, state.pieces.holder[counter], where),
  );
}

/**
 * XX.L Those who stood aside in a battle that is over stay there as far as there is room; the others take up their retreat again.
 */
export function* resumeRetreats(g: Invasions, where: Place): Flow<void> {
  const { state } = g;
  const { aside } = state.activation;
  for (;;) {
    const first = aside.find((counter) => state.pieces.at[counter] === where);
    if (first === undefined) return;
    const owner = state.pieces.holder[first];
    if (enemiesAt(state, owner, where) > 0) return;
    const waiting = standingAside(state, owner, where).filter(
      (counter) => seatOf(state, state.pieces.holder[counter]) === seatOf(state, owner),
    );
    for (const counter of waiting) takeBack(state, counter);
    const excess = Math.min(waiting.length, stackSize(state, owner, where) - stackLimit(state, owner, where));
    if (excess <= 0) continue;
    const question = prompt('retreat-on', 'XX.L', { nation: nationId(owner), province: placeId(where) });
    const going = yield* pickUnits(g, owner, waiting, question, { least: excess, most: excess });
    const field = loneField(state, owner, where, going);
    yield* retreat(g, field, { ...field.attacker, leaders: [], hordes: [] }, []);
  }
}

/** XX.L Where six units may break out through a hostile province; attackers only back to where they came from. */
function overrunnable(state: State, field: Field, loser: Side, owner: Nation, left: readonly Counter[]): Breakout[] {
  const attacks = loser === field.attacker;
  const origins = originsOf(state, field.attacker);
  const bound = attacks && origins.some((from) => from !== STOOD && from !== field.where);
  const banned = (to: Place) =>
    (!attacks && origins.includes(to)) ||
    !left.every((counter) => mayGoAlong(state, counter, to) && !shuns(state, counter, to));
  const found = breakouts(state, owner, field.where, left, banned, isWayBack);
  return bound ? found.filter((one) => origins.includes(one.place)) : found;
}

/** XX.L, G343 Where those arrive who pass enemies that others hold; attackers only go back to where they came from. */
function clearable(state: State, field: Field, loser: Side, owner: Nation, left: readonly Counter[]): HeldWay[] {
  const origins = originsOf(state, field.attacker);
  if (loser === field.attacker && origins.some((from) => from !== STOOD && from !== field.where)) return [];
  const banned = (to: Place) =>
    (loser !== field.attacker && origins.includes(to)) ||
    !left.every((counter) => mayGoAlong(state, counter, to) && !shuns(state, counter, to));
  return heldWays(state, owner, field.where, left, banned);
}

/** XVIII.F Some stay behind to hold the enemies; the others go on. */
function* leaveBehind(
  g: Invasions,
  owner: Nation,
  left: readonly Counter[],
  where: Place,
  { held, guards }: HeldWay,
): Flow<Counter[]> {
  if (guards === 0) return [...left];
  const { state } = g;
  const question = prompt('rearguard', 'XX.L', { nation: nationId(owner), to: placeId(held) });
  const staying = yield* pickUnits(g, owner, willingAt(state, left, held), question, { least: guards, most: guards });
  const units = bundleOf(state, staying);
  for (const counter of staying) takeBack(state, counter);
  stayBehind(state, owner, staying, where, held);
  g.emit({ event: 'rearguard', nation: nationId(owner), units, province: placeId(held) });
  return left.filter((counter) => !staying.includes(counter));
}

/** A province with one's own or friendly units only, whatever its ruler. */
function isFriendsGround(state: State, owner: Nation, where: Place): boolean {
  const units = state.pieces.here[where];
  return units.length > 0 && units.every((counter) => friendly(state, owner, state.pieces.holder[counter], where));
}

function lose(g: Invasions, owner: Nation, units: readonly Counter[], where: Place): void {
  const { state } = g;
  g.emit({
    event: 'trapped',
    nation: nationId(owner),
    units: bundleOf(state, units),
    province: placeId(where),
  });
  for (const counter of units) remove(state, counter);
}

/** Leaders and hordes go with the first group of their player. A leader all of whose stack was lost on the way dies on a failed D2; left alone he goes to the nearest friendly province (XX.J). */
function* takeAlong(
  g: Invasions,
  { where }: Field,
  loser: Side,
  stays: readonly Nation[],
  refugeOf: (owner: Nation) => Place,
  beaten: boolean,
): Flow<void> {
  const { state } = g;
  for (const horde of loser.hordes)
    if (!stays.includes(horde) && refugeOf(horde) >= 0 && state.nations.horde[horde] === where)
      encamp(state, horde, refugeOf(horde));
  for (const who of loser.leaders) {
    const owner = LEADER_NATION[who];
    if (stays.includes(owner) || state.pieces.leaderAt[who] < 0) continue;
    const refuge = refugeOf(owner);
    if (refuge >= 0) station(state, who, refuge);
    else if (!beaten || loser.boon.hero > 0 || d2(g)) goToFriends(state, who);
    else yield* slay(g, who);
  }
}
