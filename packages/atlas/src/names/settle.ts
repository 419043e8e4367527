import type { Label } from '../model/built.ts';
import { type Box, labelBox, overlap } from './boxes.ts';

/** One way to set a name, with what it costs by itself. */
export interface Candidate {
  readonly label: Label;
  readonly box: Box;
  readonly cost: number;
}

export interface Request {
  readonly id: string;
  readonly candidates: readonly Candidate[];
  /** Decoration may be left out where there is no room. */
  readonly optional: boolean;
}

export const PAD = 1.2;

export function candidate(label: Label, cost: number): Candidate {
  return { label, box: labelBox(label), cost };
}

/**
 * Chooses one candidate for every name so that none overlap: every name in turn takes what is best among the others, until nothing
 * changes. Overlaps grow dearer from round to round.
 */
export function settle(requests: readonly Request[], fixed: readonly Box[], pad = PAD): Map<string, Candidate> {
  const chosen = requests.map(({ candidates }) =>
    candidates.reduce((a, b) => (b.cost < a.cost ? b : a), candidates[0]),
  );
  const conflict = (candidate: Candidate, skip: number) => {
    let sum = 0;
    for (const other of fixed) sum += overlap(candidate.box, other, pad);
    for (let i = 0; i < chosen.length; i++) {
      if (i !== skip && chosen[i]) sum += overlap(candidate.box, chosen[i].box, pad) * (requests[i].optional ? 0.3 : 1);
    }
    return sum;
  };
  let weight = 2;
  for (let round = 0; round < 40; round++) {
    let changed = false;
    for (let i = 0; i < requests.length; i++) {
      let best = chosen[i];
      let least = Number.POSITIVE_INFINITY;
      for (const option of requests[i].candidates) {
        if (option.cost >= least) continue;
        const total = option.cost + weight * conflict(option, i);
        if (total < least) {
          least = total;
          best = option;
        }
      }
      if (best !== chosen[i]) changed = true;
      chosen[i] = best;
    }
    if (!changed && weight > 60) break;
    weight *= 1.35;
  }
  const result = new Map<string, Candidate>();
  const kept: Box[] = [...fixed];
  const firm = (optional: boolean) =>
    requests.forEach((request, i) => {
      if (request.optional !== optional || !chosen[i]) return;
      if (optional && kept.some((other) => overlap(chosen[i].box, other, pad) > 0)) return;
      kept.push(chosen[i].box);
      result.set(request.id, chosen[i]);
    });
  firm(false);
  firm(true);
  return result;
}
