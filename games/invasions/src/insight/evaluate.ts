import type { Seat } from '@tabula/engine';
import { LAST_TURN, SCORING_TURNS } from '../data/figures.ts';
import { AREA_OF, IN_AREA, LAND, type Place } from '../data/geography.ts';
import { NATION_ROWS, SIDES } from '../data/nations.ts';
import { type Nation, SIDE_OF } from '../data/pieces.ts';
import { invades } from '../rules/lands/calendar.ts';
import { isFleet } from '../rules/pieces/units.ts';
import { sidePoints } from '../rules/turn/scoring.ts';
import { ABSENT, BARBARIAN, CLIENT, EMPIRE, FEDERATE, isCivilised, NOBODY, type State, VASSAL } from '../state.ts';
import { balanceAt, battleChance, power, siegeChance } from './strength.ts';
import { toCome } from './to-come.ts';
import { areaWorth, MAJORITY, provinceWorth, pullOf } from './worth.ts';

/** What things are worth in points, roughly. */
const WORTH = {
  unit: 0.24,
  fleet: 0.12,
  pull: 0.5,
  hordePull: 1.2,
  gold: 0.05,
  barbarianGold: 0.03,
  decline: 1.4,
  age: 0.1,
  foedus: 3,
  progress: 0.5,
  later: 0.45,
  leader: 0.3,
} as const;

/** Points and prospects of a seat, less those of the best of the others. */
export function evaluate(state: State, seat: Seat): number {
  const values = state.clock.phase === 'over' ? SIDES.map((_, side) => sidePoints(state, side)) : standings(state);
  const bySeat = new Map<Seat, number>();
  state.sides.forEach((who, side) => {
    if (who !== NOBODY) bySeat.set(who, (bySeat.get(who) ?? 0) + values[side]);
  });
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (const [who, value] of bySeat)
    if (who !== seat) {
      best = Math.max(best, value);
      sum += value;
    }
  // Mostly the best of the others, but to hurt anybody helps a little.
  const rivals = 0.7 * best + (0.3 * sum) / Math.max(1, bySeat.size - 1);
  return (bySeat.get(seat) ?? 0) - rivals;
}

/** Scratch: what each nation stands for. */
function standings(state: State): number[] {
  const values = new Array<number>(state.nations.status.length).fill(0);
  const soon = horizon(state);
  const lasting = Math.min(1, 0.25 + (LAST_TURN - state.clock.turn) / 4);
  territory(state, values, soon);
  forces(state, values, lasting);
  pending(state, values, soon);
  for (let owner = 0; owner < values.length; owner++)
    values[owner] += state.nations.points[owner] + wealth(state, owner, lasting);
  const sides = SIDES.map((_, side) => toCome(state.clock.turn, side));
  for (let owner = 0; owner < values.length; owner++) sides[SIDE_OF[owner]] += values[owner];
  return sides;
}

/** How often what is held now can be expected to score: the next time for sure, later ones less. */
function horizon({ clock: { turn } }: State): number {
  const left = SCORING_TURNS.filter((one) => one >= turn).length + 1;
  const next = SCORING_TURNS.find((one) => one >= turn) ?? LAST_TURN;
  const near = next - turn === 0 ? 1 : next - turn === 1 ? 0.85 : 0.7;
  return near + WORTH.later * (left - 1);
}

/** Scratch: provinces that each nation holds in an area, and who holds any; all zero between two areas. */
const HELD = new Uint8Array(NATION_ROWS.length);
const HOLDERS: Nation[] = [];

