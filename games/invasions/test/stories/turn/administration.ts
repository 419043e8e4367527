import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATION_ROWS, type AdministrationId } from '../../../src/data/administration-cards.ts';
import { place } from '../../../src/data/geography.ts';
import type { LeaderId } from '../../../src/data/leaders.ts';
import type { NationId } from '../../../src/data/nations.ts';
import { leader, nation, PERSAE, ROMANI, SIDE_OF } from '../../../src/data/pieces.ts';
import { administration } from '../../../src/rules/treasury/administration.ts';
import { KINGDOM, RELIGIONS, type State } from '../../../src/state.ts';
import { type Given, given, HUNS, PERSIANS, Story, shuffled } from '../../story.ts';

const FRANKS = nation('franci');
const indexOf = (id: AdministrationId) => ADMINISTRATION_ROWS.findIndex((row) => row.id === id);
const typeOf = (id: AdministrationId) => ADMINISTRATION_ROWS[indexOf(id)].type;

/** A nation that draws these cards and plays the first of them; what follows takes more dice. */
function played(state: State, owner: number, cards: readonly AdministrationId[], ...dice: readonly number[]): Story {
  const [chosen] = cards;
  const type = typeOf(chosen);
  const same = ADMINISTRATION_ROWS.filter((row) => row.type === type).map(({ id }) => id);
  const story = Story.of(
    state,
    (g) => administration(g, owner),
    ...shuffled(ADMINISTRATION_ROWS.length, ...cards.map(indexOf)),
    ...shuffled(same.length, ...cards.flatMap((id) => (typeOf(id) === type ? [same.indexOf(id)] : []))),
    ...dice,
  );
  const seat = SIDE_OF[owner];
  if (story.asked === 'administer') story.answer(seat, `administer ${type}`);
  if (story.asked === 'administration') story.answer(seat, `play ${chosen}`);
  return story;
}

/** Persia: a kingdom with 30 gold whose leaders do not administer. */
const persia = (change: (p: Given) => void = () => {}) =>
  given((p) => {
    p.turn(2).gone('sapor-ii').nation('persae', { treasury: 30, age: 1 });
    change(p);
  });

describe('XIII.D the cards', () => {
  const drawn = (cards: readonly AdministrationId[], change: (p: Given) => void = () => {}) => {
    const state = persia(change);
    const dice = shuffled(ADMINISTRATION_ROWS.length, ...cards.map(indexOf));
    return Story.of(state, (g) => administration(g, PERSAE), ...dice).offered(PERSIANS);
  };

  it('two are drawn, more by a good administrator, and on until there are two types', () => {
    shows('III.C.l', 'XIII.C.d', 'XIII.C.e', 'XIII.D.b', 'XIII.D.c');
    expect(drawn(['otium', 'castra', 'codex'])).toEqual(['administer passive', 'administer military']);
    const sapor = (p: Given) => p.leader('sapor-ii', 'akkad');
    expect(drawn(['otium', 'castra', 'codex'], sapor)).toHaveLength(3);
    // Two of a type, then another, and then no more.
    expect(drawn(['castra', 'auxilia', 'codex', 'otium'])).toEqual(['administer military', 'administer reform']);
    expect(drawn(['otium', 'annona', 'ludi', 'castra', 'codex'])).toEqual([
      'administer passive',
      'administer military',
    ]);
  });

  it('of the chosen type as many can be played as were drawn', () => {
    shows('VI.J.g', 'XIII.B.b', 'XIII.D.d', 'G152', 'XIII.D.h');
    const dice = [...shuffled(18, ...(['ludi', 'otium', 'castra'] as const).map(indexOf)), ...shuffled(7, 4, 0)];
    const story = Story.of(persia(), (g) => administration(g, PERSAE), ...dice).answer(PERSIANS, 'administer passive');
    expect(story.offered(PERSIANS)).toEqual(['play otium', 'play ludi']);
    const one = played(persia(), PERSAE, ['quies', 'castra']);
    expect(one.told('administered')).toMatchObject([{ administration: 'quies', gold: 5 }]);
  });

  it('whoever can pay for a type takes one he can pay; just enough will do', () => {
    shows('XIII.D.d');
    const poor = (gold: number) => drawn(['castra', 'codex'], (p) => p.nation('persae', { treasury: gold }));
    expect(poor(20)).toEqual(['administer military', 'administer reform']);
    const pays = (gold: number) => {
      const state = persia((p) => p.nation('persae', { treasury: gold }));
      const story = played(state, PERSAE, ['castra', 'codex']);
      return [story.told('administered')[0].administration, story.gold('persae'), state.nations.bankrupt[PERSAE]];
    };
    expect([pays(19), pays(10)]).toEqual([
      ['castra', 9, 0],
      ['castra', 0, 0],
    ]);
  });

  it('whoever can pay for none takes the cheaper, gives all he has and will be bankrupt', () => {
    shows('XIII.D.e', 'XIII.D.f', 'XIII.D.g');
    const state = persia((p) => p.nation('persae', { treasury: 9 }));
    const dice = [...shuffled(18, indexOf('castra'), indexOf('codex')), ...shuffled(7, 4)];
    // Nobody is asked.
    const story = Story.of(state, (g) => administration(g, PERSAE), ...dice);
    expect(story.told('administered')).toMatchObject([{ administration: 'castra', gold: 9 }]);
    expect([story.gold('persae'), state.nations.bankrupt[PERSAE]]).toEqual([0, 1]);
  });
});

