import type { GameEvent, Seat, Seen, World } from '@tabula/engine';
import type { Watched } from '../players/outside.ts';

/** The version of the protocol: docs/engines.md. */
export const PROTOCOL = 1;

/** The first words to an engine. */
export const HELLO = `tep ${PROTOCOL}`;

/** Which game, and which seat of it the engine has: said with every question, which so tells all there is to know. */
export function gameLine({ game, config }: Watched, seat: Seat): string {
  const { players, settings } = config;
  return `game ${JSON.stringify({ id: game.id, version: game.version, players, settings, seat })}`;
}

/**
 * A question, from nothing but what the seat sees: what was told since its own last answer, the view, what is asked and what can be
 * answered.
 */
export function questionLines(seen: Seen<unknown, GameEvent>): string[] {
  const { ask, answered, log, view } = seen;
  if (ask === null) throw new Error('an engine is only asked where its seat has something to answer');
  const news = log.filter(({ at }) => at >= answered);
  return [
    ...news.map(({ event }) => `event ${JSON.stringify(event)}`),
    `view ${JSON.stringify(view)}`,
    `ask ${JSON.stringify(ask.prompt)}`,
    ...ask.options.map(({ id }) => `option ${id}`),
  ];
}

/** What an engine says before it is ready, if it has the rules and wants a position to play on from. */
export const WANT_WORLD = 'want world';

/** A position as the seat may imagine it, from which the rules play on. */
export function worldLine(world: World): string {
  return `world ${JSON.stringify(world)}`;
}

/** "Answer within so many milliseconds." */
export function goLine(milliseconds: number): string {
  return `go movetime ${milliseconds}`;
}

/** What an engine may say. Whatever else it says is passed over. */
export type EngineMessage =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'want-world' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: string }
  | { readonly kind: 'other' };

export function readEngineLine(line: string): EngineMessage {
  const text = line.trim();
  if (text === WANT_WORLD) return { kind: 'want-world' };
  if (text === 'tepok') return { kind: 'ready' };
  if (text.startsWith('bestmove ')) return { kind: 'answer', id: text.slice('bestmove '.length).trim() };
  if (text.startsWith('id name ')) return { kind: 'name', name: text.slice('id name '.length).trim() };
  return { kind: 'other' };
}
