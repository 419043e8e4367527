import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARROW_TARGETS, CITIES, GRAPH } from '../src/data/cities.ts';

interface DrawnBoard {
  readonly spaces: readonly { id: string; kind: string }[];
  readonly links: readonly { a: string; b: string; kind: string }[];
}

const drawn: DrawnBoard = JSON.parse(readFileSync(new URL('../board/board.json', import.meta.url), 'utf8'));

describe('the drawn board is the board of the rules', () => {
  it('has the same cities', () => {
    const cities = drawn.spaces.filter(({ kind }) => kind === 'city');
    expect(cities.map(({ id }) => id).sort()).toEqual(CITIES.map(({ id }) => id).sort());
  });

  it('has the same arrows of the Bulgars', () => {
    const arrows = drawn.links.filter(({ kind }) => kind === 'arrow').map(({ b }) => b);
    expect(arrows.sort()).toEqual(ARROW_TARGETS.map((city) => GRAPH.id(city)).sort());
  });
});
