import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BROWSERS = [
  process.env.TABULA_BROWSER ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of this machine; without one these stories are skipped, and the run says so. */
export const browserPath = BROWSERS.find((path) => path !== '' && existsSync(path));

/** The server as people run it, in a process of its own. */
export class House {
  readonly data = mkdtempSync(join(tmpdir(), 'tabula-e2e-'));
  url = '';
  readonly #words: readonly string[];
  #child: ChildProcess | null = null;

  constructor(words: readonly string[] = []) {
    this.#words = words;
  }

  async start(port = 0): Promise<void> {
    const args = [
      'packages/cli/bin/tabula.mjs',
      'serve',
      '--port',
      String(port),
      '--data',
      this.data,
      '--bot-delay',
      '0',
      '--bot-warm-up',
      '0',
      ...this.#words,
    ];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#child = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += String(chunk);
        const found = /http:\/\/[\d.]+:\d+/.exec(said);
        if (found !== null) resolve(found[0]);
      });
      child.on('exit', () => reject(new Error(`the server ended: ${said}`)));
    });
  }

  /** As the power cut would end it. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A house for the stories of a file, open before the first and closed after the last; who comes in is a person. */
export function visiting(house: Pick<House, 'start' | 'close' | 'url'>, usual: BrowserContextOptions = {}) {
  beforeAll(() => house.start());
  afterAll(() => house.close());
  return async (options: BrowserContextOptions = {}) =>
    person(await openBrowser(), { baseURL: house.url, ...usual, ...options });
}

/**
 * For stories that may fail by the service worker: there every part of the page is kept, as at people's homes. Stories of games do without; to
 * keep all parts anew for each person was a quarter of the work of the stories on a phone (21 s of CPU, and 16 without).
 */
export const KEPT: BrowserContextOptions = { serviceWorkers: 'allow' };

/** The browser of this worker: it serves the stories of all files that come here, and ends with it. */
let opened: Promise<Browser> | undefined;

export async function openBrowser(): Promise<Browser> {
  if (opened === undefined || !(await opened).isConnected())
    opened = chromium.launch({
      executablePath: browserPath ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${UNUSED.join(',')}`,
      ],
    });
  return opened;
}

/** What costs a page time and is of no use to it; the first of them Playwright would switch off itself. */
const UNUSED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'OmniboxWebUIPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** What takes longer than this, in milliseconds, never comes: a busy machine is not what these stories are about. */
const LONGEST_WAIT = 45_000;

/**
 * Nobody looks at the maps of these stories. They are laid out and can be pointed at; in a long story to paint them was a quarter of all the work.
 * Those on the shelf of games are not even drawn: six boards, twelve thousand elements, for a page that is left with the first click.
 */
const UNPAINTED = '.pane { opacity: 0 !important; } .shelf .game-map { display: none !important; }';

/**
 * How elements are found. Playwright would go through every element of the map for shadow trees, many times a second; the pages have none (a turn
 * of the Goths by keys: 8.8 s of CPU in the page, and 7.1 without).
 */
const LIGHT = 'css:light';

/** A person: a browser context of her own, with a page that must not complain. */
async function person(browser: Browser, options: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(LONGEST_WAIT);
  // Stories give every answer themselves.
  await context.addInitScript(() => {
    // An empty page, or one that says that the house is closed, has no store.
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('tabula.settings') === null) localStorage.setItem('tabula.settings', '{"lone":false}');
  });
  if (process.env.TABULA_PICTURES === undefined)
    await context.addInitScript((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, UNPAINTED);
  const page = await context.newPage();
  const { locator } = page;
  page.locator = (selector, options) => locator.call(page, `${LIGHT}=${selector}`, options);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (
      message.type() === 'error' &&
      !message.text().includes('WebSocket') &&
      !message.text().includes('ERR_CONNECTION')
    )
      complaints.push(message.text());
  });
  return { page, complaints };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the standards ask, and what those who wrote the check advise beside it. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'focus-order-semantics': { enabled: true } },
  // Of what is right nothing is told: to find a name for each of thousands of elements takes most of the time.
  resultTypes: ['violations'],
};

type Checked = { violations: { id: string; nodes: { target: unknown[] }[] }[] };

/** What an automatic check finds wrong for people who do not see, hear or point as others do. */
export async function faults(page: Page): Promise<string[]> {
  // The page is painted from here on, as the check looks at what shows.
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await page.evaluate(axe);
  const { violations }: Checked = await page.evaluate((rules) => Reflect.get(window, 'axe').run(rules), RULES);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Everything that can be answered now, as the text view lists it. */
export async function allOptions(page: Page): Promise<string[]> {
  await page.keyboard.press('t');
  await page.locator('.text-view').waitFor();
  return page
    .locator('[data-all]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-all') ?? ''));
}

/** Where a question is answered. Sheets of plans, fights and trades are drawn a moment after its words. */
export const QUESTION = [
  '.table[data-planned] .plan',
  '.table[data-fight="on"]:not([data-planned]) .battle .chip-area',
  '.table:not([data-planned], [data-fight]) .prompt-answers .chip-area',
  '.table .trade :is(.composer, .card-slot.ready)',
].join(', ');

/** The end of a fight lies over what is asked until it has been read. */
export const FIGHT_OVER = '.table[data-fight="over"] .battle-continue';

/** Waits until the page asks something, and all of the question is drawn; ends of fights are put away. */
export async function asked(page: Page): Promise<void> {
  const over = page.locator(FIGHT_OVER);
  for (;;) {
    await page.locator(`${QUESTION}, ${FIGHT_OVER}`).first().waitFor({ state: 'attached' });
    if ((await over.count()) === 0) return;
    await over.click({ timeout: 500 }).catch(() => {});
  }
}

/** How many answers the page has seen. */
export async function moves(page: Page): Promise<number> {
  return Number((await page.locator('.table').getAttribute('data-moves')) ?? -1);
}

/** In the page: the answers so far, what stands on a sheet, lies open or is to be confirmed; nothing, if all that is as it was. */
function saidInstead(was: string): string {
  const table = document.querySelector('.table');
  const sheet = document.querySelector('.plan');
  const now = JSON.stringify([
    table?.getAttribute('data-moves'),
    table?.getAttribute('data-fight'),
    sheet?.getAttribute('data-path'),
    document.querySelector('.confirming')?.textContent,
    document.querySelectorAll('.goal, .place-menu, .group-menu, .ending').length,
  ]);
  return now === was ? '' : now;
}

/** What is said at the table so far. */
export const said = (page: Page): Promise<string> => page.evaluate(saidInstead, '');

/** How long a person waits for something to come of what he did, before he tries again, in milliseconds. */
const PATIENCE = 5000;

/** Does something, and waits until something has come of it. */
export async function telling(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await said(page);
  await act();
  await page.waitForFunction(saidInstead, before, { timeout: PATIENCE, polling: 50 }).catch(() => {});
}
