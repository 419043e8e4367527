import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

/** Rome directs; everybody has the hand that the story says. */
const trading = (hands: readonly string[], change: (position: Given) => void = () => {}) =>
  new Story(
    given((start) => {
      start.phase('announce').role('director', ROME).role('political', ROME);
      hands.forEach((cards, seat) => {
        start.hand(seat, cards);
      });
      change(start);
    }),
  );

describe('trade', () => {
  it('E1 after two exchanges in a row the Director must take from a third player', () => {
    shows('4.11.a', '4.11.b', '4.12.a');
    const story = trading(['tax+gold', 'oil+wine', 'fish+grain', 'slaves+metal']);
    story.answer(ROME, 'announce 2');
    story.answer(ROME, 'take 1 oil').answer(GREECE, 'take 0 gold');
    expect(story.asked).toEqual({ seat: ROME, ask: 'take' });
    expect(story.offered(ROME)).toEqual(['take 2 grain', 'take 2 fish', 'take 3 metal', 'take 3 slaves']);
  });

  it('E2 the last card was the Director’s: nobody gives anything', () => {
    shows('4.13.a', '4.14.b');
    const story = trading(['tax', 'oil', 'fish', 'none']);
    story.answer(ROME, 'announce 1', 'take 1 oil').answer(GREECE, 'take 2 fish');
    expect(story.told('trade.ended')).toHaveLength(1);
    expect(story.told('took').at(-1)).toMatchObject({ by: EGYPT, whose: ROME, card: 'tax' });
    expect(story.told('gave')).toEqual([]);
    expect([ROME, GREECE, EGYPT].map((seat) => story.hand(seat))).toEqual(['oil', 'fish', 'tax']);
  });

  it('E3 the last card was another’s: the Director gives him one, gained or from his hand', () => {
    shows('4.14.a');
    const story = trading(['tax+gold', 'oil', 'fish', 'none']);
    story.answer(ROME, 'announce 1', 'offer tax', 'take 1 oil').answer(GREECE, 'take 0 tax');
    // Rome takes the last card, Egypt's, and Egypt is one short.
    expect(story.asked).toEqual({ seat: ROME, ask: 'give' });
    expect(story.offered(ROME)).toEqual(['give gold', 'give oil', 'give fish']);
    story.answer(ROME, 'give gold');
    expect([ROME, GREECE, EGYPT].map((seat) => story.hand(seat))).toEqual(['oil+fish', 'tax', 'gold']);
    expect(story.told('gave')).toMatchObject([{ by: ROME, whose: EGYPT }]);
  });

  it('E4 the only player with cards face up takes them back', () => {
    shows('4.13.a', 'R-TRADEEND');
    const story = trading(['tax+gold', 'oil+wine', 'fish+grain', 'slaves+metal']);
    story.answer(ROME, 'announce 2', 'take 2 fish').answer(EGYPT, 'take 3 slaves').answer(CARTHAGE, 'take 0 tax');
    story.answer(ROME, 'take 2 grain').answer(EGYPT, 'take 3 metal').answer(CARTHAGE, 'take 0 gold');
    expect(story.told('took.back')).toEqual([{ event: 'took.back', by: GREECE, cards: 'oil+wine' }]);
    // The Director would have been the next to take: nobody is short.
    expect(story.told('gave')).toEqual([]);
    expect(story.hand(ROME)).toBe('grain+fish');
  });

  it('E5 two players left after two exchanges in a row: each takes back his own', () => {
    shows('4.13.b');
    const story = trading(['tax+gold', 'oil+wine', 'none', 'none']);
    story.answer(ROME, 'announce 2', 'take 1 oil').answer(GREECE, 'take 0 gold');
    expect(story.told('took.back')).toMatchObject([
      { by: ROME, cards: 'tax' },
      { by: GREECE, cards: 'wine' },
    ]);
    expect([ROME, GREECE].map((seat) => story.hand(seat))).toEqual(['tax+oil', 'gold+wine']);
    expect(story.told('gave')).toEqual([]);
  });

  it('E8 nobody with enough cards may keep out', () => {
    shows('4.9.a');
    const story = trading(['2*tax', 'oil+wine+fish', 'gold', 'none']);
    story.answer(ROME, 'announce 2');
    expect(story.offered(GREECE)).toEqual(['offer oil+wine', 'offer oil+fish', 'offer wine+fish']);
    expect(() => story.answer(GREECE, 'pass')).toThrow('not among');
    expect(() => story.answer(GREECE, 'offer oil')).toThrow('not among');
  });

  it('E9 seven, six, four and three cards: with five announced only the first two offer', () => {
    shows('4.8.a', '4.9.b');
    const story = trading(['3*tax+oil+wine+fish+gold', '2*tax+fruit+gems+metal+grain', '4*slaves', '3*fish']);
    expect(story.offered(ROME)).toContain('announce 7');
    expect(story.offered(ROME)).not.toContain('announce 8');
    story.answer(ROME, 'announce 5');
    expect(story.run.decision?.asks.map(({ seat }) => seat)).toEqual([ROME, GREECE]);
    expect(story.told('trade.out')).toMatchObject([
      { by: EGYPT, size: 4 },
      { by: CARTHAGE, size: 3 },
    ]);
  });

  it('E10 taxes are traded like goods; a card face down is nobody else’s', () => {
    shows('4.9.c', '4.11.c');
    const story = trading(['2*tax', '2*oil', '2*fish', 'none']);
    story.answer(ROME, 'announce 2', 'take 1 oil').answer(GREECE, 'take 0 tax');
    // Greece's gained tax and Rome's gained oil lie face down: Rome finds only the fish of Egypt and takes one.
    expect(story.told('took').at(-1)).toMatchObject({ by: ROME, whose: EGYPT, card: 'fish' });
    expect(story.offered(EGYPT)).toEqual(['take 0 tax', 'take 1 oil']);
    story.answer(EGYPT, 'take 1 oil');
    expect(story.offered(GREECE)).toEqual(['take 0 tax', 'take 2 fish']);
  });
});

describe('cards in hand', () => {
  it('E6 three combinations of three: two legions and a trireme', () => {
    shows('5.2.a', '5.2.b');
    const story = new Story(
      given((start) => start.builds(EGYPT).hand(EGYPT, '3*tax+2*grain+perfume+livestock+gold+slaves')),
    );
    const dear = ['buy temple', 'buy market'];
    expect(story.offered(EGYPT, 'buy').filter((id) => dear.includes(id))).toEqual([]);
    story.answer(EGYPT, 'buy legion', 'pay 3*tax');
    story.answer(EGYPT, 'buy legion', 'pay perfume+livestock+grain');
    expect(story.hand(EGYPT)).toBe('gold+grain+slaves');
    story.answer(EGYPT, 'buy trireme');
    expect(story.hand(EGYPT)).toBe('none');
    expect([story.board.legions(EGYPT, 'alexandria'), story.board.ships(EGYPT, 'alexandria')]).toEqual([2, 1]);
  });

  it('E7 a caravan works its own icon: Carthage’s perfume and fruit need two', () => {
    shows('4.1.b', '4.2.a');
    const income = (...goods: readonly ('perfume' | 'fruit')[]) =>
      new Story(
        given((start) =>
          start
            .phase('income')
            .role('director', CARTHAGE)
            .caravan('carthago', ...goods),
        ),
      ).hand(CARTHAGE);
    expect(income('perfume')).toBe('perfume');
    expect(income('perfume', 'fruit')).toBe('perfume+fruit');
  });
});
