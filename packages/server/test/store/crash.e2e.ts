import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { LibsqlStore, type protocol } from '@tabula/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFolder, me } from '../helpers/world.ts';

const SCRIPT = fileURLToPath(new URL('../helpers/crash-server.mjs', import.meta.url));
const RUN = fileURLToPath(new URL('../../crash/crash.mjs', import.meta.url));
/** `npm run crash` kills as often as one likes. */
const KILLS = 4;
const TABLES = 6;

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
}

async function start(folder: string): Promise<Running> {
  const child = spawn(process.execPath, [SCRIPT, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [url]: unknown[] = await once(child.stdout, 'data');
  return { process: child, url: String(url).trim() };
}

async function end({ process: child }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}

async function post<T>(url: string, body: object, secret?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return JSON.parse(await response.text());
}

/** Somebody who holds both seats of a heap and answers as fast as the server takes it. */
class Player {
  readonly id: string;
  /** The answers that the server said it has taken. */
  readonly acknowledged: string[] = [];
  readonly #secrets: readonly string[];
  #decision = 0;

  constructor({ table, seats }: protocol.NewTable) {
    this.id = table.id;
    this.#secrets = seats.map(({ secret }) => secret);
  }

  /** Answers until the server is gone. What was on the way then is sent again first when it is back. */
  async play(url: string, onAnswer: () => void = () => {}): Promise<void> {
    for (;;) {
      const seat = this.acknowledged.length % 2;
      const option = `take ${1 + ((this.acknowledged.length * 7) % 3)}`;
      const body = { seat, decision: this.#decision, option };
      let accepted: protocol.Accepted;
      try {
        accepted = await post(`${url}/api/tables/${this.id}/answers`, body, this.#secrets[seat]);
      } catch (error) {
        if (error instanceof TypeError || String(error).includes('503 {"error":{"code":"busy"')) return;
        throw error;
      }
      this.acknowledged.push(option);
      expect(accepted.answers).toBe(this.acknowledged.length);
      this.#decision = accepted.decision;
      onAnswer();
    }
  }

  /** How the table stands now: everything acknowledged is there, and at most the one answer that was on the way. */
  async check(url: string): Promise<void> {
    const response = await fetch(`${url}/api/tables/${this.id}/seen?seat=0`, {
      headers: { authorization: `Bearer ${this.#secrets[0]}` },
    });
    const seen: protocol.GameMessage = JSON.parse(await response.text());
    const lost = this.acknowledged.length - seen.answers;
    expect([0, -1]).toContain(lost);
  }
}

describe('a server that is killed', () => {
  it('gives everybody at every table of all games what they had', async () => {
    const words = '--kills 2 --turns 60 --pause 60 --breath 100 --seed short --undo 10'.split(' ');
    const run = spawn(process.execPath, [RUN, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => {
      run.kill('SIGTERM');
    });
    const [report, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
    expect(code, report).toBe(0);
  });

  it(`${KILLS} times under a stream of answers loses no answer it acknowledged and damages no table`, async () => {
    const folder = freshFolder();
    let server = await start(folder);
    const players: Player[] = [];
    for (let i = 0; i < TABLES; i++) {
      const wish = { game: 'heap', seats: [me('Ada'), me('Bruno')], start: true };
      players.push(new Player(await post(`${server.url}/api/tables`, wish)));
    }
    for (let kill = 0; kill < KILLS; kill++) {
      const { url } = server;
      let answersToLive = 10 + ((kill * 37) % 50);
      let killed = Promise.resolve<number | null>(null);
      const running = server;
      const onAnswer = () => {
        if (--answersToLive === 0) killed = end(running, 'SIGKILL');
      };
      await Promise.all(players.map((player) => player.play(url, onAnswer)));
      await killed;
      server = await start(folder);
      for (const player of players) await player.check(server.url);
    }
    const playing = players.map((player) => player.play(server.url));
    expect(await end(server, 'SIGTERM')).toBe(0);
    await Promise.all(playing);

    const store = await LibsqlStore.open(join(folder, 'tabula.db'));
    for (const { id, acknowledged } of players) {
      const events = await store.events(id);
      const taken = events.map((event) => (event.kind === 'answer' ? event.option : event.kind));
      expect(taken.slice(0, acknowledged.length)).toEqual(acknowledged);
      expect(taken.length - acknowledged.length).toBeLessThanOrEqual(1);
      expect(acknowledged.length).toBeGreaterThan(0);
    }
    await store.close();
  });
});
