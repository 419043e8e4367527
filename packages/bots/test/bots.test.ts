import { botByName, LEVELS, Purse, playGame } from '@tabula/bots';
import { configure, Match, parseRecord, RuleFault, Run, seedFrom } from '@tabula/engine';
import { duel, heap } from '@tabula/engine/testing';
import { describe, expect, it, vi } from 'vitest';
import { valueOptions } from '../src/players/greedy.ts';
import { canWin, chanceOf, offered, smallHeap } from './tables.ts';

const WORDS = ['random', 'greedy', 'easy', 'search:40', 'search:2ms'];
const TWO = { players: 2, settings: {} };

describe('the words for bots', () => {
  it('every word names the bot that says it', () => {
    for (const word of [...WORDS, 'search', ...LEVELS.map(({ name }) => name)]) expect(botByName(word).name).toBe(word);
  });

  it.each(['', 'Random', 'search:', 'search:0', 'search:1.5s', 'search:300 ms', 'toString'])(
    'refuses "%s" and says what is right',
    (word) => {
      expect(() => botByName(word)).toThrow(
        /there is no bot ".*"; there is random, greedy, easy, normal, hard, search/,
      );
    },
  );
});

describe('every bot', () => {
  it.each(WORDS)('%s answers whole games with what is offered', (word) => {
    for (const players of [2, 3, 4]) {
      const match = Match.create(duel, { players, seed: seedFrom(`${word} ${players}`) });
      const chance = chanceOf('whole games');
      while (match.decision !== null) {
        for (const { seat } of match.decision.asks) {
          if (match.decision?.open(seat) === undefined) continue;
          const id = botByName(word).choose(match.run, seat, chance);
          expect(offered(match.decision, seat)).toContain(id);
          match.answer(seat, id);
        }
      }
      expect(match.result?.winners.length).toBeGreaterThan(0);
    }
  });

  it.each(WORDS)('%s does not answer for a seat that is not asked', (word) => {
    const match = Match.create(smallHeap(9), { players: 2, seed: seedFrom('out of turn') });
    expect(() => botByName(word).choose(match.run, 1, chanceOf('1'))).toThrow('seat 2 has nothing to answer now');
  });
});

describe('greedy', () => {
  it('takes what the game judges best', () => {
    for (const pebbles of [10, 11, 12, 14, 15, 16]) {
      const small = { ...smallHeap(pebbles), insight: heap.insight };
      const run = Run.start(small, TWO, seedFrom('greedy'), { keep: true });
      expect(botByName('greedy').choose(run, 0, chanceOf('1'))).toBe(`take ${(pebbles - 1) % 4}`);
    }
  });

  it('plays what no die decides in one world only', () => {
    let judged = 0;
    const evaluate = () => judged++;
    const run = Run.start({ ...smallHeap(30), insight: { scale: 1, evaluate } }, TWO, seedFrom('once'), { keep: true });
    const policy = () => 0;
    const habitual = Run.start({ ...run.game, insight: { scale: 1, evaluate, policy } }, TWO, seedFrom('once'), {
      keep: true,
    });
    botByName('greedy').choose(habitual, 0, chanceOf('1'));
    expect(judged, 'three options, each judged once').toBe(3);
  });

  it('sees the same in six worlds as in one where there is no chance, also of what it gave up', () => {
    const small = { ...smallHeap(11), insight: heap.insight };
    const run = Run.start(small, TWO, seedFrom('race'), { keep: true });
    const once = valueOptions(run, 0, chanceOf('1'), { worlds: 1 });
    expect(new Set(once.map(({ value }) => value)).size).toBeGreaterThan(1);
    valueOptions(run, 0, chanceOf('1'), { worlds: 6 }).forEach(({ value }, i) => {
      expect(value).toBeCloseTo(once[i].value, 12);
    });
  });

  it('asks the habit where options come to the same', () => {
    const level = smallHeap(30);
    const habitual = { ...level, insight: { ...level.insight, policy: () => 1 } };
    const run = Run.start(habitual, TWO, seedFrom('habit'), { keep: true });
    expect(botByName('greedy').choose(run, 0, chanceOf('1'))).toBe('take 2');
  });
});

describe('easy', () => {
  const answers = (game: typeof heap) => {
    const run = Run.start(game, TWO, seedFrom('easy'), { keep: true });
    return new Set(Array.from({ length: 60 }, (_, i) => botByName('easy').choose(run, 0, chanceOf(`${i}`))));
  };
  /** To take two is better than anything else, by so many times the usual distance between winning and losing. */
  const twoIsBetter = (by: number) => {
    const evaluate = ({ pebbles }: { pebbles: number }) => (pebbles === 28 ? 0 : -by);
    return { ...smallHeap(30), insight: { scale: 1, evaluate } };
  };

  it('takes a good option rather than the best', () => {
    expect(answers(twoIsBetter(0.1)).size).toBe(3);
  });

  it('never takes what gives much away', () => {
    expect(answers(twoIsBetter(0.3))).toEqual(new Set(['take 2']));
  });

  it('wins a game that can be won now, however good the rest looks', () => {
    const sure = { ...smallHeap(4), insight: { scale: 1, evaluate: () => 100 } };
    expect(answers(sure), 'who leaves one pebble has won').toEqual(new Set(['take 3']));
  });
});

