import type { Bot } from './bot.ts';
import { askOf } from './rollout.ts';

/** Any option, each as likely as the other. */
export const random: Bot = {
  name: 'random',
  looksAhead: false,
  choose: (run, seat, chance) => chance.pick(askOf(run.decision, seat).options).id,
};
