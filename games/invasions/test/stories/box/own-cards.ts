import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../../src/data/event-cards.ts';
import { AREA_OF, type PlaceId, place } from '../../../src/data/geography.ts';
import { HUNNI, leader, nation, ORIENTALI, PERSAE, ROMANI, SIDE_OF } from '../../../src/data/pieces.ts';
import { mayUse, use } from '../../../src/rules/cards/own-cards.ts';
import { stepsLeft } from '../../../src/rules/lands/steps.ts';
import { ownUnits, unitsAt } from '../../../src/rules/pieces/units.ts';
import { ABSENT, BARBARIAN, FEDERATE, FREE, KINGDOM, NOBODY, NOWHERE, type State, VASSAL } from '../../../src/state.ts';
import { deal } from '../../cards/story-cards.ts';
import { bind, type Given, GOTHS, given, HUNS, PERSIANS, ROMANS, Story } from '../../story.ts';

const [VISIGOTHS, GEPIDS, VANDALS] = [nation('visigothi'), nation('gepidae'), nation('vandali')];

/** A card is played by a side, for the nation that acts or for nobody. */
const played = (state: State, side: number, kind: EventKind, owner = NOBODY, ...dice: readonly number[]) => {
  deal(state, side, kind);
  return Story.of(state, (g) => use(g, side, owner, kind), ...dice);
};
const options = (state: State, side: number, kind: EventKind, owner = NOBODY) =>
  played(state, side, kind, owner).offered(side);

describe('X.B who may thwart a card', () => {
  it('those whom Assassination, Sedition and Spies hurt; nobody else, and never who plays it', () => {
    shows('G156', 'XLIII.38.a');
    const asked = (kind: EventKind) => {
      const state = given((p) => p.leader('iulianus', 'osroene').leader('sapor-ii', 'akkad'));
      for (const [side, card] of (['storm', 'dice', 'reaction', 'surprise'] as const).entries())
        deal(state, side, card);
      const story = played(state, PERSIANS, kind);
      return [story.asked, story.run.decision?.asks[0].seat];
    };
    for (const kind of ['assassination', 'sedition', 'spies'] as const) expect(asked(kind)).toEqual(['thwart', ROMANS]);
    expect([asked('subsidies')[0], asked('renaissance')[0]]).toEqual(['nation', null]);
  });

  it('a card that is thwarted does nothing', () => {
    shows('XLIII.38.a', 'XLIII.54.a');
    const sedition = (die: number) => {
      const state = given((p) => p.leader('iulianus', 'osroene'));
      deal(state, ROMANS, 'intrigue');
      const story = played(state, HUNS, 'sedition', NOBODY, die, ...(die % 2 === 0 ? [] : [4]));
      story.answer(ROMANS, 'event intrigue');
      while (story.asked !== null) story.answer(HUNS, 'kill iulianus');
      return state.pieces.idle[leader('iulianus')];
    };
    expect([sedition(2), sedition(1)]).toEqual([0, 1]);
  });
});

describe('X.B Conscription', () => {
  const sort = (state: State, side: number, owner: number) =>
    played(state, side, 'conscription', owner).told('arrived')[0];

  it('raises the plainest infantry at the horde or capital: no elite, auxiliary, local or Thema', () => {
    shows('XLIII.18.a');
    const east = (change: (p: Given) => void = () => {}) => given((p) => change(p.empty().turn(8)));
    expect(sort(east(), ROMANS, ORIENTALI)).toMatchObject({ units: 'orientali-limitanei', province: 'thracia' });
    const all = (p: Given) => p.units('orientali', 'achaia', { limitanei: 3 });
    // Legions, auxiliaries and Themata are left.
    expect(mayUse(east(all), ROMANS, ORIENTALI, 'conscription')).toBe(false);
    const west = given((p) => p.empty().turn(3).units('romani', 'africa', { limitanei: 4 }));
    expect(mayUse(west, ROMANS, ROMANI, 'conscription')).toBe(false);
    const goths = given((p) => p.empty().horde('visigothi', 'dacia'));
    expect(sort(goths, GOTHS, VISIGOTHS)).toMatchObject({ units: 'visigothi-infantry', province: 'dacia' });
  });

  it('not elephants before their turn, nor satraps beyond their lands (XXXIV)', () => {
    const persia = (turn: number, capital: PlaceId) => {
      const state = given((p) => p.empty().turn(turn).units('persae', 'akkad', { infantry: 4 }));
      state.nations.capital[PERSAE] = place(capital);
      return state;
    };
    expect(sort(persia(2, 'akkad'), PERSIANS, PERSAE)).toMatchObject({ units: 'persae-satraps' });
    expect(mayUse(persia(2, 'osroene'), PERSIANS, PERSAE, 'conscription')).toBe(false);
    expect(sort(persia(3, 'osroene'), PERSIANS, PERSAE)).toMatchObject({ units: 'persae-elephants' });
  });

  it('for an active nation that has a seat; nobody’s turn: for any of the player’s', () => {
    const state = given();
    const found = options(state, PERSIANS, 'conscription');
    expect(found).toEqual(expect.arrayContaining(['levy persae', 'levy vandali']));
    for (const id of ['levy aestii', 'levy gepidae', 'levy visigothi']) expect(found).not.toContain(id);
    const homeless = given((p) => p.empty());
    homeless.nations.capital[PERSAE] = NOWHERE;
    expect(mayUse(homeless, PERSIANS, PERSAE, 'conscription')).toBe(false);
    expect(mayUse(given(), PERSIANS, PERSAE, 'conscription')).toBe(true);
  });
});

