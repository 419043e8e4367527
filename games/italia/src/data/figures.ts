/** The numbers of the rulebook that stand on no card. */
export const ROUNDS = 10;
export const DIE = 10;

/** 6.1 Income. */
export const GOLD_PER_AREA = 1;
export const GOLD_PER_CITY = 1;
export const MOST_GOLD = 10;

/** 6.2 Cities, in plain land and in highland or marsh. */
export const CITY_COST = 6;
export const HARD_CITY_COST = 8;

/** 8. Stacking, and what raises it: a capital, attacking, a leader with the attackers, a great invasion, a retreat. */
export const STACK = { normal: 3, marsh: 3, highland: 2 } as const;
export const CAPITAL_BONUS = 1;
export const ATTACK_BONUS = 1;
export const LEADER_BONUS = 1;
export const INVASION_BONUS = 1;
export const RETREAT_BONUS = 1;

/** 9. Movement. */
export const LEADER_MOVE = 3;
export const LEADER_MOVE_BONUS = 1;
export const FLEET_MOVE = 2;
export const FLEET_CAPACITY = 2;
/** 9.3 So many times the defenders; with a city as many as they. */
export const OVERRUN_FACTOR = 2;
export const OVERRUN_CITY_FACTOR = 1;

/** 10.2 Modifiers. */
export const ROUGH_GROUND = -1;
export const CITY_WALLS = -2;
export const LEADER_HELP = 2;
export const SUPREMACY = 1;
export const LANDING = 2;
export const FOEDERATI_PENALTY = -1;
/** What may change a die: the landing and the cargo that one only, the others all dice of a side. */
export const CAUSES = ['leader', 'rough', 'walls', 'supremacy', 'card', 'landing', 'cargo'] as const;
export type Cause = (typeof CAUSES)[number];
/** 10.9 Twice the enemy's fleets. */
export const SUPREMACY_FACTOR = 2;

/** 10.6, 10.7 */
export const PLUNDER_GOLD = 4;
export const RAID_TO_HIT = 7;
/** 10.2 Elephants rout on these. */
export const ROUT = 9;

/** 12.3 */
export const CAMPAIGN_COST = 1;
export const BLOCK_COST = 1;

/** 13.3 The lowest roll at which a Roman unit deserts before elephants, by battle. */
export const ELEPHANT_FEAR = [8, 10, 10] as const;
/** 13.4 The lowest roll at which a Roman legion goes over, alone and beside a consular legion; the Optimates roll first. */
export const DEFECTION = [
  { leader: 'sulla-optimates', alone: 7, withConsular: 9 },
  { leader: 'marius-populares', alone: 9, withConsular: 10 },
] as const;
/** 14.1 The lowest roll at which Roman Foederati desert, to the Foederati and to Ostrogoths. */
export const FOEDERATI_DESERT = 6;
export const OSTROGOTHS_DESERT = 9;
/** 14.3 The first round in which the Patrimonium converts. */
export const FIRST_CONVERSION = 6;

/** 11. The rounds after which areas count. */
export const SCORING_ROUNDS = { I: [3, 5, 7, 9, 10], II: [2, 3, 5, 8, 10] } as const;
