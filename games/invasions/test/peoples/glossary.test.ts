import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, IN_AREA, LAND, PLACES, place } from '../../src/data/geography.ts';
import { NATION_ROWS, type NationId } from '../../src/data/nations.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { UNIT_SORTS } from '../../src/data/units.ts';
import { ground, HOSTILITY, makeDeal, PACT, relation } from '../../src/rules/lands/relations.ts';
import { facts, seatOfPower } from '../../src/rules/pieces/units.ts';
import { mustBesiege } from '../../src/rules/siege/siege.ts';
import {
  BARBARIAN,
  CLIENT,
  EMPIRE,
  isCivilised,
  KINGDOM,
  NOWHERE,
  PHASES,
  type Phase,
  VASSAL,
} from '../../src/state.ts';
import { bind, type Given, given, Story } from '../story.ts';

const sort = (owner: NationId, id: string) => UNIT_SORTS.find((one) => one.nation === owner && one.sort === id);
const traits = (owner: NationId, id: string) => [...(sort(owner, id)?.traits ?? [])].sort().join(' ');

describe('XXXIV words of the game', () => {
  it('sorts of units are what the book calls them', () => {
    shows('XXXIV.n', 'XXXIV.p', 'XXXIV.q', 'XXXIV.s', 'XXXIV.x', 'XXXIV.z', 'XXXVIII.L.a', 'XXXVIII.M.a', 'XXXIV.be');
    expect(sort('orientali', 'cataphractae')).toMatchObject({ kind: 'horse-archers', from: 8, count: 4 });
    expect(traits('orientali', 'cataphractae')).toBe('elite heavy');
    for (const { nation: owner, sort: id } of UNIT_SORTS)
      if (id === 'noble-cavalry') expect([owner, traits(owner, id)]).toEqual([owner, 'elite heavy']);
    for (const half of ['romani', 'orientali'] as const) {
      expect([traits(half, 'palatina'), sort(half, 'palatina')?.kind]).toEqual(['elite guard heavy', 'cavalry']);
      expect([traits(half, 'custodes'), sort(half, 'custodes')?.kind]).toEqual(['elite guard heavy', 'infantry']);
    }
    expect([traits('persae', 'clibanarii'), sort('persae', 'clibanarii')?.kind]).toEqual(['elite heavy', 'cavalry']);
    expect(sort('orientali', 'classis')?.count).toBe(5);
    const foot = new Set(UNIT_SORTS.flatMap(({ nation: owner, kind }) => (kind === 'infantry' ? [owner] : [])));
    // Riders of the steppe and of the desert have none.
    expect(NATION_ROWS.flatMap(({ id }) => (foot.has(id) ? [] : [id])).sort()).toEqual(
      ['alani', 'arabes', 'chazari', 'ephthalitae', 'ghassanides', 'hunni', 'lakhmides'].sort(),
    );
  });

  it('auxiliaries are Roman units of nine peoples', () => {
    shows('XXXIV.i', 'XXXVII.H.b');
    const auxiliaries = UNIT_SORTS.filter((one) => one.traits.has('auxiliary'));
    expect(new Set(auxiliaries.map((one) => one.nation))).toEqual(new Set(['romani', 'orientali']));
    expect(new Set(auxiliaries.map(({ origin }) => origin))).toEqual(
      new Set([
        'alamanni',
        'alani',
        'burgundi',
        'gepidae',
        'visigothi',
        'heruli',
        'hunni',
        'mauritanii',
        'vandali',
        ...auxiliaries.flatMap(({ origin }) => (origin === 'ostrogothi' ? [origin] : [])),
      ]),
    );
  });

  it('areas are groups of provinces, sea zones are for fleets', () => {
    shows('XXXIV.g', 'XXXIV.ah');
    expect(IN_AREA.flat().sort((a, b) => a - b)).toEqual(AREA_OF.flatMap((number, at) => (number < 0 ? [] : [at])));
    expect(PLACES - LAND).toBe(21);
    const state = given();
    for (const [at, counters] of state.pieces.here.entries())
      for (const counter of counters) expect(facts(counter).kind === 'fleet').toBe(at >= LAND);
  });

  it('a nation is barbarian, a kingdom or an empire; the last two are civilised', () => {
    shows('XXXIV.aj', 'XXXIV.ad', 'XXXIV.au', 'XXXIV.ay');
    expect(BARBARIAN < KINGDOM && KINGDOM < EMPIRE).toBe(true);
    const civilised = (status: number) =>
      isCivilised(
        given((p) => p.nation('visigothi', { status })),
        nation('visigothi'),
      );
    expect([BARBARIAN, KINGDOM, EMPIRE].map(civilised)).toEqual([false, true, true]);
  });

  it('a horde is the capital of a people on the move', () => {
    shows('XXXIV.an');
    const state = given((p) => p.horde('visigothi', 'valachia'));
    expect([seatOfPower(state, nation('visigothi')), state.nations.capital[nation('visigothi')]]).toEqual([
      place('valachia'),
      NOWHERE,
    ]);
    expect(seatOfPower(state, ROMANI)).toBe(place('latium'));
  });

  /** Euphrates is Persia's, rural; the East comes or not. */
  const frontier = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4);
      change(p);
    });

  it('a province is friendly, neutral or hostile by who rules it and who stands there', () => {
    shows('XXXIV.b', 'XXXIV.w', 'XXXIV.al', 'XXXIV.ao');
    const to = (owner: number, change?: (p: Given) => void) => ground(frontier(change), owner, place('euphrates'));
    expect([to(PERSAE), to(ORIENTALI)]).toEqual(['friendly', 'hostile']);
    // Unopposed units make it friendly to their nation; where both stand nothing is decided.
    const won = (p: Given) => p.units('orientali', 'euphrates', { legion: 1 });
    expect([to(ORIENTALI, won), to(PERSAE, won)]).toEqual(['friendly', 'hostile']);
    const open = (p: Given) => won(p).units('persae', 'euphrates', { infantry: 1 });
    expect([to(ORIENTALI, open), to(PERSAE, open)]).toEqual(['hostile', 'hostile']);
    const pact = (p: Given) => makeDeal(p.state, PERSAE, ORIENTALI, PACT);
    expect(to(ORIENTALI, pact)).toBe('neutral');
    const state = frontier();
    bind(state, nation('armenii'), CLIENT, ORIENTALI);
    bind(state, nation('gepidae'), VASSAL, ORIENTALI);
    const between = (a: number, b: number) => relation(state, a, b, place('euphrates'));
    expect([between(nation('armenii'), ORIENTALI), between(nation('armenii'), nation('gepidae'))]).toEqual([
      'neutral',
      'neutral',
    ]);
    expect(between(nation('gepidae'), PERSAE)).toBe('hostile');
    makeDeal(state, nation('visigothi'), nation('vandali'), HOSTILITY);
    expect(between(nation('visigothi'), nation('vandali'))).toBe('hostile');
  });

  it('a city that one does not control is hostile, until a siege has succeeded', () => {
    shows('XXXIV.ap', 'XXXIV.c');
    const before = (change: (p: Given) => void) => {
      const state = frontier((p) => change(p.units('orientali', 'assyria', { legion: 2 })));
      return [mustBesiege(state, ORIENTALI, place('assyria')), ground(state, ORIENTALI, place('assyria'))];
    };
    expect(before(() => {})).toEqual([true, 'hostile']);
    expect(before((p) => p.city('assyria', 'orientali'))).toEqual([false, 'friendly']);
  });

  it('a turn goes through its phases in order, and every nation acts once', () => {
    shows('XXXIV.h', 'XXXIV.j', 'XXXIV.aa', 'XXXVI.A.f', 'XXXVI.A.h', 'XXXVI.A.b', 'XXXVI.A.c', 'XXXVI.A.d');
    expect(PHASES.slice(0, 12)).toEqual([
      ...['status', 'reinforcements', 'events', 'raids', 'caravans', 'diplomacy'],
      ...['administration', 'revenues', 'purchases', 'quelling'],
      'military',
      'end',
    ]);
    const state = given((p) => p.turn(4));
    state.clock.phase = 'status';
    state.clock.queue = [];
    state.clock.next = -1;
    const story = new Story(state, Chance.fromSeed(seedFrom('a turn')));
    const phases: Phase[] = [];
    while (story.run.decision !== null && story.state.clock.turn === 4) {
      if (phases.at(-1) !== story.state.clock.phase) phases.push(story.state.clock.phase);
      const [{ seat, options }] = story.run.decision.asks;
      story.answer(seat, (options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0]).id);
    }
    const order = phases.map((phase) => PHASES.indexOf(phase));
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    const activated = story.told('activated').map(({ nation: who }) => who);
    expect(new Set(activated).size).toBe(activated.length);
    expect(activated.length).toBeGreaterThan(8);
  });
});
