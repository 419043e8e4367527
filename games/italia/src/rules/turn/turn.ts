import type { Flow } from '@tabula/engine';
import type { Nation } from '../../data/book/book.ts';
import { ROUNDS } from '../../data/figures.ts';
import { bookOf, NOBODY, renewTurn, type State } from '../../state/state.ts';
import { areasOfMove, campaign, startCampaign } from '../campaign/campaign.ts';
import { beginCivilWar, civilWar, nextFaction } from '../campaign/civil-war.ts';
import { combat } from '../campaign/combat.ts';
import { arrive } from '../economy/arrivals.ts';
import { claimCities, offerPlunder } from '../economy/cities.ts';
import { collectIncome, payTribute } from '../economy/income.ts';
import { placement } from '../economy/placement.ts';
import { purchase } from '../economy/purchase.ts';
import { movement } from '../movement/movement.ts';
import { romansFreeRoma, visigothsMoveOn } from '../nations/special.ts';
import { endDeadSubmissions, revoltAtTurnStart, revoltNearLeader } from '../nations/submission.ts';
import { transformations } from '../nations/transformation.ts';
import { mergeConvoys } from '../pieces/convoys.ts';
import { isCivilWar } from '../pieces/factions.ts';
import { isOnBoard } from '../pieces/pieces.ts';
import { checkAfterCombat } from '../pieces/stacking.ts';
import type { Italia } from '../pieces/table.ts';
import { scoreRound, shareSubjectPoints } from '../points/scoring.ts';

/** 5. Ten rounds; in each every nation in play has a turn of four phases. */
export function* play(g: Italia): Flow<void> {
  const { state } = g;
  while (state.phase !== 'over') yield* PHASES[state.phase](g);
}

const PHASES: Readonly<Record<Exclude<State['phase'], 'over'>, (g: Italia) => Flow<void>>> = {
  'round-start': startRound,
  'turn-start': startTurn,
  purchase,
  placement: place,
  movement,
  combat: fight,
  campaign,
  'civil-war': civilWar,
  'turn-end': endTurn,
  'round-end': endRound,
};

/** 7.2 What comes at the start of a round comes before the first nation moves. */
function* startRound(g: Italia): Flow<void> {
  const { state } = g;
  g.emit({ event: 'round', round: state.round });
  if (isCivilWar(state)) return yield* beginCivilWar(g);
  state.nation = NOBODY;
  renewTurn(state.turn);
  yield* reinforce(g, 'round-start');
  nextNation(state);
}

/** 7.2, R 74 What comes outside all turns: cities they find are theirs at once. */
function* reinforce(g: Italia, when: 'round-start' | 'round-end'): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  for (let nation = 0; nation < book.size; nation++)
    for (const arrival of book.arrivals(nation, state.round, when)) {
      yield* arrive(g, nation, arrival);
      claimCities(state);
    }
}

/** 5.1 The next nation with pieces on the board, or with reinforcements now. */
function nextNation(state: State): void {
  const book = bookOf(state);
  for (let nation = state.nation + 1; nation < book.size; nation++) {
    if (!hasTurn(state, nation)) continue;
    state.nation = nation;
    state.phase = 'turn-start';
    return;
  }
  state.phase = 'round-end';
}

export function hasTurn(state: State, nation: Nation): boolean {
  const book = bookOf(state);
  const [first, last] = book.cards[nation].rounds;
  if (state.round < first || state.round > last) return false;
  return isOnBoard(state, nation) || book.arrivals(nation, state.round, 'turn').length > 0;
}

/** What comes before phase 1; a turn that starts with a campaign has no other phases (12.3). */
function* startTurn(g: Italia): Flow<void> {
  const { state } = g;
  const { nation } = state;
  const book = bookOf(state);
  renewTurn(state.turn);
  mergeConvoys(state, nation);
  g.emit({ event: 'turn', nation: book.id(nation), round: state.round });
  if (book.id(nation) === 'romans') yield* romansFreeRoma(g, nation);
  if (state.overlord[nation] !== NOBODY) yield* revoltAtTurnStart(g, nation);
  const operation = book.operation(nation, state.round);
  if (operation?.kind === 'campaign' && operation.startsTurn) {
    yield* placement(g);
    const campaigns = yield* startCampaign(g, operation);
    // With its leader dead the turn is over: a city that it found when it came it may plunder now.
    if (!campaigns) yield* offerPlunder(g);
    state.phase = campaigns ? 'campaign' : 'turn-end';
    return;
  }
  const tribute = collectIncome(g);
  if (tribute > 0) yield* payTribute(g, nation, tribute);
  state.phase = 'purchase';
}

function* place(g: Italia): Flow<void> {
  yield* placement(g);
  g.state.phase = 'movement';
}

/** 10 Combat, and what follows it: the next campaign move, the second half of a great invasion, a campaign, the end. */
function* fight(g: Italia): Flow<void> {
  const { state } = g;
  const { nation, turn } = state;
  yield* combat(g);
  if (turn.leader !== NOBODY) {
    yield* checkAfterCombat(g, nation, areasOfMove(state));
    if (isCivilWar(state)) return nextFaction(state);
    yield* revoltNearLeader(g, turn.leader);
    state.phase = 'campaign';
    return;
  }
  const operation = bookOf(state).operation(nation, state.round);
  if (operation?.kind === 'great-invasion' && turn.half === 0) return secondHalf(state);
  yield* checkAfterCombat(g, nation);
  const campaigns = operation?.kind === 'campaign' && (yield* startCampaign(g, operation));
  state.phase = campaigns ? 'campaign' : 'turn-end';
}

/** 12.2 All units may move and fight again. */
function secondHalf(state: State): void {
  const { plundered, spared } = state.turn;
  renewTurn(state.turn);
  mergeConvoys(state, state.nation);
  state.turn.half = 1;
  state.turn.plundered = plundered;
  state.turn.spared = spared;
  state.phase = 'movement';
}

function* endTurn(g: Italia): Flow<void> {
  const { state } = g;
  if (bookOf(state).cards[state.nation].reduceTo?.round === state.round) yield* visigothsMoveOn(g, state.nation);
  if (!state.rules.simpleSubjectPoints) shareSubjectPoints(g, state.nation);
  claimCities(state);
  endDeadSubmissions(g);
  nextNation(state);
}

/** 5.0 After the last nation: points, transformations, late reinforcements, the next round. */
function* endRound(g: Italia): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  renewTurn(state.turn);
  scoreRound(g);
  for (let nation = 0; nation < book.size; nation++) shareSubjectPoints(g, nation);
  yield* transformations(g);
  claimCities(state);
  yield* reinforce(g, 'round-end');
  endDeadSubmissions(g);
  if (state.round === ROUNDS) {
    state.phase = 'over';
    return;
  }
  state.round += 1;
  state.phase = 'round-start';
}
