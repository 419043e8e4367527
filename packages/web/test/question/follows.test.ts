import type { Match } from '@tabula/engine';
import { loadGame } from '@tabula/games';
import { describe, expect, it } from 'vitest';
import { walk, wishesFor } from '../../src/question/plan.ts';
import { plannerAt, positionsWith } from './planning.ts';

describe('what follows from a march', () => {
  const sheets = [
    ['conquest', 3, 'march', 'follow.empty'],
    ['italia', 3, 'select', 'follow.empty'],
    ['invasions', 4, 'from', 'follow.empty'],
  ] as const;

  it.each(sheets)('%s tells that nobody is left where all go away', async (id, players, kind, told) => {
    const game = await loadGame(id);
    const starts = (ids: readonly string[]) => ids.filter((one) => one.split(' ')[0] === kind).length;
    // Not everywhere may all go away.
    for (const match of positionsWith(game, players, (_, ids) => starts(ids) > 2))
      if ((await toldOf(match, kind)).has(told)) return;
    expect.unreachable('nothing was told');
  });
});

/** What is told of marches from everywhere. */
async function toldOf(match: Match, kind: string): Promise<Set<string>> {
  const { game } = match;
  const { planner, first } = plannerAt(match);
  const said = new Set<string>();
  for (const start of first.ask.options.filter((option) => option.kind === kind)) {
    let plan = await walk(planner, first, [start.id]);
    for (let step = 0; step < 6 && plan.open !== null; step++) {
      const goals = plan.open.ask.options;
      const calm = goals.find((option) => option.kind === 'go' || option.kind === 'to') ?? goals[0];
      plan = await walk(planner, first, wishesFor(game, plan, calm));
    }
    // Before and after are the same: nothing follows from what is not done.
    expect(game.follows?.(plan.first.view, plan.first.view, planner.seat)).toEqual([]);
    for (const { words } of game.follows?.(plan.first.view, plan.view, planner.seat) ?? []) said.add(words.say);
  }
  return said;
}
