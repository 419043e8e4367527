import { readdirSync, readFileSync } from 'node:fs';
import { figureChecks, rulebookChecks, sentenceWith } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { PLACES } from '../src/data/places.ts';
import { rulebook } from '../src/rulebook/index.ts';
import { REWARD } from '../src/rules/turn.ts';
import { MOONS } from '../src/state.ts';

const HERE = new URL('../', import.meta.url);
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');

describe('the rulebook and its stories', () => {
  for (const check of rulebookChecks({ files, read, rulebook })) it(check.name, check.run);
});

const worths = PLACES.flatMap(({ worth }) => (worth > 0 ? worth : []));
const statement = (id: string) => rulebook.flatMap(({ statements }) => statements).find((one) => one.id === id);
const inBook = (id: string, ...figures: number[]) =>
  (['en', 'it'] as const).map((language) => ({ where: id, language, text: statement(id)?.[language] ?? '', figures }));
const inReadme = (phrase: string, ...figures: number[]) => ({
  where: `README.md, “${phrase}”`,
  language: 'en' as const,
  text: sentenceWith(read('README.md'), phrase),
  figures,
});

describe('figures in prose', () => {
  const ties = [
    ...inBook('2.a', MOONS),
    ...inBook('5.a', MOONS, ...worths),
    ...inBook('5.b', REWARD),
    inReadme('The game lasts', MOONS),
    inReadme('moon wells count', MOONS),
    inReadme('Paraetonium', ...worths),
    inReadme('commission counts', REWARD),
  ];
  for (const check of figureChecks(ties)) it(check.name, check.run);
});
