import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { AREA_OF, areaId, place } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { HUNNI, nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { deathOfAttila, militaryOrder } from '../../../src/rules/activation/military.ts';
import { raid, raidInstead } from '../../../src/rules/activation/raids.ts';
import { alliance } from '../../../src/rules/diplomacy/alliances.ts';
import { mayHire } from '../../../src/rules/diplomacy/envoys.ts';
import { mayTakeRefuge } from '../../../src/rules/diplomacy/evacuation.ts';
import { cedable } from '../../../src/rules/diplomacy/treaty.ts';
import { harbours } from '../../../src/rules/lands/quarters.ts';
import { ALLIANCE, makeDeal, relation } from '../../../src/rules/lands/relations.ts';
import { stackLimit } from '../../../src/rules/lands/stacking.ts';
import { endOfLimites, endOfTheHuns } from '../../../src/rules/nations/history.ts';
import { settle } from '../../../src/rules/nations/kingdom.ts';
import { quell } from '../../../src/rules/nations/revolts.ts';
import { becomeEmpire, statusOf } from '../../../src/rules/nations/status.ts';
import { legacyOf, succeed } from '../../../src/rules/nations/successors.ts';
import { facts, ownUnits, supply } from '../../../src/rules/pieces/units.ts';
import { conquer } from '../../../src/rules/siege/conquest.ts';
import { reinforce } from '../../../src/rules/turn/reinforcements.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  EMPIRE,
  FEDERATE,
  FREE,
  GONE,
  KINGDOM,
  NOBODY,
  VASSAL,
} from '../../../src/state.ts';
import { bind, given, Story } from '../../story.ts';

const [GEPIDS, FRANKS, VISIGOTHS, VANDALS, GAULS] = [
  nation('gepidae'),
  nation('franci'),
  nation('visigothi'),
  nation('vandali'),
  nation('galli'),
];

describe('the end of Attila', () => {
  const pannonia = () =>
    given((p) => {
      p.empty().turn(5).gone('attila').horde('hunni', 'hunnia').nation('hunni', { status: BARBARIAN, treasury: 0 });
      p.horde('gepidae', 'tisia').units('gepidae', 'tisia', { infantry: 1 });
      bind(p.state, GEPIDS, VASSAL, HUNNI);
    });

  it('XXXIX.E comes as soon as he is dead, whoever is acting', () => {
    shows('XXXIX.E.b');
    const state = pannonia();
    state.clock.phase = 'quelling';
    state.clock.queue = [ROMANI];
    state.clock.next = 0;
    const story = Story.where(
      () => structuredClone(state),
      (one) => one.told('empire.tested').length > 0,
    );
    const first = story.events.find(({ event }) => event === 'activated' || event === 'empire.tested');
    expect(first?.event).toBe('empire.tested');
    Story.of(state, (g) => deathOfAttila(g), 1);
    expect(state.nations.status[HUNNI]).toBe(ABSENT);
  });

  it('XL.G frees the Gepids and brings them two units, also from a Hun empire', () => {
    shows('XL.G.c');
    for (const die of [1, 10]) {
      const state = pannonia();
      Story.of(state, (g) => endOfTheHuns(g), die);
      expect([state.nations.status[HUNNI], state.ties.bond[GEPIDS]]).toEqual([die === 1 ? ABSENT : EMPIRE, FREE]);
      expect(ownUnits(state, GEPIDS)).toHaveLength(3);
    }
  });

  it('VIII.C whoever becomes an empire in the Status action is of age 1, and nobody’s vassal any more', () => {
    const state = pannonia();
    bind(state, HUNNI, VASSAL, VANDALS);
    Story.done(state, (g) => becomeEmpire(g, HUNNI));
    expect(state.ties.bond[HUNNI]).toBe(FREE);
    Story.of(state, (g) => statusOf(g, HUNNI)).anyhow();
    expect(state.nations.age[HUNNI]).toBe(1);
  });
});

