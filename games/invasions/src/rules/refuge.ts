import type { Flow } from '@tabula/engine';
import { LAND, type Place, placeId, SHORE_OF, SHORES, waysFrom } from '../geography.ts';
import { LEAVE_FOR, numberOf, prompt } from '../options.ts';
import { LEADER_NATION, type Nation, nationId } from '../pieces.ts';
import { EMPIRE, encamp, FREE, move, remove, type State } from '../state.ts';
import { leave, mayTakeRefuge, refugesFrom } from './evacuation.ts';
import { carriesFor } from './fleets.ts';
import { federatesMayLeave } from './foedus.ts';
import { closedTo } from './relations.ts';
import { hasRoom } from './stacking.ts';
import { ask, type Invasions } from './table.ts';
import { landUnitsOf, seatOfPower } from './units.ts';
import { submit } from './vassals.ts';

/** A province that no land border joins to another. */
function isIsland(state: State, where: Place): boolean {
  return waysFrom(state.rules.map, where).every(({ border }) => border === 'strait');
}

/** IX.B From an island friendly fleets carry those who must leave over one zone. */
export function refugesOverseas(state: State, owner: Nation, where: Place): Place[] {
  if (!isIsland(state, where)) return [];
  const coasts = SHORES[where].filter(({ sea }) =>
    state.here[sea].some((counter) => carriesFor(state, owner, counter, sea)),
  );
  const open = new Set(coasts.flatMap(({ sea }) => SHORE_OF[sea - LAND]));
  return [...open]
    .filter((to) => to !== where && mayTakeRefuge(state, owner, to) && hasRoom(state, owner, to))
    .sort((a, b) => a - b);
}

/**
 * IX.B A nation that is surrounded must ask its strongest neighbour for refuge. This is the fate of a people, not of a
 * garrison: its horde or capital is there, or it has nobody elsewhere.
 */
export function mustSeekRefuge(state: State, owner: Nation, where: Place): boolean {
  if (state.status[owner] === EMPIRE || state.bond[owner] !== FREE || isIsland(state, where)) return false;
  if (refugesFrom(state, owner, where).length > 0 || hosts(state, owner, where).length === 0) return false;
  return (
    seatOfPower(state, owner) === where || landUnitsOf(state, owner).every((counter) => state.at[counter] === where)
  );
}

/** The neighbour with most units, or those who have as many, and the provinces next door where they have some. */
function hosts(state: State, owner: Nation, where: Place): { readonly host: Nation; readonly at: Place }[] {
  const near = waysFrom(state.rules.map, where)
    .filter(({ to }) => !closedTo(state, owner, to))
    .flatMap(({ to }) =>
      [...new Set(state.here[to].map((counter) => state.holder[counter]))].map((host) => ({ host, at: to })),
    )
    .filter(({ host }) => host !== owner);
  const strength = (host: Nation) => landUnitsOf(state, host).length;
  const most = Math.max(0, ...near.map(({ host }) => strength(host)));
  return near.filter(({ host }, i) => strength(host) === most && near.findIndex(({ at }) => at === near[i].at) === i);
}

/** It becomes the vassal of its host, who makes room; what does not fit is lost. */
export function* seekRefuge(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  const open = hosts(state, owner, where);
  const question = prompt('leave-for', 'IX.B', { nation: nationId(owner), province: placeId(where) });
  const { province } = yield* ask(
    g,
    owner,
    question,
    open.map(({ at }) => LEAVE_FOR[at]),
  );
  const to = numberOf(province);
  const { host } = open.find(({ at }) => at === to) ?? open[0];
  submit(g, owner, host);
  g.emit({ event: 'refuge', nation: nationId(owner), lord: nationId(host) });
  yield* federatesMayLeave(g, owner);
  yield* leave(g, host, to);
  let lost = 0;
  for (const counter of state.here[where].filter((one) => state.holder[one] === owner)) {
    if (hasRoom(state, owner, to)) move(state, counter, to);
    else {
      remove(state, counter);
      lost += 1;
    }
  }
  if (state.horde[owner] === where) encamp(state, owner, to);
  state.leaderAt.forEach((at, who) => {
    if (at === where && LEADER_NATION[who] === owner) state.leaderAt[who] = to;
  });
  g.emit({ event: 'evacuated', nation: nationId(owner), province: placeId(where), lost });
}
