import type { Flow } from '@tabula/engine';
import { NATION_ROWS } from '../data/nations.ts';
import { AREA_OF, areaId, type Place, place, placeId } from '../geography.ts';
import { type Nation, nation, nationId, ORIENTALI } from '../pieces.ts';
import { CLIENT, cede, EMPIRE, FEDERATE, giveCity, isCivilised, KINGDOM, NOWHERE, tie } from '../state.ts';
import { capitalOf } from './cities.ts';
import { release } from './collapse.ts';
import { provincesOf, refreshControl } from './control.ts';
import { federatesMayLeave } from './foedus.ts';
import { drawPlunder } from './sack.ts';
import type { Invasions } from './table.ts';
import { ownUnits } from './units.ts';
import { maySubdue, submit } from './vassals.ts';

const CAPITAL_LOOT = { kingdom: 5, empire: 10 } as const;
const MOST_PROVINCES = 3;

/** XXIV.C A city changes hands; what its treasury of a capital adds to a sack. */
export function conquer(g: Invasions, owner: Nation, where: Place): number {
  const { state } = g;
  const loser = state.city[where];
  const capital = capitalOf(state, where) === loser;
  const extra = capital ? CAPITAL_LOOT[state.status[loser] === EMPIRE ? 'empire' : 'kingdom'] : 0;
  giveCity(state, where, owner);
  cede(state, where, -1);
  g.emit({ event: 'city.fell', nation: nationId(owner), enemy: nationId(loser), province: placeId(where) });
  if (capital) loseCapital(g, loser, owner, where);
  localTies(g, owner, where);
  refreshControl(state);
  return extra;
}

const CARTHAGO = place('africa');
const MAURITANII = nation('mauritanii');
const RECONQUEST = { first: 8, last: 10, areas: ['italia', 'africa'] } as const;

/** Romans R: Mauretania is free when barbarians take Carthago. Byzantines J: what the East wins back is loyal. */
function localTies(g: Invasions, owner: Nation, where: Place): void {
  const { state } = g;
  if (where === CARTHAGO && !isCivilised(state, owner) && state.bond[MAURITANII] === CLIENT) {
    release(state, MAURITANII);
    g.emit({ event: 'freed', nation: 'mauritanii' });
  }
  const area = AREA_OF[where];
  const timely = state.turn >= RECONQUEST.first && state.turn <= RECONQUEST.last;
  if (owner === ORIENTALI && timely && area >= 0 && RECONQUEST.areas.some((id) => id === areaId(area)))
    state.revolt[where] = 0;
}

/** III.G A lost capital: every tie of others to the nation ends; a small kingdom is subdued, a minor one changes its protector. */
function loseCapital(g: Invasions, loser: Nation, owner: Nation, where: Place): void {
  const { state } = g;
  state.capital[loser] = NOWHERE;
  state.capitalLost[loser] = state.turn;
  g.emit({ event: 'capital.fell', nation: nationId(loser), province: placeId(where) });
  for (let other = 0; other < state.lord.length; other++)
    if (state.lord[other] === loser && state.bond[other] !== FEDERATE) {
      release(state, other);
      g.emit({ event: 'freed', nation: nationId(other) });
    }
  refreshControl(state);
  if (NATION_ROWS[loser].role === 'minor' || (ACTIVE_MINORS.includes(loser) && isCivilised(state, owner)))
    becomeDependant(g, loser, owner);
  else if (state.status[loser] === KINGDOM && provincesOf(state, loser).length <= MOST_PROVINCES)
    subdue(g, loser, owner);
}

/** XXVII.A Minor kingdoms that act like others; barbarians subdue them like others too. */
const ACTIVE_MINORS: readonly Nation[] = (['brittones', 'galli', 'cappadocii'] as const).map(nation);

/** XXVIII.E, XXIX.F Not for vassals and federates. */
function subdue(g: Invasions, loser: Nation, owner: Nation): void {
  if (maySubdue(g.state, owner)) submit(g, loser, owner);
}

/** XXVII.A A minor kingdom becomes the client of a civilised conqueror, the vassal of a barbarian one. */
export function becomeDependant(g: Invasions, minor: Nation, owner: Nation): void {
  const { state } = g;
  if (!isCivilised(state, owner)) {
    subdue(g, minor, owner);
    return;
  }
  release(state, minor);
  tie(state, minor, CLIENT, owner);
  state.tribute[minor] = tributeOf(minor);
  g.emit({ event: 'client', nation: nationId(minor), lord: nationId(owner) });
}

/** Two gold, of Colchis one, of those without land to speak of none. */
export function tributeOf(minor: Nation): number {
  const tributes: Partial<Record<string, number>> = {
    colchi: 1,
    ghassanides: 0,
    lakhmides: 0,
    euskaldunak: 0,
    brittones: 0,
  };
  return tributes[nationId(minor)] ?? 2;
}

/** XXIX.C, G102 A kingdom without a seat whose last unit is gone: client or vassal of the victor, who draws plunder. */
export function* subdueHomeless(g: Invasions, owner: Nation, loser: Nation): Flow<void> {
  const { state } = g;
  if (state.status[loser] !== KINGDOM || state.capital[loser] >= 0 || state.horde[loser] >= 0) return;
  if (state.lord[loser] === owner || ownUnits(state, loser).length > 0) return;
  if (NATION_ROWS[loser].role === 'minor') becomeDependant(g, loser, owner);
  else subdue(g, loser, owner);
  yield* federatesMayLeave(g, loser);
  yield* drawPlunder(g, owner);
}
