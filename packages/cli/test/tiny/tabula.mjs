// The built command line, as bin/tabula.mjs starts it, with the tiny games.
import { main, thisTerminal } from '../../dist/index.js';
import * as tiny from './registry.mjs';

const module = new URL('./registry.mjs', import.meta.url).href;
process.exitCode = await main(process.argv.slice(2), thisTerminal({ ...tiny, module }));
