import type { Flow } from '@tabula/engine';
import { type Place, placeId, waysFrom } from '../../data/geography.ts';
import { LEADER_NATION, type Nation, nationId } from '../../data/pieces.ts';
import { LEAVE_FOR, numberOf, prompt } from '../../options.ts';
import { changeHands, EMPIRE, encamp, move, moveCapital, NOWHERE, remove, type State, station } from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { closedTo } from '../lands/relations.ts';
import { isBarred } from '../lands/routes.ts';
import { roomFor } from '../lands/stacking.ts';
import { settle } from '../nations/kingdom.ts';
import { maySubdue, submit } from '../nations/vassals.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { landUnitsOf, seatOfPower, united } from '../pieces/units.ts';
import { loseFriends } from './dependence.ts';
import { isIsland, leave, refugesFrom } from './evacuation.ts';

/**
 * IX.B A nation that is surrounded must ask its strongest neighbour for refuge. This is the fate of a people, not of a
 * garrison: its horde or capital is there, or it has nobody elsewhere.
 */
export function mustSeekRefuge(state: State, owner: Nation, where: Place): boolean {
  if (state.nations.status[owner] === EMPIRE || isIsland(state, where)) return false;
  if (refugesFrom(state, owner, where).length > 0 || hosts(state, owner, where).length === 0) return false;
  if (seatOfPower(state, owner) === where) return true;
  const units = landUnitsOf(state, owner);
  return units.length > 0 && units.every((counter) => state.pieces.at[counter] === where);
}

/** The neighbour with most units, or those who have as many, and the provinces next door where they have some. */
function hosts(state: State, owner: Nation, where: Place): { readonly host: Nation; readonly at: Place }[] {
  const near = waysFrom(state.rules.map, where)
    .filter((way) => !closedTo(state, owner, way.to) && !isBarred(state, owner, way))
    .flatMap(({ to }) =>
      [...new Set(state.pieces.here[to].map((counter) => state.pieces.holder[counter]))].map((host) => ({
        host,
        at: to,
      })),
    )
    .filter(({ host }) => host !== owner && maySubdue(state, host));
  const strength = (host: Nation) => landUnitsOf(state, host).length;
  const most = Math.max(0, ...near.map(({ host }) => strength(host)));
  return near.filter(({ host }, i) => strength(host) === most && near.findIndex(({ at }) => at === near[i].at) === i);
}

/** It becomes the vassal of its host, if it does not depend on him already (G438), and he makes room; what does not fit is lost. */
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
  if (!united(state, state.ties.lord[owner], host)) {
    submit(g, owner, host);
    g.emit({ event: 'refuge', nation: nationId(owner), lord: nationId(host) });
    yield* loseFriends(g, owner);
  }
  yield* leave(g, host, to, { rule: 'IX.B', nextDoor: true });
  const people = state.pieces.here[where].filter((one) => state.pieces.holder[one] === owner);
  const room = Math.min(people.length, roomFor(state, owner, to));
  const which = prompt('retreaters', 'IX.B', { nation: nationId(owner), to: placeId(to) });
  const going = yield* pickUnits(g, owner, people, which, { least: room, most: room });
  for (const counter of people)
    if (going.includes(counter)) move(state, counter, to);
    else remove(state, counter);
  if (state.nations.horde[owner] === where) encamp(state, owner, to);
  state.pieces.leaderAt.forEach((at, who) => {
    if (at === where && LEADER_NATION[who] === owner) station(state, who, to);
  });
  g.emit({ event: 'evacuated', nation: nationId(owner), province: placeId(where), lost: people.length - room });
}

/** IX.B, G312 Everybody leaves the province in which a new nation appears; a capital there is founded anew elsewhere, now or as soon as there is a place for it. */
export function* evacuate(g: Invasions, newcomer: Nation, where: Place): Flow<void> {
  const { state } = g;
  const owners = new Set(state.pieces.here[where].map((counter) => state.pieces.holder[counter]));
  state.nations.horde.forEach((at, owner) => {
    if (at === where) owners.add(owner);
  });
  state.pieces.leaderAt.forEach((at, who) => {
    if (at === where) owners.add(LEADER_NATION[who]);
  });
  owners.delete(newcomer);
  for (const owner of owners)
    if (mustSeekRefuge(state, owner, where)) yield* seekRefuge(g, owner, where);
    else yield* leave(g, owner, where, { rule: 'IX.B', nextDoor: true });
  const homeless = state.nations.capital[newcomer] === where ? -1 : state.nations.capital.indexOf(where);
  if (homeless >= 0) moveCapital(state, homeless, NOWHERE);
  changeHands(state, where, newcomer);
  refreshControl(state);
  if (homeless >= 0) yield* settle(g, homeless);
}
