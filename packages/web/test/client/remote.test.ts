import { Match, seedFrom } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { ClientMessage, TableInfo } from '@tabula/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientError } from '../../src/client/client-error.ts';
import type { Heard, LineEvents } from '../../src/client/line.ts';
import { RemoteTable } from '../../src/client/remote.ts';
import type { PlayedTable } from '../../src/session/table-model.ts';
import { stateOf } from '../table-state.ts';

const game = await loadGame('byzantium');

/** A server that says what it is told to, and remembers what it hears. */
class SaidServer {
  readonly heard: ClientMessage[] = [];
  line: LineEvents | undefined;
  readonly remote = new RemoteTable('aaaaaaaaaaaaaaaa', {
    socket: (events) => {
      this.line = events;
      return { send: (message) => this.heard.push(message), close: () => {} };
    },
    poll: () => Promise.reject(new Error('nobody polls')),
    probe: async () => {
      throw new ClientError('offline', 'away');
    },
  });

  say(message: Heard): void {
    this.line?.onMessage(message);
  }

  welcome(state: PlayedTable): void {
    const { viewers: _viewers, ...position } = state.position;
    const table: TableInfo = { ...position, ...state.table };
    this.say({ type: 'welcome', protocol: 1, table, you: state.you, chat: [], now: Date.now() });
  }

  game(state: PlayedTable, since = -1): void {
    const { viewers, ...position } = state.position;
    const sent = viewers.map(({ ask, ...viewer }) => {
      if (ask === null) return { ...viewer, ask: null };
      const { decision: _decision, ...open } = ask;
      return { ...viewer, ask: open };
    });
    this.say({ type: 'game', table: state.table.id, since, ...position, viewers: sent });
  }

  /** What was asked, without greetings. */
  get asked(): readonly Extract<ClientMessage, { id: number }>[] {
    return this.heard.flatMap((message) => ('id' in message ? [message] : []));
  }
}

function started() {
  const match = Match.create(game, { players: 2, seed: seedFrom('remote') });
  const state = stateOf(match, [0, 1]);
  const server = new SaidServer();
  server.line?.onOpen();
  server.welcome(state);
  server.game(state);
  return { server, match, state };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table on the server', () => {
  it('keeps the question that is still open as it is, whatever else comes in', () => {
    const { server, state } = started();
    const asked = () => server.remote.state?.position?.viewers.map(({ ask }) => ask);
    const before = asked();
    server.game({ ...state, position: { ...state.position, seq: state.position.seq + 1 } });
    expect(asked()?.every((ask, i) => ask === before?.[i])).toBe(true);
    server.game({ ...state, position: { ...state.position, decision: state.position.decision + 1 } });
    expect(asked()?.some((ask, i) => ask !== null && ask === before?.[i])).toBe(false);
  });

  it('takes an answer for the decision it names, and is told when it is stale', async () => {
    const { server } = started();
    const answer = server.remote.answer({ seat: 0, decision: 3, option: 'done' });
    expect(server.asked).toMatchObject([{ type: 'answer', seat: 0, decision: 3, option: 'done' }]);
    server.say({ type: 'error', id: server.asked[0].id, error: { code: 'stale', message: '' } });
    await expect(answer).rejects.toMatchObject({ code: 'stale' });
  });

  it('says again what was under way when the line broke', async () => {
    const { server, state } = started();
    const answer = server.remote.answer({ seat: 0, decision: 0, option: 'done' });
    server.line?.onClose(1006);
    expect(server.remote.state?.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(10_000);
    server.line?.onOpen();
    server.welcome(state);
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]).toEqual(server.asked[0]);
    server.say({ type: 'done', id: server.asked[0].id });
    await expect(answer).resolves.toBeUndefined();
    expect(server.remote.state?.link).toBe('live');
  });

  it('that was asked too much at once is asked again in a while', async () => {
    const { server } = started();
    const answer = server.remote.answer({ seat: 0, decision: 0, option: 'done' });
    const tooMany = { code: 'too-many', message: '', retryAfter: 2 };
    server.say({ type: 'error', id: server.asked[0].id, error: tooMany });
    expect(server.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.asked).toHaveLength(2);
    server.say({ type: 'done', id: server.asked[1].id });
    await expect(answer).resolves.toBeUndefined();
  });

  it('is told what changed, and asks for the whole where that is a change of something else', () => {
    const { server, state } = started();
    const { position } = state;
    const change = { gold: [7] };
    const changed = (after: number) => {
      const { decision, answers, askedAt } = position;
      const viewers = position.viewers.map(({ seat }) => ({ seat, change }));
      server.say({ type: 'changed', decision, answers: answers + 1, askedAt, after, seq: after + 1, viewers });
    };
    const [before] = server.remote.state?.position?.viewers ?? [];
    changed(position.seq);
    const { commitment, seed, result, waiting, last } = position;
    const same = position.viewers.map(({ seat, orders, answered, barrier, log }) => ({
      seat,
      orders,
      answered,
      barrier,
      log,
      ask: null,
    }));
    const stays = { commitment, seed, result, waiting, last, dueAt: null, viewers: same };
    expect(server.remote.state?.position).toMatchObject({ ...stays, seq: position.seq + 1 });
    expect(server.remote.state?.position?.viewers[0].view).toEqual({ ...Object(before.view), gold: 7 });
    const hellos = () => server.heard.filter(({ type }) => type === 'hello').length;
    const said = hellos();
    changed(position.seq + 5);
    expect(server.remote.state?.position?.seq).toBe(position.seq + 1);
    expect(hellos()).toBe(said + 1);
  });

  it('makes do with the whole where the server knows nothing of changes', () => {
    const server = new SaidServer();
    server.line?.onOpen();
    const nothing = { code: 'bad-request', message: '' };
    server.say({ type: 'error', id: null, error: nothing });
    const hellos = server.heard.filter(({ type }) => type === 'hello');
    expect(hellos).toMatchObject([{ changes: true }, { type: 'hello' }]);
    expect(hellos[1]).not.toHaveProperty('changes');
    server.say({ type: 'error', id: null, error: nothing });
    expect(server.remote.error?.code).toBe('bad-request');
  });

  it('that never came says why, and is there as soon as it comes', async () => {
    const server = new SaidServer();
    server.line?.onClose(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.remote).toMatchObject({ state: null, error: { code: 'offline' } });
    await vi.advanceTimersByTimeAsync(10_000);
    server.line?.onOpen();
    server.welcome(stateOf(Match.create(game, { players: 2 }), [0]));
    expect(server.remote.error).toBeNull();
    expect(server.remote.state).not.toBeNull();
  });

  it('that does not exist says so, and whoever waits for it hears of it', async () => {
    const { server } = started();
    const answer = server.remote.answer({ seat: 0, decision: 0, option: 'done' });
    server.say({ type: 'error', id: null, error: { code: 'not-found', message: 'there is no such table' } });
    expect(server.remote.error?.code).toBe('not-found');
    await expect(answer).rejects.toMatchObject({ code: 'not-found' });
  });
});
