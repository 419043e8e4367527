import { layered, noise, ridged } from '../geography/noise.ts';
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

function sampler(values: Float32Array, width: number, height: number): (x: number, y: number) => number {
  return (x, y) => {
    const px = Math.max(0, Math.min(width - 1.001, x - 0.5));
    const py = Math.max(0, Math.min(height - 1.001, y - 0.5));
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
  const plateauAt = sampler(plateau, coarse.width, coarse.height);
  const crestAt = sampler(crest, coarse.width, coarse.height);
  const sandAt = sampler(sand, coarse.width, coarse.height);
  const wave = frame.scale * 0.62;
  const warpX = layered(11, 3);
  const warpY = layered(12, 3);
  const crests = ridged(13, 5);
  const hills = layered(14, 4);
  const patchy = noise(15);
  const warped = (x: number, y: number): [number, number] => [
    x + (warpX(x / wave, y / wave) - 0.5) * frame.scale * 0.42,
    y + (warpY(x / wave, y / wave) - 0.5) * frame.scale * 0.42,
  ];
  const upland = (x: number, y: number) => {
    const [wx, wy] = warped(x, y);
    return crestAt(wx, wy) + 0.55 * plateauAt(wx, wy);
  };
  return {
    upland,
    height(x, y) {
      const [wx, wy] = warped(x, y);
      const c = crestAt(wx, wy);
      const p = plateauAt(wx, wy);
      const detail = crests(x / wave, y / wave);
      const rolling = hills((x / wave) * 1.4, (y / wave) * 1.4);
      return c * (0.3 + 0.95 * detail) + p * (0.62 + 0.5 * detail * patchy(x / 30, y / 30)) + 0.1 * rolling;
    },
    dry: (x, y) => {
      const [wx, wy] = warped(x, y);
      return sandAt(wx, wy);
    },
  };
}
