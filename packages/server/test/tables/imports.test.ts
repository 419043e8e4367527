import { seedFrom } from '@tabula/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ImportLine } from '../../src/tables/import/import-line.ts';
import { RecordReplayer } from '../../src/tables/import/replayer.ts';
import { Making } from '../../src/tables/making.ts';
import { TINY, World } from '../helpers/world.ts';

const HEAD = `tabula record 1\ngame bridge 1\nplayers 2\nseed ${seedFrom('7')}\n\n`;
const LONG = HEAD + '1 order bridge never\n1 order bridge ask\n'.repeat(9_000);
const SHORT = `${HEAD}1 order bridge never\n`;
const here = new AbortController().signal;

function wishOf(record: string) {
  return { record, at: undefined, seats: undefined, most: 20_000 };
}

function replayer(longest?: number): RecordReplayer {
  const made = new RecordReplayer(TINY.module, longest);
  onTestFinished(() => made.close());
  return made;
}

describe('a record that is played again', () => {
  it('is given up when nobody waits for it any more, and the next one is played', async () => {
    const threads = replayer();
    const gone = new AbortController();
    const long = threads.replay(wishOf(LONG), gone.signal);
    gone.abort(new Error('gone'));
    await expect(long).rejects.toThrow('gone');
    await expect(threads.replay(wishOf(SHORT), gone.signal)).rejects.toThrow('gone');
    expect((await threads.replay(wishOf(SHORT), here)).status).toMatchObject({ answers: 1, phase: 'playing' });
  });

  it('is refused if it takes too long', async () => {
    const threads = replayer(1);
    await expect(threads.replay(wishOf(LONG), here)).rejects.toThrow('takes more time than a record may');
  });

  it('leaves the line when whoever brought it is gone', async () => {
    const line = new ImportLine({ importsInLine: 5 }, 1);
    let end = () => {};
    const first = line.wait('a', here, () => new Promise<void>((resolve) => (end = resolve)));
    const gone = new AbortController();
    const second = line.wait('b', gone.signal, async () => 'played');
    const third = line.wait('c', here, async () => 'played');
    gone.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    end();
    await first;
    expect(await third).toBe('played');
  });

  it('makes no table if its page is closed meanwhile', async () => {
    const world = await World.open();
    const gone = new AbortController();
    const asked = fetch(`${world.server.url}/api/records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ record: LONG }),
      signal: gone.signal,
    });
    await expect.poll(() => world.log).toContain('/api/records');
    gone.abort();
    await expect(asked).rejects.toThrow();
    await expect
      .poll(async () => (await world.ask('GET', '/metrics')).text)
      .toContain('tabula_refused_total{code="bad-request"} 1');
  });
});

describe('a table that is being made', () => {
  it('is given up only when all who wait for it are gone', async () => {
    let ended = false;
    const making = new Making(async (gone) => {
      gone.addEventListener('abort', () => {
        ended = true;
      });
      return new Promise(() => {});
    });
    const [one, other] = [new AbortController(), new AbortController()];
    making.wait(one.signal);
    making.wait(other.signal);
    one.abort();
    expect(ended).toBe(false);
    other.abort();
    expect(ended).toBe(true);
  });
});
