/** How nothing at all is written. */
const NONE = 'none';

/** Several things of some kinds as one argument: `5*infantry+cavalry`. Kinds of which there are none are left out. */
export function bundle(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).flatMap(([kind, count]) => {
    if (!Number.isInteger(count) || count < 0) throw new Error(`${count} ${kind} cannot be in a bundle`);
    if (!/^[^\s*+]+$/.test(kind) || kind === NONE) throw new Error(`"${kind}" cannot be in a bundle`);
    if (count === 0) return [];
    return [count === 1 ? kind : `${count}*${kind}`];
  });
  return parts.join('+') || NONE;
}

/** What is in a bundle: how many of each kind. */
export function unbundle(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  if (text === NONE) return counts;
  for (const part of text.split('+')) {
    const match = /^(?:([1-9]\d{0,3})\*)?([^\s*+]+)$/.exec(part);
    if (match === null) throw new Error(`"${text}" is not a bundle`);
    counts.set(match[2], (counts.get(match[2]) ?? 0) + Number(match[1] ?? 1));
  }
  return counts;
}
