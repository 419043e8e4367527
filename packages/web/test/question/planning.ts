import { Chance, type Game, Match, seedFrom, waiting } from '@tabula/engine';
import type { OpenAsk, Preview } from '../../src/client/source.ts';
import { type Plan, type Planner, questionOf } from '../../src/question/plan.ts';

/** Somebody who plans at a table, and how often he looked. */
export function plannerAt(match: Match): { planner: Planner; first: Plan['first']; looks: string[][] } {
  const { game } = match;
  const [seat] = waiting(match.decision);
  const decision = match.decisionNumber;
  const looks: string[][] = [];
  const opened = (ask: Preview['ask'] | undefined | null): OpenAsk | null =>
    ask ? { decision, prompt: ask.prompt, options: ask.options, barred: [] } : null;
  const look = async (path: readonly string[]): Promise<Preview> => {
    looks.push([...path]);
    const { ask, ...seen } = match.preview(seat, path);
    return { ...seen, ask: ask && { decision, prompt: ask.prompt, options: ask.options, barred: [] } };
  };
  const ask = match.decision?.open(seat);
  const open = opened(ask && { decision, prompt: ask.prompt, options: ask.options, barred: [] });
  if (open === null) throw new Error('nobody is asked');
  return { planner: { game, seat, look }, first: questionOf(game, seat, game.view(match.state, seat), open), looks };
}

type Wanted = (match: Match, ids: readonly string[]) => boolean;

/** The first position of quick and sensible players in which the seat that is asked may answer so. */
export function positionWith(game: Game, players: number, wanted: Wanted): Match {
  for (const match of positionsWith(game, players, wanted)) return match;
  throw new Error('no such position');
}

/** The first such position of every game of quick and sensible players. */
export function* positionsWith(game: Game, players: number, wanted: Wanted): Iterable<Match> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const match = Match.create(game, { players, seed: seedFrom(`plan ${attempt}`) });
    const chance = Chance.fromSeed(seedFrom(`player ${attempt}`));
    for (let i = 0; i < 700 && match.decision !== null; i++) {
      const [seat] = waiting(match.decision);
      const options = match.decision.open(seat)?.options ?? [];
      const ids = options.map(({ id }) => id);
      if (wanted(match, ids)) {
        yield match;
        break;
      }
      const alone = match.decision.asks.length === 1;
      const at = alone
        ? (game.insight.policy?.(match.state, match.decision, chance) ?? 0)
        : chance.below(options.length);
      match.answer(seat, options[at].id);
    }
  }
}

/** The same game, to be played on. */
export function copyOf(match: Match): Match {
  return Match.replay(match.game, match.record());
}
