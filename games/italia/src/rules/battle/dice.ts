import type { Nation } from '../../data/book/book.ts';
import { CAUSES, type Cause, DIE } from '../../data/figures.ts';
import { idOf, type Space } from '../../data/spaces.ts';
import { type Kind, UNITS, type UnitId } from '../../data/units.ts';
import { bookOf } from '../../state/state.ts';
import type { Bonuses } from '../pieces/modifiers.ts';
import { sum } from '../pieces/pieces.ts';
import { type Italia, seatOf } from '../pieces/table.ts';

/** One die: who throws it, and from which figure on it hits. */
export interface Throw {
  readonly kind: Kind;
  readonly from: number;
}

/** A die for each of so many units of a kind. */
export function addThrows(throws: Throw[], kind: Kind, count: number, from: number): void {
  if (count === 0) return;
  const one = { kind, from };
  for (let n = 0; n < count; n++) throws.push(one);
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
  const struck: number[] = [];
  for (let i = 0; i < dice.length; i++) struck.push(dice[i] >= throws[i].from ? 1 : 0);
  const rolled = { dice, struck };
  if (g.isHeard) tell(g, nation, space, throws, bonuses, rolled);
  return rolled;
}

function tell(
  g: Italia,
  nation: Nation,
  space: Space,
  throws: readonly Throw[],
  bonuses: Bonuses,
  { dice, struck }: Rolled,
): void {
  const throwers: UnitId[] = [];
  const figures: number[] = [];
  for (const { kind, from } of throws) {
    throwers.push(UNITS[kind].id);
    figures.push(from);
  }
  const causes: Cause[] = [];
  const added: number[] = [];
  for (const cause of CAUSES) {
    const bonus = bonuses[cause] ?? 0;
    if (bonus === 0) continue;
    causes.push(cause);
    added.push(bonus);
  }
  g.emit({
    event: 'rolled',
    by: seatOf(g.state, nation),
    nation: bookOf(g.state).id(nation),
    area: idOf(space),
    dice,
    struck,
    hits: sum(struck),
    throwers,
    figures,
    causes,
    bonuses: added,
  });
}
