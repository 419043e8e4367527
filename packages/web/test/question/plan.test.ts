import { Chance, type Game, Match, seedFrom, waiting } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import type { OpenAsk, Preview } from '../../src/client/source.ts';
import {
  oneLess,
  oneMore,
  type Plan,
  type Planner,
  pathOf,
  questionOf,
  shownQuestion,
  talliesOf,
  walk,
  wishesFor,
  wishesWith,
} from '../../src/question/plan.ts';

/** Somebody who plans at a table, and how often he looked. */
function plannerAt(match: Match): { planner: Planner; first: Plan['first']; looks: string[][] } {
  const { game } = match;
  const [seat] = waiting(match.decision);
  const decision = match.decisionNumber;
  const looks: string[][] = [];
  const opened = (ask: Preview['ask'] | undefined | null): OpenAsk | null =>
    ask ? { decision, prompt: ask.prompt, options: ask.options, barred: [] } : null;
  const look = async (path: readonly string[]): Promise<Preview> => {
    looks.push([...path]);
    const { ask, ...seen } = match.preview(seat, path);
    return { ...seen, ask: ask && { decision, prompt: ask.prompt, options: ask.options, barred: [] } };
  };
  const ask = match.decision?.open(seat);
  const open = opened(ask && { decision, prompt: ask.prompt, options: ask.options, barred: [] });
  if (open === null) throw new Error('nobody is asked');
  return { planner: { game, seat, look }, first: questionOf(game, seat, game.view(match.state, seat), open), looks };
}

/** The first position of quick and sensible players in which the seat that is asked may answer so. */
function positionWith(game: Game, players: number, wanted: (match: Match, ids: readonly string[]) => boolean): Match {
  for (let attempt = 0; attempt < 40; attempt++) {
    const match = Match.create(game, { players, seed: seedFrom(`plan ${attempt}`) });
    const chance = Chance.fromSeed(seedFrom(`player ${attempt}`));
    for (let i = 0; i < 400 && match.decision !== null; i++) {
      const [seat] = waiting(match.decision);
      const options = match.decision.open(seat)?.options ?? [];
      if (
        wanted(
          match,
          options.map(({ id }) => id),
        )
      )
        return match;
      const alone = match.decision.asks.length === 1;
      const at = alone
        ? (game.insight.policy?.(match.state, match.decision, chance) ?? 0)
        : chance.below(options.length);
      match.answer(seat, options[at].id);
    }
  }
  throw new Error('no such position');
}

/** The same game, to be played on. */
function copyOf(match: Match): Match {
  return Match.replay(match.game, match.record());
}

const optionOf = (plan: Plan, wanted: RegExp) => {
  const { ask } = shownQuestion(plan).question;
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
    const plan = await walk(planner, first, wishesFor(open, optionOf(open, /^(go|attack) /)));
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
    const goal = optionOf(open, /^(go|attack) /);
    const plan = await walk(planner, first, wishesFor(open, goal));
    const legion = plan.steps[2];
    const fewer = legion.ask.options.find(({ id }) => id !== legion.option.id && /\d|infantry/.test(id));
    if (fewer === undefined) throw new Error('only one legion can go');
    const changed = await walk(planner, first, wishesWith(plan, 2, fewer));
    expect(changed.steps[2].option).toBe(fewer);
    expect(changed.steps[3]?.option.id).toBe(goal.id);
    expect(shownQuestion(changed).chosen?.id).toBe(goal.id);
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
      plan = await walk(planner, first, wishesFor(plan, plan.open.ask.options[0]));
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
      plan = await walk(planner, first, oneMore(plan, optionOf(plan, /^place .* main$/)));
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
    const main = optionOf(begun, /^place .* main$/);
    const one = await walk(planner, first, oneMore(begun, main));
    const none = await walk(planner, first, oneLess(one, main));
    expect(pathOf(none)).toEqual(['reinforce']);
    expect(none.open?.ask.prompt.ask).toBe('reinforce');
  });

  it('comes to its end where the rules ask something else', async () => {
    const before = await walk(planner, first, ['reinforce']);
    expect(before.end).toBeNull();
    expect(shownQuestion(before).chosen).toBeNull();
  });
});
