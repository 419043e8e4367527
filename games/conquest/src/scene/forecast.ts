import type { Follow, Seat } from '@tabula/engine';
import { idOf } from '../data/map.ts';
import { holdsHome } from '../rules/control.ts';
import { isIn, type State } from '../state.ts';

/** 11.1 What the next tribute would bring, and what stays in the purse. */
export function forecast(view: State, seat: Seat): Follow[] {
  if (view.home[seat] === undefined || view.home[seat] < 0 || !isIn(view, seat)) return [];
  const purse = { words: { say: 'forecast.purse', args: { talents: view.money[seat] } } };
  if (!holdsHome(view, seat))
    return [{ words: { say: 'forecast.no-tribute', args: { at: idOf(view.home[seat]) } }, bad: true }, purse];
  return [{ words: { say: 'forecast.tribute', args: { talents: view.tribute[seat] } } }, purse];
}
