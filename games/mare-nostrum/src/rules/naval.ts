import type { Flow, Seat } from '@tabula/engine';
import { idOf, LAND_COUNT, SEA_NEIGHBOURS, type Sea, SHORES, SPACE_COUNT } from '../data/provinces.ts';
import { ATTACK_AT_SEA, prompt, provinceOf, SAIL, SHIPS, TO_LAND } from '../options.ts';
import { afloat, type State } from '../state.ts';
import { navalBattles } from './battle.ts';
import { readyLegions } from './lands.ts';
import type { MareNostrum } from './table.ts';

const SAIL_PROMPT = prompt('sail', '6.3', undefined, TO_LAND.id);

type NavalOption = (typeof SAIL)[number][number] | (typeof ATTACK_AT_SEA)[number] | typeof TO_LAND;

/** 6A Naval part: launch and move triremes, attack where one likes; all of it before any legion moves (R-ORDER). */
export function* navalPart(g: MareNostrum, seat: Seat): Flow<void> {
  const { state } = g;
  for (;;) {
    g.checkpoint();
    const choice = yield* g.choose<NavalOption>(seat, SAIL_PROMPT, navalOptions(state, seat));
    if (choice.kind === 'to-land') break;
    if (choice.kind === 'sail') yield* sail(g, seat, provinceOf(choice.from), provinceOf(choice.to));
    else {
      const sea = provinceOf(choice.sea);
      state.ready[sea] = 0;
      yield* navalBattles(g, seat, sea, freshShips(state, seat, sea), enemiesAt(state, seat, sea));
      state.spent[sea] = state.triremes[afloat(seat, sea)];
    }
  }
  readyLegions(state, seat);
}

function navalOptions(state: State, seat: Seat): NavalOption[] {
  const options: NavalOption[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    if (state.ready[space] > 0) {
      const targets = space < LAND_COUNT ? SHORES[space] : SEA_NEIGHBOURS[space];
      for (const sea of targets) options.push(SAIL[space][sea]);
    }
  }
  for (let sea = LAND_COUNT; sea < SPACE_COUNT; sea++)
    if (freshShips(state, seat, sea) > 0 && enemiesAt(state, seat, sea).length > 0) options.push(ATTACK_AT_SEA[sea]);
  options.push(TO_LAND);
  return options;
}

/** 6.5 The other owners of triremes in a sea. */
export function enemiesAt(state: State, seat: Seat, sea: Sea): Seat[] {
  const enemies: Seat[] = [];
  for (let other = 0; other < state.players; other++)
    if (other !== seat && state.triremes[afloat(other, sea)] > 0) enemies.push(other);
  return enemies;
}

/** 6.2 R-ORDER: the mover's triremes in a sea that have not fought this turn; they may attack, whatever others have done. */
export function freshShips(state: State, seat: Seat, sea: Sea): number {
  return state.triremes[afloat(seat, sea)] - state.spent[sea];
}

/** 6.3 Triremes move one space: from a province to a sea it touches, or from sea to sea (R-LAUNCH). */
function* sail(g: MareNostrum, seat: Seat, from: number, to: Sea): Flow<void> {
  const { state } = g;
  const most = state.ready[from];
  const args = { from: idOf(from), to: idOf(to) };
  const { count } = yield* g.choose(seat, prompt('ships', '6.3', args), SHIPS[most]);
  state.ready[from] -= count;
  state.triremes[afloat(seat, from)] -= count;
  state.triremes[afloat(seat, to)] += count;
  const event = from < LAND_COUNT ? 'launched' : 'sailed';
  g.emit({ event, by: seat, from: args.from, to: args.to, count });
}
