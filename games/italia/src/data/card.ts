import type { AreaId, RegionId, SeaId, SpaceId } from './areas.ts';
import type { GameId, LeaderId, NationId } from './names.ts';
import type { UnitId } from './units.ts';

/** Where an entry comes from: the rulebook, what is known of the published cards, or our reconstruction. */
export type Source = 'book' | 'known' | 'reconstructed';

export type Rounds = readonly number[] | 'any';
export type Counts = Readonly<Partial<Record<UnitId, number>>>;
/** Areas named one by one, a region, or any area that is no entry area. */
export type Where = { readonly areas: readonly AreaId[] } | { readonly region: RegionId } | 'any';

export interface Placement {
  readonly at: SpaceId;
  readonly units: Counts;
  readonly city?: true;
  readonly leaders?: readonly LeaderId[];
  readonly source: Source;
}

/** 7.2 Where reinforcements come; with no such place now, to an entry area (R 53). */
export type Place =
  /** One of these areas, all together. `onlyIfFree`: else any controlled areas; `othersRetreat`: strangers there leave. */
  | {
      readonly kind: 'area';
      readonly areas: readonly AreaId[];
      readonly othersRetreat?: true;
      readonly onlyIfFree?: true;
    }
  /** Controlled areas, of a region if one is named; without any the fallback, or else any other controlled area. */
  | {
      readonly kind: 'controlled';
      readonly region?: RegionId;
      readonly fallback?: { readonly area: AreaId } | { readonly sea: SeaId };
    }
  /** One of these seas, land units aboard. */
  | { readonly kind: 'sea'; readonly seas: readonly SeaId[]; readonly ownCoast?: true }
  /** Freely over the empty and own areas of a region, and fleets over these seas; `aboard`: land units on them too. */
  | { readonly kind: 'spread'; readonly region: RegionId; readonly seas: readonly SeaId[]; readonly aboard?: true };

export interface Arrival {
  readonly round: number;
  readonly when: 'turn' | 'round-start' | 'round-end';
  readonly place: Place;
  readonly mode: 'add' | 'raise-to';
  readonly units: Counts;
  readonly leaders?: readonly LeaderId[];
  /** The leaders may stand in different areas, the units with either. */
  readonly apart?: true;
  /** The units need not stand with the leader. */
  readonly unbound?: true;
  /** The owner may do without the units. */
  readonly optional?: true;
  /** Gold for more units, spent and placed at once with the leader. */
  readonly recruitGold?: number;
  /** The area gets a city if it has none. */
  readonly cityIfMissing?: true;
  readonly source: Source;
}

/** 12.2, 12.3, 13.4 */
export type Operation =
  | {
      readonly kind: 'great-invasion';
      readonly round: number;
      /** More areas in the first movement, a leader's own too (R 139). */
      readonly extraMovement?: number;
      /** No stacking check after movement where this leader stands. */
      readonly freeStackWith?: LeaderId;
      readonly source: Source;
    }
  | {
      readonly kind: 'campaign';
      readonly round: number;
      readonly leader: LeaderId;
      readonly gold: number;
      /** The turn is the campaign and nothing else. */
      readonly startsTurn?: true;
      /** It starts in this entry area; leader and army wait there through the ordinary movement (R 59). */
      readonly startArea?: AreaId;
      /** Units of this region may be put into the start area as their whole move. */
      readonly transferFrom?: RegionId;
      readonly source: Source;
    }
  | {
      readonly kind: 'civil-war';
      readonly round: number;
      readonly leader: LeaderId;
      readonly gold: number;
      readonly source: Source;
    };

/** 12.5 To whom a nation submits, with how many areas at most. */
export interface Submission {
  readonly to: NationId;
  readonly must?: number;
  readonly may?: number;
  readonly rounds?: Rounds;
  readonly exceptRounds?: Rounds;
  /** Only to an attack that this leader leads. */
  readonly ifLed?: LeaderId;
  readonly source: Source;
}

/** 12.6 At the start of its turn, or near a leader on campaign (13.2). */
export interface Revolt {
  readonly against: NationId;
  readonly rounds: Rounds;
  readonly near?: LeaderId;
  readonly mandatory?: true;
  readonly source: Source;
}

