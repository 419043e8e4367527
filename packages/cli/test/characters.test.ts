import { botByName, CHARACTERS, leaningMind, leaningOf, playGame } from '@tabula/bots';
import { Chance, configure, type Game, Run, seedFrom, waiting } from '@tabula/engine';
import * as registry from '@tabula/games';
import { describe, expect, it } from 'vitest';

/** Some positions between procedures of a random game. */
function positions(game: Game, look: (run: Run) => void): void {
  const run = Run.start(game, configure(game, game.players.usual), seedFrom('characters'), { keep: true });
  const chance = Chance.fromSeed(seedFrom('any answer'));
  for (let answers = 0; run.decision !== null && answers < 2000; answers++) {
    if (run.atCheckpoint && answers % 40 < 4) look(run);
    const [seat] = waiting(run.decision);
    run.answer(seat, botByName('random').choose(run, seat, chance));
  }
}

describe.each(registry.games.map(({ id }) => id))('characters in %s', (id) => {
  it('have something to be fond of, by every seat, and never less than nothing', async () => {
    const game = await registry.loadGame(id);
    const { holdings } = game.insight;
    const sums = { arms: 0, works: 0, wealth: 0 };
    positions(game, ({ state }) => {
      const all = holdings?.(state) ?? [];
      expect(all).toHaveLength(game.players.usual);
      for (const { arms, works, wealth } of all) {
        expect(Math.min(arms, works, wealth)).toBeGreaterThanOrEqual(0);
        sums.arms += arms;
        sums.works += works;
        sums.wealth += wealth;
      }
    });
    expect(Math.min(sums.arms, sums.works, sums.wealth)).toBeGreaterThan(0);
  });

  it('lean by a little, and never as much as a win or a loss', async () => {
    const game = await registry.loadGame(id);
    const seat = 0;
    const foe = 1;
    let leant = 0;
    positions(game, (run) => {
      const plain = leaningMind(game, 'avenger', undefined).worth(run, seat, game.insight);
      for (const character of CHARACTERS) {
        const value = leaningMind(game, character.id, foe).worth(run, seat, game.insight);
        expect(Math.abs(value - plain)).toBeLessThanOrEqual(0.1);
        expect(value).toBeGreaterThan(0.04);
        expect(value).toBeLessThan(0.96);
        if (value !== plain) leant++;
      }
    });
    expect(leant).toBeGreaterThan(0);
  });

  it.each(CHARACTERS.map((one) => one.id))('%s answers what is offered', async (character) => {
    const game = await registry.loadGame(id);
    const bots = Array.from({ length: game.players.usual }, () => botByName(`greedy:${character}`));
    const run = Run.start(game, configure(game, bots.length), seedFrom('play'), { keep: true });
    const chance = Chance.fromSeed(seedFrom('answers'));
    for (let answers = 0; run.decision !== null && answers < 12; answers++) {
      const [seat] = waiting(run.decision);
      run.answer(seat, bots[seat].choose(run, seat, chance, { cancelled: () => false, foe: (seat + 1) % bots.length }));
    }
  });
});

describe('a character', () => {
  const all = [
    { arms: 6, works: 1, wealth: 2 },
    { arms: 2, works: 3, wealth: 0 },
  ];

  it('likes its part of what it is fond of', () => {
    expect(leaningOf('aggressor', all, 0, undefined)).toBe(0.75);
    expect(leaningOf('builder', all, 0, undefined)).toBe(0.25);
    expect(leaningOf('trader', all, 0, undefined)).toBe(1);
    expect(leaningOf('trader', [all[1], all[1]], 0, undefined)).toBe(0);
  });

  it('that takes revenge dislikes what its foe has, and has nothing against anybody else', () => {
    expect(leaningOf('avenger', all, 0, 1)).toBe(-0.5);
    expect(leaningOf('avenger', all, 0, undefined)).toBe(0);
  });

  it('shows in what it comes to have', async () => {
    const game = await registry.loadGame('byzantium');
    const part = (word: string) => {
      let [own, both] = [0, 0];
      for (let i = 0; i < 6; i++) {
        const seats = i % 2 === 0 ? [word, 'greedy'] : ['greedy', word];
        const seat = seats.indexOf(word);
        const bots = seats.map((one) => ({
          ...botByName(one),
          choose: ((run, asked, chance, control) => {
            const held = game.insight.holdings?.(run.state) ?? [];
            own += held[seat].arms;
            both += held[0].arms + held[1].arms;
            return botByName(one).choose(run, asked, chance, control);
          }) as ReturnType<typeof botByName>['choose'],
        }));
        playGame(game, configure(game, 2), seedFrom(`shows ${i >> 1}`), bots);
      }
      return own / both;
    };
    expect(part('greedy:aggressor')).toBeGreaterThan(part('greedy:trader'));
  });
});
