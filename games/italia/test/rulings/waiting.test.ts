import { shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { KINDS, kindNamed } from '../../src/data/units.ts';
import { hasTurn } from '../../src/rules/turn/turn.ts';
import { bookOf, type State } from '../../src/state/state.ts';
import { type Given, given, Story } from '../story.ts';

const infantryOf = (state: State) => bookOf(state).nation('vandals') * KINDS + kindNamed('infantry');

/** The Vandals have bought an infantry from tribute. */
function waits({ state }: Given): void {
  state.supply[infantryOf(state)] -= 1;
  state.waiting[infantryOf(state)] += 1;
}

describe('units that wait beside the board', () => {
  it('R 102 an overlord without an area may buy one', () => {
    shows('R 102', '6.4.b');
    const state = given('II', (position) => {
      position.round(6).turnOf('berbers', 'turn-start').gold('vandals', 10).subject('berbers', 'vandals');
      for (const area of ['numidia', 'mauretania'] as const) position.units('berbers', area, { infantry: 1 });
      position.units('vandals', 'mare-sardoum', { fleet: 1 });
    });
    const story = new Story(state);
    expect(story.asked).toMatchObject({ ask: 'tribute', nation: 'vandals' });
    expect(story.offered()).toContain('buy-one infantry');
  });

  it('R 102 without a place in his next placement phase it is lost', () => {
    shows('R 102', '6.4.c');
    const state = given('II', (position) => {
      position.round(6).turnOf('vandals', 'placement').units('vandals', 'mare-sardoum', { fleet: 1 });
      waits(position);
    });
    const { supply, waiting } = new Story(state).state;
    expect([supply[infantryOf(state)], waiting[infantryOf(state)]]).toEqual([19, 0]);
  });

  it('R 128 where there are too few areas the dearest is placed first', () => {
    shows('R 128', '7.1.a');
    const state = given('I', (position) => {
      position.round(3).turnOf('carthaginians', 'placement');
      for (const area of ['africa', 'byzacena'] as const) position.units('carthaginians', area, { infantry: 1 });
      for (const [unit, count] of [['infantry', 2] as const, ['elephant', 1] as const]) {
        const i = position.nation('carthaginians') * KINDS + kindNamed(unit);
        position.state.supply[i] -= count;
        position.state.waiting[i] += count;
      }
    });
    const story = new Story(state);
    expect(story.run.decision?.asks[0].prompt.args).toMatchObject({ unit: 'elephant' });
    story.answer('place africa');
    expect(story.told('placed').map(({ units, area }) => `${units} ${area}`)).toEqual([
      'elephant africa',
      'infantry byzacena',
    ]);
  });

  it('R 103 they keep nobody in the game', () => {
    shows('R 103', '12.1.a');
    const state = given('II', (position) => {
      position.round(6).turnOf('sardinians', 'turn-end').units('berbers', 'numidia', { infantry: 1 });
      position.subject('berbers', 'vandals');
      waits(position);
    });
    const story = new Story(state);
    expect(story.told('freed')).toMatchObject([{ nation: 'berbers', foe: 'vandals' }]);
    expect(hasTurn(story.state, bookOf(state).nation('vandals'))).toBe(false);
  });

  it('R 101 those of round 2 come to Africa and the seas beside it, not to the Aures', () => {
    shows('R 101', '15.8.a');
    const state = given('II', (position) => {
      position.round(2).turnOf('vandals', 'placement').units('vandals', 'numidia', { infantry: 1 }, 'geiserich');
    });
    const story = new Story(state).answer('place mare-sardoum', 'put 3*fleet');
    expect(story.offered()).toEqual(expect.arrayContaining(['place mauretania', 'place mare-sardoum']));
    expect(story.offered()).not.toContain('place aures');
  });
});
