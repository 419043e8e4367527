import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, area, areaId, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, PERSAE, ROMANI, sortNamed } from '../../../src/data/pieces.ts';
import { gather } from '../../../src/rules/activation/campaigns.ts';
import { fieldOf } from '../../../src/rules/battle/field.ts';
import { retreat } from '../../../src/rules/battle/retreat.ts';
import { calamity } from '../../../src/rules/cards/calamities.ts';
import { publicEvent } from '../../../src/rules/cards/public-events.ts';
import { interceptors } from '../../../src/rules/movement/interception.ts';
import { collapse } from '../../../src/rules/nations/collapse.ts';
import { mayRevolt } from '../../../src/rules/nations/revolts.ts';
import { keyOf, unitsAt } from '../../../src/rules/pieces/units.ts';
import { collapseModifier } from '../../../src/rules/treasury/bankruptcy.ts';
import { purchases } from '../../../src/rules/treasury/purchases.ts';
import { market } from '../../../src/rules/turn/turn.ts';
import { BARBARIAN, deploy, FEDERATE, KINGDOM, NOBODY, RELIGIONS } from '../../../src/state.ts';
import { bind, type Given, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, GALLI, HERULI] = [nation('visigothi'), nation('galli'), nation('heruli')];

describe('a kingdom that has no city yet', () => {
  const camp = () =>
    given((p) => {
      p.empty().turn(6).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 2 });
      p.units('visigothi', 'valachia', { infantry: 3 }).city('arvernia', 'visigothi', 0);
      p.units('visigothi', 'arvernia', { archers: 1 });
      p.nation('visigothi', { status: KINGDOM, religion: RELIGIONS.indexOf('catholic') });
    });

  it('VII.D has no revolt where its horde is', () => {
    shows('VII.D.j');
    const state = camp();
    const may = (id: PlaceId) => [state.lands.control[place(id)], mayRevolt(state, place(id))];
    expect([may('dacia'), may('valachia')]).toEqual([
      [VISIGOTHS, false],
      [VISIGOTHS, true],
    ]);
  });

  it('VII.D nor a heresy in its area; and pagans have none at all', () => {
    shows('VII.D.j', 'XXXI.C.b');
    const struck = (religion: 'catholic' | 'pagan') => {
      const state = camp();
      state.nations.religion[VISIGOTHS] = RELIGIONS.indexOf(religion);
      const story = Story.of(state, (g) => calamity(g, VISIGOTHS, 'heresy'), ...(religion === 'pagan' ? [] : [1]));
      const asked = story.offered(ROMANS, 'heresy-in');
      return [asked, (['danubius', 'gallia-meridionalis'] as const).map((id) => state.lands.heresy[area(id)])];
    };
    // There is only one other area, so nobody is asked.
    expect(struck('catholic')).toEqual([[], [0, 2]]);
    expect(struck('pagan')).toEqual([[], [0, 0]]);
  });
});

describe('an event in Africa', () => {
  const strikes = (kind: 'plague' | 'revolt' | 'famine', ...dice: readonly number[]) => {
    const state = given((p) => p.turn(2));
    // West, then 7: Africa.
    return Story.of(state, (g) => publicEvent(g, ROMANS, kind), 2, 7, ...dice);
  };

  it('X.B does not strike the Mauritanians, who are inactive', () => {
    shows('X.B.g');
    const before = given().pieces.here[place('mauritania')].length;
    const plague = strikes('plague');
    while (plague.run.decision !== null) plague.answer(ROMANS, plague.offered(ROMANS)[0]);
    expect([plague.units('mauritanii', 'mauritania'), before]).toEqual([3, 3]);
    const offered = strikes('revolt', 1).offered(ROMANS, 'revolt');
    expect([offered.includes('revolt mauritania'), offered.includes('revolt tripolitania')]).toEqual([false, true]);
  });
});

describe('an empire that may fall', () => {
  it('XIV.K every area beside that of its capital holds it up, whether it rules that one or not', () => {
    shows('XIV.K.f');
    const state = given((p) => p.turn(6).nation('romani', { age: 9 }));
    const before = collapseModifier(state, ROMANI);
    const home = area('italia');
    expect(state.lands.areaControl[home]).toBe(ROMANI);
    state.lands.areaControl[home] = VISIGOTHS;
    expect(collapseModifier(state, ROMANI)).toBe(before);
    state.lands.areaControl[area('africa')] = VISIGOTHS;
    expect(collapseModifier(state, ROMANI)).toBe(before + 1);
  });

  it('XIV.K its auxiliaries become infantry of their people, elite infantry too when no other is left', () => {
    shows('XIV.K.j');
    const state = given((p) => {
      p.empty().turn(6).units('romani', 'dalmatia', { 'aux-heruli': 1 });
      p.horde('heruli', 'hunnia').nation('heruli', { status: BARBARIAN });
    });
    const all = 4;
    expect(deploy(state, sortNamed(HERULI, 'infantry'), all, place('hunnia'))).toBe(all);
    Story.of(state, (g) => collapse(g, ROMANI)).anyhow();
    expect(unitsAt(state, HERULI, place('dalmatia')).map((unit) => keyOf(state, unit))).toEqual([
      'heruli-elite-infantry',
    ]);
  });
});

