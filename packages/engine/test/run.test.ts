import {
  Chance,
  configure,
  type Flow,
  type Game,
  Match,
  option,
  Refusal,
  type RulesContext,
  type Run,
  Run as Runs,
  seedFrom,
  startWorld,
  waiting,
} from '@tabula/engine';
import { duel, playRandomly } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Dicey, dicey } from './dicey.ts';

function luck(words: string): Chance {
  return Chance.fromSeed(seedFrom(words));
}

/** A fresh duel of three, cards shuffled. */
function freshDuel() {
  return Match.create(duel, { players: 3, seed: seedFrom('run') });
}

/** A game of dice in which one die is known: rolled since the last checkpoint. */
function rolledOnce() {
  const match = Match.create(dicey, { players: 2, seed: seedFrom('run') });
  match.answer(0, 'roll');
  return match;
}

function nextRoll(run: Run<Dicey>): number {
  run.answer(waiting(run.decision)[0], 'roll');
  return run.state.rolls[run.state.rolls.length - 1];
}

describe('a run', () => {
  it('has shown nothing before the first answer', () => {
    const run = Runs.start(dicey, configure(dicey, 2), seedFrom('run'));
    expect(run.revealed).toBe(false);
    run.answer(0, 'peek');
    expect(run.revealed).toBe(true);
  });

  it('is quiet where a checkpoint was passed right before the question, and when all is over', () => {
    const run = Runs.start(dicey, configure(dicey, 2), seedFrom('run'));
    expect(run.atCheckpoint).toBe(true);
    run.answer(0, 'hold');
    expect(run.atCheckpoint).toBe(false);
    run.answer(0, 'hold');
    expect(run.atCheckpoint).toBe(true);
    for (let i = 0; i < 9; i++) run.answer(waiting(run.decision)[0], 'hold');
    expect(run.atCheckpoint).toBe(false);
    run.answer(waiting(run.decision)[0], 'hold');
    expect([run.over, run.atCheckpoint, waiting(run.decision)]).toEqual([true, true, []]);
  });
});

describe('a fork', () => {
  it('rolls what the game will roll', () => {
    const match = rolledOnce();
    const fork = match.fork();
    match.answer(0, 'roll');
    fork.answer(0, 'roll');
    expect(fork.state).toEqual(match.state);
  });

  it('is refused by a run that keeps no checkpoint, rather than made from a half-played turn', () => {
    const run = Runs.start(dicey, configure(dicey, 2), seedFrom('run'));
    run.answer(0, 'hold');
    expect(() => run.fork()).toThrow(/keeps no checkpoint/);
    expect(() => run.imagine(0, luck('x'))).toThrow(/keeps no checkpoint/);
  });
});

