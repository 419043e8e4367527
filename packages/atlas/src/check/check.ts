import type { Board } from '../model/board.ts';
import type { BuiltBoard, Contact } from '../model/built.ts';
import { isWater } from '../regions/grow.ts';
import { checkDrawnLinks, checkNames, checkRivers, checkShapes } from './check-drawing.ts';
import type { Problem } from './problem.ts';

/** A common border must be this long to be seen as one; a meeting shorter than `corner` is a corner point. */
export const LIMITS = { border: 4, sea: 2, shore: 2.5, corner: 3.2 } as const;

/** Compares the geometry with the links of the rules. */
export function checkContacts(board: Board, contacts: readonly Contact[], shortest: number = 1): Problem[] {
  const problems: Problem[] = [];
  const key = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);
  const touching = new Map(contacts.map((contact) => [key(contact.a, contact.b), contact.length]));
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const linked = new Map(board.links.map((link) => [key(link.a, link.b), link]));
  const closed = new Set((board.closed ?? []).map(({ a, b }) => key(a, b)));
  for (const { a, b, kind } of board.links) {
    const length = touching.get(key(a, b)) ?? 0;
    if (kind === 'strait') {
      if (length > 0)
        problems.push({
          kind: 'strait',
          a,
          b,
          length,
          words: `${a} and ${b} are parted by a strait, but touch by ${length}`,
        });
      continue;
    }
    const needed = (kind === 'coast' ? LIMITS.shore : kind === 'sea' ? LIMITS.sea : LIMITS.border) * shortest;
    if (length < needed) {
      problems.push({
        kind: 'apart',
        a,
        b,
        length,
        words: `${a} and ${b} are linked (${kind}), but their border is ${length} long`,
      });
    }
  }
  for (const { a, b, length } of contacts) {
    const [first, second] = [spaces.get(a), spaces.get(b)];
    if (!first || !second || first.kind === 'outside' || second.kind === 'outside') continue;
    if (linked.has(key(a, b)) || closed.has(key(a, b)) || length < LIMITS.corner * shortest) continue;
    const where = isWater(first) !== isWater(second) ? 'a shore' : 'a border';
    problems.push({
      kind: 'touching',
      a,
      b,
      length,
      words: `${a} and ${b} share ${where} of ${length}, but are not linked`,
    });
  }
  return problems;
}

/** Everything that can be wrong with a built board. */
export function checkBoard(board: Board, built: BuiltBoard): Problem[] {
  const shortest = Math.min(1, board.frame.scale / 26);
  return [
    ...(board.play === 'areas' ? checkContacts(board, built.contacts, shortest) : []),
    ...checkShapes(built),
    ...checkRivers(built),
    ...checkDrawnLinks(built),
    ...checkNames(built),
  ];
}
