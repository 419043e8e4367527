import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { HUNNI, NATION_OF, nation, ORIENTALI, ROMANI, sortNamed } from '../../../src/data/pieces.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { fieldOf } from '../../../src/rules/battle/field.ts';
import {
  breakFoedus,
  foedusPoints,
  mayFederate,
  offerFoedus,
  takeUpFoedus,
} from '../../../src/rules/diplomacy/foedus.ts';
import { federateServes, vassalsServe } from '../../../src/rules/diplomacy/service.ts';
import { refreshControl } from '../../../src/rules/lands/control.ts';
import { recoverMinor, restoreSeats } from '../../../src/rules/lands/minors.ts';
import { ALLIANCE, dealBetween, HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { mayRebel, submit } from '../../../src/rules/nations/vassals.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import {
  BARBARIAN,
  CLIENT,
  deploy,
  FEDERATE,
  FOR_GOOD,
  FREE,
  KINGDOM,
  NOBODY,
  raiseLimes,
  remove,
  type State,
  VASSAL,
} from '../../../src/state.ts';
import { bind, type Given, GOTHS, given, ROMANS, Story } from '../../story.ts';

const [VANDALS, VISIGOTHS] = [nation('vandali'), nation('visigothi')];
/** Something of the rules that asks nobody. */
const done = (state: State, deed: (g: Parameters<typeof submit>[0]) => void) =>
  Story.of(state, function* (g) {
    deed(g);
    yield* [];
  });

/** The Huns fight the Visigoths in Dacia, and nobody of these is left. */
function beatenInDacia(state: State): void {
  makeDeal(state, HUNNI, VISIGOTHS, HOSTILITY);
  const units = unitsAt(state, HUNNI, place('dacia'));
  const field = fieldOf(state, { where: place('dacia'), attacker: HUNNI, units, leaders: [], intercepted: false });
  for (const fallen of field.defender.units) remove(state, fallen);
  field.defender.lost.push(...field.defender.units.splice(0));
  Story.of(state, function* (g) {
    yield* aftermath(g, field);
  }).anyhow();
}

describe('the provinces of a Foedus', () => {
  /** The Visigoths are federates of the East in Moesia; Vandals stand where the story says. */
  const moesia = (...vandals: readonly PlaceId[]) => {
    const state = given((p) => {
      p.empty().turn(4).horde('visigothi', 'moesia-superior').units('visigothi', 'moesia-superior', { infantry: 2 });
      p.nation('visigothi', { status: BARBARIAN });
      for (const at of ['moesia-superior', 'naissus'] as const) p.state.lands.level[place(at)] = 0;
      for (const at of vandals) p.units('vandali', at, { infantry: 2 });
    });
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
    refreshControl(state);
    return state;
  };
  const ruler = (state: State, at: PlaceId) => state.lands.control[place(at)];

  it('XII.B are the federator’s, until an enemy comes: nobody’s while he is opposed, then his', () => {
    shows('XII.A.e', 'G252');
    expect(ruler(moesia(), 'naissus')).toBe(ORIENTALI);
    expect(ruler(moesia('naissus'), 'naissus')).toBe(VANDALS);
    expect(ruler(moesia('moesia-superior'), 'moesia-superior')).toBe(NOBODY);
  });

  it('XXVIII.E bring three points with one of them lost, nothing with both', () => {
    shows('XXVIII.E.g');
    const points = (...vandals: readonly PlaceId[]) =>
      done(moesia(...vandals), (g) => foedusPoints(g)).state.nations.points[VISIGOTHS];
    expect([points(), points('naissus')]).toEqual([3, 3]);
    const lost = moesia('naissus');
    lost.lands.control[place('moesia-superior')] = VANDALS;
    expect(done(lost, (g) => foedusPoints(g)).state.nations.points[VISIGOTHS]).toBe(0);
  });

  it('XXIX.F are not for a vassal to give', () => {
    shows('XXIX.F.e');
    const state = given((p) => {
      p.empty().turn(4).horde('visigothi', 'valachia').units('visigothi', 'valachia', { infantry: 3 });
      p.nation('visigothi', { status: BARBARIAN }).nation('orientali', { status: KINGDOM, treasury: 9 });
    });
    expect(mayFederate(state, ORIENTALI, VISIGOTHS)).toBe(true);
    bind(state, ORIENTALI, VASSAL, ROMANI);
    expect(mayFederate(state, ORIENTALI, VISIGOTHS)).toBe(false);
  });
});

