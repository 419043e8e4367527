import { readFileSync } from 'node:fs';
import type { Link } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';

interface Drawn {
  readonly spaces: readonly { id: string; kind: string; name: Words; short?: Words }[];
  readonly links: readonly (Link & { ridge?: string; river?: string })[];
}
interface Words {
  readonly en: string;
  readonly it: string;
}

const ends = ({ a, b, kind }: Link) => `${[a, b].sort().join(' ')} ${kind}`;
/** A border that is a ridge or a river is drawn as such. */
const asSeen = ({ a, b, kind, ridge, river }: Drawn['links'][number]): Link => ({
  a,
  b,
  kind: ridge !== undefined ? 'ridge' : river !== undefined ? 'river' : kind,
});

describe.each(games.map(({ id }) => id))('the drawn board of %s is the board of its rules', async (id) => {
  const game = await loadGame(id);
  const { spaces, links }: Drawn = JSON.parse(
    readFileSync(new URL(`../../${id}/board/board.json`, import.meta.url), 'utf8'),
  );
  const known = new Set(game.board.spaces.map((space) => space.id));

  it('has the same places, with the same names', () => {
    const drawn = spaces.filter((space) => known.has(space.id));
    expect(drawn.map((space) => space.id).sort()).toEqual([...known].sort());
    const said = (language: 'en' | 'it', space: string) => game.messages[language][`space.${space}`];
    for (const { id: space, name, short } of drawn)
      expect([name, short]).toContainEqual({ en: said('en', space), it: said('it', space) });
  });

  it('shows nothing else but the lands around, and where one comes in from', () => {
    const others = spaces.filter((space) => !known.has(space.id));
    expect(others.filter(({ kind }) => kind !== 'outside' && kind !== 'entry')).toEqual([]);
  });

  it('has the same links', () => {
    const drawn = links.filter(({ a, b }) => known.has(a) && known.has(b));
    expect(drawn.map(asSeen).map(ends).sort()).toEqual(game.board.links.map(ends).sort());
  });
});
