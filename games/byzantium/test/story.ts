import { configure, type Seat, Chance as Stream, seedFrom } from '@tabula/engine';
import { LoadedDice, StoryOf } from '@tabula/engine/testing';
import { expect, onTestFinished } from 'vitest';
import { CITIES, type City, type CityId, cityNamed } from '../src/data/cities.ts';
import type { Colour, Faction, Special } from '../src/data/figures.ts';
import type { ByzantiumEvent } from '../src/events.ts';
import { byzantium } from '../src/index.ts';
import { NOBODY, type Player, type Side, type State, setup } from '../src/state.ts';
import { cubesOf } from './invariants.ts';

export const [SIMON, ANDY, JERRY] = [0, 1, 2] as const;

type Patch<T> = { [K in keyof T]?: T[K] extends Side ? Partial<Side> : T[K] };

/** A position to begin a story with: the set-up for three, seat 1 to act, changed as the story says. */
export function given(
  change: (position: Given) => void = () => {},
  settings: Record<string, string> = {},
  players = 3,
): State {
  const config = configure(byzantium, players, { startPlayer: '1', ...settings });
  const state = setup(config, Stream.fromSeed(seedFrom('given')));
  state.phase = 'actions';
  change(new Given(state));
  return state;
}

/** Changes to a position, in the words of the game. */
export class Given {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** Whose action it is. */
  active(seat: Seat): this {
    this.state.active = seat;
    return this;
  }

  player(seat: Seat, { byzantine, arab, ...rest }: Patch<Player>): this {
    const player = this.state.players[seat];
    Object.assign(player, rest);
    Object.assign(player.byzantine, byzantine);
    Object.assign(player.arab, arab);
    return this;
  }

  /** A city with its counters, held by a seat or by nobody. */
  city(id: CityId, colour: Colour, counters: number, held: { by?: Seat; fort?: boolean } = {}): this {
    const city = cityNamed(id);
    this.state.colour[city] = colour;
    this.state.counters[city] = counters;
    this.state.control[city] = held.by ?? NOBODY;
    this.state.fort[city] = held.fort ?? false;
    return this;
  }

  /** An army in a city, with these cubes and no others. */
  army(seat: Seat, faction: Faction, at: CityId, boxes: Partial<Side> = {}): this {
    const none = { elite: 0, main: 0, movement: 0, guard: false };
    this.player(seat, { [faction]: { ...none, ...boxes, at: cityNamed(at) } });
    if (faction === 'byzantine') this.state.players[seat].claimed = true;
    return this;
  }

  /** Whose cubes are in the boxes of a special action; an office brings its guard. */
  special(kind: Special, ...seats: readonly Seat[]): this {
    const boxes = this.state.special[kind];
    seats.forEach((seat, box) => {
      boxes[box] = seat;
      if (kind === 'emperor') this.state.players[seat].byzantine.guard = true;
      if (kind === 'caliph') this.state.players[seat].arab.guard = true;
    });
    return this;
  }

  /** These seats have passed, in this order. */
  passed(...seats: readonly Seat[]): this {
    for (const seat of seats) {
      const player = this.state.players[seat];
      player.passed = true;
      player.passCube = true;
      player.casualties -= 1;
      if (this.state.firstToPass === NOBODY) this.state.firstToPass = seat;
    }
    return this;
  }

  bulgars(cubes: number): this {
    this.state.bulgars = cubes;
    return this;
  }

  turn(turn: number): this {
    this.state.turn = turn;
    return this;
  }
}

/**
 * A position with given dice, in which answers are given by seat and in words. On the way no cube may come or go, and
 * at the end every die that the story gave must have been rolled.
 */
export class Story extends StoryOf<State, ByzantiumEvent> {
  readonly #cubes: readonly number[];

  constructor(state: State, ...dice: readonly number[]) {
    const chance = new LoadedDice(...dice);
    const cubes = countCubes(state);
    super(byzantium, state, chance);
    this.#cubes = cubes;
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'fail') expect(chance.left, 'dice nobody rolled').toBe(0);
    });
  }

  protected override lawsHold(id: string): void {
    expect(countCubes(this.state), `cubes after "${id}"`).toEqual(this.#cubes);
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }

  at(id: CityId): { colour: Colour; counters: number; by: Seat; fort: boolean } {
    const city: City = cityNamed(id);
    const { colour, counters, control, fort } = this.state;
    return { colour: colour[city], counters: counters[city], by: control[city], fort: fort[city] };
  }

  /** Where an army stands; null if it is not on the map. */
  where(seat: Seat, faction: Faction): CityId | null {
    const { at } = this.player(seat)[faction];
    return at < 0 ? null : CITIES[at].id;
  }
}

/** The cubes of every seat, wherever they are. */
function countCubes(state: State): number[] {
  return state.players.map((player, seat) => cubesOf(state, player, seat));
}
