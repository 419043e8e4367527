import type { BuiltBoard } from '../model/built.ts';
import { num, shapePath } from './svg.ts';

/** Soft colours of a hand-coloured sheet. They tell provinces apart when nobody owns them; owners have their own, stronger ones. */
export const TINTS = ['#B9793F', '#7E8F4E', '#A9584A', '#C2A03C', '#7A6A97', '#5E8C84', '#B06F86'] as const;

/** One tint per space, so that no two neighbours have the same; areas keep together where the board has them. */
export function chooseTints(board: BuiltBoard): Map<string, string> {
  const unitOf = new Map(board.spaces.map(({ id, area }) => [id, area ?? id]));
  const beside = new Map<string, Set<string>>();
  for (const { a, b } of board.contacts) {
    const [p, q] = [unitOf.get(a), unitOf.get(b)];
    if (p === undefined || q === undefined || p === q) continue;
    beside.set(p, (beside.get(p) ?? new Set()).add(q));
    beside.set(q, (beside.get(q) ?? new Set()).add(p));
  }
  const chosen = new Map<string, number>();
  const uses: number[] = TINTS.map(() => 0);
  const land = board.spaces.filter(({ kind }) => kind === 'land' || kind === 'entry');
  const units = [...new Set(land.map(({ id, area }) => area ?? id))].sort(
    (a, b) => (beside.get(b)?.size ?? 0) - (beside.get(a)?.size ?? 0) || (a < b ? -1 : 1),
  );
  for (const unit of units) {
    const taken = new Set([...(beside.get(unit) ?? [])].map((other) => chosen.get(other)));
    const free = TINTS.map((_, i) => i).filter((i) => !taken.has(i));
    const pick = (free.length > 0 ? free : [0]).reduce((a, b) => (uses[b] < uses[a] ? b : a));
    uses[pick]++;
    chosen.set(unit, pick);
  }
  return new Map(land.map(({ id, area }) => [id, TINTS[chosen.get(area ?? id) ?? 0]]));
}

/** Hand colouring: a thin wash over each province and a stronger band along its borders. */
export function drawTints(board: BuiltBoard): string {
  const tints = chooseTints(board);
  const wide = 11 * Math.max(0.6, board.lineScale);
  return board.spaces
    .flatMap(({ id, rings }) => {
      const tint = tints.get(id);
      if (tint === undefined || rings.length === 0) return [];
      const d = shapePath(board.arcs, rings);
      return [
        `<clipPath id="tint-${board.game}-${id}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#tint-${board.game}-${id})" fill="none" stroke="${tint}">` +
          `<path d="${d}" fill="${tint}" fill-opacity=".2" fill-rule="evenodd" stroke="none"/>` +
          `<path d="${d}" stroke-opacity=".16" stroke-width="${num(wide * 1.7)}"/><path d="${d}" stroke-opacity=".26" stroke-width="${num(wide * 0.8)}"/></g>`,
      ];
    })
    .join('');
}
