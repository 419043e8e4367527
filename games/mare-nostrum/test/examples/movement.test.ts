import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const greekTurn = (change: (position: Given) => void) => new Story(given((start) => change(start.moves(GREECE))));

describe('movement', () => {
  it('E19 with triremes in both seas the legions go from Athens to Alexandria; with one they do not', () => {
    shows('6.7.a');
    const both = greekTurn((start) =>
      start.legions(GREECE, 'athenae', 2).ships(GREECE, 'mare-aegaeum').ships(GREECE, 'mare-aegyptium'),
    ).answer(GREECE, 'to-land');
    expect(both.offered(GREECE)).toContain('march athenae alexandria');
    for (const sea of ['mare-aegaeum', 'mare-aegyptium'] as const) {
      const one = greekTurn((start) => start.legions(GREECE, 'athenae', 2).ships(GREECE, sea));
      one.answer(GREECE, 'to-land');
      expect(one.offered(GREECE, 'march')).toContain('march athenae pella');
      expect(() => one.answer(GREECE, 'march athenae alexandria')).toThrow('not among');
    }
  });

  it('E20 a trireme just built is launched, and the legion sails to Syracuse', () => {
    shows('6.3.a', '6.7.a');
    const story = greekTurn((start) => start.legions(GREECE, 'athenae', 1).ships(GREECE, 'athenae'));
    story.answer(GREECE, 'sail athenae mare-ionium', 'march athenae syracusae');
    expect(story.board.legions(GREECE, 'syracusae')).toBe(1);
  });

  it('E21 with a second trireme in the Adriatic as far as Rome, without it not', () => {
    const alone = greekTurn((start) => start.legions(GREECE, 'athenae', 1).ships(GREECE, 'athenae'));
    alone.answer(GREECE, 'sail athenae mare-ionium');
    expect(alone.offered(GREECE)).not.toContain('march athenae roma');
    const two = greekTurn((start) =>
      start.legions(GREECE, 'athenae', 1).ships(GREECE, 'athenae').ships(GREECE, 'mare-adriaticum'),
    );
    two.answer(GREECE, 'sail athenae mare-ionium', 'to-land');
    expect(two.offered(GREECE)).toContain('march athenae roma');
  });

  it('E22 a chain of triremes joins provinces, for legions and for markers, whoever else is in those seas', () => {
    shows('5.5.c', 'R-CHAIN');
    const fleet = (start: Given) =>
      start
        .ships(GREECE, 'mare-aegaeum')
        .ships(GREECE, 'mare-aegyptium')
        .ships(EGYPT, 'mare-aegyptium', 2)
        .ships(ROME, 'mare-aegaeum');
    const march = greekTurn((start) => fleet(start).legions(GREECE, 'athenae', 1)).answer(GREECE, 'to-land');
    expect(march.offered(GREECE)).toContain('march athenae cyrenaica');
    const build = new Story(given((start) => fleet(start).builds(GREECE).hand(GREECE, '3*tax')));
    build.answer(GREECE, 'buy influence');
    expect(build.offered(GREECE)).toContain('place cyrenaica');
    expect(build.offered(GREECE)).not.toContain('place leptis');
  });

  it('E23 one trireme carries any number of legions; entering a sea with enemies is no battle', () => {
    shows('6.4.a', '6.6.a', '6.7.b');
    const story = greekTurn((start) =>
      start.legions(GREECE, 'athenae', 8).ships(GREECE, 'mare-aegaeum').ships(CARTHAGE, 'mare-ionium', 3),
    );
    story.answer(GREECE, 'sail mare-aegaeum mare-ionium', 'to-land');
    expect(story.told('attacked.sea')).toEqual([]);
    story.answer(GREECE, 'march athenae syracusae', 'legions 8');
    expect(story.board.legions(GREECE, 'syracusae')).toBe(8);
    expect(story.board.ships(CARTHAGE, 'mare-ionium')).toBe(3);
  });
});
