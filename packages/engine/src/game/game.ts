import type { Chance } from '../common/chance.ts';
import { SetupError } from '../common/errors.ts';
import type { Seat } from '../common/seat.ts';
import type { Board } from '../rules/board.ts';
import type { GameEvent, RulesContext } from '../rules/context.ts';
import type { Answer, Ask, Decision, Flow } from '../rules/decision.ts';
import type { StandingOrders } from '../rules/standing-orders.ts';
import type { Holdings } from './holdings.ts';
import type { Learning } from './learning.ts';
import type { Asked, Follow, Look, Modifier, Note, Reaction } from './look.ts';
import type { Language, Messages } from './messages.ts';
import type { Rulebook } from './rulebook.ts';
import type { Scene } from './scene.ts';

/**
 * One thing to settle before a game starts: an optional rule, a ruling, a convenience. The first value is the default, and
 * fits any number of players.
 */
export interface Setting {
  readonly values: readonly [string, ...string[]];
  /** It makes another game of it, as the scenario or the length does: it is asked for before a quick game too. */
  readonly quick?: boolean;
  /** For how many players a value is, where not for any number of them. */
  readonly players?: Readonly<Record<string, readonly number[]>>;
}

/** The values that so many players may choose from. */
export function valuesFor(
  { values, players: only = {} }: Pick<Setting, 'players'> & { readonly values: readonly string[] },
  players: number,
): string[] {
  return values.filter((value) => !Object.hasOwn(only, value) || only[value].includes(players));
}

/** How many play, and how each setting is set. */
export interface Config {
  readonly players: number;
  readonly settings: Readonly<Record<string, string>>;
}

/** The end of a game: points as the rules count them, and who won (several: a shared victory). */
export interface Result {
  readonly points: readonly number[];
  readonly winners: readonly Seat[];
  /** How it ended, as a message key `ending.<ending>`. */
  readonly ending: string;
}

/** What the bots know of a game beyond its rules. */
export interface Insight<S, E extends GameEvent = GameEvent> {
  /** How well `seat` stands, on the game's own scale; 0 is level with the best of the others. */
  evaluate(state: S, seat: Seat): number;
  /** The typical distance between winning and losing on that scale; it turns values into chances of winning. */
  readonly scale: number;
  /** A quick and sensible answer for the seat that is asked, as an index into its options, for looking ahead. */
  policy?(state: S, decision: Decision, chance: Chance): number;
  /**
   * Which options of an ask are worth a look, as indices; at least one. Where a list is long and most of it is folly, a bot
   * that looks ahead has more time for the rest. One that stands alone is taken without a look.
   */
  shortlist?(state: S, ask: Ask): readonly number[];
  /**
   * How late it is: a number that grows when a turn ends. Where positions within a turn cannot be compared with each other (dice
   * that wait to be thrown, income that was paid), the search judges all options at the same hour: when the next one begins.
   */
  turnClock?(state: S): number;
  /** What the evaluation weighs, if its weights are learned by play. */
  readonly learning?: Learning<S>;
  /** By seat: what it has, for bots of a character to be fond of. */
  holdings?(state: S): readonly Holdings[];
  /**
   * By hundreds of Elo that a bot gives away: how much chance of winning an option may cost to be still a third as likely as the best. Found in the arena;
   * a game that names none goes by those of others.
   */
  readonly handicaps?: readonly number[];
  /** Where the search is to be set otherwise than for most games. */
  readonly tuning?: Partial<SearchTuning>;
  /** What the search of version 1 went by, where that has changed since. */
  readonly first?: Partial<Pick<Insight<S, E>, 'evaluate' | 'scale' | 'policy' | 'shortlist' | 'turnClock' | 'tuning'>>;
  /** Sums up what came of an attack for the odds: an outcome's name and some figures, or nothing if there was none. */
  outcome?(events: readonly E[]): Outcome | undefined;
}

/** The dials of a search. */
export interface SearchTuning {
  /**
   * How the options of a question are told apart. `halving`: all are tried in the same worlds, and the worse half is given up again and
   * again; `tree`: what has been good is tried more often, several answers deep.
   */
  readonly root: 'halving' | 'tree';
  /** How much a seldom tried option is favoured over a good one, in spreads of the values met. */
  readonly explore: number;
  /** How many options of a place are looked at: this times the root of its visits. */
  readonly widen: number;
  /** How many answers an iteration looks ahead before the position is judged at the next quiet point. */
  readonly horizon: number;
  /** In how many worlds each option at the root is looked at before the search begins. */
  readonly worlds: number;
  /** For how many visits those first looks count. */
  readonly trust: number;
  /**
   * Options that were tried at least so often, as a part of the most tries, are told apart by what came of them. 1 takes what
   * was tried most; less suits a game whose options differ by little, so that all are tried about as often.
   */
  readonly often: number;
}

