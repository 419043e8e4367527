import { AREAS } from '../src/data/areas.ts';
import { LEADERS } from '../src/data/names.ts';
import { FIRST_SEA, IS_ENTRY, idOf, SPACES } from '../src/data/spaces.ts';
import { FLEET, KINDS, UNITS } from '../src/data/units.ts';
import { bookOf, CITY, LEADER_SLOT, SLOTS, type State } from '../src/state/state.ts';

function demand(condition: boolean, what: string): void {
  if (!condition) throw new Error(`broken: ${what}`);
}

/** What is true of every position that can be reached, whatever anybody does. */
export function invariant(state: State): void {
  const book = bookOf(state);
  for (let nation = 0; nation < book.size; nation++) {
    const id = book.id(nation);
    if (state.gold[nation] < 0) demand(false, `the gold of the ${id} is ${state.gold[nation]}`);
    if (state.overlord[nation] === nation) demand(false, `the ${id} are subject to themselves`);
    for (let kind = 0; kind < KINDS; kind++) {
      const counters = countersOf(state, nation, kind);
      if (counters !== book.mix[nation * KINDS + kind])
        demand(false, `${id}: ${counters} counters of ${UNITS[kind].id}`);
      if (state.supply[nation * KINDS + kind] < 0) demand(false, `supply of the ${id}: ${UNITS[kind].id}`);
    }
    for (let space = 0; space < SPACES; space++) placeIsRight(state, nation, space);
  }
  LEADERS.forEach((leader, number) => {
    const at = state.leaderAt[number];
    if (at < 0) return;
    const nation = book.nationOfLeader[number];
    demand((state.mask[at] & (1 << nation)) !== 0, `${leader} stands where his nation does not`);
  });
  AREAS.forEach(({ id, city }, area) => {
    demand(state.city[area] !== CITY || city, `a city in ${id}`);
  });
  stacksAreRight(state);
}

/** 8.0 to 8.4 When movement has ended nobody is too many: one area may be the capital, and one has the leader of a campaign. */
function stacksAreRight(state: State): void {
  const { nation, phase, turn } = state;
  if (phase !== 'combat' || turn.leader >= 0 || turn.fought.length > 0 || nation < 0) return;
  const { operations = [], capital } = bookOf(state).cards[nation];
  const operation = operations.find(({ round }) => round === state.round);
  let crowded = 0;
  AREAS.forEach(({ id, terrain, kind }, area) => {
    if (kind === 'entry' || (state.mask[area] & (1 << nation)) === 0) return;
    const first = (nation * SPACES + area) * SLOTS;
    let units = 0;
    for (let one = 0; one < FLEET; one++) units += state.units[first + one];
    const leaders = state.units[first + LEADER_SLOT];
    const limit = terrain === 'highland' ? 2 : 3;
    if ((state.mask[area] & ~(1 << nation)) !== 0) {
      const invasion = operation?.kind === 'great-invasion' ? 1 : 0;
      demand(units <= limit + 1 + (leaders > 0 ? 1 : 0) + invasion, `${units} attack ${id}`);
    } else if (units > limit) {
      const chief = operation?.kind === 'campaign' ? operation.leader : undefined;
      const freed = operation?.kind === 'great-invasion' ? operation.freeStackWith : chief;
      if (freed !== undefined && state.leaderAt[LEADERS.indexOf(freed)] === area) return;
      crowded += 1;
      demand(units === limit + 1 && crowded === 1 && (capital ?? id) === id, `${units} in ${id}`);
    }
  });
}

/** Every counter is on the board, in the supply, bought, waiting or out of the game. */
function countersOf(state: State, nation: number, kind: number): number {
  const i = nation * KINDS + kind;
  let counters = state.supply[i] + state.waiting[i] + state.gone[i];
  if (nation === state.nation) counters += state.turn.bought[kind];
  const last = (nation + 1) * SPACES * SLOTS;
  for (let at = nation * SPACES * SLOTS + kind; at < last; at += SLOTS) counters += state.units[at];
  return counters;
}

function placeIsRight(state: State, nation: number, space: number): void {
  const { units, mask } = state;
  const first = (nation * SPACES + space) * SLOTS;
  let land = 0;
  for (let kind = 0; kind < FLEET; kind++) land += units[first + kind];
  const fleets = units[first + FLEET];
  const leaders = units[first + LEADER_SLOT];
  const marked = (mask[space] & (1 << nation)) !== 0;
  if (land + fleets + leaders === 0 && !marked) return;
  const id = bookOf(state).id(nation);
  for (let slot = 0; slot < SLOTS; slot++)
    demand(units[first + slot] >= 0, `a negative number of ${id} in ${idOf(space)}`);
  demand(marked === land + fleets + leaders > 0, `who is in ${idOf(space)}`);
  if (space < FIRST_SEA) demand(fleets === 0, `a fleet of the ${id} ashore in ${idOf(space)}`);
  else {
    demand(land <= 2 * fleets, `${land} units of the ${id} swim in ${idOf(space)}`);
    demand(leaders === 0 || fleets > 0, `a leader of the ${id} swims in ${idOf(space)}`);
  }
}

/** What is true whenever a nation's turn begins: nobody shares an area with strangers, outside the entry areas. */
export function quietInvariant(state: State): void {
  if (state.phase !== 'purchase' || state.round === 10) return;
  AREAS.forEach(({ id }, area) => {
    if (IS_ENTRY[area]) return;
    const bits = state.mask[area] & ~(1 << state.nation);
    demand((bits & (bits - 1)) === 0, `two nations share ${id}`);
  });
}
