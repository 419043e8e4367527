import { Refusal } from '../../common/errors.ts';
import { canonical } from '../../common/hash.ts';
import type { Seat } from '../../common/seat.ts';
import type { Game } from '../../game/game.ts';
import type { Match, Seen } from '../../play/match.ts';
import { Run, type Snapshot, waiting } from '../../play/run.ts';
import type { GameEvent, LogEntry } from '../../rules/context.ts';
import type { Answer } from '../../rules/decision.ts';
import type { Playable } from '../play/random-play.ts';
import { check, demandEqual, demandSame } from './check.ts';
import type { Trial } from './sample.ts';

/** How often hidden things are dealt anew for one look. */
const DEALS = 3;

/** What a seat sees does not depend on what is hidden from it, and a spectator sees no more than any seat. */
export function hidesInViews<S, E extends GameEvent, V>(trial: Trial<S, E, V>): boolean {
  const { game, match, seats, chance } = trial;
  let dealtAnew = false;
  for (;;) {
    if (match.over || trial.looksClosely()) {
      for (const seat of seats) {
        for (let deal = 0; deal < DEALS; deal++) {
          const state = game.copy(match.state);
          game.redeal?.(state, seat, chance);
          trial.invariant(state);
          dealtAnew ||= canonical(state) !== canonical(match.state);
          for (const eye of [seat, null])
            demandEqual(
              game.view(state, eye),
              game.view(match.state, eye),
              `the view of ${eye === null ? 'a spectator' : `seat ${eye + 1}`} shows what is hidden from seat ${seat + 1}`,
            );
        }
      }
    }
    if (match.over) return dealtAnew;
    trial.step();
  }
}

/** A game that deals nothing anew has nothing to hide but orders: where there are none, no view differs from another. */
export function showsAllTheSame<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { game, match, seats } = trial;
  for (;;) {
    if (match.over || trial.looksClosely()) {
      const state = game.copy(match.state);
      game.standingOrders?.forget(state, null);
      const open = game.view(state, null);
      for (const seat of seats)
        demandEqual(
          game.view(state, seat),
          open,
          `without redeal() the view of seat ${seat + 1} differs from a spectator's`,
        );
    }
    if (match.over) return;
    trial.step();
  }
}

/** What a seat is shown, as text; without whom the game waits for, if that is no matter. */
function seenText<V, E extends GameEvent>({ ask, ...seen }: Seen<V, E>, { waiting = true } = {}): string {
  const shown = { ...seen, ask: ask && { prompt: ask.prompt, options: ask.options } };
  return canonical(waiting ? shown : { ...shown, waiting: [] });
}

/** A private event is told to those it is for; a secret answer is known to nobody else until all are in. */
export function keepsSecrets<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, seats } = trial;
  while (match.decision !== null) {
    const { decision } = match;
    if (waiting(decision).length < 2 || !trial.looksClosely()) {
      trial.step();
      continue;
    }
    const eyes = [null, ...seats];
    const before = eyes.map((eye) => seenText(match.seen(eye), { waiting: false }));
    const { seat } = trial.step();
    if (match.decision !== decision) continue;
    eyes.forEach((eye, i) => {
      const after = seenText(match.seen(eye), { waiting: false });
      if (eye !== seat) demandSame(after, before[i], `the secret answer of seat ${seat + 1} shows elsewhere`);
    });
  }
  for (const eye of [null, ...seats])
    for (const { event, to } of match.seen(eye).log)
      check(
        to === undefined || (eye !== null && to.includes(eye)),
        `"${event.event}" is not for ${eye === null ? 'spectators' : `seat ${eye + 1}`}`,
      );
}

/** A world that may be: a run from a checkpoint, and what was told in it. */
interface World<S, E extends GameEvent> {
  readonly run: Run<S, E>;
  readonly told: Omit<LogEntry<E>, 'at'>[];
}

