import { type Ask, Chance, type Game, Match, type Option, type Seat, seedFrom, waiting } from '@tabula/engine';

/** A position: the record that leads there, and who is asked. */
export interface Found {
  readonly record: string;
  readonly seat: Seat;
}

/** Lets quick and sensible players play from named seeds until somebody is asked what is wanted. */
export function sensibly(
  game: Game,
  players: number,
  wanted: (seat: Seat, options: readonly Option[], match: Match) => boolean,
): Found {
  for (let attempt = 0; attempt < 60; attempt++) {
    const match = Match.create(game, { players, seed: seedFrom(`story ${attempt}`) });
    const chance = Chance.fromSeed(seedFrom(`player ${attempt}`));
    while (!match.over && match.answers.length < 1500) {
      const [seat] = waiting(match.decision);
      const options = match.decision?.open(seat)?.options ?? [];
      if (wanted(seat, options, match)) return { record: match.toString(), seat };
      match.answer(seat, options[sensible(game, match, options, chance)].id);
    }
  }
  throw new Error('no such position was found');
}

/** What a quick player would do with what the seat sees. */
export function choice(game: Game, view: unknown, ask: Ask, chance: Chance): Option {
  const decision = { asks: [ask], open: () => ask, take: () => true };
  return ask.options[game.insight.policy?.(view, decision, chance) ?? 0];
}

/** What all answer together is left to chance: the quick players only look at one question. */
function sensible(game: Game, { decision, state }: Match, options: readonly Option[], chance: Chance): number {
  const alone = decision?.asks.length === 1;
  if (!alone || game.insight?.policy === undefined) return chance.below(options.length);
  return game.insight.policy(state, decision, chance);
}