describe('a Foedus that was accepted', () => {
  const agreed = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).horde('visigothi', 'valachia').units('visigothi', 'valachia', { infantry: 3 });
      p.nation('visigothi', { status: BARBARIAN, treasury: 0 }).nation('orientali', { treasury: 9 });
      change(p);
    });
    Story.of(state, function* (g) {
      yield* offerFoedus(g, ORIENTALI, VISIGOTHS, true);
    });
    return state;
  };
  const takenUp = (state: State) => Story.of(state, (g) => takeUpFoedus(g, VISIGOTHS)).anyhow();

  it('XXVIII.A takes effect when the barbarians act, and costs nothing before', () => {
    shows('XXVIII.A.f', 'XXVIII.D.a');
    const state = agreed();
    expect([state.ties.bond[VISIGOTHS], state.nations.treasury[ORIENTALI], state.nations.horde[VISIGOTHS]]).toEqual([
      0,
      9,
      place('valachia'),
    ]);
    expect(mayFederate(state, ROMANI, VISIGOTHS)).toBe(false);
    takenUp(state);
    expect([state.ties.bond[VISIGOTHS], state.nations.treasury[ORIENTALI], state.ties.federated[VISIGOTHS]]).toEqual([
      FEDERATE,
      6,
      4,
    ]);
  });

  it('XXVIII.A comes to nothing if there is nothing left to cede, or no gold', () => {
    shows('XXVIII.A.f', 'G104');
    const poor = agreed();
    poor.nations.treasury[ORIENTALI] = 2;
    const lost = agreed();
    lost.lands.control.fill(NOBODY);
    for (const state of [poor, lost]) {
      expect(takenUp(state).told('foedus.lapsed')).toHaveLength(1);
      expect([state.ties.bond[VISIGOTHS], state.ties.pledge[VISIGOTHS]]).toEqual([0, NOBODY]);
    }
  });

  it('XXVIII.B, G83 lets the people settle in both provinces; of the federator’s units those leave that are too many', () => {
    shows('XVII.A.l', 'XXVIII.B.c', 'XXVIII.B.d', 'G83');
    const state = agreed((p) => p.units('orientali', 'moesia-inferior', { legion: 3 }));
    const story = Story.of(state, (g) => takeUpFoedus(g, VISIGOTHS));
    story.answer(ROMANS, 'cede moesia-inferior', 'cede moesia-superior');
    story.answer(GOTHS, 'horde-to moesia-superior', 'take 2*visigothi-infantry', 'take visigothi-infantry');
    // Mountains have room for three: of five, two leave at least.
    while (story.asked !== 'make-room') story.answer(GOTHS, story.offered(GOTHS)[0]);
    expect(story.offered(ROMANS)).toEqual(['take 2*orientali-legion', 'take 3*orientali-legion']);
    story.answer(ROMANS, 'take 2*orientali-legion').anyhow();
    expect([story.units('orientali', 'moesia-inferior'), state.nations.horde[VISIGOTHS]]).toEqual([
      1,
      place('moesia-superior'),
    ]);
  });

  it('XXVIII.G when it is broken any of the federator’s units there stays, or leaves', () => {
    shows('XXVIII.G.g');
    const broken = (answer: string) => {
      const state = agreed();
      bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
      deploy(state, sortNamed(ORIENTALI, 'legion'), 2, place('naissus'));
      const story = Story.of(state, (g) => breakFoedus(g, VISIGOTHS));
      expect(story.asked).toBe('withdraw');
      return story.answer(ROMANS, answer).anyhow().units('orientali', 'naissus');
    };
    const some = ['take none', 'take orientali-legion', 'take 2*orientali-legion'];
    expect(some.map(broken)).toEqual([2, 1, 0]);
  });

  it('XXVIII.G, G443 and their Limes stays with them, and with nobody else', () => {
    shows('G443');
    const walls = (legions: number, answer: string) => {
      const state = agreed();
      bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-superior', 'naissus');
      raiseLimes(state, place('naissus'), ORIENTALI);
      deploy(state, sortNamed(ORIENTALI, 'legion'), legions, place('naissus'));
      const story = Story.of(state, (g) => breakFoedus(g, VISIGOTHS));
      if (story.asked === 'withdraw') story.answer(ROMANS, answer);
      return story.anyhow().state.lands.limes[place('naissus')];
    };
    const [none, one, both] = ['take none', 'take orientali-legion', 'take 2*orientali-legion'];
    expect([walls(2, none), walls(2, one), walls(2, both), walls(0, none)]).toEqual([
      ORIENTALI,
      ORIENTALI,
      NOBODY,
      NOBODY,
    ]);
  });
});

