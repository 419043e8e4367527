import type { Seat } from '../../common/seat.ts';
import type { Game } from '../../game/game.ts';
import { type GameEvent, RulesContext } from '../../rules/context.ts';
import { type Ask, type Barred, type Choice, isForced, type Prompt, type Together } from '../../rules/decision.ts';
import { isDeed, type Option } from '../../rules/option.ts';
import { check } from './check.ts';
import type { Sample } from './sample.ts';

/**
 * What was chosen since the last checkpoint. Dice and discoveries may follow an answer that somebody gave, or whatever belongs to a
 * deed that somebody chose; they must not follow from a choice of one that was taken without asking.
 */
class Conscience {
  /** The choice that was taken without asking since the last answer. */
  #lone: Option | null = null;
  /** The last answer was a deed, or belongs to one. */
  #deed = false;
  #rested = false;
  #used = 0;
  #open: Choice<Option> | Together<Option> | null = null;
  readonly problems: string[] = [];

  /** Nothing is under way any more. */
  rest(used: number): void {
    this.thrown(used);
    this.#lone = null;
    this.#rested = true;
  }

  asked(choice: Choice<Option> | Together<Option>, used: number): void {
    this.thrown(used);
    const lone = choice.asks.every(isForced);
    if (lone) this.#lone ??= choice.asks[0].options[0];
    else this.#open = choice;
    this.#used = used;
  }

  /** Dice were thrown if chance was used since the last choice. */
  thrown(used: number): void {
    this.#hear();
    if (used > this.#used) this.#object('throws dice');
    this.#used = used;
  }

  shown(): void {
    this.#hear();
    this.#object('shows something hidden');
  }

  /** The answer to the last question, if one has come. */
  #hear(): void {
    const answer = this.#open?.next();
    if (!answer?.done) return;
    const taken = Array.isArray(answer.value) ? answer.value : [answer.value];
    if (this.#rested) this.#deed = false;
    this.#rested = false;
    // What several seats answer in secret is meant to be shown.
    if (taken.length > 1 || taken.some(isDeed)) this.#deed = true;
    this.#lone = null;
    this.#open = null;
  }

  #object(what: string): void {
    if (this.#lone !== null && !this.#deed)
      this.problems.push(`"${this.#lone.id}" was taken without asking, and ${what}`);
  }
}

/** A table that keeps an eye on what was chosen and what came of it. */
class WatchedContext<S, E extends GameEvent> extends RulesContext<S, E> {
  readonly #conscience: Conscience;

  constructor(g: RulesContext<S, E>, conscience: Conscience) {
    super(g.state, g.chance, {
      event: (event, to) => g.emit(event, to),
      checkpoint: () => {
        conscience.rest(g.chance.used);
        g.checkpoint();
      },
      reveal: () => {
        conscience.shown();
        g.reveal();
      },
    });
    this.#conscience = conscience;
  }

  override choose<O extends Option>(
    seat: Seat,
    prompt: Prompt,
    options: readonly O[],
    barred?: () => readonly Barred[],
  ): Choice<O> {
    const choice = super.choose(seat, prompt, options, barred);
    this.#conscience.asked(choice, this.chance.used);
    return choice;
  }

  override chooseTogether<O extends Option>(asks: readonly Ask<O>[]): Together<O> {
    const choice = super.chooseTogether(asks);
    this.#conscience.asked(choice, this.chance.used);
    return choice;
  }
}

/** Nobody finds dice thrown, or a secret told, by a choice that he never made. */
export function asksBeforeDeeds<S, E extends GameEvent, V>(
  game: Game<S, E, V>,
  sampleOf: (watched: Game<S, E, V>) => Sample<S, E, V>,
): void {
  let conscience = new Conscience();
  const watched: Game<S, E, V> = {
    ...game,
    play: (g) => {
      conscience = new Conscience();
      return game.play(new WatchedContext(g, conscience));
    },
  };
  sampleOf(watched).few((trial) => {
    while (!trial.match.over) {
      trial.step();
      check(conscience.problems.length === 0, conscience.problems[0]);
    }
  });
}
