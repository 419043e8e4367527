import { CITIES, CONSTANTINOPLE } from '../src/data/cities.ts';
import { BOXES, CUBES_PER_PLAYER, FACTIONS, FORTIFICATIONS, MOST_BULGARS, MOST_COUNTERS } from '../src/data/figures.ts';
import type { Player, State } from '../src/state.ts';

function demand(condition: boolean, what: string): void {
  if (!condition) throw new Error(`broken: ${what}`);
}

/** What is true of every position that can be reached, whatever anybody does. */
export function invariant(state: State): void {
  state.players.forEach((player, seat) => {
    demand(
      cubesOf(state, player, seat) === CUBES_PER_PLAYER,
      `seat ${seat + 1} has ${cubesOf(state, player, seat)} cubes`,
    );
    demand(fortsOnMap(state, seat) + player.forts === FORTIFICATIONS, `fortifications of seat ${seat + 1}`);
    demand(player.pool >= 0 && player.casualties >= 0, `pools of seat ${seat + 1}`);
    for (const faction of FACTIONS) {
      const side = player[faction];
      for (const box of BOXES) demand(side[box] >= 0, `${faction} ${box} of seat ${seat + 1}`);
      demand(side.treasury >= 0, `${faction} treasury of seat ${seat + 1}`);
      demand(side.points >= 0, `${faction} points of seat ${seat + 1}`);
    }
  });
  demand(state.bulgars >= 0 && state.bulgars <= MOST_BULGARS, 'Bulgar cubes');
  CITIES.forEach(({ id }, city) => {
    const counters = state.counters[city];
    const bare = state.colour[city] === 'persian' || city === CONSTANTINOPLE;
    demand(bare ? counters === 0 : counters >= 1 && counters <= MOST_COUNTERS, `${counters} counters on ${id}`);
    const ownable = !bare && state.colour[city] !== 'bulgar';
    demand(state.control[city] < 0 || ownable, `${id} is held by a player`);
    demand(!state.fort[city] || state.control[city] >= 0, `a fortification without an owner on ${id}`);
  });
  for (const office of ['emperor', 'caliph'] as const) {
    const faction = office === 'emperor' ? 'byzantine' : 'arab';
    state.players.forEach((player, seat) => {
      demand(
        !player[faction].guard || state.special[office][0] === seat,
        `a guard without the office, seat ${seat + 1}`,
      );
    });
  }
}

/** What is true whenever nothing is under way: every army has a cube and stands in a city of its own colour. */
export function quietInvariant(state: State): void {
  state.players.forEach((player, seat) => {
    for (const faction of FACTIONS) {
      const side = player[faction];
      if (side.at < 0) continue;
      const cubes = side.elite + side.main + side.movement + (side.guard ? 1 : 0);
      demand(cubes > 0, `the ${faction} army of seat ${seat + 1} is empty`);
      demand(state.colour[side.at] === faction, `the ${faction} army of seat ${seat + 1} stands in a foreign city`);
    }
  });
}

/** A player's cubes, wherever they are: there are always 42. */
export function cubesOf(state: State, player: Player, seat: number): number {
  const boxes = Object.values(state.special).flat();
  let cubes = player.pool + player.casualties + player.taxes + player.removed + (player.passCube ? 1 : 0);
  cubes += boxes.filter((holder) => holder === seat).length;
  cubes += state.control.filter((holder, city) => holder === seat && !state.fort[city]).length;
  for (const faction of FACTIONS) {
    const side = player[faction];
    cubes += side.shrines;
    for (const box of BOXES) cubes += side[box];
  }
  return cubes;
}

function fortsOnMap(state: State, seat: number): number {
  return state.control.filter((holder, city) => holder === seat && state.fort[city]).length;
}
