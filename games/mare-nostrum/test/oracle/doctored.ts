import { Chance, configure, type Seat, seedFrom } from '@tabula/engine';
import { CARDS } from '../../src/data/cards.ts';
import { NATIONS } from '../../src/data/civilizations.ts';
import { CIVILIZATIONS } from '../../src/data/names.ts';
import { CITY_SITES, ICON_GOODS, isCoastal, LAND_COUNT, SPACE_COUNT, spaceNamed } from '../../src/data/provinces.ts';
import { KIND_COUNT } from '../../src/data/resources.ts';
import { mareNostrum } from '../../src/index.ts';
import { noteWars } from '../../src/rules/military.ts';
import { SETTINGS } from '../../src/settings.ts';
import { afloat, at, held, inSupply, NEUTRAL, NOBODY, type State, SUPPLY, setup } from '../../src/state.ts';

/** Any settings at all, with an end in sight. */
export function anySettings(chance: Chance): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [name, { values }] of Object.entries(SETTINGS)) settings[name] = chance.pick(values);
  return { ...settings, maxTurns: String(10 + chance.below(5)) };
}

/**
 * A position at the start of a turn in the middle of a game that could be: provinces in all hands, legions of several
 * owners together, occupations, ships in chains, heroes and wonders bought, full hands and a bank that runs short.
 */
export function doctored(name: string): State {
  const chance = Chance.fromSeed(seedFrom(`doctored ${name}`));
  const players = 3 + chance.below(3);
  const settings = {
    ...anySettings(chance),
    setup: 'introductory',
    civilizations: chance.pick(['recommended', 'random']),
  };
  const state = setup(configure(mareNostrum, players, settings), chance);
  state.phase = 'begin';
  state.turn = 2 + chance.below(5);
  for (let role = 0; role < state.roles.length; role++) state.roles[role] = chance.below(players);
  placeMarkers(state, chance);
  build(state, chance);
  muster(state, chance);
  launch(state, chance);
  occupy(state, chance);
  giveCards(state, chance);
  giveHeroes(state, chance);
  noteWars(state);
  return state;
}

const seats = ({ players }: State): Seat[] => Array.from({ length: players }, (_, seat) => seat);
const capitalOf = (state: State, seat: Seat): number =>
  spaceNamed(NATIONS[CIVILIZATIONS[state.civilizations[seat]]].capital);

function claim(state: State, seat: Seat, province: number): void {
  state.marker[province] = seat;
  if (seat !== NEUTRAL) state.supply[inSupply(seat, SUPPLY.marker)] -= 1;
}

function placeMarkers(state: State, chance: Chance): void {
  for (const seat of seats(state)) claim(state, seat, capitalOf(state, seat));
  for (let province = 0; province < LAND_COUNT; province++) {
    if (state.marker[province] !== NOBODY || chance.below(4) === 0) continue;
    const owner = chance.below(5) === 0 && state.players < 5 ? NEUTRAL : chance.below(state.players);
    if (owner === NEUTRAL || state.supply[inSupply(owner, SUPPLY.marker)] > 0) claim(state, owner, province);
  }
}

function build(state: State, chance: Chance): void {
  const put = (table: boolean[], index: number, token: number): void => {
    if (state.tokens[token] === 0 || chance.below(2) === 0) return;
    table[index] = true;
    state.tokens[token] -= 1;
  };
  for (const province of chance.shuffle(Array.from({ length: LAND_COUNT }, (_, i) => i))) {
    if (state.marker[province] === NOBODY || state.marker[province] === NEUTRAL) continue;
    if (CITY_SITES[province]) put(state.city, province, 0);
    for (const icon of [province * 2, province * 2 + 1]) if (ICON_GOODS[icon] > 0) put(state.caravan, icon, 1);
    if (chance.below(2) === 0) put(state.temple, province, 2);
    if (chance.below(2) === 0) put(state.market, province, 3);
  }
}

