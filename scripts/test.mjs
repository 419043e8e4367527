import { installBrowser } from './browser.mjs';
import { build, install, tool } from './setup.mjs';

install();
build();
tool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings']);
installBrowser();
tool('vitest/vitest.mjs', ['run', ...process.argv.slice(2)]);
