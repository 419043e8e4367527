import type { Flow, Prompt } from '@tabula/engine';
import { placeId } from '../../data/geography.ts';
import { type Counter, nationId } from '../../data/pieces.ts';
import { HIT, prompt, YES, YES_NO } from '../../options.ts';
import { razeLimes, remove, type State } from '../../state.ts';
import { pickUnit } from '../pieces/losses.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { isElite, isFleet, united } from '../pieces/units.ts';
import type { Field, Ranks, Side } from './field.ts';

/** XX.H The owner assigns the hits: each eliminates a unit or flips an elite one; the hits that found nobody. */
export function* takeHits(g: Invasions, ranks: Ranks, hits: number, question: Prompt): Flow<number> {
  const { state } = g;
  const { owner, units, lost } = ranks;
  const most = capacityOf(state, units);
  if (hits >= most) {
    for (const counter of units) remove(state, counter);
    lost.push(...units.splice(0));
    return hits - most;
  }
  let left = hits;
  for (; left > 0; left--) {
    const asked = left === hits ? question : { ...question, args: { ...question.args, hits: left } };
    const counter = yield* pickUnit(g, owner, hittable(g, ranks), asked, HIT);
    if (counter === undefined) break;
    if (isElite(state, counter) || (isFleet(counter) && isElite(state, counter))) state.pieces.hurt[counter] = 1;
    else {
      units.splice(units.indexOf(counter), 1);
      lost.push(counter);
      remove(state, counter);
    }
  }
  return left;
}

/** How many hits some units can take: as many or more leave nothing to choose. */
export function capacityOf(state: State, units: readonly Counter[]): number {
  let most = 0;
  for (const counter of units) most += isElite(state, counter) ? 2 : 1;
  return most;
}

/** In a mixed stack the first unit that is eliminated must be one of the nation's own (G53); to flip one is free. */
function hittable(g: Invasions, { owner, units, lost }: Ranks): Counter[] {
  if (lost.length > 0) return units;
  const own = (counter: Counter) => united(g.state, owner, g.state.pieces.nation[counter]);
  const national = units.filter((counter) => own(counter) || isElite(g.state, counter));
  return national.some(own) ? national : units;
}

export function* suffer(g: Invasions, field: Field, side: Side, hits: number): Flow<void> {
  const left = hits > 0 && side.limes && (yield* hitsLimes(g, field, side, hits)) ? hits - 1 : hits;
  const question = prompt('hits', 'XX.H', { nation: nationId(side.owner), hits: left });
  const beyond = yield* takeHits(g, side, left, question);
  // XX.H A horde is hit when nobody else of its stack is left.
  if (beyond > 0 && side.units.length === 0) side.hordeHit = true;
}

/** XVIII.I A Limes that is supported counts as a unit: one of the hits may fall on it. */
function* hitsLimes(g: Invasions, { where }: Field, side: Side, hits: number): Flow<boolean> {
  const about = { nation: nationId(side.owner), province: placeId(where), hits };
  if ((yield* ask(g, side.owner, prompt('hit-limes', 'XVIII.I', about), YES_NO)) !== YES) return false;
  side.limes = false;
  side.limesLost = 1;
  razeLimes(g.state, where);
  g.emit({ event: 'limes.hit', nation: about.nation, province: about.province });
  return true;
}
