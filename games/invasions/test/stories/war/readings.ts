import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place } from '../../../src/data/geography.ts';
import { HUNNI, nation, ORIENTALI, PERSAE } from '../../../src/data/pieces.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { turncoats } from '../../../src/rules/battle/turncoats.ts';
import { isCleared, preyOf } from '../../../src/rules/lands/passages.ts';
import { evasionModifier } from '../../../src/rules/movement/evasion.ts';
import { mayRebel } from '../../../src/rules/nations/vassals.ts';
import { lend } from '../../../src/rules/pieces/mercenaries.ts';
import { isElite, unitsAt } from '../../../src/rules/pieces/units.ts';
import { siege } from '../../../src/rules/siege/siege.ts';
import { BARBARIAN, FOR_GOOD, FOR_NOW, KINGDOM, VASSAL } from '../../../src/state.ts';
import { deal } from '../../cards/story-cards.ts';
import { bind, GOTHS, given, meeting, PERSIANS, Story } from '../../story.ts';

const VISIGOTHS = nation('visigothi');
const NAISSUS = place('naissus');

describe('the unit of a vassal that has rebelled against nomads', () => {
  /** Huns and Goths in Naissus; one Goth serves the Huns, for good or for this activation. */
  const naissus = (term: number, huns: number, goths: number) => {
    const state = given((p) => {
      p.empty().turn(4).nation('hunni', { status: BARBARIAN }).nation('visigothi', { status: BARBARIAN });
      p.horde('hunni', 'hunnia').units('hunni', 'naissus', { 'horse-archers': huns });
      p.horde('visigothi', 'dacia').units('visigothi', 'naissus', { infantry: goths + 1 });
    });
    const [unit] = unitsAt(state, VISIGOTHS, NAISSUS);
    lend(state, unit, HUNNI, NAISSUS, term);
    bind(state, VISIGOTHS, VASSAL, HUNNI);
    state.ties.subdued[VISIGOTHS] = 2;
    Story.of(state, (g) => mayRebel(g, VISIGOTHS), 2).answer(GOTHS, 'yes');
    return { state, unit };
  };

  it('XXIX.G, G339 fights its own people for its lord, and counts when they are overrun or held; a hireling does not', () => {
    shows('XXIX.G.g', 'XXIX.D.f', 'G339', 'XXX.H.e', 'XXX.H.f');
    const fought = (term: number) => {
      const { state, unit } = naissus(term, 5, 1);
      const units = unitsAt(state, HUNNI, NAISSUS);
      const counts = [preyOf(state, HUNNI, units, NAISSUS) !== undefined, isCleared(state, HUNNI, NAISSUS, 3)];
      const clash = { where: NAISSUS, attacker: HUNNI, units, leaders: [], intercepted: false };
      const story = Story.done(state, (g) => {
        turncoats(g, clash);
      });
      return [...counts, story.told('defected').length, state.pieces.holder[unit]];
    };
    expect(fought(FOR_GOOD)).toEqual([true, false, 0, HUNNI]);
    expect(fought(FOR_NOW)).toEqual([false, false, 1, VISIGOTHS]);
    const holds = (term: number) => isCleared(naissus(term, 1, 1).state, HUNNI, NAISSUS, 1);
    expect([holds(FOR_GOOD), holds(FOR_NOW)]).toEqual([true, false]);
  });
});

describe('readings of war', () => {
  it('XIX.B, III.D, G335 a horde counts as one of those who flee', () => {
    shows('XIX.B.f', 'G335', 'III.D.h');
    const modifier = (horde: boolean) => {
      const state = given((p) => {
        p.empty().turn(4).units('visigothi', 'dacia', { infantry: 3 }).units('orientali', 'tisia', { legion: 2 });
        if (horde) p.horde('visigothi', 'dacia');
      });
      const attackers = unitsAt(state, ORIENTALI, place('tisia'));
      return evasionModifier(state, VISIGOTHS, unitsAt(state, VISIGOTHS, place('dacia')), attackers, place('dacia'));
    };
    expect([modifier(false), modifier(true)]).toEqual([0, 3]);
  });

  it('III.B, XX.E, G336 whose unit is lent stays what its own nation makes it', () => {
    shows('III.B.n', 'G336');
    const lent = (status: number, lord: number) => {
      const state = given((p) => {
        p.empty().turn(5).nation('hunni', { status: BARBARIAN }).nation('visigothi', { status });
        p.units('visigothi', 'naissus', { 'noble-cavalry': 1 });
      });
      const [unit] = unitsAt(state, VISIGOTHS, NAISSUS);
      lend(state, unit, lord, NAISSUS, FOR_GOOD);
      return isElite(state, unit);
    };
    expect([lent(BARBARIAN, ORIENTALI), lent(KINGDOM, HUNNI)]).toEqual([false, true]);
  });

  it('X.B, G337 the cards of a siege are played before the city of an inactive kingdom too', () => {
    shows('X.B.g', 'G337');
    const state = given((p) => p.turn(4).clear('armenia').units('persae', 'armenia', { infantry: 2 }));
    const where = place('armenia');
    expect([state.lands.level[where] > 0, state.lands.city[where]]).toEqual([true, nation('armenii')]);
    deal(state, PERSIANS, 'siege-engines');
    const story = Story.where(
      () => structuredClone(state),
      () => true,
      (g) => siege(g, PERSAE, where),
    );
    expect(story.offered(PERSIANS)).toContain('event siege-engines');
  });

  it('XXI.F, XX.J, G333 whoever wins because the other gives up is not murdered for it', () => {
    shows('XXI.F.c', 'XX.J.c', 'G333');
    const victory = (conceded: boolean, ...dice: readonly number[]) => {
      const { state, field } = meeting('macedonia', { visigothi: { infantry: 4 }, orientali: { legion: 4 } }, (p) =>
        p.nation('orientali', { decline: 1 }).leader('asparus', 'macedonia'),
      );
      field.attacker.conceded = conceded;
      if (!conceded) field.attacker.lost.push(...field.attacker.units.splice(0, 1));
      const after = Story.of(
        state,
        function* (g) {
          yield* aftermath(g, field);
        },
        ...dice,
      ).anyhow();
      expect(after.told('battle.won')).toMatchObject([{ nation: 'orientali' }]);
      return after.told('leader.died').length;
    };
    expect([victory(false, 8), victory(true)]).toEqual([1, 0]);
  });
});
