import type { Decision, Seat } from '@tabula/engine';

/** One option that was tried in one place of the tree. */
export class Edge {
  readonly id: string;
  visits = 0;
  /** The sum of what came of it for the seat that chose. */
  total = 0;
  /** How often it could have been chosen: in another world it may not be there. */
  available = 0;
  readonly next: Node[] = [];

  constructor(id: string) {
    this.id = id;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** Before anything is known, values are taken to differ by this much, with the weight of some visits. */
const USUAL_VARIANCE = 0.05;
const USUAL_WEIGHT = 4;

/** What one seat tried in one place of the tree. */
export class Part {
  readonly seat: Seat;
  readonly edges = new Map<string, Edge>();
  visits = 0;
  #count = 0;
  #mean = 0;
  #squares = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** How far the values met here lie apart: where all depends on the dice, more tries are needed. */
  get spread(): number {
    return Math.sqrt((this.#squares + USUAL_VARIANCE * USUAL_WEIGHT) / (this.#count + USUAL_WEIGHT));
  }

  /** Books what came of choosing an edge. */
  book(edge: Edge, value: number): void {
    edge.visits++;
    edge.total += value;
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  edge(id: string): Edge {
    let edge = this.edges.get(id);
    if (edge === undefined) {
      edge = new Edge(id);
      this.edges.set(id, edge);
    }
    return edge;
  }
}

/**
 * A place of the tree: the answers that lead there and what is asked then. Chance is not part of it (the tree is
 * open-loop: the same place is met with other dice each time), but where the dice lead to another question or to another
 * seat's, it is another place.
 */
export class Node {
  readonly ask: string;
  readonly parts: readonly Part[];
  /** Where several answer at once, the next places hang on all their answers together. */
  readonly #joint = new Map<string, Node[]>();

  constructor(decision: Decision) {
    this.ask = decision.asks[0].prompt.ask;
    this.parts = decision.asks.map(({ seat }) => new Part(seat));
  }

  /** Whether this is the place where `decision` is asked. */
  #fits(decision: Decision): boolean {
    const { asks } = decision;
    return asks[0].prompt.ask === this.ask && asks.length === this.parts.length && asks[0].seat === this.parts[0].seat;
  }

  /** The place that follows when the edges `from` on of `path` were chosen here and the rules ask `decision` then. */
  follow(path: readonly Edge[], from: number, decision: Decision): Node {
    const places = path.length === from + 1 ? path[from].next : this.#after(path, from);
    for (const place of places) if (place.#fits(decision)) return place;
    const place = new Node(decision);
    places.push(place);
    return place;
  }

  #after(path: readonly Edge[], from: number): Node[] {
    let key = '';
    for (let i = from; i < path.length; i++) key += `${path[i].id}\n`;
    let places = this.#joint.get(key);
    if (places === undefined) {
      places = [];
      this.#joint.set(key, places);
    }
    return places;
  }
}
