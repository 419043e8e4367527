import type { Game, Match, Option, Seat } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPath, House, visiting } from './house.ts';
import { makeTable, sitDown } from './seats.ts';
import { sensibly } from './sensible.ts';

/** So many answers of others make an absence. */
const AWAY = 12;

/** Somebody is asked what he moves, after the others have done a lot. */
const away = (seat: Seat, _options: readonly Option[], match: Match) =>
  match.decision?.open(seat)?.prompt.ask === 'move' &&
  match.seen(seat).answered > 0 &&
  match.answers.length - match.seen(seat).answered >= AWAY;

describe.skipIf(browserPath === undefined)('what happened since one’s last turn', () => {
  const house = new House();
  const visit = visiting(house);
  let game: Game;

  beforeAll(async () => {
    game = await loadGame('conquest');
  });

  it('opens from the link of a notice, by numbers on the map, plays like a film, and nothing glows meanwhile', async () => {
    const { record, seat } = sensibly(game, game.players.usual, away);
    const seats = Array.from({ length: game.players.usual }, (_, one) => ({
      kind: 'me',
      name: one === seat ? 'Ada' : 'B',
    }));
    const made = await makeTable(house.url, record, seats);
    const { page, complaints } = await visit();
    await sitDown(page, made, [seat]);
    const lit = page.locator('a.place.lit');
    await expect.poll(() => lit.count()).toBeGreaterThan(0);
    // In the middle of the game it is a button; it opens the same sheet.
    await page.locator('.since-pill').click();
    await page.locator('.news').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.news').waitFor({ state: 'detached' });

    await page.goto('/');
    await page.goto(`/t/${made.table.id}#since`);
    await page.locator('.news').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    const lines = page.locator('.news-list li');
    await expect.poll(() => lines.count()).toBeGreaterThan(2);
    const count = await lines.count();
    await expect.poll(() => lit.count()).toBe(0);
    await expect.poll(() => page.locator('.news-mark').count()).toBeGreaterThan(0);
    // A digit answers nothing that is not seen.
    const moves = await page.locator('.table').getAttribute('data-moves');
    await page.keyboard.press('1');
    await page.keyboard.press(' ');
    await expect.poll(() => page.locator('.news-list li.now .news-number').innerText()).toBe('1');
    await page.locator('.news-player button').nth(3).click();
    await expect.poll(() => page.locator('.news-list li.now .news-number').innerText()).toBe('2');
    await page.keyboard.press(' ');
    expect(await page.locator('.table').getAttribute('data-moves')).toBe(moves);
    await page.locator('.news-list li').last().locator('.news-number').click();
    await expect.poll(() => page.locator('.news-list li.now .news-number').innerText()).toBe(String(count));
    await page.keyboard.press('Enter');
    await page.locator('.news').waitFor({ state: 'detached' });
    await expect.poll(() => lit.count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });
});
