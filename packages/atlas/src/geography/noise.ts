/** Seeded value noise: smooth, repeatable, the same on every machine (integers and plain arithmetic only). */

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Answers between 0 and 1. */
export type Noise = (x: number, y: number) => number;

/** One octave; features are about one unit wide. */
export function noise(seed: number): Noise {
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const tx = x - xi;
    const ty = y - yi;
    const sx = tx * tx * tx * (tx * (tx * 6 - 15) + 10);
    const sy = ty * ty * ty * (ty * (ty * 6 - 15) + 10);
    const a = hash(xi, yi, seed);
    const b = hash(xi + 1, yi, seed);
    const c = hash(xi, yi + 1, seed);
    const d = hash(xi + 1, yi + 1, seed);
    return a + (b - a) * sx + (c - a) * sy + (a - b - c + d) * sx * sy;
  };
}

/** Several octaves, each twice as fine and `fade` as strong; between 0 and 1. */
export function layered(seed: number, octaves: number, fade = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => noise(seed + i * 101));
  let total = 0;
  for (let i = 0; i < octaves; i++) total += fade ** i;
  return (x, y) => {
    let sum = 0;
    let gain = 1;
    let step = 1;
    for (const layer of layers) {
      sum += gain * layer(x * step + step * 17.3, y * step - step * 9.1);
      gain *= fade;
      step *= 2;
    }
    return sum / total;
  };
}

/** Sharp crests as of mountain chains; between 0 and 1. */
export function ridged(seed: number, octaves: number): Noise {
  const layers = Array.from({ length: octaves }, (_, i) => noise(seed + i * 131));
  return (x, y) => {
    let sum = 0;
    let gain = 0.5;
    let step = 1;
    let weight = 1;
    for (const layer of layers) {
      const crest = 1 - Math.abs(2 * layer(x * step + step * 5.7, y * step + step * 3.1) - 1);
      const value = crest * crest * weight;
      sum += value * gain;
      weight = Math.min(1, value * 1.6 + 0.2);
      gain *= 0.5;
      step *= 2.03;
    }
    return Math.min(1, sum);
  };
}
