import type { CardEvent } from './card-events.ts';
import type { AdministrationId } from './data/administration-cards.ts';
import type { AreaId } from './data/areas.ts';
import type { CalamityId } from './data/calamities.ts';
import type { DiplomacyId } from './data/diplomacy-cards.ts';
import type { EventKind } from './data/event-cards.ts';
import type { PlaceId } from './data/geography.ts';
import type { LeaderId } from './data/leaders.ts';
import type { NationId, Religion, Side } from './data/nations.ts';

type Role = 'attacker' | 'defender';

/** What happened, for the log. */
export type InvasionsEvent =
  | CardEvent
  | { event: 'turn.began'; turn: number; year: number }
  // VI-VIII Status
  | { event: 'aged'; nation: NationId; age: number }
  | { event: 'declined'; nation: NationId; decline: number }
  | { event: 'recovered'; nation: NationId; decline: number }
  | { event: 'kingdom.tested'; nation: NationId; roll: number; age: number }
  | { event: 'kingdom.founded'; nation: NationId }
  | { event: 'empire.tested'; nation: NationId; roll: number; least: number }
  | { event: 'empire.founded'; nation: NationId }
  | { event: 'city.grew'; nation: NationId; province: PlaceId; level: number }
  | { event: 'capital.placed'; nation: NationId; province: PlaceId }
  | { event: 'converted'; nation: NationId; religion: Religion }
  | { event: 'granted'; nation: NationId; gold: number }
  | { event: 'heresy'; area: AreaId }
  | { event: 'heresy.ended'; area: AreaId }
  // IX Reinforcements
  | { event: 'appeared'; nation: NationId; province: PlaceId }
  | { event: 'arrived'; nation: NationId; units: string; province: PlaceId }
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
  | { event: 'paid'; nation: NationId; enemy: NationId; gold: number }
  | { event: 'won.gold'; nation: NationId; gold: number }
  | { event: 'caravan'; nation: NationId; province: PlaceId; gold: number }
  | { event: 'eroded'; nation: NationId; gold: number }
  | { event: 'revenues'; nation: NationId; income: number; costs: number; treasury: number }
  | { event: 'bankrupt'; nation: NationId }
  | { event: 'collapse.tested'; nation: NationId; roll: number }
  | { event: 'collapsed'; nation: NationId }
  | { event: 'disbanded'; nation: NationId; units: string }
  // XV Purchases
  | { event: 'bought'; nation: NationId; unit: string; province: PlaceId; gold: number }
  | { event: 'restored'; nation: NationId; unit: string; gold: number }
  | { event: 'fortified'; nation: NationId; province: PlaceId; gold: number }
  | { event: 'limes.built' | 'limes.hit'; nation: NationId; province: PlaceId }
  // XVI Revolts
  | { event: 'revolt'; province: PlaceId; size: number }
  | { event: 'calm'; province: PlaceId }
  | { event: 'quelled'; nation: NationId; province: PlaceId; roll: number }
  | { event: 'quell.failed'; nation: NationId; province: PlaceId; roll: number }
  // XVIII-XX War
  | { event: 'activated'; nation: NationId }
  | { event: 'moved'; nation: NationId; units: string; province: PlaceId; to: PlaceId }
  | { event: 'leader.moved'; leader: LeaderId; province: PlaceId; to: PlaceId }
  | { event: 'horde.moved'; nation: NationId; province: PlaceId }
  | { event: 'aggressor'; nation: NationId }
  | { event: 'opposed'; nation: NationId; enemy: NationId }
  | { event: 'migrated'; nation: NationId; province: PlaceId }
  | { event: 'overrun'; nation: NationId; units: string; province: PlaceId }
  | { event: 'limes.fell'; nation: NationId; enemy: NationId; province: PlaceId; hits: number }
  | { event: 'evaded' | 'evade.failed'; nation: NationId; province: PlaceId; to: PlaceId; roll: number }
  | {
      event: 'intercepted' | 'intercept.failed';
      nation: NationId;
      enemy: NationId;
      province: PlaceId;
      to: PlaceId;
      roll: number;
    }
  | { event: 'battle'; nation: NationId; enemy: NationId; province: PlaceId }
  | { event: 'ambushed'; nation: NationId; province: PlaceId }
  | { event: 'shot'; nation: NationId; count: number; hits: number }
  | { event: 'rolled'; nation: NationId; dice: number[]; struck: number[]; hits: number }
  | { event: 'rerolled'; nation: NationId; whose: Role; die: 'white' | 'black'; face: string }
  | { event: 'rerolled.all'; nation: NationId; whose: Role }
  | { event: 'melee'; nation: NationId; enemy: NationId; hits: number; suffered: number }
  | { event: 'battle.won'; nation: NationId; enemy: NationId; province: PlaceId; lost: number; losses: number }
  | { event: 'rearguard'; nation: NationId; units: string; province: PlaceId }
  | { event: 'retreated'; nation: NationId; province: PlaceId; to: PlaceId; count: number }
  | { event: 'trapped'; nation: NationId; units: string; province: PlaceId }
  | { event: 'subdued'; nation: NationId; lord: NationId }
  | { event: 'campaign'; leader: LeaderId }
  | NavalEvent
  // XXIV Sieges
  | { event: 'terror'; nation: NationId; province: PlaceId }
  | { event: 'terror.failed'; nation: NationId; province: PlaceId }
  | { event: 'siege'; nation: NationId; enemy: NationId; province: PlaceId; rolls: readonly number[] }
  | { event: 'city.fell'; nation: NationId; enemy: NationId; province: PlaceId }
  | { event: 'siege.failed' | 'siege.kept'; nation: NationId; province: PlaceId }
  | { event: 'capital.fell'; nation: NationId; province: PlaceId }
  | { event: 'sacked'; nation: NationId; province: PlaceId; gold: number }
  | { event: 'razed'; nation: NationId; province: PlaceId }
  | { event: 'plunder'; nation: NationId; gold: number }
  | { event: 'freed'; nation: NationId }
  | { event: 'client'; nation: NationId; lord: NationId }
  // X Events
  | { event: 'event.public'; card: EventKind }
  | { event: 'event.drawn'; side: Side }
  | { event: 'event.kept'; card: EventKind }
  | { event: 'raided'; nation: NationId; province: PlaceId; roll: number }
  | { event: 'settled'; nation: NationId; province: PlaceId }
  | { event: 'islam'; roll: number; risen: number }
  | { event: 'succeeded'; nation: NationId; province: PlaceId }
  | { event: 'divided' }
  | { event: 'vanished'; nation: NationId }
  | { event: 'limites.ended' }
  // XXVI-XXX Diplomacy
  | { event: 'envoys'; nation: NationId; count: number }
  | { event: 'envoy'; nation: NationId; enemy: NationId; envoy: DiplomacyId }
  | { event: 'allied' | 'alliance.refused'; nation: NationId; enemy: NationId }
  | { event: 'hired'; nation: NationId; enemy: NationId; province: PlaceId }
  | { event: 'foedus'; nation: NationId; lord: NationId; province: PlaceId; to: PlaceId }
  | { event: 'foedus.refused' | 'foedus.agreed' | 'foedus.lapsed'; nation: NationId; lord: NationId }
  | { event: 'break.failed'; nation: NationId }
  | { event: 'shortage'; nation: NationId; province: PlaceId }
  // The end
  | { event: 'scored'; nation: NationId; points: number };

/** XXV What happens at sea. */
type NavalEvent =
  | { event: 'fleet.lost'; nation: NationId; province: PlaceId }
  | {
      event: 'naval.intercepted' | 'naval.failed' | 'naval.battle';
      nation: NationId;
      enemy: NationId;
      province: PlaceId;
    }
  | { event: 'naval.refused'; nation: NationId; enemy: NationId }
  | {
      event: 'naval.won' | 'naval.drawn';
      nation: NationId;
      enemy: NationId;
      province: PlaceId;
      hits: number;
      suffered: number;
    }
  | { event: 'sailed'; nation: NationId; units: string; province: PlaceId; to: PlaceId }
  | { event: 'landing' | 'landing.failed'; nation: NationId; province: PlaceId; roll: number }
  | { event: 'harried'; nation: NationId; enemy: NationId; province: PlaceId; hits: number };