describe('a world that is told', () => {
  it('goes on from where the seat is, with the dice that fell and none that will fall', () => {
    const match = rolledOnce();
    const world = JSON.parse(JSON.stringify(match.told(1, luck('told'))));
    const rolls = Array.from({ length: 50 }, (_, i) => {
      const run = startWorld(dicey, JSON.parse(JSON.stringify(world)), luck(`to come ${i}`));
      expect(run.state.rolls).toEqual(match.state.rolls);
      expect(run.imagine(1, luck('again')).state.rolls).toEqual(match.state.rolls);
      return nextRoll(run);
    });
    expect(new Set(rolls).size).toBeGreaterThan(20);
    expect(rolls.filter((roll) => roll === nextRoll(match.fork())).length).toBeLessThan(3);
  });

  it('deals anew what the seat cannot see, and whatever chance decided unseen', () => {
    const worlds = Array.from({ length: 20 }, (_, i) => freshDuel().told(0, luck(`deal ${i}`)));
    expect(new Set(worlds.map((world) => JSON.stringify(world?.state.hands[0]))).size).toBe(1);
    expect(new Set(worlds.map((world) => JSON.stringify(world?.state.hands[1]))).size).toBeGreaterThan(5);
    const shuffling: Game<Dicey> = {
      ...dicey,
      setup: () => ({ turn: 0, rolls: [], held: [] }),
      *play(g: RulesContext<Dicey>): Flow<void> {
        g.checkpoint();
        yield* g.choose(0, { ask: 'act', rule: '1' }, [option('hold'), option('roll')]);
        g.state.rolls.push(...g.shuffle([0, 1, 2, 3, 4, 5, 6, 7]));
        [g.state.turn] = g.roll(1, 1000);
        yield* g.choose(0, { ask: 'act', rule: '1' }, [option('hold'), option('roll')]);
      },
      view: ({ rolls: _, ...seen }) => seen,
      redeal: () => {},
    };
    const match = Match.create(shuffling, { players: 2, seed: seedFrom('run') });
    match.answer(0, 'roll');
    const orders = Array.from({ length: 10 }, (_, i) => {
      const world = match.told(0, luck(`order ${i}`));
      if (world === null) throw new Error('no world was found');
      const { state } = startWorld(shuffling, world, luck('to come'));
      expect(state.turn).toBe(match.state.turn);
      return JSON.stringify(state.rolls);
    });
    expect(new Set(orders).size).toBeGreaterThan(5);
    expect(orders).not.toContain(JSON.stringify(match.state.rolls));
  });

  it('is none where chance decided in the open, and not by dice, what no world would repeat', () => {
    const choosy: Game<Dicey> = {
      ...dicey,
      *play(g: RulesContext<Dicey>): Flow<void> {
        g.checkpoint();
        yield* g.choose(0, { ask: 'act', rule: '1' }, [option('hold'), option('roll')]);
        g.state.rolls.push(g.chance.below(1_000_000));
        yield* g.choose(0, { ask: 'act', rule: '1' }, [option('hold'), option('roll')]);
      },
      redeal: () => {},
    };
    const match = Match.create(choosy, { players: 2, seed: seedFrom('run') });
    expect(match.told(0, luck('first'))).not.toBeNull();
    match.answer(0, 'roll');
    expect(match.told(0, luck('then'))).toBeNull();
  });
});

