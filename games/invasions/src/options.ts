import { option, type Prompt } from '@tabula/engine';
import { ADMINISTRATION_ROWS } from './data/administration-cards.ts';
import { AREA_ROWS } from './data/areas.ts';
import { DIPLOMACY } from './data/diplomacy-cards.ts';
import { EVENT_KINDS } from './data/event-cards.ts';
import { LAND, PLACES, type Place, placeId } from './data/geography.ts';
import { LEADERS } from './data/leaders.ts';
import { NATION_ROWS, SIDES } from './data/nations.ts';
import { SORTS } from './data/pieces.ts';

/** Everything a player can ever answer, made once. Tables are indexed by the number of what they name. */
const forProvinces = <K extends string>(kind: K) =>
  Array.from({ length: LAND }, (_, number) => option(kind, { province: placeId(number) }));
const forPlaces = <K extends string>(kind: K) =>
  Array.from({ length: PLACES }, (_, number) => option(kind, { province: placeId(number) }));
const forNations = <K extends string>(kind: K) => NATION_ROWS.map(({ id }) => option(kind, { nation: id }));
const forLeaders = <K extends string>(kind: K) => LEADERS.map(({ id }) => option(kind, { leader: id }));
const forSorts = <K extends string>(kind: K) =>
  SORTS.flatMap(({ key }) => [option(kind, { unit: key }), option(kind, { unit: `${key}-hurt` })]);

export const DONE = option('done');
export const YES = option('yes');
export const NO = option('no');
export const YES_NO = [YES, NO] as const;

// VII. Kingdoms
export const FOUND = forProvinces('found');
export const CAPITAL = forProvinces('capital');
export const RELIGION = {
  pagan: option('religion', { religion: 'pagan' }),
  arian: option('religion', { religion: 'arian' }),
  catholic: option('religion', { religion: 'catholic' }),
} as const;

// IX. Reinforcements
export const RAISE = forSorts('raise');
export const POST = forProvinces('post');
export const LEAVE_FOR = forPlaces('leave-for');

// XIII. Administration
export const ADMINISTER = {
  passive: option('administer', { type: 'passive' }),
  military: option('administer', { type: 'military' }),
  reform: option('administer', { type: 'reform' }),
} as const;
export const PLAY_CARD = ADMINISTRATION_ROWS.map(({ id }) => option('play', { administration: id }));

// Calamities
export const END_HERESY = AREA_ROWS.map(({ id }) => option('end-heresy', { area: id }));
export const HERESY_IN = AREA_ROWS.map(({ id }) => option('heresy-in', { area: id }));
export const MUTINY_AT = forProvinces('mutiny-at');
export const CALM = forProvinces('calm');
export const GOLD = option('gold');
export const RECOVER_DECLINE = option('recover-decline');

// XIV, XV. Losses, purchases
export const DISBAND = forSorts('disband');
export const BUY = forSorts('buy');
export const RESTORE = forSorts('restore');
export const FORTIFY = forProvinces('fortify');
export const LIMES = forProvinces('limes');
export const DEPLOY = forPlaces('deploy');
export const CLEAR_SITE = forProvinces('clear-site');

// XVI. Revolts
export const REVOLT = forProvinces('revolt');
export const QUELL = forProvinces('quell');

// XVIII. Movement
export const FROM = forPlaces('from');
export const TO = forPlaces('to');
export const LEAD = forLeaders('lead');
export const UNLED = option('unled');
export const MIGRATE = option('migrate');
export const MOVE_HORDE = option('move-horde');
export const RAID_INSTEAD = option('raid-instead');
export const HORDE_TO = forProvinces('horde-to');

// XIX. Reactions
export const INTERCEPT = forProvinces('intercept');
export const EVADE_TO = forProvinces('evade-to');
export const STAND = option('stand');

// XX. Battle
export const FIGHT_AT = forPlaces('fight-at');
export const HIT = forSorts('hit');
export const RECOVER = forSorts('recover');
export const HEAL = forSorts('heal');
export const RETREAT_TO = forProvinces('retreat-to');
export const REROLL = (['attacker', 'defender'] as const).map((whose) =>
  (['white', 'black'] as const).map((die) =>
    ['blank', 'white', 'red', 'white-red', 'two-white'].map((face) => option('reroll', { whose, die, face })),
  ),
);
export const REROLL_ALL = {
  attacker: option('reroll-all', { whose: 'attacker' }),
  defender: option('reroll-all', { whose: 'defender' }),
} as const;
export const ADD_BLACK = option('add-black');
export const ADD_THREE = option('add-three');
export const ROLL_AGAIN = option('roll-again');
export const DROP_BLACK = option('drop-black');
export const RAISE_ROLL = option('raise-roll');
export const LOWER_ROLL = option('lower-roll');

