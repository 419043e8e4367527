import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as house from '@tabula/games';
import type { protocol } from '@tabula/server';
import { onTestFinished } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/tabula.mjs', import.meta.url));

/** One address may ask so much in a minute; whoever plays six games at once must wait now and then. */
const TOO_MANY = 429;

/** What a real `tabula serve` is told beside its folder. */
export interface Circumstances {
  readonly words?: readonly string[];
  /** Where its log goes: the number of an open file. */
  readonly log?: number;
  /** Its tables are there, not in the folder. */
  readonly database?: string;
}

/** `tabula serve` in a process of its own, with the games of the house. */
export class Served {
  readonly url: string;
  readonly process: ChildProcess;

  private constructor(url: string, process: ChildProcess) {
    this.url = url;
    this.process = process;
  }

  static async start(folder: string, { words = [], log, database }: Circumstances = {}): Promise<Served> {
    const home = database === undefined ? ['--data', folder] : ['--database', database];
    const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', ...home, ...words], {
      stdio: ['ignore', 'pipe', log ?? 'inherit'],
      env: { PATH: process.env.PATH, LANG: 'C' },
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    if (child.stdout === null) throw new Error('it has no output');
    const [said]: unknown[] = await once(child.stdout, 'data');
    return new Served(/http:\S+/.exec(String(said))?.[0] ?? '', child);
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
  }

  async ask<T>(method: string, path: string, body?: object, secret?: string): Promise<{ status: number; reply: T }> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === TOO_MANY) {
      await wait(500);
      return this.ask(method, path, body, secret);
    }
    return { status: response.status, reply: JSON.parse(await response.text()) };
  }

  /** A table of each game of the house, or of some, all seats held by one who answers at random. */
  async players(...games: readonly string[]): Promise<Player[]> {
    const players = [];
    for (const id of games.length > 0 ? games : house.games.map((game) => game.id)) {
      const { players: count } = await house.loadGame(id);
      const seats = Array.from({ length: count.usual }, (_, i) => ({ kind: 'me', name: `Player ${i + 1}` }));
      const wish = { game: id, seats, start: true };
      const { reply } = await this.ask<protocol.NewTable>('POST', '/api/tables', wish);
      players.push(new Player(reply));
    }
    return players;
  }
}

/** Somebody who holds all seats of a table and answers whatever is asked. */
export class Player {
  readonly table: string;
  /** The answers that the server said it has taken. */
  readonly acknowledged: string[] = [];
  readonly #secrets: readonly string[];
  #number = 0;

  constructor({ table, seats }: protocol.NewTable) {
    this.table = table.id;
    this.#secrets = seats.map(({ secret }) => secret);
  }

  /** Gives one answer and says what became of it; undefined when the game is over. */
  async answer(server: Served): Promise<number | undefined> {
    const path = `/api/tables/${this.table}`;
    const { reply: info } = await server.ask<protocol.TableInfo>('GET', path);
    if (info.waiting.length === 0) return undefined;
    const [seat] = info.waiting;
    const secret = this.#secrets[seat];
    const { reply } = await server.ask<protocol.GameMessage>('GET', `${path}/seen?seat=${seat}`, undefined, secret);
    const options = reply.viewers[0].ask?.options ?? [];
    const option = options[(this.#number++ * 7919) % options.length].id;
    const body = { seat, decision: reply.decision, option };
    const { status } = await server.ask('POST', `${path}/answers`, body, secret);
    if (status < 300) this.acknowledged.push(option);
    return status;
  }

  /** Answers until the signal, or the end of the game; others need the machine too. */
  async play(server: Served, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && (await this.answer(server)) !== undefined) await wait(20);
  }
}
