import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

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

/** A house and a browser for the stories of a file, open before the first and closed after the last; who comes in is a person. */
export function visiting(house: Pick<House, 'start' | 'close' | 'url'>) {
  let browser: Browser | undefined;
  beforeAll(async () => {
    await house.start();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house.close();
  });
  return (options: BrowserContextOptions = {}) => {
    if (browser === undefined) throw new Error('nobody can come before the first story');
    return person(browser, { baseURL: house.url, ...options });
  };
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A person: a browser context of her own, with a page that must not complain. */
export async function person(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  context.setDefaultTimeout(15_000);
  // Stories give every answer themselves.
  await context.addInitScript(() => {
    // An empty page, or one that says that the house is closed, has no store.
    if (!location.protocol.startsWith('http')) return;
    if (localStorage.getItem('tabula.settings') === null) localStorage.setItem('tabula.settings', '{"lone":false}');
  });
  const page = await context.newPage();
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

/** Everything that can be answered now, as the text view lists it. */
export async function allOptions(page: Page): Promise<string[]> {
  await page.keyboard.press('t');
  await page.locator('.text-view').waitFor();
  return page
    .locator('[data-all]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-all') ?? ''));
}

/** Whether the page waits for this seat's answer. */
export async function myTurn(page: Page): Promise<void> {
  await putFightsAway(page);
  await page.locator('.prompt:not(.idle), .battle .chips, .plan').first().waitFor();
}

/** Ends of fights lie over what is asked until they have been read. */
export async function putFightsAway(page: Page): Promise<void> {
  const question = page.locator('.prompt:not(.idle), .battle .chips, .battle .composer, .plan');
  const over = page.locator('.table[data-fight="over"] .battle-continue');
  for (;;) {
    await question.or(over).first().waitFor();
    if ((await page.locator('.table[data-fight="over"]').count()) === 0) return;
    await over.click({ timeout: 500 }).catch(() => {});
  }
}

/** How many answers the page has seen. */
export async function moves(page: Page): Promise<number> {
  return Number((await page.locator('.table').getAttribute('data-moves')) ?? -1);
}
