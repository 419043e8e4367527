import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./server.mjs', import.meta.url));
const CLI = fileURLToPath(new URL('../../cli/bin/tabula.mjs', import.meta.url));

/** How long a start, and a gentle stop, may take on a busy machine, in milliseconds. */
const LONGEST_START = 120_000;
const LONGEST_STOP = 10_000;

/** How many lines of the server's log are kept for the story of a failure. */
const LINES_KEPT = 12;

const alive = new Set();

/** Whatever becomes of this process, none that it began stays behind. */
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

function begin(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

/** The real server on a folder, in a process of its own. */
export class ServerProcess {
  /** The last lines of its log. */
  log = [];
  url = '';
  #child;
  #exited;
  #asked = false;

  /** `onEnd` is told when it ends though nobody asked it to. */
  constructor(folder, onEnd = () => {}, script = SCRIPT, words = []) {
    this.#child = begin([script, folder, ...words]);
    this.#exited = once(this.#child, 'exit');
    this.#exited.then(([code, signal]) => this.#asked || onEnd(String(code ?? signal)));
    this.#child.stderr.on('data', (text) => {
      this.log = [...this.log, ...String(text).trim().split('\n')].slice(-LINES_KEPT);
    });
  }

  /** Waits until it listens. */
  async listening() {
    const said = once(this.#child.stdout, 'data');
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_START, 'late').unref());
    const first = await Promise.race([said, this.#exited.then(() => 'ended'), late]);
    if (typeof first === 'string') {
      await this.kill();
      throw new Error(`the server did not start (${first}):\n${this.log.join('\n')}`);
    }
    this.url = String(first[0]).trim();
  }

  /** Stops it in its tracks, and lets it go on. */
  freeze() {
    this.#child.kill('SIGSTOP');
  }

  thaw() {
    this.#child.kill('SIGCONT');
  }

  async kill() {
    this.#asked = true;
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  /** Asks it to stop. What was wrong with the way it did, or null. */
  async stop() {
    this.#asked = true;
    this.#child.kill('SIGTERM');
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_STOP, 'late').unref());
    if ((await Promise.race([this.#exited, late])) === 'late') {
      await this.kill();
      return `it had not stopped ${LONGEST_STOP / 1000} s after SIGTERM`;
    }
    const [code, signal] = await this.#exited;
    return code === 0 ? null : `after SIGTERM it ended with ${code ?? signal}`;
  }
}

/** Runs a command of the house: its exit code and what it said. */
export async function tabula(...args) {
  const child = begin([CLI, ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}
