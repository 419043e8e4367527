import { LAND, type Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import { NOBODY } from '../marks.ts';
import type { State } from '../position.ts';
import { FREE, VASSAL } from '../ties.ts';
import { touchAll } from './lands.ts';

/** A nation becomes the client, vassal or federate of another: what was between it and an earlier lord is over. */
export function conclude(state: State, owner: Nation, bond: number, lord: Nation, tribute = 0): void {
  const { ties, clock } = state;
  ties.bond[owner] = bond;
  ties.lord[owner] = lord;
  ties.tribute[owner] = tribute;
  ties.owes[owner] = bond === VASSAL ? 1 : 0;
  if (bond === VASSAL) ties.subdued[owner] = clock.turn;
  touchAll(state);
}

/** XXVIII.A-B, F Two provinces are ceded to a federate: the first Foedus, or one more. */
export function cede(state: State, federate: Nation, first: Place, second: Place): void {
  const { ties, lands, clock } = state;
  ties.foedera.push(federate, first, second);
  ties.federated[federate] = clock.turn;
  lands.foedus[first] = federate;
  lands.foedus[second] = federate;
  touchAll(state);
}

/** Another takes the place of a nation's lord. */
export function changeLord(state: State, owner: Nation, lord: Nation): void {
  state.ties.lord[owner] = lord;
  touchAll(state);
}

/** A nation is free: with the tie end its tribute and its Foedera. */
export function dissolve(state: State, owner: Nation): void {
  const { ties, lands } = state;
  ties.bond[owner] = FREE;
  ties.lord[owner] = NOBODY;
  ties.tribute[owner] = 0;
  ties.owes[owner] = 0;
  for (let i = ties.foedera.length - 3; i >= 0; i -= 3) if (ties.foedera[i] === owner) ties.foedera.splice(i, 3);
  for (let where = 0; where < LAND; where++) if (lands.foedus[where] === owner) lands.foedus[where] = NOBODY;
  touchAll(state);
}

/** XXVIII.F How many Foedera a nation has with its federator. */
export function foederaOf({ ties: { foedera } }: State, federate: Nation): number {
  let count = 0;
  for (let i = 0; i < foedera.length; i += 3) if (foedera[i] === federate) count += 1;
  return count;
}

/** Who depends on a nation in a certain way. */
export function dependantsOf({ ties: { bond, lord } }: State, owner: Nation, how: number): Nation[] {
  const found: Nation[] = [];
  for (let other = 0; other < lord.length; other++) if (lord[other] === owner && bond[other] === how) found.push(other);
  return found;
}

/** XXVIII.A A barbarian nation has accepted a Foedus, which takes effect when it is activated. */
export function pledge({ ties }: State, barbarian: Nation, empire: Nation): void {
  ties.pledge[barbarian] = empire;
}

/** It has taken effect, or has come to nothing. */
export function redeem({ ties }: State, barbarian: Nation): void {
  ties.pledge[barbarian] = NOBODY;
}

/** XXX.D A nation gives another a princess. */
export function wed({ ties }: State, giver: Nation, groom: Nation): void {
  ties.weddings.push(giver, groom);
}

/** XXX.D The marriages that some test is about are over: paid, or broken by an attack. Who gave and who got the princess, in turn. */
export function endWeddings(
  { ties: { weddings } }: State,
  isOver: (giver: Nation, groom: Nation) => boolean,
): Nation[] {
  const ended: Nation[] = [];
  for (let i = weddings.length - 2; i >= 0; i -= 2)
    if (isOver(weddings[i], weddings[i + 1])) ended.push(...weddings.splice(i, 2));
  return ended;
}
