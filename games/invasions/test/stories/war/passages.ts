import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, waysFrom } from '../../../src/data/geography.ts';
import { leader, nation, ROMANI, sortNamed } from '../../../src/data/pieces.ts';
import { invades } from '../../../src/rules/lands/calendar.ts';
import { isCleared } from '../../../src/rules/lands/passages.ts';
import { ALLIANCE, HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { stackLimit } from '../../../src/rules/lands/stacking.ts';
import { hordeReach, mayMigrate, migration } from '../../../src/rules/movement/migration.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { BARBARIAN, BY_SEA, deploy, encamp, KINGDOM, move, NOBODY, STOOD, type State } from '../../../src/state.ts';
import {
  moving as approaching,
  type Given,
  GOTHS,
  given,
  HUNS,
  movingUnopposed as moving,
  PERSIANS,
  ROMANS,
  Story,
} from '../../story.ts';

const [VISIGOTHS, VANDALS] = [nation('visigothi'), nation('vandali')];
/** A turn in which the Calendar lets the Vandals invade. */
const INVASION = 4;

describe('barbarians among barbarians', () => {
  /** Visigoths in Valachia, hostile Vandals in Dacia, and Tisia beyond them. */
  const danube = (vandals: number, visigoths = 2) => {
    const state = given((p) => {
      p.empty().turn(4).units('visigothi', 'valachia', { 'noble-cavalry': visigoths });
      p.units('vandali', 'dacia', { infantry: vandals });
    });
    makeDeal(state, VISIGOTHS, VANDALS, HOSTILITY);
    return state;
  };
  const all = (count: number) => (count > 1 ? `take ${count}*visigothi-noble-cavalry` : 'take visigothi-noble-cavalry');

  it('XVIII.C do not stop each other in barbarian country, not even as enemies', () => {
    shows('XVIII.C.b');
    const story = moving(danube(2), VISIGOTHS).answer(GOTHS, 'from valachia', all(2), 'to tisia');
    expect([story.units('visigothi', 'tisia'), story.units('vandali', 'dacia')]).toEqual([2, 2]);
  });

  it('XVIII.C are stopped by the horde of a kingdom, with units or without', () => {
    shows('XVIII.C.a', 'XVIII.C.b', 'G79');
    const goesOn = (status: number, change: (p: Given) => void) => {
      const state = given((p) => {
        p.empty().turn(4).units('visigothi', 'valachia', { 'noble-cavalry': 2 }).nation('vandali', { status });
        change(p);
        makeDeal(p.state, VISIGOTHS, VANDALS, HOSTILITY);
      });
      const story = moving(state, VISIGOTHS).answer(GOTHS, 'from valachia', all(2), 'to dacia');
      return story.offered(GOTHS).includes('from dacia');
    };
    expect(goesOn(KINGDOM, (p) => p.horde('vandali', 'dacia'))).toBe(false);
    expect(goesOn(KINGDOM, (p) => p.units('vandali', 'dacia', { 'noble-cavalry': 1 }))).toBe(false);
    expect(goesOn(BARBARIAN, (p) => p.horde('vandali', 'dacia'))).toBe(true);
  });

  it('XVIII.C who has come among them may go on later', () => {
    const story = moving(danube(2), VISIGOTHS).answer(GOTHS, 'from valachia', all(2), 'to dacia');
    const [rider] = unitsAt(story.state, VISIGOTHS, place('dacia'));
    expect(story.state.stacks.steps[rider]).toBe(1);
    expect(story.offered(GOTHS)).toContain('from dacia');
  });

  it('XVIII.E six who only pass let a single enemy be; six who stay overrun him', () => {
    const six = (to: string) => {
      const state = danube(1, 5);
      deploy(state, sortNamed(VISIGOTHS, 'archers'), 1, place('valachia'));
      state.pieces.leaderAt[leader('alaricus')] = place('valachia');
      const story = moving(state, VISIGOTHS);
      while (story.asked !== 'stack') story.answer(GOTHS, story.asked === 'lead' ? 'lead alaricus' : 'from valachia');
      // The last bundle is the whole stack.
      story.answer(GOTHS, story.offered(GOTHS).at(-1) ?? '', to);
      if (to === 'to dacia') story.answer(GOTHS, 'yes');
      return story.units('vandali', 'dacia');
    };
    expect([six('to tisia'), six('to dacia')]).toEqual([1, 0]);
  });
});

describe('a passage', () => {
  /** Legions wait in Rhodanus among Vandals; another in Burgondia would pass to Arvernia. */
  const cleared = (vandals: number, legions: number, led = false) => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'rhodanus', { legion: legions }).units('romani', 'burgondia', { equites: 1 });
      p.units('vandali', 'rhodanus', { infantry: vandals });
      if (led) p.leader('stilicho', 'rhodanus');
    });
    return isCleared(state, ROMANI, place('rhodanus'), vandals);
  };

  it('XVIII.F is cleared by no more units than may stand there: three defenders need a leader', () => {
    shows('XVII.A.f', 'XVIII.F.e');
    expect([cleared(1, 2), cleared(2, 3), cleared(2, 4), cleared(2, 6)]).toEqual([true, false, true, true]);
    expect([cleared(3, 6), cleared(3, 6, true)]).toEqual([false, true]);
  });

  it('XVIII.F, G308 is cleared by those who have landed and by allies, not by those who came over a strait', () => {
    shows('XVIII.F.f', 'XXXIV.a', 'G308');
    const clears = (from: number, owner = ROMANI) => {
      const state = given((p) => {
        p.empty().turn(5).units('romani', 'sicilia', { legion: 2 }).units('vandali', 'sicilia', { infantry: 1 });
        if (owner !== ROMANI) makeDeal(p.state, owner, ROMANI, ALLIANCE);
      });
      for (const unit of unitsAt(state, ROMANI, place('sicilia'))) state.stacks.from[unit] = from;
      return isCleared(state, owner, place('sicilia'), 1);
    };
    expect([clears(STOOD), clears(BY_SEA), clears(strait('sicilia')), clears(STOOD, VISIGOTHS)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('XVIII.F, G405 who is held does not get away from those who pass', () => {
    shows('XVIII.F.b', 'G405');
    /** Some Franks enter Neustria, where a Roman fails to get away; then the other two or three march on. */
    const passing = (first: number) => {
      const state = given((p) => {
        p.empty().turn(3).units('franci', 'belgae', { 'francisca-infantry': 4 });
        p.units('romani', 'neustria', { limitanei: 1 });
      });
      state.orders.intercepts.fill('never');
      const story = approaching(state, nation('franci'), 1);
      const some = first > 1 ? `${first}*` : '';
      story.answer(HUNS, 'from belgae', `take ${some}franci-francisca-infantry`, 'to neustria');
      story.answer(ROMANS, 'evade-to burgondia');
      return story.answer(HUNS, 'from belgae', `take ${4 - first}*franci-francisca-infantry`);
    };
    const held = passing(2).answer(HUNS, 'to burgondia');
    expect([held.asked, held.units('franci', 'burgondia'), held.units('romani', 'neustria')]).toEqual(['move', 2, 1]);
    // One does not hold him.
    expect(passing(1).answer(HUNS, 'to neustria').asked).toBe('evade');
  });

  /** The other shore of a strait. */
  const strait = (at: PlaceId) => waysFrom(0, place(at)).find(({ border }) => border === 'strait')?.to ?? NOBODY;
});

describe('an Invasion', () => {
  it('XVII.B lets one more stand together in the activation of whoever invades, not before or after', () => {
    shows('XVII.B.c', 'XVII.B.d', 'XVIII.H.a', 'XVIII.H.c', 'XXXIV.ae');
    const state = given((p) =>
      p.empty().turn(2).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 1 }),
    );
    expect(invades(state, VISIGOTHS)).toBe(true);
    const limit = (active: number) => {
      state.activation.active = active;
      return stackLimit(state, VISIGOTHS, place('valachia'));
    };
    expect([limit(NOBODY), limit(VISIGOTHS), limit(VANDALS)]).toEqual([4, 5, 4]);
  });
});

