import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { giveSheet } from './hands.ts';
import { allOptions, asked, browserPath, House, moves, visiting } from './house.ts';

/** Counts what the page makes sound, and whether it ever opened the way to the loudspeakers. */
function listen(): void {
  const count = { opened: 0, sounded: 0 };
  Reflect.set(window, 'sounds', count);
  const Real = window.AudioContext;
  window.AudioContext = class extends Real {
    constructor(options?: AudioContextOptions) {
      super(options);
      count.opened++;
    }
  };
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = Source.prototype.start;
    Source.prototype.start = function (this: OscillatorNode & AudioBufferSourceNode, ...args: [number?]) {
      count.sounded++;
      start.apply(this, args);
    };
  }
}

const sounds = (page: Page): Promise<{ opened: number; sounded: number }> =>
  page.evaluate(() => Reflect.get(window, 'sounds'));

/** Does whatever comes first in the list. */
async function move(page: Page): Promise<void> {
  await asked(page);
  const before = await moves(page);
  const [first] = await allOptions(page);
  await page.locator(`[data-all="${first}"]`).click();
  await giveSheet(page, before);
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
}

describe.skipIf(browserPath === undefined)('sounds', () => {
  const house = new House();
  const visit = visiting(house);

  it('are off until somebody switches them on, and are off again when switched off', async () => {
    const { page, complaints } = await visit();
    await page.addInitScript(listen);
    await page.goto('/');
    await page.getByRole('button', { name: 'Start the game' }).first().click();
    await page.waitForURL(/\/t\//);
    await move(page);
    expect(await sounds(page)).toEqual({ opened: 0, sounded: 0 });

    const toggle = async () => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.locator('dialog').getByLabel('Sounds').click();
      await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
    };
    await toggle();
    // Whoever switches them on hears it.
    await expect.poll(async () => (await sounds(page)).sounded).toBeGreaterThan(0);
    const before = (await sounds(page)).sounded;
    await move(page);
    await expect.poll(async () => (await sounds(page)).sounded).toBeGreaterThan(before);
    expect((await sounds(page)).opened).toBe(1);

    // The choice is kept. A page that nobody has touched yet stays silent, as browsers demand.
    await page.reload();
    await page.locator('.prompt:not(.idle), .battle, .plan').first().waitFor();
    expect((await sounds(page)).sounded).toBe(0);
    await move(page);
    await expect.poll(async () => (await sounds(page)).sounded).toBeGreaterThan(0);

    await toggle();
    await page.waitForTimeout(600);
    const last = (await sounds(page)).sounded;
    await move(page);
    expect((await sounds(page)).sounded).toBe(last);
    expect(complaints).toEqual([]);
  });
});
