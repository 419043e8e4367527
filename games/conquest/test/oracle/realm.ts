import type { Seat } from '@tabula/engine';
import { type State, turnOrder } from '../../src/state.ts';
import { SHORE } from './atlas.ts';
import { borders, controllerOf, hasCity, hasRoad, hasWalls, LANDS, nameOf, tributeOf, unitsOf } from './position.ts';

const PRICE = { infantry: 10, cavalry: 20, catapult: 30, galley: 20, city: 30, walls: 20, fortified: 50, road: 10 };

/** 2.2, R-CAE-6: pieces of his colours that are not on the board: infantry, cavalry, catapults, galleys. */
export function inTheBox(state: State, seat: Seat): [number, number, number, number] {
  const { galley, colours } = state;
  const own = galley.owner.flatMap((owner, ship) => (owner === seat ? [ship] : []));
  const left = [20, state.rules.cavalryPerColour, 6].map((each, kind) => {
    const ashore = LANDS.reduce((sum, at) => sum + unitsOf(state, seat, at)[kind], 0);
    return each * colours[seat] - own.reduce((sum, ship) => sum + galley.cargo[kind][ship], ashore);
  });
  return [left[0], left[1], left[2], 8 * colours[seat] - own.length];
}

/** Phases 4 and 5: everything a player can destroy or buy now, in the words of the options; deals and `done` left out. */
export function projects(state: State, seat: Seat): string[] {
  const found: string[] = [];
  const own = LANDS.filter((at) => controllerOf(state, at) === seat);
  const home = nameOf(state.home[seat]);
  if (state.phase === 'destroy') found.push(...own.filter((at) => hasCity(state, at)).map((at) => `destroy ${at}`));
  if (controllerOf(state, home) !== seat) return found.sort();
  const can = (price: number): boolean => state.money[seat] >= price * (state.inflation + 1);
  const box = inTheBox(state, seat);
  const cities = LANDS.filter((at) => hasCity(state, at)).length;
  const walls = LANDS.filter((at) => hasWalls(state, at)).length;
  const roads = state.road.filter((road) => road > 0).length;
  const anyUnit = [PRICE.infantry, PRICE.cavalry, PRICE.catapult].some((price, kind) => can(price) && box[kind] > 0);
  if (anyUnit) found.push('recruit');
  const harbours = home === 'mesopotamia' ? ['syria', 'armenia'].filter((at) => own.includes(at)) : [home];
  if (can(PRICE.galley) && box[3] > 0)
    found.push(...harbours.flatMap((at) => Object.keys(SHORE[at]).map((side) => `galley ${at} ${side}`)));
  for (const at of own) {
    if (hasCity(state, at) && !hasWalls(state, at) && walls < 16 && can(PRICE.walls)) found.push(`walls ${at}`);
    if (hasCity(state, at) || cities === 16) continue;
    if (can(PRICE.city)) found.push(`city ${at}`);
    if (can(PRICE.fortified) && walls < 16) found.push(`fortified-city ${at}`);
  }
  for (const [a, b] of borders(state)) {
    const both = own.includes(a) && own.includes(b) && hasCity(state, a) && hasCity(state, b);
    if (both && !hasRoad(state, a, b) && roads < 20 && can(PRICE.road)) found.push(`road ${a} ${b}`);
  }
  return found.sort();
}

/** 13.3 - 13.5: who set off which level, and at whose how-manieth turn from now it is felt. */
export class Prices {
  level = 0;
  readonly #waiting: { level: number; seat: Seat; turns: number }[] = [];
  readonly #set: boolean[];

  constructor(state: State) {
    this.level = state.inflation;
    this.#set = state.inflationBy.map((seat) => seat >= 0);
    state.inflationBy.forEach((seat, level) => {
      if (state.inflationIn[level] > 0) this.#waiting.push({ level, seat, turns: state.inflationIn[level] });
    });
  }

  /** R-INF-1: the markers have moved in the turn of a player, which may be over by now. */
  markers(state: State, active: Seat): void {
    [105, 205].forEach((threshold, level) => {
      const rich = turnOrder(state).filter((seat) => tributeOf(state, seat) >= threshold);
      if (this.#set[level] || rich.length === 0) return;
      this.#set[level] = true;
      this.#waiting.push({ level, seat: rich[0], turns: rich[0] === active ? 1 : 2 });
    });
  }

  /** R-INF-2: a turn begins. */
  turnOf(seat: Seat): void {
    for (const wait of this.#waiting)
      if (wait.seat === seat && wait.turns > 0 && --wait.turns === 0) this.level = Math.max(this.level, wait.level + 1);
  }
}
