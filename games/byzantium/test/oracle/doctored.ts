import { Chance, configure, seedFrom } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import { SPECIAL_KINDS } from '../../src/data/figures.ts';
import { byzantium } from '../../src/index.ts';
import { type Player, SETTINGS, type State, setup } from '../../src/state.ts';
import { PRINTED, ROADS, SEAS } from './atlas.ts';
import { BOXES, FACTIONS, IDS, number } from './position.ts';

/** Any settings at all. */
export function anySettings(chance: Chance, players: number): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [name, { values }] of Object.entries(SETTINGS)) settings[name] = chance.pick(values);
  if (Number(settings.startPlayer) > players) settings.startPlayer = 'random';
  return settings;
}

const ARABIA: readonly CityId[] = ['tabuk', 'medina', 'mecca'];
const BALKANS: readonly CityId[] = ['dyrrachium', 'thessalonica', 'athens', 'adrianople'];
/** Where the rare rules are at work. */
const RARE: readonly CityId[] = ['constantinople', 'nicaea', 'leucosia', 'candia', 'alexandria', 'trebizond', 'hira'];

/**
 * A position in the middle of a game that could be: cities of all colours everywhere, armies at sea ports and in
 * Constantinople, fleets in somebody's hands, few cubes and little money. All 42 cubes of everybody are accounted for.
 */
export function doctored(name: string, crowded = false): State {
  const chance = Chance.fromSeed(seedFrom(`doctored ${name}`));
  const players = 2 + chance.below(3);
  const state = setup(configure(byzantium, players, anySettings(chance, players)), chance);
  state.turn = 1 + chance.below(3);
  state.active = chance.below(players);
  state.bulgars = chance.below(12);
  paintCities(state, chance, crowded);
  const hubs = crowded ? crowds(state, chance) : [];
  state.players.forEach((player, seat) => {
    standArmies(state, player, chance, hubs);
    player.claimed ||= state.control.some((holder, city) => holder === seat && state.colour[city] === 'byzantine');
  });
  fillBoxes(state, chance);
  passSome(state, chance);
  state.players.forEach((player, seat) => {
    dealCubes(state, player, seat, chance);
  });
  return state;
}

/** Two cities next to each other, one of each colour, for all the armies to meet in. */
function crowds(state: State, chance: Chance): CityId[] {
  const pairs = [...ROADS, ...SEAS].filter(([a, b]) =>
    FACTIONS.every((faction) => [a, b].some((id) => state.colour[number(id)] === faction)),
  );
  return pairs.length === 0 ? [] : [...chance.pick(pairs)];
}

/** Crowded positions have one colour nearly everywhere, so that the other has a long way home. */
function paintCities(state: State, chance: Chance, crowded: boolean): void {
  const held = 1 + chance.below(4);
  const common = chance.pick(FACTIONS);
  for (const id of IDS) {
    const city = number(id);
    if (id === 'constantinople') continue;
    const colours: State['colour'] = ARABIA.includes(id) ? ['arab'] : ['byzantine', 'arab'];
    if (PRINTED[id][0] === 'persian') colours.push('persian', 'persian');
    if (BALKANS.includes(id)) colours.push('bulgar');
    if (crowded && !ARABIA.includes(id)) colours.push(common, common, common, common, common);
    const colour = chance.pick(colours);
    state.colour[city] = colour;
    state.counters[city] = colour === 'persian' ? 0 : 1 + chance.below(3);
    if (colour === 'persian' || colour === 'bulgar' || chance.below(5) > held) continue;
    const seat = chance.below(state.players.length);
    state.control[city] = seat;
    const player = state.players[seat];
    if (player.forts > 0 && chance.below(6) === 0) {
      state.fort[city] = true;
      player.forts--;
    }
  }
}

function standArmies(state: State, player: Player, chance: Chance, hubs: readonly CityId[]): void {
  for (const faction of FACTIONS) {
    const friendly = IDS.filter((id) => state.colour[number(id)] === faction);
    const rare = friendly.filter((id) => (hubs.length > 0 ? hubs : RARE).includes(id));
    const places = rare.length > 0 && chance.below(hubs.length > 0 ? 4 : 2) !== 1 ? rare : friendly;
    if (chance.below(6) > 0) player[faction].at = number(chance.pick(places));
    if (faction === 'byzantine') player.claimed = player.byzantine.at >= 0 || chance.below(3) > 0;
  }
}

function fillBoxes(state: State, chance: Chance): void {
  for (const kind of SPECIAL_KINDS) {
    const boxes = state.special[kind];
    const eager = kind.startsWith('fleet') ? 3 : 2;
    for (let box = 0; box < boxes.length && chance.below(4) < eager; box++)
      boxes[box] = chance.below(state.players.length);
  }
  const holder = state.players[state.special['fleet-byzantine'][0]];
  if (holder !== undefined) holder.fleetOrder = chance.pick(SETTINGS.fleetStandingOrder.values);
  const [emperor] = state.special.emperor;
  const [caliph] = state.special.caliph;
  if (emperor >= 0) state.players[emperor].byzantine.guard = chance.below(3) > 0;
  if (caliph >= 0) state.players[caliph].arab.guard = chance.below(3) > 0;
}

function passSome(state: State, chance: Chance): void {
  state.players.forEach((player, seat) => {
    if (seat === state.active || chance.below(3) > 0) return;
    player.passed = true;
    player.passCube = true;
    if (state.firstToPass < 0) state.firstToPass = seat;
  });
}

/** Deals the cubes that are not on the map or in a box: few on the cards, so that they are wanting often. */
function dealCubes(state: State, player: Player, seat: number, chance: Chance): void {
  let left = 42 - (player.passCube ? 1 : 0);
  left -= state.control.filter((holder, city) => holder === seat && !state.fort[city]).length;
  left -= Object.values(state.special)
    .flat()
    .filter((holder) => holder === seat).length;
  const give = (most: number): number => {
    const cubes = Math.min(left, chance.below(most + 1));
    left -= cubes;
    return cubes;
  };
  const plenty = chance.pick([2, 4, 8]);
  for (const faction of FACTIONS) {
    const side = player[faction];
    for (const box of BOXES) side[box] = give(box === 'elite' ? 2 : plenty);
    if (side.elite + side.main + side.movement + (side.guard ? 1 : 0) === 0) side.at = -1;
    side.treasury = chance.pick([0, 1, 2, 3, 4, 6, 8, 9, 12]);
    side.points = chance.below(30);
  }
  player.pool = chance.below(2) === 0 ? 0 : give(9);
  player.taxes = chance.below(3) === 0 ? give(3) : 0;
  player.casualties = chance.below(4) === 0 ? 0 : left;
  player.removed = left - player.casualties;
}
