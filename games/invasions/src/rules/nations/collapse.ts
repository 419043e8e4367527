import type { Flow } from '@tabula/engine';
import { AREA_OF, LAND, type Place } from '../../data/geography.ts';
import {
  LEADERS_OF,
  type Nation,
  nation,
  nationId,
  ORIENTALI,
  ROMANI,
  SORT_OF,
  SORTS,
  SORTS_OF,
  type Sort,
} from '../../data/pieces.ts';
import {
  ABSENT,
  abandon,
  adopt,
  CLIENT,
  changeHands,
  dependantsOf,
  deploy,
  dissolve,
  encamp,
  endWeddings,
  FEDERATE,
  FOR_GOOD,
  GONE,
  keepGold,
  moveCapital,
  NOBODY,
  NOWHERE,
  promote,
  razeLimes,
  redeem,
  remove,
  type State,
  station,
  VASSAL,
} from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { isFreeOfStrangers } from '../lands/occupation.ts';
import { endDealsOf } from '../lands/relations.ts';
import { goHome } from '../pieces/mercenaries.ts';
import type { Invasions } from '../pieces/table.ts';
import { facts, homeOf, ownUnits } from '../pieces/units.ts';
import { legacyOf, succeed } from './successors.ts';

/** XIV.K An empire ceases to exist. */
export function* collapse(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  g.emit({ event: 'collapsed', nation: nationId(owner) });
  const legacy = legacyOf(state, owner);
  const orphans = orphansOf(state, owner);
  // XXXVII.L, XXXVIII.I: nobody keeps up the walls of a fallen Rome.
  if (owner === ROMANI || owner === ORIENTALI)
    for (let where = 0; where < LAND; where++) if (state.lands.city[where] === owner) state.lands.fortified[where] = 0;
  vanish(state, owner);
  if (legacy !== undefined) yield* succeed(g, legacy);
  refreshControl(state);
  for (const orphan of orphans) goOver(state, orphan);
  refreshControl(state);
}

/** A unit that goes over to another people when its empire falls: its sort, and where it stood. */
interface Orphan {
  readonly sort: Sort;
  readonly where: Place;
}

/** XIV.K, XXXVII.P The auxiliaries and the units of its land that an empire has. */
function orphansOf(state: State, owner: Nation): Orphan[] {
  const orphans = ownUnits(state, owner).filter((counter) => facts(counter).local || facts(counter).origin >= 0);
  return orphans.map((counter) => ({ sort: SORT_OF[counter], where: state.pieces.at[counter] }));
}

function goOver(state: State, orphan: Orphan): void {
  if (SORTS[orphan.sort].local) serveHeir(state, orphan);
  else rejoin(state, orphan);
}

/** XXXVII.P When the West is gone they serve Gauls, Britons or, where it rules the area, the East; else they are gone, and so they are among strangers (G431). */
function serveHeir(state: State, { sort, where }: Orphan): void {
  const heir = HEIR_OF_LOCALS[SORTS[sort].key] ?? ORIENTALI;
  if (state.nations.status[heir] === ABSENT) return;
  if (heir === ORIENTALI && state.lands.areaControl[AREA_OF[where]] !== ORIENTALI) return;
  if (!isFreeOfStrangers(state, heir, where) || deploy(state, sort, 1, where) === 0) return;
  const [garrison] = state.pieces.here[where].slice(-1);
  adopt(state, garrison, heir);
}

const HEIR_OF_LOCALS: Readonly<Record<string, Nation>> = {
  'romani-local-galli': nation('galli'),
  'romani-local-britani': nation('brittones'),
};

/** XIV.K, G431 Auxiliaries are infantry of their own nation, as long as it has any, the plain first: where they stood or, among strangers, at home. */
function rejoin(state: State, { sort, where }: Orphan): void {
  const { origin } = SORTS[sort];
  if (state.nations.status[origin] === ABSENT) return;
  const home = isFreeOfStrangers(state, origin, where) ? where : homeOf(state, origin);
  if (home < 0) return;
  const infantry = SORTS_OF[origin].filter((own) => SORTS[own].kind === 'infantry');
  infantry.sort((a, b) => Number(SORTS[a].elite) - Number(SORTS[b].elite) || a - b);
  infantry.some((own) => deploy(state, own, 1, home) > 0);
}

/** A nation leaves the game: leaders, markers, gold; its dependants are free, foreign units go home. */
export function vanish(state: State, owner: Nation): void {
  for (const counter of ownUnits(state, owner)) remove(state, counter);
  sendHome(state, owner);
  for (const who of LEADERS_OF[owner]) station(state, who, GONE);
  for (let where = 0; where < LAND; where++) {
    if (state.lands.city[where] === owner) abandon(state, where);
    if (state.lands.limes[where] === owner) razeLimes(state, where);
    if (state.lands.control[where] === owner) state.lands.control[where] = NOBODY;
  }
  for (let other = 0; other < state.ties.lord.length; other++)
    if (state.ties.lord[other] === owner)
      if (state.ties.bond[other] === FEDERATE) breakAway(state, other);
      else release(state, other);
  release(state, owner);
  redeem(state, owner);
  endDealsOf(state, owner);
  endWeddings(state, (giver, groom) => giver === owner || groom === owner);
  promote(state, owner, ABSENT);
  state.nations.vanished[owner] = 1;
  state.nations.age[owner] = 0;
  state.nations.decline[owner] = 0;
  keepGold(state, owner, 0);
  moveCapital(state, owner, NOWHERE);
  encamp(state, owner, NOWHERE);
}

/** Foreign units that served a nation go home. */
function sendHome(state: State, owner: Nation): void {
  for (const counter of [...state.pieces.abroad])
    if (state.pieces.holder[counter] === owner && state.pieces.at[counter] >= 0) goHome(state, counter);
}

/** Ends whatever ties a nation to its lord; the units it lent him come home, as a rule. */
export function release(state: State, owner: Nation, recall = true): void {
  if (recall) recallUnits(state, owner);
  dissolve(state, owner);
}

/** XXVIII.G A federate is free and keeps what it was ceded, with the cities; the provinces. */
export function breakAway(state: State, federate: Nation): Place[] {
  const ceded = cededTo(state, federate);
  release(state, federate);
  for (const where of ceded) changeHands(state, where, federate);
  return ceded;
}

/** The provinces that a federate has from its federator. */
function cededTo({ lands: { foedus } }: State, federate: Nation): Place[] {
  return foedus.flatMap((other, where) => (other === federate ? [where] : []));
}

/** XXVII.D, XXIX.G Who loses his independence, or his capital, loses his clients and vassals. Federates choose (XXVIII.G). */
export function freeDependants(g: Invasions, owner: Nation): void {
  const { state } = g;
  for (const how of [CLIENT, VASSAL])
    for (const other of dependantsOf(state, owner, how)) {
      release(state, other);
      g.emit({ event: 'freed', nation: nationId(other) });
    }
}

function recallUnits(state: State, owner: Nation): void {
  for (const counter of ownUnits(state, owner))
    if (state.pieces.lent[counter] === FOR_GOOD && state.pieces.holder[counter] === state.ties.lord[owner])
      goHome(state, counter);
}
