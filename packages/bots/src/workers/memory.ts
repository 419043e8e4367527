import { type Answer, configOf, type Game, type GameRecord, Match } from '@tabula/engine';

/** So many games are remembered. */
const MOST = 4;

/**
 * Games that somebody was just asked about. A record comes whole each time; where it only goes on from what is remembered, the new
 * answers are played and not all of them, so that the thousandth question of a long game comes as fast as the first.
 */
export class Memory {
  readonly #matches: Match[] = [];

  /** The game of a record, at its end. */
  recall(game: Game, record: GameRecord): Match {
    const settings = JSON.stringify(configOf(game, record));
    const at = this.#matches.findIndex(
      (match) => match.game === game && match.seed === record.seed && JSON.stringify(match.config) === settings,
    );
    // Until it has come through it is not remembered: a record may be broken.
    const [known] = at < 0 ? [] : this.#matches.splice(at, 1);
    const match = known === undefined ? Match.replay(game, record) : follow(known, record);
    this.#matches.unshift(match);
    this.#matches.length = Math.min(this.#matches.length, MOST);
    return match;
  }
}

/** Goes back to where the record leaves what is remembered, and on from there. */
function follow(match: Match, { answers }: GameRecord): Match {
  const { answers: known } = match;
  let same = 0;
  while (same < known.length && same < answers.length && isSame(known[same], answers[same])) same++;
  if (same < known.length) match.rewind(same);
  for (const { seat, id } of answers.slice(same)) match.answer(seat, id);
  return match;
}

function isSame(a: Answer, b: Answer): boolean {
  return a.seat === b.seat && a.id === b.id;
}
