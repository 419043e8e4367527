import type { Seat } from '@tabula/engine';
import { CAESAR, CARDS, LIGHTHOUSE, MAUSOLEUM, PERICLES, PYRAMIDS, ZEUS } from '../data/cards.ts';
import { NATIONS } from '../data/civilizations.ts';
import {
  CARD_COST,
  COSTS,
  FORTRESSES_WITH_ZEUS,
  HERO_UNIT_COST,
  ITEMS,
  MAUSOLEUM_DISCOUNT,
  PYRAMIDS_COST,
} from '../data/figures.ts';
import { CIVILIZATIONS } from '../data/names.ts';
import {
  CITY_SITES,
  ICON_GOODS,
  ICONS_PER_PROVINCE,
  isCoastal,
  LAND_COUNT,
  type Province,
  spaceNamed,
} from '../data/provinces.ts';
import { at, CARAVAN, CITY, inSupply, MARKET, NOBODY, type State, SUPPLY, TEMPLE } from '../state.ts';
import { adjacent, hasEnemies, isProtected, seasOf } from './lands.ts';
import { converter } from './posts.ts';
import { CAPITALS, capitalOf, owns } from './table.ts';

/** What is being bought: an item of the table, Hammurabi's free marker, or (from HERO on) a card. */
export const INFLUENCE = ITEMS.indexOf('influence');
export const ITEM_CITY = ITEMS.indexOf('city');
export const ITEM_CARAVAN = ITEMS.indexOf('caravan');
export const ITEM_TEMPLE = ITEMS.indexOf('temple');
export const ITEM_MARKET = ITEMS.indexOf('market');
export const ITEM_LEGION = ITEMS.indexOf('legion');
export const ITEM_TRIREME = ITEMS.indexOf('trireme');
export const ITEM_FORTRESS = ITEMS.indexOf('fortress');
export const FREE = ITEMS.length;
export const HERO = ITEMS.length + 1;

/** 5.3, 5.11 What an item costs a seat now. */
export function costOf(state: State, seat: Seat, item: number): number {
  if (item >= HERO) return item - HERO === PYRAMIDS ? PYRAMIDS_COST : CARD_COST;
  switch (item) {
    case FREE:
      return 0;
    case ITEM_CITY:
    case ITEM_CARAVAN:
    case ITEM_TEMPLE:
    case ITEM_MARKET:
      return COSTS[ITEMS[item]] - (owns(state, seat, MAUSOLEUM) ? MAUSOLEUM_DISCOUNT : 0);
    case ITEM_LEGION:
      return owns(state, seat, CAESAR) ? HERO_UNIT_COST : COSTS.legion;
    case ITEM_FORTRESS:
      return owns(state, seat, CAESAR) && state.rules.caesarFortress ? HERO_UNIT_COST : COSTS.fortress;
    case ITEM_TRIREME:
      return owns(state, seat, PERICLES) ? HERO_UNIT_COST : COSTS.trireme;
    default:
      return COSTS.influence;
  }
}

/** 5.7 A hero or wonder on offer; a civilization's hero only to that civilization. */
export function canHave(state: State, seat: Seat, card: number): boolean {
  const { of } = CARDS[card];
  return state.cards[card] === NOBODY && (of === undefined || CIVILIZATIONS[state.civilizations[seat]] === of);
}

/** By seat's civilization: where the advanced set-up may build [Disposizione Avanzata]. */
const HOMES: readonly (readonly boolean[])[] = CIVILIZATIONS.map((name) => {
  const { capital, neighbours } = NATIONS[name];
  const home = new Array<boolean>(LAND_COUNT).fill(false);
  for (const id of [capital, ...neighbours]) home[spaceNamed(id)] = true;
  return home;
});

/** The places where an item can stand now: provinces, or icons for a caravan. Conversions are listed by `conversions`. */
export function placesFor(state: State, seat: Seat, item: number): number[] {
  if (item === INFLUENCE || item === FREE) return markerPlaces(state, seat);
  const places: number[] = [];
  if (!isInStock(state, seat, item)) return places;
  for (let province = 0; province < LAND_COUNT; province++) {
    if (state.marker[province] !== seat || !isOpen(state, seat, province)) continue;
    if (((itemsAt(state, seat, province) >> item) & 1) === 0) continue;
    if (item === ITEM_CARAVAN) addFreeIcons(state, province, places);
    else places.push(province);
  }
  return places;
}

/** Caravans stand on icons, not just in provinces. */
function addFreeIcons({ caravan }: State, province: Province, places: number[]): void {
  for (let i = 0, icon = province * ICONS_PER_PROVINCE; i < ICONS_PER_PROVINCE; i++, icon++)
    if (ICON_GOODS[icon] > 0 && !caravan[icon]) places.push(icon);
}

