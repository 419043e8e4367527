import { lengthOf } from '../lines/refine.ts';
import { LANGS, type Point } from '../model/board.ts';
import { type BuiltBoard, type Label, type Level, ringPoints, unpackLine } from '../model/built.ts';
import { insideFrame, labelBox, overlap } from '../names/boxes.ts';
import type { Problem } from './problem.ts';

/** Names may not be nearer to the edge of the map than this. */
const MARGIN = 2;

/** Straits wider than this would not be understood as straits. */
const WIDEST = 60;

function area(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    sum += (a[0] * b[1] - b[0] * a[1]) / 2;
  }
  return sum;
}

/** Every space is one piece (islands aside), and together they cover the map exactly once. */
export function checkShapes(built: BuiltBoard): Problem[] {
  const problems: Problem[] = [];
  if (built.play === 'areas') {
    for (const space of built.spaces) {
      if (space.kind === 'outside') continue;
      const outer = space.rings
        .map((ring) => ({ ring, size: -area(ringPoints(built.arcs, ring)) }))
        .filter(({ size }) => size > 0);
      if (outer.length === 0)
        problems.push({ kind: 'scattered', a: space.id, length: 0, words: `${space.id} has no shape` });
      const bodies = outer.filter(
        ({ ring }) => !ring.every((ref) => built.arcs[ref < 0 ? ~ref : ref].kind === 'coast'),
      );
      if (bodies.length > 1) {
        const loose = Math.round(bodies.map(({ size }) => size).sort((a, b) => b - a)[1]);
        problems.push({
          kind: 'scattered',
          a: space.id,
          length: loose,
          words: `${space.id} lies in ${bodies.length} pieces; the second has ${loose} square units`,
        });
      }
    }
  }
  const covered = coverCount(built);
  let worst = 0;
  for (let y = 0; y + 1 < built.height; y++) {
    for (let x = 0; x + 1 < built.width; x++) {
      const i = y * built.width + x;
      if ([i, i + 1, i + built.width, i + built.width + 1].every((j) => covered[j] !== 1)) worst++;
    }
  }
  if (worst > 0)
    problems.push({
      kind: 'gap',
      a: built.game,
      length: worst,
      words: `${worst} places of the map belong to no space or to two`,
    });
  return problems;
}

/** How many shapes cover the middle of each board unit. */
function coverCount(built: BuiltBoard): Uint8Array {
  const { width, height } = built;
  const count = new Uint8Array(width * height);
  for (const rings of [...built.spaces.map((space) => space.rings), built.rest.land, built.rest.sea]) {
    const rows: number[][] = Array.from({ length: height }, () => []);
    for (const ring of rings) {
      const points = ringPoints(built.arcs, ring);
      for (let i = 0; i < points.length; i++) {
        const [[ax, ay], [bx, by]] = [points[i], points[(i + 1) % points.length]];
        const [low, high] = ay < by ? [ay, by] : [by, ay];
        for (let y = Math.max(0, Math.ceil(low - 0.5)); y < Math.min(height, Math.ceil(high - 0.5)); y++) {
          rows[y].push(ax + ((y + 0.5 - ay) / (by - ay)) * (bx - ax));
        }
      }
    }
    rows.forEach((row, y) => {
      const xs = row.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        for (let x = Math.max(0, Math.ceil(xs[i] - 0.5)); x < Math.min(width, Math.ceil(xs[i + 1] - 0.5)); x++)
          count[y * width + x]++;
      }
    });
  }
  return count;
}

/** Every link that is drawn as a line is there, has some length and keeps off other cities; straits are narrow. */
export function checkDrawnLinks(built: BuiltBoard): Problem[] {
  const problems: Problem[] = [];
  for (const { a, b, kind, path } of built.links) {
    if (built.play === 'areas' && kind !== 'strait') continue;
    const length = path ? Math.round(lengthOf(path)) : 0;
    if (!path || length < 8) {
      problems.push({ kind: 'link', a, b, length, words: `the ${kind} ${a} - ${b} is not visible (${length} long)` });
      continue;
    }
    if (kind === 'strait' && length > WIDEST) {
      problems.push({ kind: 'strait', a, b, length, words: `the strait ${a} - ${b} is ${length} wide` });
    }
    for (const { id, centre, radius } of built.spaces) {
      if (built.play !== 'points' || id === a || id === b || radius === 0) continue;
      if (path.some(([x, y]) => Math.hypot(x - centre[0], y - centre[1]) < radius + 3)) {
        problems.push({ kind: 'link', a, b, length, words: `the ${kind} ${a} - ${b} runs through ${id}` });
      }
    }
  }
  return problems;
}

/** A river border must be seen as the river for at least this length (units at 26 per degree) or this part of it. */
const RIVER = { length: 6, share: 0.4 } as const;

/** The border of a river link lies on the river. */
export function checkRivers(built: BuiltBoard): Problem[] {
  const seen = new Map<string, { a: string; b: string; river: string; on: number; all: number }>();
  for (const { line, left, right, river, flow } of built.arcs) {
    if (river === undefined) continue;
    const [a, b] = [built.spaces[left].id, built.spaces[right].id].sort();
    const points = unpackLine(line);
    const before = seen.get(`${a}|${b}`) ?? { a, b, river, on: 0, all: 0 };
    const on = (flow ?? []).reduce((sum, [from, to]) => sum + lengthOf(points.slice(from, to + 1)), 0);
    seen.set(`${a}|${b}`, { ...before, on: before.on + on, all: before.all + lengthOf(points) });
  }
  return [...seen.values()].flatMap(({ a, b, river, on, all }) => {
    if (on >= Math.min(RIVER.length, all * RIVER.share)) return [];
    const length = Math.round(on * 10) / 10;
    const words = `${a} and ${b} are parted by the ${river}, but only ${length} of their ${Math.round(all)} lie on it`;
    return [{ kind: 'river' as const, a, b, length, words }];
  });
}

/** Names that are shown together do not overlap and lie inside the map, in every language. */
export function checkNames(built: BuiltBoard): Problem[] {
  const problems: Problem[] = [];
  const together: readonly (readonly Level[])[] = [
    ['far', 'fit'],
    ['fit', 'near'],
  ];
  for (const lang of LANGS) {
    const names: { id: string; label: Label; level: Level }[] = [
      ...built.spaces.flatMap(({ id, label, level }) => (label ? [{ id, label: label[lang], level }] : [])),
      ...built.texts.map(({ label, level }) => ({ id: label[lang].lines.join(' '), label: label[lang], level })),
    ];
    for (const { id, kind, label, box } of built.spaces) {
      if (!label && !box && kind !== 'outside')
        problems.push({ kind: 'name', a: id, length: 0, words: `${id} has no name on the map (${lang})` });
    }
    const boxes = names.map(({ label }) => labelBox(label));
    names.forEach(({ id, level }, i) => {
      if (!insideFrame(boxes[i], built.width, built.height, MARGIN)) {
        problems.push({ kind: 'name', a: id, length: 0, words: `the name of ${id} leaves the map (${lang})` });
      }
      for (let j = i + 1; j < names.length; j++) {
        const other = names[j];
        if (!together.some((levels) => levels.includes(level) && levels.includes(other.level))) continue;
        const deep = overlap(boxes[i], boxes[j]);
        if (deep > 0) {
          const length = Math.round(deep * 10) / 10;
          problems.push({
            kind: 'name',
            a: id,
            b: other.id,
            length,
            words: `the names of ${id} and ${other.id} overlap by ${length} (${lang})`,
          });
        }
      }
    });
  }
  return problems;
}
