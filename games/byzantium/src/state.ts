import type { Chance, Config, Seat } from '@tabula/engine';
import { CITIES, type City, CONSTANTINOPLE } from './data/cities.ts';
import {
  type Box,
  type Colour,
  CUBES_PER_PLAYER,
  FACTIONS,
  type Faction,
  FLEET_WORDS,
  type FleetWord,
  FORTIFICATIONS,
  SPECIALS,
  type Special,
  START_BULGARS,
  START_CUBES,
  START_POINTS,
  START_POOL,
  START_TREASURY,
} from './data/figures.ts';

export const SETTINGS = {
  /** Who begins (1.3). */
  startPlayer: { values: ['random', '1', '2', '3', '4'], players: { 3: [3, 4], 4: [4] } },
  /** One Elite cube in an action, or one for each faction (R 10). */
  eliteLimit: { values: ['one-per-action', 'one-per-faction'] },
  /** Armies and Levies in Constantinople hit twice as well (R 28). */
  constantinopleDoubleAll: { values: ['off', 'on'] },
  /** A player may send the Bulgars against his own cities and armies (R 32). */
  bulgarsMayAttackOwn: { values: ['on', 'off'] },
  /** What everybody's standing order to the Byzantine Fleet is at first (R 16). */
  fleetStandingOrder: { values: FLEET_WORDS },
} as const;

/** No city, no player. */
export const NOWHERE = -1;
export const NOBODY = -1;

/** One faction of one player: his army, its Levy, its treasury and its points. */
export interface Side {
  elite: number;
  main: number;
  levy: number;
  movement: number;
  /** The purple or white guard is among the Elite. */
  guard: boolean;
  /** Where the pawn stands. */
  at: City;
  treasury: number;
  points: number;
  /** Cubes in the Church or Mosque box. */
  shrines: number;
}

export interface Player {
  byzantine: Side;
  arab: Side;
  pool: number;
  casualties: number;
  /** Cubes in the Taxes box. */
  taxes: number;
  passed: boolean;
  /** His cube in the Pass box: none only if he had none at all (R 37). */
  passCube: boolean;
  /** Fortification tokens not on the map. */
  forts: number;
  /** He has put a cube on a Byzantine city before (4.3). */
  claimed: boolean;
  /** His standing order for the Byzantine Fleet, when he holds it (R 16). */
  fleetOrder: FleetWord;
  /** Cubes out of the game for unpaid upkeep. */
  removed: number;
}

export interface State {
  readonly rules: {
    readonly eliteLimit: (typeof SETTINGS.eliteLimit.values)[number];
    readonly constantinopleDoubleAll: boolean;
    readonly bulgarsMayAttackOwn: boolean;
  };
  phase: 'begin' | 'actions' | 'upkeep' | 'over';
  turn: number;
  round: number;
  /** Who began the turn. */
  start: Seat;
  /** Whose action, or whose upkeep, it is. */
  active: Seat;
  firstToPass: Seat;
  readonly players: Player[];
  /** By city: the colour of its counters, how many, whose cube or token stands on them, and whether it is a token. */
  readonly colour: Colour[];
  readonly counters: number[];
  readonly control: Seat[];
  readonly fort: boolean[];
  /** By kind of special action: who has a cube in each of its boxes. */
  readonly special: Record<Special, Seat[]>;
  /** Cubes in the Bulgars box. */
  bulgars: number;
  /** Who took Constantinople. */
  conqueror: Seat;
}