describe('X.B Subsidies and Veterans', () => {
  it('Subsidies are for an active nation of the player, the one that acts if one does', () => {
    shows('XLIII.65.a');
    expect(options(given(), PERSIANS, 'subsidies')).not.toContain('subsidy aestii');
    const state = given();
    const gold = state.nations.treasury[PERSAE];
    expect(played(state, PERSIANS, 'subsidies', PERSAE).gold('persae')).toBe(gold + 5);
    const gone = given((p) => p.nation('persae', { status: ABSENT }));
    expect(options(gone, PERSIANS, 'subsidies')).not.toContain('subsidy persae');
  });

  it('Veterans restore units of the civilised', () => {
    shows('XLIII.71.a');
    const hurt = (status: number) => {
      const state = given((p) => p.empty().nation('persae', { status }).units('persae', 'akkad', { immortals: 1 }));
      for (const unit of ownUnits(state, PERSAE)) state.pieces.hurt[unit] = 1;
      return mayUse(state, PERSIANS, PERSAE, 'veterans');
    };
    expect([hurt(KINGDOM), hurt(BARBARIAN)]).toEqual([true, false]);
    expect(mayUse(given(), PERSIANS, PERSAE, 'veterans')).toBe(false);
  });

  it('X.B but not those of an inactive kingdom', () => {
    shows('X.B.g', 'XLIII.71.a');
    const state = given((p) => p.empty().units('armenii', 'armenia-minor', { 'noble-cavalry': 1 }));
    for (const unit of ownUnits(state, nation('armenii'))) state.pieces.hurt[unit] = 1;
    expect(mayUse(state, ROMANS, NOBODY, 'veterans')).toBe(false);
  });
});

describe('X.B Renaissance and Treason', () => {
  const tied = (who: number, bond: number, lord: number) => {
    const state = given((p) => p.turn(3).units('visigothi', 'moesia-superior', { infantry: 1 }));
    state.ties.bond[who] = bond;
    state.ties.lord[who] = lord;
    return state;
  };

  it('a federate or vassal is free at once; inactive vassals are not asked', () => {
    shows('XLIII.69.a', 'XLIII.49.a', 'XXVIII.G.e', 'XXIX.G.d');
    for (const bond of [FEDERATE, VASSAL])
      for (const kind of ['treason', 'renaissance'] as const) {
        const state = tied(VISIGOTHS, bond, ORIENTALI);
        if (bond === FEDERATE) bind(state, VISIGOTHS, bond, ORIENTALI, 'moesia-superior');
        const story = played(state, GOTHS, kind, VISIGOTHS);
        expect([state.ties.bond[VISIGOTHS], story.told('freed').length]).toEqual([FREE, 1]);
        // XXVIII.G The federate keeps what was ceded.
        expect(state.lands.city[place('moesia-superior')]).toBe(bond === FEDERATE ? VISIGOTHS : ORIENTALI);
      }
    const slavs = tied(nation('sclaveni'), VASSAL, nation('avari'));
    slavs.nations.status[nation('sclaveni')] = BARBARIAN;
    const venedi = tied(nation('venedae'), VASSAL, HUNNI);
    expect([mayUse(slavs, HUNS, NOBODY, 'treason'), mayUse(venedi, GOTHS, NOBODY, 'treason')]).toEqual([false, false]);
    expect(mayUse(given(), GOTHS, VISIGOTHS, 'treason')).toBe(false);
  });

  it('or a civilised nation grows younger, if it can', () => {
    shows('XLIII.49.a');
    const young = (age: number, decline: number, status = KINGDOM) => {
      const state = given((p) => p.nation('persae', { age, decline, status }));
      return mayUse(state, PERSIANS, PERSAE, 'renaissance');
    };
    expect([young(2, 0), young(1, 1), young(1, 0), young(5, 0, BARBARIAN)]).toEqual([true, true, false, false]);
    const minor = given((p) => p.nation('armenii', { age: 5 }));
    expect(mayUse(minor, SIDE_OF[nation('armenii')], nation('armenii'), 'renaissance')).toBe(false);
    const declining = given((p) => p.nation('persae', { age: 5, decline: 1 }));
    played(declining, PERSIANS, 'renaissance', PERSAE);
    expect([declining.nations.age[PERSAE], declining.nations.decline[PERSAE]]).toEqual([5, 0]);
  });
});

