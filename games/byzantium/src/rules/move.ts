import type { Barred, Flow, Seat, Way } from '@tabula/engine';
import { type City, CONSTANTINOPLE, cityNamed, GRAPH, type LinkKind, NICAEA, SAIL_TARGETS } from '../data/cities.ts';
import {
  ARAB_FLEET_FACTOR,
  BOSPHORUS_FACTOR,
  BYZANTINE_FLEET_FACTOR,
  type Faction,
  HIT,
  LINK_COST,
  MOST_LINKS,
  SECOND_LINK_SURCHARGE,
} from '../data/figures.ts';
import { ATTACK, CIVIL_WAR, ENTER, idOf, MOVE, PAY_DOUBLE, prompt, STAY, WITHDRAW } from '../options.ts';
import { NOBODY, type State, sideOf } from '../state.ts';
import {
  controls,
  cubes,
  destroyIfEmpty,
  fillBox,
  hasFreeBox,
  holder,
  isFriendly,
  onMap,
  other,
  placePawn,
} from './armies.ts';
import { armyAttacks } from './combat.ts';
import { hasSource, takeCube } from './cubes.ts';
import { fleetActs, fleetAgainst } from './fleet.ts';
import { takeLosses } from './losses.ts';
import type { Byzantium } from './table.ts';

/** Sea links given up before the Byzantine Fleet in this action (R 16). */
export type Refused = { readonly from: City; readonly to: City }[];

/** A step an army could take: where to, over what, for how many Movement cubes. */
interface Step {
  readonly to: City;
  readonly kind: LinkKind;
  readonly cost: number;
}

/** Whether a player can do anything in action F with one of his armies. */
export function canUseArmy(state: State, seat: Seat, faction: Faction, refused: Refused): boolean {
  const player = state.players[seat];
  const side = sideOf(player, faction);
  if (!onMap(side)) return cubes(side) > 0 && (faction === 'arab' || player.claimed);
  return canStep(state, seat, faction, refused) || canStartCivilWar(state, seat, faction);
}

/**
 * 9. F. Move and/or attack, with one army. False if nothing came of it because the mover gave way to the Byzantine
 * Fleet: then he may choose another action (R 16).
 */
export function* moveOrAttack(g: Byzantium, seat: Seat, faction: Faction, refused: Refused): Flow<boolean> {
  const { state } = g;
  const side = sideOf(state.players[seat], faction);
  let begun = false;
  if (!onMap(side)) {
    yield* enter(g, seat, faction);
    begun = true;
  }
  let from: City | null = null;
  let bySea = false;
  for (let links = 0; ; ) {
    const here = side.at;
    const ways = links < MOST_LINKS ? steps(state, seat, faction, links, refused) : [];
    const options = armyOptions(state, seat, faction, ways, begun);
    const ask = prompt('move', '9.3', { faction, city: idOf(here), cubes: side.movement, extra: surcharge(links) });
    const choice = yield* g.choose(seat, ask, options, () => barredSteps(state, seat, faction, links, refused));
    if (choice.kind === 'stay') return true;
    if (choice.kind === 'civil-war') {
      yield* civilWar(g, seat, faction, from, bySea);
      return true;
    }
    const to = cityNamed(choice.city);
    const step = ways.find((way) => way.to === to);
    if (step === undefined) throw new Error(`no way to ${choice.city}`);
    const moved = yield* travel(g, seat, faction, step, links);
    if (moved === 'destroyed') return true;
    if (moved === 'withdrawn') {
      refused.push({ from: here, to });
      if (begun) continue;
      return false;
    }
    begun = true;
    links += 1;
    from = here;
    bySea = step.kind === 'sea';
    if (choice.kind === 'attack') {
      g.emit({ event: 'attacked', by: seat, faction, city: choice.city });
      yield* armyAttacks(g, { seat, faction, city: to, from, bySea });
      return true;
    }
  }
}

/** 9.2 Entering: in any city of the army's colour, whoever controls it (R 20). */
function* enter(g: Byzantium, seat: Seat, faction: Faction): Flow<void> {
  const cities = ENTER.filter((_, city) => isFriendly(g.state, city, faction));
  const { city } = yield* g.choose(seat, prompt('enter', '9.2', { faction }), cities);
  placePawn(g, seat, faction, cityNamed(city));
}

