import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../../src/data/geography.ts';
import { HUNNI, nation } from '../../../src/data/pieces.ts';
import { battle } from '../../../src/rules/battle/battle.ts';
import { hostAt } from '../../../src/rules/battle/field.ts';
import { mayGoAlong } from '../../../src/rules/lands/homelands.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { endOfTheHuns } from '../../../src/rules/nations/history.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import { reinforce } from '../../../src/rules/turn/reinforcements.ts';
import { ABSENT, BARBARIAN, FOR_NOW, FREE, type State, VASSAL } from '../../../src/state.ts';
import { bind, came, type Given, given, HUNS, Story } from '../../story.ts';

const [AESTII, SCLAVENI, VANDALS, GEPIDS, BASQUES] = [
  nation('aestii'),
  nation('sclaveni'),
  nation('vandali'),
  nation('gepidae'),
  nation('euskaldunak'),
];

describe('VI.B inactive newcomers', () => {
  const settled = (change: (p: Given) => void) => {
    const state = given((p) => {
      p.empty().turn(7).nation('sclaveni', { status: ABSENT });
      change(p);
    });
    const story = Story.of(state, (g) => reinforce(g, SCLAVENI)).anyhow();
    return { state, story, at: ownUnits(state, SCLAVENI).map((counter) => placeId(state.pieces.at[counter])) };
  };

  it('make nobody leave, not even a horde that is alone, and stand before nobody’s city', () => {
    shows('XLV.7.b', 'G424', 'G301');
    expect(settled(() => {}).at).toContain('pripet');
    const camp = settled((p) => p.horde('vandali', 'pripet').nation('vandali', { status: BARBARIAN }));
    expect(placeId(camp.state.nations.horde[VANDALS])).toBe('pripet');
    expect(camp.at).toHaveLength(5);
    expect(camp.at).not.toContain('pripet');
    const town = settled((p) => p.horde('vandali', 'pripet').city('galicia', 'vandali', 1));
    expect(town.at).not.toContain('galicia');
  });
});

describe('VI.B, G421 inactive victors', () => {
  it('subdue nobody and get no gold: the horde that attacked them goes back', () => {
    shows('G421', 'VI.B.b');
    const state = given((p) => {
      p.empty().turn(2).horde('hunni', 'estia').units('hunni', 'estia', { 'horse-archers': 1 });
      p.units('aestii', 'estia', { infantry: 3 }).nation('hunni', { status: BARBARIAN, treasury: 11 });
      makeDeal(p.state, HUNNI, AESTII, HOSTILITY);
      came('hunni', 'estia', 'lethigallia')(p);
    });
    const ends = Array.from({ length: 12 }, (_, i) => {
      let n = 0;
      return Story.where(
        () => structuredClone(state),
        (story) => {
          story.anyhow();
          return n++ === i;
        },
        function* (g) {
          const { units } = hostAt(g.state, HUNNI, place('estia'));
          yield* battle(g, { where: place('estia'), attacker: HUNNI, units, leaders: [], intercepted: false });
        },
      );
    });
    expect(ends.some((story) => story.told('battle.won')[0].nation === 'aestii')).toBe(true);
    for (const story of ends)
      expect([story.state.ties.bond[HUNNI], story.gold('hunni'), story.gold('aestii')]).toEqual([FREE, 11, 0]);
  });

  it('G422 inherit nothing of the Huns', () => {
    shows('G422');
    const heirs = (state: State) => {
      bind(state, AESTII, VASSAL, HUNNI);
      bind(state, GEPIDS, VASSAL, HUNNI);
      const story = Story.of(state, endOfTheHuns, 1).anyhow();
      return [story.gold('aestii'), story.gold('gepidae')];
    };
    const state = given((p) => {
      p.empty().turn(6).horde('hunni', 'hunnia').nation('hunni', { status: BARBARIAN, treasury: 9 });
      p.units('aestii', 'estia', { infantry: 3 }).units('gepidae', 'dacia', { infantry: 1 });
      p.nation('gepidae', { status: BARBARIAN, treasury: 0 });
    });
    expect(heirs(state)).toEqual([0, 5]);
  });
});

describe('XXXVII.T the Basques', () => {
  it('never leave their three provinces, but in the service of others', () => {
    shows('XXXVII.T.d');
    const state = given((p) => p.empty().turn(7).units('euskaldunak', 'cantabria', { infantry: 2 }));
    const [first, second] = unitsAt(state, BASQUES, place('cantabria'));
    const goals = ['piranaei', 'vasconia', 'asturica', 'garumnum'] as const;
    const open = (counter: number) => goals.filter((to) => mayGoAlong(state, counter, place(to)));
    lend(state, second, nation('visigothi'), place('cantabria'), FOR_NOW);
    expect([open(first), open(second)]).toEqual([['piranaei', 'vasconia'], [...goals]]);
  });
});

describe('XXXIX.E the Hun empire', () => {
  it('G190 has no capital in a revolt, and keeps its horde while there is no other place', () => {
    shows('XXXIX.E.c', 'G190', 'III.G.e');
    const seat = (revolt: number) => {
      const state = given((p) => {
        p.turn(6).clear('palestina').horde('hunni', 'palestina').units('hunni', 'palestina', { 'horse-archers': 2 });
        p.clear('hunnia').units('gepidae', 'hunnia', { infantry: 1 });
        p.nation('hunni', { status: BARBARIAN, treasury: 0 }).city('palestina', 'hunni');
        p.state.lands.revolt[place('palestina')] = revolt;
      });
      const story = Story.of(state, endOfTheHuns, 10);
      expect(story.offered(HUNS)).toEqual([]);
      expect(story.told('empire.tested')[0].least).toBe(9);
      return [state.nations.capital[HUNNI], state.nations.horde[HUNNI]];
    };
    expect([seat(0), seat(1)]).toEqual([
      [place('palestina'), -1],
      [-1, place('palestina')],
    ]);
  });
});
