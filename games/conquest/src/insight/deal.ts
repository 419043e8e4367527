import type { Arg, Option, Seat } from '@tabula/engine';
import { PROVINCES } from '../data/map.ts';
import { index, isIn, pair, type State } from '../state.ts';

/** In Talents at base prices: the first General on the board, to his owner. Each further one is worth less. */
const GENERAL = 140;
/** What a captor gives away with a prisoner, the more the fewer Generals the other has. */
const RELEASE = 60;
/** In a duel whatever helps the other is as bad as what is lost. */
const DUEL = 1.3;

/** A deal as one side sees it: Generals that come back to him, prisoners he sets free, Talents he pays. */
interface Deal {
  readonly gets: number;
  readonly gives: number;
  readonly pays: number;
}

/** A deal as the one who is asked sees it. */
export function isGoodDeal(state: State, seat: Seat, args: Readonly<Record<string, Arg>>): boolean {
  const pays = Number(args.charges) - Number(args.pays);
  return gain(state, seat, Number(args.by), { gets: Number(args.gives), gives: Number(args.gets), pays }) > 0;
}

/**
 * What a deal means to a player. An exchange of as many for as many is good: armies without leaders cannot move, and a war in
 * which nobody moves has no end. Only whoever is about to win, and has leaders enough, keeps what he holds.
 */
function gain(state: State, seat: Seat, other: Seat, { gets, gives, pays }: Deal): number {
  const own = generalsOf(state, seat);
  const his = generalsOf(state, other);
  let worth = gets === gives && gets > 0 && !isAboutToWin(state, seat, other, own) ? 1000 : 0;
  for (let n = 0; n < gets; n++) worth += GENERAL / (1 + own + n);
  const enmity = playersLeft(state) === 2 ? DUEL : 1;
  for (let n = 0; n < gives; n++) worth -= (enmity * RELEASE) / (1 + his + n) + RELEASE / 4;
  const times = state.inflation + 1;
  return worth + use((state.money[seat] - pays) / times) - use(state.money[seat] / times);
}

function isAboutToWin(state: State, seat: Seat, other: Seat, generals: number): boolean {
  return generals > 1 && state.tribute[seat] > 1.6 * state.tribute[other];
}

/** What Talents are worth: the first hundred are wanted, a treasure is not. */
function use(talents: number): number {
  return 0.65 * Math.min(talents, 100) + 0.25 * clamp(talents - 100, 300) + 0.03 * Math.max(0, talents - 400);
}

function clamp(talents: number, most: number): number {
  return Math.min(most, Math.max(0, talents));
}

function playersLeft(state: State): number {
  let players = 0;
  for (let seat = 0; seat < state.players; seat++) if (isIn(state, seat)) players++;
  return players;
}

function generalsOf({ generals, galley }: State, seat: Seat): number {
  let count = 0;
  for (let at = 0; at < PROVINCES; at++) count += generals[index(seat, at)];
  for (let ship = 0; ship < galley.owner.length; ship++)
    if (galley.owner[ship] === seat) count += galley.generals[ship];
  return count;
}

/** Whether there is something to offer another player that both would like. Nobody is asked in every round. */
export function hasOffer(state: State, seat: Seat, other: Seat): boolean {
  return (state.round + seat) % PATIENCE === 0 && priceFor(state, seat, other, exchanged(state, seat, other)) !== null;
}

const PATIENCE = 3;

/** How many come back to each: as many for as many, or all that one side holds for Talents. */
function exchanged(state: State, seat: Seat, other: Seat): { readonly gets: number; readonly gives: number } {
  const gets = state.prisoners[pair(state, other, seat)];
  const gives = state.prisoners[pair(state, seat, other)];
  const both = Math.min(gets, gives);
  return both > 0 ? { gets: both, gives: both } : { gets, gives };
}

/** By price level: what is asked or paid, in steps. */
const PRICES = [0, 10, 20, 30, 40, 60, 80, 120, 200, 300, 500, 800] as const;

/** The price that is best for the proposer and good enough for the other; negative if he is paid. Null if there is none. */
function priceFor(
  state: State,
  seat: Seat,
  other: Seat,
  { gets, gives }: { readonly gets: number; readonly gives: number },
): number | null {
  const times = state.inflation + 1;
  let best: number | null = null;
  let most = 0;
  for (const price of PRICES)
    for (const pays of [price * times, -price * times]) {
      if (pays > 0 ? gets === 0 || pays > state.money[seat] : gives === 0 && pays < 0) continue;
      if (-pays > state.money[other]) continue;
      const own = gain(state, seat, other, { gets, gives, pays });
      if (own <= most || gain(state, other, seat, { gets: gives, gives: gets, pays: -pays }) <= 0) continue;
      most = own;
      best = pays;
    }
  return best;
}

/** The next word of an offer: how many back, how many for them, for how much. */
export function offerWord(state: State, seat: Seat, other: Seat, ask: string, options: readonly Option[]): number {
  const deal = exchanged(state, seat, other);
  if (ask === 'get-back' || ask === 'give-back') {
    const count = ask === 'get-back' ? deal.gets : deal.gives;
    return nearest(options, (option) => Math.abs(Number(option.count) - count));
  }
  const price = priceFor(state, seat, other, deal) ?? 0;
  return nearest(options, ({ kind, talents }) =>
    Math.abs((kind === 'pay' ? Number(talents) : -Number(talents)) - price),
  );
}

function nearest(options: readonly Option[], distance: (option: Option) => number): number {
  let best = 0;
  for (let i = 1; i < options.length; i++) if (distance(options[i]) < distance(options[best])) best = i;
  return best;
}
