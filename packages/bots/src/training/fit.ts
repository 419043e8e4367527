import type { Figures, Lesson } from './lesson.ts';

const STEPS = 300;
/** How far a weight goes in one step, in weights that change a position by one. */
const STRIDE = 0.03;
/** How strongly weights are held where they were before: what no game speaks of stays as it is. */
const PULL = 0.0003;
/** Adam: how long the slope and its square are remembered. */
const MEMORY = 0.9;
const LONG_MEMORY = 0.999;

/**
 * Weights by which the winners of the games would have been foreseen best (the least loss of a softmax over the seats), every game
 * counting the same. In fixed order from fixed numbers, so equal lessons give equal weights.
 */
export function fitted(lessons: readonly Lesson[], before: readonly number[]): number[] {
  const weights = [...before];
  const sizes = sizesOf(lessons, before.length);
  const slope = before.map(() => 0);
  const square = before.map(() => 0);
  for (let step = 1; step <= STEPS; step++) {
    const raw = slopeOf(lessons, weights);
    for (let i = 0; i < weights.length; i++) {
      const one = raw[i] / sizes[i] + PULL * (weights[i] - before[i]) * sizes[i];
      slope[i] = MEMORY * slope[i] + (1 - MEMORY) * one;
      square[i] = LONG_MEMORY * square[i] + (1 - LONG_MEMORY) * one * one;
      const mean = slope[i] / (1 - MEMORY ** step);
      const spread = Math.sqrt(square[i] / (1 - LONG_MEMORY ** step)) + 1e-8;
      weights[i] -= (STRIDE * mean) / spread / sizes[i];
    }
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4);
}

/** How large each figure usually is where it is not nought. */
function sizesOf(lessons: readonly Lesson[], length: number): number[] {
  const squares = new Array<number>(length).fill(0);
  const counts = new Array<number>(length).fill(0);
  for (const { positions } of lessons)
    for (const seats of positions)
      for (const { places, values } of seats)
        places.forEach((place, k) => {
          squares[place] += values[k] * values[k];
          counts[place]++;
        });
  return squares.map((sum, i) => (counts[i] === 0 ? 1 : Math.sqrt(sum / counts[i])));
}

/** By weight, how the mean loss of a game changes with it. */
function slopeOf(lessons: readonly Lesson[], weights: readonly number[]): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { positions, winners } of lessons)
    for (const seats of positions) {
      const chances = chancesOf(seats, weights);
      seats.forEach(({ places, values }, seat) => {
        const share = winners.includes(seat) ? 1 / winners.length : 0;
        const off = (chances[seat] - share) / positions.length / lessons.length;
        for (let k = 0; k < places.length; k++) slope[places[k]] += off * values[k];
      });
    }
  return slope;
}

function chancesOf(seats: readonly Figures[], weights: readonly number[]): number[] {
  const sums = seats.map(({ places, values }) => values.reduce((sum, value, k) => sum + value * weights[places[k]], 0));
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

/** How much of the doubt about the winner is gone by these weights: 1 all of it, 0 none, less than nothing if they mislead. */
export function knowledge(lessons: readonly Lesson[], weights: readonly number[]): number {
  let loss = 0;
  let doubt = 0;
  for (const { positions, winners } of lessons)
    for (const seats of positions) {
      const chances = chancesOf(seats, weights);
      for (const seat of winners) loss -= Math.log(chances[seat]) / winners.length / positions.length;
      doubt += Math.log(seats.length) / positions.length;
    }
  return 1 - loss / doubt;
}
