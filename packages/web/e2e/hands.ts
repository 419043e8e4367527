import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asked, FIGHT_OVER, moves, said, telling } from './house.ts';

/** The words of the question that is open. */
export const question = (page: Page) => page.locator('.prompt:not(.idle) .prompt-text, .battle-middle h3').first();

/** Whether the log tells this, as soon as it is drawn. */
export async function heard(page: Page, words: RegExp): Promise<void> {
  const told = async () => words.test(await page.locator('.log').innerText());
  await expect.poll(told, { message: String(words) }).toBe(true);
}

/** Does something that answers the question, and waits for what follows. */
export async function answering(page: Page, act: () => Promise<void>): Promise<void> {
  const seen = await moves(page);
  await act();
  await giveSheet(page, seen);
}

/** Waits until there are more answers than so many. What opened a sheet, or is said on one, is given with it. */
export async function giveSheet(page: Page, seen: number): Promise<void> {
  const given = async () => {
    if ((await moves(page)) > seen) return true;
    await onSheet(page);
    return false;
  };
  await expect.poll(given, { timeout: 60_000 }).toBe(true);
}

/** Presses the one button that brings a sheet nearer to its end: what is still to be said there is the first thing that can be said. */
async function onSheet(page: Page): Promise<void> {
  // Rows that have an answer already, as who leads, could be changed for ever: goals come first.
  const goal = page.locator('.plan-raised .goal, .plan-body .goal:enabled:not([aria-pressed="true"])');
  const other = page.locator('.plan-body [data-option]:enabled:not([aria-pressed="true"])');
  // With nothing on it, a sheet from which things are bought is left.
  // What could be pressed a moment ago may be said already.
  for (const button of [FIGHT_OVER, '.plan-gold:enabled', '.plan-end:enabled, .reaction .quiet']
    .map((one) => page.locator(one).first())
    .concat(goal.first(), other.first()))
    if (await button.isVisible()) return telling(page, () => button.click({ timeout: 500 }).catch(() => {}));
}

/** Takes what is put together, as it stands. */
export const confirm = (page: Page) => page.locator('.composer .composer-sum [data-option]');

/** Takes an option by its button, in a list behind a button if it is there. */
export async function press(page: Page, id: string): Promise<void> {
  const button = page.locator(`:is(.chips, .reaction) [data-option="${id}"]`).first();
  if (!(await button.isVisible())) {
    for (const group of await page.locator('.chips > li > button[aria-expanded]').all()) {
      await group.click();
      const inside = page.locator(`.group-menu [data-option="${id}"]`);
      if (await inside.isVisible()) return inside.click();
      await page.keyboard.press('Escape');
    }
  }
  await button.click();
}

/** Clicks a place that glows, somewhere within its borders where nothing else lies over it. */
export async function touch(page: Page, space: string): Promise<void> {
  await page.mouse.click(...(await pointIn(page, space)));
}

/** The same with a finger. */
export async function tap(page: Page, space: string): Promise<void> {
  await page.touchscreen.tap(...(await pointIn(page, space)));
}

async function pointIn(page: Page, space: string): Promise<[number, number]> {
  const [x, y] = await page.locator(`a.place.lit[data-space="${space}"]`).evaluate((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    for (let i = 1; i < 400; i++) {
      const point = [left + width * ((i * 0.618) % 1), top + height * ((i * 0.755) % 1)];
      if (document.elementFromPoint(point[0], point[1])?.closest('[data-space]') === place) return point;
    }
    throw new Error('the place cannot be touched');
  });
  return [x, y];
}

/** Takes an option on the map: its place, and what is meant if that can mean more than one thing. */
export async function take(page: Page, id: string, space: string): Promise<void> {
  const before = await said(page);
  await touch(page, space);
  const menu = page.locator(`.place-menu [data-option="${id}"]`);
  await expect.poll(async () => (await menu.isVisible()) || (await said(page)) !== before).toBe(true);
  if (await menu.isVisible()) await menu.click();
}

/** Takes an option by the digit of its button or its card; in a list, by arrows and Enter. */
export async function type(page: Page, id: string): Promise<void> {
  const wanted = `[data-option="${id}"]`;
  // A die that is thrown again is a button of its own.
  const die = page.locator(`[data-again="${id}"]`).first();
  if (await die.isVisible()) return die.press('Enter');
  if (await page.locator('.reaction').isVisible()) return typeReaction(page, wanted);
  await page.locator('.chips button, .composer-sum [data-option]').first().waitFor();
  if (await page.locator(`.composer-sum ${wanted}`).isVisible()) return page.keyboard.press('1');
  for (const button of await page.locator('.chips > li > button:has(.digit)').all()) {
    const own = (await button.getAttribute('data-option')) === id;
    // What ends or destroys something is not taken in the first moment.
    if (own) await page.locator(`.chips ${wanted}:enabled`).waitFor();
    if (!own && (await button.getAttribute('aria-expanded')) === null) continue;
    await page.keyboard.press(await button.locator('.digit').innerText());
    if (own || (await typeInList(page, wanted))) return;
    await page.keyboard.press('Escape');
  }
  const card = page.locator(`[data-cards="${id}"], [data-cards^="${id}; "]`).first();
  // Cards come a moment after the question.
  await card.waitFor();
  await page.keyboard.press(await card.locator('.digit').innerText());
  if (await page.locator('.group-menu').isVisible()) await typeInList(page, wanted);
}

/** Whether to react: the quiet answer has a key, the others digits of their own, and Enter gives what was chosen. */
async function typeReaction(page: Page, wanted: string): Promise<void> {
  // A key of the first moment may have been meant for the question before.
  await page.waitForTimeout(450);
  if (await page.locator(`.quiet${wanted}`).isVisible()) return insist(page, 'Escape');
  await insist(page, await page.locator(`.candidate${wanted} .digit`).innerText());
  await page.locator('.plan-gold:enabled').waitFor();
  await page.keyboard.press('Enter');
}

/** Presses a key until something has come of it. */
async function insist(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 5; times++) {
    const before = await said(page);
    await telling(page, () => page.keyboard.press(key));
    if ((await said(page)) !== before) return;
  }
  throw new Error(`nothing comes of ${key}`);
}

/** Goes to an option in the list that has opened, and takes it; false if it is not there. */
async function typeInList(page: Page, wanted: string): Promise<boolean> {
  // Arrows and Enter are meant for the list as soon as it has the focus.
  await page.locator('.group-menu :focus').waitFor();
  const list = page.locator('.group-menu [data-option]');
  const at = await list.evaluateAll((items, one) => items.findIndex((item) => item.matches(one)), wanted);
  if (at < 0) return false;
  for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return true;
}

/** Takes the first of the calm answers that is offered, else the first of all, until it is over. */
export async function calmly(page: Page, calm: readonly string[], over: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 150; step++) {
    await asked(page);
    if (await over()) return;
    await page
      .locator('.plan, .chips [data-option], .composer-sum [data-option], .chips [aria-expanded]')
      .first()
      .waitFor();
    if (await page.locator('.plan').isVisible()) {
      await answering(page, async () => {});
      continue;
    }
    const shown = await page
      .locator('.chips [data-option], .composer-sum [data-option]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-option') ?? ''));
    const first = calm.find((id) => shown.includes(id));
    await answering(page, async () => {
      if (first !== undefined) return press(page, first);
      if (shown.length > 0) return page.locator(`[data-option="${shown[0]}"]`).first().click();
      await page.locator('.chips > li > button[aria-expanded]').first().click();
      await page.locator('.group-menu [data-option]').first().click();
    });
  }
  throw new Error(`no end: ${await question(page).innerText()}`);
}
