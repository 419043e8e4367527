import { BOOKS, type Book, type Nation } from '../data/book/book.ts';
import { areasMeant, type Count, inRound, type LineOf } from '../data/book/lines.ts';
import { ROUNDS, SCORING_ROUNDS } from '../data/figures.ts';
import type { GameId } from '../data/names.ts';
import { FIRST_SEA } from '../data/spaces.ts';

/** How much a count that is so many rounds away is worth now: it may not come to it. */
const DISCOUNT = [1, 0.7, 0.5, 0.36, 0.26, 0.19, 0.14, 0.1, 0.07, 0.05] as const;

/** What areas and cities promise a nation from a round on, by area; and its lines for whole regions. */
export interface Promise {
  readonly area: readonly number[];
  readonly city: readonly number[];
  readonly regions: readonly { readonly line: Count; readonly weight: number }[];
  /** In this round: points for a land unit of each nation eliminated, and for each area's city plundered. */
  readonly kill: readonly number[];
  readonly plunder: readonly number[];
}

/** By game, nation and round. */
const PROMISES: Readonly<Record<GameId, readonly (readonly Promise[])[]>> = {
  I: promisesOf(BOOKS.I),
  II: promisesOf(BOOKS.II),
};

export function promiseOf(game: GameId, nation: Nation, round: number): Promise {
  return PROMISES[game][nation][round];
}

function promisesOf(book: Book): Promise[][] {
  return book.cards.map((_, nation) =>
    Array.from({ length: ROUNDS + 1 }, (_unused, round) => promiseIn(book, nation, round)),
  );
}

function promiseIn(book: Book, nation: Nation, round: number): Promise {
  const area = new Array<number>(FIRST_SEA).fill(0);
  const city = new Array<number>(FIRST_SEA).fill(0);
  const regions: { line: Count; weight: number }[] = [];
  for (const count of SCORING_ROUNDS[book.game]) {
    if (count < round) continue;
    const weight = DISCOUNT[count - round];
    for (const line of book.counts[nation]) {
      if (!inRound(line.rounds, count)) continue;
      if (line.kind === 'area') for (const place of line.areas) area[place] += line.vp * weight;
      else if (line.kind === 'city') for (const place of line.areas) city[place] += line.vp * weight;
      else regions.push({ line, weight });
    }
  }
  return { area, city, regions, kill: killsIn(book, nation, round), plunder: plunderIn(book, nation, round) };
}

function killsIn(book: Book, nation: Nation, round: number): number[] {
  return book.cards.map(({ id }) =>
    book
      .lines(nation, round)
      .kill.filter(({ nations, types }) => meansAshore(types) && (nations === 'any' || nations.includes(id)))
      .reduce((sum, { vp }) => sum + vp, 0),
  );
}

function meansAshore(types: LineOf<'kill'>['types']): boolean {
  return types === 'any' || types.some((unit) => unit !== 'fleet');
}

/** The best line of each area; whoever has no such line takes gold. */
function plunderIn(book: Book, nation: Nation, round: number): number[] {
  const best = new Array<number>(FIRST_SEA).fill(0);
  for (const { where, vp } of book.lines(nation, round).pillage)
    for (const area of areasMeant(where)) best[area] = Math.max(best[area], vp);
  return best;
}