describe('a horde at a strait', () => {
  /** The Vandals stand in Hispalensis; across the strait lies Tingitania. */
  const gibraltar = (change: (p: Given) => void = () => {}, turn = 5) =>
    given((p) => {
      p.empty().turn(turn).horde('vandali', 'hispalensis').units('vandali', 'hispalensis', { infantry: 2, cavalry: 1 });
      for (const at of ['hispalensis', 'tingitania'] as const) p.state.lands.level[place(at)] = 0;
      change(p);
    });
  const fleet = (p: Given) => p.units('romani', 'sinus-gaditanus', { classis: 1 });

  it('XVIII.G, J migrates over it with all its people', () => {
    const state = gibraltar();
    expect(mayMigrate(state, VANDALS)).toBe(true);
    Story.of(state, (g) => migration(g, VANDALS)).answer(PERSIANS, 'horde-to tingitania', 'done');
    expect(state.nations.horde[VANDALS]).toBe(place('tingitania'));
    expect(unitsAt(state, VANDALS, place('tingitania'))).toHaveLength(3);
  });

  it('XXV.F not past a hostile fleet, nor when it does not start from the shore', () => {
    const reaches = (state: State) => {
      const story = Story.of(state, (g) => migration(g, VANDALS));
      return story.offered(PERSIANS).includes('horde-to tingitania');
    };
    expect([reaches(gibraltar()), reaches(gibraltar(fleet))]).toEqual([true, false]);
    const inland = gibraltar((p) => p.clear('hispalensis').horde('vandali', 'cuneus'));
    expect(reaches(inland)).toBe(false);
  });

  it('XVIII.H, J in an Invasion the strait takes all its steps, and it follows its units into battle', () => {
    const state = gibraltar((p) => p.units('romani', 'tingitania', { legion: 1 }), INVASION);
    expect(invades(state, VANDALS)).toBe(true);
    expect(hordeReach(state, VANDALS)).not.toContain(place('tingitania'));
    for (const counter of unitsAt(state, VANDALS, place('hispalensis'))) move(state, counter, place('tingitania'));
    expect(hordeReach(state, VANDALS)).toContain(place('tingitania'));
    const story = moving(state, VANDALS).answer(PERSIANS, 'move-horde', 'horde-to tingitania');
    expect([state.nations.horde[VANDALS], state.stacks.hordeSteps[VANDALS]]).toEqual([place('tingitania'), 3]);
    expect(story.offered(PERSIANS)).not.toContain('move-horde');
    state.stacks.hordeSteps[VANDALS] = 1;
    encamp(state, VANDALS, place('hispalensis'));
    expect(hordeReach(state, VANDALS)).not.toContain(place('tingitania'));
  });
});
