import { configure, Run, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../../src/data/civilizations.ts';
import { mareNostrum } from '../../src/index.ts';
import { LANDS, Position } from '../oracle/position.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const start = (players: number, settings: Record<string, string> = {}, seed = 'start') =>
  Run.start(mareNostrum, configure(mareNostrum, players, settings), seedFrom(seed));
const trading = (hands: readonly string[], change: (position: Given) => void = () => {}) =>
  new Story(
    given((position) => {
      position.phase('announce').role('director', ROME).role('political', ROME);
      hands.forEach((cards, seat) => {
        position.hand(seat, cards);
      });
      change(position);
    }),
  );

describe('the start', () => {
  it('R-HAND0 the first cards in hand are the first income', () => {
    shows('R-HAND0', '2.1.a', '4.1.a', '4.1.b');
    const told: string[] = [];
    const run = Run.start(mareNostrum, configure(mareNostrum, 5), seedFrom('start'), {
      onEvent: (event) => (event.event === 'income' ? told.push(event.cards) : undefined),
    });
    const position = new Position(run.state);
    expect(told).toHaveLength(5);
    // Rome: a city and two caravans.
    expect([told[1], position.handSize(0)]).toEqual(['tax+livestock+metal', 3]);
  });

  it('R-ROLE0 with every choice of civilizations the printed holders come first, and nobody has two cards', () => {
    shows('2.7.a', '2.7.b', '2.7.c');
    for (let i = 0; i < 40; i++) {
      const { state } = start(3 + (i % 3), { civilizations: 'random', setup: 'introductory' }, `roles ${i}`);
      const position = new Position(state);
      expect(new Set(state.roles).size).toBe(3);
      for (const [role, printed] of ['carthage', 'egypt', 'rome'].entries()) {
        const seat = position.seats.find((each) => position.civilization(each) === printed);
        if (seat !== undefined) expect([ROLES[role], state.roles[role]]).toEqual([ROLES[role], seat]);
      }
    }
  });

  /** Who directs commerce, politics and the armies first, when these civilizations are chosen. */
  const firstRoles = (civilizations: readonly string[], seed: string) => {
    const run = start(civilizations.length, { civilizations: 'chosen', setup: 'introductory' }, seed);
    civilizations.forEach((name, seat) => {
      run.answer(seat, `civilization ${name}`);
    });
    return run.state.roles.map((seat) => civilizations[seat]);
  };
  const SEEDS = Array.from({ length: 12 }, (_, i) => `lot ${i}`);

  it('R-ROLE0 a clear majority is never lost to the lot for another card', () => {
    shows('R-ROLE0', '2.7.b');
    for (const seed of SEEDS) {
      // Greece and Babylon have three caravans each, but only Greece two cities.
      expect(firstRoles(['rome', 'greece', 'babylon'], seed)).toEqual(['babylon', 'greece', 'rome']);
      // Babylon has two units, Greece one.
      expect(firstRoles(['greece', 'egypt', 'babylon'], seed)).toEqual(['greece', 'egypt', 'babylon']);
    }
  });

  it('R-ROLE0 a tie that nothing else settles is drawn by lot among those without a card', () => {
    shows('R-ROLE0', '2.7.b');
    const directors = SEEDS.map((seed) => firstRoles(['rome', 'greece', 'egypt', 'babylon'], seed)[0]);
    expect(new Set(directors)).toEqual(new Set(['greece', 'babylon']));
  });

  it('R-ROLE0 later one player may hold several cards', () => {
    shows('R-ROLE0');
    const story = new Story(
      given((position) =>
        position
          .phase('begin')
          .role('director', ROME)
          .role('political', EGYPT)
          .role('military', ROME)
          .city('athenae')
          .legions(GREECE, 'athenae', 1),
      ),
    );
    expect(story.state.roles).toEqual([ROME, GREECE, GREECE]);
  });

  it('R-ROLETIME the roles are not touched within a turn, and all three change at its start', () => {
    shows('R-ROLETIME', '3.1.a', '3.2.a');
    const story = new Story(
      given((position) =>
        position.phase('construction').role('political', GREECE).role('military', GREECE).hand(ROME, '3*tax'),
      ),
    );
    story.answer(GREECE, `name ${ROME}`).answer(ROME, 'buy legion');
    // Rome alone has a unit now, yet Greece still names who moves.
    story.answer(GREECE, `name ${GREECE}`, `name ${EGYPT}`);
    expect(story.state.phase).toBe('military');
    expect(story.asked).toEqual({ seat: GREECE, ask: 'name' });
    story.answer(GREECE, `name ${ROME}`).answer(ROME, 'end');
    story.answer(GREECE, `name ${GREECE}`, `name ${EGYPT}`);
    expect(story.told('role.taken')).toContainEqual({ event: 'role.taken', by: ROME, role: 'military', count: 1 });
  });

  it('R-NEUTRAL absent civilizations stand on the board with the pieces of the rulebook, and their heroes are gone', () => {
    shows('R-NEUTRAL', '2.6.a');
    const position = new Position(start(4).state);
    const neutral = LANDS.filter((id) => position.controller(id) === 5);
    // Babylon and its neighbours.
    expect(neutral.toSorted()).toEqual(['antiochia', 'arabia', 'babylon', 'ninive']);
    for (const id of neutral)
      expect([position.legions(5, id), position.fortresses(5, id)]).toEqual([1, id === 'babylon' ? 1 : 0]);
    expect(position.isFree('hammurabi')).toBe(false);
    const off = new Position(start(4, { neutrals: 'off' }).state);
    expect(LANDS.filter((id) => off.controller(id) === 5)).toEqual([]);
  });

  it('2.3 civilizations may be chosen, each once', () => {
    shows('2.3.a');
    const run = start(3, { civilizations: 'chosen' });
    const ids = () => run.decision?.asks[0].options.map(({ id }) => id) ?? [];
    expect(ids()).toHaveLength(5);
    run.answer(0, 'civilization egypt');
    expect(ids()).not.toContain('civilization egypt');
    run.answer(1, 'civilization rome');
    run.answer(2, 'civilization babylon');
    const position = new Position(run.state);
    expect(position.seats.map((seat) => position.civilization(seat))).toEqual(['egypt', 'rome', 'babylon']);
  });
});

describe('income', () => {
  it('R-BANK dealt card by card from the Director on: the last gem goes to him who sits first', () => {
    shows('R-BANK', '4.7.a');
    const deal = (director: number) => {
      const story = new Story(
        given((position) =>
          position
            .phase('income')
            .role('director', director)
            .hand(CARTHAGE, '4*gold')
            .marker(ROME, 'mediolanum')
            .caravan('mediolanum', 'gold')
            .marker(GREECE, 'pella')
            .caravan('pella', 'gold'),
        ),
      );
      expect(story.told('income.lost')).toHaveLength(1);
      return [ROME, GREECE].map((seat) => story.hand(seat));
    };
    expect(deal(ROME)).toEqual(['gold', 'none']);
    expect(deal(GREECE)).toEqual(['none', 'gold']);
    expect(deal(EGYPT)).toEqual(['gold', 'none']);
  });

  it('R-BANK with an empty bank nothing is paid, and the Temple of Artemis finds only what is left', () => {
    shows('R-BANK');
    const story = new Story(
      given((position) =>
        position
          .phase('income')
          .role('director', ROME)
          .owns(GREECE, 'temple-of-artemis')
          .owns(ROME, 'colossus')
          .hand(EGYPT, '35*tax+5*perfume+5*papyrus+5*gold+5*gems+7*oil+7*wine+7*livestock+7*fruit+10*metal+10*grain'),
      ),
    );
    expect(story.told('income.lost')).toContainEqual({ event: 'income.lost', by: ROME, cards: 'tax' });
    expect(story.offered(GREECE)).toEqual(['good fish', 'good slaves']);
  });

  it('4.6 Colossus: a tax more; Temple of Artemis: a good more, of its owner’s choice', () => {
    shows('4.6.a', '4.6.b');
    const story = new Story(
      given((position) =>
        position.phase('income').role('director', ROME).city('roma').owns(ROME, 'colossus', 'temple-of-artemis'),
      ),
    );
    expect(story.offered(ROME)).toHaveLength(12);
    story.answer(ROME, 'good papyrus');
    expect(story.hand(ROME)).toBe('2*tax+papyrus');
  });
});

describe('trade', () => {
  it('4.8 a Director without cards announces nothing', () => {
    shows('4.8.a');
    const story = trading(['none', '2*tax', '2*tax', 'none']);
    expect(story.told('trade.none')).toHaveLength(1);
    expect(story.state.phase).toBe('construction');
  });

  it('4.9 nobody else has enough cards: there is no trade, and he keeps his', () => {
    const story = trading(['3*tax', 'oil', 'oil+wine', 'none']).answer(ROME, 'announce 3');
    expect(story.told('trade.alone')).toHaveLength(1);
    expect([story.hand(ROME), story.hand(EGYPT)]).toEqual(['3*tax', 'oil+wine']);
  });

  it('R-TRADEEND the last card of all can be taken', () => {
    shows('R-TRADEEND', '4.13.a');
    const story = trading(['tax', 'oil', 'none', 'none']).answer(ROME, 'announce 1');
    expect(story.told('took').map(({ by, whose }) => [by, whose])).toEqual([
      [ROME, GREECE],
      [GREECE, ROME],
    ]);
    expect(story.told('took.back')).toEqual([]);
  });

  it('R-TRADEEND several cards of one player alone go back, and the Director makes good the card of whoever was to choose', () => {
    shows('R-TRADEEND', '4.13.a', '4.14.a');
    const story = trading(['tax+gold', 'oil+wine', 'fish+grain', 'slaves+metal']).answer(ROME, 'announce 2');
    story.answer(ROME, 'take 3 slaves').answer(CARTHAGE, 'take 0 tax');
    story.answer(ROME, 'take 2 fish').answer(EGYPT, 'take 0 gold');
    story.answer(ROME, 'take 3 metal').answer(CARTHAGE, 'take 2 grain');
    expect(story.told('took.back')).toEqual([{ event: 'took.back', by: GREECE, cards: 'oil+wine' }]);
    expect(story.asked).toEqual({ seat: ROME, ask: 'give' });
    story.answer(ROME, 'give fish');
    expect([ROME, GREECE, EGYPT, CARTHAGE].map((seat) => story.hand(seat))).toEqual([
      'metal+slaves',
      'oil+wine',
      'gold+fish',
      'tax+grain',
    ]);
  });

  it('R-TRADEEND the last card of all goes back where the two have just exchanged twice', () => {
    shows('R-TRADEEND', '4.12.a', '4.13.a');
    const BABYLON = 4;
    const hands = ['tax+gold', 'oil+wine', 'fish+grain', 'slaves+metal', 'gems+fruit'];
    const start = given(
      (position) => {
        position.phase('announce').role('director', ROME);
        hands.forEach((cards, seat) => {
          position.hand(seat, cards);
        });
      },
      ['rome', 'greece', 'egypt', 'carthage', 'babylon'],
    );
    const story = new Story(start).answer(ROME, 'announce 2', 'take 2 fish').answer(EGYPT, 'take 3 slaves');
    story.answer(CARTHAGE, 'take 4 gems').answer(BABYLON, 'take 2 grain').answer(EGYPT, 'take 3 metal');
    story.answer(CARTHAGE, 'take 4 fruit').answer(BABYLON, 'take 0 tax').answer(ROME, 'take 1 oil');
    // Only Rome's gold can be taken now, and after it Greece alone has a card, which Rome may not take.
    expect(story.told('took').at(-1)).toMatchObject({ by: GREECE, whose: ROME, card: 'gold' });
    expect(story.told('took.back')).toEqual([{ event: 'took.back', by: GREECE, cards: 'wine' }]);
    expect(story.told('gave')).toEqual([]);
  });

  const ulysses = (hands: readonly string[], owner: number) =>
    trading(hands, (position) => position.owns(owner, 'ulysses'));

  it('R-ULYSSES the taker puts the card back and takes one of the owner’s, who is next', () => {
    shows('4.15.a');
    const story = ulysses(['tax+gold', 'oil+wine', 'fish+grain', 'slaves+metal'], EGYPT);
    story.answer(ROME, 'announce 2', 'take 1 oil');
    expect(story.asked).toEqual({ seat: EGYPT, ask: 'ulysses' });
    story.answer(EGYPT, 'ulysses');
    expect(story.asked).toEqual({ seat: ROME, ask: 'forced' });
    expect(story.offered(ROME)).toEqual(['take 2 grain', 'take 2 fish']);
    story.answer(ROME, 'take 2 fish');
    expect(story.asked).toEqual({ seat: EGYPT, ask: 'take' });
    // The oil lies face up again.
    expect(story.offered(EGYPT)).toContain('take 1 oil');
    story.answer(EGYPT, 'take 1 oil').answer(GREECE, 'take 0 tax');
    expect(story.asked).toEqual({ seat: ROME, ask: 'take' });
  });

  it('R-ULYSSES not by taker or source, not without a card face up, and not a third time in a row', () => {
    shows('R-ULYSSES');
    const own = ulysses(['tax+gold', 'oil+wine', 'fish+grain', 'none'], ROME);
    own.answer(ROME, 'announce 2', 'take 1 oil');
    expect(own.asked).toEqual({ seat: GREECE, ask: 'take' });
    const source = ulysses(['tax+gold', 'oil+wine', 'fish+grain', 'none'], GREECE);
    source.answer(ROME, 'announce 2', 'take 1 oil');
    expect(source.asked).toEqual({ seat: GREECE, ask: 'take' });
    const out = ulysses(['tax+gold', 'oil+wine', 'fish+grain', 'none'], CARTHAGE);
    out.answer(ROME, 'announce 2', 'take 1 oil');
    expect(out.asked).toEqual({ seat: GREECE, ask: 'take' });
    const third = ulysses(['tax+gold', 'oil+wine', 'fish+grain', 'none'], EGYPT);
    third.answer(ROME, 'announce 2', 'take 2 fish').answer(EGYPT, 'take 0 tax');
    // Rome can take only from Greece now; forcing it back to Egypt would be the third exchange of the two.
    third.answer(ROME, 'take 1 oil');
    expect(third.asked).toEqual({ seat: GREECE, ask: 'take' });
  });

  it('R-ULYSSES once in a commerce phase', () => {
    shows('4.15.a');
    const story = ulysses(['tax+gold', 'oil+wine', 'fish+grain', 'slaves+metal'], EGYPT);
    story.answer(ROME, 'announce 2', 'take 1 oil').answer(EGYPT, 'ulysses').answer(ROME, 'take 2 fish');
    story.answer(EGYPT, 'take 1 oil').answer(GREECE, 'take 0 tax');
    expect(story.asked).toEqual({ seat: ROME, ask: 'take' });
  });

  it('R-IDLE whoever does not answer: first card in seating order, Ulysses unused', () => {
    shows('R-IDLE');
    const story = ulysses(['tax+gold', 'oil+wine', 'fish+grain', 'slaves+metal'], EGYPT);
    story.answer(ROME, 'announce 2');
    const fallback = () => story.run.decision?.asks[0].prompt.fallback;
    expect(fallback()).toBe('take 1 oil');
    story.answer(ROME, 'take 1 oil');
    expect(fallback()).toBe('ulysses-let');
    story.answer(EGYPT, 'ulysses-let');
    expect(fallback()).toBe('take 2 grain');
  });

  it('R-IDLE a Director who does not answer gives the commonest good, and no tax', () => {
    shows('R-IDLE');
    const story = trading(['2*tax+gold', 'oil', 'fish', 'none']);
    story.answer(ROME, 'announce 1', 'offer tax', 'take 1 oil').answer(GREECE, 'take 0 tax');
    expect(story.asked).toEqual({ seat: ROME, ask: 'give' });
    expect(story.offered(ROME)).toEqual(['give tax', 'give gold', 'give oil', 'give fish']);
    expect(story.run.decision?.asks[0].prompt.fallback).toBe('give fish');
  });

  it('R-STEPS a very large hand offers in several steps, and nobody sees any of them', () => {
    shows('R-STEPS');
    const many = '4*tax+3*oil+3*wine+2*fish+2*grain+gold+gems+metal+slaves+fruit+livestock';
    const story = trading([many, many, 'none', 'none']).answer(ROME, 'announce 10');
    expect(story.run.decision?.asks.map(({ prompt }) => prompt.ask)).toEqual(['offer-some', 'offer-some']);
    for (const seat of [ROME, GREECE]) expect(story.offered(seat).length).toBeLessThanOrEqual(1000);
    story.answer(ROME, story.offered(ROME)[0]).answer(GREECE, story.offered(GREECE)[0]);
    const view = mareNostrum.view(story.state, ROME);
    expect(view.sizes).toEqual([20, 20, 0, 0]);
    expect(view.state.offers.slice(13).every((count) => count === 0)).toBe(true);
    expect(view.state.offers.slice(0, 13).some((count) => count > 0)).toBe(true);
  });

  it('R-INFO sizes of hands are open, cards are not, offers not until all are in', () => {
    shows('R-INFO', '4.8.b', '4.10.a');
    const story = trading(['2*tax+gold', 'oil+wine', '2*fish', 'none']).answer(ROME, 'announce 2');
    const view = mareNostrum.view(story.state, GREECE);
    expect(view.sizes).toEqual([3, 2, 2, 0]);
    expect(new Position(view.state).handSize(ROME)).toBe(0);
    expect(new Position(view.state).handSize(GREECE)).toBeGreaterThan(0);
    expect(view.state.offers.every((count) => count === 0)).toBe(true);
    story.answer(ROME, 'offer tax+gold');
    expect(mareNostrum.view(story.state, GREECE).state.offers.some((count) => count > 0)).toBe(true);
  });
});
