import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { type PlaceId, place } from '../../../src/data/geography.ts';
import { nation } from '../../../src/data/pieces.ts';
import { subdueHomeless } from '../../../src/rules/battle/aftermath.ts';
import { evacuate } from '../../../src/rules/diplomacy/refuge.ts';
import { refreshControl } from '../../../src/rules/lands/control.ts';
import { settle } from '../../../src/rules/nations/kingdom.ts';
import { collapseModifier } from '../../../src/rules/treasury/bankruptcy.ts';
import { accountOf } from '../../../src/rules/treasury/income.ts';
import { BARBARIAN, EMPIRE, FREE, KINGDOM, moveCapital, NOBODY, type State, VASSAL } from '../../../src/state.ts';
import { Given, given, movingUnopposed, PERSIANS, Story } from '../../story.ts';

const [ALEMANNI, BAIOVARII, BURGUNDIANS] = [nation('alamanni'), nation('baiovarii'), nation('burgundi')];

/** Turn 7: the Alemanni, a kingdom with its capital in Bavaria and three units in each of these provinces, make room there for the Baiovarii. */
function cleared(provinces: readonly PlaceId[], change: (p: Given) => void = () => {}): State {
  const state = given((p) => {
    p.empty().turn(7).nation('alamanni', { status: KINGDOM, age: 3, treasury: 20, founded: 4 });
    for (const list of [p.state.lands.city, p.state.lands.control, p.state.lands.areaControl]) list.fill(NOBODY);
    p.city('bavaria', 'alamanni', 1).units('alamanni', 'bavaria', { infantry: 1 });
    moveCapital(p.state, ALEMANNI, place('bavaria'));
    for (const at of provinces) p.units('alamanni', at, { infantry: 3 });
    change(p);
  });
  Story.of(state, (g) => evacuate(g, BAIOVARII, place('bavaria'))).anyhow();
  return state;
}

describe('IX.B a capital that newcomers cleared away', () => {
  it('G312 was not conquered: its kingdom does not submit as one that lost its capital', () => {
    shows('G312', 'IX.B.k', 'XXIX.C.a');
    const state = cleared(['thuringia'], (p) => {
      p.units('alamanni', 'helvetia', { infantry: 1 }).nation('burgundi', { status: BARBARIAN, age: 3 });
      p.horde('burgundi', 'rhodanus').units('burgundi', 'rhodanus', { infantry: 3, 'noble-cavalry': 3 });
      p.leader('gundobadus', 'rhodanus');
    });
    expect(state.nations.capital[ALEMANNI]).toBe(-1);
    const story = movingUnopposed(state, BURGUNDIANS).answer(PERSIANS, 'from rhodanus', 'lead gundobadus');
    story.answer(PERSIANS, 'take 3*burgundi-infantry+3*burgundi-noble-cavalry', 'to helvetia').anyhow();
    expect([story.told('overrun').length, state.ties.bond[ALEMANNI]]).toEqual([1, FREE]);
  });

  it('G312, XXIX.C who wipes out its leader with all his stack subdues it, also if a capital had fallen long before', () => {
    shows('G312', 'XXIX.C.b');
    const state = cleared(['thuringia'], (p) => {
      p.state.nations.capitalLost[ALEMANNI] = 5;
    });
    Story.of(state, (g) => subdueHomeless(g, BURGUNDIANS, ALEMANNI, true)).answer(PERSIANS, 'no');
    expect([state.ties.bond[ALEMANNI], state.ties.lord[ALEMANNI]]).toEqual([VASSAL, BURGUNDIANS]);
  });

  it('G312, VII.D is founded anew as soon as the kingdom has a site', () => {
    shows('G312', 'IX.B.k', 'VII.D.i');
    const state = cleared(['thuringia']);
    expect(state.nations.capital[ALEMANNI]).toBe(-1);
    new Given(state).units('alamanni', 'franconia', { infantry: 3 });
    refreshControl(state);
    Story.of(state, (g) => settle(g, ALEMANNI)).anyhow();
    expect([state.nations.capital[ALEMANNI], state.lands.level[place('franconia')]]).toEqual([place('franconia'), 1]);
  });

  it('G312, XIV.B brings its income where it stands anew, this turn and the next; XIV.K nor is it held against an empire', () => {
    shows('G312', 'XIV.B.d');
    const state = cleared(['franconia', 'oderus']);
    expect(state.nations.capital[ALEMANNI]).toBeGreaterThanOrEqual(0);
    const income = (turn: number) => {
      state.clock.turn = turn;
      return accountOf(state, ALEMANNI).capital;
    };
    expect([income(7), income(8), income(9)]).toEqual([5, 5, 5]);
    state.nations.status[ALEMANNI] = EMPIRE;
    const held = (turn: number) => {
      state.clock.turn = turn;
      return collapseModifier(state, ALEMANNI);
    };
    expect(held(8)).toBe(held(9));
  });
});
