import { bundle, deed, option, type Prompt, unbundle } from '@tabula/engine';
import { AREAS, SEAS } from './data/areas.ts';
import { leaderNamed } from './data/book/book.ts';
import { type GameId, LEADERS, type LeaderId, NATIONS_I, NATIONS_II, type NationId } from './data/names.ts';
import { UNITS } from './data/units.ts';
import type { Troop } from './state/troop.ts';

/**
 * Everything a player can ever answer, made once. Tables by space are indexed by its number. What throws dice or ends a turn is a
 * deed: it is asked even where it is the only answer.
 */
const SPACE_IDS = [...AREAS.map(({ id }) => id), ...SEAS];
const forSpaces = <T>(make: (area: (typeof SPACE_IDS)[number]) => T): readonly T[] => SPACE_IDS.map(make);
const forLeaders = <T>(make: (leader: LeaderId) => T): readonly T[] => LEADERS.map(make);
const forNations = <T>(make: (nation: NationId) => T): Readonly<Record<GameId, readonly T[]>> => ({
  I: NATIONS_I.map(make),
  II: NATIONS_II.map(make),
});

export const DONE = deed(option('done'));
export const YES = option('yes');
export const NO = option('no');

// 6, 7 Purchase and placement
export const BUILD = forSpaces((area) => option('city', { area }));
export const PLACE = forSpaces((area) => option('place', { area }));
export const SAVE = option('save');
export const BUY_ONE = UNITS.map(({ id }) => option('buy-one', { unit: id }));

// 8 Stacking
export const CAPITAL = forSpaces((area) => option('capital', { area }));

// 9 Movement
export const SELECT = forSpaces((area) => option('select', { area }));
export const GO = forSpaces((area) => option('go', { area }));
export const ATTACK = forSpaces((area) => option('attack', { area }));
export const VIA = forSpaces((from) => option('via', { from }));
export const LEAD = forLeaders((leader) => option('lead', { leader }));
export const LEAVE = option('leave');
export const COLLECT = option('collect');
export const STOP = option('stop');
export const TRANSFER = option('transfer');
export const SAIL = forSpaces((sea) => option('sail', { sea }));
export const LOAD = forSpaces((area) => option('load', { area }));
export const LAND = forSpaces((area) => option('land', { area }));

// 10 Combat
export const BATTLE = forSpaces((area) => deed(option('battle', { area })));
export const SEA_BATTLE = forNations((foe) => forSpaces((area) => deed(option('sea-battle', { area, foe }))));
export const ENGAGE = option('engage');
export const LET_BE = option('let-be');
export const RAID = option('raid');
export const ASSAULT = option('assault');
export const STAND = option('stand');
export const STAY = option('stay');
/** How many of some damaged units go. */
export const DAMAGED = Array.from({ length: 8 }, (_, count) => option('damaged', { count }));
export const RETREAT_TO = forSpaces((area) => option('retreat-to', { area }));
export const PLUNDER_GOLD = option('plunder-gold');
export const PLUNDER_POINTS = option('plunder-points');
export const SPARE = option('spare');

// 12 Campaigns, submission
export const MARCH = deed(option('march'));
export const EMBARK = forSpaces((sea) => deed(option('embark', { sea })));
export const HOLD = deed(option('hold'));
export const END = deed(option('end'));
export const PASS = deed(option('pass'));
export const BLOCK = forSpaces((area) => option('block', { area }));
export const NO_BLOCK = option('no-block');
export const WATCH = option('watch');
export const JOIN = forSpaces((from) => deed(option('join', { from })));
export const SHIFT = forSpaces((from) => deed(option('shift', { from })));
export const SUBMIT = option('submit');
export const FIGHT_ON = option('fight-on');
export const REVOLT = option('revolt');
export const STAY_LOYAL = option('stay-loyal');
export const CONVERT = UNITS.map(({ id }) => option('convert', { unit: id }));

const makeTarget = (target: string, aimed: string) => option('target', { target, aimed });
const KNOWN_TARGETS = new Map<string, ReturnType<typeof makeTarget>>();

/** A single unit to aim at, in the house variant, with those who aim at it already: all that tells equal units apart. */
export function targetOf(target: string, aimed: string): ReturnType<typeof makeTarget> {
  const key = `${target} ${aimed}`;
  let made = KNOWN_TARGETS.get(key);
  if (made === undefined) {
    made = makeTarget(target, aimed);
    KNOWN_TARGETS.set(key, made);
  }
  return made;
}

