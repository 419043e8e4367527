import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games, loadGame } from '@tabula/games';
import { Server } from '@tabula/server';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answering } from './hands.ts';
import { browserPath, KEPT, moves, visiting } from './house.ts';

const BUILT = fileURLToPath(new URL('../dist', import.meta.url));

/** A house whose page can be taken away and renewed. */
class RenewedHouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'tabula-installed-'));
  readonly web = join(this.folder, 'page');
  #server: Server | null = null;
  #port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    cpSync(BUILT, this.web, { recursive: true });
    await this.open();
  }

  async open(): Promise<void> {
    const module = new URL('../../server/test/helpers/registry.mjs', import.meta.url).href;
    this.#server = await Server.start({
      registry: { games, loadGame, module },
      data: join(this.folder, 'data'),
      web: this.web,
      port: this.#port,
      workers: 1,
      logLevel: 'silent',
    });
    this.#port = Number(new URL(this.#server.url).port);
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    this.#server = null;
  }

  /** Another version takes the place of this one, as a new container does: not one hashed part has the name that it had. */
  renew(): void {
    const assets = join(this.web, 'assets');
    const named = (name: string) => name.replace(/-([\w-]{8})(\.\w+)(\.br|\.gz)?$/, '-$1n$2$3');
    const old = new Set(readdirSync(assets).filter((name) => !/\.(?:br|gz)$/.test(name)));
    for (const name of readdirSync(assets)) if (/\.(?:br|gz)$/.test(name)) rmSync(join(assets, name));
    const rewrite = (file: string) => {
      const text = readFileSync(file, 'utf8').replace(/[\w.-]+/g, (word) => (old.has(word) ? named(word) : word));
      writeFileSync(file, text.replaceAll(version, `${version}n`));
    };
    const { version } = JSON.parse(readFileSync(join(this.web, 'parts.json'), 'utf8'));
    for (const name of old) {
      const file = join(assets, named(name));
      renameSync(join(assets, name), file);
      if (/\.(?:js|css)$/.test(name)) rewrite(file);
    }
    for (const name of ['index.html', 'parts.json']) {
      for (const end of ['.br', '.gz']) rmSync(join(this.web, `${name}${end}`), { force: true });
      rewrite(join(this.web, name));
    }
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Until every part of the page is kept. */
async function kept(page: Page): Promise<void> {
  await page.getByText('This page is kept on this device').waitFor({ timeout: 60_000 });
}

/** Answers with a pass, or with the first thing there is, until the game is over. */
async function playToTheEnd(page: Page): Promise<void> {
  const ending = page.locator('.ending');
  const over = page.locator('.battle-continue');
  for (let step = 0; step < 300; step++) {
    await page
      .locator('.prompt-answers .chips, .plan, .composer')
      .or(ending)
      .or(over)
      .first()
      .waitFor({ timeout: 60_000 });
    if (await ending.isVisible()) return;
    if (await over.isVisible()) {
      await over.click({ timeout: 1000 }).catch(() => {});
      continue;
    }
    const pass = page.locator('.chips [data-option^="pass"]:enabled, .chips [data-option^="done"]:enabled').first();
    const any = page.locator('.chips [data-option]:enabled, .composer-sum [data-option]:enabled').first();
    const before = await moves(page);
    await answering(page, async () => {
      if (await page.locator('.plan').isVisible()) return;
      await ((await pass.isVisible()) ? pass : any).click({ timeout: 5000 });
      // What ends a turn is confirmed where it stands.
      if ((await moves(page)) === before && (await pass.isVisible()))
        await pass.click({ timeout: 500 }).catch(() => {});
    });
  }
  throw new Error('the game does not end');
}

describe.skipIf(browserPath === undefined)('the installed page', () => {
  const house = new RenewedHouse();
  const visit = visiting(house, KEPT);

  it('a build leaves what earlier builds have made for a month, and no longer', async () => {
    const web = join(house.folder, 'built');
    mkdirSync(join(web, 'assets'), { recursive: true });
    const days = (count: number) => Date.now() / 1000 - count * 24 * 60 * 60;
    for (const [name, age] of [
      ['old-AAAAAAAA.js', 31],
      ['old-AAAAAAAA.js.br', 31],
      ['young-BBBBBBBB.js', 29],
      ['last-CCCCCCCC.js', 90],
      ['last-CCCCCCCC.js.br', 90],
    ] as const) {
      writeFileSync(join(web, 'assets', name), 'export {};');
      utimesSync(join(web, 'assets', name), days(age), days(age));
    }
    // The page that this build replaces is open somewhere, however long ago it was made.
    writeFileSync(join(web, 'parts.json'), JSON.stringify({ files: ['/assets/last-CCCCCCCC.js'] }));
    await build({
      configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
      logLevel: 'warn',
      resolve: { alias: { '@tabula/games': fileURLToPath(new URL('./tiny-games.ts', import.meta.url)) } },
      build: { outDir: web },
    });
    const left = readdirSync(join(web, 'assets'));
    expect(left.filter((name) => /^(?:old|young|last)-/.test(name)).sort()).toEqual([
      'last-CCCCCCCC.js',
      'last-CCCCCCCC.js.br',
      'young-BBBBBBBB.js',
    ]);
    expect(statSync(join(web, 'assets', 'last-CCCCCCCC.js')).mtimeMs).toBeGreaterThan(days(1) * 1000);
    const { files, version } = JSON.parse(readFileSync(join(web, 'parts.json'), 'utf8'));
    expect(files).not.toContain('/assets/young-BBBBBBBB.js');
    expect(files.filter((file: string) => !left.includes(file.replace('/assets/', '')))).toEqual([]);
    expect(readFileSync(join(web, 'index.html'), 'utf8')).toContain(`content="${version}"`);
  });

  it('can be installed: the browser finds nothing wrong with its manifest', async () => {
    const profile = join(house.folder, 'profile');
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: browserPath ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
    });
    const page = await context.newPage();
    await page.goto(house.url);
    await kept(page);
    const session = await context.newCDPSession(page);
    const { url, errors, data } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${house.url}/manifest.webmanifest`);
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? '{}')).toMatchObject({ short_name: 'Tabula', display: 'standalone', start_url: '/' });
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
    for (const { src, sizes } of JSON.parse(data ?? '{}').icons) {
      const drawn = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== 'any') expect(drawn).toBe(sizes);
    }
    await context.close();
  });

  it('without a network: it opens, a game of Byzantium against bots is left, taken up again, and played to its end', async () => {
    const { page, complaints } = await visit();
    await page.goto('/');
    await kept(page);
    await page.context().setOffline(true);
    // A page that the service worker brings is not told by this browser that the network is taken away; a real lack of one it would see.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await house.stop();
    onTestFinished(() => house.open());
    await page.goto('/');
    await page.getByText('Against bots you can play on this device').waitFor();
    await page.getByRole('radio', { name: '1', exact: true }).first().check({ force: true });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/try\/byzantium\?kept=/);
    await page.locator('.chips [data-option]').first().waitFor({ timeout: 60_000 });
    await answering(page, () => page.locator('.chips [data-option]').first().click());
    const seen = await moves(page);
    expect(seen).toBeGreaterThan(0);
    // The rulebook, which nobody has opened yet, and back to the game by the list of tables.
    await page.goto('/rules/byzantium');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/');
    await page.locator('.table-row', { hasText: 'On this device' }).click();
    await page.locator('.table').waitFor();
    expect(await moves(page)).toBeGreaterThanOrEqual(seen);
    await playToTheEnd(page);
    // Pictures, fonts and boards were all there.
    const missing = complaints.filter((complaint) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(complaint));
    expect(missing).toEqual([]);
    const broken = await page.evaluate(
      () => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length,
    );
    expect(broken).toBe(0);
    await page.context().close();
  }, 400_000);

  it('after an update: an open page misses no part, says that a new version is here, and loads it when asked', async () => {
    const { page, complaints } = await visit();
    await page.goto('/');
    await kept(page);
    const parts = () =>
      page.evaluate(async () =>
        (await (await caches.open('tabula-parts')).keys()).map(({ url }) => new URL(url).pathname),
      );
    const before = await parts();
    house.renew();
    // A part of the old version that this page has not needed so far.
    await page.getByRole('link', { name: 'Fair dice' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    // Whoever comes to the new version meanwhile keeps it, and takes nothing from this page.
    const other = await page.context().newPage();
    await other.goto('/');
    await kept(other);
    expect(await parts()).toEqual(expect.arrayContaining(before));
    await page.getByRole('link', { name: 'About' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The network comes back: that is when a page looks, among other moments.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.getByText('A new version of this page is here').waitFor();
    await page.getByRole('button', { name: 'Load it' }).click();
    const version = () => page.locator('meta[name="version"]').getAttribute('content');
    await expect.poll(version).toMatch(/n$/);
    // With the last page of the old version its parts go.
    await other.close();
    await page.goto('/');
    await kept(page);
    await expect.poll(async () => (await parts()).filter((part) => before.includes(part))).toEqual([]);
    await page.context().close();
  });
});
