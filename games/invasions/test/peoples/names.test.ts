import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_ROWS } from '../../src/data/areas.ts';
import { area } from '../../src/data/geography.ts';
import { NATION_ROWS, type NationId } from '../../src/data/nations.ts';
import { nation } from '../../src/data/pieces.ts';
import { UNIT_SORTS } from '../../src/data/units.ts';
import { publicEvent } from '../../src/rules/cards/public-events.ts';
import { barbarianFaith, conversionPoints } from '../../src/rules/nations/religion.ts';
import { accountOf } from '../../src/rules/treasury/income.ts';
import { BARBARIAN, KINGDOM, knowsHeresies, NOBODY, RELIGIONS } from '../../src/state.ts';
import { given, ROMANS, Story } from '../story.ts';

const row = (id: NationId) => NATION_ROWS[nation(id)];
const named = (...names: readonly string[]) => names.map((name) => NATION_ROWS.find((one) => one.name === name)?.id);
const VISIGOTHS = nation('visigothi');

describe('XXXI religions', () => {
  it('XXXI.A of nations and of areas: five, each a religion of its own', () => {
    shows('XXXI.A.a', 'XXXI.A.b', 'XXXI.A.c', 'XXXI.A.d', 'XXXI.A.e', 'XXXI.A.f', 'XXXI.A.g', 'G85');
    const faiths = new Set([...RELIGIONS, ...AREA_ROWS.flatMap(({ religion }) => religion ?? [])]);
    expect(faiths).toEqual(new Set(['catholic', 'monophysite', 'arian', 'mazdean', 'pagan']));
    const faith = (...ids: readonly NationId[]) => new Set(ids.map((id) => row(id).religion));
    expect(faith('romani', 'orientali', 'brittones', 'armenii', 'colchi', 'mauritanii')).toEqual(new Set(['catholic']));
    expect(faith('persae', 'hiberi')).toEqual(new Set(['mazdean']));
    const goths: readonly NationId[] = ['visigothi', 'ostrogothi'];
    expect(faith(...goths)).toEqual(new Set(['arian']));
    for (const { id, start, religion } of NATION_ROWS)
      if (start === 'barbarian' && id !== 'visigothi' && id !== 'ostrogothi')
        expect([id, religion]).toEqual([id, 'pagan']);
    const areas = (religion: string) => AREA_ROWS.flatMap((one) => (one.religion === religion ? [one.id] : []));
    expect(areas('monophysite').sort()).toEqual(['aegyptus', 'oriens']);
    expect(areas('mazdean').sort()).toEqual(['mesopotamia', 'persis']);
    for (const { civilised, religion } of AREA_ROWS) expect(civilised).toBe(religion !== undefined);
  });

  it('G176 a baptism is offered to barbarians only where it can bring points', () => {
    shows('G176', 'XLI.B.a');
    const goths = (at: 'septimania' | 'dacia') =>
      given((p) => {
        p.empty().turn(4).nation('visigothi', { status: BARBARIAN });
        for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
        p.state.lands.heresy.fill(0);
        p.horde('visigothi', at).units('visigothi', at, { infantry: 2 });
      });
    const asked = (at: 'septimania' | 'dacia') => {
      const state = goths(at);
      return [conversionPoints(state, VISIGOTHS) > 0, Story.of(state, (g) => barbarianFaith(g, VISIGOTHS)).asked];
    };
    expect([asked('septimania'), asked('dacia')]).toEqual([
      [true, 'religion'],
      [false, null],
    ]);
  });

  it('XXXI.C Goths are immune to heresies as barbarians, not as a kingdom; pagans always', () => {
    shows('XXXI.C.b', 'XXXI.C.h', 'XLI.B.a');
    const cost = (id: 'visigothi' | 'franci', status: number) => {
      const state = given((p) => {
        for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
        p.empty().turn(6).nation(id, { status }).state.lands.heresy.fill(0);
        p.units(id, 'septimania', { infantry: 1 });
        p.state.lands.heresy[area('gallia-meridionalis')] = 2;
      });
      return accountOf(state, nation(id)).heresies;
    };
    expect([cost('visigothi', BARBARIAN), cost('visigothi', KINGDOM), cost('franci', KINGDOM)]).toEqual([0, 1, 0]);
  });

  it('XXXI.C, G101 the event leaves an area alone where nobody knows heresies', () => {
    shows('XXXI.C.b');
    const struck = (id: 'visigothi' | 'franci') => {
      const state = given((p) => {
        for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
        p.empty().turn(6).nation(id, { status: KINGDOM }).state.lands.heresy.fill(0);
        p.units(id, 'septimania', { infantry: 1 });
      });
      expect(knowsHeresies(state, nation(id))).toBe(id === 'visigothi');
      // West, 1: Gallia Meridionalis.
      Story.of(state, (g) => publicEvent(g, ROMANS, 'heresy'), 2, 1);
      return state.lands.heresy[area('gallia-meridionalis')];
    };
    expect([struck('visigothi'), struck('franci')]).toEqual([2, 0]);
  });

  it('XXXI.C, G253 one heresy lies in an area, for all nations in it that know any', () => {
    shows('XXXI.C.f', 'G253');
    const state = given((p) => {
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.empty().turn(6).nation('persae', { status: KINGDOM }).nation('visigothi', { status: KINGDOM });
      p.state.lands.heresy.fill(0);
      p.units('persae', 'syria', { infantry: 1 }).units('visigothi', 'phoenicia', { infantry: 1 });
      p.units('franci', 'palestina', { infantry: 1 }).nation('franci', { status: KINGDOM });
      p.state.lands.heresy[area('oriens')] = 2;
    });
    const pay = (['persae', 'visigothi', 'franci'] as const).map((id) => accountOf(state, nation(id)).heresies);
    expect(pay).toEqual([1, 1, 0]);
  });
});

