import { type Game, type Option, type Run, type Seat, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { touch } from './hands.ts';
import { asked, browserPath, House, moves, telling, visiting } from './house.ts';
import { eavesdrop, type Made, makeTable, sitDown, Teller } from './seats.ts';
import { type Found, sensibly } from './sensible.ts';

const CONVERTING = /A legion of Ada stands on the influence marker of .+, to convert it\./;
const has = (options: readonly Option[], kind: string) => options.some((option) => option.kind === kind);

describe.skipIf(browserPath === undefined)('Mare Nostrum in a real browser', () => {
  const house = new House();
  const visit = visiting(house);

  let game: Game;

  beforeAll(async () => {
    game = await loadGame('mare-nostrum');
  });

  /** Four at a table: people at some seats, by name, bots at the others. */
  function fourAt(record: string, people: Readonly<Record<Seat, string>>): Promise<Made> {
    const seats = [0, 1, 2, 3].map((seat) =>
      people[seat] === undefined ? { kind: 'bot', level: 'easy' } : { kind: 'me', name: people[seat] },
    );
    return makeTable(house.url, record, seats);
  }

  /** Ada alone among bots, where a wished question is asked. */
  async function ada({ record, seat }: Found) {
    const { page, complaints } = await visit();
    await sitDown(page, await fourAt(record, { [seat]: 'Ada' }), [seat]);
    await asked(page);
    return { page, complaints };
  }

  /** Puts a card of the composer back and lifts another one. */
  async function change(page: Page): Promise<void> {
    const lifted = page.locator('.composer .pick.lifted');
    const count = await lifted.count();
    await page.locator('.composer .pick:not(.lifted):enabled').first().waitFor();
    await lifted.first().click();
    await expect.poll(() => lifted.count()).toBe(count - 1);
    await expect.poll(() => page.locator('.composer [data-option]').count()).toBe(0);
    await page.locator('.composer .pick:not(.lifted):enabled').last().click();
    await expect.poll(() => lifted.count()).toBe(count);
  }

  const confirm = (page: Page) => page.locator('.composer [data-option]').click();
  const logged = (page: Page, words: string | RegExp) => page.locator('.log', { hasText: words }).first().waitFor();

  it('a trade by mouse: two people and two bots offer at once, and take one card after the other', async () => {
    const { record, seat: director } = sensibly(game, 4, (_, options) => has(options, 'announce'));
    const other = (director + 1) % 4;
    const made = await fourAt(record, { [director]: 'Ada', [other]: 'Ben' });
    const one = await visit();
    const two = await visit({ viewport: { width: 390, height: 844 } });
    await sitDown(one.page, made, [director]);
    await sitDown(two.page, made, [other]);

    await one.page.locator('[data-option="announce 2"]').click();
    for (const { page } of [one, two]) {
      await page.locator('.trade .composer').waitFor();
      await change(page);
      await confirm(page);
    }
    // All lie open; the Director takes one of Ben's cards, and then it is Ben's choice.
    const mine = one.page.locator('.offer', { hasText: 'Ben' }).locator('.card-slot.ready');
    await mine.first().waitFor();
    expect(await one.page.locator('.offer .face.back:not(.small)').count()).toBe(0);
    await mine.first().click();
    await expect.poll(() => one.page.locator('.chain li').count()).toBeGreaterThan(0);
    await two.page.locator('.trade .card-slot.ready').first().waitFor();
    await takeTurns([one.page, two.page]);
    for (const { page } of [one, two]) await page.locator('.trade').waitFor({ state: 'detached' });
    await logged(one.page, /Ada takes .+ from Ben\./);
    await logged(one.page, 'Trade is over.');
    expect([...one.complaints, ...two.complaints]).toEqual([]);
    for (const { page } of [one, two]) await page.context().close();
  });

  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  it('by finger a card of the trade, and one that Cleopatra swaps, is only lifted: a button takes it', async () => {
    const { record, seat } = sensibly(game, 4, (_, options) => has(options, 'take') && options.length > 3);
    const one = await visit(PHONE);
    await sitDown(one.page, await fourAt(record, { [seat]: 'Ada' }), [seat]);
    const seen = await moves(one.page);
    const ready = one.page.locator('.trade .card-slot.ready');
    await ready.first().tap();
    const button = one.page.locator('.trade-take');
    const first = await button.innerText();
    await ready.last().tap();
    await expect.poll(() => button.innerText()).not.toBe(first);
    expect(await moves(one.page)).toBe(seen);
    await button.tap();
    await expect.poll(() => moves(one.page)).toBeGreaterThan(seen);
    await one.page.context().close();

    const other = await visit(PHONE);
    const swapping = sensibly(game, 4, (_, options) =>
      options.some(({ kind, other }) => kind === 'swap' && other === 'tax'),
    );
    await sitDown(other.page, await fourAt(swapping.record, { [swapping.seat]: 'Ada' }), [swapping.seat]);
    await asked(other.page);
    await expect.poll(() => other.page.locator('.own-hand header').innerText()).toContain('Cleopatra');
    const before = await moves(other.page);
    // A tax can be swapped for any good, a good for a tax only.
    await other.page.locator('.own-hand [data-cards^="swap "]:not([data-cards*="; "])').first().tap();
    const gold = other.page.locator('.plan-gold:enabled');
    await expect.poll(() => gold.innerText()).toMatch(/^Cleopatra: swap .+ for a tax/);
    expect(await moves(other.page)).toBe(before);
    await gold.tap();
    await expect.poll(() => moves(other.page)).toBe(before + 1);
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  it('a hero is bought with cards of one’s own choice', async () => {
    const { page, complaints } = await ada(
      sensibly(game, 4, (seat, options, match) => {
        const recruit = options.find(({ kind, hero }) => kind === 'recruit' && hero === 'temple-of-artemis');
        if (recruit === undefined) return false;
        const fork = match.fork();
        fork.answer(seat, recruit.id);
        // To pay is a deed, asked even where there is only one way.
        const ask = fork.decision?.asks[0];
        return ask?.prompt.ask === 'pay-hero' && ask.options.length > 1;
      }),
    );
    await page.locator('.big-card.ready', { hasText: 'Temple of Artemis' }).click();
    // One sheet: the cards that would pay lie there lifted, and one of them is changed for another.
    await page.getByRole('heading', { name: /Which 9 cards pay for Temple of Artemis/ }).waitFor();
    const path = () => page.locator('.plan').getAttribute('data-path');
    const usual = await path();
    expect(usual).toMatch(/^recruit temple-of-artemis;pay /);
    await page.locator('.plan .pick:not(.lifted):enabled').first().click();
    await expect.poll(path).not.toBe(usual);
    const seen = await moves(page);
    await page.locator('.plan-gold').click();
    await expect.poll(() => moves(page)).toBe(seen + 2);
    await logged(page, /Ada wins Temple of Artemis for/);
    await page.locator('.panel', { hasText: 'Ada' }).getByText('Temple of Artemis').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('a construction and a military turn are played with keys alone', async () => {
    const { page, complaints } = await ada(
      sensibly(game, 4, (_, options) => options.some(({ id }) => id === 'buy legion') && !has(options, 'recruit')),
    );
    await press(page, /Buy a legion|Build/);
    for (let step = 0; step < 40 && !(await byKeys(page)); step++);
    await logged(page, /Ada builds a legion/);
    await logged(page, /Ada ends building/);
    // The military part was answered, too: the next turn's trade has begun.
    await expect.poll(() => page.locator('.trade').count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  it('an invasion: legions march on the map, fight, and occupy what they found', async () => {
    const ways: string[][] = [];
    const found = sensibly(game, 4, (seat, options, match) => {
      if (!has(options, 'march')) return false;
      const way = options
        .filter(({ kind }) => kind === 'march')
        .map((option) => invasion(match.fork(), seat, option))
        .find((one) => one !== null);
      if (way !== undefined && way !== null) ways.push(way);
      return way !== undefined;
    });
    const [way] = ways;
    const { page, complaints } = await ada(found);
    const [, from, to] = way[0].split(' ');
    let seen = await moves(page);
    // Where from, then where to: both glow on the map.
    for (const place of [from, to]) await touch(page, place);
    // How many go stands on the sheet, and it is given with one button.
    await page.locator('.plan-gold:enabled').waitFor();
    const legions = way.find((option) => option.startsWith('legions'));
    if (legions !== undefined) {
      // As many as can go stand there; fewer go by a click each.
      const path = () => page.locator('.plan').getAttribute('data-path');
      while (!(await path())?.includes(legions)) {
        const now = await path();
        await page.getByRole('button', { name: /^One less: How many legions/ }).click();
        await expect.poll(path).not.toBe(now);
      }
    }
    await page.locator('.plan-gold:enabled').click();
    for (const option of way.slice(1).filter((one) => one !== legions)) {
      await expect.poll(() => moves(page)).toBeGreaterThan(seen);
      seen = await moves(page);
      await asked(page);
      await page.locator(`.chip[data-option="${option}"]`).first().click();
    }
    await expect.poll(() => moves(page)).toBeGreaterThan(seen);
    await asked(page);
    await page.getByRole('heading', { name: /Your legions are alone in/ }).waitFor();
    await confirm(page);
    await logged(page, /Ada holds the field in/);
    await logged(page, /Ada occupies /);
    expect(complaints).toEqual([]);
  });

  it('a province is converted: a legion on the marker, then a marker of one’s own', async () => {
    const first = await ada(sensibly(game, 4, (_, options) => has(options, 'convert')));
    await first.page.getByRole('button', { name: /Convert: place a legion on the marker/ }).click();
    await logged(first.page, CONVERTING);
    await first.page.context().close();

    const { page, complaints } = await ada(sensibly(game, 4, (_, options) => has(options, 'convert-at')));
    await page.locator('[data-option^="convert-at"]').first().click();
    // Where there is but one way to pay, nobody asks for it.
    const payment = page.locator('.composer [data-option^="pay"]');
    const converted = page.locator('.log', { hasText: /Ada converts / });
    await payment.or(converted).first().waitFor();
    if (await payment.isVisible()) await payment.click();
    await logged(page, /Ada converts /);
    expect([...first.complaints, ...complaints]).toEqual([]);
  });

  it('at one screen the curtain falls between two hands', async () => {
    const { record, seat: director } = sensibly(game, 4, (_, options) => has(options, 'announce'));
    const other = (director + 1) % 4;
    const { page, complaints } = await visit();
    await sitDown(page, await fourAt(record, { [director]: 'Ada', [other]: 'Ben' }), [director, other]);
    const lift = async (name: string) => {
      await page.locator('.curtain', { hasText: `${name}, it is your turn` }).waitFor();
      expect(await page.locator('.face, [data-option], .log').count()).toBe(0);
      await page.getByRole('button', { name: 'Show my side' }).click();
    };
    await lift('Ada');
    await page.locator('[data-option="announce 1"]').click();
    const names: string[] = [];
    for (let i = 0; i < 2; i++) {
      const curtain = page.locator('.curtain h2');
      // After the first offer the other hand is behind the curtain; before it, either may be asked first.
      await page
        .locator(i === 0 ? '.curtain, .trade .composer' : '.curtain')
        .first()
        .waitFor();
      if (await curtain.isVisible()) await lift(((await curtain.textContent()) ?? '').split(',')[0]);
      names.push((await page.locator('.composer [data-option]').getAttribute('data-option')) ?? '');
      await confirm(page);
    }
    expect(names.every((id) => id.startsWith('offer '))).toBe(true);
    await page.locator('.curtain, .card-slot.ready').first().waitFor();
    expect(complaints).toEqual([]);
  });

  /**
   * One table, in one of two worlds that differ in what the others offer: everything that the server sends to Ben's page
   * before he has offered, and all of it once the offers lie open.
   */
  async function overheard(record: string, director: Seat, choose: (options: readonly Option[]) => Option) {
    const made = await fourAt(record, { 0: 'Ada', 1: 'Ben', 2: 'Carla', 3: 'Dino' });
    const ben = (director + 1) % 4;
    const { page } = await visit();
    const heard = eavesdrop(page, made);
    const teller = new Teller(house.url, made);
    await teller.start();
    // What the page asks when it opens is answered in one order, and before anybody plays: else the replies tell who was quicker.
    const ringed = page.waitForResponse('**/api/ring/seats');
    await page.route('**/api/mine', async (route) => {
      await ringed;
      await route.continue();
    });
    await sitDown(page, { ...made, owner: '' }, [ben]);
    await expect.poll(() => heard.some((text) => text.startsWith('{"tables"'))).toBe(true);
    const known = async (answers: number) => {
      await expect.poll(() => moves(page)).toBe(answers);
      await page.waitForLoadState('networkidle');
    };
    await teller.answer(director, (options) => options[2]);
    await known(1);
    let answers = 1;
    for (const seat of [0, 1, 2, 3])
      if (seat !== ben) {
        await teller.answer(seat, choose);
        await known(++answers);
      }
    await page.locator('.trade .composer').waitFor();
    const before = [...heard];
    await confirm(page);
    await page.locator('.trade .offer .face:not(.back)').first().waitFor();
    await known(answers + 1);
    await page.context().close();
    return { before, all: [...heard] };
  }

  it('not a byte tells one seat what the others offer or hold before all offers are in', async () => {
    const { record, seat } = sensibly(game, 4, (_, options) => has(options, 'announce'));
    const one = await overheard(record, seat, (options) => options[0]);
    const other = await overheard(record, seat, (options) => options[options.length - 1]);
    // Something was heard: at least the table, the position, and one message for each answer.
    expect(one.before.length).toBeGreaterThan(5);
    expect(one.before.join('\n')).toContain('"offers"');
    // Replies to requests that have nothing to do with each other come in any order.
    expect([...other.before].sort()).toEqual([...one.before].sort());
    // The same ears hear the difference as soon as the offers lie open.
    expect(other.all).not.toEqual(one.all);
  });
});

/** Whoever is asked in the trade clicks a card, until the trade is over. */
async function takeTurns(pages: readonly Page[]): Promise<void> {
  for (let step = 0; step < 60; step++) {
    const [first] = pages;
    const asked = pages.map((page) => page.locator('.trade .card-slot.ready').first());
    await Promise.any([...asked.map((card) => card.waitFor()), first.locator('.trade').waitFor({ state: 'detached' })]);
    if ((await first.locator('.trade').count()) === 0) return;
    for (const [i, card] of asked.entries())
      if (await card.isVisible()) {
        const seen = await moves(pages[i]);
        await card.click();
        await expect.poll(() => moves(first)).toBeGreaterThan(seen);
      }
  }
}

/** The number before a chip, pressed; twice where it is to be confirmed. */
async function press(page: Page, words: RegExp): Promise<void> {
  const seen = await moves(page);
  const chip = page.locator('.chips > li > button', { hasText: words }).first();
  const digit = (await chip.locator('.digit').textContent()) ?? '';
  const group = (await chip.getAttribute('aria-expanded')) !== null;
  // What ends a turn is not taken in the first moment of a question.
  await expect.poll(() => chip.isEnabled()).toBe(true);
  await telling(page, () => page.keyboard.press(digit));
  if (group) {
    await page.locator('.group-menu').waitFor();
    const inside = await page
      .locator('.group-menu [data-option]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-option')));
    await page.keyboard.press(String(1 + Math.max(0, inside.indexOf('buy legion'))));
    await giveByKeys(page, seen);
  } else if (/Buy/.test(words.source)) await giveByKeys(page, seen);
  else if ((await moves(page)) === seen && (await page.locator('.chip.confirming').count()) > 0)
    await page.keyboard.press(digit);
  await expect.poll(() => moves(page)).toBeGreaterThan(seen);
}

/** What is asked on the sheet is its first answer; Enter gives it. */
async function giveByKeys(page: Page, seen: number): Promise<void> {
  await page.locator('.plan').waitFor();
  for (let step = 0; step < 20 && (await moves(page)) === seen; step++) {
    const key = (await page.locator('.plan-gold:enabled').isVisible()) ? 'Enter' : '1';
    await telling(page, () => page.keyboard.press(key));
  }
}

/** One answer by keys; whether the turn is over. */
async function byKeys(page: Page): Promise<boolean> {
  await page.locator('.prompt:not(.idle) .prompt-text, .battle .chips, .trade').first().waitFor();
  if ((await page.locator('.trade').count()) > 0) return true;
  const question = (await page.locator('.prompt-text').first().textContent()) ?? '';
  // The sheet of the trade comes a moment after its question.
  if (/^(How many cards must|Offer |Take a card)/.test(question)) return true;
  // A fight in which one had a part stays until one has read how it ended.
  if (await page.locator('.battle-continue').isVisible()) {
    await page.keyboard.press('Enter');
    return false;
  }
  if (/Which .+ cards? pay/.test(question)) {
    const seen = await moves(page);
    await page.keyboard.press('1');
    await expect.poll(() => moves(page)).toBeGreaterThan(seen);
  } else if (/What do you buy/.test(question)) await press(page, /Finish/);
  else if (/Naval part/.test(question)) await press(page, /legions/);
  else if (/Land part/.test(question)) await press(page, /End/);
  else await press(page, /./);
  return false;
}

/** The answers from a march over a battle to the question how to use the province, if no other choice comes between. */
function invasion(run: Run, seat: Seat, march: Option): string[] | null {
  const way = [march.id];
  run.answer(seat, march.id);
  for (let step = 0; step < 5; step++) {
    const [asked] = waiting(run.decision);
    if (asked !== seat) return null;
    const ask = run.decision?.open(seat);
    const options = ask?.options ?? [];
    if (has(options, 'occupy'))
      return ask?.prompt.args?.province === march.province && way.includes(`battle ${march.province}`) ? way : null;
    const next =
      options.find(({ kind }) => kind === 'legions') ??
      options.find(({ kind }) => kind === 'battle') ??
      options.find(({ kind }) => kind === 'end');
    if (next === undefined) return null;
    way.push(next.id);
    run.answer(seat, next.id);
  }
  return null;
}
