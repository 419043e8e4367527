import type { Seat } from '@tabula/engine';
import { CITY_TRIBUTE, HOME_SPACES, PER_COLOUR, PRICE } from '../data/figures.ts';
import { landSteps, PROVINCES, TRIBUTE } from '../data/map.ts';
import { FORTIFIED, index, isIn, NO_CITY, pair, type State } from '../state.ts';
import { caesarDanger, hunt, idleness } from './hunt.ts';
import { winChance } from './odds.ts';
import {
  canReach,
  force,
  guardedStrike,
  held,
  holder,
  isNearFoe,
  leaders,
  saved,
  strike,
  survey,
  survivors,
  threatTo,
} from './survey.ts';
import { warAge } from './war-age.ts';

/** What things are worth, in Talents; tuned by play between bots. */
const WORTH = {
  tribute: 4,
  money: 0.65,
  savings: 0.1,
  /** With so much in store, soldiers are easily replaced. */
  treasure: 400,
  pocket: 100,
  /** Talents for which there is nothing left to buy. */
  idleMoney: 0.02,
  soldier: 10,
  /** The first General; each further one is worth a little less, as there are only four. */
  general: 60,
  prisoner: 8,
  galley: 9,
  home: 70,
  walls: 6,
  /** What Talents are worth to whoever has no home to spend them in. */
  exile: 0.4,
  /** A Caesar in danger puts all at stake. */
  caesar: 0.75,
  /** A province under threat, and one that could be taken. */
  danger: 0.35,
  hope: 0.3,
  /** To have asked to be proclaimed in vain. */
  claim: 2,
} as const;

/** Everything of a seat less everything of the best of the others. */
export function evaluate(state: State, seat: Seat): number {
  survey(state);
  let best = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== seat && isIn(state, other)) best = Math.max(best, asEnemy(state, other));
  if (!isIn(state, seat)) return -2 * SCALE;
  const lead = standing(state, seat, nerve(state)) - best;
  return lead / (1 + Math.abs(lead) / CERTAIN);
}

/**
 * At first one's own gain counts more than another's loss; the longer the war, the more it is to be ended. Generals are
 * worth more to whoever has them than to an enemy who fears them: so prisoners are exchanged, and armies can move again.
 * Talents count the same for all, or the turn of the round, which pays everybody, would seem to cost something.
 */
function asEnemy(state: State, seat: Seat): number {
  const enmity = 0.85 + Math.min(1, Math.max(0, warAge(state) - 8) / 25);
  return standing(state, seat, 1) * enmity - lastCommand * (enmity - 0.5) - lastPurse * (enmity - 1);
}

/** How much a player fears for his own Caesar: in a long war both sides take risks, or it would never end. */
function nerve(state: State): number {
  return 1 - Math.min(0.85, Math.max(0, warAge(state) - 8) / 22);
}

/** How much armies are drawn to the Caesars of others: at first there are provinces to take. */
function zeal(state: State): number {
  return 0.3 + Math.min(3, warAge(state) / 10);
}

/** The typical distance between winning and losing. */
export const SCALE = 600;
/** However far ahead, a game that is not over is not worth as much as one that is won. */
const CERTAIN = 1.5 * SCALE;

function standing(state: State, seat: Seat, fear: number): number {
  const realm = realmOf(state, seat);
  const army = armyOf(state, seat);
  const talents = state.money[seat] + (hasCollected(state, seat) ? 0 : tributeOf(state, seat));
  const times = state.inflation + 1;
  lastPurse = purse(talents / times) * (holder[state.home[seat]] === seat ? 1 : WORTH.exile);
  const all = realm + army + lastPurse;
  return (
    all -
    fear * WORTH.caesar * caesarDanger(state, seat) * (all + 150) +
    hunt(state, seat) * zeal(state) -
    idleness(state, seat) -
    bother(state, seat)
  );
}

/** Others are not to be asked again and again. */
function bother({ claims }: State, seat: Seat): number {
  return WORTH.claim * claims[seat];
}

/** Talents at base prices: the first hundred are wanted, more are worth less, what nothing can be bought for hardly any. */
function purse(talents: number): number {
  const useful = Math.min(talents, missing);
  const first = Math.min(useful, WORTH.pocket);
  return first * WORTH.money + (useful - first) * WORTH.savings + (talents - useful) * WORTH.idleMoney;
}

/** The phases after tribute. */
const COLLECTED: ReadonlySet<string> = new Set(['destroy', 'build', 'deal', 'throne']);

/** Whether a player has had his tribute in this round: those who have not are as rich as if they had. */
function hasCollected({ home, active, phase }: State, seat: Seat): boolean {
  if (seat === active) return COLLECTED.has(phase);
  return PLACE[home[seat]] < PLACE[home[active]];
}

/** By home: its place in the order of play. */
const PLACE: readonly number[] = Array.from({ length: PROVINCES }, (_, at) => HOME_SPACES.indexOf(at));

