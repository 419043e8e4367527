import type { Flow, Prompt } from '@tabula/engine';
import { placeId } from '../../data/geography.ts';
import { type Counter, nationId } from '../../data/pieces.ts';
import { HIT, prompt, YES, YES_NO } from '../../options.ts';
import { razeLimes, remove, type State } from '../../state.ts';
import { pickUnit } from '../pieces/losses.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { isElite, united } from '../pieces/units.ts';
import type { Field, Ranks, Side } from './field.ts';
import { type Party, partiesOf, shareOut } from './parties.ts';

/** XX.H Each player assigns the hits on his own units: each eliminates one or flips an elite one; the hits that found nobody. */
export function* takeHits(g: Invasions, ranks: Ranks, hits: number, question: Prompt): Flow<number> {
  const { state } = g;
  const { owner, units, lost } = ranks;
  const most = capacityOf(state, units);
  if (hits >= most) {
    for (const counter of units) remove(state, counter);
    lost.push(...units.splice(0));
    return hits - most;
  }
  const parties = partiesOf(state, owner, units);
  const sizes = parties.map((party) => party.units.length);
  const capacities = parties.map((party) => capacityOf(state, party.units));
  for (const [i, share] of shareOut(hits, sizes, capacities).entries())
    yield* takeShare(g, ranks, parties[i], share, question);
  return 0;
}

/** What falls on one player of a side. */
function* takeShare(g: Invasions, { units, lost }: Ranks, party: Party, hits: number, question: Prompt): Flow<void> {
  const { state } = g;
  for (let left = hits; left > 0; left--) {
    const asked = { ...question, args: { ...question.args, nation: nationId(party.speaker), hits: left } };
    const counter = yield* pickUnit(g, party.speaker, hittable(state, party.units, lost), asked, HIT);
    if (counter === undefined) return;
    if (isElite(state, counter)) state.pieces.hurt[counter] = 1;
    else {
      units.splice(units.indexOf(counter), 1);
      party.units.splice(party.units.indexOf(counter), 1);
      lost.push(counter);
      remove(state, counter);
    }
  }
}

/** How many hits some units can take: as many or more leave nothing to choose. */
export function capacityOf(state: State, units: readonly Counter[]): number {
  let most = 0;
  for (const counter of units) most += isElite(state, counter) ? 2 : 1;
  return most;
}

/** The first unit that is eliminated is no mercenary, if there is another (G340); to flip one is free (G53). */
function hittable(state: State, units: readonly Counter[], lost: readonly Counter[]): readonly Counter[] {
  if (lost.length > 0) return units;
  const { holder, nation } = state.pieces;
  const isNational = (counter: Counter) => united(state, holder[counter], nation[counter]);
  return units.some(isNational) ? units.filter((counter) => isNational(counter) || isElite(state, counter)) : units;
}

export function* suffer(g: Invasions, field: Field, side: Side, hits: number): Flow<void> {
  const left = hits > 0 && side.limes && (yield* hitsLimes(g, field, side, hits)) ? hits - 1 : hits;
  const question = prompt('hits', 'XX.H', { nation: nationId(side.owner), hits: left });
  const beyond = yield* takeHits(g, side, left, question);
  // XX.H A horde is hit when nobody else of its stack is left.
  if (beyond > 0 && side.units.length === 0) side.hordeHit = true;
}

/** XVIII.I A Limes that is supported counts as a unit: one of the hits may fall on it, as whoever owns it likes. */
function* hitsLimes(g: Invasions, { where }: Field, side: Side, hits: number): Flow<boolean> {
  const owner = g.state.lands.limes[where];
  const about = { nation: nationId(owner), province: placeId(where), hits };
  if ((yield* ask(g, owner, prompt('hit-limes', 'XVIII.I', about), YES_NO)) !== YES) return false;
  side.limes = false;
  side.limesLost = 1;
  razeLimes(g.state, where);
  g.emit({ event: 'limes.hit', nation: about.nation, province: about.province });
  return true;
}
