import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CIVILIZATIONS, NATIONS } from '../src/data/civilizations.ts';
import { BOARD, PROVINCES } from '../src/data/provinces.ts';
import { en } from '../src/messages.en.ts';
import { it as italian } from '../src/messages.it.ts';

interface Words {
  readonly en: string;
  readonly it: string;
}
interface DrawnSpace {
  readonly id: string;
  readonly kind: string;
  readonly name: Words;
  readonly short?: Words;
  readonly attrs?: {
    readonly island: boolean;
    readonly citySite: unknown;
    readonly resources: readonly { readonly good: string }[];
    readonly capitalOf: string | null;
  };
}
interface DrawnBoard {
  readonly spaces: readonly DrawnSpace[];
  readonly links: readonly { a: string; b: string; kind: string }[];
}

const drawn: DrawnBoard = JSON.parse(readFileSync(new URL('../board/board.json', import.meta.url), 'utf8'));
const spaces = drawn.spaces.filter(({ kind }) => kind === 'land' || kind === 'sea');
const ends = ({ a, b, kind }: { a: string; b: string; kind: string }) => `${[a, b].sort().join(' ')} ${kind}`;

describe('the drawn board is the board of the rules', () => {
  it('has the same provinces and seas, with the same names', () => {
    expect(spaces.map(({ id }) => id).sort()).toEqual(BOARD.spaces.map(({ id }) => id).sort());
    for (const { id, name, short } of spaces)
      expect({ en: en[`space.${id}`], it: italian[`space.${id}`] }).toEqual(short ?? name);
  });

  it('has the same borders, coasts and straits', () => {
    expect(drawn.links.map(ends).sort()).toEqual(BOARD.links.map(ends).sort());
  });

  it('has the same icons, city sites, islands and capitals', () => {
    for (const { id, goods, city, island } of PROVINCES) {
      const attrs = spaces.find((space) => space.id === id)?.attrs;
      expect([id, attrs?.resources.map(({ good }) => good)]).toEqual([id, [...goods]]);
      expect([id, attrs?.citySite !== null]).toEqual([id, city === true]);
      expect([id, attrs?.island]).toEqual([id, island === true]);
      const capital = CIVILIZATIONS.find((name) => NATIONS[name].capital === id) ?? null;
      expect([id, attrs?.capitalOf]).toEqual([id, capital]);
    }
  });
});