/** What came of one attack: a message key `outcome.<outcome>` and figures that can be averaged. */
export interface Outcome {
  readonly outcome: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** What binds a person to another: pacts, trades, leave, ransom. A regent, who only minds a seat, never says it. */
export interface Personal {
  /** Options, by their kind or their whole id, that are personal wherever they are offered. */
  readonly options?: readonly string[];
  /** By what is asked: options that are personal as an answer to it. */
  readonly answers?: Readonly<Record<string, readonly string[]>>;
}

/** A game: data and rules. The kernel, the bots, the terminal, the server and the page know no more than this of it. */
export interface Game<S = unknown, E extends GameEvent = GameEvent, V = unknown> {
  readonly id: string;
  /** Version of the rules; a record replays on the version it was made with. */
  readonly version: number;
  readonly title: Readonly<Record<Language, string>>;
  readonly players: { readonly min: number; readonly max: number; readonly usual: number };
  readonly settings: Readonly<Record<string, Setting>>;
  readonly messages: Readonly<Record<Language, Messages>>;
  /**
   * Which arguments of options, prompts and events are things, and of what sort: `{ city: 'space', by: 'seat' }`. A plus
   * says that the argument is a bundle of such things: `{ units: 'unit+' }`.
   */
  readonly nouns: Readonly<Record<string, string>>;
  readonly board: Board;
  /** The rules in our own words, sentence by sentence; brought when somebody wants to read them. */
  readonly rulebook?: () => Promise<Rulebook>;
  readonly insight: Insight<S, E>;
  /** How long a bot's answer can be looked at before the next one, as a part of the usual: less than 1 where a turn has hundreds. */
  readonly botPauseFactor?: number;
  /** What nobody may say for another. */
  readonly personal?: Personal;
  /** What seats may settle at any time. */
  readonly standingOrders?: StandingOrders<S, V>;
  /** The starting position. */
  setup(config: Config, chance: Chance): S;
  /** The rules: from any checkpoint's state to the end of the game. */
  play(g: RulesContext<S, E>): Flow<void>;
  /** A copy that shares nothing with the original. */
  copy(state: S): S;
  /** What a seat, or a spectator (null), may know. */
  view(state: S, seat: Seat | null): V;
  /**
   * Shuffles, in place, all that `seat` cannot know but standing orders. A game without hidden things has none: there all
   * views are the same, standing orders aside.
   * What was answered since this state, if told, must still be possible: a card that was played since is in the hand it
   * came from.
   */
  redeal?(state: S, seat: Seat, chance: Chance, since?: readonly Answer[]): void;
  /** The result, once the main flow has ended. */
  result(state: S): Result;
  /** How a view looks: pieces on spaces, tracks and panels, as data. */
  scene(view: V): Scene;
  /** How it is drawn: colours, forms, pictograms. */
  readonly look?: Look;
  /** What stands beside the options of an ask, by their ids. */
  notes?(view: V, ask: Asked): Readonly<Record<string, Note>>;
  /** What would follow if a seat did what leads from one view of it to another: the worst first. */
  follows?(before: V, after: V, seat: Seat): readonly Follow[];
  /** What the end of the turn would bring a seat as things stand: income, upkeep, what would be lost. The worst first. */
  forecast?(view: V, seat: Seat): readonly Follow[];
  /** What may come of a reaction: by the question, and the ids of what was answered to it so far. */
  reaction?(view: V, ask: Asked, chosen: readonly string[]): Reaction | undefined;
  /** What stands behind the dice of a fight: by what opened it, and what tells the dice. */
  modifiers?(view: V, begin: E, roll: E): readonly Modifier[];
}

/** A complete, checked configuration: every setting named, every value known and fit for so many players. */
export function configure(game: Game, players: number, settings: Readonly<Record<string, string>> = {}): Config {
  const { min, max } = game.players;
  if (!Number.isInteger(players) || players < min || players > max)
    throw new SetupError(`${game.id} is for ${min} to ${max} players, not ${players}`, 'players');
  for (const [name, value] of Object.entries(settings)) {
    const setting = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined;
    if (setting === undefined)
      throw new SetupError(
        `${game.id} has no setting "${name}"; it has ${Object.keys(game.settings).join(', ') || 'none'}`,
        `set ${name}`,
      );
    if (!setting.values.includes(value))
      throw new SetupError(`"${name}" can be ${setting.values.join(' or ')}, not "${value}"`, `set ${name}`);
    const fitting = valuesFor(setting, players);
    if (!fitting.includes(value))
      throw new SetupError(
        `with ${players} players "${name}" can be ${fitting.join(' or ')}, not "${value}"`,
        `set ${name}`,
      );
  }
  const defaults = Object.entries(game.settings).map(([name, setting]): [string, string] => [name, setting.values[0]]);
  return { players, settings: { ...Object.fromEntries(defaults), ...settings } };
}
