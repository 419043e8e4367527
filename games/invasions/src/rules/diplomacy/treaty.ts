import type { Flow } from '@tabula/engine';
import { type Place, placeId, SHORES, waysFrom } from '../../data/geography.ts';
import { type Counter, type Nation, nationId } from '../../data/pieces.ts';
import { PROVINCE_ROWS } from '../../data/provinces.ts';
import { CEDE, numberOf, optionsOf, prompt, STACK_AT } from '../../options.ts';
import { changeHands, move, type State } from '../../state.ts';
import { refreshControl } from '../lands/control.ts';
import { mayGoAlong } from '../lands/homelands.ts';
import { provincesOf } from '../lands/realms.ts';
import { closedTo } from '../lands/relations.ts';
import { roomFor } from '../lands/stacking.ts';
import { pickUnits } from '../pieces/selection.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { isFleet, unitsOf } from '../pieces/units.ts';
import { membersAt } from './alliances.ts';
import { leave } from './evacuation.ts';

/** XXX.C Provinces that a Treaty can claim: no capital, no horde, no granary, no closed land (XVIII.K); beside the nation, or an island off its fleet. */
export function cedable(state: State, owner: Nation, other: Nation): Place[] {
  return provincesOf(state, other).filter(
    (where) =>
      state.nations.capital[other] !== where &&
      state.pieces.camps[where] === 0 &&
      !PROVINCE_ROWS[where].granary &&
      state.lands.foedus[where] < 0 &&
      !closedTo(state, owner, where) &&
      isNear(state, owner, where) &&
      unitsOf(state, owner).some((counter) => mayTakeOver(state, counter, where)),
  );
}

function isNear(state: State, owner: Nation, where: Place): boolean {
  const ways = waysFrom(state.rules.map, where);
  if (ways.some(({ to }) => state.lands.control[to] === owner)) return true;
  const island = ways.every(({ border }) => border === 'strait');
  return (
    island &&
    SHORES[where].some(({ sea }) => state.pieces.here[sea].some((counter) => state.pieces.holder[counter] === owner))
  );
}

/** Where the nation has land units that can take over a province. */
function garrisons(state: State, owner: Nation, where: Place): Place[] {
  const units = unitsOf(state, owner).filter((counter) => mayTakeOver(state, counter, where));
  return [...new Set(units.map((counter) => state.pieces.at[counter]))].sort((a, b) => a - b);
}

function mayTakeOver(state: State, counter: Counter, where: Place): boolean {
  return !isFleet(counter) && mayGoAlong(state, counter, where);
}

/** XXX.C The province is evacuated, and at least one unit of the card's nation moves in. */
export function* treaty(g: Invasions, owner: Nation, other: Nation): Flow<void> {
  const { state } = g;
  const question = prompt('claim', 'XXX.C', { nation: nationId(owner), enemy: nationId(other) });
  const { province } = yield* ask(g, owner, question, optionsOf(CEDE, cedable(state, owner, other)));
  const where = numberOf(province);
  // XXVIII.D Its federates there are like its own units.
  for (const member of new Set([other, ...membersAt(state, other, where)]))
    yield* leave(g, member, where, { rule: 'XXX.C', crowded: true });
  const source = prompt('garrison', 'XXX.C', { nation: nationId(owner), to: placeId(where) });
  const { province: from } = yield* ask(g, owner, source, optionsOf(STACK_AT, garrisons(state, owner, where)));
  const units = state.pieces.here[numberOf(from)].filter(
    (counter) => state.pieces.holder[counter] === owner && mayTakeOver(state, counter, where),
  );
  const which = prompt('stack', 'XXX.C', { nation: nationId(owner), province: from });
  const most = Math.max(1, Math.min(units.length, roomFor(state, owner, where)));
  for (const counter of yield* pickUnits(g, owner, units, which, { least: 1, most })) move(state, counter, where);
  changeHands(state, where, owner);
  g.emit({ event: 'ceded', nation: nationId(other), enemy: nationId(owner), province: placeId(where) });
  refreshControl(state);
}
