import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tap } from './hands.ts';
import { asked, browserPath, House, moves, visiting } from './house.ts';
import { sitDown } from './seats.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(browserPath === undefined)('in the hand', () => {
  const house = new House();
  const visit = visiting(house);

  async function begin(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Start the game' }).first().click();
    await page.waitForURL(/\/t\//);
    await asked(page);
  }

  const heightOf = (page: Page) => page.locator('.sheet-area').evaluate((sheet) => sheet.clientHeight);
  const eyeOf = (page: Page) => page.locator('.board-layer').evaluate((layer) => layer.style.transform);

  it('the sheet is drawn up and down, and rests at one of three heights', async () => {
    const { page, complaints } = await visit(PHONE);
    await begin(page);
    const half = await heightOf(page);
    const drag = async (by: number) => {
      const box = await page.locator('.sheet-handle').boundingBox();
      const [x, y] = [195, (box?.y ?? 0) + 10];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - by / 2, { steps: 4 });
      await page.mouse.move(x, y - by, { steps: 4 });
      await page.mouse.up();
    };
    await drag(240);
    await expect.poll(() => heightOf(page)).toBe(844 - 150);
    await drag(-300);
    await expect.poll(() => heightOf(page)).toBe(half);
    await drag(-200);
    await expect.poll(() => heightOf(page)).toBe(166);
    // The question and the tabs are in sight even then; a tap brings the choices back.
    const prompt = await page.locator('.prompt-text').boundingBox();
    const tabs = await page.locator('.phone-tabs').boundingBox();
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    await page.locator('.sheet-handle').tap();
    await expect.poll(() => heightOf(page)).toBe(half);
    expect(complaints).toEqual([]);
  });

  it('a small map shows where one is, and goes where one points', async () => {
    const { page } = await visit(PHONE);
    await begin(page);
    const eye = await eyeOf(page);
    const small = page.locator('.minimap');
    await small.tap({ position: { x: 80, y: 50 } });
    await expect.poll(() => eyeOf(page)).not.toBe(eye);
    // What can be chosen is never under the sheet.
    await page.locator('.chip[data-option]').first().tap();
    await page.locator('.plan').waitFor();
    const sheet = await page.locator('.sheet-area').boundingBox();
    await expect
      .poll(async () => {
        const boxes = await Promise.all((await page.locator('a.place.lit').all()).map((place) => place.boundingBox()));
        return boxes.every((box) => box !== null && box.y + box.height / 2 < (sheet?.y ?? 0));
      })
      .toBe(true);
  });

  it('a first tap on the map only looks: what it does lies in the sheet, and gold does it', async () => {
    const { page } = await visit(PHONE);
    await begin(page);
    const before = await moves(page);
    const lit = await page.locator('a.place.lit[data-space]').first().getAttribute('data-space');
    await tap(page, lit ?? '');
    await page.locator('.plan, .tap-card').first().waitFor();
    await page.waitForTimeout(300);
    expect(await moves(page)).toBe(before);
    await page.locator('.plan-gold:enabled, .tap-card .gold').first().tap();
    await expect.poll(() => moves(page)).toBeGreaterThan(before);
  });

  it('on its side there is a map to see, and choices to press', async () => {
    const { page } = await visit({ ...PHONE, viewport: { width: 844, height: 390 } });
    await begin(page);
    const map = await page.locator('.board-area').boundingBox();
    expect(map?.width).toBeGreaterThan(500);
    expect(map?.height).toBeGreaterThan(330);
    const choice = await page.locator('.chip[data-option]').first().boundingBox();
    expect((choice?.y ?? 999) + (choice?.height ?? 999)).toBeLessThan(390);
    await page.getByRole('button', { name: /Reinforce/ }).tap();
    const gold = await page.locator('.plan-gold').boundingBox();
    expect((gold?.y ?? 999) + (gold?.height ?? 999)).toBeLessThan(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
  });

  it.each([
    [390, 844],
    [844, 390],
  ])('whatever a thumb presses is as large as one on %d x %d', async (width, height) => {
    const { page } = await visit({ ...PHONE, viewport: { width, height } });
    await begin(page);
    const small = (selector: string) =>
      page.locator(selector).evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { width: wide, height: tall } = button.getBoundingClientRect();
          return wide === 0 || (wide >= 44 && tall >= 44) ? [] : [`${button.className} ${wide} x ${tall}`];
        }),
      );
    expect(await small('.topbar :is(a, button), .phone-tabs button, .zoom button, .chip[data-option]')).toEqual([]);
    await page.locator('.chip[data-option^="reinforce"]').tap();
    await page.locator('.plan .stepper').first().waitFor();
    expect(await small('.plan button:not(.rule-chip)')).toEqual([]);
  });

  it.each([
    [390, 844],
    [844, 390],
  ])('all answers of a vote are in sight on %d x %d', async (width, height) => {
    const pace = { bank: 6, increment: 0, cap: 60, vacation: 0 };
    const seats = ['Ada', 'Bruno', 'Carla'].map((name) => ({ kind: 'me', name }));
    const made = await (
      await fetch(`${house.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'byzantium', seats, start: true, pace }),
      })
    ).json();
    // Nobody answers; those who are not waited for are asked what to do about the other.
    const { page } = await visit({ ...PHONE, viewport: { width, height } });
    await sitDown(page, made, [made.table.waiting.includes(0) ? 1 : 0]);
    await page.locator('.vote-choices button').last().waitFor();
    const below = await page.locator('.vote-choices').evaluate((choices) => {
      const sheet = choices.closest('.sheet-area');
      const tabs = sheet?.querySelector('.phone-tabs')?.getBoundingClientRect().top ?? 0;
      return [...choices.querySelectorAll('button')].filter((one) => one.getBoundingClientRect().bottom > tabs).length;
    });
    expect(below).toBe(0);
  });

  it('notes are kept for the seat that wrote them, in its own browser, and nowhere else', async () => {
    const { page } = await visit(PHONE);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.postData() ?? ''));
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await begin(page);
    const notes = async () => {
      await page.getByRole('tab', { name: 'Log' }).first().tap();
      await page.getByRole('tab', { name: 'Notes' }).tap();
      return page.getByLabel(/For yourself/);
    };
    await (await notes()).fill('Theodora wants Antioch');
    await page.reload();
    await asked(page);
    const kept = await notes();
    await expect.poll(() => kept.inputValue()).toBe('Theodora wants Antioch');
    expect(sent.join()).not.toContain('Antioch');
    await begin(page);
    expect(await (await notes()).inputValue()).toBe('');
  });
});
