import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { nation, ORIENTALI, ROMANI } from '../../src/data/pieces.ts';
import { ALLIANCE } from '../../src/rules/lands/relations.ts';
import { routesFrom } from '../../src/rules/lands/routes.ts';
import { interceptionModifier } from '../../src/rules/movement/interception.ts';
import { NOBODY, type Standing } from '../../src/state.ts';
import { type Given, given, HUNS, moving, ROMANS, type Story } from '../story.ts';

const ALEMANNI = nation('alamanni');

/** Four Alemanni march from Lotharingia. */
const raiders = (change: (p: Given) => void, order: Standing, ...dice: readonly number[]) => {
  const state = given((p) => {
    p.empty().turn(3).units('alamanni', 'lotharingia', { infantry: 4 });
    change(p);
  });
  state.orders.intercepts.fill(order);
  state.orders.evades.fill(order);
  return moving(state, ALEMANNI, ...dice);
};
const march = (story: Story, to: string) =>
  story.answer(HUNS, 'from lotharingia', 'take 4*alamanni-infantry', `to ${to}`);

describe('whoever reacts', () => {
  it('first those flee who are attacked, then others come between', () => {
    shows('G32', 'XIX.B.r');
    const story = raiders(
      (p) => p.units('romani', 'burgondia', { legion: 1 }).units('romani', 'neustria', { legion: 1 }),
      'ask',
      // The evasion fails with 8; the interception too, with 3 and 2 for an empire.
      ...[8, 3],
    );
    march(story, 'burgondia');
    expect(story.asked).toBe('evade');
    story.answer(ROMANS, 'evade-to rhodanus');
    expect([story.told('evade.failed').length, story.asked]).toEqual([1, 'intercept']);
    story.answer(ROMANS, 'intercept neustria');
    // Where they have fled the stack goes on.
    const gone = raiders((p) => p.units('romani', 'burgondia', { legion: 1 }), 'ask', 9);
    march(gone, 'burgondia').answer(ROMANS, 'evade-to vienna');
    expect([gone.units('romani', 'vienna'), gone.offered(HUNS).includes('from burgondia')]).toEqual([1, true]);
  });

  it('an interception is not intercepted, though enemies of the interceptor control the way', () => {
    shows('XIX.A.c');
    const story = raiders(
      (p) => {
        p.units('romani', 'neustria', { legion: 1 }).units('alamanni', 'treveria', { infantry: 2 });
        p.state.lands.control[place('sequana')] = ALEMANNI;
      },
      'always',
      4,
      ...[1, 1, 1, 1, 1],
    );
    march(story, 'burgondia').answer(HUNS, 'no');
    expect([story.told('intercepted').length, story.told('intercept.failed').length]).toEqual([1, 0]);
  });

  it('one stack without a leader is all that a player may send, whichever of his nations it is', () => {
    shows('XIX.A.d');
    const sent = (leader: boolean, ...dice: readonly number[]) => {
      const story = raiders(
        (p) => {
          p.units('orientali', 'neustria', { legion: 1 }).units('romani', 'treveria', { legion: 1 });
          if (leader) p.leader('stilicho', 'treveria').leader('theodosius', 'neustria');
          // On turn 3 both halves are nations of their own; here they are allies.
          p.state.ties.deals.push(ROMANI, ORIENTALI, ALLIANCE);
        },
        'ask',
        ...dice,
      );
      march(story, 'burgondia');
      const asked: unknown[] = [];
      while (story.asked === 'intercept') {
        asked.push(story.run.decision?.asks[0].prompt.args?.nation);
        story.answer(ROMANS, story.offered(ROMANS, 'intercept')[0]);
      }
      return asked.length;
    };
    expect([sent(false, 1), sent(true, 1, 1)]).toEqual([1, 2]);
  });

  it('of two leaders the better one leads those who come, and the other may stay', () => {
    shows('XIX.A.f', 'G407');
    const legions = (p: Given) => p.units('romani', 'neustria', { legion: 3 });
    // With the empire's 2 and Stilicho's 2.
    const story = raiders((p) => legions(p).leader('honorius', 'neustria').leader('stilicho', 'neustria'), 'ask', 2);
    march(story, 'burgondia').answer(ROMANS, 'intercept neustria');
    expect(story.run.decision?.asks[0].prompt).toMatchObject({ ask: 'leads-too', args: { leader: 'honorius' } });
    expect(story.answer(ROMANS, 'no').asked).toBe('interceptors');
    const alone = raiders((p) => legions(p).leader('stilicho', 'neustria'), 'ask', 2);
    expect(march(alone, 'burgondia').answer(ROMANS, 'intercept neustria').asked).toBe('interceptors');
  });

  it('rivers do not hinder an interception, ridges do', () => {
    shows('G35', 'XIX.A.n');
    const state = given((p) => p.empty().turn(3));
    const modifier = (from: 'liger' | 'helvetia') => {
      const routes = routesFrom(state, ROMANI, place('burgondia'), 3);
      const route = routes.find((one) => one.place === place(from));
      return route && interceptionModifier(state, ROMANI, place('burgondia'), route);
    };
    // Liger lies over a river, Helvetia over a ridge; an empire has 2.
    expect([modifier('liger'), modifier('helvetia')]).toEqual([2, 0]);
  });
});

describe('whoever flees', () => {
  it('has no use for ships, and nobody comes between', () => {
    shows('XIX.B.c');
    const state = given((p) => {
      p.empty().turn(5).units('romani', 'sicilia', { legion: 1 }).units('vandali', 'beneventum', { infantry: 1 });
      p.units('romani', 'mare-siculum', { classis: 1 }).nation('vandali', { status: 2 });
    });
    const story = moving(state, nation('vandali'));
    expect(story.offered(2)).toContain('from beneventum');
    // The fleet of Rome bars the strait; without it they would come over, and the Romans of the island had nowhere to go.
    for (const fleet of [...state.pieces.here[place('mare-siculum')]]) state.pieces.at[fleet] = -1;
    state.pieces.here[place('mare-siculum')].length = 0;
    story.answer(2, 'from beneventum', 'to sicilia');
    expect(story.told('evaded')).toEqual([]);
    // Burgondia to Rhodanus, which is the enemy's with his units all around: he does not react to it.
    const flight = raiders(
      (p) => {
        p.units('romani', 'burgondia', { legion: 1 }).units('alamanni', 'vienna', { infantry: 2 });
        p.state.lands.level[place('rhodanus')] = 0;
      },
      'always',
      9,
    );
    flight.state.lands.control[place('rhodanus')] = ALEMANNI;
    march(flight, 'burgondia').answer(ROMANS, 'evade-to rhodanus');
    expect([flight.units('romani', 'rhodanus'), flight.told('intercepted').length]).toEqual([1, 0]);
  });

  it('may do so where nobody controls the province', () => {
    shows('G223');
    const state = given((p) => {
      p.empty()
        .turn(4)
        .units('orientali', 'moesia-superior', { legion: 1 })
        .units('burgundi', 'dacia', { infantry: 1 });
    });
    expect(state.lands.control[place('dacia')]).toBe(NOBODY);
    const story = moving(state, ORIENTALI).answer(ROMANS, 'from moesia-superior', 'to dacia');
    expect(story.run.decision?.asks[0].prompt).toMatchObject({ ask: 'evade', args: { nation: 'burgundi' } });
  });
});
