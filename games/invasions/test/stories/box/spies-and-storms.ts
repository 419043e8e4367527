import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { kindOf, TOKEN } from '../../../src/data/cards.ts';
import { area, place } from '../../../src/data/geography.ts';
import { LOOT } from '../../../src/data/loot.ts';
import { nation, ORIENTALI, ROMANI, SIDE_OF } from '../../../src/data/pieces.ts';
import { movement, renewFleets, renewSteps } from '../../../src/rules/activation/orders.ts';
import { maySpy, spy } from '../../../src/rules/cards/spies.ts';
import { barbarianFaith, conversionPoints } from '../../../src/rules/nations/religion.ts';
import { seekBattle } from '../../../src/rules/sea/fleets.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { BARBARIAN, KINGDOM, NOBODY, RELIGIONS } from '../../../src/state.ts';
import { cardOf, deal, envoy } from '../../cards/story-cards.ts';
import { type Given, GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../../story.ts';

const [PERSAE, HUNNI, FRANKS] = [nation('persae'), nation('hunni'), nation('franci')];

describe('X.B Spies', () => {
  it('take a diplomacy card for the first civilised nation of their side', () => {
    shows('XLIII.61.a');
    const state = given((p) => envoy(p.state, PERSAE, 'bribe'));
    const story = Story.of(state, (g) => spy(g, ROMANS), 1);
    expect([state.cards.envoys[PERSAE], state.cards.envoys[ROMANI]]).toEqual([[], [cardOf('bribe')]]);
    expect(story.told('spy.envoy')).toMatchObject([{ nation: 'persae' }]);
  });

  it('find nothing where nobody else holds a card, nor envoys for a side of barbarians', () => {
    expect(maySpy(given(), ROMANS)).toBe(false);
    expect(
      maySpy(
        given((p) => deal(p.state, ROMANS, 'storm')),
        ROMANS,
      ),
    ).toBe(false);
    expect(
      maySpy(
        given((p) => envoy(p.state, ROMANI, 'bribe')),
        ROMANS,
      ),
    ).toBe(false);
    const persian = given((p) => envoy(p.state, PERSAE, 'bribe'));
    expect([ROMANS, PERSIANS, GOTHS].map((side) => maySpy(persian, side))).toEqual([true, false, false]);
  });

  it('put what is lost where it belongs: a card with the discards, a token with the plunder', () => {
    const event = given((p) => deal(p.state, PERSIANS, 'storm'));
    const [card] = event.cards.hands[PERSIANS];
    Story.of(event, (g) => spy(g, ROMANS), 1);
    expect([event.cards.hands[PERSIANS], event.cards.eventDiscards.includes(card)]).toEqual([[], true]);
    const token = LOOT.findIndex((row) => row.event !== undefined && kindOf(TOKEN + row.event) !== undefined);
    const plunder = given((p) => {
      p.state.cards.loot.splice(p.state.cards.loot.indexOf(token), 1);
      p.state.cards.hands[PERSIANS].push(TOKEN + (LOOT[token].event ?? 0));
    });
    const before = plunder.cards.loot.length;
    Story.of(plunder, (g) => spy(g, ROMANS), 1);
    expect([plunder.cards.hands[PERSIANS], plunder.cards.loot.length, plunder.cards.loot.at(-1)]).toEqual([
      [],
      before + 1,
      token,
    ]);
    expect(plunder.cards.eventDiscards).toEqual([]);
  });
});

describe('X.B cards at sea', () => {
  /** A Roman legion sails to Tarraconensis past a Vandal fleet that intercepts. */
  const passage = (change: (p: Given) => void, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'septimania', { legion: 1 }).units('romani', 'sinus-gallicus', { classis: 1 });
      p.nation('vandali', { status: KINGDOM }).city('saldae', 'vandali').units('vandali', 'saldae', { infantry: 1 });
      p.units('vandali', 'sinus-gallicus', { classis: 1 });
      change(p);
    });
    state.orders.intercepts.fill('always');
    state.clock.phase = 'military';
    state.activation.active = ROMANI;
    renewFleets(state, ROMANI);
    renewSteps(state, ROMANI);
    const story = Story.of(state, (g) => movement(g, ROMANI), ...dice);
    return story.answer(ROMANS, 'from septimania', 'sail tarraconensis');
  };

  it('a Storm lets an interception fail', () => {
    shows('XLIII.63.a');
    const story = passage((p) => deal(p.state, ROMANS, 'storm'), 2);
    expect(story.asked).toBe('storm');
    story.answer(ROMANS, 'event storm');
    expect([story.told('naval.battle').length, story.units('romani', 'tarraconensis')]).toEqual([0, 1]);
    const calm = passage((p) => deal(p.state, ROMANS, 'storm'), 2).answer(ROMANS, 'pass');
    expect(calm.asked).toBe('naval-battle');
    calm.answer(ROMANS, 'refuse');
    // Another card is no storm.
    const dice = passage((p) => deal(p.state, ROMANS, 'dice'), 2);
    expect(dice.offered(ROMANS)).not.toContain('event dice');
    dice.answer(ROMANS, 'pass', 'refuse');
  });

  it('a Storm lets the interception of an active fleet fail, too', () => {
    shows('XLIII.63.a', 'XXV.B.a');
    const sought = (change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'mare-siculum', { classis: 1 }).nation('vandali', { status: KINGDOM });
        p.units('vandali', 'mare-siculum', { classis: 1 });
        change(p);
      });
      state.orders.intercepts.fill('never');
      state.activation.active = nation('vandali');
      return Story.of(state, (g) => seekBattle(g, nation('vandali'), place('mare-siculum')), 2);
    };
    const story = sought((p) => deal(p.state, ROMANS, 'storm'));
    expect(story.asked).toBe('storm');
    story.answer(ROMANS, 'event storm');
    expect([story.told('naval.refused'), story.told('naval.battle'), story.asked]).toEqual([[], [], null]);
    expect(sought(() => {}).asked).toBe('naval-battle');
  });

  it('Expert Navigation gives one re-roll in a battle', () => {
    const left = (play: boolean) => {
      const story = passage((p) => deal(p.state, ROMANS, 'expert-navigation'), 2, 1, 1);
      while (story.asked !== 'naval-battle') story.answer(ROMANS, 'pass');
      story.answer(ROMANS, 'fight');
      expect(story.asked).toBe('sea-card');
      story.answer(ROMANS, play ? 'event expert-navigation' : 'pass');
      return story.run.decision?.asks[0].prompt.args?.left;
    };
    // The whole coast is Roman: two already.
    expect([left(false), left(true)]).toEqual([2, 3]);
  });
});

