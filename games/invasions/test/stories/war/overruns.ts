import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { HORSE_STEPS } from '../../../src/data/figures.ts';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI, sortNamed } from '../../../src/data/pieces.ts';
import { renewFleets } from '../../../src/rules/activation/orders.ts';
import { endAlliance, gatherPartners } from '../../../src/rules/diplomacy/alliances.ts';
import { isSupported } from '../../../src/rules/lands/afloat.ts';
import { ALLIANCE, dealBetween, makeDeal } from '../../../src/rules/lands/relations.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { fleetGoals, fleetOrders, loseStrayFleets } from '../../../src/rules/sea/fleets.ts';
import { deploy, FOR_NOW, KINGDOM, NOBODY, remove } from '../../../src/state.ts';
import { type Given, GOTHS, given, movingUnopposed as moving, ROMANS, Story } from '../../story.ts';

const [VANDALS, VISIGOTHS] = [nation('vandali'), nation('visigothi')];

describe('on the march', () => {
  it('XVIII.J a strait takes every step; the Bosphorus two of its master’s', () => {
    const steps = (from: PlaceId, to: PlaceId, owner: 'romani' | 'orientali') => {
      const state = given((p) => p.empty().turn(3).units(owner, from, { equites: 1 }));
      moving(state, nation(owner)).answer(ROMANS, `from ${from}`, `to ${to}`);
      const [unit] = unitsAt(state, nation(owner), place(to));
      return Math.min(HORSE_STEPS, state.stacks.steps[unit]);
    };
    expect(steps('beneventum', 'sicilia', 'romani')).toBe(4);
    expect([steps('thracia', 'bythinia', 'orientali'), steps('moesia-inferior', 'bythinia', 'orientali')]).toEqual([
      2, 3,
    ]);
    expect(steps('burgondia', 'arvernia', 'romani')).toBe(2);
  });

  it('XVIII.B a leader spends the steps of his way, and has none left where he must stop', () => {
    const spent = (enemy: boolean) => {
      const state = given((p) => {
        p.empty().turn(3).units('romani', 'burgondia', { legion: 1 }).leader('stilicho', 'burgondia');
        if (enemy) p.units('vandali', 'rhodanus', { infantry: 2 });
      });
      moving(state, ROMANI).answer(ROMANS, 'from burgondia', 'lead stilicho', 'take romani-legion', 'to rhodanus');
      return state.stacks.leaderSteps[leader('stilicho')];
    };
    expect(spent(false)).toBe(1);
    expect(spent(true)).toBeGreaterThan(5);
  });

  /** Six legions, or what the story says, march into Rhodanus, where a Vandal stands. */
  const rhodanus = (change: (p: Given) => void, to: PlaceId = 'rhodanus') => {
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 6 }).units('vandali', 'rhodanus', { infantry: 1 });
      p.leader('stilicho', 'burgondia');
      change(p);
    });
    const story = moving(state, ROMANI);
    story.answer(ROMANS, 'from burgondia', 'lead stilicho');
    const all = story.offered(ROMANS, 'take').sort((a, b) => b.length - a.length)[0];
    story.answer(ROMANS, story.offered(ROMANS).includes('take 6*romani-legion') ? 'take 6*romani-legion' : all);
    return { state, story: story.answer(ROMANS, `to ${to}`) };
  };

  it('XVIII.E six overrun a single one, and their leader spends the step too', () => {
    shows('XVIII.E.a', 'XVIII.E.b');
    const { state, story } = rhodanus(() => {});
    story.answer(ROMANS, 'yes');
    expect([story.told('overrun').length, story.units('vandali', 'rhodanus')]).toEqual([1, 0]);
    expect(state.stacks.leaderSteps[leader('stilicho')]).toBe(2);
  });

  it('XVIII.E they may leave it for the Combat; where so many may not stand they are sent to overrun', () => {
    shows('XVIII.E.a');
    const { story } = rhodanus(() => {});
    expect(story.asked).toBe('overrun');
    story.answer(ROMANS, 'no');
    expect([story.told('overrun').length, story.units('vandali', 'rhodanus'), story.asked]).toEqual([0, 1, null]);
    const mountains = given((p) => {
      p.empty().turn(3).units('romani', 'rhodanus', { legion: 6 }).units('vandali', 'arvernia', { infantry: 1 });
      p.leader('stilicho', 'rhodanus');
    });
    const crowd = moving(mountains, ROMANI);
    crowd.answer(ROMANS, 'from rhodanus', 'lead stilicho', 'take 6*romani-legion', 'to arvernia');
    expect(crowd.told('overrun')).toHaveLength(1);
  });

  it('XVIII.F six do not overrun where others have cleared the way for them, and spend no step on it', () => {
    shows('XVIII.F.a');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 6 }).units('vandali', 'rhodanus', { infantry: 1 });
      p.units('romani', 'rhodanus', { limitanei: 2 }).leader('stilicho', 'burgondia');
    });
    const story = moving(state, ROMANI).answer(
      ROMANS,
      'from burgondia',
      'lead stilicho',
      'take 6*romani-legion',
      'to vienna',
    );
    expect([story.told('overrun').length, story.units('vandali', 'rhodanus')]).toEqual([0, 1]);
    expect(state.stacks.leaderSteps[leader('stilicho')]).toBe(2);
  });

  it('XXXVII.D, G270 if Valens is overrun Theodosius takes over a stack that is left', () => {
    shows('G270', 'XXXVII.D.a');
    const state = given((p) => {
      p.empty()
        .turn(2)
        .units('visigothi', 'naissus', { infantry: 5, archers: 1 })
        .units('orientali', 'dardania', { legion: 1 });
      p.leader('valens', 'dardania').leader('fritigernus', 'naissus').units('romani', 'liger', { legion: 1 });
      p.units('orientali', 'thracia', { legion: 1 });
    });
    state.lands.level[place('dardania')] = 0;
    const story = moving(state, VISIGOTHS, 1);
    story.answer(GOTHS, 'from naissus', 'lead fritigernus', 'take visigothi-archers+5*visigothi-infantry');
    story.answer(GOTHS, 'to dardania', 'yes');
    expect(story.offered(ROMANS)).toEqual(['post liger', 'post thracia']);
    story.answer(ROMANS, 'post thracia');
    expect(state.pieces.leaderAt[leader('theodosius')]).toBe(place('thracia'));
  });

  it('XVIII.E, I not where a Limes or walls stand, nor two of them', () => {
    shows('XVIII.E.a', 'XVIII.E.d', 'G37');
    const overrun = (change: (p: Given) => void) => rhodanus(change).story.told('overrun').length;
    expect(overrun((p) => p.units('vandali', 'rhodanus', { infantry: 1 }))).toBe(0);
    const limes = (p: Given) => {
      p.state.lands.limes[place('rhodanus')] = VANDALS;
    };
    const walls = (p: Given) => {
      p.city('rhodanus', 'vandali', 2).state.lands.fortified[place('rhodanus')] = 1;
    };
    expect([overrun(limes), overrun(walls), overrun((p) => p.horde('vandali', 'rhodanus'))]).toEqual([0, 0, 0]);
  });

  it('XXX.H mercenaries do not count against their own people', () => {
    shows('XXX.H.f');
    const { story } = rhodanus((p) => {
      const [legion] = unitsAt(p.state, ROMANI, place('burgondia'));
      p.units('vandali', 'latium', { cavalry: 1 });
      const [hired] = unitsAt(p.state, VANDALS, place('latium'));
      lend(p.state, hired, ROMANI, place('burgondia'), FOR_NOW);
      // One legion fewer: six of them march, but one is a Vandal.
      remove(p.state, legion);
    });
    expect(story.told('moved')[0].units).toContain('vandali-cavalry');
    expect([story.told('overrun').length, story.units('vandali', 'rhodanus')]).toEqual([0, 1]);
  });

  it('XVIII.F those who pass where others have cleared the way do not stop', () => {
    shows('XVIII.C.d', 'XVIII.F.a');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'burgondia', { legion: 1 }).units('vandali', 'rhodanus', { infantry: 1 });
      p.units('romani', 'rhodanus', { legion: 2 }).units('vandali', 'liger', { infantry: 2 });
    });
    const story = moving(state, ROMANI).answer(ROMANS, 'from burgondia', 'to arvernia');
    expect([story.units('romani', 'arvernia'), story.units('vandali', 'rhodanus')]).toEqual([1, 1]);
  });
});