describe('a run as a seat imagines it', () => {
  it('keeps what the seat sees and deals everything else anew', () => {
    const match = freshDuel();
    const chance = luck('imagine');
    const own = match.state.hands[0];
    const truth = match.state.hands[1][0];
    const counts = new Map<number, number>();
    for (let i = 0; i < 3000; i++) {
      const { state } = match.run.imagine(0, chance);
      expect(state.hands[0]).toEqual(own);
      const [card] = state.hands[1];
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    for (const card of own) expect(counts.has(card)).toBe(false);
    expect(counts.size).toBe(15);
    // Each of the 15 hidden cards comes some 200 times, and the one that is really there no more often.
    for (const count of counts.values()) expect(count).toBeGreaterThan(130);
    expect(counts.get(truth)).toBeLessThan(270);
  });

  it('forgets the secret answers of others and remembers its own', () => {
    const match = freshDuel();
    const [mine] = match.state.hands[0];
    const [theirs] = match.state.hands[1];
    match.answer(1, `play ${theirs}`);
    match.answer(0, `play ${mine}`);
    expect(waiting(match.decision)).toEqual([2]);
    expect(waiting(match.run.imagine(0, luck('a')).decision)).toEqual([1, 2]);
    expect(waiting(match.run.imagine(1, luck('b')).decision)).toEqual([0, 2]);
    expect(waiting(match.run.imagine(2, luck('c')).decision)).toEqual([0, 1, 2]);
  });

  it('leaves the real game as it is', () => {
    const match = freshDuel();
    const before = match.hash();
    playRandomly(match.run.imagine(1, luck('d'), { keep: true }), luck('e'));
    expect(match.hash()).toBe(before);
  });

  it('remembers the dice that fell and knows none that will fall', () => {
    const match = rolledOnce();
    const real = nextRoll(match.fork());
    const chance = luck('dice');
    const imagined = Array.from({ length: 200 }, () => {
      const run = match.run.imagine(1, chance);
      expect(run.state.rolls).toEqual(match.state.rolls);
      return nextRoll(run);
    });
    expect(new Set(imagined).size).toBeGreaterThan(100);
    expect(imagined.filter((roll) => roll === real).length).toBeLessThan(5);
  });

  it('rolls on in its forks as it did itself, however long ago the last checkpoint was', () => {
    const long: Game<Dicey> = {
      ...dicey,
      *play(g: RulesContext<Dicey>): Flow<void> {
        for (;;) {
          const { kind } = yield* g.choose(0, { ask: 'act', rule: '1' }, [option('hold'), option('roll')]);
          if (kind === 'roll') g.state.rolls.push(...g.roll(1, 1000));
        }
      },
    };
    const match = Match.create(long, { players: 2, seed: seedFrom('run') });
    match.answer(0, 'roll');
    const run = match.run.imagine(0, luck('long'), { keep: true });
    for (const id of ['roll', 'hold', 'roll']) run.answer(0, id);
    const fork = run.fork({ keep: true });
    expect(fork.state).toEqual(run.state);
    for (const one of [run, fork]) one.answer(0, 'roll');
    expect(fork.state).toEqual(run.state);
    expect(fork.fork().state).toEqual(run.state);
  });

  /** A card that only its holder sees, and that he has just told. */
  const told = (redeal: (state: Dicey, chance: Chance) => void) => {
    const card: Game<Dicey> = {
      ...dicey,
      setup: () => ({ turn: 7, rolls: [], held: [] }),
      *play(g: RulesContext<Dicey>): Flow<void> {
        if (g.state.turn === 9) throw new Error('the table broke');
        yield* g.choose(0, { ask: 'act', rule: '1' }, [option('card', { card: g.state.turn }), option('hold')]);
        yield* g.choose(0, { ask: 'act', rule: '1' }, [option('hold'), option('roll')]);
      },
      redeal: (state, _seat, chance) => redeal(state, chance),
    };
    const match = Match.create(card, { players: 2, seed: seedFrom('run') });
    match.answer(0, 'card 7');
    return match.run;
  };

  it('deals again until what was answered is possible', () => {
    let deals = 0;
    const run = told((state, chance) => {
      deals += 1;
      state.turn = chance.below(9);
    });
    for (let i = 0; i < 20; i++) expect(run.imagine(1, luck(`deal ${i}`)).state.turn).toBe(7);
    expect(deals).toBeGreaterThan(40);
  });

  it('deals again until the seat is asked what it is asked', () => {
    const silent: Game<Dicey> = {
      ...dicey,
      setup: () => ({ turn: 7, rolls: [], held: [] }),
      *play(g: RulesContext<Dicey>): Flow<void> {
        // Whoever holds the seven is not asked: that the other is asked at once tells where it lies.
        if (g.state.turn !== 7) yield* g.choose(0, { ask: 'act', rule: '1' }, [option('hold'), option('roll')]);
        yield* g.choose(1, { ask: 'react', rule: '1' }, [option('hold'), option('roll')]);
      },
      redeal: (state, _seat, chance) => {
        state.turn = chance.below(9);
      },
    };
    const { run } = Match.create(silent, { players: 2, seed: seedFrom('run') });
    for (let i = 0; i < 20; i++) expect(run.imagine(1, luck(`deal ${i}`)).state.turn).toBe(7);
  });

  it('gives up after a hundred deals, and at once if the rules themselves fail', () => {
    let deals = 0;
    const never = told((state) => {
      deals += 1;
      state.turn = 8;
    });
    expect(() => never.imagine(1, luck('never'))).toThrow(Refusal);
    expect(deals).toBe(100);
    deals = 0;
    const broken = told((state) => {
      deals += 1;
      state.turn = 9;
    });
    expect(() => broken.imagine(1, luck('broken'))).toThrow('the table broke');
    expect(deals).toBe(1);
  });

  it('knows none of the dice to come in a fork of it either', () => {
    const match = rolledOnce();
    const real = nextRoll(match.fork());
    const chance = luck('forked dice');
    let hits = 0;
    for (let i = 0; i < 200; i++) {
      const run = match.run.imagine(1, chance, { keep: true });
      const fork = run.fork({ keep: true });
      const forkOfFork = fork.fork();
      const roll = nextRoll(run);
      expect(nextRoll(fork)).toBe(roll);
      expect(nextRoll(forkOfFork)).toBe(roll);
      expect(fork.fork().state).toEqual(run.state);
      if (roll === real) hits += 1;
    }
    expect(hits).toBeLessThan(5);
  });
});
