import type { Board, BoardSpace, Lang, Point } from '../model/board.ts';
import type { Face, Label } from '../model/built.ts';
import type { Field, Territory } from '../raster/territory.ts';
import { type Box, insideFrame, labelBox, sample } from './boxes.ts';
import type { Candidate } from './settle.ts';

/** How a kind of name is set: sizes from the best to the smallest acceptable. */
export interface Setting {
  readonly face: Face;
  readonly sizes: readonly number[];
  readonly spacing: number;
  /** May lie along its territory. */
  readonly turns: boolean;
  readonly optional: boolean;
}

/** All sensible ways to break a name into lines. */
export function breaks(name: string): string[][] {
  const words = name.split(' ');
  if (words.length === 1) return [[name]];
  const ways = [[name]];
  for (let cut = 1; cut < words.length; cut++) ways.push([words.slice(0, cut).join(' '), words.slice(cut).join(' ')]);
  if (words.length === 3) ways.push(words);
  return ways;
}

/** Where and how the name of a territory may stand, with the cost of each way. `mine` tells which labels of the raster belong to it. */
export function nameCandidates(
  name: string,
  setting: Setting,
  territory: Territory,
  field: Field,
  mine: (label: number) => boolean,
  water: (label: number) => boolean,
): Candidate[] {
  const { grid } = field;
  const [width, height] = [grid.width / grid.cells, grid.height / grid.cells];
  const out: Candidate[] = [];
  const steep = Math.abs(territory.axis) > 64;
  const along = setting.turns && territory.stretch > 1.9 && !steep ? [0, Math.round(territory.axis)] : [0];
  const [x0, y0, x1, y1] = territory.bounds;
  const big = setting.sizes[0];
  const small = territory.radius < big * 1.15;
  const islet = small && seaAround(territory, field, water);
  const site: Site = setting.optional ? 'dry' : islet ? 'islet' : small ? 'small' : 'wide';
  const spread = small ? big * 4.5 : 0;
  const stride = Math.max(1, Math.min(6, Math.sqrt(((x1 - x0 + 2 * spread) * (y1 - y0 + 2 * spread)) / 700)));
  for (const lines of breaks(name)) {
    setting.sizes.forEach((size, rank) => {
      for (const turn of along) {
        for (let y = y0 - spread; y <= y1 + spread; y += stride) {
          for (let x = x0 - spread; x <= x1 + spread; x += stride) {
            const label: Label = {
              lines,
              at: [Math.round(x * 10) / 10, Math.round(y * 10) / 10],
              size,
              face: setting.face,
              spacing: setting.spacing,
              turn,
            };
            const b = labelBox(label);
            if (!insideFrame(b, width, height, 4)) continue;
            const own = cost(label, b, territory, field, mine, water, site) + rank * 5 + (lines.length - 1) * 1.2;
            if (own < (setting.optional ? 30 : 150)) out.push({ label, box: b, cost: own });
          }
        }
      }
    });
  }
  out.sort((a, b) => a.cost - b.cost);
  return out.slice(0, 420);
}

/** `islet`: keeps its shore free, its name stands beside it on the water. `dry`: decoration that never leaves its land. */
type Site = 'wide' | 'small' | 'islet' | 'dry';

/** What a name pays for standing on water. */
const SEA_PRICE: Readonly<Record<Site, number>> = { wide: 34, small: 9, islet: 3, dry: 120 };

/** Is there mostly water around a territory? */
function seaAround({ bounds: [x0, y0, x1, y1] }: Territory, field: Field, water: (label: number) => boolean): boolean {
  let wet = 0;
  for (let i = 0; i < 16; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    const at: Point = [(x0 + x1) / 2 + c * ((x1 - x0) / 2 + 5), (y0 + y1) / 2 + s * ((y1 - y0) / 2 + 5)];
    if (water(field.at(at))) wet++;
  }
  return wet > 10;
}

function cost(
  label: Label,
  b: Box,
  territory: Territory,
  field: Field,
  mine: (label: number) => boolean,
  water: (label: number) => boolean,
  site: Site,
): number {
  const points = sample(b, Math.max(5, Math.round(b.w / 2.5)), Math.max(3, 2 * label.lines.length));
  let own = 0;
  let abroad = 0;
  let atSea = 0;
  let shallow = 0;
  const margin = label.size * 0.35;
  for (const point of points) {
    const here = field.at(point);
    if (mine(here)) {
      own++;
      if (field.depthAt(point) < margin) shallow++;
    } else if (water(here)) {
      atSea++;
      if (field.depthAt(point) < margin) shallow++;
    } else abroad++;
  }
  const n = points.length;
  const [cx, cy] = territory.centre;
  const [mx, my] = territory.middle;
  const [x, y] = label.at;
  const toCentre = Math.min(Math.hypot(x - cx, (y - cy) * 1.4), Math.hypot(x - mx, (y - my) * 1.4) * 0.9);
  const scale = Math.max(territory.radius, label.size);
  const ownPrice = site === 'islet' ? 22 : 0;
  const astray = own === 0 && site !== 'islet' ? 60 : 0;
  return (
    astray +
    (own / n) * ownPrice +
    (abroad / n) * 130 +
    (atSea / n) * SEA_PRICE[site] +
    (shallow / n) * 16 +
    (toCentre / scale) * (site === 'wide' ? 3.4 : 5)
  );
}

/** The words on the map for a space. */
export function mapName(space: BoardSpace, lang: Lang): string {
  return (space.short ?? space.name)[lang];
}

/** Which setting a space's name gets; seas are set the larger the larger they are. */
export function settingFor(board: Board, space: BoardSpace, territory: Territory): Setting {
  const size = board.fineness?.nameSize ?? 11;
  const unit = board.frame.scale / 26;
  if (space.kind === 'sea' || (space.kind === 'outside' && space.water)) {
    const room = Math.sqrt(territory.size) * 0.125;
    const best = Math.max(11.5, Math.min(20, room));
    return {
      face: 'italic',
      sizes: [best, best * 0.88, Math.max(10.5, best * 0.76), 10.5],
      spacing: 0.06,
      turns: true,
      optional: false,
    };
  }
  if (space.kind === 'outside') {
    return { face: 'caps', sizes: [12 * Math.max(1, unit * 0.9), 10.5], spacing: 0.18, turns: false, optional: true };
  }
  const sizes = space.capital ? [size * 1.09, size, size * 0.9] : [size, size * 0.92, size * 0.84];
  return { face: 'caps', sizes, spacing: 0.02, turns: false, optional: false };
}

/** A name set by hand in `lettering`. */
export function fixedLabel(words: string, kind: 'sea' | 'region', at: Point, size: number, turn: number): Label {
  const place: Point = [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10];
  return kind === 'sea'
    ? { lines: [words], at: place, size, face: 'italic', spacing: 0.14, turn }
    : { lines: [words], at: place, size, face: 'caps', spacing: 0.34, turn };
}
