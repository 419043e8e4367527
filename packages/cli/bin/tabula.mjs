#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = new URL('../dist/index.js', import.meta.url);
if (existsSync(fileURLToPath(built))) {
  const { main, thisTerminal } = await import(built.href);
  process.exitCode = await main(process.argv.slice(2), thisTerminal());
} else {
  process.stderr.write('tabula is not built yet: run "npm install && npm run build" first.\n');
  process.exitCode = 2;
}
