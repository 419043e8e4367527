import {
  type Answer,
  Chance,
  type Config,
  type Decision,
  formatRecord,
  type Game,
  type GameEvent,
  type Result,
  RuleFault,
  Run,
  type Seat,
  seedFrom,
} from '@tabula/engine';
import type { Bot } from '../players/bot.ts';
import { grudgesIn } from '../players/grudges.ts';
import { Purses } from '../players/purse.ts';
import { firstOpen } from '../players/rollout.ts';

/** A game that bots played. */
export interface Played {
  readonly result: Result;
  /** How many answers were given. */
  readonly decisions: number;
  /** The record's text, made when somebody asks. */
  readonly record: () => string;
}

/** What was answered, kept flat: a simulation writes a million of these a second and reads almost none. */
class Transcript {
  readonly seats: Seat[] = [];
  readonly ids: string[] = [];

  get answers(): Answer[] {
    return this.seats.map((seat, i) => ({ seat, id: this.ids[i] }));
  }
}

/** A game went on for longer than it was given. */
export class EndlessGame extends Error {}

/** No game is so long; one that is does not end. */
export const MOST_DECISIONS = 1_000_000;

/**
 * Plays a whole game, one bot a seat. Equal seeds and bots (without a clock) give equal games. If the rules fail, or the
 * game does not end, the error is a RuleFault that carries the record.
 */
export function playGame<S, E extends GameEvent>(
  game: Game<S, E>,
  config: Config,
  seed: string,
  bots: readonly Bot[],
  most = MOST_DECISIONS,
): Played {
  const transcript = new Transcript();
  const record = () => {
    const head = { game: game.id, version: game.version, config, seed, names: bots.map(({ name }) => name) };
    return formatRecord({ ...head, answers: transcript.answers });
  };
  try {
    const run = Run.start(game, config, seed, { keep: bots.some((one) => one.looksAhead) });
    playToEnd(run, seed, bots, transcript, most);
    return { result: game.result(run.state), decisions: transcript.ids.length, record };
  } catch (error) {
    const last = transcript.ids.length - 1;
    throw new RuleFault(error, transcript.seats[last] ?? 0, transcript.ids[last] ?? '', record());
  }
}

function playToEnd<S, E extends GameEvent>(
  run: Run<S, E>,
  seed: string,
  bots: readonly Bot[],
  { seats, ids }: Transcript,
  most: number,
): void {
  const chance = Chance.fromSeed(seedFrom(`bots of ${seed}`));
  const chances = bots.map(() => chance.split());
  const purses = new Purses();
  const grudges = bots.some(({ bearsGrudges }) => bearsGrudges) ? grudgesIn(run) : undefined;
  while (run.decision !== null) {
    if (ids.length === most) throw new EndlessGame(`the game did not end within ${most} answers`);
    const seat = nextSeat(run.decision);
    const id = choose(bots[seat], run, seat, chances[seat], purses, grudges?.foeOf(seat));
    const betweenProcedures = run.atCheckpoint;
    purses.answered(seat, betweenProcedures);
    seats.push(seat);
    ids.push(id);
    run.answer(seat, id);
    grudges?.answered(seat, betweenProcedures);
  }
}

function choose<S, E extends GameEvent>(
  bot: Bot,
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  purses: Purses,
  foe: Seat | undefined,
): string {
  if (!bot.looksAhead) return bot.choose(run, seat, chance);
  return purses.pay(seat, (purse) => bot.choose(run, seat, chance, { cancelled: () => false, purse, foe }));
}

/** Who is asked first of those who have not answered. */
export function nextSeat(decision: Decision): Seat {
  return (decision.asks.length === 1 ? decision.asks[0] : firstOpen(decision)).seat;
}
