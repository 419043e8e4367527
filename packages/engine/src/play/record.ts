import { checkedSeed } from '../common/chance.ts';
import { RecordError, SetupError } from '../common/errors.ts';
import { type Config, configure, type Game } from '../game/game.ts';
import type { Answer } from '../rules/decision.ts';

const FORMAT = 'tabula record 1';

/** A game as it is kept: everything needed to play it again. */
export interface GameRecord {
  readonly game: string;
  readonly version: number;
  readonly config: Config;
  readonly seed: string;
  /** What the seats are called; empty where nobody said. */
  readonly names: readonly string[];
  readonly answers: readonly Answer[];
  /** Fingerprint of the position after the last answer, if it was written down. */
  readonly hash?: string;
  /** In which line of the text the first answer stands. */
  readonly firstLine: number;
  /** In which line each thing of the head stands ("players", "set <name>"), if the record was read from a text. */
  readonly headLines?: ReadonlyMap<string, number>;
}

/** Which game it is, of which rules, with which players and which chance: a record without its answers. */
export type RecordHead = Omit<GameRecord, 'answers' | 'hash' | 'firstLine'>;

/** A record as text: a head, an empty line, one line an answer ("1 claim ankara"; seats are counted from 1). */
export function formatRecord(record: Omit<GameRecord, 'firstLine' | 'headLines'>): string {
  const { game, version, config, seed, names, answers, hash } = record;
  const lines = [FORMAT, `game ${game} ${version}`, `players ${config.players}`];
  for (const [name, value] of Object.entries(config.settings)) lines.push(`set ${name} ${value}`);
  names.map(printable).forEach((name, seat) => {
    if (name !== '') lines.push(`name ${seat + 1} ${name}`);
  });
  lines.push(`seed ${seed}`, '');
  for (const { seat, id } of answers) lines.push(`${seat + 1} ${id}`);
  if (hash !== undefined) lines.push(`hash ${hash}`);
  return `${lines.join('\n')}\n`;
}

/** A name without line breaks, and without anything that a terminal would obey. */
function printable(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
}

/** Reads a record; whatever is wrong with it is said with the line where it stands. */
export function parseRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/);
  if (lines[lines.length - 1] === '') lines.pop();
  if (lines[0] !== FORMAT) throw new RecordError(1, `a record begins with "${FORMAT}"`);
  const end = lines.indexOf('');
  if (end < 0) throw new RecordError(lines.length, 'the head of a record ends with an empty line');
  while (lines[lines.length - 1] === '') lines.pop();
  const head = readHead(lines, end);
  const answers: Answer[] = [];
  let hash: string | undefined;
  for (let i = end + 1; i < lines.length; i++) {
    const line = lines[i];
    const hashed = /^hash ([0-9a-f]{32})$/.exec(line);
    if (hashed && i === lines.length - 1) hash = hashed[1];
    else answers.push(readAnswer(line, i + 1, head.config.players));
  }
  return { ...head, answers, firstLine: end + 2, ...(hash === undefined ? {} : { hash }) };
}

function readAnswer(line: string, number: number, players: number): Answer {
  const match = /^(\d{1,2}) (\S(?:.*\S)?)$/.exec(line);
  if (!match) throw new RecordError(number, 'an answer is a seat and what it chose, like "1 pass"');
  const seat = Number(match[1]) - 1;
  if (seat < 0 || seat >= players) throw new RecordError(number, `there is no seat ${match[1]} among ${players}`);
  return { seat, id: match[2] };
}

function readHead(lines: readonly string[], end: number): RecordHead {
  let game: { id: string; version: number } | undefined;
  let players: number | undefined;
  let seed: string | undefined;
  const settings = new Map<string, string>();
  const names: string[] = [];
  const headLines = new Map<string, number>();
  for (let i = 1; i < end; i++) {
    const at = i + 1;
    const [word, ...rest] = lines[i].split(' ');
    const what = word === 'set' || word === 'name' ? `${word} ${rest[0]}` : word;
    if (headLines.has(what)) throw new RecordError(at, `"${what}" stands twice`);
    headLines.set(what, at);
    if (word === 'game' && rest.length === 2 && /^[1-9]\d{0,5}$/.test(rest[1])) {
      game = { id: rest[0], version: Number(rest[1]) };
    } else if (word === 'players' && rest.length === 1 && /^[1-9]\d?$/.test(rest[0])) {
      players = Number(rest[0]);
    } else if (word === 'set' && rest.length === 2) {
      settings.set(rest[0], rest[1]);
    } else if (word === 'name' && rest.length >= 2 && /^[1-9]\d?$/.test(rest[0])) {
      const seat = Number(rest[0]) - 1;
      while (names.length <= seat) names.push('');
      names[seat] = printable(rest.slice(1).join(' '));
    } else if (word === 'seed' && rest.length === 1) {
      seed = readSeed(rest[0], at);
    } else throw new RecordError(at, `"${lines[i].slice(0, 60)}" does not belong in the head of a record`);
  }
  if (game === undefined) throw new RecordError(end + 1, 'the head does not say which game: "game <name> <version>"');
  if (players === undefined)
    throw new RecordError(end + 1, 'the head does not say how many players: "players <number>"');
  if (seed === undefined) throw new RecordError(end + 1, 'the head has no seed: "seed <hexadecimal>"');
  const config = { players, settings: Object.fromEntries(settings) };
  return { game: game.id, version: game.version, config, seed, names, headLines };
}

function readSeed(seed: string, line: number): string {
  try {
    return checkedSeed(seed);
  } catch (error) {
    throw new RecordError(line, error instanceof Error ? error.message : String(error));
  }
}

/** The record's configuration, checked against the game it names. */
export function configOf(game: Game, record: RecordHead): Config {
  const line = (what: string) => record.headLines?.get(what) ?? 1;
  if (record.game !== game.id)
    throw new RecordError(line('game'), `this is a record of "${record.game}", not of "${game.id}"`);
  if (record.version !== game.version)
    throw new RecordError(
      line('game'),
      `the record was made by version ${record.version} of the rules, these are ${game.version}`,
    );
  try {
    return configure(game, record.config.players, record.config.settings);
  } catch (error) {
    if (error instanceof SetupError) throw new RecordError(line(error.about), error.message);
    throw error;
  }
}
