import { configure, type Seat, Chance as Stream, seedFrom } from '@tabula/engine';
import { LoadedDice, StoryOf } from '@tabula/engine/testing';
import { expect, onTestFinished } from 'vitest';
import type { Home } from '../src/data/figures.ts';
import { COASTS, idOf, ROADS, type Side, type SpaceId, space } from '../src/data/map.ts';
import type { ConquestEvent } from '../src/events.ts';
import { conquest } from '../src/index.ts';
import { ABOARD, CITY, FORTIFIED, index, PERMITS, type Phase, pair, type State, settle, setup } from '../src/state.ts';
import { invariant } from './invariants.ts';
import { tributeOf } from './oracle/position.ts';

/** Faces of the combat die, by pip. */
export const [INF, CAV, CAT, GAL, MISS] = [1, 3, 4, 5, 6] as const;

export interface Army {
  readonly infantry?: number;
  readonly cavalry?: number;
  readonly catapults?: number;
  readonly generals?: number;
  readonly caesar?: boolean;
}

/**
 * A position to begin a story with: every seat in the home that the story names, with its Caesar, four Generals and a fortified
 * city there and nothing else on the board; the first seat is about to begin its turn.
 */
export function given(
  homes: readonly Home[],
  change: (position: Given) => void = () => {},
  settings: Record<string, string> = {},
): State {
  const config = configure(conquest, homes.length, { homeChoice: 'pick', proclaimVote: 'off', ...settings });
  const state = setup(config, Stream.fromSeed(seedFrom('given')));
  homes.forEach((home, seat) => {
    settle(state, seat, home);
    state.units[0][index(seat, space(home))] = 0;
    state.garrison[space(home)] = -1;
  });
  state.phase = 'begin';
  change(new Given(state));
  homes.forEach((_, seat) => {
    state.tribute[seat] = tributeOf(state, seat);
  });
  return state;
}

/** Changes to a position, in the words of the game. */
export class Given {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  /** Whose turn it is, and how far it has come. */
  turn(seat: Seat, phase: Phase = 'begin'): this {
    this.state.active = seat;
    this.state.attacker = seat;
    this.state.phase = phase;
    return this;
  }

  /** Land units in a province; their Generals and their Caesar come from home. Whoever comes first holds it. */
  army(
    seat: Seat,
    at: SpaceId,
    { infantry = 0, cavalry = 0, catapults = 0, generals = 0, caesar = false }: Army,
  ): this {
    const { state } = this;
    const here = space(at);
    [infantry, cavalry, catapults].forEach((count, kind) => {
      state.units[kind][index(seat, here)] += count;
    });
    if (infantry + cavalry + catapults > 0 && state.garrison[here] < 0) state.garrison[here] = seat;
    state.generals[index(seat, state.home[seat])] -= generals;
    state.generals[index(seat, here)] += generals;
    if (caesar) state.caesar[seat] = here;
    return this;
  }

  owns(seat: Seat, ...ids: readonly SpaceId[]): this {
    for (const id of ids) this.state.control[space(id)] = seat;
    return this;
  }

  city(...ids: readonly SpaceId[]): this {
    for (const id of ids) this.state.city[space(id)] = CITY;
    return this;
  }

  walls(...ids: readonly SpaceId[]): this {
    for (const id of ids) this.state.city[space(id)] = FORTIFIED;
    return this;
  }

  /** A road through these cities, one after the other. */
  road(...ids: readonly SpaceId[]): this {
    this.city(...ids.filter((id) => this.state.city[space(id)] === 0));
    ids.slice(1).forEach((id, i) => {
      const ends = [space(ids[i]), space(id)];
      const border = ROADS.findIndex((link) => link.every((end) => ends.includes(end)));
      if (border < 0) throw new Error(`no border between ${ids[i]} and ${id}`);
      this.state.road[border] = 1;
    });
    return this;
  }

