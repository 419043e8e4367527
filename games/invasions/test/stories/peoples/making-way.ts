import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { nation, PERSAE } from '../../../src/data/pieces.ts';
import { combat } from '../../../src/rules/activation/military.ts';
import { provincesOf } from '../../../src/rules/lands/realms.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { NOBODY } from '../../../src/state.ts';
import { type Given, given, Story } from '../../story.ts';

const [VISIGOTHS, SUEBI] = [nation('visigothi'), nation('suebi')];

describe('the new overlord of a kingdom', () => {
  /** The Visigoths under Euricus before Ctesiphon, the last great city of Persia. */
  const ctesiphon = (change: (p: Given) => void) => {
    const state = given((p) => {
      p.empty().turn(6);
      const { control, city, areaControl } = p.state.lands;
      for (const where of provincesOf(p.state, PERSAE)) {
        control[where] = NOBODY;
        if (city[where] === PERSAE) city[where] = NOBODY;
      }
      areaControl.fill(NOBODY);
      p.city('chaldea', 'persae').units('visigothi', 'chaldea', { infantry: 4 }).leader('euricus', 'chaldea');
      p.horde('visigothi', 'rhagae').units('visigothi', 'rhagae', { archers: 1 });
      change(p);
      for (const at of ['chaldea', 'adiabene', 'zagros'] as const)
        for (const unit of p.state.pieces.here[place(at)]) p.state.stacks.from[unit] = place('akkad');
    });
    state.clock.phase = 'military';
    state.activation.active = VISIGOTHS;
    return state;
  };
  /** Everything else that is fought is fought after the seat has fallen. */
  const fallen = (make: () => ReturnType<typeof ctesiphon>, helper?: number) =>
    Story.where(
      make,
      (story) => {
        while (story.run.decision !== null) {
          const [{ seat, options, prompt }] = story.run.decision.asks;
          const ids = options.map(({ id }) => id);
          const first = ids.find((id) => id.endsWith('chaldea'));
          story.answer(seat, prompt.ask === 'siege' ? 'siege' : (first ?? ids[0]));
        }
        const [event] = story.told('siege');
        return story.told('subdued').length > 0 && event?.province === 'chaldea';
      },
      function* (g) {
        const besieged: number[] = [];
        yield* combat(g, VISIGOTHS, besieged);
        if (helper !== undefined) yield* combat(g, helper, besieged);
      },
    );
  const left = (story: Story, at: PlaceId) => [story.units('visigothi', at), story.units('suebi', at)];

  it('XXIX.C leaves every province in which he was about to fight or besiege it, and does not go to its seat', () => {
    shows('XXIX.C.c', 'G442');
    const story = fallen(() =>
      ctesiphon((p) => p.city('adiabene', 'persae', 1).units('visigothi', 'adiabene', { 'noble-cavalry': 2 })),
    );
    expect([left(story, 'chaldea'), left(story, 'adiabene')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(story.state.lands.city[place('adiabene')]).toBe(PERSAE);
    expect(story.state.lands.city[place('chaldea')]).toBe(PERSAE);
  });

  it('XXIX.C, G279 and so do his allies', () => {
    shows('G279');
    const story = fallen(() => {
      const state = ctesiphon((p) => {
        p.units('persae', 'zagros', { infantry: 2 }).units('suebi', 'zagros', { infantry: 2 });
        p.horde('suebi', 'cadusia').units('suebi', 'cadusia', { archers: 1 });
      });
      makeDeal(state, VISIGOTHS, SUEBI, ALLIANCE);
      state.activation.partners.push(SUEBI);
      return state;
    }, SUEBI);
    // Of the two Persians one serves the overlord now (XXIX.D).
    expect([left(story, 'zagros'), story.units('persae', 'zagros')]).toEqual([[0, 0], 1]);
  });
});
