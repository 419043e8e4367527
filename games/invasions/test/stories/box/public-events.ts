import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../../src/data/event-cards.ts';
import { area, IN_AREA, type PlaceId, place, placeId } from '../../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI, SIDE_OF } from '../../../src/data/pieces.ts';
import { publicEvent } from '../../../src/rules/cards/public-events.ts';
import { FAMINE } from '../../../src/rules/nations/revolts.ts';
import { BARBARIAN, KINGDOM, NOBODY, type State } from '../../../src/state.ts';
import { type Given, GOTHS, given, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, BASQUES] = [nation('visigothi'), nation('euskaldunak')];
/** The dice of Graecia and of Hispania: East 4, West 9. */
const [GRAECIA, HISPANIA] = [
  [1, 4],
  [2, 9],
] as const;
const happens = (state: State, kind: EventKind, dice: readonly number[] = [], side: number = ROMANS) =>
  Story.of(state, (g) => publicEvent(g, side, kind), ...dice);

describe('X.B Abundance and Caravan', () => {
  it('granaries in peace pay civilised nations that act', () => {
    shows('XLIII.1.a');
    const gains = (change: (state: State) => void) => {
      const state = given();
      const before = state.nations.treasury[ROMANI];
      change(state);
      const story = happens(state, 'abundance');
      return [story.gold('romani') - before, story.gold('visigothi'), state.nations.treasury[BASQUES]];
    };
    const holder = (owner: number) => (state: State) => {
      state.lands.control[place('africa')] = owner;
    };
    const basques = (state: State) => {
      state.nations.status[BASQUES] = KINGDOM;
      holder(BASQUES)(state);
    };
    const revolt = (state: State) => {
      state.lands.revolt[place('africa')] = 1;
    };
    expect([gains(() => {}), gains(revolt), gains(holder(VISIGOTHS)), gains(holder(NOBODY)), gains(basques)]).toEqual([
      [4, 0, 0],
      [3, 0, 0],
      [3, 0, 0],
      [3, 0, 0],
      [3, 0, 0],
    ]);
  });

  it('caravans are rich this turn', () => {
    shows('X.D.e');
    const state = given();
    happens(state, 'caravan');
    expect(state.clock.richCaravans).toBe(true);
  });
});

describe('X.B City Growth', () => {
  const places = (story: Story, seat: number) => story.offered(seat, 'grow').map((id) => id.slice('grow '.length));

  it('a city of the player below level 3, or a site of his in a civilised area', () => {
    shows('III.F.b', 'III.F.i', 'XLIII.15.a');
    const state = given();
    const story = happens(state, 'city-growth', [], PERSIANS);
    const found = places(story, PERSIANS);
    for (const id of found as PlaceId[]) {
      expect(state.lands.level[place(id)]).toBeLessThan(3);
      expect(SIDE_OF[state.lands.control[place(id)]]).toBe(PERSIANS);
    }
    const site = (found as PlaceId[]).find((id) => state.lands.level[place(id)] === 0);
    expect([found.length > 2, site !== undefined, found.includes('tuscia')]).toEqual([true, true, false]);
    const first = (found as PlaceId[]).find((id) => state.lands.control[place(id)] === PERSAE) ?? 'akkad';
    const before = state.lands.level[place(first)];
    story.answer(PERSIANS, `grow ${first}`);
    expect([state.lands.level[place(first)], state.lands.city[place(first)]]).toEqual([before + 1, PERSAE]);
  });

  it('a sacked city of his own may grow; in barbarian country he founds none', () => {
    shows('XLIII.15.a');
    const goths = (change: (state: State) => void = () => {}) => {
      const state = given();
      state.lands.control.fill(NOBODY);
      for (const id of ['sarkil', 'thracia', 'achaia'] as const) state.lands.control[place(id)] = VISIGOTHS;
      for (const id of ['sarkil', 'achaia'] as const) state.lands.level[place(id)] = id === 'sarkil' ? 0 : 1;
      state.lands.level[place('thracia')] = 3;
      change(state);
      return state;
    };
    const sacked = goths((state) => {
      state.lands.sack[place('achaia')] = 1;
    });
    // There is but one: nobody is asked.
    expect(happens(sacked, 'city-growth', [], GOTHS).told('city.grew')).toMatchObject([
      { province: 'achaia', level: 2 },
    ]);
  });

  it('who has none chooses an unsacked city of any civilised nation, but no site; if there is none, nothing grows', () => {
    shows('G101', 'XLIII.15.a');
    const state = given();
    state.lands.control.fill(NOBODY);
    state.lands.control[place('achaia')] = ORIENTALI;
    state.lands.control[place('africa')] = ROMANI;
    state.lands.control[place('chaldea')] = PERSAE;
    for (const id of ['achaia', 'africa'] as const) state.lands.level[place(id)] = 1;
    state.lands.level[place('chaldea')] = 0;
    expect(places(happens(structuredClone(state), 'city-growth', [], GOTHS), GOTHS)).toEqual(
      [place('achaia'), place('africa')].sort((a, b) => a - b).map(placeId),
    );
    const sacked = structuredClone(state);
    sacked.lands.sack[place('achaia')] = 1;
    expect(happens(sacked, 'city-growth', [], GOTHS).told('city.grew')).toMatchObject([{ province: 'africa' }]);
    const none = structuredClone(state);
    for (const id of ['achaia', 'africa'] as const) none.lands.level[place(id)] = 3;
    expect(happens(none, 'city-growth', [], GOTHS).told('city.grew')).toEqual([]);
  });
});