describe('the Purchases', () => {
  /** Nobody buys anything. */
  const nobodyBuys = (turn: number, change: (p: Given) => void) => {
    const state = given((p) => change(p.turn(turn)));
    state.clock.phase = 'purchases';
    state.clock.next = -1;
    const story = Story.of(state, (g) => market(g));
    while (story.run.decision !== null) story.answer(story.run.decision.asks[0].seat, 'done');
    return { state, story };
  };

  it('XIV.A, G9 leave nobody more than forty gold, barbarians neither', () => {
    shows('XIV.A.b', 'G9');
    const rich = (p: Given) => p.nation('visigothi', { treasury: 47 }).nation('persae', { treasury: 60 });
    const { state } = nobodyBuys(3, rich);
    expect([state.nations.treasury[VISIGOTHS], state.nations.treasury[PERSAE]]).toEqual([40, 40]);
  });

  it('XVIII.I, XXXVII.P take the Limites away on turn 8: locals take their place, for the Galli too', () => {
    shows('XXXVII.P.a', 'XXXVII.P.c', 'XLV.8.a');
    const frontier = (p: Given) => {
      p.empty().nation('galli', { status: KINGDOM });
      p.state.lands.limes[place('lotharingia')] = GALLI;
      p.state.lands.limes[place('bernicia')] = ROMANI;
      p.state.lands.limes[place('tyras')] = ORIENTALI;
    };
    const { state, story } = nobodyBuys(8, frontier);
    const guards = (owner: number, at: PlaceId) => unitsAt(state, owner, place(at)).length;
    expect(story.told('limites.ended')).toHaveLength(1);
    expect([guards(GALLI, 'lotharingia'), guards(ROMANI, 'bernicia'), guards(ORIENTALI, 'tyras')]).toEqual([1, 1, 1]);
    expect(state.lands.limes.every((owner) => owner === NOBODY)).toBe(true);
    expect(nobodyBuys(7, frontier).story.told('limites.ended')).toHaveLength(0);
  });
});

describe('units that never leave home', () => {
  it('XL.C satraps are raised in Mesopotamia and Persis only', () => {
    shows('XL.C.a');
    const state = given((p) =>
      p
        .empty()
        .turn(3)
        .nation('persae', { treasury: 40 })
        .city('amida', 'persae', 0)
        .units('persae', 'amida', { infantry: 1 }),
    );
    const places = (unit: string) => {
      const copy = structuredClone(state);
      return Story.of(copy, (g) => purchases(g, PERSAE))
        .answer(PERSIANS, `buy persae-${unit}`)
        .offered(PERSIANS);
    };
    expect(places('infantry').length).toBeGreaterThan(places('satraps').length);
    const areas = places('satraps').map((id) => areaId(AREA_OF[place(id.replace('deploy ', '') as PlaceId)]));
    expect([...new Set(areas)].sort()).toEqual(['mesopotamia', 'persis']);
  });

  /** Satraps, and infantry if the story wants it, in Assyria; Romans enter Amida, which is Persian now. */
  const assyria = (units: Readonly<Record<string, number>>) =>
    given((p) => {
      p.empty().turn(3).units('persae', 'assyria', units).units('orientali', 'amida', { legion: 1 });
      p.city('amida', 'persae', 0);
      p.state.lands.control[place('amida')] = PERSAE;
    });

  it('XL.C satraps do not intercept beyond', () => {
    shows('XL.C.a');
    const come = (units: Readonly<Record<string, number>>, at: PlaceId) =>
      interceptors(assyria(units), ORIENTALI, PERSAE, place(at)).map(({ from }) => placeId(from));
    expect([AREA_OF[place('amida')], AREA_OF[place('osroene')]].map(areaId)).toEqual(['oriens', 'oriens']);
    expect([come({ satraps: 2 }, 'amida'), come({ satraps: 2, infantry: 1 }, 'amida')]).toEqual([[], ['assyria']]);
    expect(come({ satraps: 2 }, 'euphrates')).toEqual(['assyria']);
  });

  it('XL.C nor do they retreat beyond: whoever cannot stay at home is lost', () => {
    shows('XXXIV.aw');
    const state = given((p) => {
      p.empty()
        .turn(3)
        .units('persae', 'armenia', { satraps: 1, infantry: 1 })
        .units('armenii', 'armenia', { infantry: 3 });
      for (const counter of unitsAt(p.state, PERSAE, place('armenia'))) p.state.stacks.from[counter] = place('iberia');
      p.units('hiberi', 'iberia', { infantry: 1 });
      bind(p.state, nation('hiberi'), FEDERATE, PERSAE);
    });
    const units = unitsAt(state, PERSAE, place('armenia'));
    const field = fieldOf(state, { where: place('armenia'), attacker: PERSAE, units, leaders: [], intercepted: false });
    const story = Story.of(state, (g) => retreat(g, field, field.attacker, []));
    expect([story.asked, story.told('trapped')]).toMatchObject([null, [{ units: 'persae-satraps' }]]);
  });

  it('XXII.A, XL.C nor do they go there with a leader who begins a campaign', () => {
    const state = given((p) => {
      p.empty().turn(3).units('persae', 'assyria', { satraps: 1, infantry: 1 }).leader('sapor-ii', 'assyria');
      for (const at of ['amida', 'osroene'] as const) p.city(at, 'persae', 0);
    });
    for (const at of ['amida', 'osroene'] as const) state.lands.control[place(at)] = PERSAE;
    const story = Story.of(state, (g) => gather(g, PERSAE, leader('sapor-ii')));
    const beyond = story.offered(PERSIANS).find((id) => id === 'post amida' || id === 'post osroene') ?? '';
    story.answer(PERSIANS, beyond);
    expect(story.offered(PERSIANS)).toEqual(['take none', 'take persae-infantry']);
  });
});
