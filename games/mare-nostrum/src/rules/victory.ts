import type { Result, Seat } from '@tabula/engine';
import { CARDS, PYRAMIDS } from '../data/cards.ts';
import { POLITICAL } from '../data/civilizations.ts';
import { LAND_COUNT } from '../data/provinces.ts';
import type { State } from '../state.ts';
import { handSize, type MareNostrum } from './table.ts';

/** Heroes and wonders of a seat. */
export function cardCount({ cards }: State, seat: Seat): number {
  let count = 0;
  for (let card = 0; card < CARDS.length; card++) if (cards[card] === seat) count++;
  return count;
}

export function provinceCount({ marker }: State, seat: Seat): number {
  let count = 0;
  for (let province = 0; province < LAND_COUNT; province++) if (marker[province] === seat) count++;
  return count;
}

/** 1.2, 5.12 The Pyramids, or enough heroes and wonders: the game stops at the purchase that wins (R-DRAW). */
export function checkVictory(g: MareNostrum, seat: Seat, bought: number): void {
  const { state } = g;
  // Who has won and builds on has won once.
  if (isWinner(state, seat)) return;
  const count = cardCount(state, seat);
  if (bought !== PYRAMIDS && count < state.heroesToWin) return;
  // 7.2 The Political Leader decides who builds first: he never shares.
  const leads = state.roles[POLITICAL] === seat;
  if (leads && state.winners !== 0) return;
  if (bought === PYRAMIDS) {
    state.ending = 'pyramids';
    g.emit({ event: 'won.pyramids', by: seat });
  } else {
    if (state.winners === 0) state.ending = 'heroes';
    g.emit({ event: 'won', by: seat, count });
  }
  state.winners |= 1 << seat;
  if (leads || state.rules.friendlyDraw === 'off') state.phase = 'over';
}

function isWinner({ winners }: State, seat: Seat): boolean {
  return ((winners >> seat) & 1) === 1;
}

/**
 * R-DRAW, at the end of the construction phase: several who won share it, or all play on and need one card more. Whoever alone has that
 * card already, the Political Leader too, has won.
 */
export function settleVictory(g: MareNostrum): boolean {
  const { state } = g;
  if (state.winners === 0) return false;
  if (state.rules.friendlyDraw !== 'play-on') return true;
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  let rivals = seats.filter((seat) => isWinner(state, seat));
  while (rivals.length > 1) {
    state.heroesToWin += 1;
    rivals = seats.filter((seat) => cardCount(state, seat) >= state.heroesToWin);
  }
  state.winners = rivals.length === 1 ? 1 << rivals[0] : 0;
  if (state.winners === 0) g.emit({ event: 'played-on', count: state.heroesToWin });
  return state.winners !== 0;
}

/** R-STUCK: after the last turn most heroes and wonders win, then provinces, then cards in hand; then it is shared. */
export function endAtLastTurn(g: MareNostrum): void {
  const { state } = g;
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  let best = seats;
  for (const count of [cardCount, provinceCount, handSize]) {
    const most = Math.max(...best.map((seat) => count(state, seat)));
    best = best.filter((seat) => count(state, seat) === most);
  }
  state.winners = best.reduce((bits, seat) => bits | (1 << seat), 0);
  state.ending = 'last-turn';
  state.phase = 'over';
  g.emit({ event: 'last-turn', turn: state.turn });
}

export function result(state: State): Result {
  const seats = Array.from({ length: state.players }, (_, seat) => seat);
  return {
    points: seats.map((seat) => cardCount(state, seat)),
    winners: seats.filter((seat) => isWinner(state, seat)),
    ending: state.ending,
  };
}
