import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { place, placeId } from '../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { turncoats } from '../../src/rules/battle/turncoats.ts';
import { diplomacy, endOfDiplomacy } from '../../src/rules/diplomacy/diplomacy.ts';
import { playable, playEnvoy } from '../../src/rules/diplomacy/envoys.ts';
import { diplomacyOrder } from '../../src/rules/lands/order.ts';
import { HOSTILITY, makeDeal, relation } from '../../src/rules/lands/relations.ts';
import { lend, sendHomeHirelings } from '../../src/rules/pieces/mercenaries.ts';
import { ownUnits, unitsAt } from '../../src/rules/pieces/units.ts';
import { siege } from '../../src/rules/siege/siege.ts';
import { tributeTo } from '../../src/rules/treasury/income.ts';
import { BARBARIAN, FOR_NOW, KINGDOM } from '../../src/state.ts';
import { cardOf, envoy } from '../cards/story-cards.ts';
import { given, PERSIANS, ROMANS, Story } from '../story.ts';

const VISIGOTHS = nation('visigothi');

describe('XXX.A drawing and discarding', () => {
  it('kingdoms before empires, each from the youngest; barbarians draw none', () => {
    shows('XXX.A.c', 'XXX.A.d', 'XXXVI.A.e');
    const state = given((p) => {
      p.turn(6).nation('visigothi', { status: KINGDOM, age: 2 }).nation('persae', { age: 7 });
      p.nation('romani', { age: 9 }).nation('orientali', { age: 4 });
    });
    expect(diplomacyOrder(state)).toEqual([VISIGOTHS, PERSAE, ORIENTALI, ROMANI]);
    state.nations.status[VISIGOTHS] = BARBARIAN;
    expect(diplomacyOrder(state)).not.toContain(VISIGOTHS);
  });

  it('a kingdom as many as its leader’s bonus, an empire one more; if the deck is short the last go without', () => {
    shows('XXX.A.c', 'XXX.A.f', 'XXX.A.g');
    const drawn = (owner: number, deck?: number) => {
      const state = given((p) => {
        p.turn(4).gone('sapor-ii').gone('gratianus').gone('valentinianus-iii').gone('aetius');
        // Bonus 1 of Vararanes, of the emperor Theodosius II one too.
        p.leader('vararanes-v', 'chaldea').leader('theodosius-ii', 'thracia').gone('iulianus').gone('asparus');
      });
      if (deck !== undefined) state.cards.diplomacyDeck.splice(deck);
      new Story(state, Chance.fromSeed(seedFrom('draw')), (g) => diplomacy(g, owner));
      return state.cards.envoys[owner].length;
    };
    const bonus = { persae: 1, orientali: 1 };
    expect([drawn(PERSAE), drawn(ORIENTALI), drawn(ROMANI)]).toEqual([bonus.persae, bonus.orientali + 1, 1]);
    expect([drawn(ORIENTALI, 1), drawn(PERSAE, 0)]).toEqual([1, 0]);
  });

  it('each nation has its own', () => {
    shows('XXX.A.h');
    const state = given((p) => p.turn(4).phase('diplomacy', 'orientali').nation('romani', { treasury: 20 }));
    envoy(state, ORIENTALI, 'alliance');
    expect([playable(state, ORIENTALI).length, playable(state, ROMANI).length]).toEqual([1, 0]);
  });

  it('G75 what is left at the end of the Military phase goes back, for one gold a nation', () => {
    shows('XXX.A.j', 'XXX.A.k', 'G75', 'XXXVI.A.h');
    const state = given((p) => p.turn(4).nation('orientali', { treasury: 3 }).nation('persae', { treasury: 3 }));
    const before = state.cards.diplomacyDeck.length;
    envoy(state, ORIENTALI, 'tribute');
    envoy(state, ORIENTALI, 'nullity');
    state.cards.diplomacyDiscards.push(cardOf('treaty'));
    new Story(state, Chance.fromSeed(seedFrom('end')), function* (g) {
      endOfDiplomacy(g);
      yield* [];
    });
    expect([state.nations.treasury[ORIENTALI], state.nations.treasury[PERSAE]]).toEqual([4, 3]);
    expect([state.cards.envoys[ORIENTALI], state.cards.diplomacyDiscards]).toEqual([[], []]);
    expect(state.cards.diplomacyDeck.length - before).toBeGreaterThanOrEqual(1);
    for (const id of ['tribute', 'nullity', 'treaty'] as const) expect(state.cards.diplomacyDeck).toContain(cardOf(id));
  });
});

