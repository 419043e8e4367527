import { LANGUAGES, Speaker } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { legendFigures, legendPieces } from '../../src/question/legend.ts';

/** Prices and stocks say by their name what they are. */
const PLAIN = /^cell\.price\./;

describe.each(games)('the legend of $id', ({ id }) => {
  it.each(LANGUAGES)('says in %s what every piece and every figure is for', async (language) => {
    const game = await loadGame(id);
    const speaker = new Speaker({ language, messages: game.messages[language], nouns: game.nouns, names: [] });
    const pieces = legendPieces(game, speaker);
    expect(pieces.length).toBeGreaterThan(2);
    const bare = [
      ...pieces.filter(({ kind, about }) => about === null && !speaker.has(`legend.${kind}`)).map(({ kind }) => kind),
      ...legendFigures(game, speaker).flatMap(({ key, about }) => (about === null && !PLAIN.test(key) ? [key] : [])),
    ];
    expect(bare).toEqual([]);
    expect(pieces.length, 'more is no legend').toBeLessThan(25);
  });

  it('says what the dice of a fight mean', async () => {
    const { look, messages } = await loadGame(id);
    const fights = look?.fights !== undefined;
    for (const language of LANGUAGES) expect(messages[language]['about.dice'] !== undefined).toBe(fights);
  });
});

it('every unit that can be chosen says what it does, in all games', async () => {
  for (const { id } of games) {
    const { messages } = await loadGame(id);
    for (const language of LANGUAGES) {
      const units = Object.keys(messages[language]).filter(
        (key) => key.startsWith('unit.') && !/none|tired|spent|@/.test(key),
      );
      const bare = units.filter((key) => messages[language][`about.${key}`] === undefined);
      expect(bare, `${id}, ${language}`).toEqual([]);
    }
  }
});
