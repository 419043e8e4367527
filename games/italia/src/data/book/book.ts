import type { Arrival, Card, Counts, Operation } from '../card.ts';
import { ROUNDS } from '../figures.ts';
import { type GameId, LEADERS, type LeaderId, type NationId } from '../names.ts';
import { SPACES, type Space, spaceNamed } from '../spaces.ts';
import { type Kind, LAND_KINDS, UNITS } from '../units.ts';
import { CARDS } from './cards.ts';
import { type Count, countsOn, inRound, type Lines, sortLines } from './lines.ts';

/** A nation by its number: its place in the order of play of its game. */
export type Nation = number;
/** A leader by his number in the table of both games. */
export type Leader = number;

export const leaderNamed = (id: LeaderId): Leader => LEADERS.indexOf(id);

const LAND: readonly Kind[] = Array.from({ length: LAND_KINDS }, (_, kind) => kind);

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
  /** The same, a list for each nation. */
  readonly costsOf: readonly (readonly number[])[];
  /** By nation: the kinds of land units, the dearest first. */
  readonly dearestFirst: readonly (readonly Kind[])[];
  /** By space: the nations to which an entry area is ordinary land, as bits. */
  readonly standard: readonly number[];
  /** By nation: the capital that cannot be changed, or -1. */
  readonly fixedCapital: readonly Space[];
  /** By nation: the seas where bought fleets come, if its card names some; and where it may not build a city. */
  readonly fleetSeas: readonly (readonly Space[] | undefined)[];
  readonly noCityIn: readonly (readonly Space[])[];
  /** By nation: the entry areas that pay (6.1). */
  readonly payingEntries: readonly (readonly Space[])[];
  /** By nation: where it may always retreat to. */
  readonly alwaysOpen: readonly (readonly Space[])[];
  /** By nation: the lines of its card that count at the end of a round. */
  readonly counts: readonly (readonly Count[])[];
  readonly #ids: readonly NationId[];
  readonly #index: ReadonlyMap<string, Nation>;
  /** By nation and round. */
  readonly #operations: readonly (Operation | undefined)[];
  readonly #arrivals: Readonly<Record<Arrival['when'], readonly (readonly Arrival[])[]>>;
  readonly #entries: readonly (readonly Space[])[];
  readonly #lines: readonly Lines[];

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
    this.costsOf = cards.map(({ costs }) => UNITS.map(({ id, cost }) => costs?.[id] ?? cost));
    this.cost = this.costsOf.flat();
    this.dearestFirst = this.costsOf.map((costs) => LAND.toSorted((a, b) => costs[b] - costs[a]));
    this.standard = Array.from({ length: SPACES }, (_, space) =>
      cards.reduce((bits, card, nation) => (isStandard(card, space) ? bits | (1 << nation) : bits), 0),
    );
    this.fixedCapital = cards.map(({ capital }) => (capital === undefined ? -1 : spaceNamed(capital)));
    this.fleetSeas = cards.map(({ fleetSeas }) => fleetSeas?.map((id) => spaceNamed(id)));
    this.noCityIn = cards.map(({ noCityIn = [] }) => noCityIn.map((id) => spaceNamed(id)));
    this.payingEntries = cards.map(({ income }) => (income.entryAreas ?? []).map((id) => spaceNamed(id)));
    this.alwaysOpen = cards.map(({ alwaysRetreatsTo = [] }) => alwaysRetreatsTo.map((id) => spaceNamed(id)));
    this.counts = cards.map(({ scoring }) => countsOn(scoring));
    this.#ids = cards.map(({ id }) => id);
    this.#operations = byRound(cards, ({ operations = [] }, round) => operations.find((one) => one.round === round));
    this.#arrivals = {
      turn: arrivalsAt(cards, 'turn'),
      'round-start': arrivalsAt(cards, 'round-start'),
      'round-end': arrivalsAt(cards, 'round-end'),
    };
    this.#entries = byRound(cards, ({ entryAllowed }, round) =>
      entryAllowed !== undefined && inRound(entryAllowed.rounds, round)
        ? entryAllowed.areas.map((id) => spaceNamed(id))
        : [],
    );
    this.#lines = byRound(cards, ({ scoring }, round) => sortLines(scoring, round));
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
    return this.#ids[nation];
  }

  /** What comes in a round at a moment of it. */
  arrivals(nation: Nation, round: number, when: Arrival['when']): readonly Arrival[] {
    return this.#arrivals[when][nation * (ROUNDS + 1) + round];
  }

  operation(nation: Nation, round: number): Operation | undefined {
    return this.#operations[nation * (ROUNDS + 1) + round];
  }

  /** 9.2 The entry areas that a nation may cross in a round. */
  entriesFor(nation: Nation, round: number): readonly Space[] {
    return this.#entries[nation * (ROUNDS + 1) + round];
  }

  /** The lines of a nation's card that hold in a round, kind by kind. */
  lines(nation: Nation, round: number): Lines {
    return this.#lines[nation * (ROUNDS + 1) + round];
  }
}

/** Something for every nation in every round, worked out once: the rules ask for it all the time. */
function byRound<T>(cards: readonly Card[], find: (card: Card, round: number) => T): readonly T[] {
  return cards.flatMap((card) => Array.from({ length: ROUNDS + 1 }, (_, round) => find(card, round)));
}

function arrivalsAt(cards: readonly Card[], when: Arrival['when']): readonly (readonly Arrival[])[] {
  return byRound(cards, ({ arrivals = [] }, round) =>
    arrivals.filter((arrival) => arrival.round === round && arrival.when === when),
  );
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

export const BOOKS: Readonly<Record<GameId, Book>> = { I: new Book('I'), II: new Book('II') };
