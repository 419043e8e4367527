/** Seeded gradient noise: smooth, repeatable, the same on every machine (integers and plain arithmetic only). */

const SIDE = 256;
const DIAGONAL = Math.SQRT1_2;
const GRADIENTS = [
  1,
  0,
  -1,
  0,
  0,
  1,
  0,
  -1,
  DIAGONAL,
  DIAGONAL,
  -DIAGONAL,
  DIAGONAL,
  DIAGONAL,
  -DIAGONAL,
  -DIAGONAL,
  -DIAGONAL,
];

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** One of 2^32 values between 0 and 1 for each pair of whole numbers, all equally likely. */
export function chance(x: number, y: number, seed: number): number {
  return hash(x, y, seed) / 4294967296;
}

/** Answers between 0 and 1. */
export type Noise = (x: number, y: number) => number;

/** One octave; features are about one unit wide. */
export function noise(seed: number): Noise {
  const table = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < table.length; i++) table[i] = (hash(i % SIDE, Math.floor(i / SIDE), seed) & 7) * 2;
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const tx = x - xi;
    const ty = y - yi;
    const sx = tx * tx * tx * (tx * (tx * 6 - 15) + 10);
    const sy = ty * ty * ty * (ty * (ty * 6 - 15) + 10);
    const left = xi & 255;
    const right = (xi + 1) & 255;
    const top = (yi & 255) * SIDE;
    const bottom = ((yi + 1) & 255) * SIDE;
    const a = table[top + left];
    const b = table[top + right];
    const c = table[bottom + left];
    const d = table[bottom + right];
    const na = GRADIENTS[a] * tx + GRADIENTS[a + 1] * ty;
    const nb = GRADIENTS[b] * (tx - 1) + GRADIENTS[b + 1] * ty;
    const nc = GRADIENTS[c] * tx + GRADIENTS[c + 1] * (ty - 1);
    const nd = GRADIENTS[d] * (tx - 1) + GRADIENTS[d + 1] * (ty - 1);
    const value = 0.5 + 0.72 * (na + (nb - na) * sx + (nc - na) * sy + (na - nb - nc + nd) * sx * sy);
    return value < 0 ? 0 : value > 1 ? 1 : value;
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
      // Turned from octave to octave, so that no direction shows.
      [x, y] = [0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y];
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
      [x, y] = [0.8 * x - 0.6 * y, 0.6 * x + 0.8 * y];
    }
    return Math.min(1, sum);
  };
}
