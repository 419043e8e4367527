import { waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, House, moves, openBrowser, person } from './house.ts';
import { type Moment, moments, type Position } from './wars.ts';

/** A legion that can be put together, and somebody in its reach. */
interface Campaign {
  readonly march: string;
  readonly from: string;
  readonly to: string;
}

/** Looks ahead: from where to where an army of three or more can go to battle, its Caesar staying at home. */
function campaignOf({ match, seat, ask, options }: Moment): Campaign | null {
  if (ask !== 'move') return null;
  for (const march of options.filter(({ kind }) => kind === 'march')) {
    const run = match.fork();
    const asked = () => (waiting(run.decision)[0] === seat ? run.decision?.open(seat) : null);
    run.answer(seat, march.id);
    if (asked()?.prompt.ask !== 'leaders') continue;
    if (!asked()?.options.some(({ id }) => id === 'leaders general')) continue;
    run.answer(seat, 'leaders general');
    const legions = asked()?.options ?? [];
    const most = legions.find(({ kind, units }) => kind === 'legion' && /^[3-7]\*infantry/.test(String(units)));
    if (most === undefined) continue;
    run.answer(seat, most.id);
    const target = asked()?.options.find(({ kind }) => kind === 'attack');
    if (target !== undefined) return { march: march.id, from: String(march.from), to: String(target.to) };
  }
  return null;
}

const BUYING = /do you buy\?/;
const asks = (wanted: string) => (moment: Moment) => moment.ask === wanted;
const offers = (wanted: string) => (moment: Moment) => moment.options.some(({ kind }) => kind === wanted);

