import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { NEUTRAL } from '../../src/state.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const turnOf = (seat: number, change: (position: Given) => void, ...dice: readonly number[]) =>
  new Story(
    given((start) => change(start.moves(seat))),
    ...dice,
  );
const buildOf = (seat: number, change: (position: Given) => void) =>
  new Story(given((start) => change(start.builds(seat))));
/** Pella in full bloom, Greece's. */
const pella = (start: Given) =>
  start.marker(GREECE, 'pella').city('pella').temple('pella').market('pella').caravan('pella', 'gold', 'metal');
const incomes = (change: (position: Given) => void) => {
  const story = new Story(given((start) => change(pella(start.phase('income').role('director', ROME)))));
  return [ROME, GREECE].map((seat) => story.hand(seat));
};

describe('income under occupation', () => {
  it('R-OCCINC nobody there: the controller has it all, doubled', () => {
    shows('4.1.a', '4.1.b');
    expect(incomes(() => {})).toEqual(['none', '2*tax+2*gold+2*metal']);
  });

  it('R-OCCINC a legion on the city takes one tax; the temple serves nobody', () => {
    shows('R-OCCINC', '4.3.a');
    expect(incomes((start) => start.legions(ROME, 'pella', 1).occupied(ROME, 'pella', 'city'))).toEqual([
      'tax',
      '2*gold+2*metal',
    ]);
  });

  it('4.3 with legions on city and temple two taxes', () => {
    shows('4.3.b');
    expect(incomes((start) => start.legions(ROME, 'pella', 2).occupied(ROME, 'pella', 'city', 'temple'))).toEqual([
      '2*tax',
      '2*gold+2*metal',
    ]);
  });

  it('R-OCCINC a market under a legion serves every caravan that the occupier has, and no other', () => {
    shows('R-OCCINC', '4.3.b');
    expect(incomes((start) => start.legions(ROME, 'pella', 2).occupied(ROME, 'pella', 'gold', 'market'))).toEqual([
      '2*gold',
      '2*tax+metal',
    ]);
    const both = (start: Given) => start.legions(ROME, 'pella', 3).occupied(ROME, 'pella', 'gold', 'metal', 'market');
    expect(incomes(both)).toEqual(['2*gold+2*metal', '2*tax']);
  });

  it('R-OCCINC a legion on the market alone earns nothing but denies the bonus', () => {
    shows('R-OCCINC');
    expect(incomes((start) => start.legions(ROME, 'pella', 1).occupied(ROME, 'pella', 'market'))).toEqual([
      'none',
      '2*tax+gold+metal',
    ]);
  });

  it('4.4 a province under conversion, and 4.5 one at war, pay the controller', () => {
    shows('4.4.a', '4.5.a');
    const all = ['none', '2*tax+2*gold+2*metal'];
    expect(incomes((start) => start.legions(ROME, 'pella', 1).occupied(ROME, 'pella', 'marker'))).toEqual(all);
    expect(incomes((start) => start.legions(ROME, 'pella', 1).legions(GREECE, 'pella', 1))).toEqual(all);
  });

  it('R-OCCROLE temples and markets under a legion count for the occupier too', () => {
    shows('R-OCCROLE');
    const story = new Story(
      given((start) =>
        pella(start.phase('begin').role('political', GREECE).role('director', GREECE))
          .legions(ROME, 'pella', 3)
          .occupied(ROME, 'pella', 'temple', 'market', 'gold'),
      ),
    );
    expect(story.told('role.kept')).toContainEqual({ event: 'role.kept', by: GREECE, role: 'political', count: 1 });
    expect(story.told('role.taken')).toContainEqual({ event: 'role.taken', by: ROME, role: 'director', count: 2 });
  });
});

