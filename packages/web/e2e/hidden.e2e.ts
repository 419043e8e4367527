import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, moves, visiting } from './house.ts';
import { TinyHouse } from './tiny-house.ts';

/** Whatever a cunning neighbour could read in the page: text, attributes, everything. */
async function everything(page: Page): Promise<string> {
  return page.locator('html').evaluate((html) => html.outerHTML);
}

describe.skipIf(browserPath === undefined)('a game of hidden hands', () => {
  const house = new TinyHouse();
  const visit = visiting(house);

  /** Two at one screen. */
  async function hotSeat(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'New table with friends' }).click();
    const sheet = page.locator('dialog');
    await sheet.getByLabel('Your name').first().fill('Ada');
    await sheet.getByLabel('Seat 2', { exact: true }).selectOption('here');
    await sheet.getByLabel('Your name').nth(1).fill('Bruno');
    await sheet.getByRole('button', { name: 'Make the table' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('.curtain').waitFor();
  }

  it('at one screen: a curtain falls between two hands, and nothing of either is in the page behind it', async () => {
    const { page, complaints } = await visit();
    await hotSeat(page);
    for (const name of ['Ada', 'Bruno']) {
      await page.locator('.curtain', { hasText: `${name}, it is your turn` }).waitFor();
      // Neither the options, nor the hand in the panel, nor keys that would answer blindly.
      expect(await everything(page)).not.toMatch(/holds|Play \d|data-option|data-space/);
      await page.keyboard.press('1');
      await page.keyboard.press('t');
      expect(await page.locator('.curtain').isVisible()).toBe(true);
      await page.getByRole('button', { name: 'Show my side' }).click();
      await page.getByText(/holds \d+ \d+ \d+ \d+ \d+/).waitFor();
      expect(await moves(page)).toBe(name === 'Ada' ? 0 : 1);
      await page.locator('.chip[data-option^="play"]').first().click();
      if (name === 'Ada') await page.locator('.curtain').waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('on two screens: each page only ever gets its own hand', async () => {
    const ada = await visit();
    const bruno = await visit();
    const heard: string[] = [];
    bruno.page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
    await ada.page.goto('/');
    await ada.page.getByRole('button', { name: 'New table with friends' }).click();
    await ada.page.getByRole('button', { name: 'Make the table' }).click();
    await ada.page.waitForURL(/\/t\//);
    const invite = await ada.page.getByRole('button', { name: 'Copy invitation' }).getAttribute('data-link');
    await bruno.page.goto(invite ?? '');
    await bruno.page.getByLabel('Your name').fill('Bruno');
    await bruno.page.getByRole('button', { name: 'Take this seat' }).click();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();
    const held = async (page: Page) => {
      const words = await page
        .getByText(/holds \d/)
        .first()
        .textContent();
      return (/holds ([\d ]+)/.exec(words ?? '')?.[1] ?? '').trim().split(' ').map(Number);
    };
    const hand = await held(ada.page);
    expect(hand).toHaveLength(5);
    expect(await held(bruno.page)).not.toEqual(hand);
    // No message to Bruno's page lists a card of Ada's as something that is held or can be played.
    expect(heard.join('\n')).not.toMatch(new RegExp(`"(play|bury) (${hand.join('|')})"`));
    expect(await ada.page.locator('.curtain').count()).toBe(0);
    expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
  });

  it('with time to answer: the page counts down, says what is taken otherwise, and who was late', async () => {
    const { page, complaints } = await visit();
    const response = await fetch(`${house.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        game: 'hasty-duel',
        time: 4,
        start: true,
        seats: [{ kind: 'me', name: 'Ada' }, { kind: 'invited' }],
      }),
    });
    const { table, seats, owner, invites } = await response.json();
    await page.goto('/about');
    const held = [{ id: table.id, secrets: [seats[0].secret, owner], seats: { 0: seats[0].secret }, owner }];
    await page.evaluate((tables) => localStorage.setItem('tabula.tables', tables), JSON.stringify(held));
    await page.goto(`/t/${table.id}`);
    const claim = { name: 'Bruno', invite: invites[0].secret };
    const post = (path: string, body: unknown, secret?: string) =>
      fetch(`${house.url}/api/tables/${table.id}/${path}`, {
        method: 'POST',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    expect((await post('claim', claim)).status).toBe(200);
    expect((await post('start', undefined, owner)).status).toBe(200);
    await page.locator('.time-left', { hasText: /0:0[1-4]\s*else: Play \d+/ }).waitFor();
    await page
      .getByRole('timer')
      .getByText(/0:0\d left/)
      .waitFor();
    const first = await page.locator('.chip[data-option]').first().getAttribute('data-option');
    // Both are late: each plays the first card of his hand, and a new question has its own time.
    await page.locator('.toast', { hasText: 'Time was up for' }).waitFor();
    await page.locator('.log', { hasText: `Ada plays ${first?.split(' ')[1]}.` }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('a table for a move a day says at home whom it waits for', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page.getByRole('button', { name: 'New table with friends' }).click();
    const sheet = page.locator('dialog');
    await sheet.getByLabel('Pace').selectOption('daily');
    await sheet.getByLabel('Seat 2', { exact: true }).selectOption('here');
    await sheet.getByRole('button', { name: 'Make the table' }).click();
    await page.locator('.curtain').waitFor();
    await page.goto('/');
    await page.locator('.table-row', { hasText: /[23] d left/ }).waitFor();
    await page.locator('.table-row .turn-pill').waitFor();
  });
});
