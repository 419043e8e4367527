import type { Follow, Seat } from '@tabula/engine';
import { nationId } from '../data/pieces.ts';
import { activationOrder } from '../rules/lands/order.ts';
import { accountOf, grossOf, reconquest } from '../rules/treasury/income.ts';
import { isCivilised, type State, seatOf } from '../state.ts';

/** XIV. What the next revenues would bring each civilised nation of a seat, and what it could not pay. */
export function forecast(view: State, seat: Seat): Follow[] {
  const lines = activationOrder(view).flatMap((owner): Follow[] => {
    if (seatOf(view, owner) !== seat || !isCivilised(view, owner)) return [];
    const account = accountOf(view, owner);
    const gross = grossOf(account) + reconquest(view, owner);
    const { upkeep, revolts, heresies, decline, overlord, federates } = account;
    const costs = upkeep + revolts + heresies + decline + overlord + federates;
    const balance = view.nations.treasury[owner] + Math.ceil(gross - costs);
    const args = {
      nation: nationId(owner),
      income: Math.ceil(gross),
      costs,
      left: Math.max(0, balance),
      short: Math.max(0, -balance),
    };
    return [
      balance < 0 ? { words: { say: 'forecast.short', args }, bad: true } : { words: { say: 'forecast.nation', args } },
    ];
  });
  return lines.sort((one, other) => Number(other.bad ?? false) - Number(one.bad ?? false));
}
