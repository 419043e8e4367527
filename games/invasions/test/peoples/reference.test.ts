import { Chance, seedFrom } from '@tabula/engine';
import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { CARAVANS } from '../../src/data/figures.ts';
import { place } from '../../src/data/geography.ts';
import { nation, ORIENTALI, PERSAE, ROMANI } from '../../src/data/pieces.ts';
import { destroyLimes } from '../../src/rules/battle/limites.ts';
import { activationOrder } from '../../src/rules/lands/order.ts';
import { unitsAt } from '../../src/rules/pieces/units.ts';
import { caravans } from '../../src/rules/treasury/caravans.ts';
import { BARBARIAN, KINGDOM } from '../../src/state.ts';
import { type Given, given, Story } from '../story.ts';

const [ALANS, VISIGOTHS, VANDALS] = [nation('alani'), nation('visigothi'), nation('vandali')];

describe('XXXVI the sheet', () => {
  it('XXXVI.A barbarians, kingdoms, empires; the oldest first; equals by initiative', () => {
    shows('XXXVI.A.a');
    const state = given((p) => {
      p.turn(4).nation('visigothi', { age: 3 }).nation('vandali', { age: 5 }).nation('alani', { age: 3 });
      p.nation('romani', { age: 4 }).nation('orientali', { age: 6 }).nation('persae', { age: 9 });
    });
    const order = activationOrder(state).filter((owner) =>
      [ALANS, VISIGOTHS, VANDALS, PERSAE, ROMANI, ORIENTALI].includes(owner),
    );
    // Visigoths have initiative 4, Alans 6.
    expect(order).toEqual([VANDALS, VISIGOTHS, ALANS, PERSAE, ORIENTALI, ROMANI]);
  });

  it('XXXVI.A turn 1 begins with Events and has neither caravans nor Administration', () => {
    shows('XXXVI.A.l', 'XLV.1.a');
    const state = given();
    expect([state.clock.turn, state.clock.phase]).toEqual([1, 'events']);
    expect(Story.of(structuredClone(state), (g) => caravans(g)).told('caravan')).toEqual([]);
    const story = new Story(state, Chance.fromSeed(seedFrom('turn 1')));
    const phases = new Set<string>();
    while (story.run.decision !== null && story.state.clock.turn === 1) {
      phases.add(story.state.clock.phase);
      const [{ seat, options }] = story.run.decision.asks;
      story.answer(seat, (options.find(({ kind }) => kind === 'done' || kind === 'no') ?? options[0]).id);
    }
    for (const phase of ['administration', 'revenues', 'purchases', 'quelling', 'caravans'])
      expect([...phases]).not.toContain(phase);
    expect(story.told('caravan')).toEqual([]);
  });

  /** Alans hold the caravan of Siraces, alone. */
  const siraces = (rich: boolean) => {
    const state = given((p: Given) => {
      p.empty().turn(4).nation('alani', { status: BARBARIAN, treasury: 0 });
      p.horde('alani', 'siraces').units('alani', 'siraces', { 'horse-archers': 2 });
    });
    state.clock.richCaravans = rich;
    return state;
  };

  it('XXXVI.B a caravan that barbarians control is plundered on a D2, or for sure if it is the exceptional one', () => {
    shows('XXXVI.B.a', 'XLIII.11.a');
    const drawn = (rich: boolean, ...dice: readonly number[]) => {
      const story = Story.of(siraces(rich), (g) => caravans(g), ...dice);
      while (story.run.decision !== null) {
        const [{ seat, options }] = story.run.decision.asks;
        story.answer(seat, (options.find(({ id }) => id === 'yes') ?? options[0]).id);
      }
      return story.told('plunder').length;
    };
    // 4: Rhagae is exceptional. Then the D2, and the number of the marker that is drawn.
    expect([drawn(false, 4, 1), drawn(false, 4, 2, 1), drawn(true, 4, 2, 1, 1)]).toEqual([0, 1, 2]);
    // 8: Siraces itself is exceptional.
    expect(drawn(false, 8, 1)).toBe(1);
  });

  it('XLIII.11 with the event they bring 5, the exceptional one 10', () => {
    shows('XLIII.11.a');
    const gold = (rich: boolean) => {
      const state = given((p) => {
        p.turn(4)
          .nation('romani', { treasury: 0 })
          .nation('orientali', { treasury: 0 })
          .nation('persae', { treasury: 0 });
      });
      state.lands.control[place('siraces')] = -1;
      state.clock.richCaravans = rich;
      const story = Story.of(state, (g) => caravans(g), 4);
      return (['romani', 'orientali', 'persae'] as const).map((id) => story.gold(id));
    };
    expect([gold(false), gold(true)]).toEqual([
      [1, 1, 5],
      [5, 5, 10],
    ]);
    expect(CARAVANS.map(({ province, d10 }) => [province, ...d10])).toEqual([
      ['aegyptus', 1, 2],
      ['rhagae', 3, 7],
      ['siraces', 8, 9],
      ['tripolitania', 10, 10],
    ]);
  });

  it('XXXVI.B a lone Limes hits whoever destroys it on a D2', () => {
    shows('XXXVI.B.h');
    const left = (die: number) => {
      const state = given((p) => {
        p.empty().turn(4).nation('vandali', { status: KINGDOM }).units('vandali', 'lotharingia', { infantry: 2 });
        p.state.lands.limes[place('lotharingia')] = ROMANI;
      });
      const stack = { units: unitsAt(state, VANDALS, place('lotharingia')), lead: undefined };
      Story.of(state, (g) => destroyLimes(g, VANDALS, stack, place('lotharingia')), die).anyhow();
      return unitsAt(state, VANDALS, place('lotharingia')).length;
    };
    expect([left(2), left(1)]).toEqual([1, 2]);
  });
});
