import { build, install, run } from './setup.mjs';

install();
build();
const words = process.argv.slice(2);
run(process.execPath, ['packages/cli/bin/tabula.mjs', ...(words.length > 0 ? words : ['play'])]);
