import type { Flow } from '@tabula/engine';
import type { Province } from '../data/provinces.ts';
import { prompt, VACATE } from '../options.ts';
import { at, NOBODY, ON_MARKER, type State } from '../state.ts';
import { atWar } from './lands.ts';
import { type MareNostrum, provinceId } from './table.ts';

/** 6.19 R-CONVERT: where occupying legions stand to some effect. War suspends it: whoever is alone again goes on. */
export function postsInForce(state: State, province: Province): number {
  const posts = state.posts[province];
  return posts === 0 || atWar(state, province) ? 0 : posts;
}

/** 3.3, 4.3 Who has the good of a building: the occupier whose legion stands on it, else the controller. */
export function userOf(state: State, province: Province, post: number): number {
  return (postsInForce(state, province) & post) !== 0 ? state.occupier[province] : state.marker[province];
}

/** 5.8 Whose legion stands on the influence marker, if anybody's. */
export function converter(state: State, province: Province): number {
  return (postsInForce(state, province) & ON_MARKER) !== 0 ? state.occupier[province] : NOBODY;
}

export function countPosts(posts: number): number {
  let count = 0;
  for (let rest = posts; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function clearPosts(state: State, province: Province): void {
  state.posts[province] = 0;
  state.occupier[province] = NOBODY;
}

/**
 * 6.19 After legions came, went or fell: an occupation without a legion is over, one with too few gives up posts, and
 * whether war suspends it or no longer does is told.
 */
export function* settlePosts(g: MareNostrum, province: Province, wasAtWar: boolean): Flow<void> {
  const { state } = g;
  const by = state.occupier[province];
  if (by === NOBODY) return;
  const where = { by, province: provinceId(province) };
  if (state.legions[at(by, province)] === 0) {
    clearPosts(state, province);
    g.emit({ event: 'occupation.ended', ...where });
    return;
  }
  yield* keepPosts(g, province);
  if (atWar(state, province) === wasAtWar) return;
  g.emit({ event: wasAtWar ? 'occupation.resumed' : 'occupation.suspended', ...where });
}

/** R-POSTS When fewer legions are left than posts, their owner chooses which posts to give up. */
function* keepPosts(g: MareNostrum, province: Province): Flow<void> {
  const { state } = g;
  for (;;) {
    const occupier = state.occupier[province];
    const posts = state.posts[province];
    if (countPosts(posts) <= state.legions[at(occupier, province)]) return;
    const options = VACATE[province].filter((_, i) => (posts >> i) & 1);
    const ask = prompt('vacate', '6.19', { province: provinceId(province) }, options[0].id);
    const choice = yield* g.choose(occupier, ask, options);
    state.posts[province] = posts & ~(1 << VACATE[province].indexOf(choice));
    g.emit({ event: 'vacated', by: occupier, post: choice.post, province: provinceId(province) });
  }
}
