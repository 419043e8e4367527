import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPTIONAL_BORDER } from '../src/data/borders.ts';
import { BOARD, COASTS, idOf, isSea, SPACES, STRAITS, TRIBUTE } from '../src/data/map.ts';

interface DrawnSpace {
  readonly id: string;
  readonly kind: string;
  readonly attrs?: { readonly tribute?: number; readonly coasts?: readonly { id: string; seas: readonly string[] }[] };
}

interface DrawnLink {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  readonly attrs?: { readonly seaZone?: string };
}

interface DrawnBoard {
  readonly spaces: readonly DrawnSpace[];
  readonly links: readonly DrawnLink[];
  readonly attrs: { readonly optionalLinks: readonly DrawnLink[] };
}

const drawn: DrawnBoard = JSON.parse(readFileSync(new URL('../board/board.json', import.meta.url), 'utf8'));
const spaces = drawn.spaces.filter(({ kind }) => kind !== 'outside');

describe('the drawn board is the board of the rules', () => {
  it('has the same border by way of an option', () => {
    expect(drawn.attrs.optionalLinks.map(({ a, b }) => [a, b])).toEqual([[...OPTIONAL_BORDER]]);
  });

  it('has the same seas', () => {
    const seas = Array.from({ length: SPACES }, (_, at) => at).filter(isSea);
    expect(seas.map(idOf).sort()).toEqual(spaces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])).sort());
  });

  it('has the same tribute and coasts', () => {
    for (const { id, kind, attrs } of spaces) {
      if (kind === 'sea') continue;
      const at = BOARD.spaces.findIndex((space) => space.id === id);
      expect(TRIBUTE[at], id).toBe(attrs?.tribute);
      const coasts = COASTS[at].map(({ side, seas }) => ({ id: `${id}-${side}`, seas: seas.map(idOf).sort() }));
      const seen = (attrs?.coasts ?? []).map((coast) => ({ id: coast.id, seas: [...coast.seas].sort() }));
      expect(coasts.sort((a, b) => a.id.localeCompare(b.id))).toEqual(seen.sort((a, b) => a.id.localeCompare(b.id)));
    }
  });

  it('has the same sea in each strait', () => {
    const straits = drawn.links.filter(({ kind }) => kind === 'strait');
    expect(STRAITS.map(({ a, b, sea }) => [idOf(a), idOf(b), idOf(sea)]).sort()).toEqual(
      straits.map(({ a, b, attrs }) => [a, b, attrs?.seaZone]).sort(),
    );
  });
});
