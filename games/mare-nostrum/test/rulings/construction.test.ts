import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { GOODS } from '../../src/data/resources.ts';
import { CARTHAGE, EGYPT, type Given, GREECE, given, ROME, Story } from '../story.ts';

const buildOf = (seat: number, change: (position: Given) => void, settings: Record<string, string> = {}) =>
  new Story(given((start) => change(start.builds(seat)), undefined, settings));

describe('paying', () => {
  it('R-EXACT exactly the cost, taxes alone or goods that are all different', () => {
    shows('R-EXACT', '5.2.a');
    const story = buildOf(EGYPT, (start) => start.hand(EGYPT, '4*tax+2*oil+wine+fish'));
    story.answer(EGYPT, 'buy legion');
    expect(story.offered(EGYPT).toSorted()).toEqual(['pay 3*tax', 'pay oil+wine+fish']);
    const short = buildOf(EGYPT, (start) => start.hand(EGYPT, '2*tax+3*oil+wine'));
    expect(short.offered(EGYPT, 'buy')).toEqual([]);
  });

  it('R-EXACT twelve kinds and a price of six: goods are held back first, and any six can be spent', () => {
    const story = buildOf(EGYPT, (start) => start.hand(EGYPT, `6*tax+${GOODS.join('+')}`));
    story.answer(EGYPT, 'buy temple');
    expect(story.asked).toEqual({ seat: EGYPT, ask: 'hold-back' });
    expect(story.offered(EGYPT)).toContain('pay 6*tax');
    story.answer(EGYPT, 'hold-back gold', 'hold-back gems');
    expect(story.offered(EGYPT, 'pay')).toHaveLength(210 + 1);
    story.answer(EGYPT, 'pay perfume+papyrus+metal+grain+fish+slaves');
    expect(story.hand(EGYPT)).toBe('6*tax+gold+gems+oil+wine+livestock+fruit');
  });

  it('R-DISCARD up to two taxes are kept, a good only with the Hanging Gardens', () => {
    shows('R-DISCARD', '5.4.a', '5.4.b');
    const plain = buildOf(ROME, (start) => start.hand(ROME, '2*tax+oil'));
    expect(plain.offered(ROME, 'keep')).toEqual(['keep 2*tax', 'keep tax', 'keep none']);
    const gardens = buildOf(ROME, (start) => start.hand(ROME, 'tax+oil').owns(ROME, 'hanging-gardens'));
    expect(gardens.offered(ROME, 'keep').toSorted()).toEqual(
      ['keep none', 'keep oil', 'keep tax', 'keep tax+oil'].toSorted(),
    );
    plain.answer(ROME, 'keep tax');
    expect(plain.hand(ROME)).toBe('tax');
    expect(plain.board.bank('oil')).toBe(7);
    expect(plain.state.phase).toBe('military');
  });

  it('R-DISCARD what Nebuchadnezzar takes later in the turn is kept until the next construction', () => {
    shows('R-DISCARD');
    const story = new Story(
      given((start) =>
        start
          .moves(ROME)
          .owns(ROME, 'nebuchadnezzar')
          .marker(GREECE, 'pella')
          .caravan('pella', 'gold')
          .legions(ROME, 'illyria', 1),
      ),
    );
    story.answer(ROME, 'march illyria pella', 'pillage gold');
    expect(story.hand(ROME)).toBe('gold');
    expect(story.asked).toEqual({ seat: ROME, ask: 'announce' });
  });

  it('5.11 Cleopatra swaps one card with the bank, once, and only for what the bank has', () => {
    shows('5.11.e');
    const story = buildOf(EGYPT, (start) => start.owns(EGYPT, 'cleopatra').hand(EGYPT, 'tax+oil').hand(ROME, '5*gold'));
    expect(story.offered(EGYPT)).toContain('swap oil tax');
    expect(story.offered(EGYPT)).toContain('swap tax papyrus');
    expect(story.offered(EGYPT)).not.toContain('swap tax gold');
    expect(story.offered(EGYPT)).not.toContain('swap oil wine');
    story.answer(EGYPT, 'swap oil tax');
    expect(story.hand(EGYPT)).toBe('2*tax');
    expect(story.offered(EGYPT, 'swap')).toEqual([]);
  });

  it('R-SWAP Cleopatra waits for her owner’s turn to build', () => {
    shows('R-SWAP', '5.11.e');
    const story = new Story(
      given((start) =>
        start
          .phase('construction')
          .role('political', ROME)
          .owns(EGYPT, 'cleopatra')
          .hand(EGYPT, 'oil')
          .hand(ROME, '3*tax'),
      ),
    );
    story.answer(ROME, `name ${ROME}`);
    expect(story.run.decision?.asks.map(({ seat }) => seat)).toEqual([ROME]);
    story.answer(ROME, 'keep 2*tax', `name ${EGYPT}`);
    expect(story.offered(EGYPT)).toContain('swap oil tax');
  });

  it('5.7 any hero or wonder on the table may be bought, but a civilization’s hero by that civilization alone', () => {
    shows('5.7.a');
    const cards = buildOf(GREECE, (start) => start.hand(GREECE, '9*tax').owns(ROME, 'ulysses')).offered(
      GREECE,
      'recruit',
    );
    expect(cards).toEqual(expect.arrayContaining(['recruit pericles', 'recruit helen-of-troy', 'recruit colossus']));
    for (const other of ['julius-caesar', 'hannibal', 'cleopatra', 'hammurabi', 'ulysses'])
      expect(cards).not.toContain(`recruit ${other}`);
  });

  it('5.11 Pericles’ triremes cost 2, his legions as much as anybody’s', () => {
    shows('5.11.b');
    const cost = (item: string, change: (start: Given) => void) => {
      const story = buildOf(GREECE, (start) => change(start.hand(GREECE, '9*tax')));
      story.answer(GREECE, `buy ${item}`);
      return story.told('built').map(({ cards }) => cards);
    };
    const pericles = (start: Given) => {
      start.owns(GREECE, 'pericles');
    };
    expect(cost('trireme', pericles)).toEqual(['2*tax']);
    expect(cost('trireme', () => {})).toEqual(['3*tax']);
    expect(cost('legion', pericles)).toEqual(['3*tax']);
  });

  it('5.11 Caesar’s fortresses cost 2, or 3 with the option', () => {
    shows('5.11.a');
    const cost = (settings: Record<string, string>) => {
      const story = buildOf(ROME, (start) => start.owns(ROME, 'julius-caesar').hand(ROME, '9*tax'), settings);
      story.answer(ROME, 'buy fortress');
      return story.told('built').map(({ cards }) => cards);
    };
    expect(cost({})).toEqual(['2*tax']);
    expect(cost({ caesarFortressDiscount: 'off' })).toEqual(['3*tax']);
  });
});

