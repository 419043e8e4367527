import type { Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import {
  ADJACENT,
  COASTS,
  IS_ENTRY,
  idOf,
  isSea,
  LAND_OR_STRAIT,
  SEA_WAYS,
  SPACES,
  type Space,
  spaceNamed,
} from '../../data/spaces.ts';
import { DONE, GO, JOIN, prompt, SHIFT, type TroopOption, troopOf, troops, WATCH } from '../../options.ts';
import { bookOf, type State } from '../../state/state.ts';
import { mayRetreat } from '../battle/retreat.ts';
import { departures, sailOff } from '../battle/sea-battle.ts';
import { claimCities } from '../economy/cities.ts';
import { mayEnterEntry } from '../movement/march.ts';
import { romansDefect } from '../nations/defection.ts';
import { areAllies, strangers } from '../pieces/control.ts';
import { leaveHold } from '../pieces/convoys.ts';
import { orderOfPlay } from '../pieces/factions.ts';
import { wordsOf } from '../pieces/names.ts';
import {
  allUnits,
  fleetsAt,
  freeHold,
  isPresent,
  landCounts,
  leadersIn,
  shiftTroop,
  sizeOf,
  sum,
} from '../pieces/pieces.ts';
import { reactedTo } from '../pieces/stacking.ts';
import { type Italia, seatOf } from '../pieces/table.ts';

/** 12.3.2 After a campaign move every other nation near the leader may react, in turn order. */
export function* reactions(g: Italia): Flow<void> {
  const { state } = g;
  for (const nation of orderOfPlay(state))
    if (nation !== state.nation && wantsToReact(state, nation) && mayReact(state, nation)) yield* react(g, nation);
}

/** A player may have said for good that he does not react. */
function wantsToReact(state: State, nation: Nation): boolean {
  return state.orders[seatOf(state, nation)].react === 'ask';
}

/** R 27 A unit, not only a leader, in the leader's area or an adjacent area or sea; it may be blocked there. */
function mayReact(state: State, nation: Nation): boolean {
  if (!mayRetreat(state, nation)) return false;
  const at = state.leaderAt[state.turn.leader];
  if (at < 0) return false;
  return allUnits(state, nation, at) > 0 || ADJACENT[at].some((space) => allUnits(state, nation, space) > 0);
}

/** Whether a nation has units in a space that are not blocked there, as only enemies are (12.3.4). */
function canUse(state: State, nation: Nation, space: Space): boolean {
  if (space === state.turn.blocked && !areAllies(state, nation, state.nation)) return false;
  return isPresent(state, nation, space) && allUnits(state, nation, space) > 0;
}

/** 12.3.2 Into the battle, one stack elsewhere, or nothing. */
function* react(g: Italia, nation: Nation): Flow<void> {
  const { state } = g;
  const at = state.leaderAt[state.turn.leader];
  const joins = joinsOf(state, nation, at);
  const shifts = shiftsOf(state, nation);
  const args = { nation: bookOf(state).id(nation), foe: bookOf(state).id(state.nation), area: idOf(at) };
  const options = [WATCH, ...joins.map((from) => JOIN[from]), ...shifts.map((from) => SHIFT[from])];
  const choice = yield* g.choose(
    seatOf(state, nation),
    { ...prompt('react', '12.3.2', args), fallback: WATCH.id },
    options,
  );
  if (choice.kind === 'watch') return;
  if (choice.kind === 'shift') yield* moveAndSee(g, nation, spaceNamed(choice.from));
  else yield* joinBattle(g, nation, at, spaceNamed(choice.from));
  claimCities(state, nation);
  romansDefect(g);
}

/** 12.3.2.1 From where units can come to a battle in which their nation already stands; never against a raid. */
function joinsOf(state: State, nation: Nation, at: Space): Space[] {
  if (allUnits(state, nation, at) === 0 || state.turn.raids.includes(at)) return [];
  if (areAllies(state, nation, state.nation)) return [];
  return nextTo(at).filter((from) => canUse(state, nation, from) && choices(state, nation, from, at).length > 0);
}

/** 12.3.2.3 The spaces one step away, over a strait or a coast too. */
function nextTo(space: Space): Space[] {
  return isSea(space) ? [...SEA_WAYS[space], ...COASTS[space]] : [...LAND_OR_STRAIT[space], ...COASTS[space]];
}

/** Land units and leaders of a space as they could go ashore or march. */
function troopsToLand(state: State, nation: Nation, space: Space): readonly TroopOption[] {
  const counts = landCounts(state, nation, space);
  const total = sum(counts);
  return total === 0 ? [] : troops('take', counts, leadersIn(state, nation, space), 1, total);
}

function* joinBattle(g: Italia, nation: Nation, at: Space, first: Space): Flow<void> {
  const { state } = g;
  yield* go(g, nation, first, at);
  for (;;) {
    const more = joinsOf(state, nation, at).filter((from) => !state.turn.reactedFrom.includes(nation * 64 + from));
    if (more.length === 0) return;
    const args = { nation: bookOf(state).id(nation), area: idOf(at) };
    const options = [DONE, ...more.map((from) => JOIN[from])];
    const choice = yield* g.choose(seatOf(state, nation), prompt('join-more', '12.3.2', args), options);
    if (choice.kind === 'done') return;
    yield* go(g, nation, spaceNamed(choice.from), at);
  }
}

/** 12.3.2.2 Where a nation has a stack that could go somewhere. */
function shiftsOf(state: State, nation: Nation): Space[] {
  const found: Space[] = [];
  for (let space = 0; space < SPACES; space++)
    if (canUse(state, nation, space) && goals(state, nation, space).length > 0) found.push(space);
  return found;
}

/** One space further: empty, or with own units and nobody else but the nation on campaign. */
function goals(state: State, nation: Nation, from: Space): Space[] {
  return nextTo(from).filter((to) => mayShift(state, nation, from, to) && choices(state, nation, from, to).length > 0);
}

/** 12.3.2.2 To where the army on campaign stands only beside a unit of its own: with a lone leader (R 27) it would begin a battle. */
function mayShift(state: State, nation: Nation, from: Space, to: Space): boolean {
  const others = strangers(state, to, nation);
  if (!isSea(to) && IS_ENTRY[to] && !mayEnterEntry(state, nation, to)) return false;
  if (others !== 0 && (others !== 1 << state.nation || allUnits(state, nation, to) === 0)) return false;
  // Land units need a hold at sea; fleets go from sea to sea only.
  return !isSea(to) || isSea(from) || freeHold(state, nation, to) > 0;
}

/** Who can go from a space to the next one. */
function choices(state: State, nation: Nation, from: Space, to: Space): readonly TroopOption[] {
  if (isSea(from) && isSea(to)) return fleetsAt(state, nation, from) > 0 ? departures(state, nation, from) : [];
  if (!isSea(to)) return troopsToLand(state, nation, from);
  const counts = landCounts(state, nation, from);
  const total = sum(counts);
  const most = Math.min(total, freeHold(state, nation, to));
  return most === 0 ? [] : troops('take', counts, leadersIn(state, nation, from), 1, most);
}

function* moveAndSee(g: Italia, nation: Nation, from: Space): Flow<void> {
  const { state } = g;
  const args = { nation: bookOf(state).id(nation), area: idOf(from) };
  const { area } = yield* g.choose(
    seatOf(state, nation),
    prompt('where', '12.3.2', args),
    goals(state, nation, from).map((to) => GO[to]),
  );
  yield* go(g, nation, from, spaceNamed(area));
}

function* go(g: Italia, nation: Nation, from: Space, to: Space): Flow<void> {
  const { state } = g;
  const id = bookOf(state).id(nation);
  const ask = prompt('units', '12.3.2', { nation: id, from: idOf(from), area: idOf(to) });
  const troop = troopOf(yield* g.choose(seatOf(state, nation), ask, choices(state, nation, from, to)));
  if (isSea(from) && isSea(to)) sailOff(state, nation, from, to, troop);
  else {
    if (isSea(from)) leaveHold(state, nation, from, troop.units);
    shiftTroop(state, nation, from, to, troop);
  }
  state.turn.reactedFrom.push(nation * 64 + from);
  if (!isSea(to)) reactedTo(state, nation, to, sizeOf(troop));
  g.emit({
    event: 'reacted',
    nation: id,
    units: wordsOf(troop.units, troop.leaders),
    from: idOf(from),
    area: idOf(to),
  });
}
