import type { Flow } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { leader, nation } from '../../src/data/pieces.ts';
import { hitsFor, modifier, shootingBonus } from '../../src/rules/battle/advanced.ts';
import { battle } from '../../src/rules/battle/battle.ts';
import { archeryPool, cavalrySuperiority, heavyAdvantage, meleePool } from '../../src/rules/battle/pools.ts';
import { stackLimit } from '../../src/rules/lands/stacking.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { siegeModifier } from '../../src/rules/siege/siege.ts';
import { enlist } from '../../src/state.ts';
import { facing, given, PERSIANS, ROMANS, Story } from '../story.ts';

/** Five legions, a guard and Palatine cavalry under Iulianus against the army of Sapor II at Nisibis. */
const nisibis = () =>
  given((p) => {
    p.empty();
    p.units('orientali', 'assyria', { legion: 5, custodes: 1, palatina: 1 }).leader('iulianus', 'assyria');
    p.units('persae', 'assyria', { clibanarii: 1, savaran: 1, 'horse-archers': 3, immortals: 1 }).leader(
      'sapor-ii',
      'assyria',
    );
  });

/** The Alemanni across the Rhine in Lotharingia, intercepted by Gratianus. */
const argentoratum = () =>
  given((p) => {
    p.empty();
    p.units('alamanni', 'lotharingia', { infantry: 6, archers: 1 }).leader('rex-alamanni', 'lotharingia');
    p.units('romani', 'lotharingia', { equites: 1, legion: 2, 'aux-alamanni': 2, palatina: 1 });
    p.leader('gratianus', 'lotharingia');
    const palatina = unitsAt(p.state, nation('romani'), place('lotharingia')).at(-1) ?? 0;
    p.state.pieces.hurt[palatina] = 1;
  });

/** Fritigernus in Dardania, intercepted by Valens. */
const adrianopolis = () =>
  given((p) => {
    p.empty().turn(2);
    p.units('visigothi', 'dardania', { 'noble-cavalry': 4, archers: 1 }).units('ostrogothi', 'dardania', {
      'noble-cavalry': 1,
    });
    for (const counter of p.state.pieces.here[place('dardania')]) enlist(p.state, counter, nation('visigothi'));
    p.leader('fritigernus', 'dardania');
    p.units('orientali', 'dardania', { palatina: 1, 'aux-alani': 1, custodes: 1, legion: 1, 'aux-gothi-inf': 1 });
    p.leader('valens', 'dardania');
    p.state.clock.turn = 2;
  });

describe('stacking', () => {
  it('E9 a leader of 2 leads six units, five in mountains, one more in an Invasion', () => {
    shows('XVIII.H.c');
    const state = given((p) => p.turn(2));
    const visigoths = nation('visigothi');
    const with2 = [leader('fritigernus')];
    state.activation.active = visigoths;
    expect(stackLimit(state, visigoths, place('valachia'), with2)).toBe(7);
    expect(stackLimit(state, visigoths, place('dardania'), with2)).toBe(6);
    state.clock.turn = 1;
    expect(stackLimit(state, visigoths, place('valachia'), with2)).toBe(6);
    expect(stackLimit(state, visigoths, place('dardania'), with2)).toBe(5);
  });
});

