import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );

describe('battle', () => {
  it('E24 three legions against a legion and a fortress: 11 against 9', () => {
    shows('6.12.a', '6.13.a', '6.13.b', '6.14.a');
    // Green is Greece, Blue is Carthage, whose Hannibal is not bought.
    const story = turnOf(
      GREECE,
      (start) =>
        start
          .marker(CARTHAGE, 'syracusae')
          .legions(GREECE, 'tarentum', 3)
          .ships(GREECE, 'mare-ionium')
          .legions(CARTHAGE, 'syracusae', 1)
          .fortress(CARTHAGE, 'syracusae'),
      ...[6, 3, 2],
      3,
    );
    story.answer(GREECE, 'to-land', 'march tarentum syracusae', 'legions 3');
    expect(story.told('rolled')).toMatchObject([
      { side: GREECE, dice: [6, 3, 2], total: 11, losses: 2 },
      { side: CARTHAGE, dice: [3], walls: 6, total: 9, losses: 1 },
    ]);
    expect(story.board.legions(GREECE, 'syracusae')).toBe(2);
    expect(story.board.landUnits(CARTHAGE, 'syracusae')).toBe(0);
  });

  it('E25 Egypt takes Hierosolyma and pillages the city', () => {
    shows('6.17.a', '6.17.b');
    const BABYLON = 1;
    const story = new Story(
      given(
        (start) =>
          start
            .moves(0)
            .marker(BABYLON, 'hierosolyma')
            .city('hierosolyma')
            .legions(BABYLON, 'hierosolyma', 1)
            .fortress(BABYLON, 'hierosolyma')
            .legions(0, 'alexandria', 3),
        ['egypt', 'babylon', 'rome'],
      ),
      ...[4, 2, 5],
      5,
    );
    story.answer(0, 'march alexandria hierosolyma', 'legions 3');
    expect(story.told('rolled')).toMatchObject([
      { side: 0, total: 11, losses: 2 },
      { side: BABYLON, total: 11, losses: 2 },
    ]);
    expect(story.board.legions(0, 'hierosolyma')).toBe(1);
    expect(story.board.landUnits(BABYLON, 'hierosolyma')).toBe(0);
    expect(story.offered(0)).toEqual(expect.arrayContaining(['pillage city', 'occupy city', 'convert']));
    story.answer(0, 'pillage city');
    expect(story.board.has('city', 'hierosolyma')).toBe(false);
    expect(story.board.controller('hierosolyma')).toBe(BABYLON);
  });

  it('E26 an unlaunched trireme in Cyrenaica is ignored', () => {
    shows('6.12.b');
    const story = new Story(
      given((start) =>
        start
          .phase('military')
          .role('military', CARTHAGE)
          .marker(EGYPT, 'cyrenaica')
          .caravan('cyrenaica', 'grain')
          .legions(EGYPT, 'cyrenaica', 1)
          .ships(EGYPT, 'cyrenaica')
          .legions(CARTHAGE, 'leptis', 2),
      ),
      ...[4, 4],
      1,
    );
    story.answer(CARTHAGE, `name ${CARTHAGE}`, 'march leptis cyrenaica', 'legions 2');
    expect(story.board.atWar('cyrenaica')).toBe(false);
    expect(story.offered(CARTHAGE)).toEqual(expect.arrayContaining(['pillage grain', 'occupy grain', 'convert']));
    expect(story.offered(CARTHAGE)).toHaveLength(3);
    story.answer(CARTHAGE, 'pillage grain', `name ${EGYPT}`);
    expect(story.offered(EGYPT)).toContain('sail cyrenaica mare-libycum');
    story.answer(EGYPT, 'sail cyrenaica mare-libycum');
    expect(story.board.ships(EGYPT, 'mare-libycum')).toBe(1);
  });

  it('E27 left alone because the enemy fled, one may not pillage, occupy or convert', () => {
    shows('6.16.b', '6.20.a');
    const story = new Story(
      given((start) =>
        start
          .phase('military')
          .role('military', ROME)
          .marker(GREECE, 'pella')
          .city('pella')
          .legions(ROME, 'illyria', 2)
          .legions(GREECE, 'pella', 2),
      ),
      ...[1, 1, 1, 1],
    );
    story.answer(ROME, `name ${ROME}`, 'march illyria pella', 'legions 2');
    expect(story.told('war')).toMatchObject([{ province: 'pella' }]);
    story.answer(ROME, `name ${GREECE}`);
    story.answer(GREECE, 'march pella athenae', 'legions 2');
    expect(story.board.strangers(ROME, 'pella')).toEqual([]);
    const uses = [...story.told('pillaged'), ...story.told('occupied'), ...story.told('converting')];
    expect(uses).toEqual([]);
    expect(story.asked).toEqual({ seat: ROME, ask: 'name' });
  });

  const attackOnOccupiers = (...dice: readonly number[]) =>
    turnOf(
      CARTHAGE,
      (start) =>
        start
          .marker(GREECE, 'pella')
          .city('pella')
          .legions(ROME, 'pella', 2)
          .occupied(ROME, 'pella', 'city')
          .legions(CARTHAGE, 'illyria', 1),
      ...dice,
    ).answer(CARTHAGE, 'march illyria pella');

  it('E28 all occupying legions fight; alone again they go on, at war they do not', () => {
    shows('6.19.a', '6.19.b');
    const held = attackOnOccupiers(1, 4, 4);
    expect(held.told('attacked')).toMatchObject([{ by: CARTHAGE, side: ROME, against: '2*legion' }]);
    expect(held.board.occupation('pella')).toEqual({ by: ROME, posts: ['city'] });
    const contested = attackOnOccupiers(1, 1, 1);
    expect(contested.board.atWar('pella')).toBe(true);
    expect(contested.board.occupation('pella')).toBeUndefined();
  });

  it('E29 the third to enter divides his four legions as he likes, and none stays out', () => {
    shows('6.8.b');
    const enter = (...dice: readonly number[]) =>
      turnOf(
        CARTHAGE,
        (start) =>
          start
            .marker(GREECE, 'pella')
            .legions(GREECE, 'pella', 1)
            .legions(ROME, 'pella', 1)
            .legions(CARTHAGE, 'illyria', 4),
        ...dice,
      ).answer(CARTHAGE, 'march illyria pella', 'legions 4');
    const half = enter(1, 1, 1, 1, 1, 1);
    expect(half.offered(CARTHAGE)).toEqual([
      'against 4*legion',
      'against 3*legion',
      'against 2*legion',
      'against legion',
      'against none',
    ]);
    half.answer(CARTHAGE, 'against 2*legion');
    expect(half.told('attacked').map(({ side, units }) => [side, units])).toEqual([
      [ROME, '2*legion'],
      [GREECE, '2*legion'],
    ]);
    const all = enter(2, 1, 1, 1, 1).answer(CARTHAGE, 'against none');
    expect(all.told('attacked').map(({ side, units }) => [side, units])).toEqual([[GREECE, '4*legion']]);
  });

  it('E30 whoever withdraws all legions need not fight; his fortress must', () => {
    shows('6.10.a');
    const war = (walls: boolean, ...dice: readonly number[]) =>
      new Story(
        given((start) => {
          start
            .phase('military')
            .role('military', GREECE)
            .marker(GREECE, 'pella')
            .legions(GREECE, 'pella', 1)
            .legions(ROME, 'pella', 1);
          if (walls) start.fortress(GREECE, 'pella');
          start.leftAtWar();
        }),
        ...dice,
      ).answer(GREECE, `name ${GREECE}`);
    const open = war(false);
    expect(open.asked).toEqual({ seat: GREECE, ask: 'march-or-fight' });
    expect(open.offered(GREECE)).not.toContain('end');
    open.answer(GREECE, 'march pella athenae');
    expect(open.told('attacked')).toEqual([]);
    const walled = war(true, 1).answer(GREECE, 'march pella athenae');
    expect(walled.told('attacked')).toMatchObject([{ by: GREECE, side: ROME, units: 'fortress', against: 'legion' }]);
    expect(walled.board.legions(ROME, 'pella')).toBe(0);
  });
});
