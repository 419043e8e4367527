import { Chance, configure, type Seat, seedFrom } from '@tabula/engine';
import { COASTS, ROADS } from '../../src/data/map.ts';
import { conquest } from '../../src/index.ts';
import { ABOARD, index, pair, type State, setup } from '../../src/state.ts';
import { LANDS, nameOf, number, SEAS, seats, tributeOf } from './position.ts';

/** How full the board is, and where most of it happens. */
export interface Taste {
  readonly players?: number;
  /** Everything that stands at all stands in these provinces. */
  readonly within?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * A position at the beginning of a turn in the middle of a game that could be: provinces of everybody everywhere,
 * garrisons, cities and roads over borders, leaders alone among strangers, loaded galleys, prisoners, money.
 */
export function doctored(name: string, taste: Taste = {}): State {
  const chance = Chance.fromSeed(seedFrom(`doctored ${name}`));
  const players = taste.players ?? 2 + chance.below(5);
  const settings = { roundLimit: '40', proclaimVote: 'off', mesopotamiaArabia: chance.pick(['on', 'off']) };
  const state = setup(configure(conquest, players, { ...settings, ...taste.settings }), chance);
  state.phase = 'begin';
  state.round = 5;
  state.active = chance.below(players);
  state.attacker = state.active;
  shareOut(state, chance, taste.within ?? LANDS);
  build(state, chance);
  standLeaders(state, chance, taste.within ?? LANDS);
  launch(state, chance);
  for (const seat of seats(state)) {
    state.tribute[seat] = tributeOf(state, seat);
    state.money[seat] = 5 * chance.below(40);
  }
  inflate(state, chance);
  return state;
}

function shareOut(state: State, chance: Chance, within: readonly string[]): void {
  const own = seats(state).map((seat) => nameOf(state.home[seat]));
  for (const at of within) {
    const lord = own.indexOf(at);
    const seat = lord >= 0 && chance.below(4) > 0 ? lord : chance.below(state.players + 1) - 1;
    take(state, seat, at);
    for (let kind = 0; kind < 3; kind++)
      for (const each of seats(state)) state.units[kind][index(each, number(at))] = 0;
    state.garrison[number(at)] = -1;
    if (seat >= 0 && chance.below(2) === 0) garrison(state, chance, seat, at);
  }
}

function take(state: State, seat: Seat, at: string): void {
  state.control[number(at)] = seat;
}

/** 2.2 How many of each kind of land unit there are in one colour. */
const limitsIn = ({ rules }: State): readonly number[] => [20, rules.cavalryPerColour, 6];

/** How many units of a kind a player has, ashore and afloat. */
function onBoard(state: State, seat: Seat, kind: number): number {
  const ashore = LANDS.reduce((sum, land) => sum + state.units[kind][index(seat, number(land))], 0);
  return state.galley.owner.reduce(
    (sum, owner, ship) => (owner === seat ? sum + state.galley.cargo[kind][ship] : sum),
    ashore,
  );
}

function garrison(state: State, chance: Chance, seat: Seat, at: string): void {
  const limits = limitsIn(state);
  const wished = [chance.below(4), chance.below(3), chance.below(5) === 0 ? 1 : 0];
  wished.forEach((count, kind) => {
    const placed = LANDS.reduce((sum, land) => sum + state.units[kind][index(seat, number(land))], 0);
    const here = Math.min(count, limits[kind] - placed - 3);
    if (here <= 0) return;
    state.units[kind][index(seat, number(at))] = here;
    state.garrison[number(at)] = seat;
  });
}

function build(state: State, chance: Chance): void {
  let left = 16 - state.city.filter((city) => city > 0).length;
  for (const at of chance.shuffle([...LANDS])) {
    if (left === 0 || state.city[number(at)] > 0 || chance.below(5) < 2) continue;
    state.city[number(at)] = chance.below(3) === 0 ? 2 : 1;
    left--;
  }
  let roads = 20;
  ROADS.forEach(([a, b], border) => {
    const optional = border === ROADS.length - 1 && !state.rules.mesopotamiaArabia;
    if (optional || roads === 0 || state.city[a] === 0 || state.city[b] === 0 || chance.below(10) === 0) return;
    state.road[border] = 1;
    roads--;
  });
}

/** Generals anywhere: with troops, alone in empty land, prisoners, dead; Caesars mostly at home. */
function standLeaders(state: State, chance: Chance, within: readonly string[]): void {
  for (const seat of seats(state)) {
    for (const at of LANDS) state.generals[index(seat, number(at))] = 0;
    const friendly = within.filter((at) => state.garrison[number(at)] === seat);
    const empty = within.filter((at) => state.garrison[number(at)] < 0);
    for (let general = 0; general < 4; general++) {
      const fate = chance.below(12);
      if (fate === 0) state.dead[seat]++;
      else if (fate === 1)
        state.prisoners[pair(state, (seat + 1 + chance.below(state.players - 1)) % state.players, seat)]++;
      else {
        const choice = fate < 5 && empty.length > 0 ? empty : friendly.length > 0 ? friendly : empty;
        const at = choice.length > 0 ? chance.pick(choice) : LANDS[0];
        state.generals[index(seat, number(at))]++;
      }
    }
    const seatOf = chance.below(3) === 0 && friendly.length > 0 ? number(chance.pick(friendly)) : state.home[seat];
    state.caesar[seat] = seatOf;
  }
}

/** Galleys at sea, some with a legion aboard, and on coasts of one's own or of nobody. */
function launch(state: State, chance: Chance): void {
  let ship = 0;
  for (const seat of seats(state))
    for (let n = chance.below(4); n > 0; n--) {
      const { galley } = state;
      const harbours = LANDS.filter(
        (at) => COASTS[number(at)].length > 0 && [seat, -1].includes(state.control[number(at)]),
      );
      const ashore = chance.below(2) === 0 && harbours.length > 0;
      const at = number(ashore ? chance.pick(harbours) : chance.pick(SEAS));
      galley.owner[ship] = seat;
      galley.at[ship] = at;
      if (ashore) galley.coast[ship] = chance.below(COASTS[at].length);
      else if (chance.below(2) === 0) embark(state, chance, seat, ship);
      ship++;
    }
}

function embark(state: State, chance: Chance, seat: Seat, ship: number): void {
  const { galley } = state;
  const from = LANDS.find((at) => state.generals[index(seat, number(at))] > 0);
  if (from === undefined) return;
  const there = index(seat, number(from));
  const generals = Math.min(1 + chance.below(2), state.generals[there]);
  state.generals[there] -= generals;
  galley.generals[ship] += generals;
  const wished = [chance.below(3), chance.below(2)];
  wished.forEach((count, kind) => {
    galley.cargo[kind][ship] = Math.min(count, limitsIn(state)[kind] - onBoard(state, seat, kind));
  });
  if (chance.below(8) === 0) {
    state.caesar[seat] = ABOARD + ship;
    galley.caesar.fill(0, 0, galley.caesar.length);
    for (const each of seats(state)) if (state.caesar[each] >= ABOARD) galley.caesar[state.caesar[each] - ABOARD] = 1;
  }
}

/** What has long been felt, if somebody is rich enough; sometimes what is about to be. */
function inflate(state: State, chance: Chance): void {
  const richest = Math.max(...state.tribute);
  [105, 205].forEach((threshold, level) => {
    if (richest < threshold) return;
    state.inflation = level + 1;
    state.inflationBy[level] = state.tribute.indexOf(richest);
  });
  if (state.inflation === 0 && chance.below(3) === 0) {
    state.inflation = 1;
    state.inflationBy[0] = chance.below(state.players);
  }
}
