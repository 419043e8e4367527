import type { Follow, Seat } from '@tabula/engine';
import { BOXES, FACTIONS, INCOME_PER_COUNTER, UPKEEP } from '../data/figures.ts';
import { countersOf } from '../rules/control.ts';
import { upkeep } from '../rules/income.ts';
import type { Side, State } from '../state.ts';

/** 12. What the end of the turn would bring, as things stand: income, upkeep, what could not be paid, which cubes come back. */
export function forecast(view: State, seat: Seat): Follow[] {
  const player = view.players[seat];
  if (player === undefined || view.phase === 'over') return [];
  const lines: Follow[] = [];
  for (const faction of FACTIONS) {
    const side = player[faction];
    // Income is taken when the actions end.
    const income = view.phase === 'upkeep' ? 0 : countersOf(view, seat, faction) * INCOME_PER_COUNTER;
    const costs = upkeep(side);
    const left = side.treasury + income - costs;
    if (left < 0)
      lines.unshift({
        words: { say: 'forecast.unpaid', args: { faction, short: -left, cubes: unpaid(side, -left) } },
        bad: true,
      });
    lines.push({ words: { say: 'forecast.faction', args: { faction, income, costs, left: Math.max(0, left) } } });
  }
  const back = Math.ceil(player.casualties / 2) + player.taxes;
  if (back > 0) lines.push({ words: { say: 'forecast.back', args: { cubes: back } } });
  return lines;
}

/** 12.4 How many cubes would go at least: the dearest first. */
function unpaid(side: Side, short: number): number {
  let left = short;
  let cubes = 0;
  for (const box of [...BOXES].sort((one, other) => UPKEEP[other] - UPKEEP[one]))
    for (let i = 0; i < side[box] && left > 0; i++) {
      left -= UPKEEP[box];
      cubes += 1;
    }
  return cubes;
}