/** Legions anywhere, often where others already are; fortresses at home. */
function muster(state: State, chance: Chance): void {
  const meeting = Array.from({ length: 3 }, () => chance.below(LAND_COUNT));
  for (const seat of seats(state)) {
    for (let legions = 1 + chance.below(8); legions > 0; legions--) {
      const where = chance.below(3) === 0 ? chance.pick(meeting) : chance.below(LAND_COUNT);
      state.legions[at(seat, where)] += 1;
      state.supply[inSupply(seat, SUPPLY.legion)] -= 1;
    }
    for (let province = 0; province < LAND_COUNT; province++)
      if (
        state.marker[province] === seat &&
        chance.below(3) === 0 &&
        state.supply[inSupply(seat, SUPPLY.fortress)] > 0
      ) {
        state.fortresses[at(seat, province)] += 1;
        state.supply[inSupply(seat, SUPPLY.fortress)] -= 1;
      }
  }
  for (let province = 0; province < LAND_COUNT; province++)
    if (state.marker[province] === NEUTRAL) {
      state.legions[at(NEUTRAL, province)] = chance.below(2);
      state.fortresses[at(NEUTRAL, province)] = chance.below(2);
    }
}

function launch(state: State, chance: Chance): void {
  for (const seat of seats(state))
    for (let ships = chance.below(6); ships > 0; ships--) {
      const space = LAND_COUNT - 8 + chance.below(SPACE_COUNT - LAND_COUNT + 8);
      if (space < LAND_COUNT && !isCoastal(space)) continue;
      state.triremes[afloat(seat, space)] += 1;
      state.supply[inSupply(seat, SUPPLY.trireme)] -= 1;
    }
}

/** Where one enemy stands alone his legions are on buildings or on the marker; war ends that (R-CONVERT). */
function occupy(state: State, chance: Chance): void {
  for (let province = 0; province < LAND_COUNT; province++) {
    const controller = state.marker[province];
    const units = (owner: number) => state.legions[at(owner, province)] + state.fortresses[at(owner, province)];
    const [invader, ...others] = [...seats(state), NEUTRAL].filter((owner) => units(owner) > 0);
    if (controller === NOBODY || invader === undefined || invader === controller || invader === NEUTRAL) continue;
    if (others.length > 0 || chance.below(5) === 0) continue;
    const posts = [
      state.city[province] ? 1 : 0,
      state.temple[province] ? 2 : 0,
      state.market[province] ? 4 : 0,
      state.caravan[province * 2] ? 8 : 0,
      state.caravan[province * 2 + 1] ? 16 : 0,
    ].filter((bit) => bit > 0);
    const capital = seats(state).some((seat) => capitalOf(state, seat) === province);
    const converting = !capital && (posts.length === 0 || chance.below(3) === 0);
    if (!converting && posts.length === 0) continue;
    const chosen = converting ? [32] : chance.shuffle(posts).slice(0, state.legions[at(invader, province)]);
    state.occupier[province] = invader;
    state.posts[province] = chosen.reduce((bits, bit) => bits | bit, 0);
  }
}

/** Hands of all sizes; sometimes so many that the bank runs short. */
function giveCards(state: State, chance: Chance): void {
  const rich = chance.below(3) === 0;
  for (const seat of seats(state))
    for (let cards = chance.below(rich ? 14 : 7); cards > 0; cards--) {
      const kind = chance.below(KIND_COUNT);
      if (state.bank[kind] === 0) continue;
      state.bank[kind] -= 1;
      state.hands[held(seat, kind)] += 1;
    }
  // Now and then somebody has one of everything.
  const lucky = chance.below(3 * state.players);
  for (let kind = 1; kind < KIND_COUNT && lucky < state.players; kind++)
    if (state.hands[held(lucky, kind)] === 0 && state.bank[kind] > 0) {
      state.bank[kind] -= 1;
      state.hands[held(lucky, kind)] += 1;
    }
  // Some kinds are nearly out, as if others had left the box with them: what is due cannot be paid.
  for (let kind = 0; kind < KIND_COUNT; kind++) if (rich && chance.below(2) === 0) state.bank[kind] = chance.below(4);
}

/** Three heroes or wonders at most for each, and the Pyramids for nobody: the game is not over. */
function giveHeroes(state: State, chance: Chance): void {
  for (const [card, { id, of }] of CARDS.entries()) {
    const seat =
      of === undefined ? chance.below(state.players) : state.civilizations.indexOf(CIVILIZATIONS.indexOf(of));
    if (of !== undefined && seat < 0) {
      state.cards[card] = -2;
      continue;
    }
    const has = state.cards.filter((owner) => owner === seat).length;
    if (id !== 'pyramids' && has < 3 && chance.below(3) > 0) state.cards[card] = seat;
  }
}