/** The tribute to come, as far as it can be foreseen. */
function tributeOf(state: State, seat: Seat): number {
  if (holder[state.home[seat]] !== seat) return 0;
  let tribute = 0;
  for (let at = 0; at < PROVINCES; at++)
    if (holder[at] === seat) tribute += held[at] * (TRIBUTE[at] + (state.city[at] === NO_CITY ? 0 : CITY_TRIBUTE));
  return tribute;
}

/** Provinces with what they bring, what threatens them and what could be added. */
function realmOf(state: State, seat: Seat): number {
  const steps = landSteps(state.rules.mesopotamiaArabia);
  const home = state.home[seat];
  let tribute = 0;
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const value = TRIBUTE[at] + (state.city[at] === NO_CITY ? 0 : CITY_TRIBUTE);
    const own = holder[at] === seat;
    if (own) {
      tribute += value * held[at];
      if (at === home) worth += WORTH.home * held[at];
      if (state.city[at] === FORTIFIED) worth += WORTH.walls;
      const threat = threatTo(state, seat, at);
      worth -= threat * WORTH.danger * (value * WORTH.tribute + (at === home ? 2 * WORTH.home : 0));
      continue;
    }
    if (holder[at] >= 0 && force[index(seat, at)] > 0 && holder[at] !== seat) tribute += value * (1 - held[at]);
    if (!canReach(seat, at)) continue;
    let hope = 0;
    for (const { to } of steps[at]) {
      const i = index(seat, to);
      if (force[i] === 0 || leaders[i] === 0) continue;
      const foe = holder[at];
      const chance =
        foe < 0 ? 0.8 : winChance(force[i], strike[i], force[index(foe, at)], guardedStrike(state, foe, at));
      if (chance > hope) hope = chance;
    }
    worth += hope * hope * WORTH.hope * value * (holder[at] < 0 ? 1 : 1.6);
  }
  const paid = holder[home] === seat ? 1 : 0.45;
  return tribute * WORTH.tribute * paid + worth;
}

/** What all land units that a player could still buy would cost, found by `armyOf`. */
let missing = 0;
/** What his Generals are worth, found by it, too. */
let lastCommand = 0;
/** What his Talents are worth, found by `standing`. */
let lastPurse = 0;

/** Land units by how well they are mixed, leaders, galleys, prisoners. */
function armyOf(state: State, seat: Seat): number {
  const { galley } = state;
  let infantry = 0;
  let cavalry = 0;
  let catapults = 0;
  let generals = 0;
  let worth = 0;
  for (let at = 0; at < PROVINCES; at++) {
    const i = index(seat, at);
    if (force[i] > 0) {
      const share = survivors(state, seat, at);
      infantry += state.units[0][i] * share;
      cavalry += state.units[1][i] * share;
      catapults += state.units[2][i] * share;
    }
    generals += state.generals[i] * saved(state, seat, at);
    if (state.generals[i] > 0 && force[i] === 0 && isNearFoe(state, seat, at)) worth -= state.generals[i] * 4;
  }
  let ships = 0;
  for (let ship = 0; ship < galley.owner.length; ship++) {
    if (galley.owner[ship] !== seat) continue;
    infantry += galley.cargo[0][ship];
    cavalry += galley.cargo[1][ship];
    catapults += galley.cargo[2][ship];
    generals += galley.generals[ship];
    ships++;
  }
  const { colours, rules } = state;
  missing =
    (PER_COLOUR.infantry * colours[seat] - infantry) * PRICE.infantry +
    (rules.cavalryPerColour * colours[seat] - cavalry) * PRICE.cavalry +
    (PER_COLOUR.catapult * colours[seat] - catapults) * PRICE.catapult;
  const total = infantry + cavalry + catapults;
  if (total > 0) {
    const replaceable = Math.min(1, state.money[seat] / (state.inflation + 1) / WORTH.treasure);
    const soldier = WORTH.soldier * (1 - 0.85 * replaceable);
    worth += total * soldier * (0.4 + 0.6 * mixture(infantry / total, cavalry / total, catapults / total));
  }
  for (let other = 0; other < state.players; other++) {
    worth += state.prisoners[pair(state, seat, other)] * WORTH.prisoner;
    generals += 0.1 * state.prisoners[pair(state, other, seat)];
  }
  lastCommand = command(generals);
  return worth + lastCommand + (ships > 3 ? 3 : ships) * WORTH.galley;
}

/** Without Generals no army moves: the first are worth most. */
function command(generals: number): number {
  return (WORTH.general * generals * 4) / (3 + generals);
}

/** How much better than infantry alone a full legion of such a mixture hits. */
function mixture(infantry: number, cavalry: number, catapults: number): number {
  const matched = (units: number, faces: number) => faces * (1 - Math.exp(-units / faces));
  const blow = matched(8 * infantry, 8 / 3) + matched(8 * cavalry, 8 / 6) + matched(8 * catapults, 8 / 6);
  return blow / 2.53;
}