describe('XXX.B-H what cards do', () => {
  it('XXX.B a client won in the Diplomacy action pays in Revenues of the same turn', () => {
    shows('XXX.B.g');
    const state = given((p) => p.turn(4).phase('diplomacy', 'orientali'));
    const before = tributeTo(state, ORIENTALI);
    envoy(state, ORIENTALI, 'alliance');
    Story.of(state, (g) => playEnvoy(g, ORIENTALI, 'alliance'), 2).answer(ROMANS, 'target colchi');
    // Colchis pays one gold.
    expect(tributeTo(state, ORIENTALI) - before).toBe(1);
  });

  it('XXX.D the wedding makes no peace; the unit lent goes home afterwards', () => {
    shows('XXX.D.d', 'XXX.D.f');
    const state = given((p) => p.turn(4).phase('diplomacy', 'orientali').nation('orientali', { treasury: 9 }));
    envoy(state, ORIENTALI, 'marriage');
    const story = Story.of(state, (g) => playEnvoy(g, ORIENTALI, 'marriage'));
    story.answer(ROMANS, 'target persae').anyhow();
    expect(relation(state, ORIENTALI, PERSAE, place('assyria'))).toBe('hostile');
    const lent = ownUnits(state, PERSAE).filter((unit) => state.pieces.holder[unit] === ORIENTALI);
    expect(lent).toHaveLength(1);
    Story.done(state, (g) => sendHomeHirelings(g, ORIENTALI));
    expect(lent.map((unit) => [state.pieces.holder[unit], placeId(state.pieces.at[unit])])).toEqual([
      [PERSAE, 'chaldea'],
    ]);
  });

  it('XXX.G anybody may buy off a besieger, also for a city that is not his', () => {
    shows('XXX.G.c');
    const state = given((p) => {
      p.turn(3).empty().units('persae', 'africa', { savaran: 2 }).nation('orientali', { treasury: 5 });
      for (const unit of unitsAt(p.state, PERSAE, place('africa'))) p.state.stacks.from[unit] = place('numidia');
    });
    envoy(state, ORIENTALI, 'bribe');
    state.orders.asks[ROMANS] = 'all';
    expect(state.lands.city[place('africa')]).toBe(ROMANI);
    const story = Story.of(state, (g) => siege(g, PERSAE, place('africa')))
      .answer(PERSIANS, 'siege')
      .answer(ROMANS, 'envoy bribe');
    expect([story.told('siege'), story.gold('orientali')]).toEqual([[], 4]);
  });

  it('XXX.H mercenaries of one people fight each other in the service of two others, and never their own', () => {
    shows('XXX.H.e', 'XXX.H.g');
    const battle = (enemy: 'persae' | 'visigothi') => {
      const state = given((p) => {
        p.empty().turn(4).units('visigothi', 'osroene', { infantry: 2 }).units('orientali', 'osroene', { legion: 1 });
        if (enemy === 'persae') p.units('persae', 'osroene', { infantry: 1 });
      });
      const [one, other] = unitsAt(state, VISIGOTHS, place('osroene'));
      lend(state, one, ORIENTALI, place('osroene'), FOR_NOW);
      if (enemy === 'persae') lend(state, other, PERSAE, place('osroene'), FOR_NOW);
      else makeDeal(state, ORIENTALI, VISIGOTHS, HOSTILITY);
      const units = unitsAt(state, ORIENTALI, place('osroene'));
      const clash = { where: place('osroene'), attacker: ORIENTALI, units, leaders: [], intercepted: false };
      const deserted = Story.done(state, (g) => void turncoats(g, clash)).told('defected').length;
      return [deserted, state.pieces.holder[one]];
    };
    expect([battle('persae'), battle('visigothi')]).toEqual([
      [0, ORIENTALI],
      [1, VISIGOTHS],
    ]);
  });
});
