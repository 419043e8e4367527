import { type Config, configure, type Game, seedFrom } from '@tabula/engine';
import { UsageError } from './errors.ts';
import type { Words } from './texts/index.ts';

const SEED = /^(?:[0-9a-f]{2}){16,64}$/;

/** A whole number that is not too small. */
export function wholeNumber(text: string, name: string, least: number, words: Words): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || !Number.isSafeInteger(number))
    throw new UsageError(words('error.number', { name, least, text }));
  return number;
}

/** A seed as it stands in a record, or any word that names one. */
export function seedOf(text: string): string {
  return SEED.test(text) ? text : seedFrom(text);
}

/** "a,b,c" as a list. */
export function listOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.split(',').map((part) => part.trim());
}

/** "key=value,key=value" as settings. */
export function settingsOf(text: string | undefined, words: Words): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const part of listOf(text)) {
    const pair = /^([^=]+)=(.+)$/.exec(part);
    if (!pair) throw new UsageError(words('error.setting-form', { text: part }));
    settings[pair[1]] = pair[2];
  }
  return settings;
}

/** The checked configuration of a game, with mistakes told in the user's language. */
export function configOf(
  game: Game,
  players: number | undefined,
  settings: Readonly<Record<string, string>>,
  words: Words,
): Config {
  const { min, max, usual } = game.players;
  const count = players ?? usual;
  if (count < min || count > max) throw new UsageError(words('error.players', { game: game.id, min, max, count }));
  for (const [name, value] of Object.entries(settings)) {
    const known = Object.hasOwn(game.settings, name) ? game.settings[name].values : undefined;
    const names = Object.keys(game.settings).join(', ') || '-';
    if (known === undefined) throw new UsageError(words('error.setting', { game: game.id, name, names }));
    if (!known.includes(value))
      throw new UsageError(words('error.setting-value', { name, value, values: known.join(', ') }));
  }
  return configure(game, count, settings);
}

/** One word for all seats, or one for each. */
export function seatsOf(text: string, players: number | undefined, words: Words): string[] {
  const list = listOf(text);
  if (list.length === 1 && players !== undefined) return Array.from({ length: players }, () => list[0]);
  if (players !== undefined && list.length !== players)
    throw new UsageError(words('error.seats', { seats: list.length, players }));
  return list;
}
