import type { Flow } from '@tabula/engine';
import { areNear, LAND, type Place } from '../../data/geography.ts';
import { NATION_ROWS } from '../../data/nations.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { breakTie, DONE, optionsOf, prompt, TARGET, YES, YES_NO } from '../../options.ts';
import { BARBARIAN, CLIENT, FEDERATE, FREE, type State, seatOf } from '../../state.ts';
import { invades } from '../lands/calendar.ts';
import { refreshControl } from '../lands/control.ts';
import { isActive } from '../lands/order.ts';
import { ALLIANCE, alliesOf, dealBetween, endDeal, makeDeal } from '../lands/relations.ts';
import { release } from '../nations/collapse.ts';
import { becomeClient, seeksProtection } from '../nations/dependants.ts';
import { ask, askSide, d2, type Invasions } from '../pieces/table.ts';
import { united, unitsAt } from '../pieces/units.ts';
import { leave } from './evacuation.ts';
import { hasActed } from './pacts.ts';

// XXVI.A Alliances by event

/** A side's nations that can conclude a pact: active, free, and not invading. */
function ownEnvoys(state: State, side: number): Nation[] {
  return NATION_ROWS.flatMap((_, owner) =>
    SIDE_OF[owner] === side && isActive(state, owner) && !invades(state, owner) && partnersFor(state, owner).length > 0
      ? [owner]
      : [],
  );
}

/** X.B With whom a nation can ally by the event, which touches no inactive kingdom. */
function partnersFor(state: State, owner: Nation): Nation[] {
  return NATION_ROWS.flatMap((_, other) => {
    if (other === owner || !isActive(state, other) || invades(state, other)) return [];
    return mayAlly(state, owner, other) ? [other] : [];
  });
}

/** XXX.B Alliances and ties of clients, which a card can break on a D2. */
export function tiesToBreak(state: State): [Nation, Nation][] {
  const ties: [Nation, Nation][] = [];
  const { deals } = state.ties;
  for (let i = 0; i < deals.length; i += 3) if (deals[i + 2] === ALLIANCE) ties.push([deals[i], deals[i + 1]]);
  state.ties.bond.forEach((bond, owner) => {
    if (bond === CLIENT) ties.push([owner, state.ties.lord[owner]]);
  });
  return ties;
}

export function tieOptions(ties: readonly [Nation, Nation][]): ReturnType<typeof breakTie>[] {
  return ties.map(([a, b]) => breakTie(nationId(a), nationId(b)));
}

/** X.B Those of them that the event can break: none of an inactive client. */
function tiesOfTheActive(state: State): [Nation, Nation][] {
  return tiesToBreak(state).filter(([a, b]) => isActive(state, a) && isActive(state, b));
}

/** XXX.B An alliance or a client's tie ends on a D2. */
export function* tryToBreak(g: Invasions, tie: ReturnType<typeof breakTie>): Flow<void> {
  const { state } = g;
  const { nation, enemy } = tie;
  const [a, b] = tiesToBreak(state).find(([one, two]) => breakTie(nationId(one), nationId(two)) === tie) ?? [-1, -1];
  const success = a >= 0 && d2(g);
  const names = { nation: NATION_ROWS[a].id, enemy: NATION_ROWS[b].id };
  g.emit({ event: success ? 'tie.broken' : 'tie.holds', ...names });
  if (!success) return;
  if (dealBetween(state, a, b) === ALLIANCE) yield* endAlliance(g, a, b);
  else if (nation !== enemy) release(state, a);
}

export function mayPact(state: State, side: number): boolean {
  return ownEnvoys(state, side).length > 0 || tiesOfTheActive(state).length > 0;
}

/** The event Alliance: one of the player's nations allies with another, or a tie is broken. */
export function* pactByCard(g: Invasions, side: number): Flow<void> {
  const { state } = g;
  const mine = ownEnvoys(state, side);
  const options = [...optionsOf(TARGET, mine), ...tieOptions(tiesOfTheActive(state))];
  const answer = yield* askSide(g, side, prompt('pact', 'XXVI.A'), options);
  if (answer.kind === 'break-tie') return yield* tryToBreak(g, answer);
  const owner = mine.find((one) => nationId(one) === answer.nation) ?? mine[0];
  const others = partnersFor(state, owner);
  const question = prompt('target', 'XXVI.A', { nation: nationId(owner) });
  const { nation: id } = yield* ask(g, owner, question, optionsOf(TARGET, others));
  yield* alliance(g, owner, others.find((other) => nationId(other) === id) ?? others[0]);
}