describe('what an invader may do', () => {
  const invaded = (legions: number, change: (position: Given) => void = () => {}) =>
    turnOf(ROME, (start) => change(pella(start).legions(ROME, 'illyria', legions))).answer(
      ROME,
      'march illyria pella',
      ...(legions > 1 ? [`legions ${legions}`] : []),
    );

  it('R-MODE one of the three, never two; a single building falls whatever the number of legions', () => {
    shows('R-MODE', '6.15.a', '6.17.a', '6.17.b');
    const story = invaded(3);
    expect(story.offered(ROME, 'pillage')).toHaveLength(5);
    story.answer(ROME, 'pillage temple');
    expect(story.board.buildings('pella')).toEqual(['city', 'market', 'gold', 'metal']);
    expect(story.board.posts('pella')).toEqual([]);
    expect(story.state.tokens[2]).toBe(5);
  });

  it('6.17 as many posts as legions, each on a building that is there', () => {
    shows('6.17.d');
    const story = invaded(2);
    expect(story.offered(ROME, 'occupy')).toHaveLength(5 + 10);
    story.answer(ROME, 'occupy city+temple');
    expect(story.board.occupation('pella')).toEqual({ by: ROME, posts: ['city', 'temple'] });
  });

  it('6.17 where nothing can be done nothing is asked: a capital without buildings', () => {
    const story = turnOf(ROME, (start) => start.legions(ROME, 'pella', 1));
    story.answer(ROME, 'march pella athenae');
    expect(story.told('occupied')).toEqual([]);
    expect(story.asked?.ask).not.toBe('use');
  });

  it('R-REALLOC legions that occupy keep their place; new ones let all be placed anew', () => {
    shows('R-REALLOC');
    const old = turnOf(ROME, (start) =>
      pella(start).legions(ROME, 'pella', 1).occupied(ROME, 'pella', 'city').legions(ROME, 'illyria', 1),
    );
    const quiet = new Story(structuredClone(old.state)).answer(ROME, 'end');
    expect(quiet.told('occupied')).toEqual([]);
    expect(quiet.board.posts('pella')).toEqual(['city']);
    old.answer(ROME, 'march illyria pella', 'end');
    expect(old.asked).toEqual({ seat: ROME, ask: 'use' });
    old.answer(ROME, 'occupy city+temple');
    expect(old.board.posts('pella')).toEqual(['city', 'temple']);
  });

  it('R-REALLOC what is won in battle is used at once, before anything else moves or fights', () => {
    shows('R-REALLOC', 'R-MODE', '6.17.a');
    const story = turnOf(
      ROME,
      (start) =>
        pella(start)
          .owns(GREECE, 'helen-of-troy')
          .marker(CARTHAGE, 'dacia')
          .legions(CARTHAGE, 'dacia', 1)
          .legions(GREECE, 'pella', 1)
          .legions(ROME, 'illyria', 4),
      ...[5, 1, 1],
      ...[1, 1],
    );
    story.answer(ROME, 'march illyria dacia', 'legions 1', 'march illyria pella', 'legions 2');
    story.answer(GREECE, 'helen-let').answer(ROME, 'battle pella');
    expect(story.asked).toEqual({ seat: ROME, ask: 'use' });
    story.answer(ROME, 'pillage city', 'march illyria pella').answer(GREECE, 'helen');
    // Helen makes war of it, but the city is gone.
    expect([story.board.has('city', 'pella'), story.board.atWar('pella')]).toEqual([false, true]);
  });

  it('R-REALLOC who joins after the choice changes nothing', () => {
    shows('R-REALLOC', 'R-MODE');
    const story = turnOf(
      ROME,
      (start) => pella(start).legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 2).legions(ROME, 'dacia', 1),
      ...[5, 4, 1],
    );
    story.answer(ROME, 'march illyria pella', 'legions 2', 'battle pella', 'occupy city');
    story.answer(ROME, 'march dacia pella');
    expect(story.board.posts('pella')).toEqual(['city']);
    expect(story.told('occupied')).toHaveLength(1);
    expect(story.asked?.ask).not.toBe('use');
  });

  it('6.19 a legion that leaves gives up its post, by its owner’s choice', () => {
    shows('R-POSTS');
    const story = turnOf(ROME, (start) =>
      pella(start).legions(ROME, 'pella', 2).occupied(ROME, 'pella', 'city', 'temple'),
    );
    story.answer(ROME, 'march pella illyria', 'legions 1');
    expect(story.offered(ROME)).toEqual(['vacate city', 'vacate temple']);
    story.answer(ROME, 'vacate temple');
    expect(story.board.posts('pella')).toEqual(['city']);
  });

  it('R-NEBU a card of the caravan or city; nothing for a temple, a market or from an empty bank', () => {
    shows('R-NEBU', '6.17.c');
    const nebu = (change: (position: Given) => void = () => {}) =>
      invaded(1, (start) => change(start.owns(ROME, 'nebuchadnezzar')));
    const plunder = (story: Story, post: string) => story.answer(ROME, `pillage ${post}`).told('plundered');
    expect(plunder(nebu(), 'metal')).toMatchObject([{ by: ROME, card: 'metal' }]);
    expect(plunder(nebu(), 'city')).toMatchObject([{ by: ROME, card: 'tax' }]);
    expect(plunder(nebu(), 'temple')).toEqual([]);
    expect(plunder(nebu(), 'market')).toEqual([]);
    expect(
      plunder(
        nebu((start) => start.hand(EGYPT, '5*gold')),
        'gold',
      ),
    ).toEqual([]);
    expect(plunder(invaded(1), 'metal')).toEqual([]);
  });
});