/** 1. Set-up [Iniziare a Giocare]. */
export function setup({ players, settings }: Config, chance: Chance): State {
  const start = settings.startPlayer === 'random' ? chance.below(players) : Number(settings.startPlayer) - 1;
  return {
    rules: {
      eliteLimit: oneOf(SETTINGS.eliteLimit.values, settings.eliteLimit),
      constantinopleDoubleAll: settings.constantinopleDoubleAll === 'on',
      bulgarsMayAttackOwn: settings.bulgarsMayAttackOwn === 'on',
    },
    phase: 'begin',
    turn: 1,
    round: 1,
    start,
    active: start,
    firstToPass: NOBODY,
    players: Array.from({ length: players }, () => newPlayer(oneOf(FLEET_WORDS, settings.fleetStandingOrder))),
    colour: CITIES.map(({ colour }) => colour),
    counters: CITIES.map(({ colour, value }, city) => (colour === 'persian' || city === CONSTANTINOPLE ? 0 : value)),
    control: CITIES.map(() => NOBODY),
    fort: CITIES.map(() => false),
    special: table((kind) => new Array<Seat>(SPECIALS[kind].boxes).fill(NOBODY)),
    bulgars: START_BULGARS,
    conqueror: NOBODY,
  };
}

function oneOf<T extends string>(values: readonly T[], word: string): T {
  return values.find((value) => value === word) ?? values[0];
}

function newPlayer(fleetOrder: FleetWord): Player {
  const onCard = FACTIONS.flatMap((faction) => Object.values(START_CUBES[faction])).reduce((sum, cubes) => sum + cubes);
  return {
    byzantine: newSide('byzantine'),
    arab: newSide('arab'),
    pool: START_POOL,
    casualties: CUBES_PER_PLAYER - onCard - START_POOL,
    taxes: 0,
    passed: false,
    passCube: false,
    forts: FORTIFICATIONS,
    claimed: false,
    fleetOrder,
    removed: 0,
  };
}

function newSide(faction: Faction): Side {
  const { elite, main, levy, movement } = START_CUBES[faction];
  const treasury = START_TREASURY[faction];
  return { elite, main, levy, movement, guard: false, at: NOWHERE, treasury, points: START_POINTS, shrines: 0 };
}

/** A player's side of a faction. Rules ask it all the time, and to compare two names is much quicker than to look one up. */
export function sideOf({ byzantine, arab }: Player, faction: Faction): Side {
  return faction === 'arab' ? arab : byzantine;
}

/** The cubes in a box of the card; names are compared here too. */
export function cubesIn({ elite, main, levy, movement }: Side, box: Box): number {
  if (box === 'main') return main;
  if (box === 'movement') return movement;
  return box === 'elite' ? elite : levy;
}

/** Field by field, so that all sides have one hidden class: spreading would be slower, and so would everything after. */
function copySide({ elite, main, levy, movement, guard, at, treasury, points, shrines }: Side): Side {
  return { elite, main, levy, movement, guard, at, treasury, points, shrines };
}

function copyPlayer(player: Player): Player {
  const { pool, casualties, taxes, passed, passCube, forts, claimed, fleetOrder, removed } = player;
  return {
    byzantine: copySide(player.byzantine),
    arab: copySide(player.arab),
    pool,
    casualties,
    taxes,
    passed,
    passCube,
    forts,
    claimed,
    fleetOrder,
    removed,
  };
}

/** A special action table, filled kind by kind. */
function table(boxes: (kind: Special) => Seat[]): Record<Special, Seat[]> {
  return {
    bulgars: boxes('bulgars'),
    fortify: boxes('fortify'),
    'develop-byzantine': boxes('develop-byzantine'),
    emperor: boxes('emperor'),
    'civil-war-byzantine': boxes('civil-war-byzantine'),
    'fleet-byzantine': boxes('fleet-byzantine'),
    'develop-arab': boxes('develop-arab'),
    caliph: boxes('caliph'),
    'civil-war-arab': boxes('civil-war-arab'),
    'fleet-arab': boxes('fleet-arab'),
  };
}

export function copy(state: State): State {
  const { rules, phase, turn, round, start, active, firstToPass, bulgars, conqueror } = state;
  return {
    rules: { ...rules },
    phase,
    turn,
    round,
    start,
    active,
    firstToPass,
    players: state.players.map(copyPlayer),
    colour: state.colour.slice(),
    counters: state.counters.slice(),
    control: state.control.slice(),
    fort: state.fort.slice(),
    special: table((kind) => state.special[kind].slice()),
    bulgars,
    conqueror,
  };
}
