import type { Flow, Seat } from '@tabula/engine';
import { NEBUCHADNEZZAR } from '../data/cards.ts';
import { ICON_GOODS, ICONS_PER_PROVINCE, LAND_COUNT, type Province } from '../data/provinces.ts';
import { GOODS, KINDS, TAX } from '../data/resources.ts';
import { CONVERT, OCCUPY, PILLAGE, POSTS, prompt } from '../options.ts';
import {
  at,
  CARAVAN,
  CITY,
  MARKET,
  NOBODY,
  ON_CITY,
  ON_ICON,
  ON_MARKER,
  ON_MARKET,
  ON_TEMPLE,
  type State,
  TEMPLE,
} from '../state.ts';
import { hasEnemies, isProtected } from './lands.ts';
import { clearPosts, countPosts } from './posts.ts';
import { CAPITALS, type MareNostrum, owns, provinceId, takeFromBank } from './table.ts';

/** The buildings of a province, as bits of posts. */
export function buildingsIn(state: State, province: Province): number {
  let bits = 0;
  if (state.city[province]) bits |= ON_CITY;
  if (state.temple[province]) bits |= ON_TEMPLE;
  if (state.market[province]) bits |= ON_MARKET;
  for (let i = 0; i < ICONS_PER_PROVINCE; i++) if (state.caravan[province * ICONS_PER_PROVINCE + i]) bits |= ON_ICON[i];
  return bits;
}

/**
 * 6.17 An enemy's province where only a seat's legions stand, and with which something can be done that was not done this turn (R-MODE).
 * R-REALLOC: only a mover is asked, who has begun a fight or met nobody; 6.19 whoever was attacked goes on with what he has.
 */
export function mustBeUsed(state: State, seat: Seat, province: Province): boolean {
  const controller = state.marker[province];
  if ((state.used[province] & (1 << seat)) !== 0 || controller === NOBODY || controller === seat) return false;
  if (state.legions[at(seat, province)] === 0 || hasEnemies(state, seat, province)) return false;
  return uses(state, seat, province).length > 0;
}

type Use = (typeof PILLAGE)[number][number] | (typeof OCCUPY)[number][number] | typeof CONVERT;

/** 6.17 Pillage a building, occupy some, or convert (not a player's capital). */
function uses(state: State, seat: Seat, province: Province): Use[] {
  const buildings = buildingsIn(state, province);
  const legions = state.legions[at(seat, province)];
  const options: Use[] = [];
  for (let posts = buildings; posts > 0; posts = (posts - 1) & buildings)
    if (countPosts(posts) <= legions) options.push(OCCUPY[province][posts]);
  if (!isProtected(state, province, CAPITALS)) options.push(CONVERT);
  for (let i = 0; i < POSTS[province].length; i++) if ((buildings >> i) & 1) options.push(PILLAGE[province][i]);
  return options;
}

/** 6.17 R-REALLOC: when all have moved, every province that the mover's legions entered without a fight and hold alone. */
export function* useProvinces(g: MareNostrum, seat: Seat): Flow<void> {
  for (let province = 0; province < LAND_COUNT; province++) {
    if (g.state.entered[province] === 0 || !mustBeUsed(g.state, seat, province)) continue;
    g.checkpoint();
    yield* useProvince(g, seat, province);
  }
}

/** 6.17 R-MODE: one of the three, for all legions there: those that held something are placed anew. */
export function* useProvince(g: MareNostrum, seat: Seat, province: Province): Flow<void> {
  const { state } = g;
  if (state.occupier[province] === seat) g.emit({ event: 'occupation.anew', by: seat, province: provinceId(province) });
  clearPosts(state, province);
  const options = uses(state, seat, province);
  const may = options.includes(CONVERT) ? 'convert' : 'occupy';
  const ask = prompt('use', '6.17', { province: provinceId(province), may }, options[0].id);
  const choice = yield* g.choose(seat, ask, options);
  state.used[province] |= 1 << seat;
  if (choice.kind === 'pillage') {
    pillage(g, seat, province, PILLAGE[province].indexOf(choice));
    return;
  }
  state.occupier[province] = seat;
  if (choice.kind === 'convert') {
    state.posts[province] = ON_MARKER;
    g.emit({ event: 'converting', by: seat, province: provinceId(province) });
  } else {
    state.posts[province] = OCCUPY[province].indexOf(choice);
    g.emit({ event: 'occupied', by: seat, posts: choice.posts, province: provinceId(province) });
  }
}

/** 6.17 A. Destroys one building, whatever the number of legions; Nebuchadnezzar takes a card of it (R-NEBU). */
function pillage(g: MareNostrum, seat: Seat, province: Province, post: number): void {
  const { state } = g;
  const where = { by: seat, province: provinceId(province) };
  let plunder = -1;
  if (post === 0) {
    state.city[province] = false;
    state.tokens[CITY] += 1;
    plunder = TAX;
    g.emit({ event: 'pillaged', building: 'city', ...where });
  } else if (post === 1) {
    state.temple[province] = false;
    state.tokens[TEMPLE] += 1;
    g.emit({ event: 'pillaged', building: 'temple', ...where });
  } else if (post === 2) {
    state.market[province] = false;
    state.tokens[MARKET] += 1;
    g.emit({ event: 'pillaged', building: 'market', ...where });
  } else {
    const icon = province * ICONS_PER_PROVINCE + post - 3;
    state.caravan[icon] = false;
    state.tokens[CARAVAN] += 1;
    plunder = ICON_GOODS[icon];
    g.emit({ event: 'pillaged.caravan', card: GOODS[plunder - 1], ...where });
  }
  if (plunder >= 0 && owns(state, seat, NEBUCHADNEZZAR) && state.bank[plunder] > 0) {
    takeFromBank(state, seat, plunder);
    g.emit({ event: 'plundered', by: seat, card: KINDS[plunder] });
  }
}
