import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../src/data/geography.ts';
import { leader, nation, ROMANI } from '../../src/data/pieces.ts';
import { activation } from '../../src/rules/activation/military.ts';
import { ALLIANCE } from '../../src/rules/lands/relations.ts';
import { evasionModifier } from '../../src/rules/movement/evasion.ts';
import { interceptors } from '../../src/rules/movement/interception.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import type { Standing } from '../../src/state.ts';
import { type Given, GOTHS, given, HUNS, moving, mutiny, ROMANS, Story } from '../story.ts';

const ALEMANNI = nation('alamanni');
const GRATIANUS = leader('gratianus');

/** What is asked of whoever may react, if he is asked. */
const question = (story: Story) => story.run.decision?.asks[0].prompt;

describe('evasion', () => {
  /** Two Alemanni fall upon Gratianus, a legion and some horse. */
  const attacked = (at: PlaceId, order: Standing, ...dice: readonly number[]) =>
    fallenUpon(() => {}, at, order, ...dice);

  const fallenUpon = (change: (p: Given) => void, at: PlaceId, order: Standing, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().units('alamanni', 'lotharingia', { infantry: 2 });
      p.units('romani', at, { legion: 1, equites: 1 }).leader('gratianus', at);
      change(p);
    });
    state.orders.intercepts.fill('never');
    state.orders.evades.fill(order);
    const story = moving(state, ALEMANNI, ...dice);
    return story.answer(HUNS, 'from lotharingia', 'take 2*alamanni-infantry', `to ${at}`);
  };

  it('XIX.B on a 9 with the leader’s bonus those who are named get away, and he with them', () => {
    shows('XIX.B.a', 'XIX.B.b', 'XIX.B.d', 'XIX.B.i');
    const story = attacked('burgondia', 'ask', 8);
    expect(question(story)).toMatchObject({ ask: 'evade', args: { nation: 'romani', enemy: 'alamanni', modifier: 1 } });
    // Where the enemy came from is empty now, and rural: the book forbids it to those who retreat only (XX.L).
    expect(story.offered(ROMANS)).toContain('evade-to lotharingia');
    story.answer(ROMANS, 'evade-to rhodanus', 'take romani-equites', 'yes');
    expect(story.told('evaded')).toMatchObject([{ province: 'burgondia', to: 'rhodanus', roll: 9 }]);
    expect([story.units('romani', 'rhodanus'), story.units('romani', 'burgondia')]).toEqual([1, 1]);
    expect(story.state.pieces.leaderAt[GRATIANUS]).toBe(place('rhodanus'));
  });

  it('XIX.B with less they stay, and the answer is told', () => {
    shows('XIX.B.i', 'XIX.B.j');
    const story = attacked('burgondia', 'ask', 7).answer(ROMANS, 'evade-to rhodanus');
    expect(story.told('evade.failed')).toMatchObject([{ roll: 8 }]);
    expect([story.units('romani', 'burgondia'), story.state.pieces.leaderAt[GRATIANUS]]).toEqual([
      2,
      place('burgondia'),
    ]);
  });

  it('XIX.B over a ridge it is harder by two, if one cannot get there dry-shod within three steps', () => {
    shows('XIX.B.h');
    const to = (where: PlaceId, die: number) =>
      attacked('burgondia', 'ask', die).answer(ROMANS, `evade-to ${where}`).events.at(-1);
    const roll = (die: number) => to('taurinorum', die);
    // The short way to Liger leads over a river, a longer one does not.
    expect(to('liger', 8)).toMatchObject({ event: 'evaded', roll: 9 });
    expect(roll(9)).toMatchObject({ event: 'evade.failed', roll: 8 });
    expect(roll(10)).toMatchObject({ event: 'evaded', roll: 9 });
  });

  it('XIX.B, G79 nobody gets away to where a horde of his enemies stands, or past it', () => {
    const open = attacked('burgondia', 'ask').offered(ROMANS);
    expect(open).toEqual(expect.arrayContaining(['evade-to rhodanus', 'evade-to vienna']));
    const barred = fallenUpon((p) => p.horde('burgundi', 'rhodanus'), 'burgondia', 'ask').offered(ROMANS);
    expect(barred).not.toContain('evade-to rhodanus');
    expect(barred.length).toBeLessThan(open.length);
  });

  it('XIX.B whoever stands is not rolled for', () => {
    const story = attacked('burgondia', 'ask').answer(ROMANS, 'stand');
    expect([story.told('evaded'), story.told('evade.failed'), story.units('romani', 'burgondia')]).toEqual([[], [], 2]);
  });

  it('a standing order spares the question, not the choice where to', () => {
    expect(attacked('burgondia', 'never').asked).not.toBe('evade');
    const always = attacked('burgondia', 'always');
    expect(always.asked).toBe('evade');
    expect(always.offered(ROMANS)).not.toContain('stand');
    // Likely are six faces of ten: behind walls, with Gratianus, five are enough; in the open it is two.
    expect(attacked('treveria', 'likely').asked).toBe('evade');
    expect(attacked('burgondia', 'likely').asked).not.toBe('evade');
  });

  it('an order for the meantime holds until whoever is active has come to rest', () => {
    const state = given((p) => {
      p.empty().units('alamanni', 'lotharingia', { infantry: 2 }).units('romani', 'burgondia', { legion: 1 });
    });
    state.clock.phase = 'military';
    state.orders.intercepts.fill('meanwhile');
    state.orders.evades.fill('meanwhile');
    state.orders.evades[GOTHS] = 'never';
    const story = new Story(state, Chance.fromSeed(seedFrom('Alemanni')), (g) => activation(g, ALEMANNI));
    story.answer(HUNS, 'from lotharingia', 'take 2*alamanni-infantry', 'to burgondia');
    expect(story.asked).not.toBe('evade');
    story.anyhow();
    expect(new Set(state.orders.intercepts)).toEqual(new Set(['ask']));
    expect(state.orders.evades).toContain('never');
    expect(state.orders.evades).not.toContain('meanwhile');
  });

  it('XIX.B the bonus: a leader, walls, twice the units; less horse takes one away', () => {
    shows('III.C.j', 'XIX.B.d', 'XIX.B.e', 'XIX.B.f', 'XIX.B.g');
    const modifier = (at: PlaceId, own: Record<string, number>, foes: Record<string, number>, led = false) => {
      const state = given((p) => {
        p.empty().units('alamanni', 'lotharingia', foes).units('romani', at, own);
        if (led) p.leader('gratianus', at);
      });
      const attackers = unitsAt(state, ALEMANNI, place('lotharingia'));
      return evasionModifier(state, ROMANI, unitsAt(state, ROMANI, place(at)), attackers, place(at));
    };
    const two = { infantry: 2 };
    expect(modifier('burgondia', { legion: 1 }, two)).toBe(0);
    expect(modifier('burgondia', { legion: 1 }, two, true)).toBe(1);
    expect(modifier('treveria', { legion: 1 }, two)).toBe(3);
    expect(modifier('burgondia', { legion: 3 }, two)).toBe(0);
    expect(modifier('burgondia', { legion: 4 }, two)).toBe(3);
    const state = given((p) => {
      p.empty()
        .units('visigothi', 'dacia', { 'noble-cavalry': 2 })
        .units('orientali', 'thracia', { equites: 1, legion: 1 });
    });
    const attackers = unitsAt(state, nation('visigothi'), place('dacia'));
    const own = (count: number) => unitsAt(state, nation('orientali'), place('thracia')).slice(0, count);
    // Thracia has walls: 3, and one less with fewer horse.
    expect(evasionModifier(state, nation('orientali'), own(2), attackers, place('thracia'))).toBe(2);
  });

  it('XIX.B the horde goes with its people', () => {
    shows('XVIII.G.a');
    const state = given((p) => {
      p.empty().turn(2).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 2 });
      p.leader('fritigernus', 'dacia').units('orientali', 'moesia-superior', { legion: 1 });
    });
    state.orders.intercepts.fill('never');
    const story = moving(state, nation('orientali'), 8).answer(ROMANS, 'from moesia-superior', 'to dacia');
    // Twice the units and the leader.
    expect(question(story)).toMatchObject({ ask: 'evade', args: { nation: 'visigothi' } });
    story.answer(GOTHS, 'evade-to tisia', 'take 2*visigothi-infantry');
    expect([state.nations.horde[nation('visigothi')], state.pieces.leaderAt[leader('fritigernus')]]).toEqual([
      place('tisia'),
      place('tisia'),
    ]);
    expect(story.units('visigothi', 'tisia')).toBe(2);
  });
});

