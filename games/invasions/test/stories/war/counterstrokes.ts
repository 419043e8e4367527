import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../../src/data/geography.ts';
import { leader, nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { interceptors } from '../../../src/rules/movement/interception.ts';
import { unitsAt } from '../../../src/rules/pieces/units.ts';
import { encamp, NOBODY } from '../../../src/state.ts';
import { type Given, GOTHS, given, HUNS, moving, ROMANS, type Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');
const asked = (story: Story) => story.run.decision?.asks[0].prompt;

describe('while Rome is one', () => {
  /** A legion of each half in Naissus, led by Valens; Visigoths cross from Valachia into Moesia Superior. */
  const danube = (turn: number, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().turn(turn).units('visigothi', 'valachia', { infantry: 1, archers: 1 });
      p.units('romani', 'naissus', { legion: 1 })
        .units('orientali', 'naissus', { legion: 1 })
        .leader('valens', 'naissus');
    });
    state.orders.evades.fill('never');
    state.lands.level[place('moesia-superior')] = 0;
    const story = moving(state, VISIGOTHS, ...dice);
    return story.answer(GOTHS, 'from valachia', 'take visigothi-infantry', 'to moesia-superior');
  };

  it('XXXVII.A both halves in a province are one stack: it intercepts with one roll, and with its leader', () => {
    shows('XXXVII.A.b');
    // The last three are those of the battle that follows.
    const story = danube(2, 9, 1, 1, 1).answer(ROMANS, 'intercept naissus');
    expect(asked(story)?.ask).toBe('interceptors');
    story.answer(ROMANS, 'take orientali-legion+romani-legion');
    expect(story.told('intercepted')).toHaveLength(1);
    expect([story.units('romani', 'moesia-superior'), story.units('romani', 'naissus')]).toEqual([2, 0]);
  });

  it('XXXVII.A the capital of either is the capital of both', () => {
    const state = given((p) => p.empty().turn(2).units('orientali', 'umbria', { legion: 1 }));
    const modifier = (turn: number) => {
      state.clock.turn = turn;
      state.nations.capital[ROMANI] = place('latium');
      return interceptors(state, VISIGOTHS, ORIENTALI, place('latium')).map((one) => one.modifier);
    };
    // Three steps around the ridge take one from the die.
    expect([modifier(2), modifier(4)]).toEqual([[4], [1]]);
  });
});

describe('a horde that is alone', () => {
  it('III.D, XIX.B may evade like others', () => {
    shows('III.D.i');
    const state = given((p) => {
      p.empty().turn(4).units('orientali', 'tyras', { legion: 1 }).horde('visigothi', 'valachia');
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, ORIENTALI, 9).answer(ROMANS, 'from tyras', 'to valachia');
    expect(asked(story)).toMatchObject({ ask: 'evade', args: { nation: 'visigothi' } });
    const dry = story.offered(GOTHS, 'evade-to').find((id) => id === 'evade-to hypanis');
    story.answer(GOTHS, dry ?? '');
    expect(state.nations.horde[VISIGOTHS]).toBe(place('hypanis'));
  });
});

describe('a leader whose stack evades', () => {
  /** Gratianus and two legions in Burgondia; two Alemanni come from Lotharingia, and the dice let the Romans go. */
  const flees = (units: string) => {
    const state = given((p) => {
      p.empty().turn(2).units('romani', 'burgondia', { legion: 2 }).leader('gratianus', 'burgondia');
      p.units('alamanni', 'lotharingia', { infantry: 2 });
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, nation('alamanni'), 10);
    story.answer(HUNS, 'from lotharingia', 'take 2*alamanni-infantry', 'to burgondia');
    return story.answer(ROMANS, 'evade-to rhodanus', units);
  };
  const at = (story: Story) => placeId(story.state.pieces.leaderAt[leader('gratianus')]);

  it('XIX.B flees along, or stays with those who are left behind', () => {
    shows('XIX.B.m');
    const some = flees('take romani-legion');
    expect(asked(some)?.ask).toBe('flees');
    expect(at(some.answer(ROMANS, 'no'))).toBe('burgondia');
    expect(at(flees('take romani-legion').answer(ROMANS, 'yes'))).toBe('rhodanus');
    const all = flees('take 2*romani-legion');
    expect([all.told('evaded').length, asked(all)?.ask === 'flees', at(all)]).toEqual([1, false, 'rhodanus']);
  });
});

describe('those who get away', () => {
  /** Three legions in Burgondia get away from an Alemannic band, one of them as far as Arvernia. */
  const away = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).units('romani', 'burgondia', { legion: 3 }).units('alamanni', 'lotharingia', { infantry: 1 });
      change(p);
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, nation('alamanni'), 10).answer(HUNS, 'from lotharingia', 'to burgondia');
    return story.answer(ROMANS, 'evade-to arvernia', 'take romani-legion');
  };

  it('XIX.B may leave some behind on the way', () => {
    shows('XIX.B.n');
    const story = away();
    expect([asked(story)?.ask, story.offered(ROMANS)]).toEqual([
      'straggle',
      ['done', 'evade-to liger', 'evade-to rhodanus'],
    ]);
    story.answer(ROMANS, 'evade-to rhodanus', 'take romani-legion', 'done');
    const legions = (['arvernia', 'rhodanus', 'burgondia'] as const).map((at) => story.units('romani', at));
    expect(legions).toEqual([1, 1, 1]);
  });

  it('XIX.B not where there is no room', () => {
    shows('XIX.B.p');
    const full = away((p) => p.units('romani', 'rhodanus', { limitanei: 4 }));
    expect(full.offered(ROMANS)).toEqual(['done', 'evade-to liger']);
  });
});