type ArmyOption = (typeof MOVE)[number] | (typeof ATTACK)[number] | typeof CIVIL_WAR | typeof STAY;

/** Where the army can go, whether it can start a civil war, and whether it may stop here. */
function armyOptions(state: State, seat: Seat, faction: Faction, ways: readonly Step[], begun: boolean): ArmyOption[] {
  const options: ArmyOption[] = ways.map(({ to }) => (isFriendly(state, to, faction) ? MOVE[to] : ATTACK[to]));
  if (canStartCivilWar(state, seat, faction)) options.push(CIVIL_WAR);
  if (begun) options.push(STAY);
  return options;
}

/** Whether there is any first step for an army. */
function canStep(state: State, seat: Seat, faction: Faction, refused: Refused): boolean {
  const { at } = sideOf(state.players[seat], faction);
  for (const way of waysOut(faction, at)) if (isOpen(state, seat, faction, at, way, 0, refused)) return true;
  return false;
}

/** 9.3, 9.4 The steps an army can pay and may take; `links` it has gone before in this action. */
export function steps(state: State, seat: Seat, faction: Faction, links: number, refused: Refused): Step[] {
  const { at } = sideOf(state.players[seat], faction);
  return waysOut(faction, at)
    .filter((way) => isOpen(state, seat, faction, at, way, links, refused))
    .map(({ to, kind }) => ({ to, kind, cost: linkCost(state, seat, faction, kind, at, to) }));
}

/** 9.3.1 From Constantinople a Byzantine army sails to any city on the Mediterranean or the Black Sea (R 41). */
const SAILING = [...GRAPH.ways(CONSTANTINOPLE), ...SAIL_TARGETS.map((to): Way<LinkKind> => ({ to, kind: 'sea' }))];

export function waysOut(faction: Faction, from: City): readonly Way<LinkKind>[] {
  return faction === 'byzantine' && from === CONSTANTINOPLE ? SAILING : GRAPH.ways(from);
}

function isOpen(
  state: State,
  seat: Seat,
  faction: Faction,
  from: City,
  { to, kind }: Way<LinkKind>,
  links: number,
  refused: Refused,
): boolean {
  const cost = linkCost(state, seat, faction, kind, from, to) + surcharge(links);
  const { movement } = sideOf(state.players[seat], faction);
  return cost <= movement && mayEnter(state, seat, faction, to) && !isRefused(refused, from, to);
}

/** 9.4 A second link costs one cube more. */
function surcharge(links: number): number {
  return links > 0 ? SECOND_LINK_SURCHARGE : 0;
}

function isRefused(refused: Refused, from: City, to: City): boolean {
  return refused.some((link) => link.from === from && link.to === to);
}

/** 9.3 Movement cubes for a link, as far as the mover's own fleet goes (6.8). */
export function linkCost(state: State, seat: Seat, faction: Faction, kind: LinkKind, from: City, to: City): number {
  const { road, desert, sea } = faction === 'arab' ? LINK_COST.arab : LINK_COST.byzantine;
  const cost = kind === 'road' ? road : kind === 'sea' ? sea : desert;
  if (faction === 'byzantine' || kind !== 'sea') return cost;
  const bosphorus = (from === NICAEA && to === CONSTANTINOPLE) || (from === CONSTANTINOPLE && to === NICAEA);
  return (
    cost * (bosphorus ? BOSPHORUS_FACTOR : 1) * (holder(state.special['fleet-arab']) === seat ? ARAB_FLEET_FACTOR : 1)
  );
}

/** 9.6 Never against oneself: not into one's own city of the other colour, nor where one's other army stands (R 22). */
function mayEnter(state: State, seat: Seat, faction: Faction, city: City): boolean {
  if (sideOf(state.players[seat], other(faction)).at === city) return false;
  return isFriendly(state, city, faction) || !controls(state, seat, city);
}

