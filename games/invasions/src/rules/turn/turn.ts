import type { Flow } from '@tabula/engine';
import { NATION_ROWS } from '../../data/nations.ts';
import type { Nation } from '../../data/pieces.ts';
import {
  BARBARIAN,
  EMPIRE,
  isCivilised,
  KINGDOM,
  NOBODY,
  PHASES,
  type Phase,
  type State,
  touchAll,
} from '../../state.ts';
import { activation, deathOfAttila, militaryOrder } from '../activation/military.ts';
import { endOfRaids, islamTest, raid, raidsOfTurn } from '../activation/raids.ts';
import { drawEvent, sidesInOrder } from '../cards/event-draw.ts';
import { endAlliances } from '../diplomacy/alliances.ts';
import { diplomacy, endOfDiplomacy } from '../diplomacy/diplomacy.ts';
import { foedusPoints } from '../diplomacy/foedus.ts';
import { page } from '../lands/calendar.ts';
import { openGates, refreshControl } from '../lands/control.ts';
import { minorKingdoms, restoreSeats } from '../lands/minors.ts';
import { activationOrder, civilisedInOrder, diplomacyOrder, restlessInOrder } from '../lands/order.ts';
import { vanishedNations } from '../nations/auxiliaries.ts';
import { ARABIA, endOfLimites, history, settleSlavs } from '../nations/history.ts';
import { barbarianFaith } from '../nations/religion.ts';
import { quelling } from '../nations/revolts.ts';
import { ageHeresies, statusOf } from '../nations/status.ts';
import { sendHomeHirelings } from '../pieces/mercenaries.ts';
import type { Invasions } from '../pieces/table.ts';
import { administration } from '../treasury/administration.ts';
import { caravans } from '../treasury/caravans.ts';
import { cutTreasuries, purchases, watchLimites } from '../treasury/purchases.ts';
import { revenuesOf } from '../treasury/revenues.ts';
import { newcomers, reinforce } from './reinforcements.ts';
import { lastTurn, scoring } from './scoring.ts';

/** IV The sequence of a turn, from any checkpoint to the end of the game. */
export function* play(g: Invasions): Flow<void> {
  const { state } = g;
  while (state.clock.phase !== 'over') {
    const flow = STEPS[state.clock.phase](g);
    if (flow !== undefined) yield* flow;
    enter(state, following(state));
    openGates(state);
  }
}

/** V.A The first turn has no caravans and no Administration phase. */
function following(state: State): Phase {
  if (state.clock.phase === 'end') return state.clock.turn > lastTurn(state) ? 'over' : 'status';
  const next = PHASES[PHASES.indexOf(state.clock.phase) + 1];
  return next === 'administration' && state.clock.turn === 1 ? 'military' : next;
}

function enter(state: State, phase: Phase): void {
  state.clock.phase = phase;
  state.clock.queue = [];
  state.clock.next = -1;
}

const STEPS: Readonly<Record<Exclude<Phase, 'over'>, (g: Invasions) => Flow<void> | undefined>> = {
  status,
  reinforcements,
  events: (g) => each(g, sidesInOrder, drawEvent),
  raids,
  caravans,
  diplomacy: (g) => each(g, diplomacyOrder, diplomacy),
  administration: (g) => each(g, activationOrder, governs),
  revenues,
  purchases: market,
  quelling: (g) => each(g, restlessInOrder, quelling),
  military: (g) => each(g, militaryOrder, activation),
  end: endOfTurn,
};

/** IX One nation after the other; G424 the inactive Slavs come before all others. */
function reinforcements(g: Invasions): Flow<void> {
  if (g.state.clock.next < 0) settleSlavs(g);
  return each(g, reinforcementOrder, reinforce);
}

/** XIII, XXXI.B Before the cards are played barbarians may convert. */
function governs(g: Invasions, owner: Nation): Flow<void> {
  return isCivilised(g.state, owner) ? administration(g, owner) : barbarianFaith(g, owner);
}

