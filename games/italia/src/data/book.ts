import type { Arrival, Card, Counts, Operation, Where } from './card.ts';
import { CARDS } from './cards.ts';
import { type GameId, LEADERS, type LeaderId, type NationId } from './names.ts';
import { areasOf, PLAIN_AREAS, SPACES, type Space, spaceNamed } from './spaces.ts';
import { KINDS, UNITS } from './units.ts';

/** A nation by its number: its place in the order of play of its game. */
export type Nation = number;
/** A leader by his number in the table of both games. */
export type Leader = number;

export const leaderNamed = (id: LeaderId): Leader => LEADERS.indexOf(id);

/** The cards of one game, made ready for the rules: numbers instead of names. */
export class Book {
  readonly game: GameId;
  readonly cards: readonly Card[];
  readonly size: number;
  readonly seats: number;
  /** By nation: the seat that leads it. */
  readonly seatOf: readonly number[];
  /** By nation: its leaders. */
  readonly leadersOf: readonly (readonly Leader[])[];
  /** By leader: his nation, or -1 in the other game. */
  readonly nationOfLeader: readonly Nation[];
  /** By leader: how many rounds he stays. */
  readonly stays: readonly number[];
  /** By nation and kind: the counter mix, and what a unit costs. */
  readonly mix: readonly number[];
  readonly cost: readonly number[];
  /** By space: the nations to which an entry area is ordinary land, as bits. */
  readonly standard: readonly number[];
  readonly #index: ReadonlyMap<string, Nation>;

  constructor(game: GameId) {
    const cards = CARDS[game];
    this.game = game;
    this.cards = cards;
    this.size = cards.length;
    this.seatOf = cards.map(({ seat }) => seat);
    this.seats = Math.max(...this.seatOf) + 1;
    this.#index = new Map(cards.map(({ id }, nation) => [id, nation]));
    this.leadersOf = cards.map(({ leaders = [] }) => leaders.map(({ id }) => leaderNamed(id)));
    this.nationOfLeader = LEADERS.map((_, leader) => this.leadersOf.findIndex((own) => own.includes(leader)));
    this.stays = LEADERS.map((id) => stayOf(cards, id));
    this.mix = cards.flatMap(({ counters }) => countsOf(counters));
    this.cost = cards.flatMap(({ costs }) => UNITS.map(({ id, cost }) => costs?.[id] ?? cost));
    this.standard = Array.from({ length: SPACES }, (_, space) =>
      cards.reduce((bits, card, nation) => (isStandard(card, space) ? bits | (1 << nation) : bits), 0),
    );
  }

  nation(id: NationId): Nation {
    const nation = this.#index.get(id);
    if (nation === undefined) throw new Error(`${id} is no nation of Italia ${this.game}`);
    return nation;
  }

  /** The number of a nation by any word, or -1. */
  find(word: string): Nation {
    return this.#index.get(word) ?? -1;
  }

  id(nation: Nation): NationId {
    return this.cards[nation].id;
  }

  /** What comes in a round at a moment of it. */
  arrivals(nation: Nation, round: number, when: Arrival['when']): Arrival[] {
    return (this.cards[nation].arrivals ?? []).filter((arrival) => arrival.round === round && arrival.when === when);
  }

  operation(nation: Nation, round: number): Operation | undefined {
    return this.cards[nation].operations?.find((operation) => operation.round === round);
  }
}

function stayOf(cards: readonly Card[], id: LeaderId): number {
  for (const { leaders = [] } of cards) {
    const entry = leaders.find((leader) => leader.id === id);
    if (entry !== undefined) return entry.stays === 'forever' ? Number.POSITIVE_INFINITY : (entry.stays ?? 1);
  }
  return 1;
}

function isStandard({ standardEntries = [] }: Card, space: Space): boolean {
  return standardEntries.some((id) => spaceNamed(id) === space);
}

/** Counts by name as a list by kind. */
export function countsOf(counts: Counts): number[] {
  return UNITS.map(({ id }) => counts[id] ?? 0);
}

/** The areas that a line of a card means. */
export function areasMeant(where: Where): readonly Space[] {
  if (where === 'any') return PLAIN_AREAS;
  return 'region' in where ? areasOf(where.region) : where.areas.map((id) => spaceNamed(id));
}

/** Whether an entry of a card holds in a round. */
export function inRound(rounds: readonly number[] | 'any' | undefined, round: number): boolean {
  return rounds === undefined || rounds === 'any' || rounds.includes(round);
}

export const BOOKS: Readonly<Record<GameId, Book>> = { I: new Book('I'), II: new Book('II') };
export const MIX_SIZE = KINDS;
