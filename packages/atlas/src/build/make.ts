import { createHash } from 'node:crypto';
import { type Projection, project } from '../geography/projection.ts';
import { DISC, drawCurves, spreadDiscs, straitPath } from '../lines/curves.ts';
import type { Board, Point } from '../model/board.ts';
import { type BuiltBoard, type BuiltLink, type BuiltSpace, ringPoints } from '../model/built.ts';
import { type Box, box, labelBox } from '../names/boxes.ts';
import { type Disc, type Lettering, letterAreas, letterPoints } from '../names/lettering.ts';
import { findSlots } from '../names/slots.ts';
import { type Coast, cutCoast } from '../raster/coast.ts';
import { type Grid, gridOf } from '../raster/raster.ts';
import { buildRelief } from '../raster/relief.ts';
import { readGeography } from '../raster/sources.ts';
import { fieldOf, territories } from '../raster/territory.ts';
import { type Allocation, grow, isWater } from '../regions/grow.ts';
import { cutShapes, type Shapes } from '../regions/shapes.ts';
import { type Backdrop, paintBackdrop, surfaceOf } from './backdrop.ts';
import { drawLakes, drawMountains, drawRivers } from './ornaments.ts';

/** Raise when the builder draws the same input differently; built boards carry it in their fingerprint. */
export const BUILDER = 1;

export interface Made {
  readonly board: BuiltBoard;
  readonly images: readonly Backdrop[];
}

/** What the fingerprint of a built board is made of. */
export function sourceOf(board: Board): string {
  return createHash('sha256')
    .update(`builder ${BUILDER}\n${JSON.stringify(board)}`)
    .digest('hex')
    .slice(0, 24);
}

interface Parts {
  readonly spaces: BuiltSpace[];
  readonly links: BuiltLink[];
  readonly lettering: Lettering;
  readonly keepOff: readonly Box[];
  readonly keepOffPoints: readonly Point[];
}

/** From `board.json` to everything a page needs. The same input gives the same bytes. */
export async function makeBoard(board: Board): Promise<Made> {
  const place = project(board.frame);
  const geography = readGeography(place);
  const grid = gridOf(board.frame, board.fineness?.cells ?? 2);
  const coast = cutCoast(board, grid, geography, place);
  const relief = buildRelief(board.frame, place);
  const allocation = grow({ board, grid, coast, place, relief, geography });
  const shapes = cutShapes(board, grid, coast, allocation, geography);
  const parts =
    board.play === 'areas' ? areaParts(board, grid, allocation, shapes, place) : pointParts(board, grid, coast, place);
  const shrink = grid.cells > 2 ? 2 : 1;
  const surface = surfaceOf(grid, coast, relief, shrink);
  const images = [await paintBackdrop('parchment', surface, 85), await paintBackdrop('contrast', surface, 40)];
  const line = board.fineness?.line ?? 1;
  const size = 8.5 * Math.max(0.62, line);
  const built: BuiltBoard = {
    format: 1,
    source: sourceOf(board),
    game: board.game,
    play: board.play,
    title: board.title,
    ...(board.subtitle && { subtitle: board.subtitle }),
    width: board.frame.width,
    height: board.frame.height,
    ...(board.frame.turn !== undefined && { turn: board.frame.turn }),
    lineScale: line,
    nameZoom: board.fineness?.nameZoom ?? 1,
    arcs: shapes.arcs,
    spaces: parts.spaces,
    rest: {
      land: shapes.topology.rings.get(allocation.restLand) ?? [],
      sea: shapes.topology.rings.get(allocation.restSea) ?? [],
    },
    links: parts.links,
    contacts: shapes.contacts,
    rivers: drawRivers(geography, grid, coast),
    lakes: drawLakes(geography, grid),
    mountains: drawMountains(grid, coast, relief, parts.keepOff, parts.keepOffPoints, size),
    texts: parts.lettering.texts,
    cartouche: board.cartouche ?? {},
    backdrop: { parchment: images[0].image, contrast: images[1].image },
  };
  return { board: built, images };
}

