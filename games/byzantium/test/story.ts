import { type Answer, type Chance, configure, Run, type Seat, Chance as Stream, seedFrom } from '@tabula/engine';
import { LoadedDice } from '@tabula/engine/testing';
import { type City, type CityId, cityNamed } from '../src/data/cities.ts';
import type { Colour } from '../src/data/figures.ts';
import type { ByzantiumEvent } from '../src/events.ts';
import { byzantium } from '../src/index.ts';
import { type Player, type Side, type State, setup } from '../src/state.ts';

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
    this.state.control[city] = held.by ?? -1;
    this.state.fort[city] = held.fort ?? false;
    return this;
  }
}

/** A position with given dice, in which answers are given by seat and in words. */
export class Story {
  readonly run: Run<State, ByzantiumEvent>;
  readonly events: ByzantiumEvent[] = [];

  constructor(state: State, ...dice: readonly number[]) {
    const chance: Chance = new LoadedDice(...dice);
    this.run = new Run(byzantium, { state, chance }, { onEvent: (event) => this.events.push(event) });
  }

  get state(): State {
    return this.run.state;
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }

  /** The ids that a seat may answer now; none if it is not asked. */
  offered(seat: Seat): string[] {
    return this.run.decision?.open(seat)?.options.map(({ id }) => id) ?? [];
  }

  /** What is asked now, and of whom. */
  get asked(): { seat: Seat; ask: string } | null {
    const ask = this.run.decision?.asks[0];
    return ask === undefined ? null : { seat: ask.seat, ask: ask.prompt.ask };
  }

  answer(seat: Seat, ...ids: readonly Answer['id'][]): this {
    for (const id of ids) this.run.answer(seat, id);
    return this;
  }

  at(id: CityId): { colour: Colour; counters: number; control: Seat; fort: boolean } {
    const city: City = cityNamed(id);
    const { colour, counters, control, fort } = this.state;
    return { colour: colour[city], counters: counters[city], control: control[city], fort: fort[city] };
  }
}
