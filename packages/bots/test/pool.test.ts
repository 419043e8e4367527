import { Worker } from 'node:worker_threads';
import { BotPool, botByName, hint } from '@tabula/bots';
import { Match, seedFrom } from '@tabula/engine';
import { duel, heap } from '@tabula/engine/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { warmUp } from '../src/workers/warm-up.ts';
import { chanceOf, offered } from './tables.ts';

const registry = new URL('./registry.mjs', import.meta.url);
const pools: BotPool[] = [];

function poolOf(size: number, grace = 5_000): BotPool {
  const pool = new BotPool({ registry, size, grace });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const match = Match.create(duel, { players: 3, seed: seedFrom('pool') });
const here = { record: match.toString(), seat: 1, seed: 'one' };
const soon = { ...here, bot: 'search:60' };
const never = { ...here, bot: 'search:9999999ms', deadline: 600_000 };

/** A job about a game that gets its worker into trouble. */
function trouble(id: string) {
  const record = Match.create({ ...heap, id }, { players: 2, seed: seedFrom('trouble') }).toString();
  return { record, seat: 0, seed: 'one', bot: 'greedy', deadline: id === 'hanging' ? 50 : 30_000 };
}

describe('a pool of bots', () => {
  it('answers as the same bot would in this thread', async () => {
    const pool = poolOf(2);
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(seeds.map((seed) => pool.think({ ...soon, seed })));
    expect(answers).toEqual(seeds.map((seed) => botByName('search:60').choose(match.run, 1, chanceOf(seed))));
  });

  it('gives hints and odds', async () => {
    const pool = poolOf(1);
    const budget = { iterations: 50 };
    expect(await pool.hint({ ...here, budget })).toEqual(hint(match.run, 1, chanceOf('one'), undefined, budget));
    expect(await pool.odds({ ...here, path: offered(match.decision, 1).slice(0, 1) })).toBeNull();
  });

  it('goes on with one worker while another is busy', async () => {
    const pool = poolOf(2);
    const stop = new AbortController();
    const busy = pool.think(never, stop.signal);
    const answer = await pool.think(soon);
    expect(offered(match.decision, 1)).toContain(answer);
    stop.abort();
    await expect(busy).rejects.toThrow(/aborted/);
  });

  it('serves those who wait in turn: whoever orders a hundred thoughts keeps nobody from one', async () => {
    const pool = poolOf(1);
    const done: string[] = [];
    const order = async (lane: string) => {
      await pool.think({ ...soon, lane });
      done.push(lane);
    };
    await Promise.all(['greedy', 'greedy', 'greedy', 'greedy', 'modest', 'modest', 'late'].map(order));
    expect(done).toEqual(['greedy', 'modest', 'late', 'greedy', 'modest', 'greedy', 'greedy']);
  });

  it('asks the bot for what it has when the deadline comes', async () => {
    const answer = await poolOf(1).think({ ...never, deadline: 20 });
    expect(offered(match.decision, 1)).toContain(answer);
  });
});

describe('a pool that warms up', () => {
  it('does so in slices, while nobody needs its workers', async () => {
    const sent = vi.spyOn(Worker.prototype, 'postMessage');
    const pool = new BotPool({ registry, size: 1, warmUp: 300 });
    pools.push(pool);
    pool.warmUp('duel', () => match.toString());
    const slices = () => sent.mock.calls.filter(([{ task }]) => task.kind === 'warm-up').length;
    await expect.poll(slices).toBe(2);
    await pool.close();
    sent.mockRestore();
  });

  it('asks for one record a game, and answers as if it had not', async () => {
    const pool = new BotPool({ registry, size: 1, warmUp: 450 });
    pools.push(pool);
    const record = vi.fn(() => match.toString());
    pool.warmUp('duel', record);
    pool.warmUp('duel', record);
    expect(record).toHaveBeenCalledTimes(1);
    expect(await pool.think(soon)).toBe(botByName('search:60').choose(match.run, 1, chanceOf('one')));
  });

  it('is harmed by no record that cannot be read', async () => {
    const pool = new BotPool({ registry, size: 1, warmUp: 450 });
    pools.push(pool);
    pool.warmUp('duel', () => 'tabula record 9');
    expect(offered(match.decision, 1)).toContain(await pool.think(soon));
  });

  it('looks at positions of the game, and leaves it as it was', () => {
    const evaluate = vi.fn(() => 0);
    const here = Match.create(
      { ...duel, insight: { ...duel.insight, evaluate } },
      { players: 3, seed: seedFrom('warm') },
    );
    const before = here.hash();
    warmUp(here.run, chanceOf('warm'), 20, { cancelled: () => false });
    expect(evaluate).toHaveBeenCalled();
    expect(here.hash()).toBe(before);
  });
});

describe('a job that is called off', () => {
  it('is rejected, and its worker takes the next one', async () => {
    const pool = poolOf(1);
    const stop = new AbortController();
    const called = pool.think(never, stop.signal);
    const next = pool.think(soon);
    setTimeout(() => stop.abort(new Error('the player left')), 30);
    await expect(called).rejects.toThrow('the player left');
    expect(offered(match.decision, 1)).toContain(await next);
  });

  it('is not begun if it was still waiting', async () => {
    const pool = poolOf(1);
    const stop = new AbortController();
    const busy = pool.think({ ...never, deadline: 50 });
    const waiting = pool.think({ ...trouble('leaving') }, stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow(/aborted/);
    expect(offered(match.decision, 1)).toContain(await busy);
    await expect(pool.think(soon, stop.signal)).rejects.toThrow(/aborted/);
  });
});

describe('a worker in trouble', () => {
  it.each([
    ['hanging', 'slow', /did not stop thinking when it was told to and was replaced/],
    ['leaving', 'broken', /stopped by itself \(3\) and was replaced/],
    ['throwing', 'failed', /no idea/],
    ['unknown', 'failed', /there is no game "unknown"/],
  ])('%s: the job is rejected as %s and the next one is answered', async (id, code, message) => {
    const pool = poolOf(1, 50);
    const lost = pool.think(trouble(id));
    const next = pool.think(soon);
    await expect(lost).rejects.toMatchObject({ name: 'BotFault', code, message: expect.stringMatching(message) });
    expect(offered(match.decision, 1)).toContain(await next);
  });

  it('says what is wrong with a job', async () => {
    const pool = poolOf(1);
    await expect(pool.think({ ...here, bot: 'clever' })).rejects.toThrow('there is no bot "clever"');
    await expect(pool.think({ ...soon, record: 'tabula record 9' })).rejects.toThrow('line 1: a record begins with');
    await expect(pool.think({ ...soon, seat: 7 })).rejects.toThrow('seat 8 has nothing to answer now');
  });

  it('says so if the registry is none', async () => {
    const pool = new BotPool({ registry: new URL('./tables.mjs', import.meta.url), size: 1 });
    pools.push(pool);
    await expect(pool.think(soon)).rejects.toThrow(/tables\.mjs/);
  });
});

describe('closing a pool', () => {
  it('rejects what is under way, what waits and what comes later', async () => {
    const pool = poolOf(1);
    const jobs = [pool.think(never), pool.think(soon)];
    const ends = Promise.allSettled(jobs);
    await pool.close();
    for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'closed' } });
    await expect(pool.think(soon)).rejects.toMatchObject({ code: 'closed' });
  });
});
