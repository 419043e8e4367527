import type { Flow, Seat } from '@tabula/engine';
import { type Faction, SHRINE_POINTS, SHRINE_PRICE } from '../data/figures.ts';
import { sideOf } from '../state.ts';
import { takeCube } from './cubes.ts';
import type { Byzantium } from './table.ts';

/** 8. E. Church or mosque: 6 bezants and a cube that stays there to the end of the game, for 2 points (R 19). */
export function* build(g: Byzantium, seat: Seat, faction: Faction): Flow<void> {
  yield* takeCube(g, seat, faction, SHRINE_PRICE);
  const side = sideOf(g.state.players[seat], faction);
  side.shrines += 1;
  side.points += SHRINE_POINTS;
  g.emit({ event: 'built', by: seat, faction, points: SHRINE_POINTS });
}
