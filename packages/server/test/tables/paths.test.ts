import { Chance, type Game, seedFrom } from '@tabula/engine';
import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { HOUSE, houseGames, randomRecord } from '../helpers/house-games.ts';
import { type Page, randomPath } from '../helpers/page.ts';
import { me, World } from '../helpers/world.ts';

/** A real game after so many random answers, all seats at one browser. */
async function playedGame(world: World, game: Game, answers: number) {
  const record = randomRecord(game, game.players.usual, answers);
  const { table, seats, spectator } = await world.get<protocol.NewTable>('POST', '/api/records', { body: { record } });
  const secrets = seats.map(({ secret }) => secret);
  const page = await world.page(table.id, secrets);
  const message = await page.next('game');
  return { id: table.id, secrets, spectator, page, message };
}

describe('a path at a table', () => {
  it('of every real game is looked along, given as one, known again, and taken back', async () => {
    const world = await World.open({ registry: HOUSE });
    for (const game of await houseGames()) {
      const { id, secrets, spectator, page, message } = await playedGame(world, game, 5);
      const viewer = message.viewers.find(({ ask }) => ask !== null);
      const seat = viewer?.seat ?? 0;
      const { decision } = message;
      const chance = Chance.fromSeed(seedFrom(`paths of ${game.id}`));
      const watcher = await world.page(id, [spectator]);
      const before = await world.seen(id, seat, secrets[seat]);
      const heard = watcher.messages.length;

      const { path, preview } = await randomPath(page, { seat, decision }, chance);
      const body = { seat, decision, path };
      const { preview: asked } = await world.get<protocol.PreviewReply>('POST', `/api/tables/${id}/preview`, {
        secret: secrets[seat],
        body,
      });
      expect(asked, game.id).toEqual(preview);
      expect(await world.seen(id, seat, secrets[seat]), game.id).toEqual(before);
      expect(
        watcher.messages.slice(heard).filter(({ type }) => type === 'game'),
        game.id,
      ).toEqual([]);

      const walked = { seat, decision, path: path.slice(0, preview.walked) };
      if (walked.path.length === 0) continue;
      const give = () =>
        world.get<protocol.Accepted>('POST', `/api/tables/${id}/path`, { secret: secrets[seat], body: walked });
      const taken = await give();
      expect(taken.answers, game.id).toBe(before.answers + walked.path.length);
      expect(await give(), game.id).toEqual(taken);
      const after = await world.seen(id, seat, secrets[seat]);
      expect(after.viewers[0].ask?.options, game.id).toEqual(preview.ask?.options);
      expect(after.viewers[0].view, game.id).toEqual(preview.view);
      expect(after.viewers[0].barrier, game.id).toBeNull();
      expect(await page.request({ type: 'undo', seat, seq: taken.seq })).toBe('done');
      const back = await world.seen(id, seat, secrets[seat]);
      expect({ answers: back.answers, view: back.viewers[0].view }, game.id).toEqual({
        answers: before.answers,
        view: before.viewers[0].view,
      });
    }
  });

  it('is stored as one: after a restart it is still taken back as one', async () => {
    const world = await World.open({ registry: HOUSE });
    const [game] = (await houseGames()).filter(({ id }) => id === 'conquest');
    const { id, secrets, page, message } = await playedGame(world, game, 60);
    const seat = message.viewers.find(({ ask }) => ask !== null)?.seat ?? 0;
    const { decision } = message;
    const { path, preview } = await longPath(page, seat, decision);
    const body = { seat, decision, path: path.slice(0, preview.walked) };
    expect(body.path.length).toBeGreaterThan(1);
    const { seq, answers } = await world.get<protocol.Accepted>('POST', `/api/tables/${id}/path`, {
      secret: secrets[seat],
      body,
    });
    const later = await world.restarted({ registry: HOUSE });
    const undone = await later.get<protocol.Accepted>('POST', `/api/tables/${id}/undo`, {
      secret: secrets[seat],
      body: { seat, seq },
    });
    expect(undone.answers).toBe(answers - body.path.length);
  });

  it('is refused whole if one answer is not offered, and for whoever may not give it', async () => {
    const world = await World.open();
    const { table, seats, spectator } = await world.create({
      game: 'heap',
      seats: [me('Ada'), me('Bruno')],
      start: true,
    });
    const [ada, bruno] = seats.map(({ secret }) => secret);
    const refused = (what: string, secret: string, body: object) =>
      world.refusal('POST', `/api/tables/${table.id}/${what}`, { secret, body });
    for (const what of ['path', 'preview']) {
      expect(await refused(what, bruno, { seat: 1, decision: 0, path: ['take 1'] })).toBe('409 wrong-seat');
      expect(await refused(what, bruno, { seat: 0, decision: 0, path: ['take 1'] })).toBe('403 wrong-secret');
      expect(await refused(what, spectator, { seat: 0, decision: 0, path: ['take 1'] })).toBe('403 wrong-secret');
      expect(await refused(what, ada, { seat: 0, decision: 0, path: ['take 4'] })).toBe('422 not-offered');
      expect(await refused(what, ada, { seat: 0, decision: 7, path: ['take 1'] })).toBe('409 stale');
      expect(await refused(what, ada, { seat: 0, decision: 0, path: Array(25).fill('take 1') })).toBe(
        '400 bad-request',
      );
    }
    expect(await refused('path', ada, { seat: 0, decision: 0, path: ['take 1', 'take 1'] })).toBe('422 not-offered');
    expect((await world.table(table.id)).answers).toBe(0);
  });

  it('is not looked along without end', async () => {
    const world = await World.open({ limits: { previewsPerSecond: 0.001, previewBurst: 3 } });
    const { table, seats } = await world.create({ game: 'heap', seats: [me('Ada'), me('Bruno')], start: true });
    const page = await world.page(table.id, [seats[0].secret]);
    const look = () => page.request({ type: 'preview', seat: 0, decision: 0, path: ['take 1'] });
    for (let i = 0; i < 3; i++) expect(await look()).toBe('previewed');
    expect(await look()).toBe('too-many');
    expect(await page.request({ type: 'answer', seat: 0, decision: 0, option: 'take 1' })).toBe('done');
  });
});

/** Tries paths until one has more than one quiet answer. */
async function longPath(page: Page, seat: number, decision: number) {
  for (let i = 0; ; i++) {
    const found = await randomPath(page, { seat, decision }, Chance.fromSeed(seedFrom(`long path ${i}`)));
    if (found.preview.walked > 1) return found;
  }
}
