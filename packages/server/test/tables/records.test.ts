import { Chance, Match, parseRecord, rulesFingerprint, seedFrom } from '@tabula/engine';
import { duel, heap, playRandomly } from '@tabula/engine/testing';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { playOn } from '../helpers/page.ts';
import { me, TINY, World } from '../helpers/world.ts';

function finishedDuel(): Match {
  const match = Match.create(duel, { players: 3, seed: seedFrom('finished'), names: ['Ada', 'Bruno', 'Carla'] });
  playRandomly(match, Chance.fromSeed(seedFrom('players')));
  return match;
}

describe('a record', () => {
  const match = finishedDuel();
  const text = match.toString();

  it('of a finished game becomes a finished table, and comes out as it went in', async () => {
    const world = await World.open();
    const made = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record: text } });
    expect(made.table).toMatchObject({ status: 'over', answers: match.answers.length, result: match.result });
    const path = `/api/tables/${made.table.id}`;
    expect((await world.ask('GET', `${path}/record`, { secret: made.spectator })).text).toBe(text);
    const { record } = await world.get<{ record: string }>('GET', `${path}/replay`, { secret: made.owner });
    expect(record).toBe(text);
  });

  it('can be played on from any of its points, by one browser with all seats', async () => {
    const world = await World.open();
    const { table, owner } = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record: text } });
    for (let at = 0; at < match.answers.length; at += 4) {
      const fork = await world.get<protocol.NewTable>('POST', `/api/tables/${table.id}/fork`, {
        secret: owner,
        body: { at },
      });
      expect(fork.table).toMatchObject({ status: 'playing', answers: at, from: table.id });
      expect(fork.seats).toHaveLength(3);
      const page = await world.page(
        fork.table.id,
        fork.seats.map(({ secret }) => secret),
      );
      const { viewers } = await page.next('game');
      const past = Match.replay(duel, parseRecord(text));
      past.rewind(at);
      expect(viewers.map(({ view }) => view)).toEqual([0, 1, 2].map((seat) => past.seen(seat).view));
      await playOn(page, (options) => options[0]);
      const { text: own } = await world.ask('GET', `/api/tables/${fork.table.id}/record`, { secret: fork.owner });
      expect(parseRecord(own).answers.slice(0, at)).toEqual(match.answers.slice(0, at));
    }
  });

  it('can be played on against bots, or with friends', async () => {
    const world = await World.open();
    const seats = [me('Ada'), { kind: 'bot', level: 'easy' }, { kind: 'invited' }];
    const made = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record: text, at: 4, seats } });
    expect(made.table).toMatchObject({ status: 'lobby', answers: 4 });
    const path = `/api/tables/${made.table.id}`;
    const settings = { secret: made.owner, body: { settings: { deck: 'sorted' } } };
    expect(await world.refusal('PATCH', path, settings)).toBe('409 not-lobby');
    const claim = { body: { name: 'Dora', invite: made.invites[0].secret } };
    const dora = await world.get<{ secret: string }>('POST', `${path}/claim`, claim);
    await world.get('POST', `${path}/start`, { secret: made.owner });
    const pages = await Promise.all(
      [made.seats[0].secret, dora.secret].map((secret) => world.page(made.table.id, [secret])),
    );
    await Promise.all(pages.map((page) => playOn(page, (options) => options[0])));
    const { text: whole } = await world.ask('GET', `${path}/record`, { secret: dora.secret });
    expect(Match.replay(duel, parseRecord(whole)).answers.slice(0, 4)).toEqual(match.answers.slice(0, 4));
  });

  it('that is wrong is refused with the line, and no table is made', async () => {
    const world = await World.open();
    const wrong = async (record: string, more: object = {}) => {
      const { status, text: reply } = await world.ask('POST', '/api/records', { body: { record, ...more } });
      const { error }: protocol.ErrorBody = JSON.parse(reply);
      return `${status} ${error.code}: ${error.message}`;
    };
    expect(await wrong('hello')).toBe('422 record: line 1: a record begins with "tabula record 1"');
    expect(await wrong(text.replace('duel', 'chess'))).toContain('404 not-found');
    expect(await wrong(text.replace('duel 1', 'duel 2'))).toContain('422 record: the record was made by version 2');
    expect(await wrong(text.replace(/\n\d play \d+/, '\n1 play 99'))).toMatch(
      /^422 record: line \d+: "play 99" is not among/,
    );
    expect(await wrong(text.replace(/hash \w+/, `hash ${'0'.repeat(32)}`))).toContain(
      '422 record: the game came out as',
    );
    expect(await wrong(text, { at: 1000 })).toContain('422 record: the record has');
    expect(await wrong(text, { seats: [me('Ada')] })).toContain('422 setup');
  });
});

