import { type Chance, fingerprint, type GameEvent, type Run, type Seat } from '@tabula/engine';
import type { Bot, Control } from '../players/bot.ts';
import type { Judged } from '../players/budget.ts';
import { valueOptions, worthALook } from '../players/greedy.ts';
import { drawn } from '../players/handicap.ts';
import { mindOf } from '../players/mind.ts';
import { firstOpen } from '../players/rollout.ts';

/** So many answers of others are foreseen at most, and so many positions that may come are thought about. */
const MOST_FORESEEN = 6;
const MOST_LINES = 4;

/** The loss in the chance of winning that makes an answer of somebody else a third as likely. */
const SOFTNESS = 0.02;

/** A position that may come, and what was made of it so far. */
interface Line<S, E extends GameEvent> {
  readonly key: string;
  readonly run: Run<S, E>;
  readonly judged: Map<string, { tries: number; total: number }>;
  milliseconds: number;
}

/**
 * What a bot thinks while it waits for others: it foresees what they may answer, in worlds as its seat may imagine them, and judges the positions in
 * which it is asked next. If one of them comes, the thought is there.
 */
export class Pondering<S, E extends GameEvent> {
  readonly #run: Run<S, E>;
  readonly #seat: Seat;
  readonly #bot: Bot;
  readonly #lines: Line<S, E>[] = [];
  #slices = 0;

  constructor(run: Run<S, E>, seat: Seat, bot: Bot) {
    this.#run = run;
    this.#seat = seat;
    this.#bot = bot;
  }

  /** Thinks on for so long, or until it is called off. */
  think(chance: Chance, milliseconds: number, control: Control): void {
    const begun = performance.now();
    const { ponders } = this.#bot;
    if (ponders === undefined) return;
    this.#slices++;
    if (this.#lines.length < MOST_LINES && this.#slices % 2 === 1) this.#foresee(chance, control);
    const left = milliseconds - (performance.now() - begun);
    const line = this.#leastThought();
    if (line === undefined || left <= 0 || control.cancelled()) return;
    const from = performance.now();
    for (const { id, value, share } of ponders.judge(line.run, this.#seat, chance, left, control)) {
      const known = line.judged.get(id) ?? { tries: 0, total: 0 };
      line.judged.set(id, { tries: known.tries + share, total: known.total + share * value });
    }
    line.milliseconds += performance.now() - from;
  }

  /** What was made of the position that came, the best first, and for how long it was thought about; nothing if it was not foreseen. */
  foreseen(run: Run<S, E>): { readonly judged: Judged[]; readonly milliseconds: number } | undefined {
    if (this.#lines.length === 0) return undefined;
    const key = keyOf(run, this.#seat);
    const line = this.#lines.find((one) => one.key === key);
    if (line === undefined || line.judged.size === 0) return undefined;
    const judged = [...line.judged].map(([id, { tries, total }]) => ({
      id,
      value: tries > 0 ? total / tries : 0,
      share: tries,
    }));
    const most = Math.max(...judged.map(({ share }) => share));
    // What was given up early was seen in few worlds: only what was tried about as often as any is told apart by what came of it.
    judged.sort((a, b) => Number(2 * b.share >= most) - Number(2 * a.share >= most) || b.value - a.value);
    return { judged, milliseconds: line.milliseconds };
  }

  /** The lines foreseen first are the likelier ones: of those that were thought about least, the first. */
  #leastThought(): Line<S, E> | undefined {
    return this.#lines.reduce<Line<S, E> | undefined>(
      (least, line) => (least === undefined || line.milliseconds < least.milliseconds / 2 ? line : least),
      undefined,
    );
  }

  /** Another line: at first what the others would best answer, then what they may. */
  #foresee(chance: Chance, control: Control): void {
    const world = this.#run.imagine(this.#seat, chance, { keep: true });
    const { used } = world.chance;
    for (let answers = 0; answers < MOST_FORESEEN && world.decision !== null; answers++) {
      if (world.decision.open(this.#seat) !== undefined) break;
      const { seat, options } = firstOpen(world.decision);
      world.answer(seat, options[this.#likely(world, seat, chance, control)].id);
      if (control.cancelled()) return;
    }
    // What dice will say nobody foresees.
    if (world.chance.used !== used || world.decision?.open(this.#seat) === undefined) return;
    const key = keyOf(world, this.#seat);
    if (!this.#lines.some((line) => line.key === key))
      this.#lines.push({ key, run: world, judged: new Map(), milliseconds: 0 });
  }

  #likely(world: Run<S, E>, seat: Seat, chance: Chance, control: Control): number {
    const shortlist = worthALook(world, seat, chance, mindOf(world.game));
    if (shortlist.length === 1) return shortlist[0];
    const seen = valueOptions(world, seat, chance, { worlds: 1, control, shortlist });
    const best = Math.max(...seen.map(({ value }) => value));
    if (this.#slices === 1) return seen.find(({ value }) => value === best)?.index ?? shortlist[0];
    return seen[
      drawn(
        seen.map(({ value }) => Math.exp((value - best) / SOFTNESS)),
        chance,
      )
    ].index;
  }
}

/** A position by what the seat sees of it and what it is asked. */
function keyOf<S, E extends GameEvent>(run: Run<S, E>, seat: Seat): string {
  const ids = run.decision?.open(seat)?.options.map(({ id }) => id) ?? [];
  return fingerprint([run.game.view(run.state, seat), ids]);
}
