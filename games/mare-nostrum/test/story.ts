import {
  type Answer,
  type Ask,
  configure,
  isDeed,
  type Seat,
  Chance as Stream,
  seedFrom,
  unbundle,
} from '@tabula/engine';
import { LoadedDice, StoryOf } from '@tabula/engine/testing';
import { expect, onTestFinished } from 'vitest';
import { type CardId, cardNamed } from '../src/data/cards.ts';
import { NATIONS, ROLES, type Role } from '../src/data/civilizations.ts';
import { CIVILIZATIONS, type Civilization } from '../src/data/names.ts';
import { PROVINCES, type ProvinceId, type SpaceId, spaceNamed } from '../src/data/provinces.ts';
import type { Good } from '../src/data/resources.ts';
import type { MareEvent } from '../src/events.ts';
import { mareNostrum } from '../src/index.ts';
import { kindOf } from '../src/options.ts';
import { noteWars } from '../src/rules/military.ts';
import { afloat, at, GONE, held, inSupply, NEUTRAL, type State, SUPPLY, setup } from '../src/state.ts';
import { invariant } from './invariants.ts';
import { Position, type Post } from './oracle/position.ts';

/** Who sits where, unless a story says otherwise. */
export const [ROME, GREECE, EGYPT, CARTHAGE] = [0, 1, 2, 3] as const;
const FOUR: readonly Civilization[] = ['rome', 'greece', 'egypt', 'carthage'];
const POST_BITS = { city: 1, temple: 2, market: 4, marker: 32 } as const;

/** A position to begin a story with: nothing on the board but the capitals' markers, changed as the story says. */
export function given(
  change: (position: Given) => void,
  civilizations: readonly Civilization[] = FOUR,
  settings: Record<string, string> = {},
): State {
  const state = setup(configure(mareNostrum, civilizations.length, settings), Stream.fromSeed(seedFrom('given')));
  const position = new Given(state);
  civilizations.forEach((name, seat) => {
    state.civilizations[seat] = CIVILIZATIONS.indexOf(name);
    position.marker(seat, NATIONS[name].capital);
  });
  for (const name of CIVILIZATIONS)
    if (!civilizations.includes(name)) state.cards[cardNamed(NATIONS[name].hero)] = GONE;
  state.roles.fill(0);
  state.turn = 2;
  change(position);
  invariant(state);
  return state;
}

/** Changes to a position, in the words of the game. */
export class Given {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  marker(owner: number, ...provinces: readonly ProvinceId[]): this {
    for (const id of provinces) {
      this.state.marker[spaceNamed(id)] = owner;
      if (owner !== NEUTRAL) this.state.supply[inSupply(owner, SUPPLY.marker)] -= 1;
    }
    return this;
  }

  city(...provinces: readonly ProvinceId[]): this {
    for (const id of provinces) this.#token(this.state.city, spaceNamed(id), 0);
    return this;
  }

  caravan(id: ProvinceId, ...goods: readonly Good[]): this {
    const province = spaceNamed(id);
    for (const good of goods)
      this.#token(this.state.caravan, province * 2 + PROVINCES[province].goods.indexOf(good), 1);
    return this;
  }

  temple(...provinces: readonly ProvinceId[]): this {
    for (const id of provinces) this.#token(this.state.temple, spaceNamed(id), 2);
    return this;
  }

  market(...provinces: readonly ProvinceId[]): this {
    for (const id of provinces) this.#token(this.state.market, spaceNamed(id), 3);
    return this;
  }

