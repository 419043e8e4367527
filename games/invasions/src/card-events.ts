import type { DiplomacyId } from './data/diplomacy-cards.ts';
import type { EventKind } from './data/event-cards.ts';
import type { PlaceId } from './data/geography.ts';
import type { LeaderId } from './data/leaders.ts';
import type { NationId, Side } from './data/nations.ts';

/** What cards, pacts and the rules of single nations tell the log. */
export type CardEvent =
  | { event: 'card.played' | 'card.thwarted' | 'card.stands'; side: Side; card: EventKind }
  | { event: 'plot.failed' | 'sedition'; leader: LeaderId; roll: number }
  | { event: 'defected'; nation: NationId; enemy: NationId; units: string }
  | { event: 'deserted'; nation: NationId; units: string }
  | { event: 'forced-march' | 'night-march'; nation: NationId; province: PlaceId }
  | { event: 'youth'; nation: NationId }
  | { event: 'repaired'; nation: NationId; units: string }
  | { event: 'coalition'; nation: NationId; enemy: NationId }
  | { event: 'tie.broken' | 'tie.holds'; nation: NationId; enemy: NationId }
  | { event: 'ceded'; nation: NationId; enemy: NationId; province: PlaceId }
  | { event: 'served'; nation: NationId; enemy: NationId; province: PlaceId }
  | { event: 'united'; nation: NationId; lord: NationId }
  | { event: 'card.taken'; side: Side; from: Side }
  | { event: 'limes.moved'; province: PlaceId; to: PlaceId }
  | { event: 'spied'; side: Side; by: number }
  | { event: 'spy.saw' | 'card.lost'; card: EventKind }
  | { event: 'spy.envoy'; nation: NationId }
  | { event: 'spy.got'; envoy: DiplomacyId };
