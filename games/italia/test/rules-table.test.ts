import { readdirSync, readFileSync } from 'node:fs';
import { rulesPage } from '@tabula/engine/testing';
import { describe, it } from 'vitest';

const HERE = new URL('../', import.meta.url);
const files = readdirSync(HERE, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(new URL(path, HERE), 'utf8');

describe('RULES.md tells the truth', () => {
  for (const check of rulesPage({ files, read, sections: 50, rulings: 136 })) it(check.name, check.run);
});
