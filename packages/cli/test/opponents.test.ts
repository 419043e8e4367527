import { botByName, worth } from '@tabula/bots';
import { Chance, configure, type Game, Match, Run, seedFrom, waiting } from '@tabula/engine';
import * as registry from '@tabula/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { given, ROME } from '../../../games/mare-nostrum/test/story.ts';

const MOST_ANSWERS = 60_000;

describe.each(registry.games.map(({ id }) => id))('what positions of %s are worth', (id) => {
  let game: Game;
  beforeAll(async () => {
    game = await registry.loadGame(id);
  });

  it('a win counts more than any game that goes on, and a loss less', () => {
    const players = game.players.min;
    const run = Run.start(game, configure(game, players), seedFrom('worth'));
    const chance = Chance.fromSeed(seedFrom('any answer'));
    const seats = Array.from({ length: players }, (_, seat) => seat);
    let [lowest, highest] = [1, 0];
    for (let answers = 0; run.decision !== null; answers++) {
      expect(answers).toBeLessThan(MOST_ANSWERS);
      if (run.atCheckpoint && answers % 3 === 0)
        for (const seat of seats) {
          const value = worth(run, seat, game.insight);
          lowest = Math.min(lowest, value);
          highest = Math.max(highest, value);
        }
      const [seat] = waiting(run.decision);
      run.answer(seat, botByName('random').choose(run, seat, chance));
    }
    expect(lowest).toBeLessThan(highest);
    const { winners } = game.result(run.state);
    for (const seat of seats) {
      const value = worth(run, seat, game.insight);
      if (!winners.includes(seat)) expect(value).toBeLessThan(lowest);
      else if (winners.length === 1) expect(value).toBeGreaterThan(highest);
    }
  });
});

/** How a game of four began in Byzantium, up to the question where a cube for Palmyra comes from: the first seat has nine in its pool. */
const OPENING = {
  seed: '7b01ccaf008f3d0ebe4e99863e4293d46ecf21748991484fc1af03fda87be346',
  answers:
    `2 army arab, 2 enter tabuk, 2 attack jerusalem, 2 lose main, 2 take byzantine-levy, 3 army arab, 3 enter jerusalem,
    3 attack damascus, 3 lose main, 3 lose main, 3 take pool, 4 army arab, 4 enter jerusalem, 4 attack alexandria, 4 lose main,
    4 take byzantine-levy, 1 claim palmyra`.split(/,\s+/),
};

describe('follies that are gone', () => {
  it.each([1, 2, 3, 4, 5])(
    'Byzantium: no Elite cube is given for what the pool has for nothing (seed %d)',
    async (seed) => {
      const match = Match.create(await registry.loadGame('byzantium'), { players: 4, seed: OPENING.seed });
      for (const line of OPENING.answers) match.answer(Number(line[0]) - 1, line.slice(2));
      const offered = match.decision?.open(0)?.options.map(({ id }) => id);
      expect(offered).toContain('take pool');
      expect(offered).toContain('take byzantine-elite');
      const chosen = botByName('search:400').choose(match.run, 0, Chance.fromSeed(seedFrom(`f${seed - 1}`)));
      expect(chosen).not.toBe('take byzantine-elite');
    },
  );

  it.each([1, 2, 3, 4, 5])('Mare Nostrum: whoever can win by a purchase does (seed %d)', async (seed) => {
    const state = given((start) =>
      start.builds(ROME).owns(ROME, 'julius-caesar', 'solomon', 'colossus').hand(ROME, '14*tax+2*oil+2*wine'),
    );
    const game = await registry.loadGame('mare-nostrum');
    const run = new Run(game, { state, chance: Chance.fromSeed(seedFrom('folly')) }, { keep: true });
    expect(run.decision?.open(ROME)?.options.map(({ id }) => id)).toContain('recruit lighthouse');
    const chosen = botByName('search:400').choose(run, ROME, Chance.fromSeed(seedFrom(`${seed}`)));
    expect(chosen).toMatch(/^recruit /);
  });
});
