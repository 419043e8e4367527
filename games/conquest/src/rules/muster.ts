import type { Seat } from '@tabula/engine';
import { CATAPULT, CAVALRY, INFANTRY } from '../data/figures.ts';
import type { Province } from '../data/map.ts';
import { index, type State, type Stretch } from '../state.ts';
import { type OnRoad, onRoadAt } from './stretches.ts';

/** Pieces that move together. `tired` ones have one point left, the others as many as their kind has. */
export interface Party {
  readonly caesar: number;
  readonly generals: number;
  readonly tiredGenerals: number;
  readonly infantry: number;
  readonly cavalry: number;
  readonly tiredCavalry: number;
  readonly catapult: number;
}

export const leadersOf = ({ caesar, generals, tiredGenerals }: Party) => caesar + generals + tiredGenerals;
export const unitsOf = ({ infantry, cavalry, tiredCavalry, catapult }: Party) =>
  infantry + cavalry + tiredCavalry + catapult;

/** The active player's pieces in a province that have points left: whoever marches pays with his own (8.2). */
export function movable(state: State, seat: Seat, at: Province): Party {
  const i = index(seat, at);
  const halfGenerals = state.halfGenerals[at];
  const halfCavalry = state.halfCavalry[at];
  return {
    caesar: state.caesar[seat] === at && state.caesarLeft > 0 ? 1 : 0,
    generals: state.generals[i] - halfGenerals - state.spentGenerals[at],
    tiredGenerals: halfGenerals,
    infantry: state.units[INFANTRY][i] - state.spent[INFANTRY][at],
    cavalry: state.units[CAVALRY][i] - halfCavalry - state.spent[CAVALRY][at],
    tiredCavalry: halfCavalry,
    catapult: state.units[CATAPULT][i] - state.spent[CATAPULT][at],
  };
}

/**
 * 8.11, R-ROAD-2 Who can go on along a stretch from where it halts. For nothing: its own leaders, and all units that are on a road
 * there, whoever led them. For a point of theirs: everybody else there who has one, leaders too.
 */
export interface Convoy {
  readonly leaders: Pick<Stretch, 'caesar' | 'generals' | 'halfGenerals'>;
  readonly units: OnRoad;
  readonly joining: Party;
}

export function convoyOf(state: State, seat: Seat, stretch: Stretch): Convoy {
  const { at, caesar, generals, halfGenerals } = stretch;
  const units = onRoadAt(state, at);
  const fit = movable(state, seat, at);
  const joining = {
    caesar: caesar ? 0 : fit.caesar,
    generals: fit.generals,
    tiredGenerals: fit.tiredGenerals - halfGenerals,
    infantry: fit.infantry,
    cavalry: fit.cavalry,
    tiredCavalry: fit.tiredCavalry - units.halfCavalry,
    catapult: fit.catapult,
  };
  return { leaders: { caesar, generals, halfGenerals }, units, joining };
}

/** Units that can go on along a road from a place, by kind, for nothing or for a point. */
export function troopsForRoad(state: State, seat: Seat, at: Province): readonly [number, number, number] {
  const { infantry, cavalry, catapult } = onRoadAt(state, at);
  const fit = movable(state, seat, at);
  return [infantry + fit.infantry, cavalry + fit.cavalry + fit.tiredCavalry, catapult + fit.catapult];
}
