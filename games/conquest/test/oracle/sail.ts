import type { Seat } from '@tabula/engine';
import { ABOARD, type State } from '../../src/state.ts';
import { across, SEA, SHORE } from './atlas.ts';
import { controllerOf, foeIn, generalsOf, LANDS, nameOf, number, unitsOf } from './position.ts';

/** One galley, in words. */
export interface Galley {
  readonly ship: number;
  readonly owner: Seat;
  readonly at: string;
  /** On which coast it lies, if on one. */
  readonly side: string | undefined;
  readonly left: number;
  readonly leaders: readonly [number, number];
  readonly units: readonly [number, number, number];
}

export function fleet(state: State, seat: Seat): Galley[] {
  const { galley } = state;
  return galley.owner.flatMap((owner, ship) => {
    if (owner !== seat) return [];
    const at = nameOf(galley.at[ship]);
    const sides = Object.keys(SHORE[at] ?? {});
    // The coasts of the three broken provinces are numbered in the order north, east, west.
    const ordered = ['coast', 'north', 'east', 'west'].filter((side) => sides.includes(side));
    const units: [number, number, number] = [galley.cargo[0][ship], galley.cargo[1][ship], galley.cargo[2][ship]];
    const leaders: [number, number] = [state.caesar[owner] === ABOARD + ship ? 1 : 0, galley.generals[ship]];
    return [{ ship, owner, at, side: ordered[galley.coast[ship]], left: galley.left[ship], leaders, units }];
  });
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** 8.17, R-MOV-5: only who has not moved at all may board. */
export function unmoved(state: State, at: string): { leaders: [number, number]; units: [number, number, number] } {
  const seat = state.active;
  const i = number(at);
  const [infantry, cavalry, catapults] = unitsOf(state, seat, at);
  return {
    leaders: [
      state.caesar[seat] === i && state.caesarLeft === 2 ? 1 : 0,
      generalsOf(state, seat, at) - state.halfGenerals[i] - state.spentGenerals[i],
    ],
    units: [
      infantry - state.spent[0][i],
      cavalry - state.spent[1][i] - state.halfCavalry[i],
      catapults - state.spent[2][i],
    ],
  };
}

/** 8.21, R-SEA-4, R-SEA-5, R-MOV-5: whose coast a galley may enter, and in what company. */
function mayEnter(state: State, at: string, withLegion: boolean): boolean {
  const owner = controllerOf(state, at);
  const legionAshore = state.landed[number(at)] === 2;
  return withLegion || legionAshore || ((owner === state.active || owner < 0) && foeIn(state, state.active, at) < 0);
}

/** Coasts that can be entered from a sea, in the words of the options. */
function landings(state: State, sea: string, withLegion: boolean): string[] {
  return LANDS.flatMap((at) =>
    Object.entries(SHORE[at]).flatMap(([side, seas]) => {
      if (!seas.includes(sea) || !mayEnter(state, at, withLegion)) return [];
      return [`${withLegion && foeIn(state, state.active, at) >= 0 ? 'invade' : 'land'} ${at} ${side}`];
    }),
  );
}

/** 8.14 - 8.16: everywhere a galley can end, its cargo as given. */
export function voyages(state: State, galley: Galley, units: readonly number[]): string[] {
  const found = new Set<string>();
  const withLegion = total(units) > 0;
  const start: readonly string[] = galley.side !== undefined && galley.at in SHORE ? SHORE[galley.at][galley.side] : [];
  const sail = (sea: string, left: number): void => {
    if (sea !== galley.at) found.add(`sail-to ${sea}`);
    if (left === 0) return;
    for (const landing of landings(state, sea, withLegion)) found.add(landing);
    for (const next of across(SEA, sea)) sail(next, left - 1);
  };
  if (galley.at in SHORE) for (const sea of start) sail(sea, galley.left - 1);
  else {
    sail(galley.at, galley.left);
    if (galley.left === 2) {
      for (const landing of landings(state, galley.at, withLegion)) {
        const [, shore] = landing.split(' ');
        if (total(galley.leaders) > 0 || canFetch(galley, unmoved(state, shore)))
          found.add(`${landing.startsWith('invade') ? 'strike' : 'call'} ${shore}`);
      }
    }
  }
  return [...found].sort();
}

/** 8.15: whether anybody can board a galley that calls. */
export function canFetch(galley: Galley, ready: ReturnType<typeof unmoved>): boolean {
  return total(ready.leaders) > 0 || (total(galley.leaders) > 0 && total(ready.units) > 0 && total(galley.units) < 7);
}

/** 8.21: whether a coast can only be entered by landing a legion. */
export function mustLandLegion(state: State, at: string): boolean {
  return !mayEnter(state, at, false);
}

/** 8.15, R-OWN-5: which leaders a galley that calls can set down; somebody must land or board, and with some units (8.19). */
export function leaderLandings(state: State, galley: Galley, at: string): [number, number][] {
  const somebody = mustLandLegion(state, at) || !canFetch(galley, unmoved(state, at));
  return upTo(galley.leaders[0]).flatMap((caesar) =>
    upTo(galley.leaders[1]).flatMap((generals): [number, number][] => {
      if (caesar + generals === 0) return somebody ? [] : [[0, 0]];
      return unitLandings(state, galley, at, caesar + generals).length > 0 ? [[caesar, generals]] : [];
    }),
  );
}

/**
 * 8.19, R-SEA-7: which units can land with so many leaders; units that stay need a leader aboard, or one who can board, and leaders
 * stay only with units, unless none land.
 */
export function unitLandings(state: State, galley: Galley, at: string, landing: number): [number, number, number][] {
  if (landing === 0) return [[0, 0, 0]];
  const leaderless = landing === total(galley.leaders) && total(unmoved(state, at).leaders) === 0;
  const least = leaderless ? total(galley.units) : mustLandLegion(state, at) ? 1 : 0;
  return upTo(galley.units[0]).flatMap((infantry) =>
    upTo(galley.units[1]).flatMap((cavalry) =>
      upTo(galley.units[2]).flatMap((catapults): [number, number, number][] => {
        const count = infantry + cavalry + catapults;
        const deserted = count > 0 && count === total(galley.units) && landing < total(galley.leaders);
        return count >= least && !deserted ? [[infantry, cavalry, catapults]] : [];
      }),
    ),
  );
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}

/** Who of those ready can board as leaders: anybody, or nobody unless the galley came for them and nothing else. */
export function leaderLoads(galley: Galley, ready: ReturnType<typeof unmoved>, must: boolean): [number, number][] {
  const room = 7 - total(galley.units);
  const couldTakeUnits = total(galley.leaders) > 0 && total(ready.units) > 0 && room > 0;
  const leaderless = total(galley.leaders) === 0 && total(galley.units) > 0;
  return upTo(ready.leaders[0]).flatMap((caesar) =>
    upTo(ready.leaders[1]).flatMap((generals): [number, number][] =>
      caesar + generals > 0 || (!leaderless && (!must || couldTakeUnits)) ? [[caesar, generals]] : [],
    ),
  );
}

/** 5.5, R-SEA-7: up to seven units, and only under a leader. */
export function unitLoads(
  galley: Galley,
  ready: ReturnType<typeof unmoved>,
  boarding: number,
  must: boolean,
): [number, number, number][] {
  if (boarding + total(galley.leaders) === 0) return [[0, 0, 0]];
  const least = must && boarding === 0 ? 1 : 0;
  return upTo(ready.units[0]).flatMap((infantry) =>
    upTo(ready.units[1]).flatMap((cavalry) =>
      upTo(ready.units[2]).flatMap((catapults): [number, number, number][] => {
        const count = infantry + cavalry + catapults;
        return count >= least && count + total(galley.units) <= 7 ? [[infantry, cavalry, catapults]] : [];
      }),
    ),
  );
}