describe('the shortlist of a game', () => {
  const heapWith = (shortlist: () => readonly number[]) => {
    const level = smallHeap(11);
    return { ...level, insight: { ...level.insight, shortlist } };
  };

  it.each(['greedy', 'easy', 'search:60'])('%s looks at nothing else', (word) => {
    for (const only of [0, 1, 2]) {
      const run = Run.start(
        heapWith(() => [only]),
        TWO,
        seedFrom('short'),
        { keep: true },
      );
      expect(botByName(word).choose(run, 0, chanceOf('1'))).toBe(`take ${only + 1}`);
    }
  });

  it('search finds the best of those on it', () => {
    const run = Run.start({ ...smallHeap(4), insight: heapWith(() => [0, 2]).insight }, TWO, seedFrom('best'), {
      keep: true,
    });
    expect(botByName('search:400').choose(run, 0, chanceOf('1')), 'of four, three leave the other the last').toBe(
      'take 3',
    );
  });
});

describe('search', () => {
  it('judges every option at the same hour, where the game tells hours', () => {
    const hours: number[] = [];
    const hour = ({ pebbles }: { pebbles: number }) => Math.floor((40 - pebbles) / 10);
    const evaluate = (state: { pebbles: number }) => {
      hours.push(hour(state));
      return 0;
    };
    const insight = { scale: 1, evaluate, policy: () => 0, turnClock: hour, tuning: { horizon: 0 } };
    const run = Run.start({ ...smallHeap(40), insight }, TWO, seedFrom('hours'), { keep: true });
    botByName('search:60').choose(run, 0, chanceOf('1'));
    expect(hours.length).toBeGreaterThan(60);
    expect(Math.min(...hours), 'none before ten pebbles are gone').toBe(1);
  });

  it('finds the winning take in a small heap that it has to play to the end', () => {
    for (let pebbles = 4; pebbles <= 12; pebbles++) {
      if (!canWin(pebbles)) continue;
      const run = Run.start(smallHeap(pebbles), TWO, seedFrom('small'), { keep: true });
      const id = botByName('search:3000').choose(run, 0, chanceOf(`${pebbles}`));
      expect(canWin(pebbles - Number(id.split(' ')[1])), `${id} of ${pebbles}`).toBe(false);
    }
  });

  it('beats random at a small heap from the winning seat, always', () => {
    const bots = [botByName('search:2000'), botByName('random')];
    for (let i = 0; i < 10; i++)
      expect(playGame(smallHeap(11), TWO, seedFrom(`${i}`), bots).result.winners).toEqual([0]);
  });

  it('gives the same answer for the same seed and iterations', () => {
    const thoughts = Array.from({ length: 2 }, () => {
      const bots = ['search:60', 'greedy', 'easy'].map(botByName);
      return playGame(duel, configure(duel, 3), seedFrom('twice'), bots).record();
    });
    expect(thoughts[0]).toBe(thoughts[1]);
  });
});

describe('a level', () => {
  it('thinks for as long as it does about an answer, or for the share of what is left of the turn', () => {
    // A clock that goes on by ten milliseconds whenever somebody looks at it.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    const run = Run.start(smallHeap(9), configure(heap, 2), seedFrom('time'), { keep: true });
    const looks = [0, 1500, 2000].map((spent) => {
      const purse = new Purse();
      purse.spend(spent);
      now = 0;
      botByName('normal').choose(run, 0, chanceOf('time'), { cancelled: () => false, purse });
      return now / 10;
    });
    clock.mockRestore();
    expect(looks).toEqual([16, 6, 2]);
  });
});

describe('a thought that is called off', () => {
  it.each(['greedy', 'easy', 'search:9999999', 'search:9999999ms'])('%s stops with a legal answer', (word) => {
    const match = Match.create(duel, { players: 4, seed: seedFrom('cancel') });
    let polls = 0;
    const id = botByName(word).choose(match.run, 2, chanceOf('1'), { cancelled: () => ++polls > 1 });
    expect(offered(match.decision, 2)).toContain(id);
    expect(polls).toBeLessThan(10);
  });
});

describe('a played game', () => {
  it('has a record that replays to the same result', () => {
    const played = playGame(
      duel,
      configure(duel, 4),
      seedFrom('record'),
      ['random', 'greedy', 'random', 'easy'].map(botByName),
    );
    const match = Match.replay(duel, parseRecord(played.record()));
    expect(match.result).toEqual(played.result);
    expect(match.answers).toHaveLength(played.decisions);
    expect(match.names).toEqual(['random', 'greedy', 'random', 'easy']);
  });

  it('shows the record of a game in which the rules fail', () => {
    const broken = {
      ...smallHeap(50),
      play: function* (...args: Parameters<typeof heap.play>) {
        const flow = heap.play(...args);
        for (let step = flow.next(); !step.done; step = flow.next()) {
          if (args[0].state.pebbles < 20) throw new Error('a hole in the rules');
          yield step.value;
        }
      },
    };
    const play = () => playGame(broken, TWO, seedFrom('broken'), [botByName('random'), botByName('random')]);
    expect(play).toThrow(RuleFault);
    try {
      play();
    } catch (error) {
      const record = parseRecord(error instanceof RuleFault ? error.record : '');
      expect(() => Match.replay(broken, record)).toThrow(/a hole in the rules/);
    }
  });

  it('stops a game that does not end', () => {
    expect(() => playGame(heap, TWO, seedFrom('long'), [botByName('random'), botByName('random')], 100)).toThrow(
      'did not end within 100 answers',
    );
  });
});
