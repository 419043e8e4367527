import { type Chance, type GameEvent, type Run, regentOptions, type Seat } from '@tabula/engine';
import type { Bot, Control } from './bot.ts';
import { valueOptions } from './greedy.ts';
import { askOf } from './rollout.ts';

/** In how many worlds what a regent may say is looked at, where the bot would say something else. */
const WORLDS = 2;

/** What a bot answers in the place of a person who is not there: it says nothing that is personal. */
export function regentChoice<S, E extends GameEvent>(
  bot: Bot,
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  control?: Control,
): string {
  const ask = askOf(run.decision, seat);
  const free = regentOptions(run.game, ask);
  if (free.length === 1) return free[0].id;
  const thought = bot.choose(run, seat, chance, control);
  if (free.some(({ id }) => id === thought)) return thought;
  const shortlist = free.map((option) => ask.options.indexOf(option));
  const seen = valueOptions(run, seat, chance, { worlds: WORLDS, control, shortlist });
  const best = seen.reduce((one, other) => (other.value > one.value ? other : one));
  return ask.options[best.index].id;
}