// Barbarian Coalition

const MOST_MEMBERS = 3;

function mayJoin(state: State, owner: Nation): boolean {
  return (
    state.nations.status[owner] === BARBARIAN &&
    state.ties.bond[owner] === FREE &&
    state.nations.horde[owner] >= 0 &&
    isActive(state, owner) &&
    !invades(state, owner)
  );
}

/** Who can join some members: near to all of them, and not yet tied to any. */
function candidates(state: State, members: readonly Nation[]): Nation[] {
  return NATION_ROWS.flatMap((_, other) => {
    if (members.includes(other) || !mayJoin(state, other)) return [];
    const fits = members.every(
      (one) => areNear(state.nations.horde[one], state.nations.horde[other]) && dealBetween(state, one, other) === 0,
    );
    return fits ? [other] : [];
  });
}

function leagueHeads(state: State, side: number): Nation[] {
  return NATION_ROWS.flatMap((_, owner) =>
    SIDE_OF[owner] === side && mayJoin(state, owner) && candidates(state, [owner]).length > 0 ? [owner] : [],
  );
}

export function mayCoalesce(state: State, side: number): boolean {
  return leagueHeads(state, side).length > 0;
}

/** Up to three barbarian nations of neighbouring areas are allies this turn; other players' nations must agree. */
export function* playCoalition(g: Invasions, side: number): Flow<void> {
  const { state } = g;
  const heads = leagueHeads(state, side);
  const question = prompt('league', 'XXVI.A');
  const first = yield* askSide(g, side, question, optionsOf(TARGET, heads));
  const members = [heads.find((owner) => nationId(owner) === first.nation) ?? heads[0]];
  for (let asked: Nation[] = []; members.length < MOST_MEMBERS; ) {
    const open = candidates(state, members).filter((other) => !asked.includes(other));
    if (open.length === 0) return;
    const answer = yield* askSide(g, side, question, [...optionsOf(TARGET, open), DONE]);
    if (answer.kind === 'done') return;
    const other = open.find((one) => nationId(one) === answer.nation) ?? open[0];
    asked = [...asked, other];
    if (!(yield* agrees(g, side, members[0], other))) continue;
    for (const member of members) makeDeal(state, member, other, ALLIANCE);
    members.push(other);
    g.emit({ event: 'coalition', nation: nationId(members[0]), enemy: nationId(other) });
  }
}

function* agrees(g: Invasions, side: number, owner: Nation, other: Nation): Flow<boolean> {
  if (seatOf(g.state, other) === g.state.sides[side]) return true;
  const question = prompt('alliance', 'XXVI.A', { nation: nationId(other), enemy: nationId(owner) });
  if ((yield* ask(g, other, question, YES_NO)) === YES) return true;
  g.emit({ event: 'alliance.refused', nation: nationId(other), enemy: nationId(owner) });
  return false;
}

// XXVI.B Joint activation

/** The allies of a nation that have not been activated yet: they come right after it and move with it. */
export function gatherPartners(state: State, owner: Nation): void {
  const allies = alliesOf(state, owner);
  const waiting = state.clock.queue.slice(state.clock.next + 1);
  const partners = waiting.filter((other) => allies.includes(other));
  state.activation.partners.splice(0, state.activation.partners.length, ...partners);
  if (partners.length === 0) return;
  const done = state.clock.queue.slice(0, state.clock.next + 1);
  state.clock.queue = [...done, ...partners, ...waiting.filter((other) => !partners.includes(other))];
}

/** XXVI.B Allies are activated together when the turn of the oldest of them comes. */
export function atTheOldest(state: State, order: readonly Nation[]): Nation[] {
  const heads = order.map((owner) => oldestOf(state, owner, order));
  if (heads.every((head, i) => head === order[i])) return [...order];
  return order.flatMap((head, i) =>
    heads[i] === head ? [head, ...order.filter((owner, k) => owner !== head && heads[k] === head)] : [],
  );
}

/** The oldest among a nation and its allies, and theirs. */
function oldestOf(state: State, owner: Nation, order: readonly Nation[]): Nation {
  const { age } = state.nations;
  let head = owner;
  for (const other of alliesOf(state, owner)) if (order.includes(other) && age[other] > age[head]) head = other;
  return head === owner ? owner : oldestOf(state, head, order);
}

/** XXX.B, G430 An alliance is over when both have acted, for those who act together when the last of them has. */
export function* partCompany(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const { partners } = state.activation;
  if (partners.length > 0 && partners[partners.length - 1] !== owner) return;
  partners.length = 0;
  yield* endAlliancesOf(g, (one, other) => hasActed(state, one) && hasActed(state, other));
  refreshControl(state);
}