describe('XXXII who is who', () => {
  it('XXXII.A-F all these nations are in the game, with the traits of their group', () => {
    shows('XXXII.A.a', 'XXXII.B.a', 'XXXII.C.a', 'XXXII.D.a', 'XXXII.D.b', 'XXXII.E.a', 'XXXII.F.a', 'XXXII.F.b');
    const germanic = named(
      ...'Alemanni Angles Bavarians Burgundians Franks Gepids Visigoths Ostrogoths Heruli Jutes Lombards Saxons Suebi Vandals'.split(
        ' ',
      ),
    );
    expect(germanic).not.toContain(undefined);
    for (const one of NATION_ROWS) if (germanic.includes(one.id)) expect(one.start).toBe('barbarian');
    const nomads = named('Alans', 'Avars', 'Hephthalites', 'Huns', 'Khazars');
    expect(NATION_ROWS.flatMap(({ id, nomad }) => (nomad === true ? [id] : [])).sort()).toEqual(nomads.sort());
    for (const id of named('Arabs', 'Blemmyes', 'Hibernians', 'Picts', 'Berbers'))
      expect(NATION_ROWS.find((one) => one.id === id)?.role).toBe('raider');
    expect(named('Western Romans', 'Eastern Romans', 'Cappadocians')).toEqual(['romani', 'orientali', 'cappadocii']);
    const locals = UNIT_SORTS.flatMap(({ sort, traits }) => (traits.has('local') ? [sort] : []));
    expect(locals.sort()).toEqual(['local-africani', 'local-britani', 'local-galli', 'local-hispani']);
    for (const id of named('Aestii', 'Sclaveni', 'Venedae'))
      expect(NATION_ROWS.find((one) => one.id === id)?.role).toBe('inactive');
    for (const id of named('Armenians', 'Colchidians', 'Ghassanids', 'Iberians', 'Lakhmids', 'Mauritanians'))
      expect(NATION_ROWS.find((one) => one.id === id)?.role).toBe('minor');
    expect([row('brittones').start, row('persae').start, row('scoti').role]).toEqual(['kingdom', 'kingdom', 'late']);
    expect(named('Göktürks', 'Guptas', 'Kidarites', 'Sogdians', 'Kushans').every((id) => id === undefined)).toBe(true);
  });
});
