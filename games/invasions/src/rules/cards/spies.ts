import type { Flow } from '@tabula/engine';
import { kindOf, TOKEN } from '../../data/cards.ts';
import { DIPLOMACY } from '../../data/diplomacy-cards.ts';
import { LOOT } from '../../data/loot.ts';
import { NATION_ROWS, SIDES } from '../../data/nations.ts';
import { type Nation, nationId, SIDE_OF } from '../../data/pieces.ts';
import { optionsOf, prompt, SPY_ENVOY, SPY_ON } from '../../options.ts';
import { ABSENT, isCivilised, NOBODY, type State, seatOf } from '../../state.ts';
import { askSide, type Invasions } from '../pieces/table.ts';

/** Sides of others with cards in hand. */
function suspects(state: State, side: number): number[] {
  return SIDES.flatMap((_, other) =>
    state.cards.hands[other].length > 0 && state.sides[other] !== state.sides[side] && state.sides[other] !== NOBODY
      ? [other]
      : [],
  );
}

/** Nations of others with diplomacy cards, if the spy has a nation that can use one. */
function couriers(state: State, side: number): Nation[] {
  if (readerOf(state, side) === NOBODY) return [];
  return NATION_ROWS.flatMap((_, owner) =>
    state.cards.envoys[owner].length > 0 && seatOf(state, owner) !== state.sides[side] ? [owner] : [],
  );
}

/** The nation of a side that receives a stolen diplomacy card: the first civilised one. */
function readerOf(state: State, side: number): Nation {
  return state.nations.status.findIndex((status, owner) => {
    return SIDE_OF[owner] === side && status !== ABSENT && isCivilised(state, owner);
  });
}

export function maySpy(state: State, side: number): boolean {
  return suspects(state, side).length > 0 || couriers(state, side).length > 0;
}

/** Spies: a player's events are looked at and one is discarded at random, or a diplomacy card changes hands. */
export function* spy(g: Invasions, side: number): Flow<void> {
  const { state } = g;
  const options = [...optionsOf(SPY_ON, suspects(state, side)), ...optionsOf(SPY_ENVOY, couriers(state, side))];
  const answer = yield* askSide(g, side, prompt('spy', 'X.B'), options);
  g.reveal();
  if (answer.kind === 'spy-on') lookAt(g, side, SIDES.indexOf(answer.side));
  else
    steal(
      g,
      side,
      NATION_ROWS.findIndex(({ id }) => id === answer.nation),
    );
}

function lookAt(g: Invasions, side: number, other: number): void {
  const { state } = g;
  const seat = state.sides[side];
  const hand = state.cards.hands[other];
  g.emit({ event: 'spied', side: SIDES[other], by: seat });
  for (const card of hand) g.emit({ event: 'spy.saw', card: kindOf(card) }, [seat]);
  const [lost] = hand.splice(g.chance.below(hand.length), 1);
  g.emit({ event: 'card.lost', card: kindOf(lost) });
  if (lost >= TOKEN) state.cards.loot.push(LOOT.findIndex(({ event }) => event === lost - TOKEN));
  else state.cards.eventDiscards.push(lost);
}

function steal(g: Invasions, side: number, owner: Nation): void {
  const { state } = g;
  const hand = state.cards.envoys[owner];
  const [card] = hand.splice(g.chance.below(hand.length), 1);
  state.cards.envoys[readerOf(state, side)].push(card);
  g.emit({ event: 'spy.envoy', nation: nationId(owner) });
  g.emit({ event: 'spy.got', envoy: DIPLOMACY[card].id }, [state.sides[side]]);
}
