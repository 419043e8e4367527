import { type Match, waiting } from '@tabula/engine';
import { steady, type Viewer } from '../src/client/source.ts';
import type { PlayedTable } from '../src/session/table-model.ts';

/** A match as a table on the server tells it to a page that holds these seats. */
export function stateOf(match: Match, seats: readonly number[], before?: PlayedTable): PlayedTable {
  const viewers = (seats.length > 0 ? seats : [null]).map((seat): Viewer => {
    const { view, log, ask, orders, answered } = match.seen(seat);
    const known = before?.position?.viewers.find((viewer) => viewer.seat === seat);
    const { decisionNumber: decision } = match;
    const open = ask && { decision, prompt: ask.prompt, options: ask.options, barred: ask.barred?.() ?? [] };
    return { seat, view, log: [...log], ask: steady(known?.ask, open), orders, answered, barrier: 'nothing' };
  });
  return {
    table: {
      id: 'aaaaaaaaaaaaaaaa',
      game: match.game.id,
      version: match.game.version,
      settings: {},
      public: false,
      time: null,
      status: 'playing',
      seats: Array.from({ length: match.config.players }, (_, seat) => {
        return { seat, kind: 'human' as const, name: `Player ${seat + 1}`, level: null, online: true };
      }),
      watchers: 0,
      sealed: true,
      rollback: null,
      stalled: null,
      rematch: null,
      from: null,
      createdAt: 0,
      updatedAt: 0,
    },
    you: { seats: [...seats], owner: true, spectator: true },
    position: {
      seq: match.answers.length,
      decision: match.decisionNumber,
      answers: match.answers.length,
      waiting: waiting(match.decision),
      askedAt: 0,
      dueAt: null,
      commitment: '',
      seed: null,
      result: null,
      last: { kind: 'answer', seat: null },
      viewers,
    },
    chat: [],
    link: 'live',
  };
}
