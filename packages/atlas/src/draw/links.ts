import type { Lang, Point } from '../model/board.ts';
import type { BuiltBoard, BuiltLink } from '../model/built.ts';
import type { Line, Style } from '../model/style.ts';
import { drawLine, escapeText, num, pointsPath } from './svg.ts';

/** Roads, desert tracks, sea lanes, arrows and straits. */
export function drawLinks(board: BuiltBoard, style: Style): string {
  const scale = board.lineScale;
  const drawn = board.links.filter((link): link is BuiltLink & { path: readonly Point[] } => link.path !== undefined);
  const layer = (kind: BuiltLink['kind'], line: Line) =>
    drawn
      .filter((link) => link.kind === kind)
      .map(({ path }) => drawLine(pointsPath(path), line, scale))
      .join('');
  const arrows = drawn
    .filter(({ kind }) => kind === 'arrow')
    .map(({ path }) => arrow(path, style.arrow, scale * 1.1, false))
    .join('');
  const straits = drawn
    .filter(({ kind }) => kind === 'strait')
    .map(({ path }) => arrow(path, style.strait, scale, true))
    .join('');
  const roads = drawn.filter(({ kind }) => kind === 'road').map(({ path }) => pointsPath(path));
  // All edges first, then all cores, so that roads join without seams.
  const road = roads.length === 0 ? '' : drawLine(roads.join(''), style.road, scale);
  return `<g class="links" fill="none" stroke-linejoin="round">${layer('sea', style.seaLink)}${layer('desert', style.desert)}${road}${straits}${arrows}</g>`;
}

function arrow(path: readonly Point[], line: Line, scale: number, both: boolean): string {
  const head = 7 * scale;
  const ends = both ? [path, path.toReversed()] : [path];
  const heads = ends.map((way) => {
    const [x, y] = way[way.length - 1];
    const [px, py] = way[way.length - 2];
    const length = Math.hypot(x - px, y - py) || 1;
    const [dx, dy] = [(x - px) / length, (y - py) / length];
    const base: Point = [x - dx * head, y - dy * head];
    const side: Point = [-dy * head * 0.55, dx * head * 0.55];
    return `M${num(x)} ${num(y)}L${num(base[0] + side[0])} ${num(base[1] + side[1])} ${num(base[0] - side[0])} ${num(base[1] - side[1])}z`;
  });
  const under = line.under;
  const rim = under
    ? ` stroke="${under.colour}" stroke-width="${num((under.width - line.over.width) * scale * 0.9)}" paint-order="stroke"`
    : '';
  return `${drawLine(pointsPath(path), line, scale, 'butt')}<path d="${heads.join('')}" fill="${line.over.colour}"${rim}/>`;
}

/** The boxes of entries on a `points` board. */
function drawBoxes(board: BuiltBoard, style: Style, lang: Lang): string {
  return board.spaces
    .flatMap(({ box, name }) => {
      if (!box) return [];
      const [x, y, w, h] = box;
      return [
        `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="5" fill="${style.city.fill}" stroke="${style.arrow.under?.colour ?? style.ink}" stroke-width="1.6"/>` +
          `<text x="${num(x + w / 2)}" y="${num(y + h / 2 + 5)}" text-anchor="middle" font-family="${style.faces.serif}" font-size="15" font-weight="700" fill="${style.place.colour}">${escapeText(name[lang])}</text>`,
      ];
    })
    .join('');
}

/** The bare discs of a `points` board; pieces cover them in play. */
export function drawCities(board: BuiltBoard, style: Style, lang: Lang): string {
  if (board.play !== 'points') return '';
  const discs = board.spaces.map(({ kind, centre: [x, y], radius, capital }) => {
    if (kind !== 'city') return '';
    const r = radius;
    const wall = capital
      ? `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r + 3)}" fill="none" stroke="${style.city.edge}" stroke-width="5" stroke-dasharray="4 3.2"/>`
      : '';
    return `${wall}<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${style.city.fill}" stroke="${style.city.edge}" stroke-width="1.6"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r - 3.4)}" fill="none" stroke="${style.city.edge}" stroke-opacity=".45" stroke-width=".8"/>`;
  });
  return `<g class="cities">${drawBoxes(board, style, lang)}${discs.join('')}</g>`;
}
