import { type Seat, unbundle } from '@tabula/engine';
import type { Kind } from '../../src/data/resources.ts';

type Cards = Map<string, number>;

const plus = (cards: Cards, card: string, count: number): void => {
  cards.set(card, (cards.get(card) ?? 0) + count);
};
const total = (cards: Cards): number => [...cards.values()].reduce((sum, count) => sum + count, 0);
const kinds = (cards: Cards): string[] => [...cards].filter(([, count]) => count > 0).map(([card]) => card);

/** [B) Commerciare tra i Giocatori] A trade as it is seen on the table: cards face up, cards taken, who took from whom. */
export class Trade {
  readonly faceUp = new Map<Seat, Cards>();
  readonly taken = new Map<Seat, Cards>();
  /** Every exchange that counts. */
  readonly exchanges: { by: Seat; from: Seat; card: Kind }[] = [];
  readonly count: number;
  chooser: Seat;
  ulyssesUsed = false;

  constructor(director: Seat, count: number) {
    this.chooser = director;
    this.count = count;
  }

  offer(seat: Seat, cards: string): void {
    this.faceUp.set(seat, unbundle(cards));
    this.taken.set(seat, new Map());
  }

  showing(seat: Seat): Cards {
    return this.faceUp.get(seat) ?? new Map();
  }

  /** Only two exchanges in a row between the same two. */
  #barred(a: Seat, b: Seat): boolean {
    const last = this.exchanges.slice(-2);
    return last.length === 2 && last.every(({ by, from }) => (by === a && from === b) || (by === b && from === a));
  }

  mayTakeFrom(by: Seat, from: Seat): boolean {
    return by !== from && total(this.showing(from)) > 0 && !this.#barred(by, from);
  }

  /** [Finire il Commercio Anticipatamente] R-TRADEEND: one player alone has cards face up, and more than the last of all. */
  #leftToOne(): boolean {
    const left = [...this.faceUp.values()].map(total).filter((count) => count > 0);
    return left.length === 1 && left[0] > 1;
  }

  /** What the player to choose may take, as answers. */
  options(): string[] {
    if (this.#leftToOne()) return [];
    return [...this.faceUp.keys()]
      .filter((seat) => this.mayTakeFrom(this.chooser, seat))
      .flatMap((seat) => kinds(this.showing(seat)).map((card) => `take ${seat} ${card}`));
  }

  take(by: Seat, from: Seat, card: Kind): void {
    plus(this.showing(from), card, -1);
    plus(this.taken.get(by) ?? new Map(), card, 1);
    this.exchanges.push({ by, from, card });
    this.chooser = from;
  }

  /** R-ULYSSES: whether the owner may interfere with the exchange just made. */
  ulyssesMay(owner: Seat): boolean {
    const last = this.exchanges.at(-1);
    if (last === undefined || this.ulyssesUsed || last.by === owner || last.from === owner) return false;
    this.exchanges.pop();
    const may = this.mayTakeFrom(last.by, owner);
    this.exchanges.push(last);
    return may;
  }

  /** The exchange just made is cancelled: the card goes back, and the taker has to take one of the owner's. */
  ulysses(): void {
    const last = this.exchanges.pop();
    if (last === undefined) throw new Error('Ulysses has nothing to cancel');
    plus(this.showing(last.from), last.card, 1);
    plus(this.taken.get(last.by) ?? new Map(), last.card, -1);
    this.chooser = last.by;
    this.ulyssesUsed = true;
  }

  forcedOptions(owner: Seat): string[] {
    return kinds(this.showing(owner)).map((card) => `take ${owner} ${card}`);
  }

  /** After everybody took his own back: who is one card short, if anybody. */
  short(): Seat | undefined {
    const have = (seat: Seat) => total(this.showing(seat)) + total(this.taken.get(seat) ?? new Map());
    return [...this.faceUp.keys()].find((seat) => have(seat) < this.count);
  }
}

/** All ways to take so many cards of a hand, as bundles in the order of the kinds. */
export function handfuls(hand: ReadonlyMap<string, number>, count: number): string[] {
  let ways: { cards: string[]; left: number }[] = [{ cards: [], left: count }];
  for (const [kind, most] of hand)
    ways = ways.flatMap(({ cards, left }) =>
      Array.from({ length: Math.min(most, left) + 1 }, (_, some) => ({
        cards: some === 0 ? cards : [...cards, some === 1 ? kind : `${some}*${kind}`],
        left: left - some,
      })),
    );
  return ways.filter(({ left }) => left === 0).map(({ cards }) => cards.join('+') || 'none');
}
