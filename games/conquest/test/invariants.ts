import { KINDS, PER_COLOUR, UNITS_PER_GALLEY } from '../src/data/figures.ts';
import { COASTS, idOf, isSea, PROVINCES, ROADS, TRIBUTE } from '../src/data/map.ts';
import { ABOARD, index, isIn, pair, type State } from '../src/state.ts';

function demand(condition: boolean, what: string): void {
  if (!condition) throw new Error(`broken: ${what}`);
}

const provinces = Array.from({ length: PROVINCES }, (_, province) => province);

/** What is true of every position that can be reached, whatever anybody does. */
export function invariant(state: State): void {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  for (const seat of seats) {
    demand(state.money[seat] >= 0, `seat ${seat + 1} has ${state.money[seat]} Talents`);
    demand(state.tribute[seat] === tributeOf(state, seat), `the tribute of seat ${seat + 1}`);
    demandPieces(state, seat);
    demandCaesar(state, seat);
  }
  demand(state.colours.reduce((sum, colours) => sum + colours, 0) <= state.players, 'more colours than players');
  for (const province of provinces) demandProvince(state, seats, province);
  demand(state.city.filter((city) => city > 0).length <= 16, 'more than 16 cities');
  demand(state.city.filter((city) => city > 1).length <= 16, 'more than 16 fortifications');
  demand(state.road.filter((road) => road > 0).length <= 20, 'more than 20 roads');
  state.road.forEach((road, border) => {
    const [a, b] = ROADS[border];
    demand(
      road === 0 || (state.city[a] > 0 && state.city[b] > 0),
      `a road without cities from ${idOf(a)} to ${idOf(b)}`,
    );
  });
  demandGalleys(state);
}

function tributeOf(state: State, seat: number): number {
  return provinces
    .filter((province) => state.control[province] === seat)
    .reduce((sum, province) => sum + TRIBUTE[province] + (state.city[province] > 0 ? 5 : 0), 0);
}

/** Pieces are never more than there are of a player's colours; Generals are all somewhere. */
function demandPieces(state: State, seat: number): void {
  const { galley } = state;
  const own = galley.owner.flatMap((owner, ship) => (owner === seat ? [ship] : []));
  KINDS.forEach((kind, k) => {
    const ashore = provinces.reduce((sum, province) => sum + state.units[k][index(seat, province)], 0);
    const all = own.reduce((sum, ship) => sum + galley.cargo[k][ship], ashore);
    const each = kind === 'cavalry' ? state.rules.cavalryPerColour : PER_COLOUR[kind];
    demand(all <= each * state.colours[seat], `seat ${seat + 1} has ${all} ${kind}`);
  });
  demand(own.length <= 8 * state.colours[seat], `seat ${seat + 1} has ${own.length} galleys`);
  if (state.home[seat] < 0 || state.colours[seat] === 0) return;
  const ashore = provinces.reduce((sum, province) => sum + state.generals[index(seat, province)], 0);
  const held = state.caesar.reduce((sum, _, captor) => sum + state.prisoners[pair(state, captor, seat)], 0);
  const aboard = own.reduce((sum, ship) => sum + galley.generals[ship], 0);
  const all = ashore + aboard + held + state.dead[seat] + state.waiting[seat];
  demand(all === 4 * state.colours[seat], `seat ${seat + 1} has ${all} Generals`);
}

function demandCaesar({ caesar, galley, home, winner }: State, seat: number): void {
  const at = caesar[seat];
  const aboard = galley.caesar.flatMap((here, ship) => (here > 0 && galley.owner[ship] === seat ? [ship] : []));
  if (home[seat] < 0 || winner >= 0) return;
  if (at >= ABOARD) demand(aboard.length === 1 && aboard[0] === at - ABOARD, `the Caesar of seat ${seat + 1} aboard`);
  else demand(aboard.length === 0, `the Caesar of seat ${seat + 1} is aboard and ashore`);
}

