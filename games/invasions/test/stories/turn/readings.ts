import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/data/geography.ts';
import { LEADERS } from '../../../src/data/leaders.ts';
import { HUNNI, leader, nation, ORIENTALI, PERSAE } from '../../../src/data/pieces.ts';
import { endOfRaids, raidsOfTurn } from '../../../src/rules/activation/raids.ts';
import { mayBreakFoedus, offerFoedus, takeUpFoedus } from '../../../src/rules/diplomacy/foedus.ts';
import { evacuate } from '../../../src/rules/diplomacy/refuge.ts';
import { mayTurnOnBarbarians } from '../../../src/rules/lands/aggression.ts';
import { dealBetween, HOSTILITY } from '../../../src/rules/lands/relations.ts';
import { mayEvade } from '../../../src/rules/movement/evasion.ts';
import { mayBeIntercepted } from '../../../src/rules/movement/interception.ts';
import { grow } from '../../../src/rules/nations/status.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { BARBARIAN, cede, FEDERATE, KINGDOM, NOBODY, VASSAL } from '../../../src/state.ts';
import { bind, GOTHS, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const [FRANKS, OSTROGOTHS, VANDALS, VISIGOTHS] = [
  nation('franci'),
  nation('ostrogothi'),
  nation('vandali'),
  nation('visigothi'),
];

describe('XXVIII the federates', () => {
  it('G262 who have just been ceded two provinces more break nothing in that turn', () => {
    shows('G262', 'XXVIII.F.a');
    const asked = (turn: number) => {
      const state = given((p) => p.turn(4).nation('visigothi', { status: BARBARIAN }));
      bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
      cede(state, VISIGOTHS, place('dardania'), place('macedonia'));
      state.clock.turn = turn;
      return Story.of(state, (g) => mayBreakFoedus(g, VISIGOTHS)).asked;
    };
    expect([asked(4), asked(5)]).toEqual([null, 'break']);
  });

  it('G268 leave land to which their federator may send his men, however far it is', () => {
    shows('G268', 'XXVIII.B.e');
    const state = given((p) => {
      p.empty().turn(4).horde('visigothi', 'valachia').units('visigothi', 'lituania', { infantry: 3 });
      p.nation('visigothi', { status: BARBARIAN }).nation('orientali', { treasury: 9 });
      p.units('orientali', 'moesia-inferior', { legion: 3 }).units('orientali', 'thracia', { legion: 1 });
    });
    const story = Story.of(state, function* (g) {
      yield* offerFoedus(g, ORIENTALI, VISIGOTHS, true);
      yield* takeUpFoedus(g, VISIGOTHS);
    });
    story.answer(ROMANS, 'cede moesia-inferior', 'cede moesia-superior');
    story.answer(GOTHS, 'horde-to moesia-inferior', 'take 3*visigothi-infantry');
    expect(story.offered(ROMANS, 'leave-for')).toEqual(
      expect.arrayContaining(['leave-for valachia', 'leave-for lituania']),
    );
  });
});

describe('XII.D barbarians and their vassals', () => {
  it('G263 are one company in barbarian country, though a vassal be civilised', () => {
    shows('G263', 'XII.D.i', 'XII.D.k');
    const dacia = (bond: number) => {
      const state = given((p) => {
        p.empty().turn(5).nation('franci', { status: KINGDOM }).nation('vandali', { status: BARBARIAN });
        p.nation('hunni', { status: BARBARIAN }).units('franci', 'dacia', { 'francisca-infantry': 1 });
        p.units('vandali', 'tisia', { infantry: 1 });
      });
      bind(state, FRANKS, bond, bond === VASSAL ? HUNNI : NOBODY);
      return state;
    };
    const asked = (bond: number) => Story.of(dacia(bond), (g) => mayTurnOnBarbarians(g, FRANKS)).asked;
    expect([asked(VASSAL), asked(0)]).toEqual(['aggression', null]);
    const state = dacia(VASSAL);
    Story.of(state, (g) => mayTurnOnBarbarians(g, VANDALS)).answer(PERSIANS, 'yes');
    expect(dealBetween(state, VANDALS, FRANKS)).toBe(HOSTILITY);
  });
});

describe('XLI.E the Ostrogoths', () => {
  it('G264 are not tested before turn 7, though they grow older than barbarians do', () => {
    shows('G264', 'XLI.E.a');
    const tested = (turn: number, ...dice: readonly number[]) => {
      const state = given((p) => p.turn(turn).nation('ostrogothi', { status: BARBARIAN, age: 7, treasury: 0 }));
      return Story.of(state, (g) => grow(g, OSTROGOTHS, 1), ...dice).told('kingdom.tested').length;
    };
    expect([tested(6), tested(7, 10)]).toEqual([0, 1]);
  });
});

describe('VI.B inactive nations', () => {
  it('G265 do not intercept', () => {
    shows('G265', 'VI.B.e', 'VI.B.b');
    const asked = (neighbour: 'armenii' | 'orientali') => {
      const state = given((p) => {
        p.empty()
          .turn(4)
          .units(neighbour, 'armenia', neighbour === 'armenii' ? { infantry: 1 } : { legion: 1 });
        p.units('persae', 'armenia-minor', { infantry: 1 }).nation('armenii', { status: KINGDOM });
      });
      bind(state, nation('armenii'), 0, NOBODY);
      state.lands.control[place('armenia-minor')] = nation(neighbour);
      const units = unitsAt(state, PERSAE, place('armenia-minor'));
      return Story.of(state, function* (g) {
        yield* mayBeIntercepted(g, PERSAE, { units, lead: undefined }, place('armenia-minor'));
      }).asked;
    };
    expect([asked('armenii'), asked('orientali')]).toEqual([null, 'intercept']);
  });
});

describe('XI.E the marker of a raid', () => {
  it('G266 lies until the raids of the next turn are over, unless it is renewed', () => {
    shows('G266', 'XI.E.g');
    const state = given((p) => p.turn(4));
    const [fresh, old] = [3, 1];
    state.lands.raid[place('cumbria')] = fresh;
    state.lands.raid[place('bernicia')] = fresh;
    raidsOfTurn(state);
    expect(state.lands.raid[place('cumbria')]).toBe(old);
    state.lands.raid[place('bernicia')] = fresh;
    endOfRaids(state);
    expect([state.lands.raid[place('cumbria')], state.lands.raid[place('bernicia')]]).toEqual([0, fresh]);
  });
});

describe('XXIV.C a siege that failed', () => {
  it('G267 is kept up in a campaign only', () => {
    shows('G267', 'XXIV.C.n');
    const asked = (onCampaign: boolean) => {
      const state = given((p) => {
        p.empty().turn(4).units('vandali', 'liger', { infantry: 3 }).leader('gaisericus', 'liger');
        p.nation('vandali', { status: KINGDOM });
      });
      if (onCampaign) state.activation.marching = leader('gaisericus');
      const dice = Array.from({ length: 1 + LEADERS[leader('gaisericus')].combat }, () => 1);
      return Story.of(state, (g) => siege(g, VANDALS, place('liger')), ...dice).answer(PERSIANS, 'siege').asked;
    };
    expect([asked(true), asked(false)]).toEqual(['keep-up', 'retreat']);
  });
});

describe('XVII.C a horde', () => {
  it('G269 without units flees to friends who have no room for units', () => {
    shows('G269', 'XVII.C.b');
    const fled = (units: number) => {
      const state = given((p) => {
        p.empty().turn(4).horde('visigothi', 'dacia').units('visigothi', 'valachia', { infantry: 4 });
        p.nation('visigothi', { status: BARBARIAN }).units('orientali', 'dacia', { legion: 2 });
        if (units > 0) p.units('visigothi', 'dacia', { archers: units });
      });
      const stack = { units: unitsAt(state, ORIENTALI, place('dacia')), lead: undefined };
      const story = Story.of(state, (g) => mayEvade(g, ORIENTALI, stack, place('dacia'), VISIGOTHS));
      return story.offered(GOTHS).includes('evade-to valachia');
    };
    expect([fled(0), fled(1)]).toEqual([true, false]);
  });
});

describe('IX.B whoever must leave', () => {
  it('chooses who goes where, and who is lost for want of room', () => {
    shows('IX.B.b', 'IX.B.e');
    const state = given((p) => p.empty().turn(4).units('orientali', 'dardania', { legion: 4, limitanei: 2 }));
    const story = Story.of(state, (g) => evacuate(g, VANDALS, place('dardania')));
    story.answer(ROMANS, 'leave-for macedonia', 'take 2*orientali-limitanei', 'leave-for macedonia');
    expect(story.offered(ROMANS, 'take')).toEqual(['take orientali-legion', 'take 2*orientali-legion']);
  });
});
