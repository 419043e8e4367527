import type { Flow } from '@tabula/engine';
import { FORTIFY_COST, LAST_LIMITES, MOST_RESTORED, TREASURY_LIMIT } from '../../data/figures.ts';
import { type Place, place, placeId } from '../../data/geography.ts';
import { type Nation, nationId, ORIENTALI, ROMANI, SIDE_OF, SORTS, SORTS_OF, type Sort } from '../../data/pieces.ts';
import { LIMITES } from '../../data/setup.ts';
import {
  BUY,
  CHEAP_WALLS,
  DEPLOY,
  DONE,
  type EVENT,
  FORTIFY,
  formal,
  LIMES,
  numberOf,
  ofSort,
  optionsOf,
  prompt,
  RESTORE,
  toNations,
} from '../../options.ts';
import { ABSENT, deploy, EMPIRE, NOBODY, NOWHERE, raiseLimes, type State, spendGold } from '../../state.ts';
import { calamity } from '../cards/calamities.ts';
import { cardOptions, playOwn } from '../cards/event-play.ts';
import { eventsOf, holdsCards, kindsFor, playCard } from '../cards/hand.ts';
import { refreshControl } from '../lands/control.ts';
import { harbours, posts, quarters } from '../lands/quarters.ts';
import { provincesOf } from '../lands/realms.ts';
import { mayServe } from '../pieces/bound.ts';
import { loseGold } from '../pieces/gold.ts';
import { kindsAmong } from '../pieces/losses.ts';
import { ask, d2, type Invasions } from '../pieces/table.ts';
import { facts, keyOf, ownUnits } from '../pieces/units.ts';

const PLAIN = toNations('buy', 'XV.B');
/** A card may be the only choice: whoever holds cards is asked, playable or not, since how many he holds is known. */
const FORMAL = PLAIN.map((question) => formal(question));

/** XV. A civilised nation buys units, restores elite ones, fortifies cities and rebuilds Limites, as long as it likes. */
export function* purchases(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  let restored = 0;
  for (;;) {
    const options = wares(state, owner, restored);
    const question = (holdsCards(state, SIDE_OF[owner]) ? FORMAL : PLAIN)[owner];
    const answer = yield* ask(g, owner, question, options);
    if (answer.kind === 'done') break;
    if (answer.kind === 'event') {
      if (answer.card === 'fortifications') yield* fortifyByCard(g, owner);
      else yield* playOwn(g, owner, answer.card);
      // What is held now, and what was played, is known from here on.
      continue;
    }
    if (answer.kind === 'buy') yield* buy(g, owner, sortOf(answer.unit));
    else if (answer.kind === 'restore') {
      restore(g, owner, answer.unit);
      restored += 1;
    } else if (answer.kind === 'fortify') fortify(g, owner, numberOf(answer.province));
    else rebuildLimes(g, owner, numberOf(answer.province));
  }
  refreshControl(state);
  // XV.B In Decline either half of Rome may see an usurper rise.
  if ((owner === ROMANI || owner === ORIENTALI) && state.nations.decline[owner] > 0 && !d2(g)) {
    yield* calamity(g, owner, 'usurper');
    refreshControl(state);
  }
}

/** XIV.A, G9 After Purchases no treasury keeps more than 40; barbarians buy nothing, and keep no more either. */
export function cutTreasuries(g: Invasions): void {
  const { treasury } = g.state.nations;
  for (let owner = 0; owner < treasury.length; owner++)
    loseGold(g, owner, Math.max(0, treasury[owner] - TREASURY_LIMIT));
}

type Ware =
  | typeof DONE
  | (typeof BUY)[number]
  | (typeof RESTORE)[number]
  | (typeof FORTIFY)[number]
  | (typeof LIMES)[number]
  | ReturnType<typeof bargains>[number];

