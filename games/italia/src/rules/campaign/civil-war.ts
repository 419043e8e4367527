import type { Flow } from '@tabula/engine';
import { leaderNamed, type Nation } from '../../data/book/book.ts';
import { CAMPAIGN_COST, ROUNDS } from '../../data/figures.ts';
import { LEADERS } from '../../data/names.ts';
import { type END, PASS, prompt } from '../../options.ts';
import { bookOf, NOBODY, NOWHERE, renewTurn, type State } from '../../state/state.ts';
import { arrive } from '../economy/arrivals.ts';
import { claimCities, offerPlunder } from '../economy/cities.ts';
import { changeGold } from '../economy/gold.ts';
import { leaveAllies, leaveEntryAreas } from '../movement/movement.ts';
import { campaignLeader, factionLeader, factionsOf } from '../pieces/factions.ts';
import { dismissLeader, isAlive } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';
import { type CampaignOption, campaignArgs, campaignMove, campaignOptions } from './campaign.ts';

/** 13.4 Round 10: all leaders go, the armies of the civil war come, with their gold. */
export function* beginCivilWar(g: Italia): Flow<void> {
  const { state } = g;
  const book = bookOf(state);
  renewTurn(state.turn);
  LEADERS.forEach((_, leader) => {
    if (isAlive(state, leader)) dismissLeader(g, leader, false);
    else state.leaderAt[leader] = NOWHERE;
  });
  for (const nation of factionsOf(state)) {
    state.nation = nation;
    for (const arrival of book.arrivals(nation, ROUNDS, 'round-start')) yield* arrive(g, nation, arrival);
    const operation = book.operation(nation, ROUNDS);
    if (operation?.kind !== 'civil-war' || !isAlive(state, leaderNamed(operation.leader))) continue;
    changeGold(state, nation, operation.gold);
    g.emit({ event: 'campaign', nation: book.id(nation), leader: operation.leader, gold: state.gold[nation] });
  }
  claimCities(state);
  state.nation = factionsOf(state)[0];
  state.phase = 'civil-war';
}

/** 13.4 One move of the faction whose turn it is, or a pass; three passes in succession end the round, or empty purses. */
export function* civilWar(g: Italia): Flow<void> {
  const { state } = g;
  const { nation, turn } = state;
  turn.leader = factionLeader(state, nation);
  g.checkpoint();
  if (!factionsOf(state).some((faction) => canPay(state, faction))) return yield* endCivilWar(g);
  const all = isAlive(state, turn.leader) ? campaignOptions(state, nation, turn.leader) : [];
  const moves = all.filter(isMove);
  const options = moves.length < all.length ? [PASS, ...moves] : moves;
  const ask = prompt('civil-war', '13.4', {
    ...campaignArgs(state),
    pass: options.length > moves.length ? 'may' : 'no',
  });
  // R 38 Who has no leader, or cannot pay, passes.
  const choice = moves.length === 0 ? PASS : yield* g.choose(seatOf(state, nation), ask, options);
  if (choice.kind !== 'pass') {
    turn.passes = 0;
    yield* campaignMove(g, choice);
    state.phase = 'combat';
    return;
  }
  turn.passes += 1;
  if (moves.length > 0) g.emit({ event: 'passed', nation: bookOf(state).id(nation) });
  if (turn.passes < factionsOf(state).length) return nextFaction(state);
  yield* endCivilWar(g);
}

/** R 38 Whether a faction has a leader, and gold for a move of his. */
function canPay(state: State, nation: Nation): boolean {
  return campaignLeader(state, nation) !== NOBODY && state.gold[nation] >= CAMPAIGN_COST;
}

/** 9.2, 12.3.1 No campaign ends in an entry area or among subjects: whoever still stands there leaves before points are counted. */
function* endCivilWar(g: Italia): Flow<void> {
  const { state } = g;
  for (const nation of factionsOf(state)) {
    state.nation = nation;
    state.turn.leader = factionLeader(state, nation);
    leaveEntryAreas(g, nation, true);
    yield* leaveAllies(g, nation);
    yield* offerPlunder(g);
  }
  state.turn.leader = NOBODY;
  state.phase = 'round-end';
}

const isMove = (option: CampaignOption): option is Exclude<CampaignOption, typeof END> => option.kind !== 'end';

export function nextFaction(state: State): void {
  const factions = factionsOf(state);
  state.nation = factions[(factions.indexOf(state.nation) + 1) % factions.length];
  state.phase = 'civil-war';
}
