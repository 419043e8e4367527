import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { PageSocket } from '../../src/socket/connection.ts';

/** The end of a line that can be watched: what was sent, in which packets, how much waits, how it was closed. */
class Line extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  readonly packets: string[][] = [];
  #held: string[] | null = null;
  pings = 0;
  closed: number | undefined;

  send(text: string): void {
    this.sent.push(text);
    if (this.#held === null) this.packets.push([text]);
    else this.#held.push(text);
  }

  cork(): void {
    this.#held = [];
  }

  uncork(): void {
    if (this.#held !== null) this.packets.push(this.#held);
    this.#held = null;
  }

  ping(): void {
    this.pings++;
  }

  close(code: number): void {
    this.closed ??= code;
    this.readyState = 2;
  }

  terminate(): void {
    this.readyState = 3;
  }
}

const PACE = { perSecond: 1, burst: 2, hellosPerSecond: 1, helloBurst: 2, backlog: 1000 };

function pageOn(line: Line): PageSocket {
  return new PageSocket(line, line, '127.0.0.1', pino({ level: 'silent' }), PACE);
}

describe('the line to a page', () => {
  it('is closed when the page does not take what it is sent', () => {
    const line = new Line();
    const page = pageOn(line);
    page.tell('one');
    line.bufferedAmount = 1001;
    page.tell('two');
    page.tell('three');
    expect(line.sent).toEqual(['one']);
    expect(line.closed).toBe(4001);
  });

  it('takes what is told in one turn of the loop as one packet', async () => {
    const line = new Line();
    const page = pageOn(line);
    page.tell('one');
    await Promise.resolve().then(() => page.tell('two'));
    await new Promise((resolve) => setImmediate(resolve));
    page.tell('three');
    await new Promise((resolve) => setImmediate(resolve));
    expect(line.packets).toEqual([['one', 'two'], ['three']]);
  });

  it('is closed when nothing is heard between two heartbeats', () => {
    const line = new Line();
    const page = pageOn(line);
    page.beat();
    page.alive = true;
    page.beat();
    expect({ pings: line.pings, closed: line.closed }).toEqual({ pings: 2, closed: undefined });
    page.beat();
    expect({ closed: line.closed, state: line.readyState }).toEqual({ closed: 4002, state: 3 });
  });
});
