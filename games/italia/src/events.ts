import type { Seat } from '@tabula/engine';
import type { Cause } from './data/figures.ts';
import type { NationId } from './data/names.ts';
import type { UnitId } from './data/units.ts';

/** What happened, for the log. In a fight `by` is the player whose nation attacks or rolls. `units` is a bundle of units and leaders; `foe` is the other nation of two. */
export type ItaliaEvent =
  | { event: 'round'; round: number }
  | { event: 'turn'; nation: NationId; round: number }
  | { event: 'passed'; nation: NationId }
  // Income, purchase, placement
  | { event: 'income'; nation: NationId; gold: number; total: number }
  | { event: 'tribute'; nation: NationId; foe: NationId; gold: number }
  | { event: 'tribute.bought'; nation: NationId; unit: UnitId }
  | { event: 'gold.lost'; nation: NationId; gold: number }
  | { event: 'bought'; nation: NationId; units: string; gold: number }
  | { event: 'city.built'; nation: NationId; area: string }
  | { event: 'placed'; nation: NationId; units: string; area: string }
  | { event: 'unplaced'; nation: NationId; units: string }
  | { event: 'arrived'; nation: NationId; units: string; area: string }
  | { event: 'leader.left'; nation: NationId; leader: string }
  | { event: 'leader.died'; nation: NationId; leader: string; area: string }
  // Movement, stacking
  | { event: 'moved'; nation: NationId; units: string; from: string; area: string }
  | { event: 'removed'; nation: NationId; units: string; area: string; why: string }
  // Combat
  | { event: 'battle'; by: Seat; nation: NationId; foe: NationId; area: string }
  | { event: 'sea-battle'; by: Seat; nation: NationId; foe: NationId; area: string }
  | { event: 'raid'; by: Seat; nation: NationId; foe: NationId; area: string }
  | {
      event: 'rolled';
      by: Seat;
      nation: NationId;
      area: string;
      dice: readonly number[];
      /** By die: 1 if it hit. */
      struck: readonly number[];
      hits: number;
      /** By die: who threw it, and from which figure on it hits. */
      throwers: readonly UnitId[];
      figures: readonly number[];
      /** What changed the dice, and by how much. */
      causes: readonly Cause[];
      bonuses: readonly number[];
    }
  | { event: 'lost'; nation: NationId; units: string; area: string }
  | { event: 'routed'; nation: NationId; units: string; area: string }
  | { event: 'deserted'; nation: NationId; unit: UnitId; area: string; dice: readonly number[]; count: number }
  | { event: 'converted'; nation: NationId; foe: NationId; unit: UnitId; area: string }
  | { event: 'retreated'; nation: NationId; units: string; from: string; area: string }
  | { event: 'battle.won'; by: Seat; nation: NationId; area: string }
  | { event: 'battle.held'; by: Seat; nation: NationId; area: string }
  | { event: 'battle.over'; by: Seat; area: string }
  // Cities
  | { event: 'plundered'; nation: NationId; area: string; gold: number }
  | { event: 'city.rebuilt'; nation: NationId; area: string }
  | { event: 'city.gone'; area: string }
  // Campaigns, submission, transformations
  | { event: 'campaign'; nation: NationId; leader: string; gold: number }
  | { event: 'paid'; nation: NationId; gold: number; what: 'move' | 'block'; total: number }
  | { event: 'blocked'; nation: NationId; area: string }
  | { event: 'reacted'; nation: NationId; units: string; from: string; area: string }
  | { event: 'defected'; nation: NationId; leader: string; area: string; dice: readonly number[]; count: number }
  | { event: 'submitted'; nation: NationId; foe: NationId }
  | { event: 'revolted'; nation: NationId; foe: NationId }
  | { event: 'freed'; nation: NationId; foe: NationId }
  | { event: 'transformed'; nation: NationId; foe: NationId }
  | { event: 'gone'; nation: NationId }
  // Points: every award names its line of the card
  | { event: 'score.kill'; nation: NationId; points: number; line: string; foe: NationId; units: string }
  | { event: 'score.leader'; nation: NationId; points: number; line: string; leader: string }
  | { event: 'score.last'; nation: NationId; points: number; line: string; foe: NationId }
  | { event: 'score.plunder'; nation: NationId; points: number; line: string; area: string }
  | { event: 'score.exit'; nation: NationId; points: number; line: string; area: string; count: number }
  | { event: 'score.pitched'; nation: NationId; points: number; line: string; area: string }
  | { event: 'score.submission'; nation: NationId; points: number; line: string; foe: NationId }
  | { event: 'score.retreat'; nation: NationId; points: number; line: string }
  | { event: 'score.title'; nation: NationId; points: number; line: string }
  | { event: 'score.conversion'; nation: NationId; points: number; line: string }
  | {
      event: 'score.area' | 'score.city' | 'score.region' | 'score.region-minus';
      nation: NationId;
      points: number;
      line: string;
    }
  | { event: 'score.halved'; nation: NationId; points: number; total: number };
