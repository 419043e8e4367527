import type { Flow } from '@tabula/engine';
import { LAST_LIMITES } from '../../data/figures.ts';
import { LAND, type Place, place, placeId, waysFrom } from '../../data/geography.ts';
import {
  COUNTERS_OF,
  type Nation,
  nation,
  nationId,
  ORIENTALI,
  PERSAE,
  ROMANI,
  SORT_OF,
  sortNamed,
} from '../../data/pieces.ts';
import { LIMITES } from '../../data/setup.ts';
import { DONE, MOVE_LIMES, numberOf, optionsOf, prompt } from '../../options.ts';
import { deploy, NOBODY, raiseLimes, razeLimes, remove, type State } from '../../state.ts';
import { ask, type Invasions } from '../pieces/table.ts';
import { keyOf } from '../pieces/units.ts';

const ODOACERS_TURN = 6;
const HERULI = nation('heruli');
const DESERTERS = sortNamed(ROMANI, 'aux-heruli');

/** XLI.F: when Odoacer comes, the Herul auxiliaries of the West go over to his horde. */
export function odoacer(g: Invasions, owner: Nation): void {
  const { state } = g;
  const home = state.nations.horde[HERULI];
  if (owner !== HERULI || state.clock.turn !== ODOACERS_TURN || home < 0) return;
  const units = COUNTERS_OF[ROMANI].filter(
    (counter) => SORT_OF[counter] === DESERTERS && state.pieces.at[counter] >= 0,
  );
  for (const counter of units) {
    g.emit({ event: 'deserted', nation: 'romani', units: keyOf(state, counter) });
    remove(state, counter);
    deploy(state, sortNamed(HERULI, 'infantry'), 1, home);
  }
  if (units.length > 0)
    g.emit({ event: 'arrived', nation: 'heruli', units: 'heruli-infantry', province: placeId(home) });
}

/** The Limites of the East that stand elsewhere than on the Persian border. */
const OTHER_LIMITES: readonly Place[] = LIMITES.orientali
  .filter((id) => id !== 'osroene' && id !== 'amida')
  .map((id) => place(id));

/** XXXVIII.C: the Limites that face Persia may follow the border, in Reinforcements. */
export function* followTheBorder(g: Invasions, owner: Nation): Flow<void> {
  const { state } = g;
  if (owner !== ORIENTALI || state.clock.turn > LAST_LIMITES) return;
  for (const where of facingPersia(state)) {
    const posts = borderPosts(state);
    if (posts.length === 0) return;
    const question = prompt('move-limes', 'XXXVIII.C', { nation: nationId(owner), province: placeId(where) });
    const answer = yield* ask(g, owner, question, optionsOf(MOVE_LIMES, posts, [DONE]));
    if (answer.kind === 'done') continue;
    razeLimes(state, where);
    raiseLimes(state, numberOf(answer.province), ORIENTALI);
    g.emit({ event: 'limes.moved', province: placeId(where), to: answer.province });
  }
}

/** Those that were built against Persia, wherever they stand now. */
function facingPersia(state: State): Place[] {
  const found: Place[] = [];
  for (let where = 0; where < LAND; where++)
    if (state.lands.limes[where] === ORIENTALI && !OTHER_LIMITES.includes(where)) found.push(where);
  return found;
}

function facesPersia(state: State, where: Place): boolean {
  return waysFrom(state.rules.map, where).some(({ to }) => state.lands.control[to] === PERSAE);
}

function borderPosts(state: State): Place[] {
  const posts: Place[] = [];
  for (let where = 0; where < LAND; where++)
    if (state.lands.control[where] === ORIENTALI && state.lands.limes[where] === NOBODY && facesPersia(state, where))
      posts.push(where);
  return posts;
}
