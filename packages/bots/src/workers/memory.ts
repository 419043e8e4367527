import { type Answer, configOf, type Game, type GameEvent, type GameRecord, Match, type Seat } from '@tabula/engine';
import type { Bot } from '../players/bot.ts';
import { RememberedGrudges } from '../players/grudges.ts';
import { Purses } from '../players/purse.ts';
import { Pondering } from './pondering.ts';

/** So many games are remembered. */
const MOST = 4;

/** A game that is remembered, with what its bots have spent on their turns and what they hold against each other. */
export class Remembered {
  readonly match: Match;
  readonly purses = new Purses();
  /** What bots think while they wait, by seat and bot: gone with the next answer, but for whoever is asked then. */
  readonly #pondering = new Map<
    string,
    { readonly answers: number; readonly thought: Pondering<unknown, GameEvent> }
  >();
  #grudges: RememberedGrudges<unknown, GameEvent> | undefined;

  constructor(match: Match) {
    this.match = match;
  }

  /** What a bot thinks while others are asked, in this position. */
  pondering(seat: Seat, bot: Bot): Pondering<unknown, GameEvent> {
    const key = `${seat} ${bot.name}`;
    const { length } = this.match.answers;
    const known = this.#pondering.get(key);
    if (known?.answers === length) return known.thought;
    const thought = new Pondering(this.match.fork({ keep: true }), seat, bot);
    this.#pondering.set(key, { answers: length, thought });
    return thought;
  }

  /** What a bot has thought about the position that it is asked in now; it is used once. */
  foreseen(seat: Seat, bot: Bot): ReturnType<Pondering<unknown, GameEvent>['foreseen']> {
    const key = `${seat} ${bot.name}`;
    const known = this.#pondering.get(key);
    this.#pondering.delete(key);
    return known?.thought.foreseen(this.match.run);
  }

  /** Who has done most harm to a seat: found out when somebody asks, because few do. */
  foeOf(seat: Seat): Seat | undefined {
    const { game, config, seed, answers } = this.match;
    this.#grudges ??= new RememberedGrudges(game, config, seed);
    return this.#grudges.foeOf(seat, answers);
  }
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
    const remembered = known ?? new Remembered(Match.replay(game, record));
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
