import type { Flow } from '@tabula/engine';
import { AREAS } from '../../data/areas.ts';
import type { Nation } from '../../data/book/book.ts';
import { areasMeant } from '../../data/book/lines.ts';
import { GOLD_PER_AREA, GOLD_PER_CITY, MOST_GOLD } from '../../data/figures.ts';
import { IS_ENTRY } from '../../data/spaces.ts';
import { KINDS } from '../../data/units.ts';
import { BUY_ONE, prompt, SAVE } from '../../options.ts';
import { bookOf, CITY, type State } from '../../state/state.ts';
import { controls, controlsAny } from '../pieces/control.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { capGold, changeGold, ownShare } from './gold.ts';
import { mayBuy } from './purchase.ts';

/** 6.1 One gold for each controlled area and one for each city; entry areas pay only where the card says so. */
export function fullIncome(state: State, nation: Nation): number {
  const { payingEntries } = bookOf(state);
  let gold = 0;
  for (let area = 0; area < AREAS.length; area++) {
    if (!controls(state, nation, area)) continue;
    if (IS_ENTRY[area] && !payingEntries[nation].includes(area)) continue;
    gold += GOLD_PER_AREA;
    if (state.city[area] === CITY) gold += GOLD_PER_CITY;
  }
  return gold;
}

/** 6.1 What the card makes of it: all, half (rounded up), nothing. */
export function incomeOf(state: State, nation: Nation): number {
  const { income } = bookOf(state).cards[nation];
  const full = fullIncome(state, nation);
  switch (income.rule) {
    case 'normal':
      return full;
    case 'none':
      return 0;
    case 'half':
      return Math.ceil(full / 2);
    case 'conditional':
      return controlsAny(state, nation, areasMeant(income.normalIf)) ? full : Math.ceil(full / 2);
  }
}

/** 6.1 Income; what is left for an overlord is half of it, rounded down (6.4). */
export function collectIncome(g: Italia): number {
  const { state } = g;
  const { nation } = state;
  const income = incomeOf(state, nation);
  if (income === 0) return 0;
  const tribute = income - ownShare(state, nation, income);
  changeGold(state, nation, income - tribute);
  g.emit({ event: 'income', nation: bookOf(state).id(nation), gold: income - tribute, total: state.gold[nation] });
  return tribute;
}

/** 6.4 Above ten gold the overlord may buy one unit at once; it is placed in his next placement phase. */
export function* payTribute(g: Italia, nation: Nation, tribute: number): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  const overlord = state.overlord[nation];
  changeGold(state, overlord, tribute);
  g.emit({ event: 'tribute', nation: book.id(nation), foe: book.id(overlord), gold: tribute });
  if (state.gold[overlord] <= MOST_GOLD) return;
  const options = BUY_ONE.filter((_, kind) => mayBuy(state, overlord, kind));
  if (options.length > 0) {
    const ask = prompt('tribute', '6.4', { nation: book.id(overlord), gold: state.gold[overlord] });
    const choice = yield* g.choose(seatOf(state, overlord), ask, [...options, SAVE]);
    if (choice.kind === 'buy-one') {
      const kind = BUY_ONE.indexOf(choice);
      changeGold(state, overlord, -book.cost[overlord * KINDS + kind]);
      state.supply[overlord * KINDS + kind] -= 1;
      state.waiting[overlord * KINDS + kind] += 1;
      g.emit({ event: 'tribute.bought', nation: book.id(overlord), unit: choice.unit });
    }
  }
  capGold(g, overlord);
}
