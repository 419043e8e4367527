import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, parseRecord, verifyCommitment } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { type Page, playOn } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

/** Everything that is in the folder of the data, byte by byte. */
function onDisk(folder: string): string {
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('\n');
}

/** The cards that a text names: as cards, in hands, and in the names of options. */
function cardsIn(text: string): Set<number> {
  const cards = new Set<number>();
  for (const [, card] of text.matchAll(/"card":(\d+)/g)) cards.add(Number(card));
  for (const [, card] of text.matchAll(/"(?:play|bury) (\d+)"/g)) cards.add(Number(card));
  for (const [, hand] of text.matchAll(/"hand":\[([\d,]+)\]/g))
    for (const card of hand.split(',')) cards.add(Number(card));
  return cards;
}

/** What an eye may know of the cards after so many answers, worked out from the finished record. */
function known(record: string, eye: number | null, answers: number): Set<number> {
  const cards = new Set<number>();
  const { answers: all, hash: _hash, ...head } = parseRecord(record);
  const match = Match.replay(duel, { ...head, answers: [] });
  for (let i = 0; ; i++) {
    if (eye !== null) for (const card of match.state.hands[eye]) cards.add(card);
    for (const { event } of match.log) if (event.event === 'played') cards.add(event.card);
    if (i === answers) return cards;
    match.answer(all[i].seat, all[i].id);
  }
}

describe('secrets', () => {
  it('are nowhere on the disk and nowhere in the log', async () => {
    const world = await World.open();
    const { table, owner, spectator, seats, invites } = await world.create({
      seats: [me('Ada'), { kind: 'invited' }, { kind: 'open' }],
    });
    const claim = (body: object) => world.get<{ secret: string }>('POST', `/api/tables/${table.id}/claim`, { body });
    const bruno = await claim({ name: 'Bruno', invite: invites[0].secret });
    const carla = await claim({ name: 'Carla' });
    await world.get('POST', `/api/tables/${table.id}/start`, { secret: owner });
    const all = [owner, spectator, seats[0].secret, invites[0].secret, bruno.secret, carla.secret];
    expect(new Set(all).size).toBe(6);

    // Used well and badly, in the right places and in the wrong ones.
    for (const secret of all) {
      await world.ask('GET', `/api/tables/${table.id}/seen?seat=0&secret=${secret}`, { secret });
      await world.ask('GET', `/api/tables/${secret}`, { secret });
      await world.ask('POST', `/api/tables/${table.id}/claim`, { body: { name: secret, invite: secret, secret } });
      await world.ask('POST', `/api/tables/${table.id}/answers`, { body: `{"${secret}`, secret });
      await world.ask('GET', `/${table.id}?${secret}`, { headers: { authorization: secret, cookie: secret } });
      await world.page(table.id, [secret]);
    }
    await world.server.close();
    expect(onDisk(world.folder)).toContain('Bruno');
    expect(world.log).toContain('/api/tables');
    for (const secret of all) {
      expect(onDisk(world.folder)).not.toContain(secret);
      expect(world.log).not.toContain(secret);
    }
  });

  it('keep a private game from whoever only has the link', async () => {
    const world = await World.open();
    const { table, spectator, seats } = await world.create({ seats: [me('Ada'), me('Bruno')], start: true });
    const seen = `/api/tables/${table.id}/seen`;
    expect(await world.refusal('GET', seen)).toBe('401 no-secret');
    expect(await world.refusal('GET', seen, { secret: 'x'.repeat(32) })).toBe('403 wrong-secret');
    expect(await world.refusal('GET', `${seen}?seat=1`, { secret: seats[0].secret })).toBe('403 wrong-secret');
    expect(await world.refusal('GET', `${seen}?seat=1`, { secret: spectator })).toBe('403 wrong-secret');
    const stranger = await world.page(table.id, []);
    const guest = await world.page(table.id, [spectator]);
    const ada = await world.page(table.id, [seats[0].secret]);
    const card = (await world.seen(table.id, 0, seats[0].secret)).viewers[0].ask?.options[0].id;
    expect(await stranger.request({ type: 'answer', seat: 0, decision: 0, option: card })).toBe('wrong-secret');
    expect(await guest.request({ type: 'chat', seat: 0, text: 'hello' })).toBe('wrong-secret');
    expect(await ada.request({ type: 'answer', seat: 0, decision: 0, option: card })).toBe('done');
    expect(await ada.request({ type: 'chat', seat: 0, text: 'between us' })).toBe('done');
    await guest.next('chat');
    stranger.say({ type: 'ping' });
    await stranger.next('pong');
    expect(stranger.last('welcome')?.you).toEqual({ seats: [], owner: false, spectator: false });
    expect(stranger.messages.some(({ type }) => type === 'game' || type === 'chat')).toBe(false);
  });
});

describe('in a game with hidden hands', () => {
  it('no page is sent a card it may not know, nor the seed, nor what another has chosen in secret', async () => {
    const world = await World.open();
    const { table, owner, spectator, seats } = await world.create({ seats: [me('Ada'), me('Bruno'), me('Carla')] });
    const eyes: { eye: number | null; page: Page }[] = [];
    for (const { seat, secret } of seats) eyes.push({ eye: seat, page: await world.page(table.id, [secret]) });
    eyes.push({ eye: null, page: await world.page(table.id, [spectator]) });
    eyes.push({ eye: null, page: await world.page(table.id, [owner]) });
    await world.get('POST', `/api/tables/${table.id}/start`, { secret: owner });
    const players = eyes.filter(({ eye }) => eye !== null);
    await Promise.all(players.map(({ page }) => playOn(page, (options) => options.at(-1) ?? '')));

    const { text: record } = await world.ask('GET', `/api/tables/${table.id}/record`, { secret: owner });
    const { seed } = parseRecord(record);
    for (const { eye, page } of eyes) {
      if (page.last('game')?.result === null) await page.next('game', ({ result }) => result !== null);
      let shown = 0;
      for (const text of page.raw) {
        const message: protocol.ServerMessage = JSON.parse(text);
        const over = message.type === 'game' && message.result !== null;
        const answers = message.type === 'game' ? message.answers : 0;
        const secrets = [...cardsIn(text)].filter((card) => !known(record, eye, answers).has(card));
        expect({ eye, answers, secrets }).toEqual({ eye, answers, secrets: [] });
        if (!over) expect(text).not.toContain(seed);
        shown += cardsIn(text).size;
      }
      expect(shown).toBeGreaterThan(5);
      expect(verifyCommitment(seed, page.last('game')?.commitment ?? '')).toBe(true);
    }
  });
});