describe('rules of single nations', () => {
  it('XXXIX.F Avars with their horde in Danubius raise a Slav besides', () => {
    shows('XXXIX.F.f');
    const raised = (at: 'dacia' | 'sarkil') => {
      const state = given((p) => p.empty().turn(11).horde('avari', at).units('avari', at, { 'horse-archers': 1 }));
      const avars = nation('avari');
      const before = ownUnits(state, avars).length;
      Story.of(state, (g) => reinforce(g, avars)).anyhow();
      return ownUnits(state, avars).length - before;
    };
    expect(raised('dacia') - raised('sarkil')).toBe(1);
  });

  it('XXXVIII.R only a Thema that once stood can be bought', () => {
    shows('XXXVIII.R.c');
    const state = given((p) => {
      p.empty().turn(8);
      p.state.lands.limes[place('savus')] = ORIENTALI;
    });
    Story.done(state, endOfLimites);
    const themata = (at: number) =>
      state.pieces.at.filter((where, counter) => where === at && facts(counter).thema).length;
    expect([supply(state, ORIENTALI).filter((counter) => facts(counter).thema).length, themata(GONE)]).toEqual([0, 7]);
  });

  it('XXXVIII.U no Arab raids start in Palmyrene while two Ghassanids stand there; others pass', () => {
    shows('XXXVIII.U.b');
    const targets = (units: number, from?: NationId) => {
      const state = given((p) => {
        p.turn(8).clear('palmyrene');
        if (units > 0) p.units('ghassanides', 'palmyrene', { cavalry: units });
        if (from !== undefined) p.horde(from, 'palmyrene').units(from, 'palmyrene', { 'horse-archers': 2 });
      });
      const story = new Story(state, Chance.fromSeed(seedFrom('arabs')), (g) =>
        from === undefined ? raid(g, nation('arabes')) : raidInstead(g, nation(from)),
      );
      if (from === undefined) return story.run.decision?.asks[0].options.length ?? 0;
      return story.anyhow().told('raided').length;
    };
    expect(targets(2)).toBeLessThan(targets(1));
    expect(targets(2, 'hunni')).toBe(1);
  });

  it('XXXVIII.I the capital of the Cappadocians lies in Cappadocia, if the East held a city there', () => {
    shows('XXXVIII.I.c');
    const state = given((p) => p.turn(9));
    const legacy = legacyOf(state, ORIENTALI);
    if (legacy === undefined) throw new Error('nobody comes after the East');
    Story.of(state, (g) => succeed(g, legacy)).anyhow();
    expect(areaId(AREA_OF[state.nations.capital[nation('cappadocii')]])).toBe('cappadocia');
  });
});

describe('allies and dependants', () => {
  it('XXVII.A an alliance makes a client also of a minor kingdom that acts', () => {
    shows('XXVII.A.a');
    const state = given((p) => p.turn(8).nation('galli', { status: KINGDOM }).nation('franci', { status: KINGDOM }));
    Story.of(state, (g) => alliance(g, FRANKS, GAULS), 2);
    expect([state.ties.bond[GAULS], state.ties.lord[GAULS]]).toEqual([CLIENT, FRANKS]);
  });

  it('XXVI.B allies act when the turn of the oldest comes', () => {
    shows('XXVI.B.c');
    const state = given((p) => {
      p.turn(4).nation('visigothi', { status: BARBARIAN, age: 2 }).nation('persae', { status: KINGDOM, age: 9 });
    });
    const before = militaryOrder(state);
    makeDeal(state, VISIGOTHS, PERSAE, ALLIANCE);
    const order = militaryOrder(state);
    expect(before.indexOf(VISIGOTHS)).toBeLessThan(before.indexOf(PERSAE));
    expect(order.indexOf(VISIGOTHS)).toBe(order.indexOf(PERSAE) + 1);
    expect(order).toHaveLength(before.length);
  });

  it('XXIX.C a kingdom whose capital fell submits when three provinces are left, whichever comes first', () => {
    shows('XXIX.C.a');
    const state = given((p) => {
      p.empty().turn(6).nation('franci', { status: KINGDOM }).nation('visigothi', { status: KINGDOM });
      for (const list of [p.state.lands.city, p.state.lands.areaControl]) list.fill(NOBODY);
      for (const at of ['neustria', 'belgae', 'flandria', 'liger', 'arvernia'] as const)
        p.city(at, 'franci', 1).units('franci', at, { 'francisca-infantry': 1 });
      p.state.nations.capital[FRANKS] = place('neustria');
    });
    Story.done(state, (g) => conquer(g, VISIGOTHS, place('neustria')));
    expect(state.ties.bond[FRANKS]).toBe(FREE);
    Story.done(state, (g) => conquer(g, VISIGOTHS, place('belgae')));
    expect([state.ties.bond[FRANKS], state.ties.lord[FRANKS]]).toEqual([VASSAL, VISIGOTHS]);
  });

  it('XII.D a kingdom that is the vassal of barbarians has peace among them', () => {
    shows('XII.D.i');
    const towards = (bond: number) => {
      const state = given((p) => {
        p.turn(5).nation('franci', { status: KINGDOM }).nation('vandali', { status: BARBARIAN });
        p.nation('hunni', { status: BARBARIAN });
      });
      bind(state, FRANKS, bond, bond === FREE ? NOBODY : HUNNI);
      return relation(state, FRANKS, VANDALS, place('dacia'));
    };
    expect([towards(VASSAL), towards(FREE)]).toEqual(['neutral', 'hostile']);
  });

  it('XVII.B the leader of a friend makes room too', () => {
    shows('XVII.B.b', 'XVII.A.b');
    const room = (bond: number) => {
      const state = given((p) => {
        p.empty().turn(4).units('orientali', 'thracia', { legion: 1 }).units('visigothi', 'thracia', { infantry: 1 });
        p.leader('rex-visigothi', 'thracia');
        bind(p.state, VISIGOTHS, bond, bond === FREE ? NOBODY : ORIENTALI);
      });
      return stackLimit(state, ORIENTALI, place('thracia'));
    };
    expect(room(FEDERATE) - room(FREE)).toBe(1);
  });

  it('XXX.H mercenaries come from hordes in a controlled area or on its border', () => {
    shows('XXX.H.b');
    const hires = (at: 'bohemia' | 'valachia') => {
      const state = given((p) => {
        p.turn(4).horde('gepidae', at).units('gepidae', at, { infantry: 2 }).nation('gepidae', { status: BARBARIAN });
      });
      return mayHire(state, ORIENTALI, GEPIDS);
    };
    expect([hires('bohemia'), hires('valachia')]).toEqual([false, true]);
  });
});

