import { type Leader, leaderNamed, type Nation } from '../../data/book/book.ts';
import { ROUNDS } from '../../data/figures.ts';
import type { Space } from '../../data/spaces.ts';
import { bookOf, NOBODY, type State } from '../../state/state.ts';

/** 13.4 The last round of Italia I. */
export function isCivilWar({ scenario, round }: Pick<State, 'scenario' | 'round'>): boolean {
  return scenario === 'I' && round === ROUNDS;
}

export function isFaction(state: State, nation: Nation): boolean {
  return bookOf(state).operation(nation, ROUNDS)?.kind === 'civil-war';
}

/** 13.4, R 40 The factions in the order of their moves and reactions; the Romans come last. */
export function factionsOf(state: State): Nation[] {
  const book = bookOf(state);
  return [book.nation('optimates'), book.nation('populares'), book.nation('romans')];
}

/** 5.0, 13.4 All nations in the order of play: in round 10 the factions go before whoever has no turn (R 40). */
export function orderOfPlay(state: State): Nation[] {
  const nations = bookOf(state).cards.map((_, nation) => nation);
  if (!isCivilWar(state)) return nations;
  const factions = factionsOf(state);
  return [...factions, ...nations.filter((nation) => !factions.includes(nation))];
}

/** 13.4 Who leads a faction in round 10, alive or not. */
export function factionLeader(state: State, nation: Nation): Leader {
  const operation = bookOf(state).operation(nation, ROUNDS);
  return operation?.kind === 'civil-war' ? leaderNamed(operation.leader) : NOBODY;
}

/** 12.3, 13.4, R 81 The leader of a nation whose campaign goes on: the active nation's, and in round 10 every faction's. */
export function campaignLeader(state: State, nation: Nation): Leader {
  const { turn, leaderAt } = state;
  const leader = isCivilWar(state) ? factionLeader(state, nation) : nation === state.nation ? turn.leader : NOBODY;
  return leader !== NOBODY && leaderAt[leader] >= 0 ? leader : NOBODY;
}

/** 12.3.1 Where the army on campaign stands: its leader is there. */
export function isWithCampaign(state: State, nation: Nation, area: Space): boolean {
  const leader = campaignLeader(state, nation);
  return leader !== NOBODY && state.leaderAt[leader] === area;
}
