import { stripVTControlCharacters } from 'node:util';
import type { Output, Terminal } from './terminal.ts';

/** How a terminal is told to begin and to end each kind of writing. */
const INKS = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

export type AnsiStyle = keyof typeof INKS;

const NARROWEST = 60;
const WIDEST = 140;
const PLAIN_WIDTH = 80;
/** A column of a newspaper is at least so wide. */
const COLUMN = 38;
const GAP = 2;
const TIE = '\u00a0';
const SEAT_INKS = ['cyan', 'yellow', 'magenta', 'green', 'blue', 'red'] as const;

/** How many columns a text takes on the screen. */
export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Words that stay on one line. */
export function tied(text: string): string {
  return text.replaceAll(' ', TIE);
}

/** What is written on: it has a width, and perhaps colours. */
export class TextLayout {
  readonly #columns: () => number;
  readonly #coloured: boolean;

  constructor(columns: () => number, coloured: boolean) {
    this.#columns = columns;
    this.#coloured = coloured;
  }

  /** Colours only for eyes at a terminal, and only if they are wanted. */
  static of(output: Output, env: Terminal['env']): TextLayout {
    const coloured = output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
    return new TextLayout(() => output.columns ?? PLAIN_WIDTH, coloured);
  }

  /** As wide as the window is now. */
  get width(): number {
    return Math.max(NARROWEST, Math.min(WIDEST, this.#columns()));
  }

  /** Colours a text word by word, so that it can be broken anywhere. */
  ink(ink: AnsiStyle, text: string): string {
    const [on, off] = INKS[ink];
    return this.#coloured ? text.replace(/[^ ]+/g, (word) => `\x1b[${on}m${word}\x1b[${off}m`) : text;
  }

  strong(text: string): string {
    return this.ink('bold', text);
  }

  faint(text: string): string {
    return this.ink('dim', text);
  }

  /** The colour of a seat; its name always stands beside it. */
  seat(seat: number, text: string): string {
    return this.ink(SEAT_INKS[seat % SEAT_INKS.length], text);
  }

  /** A line across the page, with a title if there is one. */
  rule(title = ''): string {
    if (title === '') return this.faint('─'.repeat(this.width));
    return `${this.faint('──')} ${this.strong(title)} ${this.faint('─'.repeat(Math.max(0, this.width - widthOf(title) - 4)))}`;
  }

  /** Breaks a text at spaces (not at those tied by `tied`); the first line keeps its indent, the others get this one. */
  wrap(text: string, indent = '', width = this.width): string[] {
    const lines: string[] = [];
    let line = /^ */.exec(text)?.[0] ?? '';
    let bare = true;
    for (const word of text.trim().split(' ')) {
      const longer = bare ? line + word : `${line} ${word}`;
      if (bare || widthOf(longer) <= width) line = longer;
      else {
        lines.push(line);
        line = indent + word;
      }
      bare = false;
    }
    return [...lines, line].map((done) => done.replaceAll(TIE, ' '));
  }

  /** Sets short texts in columns, read downwards. */
  columns(items: readonly string[]): string[] {
    const cell = Math.max(...items.map(widthOf), 1);
    const columns = Math.max(1, Math.min(Math.floor((this.width + GAP) / (cell + GAP)), items.length));
    const rows = Math.ceil(items.length / columns);
    return Array.from({ length: rows }, (_, row) =>
      items
        .filter((_, i) => i % rows === row)
        .map((item) => padded(item, cell + GAP))
        .join('')
        .trimEnd(),
    );
  }

  /** Sets blocks of lines beside each other, as in a newspaper: in order, in columns of about the same height. */
  newspaper(blocks: readonly (readonly string[])[]): string[] {
    const count = Math.max(1, Math.min(blocks.length, Math.floor(this.width / COLUMN)));
    const cell = Math.floor((this.width - GAP * (count - 1)) / count);
    const broken = blocks.map((block) => block.flatMap((line) => this.wrap(line, '    ', cell)));
    const height = broken.reduce((sum, block) => sum + block.length + 1, 0) / count;
    const columns: string[][] = [[]];
    for (const block of broken) {
      const last = columns[columns.length - 1];
      const full = last.length > 0 && last.length + block.length / 2 > height;
      if (full && columns.length < count) columns.push([...block]);
      else last.push(...(last.length > 0 ? [''] : []), ...block);
    }
    const rows = Math.max(...columns.map((column) => column.length));
    return Array.from({ length: rows }, (_, row) =>
      columns
        .map((column) => padded(column[row] ?? '', cell + GAP))
        .join('')
        .trimEnd(),
    );
  }
}

/** A table: the first column to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => widthOf(row[i] ?? ''))));
  return all.map((row) =>
    row
      .map((text, i) => (i === 0 ? padded(text, widths[i]) : ' '.repeat(widths[i] - widthOf(text)) + text))
      .join('   ')
      .trimEnd(),
  );
}
