import { AREA_ROWS } from '../data/areas.ts';
import { NATION_ROWS, type Religion } from '../data/nations.ts';
import { PROVINCE_ROWS } from '../data/provinces.ts';
import { AREA_OF, place } from '../geography.ts';
import { type Nation, nationId } from '../pieces.ts';
import { NOBODY, RELIGIONS, type State } from '../state.ts';
import { provincesOf } from './control.ts';
import type { Invasions } from './table.ts';

const ROMA = place('latium');

/** XXXI.B A nation converts; to become Catholic may bring points, once, and half as many to whoever holds Roma. */
export function convert(g: Invasions, owner: Nation, to: Religion): void {
  const { state } = g;
  const points = to === 'catholic' && NATION_ROWS[owner].converts ? conversionPoints(state, owner) : 0;
  state.religion[owner] = RELIGIONS.indexOf(to);
  state.points[owner] += points;
  const holder = state.control[ROMA];
  if (holder !== NOBODY && holder !== owner) state.points[holder] += Math.ceil(points / 2);
  g.emit({ event: 'converted', nation: nationId(owner), religion: to, points });
}

/** The income of the Catholic provinces without heresy that the nation controls (G85), rounded up. */
export function conversionPoints(state: State, owner: Nation): number {
  let income = 0;
  for (const province of provincesOf(state, owner)) {
    const number = AREA_OF[province];
    if (number >= 0 && AREA_ROWS[number].religion === 'catholic' && state.heresy[number] === 0)
      income += PROVINCE_ROWS[province].income;
  }
  return Math.ceil(income);
}
