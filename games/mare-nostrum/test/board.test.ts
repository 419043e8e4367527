import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NATIONS } from '../src/data/civilizations.ts';
import { CIVILIZATIONS } from '../src/data/names.ts';
import { PROVINCES } from '../src/data/provinces.ts';

interface DrawnSpace {
  readonly id: string;
  readonly attrs?: {
    readonly island: boolean;
    readonly citySite: unknown;
    readonly resources: readonly { readonly good: string }[];
    readonly capitalOf: string | null;
  };
}
interface DrawnBoard {
  readonly spaces: readonly DrawnSpace[];
}

const drawn: DrawnBoard = JSON.parse(readFileSync(new URL('../board/board.json', import.meta.url), 'utf8'));

describe('the drawn board is the board of the rules', () => {
  it('has the same icons, city sites, islands and capitals', () => {
    for (const { id, goods, city, island } of PROVINCES) {
      const attrs = drawn.spaces.find((space) => space.id === id)?.attrs;
      expect([id, attrs?.resources.map(({ good }) => good)]).toEqual([id, [...goods]]);
      expect([id, attrs?.citySite !== null]).toEqual([id, city === true]);
      expect([id, attrs?.island]).toEqual([id, island === true]);
      const capital = CIVILIZATIONS.find((name) => NATIONS[name].capital === id) ?? null;
      expect([id, attrs?.capitalOf]).toEqual([id, capital]);
    }
  });
});