describe('a new vassal', () => {
  const subdued = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 3 });
      p.nation('visigothi', { status: BARBARIAN });
      change(p);
    });

  it('XXVIII.G leaves its federates the choice, and lets its vassals go', () => {
    const state = subdued((p) => p.nation('visigothi', { status: KINGDOM }));
    bind(state, VANDALS, FEDERATE, VISIGOTHS);
    bind(state, nation('gepidae'), VASSAL, VISIGOTHS);
    done(state, (g) => submit(g, VISIGOTHS, ORIENTALI));
    expect([VANDALS, nation('gepidae')].map((who) => state.ties.bond[who])).toEqual([FEDERATE, 0]);
  });

  it('XXIX.D sends its unit to the capital, a federate to the leader', () => {
    shows('XXIX.D.c', 'XXVIII.C.b');
    const served = (bond: number) => {
      const state = subdued((p) => p.leader('caesar-orientis', 'achaia').units('orientali', 'achaia', { legion: 1 }));
      bind(state, VISIGOTHS, bond, ORIENTALI);
      state.ties.owes[VISIGOTHS] = 1;
      Story.of(state, (g) => (bond === VASSAL ? vassalsServe(g, ORIENTALI) : federateServes(g, VISIGOTHS))).anyhow();
      return (['thracia', 'achaia'] as const).map(
        (at) => unitsAt(state, ORIENTALI, place(at)).filter((unit) => state.pieces.lent[unit] === FOR_GOOD).length,
      );
    };
    expect(served(VASSAL)).toEqual([1, 0]);
    expect(served(FEDERATE)).toEqual([0, 1]);
  });

  it('XXVI.B has no allies any more, nor has a new federate', () => {
    shows('XXVI.B.f');
    const allies = (deed: (state: State) => void) => {
      const state = subdued((p) => p.nation('orientali', { treasury: 9 }));
      makeDeal(state, VISIGOTHS, VANDALS, ALLIANCE);
      deed(state);
      return dealBetween(state, VISIGOTHS, VANDALS);
    };
    const beaten = (state: State) => {
      deploy(state, sortNamed(HUNNI, 'horse-archers'), 4, place('dacia'));
      beatenInDacia(state);
    };
    const federate = (state: State) => {
      state.ties.pledge[VISIGOTHS] = ORIENTALI;
      Story.of(state, (g) => takeUpFoedus(g, VISIGOTHS)).anyhow();
    };
    expect([allies(() => {}), allies(beaten), allies(federate)]).toEqual([ALLIANCE, 0, 0]);
  });

  it('XXIX.G who rises in vain loses one of the units that still serve it', () => {
    shows('XXIX.G.h');
    const state = subdued((p) => p.units('visigothi', 'dacia', { archers: 1 }).nation('hunni', { status: BARBARIAN }));
    const lent = unitsAt(state, VISIGOTHS, place('dacia')).at(-1) ?? -1;
    bind(state, VISIGOTHS, VASSAL, HUNNI);
    state.ties.subdued[VISIGOTHS] = 3;
    lend(state, lent, HUNNI, place('hunnia'), FOR_GOOD);
    const story = Story.of(state, (g) => mayRebel(g, VISIGOTHS), 1).answer(GOTHS, 'yes');
    expect([story.asked, state.pieces.holder[lent], story.units('visigothi', 'dacia')]).toEqual([null, HUNNI, 2]);
  });

  it('XXIX.B its lord leaves the horde’s province and all others in which they were to fight', () => {
    shows('XXIX.B.i');
    const state = subdued((p) => {
      p.units('hunni', 'dacia', { 'horse-archers': 4 }).units('hunni', 'tisia', { 'horse-archers': 1 });
      p.units('visigothi', 'tisia', { archers: 1 });
    });
    beatenInDacia(state);
    const huns = (at: PlaceId) => unitsAt(state, HUNNI, place(at)).filter((unit) => NATION_OF[unit] === HUNNI).length;
    expect([state.ties.lord[VISIGOTHS], huns('dacia'), huns('tisia')]).toEqual([HUNNI, 0, 0]);
  });
});

