import { Chance, deed, type Option, option, Refusal, RulesContext, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';

const PROMPT = { ask: 'colour', rule: '4.2' };
const RED = option('red');
const BLUE = option('blue');

const silent = { event: () => {}, checkpoint: () => {}, reveal: () => {} };
const table = new RulesContext(null, Chance.fromSeed(seedFrom('decision')), silent);

function asks(...lists: readonly (readonly Option[])[]) {
  return lists.map((options, seat) => ({ seat, prompt: PROMPT, options }));
}

describe('a choice', () => {
  it('waits until it is made', () => {
    const choice = table.choose(2, PROMPT, [RED, BLUE]);
    expect(choice.next().done).toBe(false);
    expect(choice.open(2)).toBe(choice);
    expect(choice.open(1)).toBeUndefined();
    expect(choice.take(2, 'blue')).toBe(true);
    expect(choice.next()).toEqual({ done: true, value: BLUE });
    expect(choice.open(2)).toBeUndefined();
  });

  it('of one is no choice: it is taken without asking', () => {
    expect(table.choose(0, PROMPT, [RED]).next()).toEqual({ done: true, value: RED });
  });

  it('of one is asked all the same where silence would tell', () => {
    const formal = { ...PROMPT, formal: true };
    const choice = table.choose(0, formal, [RED]);
    expect(choice.next().done).toBe(false);
    expect(choice.open(0)).toBe(choice);
    choice.take(0, 'red');
    expect(choice.next()).toEqual({ done: true, value: RED });
    const together = table.chooseTogether([
      { seat: 0, prompt: formal, options: [RED] },
      ...asks([RED], [RED]).slice(1),
    ]);
    expect([0, 1].map((seat) => together.open(seat)?.seat)).toEqual([0, undefined]);
  });

  it('of one is asked all the same where it is a deed', () => {
    const attack = deed(option('attack'));
    const choice = table.choose(0, PROMPT, [attack]);
    expect(choice.open(0)).toBe(choice);
    choice.take(0, 'attack');
    expect(choice.next()).toEqual({ done: true, value: attack });
  });

  it('of nothing is a dead end', () => {
    expect(() => table.choose(0, PROMPT, [])).toThrow('dead end: "colour" has no option');
    expect(() => table.chooseTogether(asks([RED], []))).toThrow('dead end');
  });

  it('is not made by what was refused', () => {
    const choice = table.choose(0, PROMPT, [RED, BLUE]);
    expect(() => choice.take(0, 'green')).toThrow(Refusal);
    expect(() => choice.take(1, 'red')).toThrow(new Refusal('wrong-seat', 'seat 2 is not asked, seat 1 is'));
    expect(choice.next().done).toBe(false);
  });
});

describe('a secret decision of several seats', () => {
  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
    'gives the answers in the order of the asks, taken in order %s',
    (order) => {
      const together = table.chooseTogether(asks([RED, BLUE], [RED, BLUE], [RED, BLUE]));
      const answers = ['red', 'blue', 'red'];
      order.forEach((seat, i) => {
        expect(together.next().done).toBe(false);
        expect(together.take(seat, answers[seat])).toBe(i === 2);
      });
      expect(together.next()).toEqual({ done: true, value: [RED, BLUE, RED] });
    },
  );

  it('asks only those who have a choice', () => {
    const together = table.chooseTogether(asks([RED], [RED, BLUE]));
    expect(together.open(0)).toBeUndefined();
    expect(together.take(1, 'blue')).toBe(true);
    expect(together.next()).toEqual({ done: true, value: [RED, BLUE] });
  });

  it('is over at once if nobody has a choice, or nobody is asked', () => {
    expect(table.chooseTogether(asks([RED], [BLUE])).next()).toEqual({ done: true, value: [RED, BLUE] });
    expect(table.chooseTogether([]).next()).toEqual({ done: true, value: [] });
  });

  it('hears nobody twice', () => {
    const together = table.chooseTogether(asks([RED, BLUE], [RED, BLUE]));
    together.take(0, 'red');
    expect(() => together.take(0, 'blue')).toThrow(Refusal);
    together.take(1, 'red');
    expect(together.next().value).toEqual([RED, RED]);
  });
});

describe('an option', () => {
  it('says in its id what it is', () => {
    expect(option('claim', { city: 'ankara', armies: 3 })).toEqual({
      id: 'claim ankara 3',
      kind: 'claim',
      city: 'ankara',
      armies: 3,
    });
    expect(option('pass').id).toBe('pass');
  });
});
