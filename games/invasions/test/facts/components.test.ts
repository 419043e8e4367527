import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATION_COST, ADMINISTRATION_ROWS } from '../../src/data/administration-cards.ts';
import { CALAMITIES } from '../../src/data/calamities.ts';
import { CALENDAR } from '../../src/data/calendar.ts';
import { DIPLOMACY } from '../../src/data/diplomacy-cards.ts';
import { EVENT_KINDS } from '../../src/data/event-cards.ts';
import { BLACK_DIE, CARAVANS, FORTIFY_COST, REVOLT_CHOOSER, WHITE_DIE } from '../../src/data/figures.ts';
import { place } from '../../src/data/geography.ts';
import { LEADERS, type LeaderId } from '../../src/data/leaders.ts';
import { LOOT } from '../../src/data/loot.ts';
import { NATION_ROWS, type NationId } from '../../src/data/nations.ts';
import { COUNTERS, leader, nation } from '../../src/data/pieces.ts';
import { LIMITES, PLACEMENTS } from '../../src/data/setup.ts';
import { UNIT_SORTS } from '../../src/data/units.ts';
import { accountOf, grossOf } from '../../src/rules/treasury/income.ts';
import { given } from '../story.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const row = (id: NationId) => NATION_ROWS[nation(id)];
const who = (id: LeaderId) => LEADERS[leader(id)];
const units = (owner: NationId, at: string) =>
  PLACEMENTS.find((one) => one.nation === owner && one.at === at)?.units ?? {};