// XXII. Campaigns
export const CAMPAIGN = forLeaders('campaign');

// XXIV. Sieges
export const BESIEGE_AT = forProvinces('besiege-at');
export const SIEGE = option('siege');
export const ASSAULT = option('assault');
export const WITHDRAW = option('withdraw');

// X. Events
export const GROW = forProvinces('grow');

// XI. Raids
export const RAID = forProvinces('raid');

// XXV. Fleets
export const SAIL = forProvinces('sail');
export const ENGAGE_AT = Array.from({ length: PLACES - LAND }, (_, sea) =>
  option('engage-at', { province: placeId(LAND + sea) }),
);
export const ENGAGE = option('engage');
export const LET_PASS = option('let-pass');
export const FIGHT = option('fight');
export const REFUSE = option('refuse');

// X, XXX. Cards and nations
export const EVENT = EVENT_KINDS.map(({ id }) => option('event', { card: id }));
export const PASS = option('pass');
export const HELP = {
  attacker: option('help', { whose: 'attacker' }),
  defender: option('help', { whose: 'defender' }),
} as const;
export const KILL = forLeaders('kill');
export const STACK_AT = forProvinces('stack-at');
export const YOUTH = forNations('youth');
export const BREAK_FREE = forNations('break-free');
export const REPAIR = forNations('repair');
export const LEVY = forNations('levy');
export const SUBSIDY = forNations('subsidy');
export const SPY_ON = SIDES.map((side) => option('spy-on', { side }));
export const SPY_ENVOY = forNations('spy-envoy');
export const CHEAP_WALLS = forProvinces('cheap-walls');
export const ENVOY = DIPLOMACY.map(({ id }) => option('envoy', { envoy: id }));
export const TARGET = forNations('target');
export const OFFER_FOEDUS = option('offer-foedus');
export const LEND = forSorts('lend');
export const ENTICE = forSorts('entice');
export const HIRE_HUNS = option('hire-huns');
export const COLLECT = option('collect');
export const MOVE_LIMES = forProvinces('move-limes');
export const CEDE = forProvinces('cede');

/** The option of a table of sorts for a counter's sort, sound or damaged. */
export function ofSort<T>(table: readonly T[], sort: number, hurt: number): T {
  return table[sort * 2 + hurt];
}

/** The options of a table for some of what it names; others may come before them. */
export function optionsOf<T, F = never>(
  table: readonly T[],
  numbers: readonly number[],
  first: readonly F[] = [],
): (T | F)[] {
  const found: (T | F)[] = [];
  for (const one of first) found.push(one);
  for (const number of numbers) found.push(table[number]);
  return found;
}

/** A question with the rulebook's section that asks it. */
export function prompt(ask: string, rule: string, args?: Prompt['args']): Prompt {
  return args === undefined ? { ask, rule } : { ask, rule, args };
}

/** The same question to each nation, made once. */
export function toNations(ask: string, rule: string): readonly Prompt[] {
  return NATION_ROWS.map(({ id }) => prompt(ask, rule, { nation: id }));
}

/** A question that is asked even where there is one answer only, perhaps with what counts for whoever does not answer. */
export function formal({ ask, rule, args }: Prompt, fallback?: string): Prompt {
  if (args === undefined)
    return fallback === undefined ? { ask, rule, formal: true } : { ask, rule, formal: true, fallback };
  return fallback === undefined ? { ask, rule, args, formal: true } : { ask, rule, args, formal: true, fallback };
}

/** The places of answers, back in numbers. */
const PLACE_NUMBER = new Map<string, Place>(Array.from({ length: PLACES }, (_, number) => [placeId(number), number]));

export function numberOf(id: string): Place {
  return PLACE_NUMBER.get(id) ?? -1;
}

/** Several units as one answer (`bundles.ts` makes each once). */
export function take(units: string) {
  return option('take', { units });
}

/** How many of one kind, where a choice of all kinds at once would be too long a list. */
const COUNTED = new Map<string, ReturnType<typeof counting>>();

function counting(unit: string, count: number) {
  return option('count', { count, unit });
}

export function countOf(unit: string, count: number): ReturnType<typeof counting> {
  const key = `${count} ${unit}`;
  let found = COUNTED.get(key);
  if (found === undefined) {
    found = counting(unit, count);
    COUNTED.set(key, found);
  }
  return found;
}

/** A tie between two nations that a card may break. */
const TIES = new Map<string, ReturnType<typeof tying>>();

function tying(nation: string, enemy: string) {
  return option('break-tie', { nation, enemy });
}

export function breakTie(nation: string, enemy: string): ReturnType<typeof tying> {
  const key = `${nation} ${enemy}`;
  let found = TIES.get(key);
  if (found === undefined) {
    found = tying(nation, enemy);
    TIES.set(key, found);
  }
  return found;
}
