import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const buildOf = (seat: number, change: (position: Given) => void) =>
  new Story(given((start) => change(start.builds(seat))));
const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );

describe('where things are built', () => {
  it('5.5 only where one’s own marker is, whatever legions stand elsewhere', () => {
    shows('1.8.a', '5.5.a');
    const story = buildOf(ROME, (start) =>
      start.hand(ROME, '3*tax').marker(GREECE, 'pella').legions(ROME, 'pella', 1).legions(ROME, 'illyria', 1),
    );
    story.answer(ROME, 'buy fortress');
    expect(story.told('built')).toMatchObject([{ item: 'fortress', province: 'roma' }]);
  });

  it('5.5 one city for a site, one caravan for an icon, one temple and one market for a province', () => {
    shows('5.5.e');
    const full = (start: Given) =>
      start.city('athenae').temple('athenae').market('athenae').caravan('athenae', 'oil', 'fish');
    const story = buildOf(GREECE, (start) => full(start).hand(GREECE, '6*tax'));
    for (const item of ['city', 'caravan', 'temple', 'market'])
      expect(story.offered(GREECE)).not.toContain(`buy ${item}`);
    const bare = buildOf(GREECE, (start) => start.hand(GREECE, '6*tax'));
    for (const item of ['city', 'caravan', 'temple', 'market']) expect(bare.offered(GREECE)).toContain(`buy ${item}`);
  });

  it('5.5 a marker goes next to one’s own land, where nobody’s is', () => {
    shows('5.5.b');
    const story = buildOf(GREECE, (start) => start.hand(GREECE, '3*tax').marker(GREECE, 'pella').marker(ROME, 'dacia'));
    story.answer(GREECE, 'buy influence');
    expect(story.offered(GREECE)).toContain('place illyria');
    for (const id of ['dacia', 'roma', 'arabia']) expect(story.offered(GREECE)).not.toContain(`place ${id}`);
  });

  it('5.5 triremes on the coast alone; an island needs a marker first, and the sea takes none', () => {
    shows('5.5.g', '5.6.a');
    const story = buildOf(EGYPT, (start) =>
      start.hand(EGYPT, '6*tax').marker(EGYPT, 'thebae').ships(EGYPT, 'mare-aegyptium'),
    );
    story.answer(EGYPT, 'buy trireme');
    expect(story.told('built')).toMatchObject([{ item: 'trireme', province: 'alexandria' }]);
    expect(story.board.ships(EGYPT, 'alexandria')).toBe(1);
    story.answer(EGYPT, 'buy influence');
    expect(story.offered(EGYPT)).toContain('place cnossus');
    expect(story.offered(EGYPT).filter((id) => id.includes('mare-'))).toEqual([]);
    const before = buildOf(EGYPT, (start) => start.hand(EGYPT, '3*tax').ships(EGYPT, 'mare-aegyptium'));
    before.answer(EGYPT, 'buy fortress');
    expect(before.told('built')).toMatchObject([{ province: 'alexandria' }]);
  });

  it('5.5 a wonder helps from the moment it is bought', () => {
    shows('5.5.i');
    const story = buildOf(GREECE, (start) => start.hand(GREECE, '11*tax'));
    story.answer(GREECE, 'recruit mausoleum', 'buy city');
    expect(story.told('built')).toMatchObject([{ item: 'city', cards: '2*tax' }]);
  });
});

describe('how legions move and what they meet', () => {
  it('6.1 each is named once; 6.2 whoever likes moves nothing', () => {
    shows('6.1.a', '6.2.a');
    const story = new Story(
      given((start) =>
        start.phase('military').role('military', GREECE).legions(ROME, 'roma', 2).legions(GREECE, 'athenae', 1),
      ),
    );
    expect(story.offered(GREECE)).toHaveLength(4);
    story.answer(GREECE, `name ${ROME}`).answer(ROME, 'end');
    expect(story.board.legions(ROME, 'roma')).toBe(2);
    expect(story.offered(GREECE)).not.toContain(`name ${ROME}`);
  });

  it('6.9 legions of two provinces join in one battle, and those of one attack two provinces', () => {
    shows('6.9.a');
    const joined = turnOf(
      ROME,
      (start) =>
        start.marker(GREECE, 'pella').legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 1).legions(ROME, 'dacia', 1),
      ...[1, 1, 1],
    );
    joined.answer(ROME, 'march illyria pella', 'march dacia pella');
    expect(joined.told('attacked')).toMatchObject([{ units: '2*legion' }]);
    const parted = turnOf(
      ROME,
      (start) =>
        start
          .marker(GREECE, 'pella', 'dacia')
          .legions(GREECE, 'pella', 1)
          .legions(GREECE, 'dacia', 1)
          .legions(ROME, 'illyria', 2),
      ...[1, 1],
      ...[1, 1],
    );
    parted.answer(ROME, 'march illyria pella', 'legions 1', 'march illyria dacia', 'battle dacia');
    expect(parted.told('attacked').map(({ province }) => province)).toEqual(['dacia', 'pella']);
  });

  it('6.16 two sides left are at war, and a fortress is one of them; 6.18 it must fall before anything else', () => {
    shows('1.8.b', '1.8.c', '6.16.a', '6.18.a');
    const story = turnOf(
      ROME,
      (start) => start.marker(GREECE, 'pella').city('pella').fortress(GREECE, 'pella').legions(ROME, 'illyria', 3),
      ...[1, 1, 1],
    );
    story.answer(ROME, 'march illyria pella', 'legions 3');
    expect(story.told('rolled')[1]).toMatchObject({ side: GREECE, dice: [], total: 6, losses: 1 });
    expect(story.told('war')).toMatchObject([{ province: 'pella' }]);
    expect(story.board.legions(ROME, 'pella')).toBe(2);
    expect([...story.told('pillaged'), ...story.told('occupied'), ...story.told('converting')]).toEqual([]);
    expect(story.board.has('city', 'pella')).toBe(true);
  });

  it('6.13 Hannibal adds one for each die of his owner’s legions', () => {
    shows('6.13.c');
    const story = turnOf(
      CARTHAGE,
      (start) =>
        start
          .owns(CARTHAGE, 'hannibal')
          .marker(ROME, 'illyria')
          .legions(ROME, 'illyria', 1)
          .legions(CARTHAGE, 'pella', 2),
      ...[1, 2, 1],
    );
    story.answer(CARTHAGE, 'march pella illyria', 'legions 2');
    expect(story.told('rolled')[0]).toMatchObject({ side: CARTHAGE, bonus: 2, total: 5, losses: 1 });
  });
});
