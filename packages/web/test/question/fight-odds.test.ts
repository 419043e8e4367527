import { odds } from '@tabula/bots';
import { Chance, Match, seedFrom, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';

describe('in the midst of a fight', async () => {
  const conquest = await loadGame('conquest');

  it('whoever may fight on or go is told how it stands, also if he did not begin it', () => {
    const chance = Chance.fromSeed(seedFrom('players'));
    const asked = ({ decision }: Match) => {
      const [seat] = waiting(decision);
      return { seat, options: decision?.open(seat)?.options ?? [] };
    };
    const fought = (attempt: number): Match => {
      const match = Match.create(conquest, { players: 3, seed: seedFrom(`mid fight ${attempt}`) });
      while (match.decision !== null) {
        const { seat, options } = asked(match);
        if (options.some(({ kind }) => kind === 'fight-on')) return match;
        match.answer(seat, options[conquest.insight.policy?.(match.state, match.decision, chance) ?? 0].id);
      }
      return fought(attempt + 1);
    };
    const match = fought(0);
    const { seat } = asked(match);
    const found = odds(match.run, seat, ['fight-on'], chance, 100);
    expect(found?.samples).toBeGreaterThan(50);
    expect(found?.outcomes.map(({ outcome }) => outcome).every((one) => /won|held|drawn|left/.test(one))).toBe(true);
  });
});
