import type { Seat } from '@tabula/engine';
import { CITY_TRIBUTE } from '../data/figures.ts';
import { idOf, isSea, PROVINCES, type Province, TRIBUTE } from '../data/map.ts';
import { isIn, NO_CITY, NOBODY, type State } from '../state.ts';
import { checkInflation } from './inflation.ts';
import { bringBack, removeGalley } from './pieces.ts';
import type { Conquest } from './table.ts';

/** 4.1 What a province brings: its coin, and five for a city. */
export function worthOf({ city }: State, province: Province): number {
  return TRIBUTE[province] + (city[province] === NO_CITY ? 0 : CITY_TRIBUTE);
}

/** 10.3 Without his home a player collects nothing and buys nothing. */
export function holdsHome({ control, home }: State, seat: Seat): boolean {
  return control[home[seat]] === seat;
}

/** 10.2 A province changes hands: marker, tribute, home. */
export function conquer(g: Conquest, seat: Seat, province: Province): void {
  const { state } = g;
  const before = state.control[province];
  if (before !== seat) {
    const at = idOf(province);
    const tribute = worthOf(state, province);
    g.emit(
      before === NOBODY
        ? { event: 'conquered', by: seat, at, tribute }
        : { event: 'conquered.from', by: seat, whom: before, at, tribute },
    );
    takeOver(g, seat, [province]);
  }
}

/** The markers and the tribute of some provinces pass to a player; prices look at what they come to together (R-CAE-1). */
export function takeOver(g: Conquest, seat: Seat, provinces: readonly Province[]): void {
  const { state } = g;
  let value = 0;
  for (const province of provinces) {
    const before = state.control[province];
    const worth = worthOf(state, province);
    state.control[province] = seat;
    value += worth;
    if (before === NOBODY) continue;
    changeTribute(g, before, -worth);
    if (state.home[before] === province && isIn(state, before))
      g.emit({ event: 'home.lost', by: before, at: idOf(province) });
  }
  changeTribute(g, seat, value);
  if (provinces.includes(state.home[seat])) regainHome(g, seat);
}

/** 4.3 The only way in which a marker moves: a province or a city was won or lost. Prices look at it (R-INF-1). */
export function changeTribute(g: Conquest, seat: Seat, by: number): void {
  g.state.tribute[seat] += by;
  if (by > 0) checkInflation(g, seat);
}

/** The only way in which Talents come and go: tribute, purchases, ransoms, the estate of a Caesar. */
export function changeMoney({ money }: State, seat: Seat, by: number): void {
  money[seat] += by;
}

/** R-CON-3 A home that is held again serves at once; whoever waited for it comes (R-RAN-5). */
function regainHome(g: Conquest, seat: Seat): void {
  const { state } = g;
  g.emit({ event: 'home.regained', by: seat, at: idOf(state.home[seat]) });
  const generals = state.waiting[seat];
  if (generals === 0) return;
  state.waiting[seat] = 0;
  bringBack(state, seat, generals);
  g.emit({ event: 'returned', by: seat, count: generals });
}

/** 8.22, 9.13 Galleys of anybody but the master of a coast are destroyed. */
export function burnGalleys(g: Conquest, province: Province, master: Seat): void {
  const { galley, players } = g.state;
  for (let owner = 0; owner < players; owner++) {
    if (owner === master) continue;
    let count = 0;
    for (let ship = 0; ship < galley.owner.length; ship++)
      if (galley.owner[ship] === owner && galley.at[ship] === province) {
        removeGalley(g.state, ship);
        count++;
      }
    if (count > 0) g.emit({ event: 'galleys.burnt', by: owner, at: idOf(province), count });
  }
}

/** 8.22 At the end of the combat phase all galleys on foreign coasts are destroyed: intruders, and those the coast was taken from (R-SEA-6). */
export function burnStranded(g: Conquest): void {
  const { galley, control } = g.state;
  for (let ship = 0; ship < galley.owner.length; ship++) {
    const owner = galley.owner[ship];
    const at = galley.at[ship];
    if (owner === NOBODY || isSea(at) || control[at] === owner || control[at] === NOBODY) continue;
    burnGalleys(g, at, control[at]);
  }
}

/** R-CON-1 (b) At the end of the movement phase, whatever land units stand in without a fight is conquered. */
export function conquerUnopposed(g: Conquest, seat: Seat): void {
  const { state } = g;
  for (let province = 0; province < PROVINCES; province++)
    if (state.garrison[province] === seat && state.control[province] !== seat) conquer(g, seat, province);
}