function wares(state: State, owner: Nation, restored: number): Ware[] {
  const found: Ware[] = [DONE];
  const open = quarters(state, owner);
  for (const sort of SORTS_OF[owner])
    if (mayBuy(state, owner, sort) && mayPost(state, owner, sort, open)) found.push(ofSort(BUY, sort, 0));
  if (restored < MOST_RESTORED) for (const sort of restorable(state, owner)) found.push(ofSort(RESTORE, sort, 1));
  if (state.nations.treasury[owner] >= FORTIFY_COST)
    for (const where of unwalled(state, owner)) found.push(FORTIFY[where]);
  for (const where of lostLimites(state, owner)) found.push(LIMES[where]);
  for (const card of bargains(state, owner)) found.push(card);
  return found;
}

/** Cards that help to buy. */
function bargains(state: State, owner: Nation): (typeof EVENT)[number][] {
  const side = SIDE_OF[owner];
  if (!holdsCards(state, side)) return [];
  const walls = kindsFor(state, side, 'purchases').filter(
    (kind) =>
      kind === 'fortifications' &&
      state.nations.treasury[owner] >= CHEAP_WALLS_COST &&
      unwalled(state, owner).length > 0,
  );
  return [...cardOptions(state, owner, 'purchases'), ...eventsOf(walls)];
}

const CHEAP_WALLS_COST = 5;

/** Fortifications: walls for 5 gold. */
function* fortifyByCard(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (!(yield* playCard(g, SIDE_OF[owner], 'fortifications', []))) return;
  const question = prompt('walls', 'X.B', { nation: nationId(owner) });
  const options = optionsOf(CHEAP_WALLS, unwalled(state, owner));
  const { province } = yield* ask(g, owner, question, options);
  fortify(g, owner, numberOf(province), CHEAP_WALLS_COST);
}

function sortOf(key: string): Sort {
  return SORTS.findIndex((facts) => facts.key === key);
}

/** XV.A The price of a unit, or nothing if it is not for sale. */
export function priceOfUnit(state: State, owner: Nation, sort: Sort): number | null {
  return state.nations.status[owner] === EMPIRE ? SORTS[sort].empire : SORTS[sort].kingdom;
}

/** XV.B-C A counter is left, its turn has come, and gold suffices. */
function mayBuy(state: State, owner: Nation, sort: Sort): boolean {
  const { from, origin, first, count } = SORTS[sort];
  const price = priceOfUnit(state, owner, sort);
  if (
    state.nations.noPurchases[owner] > 0 ||
    price === null ||
    price > state.nations.treasury[owner] ||
    from > state.clock.turn
  )
    return false;
  if (origin >= 0 && state.nations.status[origin] === ABSENT) return false;
  if (recruited(state, owner, sort)) return false;
  for (let counter = first; counter < first + count; counter++) if (state.pieces.at[counter] === NOWHERE) return true;
  return false;
}

/** XV.B Rome and Byzantium recruit one national unit a turn, two from turn 8; auxiliaries and Themata freely. */
function recruited(state: State, owner: Nation, sort: Sort): boolean {
  if (owner !== ROMANI && owner !== ORIENTALI) return false;
  if (SORTS[sort].auxiliary) return false;
  return !SORTS[sort].thema && state.nations.bought[owner] >= (state.clock.turn > LAST_LIMITES ? 2 : 1);
}

/** XV.B Whether a new unit may be put anywhere: a fleet into a harbour, others where there are quarters. */
function mayPost(state: State, owner: Nation, sort: Sort, open: readonly Place[]): boolean {
  if (SORTS[sort].kind === 'fleet') return harbours(state, owner).length > 0;
  return open.some((where) => mayServe(state, sort, where));
}

