import type { Flow } from '@tabula/engine';
import { AREA_ROWS } from '../../data/areas.ts';
import { AREA_OF, areaId, type Place, placeId } from '../../data/geography.ts';
import { type Nation, nation, nationId } from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { CALM, CAPITAL, END_HERESY, FOUND, numberOf, optionsOf, prompt } from '../../options.ts';
import { build, changeHands, encamp, isCivilised, moveCapital, NOWHERE, type State } from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { citiesOf, provincesOf } from '../lands/realms.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { mayConvert } from './religion.ts';

/** VII.D A kingdom that still has no seat founds or enlarges a city and makes one its capital, as soon as it can. */
export function* settle(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (!isCivilised(state, owner) || !isSeatless(state, owner)) return;
  if (growable(state, owner).length === 0 && seats(state, owner).length === 0) return;
  yield* foundSeat(g, owner);
  yield* breakCamp(g, owner);
}

/** VII.D The capital takes the place of the horde, and the young kingdom chooses its faith. */
export function* breakCamp(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const young = state.nations.horde[owner] >= 0;
  encamp(state, owner, NOWHERE);
  refreshControl(state);
  if (young) yield* chooseReligion(g, owner);
}

/** It lives with its horde; it never had a seat, like the Britons (XXXVII.S); or newcomers took the old one (IX.B, G312). One that was conquered is placed in Revenues (G13). */
function isSeatless({ nations: { horde, capital, capitalLost } }: State, owner: Nation): boolean {
  return horde[owner] >= 0 || (capital[owner] < 0 && capitalLost[owner] === 0);
}

/** VII.D A city is founded or grows, and one becomes the capital. */
function* foundSeat(g: Invasions, owner: Nation): Flow<void> {
  const growing = growable(g.state, owner);
  if (growing.length > 0) {
    const question = prompt('found', 'VII.D.e', { nation: nationId(owner) });
    const { province } = yield* ask(g, owner, question, optionsOf(FOUND, growing));
    growCity(g, owner, numberOf(province));
  }
  yield* placeCapital(g, owner);
}

/** Where a city of the nation may grow: an empty site; if there is none a city of level 1; if there is none one of level 2. */
function growable(state: State, owner: Nation): Place[] {
  const own = inPeace(state, provincesOf(state, owner)).filter((where) => PROVINCE_ROWS[where].city !== undefined);
  for (const level of [0, 1, 2]) {
    const found = own.filter((where) => state.lands.level[where] === level);
    if (found.length > 0) return found;
  }
  return [];
}

/** G13, G190 The cities in which a capital may stand: while all are in revolt a new kingdom keeps its horde. */
export function seats(state: State, owner: Nation): Place[] {
  return inPeace(state, citiesOf(state, owner));
}

export function inPeace({ lands: { revolt } }: State, provinces: readonly Place[]): Place[] {
  return provinces.filter((where) => revolt[where] === 0);
}

/** III.F A site becomes a city, or a city rises a level. */
export function growCity(g: Invasions, owner: Nation, where: Place): void {
  const { state } = g;
  build(state, where, owner);
  g.emit({ event: 'city.grew', nation: nationId(owner), province: placeId(where), level: state.lands.level[where] });
}

/** III.G, XIV.I The capital goes onto a city that the nation controls and that is not in revolt (G13). */
export function* placeCapital(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const cities = seats(state, owner);
  if (cities.length === 0) return;
  const question = prompt('capital', 'VII.D.h', { nation: nationId(owner) });
  const { province } = yield* ask(g, owner, question, optionsOf(CAPITAL, cities));
  const where = numberOf(province);
  // What a fallen empire left opens its gates at once.
  if (state.lands.city[where] !== owner) changeHands(state, where, owner);
  moveCapital(state, owner, where);
  g.emit({ event: 'capital.placed', nation: nationId(owner), province: placeId(where) });
}

/** VII.D A new kingdom stays as it is or becomes Arian or Catholic. */
function* chooseReligion(g: Invasions, owner: Nation): Flow<void> {
  if ((yield* mayConvert(g, owner, ['arian', 'catholic'])) === 'catholic') yield* clovis(g, owner);
}

/** XXXI.B, G423 In each Administration a kingdom may still become Catholic. */
export function* mayTurnCatholic(g: Invasions, owner: Nation): Flow<void> {
  if ((yield* mayConvert(g, owner, ['catholic'])) === 'catholic') yield* clovis(g, owner);
}

const FRANKS = nation('franci');

/** XXXIX.F Franks who become Catholic as a kingdom are rid of a heresy or of a revolt, once. */
function* clovis(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (owner !== FRANKS) return;
  const own = provincesOf(state, FRANKS);
  const heresies = AREA_ROWS.flatMap((_, number) =>
    state.lands.heresy[number] > 0 && own.some((where) => AREA_OF[where] === number) ? [number] : [],
  );
  const revolts = own.filter((where) => state.lands.revolt[where] > 0);
  if (heresies.length + revolts.length === 0) return;
  const question = prompt('clovis', 'XXXIX.F.d', { nation: nationId(FRANKS) });
  const answer = yield* ask(g, FRANKS, question, [...optionsOf(END_HERESY, heresies), ...optionsOf(CALM, revolts)]);
  if (answer.kind === 'calm') {
    state.lands.revolt[numberOf(answer.province)] = 0;
    g.emit({ event: 'calm', province: answer.province });
  } else {
    const number = heresies.find((one) => areaId(one) === answer.area) ?? heresies[0];
    state.lands.heresy[number] = 0;
    g.emit({ event: 'heresy.ended', area: areaId(number) });
  }
}
