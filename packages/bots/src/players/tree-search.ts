import type { Ask, Chance, Decision, GameEvent, Run, SearchTuning, Seat } from '@tabula/engine';
import type { Control } from './bot.ts';
import type { Budget, Judged } from './budget.ts';
import { valueOptions } from './greedy.ts';
import type { Mind } from './mind.ts';
import { askOf, playOn, policyAnswer } from './rollout.ts';
import { type Edge, Node, type Part } from './tree-node.ts';

/** The clock and the control are looked at once in so many iterations. */
const STRIDE = 16;

/**
 * Open-loop tree search. Each iteration imagines a world (other dice, other hidden things), goes down the tree by what
 * is known of each seat's options (every seat goes for its own chances), adds one place, plays on by habit to the
 * horizon, and books what it came to for each seat along the way.
 */
class Search<S, E extends GameEvent> {
  readonly #run: Run<S, E>;
  readonly #seat: Seat;
  readonly #chance: Chance;
  readonly #mind: Mind<S, E>;
  readonly #tuning: SearchTuning;
  readonly #root: Node;
  readonly #part: Part;
  readonly #ask: Ask;
  readonly #path: Edge[] = [];
  readonly #parts: Part[] = [];
  /** When options are judged, in a game that tells hours. */
  readonly #nextHour: number | undefined;
  #worths: number[] = [];

  constructor(run: Run<S, E>, seat: Seat, chance: Chance, mind: Mind<S, E>, tuning: SearchTuning) {
    const { decision } = run;
    this.#ask = askOf(decision, seat);
    if (decision === null) throw new Error('the game is over');
    this.#run = run;
    this.#seat = seat;
    this.#chance = chance;
    this.#mind = mind;
    this.#tuning = tuning;
    this.#root = new Node(decision);
    const part = this.#root.parts.find((one) => one.seat === seat);
    if (part === undefined) throw new Error(`seat ${seat + 1} is not asked`);
    this.#part = part;
    const now = mind.insight.turnClock?.(run.state);
    this.#nextHour = now === undefined ? undefined : now + 1;
  }

