import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { spaceNamed } from '../../src/data/provinces.ts';
import { afloat } from '../../src/state.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );

describe('several enemies', () => {
  /** Carthage holds out in Pella, behind a fortress, against Greece and Rome. */
  const pella = (answer: string, ...dice: readonly number[]) => {
    const story = turnOf(
      CARTHAGE,
      (start) =>
        start
          .marker(CARTHAGE, 'pella')
          .legions(GREECE, 'pella', 1)
          .legions(ROME, 'pella', 1)
          .legions(CARTHAGE, 'pella', 2)
          .fortress(CARTHAGE, 'pella'),
      ...dice,
    );
    return story.answer(CARTHAGE, 'battle pella').answer(CARTHAGE, answer);
  };

  it('R-MULTI legions and fortresses are divided as the mover says', () => {
    shows('6.8.b');
    const ask = turnOf(CARTHAGE, (start) =>
      start
        .marker(CARTHAGE, 'pella')
        .legions(GREECE, 'pella', 1)
        .legions(ROME, 'pella', 1)
        .legions(CARTHAGE, 'pella', 2)
        .fortress(CARTHAGE, 'pella'),
    ).answer(CARTHAGE, 'battle pella');
    expect(ask.offered(CARTHAGE)).toEqual([
      'against 2*legion+fortress',
      'against 2*legion',
      'against legion+fortress',
      'against legion',
      'against fortress',
      'against none',
    ]);
    const forces = (answer: string, ...dice: readonly number[]) =>
      pella(answer, ...dice)
        .told('attacked')
        .map(({ side, units }) => [side, units]);
    expect(forces('against legion', 1, 1, 1, 1)).toEqual([
      [ROME, 'legion'],
      [GREECE, 'legion+fortress'],
    ]);
    expect(forces('against fortress', 1, 1, 1, 1)).toEqual([
      [ROME, 'fortress'],
      [GREECE, '2*legion'],
    ]);
    expect(forces('against legion+fortress', 1, 1, 1, 1)).toEqual([
      [ROME, 'legion+fortress'],
      [GREECE, 'legion'],
    ]);
    expect(forces('against 2*legion+fortress', 1, 1, 1)).toEqual([[ROME, '2*legion+fortress']]);
  });

  it('R-NAVAL at sea whoever sends all against the first leaves the others alone', () => {
    shows('R-NAVAL');
    const story = turnOf(
      ROME,
      (start) => start.ships(ROME, 'mare-ionium', 2).ships(GREECE, 'mare-ionium', 1).ships(CARTHAGE, 'mare-ionium', 1),
      ...[5, 5],
      1,
    ).answer(ROME, 'attack-at-sea mare-ionium');
    expect(story.offered(ROME)).toEqual(['against 2*trireme', 'against trireme', 'against none']);
    story.answer(ROME, 'against 2*trireme');
    expect(story.told('attacked.sea')).toMatchObject([
      { by: ROME, side: GREECE, units: '2*trireme', against: 'trireme' },
    ]);
    expect(story.told('lost')).toEqual([{ event: 'lost', side: GREECE, units: 'trireme' }]);
    expect(story.told('sea.settled')).toMatchObject([{ by: ROME, sea: 'mare-ionium', count: 2, rest: 1 }]);
    expect(story.board.ships(CARTHAGE, 'mare-ionium')).toBe(1);
  });
});

