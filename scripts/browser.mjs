// Finds a browser for the end-to-end tests; on Debian, as root, installs it when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.TABULA_BROWSER,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the browser is, or undefined. */
export function findBrowser() {
  return PLACES.find((place) => place && existsSync(place));
}

/** Tries to get one by the system's own packages. */
export function installBrowser() {
  if (findBrowser() !== undefined) return;
  const debian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (debian && process.getuid?.() === 0) {
    process.stdout.write('No browser for the end-to-end tests: installing Debian’s chromium.\n');
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  }
  if (findBrowser() === undefined)
    process.stdout.write(
      'NOTICE: no browser was found, so the end-to-end tests are SKIPPED. Install chromium or set TABULA_BROWSER.\n',
    );
}
