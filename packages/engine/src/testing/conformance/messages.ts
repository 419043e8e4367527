import { IntlMessageFormat } from 'intl-messageformat';
import { canonical } from '../../common/hash.ts';
import type { Game } from '../../game/game.ts';
import { LANGUAGES, type Language, Speaker } from '../../game/messages.ts';
import { pieceWords, type Scene } from '../../game/scene.ts';
import type { GameEvent } from '../../rules/context.ts';
import type { Ask, Decision } from '../../rules/decision.ts';
import { type Arg, argsOf } from '../../rules/option.ts';
import type { Phrase } from '../../rules/phrase.ts';
import type { Order } from '../../rules/standing-orders.ts';
import { check } from './check.ts';
import type { Trial } from './sample.ts';

type Args = Readonly<Record<string, Arg | readonly Arg[]>>;

/** Both languages at once; what was said once is not said again. */
export class Words {
  readonly #speakers: readonly { language: Language; speaker: Speaker }[];
  readonly #said = new Set<string>();

  constructor(game: Game) {
    const names = Array.from({ length: game.players.max }, (_, seat) => `Player ${seat + 1}`);
    const { nouns } = game;
    this.#speakers = LANGUAGES.map((language) => ({
      language,
      speaker: new Speaker({ language, messages: game.messages[language], nouns, names }),
    }));
  }

  /** Throws unless both languages have words for it, with nothing left to fill in. */
  say(key: string, args: Args = {}): void {
    const what = `${key} ${canonical(args)}`;
    if (this.#said.has(what)) return;
    for (const { language, speaker } of this.#speakers) demandWords(speaker.say(key, args), `${key} in ${language}`);
    this.#said.add(what);
  }

  phrase({ say, args }: Phrase): void {
    this.say(say, args);
  }
}

function demandWords(words: string, what: string): void {
  check(words.trim() !== '', `${what} is blank`);
  check(!/[{}]|undefined|\bNaN\b|\[object/.test(words), `${what} is not filled in: "${words}"`);
}

/** Both languages say the same things, and every message can be read. */
export function speaksBothLanguages(game: Game): void {
  for (const language of LANGUAGES) {
    demandWords(game.title[language], `title in ${language}`);
    for (const [key, template] of Object.entries(game.messages[language])) {
      for (const other of LANGUAGES)
        check(Object.hasOwn(game.messages[other], key), `"${key}" is said in ${language}, but not in ${other}`);
      demandReadable(template, `"${key}" in ${language}`, language);
    }
  }
}

function demandReadable(template: string, what: string, language: Language): void {
  check(template.trim() !== '', `${what} is blank`);
  check(!/[\d}]\s%/.test(template), `${what} parts a figure from its percent sign: ${template}`);
  try {
    new IntlMessageFormat(template, language, undefined, { ignoreTag: true });
  } catch (error) {
    throw new Error(`${what} is not a message that can be read: ${template} (${error})`);
  }
}

/** The things that are there before anybody plays have words: settings, places, seats. */
export function namesItsThings(game: Game): void {
  const words = new Words(game);
  for (const [name, { values }] of Object.entries(game.settings)) {
    words.say(`setting.${name}`);
    for (const value of values) words.say(`setting.${name}.${value}`);
  }
  for (const { id, region } of game.board.spaces) {
    words.say(`space.${id}`);
    words.say(`region.${region}`);
  }
  if (Object.values(game.nouns).includes('seat')) words.say('seat', { number: 1 });
}

/** Whatever comes up in a game has words: questions, options and the notes beside them, reasons, events, the scene, the ending. */
export function saysWhatHappens<S, E extends GameEvent, V>(trial: Trial<S, E, V>, words: Words): void {
  const { game, match } = trial;
  let told = 0;
  for (;;) {
    const news = match.log.slice(told);
    told = match.log.length;
    for (const { event } of news) sayEvent(event, words);
    const outcome = game.insight.outcome?.(news.map(({ event }) => event));
    if (outcome) words.say(`outcome.${outcome.outcome}`, outcome.figures);
    sayDecision(match.decision, words);
    for (const ask of match.decision?.asks ?? []) {
      const view = game.view(match.state, ask.seat);
      sayPhrases(game.notes?.(view, ask), words);
      sayReaction(game, view, ask, words);
      if (trial.looksClosely()) sayPhrases(game.forecast?.(view, ask.seat), words);
    }
    if (trial.looksClosely()) for (const seat of trial.seats) sayOrders(match.seen(seat).orders, words);
    if (match.over || trial.looksClosely())
      for (const seat of [null, ...trial.seats]) sayScene(game.scene(game.view(match.state, seat)), words);
    if (match.over) break;
    trial.step();
  }
  words.say(`ending.${match.result?.ending}`);
}

/** What happened has words. */
export function sayEvent({ event, ...args }: GameEvent, words: Words): void {
  words.say(`event.${event}`, args);
}

/** All that a decision asks, offers and bars has words. */
export function sayDecision(decision: Decision | null, words: Words): void {
  for (const { prompt, options, barred } of decision?.asks ?? []) {
    words.say(`prompt.${prompt.ask}`, prompt.args);
    for (const option of options) words.say(`option.${option.kind}`, argsOf(option));
    for (const { option, reason, args } of barred?.() ?? []) {
      words.say(`option.${option.kind}`, argsOf(option));
      words.say(`reason.${reason}`, args);
    }
  }
}

/** Whether to react: what silence means and what may come of each answer has words, and the chances of what may come add up. */
function sayReaction<S, E extends GameEvent, V>(game: Game<S, E, V>, view: V, ask: Ask, words: Words): void {
  const { prompt, options } = ask;
  const quiet = game.look?.reactions?.[prompt.ask];
  if (quiet === undefined) return;
  for (const { id, kind } of options) {
    const reaction = game.reaction?.(view, ask, kind === quiet ? [] : [id]);
    if (reaction?.silence === undefined) words.say(`silence.${prompt.ask}`, prompt.args);
    if (reaction === undefined) continue;
    sayPhrases(reaction, words);
    const sum = reaction.outcomes.reduce((all, { chance }) => all + chance, 0);
    const odd = reaction.outcomes.length > 0 && Math.abs(sum - 1) > 1e-9;
    check(!odd, `what may come of "${id}" adds up to ${sum}`);
  }
}

function sayOrders(orders: readonly Order[], words: Words): void {
  for (const { name, values } of orders) {
    words.phrase(name);
    for (const value of values) words.say(`option.${value.kind}`, argsOf(value));
  }
}

/** Every phrase in a scene, wherever it stands, and every piece, on the board or in a panel. */
function sayScene(scene: Scene, words: Words): void {
  sayPhrases(scene, words);
  const tokens = scene.panels.flatMap(({ rows }) => rows.flatMap((row) => row.tokens ?? []));
  for (const piece of [...scene.pieces, ...tokens]) words.phrase(pieceWords(piece));
}

function sayPhrases(part: unknown, words: Words): void {
  if (typeof part !== 'object' || part === null) return;
  if (isPhrase(part)) words.phrase(part);
  else for (const inner of Object.values(part)) sayPhrases(inner, words);
}

function isPhrase(part: object): part is Phrase {
  return 'say' in part && typeof part.say === 'string';
}
