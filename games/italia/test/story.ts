import { configure, Run, type Seat, Chance as Stream, seedFrom } from '@tabula/engine';
import { LoadedDice, MessageChecker } from '@tabula/engine/testing';
import { expect, onTestFinished } from 'vitest';
import type { AreaId, SpaceId } from '../src/data/areas.ts';
import { countsOf, leaderNamed, type Nation } from '../src/data/book/book.ts';
import type { Counts } from '../src/data/card.ts';
import type { GameId, LeaderId, NationId } from '../src/data/names.ts';
import { idOf, SPACES, spaceNamed } from '../src/data/spaces.ts';
import { KINDS, kindNamed, type UnitId } from '../src/data/units.ts';
import type { ItaliaEvent } from '../src/events.ts';
import { italia } from '../src/index.ts';
import { noteWay } from '../src/rules/movement/march.ts';
import { deploy, placeLeader, takeOff, unitsAt } from '../src/rules/pieces/pieces.ts';
import { pointsOf } from '../src/rules/points/scoring.ts';
import { bookOf, CITY, DEAD, NOWHERE, type Phase, RUIN, renewTurn, type State, setup } from '../src/state/state.ts';
import { invariant } from './invariants.ts';

/** A position to begin a story with: an empty board, and what the story puts on it. */
export function given(
  scenario: GameId,
  change: (position: Given) => void = () => {},
  settings: Record<string, string> = {},
): State {
  const config = configure(italia, scenario === 'I' ? 3 : 4, settings);
  const state = setup(config, Stream.fromSeed(seedFrom('given')));
  clear(state);
  change(new Given(state));
  settle(state);
  return state;
}

/**
 * Whoever's turn it is came last: the others control what they share with him, and every city is its holder's. A leader on campaign has
 * come where he stands.
 */
function settle(state: State): void {
  const { holder, mask, nation, turn } = state;
  holder.forEach((_, area) => {
    const others = mask[area] & ~(1 << nation);
    if (holder[area] === nation && others !== 0) holder[area] = 31 - Math.clz32(others);
  });
  turn.gained = [];
  if (turn.leader >= 0 && state.leaderAt[turn.leader] >= 0) noteWay(state, state.leaderAt[turn.leader]);
}

function clear(state: State): void {
  const book = bookOf(state);
  for (let nation = 0; nation < book.size; nation++)
    for (let space = 0; space < SPACES; space++)
      for (let kind = 0; kind < KINDS; kind++) takeOff(state, nation, space, kind, unitsAt(state, nation, space, kind));
  state.leaderAt.forEach((at, leader) => {
    if (at >= 0) state.units[(book.nationOfLeader[leader] * SPACES + at) * (KINDS + 1) + KINDS] = 0;
    state.leaderAt[leader] = NOWHERE;
  });
  state.mask.fill(0);
  state.holder.fill(NOWHERE);
  state.city.fill(0);
  state.cityOwner.fill(NOWHERE);
}

/** Changes to a position, in the words of the game. */
export class Given {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  nation(id: NationId): Nation {
    return bookOf(this.state).nation(id);
  }

  round(round: number): this {
    this.state.round = round;
    return this;
  }

  /** Whose turn it is, and how far it has come. */
  turnOf(id: NationId, phase: Phase = 'movement'): this {
    this.state.nation = this.nation(id);
    this.state.phase = phase;
    renewTurn(this.state.turn);
    return this;
  }

  units(id: NationId, at: SpaceId, counts: Counts, ...leaders: readonly LeaderId[]): this {
    countsOf(counts).forEach((count, kind) => {
      deploy(this.state, this.nation(id), spaceNamed(at), kind, count);
    });
    for (const leader of leaders) placeLeader(this.state, leaderNamed(leader), spaceNamed(at));
    return this;
  }

  /** A city, last owned by the player of a nation. */
  city(at: AreaId, owner: NationId, ruin = false): this {
    this.state.city[spaceNamed(at)] = ruin ? RUIN : CITY;
    this.state.cityOwner[spaceNamed(at)] = bookOf(this.state).seatOf[this.nation(owner)];
    return this;
  }

  gold(id: NationId, gold: number): this {
    this.state.gold[this.nation(id)] = gold;
    return this;
  }

  subject(id: NationId, overlord: NationId): this {
    this.state.overlord[this.nation(id)] = this.nation(overlord);
    return this;
  }

  capital(id: NationId, at: AreaId): this {
    this.state.capital[this.nation(id)] = spaceNamed(at);
    return this;
  }

