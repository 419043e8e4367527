import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { leader, nation, nationId, ORIENTALI, ROMANI, SORT_OF, SORTS } from '../../../src/data/pieces.ts';
import { endOfLimites } from '../../../src/rules/nations/history.ts';
import { purchases, watchLimites } from '../../../src/rules/treasury/purchases.ts';
import { ABSENT, KINGDOM, NOBODY, type Phase, type State } from '../../../src/state.ts';
import { given, HUNS, moving, movingUnopposed, ROMANS, Story } from '../../story.ts';

const GAULS = nation('galli');
const shop = (state: State, owner: number) => Story.of(state, (g) => purchases(g, owner));

describe('XVIII.I, G96 a Limes', () => {
  /** Cumbria without its Limes, which the Picts may have held in the meantime. */
  const border = (change: (state: State) => void = () => {}, turn = 7) => {
    const state = given((p) => p.turn(turn).nation('romani', { treasury: 0, decline: 0 }));
    for (const id of ['cumbria', 'bernicia', 'savus'] as const) state.lands.limes[place(id)] = NOBODY;
    state.lands.control[place('cumbria')] = nation('picti');
    watchLimites(state);
    state.lands.control[place('cumbria')] = ROMANI;
    change(state);
    return shop(state, ROMANI).offered(ROMANS, 'limes');
  };

  it('is built again for nothing where it was lost to others and the province is held again, to turn 7', () => {
    shows('XVIII.I.h', 'G96');
    // Bernicia was lost to nobody, Savus is of the East.
    expect(border()).toEqual(['limes cumbria']);
    expect(border(() => {}, 8)).toEqual([]);
    const revolt = (state: State) => {
      state.lands.revolt[place('cumbria')] = 1;
    };
    const lost = (state: State) => {
      state.lands.control[place('cumbria')] = nation('picti');
    };
    expect([border(revolt), border(lost)]).toEqual([[], []]);
  });

  it('stands again, and is not built twice', () => {
    shows('XVIII.I.h');
    const state = given((p) => p.turn(3));
    state.lands.limes[place('savus')] = NOBODY;
    state.lands.control[place('savus')] = nation('hunni');
    watchLimites(state);
    state.lands.control[place('savus')] = ORIENTALI;
    const story = shop(state, ORIENTALI);
    expect(story.offered(ROMANS, 'limes')).toEqual(['limes savus']);
    story.answer(ROMANS, 'limes savus');
    expect([state.lands.limes[place('savus')], story.offered(ROMANS, 'limes')]).toEqual([ORIENTALI, []]);
    // It falls once more, but nobody takes the province.
    state.lands.limes[place('savus')] = NOBODY;
    state.lands.control[place('savus')] = NOBODY;
    watchLimites(state);
    state.lands.control[place('savus')] = ORIENTALI;
    expect(shop(state, ORIENTALI).offered(ROMANS, 'limes')).toEqual([]);
  });

  it('is noted as lost even if the province is taken and taken back within a turn', () => {
    const state = given((p) => {
      p.empty().turn(3).units('alamanni', 'lotharingia', { infantry: 1 }).units('romani', 'latium', { legion: 1 });
      p.phase('military', 'alamanni', 'romani');
    });
    state.orders.evades.fill('never');
    state.orders.intercepts.fill('never');
    const story = Story.dice(state);
    story.answer(HUNS, 'done');
    expect(story.told('activated').map(({ nation: who }) => who)).toEqual(['alamanni', 'romani']);
    expect(state.lands.lostLimes[place('lotharingia')]).toBe(1);
  });

  it('is not lost while it stands, whoever rules', () => {
    const state = given((p) => p.turn(3));
    state.lands.control[place('cumbria')] = nation('picti');
    watchLimites(state);
    expect(state.lands.lostLimes[place('cumbria')]).toBe(0);
  });
});