/**
 * IX In the order of activation: newcomers are the youngest of their class, minor kingdoms count as the oldest kingdom (XXVII.C). Then those who
 * have vanished lose their men abroad.
 */
function reinforcementOrder(state: State): Nation[] {
  const active = activationOrder(state);
  const coming = newcomers(state).filter((owner) => !active.includes(owner));
  const minors = minorKingdoms(state).filter((owner) => !coming.includes(owner));
  const of = (status: number) => active.filter((owner) => state.nations.status[owner] === status);
  const fresh = (barbarian: boolean) =>
    coming.filter((owner) => (NATION_ROWS[owner].start === 'barbarian') === barbarian);
  const here = [...active, ...minors, ...coming];
  const gone = vanishedNations(state).filter((owner) => !here.includes(owner));
  return [...of(BARBARIAN), ...fresh(true), ...minors, ...of(KINGDOM), ...fresh(false), ...of(EMPIRE), ...gone];
}

/** One nation after the other does something. What it does is whole before the next one's turn: a checkpoint. */
function* each(
  g: Invasions,
  order: (state: State) => Nation[],
  step: (g: Invasions, owner: Nation) => Flow<void>,
): Flow<void> {
  const { state } = g;
  if (state.clock.next < 0) {
    state.clock.queue = order(state);
    state.clock.next = 0;
  }
  while (state.clock.next < state.clock.queue.length) {
    g.checkpoint();
    const owner = state.clock.queue[state.clock.next];
    yield* step(g, owner);
    yield* deathOfAttila(g);
    state.clock.next += 1;
  }
}

/** VI. Time phase A: barbarians, kingdoms and empires age; then the heresies. */
function* status(g: Invasions): Flow<void> {
  const { state } = g;
  if (state.clock.next < 0) {
    newTurn(g);
    yield* history(g);
    refreshControl(state);
  }
  yield* each(g, activationOrder, statusOf);
  ageHeresies(g);
}

/** XIV The Revenues of each nation; then the minor kingdoms place their capitals again (XXVII.C). */
function* revenues(g: Invasions): Flow<void> {
  yield* each(g, activationOrder, revenuesOf);
  restoreSeats(g);
}

/** X.C, XI The raids of the Calendar; on turn 11 the test of Islam follows. */
function* raids(g: Invasions): Flow<void> {
  yield* each(g, raidsOfTurn, raid);
  endOfRaids(g.state);
  islamTest(g, ARABIA);
}

/** XV First the Limites end, on turn 8; civilised nations buy; then nobody keeps more gold than he may. */
export function* market(g: Invasions): Flow<void> {
  if (g.state.clock.next < 0) endOfLimites(g);
  yield* each(g, civilisedInOrder, purchases);
  cutTreasuries(g);
}

/** What lasts a turn ends with it. */
function newTurn(g: Invasions): void {
  const { state } = g;
  for (const marks of [
    state.nations.lastScored,
    state.nations.bankrupt,
    state.nations.calamities,
    state.nations.noPurchases,
    state.nations.bought,
    state.lands.barren,
    state.pieces.idle,
  ])
    marks.fill(0);
  state.stacks.mutineers.length = 0;
  state.stacks.captives.length = 0;
  state.ties.pledge.fill(NOBODY);
  state.ties.deals.length = 0;
  touchAll(state);
  state.clock.richCaravans = false;
  g.emit({ event: 'turn.began', turn: state.clock.turn, year: page(state).year });
}

/** The Scoring phase, and the next turn. */
function* endOfTurn(g: Invasions): Flow<void> {
  const { state } = g;
  yield* endAlliances(g);
  refreshControl(state);
  watchLimites(state);
  sendHomeHirelings(g);
  endOfDiplomacy(g);
  foedusPoints(g);
  refreshControl(state);
  scoring(g);
  state.clock.turn += 1;
  touchAll(state);
}
