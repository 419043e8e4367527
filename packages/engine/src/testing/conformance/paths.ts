import { Refusal } from '../../common/errors.ts';
import { canonical } from '../../common/hash.ts';
import type { Seat } from '../../common/seat.ts';
import { type Preview, preview } from '../../play/path.ts';
import { Run, waiting } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import { check, demandSame, matchText } from './check.ts';
import type { Trial } from './sample.ts';

/** How many answers a path has at most. */
const STEPS = 5;
/** From so many worlds that a seat cannot tell apart it looks along the same path. */
const WORLDS = 3;

/** A path of random answers, as far as it is known where it leads, and what is seen at its end. */
function randomPath<S, E extends GameEvent, V>(
  { match, chance }: Trial<S, E, V>,
  seat: Seat,
): { path: readonly string[]; seen: Preview<V, E> } {
  let path: readonly string[] = [];
  let seen = match.preview(seat, path);
  for (let step = 0; step < STEPS && seen.ask !== null; step++) {
    path = [...path, chance.pick(seen.ask.options).id];
    seen = match.preview(seat, path);
    if (seen.end !== null) break;
  }
  return { path, seen };
}

function asText<V, E extends GameEvent>({ ask, ...seen }: Preview<V, E>): string {
  return canonical({ ...seen, ask: ask && { prompt: ask.prompt, options: ask.options } });
}

/**
 * Whoever goes a path finds what he was shown, and an undo takes all of it back. What another seat has ordered may let him go on where
 * he was shown nothing; here nobody has.
 */
export function previewsWhatComes<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { game, match, chance } = trial;
  while (match.decision !== null) {
    const alone = match.decision.asks.length === 1;
    if (!alone || !trial.looksClosely()) {
      trial.step();
      continue;
    }
    const [seat] = waiting(match.decision);
    const before = matchText(match);
    const { path, seen } = randomPath(trial, seat);
    demandSame(matchText(match), before, `looking along "${path.join('", "')}" changed the game`);
    const walked = path.slice(0, seen.walked);
    if (walked.length === 0) {
      trial.step();
      continue;
    }
    match.answerAll(seat, walked);
    const found = canonical({
      view: game.view(match.state, seat),
      options: match.decision?.open(seat)?.options ?? null,
    });
    demandSame(
      found,
      canonical({ view: seen.view, options: seen.ask?.options ?? null }),
      `"${walked.join('", "')}" does not lead where seat ${seat + 1} was shown`,
    );
    check(match.barrier(seat) === null, `"${walked.join('", "')}" was shown to be quiet and cannot be taken back`);
    const after = matchText(match);
    match.undo(seat);
    demandSame(matchText(match), before, `undo of "${walked.join('", "')}" does not lead back`);
    for (const id of walked) match.answer(seat, id);
    demandSame(matchText(match), after, `"${walked.join('", "')}" as one and one by one are not the same`);
    if (chance.below(2) === 0) trial.step();
  }
}

/**
 * A path looks the same from all worlds that a seat cannot tell apart: with other hidden things, and other orders of others. Otherwise
 * whoever only looks would learn what he may not know.
 */
export function previewsWhatMayBeKnown<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match } = trial;
  for (; match.decision !== null; trial.step()) {
    if (!trial.looksClosely()) continue;
    for (const seat of waiting(match.decision)) {
      const { path, seen } = randomPath(trial, seat);
      for (let world = 0; world < WORLDS; world++) {
        const other = otherWorld(trial, seat);
        if (other === null) continue;
        demandSame(
          textIn(trial, other, seat, path),
          asText(seen),
          `looking along "${path.join('", "')}" tells seat ${seat + 1} something hidden`,
        );
      }
    }
  }
}

function textIn<S, E extends GameEvent, V>(
  { game }: Trial<S, E, V>,
  world: Run<S, E>,
  seat: Seat,
  path: readonly string[],
): string {
  try {
    return asText(preview(game, world, seat, path));
  } catch (error) {
    if (error instanceof Refusal) return `refused: ${error.message}`;
    throw error;
  }
}

/** A world that looks the same to a seat: other hidden things, other orders of others; null if this deal is none. */
function otherWorld<S, E extends GameEvent, V>(
  { game, match, chance, seats }: Trial<S, E, V>,
  seat: Seat,
): Run<S, E> | null {
  const mark = match.checkpoints[match.checkpoints.length - 1];
  const since = match.answers.slice(mark.answers);
  const state = game.copy(mark.snapshot.state);
  game.redeal?.(
    state,
    seat,
    chance,
    since.filter((answer, i) => i < match.history.putAfter - mark.answers || answer.seat === seat),
  );
  try {
    const run = new Run(game, { state, chance: mark.snapshot.chance.copy() }, { keep: true });
    for (const { seat: by, id } of since) run.answer(by, id);
    if (noticed(game, run, seat) !== noticed(game, match.run, seat)) return null;
    for (const other of seats.filter((one) => one !== seat))
      for (const { values } of game.standingOrders?.orders(game.view(run.state, other), other) ?? [])
        run.answer(other, chance.pick(values).id);
    return run;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function noticed<S, E extends GameEvent, V>(game: Trial<S, E, V>['game'], run: Run<S, E>, seat: Seat): string {
  const ask = run.decision?.open(seat);
  return canonical({
    view: game.view(run.state, seat),
    ask: ask ? { prompt: ask.prompt, options: ask.options } : null,
    waiting: waiting(run.decision),
  });
}
