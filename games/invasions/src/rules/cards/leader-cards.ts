import type { Flow } from '@tabula/engine';
import { LEADERS } from '../../data/leaders.ts';
import { LEADER_NATION, type LeaderNumber, SIDE_OF } from '../../data/pieces.ts';
import { KILL, optionsOf, prompt } from '../../options.ts';
import { isCivilised, type State } from '../../state.ts';
import { slay } from '../pieces/leaders.ts';
import { askSide, d10, type Invasions } from '../pieces/table.ts';

const MURDER_ROLL = 7;

/** Leaders on the map that belong to other players. */
export function rivals(state: State, side: number): LeaderNumber[] {
  const found: LeaderNumber[] = [];
  for (let who = 0; who < state.pieces.leaderAt.length; who++)
    if (state.pieces.leaderAt[who] >= 0 && state.sides[SIDE_OF[LEADER_NATION[who]]] !== state.sides[side])
      found.push(who);
  return found;
}

/** Rivals of civilised nations who can still act this turn. */
export function rulersAtWork(state: State, side: number): LeaderNumber[] {
  return rivals(state, side).filter((who) => isCivilised(state, LEADER_NATION[who]) && state.pieces.idle[who] === 0);
}

/** Assassination: a leader dies on 7 or more; Decline makes it easier. Who died, if anybody. */
export function* assassinate(
  g: Invasions,
  side: number,
  among: readonly LeaderNumber[],
): Flow<LeaderNumber | undefined> {
  const { state } = g;
  const who = yield* pickLeader(g, side, among, 'assassination');
  const roll = d10(g) + (state.nations.decline[LEADER_NATION[who]] > 0 ? 2 : 0);
  if (roll < MURDER_ROLL) {
    g.emit({ event: 'plot.failed', leader: LEADERS[who].id, roll });
    return undefined;
  }
  yield* slay(g, who);
  return who;
}

/** Sedition: a leader of a civilised nation does nothing this turn; on a 10 he is gone. */
export function* stirUp(g: Invasions, side: number): Flow<void> {
  const { state } = g;
  const who = yield* pickLeader(g, side, rulersAtWork(state, side), 'sedition');
  const roll = d10(g);
  g.emit({ event: 'sedition', leader: LEADERS[who].id, roll });
  state.pieces.idle[who] = 1;
  if (roll === 10) yield* slay(g, who);
}

function* pickLeader(
  g: Invasions,
  side: number,
  among: readonly LeaderNumber[],
  card: 'assassination' | 'sedition',
): Flow<LeaderNumber> {
  const options = optionsOf(KILL, among);
  const { leader } = yield* askSide(g, side, prompt('victim', 'X.B', { card }), options);
  return among.find((who) => LEADERS[who].id === leader) ?? among[0];
}