  /** A leader who is on campaign in this turn, and where his move began. */
  leads(leader: LeaderId, start?: AreaId): this {
    this.state.turn.leader = leaderNamed(leader);
    if (start !== undefined) this.state.turn.way = [spaceNamed(start)];
    return this;
  }

  /** Attackers that entered from there. */
  entered(from: AreaId, to: AreaId): this {
    this.state.turn.entries.push(spaceNamed(from) * 64 + spaceNamed(to));
    return this;
  }
}

/**
 * A position with given dice, in which answers are given in words; where there is one answer only the story does not say it. On
 * the way no counter may come or go, and at the end every die that the story gave must have been rolled.
 */
export class Story {
  readonly run: Run<State, ItaliaEvent>;
  readonly events: ItaliaEvent[] = [];
  readonly #scribe = new MessageChecker(italia);

  constructor(state: State, ...dice: readonly number[]) {
    const chance = new LoadedDice(...dice);
    this.run = new Run(italia, { state, chance }, { onEvent: (event) => this.events.push(event) });
    this.#hear();
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'fail') expect(chance.left, 'dice nobody rolled').toBe(0);
    });
  }

  get state(): State {
    return this.run.state;
  }

  /** What is asked now, and of whom. */
  get asked(): { seat: Seat; ask: string; nation: string } | null {
    const ask = this.run.decision?.asks[0];
    if (ask === undefined) return null;
    return { seat: ask.seat, ask: ask.prompt.ask, nation: String(ask.prompt.args?.nation ?? '') };
  }

  /** The ids that may be answered now, all or those of one kind. */
  offered(kind?: string): string[] {
    const options = this.run.decision?.asks[0].options ?? [];
    return options.filter((option) => kind === undefined || option.kind === kind).map(({ id }) => id);
  }

  /** Answers of whoever is asked. */
  answer(...ids: readonly string[]): this {
    for (const id of ids) {
      const ask = this.run.decision?.asks[0];
      if (ask === undefined) throw new Error(`nobody is asked, and the story says "${id}"`);
      this.run.answer(ask.seat, id);
      this.#hear();
      invariant(this.state);
    }
    return this;
  }

  /** What is said and asked now; a deed that is the only answer is done. */
  #hear(): void {
    for (;;) {
      this.#scribe.hear(this.run.decision, this.events);
      const asks = this.run.decision?.asks ?? [];
      if (asks.length !== 1 || asks[0].options.length !== 1) return;
      this.run.answer(asks[0].seat, asks[0].options[0].id);
    }
  }

  /** Nobody is blocked, and nobody reacts. */
  calmly(): this {
    for (;;) {
      const ask = this.asked?.ask;
      if (ask === 'block') this.answer('no-block');
      else if (ask === 'react') this.answer('watch');
      else return this;
    }
  }

  told<K extends ItaliaEvent['event']>(event: K): Extract<ItaliaEvent, { event: K }>[] {
    return this.events.filter((one): one is Extract<ItaliaEvent, { event: K }> => one.event === event);
  }

  /** What a nation won, line by line: the kind of award and its points. */
  scored(id: NationId): string[] {
    return this.events.flatMap((one) =>
      one.event.startsWith('score.') && 'points' in one && one.nation === id
        ? [`${one.event.slice(6)} ${one.points}`]
        : [],
    );
  }

  count(id: NationId, at: SpaceId, unit: UnitId): number {
    return unitsAt(this.state, bookOf(this.state).nation(id), spaceNamed(at), kindNamed(unit));
  }

  /** What is named as impossible now, with the reason. */
  barred(): string[] {
    const named = this.run.decision?.asks[0].barred?.() ?? [];
    return named.map(({ option, reason, rule }) => `${option.id}: ${reason} (${rule})`);
  }

  /** Where a leader stands, or how he is not on the board. */
  at(leader: LeaderId): SpaceId | 'dead' | 'away' {
    const at = this.state.leaderAt[leaderNamed(leader)];
    return at >= 0 ? idOf(at) : at === DEAD ? 'dead' : 'away';
  }

  cityIn(at: AreaId): 'city' | 'ruin' | 'none' {
    const city = this.state.city[spaceNamed(at)];
    return city === CITY ? 'city' : city === RUIN ? 'ruin' : 'none';
  }

  gold(id: NationId): number {
    return this.state.gold[bookOf(this.state).nation(id)];
  }

  points(id: NationId): number {
    return pointsOf(this.state, bookOf(this.state).nation(id));
  }

  overlord(id: NationId): NationId | null {
    const overlord = this.state.overlord[bookOf(this.state).nation(id)];
    return overlord < 0 ? null : bookOf(this.state).id(overlord);
  }
}
