import { type Game, inMenuOrder, type Option, type OptionLook } from '@tabula/engine';
import type { OpenAsk } from '../client/source.ts';

type Asked = Pick<OpenAsk, 'options' | 'prompt'>;

/** How an option looks; in some questions it has a look of its own: the "done" that ends a turn. */
export function lookOf(game: Game, { kind }: Option, ask: string): OptionLook {
  const looks = game.look?.options ?? {};
  return { ...looks[kind], ...looks[`${kind}.${ask}`] };
}

export function opensSheet(game: Game, { kind }: Option): boolean {
  return game.look?.options[kind]?.sheet === true;
}

export function isTallied(game: Game, { kind }: Option): boolean {
  return game.look?.options[kind]?.tally === true;
}

export function isLookedAhead(game: Game, { kind }: Option): boolean {
  return game.look?.options[kind]?.ahead === true;
}

/** A mis-click would hurt: it is confirmed. */
export function isFinal(game: Game, option: Option, ask: string): boolean {
  return lookOf(game, option, ask).final === true;
}

/** Whether a question is one whether to react to what another does. */
export function isReaction(game: Game, { prompt }: Pick<OpenAsk, 'prompt'>): boolean {
  return game.look?.reactions?.[prompt.ask] !== undefined;
}

/** The answer to such a question that lets things happen. */
export function quietOf(game: Game, { prompt, options }: Asked): Option | undefined {
  return options.find(({ kind }) => kind === game.look?.reactions?.[prompt.ask]);
}

export function endsSheet(game: Game, option: Option, ask: string): boolean {
  return lookOf(game, option, ask).ends === true || option.kind === game.look?.reactions?.[ask];
}

/** What ends a phase, or destroys something: it is not done by a hand that is still on its way from the question before. */
export function isGrave(game: Game, option: Option, ask: string): boolean {
  const { final, closes } = lookOf(game, option, ask);
  return final === true || closes === true;
}

/** Options in the order of their keys: those of a kind together, and what ends or destroys something last. */
export function inKeyOrder(game: Game, { options, prompt }: Asked): Option[] {
  const grave = new Set(options.filter((option) => isGrave(game, option, prompt.ask)));
  const calm = options.filter((option) => !grave.has(option));
  return [...inMenuOrder(calm), ...inMenuOrder([...grave])];
}

/** Whether a question is answered several times in a row, and so by counting. */
export function isTally(game: Game, { options }: Pick<OpenAsk, 'options'>): boolean {
  return options.some((option) => isTallied(game, option));
}

/** What says that nothing more is to come, where a question is answered until somebody says so. */
export function endOf(game: Game, { options, prompt }: Asked): Option | undefined {
  return options.find((option) => endsSheet(game, option, prompt.ask));
}

/** Whether a question belongs to the answer before it: where the unit goes that was bought. */
export function raises(game: Game, { kind }: Option, { prompt }: Asked): boolean {
  return game.look?.options[kind]?.raises?.includes(prompt.ask) === true;
}

/**
 * Whether what was counted at a question can be counted on at another. One that is answered until somebody has done goes on wherever the
 * rules rest; another is over there.
 */
export function goesOn(game: Game, first: Asked, now: Asked, rests: boolean): boolean {
  const ended = endOf(game, now) !== undefined;
  if (ended && now.prompt.ask === first.prompt.ask) return true;
  const counted = new Set(first.options.filter((option) => isTallied(game, option)).map(({ kind }) => kind));
  const same = now.options.some(({ kind }) => counted.has(kind));
  return same && (ended || (!rests && now.prompt.ask === first.prompt.ask));
}
