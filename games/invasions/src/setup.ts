import type { Chance, Config, Seat } from '@tabula/engine';
import { area, DISPUTED, IN_AREA, LAND, place } from './data/geography.ts';
import { NATION_ROWS, type NationId } from './data/nations.ts';
import { leader, nation, sortNamed } from './data/pieces.ts';
import { AGES, CAPITALS, CLIENTS, HERESIES, HOLDINGS, LIMITES, PLACEMENTS, TREASURIES } from './data/setup.ts';
import { refreshControl } from './rules/lands/control.ts';
import { nobodyActs } from './state/activation.ts';
import { shuffledCards } from './state/cards.ts';
import { firstHour } from './state/clock.ts';
import { emptyLands } from './state/lands.ts';
import { noNations } from './state/nations.ts';
import { noOrders } from './state/orders.ts';
import { boxOfPieces } from './state/pieces.ts';
import { noStacks } from './state/stacks.ts';
import { noTies } from './state/ties.ts';
import {
  begin,
  CLIENT,
  conclude,
  deploy,
  encamp,
  moveCapital,
  NOBODY,
  raiseLimes,
  type State,
  touchAll,
} from './state.ts';

/** Which seat runs which side (4 players: one each; 3: the house plays Persia; 2: Romans and Goths against the others). */
const SEATS: Readonly<Record<number, readonly Seat[]>> = {
  2: [0, 1, 1, 0],
  3: [0, 1, NOBODY, 2],
  4: [0, 1, 2, 3],
};

/** V.A Set-up of the scenario of 350 AD. */
export function setup({ players, settings }: Config, chance: Chance): State {
  const disputed = Object.keys(DISPUTED);
  const state: State = {
    rules: {
      advanced: settings.advancedCombat === 'on',
      map: disputed.reduce((map, name, i) => (settings[name] === 'on' ? map | (1 << i) : map), 0),
      redAtSea: settings.redSwordsAtSea === 'on',
    },
    sides: [...SEATS[players]],
    clock: firstHour(),
    lands: emptyLands(),
    nations: noNations(),
    ties: noTies(),
    pieces: boxOfPieces(),
    stacks: noStacks(),
    activation: nobodyActs(),
    cards: shuffledCards(chance),
    orders: noOrders(),
  };
  holdTheMap(state);
  placePieces(state);
  placeMarkers(state);
  touchAll(state);
  refreshControl(state);
  return state;
}

function holdTheMap(state: State): void {
  for (const holding of HOLDINGS) {
    const owner = nation(holding.nation);
    const provinces = [...holding.areas.flatMap((id) => IN_AREA[area(id)]), ...holding.provinces.map(place)];
    for (const id of holding.areas) state.lands.areaControl[area(id)] = owner;
    for (const province of provinces) {
      state.lands.control[province] = owner;
      if (state.lands.level[province] > 0) state.lands.city[province] = owner;
    }
  }
}

function placePieces(state: State): void {
  for (const { nation: id, at, units, leaders = [], horde } of PLACEMENTS) {
    const owner = nation(id);
    begin(state, owner);
    const where = place(at);
    for (const [sort, count] of Object.entries(units)) deploy(state, sortNamed(owner, sort), count, where);
    for (const who of leaders) state.pieces.leaderAt[leader(who)] = where;
    if (horde) encamp(state, owner, where);
    if (where < LAND && state.lands.level[where] > 0 && state.lands.city[where] === NOBODY)
      state.lands.city[where] = owner;
  }
}

function placeMarkers(state: State): void {
  for (const [id, province] of CAPITALS) moveCapital(state, nation(id), place(province));
  for (const owner of ['romani', 'orientali'] as const)
    for (const province of LIMITES[owner]) raiseLimes(state, place(province), nation(owner));
  for (const [id, gold] of entries(TREASURIES)) state.nations.treasury[nation(id)] = gold;
  for (const [id, age] of entries(AGES)) state.nations.age[nation(id)] = age;
  for (const { client, protector, tribute } of CLIENTS) {
    conclude(state, nation(client), CLIENT, nation(protector), tribute);
  }
  for (const id of HERESIES) state.lands.heresy[area(id)] = 2;
}

function entries(table: Partial<Readonly<Record<NationId, number>>>): [NationId, number][] {
  return NATION_ROWS.flatMap(({ id }) => {
    const value = table[id];
    return value === undefined ? [] : [[id, value] satisfies [NationId, number]];
  });
}
