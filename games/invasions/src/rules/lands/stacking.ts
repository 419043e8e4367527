import { STACK, STACK_IN_MOUNTAINS } from '../../data/figures.ts';
import { type Place, TERRAIN } from '../../data/geography.ts';
import type { LeaderNumber, Nation } from '../../data/pieces.ts';
import { FEDERATE, type State } from '../../state.ts';
import { best, leadersAt, united } from '../pieces/units.ts';
import { invades } from './calendar.ts';
import { allied } from './relations.ts';

/** XVII.B Units that may stand in a province: four, three in mountains, the leader's bonus, one more in the activation of an Invasion. */
export function stackLimit(state: State, owner: Nation, where: Place, leaders?: readonly LeaderNumber[]): number {
  const ground = TERRAIN[where] === 'mountain' ? STACK_IN_MOUNTAINS : STACK;
  const bonus = best(leaders ?? leadersTogether(state, owner, where), 'stacking');
  return ground + bonus + (state.activation.active === owner && invades(state, owner) ? 1 : 0);
}

/** XVII.B, XXVIII.D The leaders of those whose units count with a nation's count too. */
function leadersTogether(state: State, owner: Nation, where: Place): LeaderNumber[] {
  const leaders = leadersAt(state, owner, where);
  for (const counter of state.pieces.here[where]) {
    const other = state.pieces.holder[counter];
    if (united(state, owner, other) || !countsWith(state, owner, other)) continue;
    for (const who of leadersAt(state, other, where)) if (!leaders.includes(who)) leaders.push(who);
  }
  return leaders;
}

/** XVII.A, XXVIII.D, G400 Whose units count with a nation's: its own, its allies' and the federates' of both; a federator's do not count with his federate's. */
function countsWith(state: State, owner: Nation, other: Nation): boolean {
  const { bond, lord } = state.ties;
  return allied(state, owner, other) || (bond[other] === FEDERATE && allied(state, owner, lord[other]));
}

/** XVII.A The units that count: the nation's own with its mercenaries, its federates' and its allies'. */
export function stackSize(state: State, owner: Nation, where: Place): number {
  let size = 0;
  for (const counter of state.pieces.here[where]) if (countsWith(state, owner, state.pieces.holder[counter])) size += 1;
  return size;
}

/** Whether one more unit may come, with those leaders who come along; only where many stand they have to be counted. */
export function hasRoom(state: State, owner: Nation, where: Place, coming?: readonly LeaderNumber[]): boolean {
  return state.pieces.here[where].length < STACK_IN_MOUNTAINS || roomFor(state, owner, where, coming) > 0;
}

/** How many more units a nation may put into a province, with those leaders who come along. */
export function roomFor(state: State, owner: Nation, where: Place, coming: readonly LeaderNumber[] = []): number {
  const leaders = coming.length === 0 ? undefined : [...coming, ...leadersTogether(state, owner, where)];
  return Math.max(0, stackLimit(state, owner, where, leaders) - stackSize(state, owner, where));
}
