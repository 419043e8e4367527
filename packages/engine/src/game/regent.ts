import type { Ask } from '../rules/decision.ts';
import type { Option } from '../rules/option.ts';
import type { Game } from './game.ts';

/**
 * What a regent may answer for a person who is not there: whatever is not personal. Where everything is, what the rules name for
 * whoever does not answer; where they name nothing, anything, because the game must go on.
 */
export function regentOptions(game: Pick<Game, 'personal'>, { prompt, options }: Ask): readonly Option[] {
  const { personal } = game;
  if (personal === undefined) return options;
  const words = new Set([...(personal.options ?? []), ...(personal.answers?.[prompt.ask] ?? [])]);
  const free = options.filter(({ id, kind }) => !words.has(kind) && !words.has(id));
  if (free.length > 0) return free;
  const named = options.filter(({ id }) => id === prompt.fallback);
  return named.length > 0 ? named : options;
}