describe('X.B cards of a siege', () => {
  const huns = (at: 'amida' | 'arvernia', change: (p: Given) => void) =>
    given((p) => {
      p.turn(3).empty().units('hunni', at, { 'horse-archers': 3 }).city(at, 'romani', 1);
      change(p);
    });
  const king = (at: 'amida' | 'arvernia') => (p: Given) => {
    p.leader('rex-hunni', at);
    deal(p.state, HUNS, 'terror');
  };

  it('Terror opens a city without walls for sure; it takes a leader of barbarians', () => {
    const besieges = (change: (p: Given) => void, ...dice: readonly number[]) =>
      Story.of(huns('arvernia', change), (g) => siege(g, HUNNI, place('arvernia')), ...dice);
    // XXIV.B The city resists; then comes the card.
    const story = besieges(king('arvernia'), 1);
    story.answer(HUNS, 'event terror');
    expect(story.told('city.fell')).toHaveLength(1);
    expect(besieges((p) => deal(p.state, HUNS, 'terror')).offered(HUNS)).not.toContain('event terror');
    const civilised = (p: Given) => {
      king('arvernia')(p);
      p.nation('hunni', { status: KINGDOM });
    };
    expect(besieges(civilised).offered(HUNS)).not.toContain('event terror');
  });

  it('Inspired Command takes a leader and gives a roll; one card is all', () => {
    const persia = (led: boolean, ...dice: readonly number[]) => {
      const state = given((p) => {
        p.turn(2).empty().units('persae', 'amida', { savaran: 2 });
        if (led) p.leader('sapor-ii', 'amida');
        deal(p.state, PERSIANS, 'inspired-command', 'dice');
      });
      return Story.of(state, (g) => siege(g, PERSAE, place('amida')), ...dice);
    };
    const alone = persia(false);
    expect(alone.offered(PERSIANS)).toContain('event dice');
    expect(alone.offered(PERSIANS)).not.toContain('event inspired-command');
    // One roll, two for Sapor, one for the card.
    const story = persia(true, ...[1, 1, 1, 1]).answer(PERSIANS, 'event inspired-command');
    expect(story.offered(PERSIANS)).not.toContain('event dice');
    story.answer(PERSIANS, 'siege');
    expect(story.told('siege')[0].rolls).toHaveLength(4);
  });

  it('X.B Inspired Command adds to a leader, up to three', () => {
    shows('XLIII.36.a');
    const state = given((p) => {
      p.turn(5).empty().units('hunni', 'amida', { 'horse-archers': 3 }).leader('attila', 'amida');
      p.nation('hunni', { status: BARBARIAN });
      deal(p.state, HUNS, 'inspired-command');
      p.state.lands.fortified[place('amida')] = 1;
    });
    const story = Story.of(state, (g) => siege(g, HUNNI, place('amida')), ...[1, 1, 1, 1]);
    story.answer(HUNS, 'event inspired-command', 'siege');
    expect(story.told('siege')[0].rolls).toHaveLength(4);
  });

  it('XXX.A no bribe stops invaders', () => {
    const asked = (turn: number) => {
      const state = given((p) => {
        p.turn(turn).empty().units('visigothi', 'achaia', { infantry: 2 }).nation('orientali', { treasury: 9 });
        p.horde('visigothi', 'dacia').nation('visigothi', { status: BARBARIAN });
        envoy(p.state, ORIENTALI, 'bribe');
      });
      const goths = nation('visigothi');
      const story = new Story(state, Chance.fromSeed(seedFrom('bribe')), (g) => siege(g, goths, place('achaia')));
      return story.answer(GOTHS, 'siege').asked;
    };
    // On turn 3 the Calendar lets them invade.
    expect([asked(4), asked(3)]).toEqual(['relieve', 'retreat']);
  });

  it('XXX.A nor does one save a city of theirs', () => {
    shows('XXX.A.e', 'XXX.G.c');
    const offers = (turn: number) => {
      const state = given((p) => {
        p.turn(turn).empty().units('orientali', 'achaia', { legion: 2 }).city('achaia', 'visigothi', 2);
        p.horde('visigothi', 'dacia').nation('visigothi', { status: BARBARIAN }).nation('persae', { treasury: 9 });
        envoy(p.state, PERSAE, 'bribe');
      });
      state.orders.asks.fill('all');
      const story = new Story(state, Chance.fromSeed(seedFrom('bribe')), (g) => siege(g, ORIENTALI, place('achaia')));
      return story.answer(ROMANS, 'siege').offered(PERSIANS);
    };
    expect([offers(4).includes('envoy bribe'), offers(3).includes('envoy bribe')]).toEqual([true, false]);
  });

  it('XXX.G, G433 nor is the besieger’s own player asked for one', () => {
    shows('G433');
    const offers = (own: boolean) => {
      const state = given((p) => {
        p.turn(4).empty().units('visigothi', 'achaia', { infantry: 2 }).horde('visigothi', 'dacia');
        p.nation('visigothi', { status: BARBARIAN }).nation('persae', { treasury: 9 });
        envoy(p.state, PERSAE, 'bribe');
      });
      state.orders.asks.fill('all');
      if (own) state.sides[GOTHS] = state.sides[PERSIANS];
      const seat = state.sides[GOTHS];
      const story = new Story(state, Chance.fromSeed(seedFrom('bribe')), (g) =>
        siege(g, nation('visigothi'), place('achaia')),
      );
      return story.answer(seat, 'siege').offered(state.sides[PERSIANS]).includes('envoy bribe');
    };
    expect([offers(false), offers(true)]).toEqual([true, false]);
  });

  it('XXX.G whoever has no gold buys nobody off; the card is discarded, the gold goes to the besieger', () => {
    const besieged = (gold: number) => {
      const state = given((p) => {
        p.turn(3).empty().units('persae', 'amida', { savaran: 2 }).nation('orientali', { treasury: gold });
        envoy(p.state, nation('orientali'), 'bribe');
      });
      const before = state.nations.treasury[PERSAE];
      const story = Story.of(state, (g) => siege(g, PERSAE, place('amida'))).answer(PERSIANS, 'siege');
      return { state, story, before };
    };
    expect(besieged(0).story.offered(ROMANS)).not.toContain('envoy bribe');
    const { state, story, before } = besieged(1);
    story.answer(ROMANS, 'envoy bribe');
    expect([story.gold('orientali'), story.gold('persae') - before]).toEqual([0, 1]);
    expect([state.cards.envoys[nation('orientali')], state.cards.diplomacyDiscards]).toEqual([[], [cardOf('bribe')]]);
  });
});

