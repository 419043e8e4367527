import type { Flow, Result, RulesContext, Seat } from '@tabula/engine';
import { idOf, OASES, PLACES, type PlaceId, placeOf, waysOut, worthOf } from '../data/places.ts';
import { MARCH, STAY, WITHDRAW } from '../options.ts';
import { isOver, type OasisRoad, type OasisRoadView } from '../state.ts';

export type OasisRoadEvent =
  | { event: 'moon'; moon: number }
  | { event: 'marched'; by: Seat; to: PlaceId }
  | { event: 'stayed'; by: Seat; at: PlaceId }
  | { event: 'met'; at: PlaceId }
  | { event: 'rolled'; by: Seat; dice: readonly number[]; bonus: number }
  | { event: 'drawn'; at: PlaceId }
  | { event: 'withdrew'; by: Seat; to: PlaceId }
  | { event: 'claimed'; by: Seat; at: PlaceId }
  | { event: 'showed'; by: Seat; commission: PlaceId };

type Game = RulesContext<OasisRoad, OasisRoadEvent>;

const SEATS: readonly Seat[] = [0, 1];
export const REWARD = 2;

/** The game: moon after moon, until the last is gone. */
export function* play(g: Game): Flow<void> {
  while (!isOver(g.state)) {
    g.checkpoint();
    g.emit({ event: 'moon', moon: g.state.moon });
    yield* march(g);
    const [first, second] = g.state.camps;
    if (first === second) yield* meet(g, first);
    claimWells(g);
    g.state.moon += 1;
  }
  showCommissions(g);
}

/** By seat and place: what its caravan is asked there. Made once, as the options are. */
const MARCHES = SEATS.map((seat) =>
  PLACES.map((_, from) => ({
    seat,
    prompt: { ask: 'march', rule: '2' },
    options: [STAY, ...waysOut(seat, from).map((to) => MARCH[to])],
  })),
);

/** 2. Both decide in secret, then both caravans move at once; on the way they pass each other in the dark. */
function* march(g: Game): Flow<void> {
  const { camps } = g.state;
  const answers = yield* g.chooseTogether(SEATS.map((seat) => MARCHES[seat][camps[seat]]));
  answers.forEach((answer, by) => {
    if (answer.kind === 'stay') g.emit({ event: 'stayed', by, at: idOf(camps[by]) });
    else {
      camps[by] = placeOf(answer.to);
      g.emit({ event: 'marched', by, to: answer.to });
    }
  });
}

/** 3. Who rolls less withdraws; whose the well is adds one. With equal rolls both stay. */
function* meet(g: Game, place: number): Flow<void> {
  const at = idOf(place);
  g.emit({ event: 'met', at });
  const [first, second] = SEATS.map((by) => {
    const dice = g.roll(1);
    const bonus = g.state.wells[place] === by ? 1 : 0;
    g.emit({ event: 'rolled', by, dice, bonus });
    return dice[0] + bonus;
  });
  if (first === second) g.emit({ event: 'drawn', at });
  else yield* withdraw(g, first < second ? 0 : 1, place);
}

/** 3. The beaten chooses where to go, by the roads of rule 2. */
function* withdraw(g: Game, by: Seat, from: number): Flow<void> {
  const ways = waysOut(by, from).map((to) => WITHDRAW[to]);
  const { to } = yield* g.choose(by, { ask: 'withdraw', rule: '3', args: { at: idOf(from) } }, ways);
  g.state.camps[by] = placeOf(to);
  g.emit({ event: 'withdrew', by, to });
}

/** 4. Whoever is alone at a well takes it. */
function claimWells(g: Game): void {
  const { camps, wells } = g.state;
  if (camps[0] === camps[1]) return;
  camps.forEach((place, by) => {
    if (worthOf(place) === 0 || wells[place] === by) return;
    wells[place] = by;
    g.emit({ event: 'claimed', by, at: idOf(place) });
  });
}

/** 5. The commissions are shown. */
function showCommissions(g: Game): void {
  g.reveal();
  g.state.commissions.forEach((place, by) => {
    g.emit({ event: 'showed', by, commission: idOf(place) });
  });
}

/** 5. What a seat's wells are worth. */
export function wealth({ wells }: Pick<OasisRoadView, 'wells'>, seat: Seat): number {
  return OASES.reduce((sum, place) => sum + (wells[place] === seat ? worthOf(place) : 0), 0);
}

/** 5. Wells, and the reward for a commission fulfilled. */
export function points(state: OasisRoad, seat: Seat): number {
  return wealth(state, seat) + (state.wells[state.commissions[seat]] === seat ? REWARD : 0);
}

/** 5. The richer wins; equally rich, both do. */
export function result(state: OasisRoad): Result {
  const all = SEATS.map((seat) => points(state, seat));
  const most = Math.max(...all);
  return { points: all, winners: SEATS.filter((seat) => all[seat] === most), ending: 'moons' };
}
