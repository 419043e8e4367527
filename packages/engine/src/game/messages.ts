import { IntlMessageFormat } from 'intl-messageformat';
import type { Seat } from '../common/seat.ts';
import { unbundle } from '../rules/bundle.ts';
import type { GameEvent } from '../rules/context.ts';
import type { Prompt } from '../rules/decision.ts';
import { type Arg, argsOf, type Option } from '../rules/option.ts';
import type { Phrase } from '../rules/phrase.ts';
import { type Piece, pieceWords } from './scene.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** ICU message templates by key. */
export type Messages = Readonly<Record<string, string>>;

/** A word in a sentence that stands for a thing: a place on the map, a seat, a faction. */
export class Noun {
  readonly noun: string;
  readonly id: Arg;
  readonly text: string;

  constructor(noun: string, id: Arg, text: string) {
    this.noun = noun;
    this.id = id;
    this.text = text;
  }

  /** Inside a template (`{faction, select, ...}`) a noun is its id. */
  toString(): string {
    return String(this.id);
  }
}

/** Several words or things in a row, each still to be told from the others. */
class List {
  readonly parts: readonly (string | Noun)[];

  /** `joint(i)` stands between items i and i + 1. */
  constructor(items: readonly (Arg | Noun)[], joint: (i: number) => string) {
    const parts = items.map((item) => (item instanceof Noun ? item : String(item)));
    this.parts = parts.flatMap((part, i) => (i === 0 ? [part] : [joint(i - 1), part]));
  }

  toString(): string {
    return this.parts.join('');
  }
}

/** A broken number: a number to a template that counts with it, words of the language where it is just said. */
class Fraction extends List {
  readonly #value: number;

  constructor(value: number, text: string) {
    super([text], () => '');
    this.#value = value;
  }

  override valueOf(): number {
    return this.#value;
  }
}

/** A sentence in pieces, so that a page can link the nouns. */
export type Sentence = readonly (string | Noun)[];

export interface SpeakerOptions {
  readonly language: Language;
  readonly messages: Messages;
  /** Which arguments are things, and of what sort: `{ city: 'space', by: 'seat' }`. */
  readonly nouns: Readonly<Record<string, string>>;
  /** What the seats are called. */
  readonly names: readonly string[];
}

/** Turns options, prompts and events into words of one language. */
export class Speaker {
  readonly #options: SpeakerOptions;
  readonly #formats = new Map<string, IntlMessageFormat>();

  constructor(options: SpeakerOptions) {
    this.#options = options;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#options.messages, key);
  }

  /** The words of a key; throws if there are none, or if they need something that is not said. */
  sentence(key: string, args: Readonly<Record<string, Arg | readonly Arg[]>> = {}): Sentence {
    const parts: (string | Noun)[] = [];
    const add = (part: string | Noun) => {
      const last = parts.length - 1;
      if (typeof part === 'string' && typeof parts[last] === 'string') parts[last] += part;
      else parts.push(part);
    };
    for (const { value } of this.#format(key).formatToParts<Noun | List>(this.#values(args))) {
      if (value instanceof List) value.parts.forEach(add);
      else add(value);
    }
    return parts;
  }

  say(key: string, args?: Readonly<Record<string, Arg | readonly Arg[]>>): string {
    return text(this.sentence(key, args));
  }

  /** A thing by its key, in a question with these arguments: where that is about a nation, one knows whose the thing is. */
  thing(key: string, { nation }: Readonly<Record<string, Arg | readonly Arg[]>> = {}): string {
    return this.say(this.#shortest(key, `@${String(nation)}`));
  }

  phrase({ say, args }: Phrase): string {
    return this.say(say, args);
  }

  option(option: Option): string {
    return this.say(`option.${option.kind}`, argsOf(option));
  }

  prompt({ ask, args }: Prompt): string {
    return this.say(`prompt.${ask}`, args);
  }

  event(event: GameEvent): string {
    return text(this.eventSentence(event));
  }

  piece(piece: Piece): string {
    return this.phrase(pieceWords(piece));
  }

  eventSentence({ event, ...args }: GameEvent): Sentence {
    return this.sentence(`event.${event}`, args);
  }

  seat(seat: Seat): string {
    return this.#options.names[seat] || this.say('seat', { number: seat + 1 });
  }

  /** A number as the language writes it: 2.5, or 2,5. */
  figure(value: number): string {
    return Number.isInteger(value) ? String(value) : value.toLocaleString(this.#options.language);
  }

  #values(args: Readonly<Record<string, Arg | readonly Arg[]>>): Record<string, string | number | Noun | List> {
    const values: Record<string, string | number | Noun | List> = {};
    for (const [name, arg] of Object.entries(args)) {
      const whose = `@${String(args.nation)}`;
      values[name] = typeof arg === 'object' ? this.#list(name, arg, whose) : this.#value(name, arg, whose);
    }
    return values;
  }

  /** Several things are named with an "and" before the last, the same thing once with its number; numbers are just listed. */
  #list(name: string, args: readonly Arg[], whose: string): List {
    const noun = this.#options.nouns[name];
    if (noun === undefined) return new List(args, () => ', ');
    const counts = new Map<Arg, number>();
    for (const arg of args) counts.set(arg, (counts.get(arg) ?? 0) + 1);
    return this.#several(noun, counts, whose);
  }

  /** Things of some kinds, each with its number: in words of their own (`many.<noun>.<id>`) or as "3 × legion". */
  #several(noun: string, counts: ReadonlyMap<Arg, number>, whose: string): List {
    const values = [...counts].map(([arg, count]) => {
      const many = this.#shortest(`many.${noun}.${arg}`, whose);
      if (this.has(many)) return new Noun(noun, arg, this.say(many, { count }));
      const { text } = this.#noun(noun, arg, whose);
      return new Noun(noun, arg, count > 1 ? `${count} × ${text}` : text);
    });
    // No comma before the last "and", as this house writes.
    const joints = new Intl.ListFormat(this.#options.language === 'en' ? 'en-GB' : this.#options.language)
      .formatToParts(values.map(String))
      .filter(({ type }) => type === 'literal');
    return new List(values, (i) => joints[i].value);
  }

  #value(name: string, arg: Arg, whose: string): string | number | Noun | List {
    const noun = this.#options.nouns[name];
    if (noun === undefined)
      return typeof arg === 'number' && !Number.isInteger(arg) ? new Fraction(arg, this.figure(arg)) : arg;
    return noun.endsWith('+') ? this.#bundle(noun.slice(0, -1), String(arg), whose) : this.#noun(noun, arg, whose);
  }

  #bundle(noun: string, text: string, whose: string): List {
    const counts = unbundle(text);
    return counts.size === 0 ? new List([this.#noun(noun, text, whose)], () => '') : this.#several(noun, counts, whose);
  }

  #noun(noun: string, arg: Arg, whose: string): Noun {
    const words = () => this.say(this.#shortest(`${noun}.${arg}`, whose));
    return new Noun(noun, arg, noun === 'seat' ? this.seat(Number(arg)) : words());
  }

  /** A sentence about a nation need not say whose the things of that nation are: `unit.legion@romans`. */
  #shortest(key: string, whose: string): string {
    return this.has(key + whose) ? key + whose : key;
  }

  #format(key: string): IntlMessageFormat {
    let format = this.#formats.get(key);
    if (format === undefined) {
      if (!this.has(key)) throw new Error(`no message "${key}" in ${this.#options.language}`);
      format = new IntlMessageFormat(this.#options.messages[key], this.#options.language, undefined, {
        ignoreTag: true,
      });
      this.#formats.set(key, format);
    }
    return format;
  }
}

export function text(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}
