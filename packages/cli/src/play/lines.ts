import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../terminal.ts';

/** Offers endings for a half-typed line (the Tab key). */
export type Completer = (line: string) => string[];

/** The lines somebody types, or a file feeds, one at a time. */
export class Lines {
  /** Settles when somebody breaks off with Ctrl-C. */
  readonly interrupt: Promise<null>;
  completer: Completer = () => [];
  /** Ctrl-C was pressed. */
  interrupted = false;
  readonly #reader: Interface;
  readonly #output: Terminal['output'];
  readonly #queue: string[] = [];
  #ended = false;
  #waiting: ((line: string | null) => void) | undefined;

  constructor({ input, output }: Terminal) {
    this.#output = output;
    const typed = input.isTTY === true && output.isTTY === true;
    this.#reader = createInterface({
      input,
      ...(typed ? { output, completer: (line: string) => [this.completer(line), line] } : {}),
      terminal: typed,
    });
    this.#reader.on('line', (line) => this.#take(line));
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#waiting?.(null);
    });
    this.interrupt = new Promise((resolve) => {
      this.#reader.on('SIGINT', () => {
        this.interrupted = true;
        resolve(null);
        this.close();
      });
    });
  }

  /** The next line, or null when there are no more. Where nobody types, the line is written out as if somebody had. */
  async ask(prompt: string): Promise<string | null> {
    if (this.#reader.terminal) {
      this.#reader.setPrompt(prompt);
      if (!this.#ended) this.#reader.prompt();
      return this.#next();
    }
    const line = await this.#next();
    this.#output.write(`${prompt}${line ?? ''}\n`);
    return line;
  }

  /** Forgets what was typed while nobody asked; a file that is fed in is not typed. */
  forget(): void {
    if (this.#reader.terminal) this.#queue.length = 0;
  }

  close(): void {
    this.#reader.close();
  }

  #next(): Promise<string | null> {
    const line = this.#queue.shift();
    if (line !== undefined || this.#ended) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      this.#waiting = (next) => {
        this.#waiting = undefined;
        resolve(next);
      };
    });
  }

  #take(line: string): void {
    if (this.#waiting) this.#waiting(line);
    else this.#queue.push(line);
  }
}
