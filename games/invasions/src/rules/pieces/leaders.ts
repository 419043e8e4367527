import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { LEADER_NATION, type LeaderNumber, leader, type Nation, ORIENTALI } from '../../data/pieces.ts';
import { numberOf, optionsOf, POST, prompt } from '../../options.ts';
import { EMPIRE, GONE, isCivilised, NOWHERE, type State, station } from '../../state.ts';
import { ask, d10, type Invasions } from './table.ts';
import { leadersOf, provincesHeld, seatOfPower } from './units.ts';

const [VALENS, THEODOSIUS] = [leader('valens'), leader('theodosius')];
const VALENS_TURN = 2;

/** XX.J A leader dies. A standard one comes back with the next reinforcements; Theodosius takes over from Valens on turn 2 (XXXVII.D). */
export function killLeader(g: Invasions, who: LeaderNumber): void {
  const { state } = g;
  const where = state.pieces.leaderAt[who];
  station(state, who, LEADERS[who].turns.length > 0 ? GONE : NOWHERE);
  g.emit({ event: 'leader.died', leader: LEADERS[who].id });
  if (who !== VALENS || state.clock.turn !== VALENS_TURN || where < 0 || state.pieces.leaderAt[THEODOSIUS] !== NOWHERE)
    return;
  station(state, THEODOSIUS, where);
  g.emit({ event: 'leader.arrived', leader: 'theodosius', province: placeId(where) });
}

/** He dies otherwise than in battle; whoever takes over from Valens goes to any stack that is left. */
export function* slay(g: Invasions, who: LeaderNumber): Flow<void> {
  const where = g.state.pieces.leaderAt[who];
  killLeader(g, who);
  if (who === VALENS) yield* postHeir(g, [], where, provincesHeld(g.state, ORIENTALI));
}

/** XXXVII.D: after a battle its player may put him into any Roman stack; else he stays with the beaten one. */
export function* postHeir(
  g: Invasions,
  leaders: LeaderNumber[],
  where: Place,
  stacks: readonly Place[] = provincesHeld(g.state, ORIENTALI, [where]),
): Flow<void> {
  const { state } = g;
  if (leaders.includes(THEODOSIUS) || state.pieces.leaderAt[THEODOSIUS] !== where || state.clock.turn !== VALENS_TURN)
    return;
  if (stacks.length === 0) return;
  const question = prompt('post', 'XXXVII.D', { leader: 'theodosius' });
  const { province } = yield* ask(g, ORIENTALI, question, optionsOf(POST, stacks));
  station(state, THEODOSIUS, numberOf(province));
  if (state.pieces.leaderAt[THEODOSIUS] === where) leaders.push(THEODOSIUS);
}

/** The king or emperor who reigns now. */
export function rulerOf(state: State, owner: Nation): LeaderNumber | undefined {
  return leadersOf(state, owner).find((who) => LEADERS[who].rank !== 'general');
}

/** XIII.E, G95 The ruler and the standard leaders, or all, stay in the capital and do not act this turn. */
export function keepAtHome(state: State, owner: Nation, all: boolean): void {
  const home = seatOfPower(state, owner);
  for (const who of leadersOf(state, owner)) {
    const general = LEADERS[who].rank === 'general' && LEADERS[who].turns.length > 0;
    if (general && !all) continue;
    if (home >= 0 && isCivilised(state, owner)) station(state, who, home);
    state.pieces.idle[who] = 1;
  }
}

const MURDER_ROLL = 8;

/** XX.J In an empire in Decline a leader who wins, on land or at sea, is murdered on 8 or more; those who are leave the list. */
export function murder(g: Invasions, winners: LeaderNumber[]): void {
  const { status, decline } = g.state.nations;
  for (const who of [...winners]) {
    const owner = LEADER_NATION[who];
    if (status[owner] !== EMPIRE || decline[owner] === 0 || d10(g) < MURDER_ROLL) continue;
    winners.splice(winners.indexOf(who), 1);
    killLeader(g, who);
  }
}
