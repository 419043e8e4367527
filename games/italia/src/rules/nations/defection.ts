import { leaderNamed } from '../../data/book/book.ts';
import { DEFECTION, DIE } from '../../data/figures.ts';
import { idOf, isSea } from '../../data/spaces.ts';
import { CONSULAR, KINDS, LEGION } from '../../data/units.ts';
import { bookOf } from '../../state/state.ts';
import { isCivilWar } from '../pieces/factions.ts';
import { leaderIdOf } from '../pieces/names.ts';
import { join, takeOff, unitsAt } from '../pieces/pieces.ts';
import type { Italia } from '../pieces/table.ts';

/**
 * 13.4 After every campaign move and every reaction in round 10: a die for each Roman legion beside Sulla or Marius. The
 * Optimates roll first. Consular legions stay, and make the others stay.
 */
export function romansDefect(g: Italia): void {
  const { state } = g;
  if (!isCivilWar(state)) return;
  const book = bookOf(state);
  const romans = book.nation('romans');
  for (const { leader: id, alone, withConsular } of DEFECTION) {
    const leader = leaderNamed(id);
    const at = state.leaderAt[leader];
    if (at < 0 || isSea(at)) continue;
    const legions = unitsAt(state, romans, at, LEGION);
    if (legions === 0) continue;
    const faction = book.nationOfLeader[leader];
    const lowest = unitsAt(state, romans, at, CONSULAR) > 0 ? withConsular : alone;
    const dice = g.roll(legions, DIE);
    // R 107 Whom no counter can replace stays.
    const willing = dice.filter((die) => die >= lowest).length;
    const count = Math.min(willing, state.supply[faction * KINDS + LEGION]);
    g.emit({ event: 'defected', nation: book.id(faction), leader: leaderIdOf(leader), area: idOf(at), dice, count });
    takeOff(state, romans, at, LEGION, count);
    join(g, faction, at, LEGION, count);
  }
}
