import type { Seat } from '@tabula/engine';
import type { Ware } from './data/figures.ts';
import type { SpaceId } from './data/map.ts';

/**
 * What happened, for the log. `by` is the player who did it or to whom it happened, `whom` the other one; `units` is a
 * bundle of pieces.
 */
export type ConquestEvent =
  | { event: 'home.chosen'; by: Seat; at: SpaceId }
  | { event: 'round.began'; round: number }
  | { event: 'turn.began'; by: Seat }
  // Movement
  | { event: 'marched'; by: Seat; units: string; from: SpaceId; to: SpaceId }
  | { event: 'advanced'; by: Seat; units: string; from: SpaceId; to: SpaceId }
  | { event: 'sailed'; by: Seat; units: string; from: SpaceId; to: SpaceId }
  | { event: 'landed'; by: Seat; units: string; from: SpaceId; to: SpaceId }
  | { event: 'loaded' | 'set-down'; by: Seat; units: string; at: SpaceId; to: SpaceId }
  | { event: 'leave.given'; by: Seat; whom: Seat; to: SpaceId }
  | { event: 'leave.refused'; by: Seat; whom: Seat; to: SpaceId }
  // Conquest
  | { event: 'conquered'; by: Seat; at: SpaceId; tribute: number }
  | { event: 'conquered.from'; by: Seat; whom: Seat; at: SpaceId; tribute: number }
  | { event: 'home.lost'; by: Seat; at: SpaceId }
  | { event: 'home.regained'; by: Seat; at: SpaceId }
  | { event: 'galleys.burnt'; by: Seat; at: SpaceId; count: number }
  | { event: 'inflation.coming'; by: Seat; times: number; turns: number }
  | { event: 'inflation'; times: number }
  // Battles on land
  | { event: 'battle.began'; by: Seat; whom: Seat; at: SpaceId; units: string; foes: string }
  // `struck` has a 1 for each die that hit
  | { event: 'rolled'; by: Seat; dice: readonly number[]; struck: readonly number[]; hits: number }
  | { event: 'lost'; by: Seat; units: string }
  | { event: 'fights.on'; by: Seat }
  | { event: 'pursued'; by: Seat; dice: readonly number[]; struck: readonly number[]; hits: number }
  | { event: 'cut.down'; by: Seat; whom: Seat; units: string }
  | { event: 'retreated'; by: Seat; from: SpaceId; to: SpaceId; units: string }
  | { event: 'battle.won'; by: Seat; whom: Seat; at: SpaceId }
  | { event: 'battle.held'; by: Seat; whom: Seat; at: SpaceId }
  | { event: 'battle.drawn'; by: Seat; whom: Seat; at: SpaceId }
  | { event: 'battle.left'; by: Seat; whom: Seat; at: SpaceId }
  // Battles at sea
  | { event: 'sea-battle.declared'; by: Seat; whom: Seat; at: SpaceId }
  | { event: 'sea-battle.began'; by: Seat; whom: Seat; at: SpaceId; count: number; against: number }
  | { event: 'sunk'; by: Seat; count: number; units: string }
  | { event: 'sea-battle.ended'; by: Seat; whom: Seat; at: SpaceId; count: number; against: number }
  | { event: 'rescued'; by: Seat; units: string; at: SpaceId }
  // Leaders
  | { event: 'captured'; by: Seat; whom: Seat; count: number }
  | { event: 'killed'; by: Seat; whom: Seat; count: number }
  | { event: 'caesar.captured'; by: Seat; whom: Seat }
  | { event: 'caesar.drowned'; by: Seat }
  | { event: 'spoils'; by: Seat; whom: Seat; talents: number; provinces: number }
  | { event: 'freed'; by: Seat; count: number }
  | { event: 'returned'; by: Seat; count: number }
  | { event: 'waits'; by: Seat; count: number }
  // The realm
  | { event: 'tribute'; by: Seat; talents: number }
  | { event: 'no.tribute'; by: Seat; at: SpaceId }
  | { event: 'destroyed'; by: Seat; at: SpaceId; roads: number }
  | { event: 'recruited'; by: Seat; units: string; at: SpaceId; talents: number }
  | { event: 'built'; by: Seat; ware: Ware; at: SpaceId; talents: number }
  | { event: 'road.built'; by: Seat; at: SpaceId; to: SpaceId; talents: number }
  // Ransom
  | { event: 'offered'; by: Seat; whom: Seat; gets: number; gives: number; pays: number; charges: number }
  | { event: 'offer.accepted'; by: Seat; whom: Seat }
  | { event: 'offer.refused'; by: Seat; whom: Seat }
  // The end
  | { event: 'claimed'; by: Seat }
  | { event: 'claim.refused'; by: Seat; whom: Seat }
  | { event: 'proclaimed'; by: Seat }
  | { event: 'last.caesar'; by: Seat }
  | { event: 'limit.reached'; round: number; by: Seat };
