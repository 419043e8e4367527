import type { Arg, Seat } from '@tabula/engine';
import { isIn, type State } from '../state.ts';

/** What a prisoner is worth to his captor, the more in a duel, and a General to his owner. */
const CAPTIVE = 12;
const CAPTIVE_IN_DUEL = 30;
const OWN_GENERAL = 35;
/** What a Talent is worth to whoever is to pay it. */
const SPENT = 0.65;

/** A deal as the one who is asked sees it. Nobody deals in every round: a refusal is meant for a while. */
export function isGoodDeal(state: State, seat: Seat, args: Readonly<Record<string, Arg>>): boolean {
  if ((state.round + Number(args.by)) % 3 > 0) return false;
  let players = 0;
  for (let other = 0; other < state.players; other++) if (isIn(state, other)) players++;
  const captive = players === 2 ? CAPTIVE_IN_DUEL : CAPTIVE;
  const talents = Number(args.pays) * useOfMoney(state, seat) - (Number(args.charges) * SPENT) / (state.inflation + 1);
  return talents - captive * Number(args.gets) + OWN_GENERAL * Number(args.gives) > 0;
}

/** What a Talent more means to a player: little if he is rich. */
function useOfMoney({ money, inflation }: State, seat: Seat): number {
  const times = inflation + 1;
  const talents = money[seat] / times;
  return (talents < 100 ? 0.65 : talents < 400 ? 0.25 : 0.03) / times;
}
