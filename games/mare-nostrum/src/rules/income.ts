import type { Flow, Seat } from '@tabula/engine';
import { ARTEMIS, COLOSSUS } from '../data/cards.ts';
import { DIRECTOR } from '../data/civilizations.ts';
import { ICON_GOODS, ICONS_PER_PROVINCE, LAND_COUNT, type Province } from '../data/provinces.ts';
import { GOODS, KIND_COUNT, TAX } from '../data/resources.ts';
import { GOOD, prompt } from '../options.ts';
import { held, ON_CITY, ON_ICON, ON_MARKET, ON_TEMPLE, type State } from '../state.ts';
import { postsInForce, userOf } from './posts.ts';
import { bundleAt, clockwiseFrom, type MareNostrum, takeFromBank } from './table.ts';

/** 4A Income [A) Accumulare introiti]. */
export function* collectIncome(g: MareNostrum): Flow<void> {
  const { state } = g;
  if (state.step === 0) {
    dealIncome(g);
    state.step = 1;
  }
  yield* templeOfArtemis(g);
  state.phase = 'announce';
}

/** 4.1 - 4.6 The cards due to every seat, as a flat table by seat and kind. */
export function incomeDue(state: State): number[] {
  const due = new Array<number>(state.players * KIND_COUNT).fill(0);
  for (let province = 0; province < LAND_COUNT; province++) provinceIncome(state, province, due);
  const colossus = state.cards[COLOSSUS];
  if (colossus >= 0) due[held(colossus, TAX)] += 1;
  return due;
}

function provinceIncome(state: State, province: Province, due: number[]): void {
  const { players } = state;
  const controller = state.marker[province];
  if (controller < 0) return;
  if (state.city[province]) {
    const payee = userOf(state, province, ON_CITY);
    const doubled = state.temple[province] && serves(state, province, ON_CITY, ON_TEMPLE);
    if (payee < players) due[held(payee, TAX)] += doubled ? 2 : 1;
  }
  for (let i = 0; i < ICONS_PER_PROVINCE; i++) {
    const icon = province * ICONS_PER_PROVINCE + i;
    if (!state.caravan[icon]) continue;
    const payee = userOf(state, province, ON_ICON[i]);
    const doubled = state.market[province] && serves(state, province, ON_ICON[i], ON_MARKET);
    if (payee < players) due[held(payee, ICON_GOODS[icon])] += doubled ? 2 : 1;
  }
}

/** R-OCCINC: a temple or market serves the occupier exactly if his legions stand on it and on the building. */
function serves(state: State, province: Province, building: number, doubler: number): boolean {
  const posts = postsInForce(state, province);
  return ((posts & building) !== 0) === ((posts & doubler) !== 0);
}

/**
 * R-BANK: one card at a time in seating order from the Director, each taking the kind due to him that is scarcest in the
 * bank; what the bank lacks is lost.
 */
function dealIncome(g: MareNostrum): void {
  const { state } = g;
  const due = incomeDue(state);
  const before = state.hands.slice();
  const short = isShort(state, due);
  const order = clockwiseFrom(state, state.roles[DIRECTOR]);
  if (short) dealOneByOne(state, due, order);
  else
    for (let i = 0; i < due.length; i++) {
      state.hands[i] += due[i];
      state.bank[i % KIND_COUNT] -= due[i];
      due[i] = 0;
    }
  if (!g.isHeard) return;
  const got = state.hands.map((cards, i) => cards - before[i]);
  for (const seat of order) {
    g.emit({ event: 'income', by: seat, cards: bundleAt(got, held(seat, 0)) });
    if (short) {
      const lost = bundleAt(due, held(seat, 0));
      if (lost !== 'none') g.emit({ event: 'income.lost', by: seat, cards: lost });
    }
  }
}

function isShort({ bank, players }: State, due: readonly number[]): boolean {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    let wanted = 0;
    for (let seat = 0; seat < players; seat++) wanted += due[held(seat, kind)];
    if (wanted > bank[kind]) return true;
  }
  return false;
}

function dealOneByOne(state: State, due: number[], order: readonly Seat[]): void {
  for (let dealt = true; dealt; ) {
    dealt = false;
    for (const seat of order) {
      const kind = scarcestDue(state, due, seat);
      if (kind < 0) continue;
      takeFromBank(state, seat, kind);
      due[held(seat, kind)] -= 1;
      dealt = true;
    }
  }
}

function scarcestDue({ bank }: State, due: readonly number[], seat: Seat): number {
  let best = -1;
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (due[held(seat, kind)] > 0 && bank[kind] > 0 && (best < 0 || bank[kind] < bank[best])) best = kind;
  return best;
}

/** 4.6 Temple of Artemis: one commodity of its owner's choice, of those still in the bank (R-BANK). */
function* templeOfArtemis(g: MareNostrum): Flow<void> {
  const { state } = g;
  const seat = state.cards[ARTEMIS];
  if (seat < 0) return;
  const options = GOOD.filter((_, kind) => kind !== TAX && state.bank[kind] > 0);
  if (options.length === 0) return;
  g.checkpoint();
  const { card } = yield* g.choose(seat, prompt('artemis', '4.6', undefined, options[0].id), options);
  const good = GOODS.find((each) => each === card);
  if (good === undefined) return;
  takeFromBank(
    state,
    seat,
    GOOD.findIndex((option) => option.card === card),
  );
  g.emit({ event: 'artemis', by: seat, card: good });
}
