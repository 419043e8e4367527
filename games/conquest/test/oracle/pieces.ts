import type { Seat } from '@tabula/engine';
import { PERMITS, pair, type State } from '../../src/state.ts';
import { roadOwners } from './march.ts';
import { foeIn, generalsOf, hasRoad, LANDS, nameOf, unitsOf, wardens, waysFrom } from './position.ts';

type Sort = 'caesar' | 'general' | 'infantry' | 'cavalry' | 'catapult';

/** One piece of wood: where it stands, what it can still do, where its walk along a road has halted so far. */
interface Piece {
  readonly sort: Sort;
  readonly at: string;
  readonly points: number;
  readonly halts: readonly string[];
}

const POINTS: Readonly<Record<Sort, number>> = { caesar: 2, general: 2, infantry: 1, cavalry: 2, catapult: 1 };
const isLeader = ({ sort }: Piece): boolean => sort === 'caesar' || sort === 'general';
const ledEnough = (group: readonly Piece[]): boolean => {
  const leaders = group.filter(isLeader).length;
  return leaders > 0 && group.length - leaders <= 7 * leaders;
};

const word = (piece: Piece): string => `${piece.sort} ${piece.at} ${piece.points} ${piece.halts}`;
const keyOf = (pieces: readonly Piece[]): string => pieces.map(word).sort().join('; ');

/** Who stands where, which is all that counts when movement is over. */
export function placement(pieces: readonly { readonly sort: string; readonly at: string }[]): string {
  return pieces
    .map(({ sort, at }) => `${at}: ${sort}`)
    .sort()
    .join(', ');
}

export function piecesOf(state: State, seat: Seat): Piece[] {
  const make = (sort: Sort, at: string, count: number): Piece[] =>
    Array.from({ length: count }, () => ({ sort, at, points: POINTS[sort], halts: [] }));
  return LANDS.flatMap((at) => {
    const [infantry, cavalry, catapults] = unitsOf(state, seat, at);
    const caesar = state.caesar[seat] >= 0 && nameOf(state.caesar[seat]) === at ? 1 : 0;
    return [
      ...make('caesar', at, caesar),
      ...make('general', at, generalsOf(state, seat, at)),
      ...make('infantry', at, infantry),
      ...make('cavalry', at, cavalry),
      ...make('catapult', at, catapults),
    ];
  });
}

function mayPass(state: State, mover: Seat, owners: readonly Seat[], permit: (typeof PERMITS)[number]): boolean {
  const place = PERMITS.indexOf(permit);
  return owners.every((owner) => state.permits[pair(state, owner, mover) * PERMITS.length + place] === 1);
}

/** All different choices of some pieces out of many; pieces alike are one choice. */
function groups(pieces: readonly Piece[]): Piece[][] {
  const classes = new Map<string, Piece[]>();
  for (const piece of pieces) classes.set(word(piece), [...(classes.get(word(piece)) ?? []), piece]);
  let found: Piece[][] = [[]];
  for (const alike of classes.values())
    found = found.flatMap((group) =>
      Array.from({ length: alike.length + 1 }, (_, n) => [...group, ...alike.slice(0, n)]),
    );
  return found.filter(ledEnough);
}

/**
 * Every way in which the pieces of one player can stand after his movement by land, piece by piece and link by link, when
 * everybody has settled beforehand whom he lets pass. A walk along a road costs one point, wherever it halts to leave or
 * fetch pieces, and whatever others do meanwhile. The search ends with more than `most` of them.
 */
export function reachable(state: State, mover: Seat, most: number): Set<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const todo: (readonly Piece[])[] = [piecesOf(state, mover)];
  for (let pieces = todo.pop(); pieces !== undefined && ends.size <= most; pieces = todo.pop()) {
    const key = keyOf(pieces);
    if (seen.has(key)) continue;
    seen.add(key);
    ends.add(placement(pieces));
    for (const at of new Set(pieces.filter(isLeader).map((piece) => piece.at)))
      for (const group of groups(pieces.filter((piece) => piece.at === at))) {
        const rest = [...pieces];
        for (const piece of group) rest.splice(rest.indexOf(piece), 1);
        if (leavesAlone(state, mover, rest, at)) continue;
        for (const moved of walks(state, mover, group, rest)) todo.push([...rest, ...moved]);
      }
  }
  return ends;
}

