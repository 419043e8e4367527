/** The chapters in `war/`, told in one file like those in `stories/`. */
import './war/battles.ts';
import './war/fleets.ts';
import './war/invasions.ts';
import './war/marches.ts';
import './war/reactions.ts';
import './war/retreats.ts';
import './war/sieges.ts';
import './war/two-melees.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every chapter of the war is told', () => {
  const chapters = readdirSync(new URL('war/', import.meta.url));
  const told = readFileSync(new URL('war.test.ts', import.meta.url), 'utf8');
  expect(chapters.filter((chapter) => !told.includes(`'./war/${chapter}'`))).toEqual([]);
});
