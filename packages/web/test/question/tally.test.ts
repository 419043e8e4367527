import { type Game, type Match, type Option, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { endOf } from '../../src/question/option-looks.ts';
import { isGivable, type Plan, pathOf, shownQuestion, walk, wishesFor } from '../../src/question/plan.ts';
import { countable, lotsOf, oneLess, oneMore, purseIn, talliesOf } from '../../src/question/tally.ts';
import { copyOf, plannerAt, positionWith } from './planning.ts';

/** An option of the question that is open at the end of a plan. */
function offered({ open }: Plan, wanted: (option: Option) => boolean): Option {
  const found = open?.ask.options.find(wanted);
  if (found === undefined) throw new Error(`not among ${open?.ask.options.map(({ id }) => id).join(', ')}`);
  return found;
}

/** Gives a plan at a copy of the table, and tells how many answers that were. */
function given(match: Match, plan: Plan): { again: Match; answers: number } {
  const again = copyOf(match);
  again.answerAll(waiting(match.decision)[0], pathOf(plan));
  return { again, answers: again.answers.length - match.answers.length };
}

function purses(game: Game, match: Match, plan: Plan): (number | null)[] {
  const [seat] = waiting(match.decision);
  return [plan.first.view, plan.view].map((view) => purseIn(game, seat, plan.first, game.scene(view)));
}

describe('a shop on one sheet, in Conquest', async () => {
  const conquest = await loadGame('conquest');
  const match = positionWith(conquest, 3, (_, ids) => {
    const kinds = ids.map((id) => id.split(' ')[0]);
    return ids.includes('recruit') && kinds.includes('fortified-city');
  });
  const { planner, first } = plannerAt(match);
  const bare = await walk(planner, first, []);

  it('shows from the start what units can be raised, and nothing is bought', () => {
    expect(bare.steps).toEqual([]);
    expect(bare.ahead.map(({ raisedBy }) => raisedBy.id)).toEqual(['recruit']);
    expect(bare.ahead[0].composing.things.map(({ id }) => id)).toContain('infantry');
    expect(isGivable(conquest, bare)).toBe(false);
  });

  it('takes a city and units in one command, where there were three answers, and says what is left', async () => {
    const raised = await walk(planner, first, ['recruit', 'levy infantry']);
    expect(raised.open?.ask.prompt.ask, 'bought, and the shop is still open').toMatch(/^build/);
    const city = offered(raised, ({ kind }) => kind === 'city');
    const plan = await walk(planner, first, oneMore(conquest, raised, city));
    // What is put together comes last: it has what the others leave.
    expect(pathOf(plan)).toEqual([city.id, 'recruit', 'levy infantry']);
    expect(plan.ahead, 'they stand on the sheet already').toEqual([]);
    expect(isGivable(conquest, plan)).toBe(true);
    const [before, after] = purses(conquest, match, plan);
    expect(after).toBe((before ?? 0) - 40);
    const { again, answers } = given(match, plan);
    expect(answers).toBe(3);
    again.undo(planner.seat);
    expect(again.answers.length).toBe(match.answers.length);
  });

  it('gives back what is put back, and still lists what can no longer be paid for', async () => {
    let plan = bare;
    for (let i = 0; i < 20; i++) {
      const next = plan.open?.ask.options.find(({ kind }) => kind === 'city');
      if (next === undefined) break;
      plan = await walk(planner, first, oneMore(conquest, plan, next));
    }
    const [option] = lotsOf(conquest, plan).map((lot) => lot.option);
    expect(countable(conquest, plan).get('city')?.length).toBe(
      first.ask.options.filter(({ kind }) => kind === 'city').length,
    );
    const less = await walk(planner, first, oneLess(conquest, plan, option));
    expect(less.steps.length).toBe(plan.steps.length - 1);
    expect(talliesOf(conquest, less).get(option.id)).toBeUndefined();
  });

  it('is left by what ends the turn, with all that stands on it', async () => {
    const plan = await walk(planner, first, ['recruit', 'levy infantry']);
    const end = plan.open && endOf(conquest, plan.open.ask);
    expect(end?.id).toBe('done');
    const again = copyOf(match);
    again.answerAll(planner.seat, [...pathOf(plan), 'done']);
    expect(again.answers.length - match.answers.length).toBe(3);
  });
});

describe('a shop on one sheet, in Invasions', async () => {
  const invasions = await loadGame('invasions');
  const match = positionWith(
    invasions,
    4,
    (_, ids) => ids.filter((id) => id.startsWith('buy ')).length > 2 && ids.includes('done'),
  );
  const { planner, first } = plannerAt(match);

  it('asks once where units go: the second of a kind goes where the first went, and can be sent elsewhere', async () => {
    const unit = first.ask.options.find(
      ({ id, kind }) =>
        kind === 'buy' &&
        match.preview(planner.seat, [id]).ask?.prompt.ask === 'deploy' &&
        (match.preview(planner.seat, [id]).ask?.options.length ?? 0) > 1,
    );
    if (unit === undefined) throw new Error('nothing to buy');
    const asked = await walk(planner, first, [unit.id]);
    expect(asked.open?.ask.prompt.ask).toBe('deploy');
    expect(isGivable(invasions, asked)).toBe(false);
    const [here, there] = asked.open?.ask.options ?? [];
    const one = await walk(planner, first, wishesFor(invasions, asked, here));
    expect(one.open?.ask.prompt.ask).toBe('buy');
    expect(shownQuestion(invasions, one).chosen).toBe(here);
    const other = one.open?.ask.options.find(({ kind }) => kind === 'buy');
    const moved = await walk(planner, first, wishesFor(invasions, one, there));
    expect(pathOf(moved)).toEqual([unit.id, there.id]);
    if (other !== undefined) {
      const two = await walk(planner, first, oneMore(invasions, one, other));
      const second = two.steps[3]?.option ?? two.open?.ask.prompt.ask;
      expect([here, 'deploy']).toContain(second);
    }
    const [before, after] = purses(invasions, match, one);
    expect(after).toBeLessThan(before ?? 0);
    expect(given(match, one).answers).toBe(2);
  });
});

describe('what was several questions', () => {
  it('is one sheet for a purchase of Mare Nostrum: what, where, with which cards', async () => {
    const game = await loadGame('mare-nostrum');
    const match = positionWith(game, 4, (_, ids) => ids.some((id) => id === 'buy influence' || id === 'buy caravan'));
    const { planner, first } = plannerAt(match);
    const buy = first.ask.options.find(({ id }) => id === 'buy influence' || id === 'buy caravan');
    let plan = await walk(planner, first, [buy?.id ?? '']);
    if (plan.open?.ask.prompt.ask === 'place')
      plan = await walk(planner, first, wishesFor(game, plan, plan.open.ask.options[0]));
    expect(plan.steps[plan.steps.length - 1].option.kind).toBe('pay');
    expect(plan.end).toBe('revealed');
    expect(given(match, plan).answers).toBe(pathOf(plan).length);
  });

  it('is one sheet for the taxes of Byzantium: how many cubes, and for whom', async () => {
    const game = await loadGame('byzantium');
    const match = positionWith(game, 3, (now, ids) => ids.includes('taxes') && now.answers.length > 6);
    const { planner, first } = plannerAt(match);
    const plan = await walk(planner, first, ['taxes']);
    expect(plan.steps.map(({ ask }) => ask.prompt.ask).slice(1)).toEqual(['tax', 'split']);
    expect(plan.end).not.toBeNull();
    expect(given(match, plan).answers).toBe(3);
  });
});
