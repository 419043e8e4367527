import { Chance, configure, Run, type Seat, seedFrom } from '@tabula/engine';
import { LoadedDice, MessageChecker } from '@tabula/engine/testing';
import { expect, onTestFinished } from 'vitest';
import { type PlaceId, place, placeId } from '../src/data/geography.ts';
import type { LeaderId } from '../src/data/leaders.ts';
import type { NationId } from '../src/data/nations.ts';
import { leader, type Nation, nation, sortNamed } from '../src/data/pieces.ts';
import type { InvasionsEvent } from '../src/events.ts';
import { invasions } from '../src/index.ts';
import { movement, renewFleets, renewSteps } from '../src/rules/activation/orders.ts';
import { type Field, fieldOf } from '../src/rules/battle/field.ts';
import { refreshControl } from '../src/rules/lands/control.ts';
import { destinations } from '../src/rules/lands/destinations.ts';
import type { Invasions } from '../src/rules/pieces/table.ts';
import { leadersAt, unitsAt } from '../src/rules/pieces/units.ts';
import { setup } from '../src/setup.ts';
import {
  begin,
  cede,
  conclude,
  deploy,
  encamp,
  enlist,
  GONE,
  NOBODY,
  NOWHERE,
  type Phase,
  remove,
  type State,
  touchAll,
} from '../src/state.ts';

export const [ROMANS, HUNS, PERSIANS, GOTHS] = [0, 1, 2, 3] as const;

/** The set-up of 350 AD, changed as the story says. */
export function given(change: (position: Given) => void = () => {}, settings: Record<string, string> = {}): State {
  const state = setup(configure(invasions, 4, settings), Chance.fromSeed(seedFrom('given')));
  change(new Given(state));
  touchAll(state);
  refreshControl(state);
  return state;
}

/** Changes to a position, in the words of the game. */
export class Given {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  turn(turn: number): this {
    this.state.clock.turn = turn;
    return this;
  }

  /** A phase in which only these nations act, in this order. */
  phase(phase: Phase, ...nations: readonly NationId[]): this {
    this.state.clock.phase = phase;
    this.state.clock.queue = nations.map(nation);
    this.state.clock.next = 0;
    return this;
  }

  /** Takes everything off the map: units, leaders, hordes, Limites. */
  empty(): this {
    const { state } = this;
    for (let counter = 0; counter < state.pieces.at.length; counter++)
      if (state.pieces.at[counter] >= 0) remove(state, counter);
    state.pieces.leaderAt.fill(NOWHERE);
    state.nations.horde.fill(NOWHERE);
    state.pieces.camps.fill(0);
    state.lands.limes.fill(NOBODY);
    return this;
  }

  /** Takes a nation's units and leaders off a place. */
  clear(at: PlaceId): this {
    for (const counter of [...this.state.pieces.here[place(at)]]) remove(this.state, counter);
    this.state.pieces.leaderAt.forEach((where, who) => {
      if (where === place(at)) this.state.pieces.leaderAt[who] = NOWHERE;
    });
    this.state.lands.limes[place(at)] = NOBODY;
    return this;
  }

  units(owner: NationId, at: PlaceId, units: Readonly<Record<string, number>>): this {
    const who = nation(owner);
    begin(this.state, who);
    for (const [sort, count] of Object.entries(units))
      expect(deploy(this.state, sortNamed(who, sort), count, place(at)), `${owner} have ${count} ${sort}`).toBe(count);
    return this;
  }

  leader(id: LeaderId, at: PlaceId): this {
    this.state.pieces.leaderAt[leader(id)] = place(at);
    return this;
  }

  gone(id: LeaderId): this {
    this.state.pieces.leaderAt[leader(id)] = GONE;
    return this;
  }

  horde(owner: NationId, at: PlaceId): this {
    begin(this.state, nation(owner));
    encamp(this.state, nation(owner), place(at));
    return this;
  }

  nation(
    owner: NationId,
    values: Partial<Record<'status' | 'age' | 'decline' | 'treasury' | 'founded' | 'religion', number>>,
  ): this {
    begin(this.state, nation(owner));
    for (const [name, value] of Object.entries(values)) {
      const list = this.state.nations[name as keyof typeof values];
      list[nation(owner)] = value;
    }
    return this;
  }

  /** A city in the hands of a nation. */
  city(at: PlaceId, owner: NationId, level?: number): this {
    this.state.lands.city[place(at)] = nation(owner);
    this.state.lands.control[place(at)] = nation(owner);
    if (level !== undefined) this.state.lands.level[place(at)] = level;
    return this;
  }
}

/** A position with given dice, in which answers are given by seat and in words. Every die of the story must be rolled. */
export class Story {
  readonly run: Run<State, InvasionsEvent>;
  readonly events: InvasionsEvent[] = [];
  readonly #scribe = new MessageChecker(invasions);

  constructor(state: State, chance: Chance, play = invasions.play) {
    this.run = new Run({ ...invasions, play }, { state, chance }, { onEvent: (event) => this.events.push(event) });
    this.#scribe.hear(this.run.decision, this.events);
  }

