import type { Flow, Prompt, Seat } from '@tabula/engine';
import { CITIES, type City } from '../data/cities.ts';
import { type Box, CUBE_PRICE, FACTIONS, type Faction } from '../data/figures.ts';
import { CARD_SOURCES, PAY, prompt, type Source, TAKE_CASUALTIES, TAKE_POOL, type Take } from '../options.ts';
import { cubesIn, type Player, type State, sideOf } from '../state.ts';
import { cubes } from './armies.ts';
import type { Byzantium } from './table.ts';

const WHICH_CUBE = {
  byzantine: prompt('cube', '3.5', { faction: 'byzantine', goes: 'elsewhere' }),
  arab: prompt('cube', '3.5', { faction: 'arab', goes: 'elsewhere' }),
};
/** The same, for a city the cube is put on. */
const WHICH_CUBE_ON = {
  byzantine: CITIES.map(({ id }) => prompt('cube', '3.5', { faction: 'byzantine', goes: 'city', city: id })),
  arab: CITIES.map(({ id }) => prompt('cube', '3.5', { faction: 'arab', goes: 'city', city: id })),
};
const WHICH_CUBE_FOR_EITHER = prompt('cube-either', '11.6');
const WHO_PAYS = prompt('pay', '11.6');

/** 3.5.2 Cubes that can be bought: in the Casualty Pool or in any box of the card. Guards never (R 7). */
function buyable(player: Player): number {
  const { byzantine: b, arab: a } = player;
  return player.casualties + b.elite + b.main + b.levy + b.movement + a.elite + a.main + a.levy + a.movement;
}

/** 3.5 Whether a player can place a cube for a faction, with `price` bezants to spend on top. */
export function canPlaceCube(state: State, seat: Seat, faction: Faction, price = 0): boolean {
  const player = state.players[seat];
  const { treasury } = sideOf(player, faction);
  if (player.pool > 0) return treasury >= price;
  return treasury >= price + CUBE_PRICE && buyable(player) > 0;
}

/** For which factions a player can place a cube. */
export function payable(state: State, seat: Seat): Readonly<Record<Faction, boolean>> {
  return { byzantine: canPlaceCube(state, seat, 'byzantine'), arab: canPlaceCube(state, seat, 'arab') };
}

type CardSource = (typeof CARD_SOURCES)[number];

/** What may not be taken: the box the cube shall go to, or the last cube of an army that is about to fight. */
export interface Spare {
  readonly faction: Faction;
  readonly box?: Box;
  readonly lastOfArmy?: boolean;
}

function isSpared(player: Player, faction: Faction, box: Box, spare: Spare): boolean {
  if (faction !== spare.faction) return false;
  return box === spare.box || (spare.lastOfArmy === true && box !== 'levy' && cubes(sideOf(player, faction)) === 1);
}

/** 3.5 Where a cube for the good of a faction can come from: the pool for nothing, the rest for 3 bezants. */
export function sources(state: State, seat: Seat, faction: Faction, price = 0, spare?: Spare): Take[] {
  const player = state.players[seat];
  const options: Take[] = [];
  const { treasury } = sideOf(player, faction);
  if (player.pool > 0 && treasury >= price) options.push(TAKE_POOL);
  if (treasury < price + CUBE_PRICE) return options;
  if (player.casualties > 0) options.push(TAKE_CASUALTIES);
  for (const source of CARD_SOURCES) if (canTakeFrom(player, source, spare)) options.push(source.take);
  return options;
}

/** 3.5 Whether there is any such source. */
export function hasSource(state: State, seat: Seat, faction: Faction, spare: Spare): boolean {
  const player = state.players[seat];
  if (player.pool > 0) return true;
  if (sideOf(player, faction).treasury < CUBE_PRICE) return false;
  return player.casualties > 0 || CARD_SOURCES.some((source) => canTakeFrom(player, source, spare));
}

function canTakeFrom(player: Player, { faction, box }: CardSource, spare: Spare | undefined): boolean {
  if (cubesIn(sideOf(player, faction), box) === 0) return false;
  return spare === undefined || !isSpared(player, faction, box, spare);
}

/** 3.5 Takes one cube to be placed for the good of `faction`, and pays for it. */
export function takeCube(g: Byzantium, seat: Seat, faction: Faction, price = 0, spare?: Spare): Flow<void> {
  return takeCubeFor(g, seat, faction, WHICH_CUBE[faction], price, spare);
}

/** 3.5 Takes one cube to be put on a city, and pays for it. */
export function takeCubeOn(g: Byzantium, seat: Seat, faction: Faction, city: City): Flow<void> {
  return takeCubeFor(g, seat, faction, WHICH_CUBE_ON[faction][city]);
}

function* takeCubeFor(g: Byzantium, seat: Seat, faction: Faction, ask: Prompt, price = 0, spare?: Spare): Flow<void> {
  const { source } = yield* g.choose(seat, ask, sources(g.state, seat, faction, price, spare));
  const player = g.state.players[seat];
  removeFrom(player, source);
  sideOf(player, faction).treasury -= price;
  if (source !== 'pool') payForCube(g, seat, faction, source);
}

/** 11.6 Takes a cube for neither faction's good in particular: a bought one is paid by either treasury. */
export function* takeCubeForEither(g: Byzantium, seat: Seat): Flow<void> {
  const player = g.state.players[seat];
  const payers = FACTIONS.filter((faction) => sideOf(player, faction).treasury >= CUBE_PRICE);
  const { source } = yield* g.choose(seat, WHICH_CUBE_FOR_EITHER, sources(g.state, seat, payers[0] ?? 'byzantine'));
  if (source !== 'pool') {
    const treasuries = payers.map((faction) => PAY[faction]);
    const { faction } = yield* g.choose(seat, WHO_PAYS, treasuries);
    payForCube(g, seat, faction, source);
  }
  removeFrom(player, source);
}

function payForCube(g: Byzantium, seat: Seat, faction: Faction, source: Exclude<Source, 'pool'>): void {
  sideOf(g.state.players[seat], faction).treasury -= CUBE_PRICE;
  g.emit({ event: 'cube.bought', by: seat, source, faction });
}

export function removeFrom(player: Player, source: Take['source']): void {
  if (source === 'pool') player.pool -= 1;
  else if (source === 'casualties') player.casualties -= 1;
  else for (const { faction, box, take } of CARD_SOURCES) if (take.source === source) sideOf(player, faction)[box] -= 1;
}