describe('battle', () => {
  it('E18 archery pools in Assyria: a loss for heavy advantage comes before the exchange', () => {
    shows('XX.D.c', 'XX.D.f', 'XX.D.g');
    const state = given((p) => {
      p.empty();
      p.units('persae', 'assyria', { 'horse-archers': 2 }).units('armenii', 'assyria', { archers: 1 });
      for (const counter of p.state.pieces.here[place('assyria')]) enlist(p.state, counter, nation('persae'));
      p.units('orientali', 'assyria', { sagittarii: 1, 'aux-alani': 1 });
    });
    const f = facing(state, 'orientali', 'assyria');
    expect(archeryPool(state, f, f.defender, f.attacker, false)).toEqual({ white: 1, black: 1 });
    expect(archeryPool(state, f, f.attacker, f.defender, false)).toEqual({ white: 0, black: 1 });
    const heavier = given((p) => {
      p.empty();
      p.units('persae', 'assyria', { 'horse-archers': 3 });
      p.units('orientali', 'assyria', { sagittarii: 1, 'aux-alani': 1, legion: 2 });
    });
    const h = facing(heavier, 'orientali', 'assyria');
    expect(archeryPool(heavier, h, h.defender, h.attacker, false)).toEqual({ white: 0, black: 1 });
  });

  it('E19 an ambush of mountain people rolls four white dice', () => {
    shows('XX.D.p', 'XX.D.q', 'XX.D.n');
    const state = given((p) => {
      p.empty();
      p.units('armenii', 'armenia-minor', { archers: 2, infantry: 2 }).units('orientali', 'armenia-minor', {
        limitanei: 1,
      });
      p.units('persae', 'armenia-minor', { infantry: 3 });
      for (const counter of unitsAt(p.state, nation('persae'), place('armenia-minor')))
        p.state.stacks.from[counter] = place('pontus');
      for (const counter of unitsAt(p.state, nation('orientali'), place('armenia-minor')))
        enlist(p.state, counter, nation('armenii'));
    });
    const f = facing(state, 'persae', 'armenia-minor');
    expect(f.exposed).toBe(true);
    expect(archeryPool(state, f, f.defender, f.attacker, true)).toEqual({ white: 4, black: 0 });
  });

  it('E20 Nisibis: advantages and pools', () => {
    shows('XX.C.a', 'XX.C.c', 'XX.C.d', 'XX.D.e', 'XX.F.i', 'XX.G.a', 'XX.G.g', 'G50', 'XXIII.B.c');
    const state = nisibis();
    const f = facing(state, 'orientali', 'assyria');
    expect([heavyAdvantage(state, f.attacker, f.defender), cavalrySuperiority(state, f.defender, f.attacker)]).toEqual([
      true,
      true,
    ]);
    expect(archeryPool(state, f, f.attacker, f.defender, false)).toEqual({ white: 0, black: 0 });
    expect(archeryPool(state, f, f.defender, f.attacker, false)).toEqual({ white: 0, black: 1 });
    expect(meleePool(state, f, f.attacker, f.defender)).toEqual({ white: 5, black: 2 });
    expect(meleePool(state, f, f.defender, f.attacker)).toEqual({ white: 6, black: 1 });
    // The walls of Nisibis against a civilised besieger.
    expect(siegeModifier(state, nation('orientali'), place('assyria'), false)).toBe(-1);
  });

  it('E20 Nisibis: the whole battle', () => {
    shows(
      'XX.a',
      'XX.A.e',
      'XX.A.f',
      'XX.A.g',
      'XX.A.i',
      'XX.E.b',
      'XX.E.c',
      'XX.E.d',
      'XX.E.e',
      'XX.H.a',
      'XX.H.b',
      'XX.H.f',
      'XX.H.g',
      'XX.I.b',
      'G49',
      'XX.K.a',
      'XX.K.b',
      'XX.K.f',
      'XX.A.j',
      'XX.I.f',
    );
    const state = nisibis();
    const clash = {
      where: place('assyria'),
      attacker: nation('orientali'),
      units: unitsAt(state, nation('orientali'), place('assyria')),
      leaders: [leader('iulianus')],
      intercepted: false,
    };
    // Archery: a black die with one white sword. Melee: Rome five swords, one of them red; Persia three, one of them red.
    const rome = [4, 4, 4, 5, 1, 3, 1];
    const persia = [4, 4, 1, 1, 1, 1, 4];
    const rerolls = [1, 4, 3];
    const story = Story.of(state, (g) => run(battle(g, clash)), 3, ...rome, ...persia, ...rerolls);
    story.answer(ROMANS, 'hit orientali-legion', 'done').answer(PERSIANS, 'done');
    // Persia makes Rome re-roll a white die with one sword (blank), then re-rolls its own black die (no better).
    story.answer(ROMANS, 'done').answer(PERSIANS, 'reroll attacker white white');
    story.answer(ROMANS, 'done').answer(PERSIANS, 'reroll defender black red');
    story.answer(ROMANS, 'reroll attacker black blank', 'done');
    expect(story.told('melee')).toMatchObject([{ hits: 5, suffered: 3 }]);
    story.answer(ROMANS, 'hit orientali-legion', 'hit orientali-legion-hurt', 'hit orientali-legion-hurt');
    story.answer(PERSIANS, 'hit persae-clibanarii', 'hit persae-clibanarii-hurt');
    story.answer(PERSIANS, 'hit persae-immortals', 'hit persae-immortals-hurt', 'hit persae-horse-archers');
    expect(story.told('battle.won')).toMatchObject([{ nation: 'orientali', lost: 2, losses: 3 }]);
    story.answer(PERSIANS, 'recover persae-immortals', 'recover persae-clibanarii', 'heal persae-clibanarii-hurt');
    expect(story.offered(PERSIANS, 'retreat-to')).toContain('retreat-to akkad');
    expect([story.units('orientali', 'assyria'), story.units('persae', 'assyria')]).toEqual([7, 5]);
  });

  it('E21 Argentoratum: pools with the rule for elite units (G44)', () => {
    shows('XX.C.c', 'XX.C.d', 'XX.G.c', 'XX.G.h', 'G44', 'G52', 'XX.D.h');
    const state = argentoratum();
    const f = facing(state, 'alamanni', 'lotharingia', true);
    expect([heavyAdvantage(state, f.defender, f.attacker), cavalrySuperiority(state, f.defender, f.attacker)]).toEqual([
      true,
      true,
    ]);
    expect(archeryPool(state, f, f.attacker, f.defender, false)).toEqual({ white: 0, black: 0 });
    expect(meleePool(state, f, f.attacker, f.defender)).toEqual({ white: 7, black: 0 });
    expect(meleePool(state, f, f.defender, f.attacker)).toEqual({ white: 3, black: 3 });
  });

  it('E21 auxiliaries alone have no edge over barbarians', () => {
    shows('G42');
    const state = given((p) => {
      p.empty().units('alamanni', 'lotharingia', { infantry: 3 }).units('romani', 'lotharingia', { 'aux-alamanni': 2 });
    });
    const f = facing(state, 'alamanni', 'lotharingia', true);
    expect(meleePool(state, f, f.defender, f.attacker)).toEqual({ white: 2, black: 0 });
  });

  it('E22 Adrianopolis: advantages and pools after the archery', () => {
    shows('XX.C.b', 'XX.D.j', 'XX.D.e', 'G41');
    const state = adrianopolis();
    const f = facing(state, 'visigothi', 'dardania', true);
    expect([heavyAdvantage(state, f.attacker, f.defender), cavalrySuperiority(state, f.attacker, f.defender)]).toEqual([
      true,
      true,
    ]);
    expect(archeryPool(state, f, f.defender, f.attacker, false)).toEqual({ white: 0, black: 0 });
    expect(archeryPool(state, f, f.attacker, f.defender, false)).toEqual({ white: 1, black: 0 });
    f.defender.units.pop();
    expect(meleePool(state, f, f.defender, f.attacker)).toEqual({ white: 2, black: 2 });
    expect(meleePool(state, f, f.attacker, f.defender)).toEqual({ white: 5, black: 1 });
  });

  it('E16 a strait costs a die only if all crossed it; E17 one barbarian and one civilised unit are enough', () => {
    shows('XX.E.g', 'XX.F.c');
    const state = given((p) => {
      p.empty().units('visigothi', 'bythinia', { infantry: 2 }).units('orientali', 'bythinia', { legion: 1 });
    });
    const [first, second] = unitsAt(state, nation('visigothi'), place('bythinia'));
    state.stacks.from[first] = place('thracia');
    expect(facing(state, 'visigothi', 'bythinia').crossed).toBe(false);
    state.stacks.from[second] = place('thracia');
    expect(facing(state, 'visigothi', 'bythinia').crossed).toBe(true);
    const wild = given((p) => {
      p.empty().units('visigothi', 'dacia', { infantry: 1 }).units('orientali', 'dacia', { legion: 1, 'aux-alani': 1 });
    });
    const f = facing(wild, 'visigothi', 'dacia');
    expect(meleePool(wild, f, f.attacker, f.defender).white).toBeGreaterThanOrEqual(1);
  });
});