/** One owner for each province; land units of two players only where the attacker is about to fight. */
function demandProvince(state: State, seats: readonly number[], province: number): void {
  const holders = seats.filter((seat) => KINDS.some((_, k) => state.units[k][index(seat, province)] > 0));
  for (const seat of seats)
    for (const table of [...state.units, state.generals])
      demand(table[index(seat, province)] >= 0, `negative pieces in ${idOf(province)}`);
  demand(holders.length <= 2, `${holders.length} armies in ${idOf(province)}`);
  if (holders.length === 2)
    demand(holders.includes(state.attacker), `two armies in ${idOf(province)} without an attacker`);
  const garrison = state.garrison[province];
  demand(holders.length === 0 ? garrison < 0 : holders.includes(garrison), `the garrison of ${idOf(province)}`);
  const owner = state.control[province];
  demand(owner < 0 || isIn(state, owner), `${idOf(province)} belongs to a player who is out`);
  if (['destroy', 'build', 'deal', 'throne', 'begin'].includes(state.phase))
    demand(garrison < 0 || owner === garrison, `${idOf(province)} is occupied, but not controlled`);
  demandMovement(state, province);
}

/** Nobody has spent movement that he does not have. */
function demandMovement(state: State, province: number): void {
  if (state.phase !== 'move') return;
  const i = index(state.active, province);
  KINDS.forEach((kind, k) => {
    const spent = state.spent[k][province] + (kind === 'cavalry' ? state.halfCavalry[province] : 0);
    demand(spent >= 0 && spent <= state.units[k][i], `${spent} moved ${kind} in ${idOf(province)}`);
  });
  const rolling = state.stretches.filter(({ at }) => at === province);
  for (const sort of ['infantry', 'catapult', 'cavalry', 'halfCavalry', 'generals', 'halfGenerals'] as const) {
    const on = rolling.reduce((sum, stretch) => sum + stretch[sort], 0);
    demand(on >= 0 && on <= limitOnRoad(state, sort, province), `${on} ${sort} on the road in ${idOf(province)}`);
  }
  const generals = state.spentGenerals[province] + state.halfGenerals[province];
  demand(generals >= 0 && generals <= state.generals[i], `${generals} moved Generals in ${idOf(province)}`);
}

/** Whoever is on a road has moved and stands there. */
function limitOnRoad(state: State, sort: keyof State['stretches'][number], province: number): number {
  switch (sort) {
    case 'infantry':
      return state.spent[0][province];
    case 'cavalry':
      return state.spent[1][province];
    case 'catapult':
      return state.spent[2][province];
    case 'halfCavalry':
      return state.halfCavalry[province];
    case 'generals':
      return state.spentGenerals[province];
    default:
      return state.halfGenerals[province];
  }
}

function demandGalleys(state: State): void {
  const { galley } = state;
  galley.owner.forEach((owner, ship) => {
    const units = galley.cargo[0][ship] + galley.cargo[1][ship] + galley.cargo[2][ship];
    const leaders = galley.generals[ship] + galley.caesar[ship];
    if (owner < 0) {
      demand(units + leaders === 0 && galley.at[ship] < 0, 'a galley in the box with something aboard');
      return;
    }
    const at = galley.at[ship];
    demand(units <= UNITS_PER_GALLEY, `${units} units aboard one galley`);
    demand(units === 0 || leaders > 0, 'units at sea without a leader');
    if (isSea(at)) return;
    demand(units + leaders === 0, `troops aboard a galley on the coast of ${idOf(at)}`);
    const master = state.control[at];
    if (['destroy', 'build', 'deal', 'throne', 'begin'].includes(state.phase))
      demand(master < 0 || master === owner, `a galley of another on the coast of ${idOf(at)} after combat`);
    demand(galley.coast[ship] < COASTS[at].length, `a galley on a coast that ${idOf(at)} does not have`);
  });
}