/** 5.10 When a token or piece is not in the supply it cannot be built. */
function isInStock({ tokens, supply }: State, seat: Seat, item: number): boolean {
  switch (item) {
    case ITEM_CITY:
      return tokens[CITY] > 0;
    case ITEM_CARAVAN:
      return tokens[CARAVAN] > 0;
    case ITEM_TEMPLE:
      return tokens[TEMPLE] > 0;
    case ITEM_MARKET:
      return tokens[MARKET] > 0;
    case ITEM_LEGION:
      return supply[inSupply(seat, SUPPLY.legion)] > 0;
    case ITEM_TRIREME:
      return supply[inSupply(seat, SUPPLY.trireme)] > 0;
    case ITEM_FORTRESS:
      return supply[inSupply(seat, SUPPLY.fortress)] > 0;
    default:
      return supply[inSupply(seat, SUPPLY.marker)] > 0;
  }
}

/** 5.5 rules 3 and 6: not where the marker is new, not at war nor occupied; one's own capital always. */
function isOpen(state: State, seat: Seat, province: Province): boolean {
  if (state.phase === 'setup') return HOMES[state.civilizations[seat]][province];
  if (state.placed[province]) return false;
  return province === capitalOf(state, seat) || !hasEnemies(state, seat, province);
}

const NEAR = new Array<boolean>(LAND_COUNT).fill(false);

/** 5.5 rule 2: next to a province controlled since the start of the turn, nobody's, and free of others' land units (R-MARK). */
function markerPlaces(state: State, seat: Seat): number[] {
  const places: number[] = [];
  if (state.supply[inSupply(seat, SUPPLY.marker)] === 0) return places;
  if (state.phase === 'setup') {
    const home = HOMES[state.civilizations[seat]];
    for (let province = 0; province < LAND_COUNT; province++)
      if (home[province] && state.marker[province] === NOBODY) places.push(province);
    return places;
  }
  const anywhere = owns(state, seat, LIGHTHOUSE);
  NEAR.fill(anywhere);
  if (!anywhere) markNear(state, seat);
  for (let province = 0; province < LAND_COUNT; province++)
    if (NEAR[province] && state.marker[province] === NOBODY && !hasEnemies(state, seat, province))
      places.push(province);
  return places;
}

function markNear(state: State, seat: Seat): void {
  const ships = seasOf(state, seat);
  for (let province = 0; province < LAND_COUNT; province++) {
    if (state.marker[province] !== seat || state.placed[province]) continue;
    for (const near of adjacent(province, ships)) NEAR[near] = true;
  }
}

/** 5.8 Provinces where the seat's legion stands on an enemy's influence marker, not at war, no player's capital. */
export function conversions(state: State, seat: Seat): number[] {
  const places: number[] = [];
  if (state.phase === 'setup' || state.supply[inSupply(seat, SUPPLY.marker)] === 0) return places;
  for (let province = 0; province < LAND_COUNT; province++)
    if (
      converter(state, province) === seat &&
      state.marker[province] !== seat &&
      !isProtected(state, province, CAPITALS)
    )
      places.push(province);
  return places;
}

/** Whether there is anywhere to put an item. */
export function hasPlace(state: State, seat: Seat, item: number): boolean {
  return ((itemsWithPlace(state, seat) >> item) & 1) === 1;
}

/** The items that have a place now, as bits: one look at the board for all of them. */
export function itemsWithPlace(state: State, seat: Seat): number {
  let items = 0;
  let wanted = 0;
  for (let item = 0; item < ITEMS.length; item++)
    if (item !== INFLUENCE && isInStock(state, seat, item)) wanted |= 1 << item;
  for (let province = 0; province < LAND_COUNT && items !== wanted; province++)
    if (state.marker[province] === seat && isOpen(state, seat, province))
      items |= wanted & itemsAt(state, seat, province);
  if (hasMarkerPlace(state, seat)) items |= (1 << INFLUENCE) | (1 << FREE);
  return items;
}

/** 5.5 rules 4 and 5, for all items at once. */
function itemsAt(state: State, seat: Seat, province: Province): number {
  let items = 0;
  const capital = state.phase !== 'setup' || province === capitalOf(state, seat);
  if (CITY_SITES[province] && !state.city[province]) items |= 1 << ITEM_CITY;
  if (hasFreeIcon(state, province)) items |= 1 << ITEM_CARAVAN;
  if (!state.temple[province]) items |= 1 << ITEM_TEMPLE;
  if (!state.market[province]) items |= 1 << ITEM_MARKET;
  if (capital) items |= isCoastal(province) ? (1 << ITEM_LEGION) | (1 << ITEM_TRIREME) : 1 << ITEM_LEGION;
  if (state.fortresses[at(seat, province)] < mostFortresses(state, seat)) items |= 1 << ITEM_FORTRESS;
  return items;
}

function hasFreeIcon({ caravan }: State, province: Province): boolean {
  for (let i = 0, icon = province * ICONS_PER_PROVINCE; i < ICONS_PER_PROVINCE; i++, icon++)
    if (ICON_GOODS[icon] > 0 && !caravan[icon]) return true;
  return false;
}

function mostFortresses(state: State, seat: Seat): number {
  return owns(state, seat, ZEUS) ? FORTRESSES_WITH_ZEUS : 1;
}

function hasMarkerPlace(state: State, seat: Seat): boolean {
  if (state.supply[inSupply(seat, SUPPLY.marker)] === 0) return false;
  return markerPlaces(state, seat).length > 0 || conversions(state, seat).length > 0;
}
