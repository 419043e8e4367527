import type { Flow, Result, Seat } from '@tabula/engine';
import { HOMES } from '../data/figures.ts';
import { PROVINCES } from '../data/map.ts';
import { ACCEPT, DECLINE, HOME, prompt } from '../options.ts';
import { homesLeft, isIn, NOBODY, type State, settle, turnOrder } from '../state.ts';
import { combat, declarations, loneLeaders, turnGoesOn } from './combat-phase.ts';
import { feelInflation } from './inflation.ts';
import { movement, refresh } from './movement.ts';
import { force } from './pieces.ts';
import { build } from './purchase.ts';
import { deals } from './ransom.ts';
import { type Conquest, others } from './table.ts';
import { collectTribute } from './tribute.ts';

/** 7. The whole game: turns of six phases, until one Caesar is left. */
export function* play(g: Conquest): Flow<void> {
  const { state } = g;
  if (state.phase === 'homes') yield* chooseHomes(g);
  while (state.phase !== 'over') {
    switch (state.phase) {
      case 'begin':
        begin(g);
        break;
      case 'move':
        yield* movement(g);
        break;
      case 'leaders':
        yield* loneLeaders(g);
        break;
      case 'declare':
        yield* declarations(g);
        break;
      case 'combat':
        yield* combat(g);
        break;
      case 'tribute':
        if (turnGoesOn(state)) collectTribute(g);
        else endTurn(g);
        break;
      case 'destroy':
      case 'build':
        yield* build(g);
        break;
      case 'deal':
        yield* deals(g);
        break;
      case 'throne':
        if (state.claiming) yield* claim(g);
        if (state.winner === NOBODY) endTurn(g);
        break;
    }
    if (state.winner !== NOBODY) state.phase = 'over';
  }
}

/** 6.2 Homes by lot, or chosen in the order of the seats (R-SET-1). */
function* chooseHomes(g: Conquest): Flow<void> {
  const { state } = g;
  for (let left = homesLeft(state); left.length > 0; left = homesLeft(state)) {
    const seat = state.players - left.length;
    if (left.length > 1) g.checkpoint();
    const options = left.map((home) => HOME[HOMES.indexOf(home)]);
    const { home } = yield* g.choose(seat, prompt('home', '6.2'), options);
    settle(state, seat, home);
    g.emit({ event: 'home.chosen', by: seat, at: home });
  }
  state.active = turnOrder(state)[0];
  state.phase = 'begin';
  g.emit({ event: 'round.began', round: state.round });
}

function begin(g: Conquest): void {
  const { state } = g;
  state.attacker = state.active;
  state.raised = false;
  state.claiming = false;
  state.dealt.fill(0);
  feelInflation(g, state.active);
  g.emit({ event: 'turn.began', by: state.active });
  refresh(state);
  state.phase = 'move';
}

/** 6.5 The next player still in; the seats that are out count for rounds and for prices (R-INF-5). */
function endTurn(g: Conquest): void {
  const { state } = g;
  const order = turnOrder(state);
  let place = order.indexOf(state.active);
  do {
    place++;
    if (place === order.length) {
      if (state.round === state.rules.roundLimit) {
        endByLimit(g);
        return;
      }
      place = 0;
      state.round++;
      g.emit({ event: 'round.began', round: state.round });
    }
    if (!isIn(state, order[place])) feelInflation(g, order[place]);
  } while (!isIn(state, order[place]));
  state.active = order[place];
  state.attacker = order[place];
  state.phase = 'begin';
}

/** 1.2 The last thing in a turn: all others must agree to make a player emperor; no answer means no (R-END-2). */
function* claim(g: Conquest): Flow<void> {
  const { state } = g;
  const seat = state.active;
  g.emit({ event: 'claimed', by: seat });
  const ask = prompt('proclaim', '1.2', { by: seat }, DECLINE.id);
  const voters = others(state, seat);
  const votes = yield* g.chooseTogether(
    voters.map((voter) => ({ seat: voter, prompt: ask, options: [ACCEPT, DECLINE] })),
  );
  const against = voters.filter((_, i) => votes[i] === DECLINE);
  if (against.length > 0) {
    state.claims[seat]++;
    g.emit({ event: 'claim.refused', by: seat, whom: against[0] });
    return;
  }
  state.winner = seat;
  state.ending = 'proclaimed';
  g.emit({ event: 'proclaimed', by: seat });
}

/** R-END-3 Highest tribute, then most Talents, then most land units, then earlier in the order of play. */
function endByLimit(g: Conquest): void {
  const { state } = g;
  const measure = (seat: Seat) => [state.tribute[seat], state.money[seat], armySize(state, seat)];
  const [winner] = turnOrder(state)
    .filter((seat) => isIn(state, seat))
    .sort((a, b) => {
      const [one, other] = [measure(a), measure(b)];
      const i = one.findIndex((value, k) => value !== other[k]);
      return i < 0 ? 0 : other[i] - one[i];
    });
  state.winner = winner;
  state.ending = 'round-limit';
  state.phase = 'over';
  g.emit({ event: 'limit.reached', round: state.round, by: winner });
}

/** All land units of a player, aboard or ashore. */
export function armySize(state: State, seat: Seat): number {
  let size = 0;
  for (let province = 0; province < PROVINCES; province++) size += force(state, seat, province);
  const { owner, cargo } = state.galley;
  for (let ship = 0; ship < owner.length; ship++)
    if (owner[ship] === seat) size += cargo[0][ship] + cargo[1][ship] + cargo[2][ship];
  return size;
}

/** The tribute of each, and the one who won. */
export function result(state: State): Result {
  return { points: state.tribute.slice(), winners: [state.winner], ending: state.ending };
}