describe('interception', () => {
  /** Two Alemanni come over the Rhine into Lotharingia. */
  const crossing = (change: (p: Given) => void, order: Standing, ...dice: readonly number[]) => {
    const state = given((p) => {
      p.empty().units('alamanni', 'agri-decumates', { infantry: 2 });
      change(p);
    });
    state.orders.evades.fill('never');
    state.orders.intercepts.fill(order);
    const story = moving(state, ALEMANNI, ...dice);
    return story.answer(HUNS, 'from agri-decumates', 'take 2*alamanni-infantry', 'to lotharingia');
  };
  const gratianus = (p: Given) => p.units('romani', 'burgondia', { legion: 2 }).leader('gratianus', 'burgondia');

  it('XIX.A all are declared before any is rolled, and only one of them without a leader', () => {
    shows('XIX.A.d', 'XIX.A.e', 'XIX.A.j', 'XIX.A.l', 'XIX.A.p', 'XIX.A.r', 'XIX.A.u');
    const story = crossing(
      (p) => gratianus(p).units('romani', 'treveria', { legion: 1 }).units('romani', 'neustria', { legion: 1 }),
      'ask',
      ...[9, 2],
      ...[1, 1, 1],
    );
    // An empire has 2, Gratianus 1.
    expect(question(story)).toMatchObject({
      ask: 'intercept',
      args: { nation: 'romani', enemy: 'alamanni', modifier: 3 },
    });
    expect(story.offered(ROMANS)).toEqual(['done', 'intercept burgondia', 'intercept neustria', 'intercept treveria']);
    story.answer(ROMANS, 'intercept treveria');
    expect(story.offered(ROMANS)).toEqual(['done', 'intercept burgondia']);
    expect(story.told('intercepted')).toEqual([]);
    story.answer(ROMANS, 'intercept burgondia');
    expect(story.told('intercepted')).toMatchObject([{ to: 'treveria', roll: 11 }]);
    expect(story.told('intercept.failed')).toMatchObject([{ to: 'burgondia', roll: 5 }]);
    // The Alemanni are twice as many, but fight at once.
    story.answer(HUNS, 'no');
    // A legion against two: nobody is hit, so the defender has won, and the Alemanni go back.
    expect(story.told('battle.won')).toMatchObject([{ nation: 'romani', enemy: 'alamanni' }]);
    expect([story.units('alamanni', 'agri-decumates'), story.units('romani', 'lotharingia')]).toEqual([2, 1]);
  });

  it('by a standing order one is asked only where one’s own land is entered, and not for that of an ally', () => {
    const allied = (p: Given) => {
      gratianus(p).city('lotharingia', 'visigothi', 1);
      p.state.ties.deals.push(ROMANI, nation('visigothi'), ALLIANCE);
    };
    expect(crossing(gratianus, 'home').offered(ROMANS)).toContain('intercept burgondia');
    expect(crossing(allied, 'ask').offered(ROMANS)).toContain('intercept burgondia');
    expect(crossing(allied, 'home').asked).not.toBe('intercept');
  });

  it('XIX.A the leader comes with those who are sent', () => {
    shows('XIX.A.f');
    const story = crossing(gratianus, 'ask', 6, ...[1, 1, 1]);
    story.answer(ROMANS, 'intercept burgondia').answer(ROMANS, 'take romani-legion').answer(HUNS, 'no');
    while (story.asked === 'reroll') story.answer(ROMANS, 'done');
    expect(story.state.pieces.leaderAt[GRATIANUS]).toBe(place('lotharingia'));
    expect([story.units('romani', 'burgondia'), story.units('romani', 'lotharingia')]).toEqual([1, 1]);
  });

  it('XIX.A whoever is not intercepted goes on', () => {
    const story = crossing(gratianus, 'ask', 2).answer(ROMANS, 'intercept burgondia');
    expect(story.told('intercept.failed')).toHaveLength(1);
    expect([story.units('alamanni', 'lotharingia'), story.units('romani', 'burgondia')]).toEqual([2, 2]);
    expect(story.told('battle')).toEqual([]);
  });

  it('XIX.A whoever has failed against a stack tries it no more on its way, even if it rests in between; others he may', () => {
    shows('XIX.A.q');
    const more = (p: Given) => gratianus(p).units('alamanni', 'agri-decumates', { infantry: 1 });
    const story = crossing(more, 'ask', 2, 2).answer(ROMANS, 'intercept burgondia');
    story.answer(HUNS, 'from lotharingia', 'take alamanni-infantry', 'to treveria');
    expect([story.units('alamanni', 'treveria'), story.asked]).toEqual([1, 'move']);
    story.answer(HUNS, 'from agri-decumates', 'to sequana');
    expect(story.offered(ROMANS)).toContain('intercept burgondia');
    story.answer(ROMANS, 'intercept burgondia');
    // With somebody whom nobody has missed yet it is another stack.
    const joined = crossing(more, 'ask', 2).answer(ROMANS, 'intercept burgondia');
    joined.state.orders.intercepts.fill('never');
    joined.answer(HUNS, 'from agri-decumates', 'to lotharingia');
    joined.state.orders.intercepts.fill('ask');
    joined.answer(HUNS, 'from lotharingia', 'take 3*alamanni-infantry', 'to sequana');
    expect(joined.asked).toBe('intercept');
  });

  it('XIX.B whoever has evaded a stack does not intercept it; another stack he may', () => {
    shows('XIX.B.q');
    const story = fled();
    expect([story.units('romani', 'rhodanus'), story.asked]).toEqual([2, 'move']);
    story.answer(HUNS, 'from lotharingia', 'to sequana');
    expect(story.offered(ROMANS)).toContain('intercept rhodanus');
  });

  /** Two of three Alemanni fall upon Gratianus, who gets away. */
  const fled = () => {
    const state = given((p) => {
      gratianus(p.empty().units('alamanni', 'lotharingia', { infantry: 3 }));
    });
    state.orders.evades.fill('ask');
    const story = moving(state, ALEMANNI, 8);
    story.answer(HUNS, 'from lotharingia', 'take 2*alamanni-infantry', 'to burgondia');
    return story.answer(ROMANS, 'evade-to rhodanus', 'take 2*romani-legion');
  };

  it('a standing order spares the question', () => {
    expect(crossing(gratianus, 'never').asked).not.toBe('intercept');
    // Three faces fail: likely enough. There is one stack only, so that nothing at all is asked.
    const likely = crossing(gratianus, 'likely', 2);
    expect(likely.told('intercept.failed')).toHaveLength(1);
    const far = (p: Given) => p.units('romani', 'taurinorum', { legion: 1 });
    // Over the Alps: 2 - 2, five faces fail.
    expect(crossing(far, 'likely').told('intercept.failed')).toEqual([]);
    expect(crossing(far, 'always', 5).told('intercept.failed')).toMatchObject([{ roll: 5 }]);
  });

  it('XIX.A mutineers, and those who have enemies among them, do not come', () => {
    shows('XIX.A.g');
    const state = given((p) => {
      p.empty().units('alamanni', 'lotharingia', { infantry: 1 }).units('romani', 'burgondia', { legion: 1 });
      p.units('romani', 'treveria', { legion: 1 }).units('alamanni', 'treveria', { infantry: 1 });
      p.units('romani', 'sequana', { legion: 1 });
    });
    const from = () => interceptors(state, ALEMANNI, ROMANI, place('lotharingia')).map((one) => placeId(one.from));
    expect(from()).toEqual(['burgondia', 'sequana']);
    mutiny(state, 'romani', 'sequana');
    expect(from()).toEqual(['burgondia']);
  });
});
