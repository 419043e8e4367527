import type { Seat } from '../../common/seat.ts';
import type { Game } from '../../game/game.ts';
import { Match } from '../../play/match.ts';
import { parseRecord } from '../../play/record.ts';
import { fromSnapshotJson, Run, type SnapshotJson } from '../../play/run.ts';
import type { GameEvent } from '../../rules/context.ts';
import { playRandomly } from '../play/random-play.ts';
import { check, demandSame, matchText, positionOf } from './check.ts';
import type { Trial } from './sample.ts';

/** The record is the truth: read back and played again it gives the same game. */
export function replays<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { game, match, chance } = trial;
  const pause = chance.below(50);
  for (let i = 0; i < pause && !match.over; i++) trial.step();
  demandReplay(game, match);
  trial.playOut();
  demandReplay(game, match);
}

function demandReplay<S, E extends GameEvent, V>(game: Game<S, E, V>, match: Match<S, E, V>): void {
  const record = match.toString();
  const again = Match.replay(game, parseRecord(record));
  demandSame(matchText(again), matchText(match), 'the record leads elsewhere when it is played again');
  demandSame(again.toString(), record, 'the replayed game has another record');
}

/** How many checkpoints of a game are followed to the very end of it. */
const FOLLOWED = 3;

/**
 * A checkpoint's JSON holds all there is: the rules started on it come to the same decision, and with the same answers
 * to the next checkpoint. So nothing that matters hides in a local of the rules.
 */
export function resumes<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, chance } = trial;
  const passed: { answers: number; json: string; position: string }[] = [];
  const note = () => {
    const { answers, snapshot } = match.checkpoints[match.checkpoints.length - 1];
    if (answers === match.answers.length)
      passed.push({ answers, json: JSON.stringify(snapshot), position: positionOf(match.run) });
  };
  note();
  while (!match.over) {
    trial.step();
    note();
  }
  const end = { answers: match.answers.length, position: positionOf(match.run) };
  const follow = (from: number, to: { answers: number; position: string }) => {
    const { answers, json, position } = passed[from];
    const run = new Run(trial.game, fromSnapshotJson(readPosition<S>(json)));
    demandSame(positionOf(run), position, `the checkpoint after answer ${answers} leads to another decision`);
    for (const { seat, id } of match.answers.slice(answers, to.answers)) run.answer(seat, id);
    demandSame(
      positionOf(run),
      to.position,
      `the game resumed at answer ${answers} and the game itself differ after answer ${to.answers}`,
    );
  };
  passed.forEach((_, i) => {
    follow(i, passed[i + 1] ?? end);
  });
  for (let i = 0; i < FOLLOWED; i++) follow(chance.below(passed.length), end);
}

function readPosition<S>(json: string): SnapshotJson<S> {
  return JSON.parse(json);
}

/** How far a fork is played on. */
const DETOUR = 30;

/** A fork and the game it was taken from go their own ways. */
export function forks<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, chance } = trial;
  while (!match.over) {
    if (!trial.looksClosely()) {
      trial.step();
      continue;
    }
    const before = matchText(match);
    const wanderer = match.fork({ keep: true });
    const keeper = match.fork();
    const here = positionOf(match.run);
    demandSame(positionOf(wanderer), here, 'a fork stands elsewhere than the game');
    playRandomly(wanderer, chance, DETOUR);
    demandSame(matchText(match), before, 'playing on in a fork changed the game');
    demandSame(positionOf(keeper), here, 'playing on in a fork changed another fork');
    demandSame(positionOf(wanderer.fork()), positionOf(wanderer), 'a fork of a fork stands elsewhere');
    const away = positionOf(wanderer);
    trial.step();
    demandSame(positionOf(keeper), here, 'playing on in the game changed a fork of it');
    demandSame(positionOf(wanderer), away, 'playing on in the game changed a fork of it');
  }
}

/** What can be taken back leaves no trace, and what cannot be taken back stays as it is. */
export function undoes<S, E extends GameEvent, V>(trial: Trial<S, E, V>): void {
  const { match, seats, chance } = trial;
  while (!match.over) {
    // Not every time: an undo builds the position anew, and would hide what the rules keep to themselves.
    const close = trial.looksClosely() && chance.below(2) === 0;
    const before = close ? matchText(match) : '';
    const { seat, id } = trial.step();
    if (!close) continue;
    const after = matchText(match);
    for (const other of seats) if (match.barrier(other) !== null) demandNoUndo(match, other);
    demandSame(matchText(match), after, 'an undo that was refused changed the game');
    if (match.barrier(seat) !== null) continue;
    match.undo(seat);
    demandSame(matchText(match), before, `undo of "${id}" does not lead back`);
    match.answer(seat, id);
    demandSame(matchText(match), after, `"${id}", taken back and given again, leads elsewhere`);
  }
}

function demandNoUndo<S, E extends GameEvent, V>(match: Match<S, E, V>, seat: Seat): void {
  let code = 'nothing';
  try {
    match.undo(seat);
  } catch (error) {
    code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
  check(code === 'no-undo', `undo for seat ${seat + 1} gives ${code}, not the refusal no-undo`);
}
