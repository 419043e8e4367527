import { type Game, type Match, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { type Plan, pathOf, shownQuestion, walk, wishesFor, wishesWith } from '../../src/question/plan.ts';
import { oneLess, oneMore, talliesOf } from '../../src/question/tally.ts';
import { copyOf, plannerAt, positionWith } from './planning.ts';

const optionOf = (game: Game, plan: Plan, wanted: RegExp) => {
  const { ask } = shownQuestion(game, plan).question;
  const found = ask.options.find(({ id }) => wanted.test(id));
  if (found === undefined) throw new Error(`${wanted} is not among ${ask.options.map(({ id }) => id).join(', ')}`);
  return found;
};

describe('a march on a sheet', async () => {
  const conquest = await loadGame('conquest');
  const leads = (match: Match, ids: readonly string[]) =>
    ids.some((id) => {
      if (!id.startsWith('march ')) return false;
      const [seat] = waiting(match.decision);
      const led = match.preview(seat, [id]).ask;
      return led?.prompt.ask === 'leaders' && led.options.some((option) => option.id === 'leaders general');
    });
  const match = positionWith(conquest, 3, leads);
  const { planner, first } = plannerAt(match);
  const start = first.ask.options.find(
    ({ id, kind }) =>
      kind === 'march' && match.preview(planner.seat, [id]).ask?.options.some((led) => led.id === 'leaders general'),
  );

  it('asks in Conquest for one thing, where to: who leads and who follows stands there already', async () => {
    const plan = await walk(planner, first, [start?.id ?? '']);
    expect(plan.steps.map(({ ask, byItself }) => `${ask.prompt.ask} ${byItself}`)).toEqual([
      'move false',
      'leaders true',
      'legion true',
    ]);
    expect(plan.open?.ask.prompt.ask).toBe('destination');
    expect(plan.end).toBeNull();
  });

  it('is four answers, and one command', async () => {
    const open = await walk(planner, first, [start?.id ?? '']);
    const plan = await walk(planner, first, wishesFor(conquest, open, optionOf(conquest, open, /^(go|attack) /)));
    expect(plan.end).toBe('done');
    expect(plan.open).toBeNull();
    expect(pathOf(plan)).toHaveLength(4);
    const { seat } = planner;
    const again = copyOf(match);
    again.answerAll(seat, pathOf(plan));
    expect(again.answers.length).toBe(match.answers.length + 4);
    again.undo(seat);
    expect(again.answers.length).toBe(match.answers.length);
  });

  it('keeps where to when who goes is changed', async () => {
    const open = await walk(planner, first, [start?.id ?? '']);
    const goal = optionOf(conquest, open, /^(go|attack) /);
    const plan = await walk(planner, first, wishesFor(conquest, open, goal));
    const legion = plan.steps[2];
    const fewer = legion.ask.options.find(({ id }) => id !== legion.option.id && /\d|infantry/.test(id));
    if (fewer === undefined) throw new Error('only one legion can go');
    const changed = await walk(planner, first, wishesWith(plan, 2, fewer));
    expect(changed.steps[2].option).toBe(fewer);
    expect(changed.steps[3]?.option.id).toBe(goal.id);
    expect(shownQuestion(conquest, changed).chosen?.id).toBe(goal.id);
  });
});

describe('a sheet of every game that marches', () => {
  const starts = [
    ['conquest', 3, 'march'],
    ['italia', 3, 'select'],
    ['invasions', 4, 'from'],
    ['mare-nostrum', 4, 'march'],
    ['byzantium', 3, 'army'],
  ] as const;

  it.each(starts)('%s comes to its end by choosing the first goal, and is given as one', async (id, players, kind) => {
    const game = await loadGame(id);
    const match = positionWith(game, players, (_, ids) => ids.some((one) => one.split(' ')[0] === kind));
    const { planner, first } = plannerAt(match);
    const start = first.ask.options.find((option) => option.kind === kind);
    let plan = await walk(planner, first, [start?.id ?? '']);
    for (let step = 0; step < 8 && plan.open !== null; step++)
      plan = await walk(planner, first, wishesFor(game, plan, plan.open.ask.options[0]));
    expect(plan.end, pathOf(plan).join(', ')).not.toBeNull();
    const again = copyOf(match);
    again.answerAll(planner.seat, pathOf(plan));
    expect(again.answers.length).toBe(match.answers.length + plan.steps.length);
  });
});

describe('what is counted on a sheet', async () => {
  const byzantium = await loadGame('byzantium');
  const match = positionWith(
    byzantium,
    3,
    (now, ids) => ids.includes('reinforce') && ids.length > 5 && now.answers.length > 10,
  );
  const { planner, first } = plannerAt(match);

  it('is three cubes with their sources in one command, where there were seven answers', async () => {
    let plan = await walk(planner, first, ['reinforce']);
    expect(plan.open?.ask.prompt.ask).toBe('reinforce');
    for (let cube = 0; cube < 3 && plan.open !== null; cube++)
      plan = await walk(planner, first, oneMore(byzantium, plan, optionOf(byzantium, plan, /^place .* main$/)));
    expect(pathOf(plan).filter((id) => id.startsWith('place '))).toHaveLength(3);
    expect(pathOf(plan).length).toBeGreaterThan(3);
    expect(plan.end).not.toBeNull();
    expect([...talliesOf(byzantium, plan).values()].reduce((sum, count) => sum + count, 0)).toBe(3);
    const { seat } = planner;
    const again = copyOf(match);
    again.answerAll(seat, pathOf(plan));
    expect(again.answers.length - match.answers.length).toBe(pathOf(plan).length);
  });

  it('gets one less without what was answered because of it', async () => {
    const begun = await walk(planner, first, ['reinforce']);
    const main = optionOf(byzantium, begun, /^place .* main$/);
    const one = await walk(planner, first, oneMore(byzantium, begun, main));
    const none = await walk(planner, first, oneLess(byzantium, one, main));
    expect(pathOf(none)).toEqual(['reinforce']);
    expect(none.open?.ask.prompt.ask).toBe('reinforce');
  });

  it('comes to its end where the rules ask something else', async () => {
    const before = await walk(planner, first, ['reinforce']);
    expect(before.end).toBeNull();
    expect(shownQuestion(byzantium, before).chosen).toBeNull();
  });
});