  /** Looks at every option before the search begins: with forty options and few iterations, this is half the answer. */
  #prepare(control: Control | undefined): void {
    const { worlds, trust } = this.#tuning;
    const [run, seat, chance] = [this.#run, this.#seat, this.#chance];
    const looks = { worlds, control, hour: this.#nextHour, mind: this.#mind };
    for (const { index, value } of valueOptions(run, seat, chance, looks)) {
      const edge = this.#part.edge(this.#ask.options[index].id);
      edge.visits = trust;
      edge.total = trust * value;
      edge.available = trust;
    }
    this.#part.visits = trust;
  }

  search(budget: Budget, control: Control | undefined): void {
    const most = 'iterations' in budget ? budget.iterations : Infinity;
    const now = control?.now ?? (() => performance.now());
    const end = 'milliseconds' in budget ? now() + budget.milliseconds : Infinity;
    this.#prepare(control);
    if (this.#part.edges.size === 1) return;
    for (let done = 0; done < most; done++) {
      if (done % STRIDE === 0) {
        if (control?.cancelled() || (end < Infinity && now() >= end)) return;
        if (this.#settled(most - done)) return;
      }
      this.#iterate();
    }
  }

  /** The options as they are seen now: those that were tried often by what came of them, then the others by how often. */
  judged(): Judged[] {
    const edges = [...this.#part.edges.values()];
    const visits = edges.reduce((sum, edge) => sum + edge.visits, 0);
    const often = this.#tuning.often * Math.max(...edges.map((edge) => edge.visits));
    edges.sort((a, b) =>
      a.visits >= often && b.visits >= often ? b.mean - a.mean : b.visits - a.visits || b.mean - a.mean,
    );
    return edges.map((edge) => ({ id: edge.id, value: edge.mean, share: edge.visits / visits }));
  }

  /** No other option can be tried more often than the first in what is left. */
  #settled(left: number): boolean {
    let first = 0;
    let second = 0;
    for (const { visits } of this.#part.edges.values()) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) second = visits;
    }
    return first - second > left;
  }

  #iterate(): void {
    this.#path.length = 0;
    this.#parts.length = 0;
    const world = this.#run.imagine(this.#seat, this.#chance);
    const answers = this.#descend(world);
    playOn(world, this.#chance, Math.max(0, this.#tuning.horizon - answers), this.#nextHour, this.#mind.insight);
    this.#worths = [];
    for (let i = 0; i < this.#path.length; i++) {
      const { seat } = this.#parts[i];
      const value = this.#worths[seat] ?? this.#mind.worth(world, seat, this.#mind.insight);
      this.#worths[seat] = value;
      this.#parts[i].book(this.#path[i], value);
    }
  }

  /** Goes down the tree to the first place where something new is tried; tells how many answers that took. */
  #descend(world: Run<S, E>): number {
    let node = this.#root;
    for (let answers = 0; world.decision !== null; ) {
      const { decision } = world;
      const from = this.#path.length;
      let fresh = false;
      for (const part of node.parts) {
        const ask = decision.open(part.seat);
        if (ask === undefined) continue;
        const edge = this.#select(world, decision, ask, part);
        fresh ||= edge.visits === 0;
        this.#path.push(edge);
        this.#parts.push(part);
      }
      for (let i = from; i < this.#path.length; i++, answers++) world.answer(this.#parts[i].seat, this.#path[i].id);
      if (fresh || world.decision === null) return answers;
      node = node.follow(this.#path, from, world.decision);
    }
    return 0;
  }

  /** The option to try in a place: a new one as long as few were tried for its visits, else the most promising. */
  #select(world: Run<S, E>, decision: Decision, ask: Ask, part: Part): Edge {
    const { options } = ask;
    const { widen } = this.#tuning;
    const explore = this.#tuning.explore * part.spread;
    const shortlist = this.#mind.insight.shortlist?.(world.state, ask);
    const length = shortlist?.length ?? options.length;
    part.visits++;
    let tried = 0;
    let best: Edge | undefined;
    let most = -Infinity;
    for (let i = 0; i < length; i++) {
      const edge = part.edges.get(options[shortlist?.[i] ?? i].id);
      if (edge === undefined) continue;
      tried++;
      edge.available++;
      const promise = edge.total / edge.visits + explore * Math.sqrt(Math.log(edge.available) / edge.visits);
      if (promise > most) {
        most = promise;
        best = edge;
      }
    }
    if (best !== undefined && (tried === length || tried >= widen * Math.sqrt(part.visits))) return best;
    const edge = part.edge(this.#untried(world, decision, ask, part, shortlist));
    edge.available++;
    return edge;
  }

  /** An option that was not tried in this place: what habit says, else any on the shortlist. */
  #untried(
    world: Run<S, E>,
    decision: Decision,
    ask: Ask,
    part: Part,
    shortlist: readonly number[] | undefined,
  ): string {
    const { options } = ask;
    const first = options[policyAnswer(world, decision, ask, this.#chance, this.#mind.insight)].id;
    if (!part.edges.has(first)) return first;
    const length = shortlist?.length ?? options.length;
    const start = this.#chance.below(length);
    for (let i = 0; i < length; i++) {
      const at = (start + i) % length;
      const { id } = options[shortlist?.[at] ?? at];
      if (!part.edges.has(id)) return id;
    }
    return first;
  }
}

/** What a tree search makes of each of the seat's options, the best first. */
export function judgeByTree<S, E extends GameEvent>(
  run: Run<S, E>,
  seat: Seat,
  chance: Chance,
  budget: Budget,
  control: Control | undefined,
  mind: Mind<S, E>,
  tuning: SearchTuning,
): Judged[] {
  const search = new Search(run, seat, chance, mind, tuning);
  search.search(budget, control);
  return search.judged();
}
