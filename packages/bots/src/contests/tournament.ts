import { type Config, type Game, type GameEvent, seedFrom } from '@tabula/engine';
import type { Bot } from '../players/bot.ts';
import { type Played, playGame } from './play-game.ts';

/** A series of games between as many bots as there are seats. */
export interface Contest {
  readonly config: Config;
  readonly bots: readonly Bot[];
  readonly games: number;
  /** Any words; game i of the contest always has the same dice. */
  readonly seed: string;
  /** Hears of each game; `seats[entrant]` is where the entrant sat. */
  readonly onGame?: (played: Played, seats: readonly number[]) => void;
}

/** How one entrant did. */
export interface TournamentRow {
  readonly name: string;
  /** Games won; a shared victory counts its share. */
  readonly wins: number;
  /** Mean points a game. */
  readonly points: number;
}

/**
 * Plays the games of a contest. From game to game everybody moves one seat on, and the dice stay the same until all have
 * sat everywhere: neither a good seat nor good dice make a champion.
 */
export function tournament<S, E extends GameEvent>(game: Game<S, E>, contest: Contest): TournamentRow[] {
  const { config, bots, games, seed, onGame } = contest;
  const wins = bots.map(() => 0);
  const points = bots.map(() => 0);
  for (let i = 0; i < games; i++) {
    const seats = bots.map((_, entrant) => (entrant + i) % bots.length);
    const seated = bots.map((_, seat) => bots[seats.indexOf(seat)]);
    const played = playGame(game, config, seedFrom(`${seed} ${Math.floor(i / bots.length)}`), seated);
    seats.forEach((seat, entrant) => {
      const { winners } = played.result;
      if (winners.includes(seat)) wins[entrant] += 1 / winners.length;
      points[entrant] += played.result.points[seat] / games;
    });
    onGame?.(played, seats);
  }
  return bots.map(({ name }, entrant) => ({ name, wins: wins[entrant], points: points[entrant] }));
}
