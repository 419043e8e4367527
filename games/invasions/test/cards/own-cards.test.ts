import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { leader, nation } from '../../src/data/pieces.ts';
import { movement } from '../../src/rules/activation/orders.ts';
import { playEvents } from '../../src/rules/cards/event-play.ts';
import { ALLIANCE, dealBetween } from '../../src/rules/lands/relations.ts';
import { stepsLeft } from '../../src/rules/lands/steps.ts';
import { siege } from '../../src/rules/siege/siege.ts';
import { purchases } from '../../src/rules/treasury/purchases.ts';
import { FEDERATE, FREE, GONE } from '../../src/state.ts';
import { GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../story.ts';
import { deal } from './story-cards.ts';

const [WEST, EAST, VISIGOTHS] = [nation('romani'), nation('orientali'), nation('visigothi')];

describe('X.B cards played of one’s own accord', () => {
  it('Assassination kills on 7, and on 5 where his empire is in Decline', () => {
    shows('XLIII.7.a');
    const state = given((p) => p.leader('iulianus', 'osroene'));
    state.nations.decline[EAST] = 1;
    const owner = leader('iulianus');
    deal(state, PERSIANS, 'assassination');
    const story = Story.of(state, (g) => playEvents(g, PERSIANS), 5).answer(
      PERSIANS,
      'event assassination',
      'kill iulianus',
    );
    expect(story.told('leader.died')).toMatchObject([{ leader: 'iulianus' }]);
    expect(story.state.pieces.leaderAt[owner]).toBe(GONE);
  });

  it('Sedition keeps a leader at home, Renaissance makes younger, Subsidies pay 5 gold', () => {
    shows('XLIII.54.a', 'XLIII.49.a', 'XLIII.65.a');
    const state = given((p) => p.leader('iulianus', 'osroene'));
    deal(state, HUNS, 'sedition');
    Story.of(state, (g) => playEvents(g, HUNS), 4).answer(HUNS, 'event sedition', 'kill iulianus');
    expect(state.pieces.idle[leader('iulianus')]).toBe(1);

    deal(state, ROMANS, 'renaissance', 'subsidies');
    const age = state.nations.age[WEST];
    const gold = state.nations.treasury[WEST];
    Story.of(state, (g) => playEvents(g, ROMANS)).answer(
      ROMANS,
      'event renaissance',
      'event subsidies',
      'subsidy romani',
    );
    expect([state.nations.age[WEST], state.nations.treasury[WEST]]).toEqual([age - 1, gold + 5]);
  });

  it('Treason frees a federate without a test', () => {
    shows('XLIII.69.a');
    const state = given((p) =>
      p.turn(3).units('visigothi', 'valachia', { infantry: 2 }).horde('visigothi', 'valachia'),
    );
    state.ties.bond[VISIGOTHS] = FEDERATE;
    state.ties.lord[VISIGOTHS] = EAST;
    deal(state, GOTHS, 'treason');
    state.activation.active = VISIGOTHS;
    const story = Story.of(state, (g) => movement(g, VISIGOTHS)).answer(GOTHS, 'event treason');
    expect(story.told('freed')).toMatchObject([{ nation: 'visigothi' }]);
    expect(state.ties.bond[VISIGOTHS]).toBe(FREE);
  });

  it('Forced March gives every unit of an army a step more', () => {
    shows('XLIII.28.a');
    const state = given((p) =>
      p.turn(3).empty().units('visigothi', 'valachia', { infantry: 2 }).horde('visigothi', 'dacia'),
    );
    deal(state, GOTHS, 'forced-march');
    const [unit] = state.pieces.here[place('valachia')];
    expect(stepsLeft(state, unit, false)).toBe(3);
    Story.of(state, (g) => movement(g, VISIGOTHS)).answer(GOTHS, 'event forced-march');
    expect(stepsLeft(state, unit, false)).toBe(4);
  });

  it('Fortifications build walls for 5 gold', () => {
    shows('XLIII.30.a');
    const state = given((p) => p.turn(2).nation('romani', { treasury: 5 }));
    deal(state, ROMANS, 'fortifications');
    const story = Story.of(state, (g) => purchases(g, WEST)).answer(ROMANS, 'event fortifications');
    const [walls] = story.offered(ROMANS, 'cheap-walls');
    story.answer(ROMANS, walls);
    expect(story.gold('romani')).toBe(0);
    expect(story.told('fortified')).toHaveLength(1);
  });

  it('a Coalition of up to three; other players must agree', () => {
    shows('XLIII.9.a', 'XXVI.A.a');
    const state = given((p) => {
      p.turn(5)
        .empty()
        .units('visigothi', 'valachia', { infantry: 2 })
        .horde('visigothi', 'valachia')
        .units('gepidae', 'dacia', { infantry: 2 })
        .horde('gepidae', 'dacia');
    });
    deal(state, GOTHS, 'barbarian-coalition');
    const story = Story.of(state, (g) => playEvents(g, GOTHS))
      .answer(GOTHS, 'event barbarian-coalition')
      .answer(GOTHS, 'target gepidae')
      .answer(PERSIANS, 'yes');
    expect(story.told('coalition')).toHaveLength(1);
    expect(dealBetween(state, VISIGOTHS, nation('gepidae'))).toBe(ALLIANCE);
  });

  it('Siege Engines add 2; Fortifications of the besieged take 1 away', () => {
    shows('XLIII.58.a', 'XLIII.30.a');
    const besieged = () =>
      given((p) => {
        p.turn(3).empty().units('persae', 'amida', { savaran: 2 });
        p.state.lands.fortified[place('amida')] = 1;
      });
    const state = besieged();
    deal(state, PERSIANS, 'siege-engines');
    deal(state, ROMANS, 'fortifications');
    // 7 + 1 (civilised) - 2 (walls) + 2 - 1 = 7: it falls.
    const story = Story.of(state, (g) => siege(g, nation('persae'), place('amida')), 7)
      .answer(PERSIANS, 'event siege-engines')
      // Whoever holds cards might hold Intrigue.
      .answer(ROMANS, 'pass')
      .answer(PERSIANS, 'siege')
      .answer(ROMANS, 'event fortifications');
    expect(story.told('siege')).toMatchObject([{ rolls: [7] }]);
    expect(story.told('city.fell')).toHaveLength(1);
  });
});
