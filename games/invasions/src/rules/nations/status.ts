import type { Flow } from '@tabula/engine';
import { AREA_ROWS } from '../../data/areas.ts';
import {
  EMPIRE_AREAS,
  EMPIRE_ROLL,
  FORCED_KINGDOM,
  FOUNDING_GOLD,
  FOUNDING_GRANT,
  OLDEST,
  OLDEST_BARBARIAN,
  VOLUNTARY_KINGDOM,
} from '../../data/figures.ts';
import { areaId, CIVILISED, CIVILISED_PROVINCE, place } from '../../data/geography.ts';
import { HUNNI, type Nation, nation, nationId, PERSAE } from '../../data/pieces.ts';
import { NO, prompt, YES, YES_NO } from '../../options.ts';
import {
  ABSENT,
  BARBARIAN,
  CLIENT,
  EMPIRE,
  FEDERATE,
  FREE,
  gainGold,
  KINGDOM,
  promote,
  type State,
} from '../../state.ts';
import { isCityOfRealm, realmOf } from '../lands/realms.ts';
import { ask, d10, type Invasions } from '../pieces/table.ts';
import { best, leadersOf } from '../pieces/units.ts';
import { release } from './collapse.ts';
import { settle } from './kingdom.ts';
import { unions } from './unions.ts';

const OSTROGOTHI = nation('ostrogothi');
/** XLI.E: the Ostrogoths are not forced before this turn. */
const OSTROGOTHIC_PATIENCE = 7;

/** VI.D-E, VII, VIII The Status action of one nation. */
export function* statusOf(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.nations.status[owner] === ABSENT) return;
  if (state.nations.status[owner] === BARBARIAN) yield* barbarianStatus(g, owner);
  else {
    yield* unions(g, owner);
    if (state.nations.status[owner] === ABSENT) return;
    yield* settle(g, owner);
    // VIII.C Who was founded this turn is of age 1.
    if (state.nations.founded[owner] !== state.clock.turn) yield* grow(g, owner, 1);
  }
  if (state.nations.founded[owner] !== state.clock.turn) payGrant(g, owner);
}

/** VII.D, VIII.C The second part of the founders' gold; a kingdom that becomes an empire in that turn does without. */
function payGrant(g: Invasions, owner: Nation): void {
  const gold = g.state.nations.grant[owner];
  if (gold === 0) return;
  g.state.nations.grant[owner] = 0;
  gainGold(g.state, owner, gold);
  g.emit({ event: 'granted', nation: nationId(owner), gold });
}

/** VI.D, VII.A-C A barbarian nation ages; from age 3 it may found a kingdom, from age 5 it must test. */
function* barbarianStatus(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (state.nations.age[owner] < OLDEST_BARBARIAN) {
    state.nations.age[owner] += 1;
    g.emit({ event: 'aged', nation: nationId(owner), age: state.nations.age[owner] });
  }
  if (!maySettleDown(state, owner) || state.nations.age[owner] < VOLUNTARY_KINGDOM) return;
  const answer = yield* ask(g, owner, prompt('kingdom', 'VII.B', { nation: nationId(owner) }), YES_NO);
  if (answer === YES) yield* becomeKingdom(g, owner);
  else if (answer === NO && mustTest(state, owner)) yield* kingdomTest(g, owner);
}

/** VII.A, XXVIII.E Neither Huns nor federates found a kingdom. */
function maySettleDown(state: State, owner: Nation): boolean {
  return owner !== HUNNI && state.ties.bond[owner] !== FEDERATE;
}

/** VII.C, XLI.E, G264 From age 5; the Ostrogoths by no test before turn 7. */
function mustTest(state: State, owner: Nation): boolean {
  if (!maySettleDown(state, owner) || state.nations.age[owner] < FORCED_KINGDOM) return false;
  return owner !== OSTROGOTHI || state.clock.turn >= OSTROGOTHIC_PATIENCE;
}

/** VII.C, G316 D10, -1 for every 10 gold or part of them, +2 with the horde in a barbarian area; up to its age the nation settles. */
export function* kingdomTest(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  const wild = state.nations.horde[owner] >= 0 && !CIVILISED_PROVINCE[state.nations.horde[owner]];
  const roll = d10(g) - Math.ceil(state.nations.treasury[owner] / 10) + (wild ? 2 : 0);
  g.emit({ event: 'kingdom.tested', nation: nationId(owner), roll, age: state.nations.age[owner] });
  if (roll <= state.nations.age[owner]) yield* becomeKingdom(g, owner);
}

/** VII.D */
function* becomeKingdom(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  promote(state, owner, KINGDOM);
  state.nations.age[owner] = 1;
  state.nations.founded[owner] = state.clock.turn;
  gainGold(state, owner, FOUNDING_GOLD);
  state.nations.grant[owner] = FOUNDING_GRANT;
  g.emit({ event: 'kingdom.founded', nation: nationId(owner) });
  yield* settle(g, owner);
}

/**
 * VI.E A civilised nation grows older or younger. From space 12 ageing raises Decline; in Decline youth lowers it. A kingdom
 * that advanced takes the empire test (G71). A barbarian nation on its last space tests for a kingdom instead (VI.D).
 */
