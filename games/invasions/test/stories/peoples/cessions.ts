import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { area, IN_AREA, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { type Nation, nation, nationId, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { breakFoedus, foedusPoints } from '../../../src/rules/diplomacy/foedus.ts';
import { openGates, refreshControl } from '../../../src/rules/lands/control.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { conquer } from '../../../src/rules/siege/conquest.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { BARBARIAN, FEDERATE, FREE, NOBODY, remove, type State } from '../../../src/state.ts';
import { bind, Given, GOTHS, given, moving, PERSIANS, Story } from '../../story.ts';

const [VISIGOTHS, VANDALS] = [nation('visigothi'), nation('vandali')];
const SINGIDUNUM = place('moesia-superior');

describe('XXVIII a city that was ceded, lost and won back', () => {
  const name = (who: Nation) => (who === NOBODY ? null : nationId(who));
  const held = ({ lands }: State) => [lands.control, lands.city, lands.foedus].map((list) => name(list[SINGIDUNUM]));

  /** Visigoths, federates of the East in Moesia Superior and Naissus; the Vandals have taken Singidunum and are gone. */
  const lost = () => {
    const state = given((p) => {
      p.empty().turn(6).nation('visigothi', { status: BARBARIAN, age: 3 }).nation('vandali', { status: BARBARIAN });
      p.horde('visigothi', 'naissus').units('visigothi', 'naissus', { infantry: 2 });
      p.units('vandali', 'moesia-superior', { infantry: 2 });
      bind(p.state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
    });
    Story.done(state, (g) => {
      conquer(g, VANDALS, SINGIDUNUM);
    });
    expect(held(state)).toEqual(['vandali', 'vandali', null]);
    for (const unit of unitsAt(state, VANDALS, SINGIDUNUM)) remove(state, unit);
    return state;
  };

  /** One of the two comes back and besieges it. */
  const retaken = (by: 'visigothi' | 'orientali') => {
    const state = lost();
    new Given(state).units(by, 'moesia-superior', by === 'visigothi' ? { infantry: 1 } : { legion: 1 });
    refreshControl(state);
    const story = Story.of(state, (g) => siege(g, nation(by), SINGIDUNUM), 10);
    const seat = story.run.decision?.asks[0].seat ?? GOTHS;
    story.answer(seat, 'siege', 'no');
    if (story.asked === 'raze') story.answer(seat, 'no');
    openGates(state);
    return state;
  };

  it('G311 is the federator’s, whichever of the two besieged it, and land of the Foedus as before', () => {
    shows('G311', 'XII.A.e', 'XXVIII.D.b', 'XXVIII.G.a');
    for (const by of ['visigothi', 'orientali'] as const) {
      const state = retaken(by);
      expect(held(state), by).toEqual(['orientali', 'orientali', 'visigothi']);
      Story.done(state, foedusPoints);
      expect(state.nations.points[VISIGOTHS]).toBe(3);
    }
  });

  it('G311, XXVIII.G is the federate’s when it breaks the Foedus; what is still lost is not', () => {
    shows('G311', 'XXVIII.G.f');
    const broken = (state: State) => {
      Story.of(state, (g) => breakFoedus(g, VISIGOTHS)).anyhow();
      expect(state.ties.bond[VISIGOTHS]).toBe(FREE);
      return name(state.lands.city[SINGIDUNUM]);
    };
    expect([broken(retaken('visigothi')), broken(lost())]).toEqual(['visigothi', 'vandali']);
  });
});

describe('XXVIII.E the horde of a federate', () => {
  /** Three Vandals enter Garumnum, where the Visigoths have their horde and so many units; Aquitania beside it is theirs too. */
  const attacked = (bond: number, units: number, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(6).nation('visigothi', { status: BARBARIAN, age: 3 }).nation('vandali', { status: BARBARIAN });
      p.horde('visigothi', 'garumnum').units('vandali', 'arvernia', { infantry: 3 });
      if (units > 0) p.units('visigothi', 'garumnum', { infantry: units });
      else p.city('garumnum', 'visigothi', 0);
      if (bond === FEDERATE) bind(p.state, VISIGOTHS, bond, ROMANI, 'garumnum', 'aquitania');
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, VANDALS, ...dice);
    return story.answer(PERSIANS, 'from arvernia', 'take 3*vandali-infantry', 'to garumnum');
  };
  const camp = ({ state }: Story) => placeId(state.nations.horde[VISIGOTHS]);

  it('G181 does not flee out of its provinces: its men may, and then leave it behind', () => {
    shows('G181', 'XXVIII.E.d');
    const away = attacked(FEDERATE, 1, 10).answer(GOTHS, 'evade-to vendeum');
    expect([camp(away), away.units('visigothi', 'vendeum')]).toEqual(['garumnum', 1]);
    const along = attacked(FEDERATE, 1, 10).answer(GOTHS, 'evade-to aquitania');
    expect([camp(along), along.units('visigothi', 'aquitania')]).toEqual(['aquitania', 1]);
    const free = attacked(FREE, 1, 10).answer(GOTHS, 'evade-to vendeum');
    expect(camp(free)).toBe('vendeum');
  });

  it('G181 alone it has no way but into the other province', () => {
    shows('G181', 'XXVIII.E.d');
    expect(attacked(FEDERATE, 0).offered(GOTHS)).toEqual(['stand', 'evade-to aquitania']);
    expect(attacked(FREE, 0).offered(GOTHS)).toContain('evade-to vendeum');
  });
});

describe('XII.A federates beside their federator', () => {
  const ruler = (state: State, at: PlaceId) => {
    const owner = state.lands.control[place(at)];
    return owner === NOBODY ? null : nationId(owner);
  };
  /** Nobody holds a city or an area any more. */
  const nobodys = (change: (p: Given) => void) =>
    given((p) => {
      p.empty().turn(5);
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      change(p);
    });

  it('XII.A, G350 federates hold for their federator what he garrisons or rules around, whoever has passed there', () => {
    shows('G350', 'XII.A.f', 'XXVIII.D.b');
    const LOTHARINGIA = place('lotharingia');
    /** Two federates in a province, with what is beside them; an enemy comes, and goes again. */
    const held = (at: PlaceId, change: (p: Given) => void) => {
      const state = nobodys((p) => {
        p.units('visigothi', at, { infantry: 2 });
        change(p);
        bind(p.state, VISIGOTHS, FEDERATE, ROMANI);
      });
      const before = ruler(state, at);
      new Given(state).units('alamanni', at, { infantry: 1 });
      refreshControl(state);
      const [enemy] = state.pieces.here[place(at)].slice(-1);
      remove(state, enemy);
      refreshControl(state);
      return [before, ruler(state, at)];
    };
    const always = (owner: NationId) => [owner, owner];
    expect(held('lotharingia', () => {})).toEqual(always('visigothi'));
    const limes = (p: Given) => {
      p.state.lands.limes[LOTHARINGIA] = ROMANI;
    };
    expect(held('lotharingia', limes)).toEqual(always('romani'));
    const garrison = (p: Given) => p.units('romani', 'lotharingia', { legion: 1 });
    expect(held('lotharingia', garrison)).toEqual(always('romani'));
    const around = ({ state: { lands } }: Given) => {
      for (const at of IN_AREA[area('gallia-septentrionalis')]) if (lands.level[at] > 0) lands.city[at] = ROMANI;
      lands.areaControl[area('gallia-septentrionalis')] = ROMANI;
    };
    expect(held('lotharingia', around)).toEqual(always('romani'));
    // A city of the federates is theirs until he comes.
    const city = (p: Given) => p.city('lotharingia', 'visigothi', 1);
    expect(held('lotharingia', city)).toEqual(always('visigothi'));
    expect(held('lotharingia', (p) => garrison(city(p)))).toEqual(always('romani'));
  });

  it('XII.B federates count with their federator against an ally of his', () => {
    shows('XXVIII.D.b');
    const state = nobodys((p) => {
      p.units('romani', 'arvernia', { legion: 2 }).units('visigothi', 'arvernia', { infantry: 1 });
      p.units('vandali', 'arvernia', { infantry: 3 }).units('visigothi', 'arvernia', { infantry: 1 });
      bind(p.state, VISIGOTHS, FEDERATE, ROMANI);
    });
    makeDeal(state, ROMANI, VANDALS, ALLIANCE);
    refreshControl(state);
    expect(ruler(state, 'arvernia')).toBe('romani');
  });
});
