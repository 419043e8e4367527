import type { Flow } from '@tabula/engine';
import { LAND, type Place, place, placeId, SEA_WAYS, SHORE_OF, SHORES, waysFrom } from '../../data/geography.ts';
import {
  COUNTERS_OF,
  type Counter,
  type Nation,
  nation,
  nationId,
  ORIENTALI,
  ROMANI,
  SORT_OF,
  SORTS,
} from '../../data/pieces.ts';
import { CAPITAL, numberOf, optionsOf, prompt, YES, YES_NO } from '../../options.ts';
import {
  ABSENT,
  adopt,
  changeLord,
  enlist,
  inherit,
  KINGDOM,
  move,
  moveCapital,
  NOWHERE,
  remove,
  type State,
} from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { friendly } from '../lands/relations.ts';
import { payGold } from '../pieces/gold.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { ownUnits } from '../pieces/units.ts';
import { vanish } from './collapse.ts';
import { breakCamp } from './kingdom.ts';

const UNION_TURN = 9;
const ANGLI = nation('angli');
const SAXONES = nation('saxones');
const CONSTANTINOPOLIS = place('thracia');

/** XXXVII.M, XLI.G: what may grow together from turn 9 on, in the Status action. */
export function* unions(g: Invasions, owner: Nation): Flow<void> {
  if (g.state.clock.turn < UNION_TURN) return;
  if (owner === ORIENTALI) yield* reunite(g);
  if (owner === ANGLI) yield* mergeAnglosaxons(g);
}

/** XXXVII.M: the West comes back to the East, if their capitals are joined by land or by Roman fleets. */
function* reunite(g: Invasions): Flow<void> {
  const { state } = g;
  if (
    state.nations.status[ROMANI] === ABSENT ||
    !areJoined(state, state.nations.capital[ROMANI], state.nations.capital[ORIENTALI])
  )
    return;
  const question = prompt('reunite', 'XXXVII.M');
  if ((yield* ask(g, ORIENTALI, question, YES_NO)) !== YES) return;
  absorb(g, ROMANI, ORIENTALI);
  state.nations.age[ORIENTALI] = Math.min(state.nations.age[ORIENTALI], state.nations.age[ROMANI]);
  state.nations.decline[ORIENTALI] = Math.min(state.nations.decline[ORIENTALI], state.nations.decline[ROMANI]);
  finish(g, ROMANI, ORIENTALI, CONSTANTINOPOLIS);
}

/** Over friendly provinces, and seas in which a Roman fleet lies. */
function areJoined(state: State, from: Place, to: Place): boolean {
  if (from < 0 || to < 0) return false;
  const seen = new Set<Place>([from]);
  const open = [from];
  const isRoman = (owner: Nation) => owner === ROMANI || owner === ORIENTALI;
  const visit = (next: Place) => {
    if (seen.has(next)) return;
    const free =
      next < LAND
        ? state.lands.control[next] >= 0 &&
          (isRoman(state.lands.control[next]) || friendly(state, ORIENTALI, state.lands.control[next], next))
        : state.pieces.here[next].some((counter) => isRoman(state.pieces.holder[counter]));
    if (!free) return;
    seen.add(next);
    open.push(next);
  };
  for (const here of open) {
    if (here < LAND) {
      for (const way of waysFrom(state.rules.map, here)) visit(way.to);
      for (const { sea } of SHORES[here]) visit(sea);
    } else {
      for (const sea of SEA_WAYS[here - LAND]) visit(sea);
      for (const shore of SHORE_OF[here - LAND]) visit(shore);
    }
  }
  return seen.has(to);
}

/** XLI.G: two kingdoms become the Anglosaxons. */
function* mergeAnglosaxons(g: Invasions): Flow<void> {
  const { state } = g;
  if (state.nations.status[ANGLI] !== KINGDOM || state.nations.status[SAXONES] !== KINGDOM) return;
  if (state.ties.bond[ANGLI] !== 0 || state.ties.bond[SAXONES] !== 0) return;
  if ((yield* ask(g, ANGLI, prompt('merge', 'XLI.G'), YES_NO)) !== YES) return;
  const capitals = [state.nations.capital[ANGLI], state.nations.capital[SAXONES]].filter((where) => where >= 0);
  absorb(g, SAXONES, ANGLI);
  state.nations.age[ANGLI] = Math.min(state.nations.age[ANGLI], state.nations.age[SAXONES]);
  let seat = NOWHERE;
  if (capitals.length > 0) {
    const question = prompt('capital', 'XLI.G', { nation: nationId(ANGLI) });
    const options = optionsOf(CAPITAL, capitals);
    seat = numberOf((yield* ask(g, ANGLI, question, options)).province);
  }
  state.clock.glories.push('anglo-saxons');
  finish(g, SAXONES, ANGLI, seat);
  if (state.nations.capital[ANGLI] >= 0) yield* breakCamp(g, ANGLI);
}

/** Counters, cities, Limites, gold and dependants of one nation pass to another. */
function absorb(g: Invasions, from: Nation, to: Nation): void {
  const { state } = g;
  for (const counter of ownUnits(state, from)) handOver(state, counter, to);
  for (let counter = 0; counter < state.pieces.holder.length; counter++)
    if (state.pieces.holder[counter] === from && state.pieces.at[counter] >= 0) enlist(state, counter, to);
  for (let where = 0; where < LAND; where++) inherit(state, where, from, to);
  for (let other = 0; other < state.ties.lord.length; other++)
    if (state.ties.lord[other] === from) changeLord(state, other, to);
  payGold(g, from, to, state.nations.treasury[from]);
  g.emit({ event: 'united', nation: nationId(from), lord: nationId(to) });
}

/** G161 A unit is exchanged for one of its kind; if none is left, or it serves others, it is of the other nation as it is. */
function handOver(state: State, counter: Counter, to: Nation): void {
  const { at, holder, nation, hurt } = state.pieces;
  const same = COUNTERS_OF[to].find((other) => at[other] === NOWHERE && isSameKind(counter, other));
  if (same === undefined || holder[counter] !== nation[counter]) {
    adopt(state, counter, to);
    return;
  }
  const [where, damage] = [at[counter], hurt[counter]];
  remove(state, counter);
  move(state, same, where);
  hurt[same] = damage;
}

/** All that the rules ask of a unit; an auxiliary is one of the same people, and what is bound to a land stays as it is. */
function isSameKind(one: Counter, other: Counter): boolean {
  const [a, b] = [SORTS[SORT_OF[one]], SORTS[SORT_OF[other]]];
  return !a.local && MARKS.every((mark) => a[mark] === b[mark]);
}

const MARKS = ['kind', 'elite', 'heavy', 'guard', 'amphibious', 'mountain', 'auxiliary', 'origin', 'thema'] as const;

/** The nation that was absorbed leaves play; its counters that had to stay are the other's. */
function finish(g: Invasions, from: Nation, to: Nation, seat: Place): void {
  const { state } = g;
  vanish(state, from);
  // G13 No capital in a revolt.
  if (seat >= 0 && state.lands.city[seat] === to && state.lands.revolt[seat] === 0) {
    moveCapital(state, to, seat);
    g.emit({ event: 'capital.placed', nation: nationId(to), province: placeId(seat) });
  }
  refreshControl(state);
}
