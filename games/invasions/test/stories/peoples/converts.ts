import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { nation } from '../../../src/data/pieces.ts';
import { barbarianFaith, conversionPoints } from '../../../src/rules/nations/religion.ts';
import { BARBARIAN, FREE, KINGDOM, NOBODY, RELIGIONS, VASSAL } from '../../../src/state.ts';
import { bind, given, HUNS, Story } from '../../story.ts';

const [FRANKS, BURGUNDIANS, SUEBI, VISIGOTHS] = [
  nation('franci'),
  nation('burgundi'),
  nation('suebi'),
  nation('visigothi'),
];

/** Pagan Franks in Flandria, Burgundians in Rhodanus and Vienna, Suebi in Rome; who is whose vassal the story says. */
const west = (...vassals: readonly (readonly [vassal: number, lord: number])[]) =>
  given((p) => {
    p.empty()
      .turn(6)
      .nation('franci', { status: BARBARIAN, religion: RELIGIONS.indexOf('pagan') });
    for (const list of [p.state.lands.city, p.state.lands.control]) list.fill(NOBODY);
    p.state.lands.areaControl.fill(NOBODY);
    p.units('franci', 'flandria', { infantry: 1 }).nation('burgundi', { status: KINGDOM });
    p.units('burgundi', 'rhodanus', { infantry: 1 }).units('burgundi', 'vienna', { infantry: 1 });
    p.nation('suebi', { status: KINGDOM }).city('latium', 'suebi', 3).units('suebi', 'latium', { infantry: 1 });
    p.nation('visigothi', { status: KINGDOM });
    for (const [vassal, lord] of vassals) bind(p.state, vassal, VASSAL, lord);
  });

describe('XXXI.B the points of a conversion', () => {
  it('G313 count the provinces of vassals, which their lord controls too', () => {
    shows('G313', 'XXXI.B.b', 'XII.A.d');
    const alone = conversionPoints(west(), FRANKS);
    const state = west([BURGUNDIANS, FRANKS]);
    // Rhodanus 2, Vienna 1.
    expect(conversionPoints(state, FRANKS)).toBe(alone + 3);
    Story.of(state, (g) => barbarianFaith(g, FRANKS)).answer(HUNS, 'religion catholic', 'collect');
    expect(state.nations.points[FRANKS]).toBe(alone + 3);
    expect(conversionPoints(state, BURGUNDIANS)).toBe(3);
  });

  it('G436 are halved as a whole for the Pope, though the convert is a vassal', () => {
    shows('G436', 'G260');
    const state = west([BURGUNDIANS, FRANKS], [FRANKS, VISIGOTHS]);
    Story.of(state, (g) => barbarianFaith(g, FRANKS)).answer(HUNS, 'religion catholic', 'collect');
    expect([FRANKS, SUEBI].map((who) => state.nations.points[who])).toEqual([2, 2]);
  });

  it('G314 bring the Pope’s half to a vassal who holds Rome, of which it has half, and to its lord', () => {
    shows('G314', 'XXXI.B.d', 'XXIX.E.d', 'XXIX.F.f');
    const popes = (bond: number) => {
      const state = bond === VASSAL ? west([BURGUNDIANS, FRANKS], [SUEBI, VISIGOTHS]) : west([BURGUNDIANS, FRANKS]);
      Story.of(state, (g) => barbarianFaith(g, FRANKS)).answer(HUNS, 'religion catholic', 'collect');
      return [FRANKS, SUEBI, VISIGOTHS].map((who) => state.nations.points[who]);
    };
    expect([popes(FREE), popes(VASSAL)]).toEqual([
      [4, 2, 0],
      [4, 1, 2],
    ]);
  });
});