  /** One procedure of the rules by itself, with given dice. */
  static of(state: State, procedure: typeof invasions.play, ...dice: readonly number[]): Story {
    const chance = new LoadedDice(...dice);
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'fail') expect(chance.left, 'dice nobody rolled').toBe(0);
    });
    return new Story(state, chance, procedure);
  }

  static dice(state: State, ...dice: readonly number[]): Story {
    return Story.of(state, invasions.play, ...dice);
  }

  /** A deed of the rules at which nobody is asked anything. */
  static done(state: State, deed: (g: Invasions) => void, ...dice: readonly number[]): Story {
    const procedure: typeof invasions.play = function* (g) {
      deed(g);
      yield* [];
    };
    return Story.of(state, procedure, ...dice);
  }

  /** A story whose chance is the first of many seeds for which something holds. */
  static where(make: () => State, holds: (story: Story) => boolean, procedure = invasions.play): Story {
    for (let i = 0; i < 2_000; i++) {
      const story = new Story(make(), Chance.fromSeed(seedFrom(`story ${i}`)), procedure);
      if (holds(story)) return story;
    }
    throw new Error('no seed tells this story');
  }

  get state(): State {
    return this.run.state;
  }

  offered(seat: Seat, kind?: string): string[] {
    const options = this.run.decision?.open(seat)?.options ?? [];
    return options.filter((option) => kind === undefined || option.kind === kind).map(({ id }) => id);
  }

  get asked(): string | null {
    return this.run.decision?.asks[0].prompt.ask ?? null;
  }

  answer(seat: Seat, ...ids: readonly string[]): this {
    for (const id of ids) {
      this.run.answer(seat, id);
      this.#scribe.hear(this.run.decision, this.events);
    }
    return this;
  }

  told<K extends InvasionsEvent['event']>(event: K): Extract<InvasionsEvent, { event: K }>[] {
    return this.events.filter((one): one is Extract<InvasionsEvent, { event: K }> => one.event === event);
  }

  /** Whoever is asked takes the first answer, to the end. */
  anyhow(): this {
    while (this.run.decision !== null) {
      const [{ seat, options }] = this.run.decision.asks;
      this.answer(seat, options[0].id);
    }
    return this;
  }

  units(owner: NationId, at: PlaceId): number {
    return unitsAt(this.state, nation(owner), place(at)).length;
  }

  gold(owner: NationId): number {
    return this.state.nations.treasury[nation(owner)];
  }
}

/** The dice of a shuffle that brings what lies at these places of a list to its front, in this order. */
export function shuffled(length: number, ...first: readonly number[]): number[] {
  const list = Array.from({ length }, (_, i) => i);
  const wanted = [...first, ...list.filter((i) => !first.includes(i))];
  const dice: number[] = [];
  for (let i = length - 1; i > 0; i--) {
    const j = list.indexOf(wanted[i]);
    [list[i], list[j]] = [list[j], list[i]];
    dice.push(j + 1);
  }
  return dice;
}

export function number(owner: NationId): Nation {
  return nation(owner);
}

/** A battlefield: all that a nation has in a province against its enemies there. */
export function facing(state: State, attacker: NationId, at: PlaceId, intercepted = false): Field {
  const [owner, where] = [nation(attacker), place(at)];
  const [units, leaders] = [unitsAt(state, owner, where), leadersAt(state, owner, where)];
  return fieldOf(state, { where, attacker: owner, units, leaders, intercepted });
}

export type Armies = Partial<Record<NationId, Readonly<Record<string, number>>>>;

/** Armies in a province on turn 3; the first attacks. */
export function meeting(at: PlaceId, armies: Armies, change: (position: Given) => void = () => {}) {
  const state = given((p) => {
    p.empty().turn(3);
    for (const [id, units] of Object.entries(armies)) p.units(id as NationId, at, units);
    change(p);
  });
  const [attacker] = Object.keys(armies);
  return { state, field: facing(state, attacker as NationId, at) };
}

/** All that a nation has in a province serves another. */
export function hires(from: NationId, lord: NationId, at: PlaceId) {
  return ({ state }: Given) => {
    for (const unit of unitsAt(state, nation(from), place(at))) enlist(state, unit, nation(lord));
  };
}

/** A nation is tied to another, or free; provinces are ceded to a federate in pairs, or the last one alone. */
export function bind(state: State, who: Nation, bond: number, lord: Nation, ...ceded: readonly PlaceId[]): void {
  conclude(state, who, bond, lord);
  state.ties.owes[who] = 0;
  for (let i = 0; i < ceded.length; i += 2) cede(state, who, place(ceded[i]), place(ceded[i + 1] ?? ceded[i]));
  state.ties.federated[who] = 0;
}

/** XLII.9 All that a nation has in a province mutinies. */
export function mutiny(state: State, who: NationId, at: PlaceId): void {
  state.stacks.mutineers.push(...unitsAt(state, nation(who), place(at)));
  state.stacks.captives.push(...leadersAt(state, nation(who), place(at)));
}

/** All that a nation has in a province came there from another. */
export function came(who: NationId, at: PlaceId, from: PlaceId) {
  return ({ state }: Given) => {
    for (const unit of unitsAt(state, nation(who), place(at))) state.stacks.from[unit] = place(from);
  };
}

/** A nation moves, with given dice; whoever may react is asked as the position says. */
export function moving(state: State, owner: Nation, ...dice: readonly number[]): Story {
  state.clock.phase = 'military';
  state.activation.active = owner;
  renewFleets(state, owner);
  renewSteps(state, owner);
  return Story.of(state, (g) => movement(g, owner), ...dice);
}

/** The same, and nobody evades. */
export function movingUnevaded(state: State, owner: Nation, ...dice: readonly number[]): Story {
  state.orders.evades.fill('never');
  return moving(state, owner, ...dice);
}

/** The same, and nobody reacts at all. */
export function movingUnopposed(state: State, owner: Nation, ...dice: readonly number[]): Story {
  state.orders.intercepts.fill('never');
  return movingUnevaded(state, owner, ...dice);
}

/** Where all that a nation has in a province can march with so many steps. */
export function goals(state: State, owner: Nation, from: PlaceId, steps: number): PlaceId[] {
  const units = unitsAt(state, owner, place(from));
  return destinations(state, owner, place(from), units, undefined, steps).map(placeId);
}
