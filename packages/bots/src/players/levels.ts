import { SetupError } from '@tabula/engine';
import type { Bot, Control } from './bot.ts';
import { type BotWord, botWord } from './characters.ts';
import { easyBot, greedy } from './greedy.ts';
import { leaningMind } from './leaning.ts';
import { firstMindOf, type MindMaker, mindOf } from './mind.ts';
import { random } from './random.ts';
import { judge, picked, search } from './search.ts';

/** A strength that people choose. */
export interface Level {
  readonly name: 'easy' | 'normal' | 'hard';
  /** What it does, for those who look after a server. */
  readonly about: string;
  /** How long it thinks about an answer at most, and about all answers of a turn, in milliseconds. */
  readonly milliseconds: number;
  readonly turnMilliseconds: number;
}

/** How much chance of winning the easy level gives away without a thought, and how much never. */
const SOFTNESS = 0.05;
const MOST_GIVEN_AWAY = 0.08;
const USUAL_MILLISECONDS = 300;

export const LEVELS: readonly Level[] = [
  {
    name: 'easy',
    about: 'looks one step ahead, once, and takes a good option rather than the best',
    milliseconds: 20,
    turnMilliseconds: 500,
  },
  {
    name: 'normal',
    about: 'searches for up to 150 ms an answer, 2 s a turn',
    milliseconds: 150,
    turnMilliseconds: 2000,
  },
  {
    name: 'hard',
    about: 'searches for up to 800 ms an answer, 8 s a turn',
    milliseconds: 800,
    turnMilliseconds: 8000,
  },
];

const RIGHT =
  'random, greedy, easy, normal, hard, search, or search with a budget: "search:300ms" (a time) or "search:500" (iterations); "search-v1:300ms" is the first search, kept as a yardstick. "hard-200" gives 200 Elo away (100 to 500), "hard:trader" has a character (aggressor, builder, trader, avenger); "hard-200:trader" both';

/** The bot that a word names. */
export function botByName(word: string): Bot {
  const parts = botWord(word);
  const bot = playing(word, parts, mindMakerOf(parts));
  return parts.character === 'avenger' ? { ...bot, bearsGrudges: true } : bot;
}

function mindMakerOf({ character }: BotWord): MindMaker {
  return character === undefined ? mindOf : (game, foe) => leaningMind(game, character, foe);
}

function playing(word: string, parts: BotWord, minded: MindMaker): Bot {
  const { play, handicap, character } = parts;
  const plain = handicap === 0 && character === undefined;
  switch (play) {
    case 'random':
      if (plain) return random;
      break;
    case 'greedy':
      if (handicap === 0) return greedy(word, minded);
      break;
    case 'easy':
      if (handicap === 0) return easyBot(word, SOFTNESS, MOST_GIVEN_AWAY, minded);
      break;
    case 'search':
      return search(word, { milliseconds: USUAL_MILLISECONDS }, minded, handicap);
    case 'normal':
    case 'hard':
      return paced(word, play, minded, handicap);
    default:
      return withBudget(word, parts, minded);
  }
  throw unknown(word);
}

/** Searches for as long as the level does, or for less where a turn has many answers. */
function paced(word: string, level: Level['name'], minded: MindMaker, handicap: number): Bot {
  const { milliseconds, turnMilliseconds } = levelOf(level);
  const time = (control: Control | undefined) =>
    Math.min(milliseconds, control?.purse?.share(turnMilliseconds) ?? milliseconds);
  return {
    name: word,
    looksAhead: true,
    choose: (run, seat, chance, control) =>
      search(word, { milliseconds: time(control) }, minded, handicap).choose(run, seat, chance, control),
    ponders: {
      judge: (run, seat, chance, free, control) =>
        judge(run, seat, chance, { milliseconds: free }, control, minded(run.game, control.foe)),
      pick: (run, judged, chance) => picked(run.game, judged, handicap, chance),
      time,
    },
  };
}

function levelOf(name: Level['name']): Level {
  const level = LEVELS.find((one) => one.name === name);
  if (level === undefined) throw new Error(`there is no level "${name}"`);
  return level;
}

function withBudget(word: string, { play, handicap, character }: BotWord, minded: MindMaker): Bot {
  const match = /^(search|search-v1):([1-9]\d{0,6})(ms)?$/.exec(play);
  const first = match?.[1] === 'search-v1';
  if (match === null || (first && character !== undefined)) throw unknown(word);
  const amount = Number(match[2]);
  const budget = match[3] === 'ms' ? { milliseconds: amount } : { iterations: amount };
  return search(word, budget, first ? firstMindOf : minded, handicap);
}

function unknown(word: string): SetupError {
  return new SetupError(`there is no bot "${word.slice(0, 40)}"; there is ${RIGHT}`, 'seats');
}