describe('XX.J, XVIII.I a leader whose only unit falls before a lone Limes', () => {
  /** The king of the Alemanni comes over the Rhine with one unit; the Limes hits, then he has luck or not. */
  const king = (luck: number) => {
    const state = given((p) => {
      p.empty().turn(3).horde('alamanni', 'franconia').units('alamanni', 'agri-decumates', { infantry: 1 });
      p.leader('rex-alamanni', 'agri-decumates').units('alamanni', 'franconia', { infantry: 2 });
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    const story = movingUnopposed(state, nation('alamanni'), 2, luck);
    story.answer(HUNS, 'from agri-decumates', 'lead rex-alamanni', 'take alamanni-infantry', 'to lotharingia');
    expect(story.told('limes.fell')[0].hits).toBe(1);
    return state.pieces.leaderAt[leader('rex-alamanni')];
  };

  it('gets away to the nearest friends on a D2, or dies', () => {
    shows('XX.J.a', 'XX.J.b', 'XVIII.I.f');
    expect(king(2)).toBe(place('agri-decumates'));
    expect(king(1)).toBe(-1);
  });
});

describe('XVIII.I a Limes whose garrison gets away', () => {
  it('stands alone then: it falls, with its D2, before others come between', () => {
    shows('XVIII.I.g', 'XVIII.I.f');
    const state = given((p) => {
      p.empty().turn(3).horde('alamanni', 'franconia').units('alamanni', 'agri-decumates', { infantry: 4 });
      p.units('romani', 'lotharingia', { limitanei: 1 }).units('romani', 'neustria', { legion: 3 });
      p.state.lands.limes[place('lotharingia')] = ROMANI;
    });
    // The garrison gets away, the Limes hits, the legions come.
    const story = moving(state, nation('alamanni'), 9, 2, 4);
    story.answer(HUNS, 'from agri-decumates', 'take 4*alamanni-infantry', 'to lotharingia');
    story.answer(ROMANS, 'evade-to burgondia', 'intercept neustria');
    const told = story.events.map(({ event }) => event);
    expect(told.filter((event) => ['evaded', 'limes.fell', 'intercepted'].includes(event))).toEqual([
      'evaded',
      'limes.fell',
      'intercepted',
    ]);
    expect([state.lands.limes[place('lotharingia')], story.units('alamanni', 'lotharingia')]).toEqual([NOBODY, 3]);
  });
});

describe('XVIII.I, XXXVII.P, XXXVIII.R the end of the Limites', () => {
  /** A frontier of which these Limites stand, when turn 8 begins. */
  const frontier = (turn: number) =>
    given((p) => {
      p.empty().turn(turn);
      for (const id of ['lotharingia', 'noricum', 'cumbria', 'numidia', 'cantabria'] as const)
        p.state.lands.limes[place(id)] = ROMANI;
      p.state.lands.limes[place('savus')] = ORIENTALI;
    });
  const garrison = (state: State, id: PlaceId) =>
    state.pieces.here[place(id)].map((counter) =>
      [SORTS[SORT_OF[counter]].key, nationId(state.pieces.holder[counter])].join(),
    );

  it('in Purchases of turn 8 each becomes a unit of its land, in the East a Thema', () => {
    shows('XVIII.I.a', 'XVIII.I.i', 'XXXVIII.R.a', 'XXXIV.az', 'XXXVII.P.a');
    const state = frontier(8);
    const story = Story.done(state, endOfLimites);
    expect(
      (['lotharingia', 'noricum', 'cumbria', 'numidia', 'cantabria', 'savus'] as const).map((id) =>
        garrison(state, id),
      ),
    ).toEqual([
      ['romani-local-galli,romani'],
      ['romani-local-galli,romani'],
      ['romani-local-britani,romani'],
      ['romani-local-africani,romani'],
      ['romani-local-hispani,romani'],
      ['orientali-themata,orientali'],
    ]);
    expect(state.pieces.lent.every((term) => term === 0)).toBe(true);
    expect([state.lands.limes.every((owner) => owner === NOBODY), story.told('limites.ended').length]).toEqual([
      true,
      1,
    ]);
    const early = frontier(7);
    Story.done(early, endOfLimites);
    expect([early.lands.limes[place('savus')], garrison(early, 'savus')]).toEqual([ORIENTALI, []]);
  });

  it('they still stand in the Status action of turn 8, and fall when Purchases begin', () => {
    shows('XVIII.I.i', 'XLV.7.a', 'XLV.8.a');
    const ended = (phase: Phase) => {
      const state = frontier(8);
      state.clock.phase = phase;
      state.clock.next = -1;
      const story = Story.where(
        () => structuredClone(state),
        (one) => one.asked !== null,
      );
      return story.told('limites.ended').length;
    };
    expect([ended('status'), ended('purchases')]).toEqual([0, 1]);
  });

  it('those that came to the Gauls after the fall of the West serve them', () => {
    shows('XXXVII.P.c');
    const state = frontier(8);
    state.nations.status[ROMANI] = ABSENT;
    state.nations.status[GAULS] = KINGDOM;
    state.lands.limes[place('lotharingia')] = GAULS;
    Story.done(state, endOfLimites);
    expect(garrison(state, 'lotharingia')).toEqual(['romani-local-galli,galli']);
    expect(state.pieces.abroad).toHaveLength(1);
  });
});
