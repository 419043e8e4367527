import type { Barred, Flow, Option, Prompt, Seat } from '@tabula/engine';
import { idOf, type Province } from '../data/map.ts';
import { ATTACK, GO, prompt, withLeave } from '../options.ts';
import type { State } from '../state.ts';
import { everythingOf, ownersOf, ROAD, STRAIT, TRANSIT } from './permits.ts';
import { isHeldAgainst } from './pieces.ts';
import { type Group, type Way, waysOf } from './reach.ts';
import type { Conquest } from './table.ts';

const destinations = new Map<number, Prompt>();
const yesOrNo = (answer: boolean) => (answer ? 'yes' : 'no');

/** The question where to, made once for every sort of group and place. `seen`: where a group on a road has been. */
function destinationPrompt(group: Group, seen: readonly Province[]): Prompt {
  const { from, points, most, lone, onRoad, guest } = group;
  if (onRoad) return askDestination(group, seen);
  const key = (((from * 4 + points) * 4 + most) * 2 + (lone ? 1 : 0)) * 2 + (guest ? 1 : 0);
  let made = destinations.get(key);
  if (made === undefined) {
    made = askDestination(group, seen);
    destinations.set(key, made);
  }
  return made;
}

function askDestination({ from, points, most, lone, onRoad, guest }: Group, seen: readonly Province[]): Prompt {
  const sort = { alone: yesOrNo(lone), road: yesOrNo(onRoad), guest: yesOrNo(guest) };
  return prompt('destination', onRoad ? '8.11' : '8.2', {
    from: idOf(from),
    points,
    most,
    ...sort,
    seen: seen.map(idOf).join('+'),
  });
}

/** The option that a way is offered as (R-DIP-5: ending among another's units is an attack, unless he lets one halt). */
export function wayOption(state: State, seat: Seat, { to, halts, leave }: Way): Option {
  const attack = isHeldAgainst(state, seat, to) && !halts;
  if (leave === 0) return attack ? ATTACK[to] : GO[to];
  const kind = halts ? 'halt-with-leave' : attack ? 'attack-with-leave' : 'go-with-leave';
  return withLeave(kind, to, ownersOf(leave, TRANSIT), ownersOf(leave, ROAD), ownersOf(leave, STRAIT));
}

/** Where a group goes; what is barred to it are the ways that nobody is asked for any more (R-OWN-1). */
export function* chooseWay(g: Conquest, group: Group, ways: readonly Way[], seen: readonly Province[]): Flow<Way> {
  const { state } = g;
  const { seat } = group;
  const options: Option[] = [];
  for (let i = 0; i < ways.length; i++) options.push(wayOption(state, seat, ways[i]));
  const barred = () =>
    waysOf(state, group, everythingOf(state, seat))
      .filter(({ to }) => !seen.includes(to))
      .map((way) => wayOption(state, seat, way))
      .filter((option) => !options.includes(option))
      .map((option): Barred => ({ option, reason: 'refused', rule: '8.12' }));
  const ask = destinationPrompt(group, seen);
  return ways[options.indexOf(yield* g.choose(seat, ask, options, barred))];
}

/** Whether a way ends in a fight: whoever meets enemy units and is not let halt has no points left (R-MOV-6). */
export function isStopped(state: State, seat: Seat, { to, halts }: Way): boolean {
  return isHeldAgainst(state, seat, to) && !halts;
}