/** 12.4 */
export interface Transformation {
  readonly round: number;
  readonly into: NationId;
  /** Each controlled area gets these. */
  readonly perArea?: Counts;
  /** Each land unit becomes one of these. */
  readonly perUnit?: UnitId;
  readonly onlyIn?: readonly AreaId[];
  readonly most?: number;
  readonly keepsFleets?: true;
}

export type Income =
  | { readonly rule: 'normal' | 'half' | 'none'; readonly entryAreas?: readonly AreaId[] }
  | { readonly rule: 'conditional'; readonly normalIf: Exclude<Where, 'any'>; readonly entryAreas?: readonly AreaId[] };

/** 11. One line of the victory point schedule. */
export type Line = { readonly rounds: Rounds; readonly vp: number; readonly source: Source } & (
  | { readonly kind: 'area'; readonly where: Where }
  | { readonly kind: 'city'; readonly where: Where }
  | { readonly kind: 'region'; readonly region: RegionId }
  | { readonly kind: 'region-minus'; readonly region: RegionId }
  | {
      readonly kind: 'kill';
      readonly nations: readonly NationId[] | 'any';
      readonly types: readonly UnitId[] | 'any';
      /** The card leaves leaders out, who are units else (11.0). */
      readonly exceptLeaders?: true;
      readonly scope: Scope;
    }
  | {
      readonly kind: 'kill-leader';
      readonly leaders: readonly LeaderId[] | 'any' | { readonly of: NationId };
      readonly scope: Scope;
    }
  | { readonly kind: 'last-unit'; readonly nation: NationId; readonly of: 'land' | 'any' }
  | { readonly kind: 'pillage'; readonly where: Where; readonly first?: boolean }
  | { readonly kind: 'exit'; readonly via: AreaId }
  | {
      readonly kind: 'pitched';
      readonly against: readonly NationId[];
      readonly least: number;
      readonly leader?: LeaderId;
      /** Units of subjects in the area count. */
      readonly allies?: true;
    }
  | { readonly kind: 'submission'; readonly of: readonly NationId[] | 'any' }
  | { readonly kind: 'leader-retreat' }
  | { readonly kind: 'title'; readonly leader: LeaderId }
  | { readonly kind: 'conversion' }
);

/** In battles of the nation's own turn, or also when it defends. */
export type Scope = 'own-turn' | 'always';

/** A nation card: what the nation owns, when it comes, what it may do, what it scores. */
export interface Card {
  readonly id: NationId;
  readonly game: GameId;
  /** Which seat leads it. */
  readonly seat: number;
  /** 5.1, 5.2 Its place in the order of play. */
  readonly order: number;
  readonly rounds: readonly [number, number];
  readonly income: Income;
  readonly counters: Counts;
  readonly leaders?: readonly { readonly id: LeaderId; readonly stays?: number | 'forever' }[];
  /** 9.2 Entry areas that are ordinary highland to it. */
  readonly standardEntries?: readonly AreaId[];
  /** Entry areas it may enter and cross. */
  readonly entryAllowed?: { readonly areas: readonly AreaId[]; readonly rounds: Rounds };
  readonly setup?: readonly Placement[];
  readonly arrivals?: readonly Arrival[];
  readonly operations?: readonly Operation[];
  readonly submission?: readonly Submission[];
  readonly revolts?: readonly Revolt[];
  readonly transformation?: Transformation;
  /** Bought fleets come in these seas only. */
  readonly fleetSeas?: readonly SeaId[];
  readonly costs?: Counts;
  readonly noCityIn?: readonly AreaId[];
  /** 8.1 The capital that cannot be changed. */
  readonly capital?: AreaId;
  /** 6.3 Consular legions for each controlled city. */
  readonly consularPerCity?: number;
  /** At the end of its turn it keeps so many. */
  readonly reduceTo?: { readonly round: number; readonly unit: UnitId; readonly to: number };
  readonly removedAfter?: number;
  /** It may retreat there even if the attackers came from there. */
  readonly alwaysRetreatsTo?: readonly AreaId[];
  /** 14.3 */
  readonly conversions?: number;
  readonly scoring: readonly Line[];
}
