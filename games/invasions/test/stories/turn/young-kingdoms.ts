import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { HUNNI, nation, ORIENTALI } from '../../../src/data/pieces.ts';
import { aftermath } from '../../../src/rules/battle/aftermath.ts';
import { submits } from '../../../src/rules/battle/submission.ts';
import { HOSTILITY, makeDeal } from '../../../src/rules/lands/relations.ts';
import { interceptors } from '../../../src/rules/movement/interception.ts';
import { BARBARIAN, FREE, KINGDOM, remove, type State, VASSAL } from '../../../src/state.ts';
import { facing, GOTHS, given, Story } from '../../story.ts';

const [SUEBI, VISIGOTHS] = [nation('suebi'), nation('visigothi')];

describe('a kingdom that has no city yet', () => {
  const PROVINCES = ['castulum', 'emeritensis', 'cantabria', 'cuneus'] as const;

  /** The Suebian kingdom with its horde and a unit in Salmantica, and a unit in each of some more provinces; Visigoths have come to Salmantica. */
  const spain = (others: readonly PlaceId[]) =>
    given((p) => {
      p.empty().turn(7).horde('suebi', 'salmantica').nation('suebi', { status: KINGDOM, treasury: 10 });
      for (const at of ['salmantica', ...others] as const) p.units('suebi', at, { infantry: 1 });
      p.units('visigothi', 'salmantica', { infantry: 3 }).nation('visigothi', { status: KINGDOM });
    });

  /** All that defended Salmantica is dead. */
  const conquered = (state: State): Story => {
    const field = facing(state, 'visigothi', 'salmantica');
    for (const unit of field.defender.units) remove(state, unit);
    field.defender.lost.push(...field.defender.units.splice(0));
    return Story.of(state, function* (g) {
      yield* aftermath(g, field);
    });
  };

  it('VII.D, XXIX.C, G302 does not submit in one battle while more than three provinces are left to it: its horde goes to its people', () => {
    shows('VII.D.j', 'XXIX.C.a', 'G302');
    const state = spain(PROVINCES);
    const story = conquered(state);
    expect([state.ties.bond[SUEBI], story.told('subdued').length]).toEqual([FREE, 0]);
    expect(PROVINCES.map(place)).toContain(state.nations.horde[SUEBI]);
  });

  it('XXIX.C, G302 submits with its horde when three are left; the victor gets no gold, but may draw a marker for its treasure', () => {
    shows('XXIX.C.a', 'XXIX.C.b', 'XXIX.E.a', 'G302');
    const state = spain(PROVINCES.slice(1));
    const story = conquered(state);
    while (story.asked !== 'treasure') story.answer(GOTHS, story.offered(GOTHS)[0]);
    expect([state.ties.bond[SUEBI], state.ties.lord[SUEBI], state.nations.treasury[SUEBI]]).toEqual([
      VASSAL,
      VISIGOTHS,
      10,
    ]);
    story.answer(GOTHS, 'no');
    expect(story.told('plunder')).toHaveLength(0);
  });

  it('XXIX.B, G302 is no barbarian nation: nomads who only win the battle do not subdue it', () => {
    shows('XXIX.B.e', 'G302');
    const subdued = (status: number) => {
      const state = given((p) => {
        p.empty().turn(4).horde('gepidae', 'tisia').units('gepidae', 'tisia', { infantry: 3 });
        p.nation('gepidae', { status }).units('hunni', 'tisia', { 'horse-archers': 4 });
        makeDeal(p.state, HUNNI, nation('gepidae'), HOSTILITY);
      });
      const field = facing(state, 'hunni', 'tisia');
      return submits(state, field, field.defender, field.attacker).length;
    };
    expect([subdued(BARBARIAN), subdued(KINGDOM)]).toEqual([1, 0]);
  });

  it('VII.D, XIX.A is defended at its horde like a capital: three more for whoever comes between there', () => {
    shows('VII.D.j', 'XIX.A.k');
    const more = (status: number) => {
      const state = given((p) => {
        p.empty().turn(4).horde('gepidae', 'tisia').units('gepidae', 'dacia', { infantry: 2 });
        p.nation('gepidae', { status }).units('orientali', 'savus', { legion: 2 });
      });
      return interceptors(state, ORIENTALI, nation('gepidae'), place('tisia')).map(({ modifier }) => modifier);
    };
    expect([more(BARBARIAN), more(KINGDOM)]).toEqual([[0], [3]]);
  });
});
