import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/data/geography.ts';
import { nation, ORIENTALI } from '../../../src/data/pieces.ts';
import { combat } from '../../../src/rules/activation/military.ts';
import { ALLIANCE, makeDeal } from '../../../src/rules/lands/relations.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { NOBODY } from '../../../src/state.ts';
import { bind, came, type Given, GOTHS, given, Story } from '../../story.ts';

const [VISIGOTHS, SUEBI] = [nation('visigothi'), nation('suebi')];

describe('a siege by allies', () => {
  /** A Visigoth and two Suebi with their king before the walls of Lugdunum. */
  const lugdunum = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.empty().turn(4).city('rhodanus', 'romani', 2).units('visigothi', 'rhodanus', { infantry: 1 });
      p.units('suebi', 'rhodanus', { infantry: 2 }).leader('rex-suebi', 'rhodanus');
      p.state.lands.fortified[place('rhodanus')] = 1;
      p.units('visigothi', 'burgondia', { infantry: 1 });
      came('visigothi', 'rhodanus', 'burgondia')(p);
      came('suebi', 'rhodanus', 'burgondia')(p);
      makeDeal(p.state, VISIGOTHS, SUEBI, ALLIANCE);
      change(p);
    });
  const before = (state = lugdunum(), ...dice: readonly number[]) =>
    Story.of(state, (g) => siege(g, VISIGOTHS, place('rhodanus')), ...dice);

  it('XXIV.C counts the leader of the ally, and hits may fall on his men: they fight as one nation', () => {
    shows('XXIV.C.a', 'G305');
    const story = before();
    expect(story.run.decision?.asks[0].prompt.args).toMatchObject({ rolls: 2 });
    expect(story.offered(GOTHS)).toContain('assault');
  });

  it('XXIV.A whoever fails leaves, and his allies with him', () => {
    shows('XXIV.A.d', 'XII.B.g', 'G305');
    const story = before(lugdunum(), 1, 1).answer(GOTHS, 'siege');
    while (story.run.decision !== null) story.answer(GOTHS, story.offered(GOTHS).at(-1) ?? '');
    expect([story.units('visigothi', 'rhodanus'), story.units('suebi', 'rhodanus')]).toEqual([0, 0]);
    expect(story.units('suebi', 'burgondia')).toBe(2);
  });
});

describe('a Limes beside which enemies stand already', () => {
  it('XVIII.I, XX.A falls in their Combat: federates who have broken their Foedus', () => {
    shows('XVIII.I.f');
    const state = given((p) => {
      p.empty().turn(3).units('visigothi', 'tyras', { infantry: 2 });
      p.state.lands.limes[place('tyras')] = ORIENTALI;
      bind(p.state, VISIGOTHS, 0, NOBODY);
    });
    const story = Story.of(state, (g) => combat(g, VISIGOTHS), 1);
    expect(story.told('limes.fell')).toMatchObject([{ nation: 'visigothi', hits: 0 }]);
    expect([state.lands.limes[place('tyras')], state.lands.control[place('tyras')]]).toEqual([NOBODY, VISIGOTHS]);
  });
});
