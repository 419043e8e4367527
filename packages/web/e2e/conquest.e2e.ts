import { waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, confirm, heard, question, touch, type } from './hands.ts';
import { asked, browserPath, House, moves, visiting } from './house.ts';
import { makeTable, sitDown } from './seats.ts';
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

const BUYING = /do you buy\?/i;
/** What is asked while an offer is put together. */
const DEALING = /How many|pass between you/;
const asks = (wanted: string) => (moment: Moment) => moment.ask === wanted;
const offers = (wanted: string) => (moment: Moment) => moment.options.some(({ kind }) => kind === wanted);

describe.skipIf(browserPath === undefined)('a war of legions and galleys in the browser', () => {
  const house = new House();
  const visit = visiting(house);

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
  });

  /** Ada where the question is open; bots have the other seats. */
  async function ada(name: string): Promise<{ page: Page; complaints: string[] }> {
    const { record, seat } = found.get(name) ?? { record: '', seat: 0 };
    const seats = [0, 1, 2].map((one) => (one === seat ? { kind: 'me', name: 'Ada' } : { kind: 'bot', level: 'easy' }));
    const { page, complaints } = await visit();
    await sitDown(page, await makeTable(house.url, record, seats), [seat]);
    await asked(page);
    return { page, complaints };
  }

  /** Chooses a province to march from, and waits for the sheet. */
  async function openSheet(page: Page, march: string, from: string): Promise<void> {
    await touch(page, from);
    const menu = page.locator(`.place-menu [data-option="${march}"]`);
    await page.locator('.plan').or(menu).first().waitFor();
    if (await menu.isVisible()) await menu.click();
    await page.locator('.plan .goal').first().waitFor();
  }

  /** Says on the map where to; where that can mean several things, what is meant. */
  async function chooseGoal(page: Page, goal: string, to: string): Promise<void> {
    await touch(page, to);
    const chosen = page.locator(`.goal.chosen[data-option="${goal}"]`);
    const menu = page.locator(`.place-menu [data-option="${goal}"]`);
    await chosen.or(menu).first().waitFor();
    if (await menu.isVisible()) await menu.click();
    await chosen.waitFor();
  }

  /** Puts so much infantry on the sheet of the shop. */
  async function raise(page: Page, count: number): Promise<void> {
    const purse = page.locator('.purse');
    const left = async () => Number(/(\d+) left/.exec(await purse.innerText())?.[1]);
    const before = await left();
    for (let unit = 0; unit < count; unit++) await page.getByRole('button', { name: 'One more: infantry' }).click();
    await expect.poll(left).toBeLessThan(before);
    const words = async () => (await page.locator('.plan-gold').innerText()).includes(`${await left()} left`);
    await expect.poll(words).toBe(true);
  }

  const firstAnswer = (page: Page) => page.locator('.composer-sum [data-option], .chips [data-option]').first().click();

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
    const { page, complaints } = await ada('campaign');
    const { march, from, to } = campaign ?? { march: '', from: '', to: '' };
    // One sheet for the whole march: it begins with one General, and with all who can follow him.
    await openSheet(page, march, from);
    await expect
      .poll(() => page.getByRole('spinbutton', { name: 'General' }).or(page.locator('.toggle.chosen')).count())
      .not.toBe(0);
    const infantry = page.getByRole('spinbutton', { name: 'infantry' });
    const all = Number(await infantry.getAttribute('aria-valuenow'));
    expect(all).toBeGreaterThanOrEqual(3);
    await page.getByRole('button', { name: 'One less: infantry' }).click();
    await expect.poll(() => infantry.getAttribute('aria-valuenow')).toBe(String(all - 1));
    await page.getByRole('button', { name: 'One more: infantry' }).click();
    await expect.poll(() => infantry.getAttribute('aria-valuenow')).toBe(String(all));
    // Where it can go glows meanwhile; a click only says so, and the gold button marches: four answers, and one to undo.
    await expect.poll(() => question(page).innerText()).toContain('where to?');
    const before = await moves(page);
    await chooseGoal(page, `attack ${to}`, to);
    expect(await moves(page)).toBe(before);
    await answering(page, () => page.locator('.plan-gold').click());
    await expect.poll(() => moves(page)).toBe(before + 4);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => moves(page)).toBe(before);
    await openSheet(page, march, from);
    await chooseGoal(page, `attack ${to}`, to);
    await answering(page, () => page.keyboard.press('Enter'));
    await answering(page, () => page.getByRole('button', { name: 'End movement' }).click());
    await throughBattles(page, BUYING);
    await heard(page, /Battle of .*: Ada with 1 General.* attacks/);
    await heard(page, /loses \d/);
    // The shop is one sheet: what can be raised stands there, and what it leaves in the purse.
    await raise(page, 1);
    await answering(page, () => page.locator('.plan-gold').click());
    await heard(page, /Ada raises .* for \d+ Talents/);
    // With money left nobody ends a turn by one click: it cannot be taken back.
    const end = page.locator('.plan-end');
    await asked(page);
    if (await end.isVisible()) {
      const before = await moves(page);
      await end.click();
      await expect.poll(() => end.getAttribute('class')).toContain('confirming');
      expect(await moves(page)).toBe(before);
      await end.click();
      await expect.poll(() => moves(page)).toBeGreaterThan(before);
    }
    expect(complaints).toEqual([]);
  });

  it('the same by keys alone', async () => {
    const { page, complaints } = await ada('campaign');
    const { march, to } = campaign ?? { march: '', to: '' };
    await type(page, march);
    // Tab leads to the steppers, arrows change them; a digit says where to, Enter gives the sheet.
    const infantry = page.getByRole('spinbutton', { name: 'infantry' });
    await infantry.waitFor();
    const all = Number(await infantry.getAttribute('aria-valuenow'));
    await infantry.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => infantry.getAttribute('aria-valuenow')).toBe(String(all - 1));
    await page.keyboard.press(await page.locator(`.goal[data-option="attack ${to}"] .digit`).innerText());
    await page.locator(`.goal.chosen[data-option="attack ${to}"]`).waitFor();
    // Its place on the map is chosen with it: there Enter gives the sheet too.
    await page.locator(`a.place.lit[data-space="${to}"]`).focus();
    const before = await moves(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).toBeGreaterThan(before);
    await answering(page, () => type(page, 'done'));
    await throughBattles(page, BUYING, () => page.keyboard.press('1'));
    await heard(page, /Battle of .*: Ada with 1 General.* attacks/);
    await page.getByRole('spinbutton', { name: 'infantry' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => page.locator('.plan').getAttribute('data-path')).toContain('levy infantry');
    await answering(page, () => page.keyboard.press('Enter'));
    await heard(page, /Ada raises .* for \d+ Talents/);
    // What is left ends by the key of all that ends something, pressed twice.
    await page.locator('.plan-end:enabled').waitFor();
    const ended = await moves(page);
    await page.keyboard.press('9');
    await page.locator('.plan-end.confirming').waitFor();
    await page.keyboard.press('9');
    await expect.poll(() => moves(page)).toBeGreaterThan(ended);
    expect(complaints).toEqual([]);
  });

  it('a landing: the galley is sent to a defended coast', async () => {
    const { page, complaints } = await ada('landing');
    const shore = page.locator('.chips [data-option^="invade"]').first();
    if (!(await shore.isVisible())) await page.getByRole('button', { name: /^\d? ?Land and attack/ }).click();
    await answering(page, () => page.locator('[data-option^="invade"]').first().click());
    await heard(page, /Ada lands .* coming from/);
    expect(complaints).toEqual([]);
  });

  it('a battle at sea: declared, rolled with two dice a galley, told to its end', async () => {
    const { page, complaints } = await ada('sea battle');
    await answering(page, () => page.locator('.chips [data-option^="engage"]').first().click());
    await throughBattles(page, BUYING);
    await heard(page, /Ada declares battle on .* in /);
    await heard(page, /The battle in .* ends: .* left/);
    await expect.poll(() => page.locator('.log .die').count()).toBeGreaterThanOrEqual(4);
    // The battle can be seen once more from the log, and is put away again; the question waits meanwhile.
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log .fight-again').last().click();
    await page.locator('.battle .die').first().waitFor();
    await page.locator('.battle-continue').click();
    await expect.poll(() => page.locator('.battle').count()).toBe(0);
    await expect.poll(() => question(page).innerText()).toMatch(BUYING);
    expect(complaints).toEqual([]);
  });

  it('a pursuit: whom the cavalry cuts down is chosen in the sheet of the battle', async () => {
    const { page, complaints } = await ada('pursuit');
    await page.locator('.battle .die').first().waitFor();
    await expect.poll(() => question(page).innerText()).toMatch(/Your cavalry catches \d+ units? of /);
    // What makes a die hit stands under the dice; whom it hits is clicked.
    await expect.poll(() => page.locator('.battle-chips .result').first().innerText()).toMatch(/hits/);
    const pieces = page.locator('.piece-pick');
    await expect.poll(() => pieces.count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.piece-pick.lost').count()).toBeGreaterThan(0);
    await answering(page, () => confirm(page).click());
    await heard(page, /Ada cuts down \d+ /);
    expect(complaints).toEqual([]);
  });

  it('a ransom: an offer is made with figures, and answered', async () => {
    const { page, complaints } = await ada('ransom');
    await answering(page, () => page.locator('.chips [data-option^="offer"]').first().click());
    // How many Generals, and for how much: as many questions as there are things to say.
    while (DEALING.test(await question(page).innerText())) {
      await answering(page, () => page.locator('.number-picker [data-option], .chips [data-option]').last().click());
    }
    await heard(page, /Ada offers .*: .*General/);
    // Whoever was asked may make an offer of his own, which Ada then answers.
    await heard(page, /(accepts|refuses) the offer of /);
    expect(complaints).toEqual([]);
  });

  it('an offer of ransom is put in plain words, and agreed to', async () => {
    const { page, complaints } = await ada('an offer');
    await expect.poll(() => question(page).innerText()).toMatch(/offers: you (give|get) \d+ Generals? back/);
    await answering(page, () => page.getByRole('button', { name: 'Agree' }).click());
    await heard(page, /Ada accepts the offer of /);
    expect(complaints).toEqual([]);
  });

  it('inflation: the table of prices and the levy say what things cost now', async () => {
    const { page, complaints } = await ada('inflation');
    await page.getByText(/Prices \(×[23]\)/).waitFor();
    await expect
      .poll(() => page.getByRole('spinbutton', { name: 'infantry' }).locator('.price').innerText())
      .toMatch(/[23]0/);
    await raise(page, 1);
    await answering(page, () => page.locator('.plan-gold').click());
    await heard(page, /Ada raises .* for \d+ Talents/);
    expect(complaints).toEqual([]);
  });
});
