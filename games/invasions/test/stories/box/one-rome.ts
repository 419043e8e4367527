import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../../src/data/pieces.ts';
import { endAlliance, gatherPartners } from '../../../src/rules/diplomacy/alliances.ts';
import { federable, offerFreely } from '../../../src/rules/diplomacy/diplomacy.ts';
import { playable } from '../../../src/rules/diplomacy/envoys.ts';
import { leave } from '../../../src/rules/diplomacy/evacuation.ts';
import { breakFoedus } from '../../../src/rules/diplomacy/foedus.ts';
import { spoilWeddings, weddingGifts } from '../../../src/rules/diplomacy/weddings.ts';
import { openGates, refreshControl } from '../../../src/rules/lands/control.ts';
import { ALLIANCE, dealBetween, ground, makeDeal, PACT, relation } from '../../../src/rules/lands/relations.ts';
import { history } from '../../../src/rules/nations/history.ts';
import { mainMember } from '../../../src/rules/pieces/units.ts';
import { accountOf, controlsCoast } from '../../../src/rules/treasury/income.ts';
import { FEDERATE, NOWHERE, type State, touchAll } from '../../../src/state.ts';
import { envoy } from '../../cards/story-cards.ts';
import { bind, Given, given, moving, mutiny, ROMANS, Story } from '../../story.ts';

const NISIBIS = place('osroene');
const [VISIGOTHS, GEPIDS] = [nation('visigothi'), nation('gepidae')];

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
      if (attacked) spoilWeddings(state, ROMANI, [], [PERSAE]);
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

  /** One legion of each half in a province, on turn 2. */
  const together = (...at: readonly PlaceId[]) =>
    given((p) => {
      p.empty().turn(2);
      for (const where of at) p.units('romani', where, { legion: 1 }).units('orientali', where, { legion: 1 });
    });

  it('XXX.C both leave a province that a Treaty takes', () => {
    shows('XXX.C.g', 'G40');
    const state = together('osroene');
    Story.of(state, (g) => leave(g, ORIENTALI, NISIBIS, { rule: 'XXX.C', crowded: true })).anyhow();
    expect(state.pieces.here[NISIBIS]).toEqual([]);
  });

  it('XXVIII.G both withdraw from a Foedus that is broken', () => {
    shows('XXVIII.G.g', 'G40');
    const state = together('moesia-inferior');
    bind(state, VISIGOTHS, FEDERATE, ORIENTALI, 'moesia-inferior', 'naissus');
    const story = Story.of(state, (g) => breakFoedus(g, VISIGOTHS));
    const [all] = story.offered(ROMANS).sort((a, b) => b.length - a.length);
    story.answer(ROMANS, all).anyhow();
    expect(state.pieces.here[place('moesia-inferior')]).toEqual([]);
  });

  it('XXVI.B both leave the provinces that they share with an ally of either', () => {
    shows('XXVI.B.h', 'G40');
    const state = given((p) => {
      p.empty().turn(2).units('orientali', 'dardania', { legion: 1 }).units('romani', 'savus', { legion: 1 });
      p.units('gepidae', 'dardania', { infantry: 2 }).units('gepidae', 'savus', { infantry: 2 });
    });
    makeDeal(state, GEPIDS, ORIENTALI, ALLIANCE);
    const story = Story.of(state, (g) => endAlliance(g, GEPIDS, ROMANI)).anyhow();
    expect([story.units('romani', 'dardania'), story.units('romani', 'savus')]).toEqual([0, 0]);
  });

  it('XLII.9 a stack of one half in mutiny stays, whichever half moves', () => {
    shows('XLII.9.a', 'G40');
    for (const half of [ROMANI, ORIENTALI]) {
      const state = given((p) => p.empty().turn(2).units('orientali', 'thracia', { legion: 2 }));
      mutiny(state, 'orientali', 'thracia');
      expect(moving(state, half).offered(ROMANS, 'from')).toEqual([]);
    }
  });

  it('G277 it offers one Foedus a turn without a card, whichever half does', () => {
    shows('XXVIII.A.b', 'G277');
    const offers = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn).horde('visigothi', 'dacia').units('visigothi', 'dacia', { infantry: 3 });
        p.units('orientali', 'naissus', { legion: 1 }).units('orientali', 'moesia-inferior', { legion: 1 });
      });
      const open = () => federable(state, ORIENTALI).includes(VISIGOTHS);
      const before = open();
      Story.of(state, (g) => offerFreely(g, ROMANI, GEPIDS)).anyhow();
      return [before, open()];
    };
    expect([offers(1), offers(5)]).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  /** The end of turn 2, with a legion of each half in some provinces, and what follows at the start of turn 3. */
  const parted = (change: (p: Given) => void, ...at: readonly PlaceId[]) => {
    const state = together(...at);
    change(new Given(state));
    touchAll(state);
    refreshControl(state);
    state.clock.turn = 3;
    touchAll(state);
    openGates(state);
    Story.of(state, history);
    return state;
  };
  const halvesAt = (state: State, at: PlaceId) => state.pieces.here[place(at)].map((unit) => state.pieces.holder[unit]);

  it('XXXVII.I mixed stacks part: each unit goes to the nearest province of its half, and outside both go', () => {
    shows('XXXVII.I.d');
    const state = parted(() => {}, 'rhaetia', 'arcadia', 'valachia');
    expect([halvesAt(state, 'rhaetia'), halvesAt(state, 'arcadia'), halvesAt(state, 'valachia')]).toEqual([
      [ROMANI],
      [ORIENTALI],
      [],
    ]);
  });

  it('XXXVII.I, G190 the new capital is no city in revolt; XIV.B and pays nothing if the old one was lost the turn before', () => {
    shows('XXXVII.I.c', 'G190', 'XIV.B.d');
    const state = parted((p) => {
      p.state.lands.revolt[place('umbria')] = 1;
      p.state.nations.capital[ROMANI] = NOWHERE;
      p.state.nations.capitalLost[ROMANI] = 2;
    });
    expect(placeId(state.nations.capital[ROMANI])).toBe('cisalpina');
    expect(accountOf(state, ROMANI).capital).toBe(0);
    state.clock.turn = 4;
    expect(accountOf(state, ROMANI).capital).toBe(10);
  });
});
