import { NATION_ROWS } from '../../data/nations.ts';
import { INITIATIVE, type Nation } from '../../data/pieces.ts';
import { ABSENT, isCivilised, knowsRevolts, type State } from '../../state.ts';

/** Nations that act by themselves: neither inactive (VI.B) nor raiders off the map (VI.C). */
export function isActive(state: State, owner: Nation): boolean {
  if (state.nations.status[owner] === ABSENT) return false;
  const { role } = NATION_ROWS[owner];
  if (role === 'late') return state.nations.horde[owner] >= 0 || isCivilised(state, owner);
  return role === 'active' || role === 'successor';
}

/** VI.B-C Inactive nations have no treasury, nor have raiders who will never act. */
export function hasTreasury(owner: Nation): boolean {
  return TREASURED[owner];
}

const TREASURED: readonly boolean[] = NATION_ROWS.map(({ role }) => !['minor', 'inactive', 'raider'].includes(role));

/** IV National activation order: barbarians, kingdoms, empires; the oldest first; then by initiative. */
export function activationOrder(state: State): Nation[] {
  const active: Nation[] = [];
  for (let owner = 0; owner < state.nations.status.length; owner++) if (isActive(state, owner)) active.push(owner);
  return active.sort((a, b) => precedence(state, a, b));
}

function precedence({ nations: { status, age } }: State, a: Nation, b: Nation): number {
  return status[a] - status[b] || age[b] - age[a] || INITIATIVE[a] - INITIATIVE[b] || a - b;
}

/** Some nations in that order; the inactive ones first. */
export function inOrder(state: State, nations: Nation[]): Nation[] {
  if (nations.length < 2) return nations;
  return nations.sort((a, b) => {
    const active = isActive(state, a);
    if (active !== isActive(state, b)) return active ? 1 : -1;
    return active ? precedence(state, a, b) : a - b;
  });
}

export function civilisedInOrder(state: State): Nation[] {
  return activationOrder(state).filter((owner) => isCivilised(state, owner));
}

/** XVI.A Those whose provinces can revolt. */
export function restlessInOrder(state: State): Nation[] {
  return activationOrder(state).filter((owner) => knowsRevolts(state, owner));
}

/** XXX.A Diplomacy goes by ascending age: kingdoms, then empires. */
export function diplomacyOrder(state: State): Nation[] {
  return civilisedInOrder(state).sort(
    (a, b) =>
      state.nations.status[a] - state.nations.status[b] ||
      state.nations.age[a] - state.nations.age[b] ||
      INITIATIVE[a] - INITIATIVE[b],
  );
}
