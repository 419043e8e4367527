import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveSheet } from './hands.ts';
import { asked, browserPath, faults, House, moves, visiting } from './house.ts';

/** To take control of a city is to say which, and with which cube. */
const STEPS = 2;

describe.skipIf(browserPath === undefined)('friends at a table', () => {
  const house = new House();
  const visit = visiting(house);

  /** Ada makes a table for two, Ben sits down, the game begins; the table's address and the link for onlookers. */
  async function twoFriends(ada: Page, ben: Page): Promise<{ table: string; watch: string }> {
    await ada.goto('/');
    await ada.getByRole('button', { name: 'New table with friends' }).click();
    const sheet = ada.locator('dialog');
    await sheet.getByLabel('Players').selectOption('2');
    await sheet.getByLabel('Your name').first().fill('Ada');
    await sheet.getByRole('button', { name: 'Make the table' }).click();
    await ada.waitForURL(/\/t\//);
    const link = (name: string) => ada.getByRole('button', { name }).getAttribute('data-link');
    const watch = (await link('Copy link to watch')) ?? '';
    await ben.goto((await link('Copy invitation')) ?? '');
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Take this seat' }).click();
    await ada.locator('.seats b', { hasText: 'Ben' }).waitFor();
    const table = ada.url();
    await ada.getByRole('button', { name: 'Start the game' }).click();
    return { table, watch };
  }

  /** Whoever is asked takes the first city that glows, or the first choice there is; which of the two it was. */
  async function answer(pages: readonly Page[]): Promise<Page> {
    const page = await Promise.any(pages.map((one) => asked(one).then(() => one)));
    const seen = await moves(page);
    const group = page.locator('.chips > li > button.chip[aria-expanded]').first();
    if (await group.isVisible()) {
      await group.click();
      await page.locator('.group-menu [data-option]').first().click();
    } else await page.locator('.chip[data-option]').first().click();
    await giveSheet(page, seen);
    await Promise.all(pages.map((one) => expect.poll(() => moves(one)).toBe(seen + STEPS)));
    return page;
  }

  async function askBack(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Ask to go back one move' }).click();
  }

  it('read by one link who invites to what, and choose among the seats that are free', async () => {
    const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'invited' }, { kind: 'open' }];
    const wish = { game: 'byzantium', seats, name: 'Golden Horn', note: 'A slow one for the winter.' };
    const headers = { 'content-type': 'application/json' };
    const made = await (
      await fetch(`${house.url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(wish) })
    ).json();
    const { page, complaints } = await visit();
    await page.goto(`/t/${made.table.id}#join=${made.join}`);
    await page.getByRole('heading', { name: 'Ada invites you to Byzantium' }).waitFor();
    await page.getByText('“A slow one for the winter.”').waitFor();
    await page.getByText('Golden Horn').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: 'Seat 2' }).isChecked()).toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Seat 3' }).check();
    await page.getByLabel('Your name').fill('Ben');
    await page.getByRole('button', { name: 'Take this seat' }).click();
    await page.getByText('you', { exact: true }).waitFor();
    const { seats: now } = await (await fetch(`${house.url}/api/tables/${made.table.id}`)).json();
    expect(now.map(({ name }: { name: string | null }) => name)).toEqual(['Ada', null, 'Ben']);
    expect(complaints).toEqual([]);
  });

  it('go back a move when both agree, and only then; the question outlives the server', async () => {
    const ada = await visit();
    const ben = await visit();
    await twoFriends(ada.page, ben.page);
    const both = [ada.page, ben.page];
    await answer(both);
    const asker = await answer(both);
    const other = asker === ada.page ? ben.page : ada.page;
    const name = asker === ada.page ? 'Ada' : 'Ben';

    await askBack(asker);
    const question = other.locator('.rollback', {
      hasText: `${name} asks to take back ${STEPS} answers, from here on: “`,
    });
    await question.waitFor();
    expect(await asker.locator('.rollback button').count()).toBe(0);
    await question.getByRole('button', { name: 'Refuse' }).click();
    await asker.locator('.rollback').waitFor({ state: 'detached' });
    await asker.locator('.toast', { hasText: 'Not everybody agreed' }).getByRole('button').click();
    await expect.poll(() => moves(asker)).toBe(2 * STEPS);

    await askBack(asker);
    await question.waitFor();
    const port = Number(new URL(house.url).port);
    await house.kill();
    await other.getByText('Connection lost').waitFor();
    await house.start(port);
    await other.getByText('Connection lost').waitFor({ state: 'hidden' });
    await question.getByRole('button', { name: 'Agree' }).click();
    for (const page of both) await expect.poll(() => moves(page)).toBe(STEPS);
    await other.locator('.rollback').waitFor({ state: 'detached' });
    // The same seat is asked again what it had answered.
    await asked(asker);
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
  });

  it('let somebody look on by a link, who sees every move and can do nothing', async () => {
    const ada = await visit();
    const ben = await visit();
    const { table, watch } = await twoFriends(ada.page, ben.page);
    const eve = await visit();

    // The table's address alone shows who sits there, not the game.
    await eve.page.goto(table);
    await eve.page.getByText(/The game has begun, and all seats are taken/).waitFor();
    expect(await eve.page.locator('.board').count()).toBe(0);

    await eve.page.goto('about:blank');
    await eve.page.goto(watch);
    await eve.page.locator('.board .piece').first().waitFor();
    expect(eve.page.url()).not.toContain('watch');
    const before = await moves(eve.page);
    await answer([ada.page, ben.page]);
    await expect.poll(() => moves(eve.page)).toBe(before + STEPS);
    await eve.page
      .getByText(/is choosing/)
      .first()
      .waitFor();
    for (const what of ['a.place.lit', '.chip', '.prompt-tools button', '[data-all]'])
      expect(await eve.page.locator(what).count(), what).toBe(0);
    await eve.page.getByRole('tab', { name: 'Chat' }).click();
    expect(await eve.page.getByLabel('Say something').count()).toBe(0);
    // The link is kept: she finds the table again, as somebody who looks on.
    await eve.page.goto('/');
    await eve.page.locator('.my-tables .table-row').click();
    await eve.page.locator('.board').waitFor();
    // Those who play can give the link away at any time.
    await ada.page.getByRole('button', { name: 'Settings' }).click();
    const again = ada.page.locator('dialog').getByRole('button', { name: 'Copy link to watch' });
    await expect.poll(() => again.getAttribute('data-link')).toBe(watch);
    expect([...ada.complaints, ...ben.complaints, ...eve.complaints]).toEqual([]);
    for (const { page } of [ada, ben, eve]) await page.context().close();
  });
});
