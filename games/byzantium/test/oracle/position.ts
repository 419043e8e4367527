import type { Seat } from '@tabula/engine';
import { CITIES, type CityId } from '../../src/data/cities.ts';
import type { Colour } from '../../src/data/figures.ts';
import type { Player, Side, State } from '../../src/state.ts';

/** A position read by the names of cities: the only thing the oracles take from the game is how it numbers them. */
export const IDS: readonly CityId[] = CITIES.map(({ id }) => id);
export const FACTIONS = ['byzantine', 'arab'] as const;
export const ARMY = ['elite', 'main', 'movement'] as const;
export const BOXES = ['elite', 'main', 'levy', 'movement'] as const;
export type Faction = (typeof FACTIONS)[number];

export function number(city: CityId): number {
  return IDS.indexOf(city);
}

export function colourOf(state: State, city: CityId): Colour {
  return state.colour[number(city)];
}

export function holderOf(state: State, city: CityId): Seat {
  return state.control[number(city)];
}

export function countersOn(state: State, city: CityId): number {
  return state.counters[number(city)];
}

export function placeOf(side: Side): CityId | undefined {
  return side.at < 0 ? undefined : IDS[side.at];
}

/** Cubes of the army, the guard among them. */
export function armyCubes(side: Side): number {
  return side.elite + side.main + side.movement + (side.guard ? 1 : 0);
}

export function other(faction: Faction): Faction {
  return faction === 'byzantine' ? 'arab' : 'byzantine';
}

/** Cubes that can be bought: all on the card and in the Casualty Pool, never the guards. */
export function buyable(player: Player): string[] {
  const sources: string[] = [];
  if (player.casualties > 0) sources.push('casualties');
  for (const faction of FACTIONS)
    for (const box of BOXES) if (player[faction][box] > 0) sources.push(`${faction}-${box}`);
  return sources;
}

/** Where a cube for a faction may come from, when so much of the treasury is spoken for already. */
export function sources(player: Player, faction: Faction, spent = 0): string[] {
  const list = player.pool > 0 ? ['pool'] : [];
  return player[faction].treasury - spent >= 3 ? [...list, ...buyable(player)] : list;
}

/** The position in a few lines, for the reader of a disagreement. */
export function summary(state: State): string {
  const cities = IDS.map((id, i) => {
    const holder = state.control[i] < 0 ? '' : `@${state.control[i]}${state.fort[i] ? 'F' : ''}`;
    return `${id}:${state.colour[i].slice(0, 3)}${state.counters[i]}${holder}`;
  });
  const players = state.players.map((p, seat) => {
    const side = (s: Side): string =>
      `E${s.elite}${s.guard ? 'g' : ''} M${s.main} L${s.levy} V${s.movement} $${s.treasury} at ${placeOf(s) ?? '-'} pts ${s.points}`;
    return `  seat ${seat}: byz ${side(p.byzantine)} | arab ${side(p.arab)} | pool ${p.pool} lost ${p.casualties} taxes ${p.taxes} forts ${p.forts} ${p.passed ? 'passed ' : ''}${p.claimed ? 'claimed ' : ''}${p.fleetOrder}`;
  });
  return [
    `turn ${state.turn} active ${state.active} bulgars ${state.bulgars} ${JSON.stringify(state.rules)}`,
    ...players,
    `  ${cities.join(' ')}`,
    `  ${JSON.stringify(state.special)}`,
  ].join('\n');
}

/** Two lists that must hold the same things, each once; what is wrong if they do not. */
export function disagreement(expected: readonly string[], got: readonly string[]): string | undefined {
  const missing = expected.filter((id) => !got.includes(id));
  const extra = got.filter((id) => !expected.includes(id));
  const twice = got.filter((id, i) => got.indexOf(id) < i);
  if (missing.length + extra.length + twice.length === 0) return undefined;
  const list = (ids: readonly string[]): string => ids.join(', ') || '-';
  return `the game lacks: ${list(missing)}\nthe game adds: ${list(extra)}\nthe game repeats: ${list(twice)}`;
}