describe('the naval part', () => {
  it('6.3 launching and sailing are told apart', () => {
    shows('6.3.a');
    const story = turnOf(ROME, (start) => start.ships(ROME, 'roma').ships(ROME, 'mare-ionium'));
    story.answer(ROME, 'sail roma mare-tyrrhenum', 'sail mare-ionium mare-libycum');
    expect(story.told('launched')).toEqual([
      { event: 'launched', by: ROME, from: 'roma', to: 'mare-tyrrhenum', count: 1 },
    ]);
    expect(story.told('sailed')).toEqual([
      { event: 'sailed', by: ROME, from: 'mare-ionium', to: 'mare-libycum', count: 1 },
    ]);
  });

  it('6.5 a sea is fought over once, only where one’s own ships lie, and whoever fought sails no more', () => {
    shows('6.2.b');
    const story = turnOf(
      ROME,
      (start) =>
        start
          .ships(ROME, 'mare-ionium', 2)
          .ships(ROME, 'roma')
          .ships(GREECE, 'mare-ionium', 2)
          .ships(GREECE, 'mare-aegaeum')
          .ships(EGYPT, 'mare-aegaeum'),
      ...[1, 1, 1, 1],
    );
    expect(story.offered(ROME, 'attack-at-sea')).toEqual(['attack-at-sea mare-ionium']);
    story.answer(ROME, 'attack-at-sea mare-ionium');
    expect(story.offered(ROME, 'attack-at-sea')).toEqual([]);
    expect(story.offered(ROME).some((id) => id.startsWith('sail mare-ionium'))).toBe(false);
    expect(story.offered(ROME, 'sail').length).toBeGreaterThan(0);
    expect(story.state.triremes[afloat(ROME, spaceNamed('mare-ionium'))]).toBe(2);
  });
});

describe('what is pillaged', () => {
  const pillaged = (building: 'city' | 'temple' | 'market') => {
    const story = turnOf(ROME, (start) =>
      start.marker(GREECE, 'pella').city('pella').temple('pella').market('pella').legions(ROME, 'illyria', 1),
    ).answer(ROME, 'march illyria pella', `pillage ${building}`);
    return [story.told('pillaged'), story.board.buildings('pella')];
  };

  it('6.17 A is told, and gone', () => {
    shows('6.17.b');
    const told = (building: string) => [{ event: 'pillaged', by: ROME, province: 'pella', building }];
    expect(pillaged('city')).toEqual([told('city'), ['temple', 'market']]);
    expect(pillaged('temple')).toEqual([told('temple'), ['city', 'market']]);
    expect(pillaged('market')).toEqual([told('market'), ['city', 'temple']]);
  });
});

describe('the end of a fight', () => {
  it('6.14 no more units are told to fall than are there, on land and at sea', () => {
    shows('6.14.a');
    const land = turnOf(
      ROME,
      (start) => start.marker(GREECE, 'pella').legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 4),
      ...[5, 5, 5, 5, 1],
    ).answer(ROME, 'march illyria pella', 'legions 4');
    expect(land.told('rolled')[0]).toMatchObject({ side: ROME, total: 20, losses: 1 });
    expect(land.told('lost')).toEqual([{ event: 'lost', side: GREECE, units: 'legion' }]);
    const sea = turnOf(
      ROME,
      (start) => start.ships(ROME, 'mare-ionium', 2).ships(GREECE, 'mare-ionium', 1),
      ...[5, 5, 1],
    ).answer(ROME, 'attack-at-sea mare-ionium');
    expect(sea.told('rolled')[0]).toMatchObject({ side: ROME, total: 10, losses: 1 });
    expect(sea.told('lost')).toEqual([{ event: 'lost', side: GREECE, units: 'trireme' }]);
  });

  it('6.14 one hit falls on a single legion, two on legion and fortress, without a question', () => {
    shows('6.14.a');
    const fight = (...dice: readonly number[]) =>
      turnOf(
        ROME,
        (start) =>
          start
            .marker(GREECE, 'pella')
            .legions(GREECE, 'pella', 1)
            .fortress(GREECE, 'pella')
            .legions(ROME, 'illyria', 3),
        ...dice,
      ).answer(ROME, 'march illyria pella', 'legions 3');
    const both = fight(4, 4, 4, 1);
    expect(both.told('lost')).toContainEqual({ event: 'lost', side: GREECE, units: 'legion+fortress' });
    expect(both.told('alone')).toMatchObject([{ by: ROME, province: 'pella' }]);
    const one = fight(2, 2, 1, 1);
    expect(one.asked).toEqual({ seat: GREECE, ask: 'lose' });
  });
});
