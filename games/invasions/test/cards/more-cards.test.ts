import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { kindOf } from '../../src/data/cards.ts';
import type { EventKind } from '../../src/data/event-cards.ts';
import { area, place } from '../../src/data/geography.ts';
import { nation } from '../../src/data/pieces.ts';
import { movement } from '../../src/rules/activation/orders.ts';
import { calamity } from '../../src/rules/cards/calamities.ts';
import { playEvents } from '../../src/rules/cards/event-play.ts';
import { publicEvent } from '../../src/rules/cards/public-events.ts';
import { ownUnits } from '../../src/rules/pieces/units.ts';
import { sailingCards } from '../../src/rules/sea/sea-cards.ts';
import { siege } from '../../src/rules/siege/siege.ts';
import { FOR_NOW, type State } from '../../src/state.ts';
import { GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../story.ts';
import { deal } from './story-cards.ts';

const [WEST, EAST, VISIGOTHS, PERSAE, HUNNI] = [
  nation('romani'),
  nation('orientali'),
  nation('visigothi'),
  nation('persae'),
  nation('hunni'),
];

const happens = (state: State, kind: EventKind, ...dice: readonly number[]) =>
  Story.of(state, (g) => publicEvent(g, ROMANS, kind), ...dice);

describe('X.B public events', () => {
  it('Abundance pays a gold for each granary in peace', () => {
    shows('X.B.d', 'XLIII.1.a');
    const state = given();
    const before = [state.nations.treasury[WEST], state.nations.treasury[EAST]];
    const story = happens(state, 'abundance');
    // Africa, Hispalensis, Aquitania and Neustria in the West; Delta, Nilus and Thracia in the East.
    expect([story.gold('romani') - before[0], story.gold('orientali') - before[1]]).toEqual([4, 3]);
  });

  it('Shortage: the nation with most cities of the area pays 2 gold and buys nothing', () => {
    shows('XLIII.56.a');
    const state = given();
    const gold = state.nations.treasury[EAST];
    // East, then 4: Graecia.
    const story = happens(state, 'shortage', 1, 4);
    expect(story.gold('orientali')).toBe(gold - 2);
    expect(state.nations.noPurchases[EAST]).toBe(1);
  });

  it('Heresy strikes even the area of a capital', () => {
    shows('III.G.f', 'XLIII.32.a', 'XXXI.C.a', 'XXXI.C.c');
    const state = given();
    // West, then 6: Italia, where the capital lies.
    happens(state, 'heresy', 2, 6);
    expect(state.lands.heresy[area('italia')]).toBe(2);
  });

  it('Plague takes a unit of every large stack and a level of the largest city', () => {
    shows('XLIII.45.a');
    const state = given((p) =>
      p.empty().units('orientali', 'thracia', { legion: 3 }).units('orientali', 'achaia', { legion: 2 }),
    );
    const largest = state.lands.level[place('thracia')];
    // East, then 4: Graecia.
    const story = happens(state, 'plague', 1, 4);
    expect([story.units('orientali', 'thracia'), story.units('orientali', 'achaia')]).toEqual([2, 2]);
    expect(state.lands.level[place('thracia')]).toBe(largest - 1);
  });

  it('Revolt: the dice say who chooses the province', () => {
    shows('XVI.A.a', 'XLIII.51.a');
    const state = given();
    // West, 7: Africa; chooser 8: the Goths.
    const story = happens(state, 'revolt', 2, 7, 8);
    const [choice] = story.offered(GOTHS, 'revolt');
    story.answer(GOTHS, choice);
    expect(story.told('revolt')).toMatchObject([{ size: 1 }]);
  });
});

describe('X.B private events', () => {
  it('Loyal Troops turn a mutiny away', () => {
    shows('XLIII.39.a');
    const state = given((p) => p.turn(3));
    deal(state, ROMANS, 'loyal-troops');
    Story.of(state, (g) => calamity(g, EAST, 'mutiny')).answer(ROMANS, 'event loyal-troops');
    expect(state.stacks.mutineers).toEqual([]);
  });

  it('Spies see a hand, and one card of it is lost', () => {
    shows('XLIII.61.a');
    const state = given((p) =>
      p.turn(3).empty().units('visigothi', 'valachia', { infantry: 1 }).horde('visigothi', 'dacia'),
    );
    deal(state, GOTHS, 'spies');
    deal(state, PERSIANS, 'storm', 'dice');
    // The second card of two is taken.
    const story = Story.of(state, (g) => movement(g, VISIGOTHS), 2)
      .answer(GOTHS, 'event spies')
      .answer(PERSIANS, 'pass');
    expect(story.told('spy.saw').map(({ card }) => card)).toEqual(['storm', 'dice']);
    expect(story.told('card.lost')).toMatchObject([{ card: 'dice' }]);
    expect(state.cards.hands[PERSIANS].map(kindOf)).toEqual(['storm']);
  });

  it('Spies find nothing if the last card went into an Intrigue in vain', () => {
    const state = given((p) =>
      p.turn(3).empty().units('visigothi', 'valachia', { infantry: 1 }).horde('visigothi', 'dacia'),
    );
    deal(state, GOTHS, 'spies');
    deal(state, PERSIANS, 'intrigue');
    const story = Story.of(state, (g) => movement(g, VISIGOTHS), 1)
      .answer(GOTHS, 'event spies')
      .answer(PERSIANS, 'event intrigue');
    expect(story.told('card.stands')).toHaveLength(1);
    expect(story.told('spied')).toEqual([]);
    expect(story.asked).toBe('move');
  });

  it('Night March: nobody intercepts that army', () => {
    shows('XLIII.43.a');
    const state = given((p) =>
      p.turn(3).empty().units('visigothi', 'valachia', { infantry: 2 }).horde('visigothi', 'dacia'),
    );
    deal(state, GOTHS, 'night-march');
    Story.of(state, (g) => movement(g, VISIGOTHS)).answer(GOTHS, 'event night-march');
    expect(state.stacks.night).toEqual(state.pieces.here[place('valachia')]);
  });

  it('Mercenaries: barbarians without gold hire for nothing', () => {
    shows('XLIII.41.a');
    const state = given((p) =>
      p
        .turn(4)
        .empty()
        .units('visigothi', 'valachia', { infantry: 2 })
        .horde('visigothi', 'valachia')
        .units('gepidae', 'galicia', { infantry: 2 })
        .horde('gepidae', 'galicia'),
    );
    deal(state, GOTHS, 'mercenaries');
    const story = Story.of(state, (g) => movement(g, VISIGOTHS));
    expect(story.offered(GOTHS)).toContain('event mercenaries');
    story.answer(GOTHS, 'event mercenaries');
    while (story.asked === 'place-hired') story.answer(GOTHS, story.offered(GOTHS)[0]);
    const hired = ownUnits(state, nation('gepidae')).filter((counter) => state.pieces.holder[counter] === VISIGOTHS);
    expect(hired.map((counter) => state.pieces.lent[counter])).toEqual([FOR_NOW]);
  });

  it('Conscription raises infantry at the horde, Veterans restore two elite units', () => {
    shows('XLIII.18.a', 'XLIII.71.a');
    const state = given();
    deal(state, ROMANS, 'veterans');
    for (const counter of ownUnits(state, EAST).slice(0, 3)) state.pieces.hurt[counter] = 1;
    const story = Story.of(state, (g) => playEvents(g, ROMANS)).answer(ROMANS, 'event veterans');
    while (story.asked === 'heal') story.answer(ROMANS, story.offered(ROMANS)[0]);
    expect(ownUnits(state, EAST).filter((counter) => state.pieces.hurt[counter] > 0)).toHaveLength(1);

    deal(state, PERSIANS, 'conscription');
    const before = ownUnits(state, PERSAE).length;
    const levy = Story.of(state, (g) => playEvents(g, PERSIANS)).answer(PERSIANS, 'event conscription');
    if (levy.asked === 'nation') levy.answer(PERSIANS, 'levy persae');
    expect(ownUnits(state, PERSAE)).toHaveLength(before + 1);
  });

  it('Terror opens a fortified city on a D2, though never a capital', () => {
    shows('XLIII.68.a');
    const besieged = (at: 'amida' | 'thracia') =>
      given((p) => p.turn(3).empty().units('hunni', at, { 'horse-archers': 3 }).leader('rex-hunni', at));
    const state = besieged('amida');
    deal(state, HUNS, 'terror');
    const story = Story.of(state, (g) => siege(g, HUNNI, place('amida')), 4).answer(HUNS, 'event terror');
    expect(story.told('city.fell')).toHaveLength(1);
    const capital = besieged('thracia');
    deal(capital, HUNS, 'terror');
    expect(Story.of(capital, (g) => siege(g, HUNNI, place('thracia'))).offered(HUNS)).not.toContain('event terror');
  });

  it('at sea Expert Navigation adds 2 and a Storm takes 3 away; a mere transport stays in port', () => {
    shows('XXV.E.i', 'XLIII.25.a', 'XLIII.63.a');
    const coast = () => {
      const state = given((p) => p.turn(4).city('africa', 'vandali').units('vandali', 'africa', { infantry: 1 }));
      deal(state, ROMANS, 'expert-navigation');
      deal(state, PERSIANS, 'storm');
      return state;
    };
    const sail = (landing: boolean) => {
      let came = { modifier: 9, sails: false };
      const story = Story.of(coast(), function* (g) {
        came = yield* sailingCards(g, WEST, place('africa'), [place('mare-siculum')], landing);
      });
      return { story, result: () => came };
    };
    const landing = sail(true);
    landing.story.answer(ROMANS, 'event expert-navigation').answer(PERSIANS, 'pass', 'event storm');
    expect(landing.result()).toEqual({ modifier: -1, sails: true });
    const transport = sail(false);
    transport.story.answer(PERSIANS, 'event storm').answer(ROMANS, 'pass');
    expect(transport.result().sails).toBe(false);
  });

  it('Dice give one more roll in a siege', () => {
    shows('G155', 'XLIII.23.a');
    const state = given((p) => p.turn(3).empty().units('persae', 'amida', { savaran: 2 }));
    deal(state, PERSIANS, 'dice');
    const story = Story.of(state, (g) => siege(g, PERSAE, place('amida')), 1, 2).answer(
      PERSIANS,
      'event dice',
      'siege',
    );
    expect(story.told('siege')[0].rolls).toHaveLength(2);
  });
});