describe('harbours', () => {
  it('XXV.A a fleet is supported up to two zones from a built port of its own', () => {
    shows('XXV.A.b', 'G20');
    const state = given((p) => {
      p.empty().turn(6).nation('vandali', { status: KINGDOM });
      for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
      p.state.lands.areaControl.fill(NOBODY);
      p.city('saldae', 'vandali', 1).units('vandali', 'saldae', { infantry: 1 });
    });
    const held = (...seas: readonly PlaceId[]) => seas.map((sea) => isSupported(state, VANDALS, place(sea)));
    // Saldae lies on the Mare Mauretanicum; Sinus Gallicus is beside it, the Propontis far away.
    expect(held('mare-mauretanicum', 'sinus-gallicus', 'propontis')).toEqual([true, true, false]);
    expect(isSupported(state, ROMANI, place('mare-mauretanicum'))).toBe(false);
    state.lands.level[place('saldae')] = 0;
    expect(held('mare-mauretanicum')).toEqual([false]);
    const rome = given((p) => p.turn(3));
    rome.lands.control.fill(NOBODY);
    expect(isSupported(rome, ROMANI, place('mare-tyrrhenum'))).toBe(false);
  });

  it('G20 a stray fleet leaves the map', () => {
    const state = given((p) =>
      p.empty().turn(6).nation('vandali', { status: KINGDOM }).units('vandali', 'mare-suebicum', { classis: 1 }),
    );
    Story.of(state, function* (g) {
      loseStrayFleets(g, VANDALS);
      yield* [];
    });
    expect(unitsAt(state, VANDALS, place('mare-suebicum'))).toEqual([]);
  });

  it('XXV.A four of a nation find room in a zone; two that find none together stay', () => {
    shows('XXV.A.d');
    const room = (there: number, count: number) => {
      const state = given((p) => p.empty().turn(3).units('orientali', 'propontis', { classis: there }));
      return fleetGoals(state, ORIENTALI, place('mare-aegeum'), count, 1).includes(place('propontis'));
    };
    expect([room(3, 1), room(3, 2), room(2, 2)]).toEqual([true, false, true]);
  });

  it('XXV.A two fleets go as far as the one with fewer steps', () => {
    const state = given((p) => p.empty().turn(3).units('orientali', 'mare-aegeum', { classis: 2 }));
    const story = moving(state, ORIENTALI);
    state.stacks.steps[unitsAt(state, ORIENTALI, place('mare-aegeum'))[0]] = 3;
    story.answer(ROMANS, 'from mare-aegeum', 'take 2*orientali-classis');
    expect(story.offered(ROMANS, 'to')).toContain('to propontis');
    expect(story.offered(ROMANS, 'to')).not.toContain('to pontus-euxinus');
  });

  it('XXII.B no fleet moves on a campaign', () => {
    const state = given((p) => p.empty().turn(3).units('orientali', 'mare-aegeum', { classis: 1 }));
    renewFleets(state, ORIENTALI);
    expect(fleetOrders(state, ORIENTALI)).not.toEqual([]);
    state.activation.marching = leader('theodosius');
    expect(fleetOrders(state, ORIENTALI)).toEqual([]);
  });

  it('XXV.B a second stack in the zone may still declare when the first has', () => {
    const state = given((p) => {
      p.empty().turn(3).units('orientali', 'propontis', { classis: 3 }).nation('vandali', { status: KINGDOM });
      p.units('vandali', 'propontis', { classis: 1 });
    });
    renewFleets(state, ORIENTALI);
    const fleets = unitsAt(state, ORIENTALI, place('propontis'));
    const offered = () => fleetOrders(state, ORIENTALI).map(({ id }) => id);
    for (const fleet of fleets.slice(0, 2)) state.stacks.engaged[fleet] = 1;
    expect(offered()).toContain('engage-at propontis');
    state.stacks.engaged[fleets[2]] = 1;
    expect(offered()).not.toContain('engage-at propontis');
  });
});