/** XXX.B No alliance outlasts the turn, so nothing is shared when revenues and points are counted (XXVI.B). */
export function* endAlliances(g: Invasions): Flow<void> {
  yield* endAlliancesOf(g, () => true);
}

/** XXVI.B Whoever is subdued, or becomes a federate or client, has no allies any more. */
export function* loseAllies(g: Invasions, owner: Nation): Flow<void> {
  yield* endAlliancesOf(g, (one, other) => one === owner || other === owner);
}

function* endAlliancesOf(g: Invasions, isOver: (one: Nation, other: Nation) => boolean): Flow<void> {
  const { deals } = g.state.ties;
  for (let i = deals.length - 3; i >= 0; i -= 3)
    if (deals[i + 2] === ALLIANCE && isOver(deals[i], deals[i + 1])) yield* endAlliance(g, deals[i], deals[i + 1]);
}

/** XXVI.B In shared provinces the smaller force leaves, its federates with it; of equal ones the younger on a D2, else the older; and who stands before a city of the other (G353). */
export function* endAlliance(g: Invasions, a: Nation, b: Nation): Flow<void> {
  const { state } = g;
  endDeal(state, a, b);
  for (let where = 0; where < LAND; where++) {
    const [mine, theirs] = [a, b].map((head) => membersAt(state, head, where));
    if (mine.length === 0 || theirs.length === 0) {
      const [guests, host] = theirs.length === 0 ? [mine, b] : [theirs, a];
      if (state.lands.level[where] > 0 && united(state, state.lands.city[where], host))
        for (const guest of guests) yield* leave(g, guest, where, { rule: 'XXVI.B' });
      continue;
    }
    const [younger, older] = state.nations.age[a] <= state.nations.age[b] ? [mine, theirs] : [theirs, mine];
    const [ours, others] = [mine, theirs].map((members) => sum(members, (member) => strengthAt(state, member, where)));
    const leavers = ours === others ? (d2(g) ? younger : older) : ours < others ? mine : theirs;
    for (const leaver of leavers) yield* leave(g, leaver, where, { rule: 'XXVI.B' });
  }
}

/** XXVI.B, XXVIII.D A nation and its federates, as far as they have units or their horde in a province; Rome counts once while it is one. */
export function membersAt(state: State, head: Nation, where: Place): Nation[] {
  const members: Nation[] = [];
  if (state.pieces.here[where].length === 0 && state.pieces.camps[where] === 0) return members;
  const { bond, lord } = state.ties;
  for (let member = 0; member < NATION_ROWS.length; member++) {
    const federate = bond[member] === FEDERATE && united(state, head, lord[member]);
    if ((member === head || federate) && strengthAt(state, member, where) > 0) members.push(member);
  }
  return members;
}

/** Its units there; III.D, G79 a horde that stands alone is one. */
function strengthAt(state: State, owner: Nation, where: Place): number {
  const units = unitsAt(state, owner, where).length;
  return units > 0 || state.nations.horde[owner] !== where ? units : 1;
}

function sum(members: readonly Nation[], value: (member: Nation) => number): number {
  return members.reduce((total, member) => total + value(member), 0);
}

/** XXVI.A Neither is federate, client or vassal; a free minor kingdom can become a client. */
export function mayAlly(state: State, owner: Nation, other: Nation): boolean {
  if (state.ties.bond[owner] !== FREE || state.ties.bond[other] !== FREE || dealBetween(state, owner, other) !== 0)
    return false;
  return isActive(state, other) || NATION_ROWS[other].role === 'minor';
}

/** XXX.B Another player agrees or not; one's own nation and a minor kingdom, which becomes a client, need a D2. */
export function* alliance(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  const { state } = g;
  const minor = seeksProtection(state, other, owner);
  const agreed =
    minor || seatOf(state, owner) === seatOf(state, other)
      ? d2(g)
      : (yield* ask(
          g,
          other,
          prompt('alliance', 'XXX.B', { nation: nationId(other), enemy: nationId(owner) }),
          YES_NO,
        )) === YES;
  if (!agreed) g.emit({ event: 'alliance.refused', nation: nationId(other), enemy: nationId(owner) });
  else if (minor) {
    becomeClient(g, other, owner);
    yield* loseAllies(g, other);
  } else {
    makeDeal(state, owner, other, ALLIANCE);
    g.emit({ event: 'allied', nation: nationId(owner), enemy: nationId(other) });
  }
}
