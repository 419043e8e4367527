import type { Flow, Seat } from '@tabula/engine';
import { AGAMEMNON, ARCHIMEDES, SOLOMON } from '../data/cards.ts';
import { DIRECTOR, MILITARY, NATIONS, POLITICAL, ROLES } from '../data/civilizations.ts';
import { FORTRESSES, LEGIONS, ROLE_BONUS, TRIREMES } from '../data/figures.ts';
import { CIVILIZATIONS } from '../data/names.ts';
import { ICON_COUNT, ICONS_PER_PROVINCE, LAND_COUNT } from '../data/provinces.ts';
import { prompt, ROLE_TO } from '../options.ts';
import { inSupply, NOBODY, ON_CITY, ON_ICON, ON_MARKET, ON_TEMPLE, type State, SUPPLY } from '../state.ts';
import { userOf } from './posts.ts';
import { type MareNostrum, owns } from './table.ts';

const BONUS_HEROES = [AGAMEMNON, SOLOMON, ARCHIMEDES] as const;

/** 3.2 What counts for a role, by seat. */
export function roleCounts(state: State, role: number): number[] {
  const counts = new Array<number>(state.players).fill(0);
  for (let seat = 0; seat < state.players; seat++) {
    if (role === MILITARY) counts[seat] = unitsOnBoard(state, seat);
    if (owns(state, seat, BONUS_HEROES[role])) counts[seat] += ROLE_BONUS;
  }
  if (role === DIRECTOR) countCommerce(state, counts);
  if (role === POLITICAL) countPolitics(state, counts);
  return counts;
}

/** 3.2 Legions, triremes (unlaunched too) and fortresses: all that is not in supply. */
function unitsOnBoard({ supply }: State, seat: Seat): number {
  const all = LEGIONS + FORTRESSES + TRIREMES;
  return (
    all -
    supply[inSupply(seat, SUPPLY.legion)] -
    supply[inSupply(seat, SUPPLY.fortress)] -
    supply[inSupply(seat, SUPPLY.trireme)]
  );
}

/** 3.3 R-OCCROLE: a building counts for the occupier whose legion stands on it, else for the controller. */
function credit(state: State, counts: number[], province: number, bit: number): void {
  const owner = userOf(state, province, bit);
  if (owner >= 0 && owner < counts.length) counts[owner] += 1;
}

function countCommerce(state: State, counts: number[]): void {
  for (let icon = 0; icon < ICON_COUNT; icon++)
    if (state.caravan[icon])
      credit(state, counts, Math.floor(icon / ICONS_PER_PROVINCE), ON_ICON[icon % ICONS_PER_PROVINCE]);
  for (let province = 0; province < LAND_COUNT; province++)
    if (state.market[province]) credit(state, counts, province, ON_MARKET);
}

function countPolitics(state: State, counts: number[]): void {
  for (let province = 0; province < LAND_COUNT; province++) {
    if (state.city[province]) credit(state, counts, province, ON_CITY);
    if (state.temple[province]) credit(state, counts, province, ON_TEMPLE);
  }
}

/** 2.7 R-ROLE0: the printed holders; then the clear majorities, and the lot only where nothing but ties is left. */
export function firstRoles(g: MareNostrum): void {
  const { state } = g;
  state.civilizations.forEach((civilization, seat) => {
    const { role } = NATIONS[CIVILIZATIONS[civilization]];
    if (role !== null) state.roles[ROLES.indexOf(role)] = seat;
  });
  while (state.roles.includes(NOBODY)) replaceHolder(g);
  ROLES.forEach((role, i) => {
    g.emit({ event: 'role.first', by: state.roles[i], role });
  });
}

/** One card without a holder: the first that is clearly somebody's, else the first of all, by lot among those who tie for it. */
function replaceHolder({ state, chance }: MareNostrum): void {
  const open = ROLES.map((_, role) => role)
    .filter((role) => state.roles[role] === NOBODY)
    .map((role) => ({ role, best: bestWithoutRole(state, role) }));
  const { role, best } = open.find((each) => each.best.length === 1) ?? open[0];
  state.roles[role] = best.length === 1 ? best[0] : best[chance.below(best.length)];
}

/** Who has most of what counts for a role, among those without a role. */
function bestWithoutRole(state: State, role: number): Seat[] {
  const counts = roleCounts(state, role);
  const free = counts.map((_, seat) => seat).filter((seat) => !state.roles.includes(seat));
  const most = Math.max(...free.map((seat) => counts[seat]));
  return free.filter((seat) => counts[seat] === most);
}

/** 3.2 - 3.4 Roles, at the start of every turn after the first, all three in the same position (R-ROLETIME). */
export function* assignRoles(g: MareNostrum): Flow<void> {
  const { state } = g;
  for (; state.step < ROLES.length; state.step++) yield* assignRole(g, state.step);
  state.step = 0;
  state.phase = 'income';
}

function* assignRole(g: MareNostrum, i: number): Flow<void> {
  const { state } = g;
  const role = ROLES[i];
  const holder = state.roles[i];
  const counts = roleCounts(state, i);
  let most = 0;
  for (const count of counts) if (count > most) most = count;
  if (counts[holder] === most) {
    g.emit({ event: 'role.kept', by: holder, role, count: most });
    return;
  }
  const tied: Seat[] = [];
  for (let seat = 0; seat < counts.length; seat++) if (counts[seat] === most) tied.push(seat);
  if (tied.length === 1) {
    state.roles[i] = tied[0];
    g.emit({ event: 'role.taken', by: tied[0], role, count: most });
    return;
  }
  g.checkpoint();
  const { whose } = yield* g.choose(
    holder,
    prompt('role', '3.4', { role, count: most }),
    tied.map((seat) => ROLE_TO[seat]),
  );
  state.roles[i] = whose;
  g.emit({ event: 'role.given', by: holder, whose, role, count: most });
}
