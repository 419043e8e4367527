import {
  type Arg,
  argsOf,
  byKind,
  type Card,
  type Game,
  type Note,
  type Option,
  type Piece,
  type Scene,
  type Seat,
} from '@tabula/engine';
import type { OpenAsk } from '../client/source.ts';
import type { Composer } from './compose.ts';
import { figureOf } from './figures.ts';
import { isFight } from './odds.ts';
import { inKeyOrder, isGrave } from './option-looks.ts';

/** A place that can be chosen now, and what choosing it can mean. */
export interface Target {
  readonly space: string;
  readonly options: readonly Option[];
  readonly fight: boolean;
  /** Choosing it only says from where; where to is asked next. */
  readonly start: boolean;
}

/** A place one would look for in vain. */
export interface BlockedTarget {
  readonly space: string;
  readonly option: Option;
  readonly reason: string;
  readonly rule: string;
  readonly args?: Readonly<Record<string, Arg>> | undefined;
}

/** One button of the prompt: an option, or several of a kind behind one. */
export type Chip =
  | { readonly kind: 'one'; readonly option: Option }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly options: readonly Option[];
      /** They differ in this figure only: it is set, not picked from a list. */
      readonly figure: string | null;
    };

/** Everything that follows from the open question: it all comes from the list of options and from data of the game. */
export interface Choices {
  readonly seat: Seat;
  readonly ask: OpenAsk;
  /** What ends or destroys something last. */
  readonly options: readonly Option[];
  readonly chips: readonly Chip[];
  /** The digits that take them; of many some have none. */
  readonly digits: ReadonlyMap<Chip, number>;
  readonly targets: ReadonlyMap<string, Target>;
  readonly blocked: ReadonlyMap<string, BlockedTarget>;
  /** By the message key of a slot beside the map. */
  readonly slots: ReadonlyMap<string, readonly Option[]>;
  /** By `row/cell`, both message keys, in the seat's own panel. */
  readonly cells: ReadonlyMap<string, readonly Option[]>;
  /** By `kind/style` of the seat's own pieces, without a style by `kind@place`. */
  readonly pieces: ReadonlyMap<string, readonly Option[]>;
  /** By the message key of a card; with `seat/` before it, if only that seat's card is meant. */
  readonly cards: ReadonlyMap<string, readonly Option[]>;
  /** The place the question is about. */
  readonly origin: string | null;
  /** The place that was said to be the start; it can be let go. */
  readonly from: string | null;
  readonly notes: Readonly<Record<string, Note>>;
}

/** So many options or fewer stand each for itself. */
const FEW = 9;
/** Where no place glows the buttons are all there is: more of them are seen at once. */
const FEW_ROOMY = 12;
/** Beside a composer they change with every step, and should be seen doing so. */
const FEW_COMPOSED = 16;
/** As long as every figure has a key of its own there is a button for each. */
const DIGITS = 9;
/** A kind with fewer options than this is not put behind one button. */
const MANY = 4;

/** What somebody has already said of an answer: part of a bundle, or the place it starts from. */
export interface Narrowing {
  readonly composer?: Pick<Composer, 'composing' | 'options'> | null;
  readonly from?: string | null;
}

/** The place an option starts from, if that is chosen first. */
function startOf(game: Game, option: Option): string | null {
  const name = game.look?.options[option.kind]?.from;
  return name === undefined ? null : String(option[name]);
}

function isStart(game: Game, option: Option, from: string | null): boolean {
  return from === null && startOf(game, option) !== null;
}

/** The place that stands for an option: where it starts as long as that is open, the one its look names, the last. */
export function placeOf(game: Game, option: Option, from: string | null = null): string | null {
  if (isStart(game, option, from)) return startOf(game, option);
  const name = game.look?.options[option.kind]?.place;
  if (name === null) return null;
  if (name !== undefined) return String(option[name]);
  return things(game, Object.entries(argsOf(option))).findLast(({ noun }) => noun === 'space')?.id ?? null;
}

export function choicesOf(
  game: Game,
  seat: Seat,
  ask: OpenAsk,
  notes: Readonly<Record<string, Note>>,
  { composer = null, from = null }: Narrowing = {},
): Choices {
  const fitting = composer === null ? ask.options : narrowed(ask.options, composer);
  const options = inKeyOrder(game, {
    prompt: ask.prompt,
    options: from === null ? fitting : fitting.filter((option) => (startOf(game, option) ?? from) === from),
  });
  const about = things(game, Object.entries(ask.prompt.args ?? {}));
  const targets = targetsOf(game, options, from, notes);
  const few = composer !== null ? FEW_COMPOSED : targets.size === 0 ? FEW_ROOMY : FEW;
  const chips = chipsOf(options, few);
  return {
    seat,
    ask,
    options,
    chips,
    digits: digitsOf(game, ask.prompt.ask, chips),
    targets,
    blocked: blockedTargets(game, ask, targets),
    ...shownElsewhere(game, seat, options, about, from),
    origin: from ?? about.find(({ noun }) => noun === 'space')?.id ?? null,
    from,
    notes,
  };
}

/** The places that can be chosen, and what choosing each can mean. */
function targetsOf(
  game: Game,
  options: readonly Option[],
  from: string | null,
  notes: Readonly<Record<string, Note>>,
): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const option of options) {
    const space = placeOf(game, option, from);
    if (space === null) continue;
    const before = targets.get(space);
    const start = isStart(game, option, from);
    const fight = isFight(game, option, notes[option.id]) && !start;
    targets.set(space, {
      space,
      options: [...(before?.options ?? []), option],
      fight: before?.fight === true || fight,
      start: (before?.start ?? true) && start,
    });
  }
  return targets;
}

