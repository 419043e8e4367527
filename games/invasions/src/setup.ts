import type { Chance, Config, Seat } from '@tabula/engine';
import { AREA_ROWS } from './data/areas.ts';
import { DIPLOMACY } from './data/diplomacy-cards.ts';
import { EVENT_KINDS } from './data/event-cards.ts';
import { area, DISPUTED, IN_AREA, LAND, PLACES, place } from './data/geography.ts';
import { LEADERS } from './data/leaders.ts';
import { LOOT } from './data/loot.ts';
import { NATION_ROWS, type NationId, SIDES } from './data/nations.ts';
import { COUNTERS, leader, NATION_OF, nation, sortNamed } from './data/pieces.ts';
import { PROVINCE_ROWS } from './data/provinces.ts';
import { AGES, CAPITALS, CLIENTS, HERESIES, HOLDINGS, LIMITES, PLACEMENTS, TREASURIES } from './data/setup.ts';
import { refreshControl } from './rules/lands/control.ts';
import { begin, CLIENT, deploy, encamp, NOBODY, NOWHERE, RELIGIONS, type State, touchAll } from './state.ts';

/** Which seat runs which side (4 players: one each; 3: the house plays Persia; 2: Romans and Goths against the others). */
const SEATS: Readonly<Record<number, readonly Seat[]>> = {
  2: [0, 1, 1, 0],
  3: [0, 1, NOBODY, 2],
  4: [0, 1, 2, 3],
};

/** Lists without gaps, as they come out of JSON too: the rules meet one kind of list only. */
const fill = (length: number, value: number) => Array.from({ length }, () => value);
const ZEROS: readonly number[] = fill(COUNTERS, 0);
const NOWHERES: readonly number[] = fill(COUNTERS, NOWHERE);
const NOBODIES: readonly number[] = fill(LAND, NOBODY);
const zeros = (length: number) => ZEROS.slice(0, length);
const nowhere = (length: number) => NOWHERES.slice(0, length);
const nobody = (length: number) => NOBODIES.slice(0, length);

const EVENT_CARDS: readonly number[] = EVENT_KINDS.flatMap(({ first, copies }) =>
  Array.from({ length: copies }, (_, i) => first + i),
);
const DIPLOMACY_CARDS: readonly number[] = DIPLOMACY.flatMap(({ copies }, card) => fill(copies, card));
const PLUNDER: readonly number[] = LOOT.flatMap(({ count }, token) => fill(count, token));