describe('the components', () => {
  it('F1 has 540 counters: units with the backs of the Limites, leaders, hordes and capitals', () => {
    const hordes = NATION_ROWS.filter(({ horde }) => horde !== undefined).length;
    expect([COUNTERS, LEADERS.length, hordes]).toEqual([395, 117, 20]);
    expect(sum(UNIT_SORTS.map(({ count }) => count))).toBe(395);
  });

  it('F2 has the faces of the battle dice', () => {
    shows('XX.B.a', 'XX.B.b', 'XX.B.c');
    const swords = (die: typeof WHITE_DIE) =>
      die
        .map(({ white, red }) => `${white}${red}`)
        .sort()
        .join(' ');
    expect(swords(WHITE_DIE)).toBe('00 00 00 01 10 11');
    expect(swords(BLACK_DIE)).toBe('00 00 01 10 11 20');
  });

  it('F3 F4 has 72 events, 18 of them public, with the numbers the book names', () => {
    shows('X.B.c');
    expect(sum(EVENT_KINDS.map(({ copies }) => copies))).toBe(72);
    expect(sum(EVENT_KINDS.filter((kind) => kind.public).map(({ copies }) => copies))).toBe(18);
    const first = Object.fromEntries(EVENT_KINDS.map(({ id, first: number }) => [id, number]));
    expect(first).toMatchObject({ dice: 23, famine: 26, heresy: 32, reaction: 48, revolt: 51, shortage: 56 });
    let next = 1;
    for (const { first: number, copies } of EVENT_KINDS) {
      expect(number).toBe(next);
      next += copies;
    }
  });

  it('F5 F6 F7 F8 F9 has the cards of administration, diplomacy, calamity and plunder', () => {
    shows('XIII.C.a', 'XIII.C.b', 'XIII.D.k', 'XIII.E.d', 'VI.E.c');
    const count = (type: string) => ADMINISTRATION_ROWS.filter((card) => card.type === type).length;
    expect([count('passive'), count('military'), count('reform')]).toEqual([7, 7, 4]);
    expect([
      ADMINISTRATION_COST.passive.empire,
      ADMINISTRATION_COST.military.kingdom,
      ADMINISTRATION_COST.reform.kingdom,
    ]).toEqual([10, 10, 20]);
    const ages = ADMINISTRATION_ROWS.flatMap(({ young, mature, old }) => [young.age, mature.age, old.age]);
    expect([Math.min(...ages), Math.max(...ages)]).toEqual([-1, 2]);
    expect(DIPLOMACY.map(({ copies }) => copies)).toEqual([3, 1, 2, 2, 2, 3, 4, 1]);
    expect(CALAMITIES).toHaveLength(12);
    expect(sum(LOOT.map((token) => token.count))).toBe(40);
    expect(sum(LOOT.filter((token) => token.usurper).map((token) => token.count))).toBe(2);
  });

  it('F10 F36 names who chooses revolts and which caravan is exceptional', () => {
    shows('X.D.d', 'XVI.B.a', 'XXXVI.C.h', 'XXXVI.C.c');
    expect(REVOLT_CHOOSER.map(({ upTo }) => upTo)).toEqual([3, 6, 8, 10]);
    expect(CARAVANS.map(({ d10 }) => d10[1] - d10[0] + 1)).toEqual([2, 5, 2, 1]);
  });

  it('F11 F12 F13 F15 F16 F17 F18 knows its nations', () => {
    shows('VI.B.a', 'VI.C.a', 'VI.I.a', 'X.C.c');
    for (const { role, initiative, card } of NATION_ROWS) {
      if (role === 'minor' || role === 'inactive') expect([initiative, card]).toEqual([undefined, undefined]);
      if (role === 'raider') expect([initiative, card]).toEqual([undefined, true]);
    }
    expect(NATION_ROWS.filter(({ nomad }) => nomad).map(({ id }) => id)).toEqual([
      'hunni',
      'ephthalitae',
      'avari',
      'chazari',
      'alani',
    ]);
    expect([row('angli').role, row('saxones').role]).toEqual(['late', 'late']);
    expect([row('alamanni').converts, row('angli').converts, row('alani').converts, row('avari').converts]).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
    const faith = (...ids: NationId[]) => new Set(ids.map((id) => row(id).religion));
    expect(faith('romani', 'orientali', 'brittones', 'armenii', 'colchi', 'mauritanii')).toEqual(new Set(['catholic']));
    expect(faith('persae', 'hiberi')).toEqual(new Set(['mazdean']));
    expect(faith('visigothi', 'ostrogothi')).toEqual(new Set(['arian']));
    for (const id of ['armenii', 'colchi', 'hiberi', 'mauritanii', 'euskaldunak'] as const)
      expect([id, row(id).role]).toEqual([id, 'minor']);
  });

  it('F19 F20 F21 F22 F24 F25 F43 F44 has the values of leaders that the examples show', () => {
    shows('III.C.f', 'III.C.g');
    const combat = (id: LeaderId) => who(id).combat;
    expect(
      (['iulianus', 'sapor-ii', 'gratianus', 'rex-alamanni', 'fritigernus', 'valens'] as const).map(combat),
    ).toEqual([3, 2, 1, 1, 2, 1]);
    expect([who('fritigernus').stacking, who('valens').stacking, who('stilicho').stacking]).toEqual([2, 2, 2]);
    expect(who('flavius-theodericus').administration).toBe(2);
    expect(
      LEADERS.filter(({ mountain }) => mountain)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['alaricus', 'baianus', 'belisarius', 'feargus']);
    for (const { combat: c, campaign, diplomacy, turns } of LEADERS) {
      expect(Math.max(c, campaign)).toBeLessThanOrEqual(3);
      expect(diplomacy).toBeLessThanOrEqual(2);
      expect(turns.length).toBeLessThanOrEqual(2);
    }
    expect([who('asparus').turns, who('belisarius').turns, who('narses').turns]).toEqual([[3, 4], [8], [8]]);
  });

  it('F27 F28 E7 E31 knows its units', () => {
    shows('III.B.s');
    const sort = (owner: NationId, id: string) => UNIT_SORTS.find((one) => one.nation === owner && one.sort === id);
    expect([...(sort('romani', 'legion')?.traits ?? [])].sort()).toEqual(['elite', 'heavy']);
    expect([...(sort('visigothi', 'noble-cavalry')?.traits ?? [])].sort()).toEqual(['elite', 'heavy']);
    expect(sort('orientali', 'cataphractae')).toMatchObject({ kind: 'horse-archers', from: 8 });
    expect(sort('romani', 'aux-gothi')).toMatchObject({ from: 3 });
    const origins = new Set(UNIT_SORTS.map(({ origin }) => origin));
    for (const id of ['alamanni', 'alani', 'burgundi', 'gepidae', 'heruli', 'hunni', 'mauritanii', 'vandali'] as const)
      expect(origins).toContain(id);
  });

  it('F29 F37 F38 sets up the armies of the examples', () => {
    expect(units('alamanni', 'agri-decumates')).toEqual({ infantry: 6, archers: 1 });
    expect(units('persae', 'chaldea')).toEqual({ clibanarii: 1, savaran: 1, 'horse-archers': 3, immortals: 1 });
    for (const id of ['adiabene', 'akkad', 'euphrates']) expect(sum(Object.values(units('persae', id)))).toBe(1);
    expect(Object.keys(units('romani', 'africa'))).not.toHaveLength(0);
  });

  it('F30 fortifying costs 15', () => expect(FORTIFY_COST).toBe(15));

  it('F32 F33 F39 starts with the incomes of the published aid', () => {
    shows(
      'III.G.b',
      'XIV.B.c',
      'XIV.E.e',
      'VI.K.d',
      'XIV.D.a',
      'XIV.E.a',
      'XIV.E.b',
      'XIV.E.c',
      'G90',
      'XIV.F.d',
      'VI.J.e',
      'G4',
    );
    const state = given();
    const east = accountOf(state, nation('orientali'));
    expect(east).toMatchObject({ areas: 12, cities: 32, capital: 10, trade: 13, tribute: 2 });
    const west = accountOf(state, nation('romani'));
    expect(west).toMatchObject({ areas: 14, cities: 30, capital: 10, trade: 11, tribute: 2 });
    const persia = accountOf(state, nation('persae'));
    expect(persia).toMatchObject({ provinces: 21, cities: 10, capital: 5, offMap: 2, tribute: 2 });
    // The caravans of Aegyptus, Tripolitania and Rhagae are paid in the Events action (G90).
    expect([east, west, persia].map((account) => grossOf(account) + 1)).toEqual([70, 68, 41]);
  });

  it('F34 has eight Eastern Limites, and one in Lotharingia among twelve Western', () => {
    shows('XVIII.I.b');
    expect([LIMITES.orientali.length, LIMITES.romani.length]).toEqual([8, 12]);
    expect(LIMITES.romani).toContain('lotharingia');
    expect(given().lands.limes[place('osroene')]).toBe(nation('orientali'));
  });

  it('F40 has twelve turns of 25 years', () => {
    expect(CALENDAR.map(({ year }) => year)).toEqual(Array.from({ length: 12 }, (_, i) => 350 + 25 * i));
  });
});