  #token(table: boolean[], index: number, token: number): void {
    table[index] = true;
    this.state.tokens[token] -= 1;
  }

  legions(owner: number, id: ProvinceId, count: number): this {
    this.state.legions[at(owner, spaceNamed(id))] += count;
    if (owner !== NEUTRAL) this.state.supply[inSupply(owner, SUPPLY.legion)] -= count;
    return this;
  }

  fortress(owner: number, id: ProvinceId, count = 1): this {
    this.state.fortresses[at(owner, spaceNamed(id))] += count;
    if (owner !== NEUTRAL) this.state.supply[inSupply(owner, SUPPLY.fortress)] -= count;
    return this;
  }

  /** Triremes at sea, or unlaunched in a province. */
  ships(seat: Seat, space: SpaceId, count = 1): this {
    this.state.triremes[afloat(seat, spaceNamed(space))] += count;
    this.state.supply[inSupply(seat, SUPPLY.trireme)] -= count;
    return this;
  }

  /** Legions that are there stand on these things. */
  occupied(seat: Seat, id: ProvinceId, ...posts: readonly Post[]): this {
    const province = spaceNamed(id);
    const { goods } = PROVINCES[province];
    this.state.occupier[province] = seat;
    for (const post of posts)
      this.state.posts[province] |=
        post === 'city' || post === 'temple' || post === 'market' || post === 'marker'
          ? POST_BITS[post]
          : 8 << goods.indexOf(post);
    return this;
  }

  hand(seat: Seat, cards: string): this {
    for (const [card, count] of unbundle(cards)) {
      const kind = kindOf(card);
      this.state.hands[held(seat, kind)] += count;
      this.state.bank[kind] -= count;
    }
    return this;
  }

  owns(seat: Seat, ...cards: readonly CardId[]): this {
    for (const card of cards) this.state.cards[cardNamed(card)] = seat;
    return this;
  }

  role(role: Role, seat: Seat): this {
    this.state.roles[ROLES.indexOf(role)] = seat;
    return this;
  }

  /** It is this seat's turn to build; the others have built. */
  builds(seat: Seat): this {
    this.state.phase = 'construction';
    this.state.active = seat;
    this.state.done.fill(true);
    return this;
  }

  /** It is this seat's turn to move; the others have moved. */
  moves(seat: Seat): this {
    this.state.phase = 'military';
    this.state.done.fill(true);
    this.state.done[seat] = false;
    return this;
  }

  /** The wars there are were left at the end of the turn before [6.10]. */
  leftAtWar(): this {
    noteWars(this.state);
    return this;
  }

  phase(phase: State['phase']): this {
    this.state.phase = phase;
    return this;
  }
}

/**
 * A position with given dice, in which answers are given by seat and in words. On the way no card and no piece may come
 * or go, and at the end every die that the story gave must have been rolled.
 */
export class WholeStory extends StoryOf<State, MareEvent> {
  readonly board: Position;

  constructor(state: State, ...dice: readonly number[]) {
    const chance = new LoadedDice(...dice);
    super(mareNostrum, state, chance);
    this.board = new Position(state);
    onTestFinished(({ task }) => {
      if (task.result?.state !== 'fail') expect(chance.left, 'dice nobody rolled').toBe(0);
    });
  }

  protected override lawsHold(): void {
    invariant(this.state);
  }

  /** A hand as a bundle. */
  hand(seat: Seat): string {
    const cards = [...this.board.hand(seat)].filter(([, count]) => count > 0);
    return cards.map(([kind, count]) => (count === 1 ? kind : `${count}*${kind}`)).join('+') || 'none';
  }
}

/** A story in which a deed that is the only thing to do goes without saying: a battle, a payment, the end of a turn. */
export class Story extends WholeStory {
  constructor(state: State, ...dice: readonly number[]) {
    super(state, ...dice);
    this.#goOn();
  }

  override answer(seat: Seat, ...ids: readonly Answer['id'][]): this {
    for (const id of ids) {
      super.answer(seat, id);
      this.#goOn();
    }
    return this;
  }

  #goOn(): void {
    for (let ask = this.#lone(); ask !== undefined; ask = this.#lone()) super.answer(ask.seat, ask.options[0].id);
  }

  #lone(): Ask | undefined {
    const ask = this.run.decision?.asks.length === 1 ? this.run.decision.asks[0] : undefined;
    return ask?.options.length === 1 && isDeed(ask.options[0]) ? ask : undefined;
  }
}
