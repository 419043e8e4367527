import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Match, RuleFault } from '@tabula/engine';
import { messageOf } from '../errors.ts';

/** Where a match is kept: the file it came from or was last saved to, else a name of its own. */
export class SaveFile {
  readonly #match: Match;
  readonly #folder: string;
  #file: string | undefined;

  constructor(match: Match, folder: string, file: string | undefined) {
    this.#match = match;
    this.#folder = folder;
    this.#file = file;
  }

  get file(): string {
    return this.#file ?? `${this.#match.game.id}-${this.#match.seen(null).commitment.slice(0, 8)}.tabula`;
  }

  /** Something of somebody else's already stands under this name. */
  taken(file: string): boolean {
    return file !== this.#file && existsSync(resolve(this.#folder, file));
  }

  /** Writes the record; says what went wrong, or nothing. */
  save(file = this.file): string | null {
    try {
      writeFileSync(resolve(this.#folder, file), this.#match.toString());
    } catch (error) {
      return messageOf(error);
    }
    this.#file = file;
    return null;
  }

  /** Keeps the record of a fault in the rules beside the match's own, and tells where. */
  saveFault({ record }: RuleFault): string {
    const file = `${this.file}.fault`;
    writeFileSync(resolve(this.#folder, file), record);
    return file;
  }
}