describe('XXXI.B conversion', () => {
  const franks = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty()
        .turn(6)
        .nation('franci', { status: BARBARIAN, religion: RELIGIONS.indexOf('pagan') });
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      p.state.lands.heresy.fill(0);
      p.units('franci', 'aquitania', { 'francisca-infantry': 1 }).units('franci', 'flandria', { infantry: 1 });
      p.city('latium', 'visigothi', 3).units('visigothi', 'latium', { infantry: 1 });
      change(p);
    });

  it('counts the income of Catholic provinces without heresy, rounded up', () => {
    shows('XXXI.B.b');
    const state = franks();
    const points = conversionPoints(state, FRANKS);
    expect(points).toBeGreaterThan(0);
    state.lands.heresy[area('gallia-meridionalis')] = 1;
    expect(conversionPoints(state, FRANKS)).toBeLessThan(points);
    const half = franks((p) => {
      p.clear('aquitania').clear('flandria').units('franci', 'dumnonia', { archers: 1 });
    });
    // Half a gold.
    expect(conversionPoints(half, FRANKS)).toBe(1);
  });

  it('pays at once or later, once; whoever holds Roma has half of it, rounded up', () => {
    shows('XXXI.B.b', 'XXXI.B.d', 'XXXVII.O.a');
    const state = franks();
    const points = conversionPoints(state, FRANKS);
    Story.of(state, (g) => barbarianFaith(g, FRANKS)).answer(HUNS, 'religion catholic', 'done');
    expect([state.nations.points[FRANKS], state.nations.rewarded[FRANKS]]).toEqual([0, 0]);
    Story.of(state, (g) => barbarianFaith(g, FRANKS)).answer(HUNS, 'collect');
    expect([state.nations.points[FRANKS], state.nations.points[nation('visigothi')]]).toEqual([
      points,
      Math.round((points + 0.5) / 2),
    ]);
    expect(Story.of(state, (g) => barbarianFaith(g, FRANKS)).asked).toBeNull();
  });

  it('is not asked of those who stay as they are, nor of nations whose card does not name it', () => {
    shows('XXXI.B.c');
    const stays = franks();
    Story.of(stays, (g) => barbarianFaith(g, FRANKS)).answer(HUNS, 'religion pagan');
    expect([RELIGIONS[stays.nations.religion[FRANKS]], stays.nations.points[FRANKS]]).toEqual(['pagan', 0]);
    const alans = franks((p) =>
      p.units('alani', 'vienna', { 'horse-archers': 1 }).nation('alani', { status: BARBARIAN }),
    );
    expect(conversionPoints(alans, nation('alani'))).toBeGreaterThan(0);
    expect(Story.of(alans, (g) => barbarianFaith(g, nation('alani'))).asked).toBeNull();
    const goths = franks((p) => p.nation('visigothi', { status: BARBARIAN, religion: RELIGIONS.indexOf('arian') }));
    expect(
      Story.of(goths, (g) => barbarianFaith(g, nation('visigothi'))).offered(SIDE_OF[nation('visigothi')]),
    ).toEqual(['religion arian', 'religion catholic']);
  });

  it('gives whoever holds Roma half of it besides, if it is the convert too', () => {
    shows('XXXI.B.d', 'XXXVII.O.a', 'G256');
    const state = franks((p) =>
      p.clear('latium').city('latium', 'franci', 3).units('franci', 'latium', { archers: 1 }),
    );
    const points = conversionPoints(state, FRANKS);
    Story.of(state, (g) => barbarianFaith(g, FRANKS)).answer(HUNS, 'religion catholic', 'collect');
    expect(state.nations.points[FRANKS]).toBe(points + Math.ceil(points / 2));
  });
});
