import { type Answer, configOf, type Game, type GameRecord, Match } from '@tabula/engine';
import { Purses } from '../players/purse.ts';

/** So many games are remembered. */
const MOST = 4;

/** A game that is remembered, with what its bots have spent on their turns. */
export interface Remembered {
  readonly match: Match;
  readonly purses: Purses;
}

/**
 * Games that somebody was just asked about. A record comes whole each time; where it only goes on from what is remembered, the new
 * answers are played and not all of them, so that the thousandth question of a long game comes as fast as the first.
 */
export class Memory {
  readonly #games: Remembered[] = [];

  /** The game of a record, at its end. */
  recall(game: Game, record: GameRecord): Remembered {
    const settings = JSON.stringify(configOf(game, record));
    const at = this.#games.findIndex(
      ({ match }) => match.game === game && match.seed === record.seed && JSON.stringify(match.config) === settings,
    );
    // Until it has come through it is not remembered: a record may be broken.
    const [known] = at < 0 ? [] : this.#games.splice(at, 1);
    const remembered = known ?? { match: Match.replay(game, record), purses: new Purses() };
    if (known !== undefined) follow(known, record);
    this.#games.unshift(remembered);
    this.#games.length = Math.min(this.#games.length, MOST);
    return remembered;
  }
}

/** Goes back to where the record leaves what is remembered, and on from there. */
function follow({ match, purses }: Remembered, { answers }: GameRecord): void {
  const { answers: known } = match;
  let same = 0;
  while (same < known.length && same < answers.length && isSame(known[same], answers[same])) same++;
  if (same < known.length) match.rewind(same);
  for (const { seat, id } of answers.slice(same)) {
    purses.answered(seat, match.run.atCheckpoint);
    match.answer(seat, id);
  }
}

function isSame(a: Answer, b: Answer): boolean {
  return a.seat === b.seat && a.id === b.id;
}
