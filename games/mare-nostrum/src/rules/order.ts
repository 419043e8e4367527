import type { Flow, Seat } from '@tabula/engine';
import { POLITICAL, ROLES } from '../data/civilizations.ts';
import { NAME, prompt } from '../options.ts';
import { NOBODY } from '../state.ts';
import { clockwiseFrom, type MareNostrum } from './table.ts';

/**
 * 5.1, 6.1 R-LEADORDER: the leader names the player who acts now, himself included, each exactly once. With the option
 * `orderAnnounced` whole he names all before the first acts. Tells NOBODY when all have acted.
 */
export function* nextInOrder(g: MareNostrum, role: number): Flow<Seat> {
  const { state } = g;
  if (state.rules.wholeOrder && !state.done.includes(true)) yield* wholeOrder(g, role);
  if (state.order.length > 0) return state.order.shift() ?? NOBODY;
  const leader = state.roles[role];
  const left = clockwiseFrom(state, leader).filter((seat) => !state.done[seat]);
  if (left.length === 0) return NOBODY;
  if (left.length > 1) g.checkpoint();
  const { whose } = yield* g.choose(
    leader,
    namePrompt(role, left),
    left.map((seat) => NAME[seat]),
  );
  if (left.length > 1) {
    if (whose === leader) g.emit({ event: 'named.self', by: leader, role: ROLES[role] });
    else g.emit({ event: 'named', by: leader, whose, role: ROLES[role] });
  }
  return whose;
}

/** R-IDLE: a leader who names nobody: seating order from the leader. */
function namePrompt(role: number, left: readonly Seat[]) {
  return prompt('name', role === POLITICAL ? '5.1' : '6.1', { role: ROLES[role] }, NAME[left[0]].id);
}

function* wholeOrder(g: MareNostrum, role: number): Flow<void> {
  const { state } = g;
  const leader = state.roles[role];
  while (state.order.length < state.players) {
    const left = clockwiseFrom(state, leader).filter((seat) => !state.order.includes(seat));
    g.checkpoint();
    const { whose } = yield* g.choose(
      leader,
      namePrompt(role, left),
      left.map((seat) => NAME[seat]),
    );
    state.order.push(whose);
  }
  g.emit({ event: 'ordered', by: leader, seats: state.order.slice(), role: ROLES[role] });
}
