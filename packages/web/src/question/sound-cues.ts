import type { Game, GameEvent, LogEntry } from '@tabula/engine';
import type { Sound } from '../ui/sounds.ts';

/** What decides about a sound. */
export interface SoundMoment {
  readonly log: readonly LogEntry<GameEvent>[];
  /** This seat is asked. */
  readonly asked: boolean;
  readonly over: boolean;
}

/** What is heard when one moment follows another: the weightiest of the things that happened, then whether it is one's turn. */
export function soundsBetween(game: Game, before: SoundMoment, now: SoundMoment): Sound[] {
  const grown = now.log.length > before.log.length;
  const news = grown ? now.log.slice(before.log.length).map(({ event }) => event) : [];
  const begin = game.look?.fights?.begin ?? [];
  const turn: Sound[] = now.asked && !before.asked ? ['turn'] : [];
  if (now.over && !before.over) return ['end'];
  if (news.some(({ event }) => begin.includes(event))) return ['battle', ...turn];
  if (news.some(({ dice }) => typeof dice === 'object')) return ['dice', ...turn];
  return grown ? ['piece', ...turn] : turn;
}