/** Steps a player would look for and cannot take, with the reason. */
function barredSteps(state: State, seat: Seat, faction: Faction, links: number, refused: Refused): Barred[] {
  const side = sideOf(state.players[seat], faction);
  const barred: Barred[] = [];
  if (links === MOST_LINKS) return barred;
  for (const { to, kind } of GRAPH.ways(side.at)) {
    const option = isFriendly(state, to, faction) ? MOVE[to] : ATTACK[to];
    const cost = linkCost(state, seat, faction, kind, side.at, to) + surcharge(links);
    if (cost === Infinity) barred.push({ option, reason: 'desert', rule: '9.3' });
    else if (sideOf(state.players[seat], other(faction)).at === to)
      barred.push({ option, reason: 'own-army', rule: '9.6' });
    else if (!mayEnter(state, seat, faction, to))
      barred.push({ option, reason: `own-city-${other(faction)}`, rule: '9.6' });
    else if (cost > side.movement) barred.push({ option, reason: 'movement', rule: '9.3' });
    else if (isRefused(refused, side.at, to)) barred.push({ option, reason: 'refused', rule: '6.7' });
  }
  return barred;
}

type Travel = 'arrived' | 'withdrawn' | 'destroyed';

/** 9.3 Goes along one link: the Byzantine Fleet may act (6.7.1), Movement cubes are paid, the army arrives or is no more. */
function* travel(g: Byzantium, seat: Seat, faction: Faction, step: Step, links: number): Flow<Travel> {
  const { state } = g;
  const player = state.players[seat];
  const side = sideOf(player, faction);
  const extra = surcharge(links);
  const fleet = step.kind === 'sea' ? fleetAgainst(state, seat, faction) : NOBODY;
  const city = idOf(step.to);
  let { cost } = step;
  let opposed = false;
  if (fleet !== NOBODY) {
    opposed = yield* fleetActs(g, fleet, prompt('fleet', '6.7', { by: seat, city }));
    if (opposed) {
      cost *= BYZANTINE_FLEET_FACTOR;
      g.emit({ event: 'fleet.opposed', by: fleet, whose: seat, city });
      const ways = cost + extra <= side.movement ? [PAY_DOUBLE, WITHDRAW] : [WITHDRAW];
      const { kind } = yield* g.choose(seat, prompt('pay-double', '6.7', { city, cubes: cost + extra }), ways);
      if (kind === 'withdraw') {
        g.emit({ event: 'fleet.withdrawn', by: seat, city });
        return 'withdrawn';
      }
    }
  }
  side.movement -= cost + extra;
  player.casualties += cost + extra;
  g.emit({ event: 'army.moved', by: seat, faction, from: idOf(side.at), city, cubes: cost + extra });
  side.at = step.to;
  // 9.7 An army that used its last cube is no more.
  if (destroyIfEmpty(g, seat, faction)) return 'destroyed';
  if (opposed) {
    // 6.7.1, R 17 As many dice as cubes were spent on the sea link itself.
    const dice = g.roll(cost);
    const hits = dice.filter((die) => die >= HIT).length;
    g.emit({ event: 'fleet.rolled', by: fleet, dice, hits });
    yield* takeLosses(g, { kind: 'army', seat, faction }, hits, { ask: 'lose-at-sea', rule: '6.7' });
    if (destroyIfEmpty(g, seat, faction)) return 'destroyed';
  }
  return 'arrived';
}

/** 6.3 Civil War: in a city of the army's own colour that its owner does not control; never Constantinople. */
function canStartCivilWar(state: State, seat: Seat, faction: Faction): boolean {
  const { at } = sideOf(state.players[seat], faction);
  if (controls(state, seat, at) || (faction === 'byzantine' && at === CONSTANTINOPLE)) return false;
  if (!hasFreeBox(civilWars(state, faction))) return false;
  return hasSource(state, seat, faction, { faction, lastOfArmy: true });
}

/** The boxes of the civil wars of a faction. */
function civilWars({ special }: State, faction: Faction): Seat[] {
  return faction === 'arab' ? special['civil-war-arab'] : special['civil-war-byzantine'];
}

function* civilWar(g: Byzantium, seat: Seat, faction: Faction, from: City | null, bySea: boolean): Flow<void> {
  const city = sideOf(g.state.players[seat], faction).at;
  yield* takeCube(g, seat, faction, 0, { faction, lastOfArmy: true });
  fillBox(civilWars(g.state, faction), seat);
  g.emit({ event: 'civil-war', by: seat, faction, city: idOf(city) });
  yield* armyAttacks(g, { seat, faction, city, from, bySea });
}