describe('places', () => {
  it('XXXVIII.J a province that the East takes back on turn 8 is in revolt no more, city or not', () => {
    shows('XXXVIII.J.b');
    const spoletum = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn);
        for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
        p.units('orientali', 'spoletum', { legion: 1 });
        p.state.lands.revolt[place('spoletum')] = 1;
      });
      return state.lands.revolt[place('spoletum')];
    };
    expect([spoletum(7), spoletum(8)]).toEqual([1, 0]);
  });

  it('XXXVII.S the Britons found a capital as soon as they hold a site', () => {
    shows('XXXVII.S.c');
    const state = given((p) => p.empty().turn(6).units('brittones', 'bernicia', { infantry: 1 }));
    Story.of(state, (g) => settle(g, nation('brittones'))).anyhow();
    expect(state.nations.capital[nation('brittones')]).toBe(place('bernicia'));
  });

  it('IX.B nobody takes refuge behind the Limes of others', () => {
    const open = (limes: boolean) => {
      const state = given((p) => p.empty().turn(3));
      const where = place('dacia');
      if (limes) state.lands.limes[where] = ROMANI;
      return mayTakeRefuge(state, VANDALS, where);
    };
    expect([open(false), open(true)]).toEqual([true, false]);
  });

  it('XV.B no fleet is launched where the port is in revolt', () => {
    shows('G196');
    const seas = (revolt: number) => {
      const state = given((p) => p.empty().turn(3));
      state.lands.revolt.fill(revolt);
      return harbours(state, ORIENTALI).length;
    };
    expect([seas(0) > 0, seas(1)]).toEqual([true, 0]);
  });

  it('XVI.F a Limes and the units of federates help to quell a revolt', () => {
    shows('XVI.F.d');
    const told = (change: (state: ReturnType<typeof given>) => void) => {
      const state = given((p) => p.empty().turn(3).units('romani', 'lotharingia', { legion: 1 }));
      state.lands.revolt[place('lotharingia')] = 1;
      state.lands.heresy.fill(0);
      change(state);
      return Story.of(state, (g) => quell(g, ROMANI, place('lotharingia')), 7).told('quelled').length;
    };
    expect(told(() => {})).toBe(0);
    expect(
      told((state) => {
        state.lands.limes[place('lotharingia')] = ROMANI;
      }),
    ).toBe(1);
  });

  it('XXX.C satraps garrison no province outside their homes', () => {
    const state = given((p) => {
      p.empty().turn(4).nation('persae', { treasury: 20 });
      p.units('persae', 'assyria', { satraps: 1 });
    });
    expect(cedable(state, PERSAE, ORIENTALI)).not.toContain(place('osroene'));
  });
});
