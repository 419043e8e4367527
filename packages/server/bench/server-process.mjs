// A server that is measured, in a process of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('./server.mjs', import.meta.url));

export class ServerProcess {
  url;
  #process;

  /** On a folder or a database; `flags` are Node's own, `words` its. */
  static async start(home, { flags = [], words = [] } = {}) {
    const server = new ServerProcess();
    server.#process = spawn(process.execPath, [...flags, SCRIPT, home, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.url = String((await once(server.#process.stdout, 'data'))[0]).trim();
    return server;
  }

  /** The CPU time that it has used, in seconds, and its memory, in bytes, without what nobody needs any more if it may be cleared away. */
  async usage() {
    this.#process.kill('SIGUSR2');
    return JSON.parse(String((await once(this.#process.stdout, 'data'))[0]));
  }

  async end() {
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }
}