describe('a kingdom whose capital has fallen', () => {
  /** A capital without units to defend it is besieged; the dice let it fall. It was plundered before, so nobody asks. */
  const taken = (kingdom: NationId, by: NationId, at: PlaceId, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
      p.empty().turn(9).nation(kingdom, { status: KINGDOM }).city(at, kingdom, 1);
      p.state.nations.capital[nation(kingdom)] = place(at);
      p.state.lands.sack[place(at)] = 1;
      p.units(by, at, { infantry: 2 });
      change(p);
    });
    bind(state, nation(kingdom), 0, NOBODY);
    const story = Story.of(state, (g) => siege(g, nation(by), place(at)), 10);
    story.anyhow();
    refreshControl(state);
    return state;
  };

  it('XXVII.A, C becomes a client, if it is a minor one, and has its city back when its lord has left', () => {
    shows('XXVII.A.h', 'XXVII.C.b', 'XXXVIII.S.b', 'XXIX.C.c');
    const state = taken('armenii', 'langobardi', 'armenia', (p) => p.nation('langobardi', { status: KINGDOM }));
    const armenia = nation('armenii');
    expect([state.ties.bond[armenia], state.lands.city[place('armenia')], state.nations.capital[armenia]]).toEqual([
      CLIENT,
      armenia,
      -1,
    ]);
    state.clock.turn += 1;
    // Nobody comes back before the capital stands again.
    done(state, (g) => recoverMinor(g, armenia));
    expect(ownUnits(state, armenia)).toHaveLength(0);
    done(state, (g) => restoreSeats(g));
    expect([state.nations.capital[armenia], state.lands.sack[place('armenia')]]).toEqual([place('armenia'), 0]);
    const back = function* (g: Parameters<typeof recoverMinor>[0]) {
      recoverMinor(g, armenia);
      yield* [];
    };
    Story.of(state, back, 1);
    expect(ownUnits(state, armenia)).toHaveLength(1);
  });

  it('XXVII.A so does one that acts like others, if its conqueror is civilised', () => {
    shows('XXVII.A.i', 'XXVII.A.g');
    const bond = (status: number) => {
      const state = taken('galli', 'langobardi', 'neustria', (p) => p.nation('langobardi', { status }));
      return state.ties.bond[nation('galli')];
    };
    expect([bond(KINGDOM), bond(BARBARIAN)]).toEqual([CLIENT, VASSAL]);
  });

  it('XXVII.A, XXIX.C a barbarian subdues a minor one only if no more than three provinces are left to it', () => {
    shows('XXVII.A.i', 'XXIX.C.a');
    const bond = (...others: readonly PlaceId[]) => {
      const state = taken('armenii', 'langobardi', 'armenia', (p) => {
        p.nation('langobardi', { status: BARBARIAN });
        others.forEach((at, i) => {
          p.units('armenii', at, i < 2 ? { infantry: 1 } : { archers: 1 });
        });
      });
      return state.ties.bond[nation('armenii')];
    };
    expect([bond(), bond('syria', 'phoenicia', 'cilicia', 'pontus')]).toEqual([VASSAL, FREE]);
  });

  it('III.G loses its allies', () => {
    shows('III.G.h');
    const state = taken('visigothi', 'langobardi', 'garumnum', (p) => {
      p.nation('langobardi', { status: KINGDOM });
      makeDeal(p.state, VISIGOTHS, VANDALS, ALLIANCE);
    });
    expect(dealBetween(state, VISIGOTHS, VANDALS)).toBe(0);
  });

  it('XXIX.C a vassal keeps its city', () => {
    const state = taken('visigothi', 'langobardi', 'garumnum', (p) => p.nation('langobardi', { status: KINGDOM }));
    expect([state.ties.bond[VISIGOTHS], state.lands.city[place('garumnum')]]).toEqual([VASSAL, VISIGOTHS]);
  });
});
