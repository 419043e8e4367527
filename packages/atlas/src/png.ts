import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';

const BROWSERS = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FONTS = [
  ['Cinzel', 600, 'normal', '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2'],
  ['Cinzel', 700, 'normal', '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2'],
  [
    'Cormorant Garamond',
    600,
    'italic',
    '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-italic.woff2',
  ],
  [
    'Cormorant Garamond',
    600,
    'normal',
    '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2',
  ],
  [
    'Cormorant Garamond',
    700,
    'normal',
    '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff2',
  ],
  ['Source Sans 3', 600, 'normal', '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff2'],
  ['Source Sans 3', 700, 'normal', '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff2'],
  ['Source Sans 3', 600, 'italic', '@fontsource/source-sans-3/files/source-sans-3-latin-600-italic.woff2'],
] as const;

const require = createRequire(import.meta.url);

function fontFaces(): string {
  return FONTS.map(([family, weight, style, file]) => {
    const data = readFileSync(require.resolve(file)).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${data}) format('woff2')}`;
  }).join('');
}

export interface Shot {
  readonly svg: string;
  readonly out: string;
  /** Pixels per board unit. */
  readonly density: number;
  /** Only this part of the picture: x, y, width, height in its own units. */
  readonly crop?: readonly [number, number, number, number];
}

/** Renders a picture through a real browser engine. */
export async function takePicture({ svg, out, density, crop }: Shot): Promise<void> {
  const executablePath = BROWSERS.find((path) => path !== undefined && path !== '' && existsSync(path));
  if (executablePath === undefined) {
    throw new Error(
      'No browser found to draw the picture. Install Chromium (Debian and Ubuntu: apt-get install chromium) or set CHROMIUM to its path.',
    );
  }
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const size = /width="(\d+)" height="(\d+)"/.exec(svg);
    const viewport = { width: Number(size?.[1] ?? 1200), height: Number(size?.[2] ?? 900) };
    const page = await browser.newPage({ viewport, deviceScaleFactor: density });
    await page.setContent(`<style>${fontFaces()}body{margin:0}svg{display:block}</style>${svg}`);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    const jpeg = /\.jpe?g$/.test(out);
    const clip = crop && { x: crop[0], y: crop[1], width: crop[2], height: crop[3] };
    await page.screenshot({
      path: out,
      type: jpeg ? 'jpeg' : 'png',
      ...(jpeg && { quality: 84 }),
      ...(clip && { clip }),
    });
  } finally {
    await browser.close();
  }
}
