/** A place of the board; its name is the message `space.<id>`, its region's `region.<region>`. */
export interface Space<Id extends string = string> {
  readonly id: Id;
  readonly region: string;
}

/** A link between two places. */
export interface Link<Id extends string = string, Kind extends string = string> {
  readonly a: Id;
  readonly b: Id;
  readonly kind: Kind;
  /** It leads from a to b only. */
  readonly oneWay?: boolean;
}

export interface Board<Id extends string = string, Kind extends string = string> {
  readonly spaces: readonly Space<Id>[];
  readonly links: readonly Link<Id, Kind>[];
}

/** A way out of a place: where it leads and of what kind it is. */
export interface Way<Kind extends string = string> {
  readonly to: number;
  readonly kind: Kind;
}

/** What it costs to go along a way; Infinity if it is closed. */
export type Cost<Kind extends string> = (way: Way<Kind>, from: number) => number;

/** A board as numbers, built once: places are counted in the order of the table. */
export class BoardGraph<Id extends string = string, Kind extends string = string> {
  readonly size: number;
  readonly #ids: readonly Id[];
  readonly #index: ReadonlyMap<string, number>;
  readonly #ways: readonly (readonly Way<Kind>[])[];

  constructor(board: Board<Id, Kind>) {
    this.#ids = board.spaces.map((space) => space.id);
    this.size = this.#ids.length;
    this.#index = new Map(this.#ids.map((id, i) => [id, i]));
    if (this.#index.size < this.size) throw new Error('two spaces of the board have the same id');
    const ways: Way<Kind>[][] = this.#ids.map(() => []);
    for (const { a, b, kind, oneWay } of board.links) {
      ways[this.index(a)].push({ to: this.index(b), kind });
      if (!oneWay) ways[this.index(b)].push({ to: this.index(a), kind });
    }
    this.#ways = ways;
  }

  index(id: string): number {
    const index = this.#index.get(id);
    if (index === undefined) throw new Error(`the board has no space "${id}"`);
    return index;
  }

  id(space: number): Id {
    return this.#ids[space];
  }

  /** The ways out of a place. */
  ways(space: number): readonly Way<Kind>[] {
    return this.#ways[space];
  }

  /** The neighbours of every place along some kinds of link, as a table for inner loops. */
  neighbours(...kinds: readonly Kind[]): readonly (readonly number[])[] {
    return this.#ways.map((ways) => ways.filter((way) => kinds.includes(way.kind)).map((way) => way.to));
  }

  /** The least cost from a place to every other; Infinity where none leads. */
  distances(from: number, cost: Cost<Kind> = () => 1): number[] {
    return this.#spread(from, cost, Infinity);
  }

  /** The places that can be reached for at most `budget`, nearest first and then in the order of the table, without the start. */
  reach(from: number, budget: number, cost: Cost<Kind> = () => 1): number[] {
    const distance = this.#spread(from, cost, budget);
    const reached = distance.flatMap((d, space) => (space !== from && d < Infinity ? [space] : []));
    return reached.sort((a, b) => distance[a] - distance[b]);
  }

  /** Dijkstra over a plain list: boards are small. */
  #spread(from: number, cost: Cost<Kind>, budget: number): number[] {
    const distance = new Array<number>(this.size).fill(Infinity);
    const open = [from];
    distance[from] = 0;
    while (open.length > 0) {
      let nearest = 0;
      for (let i = 1; i < open.length; i++) if (distance[open[i]] < distance[open[nearest]]) nearest = i;
      const [here] = open.splice(nearest, 1);
      for (const way of this.#ways[here]) {
        const d = distance[here] + cost(way, here);
        if (d < distance[way.to] && d <= budget) {
          if (distance[way.to] === Infinity) open.push(way.to);
          distance[way.to] = d;
        }
      }
    }
    return distance;
  }
}
