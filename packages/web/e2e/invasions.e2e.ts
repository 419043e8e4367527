import { Chance, type Game, Match, type Option, type Seat, seedFrom, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { answering, calmly, heard, press, question, take, type } from './hands.ts';
import { asked, browserPath, House, moves, visiting } from './house.ts';
import { makeTable, sitDown, Teller } from './seats.ts';
import { choice, type Found, sensibly } from './sensible.ts';

const ROMANS = 0;
const GOTHS = 3;

const promptOf = (match: Match, seat: Seat) => match.decision?.open(seat)?.prompt;
const asks = (wanted: Seat, ask: string) => (seat: Seat, _options: readonly Option[], match: Match) =>
  seat === wanted && promptOf(match, seat)?.ask === ask;

/** The turn, as everybody sees it. */
const turnOf = (view: unknown): number => {
  const clock = typeof view === 'object' && view !== null && 'clock' in view ? view.clock : null;
  return typeof clock === 'object' && clock !== null && 'turn' in clock ? Number(clock.turn) : Number.NaN;
};

/** The Western Romans are asked this in that turn. */
const western = (ask: string, turn: number) => (seat: Seat, options: readonly Option[], match: Match) =>
  asks(ROMANS, ask)(seat, options, match) &&
  promptOf(match, seat)?.args?.nation === 'romani' &&
  turnOf(match.seen(seat).view) === turn;

/** What lets things go on when nothing else is wanted. */
const CALM = ['pass', 'done', 'stand', 'no', 'let-pass', 'withdraw', 'refuse', 'unled', 'administer passive'];

describe.skipIf(browserPath === undefined)('the great migrations in the browser', () => {
  const house = new House();
  const visit = visiting(house);
  let game: Game;

  beforeAll(async () => {
    game = await loadGame('invasions');
  });

  /** Sits down where the question is open; bots have the other seats. */
  async function play(
    { record, seat }: Found,
    device: BrowserContextOptions = {},
  ): Promise<{ page: Page; complaints: string[]; teller: Teller }> {
    const seats = [0, 1, 2, 3].map((one) =>
      one === seat ? { kind: 'me', name: 'Ada' } : { kind: 'bot', level: 'easy' },
    );
    const made = await makeTable(house.url, record, seats);
    const ada = await visit(device);
    await sitDown(ada.page, made, [seat]);
    await asked(ada.page);
    return { ...ada, teller: new Teller(house.url, made) };
  }

  const told = async (page: Page, words: RegExp) => words.test(await page.locator('.log').innerText());

  it('turns 1 and 2 of the Romans: the sheets of the set-up, a march, and a card of administration', async () => {
    const start = Match.create(game, { players: 4, seed: seedFrom('the year 350') }).toString();
    const setUp = await play({ record: start, seat: ROMANS });
    // The sheet of the nation that matters lies open; another is a click away.
    await expect.poll(() => setUp.page.locator('.panel.own .nation-sheet h4').innerText()).toBe('Western Romans');
    await setUp.page.locator('.panel.own .nations button[title="Armenians"]').click();
    await expect
      .poll(() => setUp.page.locator('.panel.own .nation-sheet').innerText())
      .toContain('clients of the Eastern Romans');
    // Other ways to look at the map have their legend.
    await setUp.page.getByRole('button', { name: 'Faith' }).click();
    await expect.poll(() => setUp.page.locator('.filters ul').innerText()).toContain('Monophysite');
    await setUp.page.getByRole('button', { name: 'Control' }).click();
    await setUp.page.context().close();

    const march = await play(sensibly(game, 4, western('move', 1)));
    await expect.poll(() => question(march.page).innerText()).toMatch(/The Western Romans act: what do you move/);
    await expect.poll(() => march.page.locator('.agenda-entry.now').innerText()).toContain('Western Romans');
    // From where, with whom, which units, where to: on one sheet.
    const glowing = () =>
      march.page.locator('a.place.lit').evaluateAll((all) => all.map((one) => one.getAttribute('data-space') ?? ''));
    const before = await glowing();
    const from = ['treveria', 'cisalpina', 'thracia', 'osroene', 'latium'].find((one) => before.includes(one)) ?? '';
    await take(march.page, `from ${from}`, from);
    await march.page.locator('.plan').waitFor();
    await expect.poll(() => question(march.page).innerText()).toMatch(/Who leads|Where do they go from/);
    if (/Who leads/.test(await question(march.page).innerText()))
      await march.page.locator('.plan-body [data-option]').first().click();
    await expect.poll(() => question(march.page).innerText()).toMatch(/Where do they go from/);
    // Whose the units are is told by the question, and not beside each of them again.
    const units = await march.page.locator('.plan .stepper-name b').allInnerTexts();
    expect(units.length).toBeGreaterThan(0);
    expect(units.join()).not.toMatch(/\(Ro\)/);
    const [to] = await glowing();
    await answering(march.page, () => take(march.page, `to ${to}`, to));
    await heard(march.page, /The Western Romans (march|sail) from/);
    await march.page.context().close();

    const { page, complaints } = await play(sensibly(game, 4, western('administer', 2)));
    await expect.poll(() => question(page).innerText()).toMatch(/Which kind of administration/);
    await heard(page, /Turn 2/i);
    // Which types there are is up to the cards; one of them is paid for, and if it has several, one is played.
    await answering(page, () => page.locator('.chips [data-option^="administer "]').first().click());
    await asked(page);
    if (/^Which \w+ card do the/.test(await question(page).innerText()))
      await answering(page, () => page.locator('[data-option^="play "]').first().click());
    await heard(page, /Romans play .* for \d+ gold/);
    await calmly(page, CALM, () => told(page, /Romans take in \d+ and spend \d+ gold/));
    expect([...setUp.complaints, ...march.complaints, ...complaints]).toEqual([]);
  });

  it('turn 1 of the Goths by keys alone: a raid, marches, battles and campaigns', async () => {
    const { page, complaints, teller } = await play(sensibly(game, 4, asks(GOTHS, 'raid')));
    const chance = Chance.fromSeed(seedFrom('Ada'));
    const questions = new Set<string>();
    for (;;) {
      const { answers, view, ask } = await teller.look(GOTHS);
      if (turnOf(view) > 1) break;
      await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(answers);
      if (ask === null) continue;
      questions.add(ask.prompt.ask);
      const option = choice(game, view, ask, chance);
      await answering(page, async () => {
        await asked(page);
        if (!(await page.locator('.plan').isVisible())) await byKeys(page, option);
      });
    }
    await heard(page, /Turn 2/i);
    expect([...questions]).toEqual(expect.arrayContaining(['raid', 'move', 'campaign']));
    expect(complaints).toEqual([]);
  });

  /** What is put together is taken as it is proposed. */
  async function byKeys(page: Page, { id, kind }: Option): Promise<void> {
    if (game.look?.options?.[kind]?.compose !== undefined) return page.keyboard.press('1');
    await type(page, id);
    if (await page.locator('.chips .confirming').isVisible()) await type(page, id);
  }

  it('a card says what it does before it is played, and to play none is the last of the keys', async () => {
    const holding = (seat: Seat, options: readonly Option[], match: Match) =>
      promptOf(match, seat)?.ask === 'cards' && options.some(({ kind }) => kind === 'event');
    const { page, complaints } = await play(sensibly(game, 4, holding));
    const digits = await page.locator('.prompt-answers .digit').allInnerTexts();
    await expect
      .poll(() => page.locator('.chips [data-option="pass"] .digit').innerText())
      .toBe(String(Math.max(...digits.map(Number))));
    const seen = await moves(page);
    await page.locator('.own-hand .card-slot.ready').first().click();
    await expect.poll(() => page.locator('.plan h2').innerText()).toMatch(/^Play .+\n.+\./s);
    expect(await moves(page)).toBe(seen);
    await page.locator('.plan-gold').click();
    await heard(page, /play the card/);
    expect(complaints).toEqual([]);
  });

  it('an interception: several armies on one sheet, with their odds and what may come of it; the rule is a click away', async () => {
    // Of those without a leader only one may come; with a leader there is a second.
    const several = (seat: Seat, options: readonly Option[], match: Match) => {
      const prompt = promptOf(match, seat);
      if (seat !== ROMANS || prompt?.ask !== 'intercept') return false;
      const notes = Object.values(game.notes?.(match.seen(seat).view, { seat, prompt, options }) ?? {});
      return notes.filter(({ words }) => words?.say === 'note.led').length > 1;
    };
    const { page, complaints, teller } = await play(sensibly(game, 4, several));
    await expect.poll(() => question(page).innerText()).toMatch(/enter .*: do you intercept\? \d+% at best/);
    const army = page.locator('.reaction .candidate');
    await expect.poll(() => army.first().innerText()).toMatch(/empire \+2.*\d+%\s+needs \d+\+/s);
    await expect.poll(() => page.locator('.reaction .silence').innerText()).toMatch(/^Without it/);
    await page.locator('.rule-chip:visible').first().click();
    await expect.poll(() => page.locator('.rules-text p.now').first().innerText()).toMatch(/^XIX\.A\.a /);
    await page.keyboard.press('Escape');
    await page.locator('.rules-text').waitFor({ state: 'detached' });
    // What holds from the next time on is settled here, and leaves this question, and what follows on its sheet, as it is.
    const order = page.locator('.next-time').getByRole('combobox');
    await order.selectOption('never');
    await expect.poll(() => order.locator('option:checked').innerText()).toBe('never');
    // Nothing is answered while armies are named; those who come together are told by their chances.
    const before = (await teller.look(ROMANS)).answers;
    const led = page.locator('.reaction .candidate', { hasText: 'leader +' });
    await led.first().click();
    await expect.poll(() => page.locator('.outcomes li').allInnerTexts()).toHaveLength(2);
    await led.nth(1).click();
    await expect.poll(() => page.locator('.outcomes li').allInnerTexts()).toHaveLength(4);
    await expect.poll(() => page.locator('.outcomes .live-line').innerText()).toMatch(/^In all: \d+% to hold /);
    await expect
      .poll(() => page.locator('.plan-gold').innerText())
      .toMatch(/^Intercept with 2 armies: both arrive \d+%/);
    expect((await teller.look(ROMANS)).answers).toBe(before);
    await answering(page, () => page.keyboard.press('Enter'));
    await calmly(page, CALM, () => told(page, /(and intercept the|fail to intercept the)/));
    expect(complaints).toEqual([]);
  });

  it('one answer lets a nation pass until it has done, and the next is asked about again', async () => {
    const { page, complaints, teller } = await play(sensibly(game, 4, asks(ROMANS, 'intercept')));
    const ordered = async () => {
      const { orders } = await teller.look(ROMANS);
      return orders.find(({ spares }) => spares?.includes('intercept'))?.now;
    };
    const [, enemy] = /^The (.+) enter /.exec(await question(page).innerText()) ?? [];
    const pass = page.locator('.reaction').getByRole('button', { name: `Let the ${enemy} pass until they are done` });
    await answering(page, () => pass.click());
    expect(await ordered()).toBe('order intercept meanwhile');
    await calmly(page, CALM, async () => (await ordered()) === 'order intercept ask');
    expect(await page.locator('.log').innerText()).not.toContain(`intercept the ${enemy}`);
    expect(complaints).toEqual([]);
  });

  it('on a phone one sees who could react before one says that nobody does', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, complaints } = await play(sensibly(game, 4, asks(ROMANS, 'intercept')), phone);
    const first = page.locator('.reaction .candidate').first();
    const seen = () =>
      first.evaluate((card) => {
        const { left, top, height } = card.getBoundingClientRect();
        return document.elementFromPoint(left + 30, top + height * 0.8)?.closest('.candidate') === card;
      });
    await expect.poll(seen).toBe(true);
    await first.tap();
    await expect.poll(() => page.locator('.plan-gold:enabled').innerText()).toMatch(/^Intercept/);
    expect(complaints).toEqual([]);
  });

  it('a siege by keys alone: it is begun, and the walls hold or fall', async () => {
    const { page, complaints } = await play(besieging(game));
    await expect.poll(() => question(page).innerText()).toMatch(/besiege .*\? A D10 with .* must reach 7.*: \d+%/);
    await answering(page, () => type(page, 'siege'));
    await heard(page, /Romans besiege the .* in /);
    await heard(page, /(falls: the .* take it|holds out against)/);
    expect(complaints).toEqual([]);
  });

  it('a Foedus: the empire offers it, and barbarians take two provinces or refuse', async () => {
    const found = sensibly(
      game,
      4,
      (seat, options, match) =>
        asks(ROMANS, 'diplomacy')(seat, options, match) && options.some(({ kind }) => kind === 'offer-foedus'),
    );
    const { page, complaints } = await play(found);
    const seen = await moves(page);
    await answering(page, () => press(page, 'offer-foedus'));
    await calmly(page, CALM, () => told(page, /(become federates of the|refuse a Foedus with the) Eastern Romans/));
    expect(await moves(page)).toBeGreaterThan(seen);
    expect(complaints).toEqual([]);
  });

  it('a raid: the Saxons choose their shore', async () => {
    const { page, complaints } = await play(sensibly(game, 4, asks(GOTHS, 'raid')));
    await expect.poll(() => question(page).innerText()).toMatch(/^Where do the Saxons raid\?/);
    const shores = await page
      .locator('a.place.lit')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-space')));
    expect(shores.length).toBeGreaterThan(1);
    const shore = shores[0] ?? '';
    await answering(page, () => take(page, `raid ${shore}`, shore));
    await heard(page, /The Saxons raid .* \(-?\d+\)/);
    expect(complaints).toEqual([]);
  });
});

/** The Romans march on a city whenever they can, until they stand before one. */
function besieging(game: Game): Found {
  for (let attempt = 0; attempt < 20; attempt++) {
    const match = Match.create(game, { players: 4, seed: seedFrom(`siege ${attempt}`) });
    const chance = Chance.fromSeed(seedFrom(`besieger ${attempt}`));
    while (!match.over && match.answers.length < 450) {
      const { decision, state } = match;
      const [seat] = waiting(decision);
      const ask = decision?.open(seat);
      if (decision === null || ask === undefined || ask === null) break;
      if (seat === ROMANS && ask.prompt.ask === 'siege') return { record: match.toString(), seat };
      const notes = seat === ROMANS && ask.prompt.ask === 'to' ? game.notes?.(match.seen(seat).view, ask) : undefined;
      const city = ask.options.find(({ id }) => notes?.[id]?.glyph === 'tower');
      match.answer(seat, (city ?? ask.options[game.insight.policy?.(state, decision, chance) ?? 0]).id);
    }
  }
  throw new Error('nobody came before a city');
}
