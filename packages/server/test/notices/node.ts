import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { protocol } from '@tabula/server';
import { onTestFinished } from 'vitest';

const SCRIPT = fileURLToPath(new URL('./server.mjs', import.meta.url));

/** A server in a process of its own, whose clock can be set ahead. */
export class Node {
  readonly #process: ChildProcess;
  readonly #url: string;

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.#url = url;
  }

  static async start(home: string, ahead = 0, env: NodeJS.ProcessEnv = {}): Promise<Node> {
    const child = fork(SCRIPT, [home, String(ahead)], { execArgv: [], env: { ...process.env, ...env } });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    const [url]: unknown[] = await once(child, 'message');
    return new Node(child, String(url));
  }

  setAhead(milliseconds: number): void {
    this.#process.send(milliseconds);
  }

  async kill(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }

  async metrics(): Promise<string> {
    return (await fetch(`${this.#url}/metrics`)).text();
  }

  async ask<T>(method: string, path: string, secret?: string, body?: object): Promise<T> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const bearer = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${this.#url}/api${path}`, { method, headers: { ...type, ...bearer }, ...sent });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return JSON.parse(await response.text());
  }

  /** Whoever is asked takes one. */
  async answer({ table, seats }: protocol.NewTable): Promise<void> {
    const { waiting } = await this.ask<protocol.TableInfo>('GET', `/tables/${table.id}`);
    const [seat] = waiting;
    const { secret } = seats[seat];
    const seen = await this.ask<protocol.GameMessage>('GET', `/tables/${table.id}/seen?seat=${seat}`, secret);
    await this.ask('POST', `/tables/${table.id}/answers`, secret, { seat, decision: seen.decision, option: 'take 1' });
  }
}