function* buy(g: Invasions, owner: Nation, sort: Sort): Flow<void> {
  const { state } = g;
  const places = posts(state, owner, sort);
  const question = prompt('deploy', 'XV.B.b', { nation: nationId(owner), unit: SORTS[sort].key });
  const { province } = yield* ask(g, owner, question, optionsOf(DEPLOY, places));
  const gold = priceOfUnit(state, owner, sort) ?? 0;
  spendGold(state, owner, gold);
  if (!SORTS[sort].auxiliary && !SORTS[sort].thema) state.nations.bought[owner] += 1;
  deploy(state, sort, 1, numberOf(province));
  g.emit({ event: 'bought', nation: nationId(owner), unit: SORTS[sort].key, province, gold });
}

/** XV.B Damaged elite units of an empire, at half price. */
function restorable(state: State, owner: Nation): Sort[] {
  if (state.nations.status[owner] !== EMPIRE) return [];
  const damaged = ownUnits(state, owner).filter((counter) => state.pieces.hurt[counter] > 0);
  return kindsAmong(state, damaged)
    .map((counter) => SORTS.indexOf(facts(counter)))
    .filter((sort) => halfPrice(state, owner, sort) <= state.nations.treasury[owner]);
}

function halfPrice(state: State, owner: Nation, sort: Sort): number {
  return Math.ceil((priceOfUnit(state, owner, sort) ?? 0) / 2);
}

function restore(g: Invasions, owner: Nation, key: string): void {
  const { state } = g;
  const counter = ownUnits(state, owner).find((one) => keyOf(state, one) === key);
  if (counter === undefined) return;
  const gold = halfPrice(state, owner, SORTS.indexOf(facts(counter)));
  state.pieces.hurt[counter] = 0;
  spendGold(state, owner, gold);
  g.emit({ event: 'restored', nation: nationId(owner), unit: facts(counter).key, gold });
}

/** XXIII.C Cities without walls that may get them. */
function unwalled(state: State, owner: Nation): Place[] {
  return provincesOf(state, owner).filter(
    (where) =>
      state.lands.level[where] > 0 &&
      state.lands.fortified[where] === 0 &&
      state.lands.revolt[where] === 0 &&
      !state.nations.capital.includes(where),
  );
}

function fortify(g: Invasions, owner: Nation, where: Place, gold = FORTIFY_COST): void {
  const { state } = g;
  spendGold(state, owner, gold);
  state.lands.fortified[where] = 1;
  g.emit({ event: 'fortified', nation: nationId(owner), province: placeId(where), gold });
}

/** XVIII.I, G96 Initial provinces of a Limes that were lost to another nation and are held again, to turn 7. */
function lostLimites(state: State, owner: Nation): Place[] {
  if ((owner !== ROMANI && owner !== ORIENTALI) || state.clock.turn > LAST_LIMITES) return [];
  const initial = LIMITES[owner === ROMANI ? 'romani' : 'orientali'].map(place);
  return initial.filter(
    (where) =>
      state.lands.limes[where] === NOBODY &&
      state.lands.lostLimes[where] === 1 &&
      state.lands.control[where] === owner &&
      state.lands.revolt[where] === 0,
  );
}

function rebuildLimes(g: Invasions, owner: Nation, where: Place): void {
  const { state } = g;
  raiseLimes(state, where, owner);
  state.lands.lostLimes[where] = 0;
  g.emit({ event: 'limes.built', nation: nationId(owner), province: placeId(where) });
}

/** Notes where another nation rules over a lost Limes. */
export function watchLimites(state: State): void {
  for (const { where, owner } of SITES_OF_LIMITES) {
    const ruler = state.lands.control[where];
    if (state.lands.limes[where] === NOBODY && ruler !== NOBODY && ruler !== owner) state.lands.lostLimes[where] = 1;
  }
}

const SITES_OF_LIMITES: readonly { readonly where: Place; readonly owner: Nation }[] = [
  ...LIMITES.romani.map((province) => ({ where: place(province), owner: ROMANI })),
  ...LIMITES.orientali.map((province) => ({ where: place(province), owner: ORIENTALI })),
];
