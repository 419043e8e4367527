import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClientError } from '../../src/client/client-error.ts';
import { Connection, type ConnectionEvents, type Ways } from '../../src/client/connection.ts';
import type { Line, LineEvents } from '../../src/client/line.ts';

interface LaidLine extends Line {
  readonly events: Partial<LineEvents>;
  readonly kind: 'socket' | 'poll';
  closed: boolean;
}

/** Ways that are opened and cut by hand. */
function laidWays(probe: () => Promise<unknown>) {
  const lines: LaidLine[] = [];
  const lay = (kind: 'socket' | 'poll', events: Partial<LineEvents>): LaidLine => {
    const line: LaidLine = {
      kind,
      events,
      closed: false,
      send: () => {},
      close: () => {
        line.closed = true;
      },
    };
    lines.push(line);
    return line;
  };
  const ways: Ways = {
    socket: (events) => lay('socket', events),
    poll: async (_id, events) => lay('poll', events),
    probe,
  };
  return { ways, lines };
}

function heard() {
  return {
    onOpen: vi.fn<ConnectionEvents['onOpen']>(),
    onMessage: vi.fn<ConnectionEvents['onMessage']>(),
    onLost: vi.fn<ConnectionEvents['onLost']>(),
    onRefused: vi.fn<ConnectionEvents['onRefused']>(),
  };
}

const LATER = 10_000;
const answers = async () => ({});
const fails = (code: string) => async () => {
  throw new ClientError(code, 'no');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The newest socket is closed before it was open, and what follows from that is waited for. */
async function refuse(lines: readonly LaidLine[]): Promise<void> {
  lines.at(-1)?.events.onClose?.(1006);
  await vi.advanceTimersByTimeAsync(LATER);
}

describe('a line to the server', () => {
  it('is a socket', () => {
    const events = heard();
    const { ways, lines } = laidWays(answers);
    const connection = new Connection('table', events, ways);
    lines[0].events.onOpen?.();
    expect(events.onOpen).toHaveBeenCalledTimes(1);
    expect(connection.kind).toBe('live');
  });

  it('that was lost is laid anew by itself', async () => {
    const events = heard();
    const { ways, lines } = laidWays(answers);
    new Connection('table', events, ways);
    lines[0].events.onOpen?.();
    lines[0].events.onClose?.(1012);
    expect(events.onLost).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(LATER);
    lines[1].events.onOpen?.();
    expect(events.onOpen).toHaveBeenCalledTimes(2);
  });

  it('is made of requests where the server answers but no socket gets through', async () => {
    const events = heard();
    const { ways, lines } = laidWays(answers);
    const connection = new Connection('table', events, ways);
    await refuse(lines);
    await refuse(lines);
    expect(lines.at(-1)?.kind).toBe('poll');
    expect(connection.kind).toBe('polling');
    expect(events.onOpen).toHaveBeenCalledTimes(1);
    expect(events.onRefused).not.toHaveBeenCalled();
  });

  it('is a socket again as soon as one gets through', async () => {
    const { ways, lines } = laidWays(answers);
    const connection = new Connection('table', heard(), ways);
    await refuse(lines);
    await refuse(lines);
    const poll = lines.at(-1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lines.at(-1)?.kind).toBe('socket');
    lines.at(-1)?.events.onOpen?.();
    expect(connection.kind).toBe('live');
    expect(poll?.closed).toBe(true);
  });

  it('waits for a server that is away, however long: requests would not help', async () => {
    const events = heard();
    const { ways, lines } = laidWays(fails('offline'));
    new Connection('table', events, ways);
    for (let i = 0; i < 5; i++) await refuse(lines);
    expect(lines.map(({ kind }) => kind)).toEqual(new Array(6).fill('socket'));
    expect(events.onLost.mock.calls.every(([why]) => why.code === 'offline')).toBe(true);
  });

  it.each(['cross-origin', 'not-found'])(
    'says why the server refuses it, and does not come again: %s',
    async (code) => {
      const events = heard();
      const { ways, lines } = laidWays(fails(code));
      new Connection('table', events, ways);
      await refuse(lines);
      expect(events.onRefused.mock.calls.map(([why]) => why.code)).toEqual([code]);
      await vi.advanceTimersByTimeAsync(LATER);
      expect(lines).toHaveLength(1);
    },
  );

  it.each([
    [4003, 'sent-away'],
    [4004, 'crowd'],
  ])('does not come again where the server does not want it to (%i)', async (code, word) => {
    const events = heard();
    const { ways, lines } = laidWays(answers);
    new Connection('table', events, ways);
    lines[0].events.onOpen?.();
    lines[0].events.onClose?.(code);
    await vi.advanceTimersByTimeAsync(LATER);
    expect(events.onRefused.mock.calls[0]?.[0].code).toBe(word);
    expect(lines).toHaveLength(1);
  });
});
