import type { Asked, Note, Option, Phrase, Reaction, ReactionOutcome } from '@tabula/engine';
import { EVADE_ROLL, INTERCEPT_ROLL, REACTION_REACH } from '../data/figures.ts';
import { type Place, placeId } from '../data/geography.ts';
import { LEADERS } from '../data/leaders.ts';
import { type Counter, type Nation, nationNumber } from '../data/pieces.ts';
import { Balance, balanceAt, battleChance, powerOf } from '../insight/strength.ts';
import { numberOf } from '../options.ts';
import { isFortified } from '../rules/lands/cities.ts';
import { freeLeadersAt, isMutinous } from '../rules/lands/readiness.ts';
import { hostile } from '../rules/lands/relations.ts';
import { dryShod, routesFrom } from '../rules/lands/routes.ts';
import { stackLimit, stackSize } from '../rules/lands/stacking.ts';
import { hasCapital, interceptors } from '../rules/movement/interception.ts';
import { chanceOf } from '../rules/pieces/table.ts';
import { best, leadersAt, unitsAt } from '../rules/pieces/units.ts';
import { EMPIRE, type State } from '../state.ts';

/** Who reacts to whom, and where, as a question names them. */
interface Meeting {
  readonly owner: Nation;
  readonly enemy: Nation;
  readonly where: Place;
}

function meetingOf({ args = {} }: Asked['prompt']): Meeting | undefined {
  const owner = nationNumber(String(args.nation));
  const enemy = nationNumber(String(args.enemy));
  const where = numberOf(String(args.province));
  return owner === undefined || enemy === undefined || where < 0 ? undefined : { owner, enemy, where };
}

/** The named things that change a die; those that change nothing are left out. */
function partsOf(values: Readonly<Record<string, number>>): Phrase[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === 0 ? [] : [{ say: `part.${name}`, args: { value: Math.abs(value), sign: value < 0 ? 'minus' : 'plus' } }],
  );
}

/** The least that a D10 must show. */
function least(roll: number, modifier: number): number {
  return Math.max(1, Math.min(10, roll - modifier));
}

/** XIX.A Who would come, and what each thing adds to the die. */
export function interceptionNote(view: State, { prompt }: Asked, option: Option): Note | undefined {
  const meeting = meetingOf(prompt);
  if (meeting === undefined) return undefined;
  const { owner, enemy, where } = meeting;
  const from = numberOf(String(option.province));
  const one = interceptors(view, enemy, owner, where).find((any) => any.from === from);
  if (one === undefined) return undefined;
  const leaders = freeLeadersAt(view, owner, from);
  const leader = best(leaders, 'combat');
  const capital = hasCapital(view, owner, where) ? 3 : 0;
  const empire = view.nations.status[owner] === EMPIRE ? 2 : 0;
  const distance = one.distance === REACTION_REACH ? -1 : 0;
  const crossing = one.modifier - leader - capital - empire - distance;
  const count = unitsAt(view, owner, from).length;
  const led = leaders.length === 0 ? {} : { leader: LEADERS[leaders[0]].id };
  return {
    glyph: 'shield',
    words: { say: leaders.length === 0 ? 'note.unled' : 'note.led', args: { count, ...led } },
    path: [placeId(from), placeId(where)],
    attempt: {
      chance: chanceOf(INTERCEPT_ROLL, one.modifier) / 100,
      needs: least(INTERCEPT_ROLL, one.modifier),
      parts: partsOf({ leader, capital, empire, distance, crossing }),
    },
  };
}

/** XIX.B Over rivers, ridges and straits it is harder; the question tells the best way. */
export function evasionNote(view: State, { prompt, options }: Asked, option: Option): Note | undefined {
  const meeting = meetingOf(prompt);
  if (meeting === undefined) return undefined;
  const { owner, where } = meeting;
  const to = numberOf(String(option.province));
  const routes = routesFrom(view, owner, where, REACTION_REACH);
  const shod = dryShod(view, owner, where, REACTION_REACH);
  const isWet = (place: Place) => routes.find((route) => route.place === place)?.wet === true && !shod.includes(place);
  // Where every way is wet, the question has counted it already.
  const dry = options.some(({ kind, province }) => kind === 'evade-to' && !isWet(numberOf(String(province))));
  const water = dry && isWet(to) ? -2 : 0;
  const modifier = Number(prompt.args?.modifier);
  const leader = best(leadersAt(view, owner, where), 'combat');
  const walls = isFortified(view, where) ? 3 : 0;
  return {
    path: [placeId(where), placeId(to)],
    attempt: {
      chance: chanceOf(EVADE_ROLL, modifier + water) / 100,
      needs: least(EVADE_ROLL, modifier + water),
      parts: partsOf({ leader, walls, numbers: modifier - leader - walls, water }),
    },
  };
}