describe('X.B Famine and Plague', () => {
  const greece = (change: (p: Given) => void) => given((p) => change(p.empty().turn(3)));

  it('Famine: the area is barren, and every nation with more than four units there loses one', () => {
    shows('XLIII.26.a');
    const state = greece((p) => {
      p.units('orientali', 'thracia', { legion: 3 }).units('orientali', 'achaia', { legion: 2 });
      p.units('visigothi', 'macedonia', { infantry: 4 }).units('romani', 'dalmatia', { legion: 6 });
    });
    const story = happens(state, 'famine', GRAECIA);
    expect(IN_AREA[area('graecia')].every((where) => state.lands.barren[where] === FAMINE)).toBe(true);
    expect(state.lands.barren.filter((mark) => mark > 0)).toHaveLength(IN_AREA[area('graecia')].length);
    expect(story.units('orientali', 'thracia') + story.units('orientali', 'achaia')).toBe(4);
    expect([story.units('visigothi', 'macedonia'), story.units('romani', 'dalmatia')]).toEqual([4, 6]);
  });

  it('Plague: of each stack by itself; the largest city of the area loses a level', () => {
    shows('XLIII.45.a');
    const state = greece((p) => {
      p.units('orientali', 'achaia', { legion: 2 }).units('visigothi', 'achaia', { infantry: 3 });
      p.units('orientali', 'epirus', { legion: 2 });
    });
    const level = state.lands.level[place('thracia')];
    const story = happens(state, 'plague', GRAECIA);
    expect([
      story.units('orientali', 'achaia'),
      story.units('visigothi', 'achaia'),
      story.units('orientali', 'epirus'),
    ]).toEqual([2, 2, 2]);
    expect(state.lands.level[place('thracia')]).toBe(level - 1);
  });

  it('G40 Plague: both halves of Rome are one stack while they are one', () => {
    const united = (turn: number) => {
      const state = greece((p) =>
        p.turn(turn).units('orientali', 'achaia', { legion: 2 }).units('romani', 'achaia', { legion: 1 }),
      );
      return happens(state, 'plague', GRAECIA).anyhow().state.pieces.here[place('achaia')].length;
    };
    expect([united(2), united(3)]).toEqual([2, 3]);
  });

  it('inactive nations suffer from neither', () => {
    const hispania = () => greece((p) => p.units('euskaldunak', 'cantabria', { infantry: 2, archers: 1 }));
    const sick = happens(hispania(), 'plague', HISPANIA);
    expect([sick.asked, sick.units('euskaldunak', 'cantabria')]).toEqual([null, 3]);
    const settlers = greece((p) => p.units('saxones', 'cantabria', { infantry: 5 }));
    expect(happens(settlers, 'famine', HISPANIA).units('saxones', 'cantabria')).toBe(5);
  });
});

describe('X.B Revolt and Shortage', () => {
  it('Revolt: in a province of a civilised nation that acts, not in its capital', () => {
    shows('XLIII.51.a');
    const state = given((p) => p.turn(6).nation('euskaldunak', { status: KINGDOM }));
    state.lands.control[place('cantabria')] = BASQUES;
    state.lands.control[place('gallaecia')] = VISIGOTHS;
    state.nations.status[VISIGOTHS] = BARBARIAN;
    state.lands.control[place('lusitania')] = NOBODY;
    state.nations.capital[ROMANI] = place('tarraconensis');
    // 1: the Roman chooses.
    const found = happens(state, 'revolt', [...HISPANIA, 1]).offered(ROMANS, 'revolt');
    expect(found.length).toBeGreaterThan(2);
    for (const id of ['cantabria', 'gallaecia', 'lusitania', 'tarraconensis', 'africa'])
      expect(found).not.toContain(`revolt ${id}`);
  });

  it('Shortage: who has most cities of the area pays 2 gold and buys no units; of equals the first', () => {
    shows('XLIII.56.a');
    const short = (owners: Partial<Record<PlaceId, number>>, change: (state: State) => void = () => {}) => {
      const state = given();
      for (const where of IN_AREA[area('graecia')]) state.lands.control[where] = NOBODY;
      // An area nobody civilised lives in would be rolled again.
      for (const [id, owner] of Object.entries(owners)) state.lands.control[place(id as PlaceId)] = owner;
      for (const id of ['thracia', 'achaia', 'macedonia'] as const) state.lands.level[place(id)] = 1;
      change(state);
      return happens(state, 'shortage', GRAECIA)
        .told('shortage')
        .map(({ nation: who }) => who);
    };
    expect(short({ thracia: ROMANI, achaia: PERSAE, macedonia: PERSAE })).toEqual(['persae']);
    expect(short({ thracia: PERSAE, achaia: PERSAE, macedonia: ROMANI })).toEqual(['persae']);
    expect(short({ thracia: PERSAE, achaia: ROMANI, macedonia: PERSAE })).toEqual(['persae']);
    expect(short({ thracia: PERSAE, achaia: ROMANI })).toEqual(['romani']);
    const goths = { thracia: VISIGOTHS, achaia: VISIGOTHS, macedonia: ORIENTALI };
    expect(short(goths)).toEqual(['orientali']);
    // Land without a city does not count.
    const rural = (state: State) => {
      state.lands.level[place('achaia')] = 0;
      state.lands.level[place('macedonia')] = 0;
    };
    expect(short({ thracia: PERSAE, achaia: ROMANI, macedonia: ROMANI }, rural)).toEqual(['persae']);
    const none = (state: State) => {
      for (const id of ['thracia', 'achaia', 'macedonia'] as const) state.lands.level[place(id)] = 0;
    };
    expect(short({ thracia: PERSAE }, none)).toEqual([]);
  });
});
