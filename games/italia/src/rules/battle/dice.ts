import type { Nation } from '../../data/book/book.ts';
import { CAUSES, DIE } from '../../data/figures.ts';
import { idOf, type Space } from '../../data/spaces.ts';
import { type Kind, UNITS } from '../../data/units.ts';
import { bookOf } from '../../state/state.ts';
import type { Bonuses } from '../pieces/modifiers.ts';
import { sum } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';

/** One die: who throws it, and from which figure on it hits. */
export interface Throw {
  readonly kind: Kind;
  readonly from: number;
}

/** What the dice of a side showed, and by die whether it hit. */
export interface Rolled {
  readonly dice: readonly number[];
  readonly struck: readonly number[];
}

/** 10.2 All dice of a side at once; what they needed, and why, is told with them. */
export function throwDice(g: Italia, nation: Nation, space: Space, throws: readonly Throw[], bonuses: Bonuses): Rolled {
  if (throws.length === 0) return { dice: [], struck: [] };
  const dice = g.roll(throws.length, DIE);
  const struck = dice.map((die, i) => (die >= throws[i].from ? 1 : 0));
  const causes = CAUSES.filter((cause) => (bonuses[cause] ?? 0) !== 0);
  g.emit({
    event: 'rolled',
    by: seatOf(g.state, nation),
    nation: bookOf(g.state).id(nation),
    area: idOf(space),
    dice,
    struck,
    hits: sum(struck),
    throwers: throws.map(({ kind }) => UNITS[kind].id),
    figures: throws.map(({ from }) => from),
    causes,
    bonuses: causes.map((cause) => bonuses[cause] ?? 0),
  });
  return { dice, struck };
}
