import { COASTS, landSteps, PROVINCES, type Sea, SPACES, seasBeside, shoresOf } from '../data/map.ts';

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

/** A landing counts as much as so many steps. */
const CROSSING = 4;

/** As the distances by land, but over the sea where that is shorter. */
function measureWithSea(byLand: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const table = byLand.map((row) => row.slice());
  COASTS.forEach((coasts, from) => {
    for (const { seas } of coasts)
      for (const sea of seas)
        for (const to of shoresOf(sea)) if (to !== from) table[from][to] = Math.min(table[from][to], CROSSING);
  });
  for (let by = 0; by < PROVINCES; by++)
    for (const row of table)
      for (let to = 0; to < PROVINCES; to++) row[to] = Math.min(row[to], row[by] + table[by][to]);
  return table;
}

const PRINTED_WITH_SEA = measureWithSea(PRINTED);
const OPTIONAL_WITH_SEA = measureWithSea(OPTIONAL);

/** By two provinces: steps by land, over straits and, at a price, by galley. */
export function marches(optionalBorder: boolean): readonly (readonly number[])[] {
  return optionalBorder ? OPTIONAL_WITH_SEA : PRINTED_WITH_SEA;
}

/** By two seas, counted from the first: how many steps a galley needs. */
const SEA_STEPS: readonly (readonly number[])[] = Array.from({ length: SPACES - PROVINCES }, (_, from) => {
  const steps = new Array<number>(SPACES - PROVINCES).fill(ACROSS);
  steps[from] = 0;
  const queue = [from];
  for (const here of queue)
    for (const next of seasBeside(here + PROVINCES)) {
      if (steps[next - PROVINCES] <= steps[here] + 1) continue;
      steps[next - PROVINCES] = steps[here] + 1;
      queue.push(next - PROVINCES);
    }
  return steps;
});

/** Steps of a galley at sea or on a coast to a sea. */
export function voyage(at: number, coast: number, to: Sea): number {
  if (at >= PROVINCES) return SEA_STEPS[at - PROVINCES][to - PROVINCES];
  let least = ACROSS;
  for (const sea of COASTS[at][coast].seas) least = Math.min(least, 1 + SEA_STEPS[sea - PROVINCES][to - PROVINCES]);
  return least;
}
