import type { Seat } from '@tabula/engine';
import type { CityId } from '../../src/data/cities.ts';
import type { State } from '../../src/state.ts';
import { ARROWS, across, ROADS } from './atlas.ts';
import { armyIsUsable } from './movement.ts';
import {
  armyCubes,
  colourOf,
  countersOn,
  FACTIONS,
  type Faction,
  holderOf,
  IDS,
  number,
  other,
  sources,
} from './position.ts';

/** 3.5: a cube for this faction can be had. */
export function cubeFor(state: State, seat: Seat, faction: Faction, spent = 0): boolean {
  return sources(state.players[seat], faction, spent).length > 0;
}

/** 4: cities of a faction that nobody controls. */
function claims(state: State, seat: Seat): string[] {
  const ids: string[] = [];
  for (const city of IDS) {
    const colour = colourOf(state, city);
    if (city === 'constantinople' || holderOf(state, city) >= 0) continue;
    if ((colour === 'byzantine' || colour === 'arab') && cubeFor(state, seat, colour)) ids.push(`claim ${city}`);
  }
  return ids;
}

/** 6.4: cities of the colour with room for one more counter. */
export function developable(state: State, faction: Faction): CityId[] {
  return IDS.filter(
    (city) => city !== 'constantinople' && colourOf(state, city) === faction && countersOn(state, city) < 3,
  );
}

/** 6.9: his cities that carry his cube; the cube in the box is paid by the faction of the city. */
export function fortifiable(state: State, seat: Seat): CityId[] {
  if (state.players[seat].forts === 0) return [];
  return IDS.filter((city) => {
    const colour = colourOf(state, city);
    if (colour !== 'byzantine' && colour !== 'arab') return false;
    return holderOf(state, city) === seat && !state.fort[number(city)] && cubeFor(state, seat, colour);
  });
}

/** 11.3, 11.6: what the Bulgars can attack for this player. */
export function bulgarTargets(state: State, seat: Seat): CityId[] {
  const reached = new Set<CityId>(ARROWS);
  for (const city of IDS)
    if (colourOf(state, city) === 'bulgar') for (const next of across(ROADS, city)) reached.add(next);
  return [...reached].filter((city) => {
    const colour = colourOf(state, city);
    if (colour !== 'byzantine' && colour !== 'arab') return false;
    const player = state.players[seat];
    const own = holderOf(state, city) === seat || FACTIONS.some((faction) => player[faction].at === number(city));
    return (state.rules.bulgarsMayAttackOwn || !own) && cubeFor(state, seat, other(colour));
  });
}

/** 11.1, 11.2: two cubes come first; two more only if they are there. */
export function bulgarsCanGrow(state: State, seat: Seat): boolean {
  const afterFirst = Math.min(11, state.bulgars + 2);
  return afterFirst + 2 <= 11 && FACTIONS.some((faction) => cubeFor(state, seat, faction));
}

/** 6: free boxes whose action can be carried out. */
function specials(state: State, seat: Seat): string[] {
  const can: string[] = [];
  const free = (kind: keyof State['special']): boolean => state.special[kind].includes(-1);
  if (free('bulgars') && (bulgarTargets(state, seat).length > 0 || bulgarsCanGrow(state, seat))) can.push('bulgars');
  if (free('fortify') && fortifiable(state, seat).length > 0) can.push('fortify');
  for (const faction of FACTIONS) {
    if (!cubeFor(state, seat, faction)) continue;
    if (free(`develop-${faction}`) && developable(state, faction).length > 0) can.push(`develop-${faction}`);
    if (free(`fleet-${faction}`)) can.push(`fleet-${faction}`);
    const office = faction === 'byzantine' ? 'emperor' : 'caliph';
    if (free(office)) can.push(office);
  }
  return can.map((kind) => `special ${kind}`);
}

/** 3.1: everything a player may do when it is his action. */
export function actions(state: State, seat: Seat): string[] {
  const player = state.players[seat];
  const ids = [...claims(state, seat), ...specials(state, seat), 'pass'];
  if (FACTIONS.some((faction) => cubeFor(state, seat, faction))) ids.push('reinforce');
  if (player.taxes === 0 && player.pool > 0) ids.push('taxes');
  for (const faction of FACTIONS) {
    if (player[faction].treasury >= 6 && cubeFor(state, seat, faction, 6)) ids.push(`build ${faction}`);
    if (armyCubes(player[faction]) > 0 && armyIsUsable(state, seat, faction)) ids.push(`army ${faction}`);
  }
  return ids;
}
