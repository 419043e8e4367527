import { CARDS } from '../src/data/cards.ts';
import { BUILDINGS, FORTRESSES, LEGIONS, MARKERS, TOKENS, TRIREMES } from '../src/data/figures.ts';
import {
  CITY_SITES,
  ICON_COUNT,
  ICON_GOODS,
  ICONS_PER_PROVINCE,
  isCoastal,
  LAND_COUNT,
  PROVINCES,
  SPACE_COUNT,
} from '../src/data/provinces.ts';
import { CARD_COUNTS, KIND_COUNT, KINDS } from '../src/data/resources.ts';
import { afloat, at, held, inSupply, NEUTRAL, OWNERS, type State, SUPPLY } from '../src/state.ts';

function demand(condition: boolean, what: string): void {
  if (!condition) throw new Error(`broken: ${what}`);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const times = (count: number, make: (i: number) => number) => sum(Array.from({ length: count }, (_, i) => make(i)));

/** What is true of every position that can be reached, whatever anybody does. */
export function invariant(state: State): void {
  cardsAreConserved(state);
  tokensAreConserved(state);
  for (let seat = 0; seat < state.players; seat++) piecesAreConserved(state, seat);
  for (let province = 0; province < LAND_COUNT; province++) {
    markersAndBuildings(state, province);
    occupation(state, province);
  }
  heroesHaveOneOwner(state);
}

/** Bank, what lies aside, hands, offers and taken cards hold every card there is, and none is owed; aside only while somebody builds. */
function cardsAreConserved(state: State): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const name = KINDS[kind];
    const where = [state.hands, state.offers, state.gained];
    const out = times(state.players, (seat) => sum(where.map((cards) => cards[held(seat, kind)])));
    const all = state.bank[kind] + state.aside[kind] + out;
    demand(all === (CARD_COUNTS[name] || state.rules.commonCount), `${name} cards`);
    const building = state.phase === 'construction' || state.phase === 'over';
    demand(state.aside[kind] >= 0 && (building || state.aside[kind] === 0), `${name} aside`);
    demand(state.bank[kind] >= 0, `the bank owes ${name}`);
    for (let seat = 0; seat < state.players; seat++)
      for (const cards of where) demand(cards[held(seat, kind)] >= 0, `seat ${seat + 1} owes ${name}`);
  }
}

function tokensAreConserved(state: State): void {
  const onBoard = [
    state.city.filter(Boolean).length,
    state.caravan.filter(Boolean).length,
    state.temple.filter(Boolean).length,
    state.market.filter(Boolean).length,
  ];
  BUILDINGS.forEach((building, i) => {
    demand(state.tokens[i] >= 0, `${building} tokens below nothing`);
    demand(state.tokens[i] + onBoard[i] === TOKENS[state.players][building], `${building} tokens`);
  });
}

function piecesAreConserved(state: State, seat: number): void {
  const count = (which: number) => state.supply[inSupply(seat, which)];
  const legions = times(LAND_COUNT, (province) => state.legions[at(seat, province)]);
  const forts = times(LAND_COUNT, (province) => state.fortresses[at(seat, province)]);
  const ships = times(SPACE_COUNT, (space) => state.triremes[afloat(seat, space)]);
  const markers = state.marker.filter((owner) => owner === seat).length;
  demand(legions + count(SUPPLY.legion) === LEGIONS, `legions of seat ${seat + 1}`);
  demand(forts + count(SUPPLY.fortress) === FORTRESSES, `fortresses of seat ${seat + 1}`);
  demand(ships + count(SUPPLY.trireme) === TRIREMES, `triremes of seat ${seat + 1}`);
  demand(markers + count(SUPPLY.marker) === MARKERS, `markers of seat ${seat + 1}`);
  for (let which = 0; which < 4; which++) demand(count(which) >= 0, `supply of seat ${seat + 1}`);
  for (let space = 0; space < SPACE_COUNT; space++) {
    demand(state.triremes[afloat(seat, space)] >= 0, 'triremes below nothing');
    if (space < LAND_COUNT && state.triremes[afloat(seat, space)] > 0)
      demand(isCoastal(space), `a trireme in ${PROVINCES[space].id}, which has no coast`);
  }
}

function markersAndBuildings(state: State, province: number): void {
  const { id } = PROVINCES[province];
  const owner = state.marker[province];
  demand(owner === -1 || owner === NEUTRAL || (owner >= 0 && owner < state.players), `the marker of ${id}`);
  demand(!state.city[province] || CITY_SITES[province], `a city without a site in ${id}`);
  const built = state.city[province] || state.temple[province] || state.market[province];
  demand(!built || owner !== -1, `a building without a controller in ${id}`);
  for (let i = 0; i < ICONS_PER_PROVINCE; i++) {
    const icon = province * ICONS_PER_PROVINCE + i;
    demand(icon < ICON_COUNT, 'icons');
    demand(!state.caravan[icon] || (ICON_GOODS[icon] > 0 && owner !== -1), `a caravan in ${id}`);
  }
  for (let each = 0; each < OWNERS; each++) {
    const legions = state.legions[at(each, province)];
    const forts = state.fortresses[at(each, province)];
    demand(legions >= 0 && legions <= LEGIONS, `legions in ${id}`);
    demand(forts >= 0 && forts <= 2, `${forts} fortresses of one owner in ${id}`);
    demand(forts === 0 || owner === each, `a fortress in ${id} that is not its controller's`);
  }
}

/** A post is held by a legion of the occupier, on something that is there, in a province of somebody else. */
function occupation(state: State, province: number): void {
  const { id } = PROVINCES[province];
  const posts = state.posts[province];
  const occupier = state.occupier[province];
  demand((posts === 0) === (occupier === -1) || posts === 0, `posts of nobody in ${id}`);
  if (occupier === -1) return;
  demand(state.marker[province] !== occupier, `${id} is occupied by its own controller`);
  const bits = [...posts.toString(2)].filter((bit) => bit === '1').length;
  demand(bits <= LEGIONS, `posts in ${id}`);
}

function heroesHaveOneOwner(state: State): void {
  demand(state.cards.length === CARDS.length, 'heroes and wonders');
  for (const owner of state.cards) demand(owner >= -2 && owner < state.players, `a hero of seat ${owner + 1}`);
}

/** What is true whenever nothing is under way: every occupied building has its legion. */
export function quietInvariant(state: State): void {
  for (let province = 0; province < LAND_COUNT; province++) {
    const occupier = state.occupier[province];
    if (occupier === -1) continue;
    const bits = [...state.posts[province].toString(2)].filter((bit) => bit === '1').length;
    demand(state.legions[at(occupier, province)] >= bits, `too few legions for the posts in ${PROVINCES[province].id}`);
  }
}
