import { type Place, place, placeId } from '../../data/geography.ts';
import { type Nation, nation, nationId, ORIENTALI } from '../../data/pieces.ts';
import { CLIENT, changeHands, EMPIRE, isCivilised } from '../../state.ts';
import { capitalOf } from '../lands/cities.ts';
import { reclaim, refreshControl } from '../lands/control.ts';
import { freeDependants, release } from '../nations/collapse.ts';
import { isReduced, seeksProtection, subdue, subdueRemnant } from '../nations/dependants.ts';
import type { Invasions } from '../pieces/table.ts';

const CAPITAL_LOOT = { kingdom: 5, empire: 10 } as const;

/** XXIV.C A city changes hands, that of a Foedus to the federator (G311); what its treasury of a capital adds to a sack. */
export function conquer(g: Invasions, owner: Nation, where: Place): number {
  const { state } = g;
  const loser = state.lands.city[where];
  const capital = capitalOf(state, where) === loser;
  const extra = capital ? CAPITAL_LOOT[state.nations.status[loser] === EMPIRE ? 'empire' : 'kingdom'] : 0;
  changeHands(state, where, owner);
  g.emit({ event: 'city.fell', nation: nationId(owner), enemy: nationId(loser), province: placeId(where) });
  if (state.lands.city[where] === ORIENTALI) reclaim(state, where);
  if (capital) loseCapital(g, loser, owner, where);
  else subdueRemnant(g, loser, owner);
  localTies(g, owner, where);
  refreshControl(state);
  return extra;
}

const CARTHAGO = place('africa');
const MAURITANII = nation('mauritanii');

/** XXXVII.R: Mauretania is free when barbarians take Carthago. */
function localTies(g: Invasions, owner: Nation, where: Place): void {
  const { state } = g;
  if (where === CARTHAGO && !isCivilised(state, owner) && state.ties.bond[MAURITANII] === CLIENT) {
    release(state, MAURITANII);
    g.emit({ event: 'freed', nation: 'mauritanii' });
  }
}

/** III.G A lost capital: every tie of others to the nation ends; XXVII.A a minor kingdom is the client of a civilised conqueror; else a small kingdom is subdued. */
function loseCapital(g: Invasions, loser: Nation, owner: Nation, where: Place): void {
  const { state } = g;
  g.emit({ event: 'capital.fell', nation: nationId(loser), province: placeId(where) });
  freeDependants(g, loser);
  refreshControl(state);
  if (isReduced(state, loser) || seeksProtection(state, loser, owner)) subdue(g, loser, owner);
}
