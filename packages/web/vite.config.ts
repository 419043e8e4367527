import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** What the table page loads before its game and its board: a promise of the house, printed with every build. */
const MOST_SCRIPT = 160 * 1024;

/** What comes with the first script: the page, and the words of one language. */
const FIRST_LOADED = ['table-page', 'en'];

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    // Parts of earlier builds stay for a while (`parts`): a page that is open may still ask for one.
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs is one script: in crumbs it would be a tenth larger.
        codeSplitting: {
          groups: [
            {
              name: 'common',
              test: /packages\/web\/src\/(?:ui\/(?!sounds|own-words)|texts\/index|client\/(?!local|bot|replay|poll))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7777', ws: true } } },
  plugins: [parts(), firstLoad()],
});

/** How long, in days, a part that a build has replaced can still be had. */
const KEPT_DAYS = 30;

/** What lies beside the first page and has the same name in every version. */
const BESIDE = ['/icon.svg', '/icon-180.png', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest'];

/**
 * Writes `parts.json`: what belongs to this version, for the service worker that keeps all of it, and its name, which the first page
 * bears too. Parts of earlier versions go when they are old.
 */
function parts(): Plugin {
  let before: ReadonlySet<string> = new Set();
  return {
    name: 'parts',
    enforce: 'post',
    generateBundle({ dir = '' }, bundle) {
      before = partsOf(join(dir, 'parts.json'));
      // Whoever has a service worker reads the better form of the fonts.
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.endsWith('.woff'));
      const version = createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 16);
      const page = bundle['index.html'];
      if (page?.type !== 'asset') this.error('there is no first page');
      page.source = String(page.source).replace('</head>', `  <meta name="version" content="${version}" />\n  </head>`);
      const list = { version, files: files.map((file) => `/${file}`), beside: BESIDE };
      this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(list) });
    },
    writeBundle({ dir = '' }, bundle) {
      const now = Date.now();
      for (const name of readdirSync(join(dir, 'assets'))) {
        const plain = `assets/${name.replace(/\.(?:br|gz)$/, '')}`;
        if (Object.hasOwn(bundle, plain)) continue;
        const file = join(dir, 'assets', name);
        // Pages are open that have it, however long ago it was made: its days begin now.
        if (before.has(`/${plain}`)) utimesSync(file, now / 1000, now / 1000);
        else if (statSync(file).mtimeMs < now - KEPT_DAYS * 24 * 60 * 60 * 1000) rmSync(file);
      }
    },
  };
}

/** The parts of the page that lies there; none if there is no page, or a build of it was cut off. */
function partsOf(list: string): ReadonlySet<string> {
  if (!existsSync(list)) return new Set();
  try {
    return new Set(JSON.parse(readFileSync(list, 'utf8')).files);
  } catch {
    return new Set();
  }
}

/** Adds up the compressed script that the table page waits for, and fails the build when it is too much. */
function firstLoad(): Plugin {
  return {
    name: 'first-load',
    writeBundle({ dir = '' }, bundle) {
      // The server sends what is packed already; parts of earlier builds are.
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|html|json|svg)$/.test(file)) continue;
        if (/^assets[\\/]/.test(file) && !Object.hasOwn(bundle, file.replaceAll('\\', '/'))) continue;
        const bytes = readFileSync(join(dir, file));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(
          join(dir, `${file}.br`),
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        );
      }
    },
    generateBundle(_options, bundle) {
      const needed = new Set<string>();
      const add = (file: string) => {
        const chunk = bundle[file];
        if (needed.has(file) || chunk?.type !== 'chunk') return;
        needed.add(file);
        for (const other of chunk.imports) add(other);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && (chunk.isEntry || FIRST_LOADED.includes(chunk.name))) add(chunk.fileName);
      let total = 0;
      for (const file of needed) {
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') total += gzipSync(chunk.code).length;
      }
      process.stdout.write(`first load of the table page: ${(total / 1024).toFixed(1)} KB of script, compressed\n`);
      // Where other games stand in for the house's own, they are not split off.
      const whole = Object.values(bundle).some(({ fileName }) => fileName.includes('rulebook'));
      if (whole && total > MOST_SCRIPT) this.error('the table page loads more than 160 KB of script');
    },
  };
}