/** V.A Set-up of the scenario of 350 AD. */
export function setup({ players, settings }: Config, chance: Chance): State {
  const nations = NATION_ROWS.length;
  const disputed = Object.keys(DISPUTED);
  const state: State = {
    rules: {
      advanced: settings.advancedCombat === 'on',
      map: disputed.reduce((map, name, i) => (settings[name] === 'on' ? map | (1 << i) : map), 0),
      redAtSea: settings.redSwordsAtSea === 'on',
    },
    sides: [...SEATS[players]],
    phase: 'events',
    turn: 1,
    islam: false,
    arabRaids: 0,
    usurped: -1,
    richCaravans: false,
    deals: [],
    weddings: [],
    partners: [],
    helper: 0,
    spoils: [],
    glories: [],
    queue: [],
    next: -1,
    active: NOBODY,
    stage: 'start',
    round: 1,
    marching: NOBODY,
    campaigns: zeros(LEADERS.length),
    sieges: [],
    aside: [],
    status: zeros(nations),
    age: zeros(nations),
    decline: zeros(nations),
    treasury: zeros(nations),
    points: zeros(nations),
    lastScored: zeros(SIDES.length),
    religion: NATION_ROWS.map(({ religion }) => RELIGIONS.indexOf(religion)),
    capital: nowhere(nations),
    horde: nowhere(nations),
    hordeSteps: zeros(nations),
    lord: nobody(nations),
    bond: zeros(nations),
    tribute: zeros(nations),
    founded: zeros(nations),
    grant: zeros(nations),
    federated: zeros(nations),
    pledge: zeros(nations).fill(NOBODY),
    subdued: zeros(nations),
    envoyed: zeros(nations),
    bankrupt: zeros(nations),
    calamities: zeros(nations),
    capitalLost: zeros(nations),
    noPurchases: zeros(nations),
    mutiny: nowhere(nations),
    bought: zeros(nations),
    vanished: zeros(nations),
    fleetsDue: zeros(nations),
    humbled: zeros(nations),
    rewarded: zeros(nations),
    owes: zeros(nations),
    at: nowhere(COUNTERS),
    hurt: zeros(COUNTERS),
    holder: [...NATION_OF],
    lent: zeros(COUNTERS),
    abroad: [],
    steps: zeros(COUNTERS),
    unled: zeros(COUNTERS),
    from: nowhere(COUNTERS),
    engaged: zeros(COUNTERS),
    voyages: zeros(COUNTERS),
    night: [],
    slipped: [],
    terrified: [],
    here: Array.from({ length: PLACES }, () => []),
    camps: zeros(PLACES),
    leaderAt: nowhere(LEADERS.length),
    idle: zeros(LEADERS.length),
    leaderSteps: zeros(LEADERS.length),
    level: PROVINCE_ROWS.map(({ level }) => level ?? 0),
    fortified: PROVINCE_ROWS.map(({ fortified }) => (fortified ? 1 : 0)),
    city: nobody(LAND),
    sack: zeros(LAND),
    revolt: zeros(LAND),
    raid: zeros(LAND),
    limes: nobody(LAND),
    lostLimes: zeros(LAND),
    control: nobody(LAND),
    barren: zeros(LAND),
    foedus: nobody(LAND),
    heresy: zeros(AREA_ROWS.length),
    areaControl: nobody(AREA_ROWS.length),
    stale: zeros(AREA_ROWS.length),
    drawn: 0,
    eventDeck: chance.shuffle([...EVENT_CARDS]),
    eventDiscards: [],
    hands: SIDES.map(() => []),
    diplomacyDeck: chance.shuffle([...DIPLOMACY_CARDS]),
    envoys: NATION_ROWS.map(() => []),
    loot: [...PLUNDER],
    intercepts: SIDES.map(() => 'ask'),
    evades: SIDES.map(() => 'ask'),
    asks: SIDES.map(() => 'own'),
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
    for (const id of holding.areas) state.areaControl[area(id)] = owner;
    for (const province of provinces) {
      state.control[province] = owner;
      if (state.level[province] > 0) state.city[province] = owner;
    }
  }
}

function placePieces(state: State): void {
  for (const { nation: id, at, units, leaders = [], horde } of PLACEMENTS) {
    const owner = nation(id);
    begin(state, owner);
    const where = place(at);
    for (const [sort, count] of Object.entries(units)) deploy(state, sortNamed(owner, sort), count, where);
    for (const who of leaders) state.leaderAt[leader(who)] = where;
    if (horde) encamp(state, owner, where);
    if (where < LAND && state.level[where] > 0 && state.city[where] === NOBODY) state.city[where] = owner;
  }
}

function placeMarkers(state: State): void {
  for (const [id, province] of CAPITALS) state.capital[nation(id)] = place(province);
  for (const owner of ['romani', 'orientali'] as const)
    for (const province of LIMITES[owner]) state.limes[place(province)] = nation(owner);
  for (const [id, gold] of entries(TREASURIES)) state.treasury[nation(id)] = gold;
  for (const [id, age] of entries(AGES)) state.age[nation(id)] = age;
  for (const { client, protector, tribute } of CLIENTS) {
    state.bond[nation(client)] = CLIENT;
    state.lord[nation(client)] = nation(protector);
    state.tribute[nation(client)] = tribute;
  }
  for (const id of HERESIES) state.heresy[area(id)] = 2;
}

function entries(table: Partial<Readonly<Record<NationId, number>>>): [NationId, number][] {
  return NATION_ROWS.flatMap(({ id }) => {
    const value = table[id];
    return value === undefined ? [] : [[id, value] satisfies [NationId, number]];
  });
}
