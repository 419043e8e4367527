import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Server } from '@tabula/server';
import { build } from 'vite';
import { games, loadGame } from './tiny-games.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A server and a page that were given another list of games: nothing else in them is different. */
export class TinyHouse {
  readonly #folder = mkdtempSync(join(tmpdir(), 'tabula-tiny-'));
  #server: Server | null = null;

  get url(): string {
    return this.#server?.url ?? '';
  }

  async start(): Promise<void> {
    const web = join(this.#folder, 'page');
    await build({
      configFile: here('../vite.config.ts'),
      logLevel: 'warn',
      resolve: { alias: { '@tabula/games': here('./tiny-games.ts') } },
      build: { outDir: web },
    });
    const module = new URL('../../server/test/helpers/registry.mjs', import.meta.url).href;
    this.#server = await Server.start({
      registry: { games, loadGame, module },
      data: join(this.#folder, 'data'),
      web,
      botDelay: 0,
      botWarmUp: 0,
      workers: 1,
      logLevel: 'silent',
    });
  }

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