describe.skipIf(browserPath === undefined)('a war of legions and galleys in the browser', () => {
  const house = new House();
  let browser: Browser;
  let found: ReadonlyMap<string, Position>;
  let campaign: Campaign | null = null;

  beforeAll(async () => {
    const game = await loadGame('conquest');
    found = moments(game, 3, {
      campaign: (moment) => {
        campaign = campaignOf(moment);
        return campaign !== null;
      },
      pursuit: asks('pursue'),
      landing: offers('invade'),
      'sea battle': asks('engage'),
      ransom: offers('offer'),
      'an offer': asks('deal'),
      inflation: ({ ask, match, options }) =>
        ask.startsWith('build') &&
        options.some(({ kind }) => kind === 'recruit') &&
        match.log.some(({ event }) => event.event === 'inflation'),
    });
    await house.start();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house.close();
  });

  /** Sits down where the question is open; bots have the other seats. */
  async function sitDown(name: string): Promise<{ page: Page; complaints: string[] }> {
    const { record, seat } = found.get(name) ?? { record: '', seat: 0 };
    const seats = [0, 1, 2].map((one) => (one === seat ? { kind: 'me', name: 'Ada' } : { kind: 'bot', level: 'easy' }));
    const response = await fetch(`${house.url}/api/records`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ record, seats }),
    });
    const made = await response.json();
    expect(response.status, JSON.stringify(made)).toBe(201);
    const { secret } = made.seats[0];
    const held = { id: made.table.id, secrets: [secret, made.owner], seats: { [seat]: secret }, owner: made.owner };
    const ada = await person(browser, house.url);
    await ada.page.goto('/about');
    await ada.page.evaluate((tables) => localStorage.setItem('tabula.tables', tables), JSON.stringify([held]));
    await ada.page.goto(`/t/${made.table.id}`);
    await ada.page.locator('.lobby, .board').first().waitFor();
    const start = ada.page.getByRole('button', { name: 'Start the game' });
    if (await start.isVisible()) await start.click();
    await asked(ada.page);
    return ada;
  }

  const question = (page: Page) => page.locator('.prompt:not(.idle) .prompt-text, .battle-middle h3').first();
  const told = (page: Page) => page.locator('.log').innerText();

  /** Whether the log tells this, as soon as it is drawn. */
  const heard = (page: Page, words: RegExp) =>
    expect.poll(async () => words.test(await told(page)), { message: String(words) }).toBe(true);

  /** Waits until the page asks Ada something, or somebody else has the turn for good. */
  async function asked(page: Page): Promise<void> {
    await page.locator('.prompt:not(.idle), .battle .chips, .battle .composer').first().waitFor();
  }

  /** Does something that answers the question, and waits for what follows. */
  async function answering(page: Page, act: () => Promise<void>): Promise<void> {
    const seen = await moves(page);
    await act();
    await expect.poll(() => moves(page)).toBeGreaterThan(seen);
  }

  const firstAnswer = (page: Page) => page.locator('.composer-sum [data-option], .chips [data-option]').first().click();
  const confirm = (page: Page) => page.locator('.composer .composer-sum [data-option]');

  /** Answers whatever a battle asks until the question is the wanted one: losses as proposed, and on with the fight. */
  async function throughBattles(page: Page, until: RegExp, answer = () => firstAnswer(page)): Promise<void> {
    for (let step = 0; step < 40; step++) {
      await asked(page);
      if (until.test(await question(page).innerText())) return;
      await answering(page, answer);
    }
    throw new Error(`the battle has no end: ${await question(page).innerText()}`);
  }

  it('a whole turn by mouse: a legion put together, a battle with losses, recruits', async () => {
    const { page, complaints } = await sitDown('campaign');
    const { march, from, to } = campaign ?? { march: '', from: '', to: '' };
    await answering(page, () => take(page, march, from));
    await expect.poll(() => question(page).innerText()).toContain('which leaders go?');
    // It begins with one General; one click says so.
    await answering(page, () => page.getByRole('button', { name: 'Go with 1 General' }).click());
    await expect.poll(() => question(page).innerText()).toContain('which units go with them?');
    const infantry = page.getByRole('spinbutton', { name: 'infantry' });
    const all = Number(await infantry.getAttribute('aria-valuenow'));
    expect(all).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'One less: infantry' }).click();
    expect(await infantry.getAttribute('aria-valuenow')).toBe(String(all - 1));
    await page.getByRole('button', { name: 'One more: infantry' }).click();
    await answering(page, () => confirm(page).click());
    // Where it can go glows; a battle is told before it is chosen.
    await expect.poll(() => question(page).innerText()).toContain('where to?');
    await answering(page, () => take(page, `attack ${to}`, to));
    await answering(page, () => page.getByRole('button', { name: 'End movement' }).click());
    await throughBattles(page, BUYING);
    await heard(page, /Battle of .*: Ada with 1 General.* attacks/);
    await heard(page, /loses \d/);
    await answering(page, () => page.getByRole('button', { name: 'Raise land units' }).click());
    expect(await page.locator('.composer-note').innerText()).toMatch(/^\d+ Talents, \d+ left$/);
    await answering(page, () => confirm(page).click());
    await heard(page, /Ada raises .* for \d+ Talents/);
    await answering(page, () => page.getByRole('button', { name: /End the turn$/ }).click());
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('the same by keys alone', async () => {
    const { page, complaints } = await sitDown('campaign');
    const { march, to } = campaign ?? { march: '', to: '' };
    await answering(page, () => type(page, march));
    await answering(page, () => type(page, 'leaders general'));
    // Arrows lead to the steppers and change them; Enter takes the legion.
    const infantry = page.getByRole('spinbutton', { name: 'infantry' });
    const all = Number(await infantry.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => infantry.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await infantry.getAttribute('aria-valuenow')).toBe(String(all - 1));
    await answering(page, () => page.keyboard.press('Enter'));
    await answering(page, () => type(page, `attack ${to}`));
    await answering(page, () => type(page, 'done'));
    await throughBattles(page, BUYING, () => page.keyboard.press('1'));
    await heard(page, /Battle of .*: Ada with 1 General.* attacks/);
    await answering(page, () => type(page, 'recruit'));
    await answering(page, () => page.keyboard.press('1'));
    await heard(page, /Ada raises .* for \d+ Talents/);
    await answering(page, () => type(page, 'done'));
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a landing: the galley is sent to a defended coast', async () => {
    const { page, complaints } = await sitDown('landing');
    const shore = page.locator('.chips [data-option^="invade"]').first();
    if (!(await shore.isVisible())) await page.getByRole('button', { name: /^\d? ?Land and attack/ }).click();
    await answering(page, () => page.locator('[data-option^="invade"]').first().click());
    await heard(page, /Ada lands .* coming from/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a battle at sea: declared, rolled with two dice a galley, told to its end', async () => {
    const { page, complaints } = await sitDown('sea battle');
    await answering(page, () => page.locator('.chips [data-option^="engage"]').first().click());
    await throughBattles(page, BUYING);
    await heard(page, /Ada declares battle on .* in /);
    await heard(page, /The battle in .* ends with \d+ to \d+ galleys/);
    expect(await page.locator('.log .die').count()).toBeGreaterThanOrEqual(4);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a pursuit: whom the cavalry cuts down is chosen in the sheet of the battle', async () => {
    const { page, complaints } = await sitDown('pursuit');
    await page.locator('.battle .die').first().waitFor();
    expect(await question(page).innerText()).toMatch(/Your cavalry catches \d+ units? of /);
    await answering(page, () => confirm(page).click());
    await heard(page, /Ada cuts down \d+ /);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('a ransom: an offer is made with figures, and answered', async () => {
    const { page, complaints } = await sitDown('ransom');
    await answering(page, () => page.locator('.chips [data-option^="offer"]').first().click());
    // How many Generals, and for how much: as many questions as there are things to say.
    while (!BUYING.test(await question(page).innerText())) {
      await answering(page, () => page.locator('.number-picker [data-option], .chips [data-option]').last().click());
    }
    await heard(page, /Ada offers .*: .*General/);
    // Whoever was asked may make an offer of his own, which Ada then answers.
    await heard(page, /(accepts|refuses) the offer of /);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('an offer of ransom is put in plain words, and agreed to', async () => {
    const { page, complaints } = await sitDown('an offer');
    expect(await question(page).innerText()).toMatch(/offers: you (give|get) \d+ Generals? back/);
    await answering(page, () => page.getByRole('button', { name: 'Agree' }).click());
    await heard(page, /Ada accepts the offer of /);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('inflation: the table of prices and the levy say what things cost now', async () => {
    const { page, complaints } = await sitDown('inflation');
    await page.getByText(/Prices \(×[23]\)/).waitFor();
    await answering(page, () => page.getByRole('button', { name: 'Raise land units' }).click());
    expect(await question(page).innerText()).toMatch(/prices ×[23]/);
    expect(await page.locator('.composer-note').innerText()).toMatch(/^\d+ Talents, \d+ left$/);
    await answering(page, () => confirm(page).click());
    await heard(page, /Ada raises .* for \d+ Talents/);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

/** Takes an option on the map: its place, and what is meant if that can mean more than one thing. */
async function take(page: Page, id: string, space: string): Promise<void> {
  const seen = await moves(page);
  const [x, y] = await page.locator(`a.place.lit[data-space="${space}"]`).evaluate((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    // Somewhere within its borders, where nothing else lies over it.
    for (let i = 1; i < 400; i++) {
      const point = [left + width * ((i * 0.618) % 1), top + height * ((i * 0.755) % 1)];
      if (document.elementFromPoint(point[0], point[1])?.closest('[data-space]') === place) return point;
    }
    throw new Error('the place cannot be touched');
  });
  await page.mouse.click(x, y);
  const menu = page.locator(`.place-menu [data-option="${id}"]`);
  await expect.poll(async () => (await menu.isVisible()) || (await moves(page)) > seen).toBe(true);
  if (await menu.isVisible()) await menu.click();
}

/** Takes an option by the digit of its button; in a list, by arrows and Enter. */
async function type(page: Page, id: string): Promise<void> {
  const wanted = `[data-option="${id}"]`;
  await page.locator('.chips button, .composer-sum [data-option]').first().waitFor();
  const buttons = page.locator('.chips > li > button:not(.barred)');
  for (let i = 0; i < Math.min(9, await buttons.count()); i++) {
    const button = buttons.nth(i);
    if ((await button.getAttribute('data-option')) === id) return page.keyboard.press(String(i + 1));
    if ((await button.getAttribute('aria-expanded')) === null) continue;
    await page.keyboard.press(String(i + 1));
    await page.locator('.group-menu').waitFor();
    const list = page.locator('.group-menu [data-option]');
    const at = await list.evaluateAll((items, one) => items.findIndex((item) => item.matches(one)), wanted);
    if (at >= 0) {
      for (let step = 0; step < at; step++) await page.keyboard.press('ArrowDown');
      return page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
  }
  // What is put together is the first of all.
  if (await page.locator(`.composer-sum ${wanted}`).isVisible()) return page.keyboard.press('1');
  throw new Error(`${id} has no key`);
}
