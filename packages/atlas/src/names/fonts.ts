import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Face } from '../model/built.ts';

/** How wide words are, from the fonts' own tables, so that no browser is needed to place a name. */

const FILES: Readonly<Record<Face, string>> = {
  caps: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff',
  serif: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff',
  italic: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-italic.woff',
};

/** The contrast style sets all names in this face: a name gets the room that the wider of the two needs. */
const SANS: Readonly<Record<Face, string>> = {
  caps: '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff',
  serif: '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff',
  italic: '@fontsource/source-sans-3/files/source-sans-3-latin-600-italic.woff',
};

const require = createRequire(import.meta.url);
const fonts = new Map<string, opentype.Font>();

function font(file: string): opentype.Font {
  const known = fonts.get(file);
  if (known) return known;
  const bytes = readFileSync(require.resolve(file));
  const loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(file, loaded);
  return loaded;
}

const widths = new Map<string, number>();

/** Width of one line in board units. */
export function measure(text: string, face: Face, size: number, spacing: number): number {
  const words = face === 'caps' ? text.toUpperCase() : text;
  const key = `${face} ${words}`;
  const width =
    widths.get(key) ?? Math.max(...[FILES[face], SANS[face]].map((file) => font(file).getAdvanceWidth(words, 1)));
  widths.set(key, width);
  return (width + spacing * Math.max(0, words.length - 1)) * size;
}
