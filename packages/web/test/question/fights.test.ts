import type { GameEvent, LogEntry } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { fightAt, firstOwnFight, lastFight, seatByStyle, seatOf } from '../../src/question/fights.ts';
import { expected, luck, roundsOf, shareBefore } from '../../src/question/rounds.ts';

const game = await loadGame('byzantium');
const conquest = await loadGame('conquest');

function told(...events: GameEvent[]): LogEntry<GameEvent>[] {
  return events.map((event, at) => ({ event, at }));
}

const attacked: GameEvent = { event: 'attacked', by: 1, faction: 'arab', city: 'damascus' };
const rolled: GameEvent = { event: 'rolled', force: 'army', by: 1, dice: [6, 4, 1], hits: 2 };
const answered: GameEvent = { event: 'rolled', force: 'army', by: 0, dice: [2, 5], hits: 1 };

describe('a fight in the log', () => {
  it('is none before somebody attacks', () => {
    expect(lastFight(game, told({ event: 'passed', by: 0 }))).toBeNull();
  });

  it('goes on until its attacker wins, fails or is no more', () => {
    const open = lastFight(game, told({ event: 'passed', by: 2 }, attacked, rolled, answered));
    expect(open).toMatchObject({ start: 1, attacker: 1, place: 'damascus', over: false });
    expect(open?.rolls.map(({ seat, dice }) => [seat, dice])).toEqual([
      [1, [6, 4, 1]],
      [0, [2, 5]],
    ]);
    const lost: GameEvent = { event: 'army.destroyed', by: 0, faction: 'arab' };
    expect(lastFight(game, told(attacked, rolled, answered, lost))?.over).toBe(false);
    expect(lastFight(game, told(attacked, rolled, answered, { ...lost, by: 1 }))?.over).toBe(true);
  });

  it('ends where it is fought, whoever has held the place', () => {
    const began: GameEvent = { event: 'battle.began', by: 1, whom: 0, at: 'syria', units: 'general', foes: 'infantry' };
    const held: GameEvent = { event: 'battle.held', by: 0, whom: 1, at: 'syria' };
    expect(lastFight(conquest, told(began, held))?.over).toBe(true);
    expect(lastFight(conquest, told(began, { ...held, at: 'asia' }))?.over).toBe(false);
  });

  it('is read before later ones by whoever had a part in it', () => {
    const began: GameEvent = { event: 'battle.began', by: 1, whom: 0, at: 'syria', units: 'general', foes: 'infantry' };
    const held: GameEvent = { event: 'battle.held', by: 0, whom: 1, at: 'syria' };
    const others: GameEvent = { ...began, by: 2, whom: 1, at: 'asia' };
    const log = told(began, held, others, { ...held, at: 'asia', by: 1, whom: 2 }, began);
    const own = (seat: number, after: number) => firstOwnFight(conquest, log, new Map(), seat, after)?.start;
    expect(own(0, -1)).toBe(0);
    expect(own(1, -1)).toBe(0);
    expect(own(1, 0)).toBe(2);
    expect(own(2, -1)).toBe(2);
    // What is not over yet is shown as the last one of the log.
    expect(own(0, 0)).toBeUndefined();
  });

  it('ends with its last event: what comes after is no part of it', () => {
    const won: GameEvent = {
      event: 'conquered',
      by: 1,
      city: 'damascus',
      faction: 'arab',
      counters: 2,
      points: 2,
      loot: 2,
    };
    const fight = lastFight(game, told(attacked, rolled, won, { event: 'passed', by: 2 }));
    expect(fight?.events.map(({ event }) => event)).toEqual(['attacked', 'rolled', 'conquered']);
    expect(fight?.seats).toEqual(new Set([1]));
  });
});