describe('advanced battle', () => {
  it('E23 Nisibis: modifiers, archery and the chart', () => {
    shows('XXI.E.l', 'XXI.E.m', 'XXI.E.n', 'XXI.E.j', 'G51');
    const state = nisibis();
    const f = facing(state, 'orientali', 'assyria');
    expect([modifier(state, f, f.attacker, true), modifier(state, f, f.defender, true)]).toEqual([2, 2]);
    // Three horse archers at one and a half, rounded up, less 2 for the heavy Romans.
    expect(shootingBonus(state, f, f.defender, f.attacker, false)).toBe(3);
    expect([hitsFor(f, f.attacker, 10), hitsFor(f, f.defender, 7)]).toEqual([4, 3]);
  });

  it('E24 Argentoratum: modifiers and the chart in a forest', () => {
    shows('XXI.E.o', 'XXI.F.r');
    const state = argentoratum();
    const f = facing(state, 'alamanni', 'lotharingia', true);
    expect([modifier(state, f, f.defender, true), modifier(state, f, f.attacker, true)]).toEqual([3, -1]);
    expect([hitsFor(f, f.attacker, 6), hitsFor(f, f.defender, 12)]).toEqual([2, 4]);
  });

  it('E25 Adrianopolis: modifiers and the chart in the mountains', () => {
    shows('G45');
    const state = adrianopolis();
    const f = facing(state, 'visigothi', 'dardania', true);
    expect([modifier(state, f, f.attacker, true), modifier(state, f, f.defender, true)]).toEqual([1, 2]);
    expect(hitsFor(f, f.attacker, 12)).toBe(4);
  });
});

function* run<T>(flow: Flow<T>): Flow<void> {
  yield* flow;
}
