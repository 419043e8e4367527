import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { nation, ORIENTALI, ROMANI } from '../../../src/data/pieces.ts';
import { cedable, treaty } from '../../../src/rules/diplomacy/treaty.ts';
import { mayEnd } from '../../../src/rules/lands/passages.ts';
import { makeDeal, PACT } from '../../../src/rules/lands/relations.ts';
import { FEDERATE, KINGDOM, NOBODY, type State } from '../../../src/state.ts';
import { bind, type Given, GOTHS, given, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, VANDALS] = [nation('visigothi'), nation('vandali')];

describe('XXX.C Treaty', () => {
  /** The East against a Gothic realm of four provinces on the Danube. */
  const border = (change: (p: Given) => void = () => {}) => {
    const state = given((p) => {
      p.empty().turn(4).units('orientali', 'thracia', { legion: 2 }).nation('visigothi', { status: KINGDOM });
      change(p);
    });
    for (const id of ['moesia-inferior', 'naissus', 'dacia', 'thracia'] as const)
      state.lands.control[place(id)] = VISIGOTHS;
    state.lands.control[place('macedonia')] = ORIENTALI;
    return state;
  };
  const claims = (state: State) => cedable(state, ORIENTALI, VISIGOTHS).map(placeId);

  it('claims a province beside one’s own, but no capital, horde, granary or ceded land', () => {
    shows('XXX.C.c', 'XXX.C.d', 'XXX.C.e');
    expect(claims(border())).toEqual(expect.arrayContaining(['naissus']));
    // Aquitania is too far away; Thracia has a granary.
    const far = border();
    far.lands.control[place('aquitania')] = VISIGOTHS;
    expect(claims(far)).not.toContain('aquitania');
    expect(claims(border())).not.toContain('thracia');
    const without = (change: (state: State) => void) => {
      const state = border();
      change(state);
      return claims(state).includes('naissus');
    };
    const at = place('naissus');
    expect([
      without((state) => {
        state.nations.capital[VISIGOTHS] = at;
      }),
      without((state) => {
        state.pieces.camps[at] = 1;
      }),
      without((state) => {
        state.lands.foedus[at] = ROMANI;
      }),
      without((state) => {
        state.lands.control.fill(VISIGOTHS);
      }),
    ]).toEqual([false, false, false, false]);
  });

  it('or an island off one of its fleets; whoever has no army claims nothing', () => {
    shows('XXX.C.f');
    const island = (fleet: NationId | null, id: PlaceId = 'creta') => {
      const state = border((p) => {
        if (fleet !== null) p.units(fleet, 'mare-aegeum', { classis: 1 });
      });
      state.lands.control.fill(NOBODY);
      for (const where of [place('creta'), place('achaia')]) state.lands.control[where] = VISIGOTHS;
      return claims(state).includes(id);
    };
    expect([island('orientali'), island(null), island('romani'), island('orientali', 'achaia')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const sailors = given((p) => p.empty().turn(4).units('orientali', 'mare-aegeum', { classis: 1 }));
    sailors.lands.control[place('naissus')] = VISIGOTHS;
    sailors.lands.control[place('macedonia')] = ORIENTALI;
    expect(claims(sailors)).toEqual([]);
  });

  it('G352 federates of the other nation leave with its people', () => {
    shows('XXX.C.g', 'G352');
    const state = border((p) => {
      p.units('visigothi', 'naissus', { infantry: 1 }).units('suebi', 'naissus', { infantry: 1 });
      p.units('orientali', 'macedonia', { legion: 1 });
    });
    bind(state, nation('suebi'), FEDERATE, VISIGOTHS);
    const story = Story.of(state, (g) => treaty(g, ORIENTALI, VISIGOTHS))
      .answer(ROMANS, 'cede naissus')
      .anyhow();
    expect([story.units('suebi', 'naissus'), story.units('visigothi', 'naissus')]).toEqual([0, 0]);
    expect(story.units('orientali', 'naissus')).toBeGreaterThan(0);
  });

  it('its people leave, and at least one unit of the other moves in; the city goes with the province', () => {
    shows('XXX.C.g', 'XXX.C.h');
    const state = border((p) => {
      p.units('visigothi', 'naissus', { infantry: 1 }).units('orientali', 'macedonia', { legion: 1 });
      // Others do not come along.
      p.units('romani', 'thracia', { legion: 1 });
    });
    const story = Story.of(state, (g) => treaty(g, ORIENTALI, VISIGOTHS));
    story.answer(ROMANS, 'cede naissus');
    if (story.asked === 'leave-for') story.answer(GOTHS, story.offered(GOTHS)[0]);
    expect(story.units('visigothi', 'naissus')).toBe(0);
    expect(story.offered(ROMANS, 'stack-at')).toEqual(['stack-at macedonia', 'stack-at thracia']);
    story.answer(ROMANS, 'stack-at thracia');
    const choices = story.offered(ROMANS);
    expect(choices.filter((id) => id.includes('romani'))).toEqual([]);
    expect(choices).toEqual(expect.arrayContaining(['take orientali-legion', 'take 2*orientali-legion']));
    story.answer(ROMANS, 'take orientali-legion');
    expect([story.units('orientali', 'naissus'), story.units('orientali', 'thracia')]).toEqual([1, 1]);
    expect(story.told('ceded')).toMatchObject([{ nation: 'visigothi', enemy: 'orientali', province: 'naissus' }]);
    // There is no city in it.
    expect([state.lands.control[place('naissus')], state.lands.city[place('naissus')]]).toEqual([ORIENTALI, NOBODY]);
  });

  it('XII.D in its cities the other gives no quarters, though nobody controls its province for now', () => {
    shows('XII.D.c');
    const state = given((p) => p.empty().turn(5).units('vandali', 'burgondia', { infantry: 1 }));
    makeDeal(state, VANDALS, VISIGOTHS, PACT);
    const liger = place('liger');
    state.lands.control[liger] = NOBODY;
    state.lands.city[liger] = VISIGOTHS;
    const ends = (level: number) => {
      state.lands.level[liger] = level;
      return mayEnd(state, VANDALS, liger);
    };
    expect([ends(1), ends(0)]).toEqual([false, true]);
  });
});