/** So many armies or fewer are told apart by where they come from. */
const NAMED = 2;

/** What may come of a reaction; and what would come of none. */
export function reaction(view: State, ask: Asked, chosen: readonly string[]): Reaction | undefined {
  const meeting = meetingOf(ask.prompt);
  if (meeting === undefined) return undefined;
  const province = placeId(meeting.where);
  const aim = { say: 'aim.hold', args: { province } };
  if (ask.prompt.ask === 'intercept') {
    const outcomes = arrivals(view, ask, meeting, chosen);
    const count = unitsAt(view, meeting.owner, meeting.where).length;
    return { silence: { say: 'silence.intercept', args: { count, province } }, outcomes, aim };
  }
  if (ask.prompt.ask !== 'evade') return undefined;
  const stands = held(view, meeting, []);
  const args = { chance: Math.round(100 * stands), count: enemiesIn(view, meeting), province };
  const silence = { say: 'silence.evade', args };
  const flight = ask.options.find(({ id, kind }) => kind === 'evade-to' && chosen.includes(id));
  const chance = flight === undefined ? undefined : evasionNote(view, ask, flight)?.attempt?.chance;
  if (chance === undefined) return { silence, outcomes: [] };
  const outcomes = [
    { words: { say: 'outcome.away' }, chance },
    { words: { say: 'outcome.caught', args: { chance: Math.round(100 * stands) } }, chance: 1 - chance },
  ];
  return { silence, outcomes };
}

/** Which of the armies that are named arrive, and whether the province would be held then. */
function arrivals(view: State, ask: Asked, meeting: Meeting, chosen: readonly string[]): ReactionOutcome[] {
  const named = ask.options.filter(({ id, kind }) => kind === 'intercept' && chosen.includes(id));
  const armies = named.flatMap((option) => {
    const chance = interceptionNote(view, ask, option)?.attempt?.chance;
    return chance === undefined ? [] : [{ from: numberOf(String(option.province)), chance }];
  });
  const count = armies.length;
  if (count === 0) return [];
  const found = new Map<string, ReactionOutcome & { sum: number }>();
  for (let mask = (1 << count) - 1; mask >= 0; mask--) {
    const here = armies.filter((_, i) => (mask & (1 << i)) !== 0);
    const chance = armies.reduce((all, one) => all * (here.includes(one) ? one.chance : 1 - one.chance), 1);
    const worth = held(
      view,
      meeting,
      here.map(({ from }) => from),
    );
    const words = arrived(
      here.map(({ from }) => from),
      count,
    );
    const key = JSON.stringify(words);
    const before = found.get(key);
    const sum = (before?.sum ?? 0) + chance * worth;
    const total = (before?.chance ?? 0) + chance;
    found.set(key, { words, chance: total, worth: total === 0 ? 0 : sum / total, sum });
  }
  return [...found.values()].map(({ words, chance, worth = 0 }) => ({ words, chance, worth }));
}

function arrived(from: readonly Place[], of: number): Phrase {
  if (from.length === 0) return { say: 'outcome.nobody' };
  if (from.length === of) return { say: 'outcome.arrive', args: { count: of } };
  if (of <= NAMED) return { say: 'outcome.only', args: { province: placeId(from[0]) } };
  return { say: 'outcome.some', args: { count: from.length, of } };
}

/** The chance to hold a province with what stands there and what comes from these. */
function held(view: State, { owner, where }: Meeting, from: readonly Place[]): number {
  const balance = balanceAt(view, owner, where);
  let room = stackLimit(view, owner, where, leadersAt(view, owner, where)) - stackSize(view, owner, where);
  const units: Counter[] = [];
  let command = balance.myCommand;
  for (const place of from) {
    const leaders = freeLeadersAt(view, owner, place);
    if (leaders.length > 0)
      room = Math.max(room, stackLimit(view, owner, where, leaders) - stackSize(view, owner, where) - units.length);
    const ready = unitsAt(view, owner, place).filter((counter) => !isMutinous(view, counter));
    const coming = ready.slice(0, Math.max(0, room));
    units.push(...coming);
    room -= coming.length;
    command = Math.max(command, best(leaders, 'combat'));
  }
  const mine = balance.mine + powerOf(view, units);
  if (mine === 0) return 0;
  return 1 - battleChance(view, where, new Balance(balance.theirs, mine, balance.theirCommand, command));
}

function enemiesIn(view: State, { owner, where }: Meeting): number {
  return view.pieces.here[where].filter((counter) => hostile(view, owner, view.pieces.holder[counter], where)).length;
}
