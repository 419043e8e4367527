import { Chance, type Game, type Match, type Option, type Seat, seedFrom } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, calmly, confirm, heard, press, question, take, type } from './hands.ts';
import { asked, browserPath, FIGHT_OVER, House, moves, telling, visiting } from './house.ts';
import { makeTable, sitDown, Teller } from './seats.ts';
import { choice, type Found, sensibly } from './sensible.ts';

type Wanted = (seat: Seat, options: readonly Option[], match: Match) => boolean;

const askOf = (match: Match, seat: Seat) => match.decision?.open(seat)?.prompt;
const asks =
  (ask: string, more: (options: readonly Option[], match: Match) => boolean = () => true): Wanted =>
  (seat, options, match) =>
    askOf(match, seat)?.ask === ask && more(options, match);
const offers = (options: readonly Option[], kind: string) => options.some((option) => option.kind === kind);

/** A stack that can march against somebody: from where and to where. */
function raidOf(match: Match, seat: Seat, options: readonly Option[]): { from: string; to: string } | null {
  for (const { kind, id, area } of options) {
    if (kind !== 'select') continue;
    const run = match.fork();
    run.answer(seat, id);
    const target = run.decision?.open(seat)?.options.find((option) => option.kind === 'attack');
    if (target !== undefined) return { from: String(area), to: String(target.area) };
  }
  return null;
}

/** The seat that leads the Celts and the Samnites. */
const CELTS = 1;

/** What lets a turn come to its end when nothing else is wanted. */
const CALM = [
  'done',
  'stop',
  'stand',
  'watch',
  'no-block',
  'let-be',
  'fight-on',
  'assault',
  'spare',
  'no',
  'end',
  'pass',
];

