import type { Flow, Seat } from '@tabula/engine';
import type { CityId } from '../data/cities.ts';
import { ARMY_BOXES, type ArmyBox, type Faction, MOST_LEVY_DICE, MOST_MAIN_DICE } from '../data/figures.ts';
import { LOSE, prompt } from '../options.ts';
import { type Side, type State, sideOf } from '../state.ts';
import { cubes, strength } from './armies.ts';
import type { Byzantium } from './table.ts';

/** One side of a fight: a player's army, his Levy, or the Bulgars. */
export type Force =
  | { readonly kind: 'army' | 'levy'; readonly seat: Seat; readonly faction: Faction }
  | { readonly kind: 'bulgars'; readonly seat: Seat };

/** 10.5.1 Dice: one for each Main Army cube, three at most, and one for each Elite cube; Levy (R 27) and Bulgars three at most. */
export function diceOf(state: State, force: Force): number {
  if (force.kind === 'bulgars') return Math.min(state.bulgars, MOST_MAIN_DICE);
  const side = sideOf(state.players[force.seat], force.faction);
  if (force.kind === 'levy') return Math.min(side.levy, MOST_LEVY_DICE);
  return Math.min(side.main, MOST_MAIN_DICE) + side.elite + (side.guard ? 1 : 0);
}

/** 10.5.3 Strength: Elite and Main Army, or the Levy, or the Bulgar cubes. */
export function strengthOf(state: State, force: Force): number {
  if (force.kind === 'bulgars') return state.bulgars;
  const side = sideOf(state.players[force.seat], force.faction);
  return force.kind === 'levy' ? side.levy : strength(side);
}

/** What a force loses cubes to: how its owner is asked which, and the city if it is about one. */
interface Cause {
  readonly ask: string;
  readonly rule: string;
  readonly city?: CityId;
}

/** 10.5.2 A force loses as many cubes as it was hit; hits beyond the last cube are lost. */
export function* takeLosses(g: Byzantium, force: Force, hits: number, cause: Cause): Flow<void> {
  if (hits === 0) return;
  if (force.kind === 'army') yield* armyLoses(g, force.seat, force.faction, hits, cause);
  else if (force.kind === 'levy') levyLoses(g, force.seat, force.faction, hits);
  else bulgarsLose(g, hits);
}

/** The owner chooses from Elite, Main Army and Movement; the guard goes only as the last cube (6.6.2). */
function* armyLoses(g: Byzantium, seat: Seat, faction: Faction, hits: number, cause: Cause): Flow<void> {
  const player = g.state.players[seat];
  const side = sideOf(player, faction);
  const boxes: (ArmyBox | 'guard')[] = [];
  for (let left = Math.min(hits, cubes(side)); left > 0; left--) {
    const options = filledBoxes(side).map((box) => LOSE[box]);
    if (options.length === 0) {
      side.guard = false;
      boxes.push('guard');
      continue;
    }
    const { ask, rule, city } = cause;
    const args = city === undefined ? { faction, hits: left } : { city, faction, hits: left };
    const { box } = yield* g.choose(seat, prompt(ask, rule, args), options);
    side[box] -= 1;
    player.casualties += 1;
    boxes.push(box);
  }
  if (boxes.length > 0) g.emit({ event: 'lost', by: seat, faction, boxes });
}

export function filledBoxes(side: Side): ArmyBox[] {
  return ARMY_BOXES.filter((box) => side[box] > 0);
}

function levyLoses(g: Byzantium, seat: Seat, faction: Faction, hits: number): void {
  const player = g.state.players[seat];
  const lost = Math.min(hits, sideOf(player, faction).levy);
  sideOf(player, faction).levy -= lost;
  player.casualties += lost;
  g.emit({ event: 'levy.lost', by: seat, cubes: lost });
}

/** 11.4 Lost Bulgar cubes go back to the stock. */
function bulgarsLose(g: Byzantium, hits: number): void {
  const lost = Math.min(hits, g.state.bulgars);
  g.state.bulgars -= lost;
  g.emit({ event: 'bulgars.lost', cubes: lost, total: g.state.bulgars });
}
