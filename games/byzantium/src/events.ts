import type { Seat } from '@tabula/engine';
import type { CityId } from './data/cities.ts';
import type { ArmyBox, Box, Faction } from './data/figures.ts';
import type { Source } from './options.ts';

/** Who fights: a player's army, his Levy, or the Bulgars sent by a player. */
export type ForceKind = 'army' | 'levy' | 'bulgars';

/** What happened, for the log. `by` is the player who did it or to whom it happened. */
export type ByzantiumEvent =
  | { event: 'turn.began'; turn: number; by: Seat }
  | { event: 'round.began'; round: number }
  | { event: 'cube.bought'; by: Seat; source: Exclude<Source, 'pool'>; faction: Faction }
  // The seven actions
  | { event: 'city.claimed'; by: Seat; city: CityId; faction: Faction; points: number }
  | { event: 'reinforced'; by: Seat; faction: Faction; box: Box }
  | { event: 'city.developed'; by: Seat; city: CityId; counters: number }
  | { event: 'city.fortified'; by: Seat; city: CityId }
  | { event: 'emperor'; by: Seat; points: number }
  | { event: 'caliph'; by: Seat; points: number }
  | { event: 'fleet.taken'; by: Seat; faction: Faction }
  | { event: 'taxes'; by: Seat; cubes: number; byzantine: number; arab: number }
  | { event: 'built'; by: Seat; faction: Faction; points: number }
  | { event: 'passed'; by: Seat }
  | { event: 'passed.first'; by: Seat }
  // Armies on the map
  | { event: 'army.placed'; by: Seat; faction: Faction; city: CityId }
  | { event: 'army.moved'; by: Seat; faction: Faction; from: CityId; city: CityId; cubes: number }
  | { event: 'army.destroyed'; by: Seat; faction: Faction }
  | { event: 'fleet.opposed'; by: Seat; whose: Seat; city: CityId }
  | { event: 'fleet.withdrawn'; by: Seat; city: CityId }
  | { event: 'fleet.rolled'; by: Seat; dice: readonly number[]; hits: number }
  | { event: 'fleet.forbade'; by: Seat; whose: Seat }
  // Bulgars
  | { event: 'bulgars.grew'; by: Seat; cubes: number; total: number }
  | { event: 'bulgars.attacked'; by: Seat; city: CityId }
  // Combat
  | { event: 'attacked'; by: Seat; faction: Faction; city: CityId }
  | { event: 'civil-war'; by: Seat; faction: Faction; city: CityId }
  | { event: 'retreated'; by: Seat; faction: Faction; city: CityId }
  | { event: 'trapped'; by: Seat; city: CityId }
  | { event: 'levy.raised'; by: Seat; city: CityId; cubes: number }
  | { event: 'rolled'; force: ForceKind; by: Seat; dice: readonly number[]; hits: number }
  | { event: 'lost'; by: Seat; faction: Faction; boxes: readonly (ArmyBox | 'guard')[] }
  | { event: 'levy.lost'; by: Seat; cubes: number }
  | { event: 'bulgars.lost'; cubes: number; total: number }
  | { event: 'battle.won'; force: ForceKind; by: Seat; city: CityId; strength: number; against: number }
  | { event: 'battle.held'; force: ForceKind; by: Seat; city: CityId; strength: number; against: number }
  | { event: 'siege.rolled'; city: CityId; dice: readonly number[]; hits: number }
  | { event: 'siege.won'; force: ForceKind; by: Seat; city: CityId; strength: number; walls: number }
  | { event: 'siege.failed'; force: ForceKind; by: Seat; city: CityId; strength: number; walls: number }
  | { event: 'conquered'; by: Seat; city: CityId; faction: Faction; counters: number; points: number; loot: number }
  | { event: 'bulgars.conquered'; by: Seat; city: CityId; counters: number; points: number; faction: Faction }
  | { event: 'garrisoned'; by: Seat; city: CityId }
  | { event: 'constantinople.fell'; by: Seat; points: number }
  // Income and upkeep, new turn, end
  | { event: 'income'; by: Seat; byzantine: number; arab: number }
  | { event: 'unpaid'; by: Seat; faction: Faction; box: Box }
  | { event: 'upkeep'; by: Seat; byzantine: number; arab: number }
  | { event: 'final.cities'; by: Seat; byzantine: number; arab: number }
  | { event: 'final.score'; by: Seat; byzantine: number; arab: number; points: number };