const hasMoved = ({ sort, points }: Piece): boolean => points < POINTS[sort];

/** 8.13: whoever came to another's troops in this turn is not left there without a unit. */
function leavesAlone(state: State, mover: Seat, rest: readonly Piece[], at: string): boolean {
  const here = rest.filter((piece) => piece.at === at);
  return foeIn(state, mover, at) >= 0 && here.some(hasMoved) && here.every(isLeader);
}

/** A new walk, for which everybody pays; or on along the road, if all leaders came the same way, where only who joins pays. */
function walks(state: State, mover: Seat, group: readonly Piece[], rest: readonly Piece[]): Piece[][] {
  const [{ at }] = group;
  const foe = foeIn(state, mover, at);
  if (foe >= 0 && group.some(hasMoved) && !mayPass(state, mover, [foe], 'transit')) return [];
  const fresh = group.map((piece) => ({ ...piece, halts: [] }));
  const found = walk(state, mover, fresh, [at], false, rest);
  const [leader, ...others] = group.filter(isLeader);
  const together = others.every(({ halts }) => `${halts}` === `${leader.halts}`);
  if (leader.halts.length === 0 || !together) return found;
  return [...found, ...walk(state, mover, group, leader.halts, true, rest)];
}

/** Where one group can go in one walk, through whoever lets it pass, and halting there if he does; a walk halts nowhere twice. */
function walk(
  state: State,
  mover: Seat,
  group: readonly Piece[],
  halts: readonly string[],
  roadsOnly: boolean,
  rest: readonly Piece[],
): Piece[][] {
  const found: Piece[][] = [];
  const seen = new Set<string>();
  /** `before`: where this stretch of road has halted; one that begins on the way has begun where the road was entered. */
  const on = (pieces: readonly Piece[], before: readonly string[], rolling: boolean): void => {
    const at = pieces[0].at;
    for (const { to, sea } of waysFrom(state, at)) {
      if (sea !== undefined && !mayPass(state, mover, wardens(state, mover, sea), 'straits')) continue;
      const mayUse = (onward: boolean): boolean =>
        hasRoad(state, at, to) && mayPass(state, mover, roadOwners(state, mover, at, to, onward), 'roads');
      const rolls = rolling && mayUse(true);
      const road = sea === undefined && (rolls || (!roadsOnly && mayUse(false)));
      // Whoever is not let roll on through a province enters its road anew, for another point.
      const moved = pieces.map((piece) => step(rolls ? piece : { ...piece, halts: [] }, to, road));
      const stretch = rolls ? before : [at];
      const key = `${keyOf(moved)}; ${stretch}`;
      if ((roadsOnly && !road) || moved.some(({ points }) => points < 0) || seen.has(key)) continue;
      seen.add(key);
      const foe = foeIn(state, mover, to);
      const mayHalt = foe < 0 || mayPass(state, mover, [foe], 'transit');
      const escorted = !moved.every(isLeader) || rest.some((piece) => piece.at === to && !isLeader(piece));
      if (!halts.includes(to) && mayHalt && (foe < 0 || escorted))
        found.push(moved.map((piece) => ({ ...piece, halts: piece.halts.length > 0 ? [...stretch, to] : [] })));
      if (!halts.includes(to) && foe >= 0 && escorted)
        found.push(moved.map((piece) => ({ ...piece, points: 0, halts: [] })));
      if (mayHalt) on(moved, stretch, road);
    }
  };
  on(group, halts, roadsOnly);
  return found;
}

function step(piece: Piece, to: string, road: boolean): Piece {
  const free = road && piece.halts.length > 0;
  return { ...piece, at: to, points: piece.points - (free ? 0 : 1), halts: road ? ['on the road'] : [] };
}
