import { AREA_ROWS } from '../data/areas.ts';
import { LAND } from '../data/geography.ts';
import type { Nation } from '../data/pieces.ts';
import { PROVINCE_ROWS } from '../data/provinces.ts';
import { filled, NOBODY } from './marks.ts';

/** What lies on the provinces and areas, and who holds them. */
export interface Lands {
  // By province
  /** The level of its city; 0: a site, or nothing. */
  readonly level: number[];
  readonly fortified: number[];
  /** Who holds the city (G88). */
  readonly city: Nation[];
  /** A plunder marker lies face down on the city or site. Nobody ever turns it up, so it needs no name. */
  readonly sack: number[];
  readonly revolt: number[];
  readonly raid: number[];
  readonly limes: Nation[];
  /** A Limes stood here, and another nation has held the province since (G96). */
  readonly lostLimes: number[];
  readonly control: Nation[];
  /** What dries up the income of a province this turn: 1 famine, 2 plague. */
  readonly barren: number[];
  /** The federate to whom a province is ceded. */
  readonly foedus: Nation[];
  // By area
  readonly heresy: number[];
  readonly areaControl: Nation[];
  /** The ally with whom its ruler shares it (XII.C). */
  readonly areaShared: Nation[];
  /** What its control follows from has changed since it was worked out. */
  readonly stale: number[];
}

export function emptyLands(): Lands {
  return {
    level: PROVINCE_ROWS.map(({ level }) => level ?? 0),
    fortified: PROVINCE_ROWS.map(({ fortified }) => (fortified ? 1 : 0)),
    city: filled(LAND, NOBODY),
    sack: filled(LAND, 0),
    revolt: filled(LAND, 0),
    raid: filled(LAND, 0),
    limes: filled(LAND, NOBODY),
    lostLimes: filled(LAND, 0),
    control: filled(LAND, NOBODY),
    barren: filled(LAND, 0),
    foedus: filled(LAND, NOBODY),
    heresy: filled(AREA_ROWS.length, 0),
    areaControl: filled(AREA_ROWS.length, NOBODY),
    areaShared: filled(AREA_ROWS.length, NOBODY),
    stale: filled(AREA_ROWS.length, 0),
  };
}

export function copyLands(lands: Lands): Lands {
  return {
    level: lands.level.slice(),
    fortified: lands.fortified.slice(),
    city: lands.city.slice(),
    sack: lands.sack.slice(),
    revolt: lands.revolt.slice(),
    raid: lands.raid.slice(),
    limes: lands.limes.slice(),
    lostLimes: lands.lostLimes.slice(),
    control: lands.control.slice(),
    barren: lands.barren.slice(),
    foedus: lands.foedus.slice(),
    heresy: lands.heresy.slice(),
    areaControl: lands.areaControl.slice(),
    areaShared: lands.areaShared.slice(),
    stale: lands.stale.slice(),
  };
}
