import { Chance, type Game, Match, type Option, seedFrom, waiting } from '@tabula/engine';

/** Plays any legal answers from a named seed until the question is the wanted one; the record is the position. */
export function until(
  game: Game,
  players: number,
  wanted: (seat: number, options: readonly Option[], match: Match) => boolean,
): string {
  for (let attempt = 0; attempt < 400; attempt++) {
    const match = Match.create(game, { players, seed: seedFrom(`story ${attempt}`) });
    const chance = Chance.fromSeed(seedFrom(`player ${attempt}`));
    for (let answers = 0; answers < 300 && !match.over; answers++) {
      const seat = waiting(match.decision)[0];
      const options = match.decision?.open(seat)?.options ?? [];
      if (wanted(seat, options, match)) return match.toString();
      const lively = options.filter(({ kind }) => kind !== 'pass');
      match.answer(seat, chance.pick(lively.length > 0 ? lively : options).id);
    }
  }
  throw new Error('no such position was found');
}

/** What the next question is after an answer, in a world of its own. */
export function after(match: Match, seat: number, option: Option): { seat: number; options: readonly Option[] } | null {
  const run = match.fork();
  run.answer(seat, option.id);
  const next = waiting(run.decision)[0];
  return next === undefined ? null : { seat: next, options: run.decision?.open(next)?.options ?? [] };
}
