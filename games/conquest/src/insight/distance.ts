import { landSteps, PROVINCES } from '../data/map.ts';

/** Farther than any march; what lies across the sea. */
const ACROSS = 9;

function measure(optionalBorder: boolean): readonly (readonly number[])[] {
  const steps = landSteps(optionalBorder);
  return steps.map((_, from) => {
    const distance = new Array<number>(PROVINCES).fill(ACROSS);
    distance[from] = 0;
    const queue = [from];
    for (const here of queue)
      for (const { to } of steps[here]) {
        if (distance[to] <= distance[here] + 1) continue;
        distance[to] = distance[here] + 1;
        queue.push(to);
      }
    return distance;
  });
}

const PRINTED = measure(false);
const OPTIONAL = measure(true);

/** By two provinces: steps by land and over straits. */
export function distances(optionalBorder: boolean): readonly (readonly number[])[] {
  return optionalBorder ? OPTIONAL : PRINTED;
}
