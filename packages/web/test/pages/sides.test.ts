import { type Game, Speaker } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { sidesOf } from '../../src/pages/sides.ts';

const speakerOf = ({ messages, nouns }: Game) =>
  new Speaker({ language: 'en', messages: messages.en, nouns, names: [] });

async function sides(id: string): Promise<readonly string[]> {
  const game = await loadGame(id);
  return sidesOf(game, speakerOf(game), 4);
}

describe('what a seat leads', () => {
  it('is told where the rules say it', async () => {
    const told = await sides('invasions');
    expect(told[0]).toContain('Romans');
    expect(new Set(told).size).toBe(4);
  });

  it('is told of nobody where all begin alike, or by lot', async () => {
    expect(await sides('byzantium')).toEqual(['', '', '', '']);
    expect(await sides('conquest')).toEqual(['', '', '', '']);
  });
});
