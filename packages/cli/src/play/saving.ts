import { existsSync, writeFileSync } from 'node:fs';
import type { Match, RuleFault } from '@tabula/engine';
import { messageOf } from '../errors.ts';

/** Where a match is kept: the file it came from or was last saved to, else a name of its own. */
export class Shelf {
  readonly #match: Match;
  #file: string | undefined;

  constructor(match: Match, file: string | undefined) {
    this.#match = match;
    this.#file = file;
  }

  get file(): string {
    return this.#file ?? `${this.#match.game.id}-${this.#match.seen(null).commitment.slice(0, 8)}.tabula`;
  }

  /** Something of somebody else's already stands under this name. */
  taken(file: string): boolean {
    return file !== this.#file && existsSync(file);
  }

  /** Writes the record; says what went wrong, or nothing. */
  save(file = this.file): string | null {
    try {
      writeFileSync(file, this.#match.toString());
    } catch (error) {
      return messageOf(error);
    }
    this.#file = file;
    return null;
  }

  /** Keeps the record of a fault in the rules beside the match's own, and tells where. */
  saveFault({ record }: RuleFault): string {
    const file = `${this.file}.fault`;
    writeFileSync(file, record);
    return file;
  }
}
