import type { Flow } from '@tabula/engine';
import { type Place, placeId } from '../../data/geography.ts';
import { LEADERS } from '../../data/leaders.ts';
import { type LeaderNumber, leader, type Nation, ORIENTALI } from '../../data/pieces.ts';
import { numberOf, optionsOf, POST, prompt } from '../../options.ts';
import { GONE, isCivilised, NOWHERE, type State } from '../../state.ts';
import { ask, type Invasions } from './table.ts';
import { leadersOf, provincesHeld, seatOfPower } from './units.ts';

const [VALENS, THEODOSIUS] = [leader('valens'), leader('theodosius')];
const VALENS_TURN = 2;

/** XX.J A leader dies. A standard one comes back with the next reinforcements; Theodosius takes over from Valens on turn 2 (Romans D). */
export function killLeader(g: Invasions, who: LeaderNumber): void {
  const { state } = g;
  const where = state.pieces.leaderAt[who];
  state.pieces.leaderAt[who] = LEADERS[who].turns.length > 0 ? GONE : NOWHERE;
  g.emit({ event: 'leader.died', leader: LEADERS[who].id });
  if (who !== VALENS || state.clock.turn !== VALENS_TURN || where < 0 || state.pieces.leaderAt[THEODOSIUS] !== NOWHERE)
    return;
  state.pieces.leaderAt[THEODOSIUS] = where;
  g.emit({ event: 'leader.arrived', leader: 'theodosius', province: placeId(where) });
}

/** He dies otherwise than in battle; whoever takes over from Valens goes where his player likes. */
export function* slay(g: Invasions, who: LeaderNumber): Flow<void> {
  const where = g.state.pieces.leaderAt[who];
  killLeader(g, who);
  if (who === VALENS) yield* postHeir(g, [], where);
}

/** Romans D: after a battle its player may put him into any Roman stack; else he stays with the beaten one. */
export function* postHeir(g: Invasions, leaders: LeaderNumber[], where: Place): Flow<void> {
  const { state } = g;
  if (leaders.includes(THEODOSIUS) || state.pieces.leaderAt[THEODOSIUS] !== where || state.clock.turn !== VALENS_TURN)
    return;
  const stacks = provincesHeld(state, ORIENTALI, [where]);
  const question = prompt('post', 'XXXVII.D', { leader: 'theodosius' });
  const { province } = yield* ask(g, ORIENTALI, question, optionsOf(POST, stacks));
  state.pieces.leaderAt[THEODOSIUS] = numberOf(province);
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
    if (home >= 0 && isCivilised(state, owner)) state.pieces.leaderAt[who] = home;
    state.pieces.idle[who] = 1;
  }
}
