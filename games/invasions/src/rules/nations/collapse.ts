import type { Flow } from '@tabula/engine';
import { LAND } from '../../data/geography.ts';
import { COUNTERS_OF, LEADERS_OF, NATION_OF, type Nation, nationId, SORTS, SORTS_OF } from '../../data/pieces.ts';
import {
  ABSENT,
  abandon,
  BARBARIAN,
  cede,
  deploy,
  encamp,
  FOR_GOOD,
  FREE,
  GONE,
  moveCapital,
  NOBODY,
  NOWHERE,
  promote,
  razeLimes,
  remove,
  type State,
  tie,
} from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { goHome } from '../pieces/mercenaries.ts';
import type { Invasions } from '../pieces/table.ts';
import { facts, seatOfPower } from '../pieces/units.ts';
import { legacyOf, succeed } from './successors.ts';

/** XIV.K An empire ceases to exist. */
export function* collapse(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  g.emit({ event: 'collapsed', nation: nationId(owner) });
  const legacy = legacyOf(state, owner);
  for (const counter of COUNTERS_OF[owner]) if (state.pieces.at[counter] >= 0) disperse(state, counter);
  vanish(state, owner);
  if (legacy !== undefined) yield* succeed(g, legacy);
  refreshControl(state);
}

/** Auxiliaries go over to their own nation as infantry, as long as it has any, the plain first; everything else leaves the map. */
function disperse(state: State, counter: number): void {
  const where = state.pieces.at[counter];
  const { origin } = facts(counter);
  remove(state, counter);
  if (origin < 0 || state.nations.status[origin] === ABSENT || where >= LAND) return;
  const infantry = SORTS_OF[origin].filter((sort) => SORTS[sort].kind === 'infantry');
  infantry.sort((a, b) => Number(SORTS[a].elite) - Number(SORTS[b].elite) || a - b);
  infantry.some((sort) => deploy(state, sort, 1, where) > 0);
}

/** A nation leaves the game: leaders, markers, gold; its dependants are free, foreign units go home. */
export function vanish(state: State, owner: Nation): void {
  for (const counter of COUNTERS_OF[owner]) if (state.pieces.at[counter] >= 0) remove(state, counter);
  sendHome(state, owner);
  for (const who of LEADERS_OF[owner]) state.pieces.leaderAt[who] = GONE;
  for (let where = 0; where < LAND; where++) {
    if (state.lands.city[where] === owner) {
      abandon(state, where);
      state.lands.fortified[where] = 0;
    }
    if (state.lands.limes[where] === owner) razeLimes(state, where);
    const federate = state.lands.foedus[where];
    if (federate !== NOBODY && (federate === owner || state.ties.lord[federate] === owner)) cede(state, where, NOBODY);
    if (state.lands.control[where] === owner) state.lands.control[where] = NOBODY;
  }
  for (let other = 0; other < state.ties.lord.length; other++)
    if (state.ties.lord[other] === owner) release(state, other);
  release(state, owner);
  promote(state, owner, ABSENT);
  state.nations.vanished[owner] = 1;
  state.nations.age[owner] = 0;
  state.nations.decline[owner] = 0;
  state.nations.treasury[owner] = 0;
  moveCapital(state, owner, NOWHERE);
  encamp(state, owner, NOWHERE);
}

/** Foreign units that served a nation go back to their horde or capital, or into the supply. */
function sendHome(state: State, owner: Nation): void {
  for (let counter = 0; counter < state.pieces.holder.length; counter++) {
    if (state.pieces.holder[counter] !== owner || NATION_OF[counter] === owner || state.pieces.at[counter] < 0)
      continue;
    const home = seatOfPower(state, NATION_OF[counter]);
    remove(state, counter);
    if (home >= 0 && state.nations.status[NATION_OF[counter]] >= BARBARIAN) deployOne(state, counter, home);
  }
}

function deployOne(state: State, counter: number, where: number): void {
  state.pieces.at[counter] = where;
  state.pieces.here[where].push(counter);
}

/** Ends whatever ties a nation to its lord; the units it lent him come home, as a rule. */
export function release(state: State, owner: Nation, recall = true): void {
  if (recall) recallUnits(state, owner);
  state.ties.owes[owner] = 0;
  tie(state, owner, FREE, NOBODY);
  state.ties.tribute[owner] = 0;
  for (let where = 0; where < LAND; where++) if (state.lands.foedus[where] === owner) cede(state, where, NOBODY);
}

function recallUnits(state: State, owner: Nation): void {
  for (const counter of COUNTERS_OF[owner])
    if (
      state.pieces.at[counter] >= 0 &&
      state.pieces.lent[counter] === FOR_GOOD &&
      state.pieces.holder[counter] === state.ties.lord[owner]
    )
      goHome(state, counter);
}
