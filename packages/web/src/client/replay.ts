import {
  type Game,
  type GameEvent,
  type GameRecord,
  type LogEntry,
  Match,
  type Seat,
  verifyCommitment,
} from '@tabula/engine';

/** A whole game, played again in the page: every position of it can be looked at. */
export interface Replay {
  readonly game: Game;
  readonly record: GameRecord;
  /** The finished match. */
  readonly match: Match;
  /** How many answers there are; positions are counted from 0 to this. */
  readonly length: number;
  /** By position: the total of each seat. */
  readonly totals: readonly (readonly number[])[];
  /** By position: the stage it belongs to. */
  readonly stages: readonly number[];
  /** By position, from the viewpoint of a seat: what it could see. */
  view(position: number, seat: Seat | null): { readonly view: unknown; readonly log: readonly LogEntry<GameEvent>[] };
}

/** Plays a record again, answer by answer. */
export function loadReplay(game: Game, record: GameRecord): Replay {
  const match = Match.replay(game, record);
  const { hash: _hash, ...head } = record;
  const walker = Match.replay(game, { ...head, answers: [] });
  const totals: number[][] = [];
  const stages: number[] = [];
  const views = new Map<string, unknown>();
  const look = (position: number) => {
    const view = game.view(walker.state, null);
    const scene = game.scene(view);
    totals.push(
      Array.from(
        { length: record.config.players },
        (_, seat) => scene.panels.find((panel) => panel.seat === seat)?.total ?? 0,
      ),
    );
    stages.push(scene.stage?.now ?? 1);
    views.set(`${position}/`, view);
  };
  look(0);
  record.answers.forEach(({ seat, id }, i) => {
    walker.answer(seat, id);
    look(i + 1);
  });
  const { length } = record.answers;
  return {
    game,
    record,
    match,
    length,
    totals,
    stages,
    view: (position, seat) => {
      const key = `${position}/${seat ?? ''}`;
      let view = views.get(key);
      if (view === undefined) {
        view = viewAt(game, record, position, seat);
        views.set(key, view);
      }
      const log = match.log.filter(
        ({ at, to }) => at <= position && (to === undefined || (seat !== null && to.includes(seat))),
      );
      return { view, log };
    },
  };
}

function viewAt(game: Game, record: GameRecord, position: number, seat: Seat | null): unknown {
  const { hash: _hash, ...head } = record;
  return Match.replay(game, { ...head, answers: record.answers.slice(0, position) }).seen(seat).view;
}

/** What came of checking a record against the promise made at the start. */
export interface Verdict {
  readonly replays: boolean;
  readonly problem: string | null;
  readonly sealed: boolean | null;
}

export function verify(game: Game, record: GameRecord, promised: string | null): Verdict {
  const sealed = promised === null || promised === '' ? null : verifyCommitment(record.seed, promised.trim());
  try {
    Match.replay(game, record);
    return { replays: true, problem: null, sealed };
  } catch (error) {
    return { replays: false, problem: error instanceof Error ? error.message : String(error), sealed };
  }
}
