import { type Answer, type Config, type Game, type GameEvent, type Holdings, Run, type Seat } from '@tabula/engine';

/** With each turn that a seat has had, what was done to it before counts so much less. */
const FADING = 0.85;

/** Who has taken how much from whom: what a seat lost of its arms and works while another was having his turn. */
export class Grudges {
  readonly #count: (() => readonly Holdings[]) | undefined;
  #before: readonly Holdings[];
  #mover: Seat | undefined;
  /** By victim, then by culprit. */
  readonly #done: number[][];

  /** Nobody has done anything to anybody; `count` tells what all have now. */
  constructor(count: (() => readonly Holdings[]) | undefined) {
    this.#count = count;
    this.#before = this.#count?.() ?? [];
    this.#done = this.#before.map((_, __, all) => all.map(() => 0));
  }

  /** A seat has answered; between procedures that is a turn of its own. */
  answered(seat: Seat, betweenProcedures: boolean): void {
    if (this.#count === undefined) return;
    if (betweenProcedures && seat !== this.#mover) {
      this.#mover = seat;
      const own = this.#done[seat];
      if (own !== undefined) this.#done[seat] = own.map((amount) => amount * FADING);
    }
    const now = this.#count();
    const mover = this.#mover;
    if (mover !== undefined)
      this.#done.forEach((list, victim) => {
        if (victim !== mover && list[mover] !== undefined) list[mover] += lost(this.#before[victim], now[victim]);
      });
    this.#before = now;
  }

  /** Who has done most to a seat; nobody, if nobody did anything. */
  foeOf(seat: Seat): Seat | undefined {
    const list = this.#done[seat] ?? [];
    const most = Math.max(0, ...list);
    return most > 0 ? list.indexOf(most) : undefined;
  }
}

/** The grudges of a run from here on. */
export function grudgesIn<S, E extends GameEvent>({ game, state }: Run<S, E>): Grudges {
  const { holdings } = game.insight;
  return new Grudges(holdings && (() => holdings(state)));
}

/** Which part of what it had a seat has lost. */
function lost(before: Holdings, now: Holdings): number {
  const of = (what: 'arms' | 'works') => Math.max(0, before[what] - now[what]) / Math.max(1, before[what]);
  return of('arms') + of('works');
}

/** The grudges of a game whose answers are known: it is played once more, and on from there when it goes on. */
export class RememberedGrudges<S, E extends GameEvent> {
  readonly #start: () => Run<S, E>;
  #run: Run<S, E>;
  #grudges: Grudges;
  readonly #answers: Answer[] = [];

  constructor(game: Game<S, E>, config: Config, seed: string) {
    this.#start = () => Run.start(game, config, seed);
    this.#run = this.#start();
    this.#grudges = grudgesIn(this.#run);
  }

  foeOf(seat: Seat, answers: readonly Answer[]): Seat | undefined {
    const known = this.#answers;
    if (known.some(({ seat: one, id }, i) => answers[i]?.seat !== one || answers[i]?.id !== id)) {
      this.#run = this.#start();
      this.#grudges = grudgesIn(this.#run);
      known.length = 0;
    }
    for (const answer of answers.slice(known.length)) {
      const betweenProcedures = this.#run.atCheckpoint;
      this.#run.answer(answer.seat, answer.id);
      this.#grudges.answered(answer.seat, betweenProcedures);
      known.push(answer);
    }
    return this.#grudges.foeOf(seat);
  }
}
