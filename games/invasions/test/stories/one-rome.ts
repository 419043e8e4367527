import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/data/geography.ts';
import { ORIENTALI, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { gatherPartners } from '../../src/rules/diplomacy/alliances.ts';
import { playable } from '../../src/rules/diplomacy/envoys.ts';
import { spoilWedding, weddingGifts } from '../../src/rules/diplomacy/weddings.ts';
import { ALLIANCE, dealBetween, ground, makeDeal, PACT, relation } from '../../src/rules/lands/relations.ts';
import { mainMember } from '../../src/rules/pieces/units.ts';
import { controlsCoast } from '../../src/rules/treasury/income.ts';
import { envoy } from '../cards/story-cards.ts';
import { given, moving, ROMANS, Story } from '../story.ts';

const NISIBIS = place('osroene');

describe('Rome while it is one (G40)', () => {
  it('XXX.C, E a pact with one half binds both, until they part', () => {
    shows('XXX.E.c');
    const towards = (turn: number) => {
      const state = given((p) => p.turn(turn));
      makeDeal(state, PERSAE, ORIENTALI, PACT);
      return [ROMANI, ORIENTALI].map((half) => relation(state, half, PERSAE, NISIBIS));
    };
    expect([towards(2), towards(3)]).toEqual([
      ['neutral', 'neutral'],
      ['hostile', 'neutral'],
    ]);
  });

  it('XXVI.B an ally of either half acts with both', () => {
    const partners = (half: number) => {
      const state = given((p) => p.turn(2).phase('military', 'romani', 'persae'));
      makeDeal(state, PERSAE, half, ALLIANCE);
      gatherPartners(state, ROMANI);
      return state.activation.partners;
    };
    expect([partners(ROMANI), partners(ORIENTALI)]).toEqual([[PERSAE], [PERSAE]]);
  });

  it('XXX.A either half sends envoys and receives them while Rome has not moved', () => {
    const state = given((p) => p.turn(2).phase('military', 'persae', 'romani').nation('persae', { treasury: 20 }));
    envoy(state, PERSAE, 'tribute');
    expect(playable(state, PERSAE)).toHaveLength(1);
    const east = given((p) => {
      p.turn(2).phase('military', 'romani', 'persae').nation('orientali', { treasury: 20 });
      envoy(p.state, ORIENTALI, 'tribute');
    });
    const rome = moving(east, ROMANI);
    expect(rome.offered(ROMANS, 'envoy')).toEqual(['envoy tribute']);
    rome.answer(ROMANS, 'envoy tribute');
    expect([dealBetween(rome.state, ROMANI, PERSAE), rome.gold('orientali')]).toEqual([PACT, 10]);
  });

  it('XXX.D the marriage of a half is paid, unless either attacks', () => {
    const gifts = (attacked: boolean) => {
      const state = given((p) => p.turn(2));
      state.ties.weddings.push(PERSAE, ORIENTALI);
      if (attacked) spoilWedding(state, ROMANI, PERSAE);
      Story.done(state, (g) => weddingGifts(g, ROMANI));
      return [state.nations.points[ORIENTALI], state.ties.weddings.length];
    };
    expect([gifts(false), gifts(true)]).toEqual([
      [2, 0],
      [0, 0],
    ]);
  });

  it('XXIX.B what the armies of one half win is its own', () => {
    const winner = (legions: number) =>
      mainMember(
        given((p) => {
          p.empty().turn(2).units('orientali', 'dacia', { legion: 2 });
          if (legions > 0) p.units('romani', 'dacia', { legion: legions });
        }),
        ROMANI,
        place('dacia'),
      );
    expect([winner(0), winner(2), winner(3)]).toEqual([ORIENTALI, ROMANI, ROMANI]);
  });

  it('XXV.B the coast of a sea is theirs together', () => {
    shows('XXV.B.d');
    const state = (turn: number) => given((p) => p.turn(turn));
    const sea = place('mare-adriaticum');
    expect([controlsCoast(state(2), ROMANI, sea), controlsCoast(state(3), ROMANI, sea)]).toEqual([true, false]);
  });

  it('XVI.E a province of either half that is in revolt is hostile to the units of both, until they part', () => {
    const rising = (turn: number) => {
      const state = given((p) => p.turn(turn));
      state.lands.revolt[place('carnuntum')] = 1;
      return [ROMANI, ORIENTALI].map((owner) => ground(state, owner, place('carnuntum')));
    };
    expect(rising(2)).toEqual(['hostile', 'hostile']);
    expect(rising(3)[1]).not.toBe('hostile');
  });
});
