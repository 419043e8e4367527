import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { freshFolder, me, World } from '../helpers/world.ts';

/** Answers with what is offered first, or ends when it is asked. */
function written(answer: string): string {
  const file = join(freshFolder(), 'engine.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    let first;
    createInterface(process.stdin).on('line', (line) => {
      if (line.startsWith('tep')) console.log('tepok');
      if (line.startsWith('ask')) first = undefined;
      if (line.startsWith('option')) first ??= line.slice(7);
      if (line.startsWith('go')) ${answer};
    });`,
  );
  return `5000ms:"${process.execPath}" ${file}`;
}

const FIRST = "console.log('bestmove ' + first)";
const ENGINE = { kind: 'bot', level: 'engine:first' } as const;

describe('an engine of other people at a table', () => {
  it('answers with what it says, and is named to everybody', async () => {
    const world = await World.open({ engines: { first: written(FIRST) }, botDelay: 0 });
    expect(await world.get('GET', '/api/games')).toMatchObject({ engines: ['engine:first'] });
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), ENGINE], start: true });
    expect(table.seats[1]).toMatchObject({ kind: 'bot', level: 'engine:first' });
    const page = await world.page(table.id, [seats[0].secret]);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
    await page.next('game', (message) => message.answers === 2);
    const { text } = await world.ask('GET', `/api/tables/${table.id}/seen?seat=0`, { secret: seats[0].secret });
    // Our own bots would have taken two, and left one more than a multiple of four.
    expect(text).toContain('"pebbles":9998');
    expect(world.log).not.toContain('an engine failed');
  });

  it('that ends when it is asked is told of once, and a bot answers', async () => {
    const world = await World.open({ engines: { first: written('process.exit(1)') }, botDelay: 0, logLevel: 'warn' });
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), ENGINE], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 3' })).toBe('done');
    const { waiting, decision } = await page.next('game', (message) => message.answers === 2);
    expect(waiting).toEqual([0]);
    expect(await page.request({ type: 'answer', seat: 0, decision, option: 'take 3' })).toBe('done');
    await page.next('game', (message) => message.answers === 4);
    expect(world.log.split('an engine failed')).toHaveLength(2);
  });

  it.each(['engine:other', 'engine:/bin/sh', 'engine:first; ls', 'engine:', 'engine:python3 x.py'])(
    'cannot be "%s", which the operator did not name',
    async (level) => {
      const world = await World.open({ engines: { first: written(FIRST) } });
      const body = { game: 'heap', seats: [me('Ada'), { kind: 'bot', level }] };
      expect((await world.ask('POST', '/api/tables', { body })).status).toBe(level === 'engine:other' ? 422 : 400);
    },
  );
});
