import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encoder from '@jsquash/webp/codec/enc/webp_enc.js';
import { defaultOptions } from '@jsquash/webp/meta.js';
import { layered } from '../geography/noise.ts';
import type { BackdropImage } from '../model/built.ts';
import type { StyleName } from '../model/style.ts';
import type { Coast } from '../raster/coast.ts';
import { blur, distanceTo, type Grid } from '../raster/raster.ts';
import { type Relief, sampler } from '../raster/relief.ts';

type Colour = readonly [number, number, number];

const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const colour = (hex: string): Colour => [part(hex, 1), part(hex, 3), part(hex, 5)];

interface Paint {
  readonly seaCentre: Colour;
  readonly seaMiddle: Colour;
  readonly seaRim: Colour;
  readonly shore: Colour;
  /** Reach into the sea (units) and strength of each shore line. */
  readonly shoreLines: readonly (readonly [number, number])[];
  readonly land: Colour;
  readonly low: Colour;
  readonly desert: Colour;
  readonly high: Colour;
  readonly shadow: Colour;
  readonly relief: number;
  readonly grain: number;
  readonly vignette: number;
}

const PAINTS: Readonly<Record<StyleName, Paint>> = {
  parchment: {
    seaCentre: colour('#C9DAD4'),
    seaMiddle: colour('#B9CFCB'),
    seaRim: colour('#98B6B8'),
    shore: colour('#3D6A78'),
    shoreLines: [
      [10, 0.1],
      [7.2, 0.12],
      [4.9, 0.14],
      [2.8, 0.18],
    ],
    land: colour('#E9DCB9'),
    low: colour('#D0D1A6'),
    desert: colour('#EFE2BE'),
    high: colour('#CDB78E'),
    shadow: colour('#5A3E22'),
    relief: 0.72,
    grain: 0.035,
    vignette: 0.14,
  },
  contrast: {
    seaCentre: colour('#DCEBF2'),
    seaMiddle: colour('#DCEBF2'),
    seaRim: colour('#DCEBF2'),
    shore: colour('#DCEBF2'),
    shoreLines: [],
    land: colour('#FFFDF6'),
    low: colour('#FFFDF6'),
    desert: colour('#FFFDF6'),
    high: colour('#FAF6EC'),
    shadow: colour('#3A3A3A'),
    relief: 0.2,
    grain: 0,
    vignette: 0,
  },
};

export interface Backdrop {
  readonly image: BackdropImage;
  readonly bytes: Uint8Array;
}

/** What the pictures of all styles are painted from; the dear part, made once. `shrink` cells become one pixel. */
export interface Surface {
  readonly grid: Grid;
  readonly coast: Coast;
  readonly relief: Relief;
  readonly shrink: number;
  readonly width: number;
  readonly height: number;
  readonly heights: Float32Array;
  /** The same without crests and valleys. */
  readonly soft: Float32Array;
  /** Slow changes of tone, 0 to 1. */
  readonly mottle: (x: number, y: number) => number;
  /** Distance to the shore over water, in units. */
  readonly toLand: Float32Array;
}

export function surfaceOf(grid: Grid, coast: Coast, relief: Relief, shrink: number): Surface {
  const [width, height] = [Math.floor(grid.width / shrink), Math.floor(grid.height / shrink)];
  const unit = shrink / grid.cells;
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (coast.share[y * shrink * grid.width + x * shrink] > 0) {
        heights[y * width + x] = relief.height((x + 0.5) * unit, (y + 0.5) * unit);
      }
    }
  }
  const soft = heights.slice();
  blur({ width, height, cells: 1 / unit }, soft, Math.max(1, Math.round(3 / unit)), 2);
  const toLand = distanceTo(grid, (cell) => coast.land[cell] === 1);
  const side = Math.ceil(Math.max(width, height) * unit) + 2;
  const tones = new Float32Array(side * side);
  const tone = layered(41, 3);
  for (let i = 0; i < tones.length; i++) tones[i] = tone((i % side) / 26, Math.floor(i / side) / 26);
  const mottle = sampler(tones, side, side);
  return { grid, coast, relief, shrink, width, height, heights, soft, mottle, toLand };
}

/** Everything below the lines: sea, shores, land, relief. */
export async function paintBackdrop(style: StyleName, surface: Surface, quality: number): Promise<Backdrop> {
  const { width, height } = surface;
  const pixels = paint(PAINTS[style], surface);
  const bytes = await webp(pixels, width, height, quality);
  const print = createHash('sha256').update(pixels).digest('hex').slice(0, 24);
  return { image: { file: `${style}.webp`, width, height, pixels: print }, bytes };
}