/** What can be chosen where it lies: in boxes, on pieces, as cards. */
function shownElsewhere(
  game: Game,
  seat: Seat,
  options: readonly Option[],
  about: readonly Thing[],
  from: string | null,
): Pick<Choices, 'slots' | 'cells' | 'pieces' | 'cards'> {
  const slots = new Map<string, Option[]>();
  const cells = new Map<string, Option[]>();
  const pieces = new Map<string, Option[]>();
  const cards = new Map<string, Option[]>();
  for (const option of options) {
    const { piece } = game.look?.options[option.kind] ?? {};
    const named = things(game, Object.entries(argsOf(option)));
    const whose = named.find(({ noun, id }) => noun === 'seat' && id !== String(seat));
    for (const { key } of named) {
      put(slots, key, option);
      for (const row of [...named, ...about]) if (row.key !== key) put(cells, `${row.key}/${key}`, option);
      if (piece !== undefined) put(pieces, `${piece}/${key.slice(key.indexOf('.') + 1)}`, option);
    }
    // Where two are named (one for another), the first is the one that lies there.
    const card = named.find(({ key }) => game.look?.cards?.[key] !== undefined)?.key;
    if (card !== undefined) put(cards, whose === undefined ? card : `${whose.id}/${card}`, option);
    const space = placeOf(game, option, from);
    if (piece !== undefined && space !== null) put(pieces, `${piece}@${space}`, option);
  }
  return { slots, cells, pieces, cards };
}

/** What is not put together, and of what is, the options for the bundle as it is. */
function narrowed(
  options: readonly Option[],
  { composing, options: fitting }: Pick<Composer, 'composing' | 'options'>,
) {
  const composed = new Set([...composing.listed.values()].flat());
  return options.filter((option) => !composed.has(option) || fitting.includes(option));
}

function chipsOf(options: readonly Option[], most: number): Chip[] {
  const one = (option: Option): Chip => ({ kind: 'one', option });
  const few = options.length <= most;
  return [...byKind(options)].flatMap(([name, group]): Chip[] => {
    const figure = group.length > DIGITS ? figureOf(group) : null;
    if (figure === null && (few || group.length < MANY || figureOf(group) !== null)) return group.map(one);
    return [{ kind: 'group', name, options: group, figure }];
  });
}

/** A digit keeps its meaning as far as it can: those that the look names, 9 and those before it for what ends something, the others in order. */
function digitsOf(game: Game, ask: string, chips: readonly Chip[]): Map<Chip, number> {
  const digits = new Map<Chip, number>();
  const free = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const give = (chip: Chip, digit: number | undefined) => {
    if (!digits.has(chip) && digit !== undefined && free.delete(digit)) digits.set(chip, digit);
  };
  const first = (chip: Chip) => (chip.kind === 'one' ? chip.option : chip.options[0]);
  const kept = game.look?.digits;
  for (const chip of chips) give(chip, kept?.[first(chip).id] ?? kept?.[first(chip).kind]);
  if (chips.length > 1)
    for (const chip of chips.toReversed()) if (isGrave(game, first(chip), ask)) give(chip, Math.max(...free));
  for (const chip of chips) give(chip, Math.min(...free));
  return digits;
}

function blockedTargets(
  game: Game,
  { barred }: OpenAsk,
  targets: ReadonlyMap<string, Target>,
): Map<string, BlockedTarget> {
  const blocked = new Map<string, BlockedTarget>();
  for (const { option, reason, rule, args } of barred) {
    const space = placeOf(game, option);
    if (space !== null && !targets.has(space)) blocked.set(space, { space, option, reason, rule, args });
  }
  return blocked;
}

export interface Thing {
  readonly noun: string;
  readonly id: string;
  /** Its message key: `box.main`. */
  readonly key: string;
}

export function things(game: Game, args: readonly (readonly [string, Arg])[]): Thing[] {
  return args.flatMap(([name, value]) => {
    const noun = game.nouns[name];
    return noun === undefined ? [] : [{ noun, id: String(value), key: `${noun}.${value}` }];
  });
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

/** For options that name a box of the seat's own panel: how much is in it. */
export function amountsOf(choices: Choices | null, { panels }: Scene): Map<string, number> {
  const amounts = new Map<string, number>();
  const own = choices === null ? undefined : panels.find(({ seat }) => seat === choices.seat);
  for (const row of own?.rows ?? [])
    for (const { name, value } of row.cells)
      for (const { id } of choices?.cells.get(`${row.name.say}/${name.say}`) ?? []) amounts.set(id, value);
  return amounts;
}

/** The options that one of the seat's own pieces stands for: by its style, or else by its place and its name. */
export function optionsOfPiece(choices: Choices | null, piece: Piece): readonly Option[] {
  const { kind, owner, style, at, name } = piece;
  if (choices === null || owner !== choices.seat) return [];
  if (style !== undefined) return choices.pieces.get(`${kind}/${style}`) ?? [];
  const here = choices.pieces.get(`${kind}@${at}`) ?? [];
  if (name === undefined) return here;
  const named = choices.slots.get(name.say) ?? [];
  return here.filter((option) => named.includes(option));
}

/** The options that a card stands for: of another's cards only those that name him. */
export function optionsOfCard(choices: Choices | null, { name }: Card, seat: Seat | null): readonly Option[] {
  if (choices === null) return [];
  const anybody = seat === null || seat === choices.seat;
  return choices.cards.get(anybody ? name.say : `${seat}/${name.say}`) ?? [];
}

/** The key of a card: of its only option, or of the list that has them. */
export function digitOfCard({ chips }: Choices, options: readonly Option[]): number {
  return (
    chips.findIndex((chip) =>
      chip.kind === 'one'
        ? options.length === 1 && chip.option === options[0]
        : options.every((option) => chip.options.includes(option)),
    ) + 1
  );
}
