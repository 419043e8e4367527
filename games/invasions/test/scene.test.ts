import { describe, expect, it } from 'vitest';
import { view } from '../src/copy.ts';
import { invasions } from '../src/index.ts';
import { nation } from '../src/pieces.ts';
import { deal } from './cards/story-cards.ts';
import { GOTHS, given, HUNS, PERSIANS, ROMANS } from './story.ts';

const look = (state: ReturnType<typeof given>, seat: number | null) => invasions.scene(view(state, seat));

describe('the scene', () => {
  it('shows one’s own events, and of others only how many they hold', () => {
    const state = given();
    deal(state, ROMANS, 'storm', 'spies');
    deal(state, GOTHS, 'terror');
    const hands = (seat: number | null) =>
      (look(state, seat).hands ?? []).map((hand) => [
        hand.seat,
        hand.cards.map(({ name }) => name.say),
        hand.hidden ?? 0,
      ]);
    expect(hands(ROMANS)).toEqual([
      [ROMANS, ['card.storm', 'card.spies'], 0],
      [GOTHS, [], 1],
    ]);
    expect(hands(null)).toEqual([
      [ROMANS, [], 2],
      [GOTHS, [], 1],
    ]);
  });

  it('says who acts, who is next and what follows', () => {
    const state = given((p) => p.turn(4).phase('military', 'hunni', 'visigothi', 'persae'));
    state.next = 1;
    const { agenda = [] } = look(state, null);
    expect(agenda.slice(0, 3).map(({ seat, state: when }) => [seat, when])).toEqual([
      [HUNS, 'done'],
      [GOTHS, 'now'],
      [PERSIANS, 'next'],
    ]);
    expect(agenda.at(-1)?.name).toEqual({ say: 'agenda.scoring', args: { turn: 6 } });
  });

  it('colours provinces by their rulers, and by income and faith if one likes', () => {
    const { areas = [], filters = [] } = look(given(), ROMANS);
    expect(areas.find(({ at }) => at === 'latium')).toMatchObject({ owner: ROMANS, style: 'romani' });
    const [ruled, income, faith] = filters;
    // Kushania lies in no area; all others have a ruler or none.
    expect(ruled.areas).toHaveLength(areas.length);
    expect(income.areas.find(({ at }) => at === 'chaldea')?.value).toBe(2 + 3);
    expect(faith.areas.find(({ at }) => at === 'nilus')?.style).toBe('faith-monophysite');
    expect(ruled.areas.find(({ at }) => at === 'latium')).toMatchObject({ style: 'romani' });
  });

  it('a nation’s sheet tells its ties', () => {
    const state = given();
    const armenia = look(state, null).panels[ROMANS].rows.find(({ style }) => style === 'armenii');
    expect(armenia?.note).toMatchObject({ say: 'note.client', args: { lord: 'orientali' } });
    expect(state.lord[nation('armenii')]).toBe(nation('orientali'));
  });

  it('armies stand by kind, each nation by itself, with their leaders by name', () => {
    const state = given((p) =>
      p.empty().units('orientali', 'thracia', { legion: 2, sagittarii: 1 }).leader('iulianus', 'thracia'),
    );
    const here = look(state, null).pieces.filter(({ at }) => at === 'thracia');
    const units = here.filter(({ style }) => style === 'orientali').map(({ kind, count }) => [kind, count]);
    expect(units).toContainEqual(['infantry', 2]);
    expect(units).toContainEqual(['archers', 1]);
    expect(here.find(({ kind }) => kind === 'leader')?.name).toEqual({ say: 'leader.iulianus' });
  });
});
