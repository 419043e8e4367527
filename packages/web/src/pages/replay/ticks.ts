/** Figures that people count by. */
const ROUND = [1, 2, 5];

/** A scale from at most the least to at least the most value, with so many lines at most, at figures that people count by. */
export function ticksOf(least: number, most: number, lines: number): number[] {
  const span = Math.max(1, most - least);
  let step = 1;
  for (let power = 1; span / step > lines - 1; power *= 10)
    for (const one of ROUND) {
      step = one * power;
      if (span / step <= lines - 1) break;
    }
  const first = Math.floor(least / step) * step;
  const last = Math.max(first + step, Math.ceil(most / step) * step);
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, i) => first + i * step);
}