describe.skipIf(browserPath === undefined)('nations rise and fall in the browser', () => {
  const house = new House();
  const visit = visiting(house);
  let game: Game;

  beforeAll(async () => {
    game = await loadGame('italia');
  });

  /** Sits down where the question is open; bots have the other seats. */
  async function play(
    players: number,
    { record, seat }: Found,
    others: Record<string, string> = { kind: 'bot', level: 'easy' },
  ): Promise<{ page: Page; complaints: string[]; teller: Teller }> {
    const seats = Array.from({ length: players }, (_, one) => (one === seat ? { kind: 'me', name: 'Ada' } : others));
    const made = await makeTable(house.url, record, seats);
    const ada = await visit();
    await sitDown(ada.page, made, [seat]);
    await asked(ada.page);
    return { ...ada, teller: new Teller(house.url, made) };
  }

  const told = async (page: Page, words: RegExp) => words.test(await page.locator('.log').innerText());
  const acting = (page: Page) => page.locator('.agenda-entry.now b:last-of-type').innerText();

  /** Takes the first answer until the question is the wanted one. */
  async function through(page: Page, wanted: RegExp, answer = () => first(page).click()): Promise<void> {
    for (let step = 0; step < 20; step++) {
      await asked(page);
      if (wanted.test(await question(page).innerText())) return;
      const planned = await page.locator('.plan').isVisible();
      await answering(page, planned ? async () => {} : answer);
    }
    throw new Error(`never asked: ${wanted}`);
  }

  /** Stacks move on the map; what is put together is taken as it is proposed; the rest has buttons. */
  async function byHand(page: Page, { id, kind, area }: Option): Promise<void> {
    await asked(page);
    if (await page.locator('.plan').isVisible()) return;
    if (game.look?.options?.[kind]?.compose !== undefined) return confirm(page).first().click();
    if (['select', 'go', 'attack'].includes(kind)) return take(page, id, String(area));
    await press(page, id);
    if (await page.locator('.chips .confirming').isVisible()) await press(page, id);
  }

  it('round 3 of Italia I by hand: a person leads her nations against bots', async () => {
    const thirdRound = sensibly(
      game,
      3,
      (seat, _options, match) =>
        seat === CELTS && askOf(match, seat)?.ask === 'buy' && Number(Object(match.seen(seat).view).round) === 3,
    );
    const { page, complaints, teller } = await play(3, thirdRound);
    const chance = Chance.fromSeed(seedFrom('Ada'));
    const questions = new Set<string>();
    for (;;) {
      const { answers, view, ask } = await teller.look(CELTS);
      if (Number(view.round) > 3) break;
      await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(answers);
      if (ask === null) continue;
      questions.add(ask.prompt.ask);
      await answering(page, () => byHand(page, choice(game, view, ask, chance)));
    }
    await heard(page, /Round 4 begins/i);
    expect([...questions]).toEqual(expect.arrayContaining(['buy', 'move', 'battle']));
    // The third round counts: the nations of Ada have won something, and the table says in which round.
    await heard(page, /\+[\d.]+: [\d.]+ for each (area|city)/);
    expect(complaints).toEqual([]);
  });

  it('round 1 of Italia I by mouse: the Celts invade, their card says for what, and the round ends', async () => {
    let raid: { from: string; to: string } | null = null;
    const found = sensibly(game, 3, (seat, options, match) => {
      if (askOf(match, seat)?.args?.nation !== 'celts' || askOf(match, seat)?.ask !== 'move') return false;
      raid = raidOf(match, seat, options);
      return raid !== null;
    });
    const { from, to } = raid ?? { from: '', to: '' };
    const { page, complaints } = await play(3, found);
    // Who acts, who is next; and what the nation can win now, and by when.
    await expect.poll(() => page.locator('.agenda-entry.now').innerText()).toContain('Celts');
    await expect.poll(() => page.locator('.agenda-entry.next').innerText()).toContain('Etruscans');
    await page.locator('.panel.own summary').first().click();
    await expect
      .poll(() => page.locator('.panel.own .clauses').first().innerText())
      .toMatch(/plundering or raiding Roma/);
    // The letters on the pieces tell nations of one seat apart.
    const letters = await page.locator('.pieces .tag').allTextContents();
    expect(letters).toEqual(expect.arrayContaining(['Ce', 'Sa', 'Et', 'Ca', 'Ro', 'Gr']));
    // One sheet: where to on the map, who goes as it is proposed; one button gives it.
    await take(page, `select ${from}`, from);
    await expect.poll(() => question(page).innerText()).toContain('where from');
    const seen = await moves(page);
    await take(page, `attack ${to}`, to);
    expect(await moves(page)).toBe(seen);
    await answering(page, async () => {});
    await through(page, /choose a stack/);
    await heard(page, /Celts move .* from/);
    await calmly(page, CALM, () => told(page, /Round 2 begins/i));
    await heard(page, /Celts (attack .* in|raid the city of|take) /);
    // What each nation has won so far stands in a table.
    await page.getByRole('button', { name: 'Points by nation' }).click();
    await expect.poll(() => page.locator('.ledger tbody tr').count()).toBe(12);
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });

  it('a turn by keys alone: buy, place, move, be done', async () => {
    const buys = asks('buy', (options, match) => {
      const { nation, gold } = match.decision?.asks[0].prompt.args ?? {};
      return nation === 'romans' && Number(gold) >= 4 && options.some(({ id }) => id === 'buy legion');
    });
    const { page, complaints } = await play(3, sensibly(game, 3, buys));
    // As much as can be is proposed; Enter or 1 buys it.
    await answering(page, () => page.keyboard.press('1'));
    await heard(page, /Romans buy \d+ /);
    await through(page, /choose a stack/, () => firstByKey(page));
    await expect
      .poll(() => question(page).innerText())
      .toContain('Romans: choose a stack to move, or end the movement');
    const stack = await page.locator('.chips [data-option^="select"]').first().getAttribute('data-option');
    await type(page, stack ?? '');
    await expect.poll(() => question(page).innerText()).toContain('where from');
    const gold = page.locator('.plan-gold:enabled');
    for (let step = 0; step < 5 && !(await gold.isVisible()); step++) {
      await telling(page, () => page.keyboard.press('1'));
    }
    await answering(page, () => page.keyboard.press('Enter'));
    await through(page, /choose a stack/, () => firstByKey(page));
    await answering(page, () => type(page, 'done'));
    expect(complaints).toEqual([]);
  });

  it('a campaign: the leader marches for a gold piece, and at last it ends', async () => {
    const marches = asks('campaign', (options, match) => {
      const gold = Number(match.decision?.asks[0].prompt.args?.gold ?? 0);
      return offers(options, 'march') && gold >= 2;
    });
    const { page, complaints } = await play(3, sensibly(game, 3, marches));
    await heard(page, /goes on campaign for .*, with \d+ gold/);
    const leading = await acting(page);
    await press(page, 'march');
    await page.locator('.plan').waitFor();
    await expect.poll(() => question(page).innerText()).toMatch(/Where next/);
    const step = page.locator('a.place.lit').first();
    const space = (await step.getAttribute('data-space')) ?? '';
    const kind = (await page.locator(`[data-option="attack ${space}"]`).count()) > 0 ? 'attack' : 'go';
    await answering(page, () => take(page, `${kind} ${space}`, space));
    await calmly(page, CALM, async () => (await acting(page)) !== leading);
    expect(complaints).toEqual([]);
  });

  it('a reaction: units are thrown into the battle that a campaign brings', async () => {
    const found = sensibly(
      game,
      3,
      asks('react', (options) => offers(options, 'join')),
    );
    const { page, complaints } = await play(3, found);
    await expect.poll(() => question(page).innerText()).toMatch(/are on campaign in .*Your reaction\?/);
    const join = page.locator('.reaction [data-option^="join"]').first();
    const id = (await join.getAttribute('data-option')) ?? '';
    await answering(page, () => join.click());
    await heard(page, /react and move .* from/);
    expect(id).toMatch(/^join /);
    expect(complaints).toEqual([]);
  });

  it('a submission: it is confirmed, told, and shown as long as it lasts', async () => {
    // The others think about what to do now: what has been said stays as it is.
    const { page, complaints } = await play(3, sensibly(game, 3, asks('submit')), { kind: 'me', name: 'Bruno' });
    await expect.poll(() => question(page).innerText()).toMatch(/submit to .*, or fight on in /);
    const seen = await moves(page);
    await press(page, 'submit');
    // It cannot be taken back, so it is asked again.
    await page.locator('.chips .confirming').waitFor();
    expect(await moves(page)).toBe(seen);
    await answering(page, () => press(page, 'submit'));
    await heard(page, /submit to/);
    // The fight that it ended may lie over the nations until it has been read.
    await expect
      .poll(async () => {
        if (await page.locator(FIGHT_OVER).isVisible()) await page.keyboard.press('Enter');
        return page
          .getByText(/: subject to /)
          .first()
          .isVisible();
      })
      .toBe(true);
    expect(complaints).toEqual([]);
  });

  it('round 2 of Italia II: a nation of four plays its turn, and the round is counted', async () => {
    const found = sensibly(game, 4, (seat, _options, match) => {
      const prompt = askOf(match, seat);
      return (
        prompt?.args?.nation === 'western-romans' &&
        match.log.some(({ event }) => event.event === 'round' && event.round === 2)
      );
    });
    const { page, complaints } = await play(4, found);
    await expect.poll(() => page.locator('.agenda-entry.now').innerText()).toContain('Western Romans');
    await calmly(page, CALM, () => told(page, /Round 3 begins/i));
    // Every award names its line of the card.
    await heard(page, /\+[\d.]+: [\d.]+ for each (area|city)/);
    // A fight that begins meanwhile takes the place of what was opened: then it is opened again.
    const cards = async () => {
      if ((await page.locator('.big-card').count()) === 0) await page.getByRole('button', { name: 'Cards' }).click();
      return page.locator('.big-card').count();
    };
    await expect.poll(cards).toBe(16);
    await page.keyboard.press('Escape');
    expect(complaints).toEqual([]);
  });
});

/** The first answer that has a button of its own. */
const first = (page: Page) => page.locator('.composer-sum [data-option], .chips [data-option]').first();

/** The first answer by its key, from a list if it is behind one. */
async function firstByKey(page: Page): Promise<void> {
  await page.locator('.chips button, .composer-sum [data-option]').first().waitFor();
  const listed = !(await first(page).isVisible());
  await page.keyboard.press('1');
  if (!listed) return;
  await page.locator('.group-menu :focus').waitFor();
  await page.keyboard.press('Enter');
}
