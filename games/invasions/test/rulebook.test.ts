import { readdirSync, readFileSync } from 'node:fs';
import { rulebookChecks } from '@tabula/engine/testing';
import { describe, it } from 'vitest';
import { rulebook } from '../src/rulebook/index.ts';

const HERE = new URL('../', import.meta.url);
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');

describe('the rulebook and its stories', () => {
  for (const check of rulebookChecks({ files, read, rulebook })) it(check.name, check.run);
});