describe('X.B marches and mercenaries', () => {
  it('Forced March: one step more for the units and leaders of one stack; fleets are none', () => {
    shows('XLIII.28.a');
    const state = given((p) => {
      p.empty().turn(3).units('romani', 'latium', { legion: 1 }).units('romani', 'africa', { legion: 1 });
      p.units('romani', 'mare-tyrrhenum', { classis: 1 }).leader('stilicho', 'latium');
    });
    const story = played(state, ROMANS, 'forced-march', ROMANI);
    expect(story.offered(ROMANS).sort()).toEqual(['stack-at africa', 'stack-at latium']);
    story.answer(ROMANS, 'stack-at latium');
    const steps = (id: 'latium' | 'africa') => stepsLeft(state, unitsAt(state, ROMANI, place(id))[0], false);
    expect([steps('latium') - steps('africa'), state.stacks.leaderSteps[leader('stilicho')]]).toEqual([1, -1]);
    expect(mayUse(state, ROMANS, NOBODY, 'forced-march')).toBe(false);
    const sailors = given((p) => p.empty().turn(3).units('romani', 'mare-tyrrhenum', { classis: 1 }));
    expect([mayUse(sailors, ROMANS, ROMANI, 'forced-march'), mayUse(sailors, ROMANS, ROMANI, 'night-march')]).toEqual([
      false,
      false,
    ]);
  });

  /** Gepids beside the East, which rules Moesia. */
  const danube = (change: (p: Given) => void = () => {}) =>
    given((p) => {
      p.turn(4).clear('dacia').units('gepidae', 'dacia', { infantry: 1 }).horde('gepidae', 'dacia');
      change(p.nation('orientali', { treasury: 3 }).nation('gepidae', { treasury: 0 }));
    });

  it('Mercenaries cost the civilised 3 gold, barbarians what they have of it', () => {
    shows('XLIII.41.a');
    const state = danube();
    const story = played(state, ROMANS, 'mercenaries', ORIENTALI);
    while (story.asked !== null) {
      const seat = story.run.decision?.asks[0].seat ?? -1;
      const gepids = story.offered(seat).find((id) => id === 'target gepidae');
      story.answer(seat, gepids ?? story.offered(seat)[0]);
    }
    expect([story.gold('orientali'), story.gold('gepidae')]).toEqual([0, 3]);
    expect(ownUnits(state, GEPIDS).filter((unit) => state.pieces.holder[unit] === ORIENTALI)).toHaveLength(1);
    const poor = danube((p) => p.nation('orientali', { treasury: 2 }));
    expect([mayUse(poor, ROMANS, ORIENTALI, 'mercenaries'), mayUse(danube(), ROMANS, NOBODY, 'mercenaries')]).toEqual([
      false,
      false,
    ]);
  });

  it('XXX.A not for an invader; barbarians spend nothing', () => {
    shows('XLIII.41.a', 'XXX.A.e', 'XIV.C.b', 'IX.D.i');
    const vandals = (turn: number) => {
      const state = given((p) => {
        p.empty().turn(turn).units('vandali', 'tisia', { infantry: 2 }).horde('vandali', 'tisia');
        p.units('gepidae', 'dacia', { infantry: 2 }).horde('gepidae', 'dacia');
      });
      state.lands.areaControl[AREA_OF[place('dacia')]] = VANDALS;
      state.lands.control[place('tisia')] = VANDALS;
      return state;
    };
    const may = (turn: number) => mayUse(vandals(turn), PERSIANS, VANDALS, 'mercenaries');
    // The Vandals invade on turn 4, not on turn 5.
    expect([may(5), may(4)]).toEqual([true, false]);
    // XIV.C They keep what they have.
    const paid = (treasury: number) => {
      const state = vandals(5);
      state.nations.treasury[VANDALS] = treasury;
      const story = played(state, PERSIANS, 'mercenaries', VANDALS);
      return [story.gold('vandali'), story.gold('gepidae')];
    };
    expect([paid(1), paid(5)]).toEqual([
      [1, 0],
      [5, 0],
    ]);
  });
});
