import type { Seat } from '@tabula/engine';
import type { CardId } from './data/cards.ts';
import type { Role } from './data/civilizations.ts';
import type { Building, Item } from './data/figures.ts';
import type { Civilization } from './data/names.ts';
import type { ProvinceId, SeaId, SpaceId } from './data/provinces.ts';
import type { Good, Kind } from './data/resources.ts';
import type { Post } from './options.ts';

/**
 * What happened, for the log. `by` is the player who did it; `cards` and `units` are bundles. `side` is an owner of units:
 * a seat, or NEUTRAL.
 */
export type MareEvent =
  | { event: 'civilization'; by: Seat; civilization: Civilization }
  | { event: 'neutral'; civilization: Civilization }
  | { event: 'turn.began'; turn: number }
  | { event: 'role.taken'; by: Seat; role: Role; count: number }
  | { event: 'role.kept'; by: Seat; role: Role; count: number }
  | { event: 'role.given'; by: Seat; whose: Seat; role: Role; count: number }
  | { event: 'role.first'; by: Seat; role: Role }
  | { event: 'passed'; by: Seat; points: number }
  // Commerce
  | { event: 'income'; by: Seat; cards: string }
  | { event: 'income.lost'; by: Seat; cards: string }
  | { event: 'artemis'; by: Seat; card: Good }
  | { event: 'announced'; by: Seat; count: number }
  | { event: 'trade.none'; by: Seat }
  | { event: 'trade.out'; by: Seat; size: number; count: number }
  | { event: 'trade.alone' }
  | { event: 'offered'; by: Seat; cards: string }
  | { event: 'took'; by: Seat; whose: Seat; card: Kind }
  | { event: 'ulysses'; by: Seat; whose: Seat; card: Kind }
  | { event: 'trade.ended' }
  | { event: 'took.back'; by: Seat; cards: string }
  | { event: 'gave'; by: Seat; whose: Seat }
  | { event: 'gave.card'; by: Seat; whose: Seat; card: Kind }
  // Construction
  | { event: 'named'; by: Seat; whose: Seat; role: Role }
  | { event: 'named.self'; by: Seat; role: Role }
  | { event: 'ordered'; by: Seat; seats: readonly Seat[]; role: Role }
  | { event: 'built'; by: Seat; item: Exclude<Item, 'caravan' | 'influence'>; province: ProvinceId; cards: string }
  | { event: 'caravan'; by: Seat; card: Good; province: ProvinceId; cards: string }
  | { event: 'influence'; by: Seat; province: ProvinceId; cards: string }
  | { event: 'influence.free'; by: Seat; province: ProvinceId }
  | { event: 'converted'; by: Seat; side: number; province: ProvinceId; cards: string }
  | { event: 'converted.free'; by: Seat; side: number; province: ProvinceId }
  | { event: 'recruited'; by: Seat; hero: CardId; cards: string }
  | { event: 'setup.built'; by: Seat; item: Exclude<Item, 'caravan'>; province: ProvinceId; points: number }
  | { event: 'setup.caravan'; by: Seat; card: Good; province: ProvinceId; points: number }
  | { event: 'setup.hero'; by: Seat; hero: CardId; points: number }
  | { event: 'swapped'; by: Seat; card: Kind; other: Kind }
  | { event: 'kept'; by: Seat; count: number; discarded: string }
  // Military
  | { event: 'sailed'; by: Seat; from: SpaceId; to: SpaceId; count: number }
  | { event: 'launched'; by: Seat; from: SpaceId; to: SpaceId; count: number }
  | { event: 'marched'; by: Seat; from: SpaceId; province: ProvinceId; count: number }
  | { event: 'helen'; by: Seat; whose: Seat; province: ProvinceId }
  | { event: 'attacked'; by: Seat; side: number; province: ProvinceId; units: string; against: string }
  | { event: 'attacked.sea'; by: Seat; side: number; sea: SeaId; units: string; against: string }
  | {
      event: 'rolled';
      side: number;
      count: number;
      dice: readonly number[];
      bonus: number;
      walls: number;
      total: number;
      losses: number;
    }
  | { event: 'lost'; side: number; units: string }
  | { event: 'war'; province: ProvinceId }
  | { event: 'alone'; by: Seat; province: ProvinceId }
  | { event: 'repelled'; by: Seat; side: number; province: ProvinceId }
  | { event: 'wiped-out'; by: Seat; province: ProvinceId }
  | { event: 'empty'; province: ProvinceId }
  | { event: 'sea.settled'; by: Seat; sea: SeaId; count: number; rest: number }
  | { event: 'pillaged'; by: Seat; building: Building; province: ProvinceId }
  | { event: 'pillaged.caravan'; by: Seat; card: Good; province: ProvinceId }
  | { event: 'plundered'; by: Seat; card: Kind }
  | { event: 'occupied'; by: Seat; posts: string; province: ProvinceId }
  | { event: 'converting'; by: Seat; province: ProvinceId }
  | { event: `occupation.${'suspended' | 'resumed' | 'ended' | 'anew'}`; by: Seat; province: ProvinceId }
  | { event: 'vacated'; by: Seat; post: Post | 'marker'; province: ProvinceId }
  // The end
  | { event: 'won'; by: Seat; count: number }
  | { event: 'won.pyramids'; by: Seat }
  | { event: 'played-on'; count: number }
  | { event: 'last-turn'; turn: number };
