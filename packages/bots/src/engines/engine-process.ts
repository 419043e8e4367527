import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { EngineFault, type EngineFaultCode } from '../players/outside.ts';
import type { EngineCommand } from './command.ts';

/** No line of an engine is longer, and between two questions it says no more than that, in characters. */
export const LONGEST_LINE = 4096;
export const MOST_SAID = 1 << 20;

/** Hears what an engine says, and that nothing more will come. */
export interface EngineListener {
  readonly line: (line: string) => void;
  readonly gone: (fault: EngineFault) => void;
}

/**
 * The process of an engine, as far away from everything as a process can be put: no shell, no environment but PATH and LANG, an empty
 * folder of its own that is removed with it, a process group of its own that ends with it, nothing read but short lines.
 */
export class EngineProcess {
  readonly #listener: EngineListener;
  readonly #folder = mkdtempSync(join(tmpdir(), 'tabula-engine-'));
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  #rest = '';
  #said = 0;
  #gone = false;

  constructor({ file, args }: EngineCommand, listener: EngineListener) {
    this.#listener = listener;
    this.#child = spawn(file, args, {
      cwd: this.#folder,
      env: { PATH: process.env.PATH, LANG: process.env.LANG ?? 'C.UTF-8' },
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    const { stdin, stdout } = this.#child;
    this.#child.on('error', (error) => this.#lose('start', `the engine cannot be started: ${error.message}`));
    this.#child.on('exit', (code, signal) => this.#lose('stopped', `the engine stopped by itself (${code ?? signal})`));
    // Whoever does not listen any more is about to exit.
    stdin.on('error', () => {});
    stdout.setEncoding('utf8').on('data', (text: string) => this.#hear(text));
    LIVING.add(this);
    watchForEnd();
  }

  /** Says some lines; what the engine has said so far is no longer counted. */
  say(lines: readonly string[]): void {
    this.#said = 0;
    if (!this.#gone) this.#child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Ends it at once, with all that it has started. */
  kill(): void {
    if (this.#gone) return;
    this.#gone = true;
    LIVING.delete(this);
    watchForEnd();
    const { pid } = this.#child;
    try {
      if (pid !== undefined) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    this.#child.stdout.destroy();
    this.#child.stdin.destroy();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #hear(text: string): void {
    if (this.#gone) return;
    this.#said += text.length;
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    if (this.#said > MOST_SAID)
      this.#lose('noise', `the engine says more than ${MOST_SAID} characters to one question`);
    else if ([...lines, this.#rest].some(({ length }) => length > LONGEST_LINE))
      this.#lose('noise', `the engine says a line of more than ${LONGEST_LINE} characters`);
    else for (const line of lines) this.#listener.line(line);
  }

  #lose(code: EngineFaultCode, message: string): void {
    if (this.#gone) return;
    this.kill();
    this.#listener.gone(new EngineFault(code, message));
  }
}

/** All engines of this process: none of them outlives it. */
const LIVING = new Set<EngineProcess>();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let watching = false;

function watchForEnd(): void {
  if (watching === LIVING.size > 0) return;
  watching = !watching;
  const change = watching ? 'on' : 'off';
  process[change]('exit', killAll);
  for (const signal of SIGNALS) process[change](signal, endWith);
}

function killAll(): void {
  for (const engine of [...LIVING]) engine.kill();
}

/** Who else listens to a signal ends by it in his own time; where nobody does it ends this process, as it would have. */
function endWith(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  killAll();
  process.kill(process.pid, signal);
}
