import type { MyTable, TableInfo } from '@tabula/protocol';

/** How somebody finished: his place, and whether he shares it. */
export interface Standing {
  readonly place: number;
  readonly shared: boolean;
}

type Result = NonNullable<TableInfo['result']>;

/** Winners stand before all others, then more points before fewer. */
function isAhead({ points, winners }: Result, one: number, other: number): boolean {
  const [won, otherWon] = [winners.includes(one), winners.includes(other)];
  return won === otherWon ? points[one] > points[other] : won;
}

/** The best of one's own seats; null where there is no result, or where one did not sit. */
export function standingOf({ table: { result, seats }, seats: own }: MyTable): Standing | null {
  if (result === null || own.length === 0) return null;
  const placeOf = (seat: number) => 1 + seats.filter((other) => isAhead(result, other.seat, seat)).length;
  const place = Math.min(...own.map(placeOf));
  return { place, shared: seats.filter(({ seat }) => placeOf(seat) === place).length > 1 };
}

/** The seats in the order in which they finished. */
export function inOrder({ seats, result }: TableInfo): TableInfo['seats'] {
  if (result === null) return seats;
  return [...seats].sort((a, b) => Number(isAhead(result, b.seat, a.seat)) - Number(isAhead(result, a.seat, b.seat)));
}

/** A game in figures: how many were played with a result, and won. */
export interface GameSum {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly last: number;
}

export function sumsOf(tables: readonly MyTable[]): GameSum[] {
  const games = [...new Set(tables.map(({ table }) => table.game))];
  const sums = games.map((game) => {
    const ended = tables
      .filter(({ table }) => table.game === game)
      .flatMap((one) => {
        const standing = standingOf(one);
        return standing === null ? [] : [{ ...standing, of: one.table.seats.length }];
      });
    const won = ended.filter(({ place }) => place === 1).length;
    const last = ended.filter(({ place, of }) => place > 1 && place === of).length;
    return { game, played: ended.length, won, last };
  });
  return sums.sort((a, b) => b.played - a.played);
}

/** Somebody with whom one has played, by the name he had. */
export interface Companion {
  readonly name: string;
  readonly games: number;
  readonly ahead: number;
}

/** Those one has played with more than once, the most often first. */
export function companionsOf(tables: readonly MyTable[]): Companion[] {
  const known = new Map<string, Companion>();
  for (const { table, seats: own } of tables) {
    const { result } = table;
    for (const { seat, name, kind } of table.seats) {
      if (own.includes(seat) || own.length === 0 || name === null || kind !== 'human') continue;
      const { games, ahead } = known.get(name) ?? { games: 0, ahead: 0 };
      const better = result !== null && own.some((mine) => isAhead(result, mine, seat));
      known.set(name, { name, games: games + 1, ahead: ahead + Number(better) });
    }
  }
  return [...known.values()].filter(({ games }) => games > 1).sort((a, b) => b.games - a.games);
}