describe('allies part', () => {
  const shared = (vandals: number, goths: number, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(5).nation('vandali', { status: KINGDOM, age: 2 }).nation('visigothi', { status: KINGDOM, age: 5 });
      p.units('vandali', 'arvernia', { infantry: vandals }).units('visigothi', 'arvernia', { infantry: goths });
      for (const [owner, at] of [
        [VANDALS, 'septimania'],
        [VISIGOTHS, 'aquitania'],
      ] as const)
        deploy(p.state, sortNamed(owner, owner === VANDALS ? 'cavalry' : 'noble-cavalry'), 1, place(at));
    });
    makeDeal(state, VANDALS, VISIGOTHS, ALLIANCE);
    const story = Story.of(state, (g) => endAlliance(g, VANDALS, VISIGOTHS), ...dice);
    while (story.run.decision !== null) {
      const [{ seat, options }] = story.run.decision.asks;
      story.answer(seat, options[0].id);
    }
    expect(dealBetween(state, VANDALS, VISIGOTHS)).toBe(0);
    return [story.units('vandali', 'arvernia'), story.units('visigothi', 'arvernia')];
  };

  it('XXVI.B the smaller force leaves what they shared; of equal ones the younger on a D2, else the older', () => {
    shows('XXVI.B.h', 'XXVI.B.i', 'XXVI.B.j', 'XXXVI.B.l');
    expect([shared(1, 2), shared(2, 1)]).toEqual([
      [0, 2],
      [2, 0],
    ]);
    expect([shared(1, 1, 2), shared(1, 1, 1)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  it('XXVI.B allies come right after the first of them', () => {
    const state = given((p) => p.turn(5).phase('military', 'franci', 'vandali', 'alani', 'visigothi'));
    state.clock.next = 1;
    makeDeal(state, VANDALS, VISIGOTHS, ALLIANCE);
    makeDeal(state, VANDALS, nation('franci'), ALLIANCE);
    gatherPartners(state, VANDALS);
    // The Franks have had their activation.
    expect(state.activation.partners).toEqual([VISIGOTHS]);
    expect(state.clock.queue).toEqual([nation('franci'), VANDALS, VISIGOTHS, nation('alani')]);
    gatherPartners(state, nation('hunni'));
    expect(state.activation.partners).toEqual([]);
  });
});
