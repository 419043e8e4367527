import { botByName, Memory } from '@tabula/bots';
import { configure, type Game, Match, parseRecord, Refusal, seedFrom } from '@tabula/engine';
import { duel } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { chanceOf } from './tables.ts';

/** The duel, and how often it was set up: once for each time a record is played from its beginning. */
function counted() {
  const times = { setUp: 0 };
  const game: Game = {
    ...duel,
    setup: (config, chance) => {
      times.setUp += 1;
      return duel.setup(config, chance);
    },
  };
  return { game, times };
}

/** A game that random players have begun. */
function begun(game: Game, answers: number, seed = 'memory'): Match {
  const match = Match.create(game, { players: 3, seed: seedFrom(seed) });
  goOn(match, answers);
  return match;
}

function goOn(match: Match, answers: number): void {
  for (let i = 0; i < answers && match.decision !== null; i++) {
    const { seat } = match.decision.asks.find((ask) => match.decision?.open(ask.seat)) ?? match.decision.asks[0];
    match.answer(seat, botByName('random').choose(match.run, seat, chanceOf(`${i}`)));
  }
}

const recordOf = (match: Match) => parseRecord(match.toString());

describe('a thinker that is asked about the same game again', () => {
  it('plays only what is new, and stands where the record ends', () => {
    const { game, times } = counted();
    const memory = new Memory();
    const match = begun(game, 6);
    memory.recall(game, recordOf(match));
    goOn(match, 5);
    times.setUp = 0;
    const recalled = memory.recall(game, recordOf(match)).match;
    expect(times.setUp).toBe(0);
    expect(recalled.hash()).toBe(match.hash());
    expect(recalled.answers).toEqual(match.answers);
  });

  it('goes back with players who took something back', () => {
    const { game, times } = counted();
    const memory = new Memory();
    const match = begun(game, 9);
    memory.recall(game, recordOf(match));
    match.rewind(4);
    times.setUp = 0;
    expect(memory.recall(game, recordOf(match)).match.hash()).toBe(match.hash());
    expect(times.setUp).toBe(0);
  });

  it('keeps games with other dice apart', () => {
    const { game } = counted();
    const memory = new Memory();
    const [one, other] = [begun(game, 6, 'one'), begun(game, 6, 'other')];
    for (const match of [one, other, one, other]) {
      expect(memory.recall(game, recordOf(match)).match.hash()).toBe(match.hash());
      goOn(match, 2);
    }
  });

  it('keeps games with other settings apart, where one of them is not named', () => {
    const { game } = counted();
    const fast: Game = { ...game, settings: { speed: { values: ['slow', 'fast'] } } };
    const memory = new Memory();
    const plain = recordOf(begun(fast, 4));
    const quick = { ...plain, config: configure(fast, 3, { speed: 'fast' }) };
    const bare = { ...plain, config: { players: 3, settings: {} } };
    expect(memory.recall(fast, quick).match.config.settings.speed).toBe('fast');
    expect(memory.recall(fast, bare).match.config.settings.speed).toBe('slow');
  });

  it('forgets a game that a broken record led astray', () => {
    const { game } = counted();
    const memory = new Memory();
    const match = begun(game, 6);
    const record = recordOf(match);
    memory.recall(game, record);
    const broken = { ...record, answers: [...record.answers.slice(0, 5), { seat: 0, id: 'nonsense' }] };
    expect(() => memory.recall(game, broken)).toThrow(Refusal);
    expect(memory.recall(game, record).match.hash()).toBe(match.hash());
  });
});