function areaParts(board: Board, grid: Grid, allocation: Allocation, shapes: Shapes, place: Projection): Parts {
  const field = fieldOf(grid, allocation.label);
  const measures = territories(field);
  const lettering = letterAreas(board, field, measures, place);
  const names = [...lettering.names.values(), ...lettering.texts].flatMap(({ label }) => [
    labelBox(label.en),
    labelBox(label.it),
  ]);
  const local = [...lettering.names.values()].flatMap(({ label }) => [labelBox(label.en), labelBox(label.it)]);
  const piece = 22 / (board.fineness?.nameZoom ?? 1);
  const spaces = board.spaces.map((space, index): BuiltSpace => {
    const territory = measures.get(index);
    const rings = shapes.topology.rings.get(index) ?? [];
    if (!territory) {
      if (space.kind === 'outside') return emptySpace(board, index, place);
      throw new Error(`${board.game}: ${space.id} has no place on the map`);
    }
    const named = lettering.names.get(space.id);
    return {
      id: space.id,
      kind: space.kind,
      name: space.name,
      water: isWater(space),
      ...(space.area !== undefined && { area: space.area }),
      ...(space.capital && { capital: true }),
      rings,
      size: Math.round(territory.size * 10) / 10,
      anchor: rounded(place(space.anchors[0])),
      centre: rounded(territory.centre),
      radius: Math.round(territory.radius * 10) / 10,
      slots: space.kind === 'outside' ? [] : findSlots(index, territory, field, local, piece),
      ...(named && { label: named.label }),
      level: named?.level ?? 'fit',
    };
  });
  const links = board.links.map(({ a, b, kind, river, ridge }): BuiltLink => {
    const path = kind === 'strait' ? strait(spaces, shapes, a, b, 23 * (board.fineness?.line ?? 1))?.path : undefined;
    return {
      a,
      b,
      kind,
      ...(path && { path }),
      ...(river !== undefined && { river }),
      ...(ridge !== undefined && { ridge }),
    };
  });
  return { spaces, links, lettering, keepOff: names, keepOffPoints: spaces.flatMap(({ slots }) => slots.slice(0, 1)) };
}

function strait(spaces: readonly BuiltSpace[], shapes: Shapes, a: string, b: string, shortest: number) {
  const shore = (id: string) => {
    const space = spaces.find((s) => s.id === id);
    return (space?.rings ?? []).flatMap((ring) =>
      ring.some((ref) => shapes.arcs[ref < 0 ? ~ref : ref].kind === 'coast') ? ringPoints(shapes.arcs, ring) : [],
    );
  };
  return straitPath(shore(a), shore(b), shortest);
}

function emptySpace(board: Board, index: number, place: Projection): BuiltSpace {
  const space = board.spaces[index];
  const at = rounded(place(space.anchors[0]));
  return {
    id: space.id,
    kind: space.kind,
    name: space.name,
    water: isWater(space),
    rings: [],
    size: 0,
    anchor: at,
    centre: at,
    radius: 0,
    slots: [],
    level: 'fit',
  };
}

function pointParts(board: Board, grid: Grid, coast: Coast, place: Projection): Parts {
  const first = board.spaces.map((space) => place(space.display ?? space.anchors[0]));
  const discsAt = spreadDiscs(
    first,
    board.spaces.map(({ kind, capital }) => kind === 'entry' || capital === true),
  );
  const at = new Map(board.spaces.map(({ id }, i) => [id, discsAt[i]]));
  const links = drawCurves(board, { grid, coast, at, width: board.frame.width, height: board.frame.height });
  const discs: Disc[] = board.spaces.flatMap(({ id, kind, capital }, i) =>
    kind === 'city' ? [{ id, at: discsAt[i], radius: capital ? DISC.capital : DISC.radius }] : [],
  );
  const boxes = board.spaces.flatMap(({ kind }, i) =>
    kind === 'entry' ? [box(discsAt[i][0], discsAt[i][1], BOX.width, BOX.height)] : [],
  );
  const paths = links.flatMap(({ path }) => (path ? [path.slice()] : []));
  const lettering = letterPoints(board, discs, paths, boxes, place);
  const spaces = board.spaces.map((space, i): BuiltSpace => {
    const named = lettering.names.get(space.id);
    const disc = discs.find(({ id }) => id === space.id);
    const [x, y] = discsAt[i];
    return {
      id: space.id,
      kind: space.kind,
      name: space.name,
      water: false,
      ...(space.capital && { capital: true }),
      rings: [],
      size: 0,
      anchor: rounded(place(space.anchors[0])),
      ...(!disc && { box: [x - BOX.width / 2, y - BOX.height / 2, BOX.width, BOX.height] as const }),
      centre: discsAt[i],
      radius: disc?.radius ?? 0,
      slots: [
        [x, y],
        [x + 27, y - 2],
        [x - 27, y - 2],
        [x + 43, y - 2],
        [x - 43, y - 2],
      ],
      ...(named && { label: named.label }),
      level: 'fit',
    };
  });
  const names = [...lettering.names.values(), ...lettering.texts].flatMap(({ label }) => [
    labelBox(label.en),
    labelBox(label.it),
  ]);
  const tracks = paths.flatMap((path) => path.map(([x, y]) => box(x, y, 6, 6)));
  return {
    spaces,
    links,
    lettering,
    keepOff: [...names, ...boxes, ...tracks],
    keepOffPoints: discs.map(({ at: p }) => p),
  };
}

const BOX = { width: 104, height: 30 } as const;

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