describe('the rounds of a fight', () => {
  const lost: GameEvent = { event: 'lost', by: 0, box: 'main' };
  const rounds = (...events: GameEvent[]) => {
    const fight = lastFight(game, told(attacked, ...events));
    if (fight === null) throw new Error('nobody fights');
    return roundsOf(fight);
  };

  it('are one as long as each side has rolled once, with what came of it', () => {
    const [only, ...more] = rounds(rolled, answered, lost);
    expect(more).toEqual([]);
    expect(only.rolls.map(({ event }) => event)).toEqual([rolled, answered]);
    expect(only.told).toEqual([attacked, lost]);
  });

  it('begin anew where somebody rolls again after something has happened', () => {
    const again: GameEvent = { ...rolled, dice: [1, 1] };
    const [first, second] = rounds(rolled, answered, lost, again);
    expect(first.told).toEqual([attacked, lost]);
    expect(second.rolls.map(({ event }) => event)).toEqual([again]);
  });

  it('do not begin anew with a re-roll: it takes the place of the dice before', () => {
    const again: GameEvent = { ...rolled, dice: [6, 6, 6] };
    const [only, ...more] = rounds(rolled, answered, again);
    expect(more).toEqual([]);
    expect(only.rolls.map(({ event }) => event)).toEqual([answered, again]);
  });

  it('can be seen again from any beginning in the log, up to where the next fight begins', () => {
    const log = told(attacked, rolled, { ...attacked, city: 'antioch' }, answered);
    expect(fightAt(game, log, 0)?.events).toEqual([attacked, rolled]);
    expect(fightAt(game, log, 2)?.place).toBe('antioch');
    expect(fightAt(game, log, 1)).toBeNull();
  });
});

describe('a faction in which everybody has a part', () => {
  const panel = (seat: number, style: string) => ({
    seat,
    badges: [],
    total: 0,
    rows: [{ name: { say: 'x' }, style, cells: [] }],
  });

  it('is no seat’s doing: whoever besieges a city of nobody fights the city', () => {
    const leaders = seatByStyle([panel(0, 'arab'), panel(1, 'arab'), panel(2, 'franks')]);
    expect([...leaders]).toEqual([['franks', 2]]);
    const siege: GameEvent = { event: 'siege.rolled', city: 'damascus', dice: [5, 1], hits: 1 };
    const fight = lastFight(game, told(attacked, siege), leaders);
    expect(fight?.seats).toEqual(new Set([1]));
    expect(fight?.rolls[0].seat).toBeNull();
  });
});

describe('the odds that were known when an attack was chosen', () => {
  const lost: GameEvent = { event: 'army.destroyed', by: 1, faction: 'arab' };
  const passed: GameEvent = { event: 'passed', by: 0 };

  function share(log: LogEntry<GameEvent>[], chosenAt: number): number | null | undefined {
    const fight = lastFight(game, log);
    return fight === null ? undefined : shareBefore(game, log, fight, { log: chosenAt, share: 0.76 });
  }

  it('stand beside the fight that follows the choice', () => {
    expect(share(told(passed, attacked, rolled), 1)).toBe(0.76);
    expect(share(told(passed, passed, attacked), 1)).toBe(0.76);
  });

  it('are not those of a fight before the choice, nor of one after the next', () => {
    expect(share(told(attacked, rolled, passed), 2)).toBeNull();
    expect(share(told(attacked, lost, attacked, rolled), 0)).toBeNull();
  });
});

describe('whose doing something is', () => {
  it('is known also of nations without a panel and of leaders, and a place is nobody’s doing', async () => {
    const invasions = await loadGame('invasions');
    const led = seatByStyle([], { saxones: 3, ermanaricus: 3, blemmyes: 2 });
    const seat = (event: GameEvent) => seatOf(invasions, event, led);
    expect(seat({ event: 'raid', nation: 'saxones', province: 'bernicia', roll: 4 })).toBe(3);
    expect(seat({ event: 'campaign', leader: 'ermanaricus' })).toBe(3);
    expect(seat({ event: 'revolt', province: 'blemmyes', size: 1 })).toBeNull();
  });
});

describe('luck', () => {
  it('holds the hits that fell against those to be expected', () => {
    expect(expected(4, 4)).toBe(2);
    const [first, second] = luck(game, told(attacked, rolled, answered), 2);
    expect(first).toEqual({ expected: 1, hits: 1 });
    expect(second).toEqual({ expected: 1.5, hits: 2 });
  });

  it('counts the dice of walls, which are nobody’s, after those of the seats', () => {
    const walls = { event: 'siege.rolled', city: 'damascus', dice: [4, 1], hits: 1 };
    expect(luck(game, told(walls), 2)).toEqual([
      { expected: 0, hits: 0 },
      { expected: 0, hits: 0 },
      { expected: 1, hits: 1 },
    ]);
  });

  it('is not told of dice whose hits depend on more than their pips', () => {
    expect(luck(conquest, told({ event: 'rolled', by: 0, dice: [1, 6], hits: 1 }), 2)).toEqual([]);
  });
});
