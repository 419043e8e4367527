import type { OurBotName } from '@tabula/protocol';

/** A game that lives in this browser alone; it goes on where it was left. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  /** By seat: the bot that plays there, or null for a person at this page. */
  readonly bots: readonly (OurBotName | null)[];
  readonly record: string;
  /** Whether it is a person's turn. */
  readonly waits: boolean;
  readonly over: boolean;
  readonly updatedAt: number;
}

const KEY = 'tabula.local-games';
const MOST = 12;

/** The games of this browser, the latest first. */
export function localGames(): readonly LocalGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isLocalGame) : [];
  } catch {
    return [];
  }
}

export function localGame(id: string): LocalGame | undefined {
  return localGames().find((game) => game.id === id);
}

/** Keeps how a game stands. If there is no room for all of them, the oldest go. */
export function keepLocalGame(game: LocalGame): void {
  let kept = [game, ...localGames().filter(({ id }) => id !== game.id)].slice(0, MOST);
  while (kept.length > 0) {
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
      return;
    } catch {
      // A browser that keeps nothing at all: the game lasts as long as the page is open.
      kept = kept.slice(0, -1);
    }
  }
}

function isLocalGame(value: unknown): value is LocalGame {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, record, bots, updatedAt } = value as Partial<Record<keyof LocalGame, unknown>>;
  const words = [id, game, record].every((one) => typeof one === 'string');
  return words && Array.isArray(bots) && typeof updatedAt === 'number';
}