describe('places', () => {
  it('R-MARK no marker where another’s land units stand', () => {
    shows('R-MARK');
    const story = buildOf(GREECE, (start) => start.hand(GREECE, '6*tax').legions(ROME, 'pella', 1));
    expect(story.offered(GREECE)).not.toContain('buy influence');
    const own = buildOf(GREECE, (start) => start.hand(GREECE, '6*tax').legions(GREECE, 'pella', 1));
    expect(own.offered(GREECE)).toContain('buy influence');
  });

  it('R-MARK a province lost in this phase joins nothing any more', () => {
    shows('R-MARK', '5.5.b');
    const afterRome = (...answers: readonly string[]) => {
      const story = new Story(
        given((start) => {
          start
            .builds(ROME)
            .role('political', ROME)
            .hand(ROME, '3*tax')
            .hand(GREECE, '3*tax')
            .marker(GREECE, 'pella')
            .legions(ROME, 'pella', 1)
            .occupied(ROME, 'pella', 'marker').state.done[GREECE] = false;
        }),
      );
      return story.answer(ROME, ...answers);
    };
    const kept = afterRome('keep 2*tax').answer(GREECE, 'buy influence');
    expect(kept.told('influence')).toEqual([]);
    expect(kept.offered(GREECE)).toContain('place illyria');
    const lost = afterRome('buy influence', 'convert-at pella');
    expect(lost.board.controller('pella')).toBe(ROME);
    expect(lost.offered(GREECE)).toContain('buy legion');
    expect(lost.offered(GREECE)).not.toContain('buy influence');
  });

  it('R-TEMPLE a temple needs no city, a market no caravan', () => {
    shows('R-TEMPLE');
    const story = buildOf(GREECE, (start) => start.hand(GREECE, '12*tax'));
    story.answer(GREECE, 'buy temple', 'buy market');
    expect(story.board.buildings('athenae')).toEqual(['temple', 'market']);
  });

  it('R-LIGHT anywhere that is free of markers and land units', () => {
    shows('R-LIGHT', '5.11.f');
    const story = buildOf(GREECE, (start) =>
      start.owns(GREECE, 'lighthouse').hand(GREECE, '3*tax').legions(ROME, 'dacia', 1).marker(EGYPT, 'memphis'),
    );
    story.answer(GREECE, 'buy influence');
    expect(story.offered(GREECE)).toContain('place arabia');
    for (const id of ['dacia', 'memphis', 'roma']) expect(story.offered(GREECE)).not.toContain(`place ${id}`);
    expect(story.offered(GREECE)).toHaveLength(33 - 4 - 2);
  });

  it('5.10 what is not in the supply cannot be built', () => {
    shows('5.10.a');
    const story = buildOf(GREECE, (start) => {
      start.hand(GREECE, '9*tax').legions(GREECE, 'athenae', 8).ships(GREECE, 'mare-aegaeum', 5);
      start.state.tokens[0] = 0;
      start.marker(ROME, 'mediolanum', 'tarentum', 'syracusae', 'cnossus', 'rhodus', 'troas', 'pella');
      start.marker(EGYPT, 'memphis', 'thebae', 'hierosolyma');
      start.state.tokens[0] += 10;
      start.city('roma', 'mediolanum', 'tarentum', 'syracusae', 'cnossus', 'rhodus', 'troas', 'pella');
      start.city('memphis', 'thebae');
    });
    expect(story.board.token('city')).toBe(0);
    for (const item of ['city', 'legion', 'trireme']) expect(story.offered(GREECE)).not.toContain(`buy ${item}`);
    expect(story.offered(GREECE)).toContain('buy fortress');
  });

  it('5.5 a fortress for each province, two with the Statue of Zeus', () => {
    shows('5.5.e', '5.5.f');
    const story = buildOf(GREECE, (start) => start.hand(GREECE, '9*tax').fortress(GREECE, 'athenae'));
    expect(story.offered(GREECE)).not.toContain('buy fortress');
    const zeus = buildOf(GREECE, (start) =>
      start.hand(GREECE, '9*tax').fortress(GREECE, 'athenae').owns(GREECE, 'statue-of-zeus'),
    );
    zeus.answer(GREECE, 'buy fortress');
    expect(zeus.board.fortresses(GREECE, 'athenae')).toBe(2);
    expect(zeus.offered(GREECE)).not.toContain('buy fortress');
  });

  it('R-ADV purchases one at a time clockwise until all have passed; points left are lost', () => {
    shows('R-ADV', '2.5.d');
    const story = new Story(
      given(
        (start) => {
          start.phase('setup').state.active = CARTHAGE;
          start.state.points.fill(33);
          start.state.turn = 0;
          start.state.roles.fill(-1);
        },
        undefined,
        { setup: 'advanced' },
      ),
    );
    story.answer(CARTHAGE, 'recruit hannibal').answer(ROME, 'recruit julius-caesar').answer(GREECE, 'buy trireme');
    expect(story.board.ships(GREECE, 'athenae')).toBe(1);
    story.answer(EGYPT, 'pass').answer(CARTHAGE, 'pass').answer(ROME, 'buy legion');
    // Caesar's discount counts from his purchase.
    expect(story.state.points).toEqual([22, 30, 33, 24]);
    // Where a marker is new one may build; a second city for a site one may not.
    story.answer(GREECE, 'buy influence', 'place cnossus').answer(ROME, 'buy city').answer(GREECE, 'buy city');
    expect(story.offered(GREECE)).toEqual(['place athenae', 'place cnossus']);
    story.answer(GREECE, 'place cnossus');
    expect(story.offered(ROME)).not.toContain('buy city');
    story.answer(ROME, 'pass').answer(GREECE, 'pass');
    expect(story.told('turn.began')).toMatchObject([{ turn: 1 }]);
    expect(story.told('passed').map(({ points }) => points)).toEqual([33, 24, 19, 24]);
  });

  it('R-ADV Babylon, without a coast, buys no triremes', () => {
    const story = new Story(
      given(
        (start) => {
          start.phase('setup').state.active = 0;
          start.state.points.fill(33);
        },
        ['babylon', 'rome', 'egypt'],
        { setup: 'advanced' },
      ),
    );
    expect(story.offered(0)).not.toContain('buy trireme');
    expect(story.offered(0)).toContain('buy legion');
  });
});