describe('XIII.E what a card does', () => {
  it('VI.E it has three columns: up to age 4, up to 8, and beyond', () => {
    shows('VI.A.f', 'XIII.E.a', 'XLIV.c');
    const gain = (age: number) => {
      const state = persia((p) => p.nation('persae', { age }));
      const story = played(state, PERSAE, ['otium', 'castra']);
      return [story.gold('persae') - 25, state.nations.decline[PERSAE]];
    };
    // In old age Otium brings Decadence as well.
    expect([1, 4, 5, 8, 9].map(gain)).toEqual([
      [3, 0],
      [3, 0],
      [2, 0],
      [2, 0],
      [1, 1],
    ]);
  });

  it('gold goes into the treasury or out of it, never below nothing', () => {
    shows('III.A.f', 'XIII.E.c', 'XIV.A.a');
    const left = (gold: number) => {
      const state = persia((p) => p.nation('persae', { treasury: gold }));
      return played(state, PERSAE, ['stipendium', 'otium']).gold('persae');
    };
    expect([left(20), left(12), left(10)]).toEqual([7, 0, 0]);
  });

  it('years pass or come back', () => {
    shows('VI.E.c');
    const age = (card: AdministrationId) => {
      const state = persia((p) => p.nation('persae', { age: 3 }));
      played(state, PERSAE, [card, typeOf(card) === 'reform' ? 'otium' : 'codex']);
      return state.nations.age[PERSAE];
    };
    expect([age('luxuria'), age('quies'), age('codex')]).toEqual([4, 3, 2]);
  });

  it('G95 rulers and standard leaders stay in the capital under a crossed head; historical generals do not', () => {
    shows('III.C.o', 'XIII.E.e', 'XIII.E.f', 'XIII.E.g', 'G95', 'VI.J.h', 'XXXVII.F.a', 'XXXVII.B.b', 'XXXVIII.E.a');
    const at = (card: AdministrationId) => {
      const state = given((p) => {
        p.turn(3).nation('romani', { treasury: 40, age: 1 });
        for (const who of ['honorius', 'stilicho', 'caesar-occidentis'] as const) p.leader(who, 'liger');
      });
      played(state, ROMANI, [card, typeOf(card) === 'passive' ? 'castra' : 'otium']);
      const home = (id: LeaderId) => state.pieces.leaderAt[leader(id)] === state.nations.capital[ROMANI];
      const idle = (id: LeaderId) => state.pieces.idle[leader(id)] === 1;
      return (['honorius', 'caesar-occidentis', 'stilicho'] as const).map((id) => [home(id), idle(id)].join());
    };
    expect(at('quies')).toEqual(['true,true', 'true,true', 'false,false']);
    expect(at('castra')).toEqual(['false,false', 'false,false', 'false,false']);
  });

  it('a calamity strikes as for the nation’s age', () => {
    shows('VI.J.i', 'XIII.D.i', 'XIII.E.d');
    const state = persia((p) => p.nation('persae', { age: 5 }));
    // Mature Castra: a revolt; 5: the Persian chooses.
    const story = played(state, PERSAE, ['castra', 'otium'], 5);
    expect([story.asked, state.nations.calamities[PERSAE], state.nations.age[PERSAE]]).toEqual(['revolt', 1, 6]);
    expect(played(persia(), PERSAE, ['castra', 'otium']).asked).toBeNull();
  });
});

describe('before the cards', () => {
  it('XXXVII.E, XXXVIII.D of a Roman treasury two thirds are left from age 5, half from age 9; of others all', () => {
    shows('XXXVII.E.b', 'XXXVIII.D.a');
    const kept = (id: NationId, age: number, gold = 40) => {
      const state = given((p) => p.turn(3).nation(id, { age, treasury: gold }));
      const dice = shuffled(ADMINISTRATION_ROWS.length, indexOf('castra'), indexOf('codex'), indexOf('otium'));
      const story = Story.of(state, (g) => administration(g, nation(id)), ...dice);
      return [story.gold(id), story.told('eroded').map(({ gold: lost }) => lost)];
    };
    expect([kept('romani', 4), kept('romani', 5), kept('romani', 8), kept('romani', 9, 53)]).toEqual([
      [40, []],
      [27, [13]],
      [27, [13]],
      [27, [26]],
    ]);
    expect([kept('orientali', 9), kept('persae', 9)]).toEqual([
      [20, [20]],
      [40, []],
    ]);
  });

  it('XXXI.B, G423 a pagan kingdom may become Catholic, but no longer Arian, and score for it', () => {
    shows('XXXI.B.a', 'G423');
    const state = given((p) => {
      p.turn(6)
        .nation('franci', { status: KINGDOM, treasury: 20, age: 1 })
        .units('franci', 'neustria', { infantry: 1 });
      p.city('neustria', 'franci');
      p.state.nations.capital[FRANKS] = place('neustria');
    });
    const story = Story.of(
      state,
      (g) => administration(g, FRANKS),
      ...shuffled(ADMINISTRATION_ROWS.length, indexOf('otium'), indexOf('castra')),
    );
    expect(story.offered(HUNS)).toEqual(['religion pagan', 'religion catholic']);
    story.answer(HUNS, 'religion catholic', 'collect');
    expect(RELIGIONS[state.nations.religion[FRANKS]]).toBe('catholic');
    expect(story.told('scored')[0]).toMatchObject({ nation: 'franci' });
    expect(story.asked).toBe('administer');
  });
});
