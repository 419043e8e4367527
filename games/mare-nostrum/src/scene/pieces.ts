import type { Piece, Seat } from '@tabula/engine';
import { NATIONS } from '../data/civilizations.ts';
import { CIVILIZATIONS } from '../data/names.ts';
import {
  ICON_GOODS,
  ICONS,
  ICONS_PER_PROVINCE,
  idOf,
  LAND_COUNT,
  type Province,
  SHORES,
  SPACE_COUNT,
  spaceNamed,
} from '../data/provinces.ts';
import { KINDS } from '../data/resources.ts';
import { afloat, at, NEUTRAL, ON_CITY, ON_ICON, ON_MARKER, ON_MARKET, ON_TEMPLE, type State } from '../state.ts';

/** By province: which civilization's look it has while that is neutral. */
export const NEUTRAL_STYLES: ReadonlyMap<Province, (typeof CIVILIZATIONS)[number]> = new Map(
  CIVILIZATIONS.flatMap((name) => {
    const { capital, neighbours } = NATIONS[name];
    return [capital, ...neighbours].map((id) => [spaceNamed(id), name] as const);
  }),
);

/** Everything that stands on the board. */
export function piecesOf(state: State): Piece[] {
  const pieces: Piece[] = [];
  for (let province = 0; province < LAND_COUNT; province++) {
    addGoods(state, province, pieces);
    addBuildings(state, province, pieces);
    for (let seat = 0; seat < state.players; seat++) addUnits(state, seat, province, pieces);
    addNeutral(state, province, pieces);
  }
  for (let space = 0; space < SPACE_COUNT; space++)
    for (let seat = 0; seat < state.players; seat++) addTriremes(state, seat, space, pieces);
  return pieces;
}

/** The icons of a province, with a caravan on those that are worked. */
function addGoods(state: State, province: Province, pieces: Piece[]): void {
  for (const icon of ICONS[province]) {
    const style = KINDS[ICON_GOODS[icon]];
    pieces.push({ at: idOf(province), kind: 'good', style });
    if (state.caravan[icon]) pieces.push({ at: idOf(province), kind: 'caravan', on: style });
  }
}

function addBuildings(state: State, province: Province, pieces: Piece[]): void {
  const place = idOf(province);
  if (state.city[province]) pieces.push({ at: place, kind: 'city' });
  if (state.temple[province]) pieces.push({ at: place, kind: 'temple' });
  if (state.market[province]) pieces.push({ at: place, kind: 'market' });
}

/** On what the occupier's legions stand, by the bits of `posts`: a kind of building or the style of a good. */
function postsIn(state: State, province: Province): string[] {
  const posts = state.posts[province];
  const on: string[] = [];
  if ((posts & ON_CITY) !== 0) on.push('city');
  if ((posts & ON_TEMPLE) !== 0) on.push('temple');
  if ((posts & ON_MARKET) !== 0) on.push('market');
  for (let i = 0; i < ICONS_PER_PROVINCE; i++)
    if ((posts & ON_ICON[i]) !== 0) on.push(KINDS[ICON_GOODS[province * ICONS_PER_PROVINCE + i]]);
  return on;
}

function addUnits(state: State, seat: Seat, province: Province, pieces: Piece[]): void {
  const place = idOf(province);
  let legions = state.legions[at(seat, province)];
  if (state.occupier[province] === seat) {
    for (const on of postsIn(state, province)) {
      pieces.push({ at: place, kind: 'occupier', owner: seat, on });
      legions -= 1;
    }
    if ((state.posts[province] & ON_MARKER) !== 0) {
      pieces.push({ at: place, kind: 'converter', owner: seat, group: 'convert' });
      legions -= 1;
    }
  }
  if (legions > 0) pieces.push({ at: place, kind: 'legion', owner: seat, count: legions });
  const forts = state.fortresses[at(seat, province)];
  if (forts > 0) pieces.push({ at: place, kind: 'fortress', owner: seat, count: forts });
}

function addNeutral(state: State, province: Province, pieces: Piece[]): void {
  const place = idOf(province);
  const style = NEUTRAL_STYLES.get(province) ?? CIVILIZATIONS[0];
  const legions = state.legions[at(NEUTRAL, province)];
  if (legions > 0) pieces.push({ at: place, kind: 'neutral-legion', style, count: legions });
  if (state.fortresses[at(NEUTRAL, province)] > 0) pieces.push({ at: place, kind: 'neutral-fortress', style });
}

/** Triremes at sea; those not yet launched lie on the coast. */
function addTriremes(state: State, seat: Seat, space: number, pieces: Piece[]): void {
  const count = state.triremes[afloat(seat, space)];
  if (count === 0) return;
  if (space < LAND_COUNT)
    pieces.push({ at: idOf(space), kind: 'unlaunched', owner: seat, count, side: idOf(SHORES[space][0]) });
  else pieces.push({ at: idOf(space), kind: 'trireme', owner: seat, count });
}