/** The kinds of options whose argument is a troop: several units and leaders. */
export type TroopKind = 'take' | 'buy' | 'put' | 'drop' | 'collect-units' | 'lose' | 'fall-back' | 'aim' | 'rebuild';
export type TroopOption = Readonly<{ id: string; kind: TroopKind; units: string }>;

const KNOWN_TROOPS = new Map<string, Troop>();
const LISTS = new Map<number, readonly TroopOption[]>();
const LED_LISTS = new Map<string, Map<number, readonly TroopOption[]>>();
const TROOP_KINDS: Readonly<Record<TroopKind, number>> = {
  take: 0,
  buy: 1,
  put: 2,
  drop: 3,
  'collect-units': 4,
  lose: 5,
  'fall-back': 6,
  aim: 7,
  rebuild: 8,
};

/** What a bundle in an option means. */
export function troopOf({ units }: { readonly units: string }): Troop {
  let troop = KNOWN_TROOPS.get(units);
  if (troop === undefined) {
    const counts = unbundle(units);
    troop = {
      units: UNITS.map(({ id }) => counts.get(id) ?? 0),
      leaders: LEADERS.flatMap((id) => (counts.has(id) ? [leaderNamed(id)] : [])),
    };
    KNOWN_TROOPS.set(units, troop);
  }
  return troop;
}

/**
 * Every troop of between `least` and `most` of these units (leaders are not counted) that is not nobody at all, unless
 * `orNone`. The lists are kept: the same units give the same list.
 */
export function troops(
  kind: TroopKind,
  units: readonly number[],
  leaders: readonly number[],
  least: number,
  most: number,
  orNone = false,
): readonly TroopOption[] {
  const key = keyOf(kind, units, least, most, orNone);
  const led = leaders.length === 0 ? undefined : leaders.join();
  const lists = led === undefined ? LISTS : ledLists(led);
  let list = lists.get(key);
  if (list === undefined) {
    list = makeTroops(units, leaders, most)
      .filter(({ size, bare }) => size >= least && (orNone || !bare))
      .map(({ counts }) => option(kind, { units: bundle(counts) }));
    lists.set(key, list);
  }
  return list;
}

function ledLists(leaders: string): Map<number, readonly TroopOption[]> {
  let lists = LED_LISTS.get(leaders);
  if (lists === undefined) {
    lists = new Map();
    LED_LISTS.set(leaders, lists);
  }
  return lists;
}

/** More than any nation has ashore, or as fleets with two units aboard each: no troop is as big. */
export const MANY = 32;

/** What a list depends on, leaders apart, as one number: more of a kind than may go at all makes no other list. */
function keyOf(kind: TroopKind, units: readonly number[], least: number, most: number, orNone: boolean): number {
  let key = TROOP_KINDS[kind] * 2 + (orNone ? 1 : 0);
  key = key * MANY + least;
  let total = 0;
  for (let unit = 0; unit < UNITS.length; unit++) {
    const some = unit < units.length ? Math.min(units[unit], most) : 0;
    key = key * MANY + some;
    total += some;
  }
  return key * MANY + Math.min(total, most);
}

interface Made {
  readonly counts: Readonly<Record<string, number>>;
  readonly size: number;
  readonly bare: boolean;
}

/** Every choice of at most so many of these units, each with every choice of the leaders. */
function makeTroops(units: readonly number[], leaders: readonly number[], most: number): Made[] {
  let made: Made[] = [{ counts: {}, size: 0, bare: true }];
  units.forEach((count, unit) => {
    if (count === 0) return;
    const { id } = UNITS[unit];
    made = made.flatMap(({ counts, size, bare }) =>
      Array.from({ length: Math.min(count, most - size) + 1 }, (_, n) =>
        n === 0 ? { counts, size, bare } : { counts: { ...counts, [id]: n }, size: size + n, bare: false },
      ),
    );
  });
  for (const leader of leaders)
    made = made.flatMap(({ counts, size, bare }) => [
      { counts, size, bare },
      { counts: { ...counts, [LEADERS[leader]]: 1 }, size, bare: false },
    ]);
  return made;
}

/** A question with the rulebook's section that asks it. */
export function prompt(ask: string, rule: string, args?: Prompt['args']): Prompt {
  return args === undefined ? { ask, rule } : { ask, rule, args };
}
