import type { Seat } from '@tabula/engine';
import type { City } from '../data/cities.ts';
import type { Faction } from '../data/figures.ts';

/** An attack of a player's army: where it came from decides where it goes back to (10.6.9). */
export interface ArmyAttack {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly city: City;
  /** The city it entered from; null if it stood there before (civil war on the spot). */
  readonly from: City | null;
  readonly bySea: boolean;
}