describe('conversion', () => {
  const converting = (hand: string, change: (position: Given) => void = () => {}) =>
    buildOf(ROME, (start) =>
      change(pella(start).legions(ROME, 'pella', 1).occupied(ROME, 'pella', 'marker').hand(ROME, hand)),
    );

  it('R-CONVERT a marker’s price, no adjacency; the old marker goes home and nothing more is built there', () => {
    shows('R-CONVERT', '5.8.a');
    const story = converting('9*tax').answer(ROME, 'buy influence');
    expect(story.offered(ROME)).toContain('convert-at pella');
    story.answer(ROME, 'convert-at pella');
    expect(story.told('converted')).toMatchObject([{ by: ROME, side: GREECE, province: 'pella', cards: '3*tax' }]);
    expect(story.board.controller('pella')).toBe(ROME);
    expect(story.board.supply(GREECE, 'marker')).toBe(11);
    expect(story.board.buildings('pella')).toHaveLength(5);
    story.answer(ROME, 'buy legion');
    expect(story.board.legions(ROME, 'pella')).toBe(1);
  });

  it('R-SUPPLY a replaced marker is its owner’s again, a pillaged building anybody’s, a fallen legion its owner’s', () => {
    shows('R-SUPPLY', '5.10.a');
    expect(converting('3*tax').board.supply(GREECE, 'marker')).toBe(10);
    expect(converting('3*tax').answer(ROME, 'buy influence', 'convert-at pella').board.supply(GREECE, 'marker')).toBe(
      11,
    );
    const raid = new Story(
      given((start) =>
        pella(start).legions(GREECE, 'pella', 1).legions(ROME, 'illyria', 2).moves(ROME).role('military', EGYPT),
      ),
      ...[5, 1, 1],
    );
    const cities = raid.board.token('city');
    raid.answer(ROME, 'march illyria pella', 'legions 2', 'pillage city');
    expect([raid.board.token('city'), raid.board.supply(GREECE, 'legion')]).toEqual([cities + 1, 8]);
  });

  it('R-CONVERT whoever cannot or does not pay just stays', () => {
    const story = converting('2*tax');
    expect(story.offered(ROME, 'buy')).toEqual([]);
    story.answer(ROME, 'keep 2*tax');
    expect(story.board.posts('pella')).toEqual(['marker']);
  });

  it('R-CONVERT without a marker in supply there is no conversion', () => {
    const story = converting('9*tax', (start) => {
      for (const id of ['mediolanum', 'tarentum', 'pannonia', 'illyria', 'dacia', 'corsica', 'sardinia'] as const)
        start.marker(ROME, id);
      start.marker(ROME, 'troas', 'cilicia', 'armenia', 'cyprus');
    });
    expect(story.board.supply(ROME, 'marker')).toBe(0);
    expect(story.offered(ROME)).not.toContain('buy influence');
  });

  it('R-FREEINF Hammurabi’s free marker may be a conversion, once a turn', () => {
    shows('R-FREEINF', '5.11.d');
    const story = new Story(
      given(
        (start) =>
          start
            .builds(0)
            .owns(0, 'hammurabi')
            .hand(0, '3*tax')
            .marker(1, 'tyrus')
            .legions(0, 'tyrus', 1)
            .occupied(0, 'tyrus', 'marker'),
        ['babylon', 'egypt', 'rome'],
      ),
    );
    story.answer(0, 'free-marker');
    expect(story.offered(0)).toEqual(expect.arrayContaining(['place ninive', 'convert-at tyrus']));
    story.answer(0, 'convert-at tyrus');
    expect(story.told('converted.free')).toMatchObject([{ side: 1, province: 'tyrus' }]);
    expect(story.offered(0)).toContain('buy influence');
    expect(story.offered(0)).not.toContain('free-marker');
  });

  it('R-CAPITAL a player’s capital is never converted; a neutral one is like other provinces', () => {
    shows('R-CAPITAL', '6.17.e', '6.21.a');
    const player = turnOf(ROME, (start) => start.city('athenae').legions(ROME, 'pella', 1));
    player.answer(ROME, 'march pella athenae');
    expect(player.offered(ROME)).toEqual(['occupy city', 'pillage city']);
    const neutral = new Story(
      given(
        (start) => start.moves(0).marker(NEUTRAL, 'alexandria').legions(0, 'cyrenaica', 1),
        ['rome', 'greece', 'carthage'],
      ),
    );
    neutral.answer(0, 'march cyrenaica alexandria');
    expect(neutral.told('converting')).toMatchObject([{ by: 0, province: 'alexandria' }]);
  });

  it('R-CAPITAL one builds in one’s own capital at war; new legions suspend the occupation', () => {
    shows('R-CAPITAL', '5.5.h');
    const story = buildOf(GREECE, (start) =>
      start.city('athenae').legions(ROME, 'athenae', 1).occupied(ROME, 'athenae', 'city').hand(GREECE, '3*tax'),
    );
    story.answer(GREECE, 'buy legion');
    expect(story.board.atWar('athenae')).toBe(true);
    expect(story.told('occupation.suspended')).toMatchObject([{ by: ROME, province: 'athenae' }]);
    expect(story.board.occupation('athenae')).toBeUndefined();
    // Elsewhere war forbids it.
    const pellaAtWar = buildOf(GREECE, (start) =>
      pella(start).legions(ROME, 'pella', 1).legions(GREECE, 'pella', 1).hand(GREECE, '3*tax'),
    );
    pellaAtWar.answer(GREECE, 'buy fortress');
    expect(pellaAtWar.told('built')).toMatchObject([{ province: 'athenae' }]);
  });
});

describe('6.21 nobody is ever out', () => {
  it('6.21 a player with nothing but his occupied capital still has his turns', () => {
    shows('6.21.a');
    const story = new Story(
      given((start) =>
        start
          .phase('income')
          .role('director', ROME)
          .role('political', ROME)
          .city('carthago')
          .legions(ROME, 'carthago', 1)
          .occupied(ROME, 'carthago', 'city')
          .hand(CARTHAGE, '3*tax'),
      ),
    );
    story.answer(ROME, 'announce 0', `name ${CARTHAGE}`);
    expect(story.offered(CARTHAGE)).toEqual(expect.arrayContaining(['buy legion', 'buy fortress', 'buy caravan']));
  });
});