export function* grow(g: Invasions, owner: Nation, spaces: number): Flow<void> {
  const { state } = g;
  if (spaces === 0) return;
  if (state.nations.status[owner] === BARBARIAN) {
    const beyond = state.nations.age[owner] + spaces > OLDEST_BARBARIAN;
    state.nations.age[owner] = Math.max(1, Math.min(OLDEST_BARBARIAN, state.nations.age[owner] + spaces));
    if (beyond && mustTest(state, owner)) yield* kingdomTest(g, owner);
    return;
  }
  if (spaces < 0) growYounger(g, owner, -spaces);
  else {
    growOlder(g, owner, spaces);
    if (state.nations.status[owner] === KINGDOM) empireTest(g, owner);
  }
}

/** G12: one ageing, however long, raises Decline once. */
function growOlder(g: Invasions, owner: Nation, spaces: number): void {
  const { state } = g;
  const beyond = state.nations.age[owner] + spaces > OLDEST;
  state.nations.age[owner] = Math.min(OLDEST, state.nations.age[owner] + spaces);
  g.emit({ event: 'aged', nation: nationId(owner), age: state.nations.age[owner] });
  if (beyond) raiseDecline(g, owner);
}

function growYounger(g: Invasions, owner: Nation, spaces: number): void {
  const { state } = g;
  if (state.nations.decline[owner] > 0) lowerDecline(g, owner);
  else {
    state.nations.age[owner] = Math.max(1, state.nations.age[owner] - spaces);
    g.emit({ event: 'aged', nation: nationId(owner), age: state.nations.age[owner] });
  }
}

export function raiseDecline(g: Invasions, owner: Nation): void {
  const { state } = g;
  if (state.nations.decline[owner] === 2) return;
  state.nations.decline[owner] += 1;
  g.emit({ event: 'declined', nation: nationId(owner), decline: state.nations.decline[owner] });
}

export function lowerDecline(g: Invasions, owner: Nation): void {
  const { state } = g;
  state.nations.decline[owner] -= 1;
  g.emit({ event: 'recovered', nation: nationId(owner), decline: state.nations.decline[owner] });
}

/** VIII.B Half areas count half; Persia counts what lies beyond the map (XL.B). */
export function empireSize(state: State, owner: Nation): number {
  const areas = realmOf(state, owner);
  const civilised = areas.filter((number) => CIVILISED[number]).length;
  const beyond = owner === PERSAE && areas.includes(PERSIS) ? 1 : 0;
  return civilised + (areas.length - civilised + beyond) / 2;
}

const PERSIS = AREA_ROWS.findIndex(({ id }) => id === 'persis');
const ROMA = place('latium');
const CONSTANTINOPOLIS = place('thracia');

/** VIII.B-C A kingdom of three areas or more tests, though not in the turn of its founding. */
function empireTest(g: Invasions, owner: Nation): void {
  const { state } = g;
  if (state.nations.founded[owner] === state.clock.turn || empireSize(state, owner) < EMPIRE_AREAS) return;
  const roll = d10(g) + empireBonus(state, owner);
  g.emit({ event: 'empire.tested', nation: nationId(owner), roll, least: EMPIRE_ROLL });
  if (roll >= EMPIRE_ROLL) becomeEmpire(g, owner);
}

export function empireBonus(state: State, owner: Nation): number {
  const areas = realmOf(state, owner);
  const civilised = areas.filter((number) => CIVILISED[number]).length;
  const clients = state.ties.lord.filter((lord, other) => lord === owner && state.ties.bond[other] === CLIENT).length;
  return (
    (best(leadersOf(state, owner), 'combat') >= 2 ? 1 : 0) +
    state.nations.decline[owner] +
    2 * Math.max(0, civilised - EMPIRE_AREAS) +
    (areas.length - civilised) +
    ([ROMA, CONSTANTINOPOLIS].some((city) => isCityOfRealm(state, owner, city)) ? 3 : 0) +
    (owner === PERSAE ? clients : 0)
  );
}

/** VIII.C, XL.B: the Persian marker goes back only four spaces. */
export function becomeEmpire(g: Invasions, owner: Nation): void {
  const { state } = g;
  promote(state, owner, EMPIRE);
  // XXIX.A An empire has no lord.
  if (state.ties.bond[owner] !== FREE) {
    release(state, owner);
    g.emit({ event: 'freed', nation: nationId(owner) });
  }
  state.nations.age[owner] = owner === PERSAE ? Math.max(1, state.nations.age[owner] - PERSIAN_YOUTH) : 1;
  state.nations.decline[owner] = 0;
  state.nations.founded[owner] = state.clock.turn;
  gainGold(state, owner, FOUNDING_GOLD);
  state.nations.grant[owner] = FOUNDING_GRANT;
  g.emit({ event: 'empire.founded', nation: nationId(owner) });
}

const PERSIAN_YOUTH = 4;

/** VI.F Heresies pass: the old ones end, the new ones grow old. */
export function ageHeresies(g: Invasions): void {
  const { heresy } = g.state.lands;
  for (let number = 0; number < heresy.length; number++) {
    if (heresy[number] === 1) g.emit({ event: 'heresy.ended', area: areaId(number) });
    heresy[number] = Math.max(0, heresy[number] - 1);
  }
}
