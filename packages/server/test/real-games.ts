import { Chance, type Game, Match, seedFrom } from '@tabula/engine';
import { answerRandomly } from '@tabula/engine/testing';
import { games, loadGame } from '@tabula/games';
import type { Registry } from '@tabula/server';

/** The house's own games. */
export const REAL: Registry = { games, loadGame, module: import.meta.resolve('@tabula/games') };

export function realGames(): Promise<Game[]> {
  return Promise.all(games.map(({ id }) => loadGame(id)));
}

/** The record of a game that was played at random, so far or to its end. */
export function randomRecord(game: Game, players: number, answers = Infinity): string {
  const match = Match.create(game, { players, seed: seedFrom(`random ${game.id}`) });
  const chance = Chance.fromSeed(seedFrom('players'));
  while (!match.over && match.answers.length < answers) answerRandomly(match, chance);
  return match.toString();
}
