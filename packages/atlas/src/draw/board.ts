import type { Lang } from '../model/board.ts';
import { type BuiltBoard, type Level, unpackLine } from '../model/built.ts';
import { OWNERS, type OwnerColour, STYLES, type Style, type StyleName } from '../model/style.ts';
import { drawLabels } from './labels.ts';
import { drawCities, drawLinks } from './links.ts';
import { drawSheet } from './sheet.ts';
import { drawLine, linePath, num, pointsPath, shapePath, strokeAttributes } from './svg.ts';
import { drawTints } from './tints.ts';

export interface DrawOptions {
  readonly style?: StyleName;
  readonly lang?: Lang;
  /** Where the page finds the backdrop of this style. */
  readonly backdrop: string;
  readonly levels?: readonly Level[];
  /** Who owns which space. */
  readonly owners?: Readonly<Record<string, OwnerColour>>;
  /** Colour the provinces by hand, as old sheets were; for boards that nobody owns yet. */
  readonly tints?: boolean;
  /** With margin, title and compass rose, as a printed sheet. */
  readonly sheet?: boolean;
}

/** The whole board as one SVG picture. Pages that put pieces on it call the single layers instead. */
export function drawBoard(board: BuiltBoard, options: DrawOptions): string {
  const style = STYLES[options.style ?? 'parchment'];
  const lang = options.lang ?? 'en';
  const levels = options.levels ?? ['far', 'fit', 'near'];
  const layers = [
    drawGround(board, style, options.backdrop),
    options.tints === true && style.name === 'parchment' ? drawTints(board) : '',
    drawFeatures(board, style),
    drawOwners(board, style, options.owners ?? {}),
    drawBorders(board, style, levels.includes('far') && !levels.includes('near')),
    drawLinks(board, style),
    drawCities(board, style, lang),
    drawLabels(board, style, lang, levels),
  ].join('\n');
  const { width, height } = board;
  if (options.sheet === true) return drawSheet(board, style, lang, layers);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${layers}</svg>`;
}

/** The backdrop, paler where nobody plays. */
export function drawGround(board: BuiltBoard, style: Style, backdrop: string): string {
  const land = board.spaces.filter(({ kind, water }) => kind === 'outside' && !water);
  const wash = [...land.map(({ rings }) => rings), ...(board.play === 'areas' ? [board.rest.land] : [])]
    .map((rings) => shapePath(board.arcs, rings))
    .join('');
  return (
    `<image href="${backdrop}" width="${board.width}" height="${board.height}" preserveAspectRatio="none"/>` +
    `<path d="${wash}" fill="${style.outside.fill}" fill-opacity="${style.outside.opacity}" fill-rule="evenodd"/>`
  );
}

/** Rivers, lakes, mountains. */
export function drawFeatures(board: BuiltBoard, style: Style): string {
  const scale = board.lineScale;
  const rivers = board.rivers
    .map(({ line, width }) => `<path d="${linePath(line)}" stroke-width="${num(style.river.width * width * scale)}"/>`)
    .join('');
  const lakes = board.lakes.map((line) => linePath(line, true)).join('');
  const peaks = board.mountains.map((peak, i) => drawPeak(peak, i, style, scale)).join('');
  return (
    `<g fill="none" stroke="${style.river.colour}" stroke-opacity="${style.river.opacity ?? 1}" stroke-linecap="round" stroke-linejoin="round">${rivers}</g>` +
    `<path d="${lakes}" fill="${style.lake.fill}" fill-rule="evenodd" stroke="${style.lake.edge}" stroke-width="${num(0.7 * scale)}"/>` +
    `<g opacity="${style.mountain.opacity}" stroke-linejoin="round">${peaks}</g>`
  );
}

/** One drawn mountain, lit from the left; no two neighbours are quite alike. */
function drawPeak([x, y, size]: readonly [number, number, number], i: number, style: Style, scale: number): string {
  const { light, dark, edge } = style.mountain;
  const left = `${num(x - size * (0.56 + 0.1 * (i % 3)))} ${num(y)}`;
  const right = `${num(x + size * (0.62 - 0.08 * (i % 2)))} ${num(y)}`;
  const top = `${num(x)} ${num(y - size)}`;
  const fold = `${num(x + size * 0.12)} ${num(y - size * 0.45)} ${num(x - size * 0.06)} ${num(y)}`;
  return (
    `<path d="M${left}L${top} ${fold}z" fill="${light}"/><path d="M${right}L${top} ${fold}z" fill="${dark}"/>` +
    `<path d="M${left}L${top} ${right}" stroke="${edge}" stroke-width="${num(0.65 * scale)}" fill="none"/>`
  );
}

/** Tint, pattern and inner line of owned spaces. */
export function drawOwners(board: BuiltBoard, style: Style, owners: Readonly<Record<string, OwnerColour>>): string {
  const owned = board.spaces.flatMap((space) => (owners[space.id] ? [{ space, owner: owners[space.id] }] : []));
  if (owned.length === 0) return '';
  const patterns = [...new Set(owned.map(({ owner }) => owner))]
    .map((owner) => {
      const { edge, pattern, dots } = OWNERS[owner];
      return `<pattern id="own-${owner}" width="8" height="8" patternUnits="userSpaceOnUse"><path d="${pattern}" stroke="${edge}" stroke-opacity=".55" stroke-width="${dots ? 2 : 1}" stroke-linecap="round" fill="none"/></pattern>`;
    })
    .join('');
  const shapes = owned
    .map(({ space, owner }) => {
      const { fill, edge } = OWNERS[owner];
      const d = shapePath(board.arcs, space.rings);
      const tint = style.name === 'contrast' ? 0.55 : 0.42;
      return (
        `<clipPath id="clip-${board.game}-${space.id}"><path d="${d}" clip-rule="evenodd"/></clipPath><g clip-path="url(#clip-${board.game}-${space.id})">` +
        `<path d="${d}" fill="${fill}" fill-opacity="${tint}" fill-rule="evenodd"/><path d="${d}" fill="url(#own-${owner})" fill-opacity=".5" fill-rule="evenodd"/>` +
        `<path d="${d}" fill="none" stroke="${edge}" stroke-opacity=".8" stroke-width="${num(4.4 * board.lineScale)}"/></g>`
      );
    })
    .join('');
  return `<defs>${patterns}</defs>${shapes}`;
}

/** Province borders, rivers and ridges as borders, sea borders, coasts. Seen from `far`, borders inside an area stand back. */
export function drawBorders(board: BuiltBoard, style: Style, far = false): string {
  const scale = board.lineScale;
  const areaOf = (index: number) => board.spaces[index]?.area;
  const paths = { sea: '', land: '', area: '', river: '', ridge: '', coast: '' };
  for (const arc of board.arcs) {
    const d = linePath(arc.line);
    if (arc.kind === 'coast') paths.coast += d;
    if (arc.kind === 'sea') paths.sea += d;
    if (arc.kind !== 'land') continue;
    const flow = arc.flow ?? [];
    if (flow.length > 0) {
      const points = unpackLine(arc.line);
      paths.river += flow.map(([from, to]) => pointsPath(points.slice(from, to + 1))).join('');
    }
    if (arc.ridge !== undefined) paths.ridge += d;
    const split = areaOf(arc.left) !== areaOf(arc.right);
    if (split) paths.area += d;
    else paths.land += d;
  }
  return (
    `<g class="borders" fill="none" stroke-linejoin="round" stroke-linecap="round">` +
    `<path d="${paths.sea}" ${strokeAttributes(style.seaBorder, scale)}/>` +
    (paths.ridge === ''
      ? ''
      : `<path d="${paths.ridge}" ${strokeAttributes(style.ridge, scale)} stroke-linecap="butt"/>`) +
    drawLine(paths.land, far ? { over: { ...style.border.over, opacity: 0.5 } } : style.border, scale) +
    drawLine(paths.area, style.areaBorder, scale) +
    drawLine(paths.river, style.riverBorder, scale) +
    `<path d="${paths.coast}" ${strokeAttributes(style.coast, Math.max(scale, 0.75))}/></g>`
  );
}