describe('a long game', () => {
  it('is loaded from its last checkpoint and still goes back as far as anybody wants', async () => {
    const world = await World.open();
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const secrets = seats.map(({ secret }) => secret);
    const page = await world.page(table.id, secrets);
    for (let decision = 0; decision < 130; decision++)
      expect(await page.request({ type: 'answer', seat: decision % 2, decision, option: 'take 1' })).toBe('done');

    const later = await world.restarted();
    const again = await later.page(table.id, secrets);
    expect(await again.next('game')).toMatchObject({ seq: 130, viewers: [{ view: { pebbles: 9_870 } }, {}] });
    expect(again.last('game')?.viewers.map(({ barrier }) => barrier)).toEqual(['other-seat', null]);
    for (let seq = 130; seq < 180; seq++)
      expect(await again.request({ type: 'undo', seat: (seq + 1) % 2, seq })).toBe('done');
    expect(again.last('game')).toMatchObject({ answers: 80, viewers: [{ view: { pebbles: 9_920 } }, {}] });
    expect(await again.request({ type: 'answer', seat: 0, decision: 180, option: 'take 3' })).toBe('done');
    expect(await again.request({ type: 'rollback', seat: 0, answers: 20 })).toBe('done');
    expect(await again.request({ type: 'vote', seat: 1, agree: true, answers: 20, seq: 181 })).toBe('done');
    for (let decision = 182; decision < 282; decision++)
      expect(await again.request({ type: 'answer', seat: decision % 2, decision, option: 'take 2' })).toBe('done');

    const last = await later.restarted();
    const { viewers, answers } = await last.seen(table.id, 0, secrets[0]);
    const oracle = Match.create(heap, { players: 2, seed: seedFrom('any') });
    for (let i = 0; i < 120; i++) oracle.answer(i % 2, i < 20 ? 'take 1' : 'take 2');
    expect({ view: viewers[0].view, answers }).toEqual({ view: oracle.seen(0).view, answers: 120 });
  });
});

describe('the record of a finished game', () => {
  it('is made once, sent only to who does not have it, and has a limit of its own', async () => {
    const world = await World.open({ limits: { recordsPerMinute: 5 } });
    const text = finishedDuel().toString();
    const { table, spectator } = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record: text } });
    const path = `/api/tables/${table.id}/record`;
    const first = await world.ask('GET', path, { secret: spectator });
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const known = { secret: spectator, headers: { 'if-none-match': etag } };
    const again = await world.ask('GET', path, known);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    const other = { secret: spectator, headers: { 'if-none-match': '"other"' } };
    expect((await world.ask('GET', path, other)).text).toBe(text);
    const later = await world.restarted({ limits: { recordsPerMinute: 5 } });
    expect((await later.ask('GET', path, known)).status).toBe(304);
    for (let i = 0; i < 4; i++) expect((await later.ask('GET', path, known)).status).toBe(304);
    expect((await later.ask('GET', path, known)).status).toBe(429);
    expect((await later.ask('GET', `/api/tables/${table.id}`)).status).toBe(200);
  });

  it('answers the retry of the answer that ended it, also after a restart', async () => {
    const world = await World.open();
    const match = finishedDuel();
    const last = match.answers[match.answers.length - 1];
    const body = { record: match.toString(), at: match.answers.length - 1 };
    const { table, seats, owner } = await world.get<protocol.NewTable>('POST', '/api/records', { body });
    const { secret } = seats[last.seat];
    const { decision } = await world.seen(table.id, last.seat, secret);
    const answer = { secret, body: { seat: last.seat, decision, option: last.id } };
    const taken = await world.get<protocol.Accepted>('POST', `/api/tables/${table.id}/answers`, answer);
    const shown = await world.seen(table.id, null, owner);
    const later = await world.restarted();
    expect(await later.seen(table.id, null, owner)).toEqual(shown);
    expect(await later.get('POST', `/api/tables/${table.id}/answers`, answer)).toEqual(taken);
    const more = { secret, body: { ...answer.body, decision: taken.decision } };
    expect(await later.refusal('POST', `/api/tables/${table.id}/answers`, more)).toBe('409 game-over');
    expect((await later.ask('GET', `/api/tables/${table.id}/record`, { secret })).text).toBe(match.toString());
  });
});

describe('an import', () => {
  it('is played in a thread of its own, and not again when somebody looks', async () => {
    let started = 0;
    const counted: typeof heap = {
      ...heap,
      setup: (config, chance) => {
        started++;
        return heap.setup(config, chance);
      },
    };
    const registry = { ...TINY, games: [counted], loadGame: async () => counted };
    const world = await World.open({ registry });
    const match = Match.create(heap, { players: 2, seed: seedFrom('long') });
    for (let i = 0; i < 300; i++) match.answer(i % 2, 'take 1');
    rulesFingerprint(counted);
    started = 0;
    const body = { record: match.toString() };
    const { table, seats } = await world.get<protocol.NewTable>('POST', '/api/records', { body });
    expect(table).toMatchObject({ status: 'playing', answers: 300, waiting: [0] });
    expect(started).toBe(0);
    expect(await world.seen(table.id, 0, seats[0].secret)).toMatchObject({ viewers: [{ view: { pebbles: 9_700 } }] });
    expect(started).toBe(0);
  });
});
