import { Match, seedFrom } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { asked, browserPath, faults, House, moves, visiting } from './house.ts';

describe.skipIf(browserPath === undefined)('visitors', () => {
  const house = new House();
  const visit = visiting(house);

  async function post(path: string, body: object, secret?: string) {
    const response = await fetch(`${house.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(body),
    });
    const reply = await response.json();
    expect(response.status, JSON.stringify(reply)).toBe(201);
    return reply;
  }

  it('who are new play a first game to its end with one click from the home page', async () => {
    const { page, complaints } = await visit();
    await page.goto('/');
    const first = page.getByRole('button', { name: /A first game/ });
    await first.waitFor();
    expect(await faults(page)).toEqual([]);
    await first.click();
    await page.waitForURL(/\/t\//);
    // One's own card has its name, the other's is a back.
    await asked(page);
    await expect.poll(() => page.locator('.small-hand .face.named').count()).toBe(1);
    await expect.poll(() => page.locator('.small-hand .face.back').count()).toBe(1);
    for (let step = 0; step < 20 && !page.url().includes('/replay/'); step++) {
      const over = page.getByRole('button', { name: 'See the result' });
      await page.locator('.prompt:not(.idle)').or(over).first().waitFor();
      if (await over.isVisible()) break;
      const seen = await moves(page);
      await page.keyboard.press('1');
      await expect.poll(async () => (await moves(page)) > seen || over.isVisible()).toBeTruthy();
    }
    await page
      .getByText(/had a commission for/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('whose names and words look like markup have them shown as words, at the table and in a replay', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const said = `<script>alert(1)</script><b id="loud">${name}</b>`;
    const { table, seats, spectator } = await post('/tables', {
      game: 'oasis-road',
      seats: [
        { kind: 'me', name },
        { kind: 'me', name: 'Bruno' },
      ],
      start: true,
    });
    await post(`/tables/${table.id}/chat`, { seat: 0, text: said }, seats[0].secret);
    const { page, complaints } = await visit();
    await page.goto(`/t/${table.id}#watch=${spectator}`);
    await page.getByText(name).first().waitFor();
    await page.getByRole('tab', { name: 'Chat' }).click();
    await page.locator('.chat').getByText(said).waitFor();
    expect(await page.locator('#loud, img[src="x"], .chat script').count()).toBe(0);

    const game = await loadGame('oasis-road');
    const match = Match.create(game, { players: 2, seed: seedFrom('markup'), names: [name, 'Bruno'] });
    while (!match.over) {
      const seat = match.seen(null).waiting[0];
      match.answer(seat, match.seen(seat).ask?.options[0].id ?? '');
    }
    const imported = await post('/records', { record: match.toString() });
    await page.goto(`/t/${imported.table.id}#watch=${imported.spectator}`);
    await page.getByText(name).first().waitFor();
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('who join a game that goes on from a record are told that its dice are known', async () => {
    const game = await loadGame('oasis-road');
    const record = Match.create(game, { players: 2, seed: seedFrom('known') }).toString();
    const made = await post('/records', { record, seats: [{ kind: 'me', name: 'Mallory' }, { kind: 'invited' }] });
    const { page } = await visit();
    await page.goto(`/t/${made.table.id}#invite=${made.invites[0].secret}`);
    await page.getByText('Whoever has the record knows the dice to come').waitFor();
  });
});
