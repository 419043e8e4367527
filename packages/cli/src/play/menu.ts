import { type Ask, byKind, inMenuOrder, type Option, type Speaker } from '@tabula/engine';
import { type TextLayout, widthOf } from '../text-layout.ts';

/** More options than this are set in columns. */
const LONG = 6;

/** What can be typed at a prompt beside an answer: a letter or its word. */
const COMMANDS = {
  b: 'board',
  l: 'log',
  u: 'undo',
  h: 'hint',
  o: 'odds',
  s: 'save',
  p: 'players',
  r: 'orders',
  '?': 'help',
  q: 'quit',
} as const;

export type CommandName = (typeof COMMANDS)[keyof typeof COMMANDS];

/** What somebody meant. */
export type Command =
  | { readonly do: 'answer'; readonly option: Option }
  | { readonly do: CommandName; readonly rest: string }
  | { readonly do: 'unclear'; readonly candidates: readonly Option[] }
  | { readonly do: 'nothing' };

/** The numbered options: few below each other, many in columns and by kind. */
export function menu(ask: Ask, speaker: Speaker, paper: TextLayout): string[] {
  const options = inMenuOrder(ask.options);
  const digits = `${options.length}`.length;
  const line = (option: Option) => {
    const number = `${options.indexOf(option) + 1}`.padStart(digits);
    return ` ${paper.strong(number)}  ${speaker.option(option)}`;
  };
  if (options.length <= LONG) return options.map(line);
  const lines: string[] = [];
  let singles: string[] = [];
  const flush = () => {
    if (singles.length > 0) lines.push(...paper.columns(singles));
    singles = [];
  };
  for (const group of byKind(ask.options).values()) {
    if (group.length === 1) singles.push(line(group[0]));
    else {
      flush();
      lines.push(...paper.columns(group.map(line)));
    }
  }
  flush();
  return lines.filter((text) => widthOf(text) > 0);
}

/** Finds out what was meant: a number, an option's own words or their beginning, or a command. */
export function parseInput(line: string, ask: Ask, speaker: Speaker): Command {
  const text = line.trim();
  if (text === '') return { do: 'nothing' };
  const options = inMenuOrder(ask.options);
  const exact = options.find(({ id }) => id === text) ?? (/^\d+$/.test(text) ? options[Number(text) - 1] : undefined);
  if (exact !== undefined) return { do: 'answer', option: exact };
  const [first, ...rest] = text.split(/\s+/);
  const command = commandNamed(first.toLowerCase());
  if (command !== undefined) return { do: command, rest: rest.join(' ') };
  const candidates = options.filter((option) => startsLike(option, text, speaker));
  return candidates.length === 1 ? { do: 'answer', option: candidates[0] } : { do: 'unclear', candidates };
}

function commandNamed(word: string): CommandName | undefined {
  for (const [letter, name] of Object.entries(COMMANDS)) if (word === letter || word === name) return name;
  return undefined;
}

function startsLike(option: Option, text: string, speaker: Speaker): boolean {
  const start = text.toLowerCase();
  return option.id.toLowerCase().startsWith(start) || speaker.option(option).toLowerCase().startsWith(start);
}

/** The option that a number, an id or its beginning names, for "o 3". */
export function optionNamed(text: string, ask: Ask, speaker: Speaker): Option | undefined {
  const typed = parseInput(text, ask, speaker);
  return typed.do === 'answer' ? typed.option : undefined;
}

export const HUMAN = 'human';