function worldFrom<S, E extends GameEvent>(game: Game<S, E>, from: Snapshot<S>): World<S, E> {
  const told: World<S, E>['told'] = [];
  const onEvent = (event: E, to: readonly Seat[] | undefined) =>
    told.push(to === undefined ? { event } : { event, to });
  return { run: new Run(game, { state: game.copy(from.state), chance: from.chance.copy() }, { onEvent }), told };
}

/** What a seat notices of a world. */
function noticed<S, E extends GameEvent>({ run, told }: World<S, E>, seat: Seat): string {
  const ask = run.decision?.open(seat);
  return canonical({
    view: run.game.view(run.state, seat),
    log: told.filter(({ to }) => to === undefined || to.includes(seat)),
    ask: ask ? { prompt: ask.prompt, options: ask.options } : null,
    waiting: waiting(run.decision),
  });
}

/**
 * An answer that lets anybody learn something hidden cannot be taken back. Told by dealing anew what a seat cannot see:
 * if after an answer without a barrier the seat can tell the two worlds apart, it has learnt something.
 */
export function barsWhatShows<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, seats } = trial;
  while (match.decision !== null) {
    const alone = match.decision.asks.length === 1;
    const mark = match.checkpoints[match.checkpoints.length - 1];
    const since = match.answers.slice(mark.answers);
    const close = alone && trial.looksClosely();
    const answer = trial.step();
    if (!close || match.barrier(answer.seat) !== null) continue;
    for (const seat of seats)
      for (let deal = 0; deal < DEALS; deal++)
        check(
          looksPossible(trial, mark.snapshot, since, answer, seat),
          `by "${answer.id}" seat ${seat + 1} learns something hidden, yet it can be taken back: a reveal() is missing`,
        );
  }
}

/** Whether what `seat` notices of an answer could as well have happened in a world with other hidden things. */
function looksPossible<S, E extends GameEvent, V>(
  { game, chance }: Trial<S, E, V>,
  from: Snapshot<S>,
  since: readonly Answer[],
  answer: Answer,
  seat: Seat,
): boolean {
  const truth = worldFrom(game, from);
  canFollow(truth.run, since);
  const before = noticed(truth, seat);
  truth.run.answer(answer.seat, answer.id);
  const after = noticed(truth, seat);

  const dealt = game.copy(from.state);
  game.redeal?.(dealt, seat, chance);
  const guess = { state: dealt, chance: from.chance };
  const other = worldFrom(game, guess);
  // A deal that does not allow what was answered, or that the seat could already tell from the truth, says nothing.
  if (!canFollow(other.run, since) || noticed(other, seat) !== before) return true;
  const options = other.run.decision?.open(answer.seat)?.options.map(({ id }) => id) ?? [];
  // The seat knows its own answer; the answer of another it knows only by what it sees of it.
  const answers = seat === answer.seat ? [answer.id] : options.toSorted((id) => (id === answer.id ? -1 : 0));
  return answers.some((id) => {
    const world = worldFrom(game, guess);
    return canFollow(world.run, [...since, { seat: answer.seat, id }]) && noticed(world, seat) === after;
  });
}

function canFollow(run: Playable, answers: readonly Answer[]): boolean {
  try {
    for (const { seat, id } of answers) run.answer(seat, id);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A seat imagines only what might be: all that it sees is as it is. */
export function imaginesWhatMightBe<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { game, match, seats, chance } = trial;
  const known = (run: Match<S, E, V>['run'], seat: Seat) => {
    const ask = run.decision?.open(seat);
    return canonical({
      view: game.view(run.state, seat),
      ask: ask ? { prompt: ask.prompt, options: ask.options } : null,
    });
  };
  for (; match.decision !== null; trial.step()) {
    if (!trial.looksClosely()) continue;
    for (const seat of seats)
      demandSame(
        known(match.run.imagine(seat, chance), seat),
        known(match.run, seat),
        `seat ${seat + 1} imagines a world that it knows not to be: a checkpoint() is missing after something was revealed`,
      );
  }
}
