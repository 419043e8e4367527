import type { Flow } from '@tabula/engine';
import type { Place } from '../../data/geography.ts';
import type { Nation } from '../../data/pieces.ts';
import type { State } from '../../state.ts';
import { inOrder } from '../lands/order.ts';
import { enemiesAt, hasHostileWalls, isCleared, passesBarbarians } from '../lands/passages.ts';
import { once } from '../lands/readiness.ts';
import { hostile } from '../lands/relations.ts';
import type { Stack } from '../pieces/stack.ts';
import type { Invasions } from '../pieces/table.ts';
import { mayEvade } from './evasion.ts';
import { mayBeIntercepted, type Passage } from './interception.ts';

/** XIX, G32 First those who stand there may evade, then others may intercept. */
export function* react(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<Passage> {
  if (!areHeld(g.state, owner, stack, where)) yield* mayAllEvade(g, owner, stack, where);
  return yield* mayBeIntercepted(g, owner, stack, where);
}

/** XIX.B Whoever stands there may get away. */
export function* mayAllEvade(g: Invasions, owner: Nation, stack: Stack, where: Place): Flow<void> {
  for (const other of reactors(g.state, owner, where)) yield* mayEvade(g, owner, stack, where, other);
}

/** XVIII.F, G405 Whoever is held by others than this stack stays to fight them; barbarians in their country hold nobody. */
function areHeld(state: State, owner: Nation, { units }: Stack, where: Place): boolean {
  if (hasHostileWalls(state, owner, where) || passesBarbarians(state, owner, where)) return false;
  return isCleared(state, owner, where, enemiesAt(state, owner, where), units);
}

/** The enemies with units or a horde in the province (III.D), in activation order; inactive nations after them. */
function reactors(state: State, owner: Nation, where: Place): Nation[] {
  const enemies: Nation[] = [];
  for (const counter of state.pieces.here[where]) addEnemy(state, owner, where, state.pieces.holder[counter], enemies);
  if (state.pieces.camps[where] > 0)
    for (let other = 0; other < state.nations.horde.length; other++)
      if (state.nations.horde[other] === where) addEnemy(state, owner, where, other, enemies);
  return once(state, inOrder(state, enemies));
}

function addEnemy(state: State, owner: Nation, where: Place, other: Nation, enemies: Nation[]): void {
  if (other !== owner && !enemies.includes(other) && hostile(state, owner, other, where)) enemies.push(other);
}
