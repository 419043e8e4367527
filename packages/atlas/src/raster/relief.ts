import { layered, ridged } from '../geography/noise.ts';
import type { Projection } from '../geography/projection.ts';
import { DESERTS, RANGES } from '../geography/ranges.ts';
import { alongLine, type Grid } from './raster.ts';

/** The lie of the land, from our table of ranges. All arguments in board units. */
export interface Relief {
  /** Kilometres, without detail: how mountainous the country is. */
  upland(x: number, y: number): number;
  /** Kilometres, with crests and valleys. */
  height(x: number, y: number): number;
  /** 0 to 1: how much of a desert. */
  dry(x: number, y: number): number;
}

/** Reads a field of one value per board unit anywhere between. */
export function sampler(values: Float32Array, width: number, height: number): (x: number, y: number) => number {
  return (x, y) => {
    const px = x < 0.5 ? 0 : x > width - 0.6 ? width - 1.1 : x - 0.5;
    const py = y < 0.5 ? 0 : y > height - 0.6 ? height - 1.1 : y - 0.5;
    const xi = Math.floor(px);
    const yi = Math.floor(py);
    const tx = px - xi;
    const ty = py - yi;
    const i = yi * width + xi;
    const top = values[i] * (1 - tx) + values[i + 1] * tx;
    const bottom = values[i + width] * (1 - tx) + values[i + width + 1] * tx;
    return top * (1 - ty) + bottom * ty;
  };
}

export function buildRelief(frame: { width: number; height: number; scale: number }, place: Projection): Relief {
  const coarse: Grid = { width: frame.width + 2, height: frame.height + 2, cells: 1 };
  const plateau = new Float32Array(coarse.width * coarse.height);
  const crest = new Float32Array(coarse.width * coarse.height);
  const nearest = new Float32Array(coarse.width * coarse.height);
  for (const { height, width, crest: line } of RANGES) {
    const reach = width * frame.scale;
    const target = width >= 1 ? plateau : crest;
    const touched: number[] = [];
    alongLine(
      coarse,
      line.map((p) => place(p)),
      reach * 2.1,
      (cell, d) => {
        if (nearest[cell] === 0) touched.push(cell);
        nearest[cell] = Math.max(nearest[cell], Math.exp(-((d / reach) ** 2)));
      },
    );
    for (const cell of touched) {
      const h = height * nearest[cell];
      target[cell] = width >= 1 ? target[cell] + h : Math.hypot(target[cell], h);
      nearest[cell] = 0;
    }
  }
  const sand = new Float32Array(coarse.width * coarse.height);
  for (const { at, radius } of DESERTS) {
    const centre = place(at);
    const reach = radius * frame.scale;
    alongLine(coarse, [centre, centre], reach * 1.6, (cell, d) => {
      sand[cell] = Math.max(sand[cell], Math.min(1, 1.5 * Math.exp(-((d / reach) ** 2) * 1.4)));
    });
  }
  const warped = warpAll(frame, coarse, [plateau, crest, sand]);
  const [plateauAt, crestAt, sandAt] = warped.map((values) => sampler(values, coarse.width, coarse.height));
  const wave = frame.scale * 0.62;
  const crests = ridged(13, 5);
  const hills = layered(14, 2);
  const patchy = layered(15, 2);
  const patches = new Float32Array(coarse.width * coarse.height);
  for (let i = 0; i < patches.length; i++)
    patches[i] = patchy((i % coarse.width) / 30, Math.floor(i / coarse.width) / 30);
  const patchAt = sampler(patches, coarse.width, coarse.height);
  return {
    upland: (x, y) => crestAt(x, y) + 0.55 * plateauAt(x, y),
    height(x, y) {
      const c = crestAt(x, y);
      const p = plateauAt(x, y);
      const detail = c + p > 0.04 ? crests(x / wave, y / wave) : 0;
      const rolling = hills((x / wave) * 2, (y / wave) * 2);
      return c * (0.3 + 0.95 * detail) + p * (0.62 + 0.5 * detail * patchAt(x, y)) + 0.1 * rolling;
    },
    dry: sandAt,
  };
}

/** Bends smooth fields a little everywhere, so that no range is a straight ridge and no desert a circle. */
function warpAll(frame: { scale: number }, { width, height }: Grid, fields: readonly Float32Array[]): Float32Array[] {
  const wave = frame.scale * 0.62;
  const reach = frame.scale * 0.42;
  const [warpX, warpY] = [layered(11, 3), layered(12, 3)];
  const samplers = fields.map((values) => sampler(values, width, height));
  const out = fields.map((values) => new Float32Array(values.length));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wx = x + 0.5 + (warpX(x / wave, y / wave) - 0.5) * reach;
      const wy = y + 0.5 + (warpY(x / wave, y / wave) - 0.5) * reach;
      for (let i = 0; i < fields.length; i++) out[i][y * width + x] = samplers[i](wx, wy);
    }
  }
  return out;
}
