import type { Flow } from '@tabula/engine';
import { AREA_OF, areaId, LAND, type Place, place, placeId } from '../../data/geography.ts';
import { type Nation, nation, nationId, ORIENTALI, ROMANI, SORT_OF } from '../../data/pieces.ts';
import { prompt, RAISE } from '../../options.ts';
import {
  begin,
  changeHands,
  deploy,
  KINGDOM,
  moveCapital,
  NOBODY,
  promote,
  raiseLimes,
  type State,
} from '../../state.ts';
import { isFreeOfStrangers } from '../lands/occupation.ts';
import { winGold } from '../pieces/gold.ts';
import { pickUnit } from '../pieces/losses.ts';
import type { Invasions } from '../pieces/table.ts';
import { isFleet, supply } from '../pieces/units.ts';

/** Who takes over a part of a fallen empire, and where (XXXVII.L, XXXVIII.I). */
interface Heir {
  readonly nation: Nation;
  readonly areas: readonly string[];
  readonly least: number;
  /** Its capital if several cities are the largest. */
  readonly seat: Place;
  /** The area in which its capital lies, if it has a city there. */
  readonly home?: string;
  /** Where the Limites of the empire go on serving it. */
  readonly frontier: readonly string[];
}

const HEIRS: Readonly<Record<number, Heir>> = {
  [ROMANI]: {
    nation: nation('galli'),
    areas: ['gallia-septentrionalis', 'gallia-meridionalis'],
    least: 2,
    seat: place('neustria'),
    frontier: ['gallia-septentrionalis', 'gallia-meridionalis', 'illyria'],
  },
  [ORIENTALI]: {
    nation: nation('cappadocii'),
    areas: ['cappadocia', 'asia'],
    least: 3,
    seat: place('lydia'),
    home: 'cappadocia',
    frontier: [],
  },
};

const MOST_UNITS = 5;
const GOLD = 10;

/** What an empire leaves: its cities in the areas of its heir, or its provinces if it has none, and the Limites of its frontier. */
export interface Legacy {
  readonly heir: Heir;
  readonly places: readonly Place[];
  readonly limites: readonly Place[];
}

/** To be asked before the empire is gone. Nothing, if it held nothing there. */
export function legacyOf(state: State, owner: Nation): Legacy | undefined {
  const heir = HEIRS[owner];
  if (heir === undefined) return undefined;
  const inAreas = (where: Place, areas: readonly string[]) =>
    AREA_OF[where] >= 0 && areas.includes(areaId(AREA_OF[where]));
  const provinces: Place[] = [];
  const limites: Place[] = [];
  for (let where = 0; where < LAND; where++) {
    // XXVIII.G What was ceded is the federate's now.
    if (state.lands.foedus[where] !== NOBODY) continue;
    if (state.lands.control[where] === owner && inAreas(where, heir.areas)) provinces.push(where);
    if (state.lands.limes[where] === owner && inAreas(where, heir.frontier)) limites.push(where);
  }
  const cities = provinces.filter((where) => state.lands.level[where] > 0);
  const places = cities.length > 0 ? cities : provinces.slice(0, heir.least);
  return places.length > 0 ? { heir, places, limites } : undefined;
}

/** A kingdom of age 1 rises from the ruins: a unit in each city, the largest as its capital; without a city, in the provinces. */
export function* succeed(g: Invasions, { heir, places, limites }: Legacy): Flow<void> {
  const { state } = g;
  const owner = heir.nation;
  begin(state, owner);
  promote(state, owner, KINGDOM);
  state.nations.founded[owner] = state.clock.turn;
  winGold(g, owner, GOLD);
  const atHome = (where: Place) => Number(areaId(AREA_OF[where]) === heir.home);
  const { level, revolt } = state.lands;
  const bySize = [...places].sort(
    (a, b) =>
      Number(level[b] > 0) - Number(level[a] > 0) ||
      atHome(b) - atHome(a) ||
      level[b] - level[a] ||
      Number(b === heir.seat) - Number(a === heir.seat) ||
      a - b,
  );
  for (const where of places) changeHands(state, where, owner);
  for (const where of limites) raiseLimes(state, where, owner);
  // G190 No capital in a revolt.
  const seat = bySize.find((where) => level[where] > 0 && revolt[where] === 0);
  if (seat !== undefined) moveCapital(state, owner, seat);
  const units = Math.min(MOST_UNITS, Math.max(heir.least, places.length));
  // G431 Not among strangers, such as federates of the empire.
  const open = bySize.filter((where) => isFreeOfStrangers(state, owner, where));
  if (open.length > 0) for (let i = 0; i < units; i++) yield* raise(g, owner, open[i % open.length]);
  g.emit({ event: 'succeeded', nation: nationId(owner), province: placeId(bySize[0]) });
}

/** Of all that it has, its player chooses. */
function* raise(g: Invasions, owner: Nation, where: Place): Flow<void> {
  const { state } = g;
  const waiting = supply(state, owner).filter((counter) => !isFleet(counter));
  const question = prompt('raise', 'XIV.K', { nation: nationId(owner) });
  const counter = yield* pickUnit(g, owner, waiting, question, RAISE);
  if (counter !== undefined) deploy(state, SORT_OF[counter], 1, where);
}
