import type { Seat } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import type { Player, State } from '../../src/state.ts';
import { across, COASTS, DESERTS, ROADS, SEAS } from './atlas.ts';
import { ARMY, armyCubes, colourOf, type Faction, holderOf, IDS, number, other, placeOf, sources } from './position.ts';

/** An army in the middle of action F. */
export interface March {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly at: CityId;
  /** Movement cubes left. */
  readonly cubes: number;
  readonly links: number;
  /** The pawn came onto the map in this action. */
  readonly entered: boolean;
  /** Sea links given up before the fleet (R 16). */
  readonly refused: readonly string[];
}

export interface Step {
  readonly to: CityId;
  readonly id: string;
  /** For the link alone, as the fleets have it; the surcharge of a second link comes on top. */
  readonly fare: number;
  readonly surcharge: number;
  readonly attack: boolean;
  /** The Byzantine Fleet of another player may oppose. */
  readonly opposed: boolean;
}

function fares(march: March, state: State): Map<CityId, { fare: number; sea: boolean }> {
  const { faction, at, seat } = march;
  const found = new Map<CityId, { fare: number; sea: boolean }>();
  for (const to of across(ROADS, at)) found.set(to, { fare: 1, sea: false });
  if (faction === 'arab') for (const to of across(DESERTS, at)) found.set(to, { fare: 1, sea: false });
  for (const to of across(SEAS, at)) {
    if (faction === 'byzantine') {
      found.set(to, { fare: 1, sea: true });
      continue;
    }
    const bosphorus = [at, to].includes('nicaea') && [at, to].includes('constantinople');
    const base = bosphorus ? 4 : 2;
    found.set(to, { fare: state.special['fleet-arab'][0] === seat ? base / 2 : base, sea: true });
  }
  if (faction === 'byzantine' && at === 'constantinople')
    for (const to of COASTS) if (!found.has(to)) found.set(to, { fare: 1, sea: true });
  return found;
}

/** 9.3 to 9.6: the links the army can take now. */
export function steps(state: State, march: March): Step[] {
  if (march.links === 2) return [];
  const player = state.players[march.seat];
  const fleet = state.special['fleet-byzantine'][0];
  const found: Step[] = [];
  for (const [to, { fare, sea }] of fares(march, state)) {
    const attack = colourOf(state, to) !== march.faction;
    const surcharge = march.links === 1 ? 1 : 0;
    if (fare + surcharge > march.cubes) continue;
    if (march.refused.includes(`${march.at} ${to}`)) continue;
    if (attack && holderOf(state, to) === march.seat) continue;
    if (player[other(march.faction)].at === number(to)) continue;
    const opposed = sea && march.faction === 'arab' && fleet >= 0 && fleet !== march.seat;
    found.push({ to, id: `${attack ? 'attack' : 'move'} ${to}`, fare, surcharge, attack, opposed });
  }
  return found;
}

/** 6.3: a free box, a cube for it, and a city of the army's colour that he does not control. */
export function civilWar(state: State, { seat, faction, at, cubes }: March): boolean {
  if (!state.special[`civil-war-${faction}`].includes(-1)) return false;
  if (at === 'constantinople' || holderOf(state, at) === seat) return false;
  const player = state.players[seat];
  const spent = player[faction].movement - cubes;
  const side = { ...player[faction], movement: cubes };
  return warSources({ ...player, [faction]: side, casualties: player.casualties + spent }, faction).length > 0;
}

/** The cube for the box, R 47; the last cube of the army is no source: nobody would be left to attack (R 11). */
export function warSources(player: Player, faction: Faction): string[] {
  const all = sources(player, faction);
  if (armyCubes(player[faction]) > 1) return all;
  return all.filter((source) => !ARMY.some((box) => source === `${faction}-${box}`));
}

/** 9.2: where the army may come onto the map. */
export function entries(state: State, seat: Seat, faction: Faction): CityId[] {
  const player = state.players[seat];
  if (player[faction].at >= 0 || armyCubes(player[faction]) === 0) return [];
  if (faction === 'byzantine' && !player.claimed) return [];
  return IDS.filter((city) => colourOf(state, city) === faction);
}

/** Everything the army may do where it stands. */
export function marchOptions(state: State, march: March): string[] {
  const ids = steps(state, march).map(({ id }) => id);
  if (civilWar(state, march)) ids.push('civil-war');
  if (march.entered || march.links > 0) ids.push('stay');
  return ids;
}

export function beginning(state: State, seat: Seat, faction: Faction, at: CityId, entered: boolean): March {
  return { seat, faction, at, cubes: state.players[seat][faction].movement, links: 0, entered, refused: [] };
}

/** Action F is worth offering. */
export function armyIsUsable(state: State, seat: Seat, faction: Faction): boolean {
  const at = placeOf(state.players[seat][faction]);
  if (at === undefined) return entries(state, seat, faction).length > 0;
  return marchOptions(state, beginning(state, seat, faction, at, false)).length > 0;
}
