import type { Flow, Seat } from '@tabula/engine';
import { ARROW_TARGETS, BULGAR_REACH, type City, cityNamed, ROADS } from '../data/cities.ts';
import { BULGARS_ADDED, FACTIONS, type Faction, MOST_BULGARS } from '../data/figures.ts';
import { BULGARS_ATTACK, BULGARS_GROW, idOf, prompt } from '../options.ts';
import { type State, sideOf } from '../state.ts';
import { controls, destroyEmptyArmies, fillBox } from './armies.ts';
import { bulgarsAttack } from './combat.ts';
import { payable, takeCube, takeCubeForEither } from './cubes.ts';
import { scoringFaction } from './siege.ts';
import type { Byzantium } from './table.ts';

type Payable = Readonly<Record<Faction, boolean>>;

/** 11.3 At an arrow, or by road from a Bulgar city; own cities and armies only if the setting allows it (R 32). */
function isTarget(state: State, seat: Seat, city: City): boolean {
  if (state.colour[city] === 'bulgar') return false;
  if (!ARROW_TARGETS.includes(city) && !ROADS[city].some((from) => state.colour[from] === 'bulgar')) return false;
  if (state.rules.bulgarsMayAttackOwn) return true;
  return !controls(state, seat, city) && FACTIONS.every((faction) => sideOf(state.players[seat], faction).at !== city);
}

/** What can be attacked and paid: by the treasury of the faction that would score (11.6). */
function canAttack(state: State, seat: Seat, city: City, can: Payable): boolean {
  return isTarget(state, seat, city) && can[scoringFaction(state, city)];
}

/** 11.2 Two more cubes instead of an attack, if there are two after the first two. */
function canGrow(state: State): boolean {
  return joining(state, 2 * BULGARS_ADDED) === 2 * BULGARS_ADDED;
}

export function canSendBulgars(state: State, seat: Seat, can: Payable): boolean {
  if (!can.byzantine && !can.arab) return false;
  return canGrow(state) || BULGAR_REACH.some((city) => canAttack(state, seat, city, can));
}

/** 11. Bulgars: two cubes join them, then they attack, or two more cubes join. */
export function* bulgarAction(g: Byzantium, seat: Seat): Flow<void> {
  const { state } = g;
  const can = payable(state, seat);
  const attacks = BULGAR_REACH.filter((city) => canAttack(state, seat, city, can)).map((city) => BULGARS_ATTACK[city]);
  const ask = prompt('bulgars', '11.2', { cubes: joining(state, BULGARS_ADDED), grow: canGrow(state) ? 'yes' : 'no' });
  const choice = yield* g.choose(seat, ask, canGrow(state) ? [...attacks, BULGARS_GROW] : attacks);
  if (choice.kind === 'bulgars-grow') {
    yield* takeCubeForEither(g, seat);
    fillBox(state.special.bulgars, seat);
    grow(g, seat, 2 * BULGARS_ADDED);
    return;
  }
  const city = cityNamed(choice.city);
  yield* takeCube(g, seat, scoringFaction(state, city));
  // The cube may have been the last of an army that stands where the Bulgars go.
  destroyEmptyArmies(g, seat);
  fillBox(state.special.bulgars, seat);
  grow(g, seat, BULGARS_ADDED);
  g.emit({ event: 'bulgars.attacked', by: seat, city: idOf(city) });
  yield* bulgarsAttack(g, seat, city);
}

/** 11.1 How many of these cubes can join: never more than eleven in all (R 49). */
function joining(state: State, wanted: number): number {
  return Math.min(wanted, MOST_BULGARS - state.bulgars);
}

function grow(g: Byzantium, seat: Seat, wanted: number): void {
  const cubes = joining(g.state, wanted);
  g.state.bulgars += cubes;
  g.emit({ event: 'bulgars.grew', by: seat, cubes, total: g.state.bulgars });
}
