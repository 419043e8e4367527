import { deed, option, type Prompt } from '@tabula/engine';
import { CITIES, type City } from './data/cities.ts';
import {
  type ARMY_BOXES,
  BOXES,
  CUBES_PER_PLAYER,
  FACTIONS,
  type Faction,
  FLEET_WORDS,
  SPECIAL_KINDS,
  type Special,
} from './data/figures.ts';

/** Everything a player can ever answer, made once; what an action does in the end is a deed. Tables by city are indexed by its number. */
const forCities = <T>(make: (city: (typeof CITIES)[number]['id']) => T): readonly T[] =>
  CITIES.map(({ id }) => make(id));
const forFactions = <T>(make: (faction: Faction) => T): Readonly<Record<Faction, T>> => ({
  byzantine: make('byzantine'),
  arab: make('arab'),
});

// The seven actions
export const CLAIM = forCities((city) => option('claim', { city }));
export const REINFORCE = option('reinforce');
export const SPECIAL = Object.fromEntries(
  SPECIAL_KINDS.map((special) => [special, option('special', { special })]),
) as {
  readonly [K in Special]: ReturnType<typeof option<'special', { special: K }>>;
};
export const TAXES = option('taxes');
export const BUILD = forFactions((faction) => option('build', { faction }));
export const ARMY = forFactions((faction) => option('army', { faction }));
export const PASS = deed(option('pass'));

// Where a cube comes from
export type Source = 'pool' | 'casualties' | `${Faction}-${(typeof BOXES)[number]}`;
export const CARD_SOURCES = FACTIONS.flatMap((faction) =>
  BOXES.map((box) => ({ faction, box, take: option('take', { source: `${faction}-${box}` as const }) })),
);
export const TAKE_POOL = option('take', { source: 'pool' });
export const TAKE_CASUALTIES = option('take', { source: 'casualties' });
export type Take = typeof TAKE_POOL | typeof TAKE_CASUALTIES | (typeof CARD_SOURCES)[number]['take'];

// B. Reinforce
export const PLACE = FACTIONS.flatMap((faction) =>
  BOXES.map((box) => ({ faction, box, place: option('place', { faction, box }) })),
);
export const DONE = option('done');

// C. Special actions
export const DEVELOP = forCities((city) => deed(option('develop', { city })));
export const FORTIFY = forCities((city) => deed(option('fortify', { city })));
export const BULGARS_ATTACK = forCities((city) => deed(option('bulgars-attack', { city })));
export const BULGARS_GROW = deed(option('bulgars-grow'));
export const PAY = forFactions((faction) => option('pay', { faction }));

// D. Taxes
export const TAX = Array.from({ length: CUBES_PER_PLAYER + 1 }, (_, cubes) => option('tax', { cubes }));
export const SPLIT = Array.from({ length: 2 * CUBES_PER_PLAYER + 1 }, (_, bezants) => option('split', { bezants }));

// F. Move and/or attack
export const ENTER = forCities((city) => option('enter', { city }));
export const MOVE = forCities((city) => deed(option('move', { city })));
export const ATTACK = forCities((city) => deed(option('attack', { city })));
export const STAY = option('stay');
export const CIVIL_WAR = deed(option('civil-war'));
export const FLEET_USE = option('fleet-use');
export const FLEET_LET = option('fleet-let');
export const FLEET_ORDERS = FLEET_WORDS.map((word) => option('order', { word }));
export const PAY_DOUBLE = option('pay-double');
export const WITHDRAW = option('withdraw');

// Combat
export const STAND = option('stand');
export const RETREAT = option('retreat');
export const RETREAT_TO = forCities((city) => option('retreat-to', { city }));
export const FIGHT = [0, 1, 2, 3].map((whose) => option('fight', { whose }));
export const LEVY_FIGHT = option('levy-fight');
export const LEVY_YIELD = option('levy-yield');
export const LOSE = {
  elite: option('lose', { box: 'elite' }),
  main: option('lose', { box: 'main' }),
  movement: option('lose', { box: 'movement' }),
} as const satisfies Record<(typeof ARMY_BOXES)[number], unknown>;

// Income and upkeep
export const DISBAND = {
  elite: option('disband', { box: 'elite' }),
  main: option('disband', { box: 'main' }),
  levy: option('disband', { box: 'levy' }),
  movement: option('disband', { box: 'movement' }),
} as const;

/** A question with the rulebook's section that asks it. */
export function prompt(ask: string, rule: string, args?: Prompt['args']): Prompt {
  return args === undefined ? { ask, rule } : { ask, rule, args };
}

export function idOf(city: City): (typeof CITIES)[number]['id'] {
  return CITIES[city].id;
}