describe('an intercepted stack', () => {
  /** Six Visigoths with their king in Valachia; a single unit waits in Naissus, and the dice let it come. */
  const caught = (riders: number, change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).units('visigothi', 'valachia', { 'noble-cavalry': riders, infantry: 1 });
      p.leader('alaricus', 'valachia').units('orientali', 'naissus', { limitanei: 1 });
      change(p);
    });
    encamp(state, VISIGOTHS, place('dacia'));
    state.lands.limes.fill(NOBODY);
    state.lands.level[place('moesia-superior')] = 0;
    state.orders.evades.fill('never');
    const story = moving(state, VISIGOTHS, 10);
    while (asked(story)?.ask !== 'to') {
      const lead = story.offered(GOTHS).find((id) => id === 'lead alaricus');
      const stack = story.offered(GOTHS, 'take').at(-1);
      story.answer(GOTHS, lead ?? stack ?? 'from valachia');
    }
    story.answer(GOTHS, 'to moesia-superior');
    return story.answer(ROMANS, 'intercept naissus');
  };

  it('XIX.A of six overruns a single unit that came between, for a step more', () => {
    shows('XIX.A.w');
    const story = caught(5).answer(GOTHS, 'yes');
    expect([story.told('overrun').length, story.told('battle').length]).toEqual([1, 0]);
    const [rider] = unitsAt(story.state, VISIGOTHS, place('moesia-superior'));
    expect(story.state.stacks.steps[rider]).toBe(2);
  });

  it('XIX.A of six may fight a single unit that came between, if it likes that better', () => {
    shows('XIX.A.w');
    const story = caught(5);
    expect(asked(story)?.ask).toBe('overrun');
    story.answer(GOTHS, 'no', 'no');
    expect([story.told('overrun').length, story.told('battle').length]).toEqual([0, 1]);
  });

  it('XIX.A of five has to fight it', () => {
    shows('XIX.A.w');
    const story = caught(4).answer(GOTHS, 'no');
    expect([story.told('overrun').length, story.told('battle').length]).toEqual([0, 1]);
  });

  it('XIX.A, XVIII.F with twice as many units holds them where they are, if it likes: the battle waits for the Combat', () => {
    shows('XIX.A.w');
    const held = caught(3);
    expect(asked(held)?.ask).toBe('clear');
    held.answer(GOTHS, 'yes');
    expect([held.told('battle').length, held.units('visigothi', 'moesia-superior')]).toEqual([0, 4]);
    const [rider] = unitsAt(held.state, VISIGOTHS, place('moesia-superior'));
    expect(held.state.stacks.steps[rider]).toBeGreaterThan(4);
    expect(caught(3).answer(GOTHS, 'no').told('battle')).toHaveLength(1);
    const two = caught(1, (p) => p.units('orientali', 'naissus', { sagittarii: 1 }));
    expect(asked(two)?.ask).toBe('interceptors');
    two.answer(ROMANS, 'take orientali-limitanei+orientali-sagittarii');
    expect([asked(two)?.ask === 'clear', two.told('battle').length]).toEqual([false, 1]);
  });
});