  /** A galley at sea or on a coast, with what is aboard. */
  galley(seat: Seat, at: SpaceId, aboard: Army = {}, side?: Side): this {
    const { galley } = this.state;
    const ship = galley.owner.indexOf(-1);
    galley.owner[ship] = seat;
    galley.at[ship] = space(at);
    if (side !== undefined) galley.coast[ship] = COASTS[space(at)].findIndex((coast) => coast.side === side);
    [aboard.infantry, aboard.cavalry, aboard.catapults].forEach((count, kind) => {
      galley.cargo[kind][ship] = count ?? 0;
    });
    galley.generals[ship] = aboard.generals ?? 0;
    this.state.generals[index(seat, this.state.home[seat])] -= aboard.generals ?? 0;
    if (aboard.caesar) {
      galley.caesar[ship] = 1;
      this.state.caesar[seat] = ABOARD + ship;
    }
    return this;
  }

  money(seat: Seat, talents: number): this {
    this.state.money[seat] = talents;
    return this;
  }

  /** Generals of one player in the hands of another. */
  prisoners(captor: Seat, owner: Seat, count: number): this {
    this.state.generals[index(owner, this.state.home[owner])] -= count;
    this.state.prisoners[pair(this.state, captor, owner)] += count;
    return this;
  }

  dead(seat: Seat, count: number): this {
    this.state.generals[index(seat, this.state.home[seat])] -= count;
    this.state.dead[seat] += count;
    return this;
  }

  /** What one player has settled about another: 'ask', 'allow' or 'refuse'. */
  lets(owner: Seat, mover: Seat, permit: (typeof PERMITS)[number], word: 'ask' | 'allow' | 'refuse'): this {
    const place = pair(this.state, owner, mover) * PERMITS.length + PERMITS.indexOf(permit);
    this.state.permits[place] = ['ask', 'allow', 'refuse'].indexOf(word);
    return this;
  }
}

/** A position with given dice, in which answers are given by seat and in words; the laws of the game hold on the way. */
export class Story extends StoryOf<State, ConquestEvent> {
  constructor(state: State, ...dice: readonly number[]) {
    const chance = new LoadedDice(...dice);
    invariant(state);
    super(conquest, state, chance);
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'fail') expect(chance.left, 'dice nobody rolled').toBe(0);
    });
  }

  protected override lawsHold(): void {
    invariant(this.state);
  }

  /** What a player has in a province: infantry, cavalry, catapults, leaders. */
  at(seat: Seat, id: SpaceId): [number, number, number, number] {
    const { units, generals, caesar } = this.state;
    const i = index(seat, space(id));
    return [units[0][i], units[1][i], units[2][i], generals[i] + (caesar[seat] === space(id) ? 1 : 0)];
  }

  owner(id: SpaceId): Seat {
    return this.state.control[space(id)];
  }

  galleys(seat: Seat): SpaceId[] {
    const { owner, at } = this.state.galley;
    return owner.flatMap((one, ship) => (one === seat ? [idOf(at[ship])] : []));
  }

  prisoners(captor: Seat, owner: Seat): number {
    return this.state.prisoners[pair(this.state, captor, owner)];
  }

  /** A player's tribute by the board; the marker must agree. */
  tribute(seat: Seat): number {
    expect(this.state.tribute[seat]).toBe(tributeOf(this.state, seat));
    return this.state.tribute[seat];
  }
}

/** Ends the turn that is under way: nobody does anything more in it. */
export function passTurn(story: Story): void {
  const { active, round } = story.state;
  while (story.state.active === active && story.state.round === round && story.asked !== null) {
    const { seat } = story.asked;
    const idle = ['done', 'no-battle', 'leave', 'decline', 'refuse'].find((id) => story.offered(seat).includes(id));
    if (idle === undefined) throw new Error(`"${story.asked.ask}" cannot be passed over`);
    story.answer(seat, idle);
  }
}
