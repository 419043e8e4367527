import type { Flow } from '@tabula/engine';
import type { EventKind } from '../../data/event-cards.ts';
import { CIVILISED_PROVINCE, IN_AREA, LAND, type Place, placeId } from '../../data/geography.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { GROW, numberOf, optionsOf, prompt } from '../../options.ts';
import { isCivilised, knowsHeresies, knowsRevolts, NOBODY, type State } from '../../state.ts';
import { isActive } from '../lands/order.ts';
import { once } from '../lands/readiness.ts';
import { growCity } from '../nations/kingdom.ts';
import { chooser, FAMINE, mayRevolt, revoltAmong } from '../nations/revolts.ts';
import { loseGold, winGold } from '../pieces/gold.ts';
import { loseUnit } from '../pieces/losses.ts';
import { askSide, type Invasions } from '../pieces/table.ts';
import { unitsAt } from '../pieces/units.ts';
import { placeHeresy, shrink } from './calamities.ts';
import { designate } from './designation.ts';

/** X.B A public event happens as soon as it is drawn; it touches no inactive nation. What it cannot do is left undone (G101). */
export function* publicEvent(g: Invasions, side: number, kind: EventKind): Flow<void> {
  g.emit({ event: 'event.public', card: kind });
  switch (kind) {
    case 'abundance':
      return abundance(g);
    case 'caravan':
      g.state.clock.richCaravans = true;
      return;
    case 'city-growth':
      return yield* cityGrowth(g, side);
    case 'famine':
      return yield* famine(g, designate(g));
    case 'heresy':
      return heresy(g, designate(g));
    case 'plague':
      return yield* plague(g, designate(g));
    case 'revolt':
      return yield* revolt(g, designate(g));
    case 'shortage':
      return shortage(g, designate(g));
    default:
      return;
  }
}

/** VI.B A civilised nation that acts. */
function isRealm(state: State, owner: Nation): boolean {
  return owner !== NOBODY && isCivilised(state, owner) && isActive(state, owner);
}

/** A gold for each granary in peace. */
function abundance(g: Invasions): void {
  const { state } = g;
  const gains = new Map<Nation, number>();
  for (let where = 0; where < LAND; where++) {
    const owner = state.lands.control[where];
    if (!PROVINCE_ROWS[where].granary || !isRealm(state, owner) || state.lands.revolt[where] > 0) continue;
    gains.set(owner, (gains.get(owner) ?? 0) + 1);
  }
  for (const [owner, gold] of gains) winGold(g, owner, gold);
}

/** III.F A city of the player grows, or one is founded on a site in a civilised area; if he has none, anybody's unsacked city. */
function* cityGrowth(g: Invasions, side: number): Flow<void> {
  const { state } = g;
  const own = growable(state, (owner) => SIDE_OF[owner] === side && isActive(state, owner), true);
  const places = own.length > 0 ? own : growable(state, (owner) => isRealm(state, owner), false);
  if (places.length === 0) return;
  const { province } = yield* askSide(g, side, prompt('grow', 'III.F'), optionsOf(GROW, places));
  const where = numberOf(province);
  growCity(g, state.lands.control[where], where);
}

function growable(state: State, whose: (owner: Nation) => boolean, sites: boolean): Place[] {
  const places: Place[] = [];
  for (let where = 0; where < LAND; where++) {
    const owner = state.lands.control[where];
    if (owner === NOBODY || !whose(owner) || PROVINCE_ROWS[where].city === undefined) continue;
    // G190 Nothing grows in a revolt.
    if (state.lands.level[where] >= 3 || state.lands.revolt[where] > 0) continue;
    if (state.lands.level[where] === 0 ? sites && CIVILISED_PROVINCE[where] : sites || state.lands.sack[where] === 0)
      places.push(where);
  }
  return places;
}

const CROWD = 4;

/** No income without a granary, half a gold from cities; every nation with more than four units there loses one. */
function* famine(g: Invasions, number: number): Flow<void> {
  const { state } = g;
  if (number < 0) return;
  for (const where of IN_AREA[number]) state.lands.barren[where] = FAMINE;
  for (let owner = 0; owner < state.nations.status.length; owner++) {
    const units = IN_AREA[number].flatMap((where) =>
      state.pieces.here[where].filter((counter) => state.pieces.holder[counter] === owner),
    );
    if (isActive(state, owner) && units.length > CROWD)
      yield* loseUnit(g, owner, units, prompt('lose', 'X.B', { nation: nationId(owner) }));
  }
}

/** XXXI.C, G101 Nothing happens where nobody knows heresies. */
function heresy(g: Invasions, number: number): void {
  const { state } = g;
  if (number < 0) return;
  const owners = IN_AREA[number].map((where) => state.lands.control[where]);
  if (owners.some((owner) => owner !== NOBODY && knowsHeresies(state, owner))) placeHeresy(g, number);
}

const SICK_STACK = 3;

/** Every stack of three or more loses a unit; the largest city shrinks. */
function* plague(g: Invasions, number: number): Flow<void> {
  const { state } = g;
  if (number < 0) return;
  for (const where of IN_AREA[number])
    for (const owner of once(state, [
      ...new Set(state.pieces.here[where].map((counter) => state.pieces.holder[counter])),
    ])) {
      const units = unitsAt(state, owner, where);
      if (isActive(state, owner) && units.length >= SICK_STACK)
        yield* loseUnit(g, owner, units, prompt('lose', 'X.B', { nation: nationId(owner) }));
    }
  const struck = IN_AREA[number].filter(
    (where) => state.lands.control[where] === NOBODY || isActive(state, state.lands.control[where]),
  );
  const [largest] = struck.sort((a, b) => state.lands.level[b] - state.lands.level[a] || a - b);
  if (largest !== undefined) shrink(g, largest);
}

/** XVI A revolt in a province of the area, against anybody who knows revolts. */
function* revolt(g: Invasions, number: number): Flow<void> {
  const { state } = g;
  if (number < 0) return;
  const eligible = IN_AREA[number].filter((where) => {
    const owner = state.lands.control[where];
    return owner !== NOBODY && isActive(state, owner) && knowsRevolts(state, owner) && mayRevolt(state, where);
  });
  yield* revoltAmong(g, chooser(g), eligible);
}

/** The nation with most cities of the area buys no units this turn and pays 2 gold. */
function shortage(g: Invasions, number: number): void {
  const { state } = g;
  if (number < 0) return;
  const cities = new Map<Nation, number>();
  for (const where of IN_AREA[number]) {
    const owner = state.lands.control[where];
    if (state.lands.level[where] > 0 && isRealm(state, owner)) cities.set(owner, (cities.get(owner) ?? 0) + 1);
  }
  const [first] = [...cities].sort(([a, x], [b, y]) => y - x || a - b);
  if (first === undefined) return;
  state.nations.noPurchases[first[0]] = 1;
  g.emit({ event: 'shortage', nation: nationId(first[0]), province: placeId(IN_AREA[number][0]) });
  loseGold(g, first[0], 2);
}
