import { Chance, configure, type Option, Run, seedFrom } from '@tabula/engine';
import { sampled, shows } from '@tabula/engine/testing';
import { describe, expect, it } from 'vitest';
import { ROADS } from '../../src/data/map.ts';
import { conquest } from '../../src/index.ts';
import { index, type State, setup } from '../../src/state.ts';
import { piecesOf, placement, reachable } from './pieces.ts';
import { number } from './position.ts';

/** Corners of the board where a few pieces have few places to go, with straits, roads and islands. */
const CORNERS: readonly (readonly string[])[] = [
  ['tingitana', 'baetica', 'lusitania', 'caesariensis'],
  ['britannia', 'belgica', 'germania', 'lugdunensis'],
  ['sicilia', 'neapolis', 'italia', 'noricum'],
  ['africa-proconsularis', 'cyrenaica', 'numidia', 'egyptus', 'caesariensis'],
  ['achaia', 'macedonia', 'thracia', 'asia'],
  ['mesopotamia', 'armenia', 'syria', 'arabia-petraea', 'cappadocia'],
];

/** Larger sets take long and show no more. */
const MOST = 90;
const [MOVER, OTHER, THIRD] = [0, 1, 2] as const;

/** A handful of pieces of the first player in one corner, strangers beside them, and everybody's mind made up. */
function corner(name: string): State {
  const chance = Chance.fromSeed(seedFrom(`corner ${name}`));
  const state = setup(configure(conquest, 3, { roundLimit: '40' }), chance);
  state.phase = 'begin';
  state.active = MOVER;
  state.attacker = MOVER;
  state.generals.fill(0);
  state.dead.fill(4);
  for (const units of state.units) units.fill(0);
  state.garrison.fill(-1);
  const places = chance.pick([...CORNERS]).map(number);
  for (const at of places) {
    state.control[at] = chance.pick([MOVER, MOVER, OTHER, THIRD, -1]);
    state.city[at] = 1;
    if (state.control[at] > MOVER && chance.below(2) === 0) add(state, 0, state.control[at], at);
  }
  ROADS.slice(0, -1).forEach(([a, b], border) => {
    if (places.includes(a) && places.includes(b) && chance.below(3) > 0) state.road[border] = 1;
  });
  const free = places.filter((at) => state.garrison[at] < 0);
  const camps = free.length > 0 ? free : [number('creta')];
  for (let n = chance.below(3) === 0 ? 2 : 1; n > 0; n--) {
    state.generals[index(MOVER, chance.pick(camps))]++;
    state.dead[MOVER]--;
  }
  for (let n = 1 + chance.below(3); n > 0; n--) add(state, chance.pick([0, 0, 1, 1, 2]), MOVER, chance.pick(camps));
  // Caesars out of the way; a galley that can always still sail keeps the phase open.
  state.caesar.fill(number('cyprus'));
  state.caesar[MOVER] = number('creta');
  launch(state, 0, MOVER, 'oceanus-atlanticus');
  if (chance.below(2) === 0) launch(state, 1, OTHER, 'mare-baliaricum');
  if (chance.below(2) === 0) launch(state, 2, THIRD, 'mare-tyrrhenum');
  if (chance.below(2) === 0) launch(state, 3, OTHER, 'mare-aegaeum');
  if (chance.below(2) === 0) launch(state, 4, OTHER, 'oceanus-britannicus');
  state.permits.forEach((_, i) => {
    state.permits[i] = 1 + chance.below(2);
  });
  return state;
}

function add(state: State, kind: number, seat: number, at: number): void {
  state.units[kind][index(seat, at)]++;
  state.garrison[at] = seat;
}

function launch(state: State, ship: number, seat: number, sea: string): void {
  state.galley.owner[ship] = seat;
  state.galley.at[ship] = number(sea);
}

/** Every placement that the game lets the mover reach, by trying every answer. */
function offered(start: State): Set<string> {
  const ends = new Set<string>();
  const seen = new Set<string>();
  const begin = new Run(conquest, { state: conquest.copy(start), chance: Chance.fromSeed(seedFrom('corner')) });
  const todo: State[] = [conquest.copy(begin.state)];
  for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
    const key = JSON.stringify(state);
    if (seen.has(key)) continue;
    seen.add(key);
    ends.add(placement(piecesOf(state, MOVER)));
    todo.push(...next(state));
  }
  return ends;
}

/** The positions after one more march: answers are added until the game asks again what to move. */
function next(from: State): State[] {
  const found: State[] = [];
  const todo: string[][] = [[]];
  for (let answers = todo.pop(); answers !== undefined; answers = todo.pop()) {
    const run = new Run(conquest, { state: conquest.copy(from), chance: Chance.fromSeed(seedFrom('corner')) });
    for (const id of answers) run.answer(MOVER, id);
    if (answers.length > 0 && run.decision?.asks[0].prompt.ask === 'move') {
      found.push(conquest.copy(run.state));
      continue;
    }
    const options: readonly Option[] = run.decision?.open(MOVER)?.options ?? [];
    for (const { id, kind } of options) if (!/^(sail|done)/.test(kind)) todo.push([...answers, id]);
  }
  return found;
}

describe('movement by land, piece by piece', () => {
  it('every placement that can be reached is offered, and no other', () => {
    shows('3.3.a', '8.3.b', '8.11.a');
    let all = 0;
    for (const i of sampled(process.env, 'positions', 30)) {
      const state = corner(`${i}`);
      const oracle = reachable(state, MOVER, MOST);
      if (oracle.size > MOST) continue;
      const game = offered(state);
      const missing = [...oracle].filter((end) => !game.has(end));
      const wrong = [...game].filter((end) => !oracle.has(end));
      expect({ missing, wrong }, placement(piecesOf(state, MOVER))).toEqual({ missing: [], wrong: [] });
      all += oracle.size;
    }
    expect(all).toBeGreaterThan(300);
  });
});
