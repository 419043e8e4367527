import type { AdministrationId } from './data/administration-cards.ts';
import type { AreaId } from './data/areas.ts';
import type { CalamityId } from './data/calamities.ts';
import type { LeaderId } from './data/leaders.ts';
import type { NationId, Religion } from './data/nations.ts';
import type { PlaceId } from './geography.ts';

/** What happened, for the log. */
export type InvasionsEvent =
  | { event: 'turn.began'; turn: number; year: number }
  // VI-VIII Status
  | { event: 'aged'; nation: NationId; age: number }
  | { event: 'declined'; nation: NationId; decline: number }
  | { event: 'recovered'; nation: NationId; decline: number }
  | { event: 'kingdom.tested'; nation: NationId; roll: number; age: number }
  | { event: 'kingdom.founded'; nation: NationId }
  | { event: 'empire.tested'; nation: NationId; roll: number }
  | { event: 'empire.founded'; nation: NationId }
  | { event: 'city.grew'; nation: NationId; province: PlaceId; level: number }
  | { event: 'capital.placed'; nation: NationId; province: PlaceId }
  | { event: 'converted'; nation: NationId; religion: Religion; points: number }
  | { event: 'granted'; nation: NationId; gold: number }
  | { event: 'heresy'; area: AreaId }
  | { event: 'heresy.ended'; area: AreaId }
  // IX Reinforcements
  | { event: 'appeared'; nation: NationId; province: PlaceId }
  | { event: 'arrived'; nation: NationId; units: readonly string[]; province: PlaceId }
  | { event: 'leader.arrived'; leader: LeaderId; province: PlaceId }
  | { event: 'leader.left'; leader: LeaderId }
  | { event: 'leader.died'; leader: LeaderId }
  | { event: 'evacuated'; nation: NationId; province: PlaceId; lost: number }
  | { event: 'refuge'; nation: NationId; lord: NationId }
  // XIII-XIV Administration
  | { event: 'administered'; nation: NationId; administration: AdministrationId; gold: number }
  | { event: 'calamity'; nation: NationId; calamity: CalamityId }
  | { event: 'usurper.fell'; nation: NationId; roll: number }
  | { event: 'usurper.rose'; nation: NationId; roll: number }
  | { event: 'mutiny'; nation: NationId; province: PlaceId }
  | { event: 'city.shrank'; province: PlaceId; level: number }
  | { event: 'lost.gold'; nation: NationId; gold: number }
  | { event: 'won.gold'; nation: NationId; gold: number }
  | { event: 'eroded'; nation: NationId; gold: number }
  | { event: 'revenues'; nation: NationId; income: number; costs: number; treasury: number }
  | { event: 'bankrupt'; nation: NationId }
  | { event: 'collapse.tested'; nation: NationId; roll: number }
  | { event: 'collapsed'; nation: NationId }
  | { event: 'disbanded'; nation: NationId; units: readonly string[] }
  // XV Purchases
  | { event: 'bought'; nation: NationId; unit: string; province: PlaceId; gold: number }
  | { event: 'restored'; nation: NationId; unit: string; gold: number }
  | { event: 'fortified'; nation: NationId; province: PlaceId }
  | { event: 'limes.built'; nation: NationId; province: PlaceId }
  // XVI Revolts
  | { event: 'revolt'; province: PlaceId; size: number }
  | { event: 'calm'; province: PlaceId }
  | { event: 'quelled'; nation: NationId; province: PlaceId; roll: number }
  | { event: 'quell.failed'; nation: NationId; province: PlaceId; roll: number }
  // The end
  | { event: 'scored'; nation: NationId; points: number };