function territory(state: State, values: number[], soon: number): void {
  for (let number = 0; number < IN_AREA.length; number++) {
    for (const where of IN_AREA[number]) {
      const owner = state.lands.control[where];
      if (owner === NOBODY) continue;
      if (HELD[owner] === 0) HOLDERS.push(owner);
      HELD[owner] += 1;
    }
    const ruler = state.lands.areaControl[number];
    if (ruler !== NOBODY) credit(state, values, ruler, (one) => soon * areaWorth(one, number));
    for (const owner of HOLDERS) {
      const count = HELD[owner];
      HELD[owner] = 0;
      if (owner === ruler) continue;
      const progress = Math.min(1, count / MAJORITY[number]);
      credit(state, values, owner, (one) => soon * WORTH.progress * progress * areaWorth(one, number));
    }
    HOLDERS.length = 0;
  }
  for (let where = 0; where < LAND; where++) {
    const owner = state.lands.control[where];
    if (owner === NOBODY) continue;
    const number = AREA_OF[where];
    credit(state, values, owner, (one) => {
      const share = number < 0 ? 0 : areaWorth(one, number) / MAJORITY[number];
      return soon * (provinceWorth(one)[where] - share);
    });
  }
}

/** XXVII-XXIX What a nation holds counts for it and for its lord. */
function credit(state: State, values: number[], owner: Nation, worth: (one: Nation) => number): void {
  const bond = state.ties.bond[owner];
  values[owner] += bond === VASSAL ? worth(owner) / 2 : worth(owner);
  if (bond === VASSAL) values[state.ties.lord[owner]] += worth(state.ties.lord[owner]);
  else if (bond === CLIENT) values[state.ties.lord[owner]] += worth(state.ties.lord[owner]) / 2;
}

/** Units where they are of use: near what their nation wants. */
function forces(state: State, values: number[], lasting: number): void {
  for (let counter = 0; counter < state.pieces.at.length; counter++) {
    const where = state.pieces.at[counter];
    if (where < 0) continue;
    const owner = state.pieces.holder[counter];
    if (isFleet(counter)) values[owner] += WORTH.fleet * lasting;
    else if (where < LAND)
      values[owner] += lasting * power(state, counter) * (WORTH.unit + WORTH.pull * 0.2 * pullOf(owner)[where]);
  }
  for (let owner = 0; owner < state.nations.horde.length; owner++)
    if (state.nations.horde[owner] >= 0)
      values[owner] += WORTH.hordePull * 0.2 * pullOf(owner)[state.nations.horde[owner]];
}

/** Battles and sieges that the nation on the move has still to fight count by their chances. */
function pending(state: State, values: number[], soon: number): void {
  if (state.activation.active === NOBODY) return;
  for (const owner of [state.activation.active, ...state.activation.partners]) {
    const worth = provinceWorth(owner);
    const seen: Place[] = [];
    for (let counter = 0; counter < state.pieces.at.length; counter++) {
      const where = state.pieces.at[counter];
      if (state.pieces.holder[counter] !== owner || where < 0 || where >= LAND || seen.includes(where)) continue;
      seen.push(where);
      const keeper = state.lands.control[where];
      if (keeper === owner) continue;
      const balance = balanceAt(state, owner, where);
      const siege = siegeChance(state, owner, where, balance.myCommand);
      if (balance.theirs === 0 && siege === 1) continue;
      const field = battleChance(state, where, balance);
      const gain = field * siege * soon * (worth[where] + 0.15 * state.lands.level[where]);
      values[owner] += gain - WORTH.unit * ((1 - field) * 0.6 * balance.mine - field * 0.5 * balance.theirs);
      if (keeper !== NOBODY && SIDE_OF[keeper] !== SIDE_OF[owner])
        values[keeper] -= field * siege * soon * provinceWorth(keeper)[where];
    }
  }
}

/** Gold, age, decline, ties. */
function wealth(state: State, owner: Nation, lasting: number): number {
  if (state.nations.status[owner] === ABSENT) return 0;
  const gold = Math.min(35, state.nations.treasury[owner]);
  let value = lasting * gold * (isCivilised(state, owner) ? WORTH.gold : WORTH.barbarianGold);
  value -= lasting * state.nations.decline[owner] * WORTH.decline;
  if (state.nations.status[owner] === EMPIRE) value -= lasting * state.nations.age[owner] * WORTH.age;
  if (state.ties.bond[owner] === FEDERATE) value += WORTH.foedus * Math.min(3, LAST_TURN - state.clock.turn + 1) * 0.7;
  if (state.nations.status[owner] === BARBARIAN && invades(state, owner)) value += 0.2;
  return value;
}
