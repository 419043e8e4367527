// Draws the icons of the page: a column in the sea, our own art. `node scripts/icons.mjs` writes them into packages/web/public.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takePicture } from '../packages/atlas/dist/png.js';
import { root } from './setup.mjs';

const NIGHT = '#2b221a';
const GOLD = '#dfa22a';
const MARBLE = '#f3e2b8';
const SHADE = '#cdb98a';
const SEA = '#2f6f86';
const FOAM = '#9cc4cc';

/** A row of waves across the tile, with its crest at this height. */
function waves(top, colour) {
  return `<path d="M-4 ${top} ${'q 6 -5 12 0 t 12 0 '.repeat(5)}V104 H-4 z" fill="${colour}"/>`;
}

/** A Doric column: capital, fluted shaft, base. */
function column() {
  const flutes = [42, 47.3, 52.7, 58].map(
    (x) => `<path d="M${x} 37 V70" stroke="${SHADE}" stroke-width="1.6" stroke-linecap="round"/>`,
  );
  return [
    `<path d="M24 20 H76 V28 H24 z" fill="${MARBLE}"/>`,
    `<path d="M31 28 H69 L62 34 H38 z" fill="${SHADE}"/>`,
    `<path d="M38.5 34 H61.5 L63 76 H37 z" fill="${MARBLE}"/>`,
    ...flutes,
  ].join('');
}

/** The whole picture, in a square of 100 with such corners; `scale`: smaller, for systems that cut out a shape of their own. */
function icon({ corners = 0, frame = true, scale = 1 }) {
  const edge = frame ? 4 : 0;
  const inner = 100 - 2 * edge;
  const round = Math.max(0, corners - edge);
  const shift = 50 * (1 - scale);
  const stroke = frame
    ? `<rect x="${edge}" y="${edge}" width="${inner}" height="${inner}" rx="${round}" fill="none" stroke="${GOLD}" stroke-width="2"/>`
    : '';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><title>Tabula</title>',
    `<clipPath id="cut"><rect x="${edge}" y="${edge}" width="${inner}" height="${inner}" rx="${round}"/></clipPath>`,
    `<rect width="100" height="100" rx="${corners}" fill="${NIGHT}"/>`,
    `<g clip-path="url(#cut)"><g transform="translate(${shift} ${shift}) scale(${scale})">${column()}</g>`,
    `${waves(shift + 72 * scale, SEA)}${waves(shift + 84 * scale, FOAM)}</g>${stroke}</svg>\n`,
  ].join('');
}

const to = (name) => join(root, 'packages', 'web', 'public', name);
writeFileSync(to('icon.svg'), icon({ corners: 22 }));
for (const [name, pixels, look] of [
  ['icon-192.png', 192, {}],
  ['icon-512.png', 512, {}],
  ['icon-180.png', 180, { frame: false, scale: 0.86 }],
  ['icon-maskable-512.png', 512, { frame: false, scale: 0.74 }],
])
  await takePicture({ svg: icon(look), out: to(name), density: pixels / 100 });
