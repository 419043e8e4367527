import type { Chance, GameEvent, Run, Seat } from '@tabula/engine';
import type { Bot, Control } from './bot.ts';
import { drawn } from './handicap.ts';
import { type Mind, type MindMaker, mindOf } from './mind.ts';
import { Race } from './race.ts';
import { askOf, policyAnswer } from './rollout.ts';
import { Trial } from './trial.ts';
import { WON } from './value.ts';

/** How many times each option is played out. */
const SEEDS = 6;

/** How much better the answer by habit may look: it decides between options that come to the same. */
const HABIT_BONUS = 1e-6;

/** One of the seat's options with what it seems to be worth. */
export interface OptionValue {
  readonly index: number;
  readonly value: number;
}

/** How options are looked at, if not as usual. */
export interface FirstLooks<S, E extends GameEvent> {
  /** In how many imagined worlds. */
  readonly worlds: number;
  readonly control?: Control | undefined;
  /** Which options, if not those that the game finds worth a look. */
  readonly shortlist?: readonly number[];
  /** Judged when this hour begins, not at the next quiet point. */
  readonly hour?: number | undefined;
  readonly mind?: Mind<S, E>;
}

/**
 * What each option on the seat's shortlist is worth at the next quiet point (of an hour, if one is named), on average
 * over some imagined worlds. All options are tried in the same worlds, with the same dice, so that luck does not choose
 * between them.
 */
export function valueOptions<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  { worlds, control, hour, mind = mindOf(run.game), shortlist = worthALook(run, seat, chance, mind) }: FirstLooks<S, E>,
): OptionValue[] {
  const race = new Race(shortlist.length);
  const trial = new Trial(run, seat, shortlist, mind, hour);
  for (let tries = 0; tries < worlds && !(tries > 0 && (race.decided || control?.cancelled())); tries++) {
    const values: number[] = [];
    const { left } = race;
    const certain = trial.inOneWorld(chance, left, 0, values);
    const world: number[] = shortlist.map(() => 0);
    left.forEach((option, i) => {
      world[option] = values[i];
    });
    race.add(world);
    // Where no dice were thrown and nothing is hidden, another world would say the same.
    if (certain) race.decide();
  }
  return race.means.map((value, i) => ({ index: shortlist[i], value }));
}

/** The shortlist, asked in an imagined world: the game may look at all of the state it is given. */
export function worthALook<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  { insight }: Mind<S, E>,
): readonly number[] {
  if (insight.shortlist === undefined) return askOf(run.decision, seat).options.map((_, i) => i);
  const imagined = run.game.redeal === undefined ? run : run.imagine(seat, chance);
  return insight.shortlist(imagined.state, askOf(imagined.decision, seat));
}

/** Takes what looks best at the next quiet point. */
export function greedy(name = 'greedy', minded: MindMaker = mindOf): Bot {
  return looking(name, SEEDS, minded, (seen, run, seat, chance) => {
    const usual = habitually(run, seat, chance);
    const appeal = seen.map(({ index, value }) => value + (index === usual ? HABIT_BONUS : 0));
    return appeal.indexOf(Math.max(...appeal));
  });
}

/** Which of the options that were looked at is taken. */
type Taste = <S, E extends GameEvent>(
  seen: readonly OptionValue[],
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
) => number;

/** Looks at what is worth a look in so many worlds, and chooses by its taste. */
function looking(name: string, worlds: number, minded: MindMaker, taste: Taste): Bot {
  return {
    name,
    looksAhead: true,
    choose: (run, seat, chance, control) => {
      const { options } = askOf(run.decision, seat);
      const mind = minded(run.game, control?.foe);
      const shortlist = worthALook(run, seat, chance, mind);
      if (shortlist.length === 1) return options[shortlist[0]].id;
      const seen = valueOptions(run, seat, chance, { worlds, control, shortlist, mind });
      return options[seen[taste(seen, run, seat, chance)].index].id;
    },
  };
}

/** The habit's answer here, asked in an imagined world: the policy may look at all of the state it is given. */
function habitually<S, E extends GameEvent>(run: Run<S, E>, seat: Seat, chance: Chance): number {
  const imagined = run.imagine(seat, chance);
  return policyAnswer(imagined, imagined.decision, askOf(imagined.decision, seat), chance);
}

/**
 * Greedy with a soft heart: looks once at each option and takes a good one rather than the best, the likelier the
 * better. `softness` is the loss in the chance of winning that makes an option about a third as likely; what loses more than `most`
 * is never taken, and a game that can be won now is won.
 */
export function easyBot(name: string, softness: number, most: number, minded: MindMaker = mindOf): Bot {
  return looking(name, 1, minded, (seen, _run, _seat, chance) => {
    const best = Math.max(...seen.map(({ value }) => value));
    const loss = best >= WON ? 0 : most;
    return drawn(
      seen.map(({ value }) => (best - value > loss ? 0 : Math.exp((value - best) / softness))),
      chance,
    );
  });
}