function paint(p: Paint, surface: Surface): Uint8Array {
  const { grid, coast, relief, shrink, width, height, heights, soft, toLand } = surface;
  const unit = shrink / grid.cells;
  const { mottle } = surface;
  const grain = layered(42, 2, 0.8);
  const pixels = new Uint8Array(width * height * 4);
  const rim = Math.hypot(width, height) / 2;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const cell = y * shrink * grid.width + x * shrink;
      const [ux, uy] = [(x + 0.5) * unit, (y + 0.5) * unit];
      const away = Math.hypot(x - width / 2, y - height / 2) / rim;
      const share = smoothstep(0.3, 0.7, coast.share[cell]);
      let shown: Colour = [0, 0, 0];
      if (share > 0) {
        const slope = slopeAt(heights, width, height, x, y) / unit;
        shown = landAt(p, relief, heights[i], soft[i], slope, mottle(ux, uy), ux, uy);
      }
      if (share < 1) {
        const water = seaAt(p, toLand[cell] / grid.cells, away, mottle(uy, ux));
        shown = mix(water, shown, share);
      }
      const dim =
        1 - p.vignette * smoothstep(0.55, 1, away) + (p.grain === 0 ? 0 : p.grain * (grain(ux * 1.3, uy * 1.3) - 0.5));
      for (let c = 0; c < 3; c++) pixels[i * 4 + c] = Math.max(0, Math.min(255, Math.round(shown[c] * dim)));
      pixels[i * 4 + 3] = 255;
    }
  }
  return pixels;
}

/** Light from the upper left: positive on slopes turned away from it. */
function slopeAt(heights: Float32Array, width: number, height: number, x: number, y: number): number {
  const row = y * width;
  const right = x < width - 1 ? x + 1 : x;
  const left = x > 0 ? x - 1 : x;
  const below = y < height - 1 ? row + width : row;
  const above = y > 0 ? row - width : row;
  return (heights[row + left] - heights[row + right] + heights[above + x] - heights[below + x]) * 0.5;
}

function landAt(
  p: Paint,
  relief: Relief,
  height: number,
  soft: number,
  slope: number,
  mottle: number,
  x: number,
  y: number,
): Colour {
  const dry = relief.dry(x, y);
  const upland = smoothstep(0.35, 2.2, soft);
  const green = (1 - smoothstep(0.12, 0.7, soft)) * (1 - dry) * smoothstep(0.25, 0.75, mottle);
  let ground = mix(p.land, p.low, 0.75 * green);
  ground = mix(ground, p.desert, dry);
  ground = mix(ground, p.high, 0.8 * upland);
  const strength = p.relief * (1 - 0.5 * dry);
  const lit = Math.tanh(slope * 6.5);
  const hollow = Math.max(0, Math.min(1, (soft - height) * 0.55));
  if (lit < 0) return brighten(ground, Math.min(1, -lit * 0.5 * strength));
  return mix(ground, p.shadow, Math.min(0.62, strength * (lit * 0.74 + hollow * 0.3)));
}

function seaAt(p: Paint, toLand: number, away: number, mottle: number): Colour {
  let water = away < 0.5 ? mix(p.seaCentre, p.seaMiddle, away / 0.5) : mix(p.seaMiddle, p.seaRim, (away - 0.5) / 0.5);
  water = mix(water, p.seaRim, 0.18 * (mottle - 0.5) + 0.06);
  for (const [reach, strength] of p.shoreLines) {
    water = mix(water, p.shore, strength * (1 - smoothstep(reach - 0.9, reach + 0.5, toLand)));
  }
  return water;
}

function smoothstep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function mix(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function brighten(a: Colour, t: number): Colour {
  return mix(a, [255, 250, 232], t);
}

/** The part of the WebAssembly encoder that we call. */
interface Encoder {
  encode(pixels: Uint8Array, width: number, height: number, options: object): Uint8Array | null;
}

/** The same encoder on every machine, as WebAssembly: the same pixels give the same bytes. */
async function webp(pixels: Uint8Array, width: number, height: number, quality: number): Promise<Uint8Array> {
  const path = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc.wasm');
  const code = new WebAssembly.Module(readFileSync(path));
  const module: Encoder = await encoder({
    noInitialRun: true,
    instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => {
      const instance = new WebAssembly.Instance(code, imports);
      done(instance);
      return instance.exports;
    },
  });
  const packed = module.encode(pixels, width, height, { ...defaultOptions, quality, method: 4, use_sharp_yuv: 1 });
  if (packed === null) throw new Error('the backdrop could not be packed');
  return Uint8Array.from(packed);
}
