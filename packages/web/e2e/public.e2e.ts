import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { HttpSink } from '../../server/test/notices/sinks.ts';
import { browserPath, faults, House, visiting } from './house.ts';

async function picture(page: Page, name: string): Promise<void> {
  if (process.env.TABULA_PICTURES === undefined) return;
  await page.screenshot({ path: `${process.env.TABULA_PICTURES}/${name}.png`, fullPage: true });
}

describe.skipIf(browserPath === undefined)('tables that others see', () => {
  const house = new House(['--webhooks', 'any', '--public-url', 'http://tabula.example']);
  const visit = visiting(house);

  async function post(path: string, body: object) {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${house.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(reply.status).toBe(201);
    return reply.json();
  }

  it('a stranger sits down at a listed table, a friend by the one link; they talk by phrases until both want more', async () => {
    const ada = await visit();
    await ada.page.goto('/');
    await ada.page.getByRole('button', { name: 'New table with friends' }).click();
    const sheet = ada.page.locator('dialog');
    await sheet.getByLabel('Game').selectOption('oasis-road');
    await sheet.getByLabel('Seat 1', { exact: true }).selectOption('open');
    await sheet.getByLabel('Seat 2', { exact: true }).selectOption('invited');
    await sheet.getByLabel('Name of the table').fill('Golden Horn ');
    await sheet.getByLabel('A word to those you invite').fill('A slow one.');
    await sheet.getByLabel(/Listed for everybody/).check();
    await sheet.getByRole('button', { name: 'Make the table' }).click();
    await ada.page.waitForURL(/\/t\//);
    const join = await ada.page.locator('.join-line [data-link]').getAttribute('data-link');
    expect(join).toMatch(/#join=[\w-]{32}$/);
    // For a camera across the room; a new link has another code.
    const code = ada.page.getByRole('img', { name: 'The link as a code for a camera' }).locator('path');
    const dark = await code.getAttribute('d');
    expect(dark?.length).toBeGreaterThan(1000);
    expect(await faults(ada.page)).toEqual([]);

    const bruno = await visit();
    await bruno.page.goto('/');
    const row = bruno.page.locator('.open-list li', { hasText: 'Golden Horn' });
    await row.getByText('A slow one.').waitFor();
    await row.getByText('1 free').waitFor();
    await picture(bruno.page, 'home');
    expect(await faults(bruno.page)).toEqual([]);
    await row.getByRole('link', { name: 'Sit down' }).click();
    await bruno.page.getByLabel('Your name').fill('Bruno');
    await bruno.page.locator('.claim button').click();
    await ada.page.getByText('Bruno').first().waitFor();

    const carla = await visit({ locale: 'it-IT' });
    await carla.page.goto(join ?? '');
    await carla.page.locator('#claim-name').fill('Carla');
    await carla.page.locator('.claim button').click();
    await ada.page.getByText('Carla').first().waitFor();
    await ada.page.getByRole('button', { name: 'Start the game' }).click();

    for (const { page } of [bruno, carla]) await page.locator('[role=tab]', { hasText: 'Chat' }).first().click();
    expect(await bruno.page.locator('#chat-text').count()).toBe(0);
    await bruno.page.getByRole('button', { name: 'Hello!' }).click();
    await carla.page.locator('.chat ol', { hasText: 'Ciao!' }).waitFor();
    await bruno.page.getByLabel(/I want to talk freely/).click();
    await carla.page.getByText('d’accordo 1 su 2').waitFor();
    await carla.page.getByLabel(/Voglio parlare liberamente/).click();
    await bruno.page.locator('#chat-text').fill('At last.');
    await bruno.page.keyboard.press('Enter');
    await carla.page.locator('.chat ol', { hasText: 'At last.' }).waitFor();
    await carla.page.getByRole('button', { name: 'Silenzia Bruno' }).first().click();
    await carla.page.getByText('silenziato').first().waitFor();
    expect(await carla.page.locator('.chat ol').innerText()).not.toContain('At last.');
    // At home it is told what is new there; Ada, who only made the table, is told too.
    await ada.page.goto('/');
    await ada.page.locator('.my-tables .unread', { hasText: '2' }).waitFor();
    for (const { page, complaints } of [ada, bruno, carla]) {
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  });

  it('games can be watched by their maps as they stand, and those that are over seen again', async () => {
    const bot = { kind: 'bot', level: 'easy' };
    const people = [{ kind: 'me', name: 'Ada' }, { kind: 'me', name: 'Bruno' }, bot];
    await post('/tables', { game: 'byzantium', seats: people, public: true, start: true, name: 'Via Appia' });
    const hidden = await post('/tables', { game: 'byzantium', seats: people, start: true, name: 'Secret' });
    const over = await post('/tables', { game: 'oasis-road', seats: [bot, bot], public: true, start: true });
    await expect
      .poll(async () => (await (await fetch(`${house.url}/api/tables/${over.table.id}`)).json()).status, {
        timeout: 60_000,
      })
      .toBe('over');
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const { page, complaints } = await visit({ viewport });
      await page.goto('/tables');
      const card = page.locator('.watch-card', { hasText: 'Via Appia' });
      await card.locator('.preview svg, .preview canvas').first().waitFor();
      expect(await page.getByText('Secret').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await faults(page)).toEqual([]);
      await picture(page, `tables-${viewport.width}`);
      await page.locator(`a[href="/replay/${over.table.id}"]`).click();
      await page.locator('.controls .count').waitFor();
      expect(complaints).toEqual([]);
      await page.context().close();
    }
    expect(hidden.table.public).toBe(false);
  });

  it('a circle is a link: its tables are seen by whoever has it, and its webhook is tried and told', async () => {
    const sink = await HttpSink.open();
    const ada = await visit();
    await ada.page.goto('/');
    await ada.page.locator('.circles summary').click();
    await ada.page.getByLabel('Name of the circle').fill('Legio X');
    await ada.page.getByRole('button', { name: 'Make a circle' }).click();
    await ada.page.waitForURL(/\/circle\//);
    await ada.page.getByRole('heading', { name: 'Legio X' }).waitFor();
    const link = await ada.page.locator('[data-link]').getAttribute('data-link');
    await ada.page.getByLabel('Service').selectOption('json');
    await ada.page.getByLabel('Address of the webhook').fill(`${sink.url}/club`);
    await ada.page.getByRole('button', { name: 'Save and try' }).click();
    await ada.page.getByText('New tables are told to json').waitFor();
    expect(await faults(ada.page)).toEqual([]);
    await picture(ada.page, 'circle');
    await ada.page.goto('/');
    await ada.page.getByRole('button', { name: 'New table with friends' }).click();
    const sheet = ada.page.locator('dialog');
    await sheet.getByLabel('Seat 2', { exact: true }).selectOption('open');
    await sheet.getByLabel('Name of the table').fill('Cannae');
    await sheet.getByLabel('Circle').selectOption('Legio X');
    await sheet.getByRole('button', { name: 'Make the table' }).click();
    await ada.page.waitForURL(/\/t\//);
    await expect.poll(() => sink.received.length).toBe(2);
    const bruno = await visit({ viewport: { width: 390, height: 844 } });
    await bruno.page.goto(`/circle/${new URL(link ?? '').pathname.split('/').pop()}`);
    await bruno.page.getByText('This is not the link of a circle').waitFor();
    await bruno.page.goto('about:blank');
    await bruno.page.goto(link ?? '');
    await bruno.page.locator('.open-list li', { hasText: 'Cannae' }).getByRole('link', { name: 'Sit down' }).click();
    await bruno.page.locator('#claim-name').waitFor();
    await bruno.page.goto('/');
    await bruno.page.getByRole('link', { name: 'Legio X' }).waitFor();
    expect(await bruno.page.locator('.open-list li', { hasText: 'Cannae' }).count()).toBe(0);
    for (const { page } of [ada, bruno]) await page.context().close();
  });
});
