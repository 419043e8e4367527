import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import type { Face } from '../built.ts';

/** How wide words are, from the fonts' own tables, so that no browser is needed to place a name. */

const FILES: Readonly<Record<Face, string>> = {
  caps: '@fontsource/cinzel/files/cinzel-latin-700-normal.woff',
  serif: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-700-normal.woff',
  italic: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-italic.woff',
};

/** The contrast style sets the same names in a sans face, a little wider than the serif: every name gets this much more room. */
const ROOM: Readonly<Record<Face, number>> = { caps: 1, serif: 1.16, italic: 1.16 };

const require = createRequire(import.meta.url);
const fonts = new Map<Face, opentype.Font>();

function font(face: Face): opentype.Font {
  const known = fonts.get(face);
  if (known) return known;
  const bytes = readFileSync(require.resolve(FILES[face]));
  const loaded = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  fonts.set(face, loaded);
  return loaded;
}

const widths = new Map<string, number>();

/** Width of one line in board units. */
export function measure(text: string, face: Face, size: number, spacing: number): number {
  const words = face === 'caps' ? text.toUpperCase() : text;
  const key = `${face} ${words}`;
  const width = widths.get(key) ?? font(face).getAdvanceWidth(words, 1, { kerning: true });
  widths.set(key, width);
  return (width + spacing * Math.max(0, words.length - 1)) * size * ROOM[face];
}
