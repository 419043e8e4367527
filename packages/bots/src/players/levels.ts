import { SetupError } from '@tabula/engine';
import type { Bot } from './bot.ts';
import { easyBot, greedy } from './greedy.ts';
import { firstMindOf } from './mind.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** A strength that people choose. */
export interface Level {
  readonly name: 'easy' | 'normal' | 'hard';
  /** What it does, for those who look after a server. */
  readonly about: string;
  /** How long it thinks about an answer at most, in milliseconds. */
  readonly milliseconds: number;
}

/** How much chance of winning the easy level gives away without a thought. */
const SOFTNESS = 0.05;
const USUAL_MILLISECONDS = 300;

export const LEVELS: readonly Level[] = [
  { name: 'easy', about: 'looks one step ahead, once, and takes a good option rather than the best', milliseconds: 20 },
  { name: 'normal', about: 'searches for 150 ms', milliseconds: 150 },
  { name: 'hard', about: 'searches for 800 ms', milliseconds: 800 },
];

const RIGHT =
  'random, greedy, easy, normal, hard, search, or search with a budget: "search:300ms" (a time) or "search:500" (iterations); "search-v1:300ms" is the first search, kept as a yardstick';

/** The bot that a word names. */
export function botByName(word: string): Bot {
  switch (word) {
    case 'random':
      return random;
    case 'greedy':
      return greedy();
    case 'search':
      return search(word, { milliseconds: USUAL_MILLISECONDS });
    case 'easy':
      return easyBot(word, SOFTNESS);
    case 'normal':
    case 'hard':
      return paced(word, LEVELS.find((level) => level.name === word)?.milliseconds ?? USUAL_MILLISECONDS);
    default:
      return withBudget(word);
  }
}

/** Searches for so long, or for less in a game that goes on at a quicker pace. */
function paced(word: string, milliseconds: number): Bot {
  return {
    name: word,
    looksAhead: true,
    choose: (run, seat, chance, control) =>
      search(word, { milliseconds: milliseconds * (run.game.botTimeFactor ?? 1) }).choose(run, seat, chance, control),
  };
}

function withBudget(word: string): Bot {
  const match = /^(search|search-v1):([1-9]\d{0,6})(ms)?$/.exec(word);
  if (match === null) throw new SetupError(`there is no bot "${word.slice(0, 40)}"; there is ${RIGHT}`, 'seats');
  const amount = Number(match[2]);
  const budget = match[3] === 'ms' ? { milliseconds: amount } : { iterations: amount };
  return search(word, budget, match[1] === 'search-v1' ? firstMindOf : undefined);
}
