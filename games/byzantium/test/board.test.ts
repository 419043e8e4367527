import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ARROW_TARGETS, BOARD, CITIES, GRAPH } from '../src/data/cities.ts';
import { en } from '../src/messages.en.ts';
import { it as italian } from '../src/messages.it.ts';

interface DrawnBoard {
  readonly spaces: readonly { id: string; kind: string; name: { en: string; it: string } }[];
  readonly links: readonly { a: string; b: string; kind: string }[];
}

const drawn: DrawnBoard = JSON.parse(readFileSync(new URL('../board/board.json', import.meta.url), 'utf8'));
const ends = ({ a, b, kind }: { a: string; b: string; kind: string }) => `${[a, b].sort().join(' ')} ${kind}`;

describe('the drawn board is the board of the rules', () => {
  it('has the same cities, with the same names', () => {
    const cities = drawn.spaces.filter(({ kind }) => kind === 'city');
    expect(cities.map(({ id }) => id).sort()).toEqual(CITIES.map(({ id }) => id).sort());
    for (const { id, name } of cities) expect(name).toEqual({ en: en[`space.${id}`], it: italian[`space.${id}`] });
  });

  it('has the same links', () => {
    const links = drawn.links.filter(({ kind }) => kind !== 'arrow');
    expect(links.map(ends).sort()).toEqual(BOARD.links.map(ends).sort());
  });

  it('has the same arrows of the Bulgars', () => {
    const arrows = drawn.links.filter(({ kind }) => kind === 'arrow').map(({ b }) => b);
    expect(arrows.sort()).toEqual(ARROW_TARGETS.map((city) => GRAPH.id(city)).sort());
  });
});
