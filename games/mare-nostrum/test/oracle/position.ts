import type { Seat } from '@tabula/engine';
import { CARDS, type CardId } from '../../src/data/cards.ts';
import { NATIONS } from '../../src/data/civilizations.ts';
import { CIVILIZATIONS } from '../../src/data/names.ts';
import {
  BOARD,
  type LinkKind,
  PROVINCES,
  type ProvinceId,
  type SeaId,
  type SpaceId,
} from '../../src/data/provinces.ts';
import { type Good, KINDS, type Kind } from '../../src/data/resources.ts';
import { NEUTRAL, NOBODY, type State } from '../../src/state.ts';

/** A position read by the names of things: the only thing the oracles take from the game is how it numbers them. */
export const LANDS: readonly ProvinceId[] = PROVINCES.map(({ id }) => id);
export const SPACES: readonly SpaceId[] = BOARD.spaces.map(({ id }) => id);
const LAND_SET: ReadonlySet<string> = new Set(LANDS);

export const isLand = (space: SpaceId): space is ProvinceId => LAND_SET.has(space);
export const isSea = (space: SpaceId): space is SeaId => !LAND_SET.has(space);
export const SEAS: readonly SeaId[] = SPACES.filter(isSea);

const LINKS = new Map<string, SpaceId[]>();
for (const { a, b, kind } of BOARD.links)
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const key = `${kind} ${from}`;
    LINKS.set(key, [...(LINKS.get(key) ?? []), to]);
  }

export function neighbours(space: SpaceId, kind: LinkKind): readonly SpaceId[] {
  return LINKS.get(`${kind} ${space}`) ?? [];
}

export const borders = (province: ProvinceId): readonly ProvinceId[] => neighbours(province, 'land').filter(isLand);
export const seasOf = (province: ProvinceId): readonly SeaId[] => neighbours(province, 'coast').filter(isSea);
export const shoresOf = (sea: SeaId): readonly ProvinceId[] => neighbours(sea, 'coast').filter(isLand);
export const nextSeas = (sea: SeaId): readonly SeaId[] => neighbours(sea, 'sea').filter(isSea);

export type Owner = number;
export type Post = 'city' | 'temple' | 'market' | 'marker' | Good;
export const BUILDING_POSTS = ['city', 'temple', 'market'] as const;
const POST_BITS = { city: 1, temple: 2, market: 4, marker: 32 } as const;
const ICON_BITS = [8, 16] as const;
const SUPPLIES = ['legion', 'fortress', 'trireme', 'marker'] as const;
const TOKEN_KINDS = ['city', 'caravan', 'temple', 'market'] as const;

const land = (province: ProvinceId) => LANDS.indexOf(province);

/** Questions to a position, by name. */
export class Position {
  readonly state: State;

  constructor(state: State) {
    this.state = state;
  }

  get seats(): Seat[] {
    return Array.from({ length: this.state.players }, (_, seat) => seat);
  }

  /** All who can own pieces. */
  get owners(): Owner[] {
    return [...this.seats, NEUTRAL];
  }

  legions(owner: Owner, province: ProvinceId): number {
    return this.state.legions[owner * LANDS.length + land(province)];
  }

  fortresses(owner: Owner, province: ProvinceId): number {
    return this.state.fortresses[owner * LANDS.length + land(province)];
  }

  landUnits(owner: Owner, province: ProvinceId): number {
    return this.legions(owner, province) + this.fortresses(owner, province);
  }

  ships(seat: Seat, space: SpaceId): number {
    return this.state.triremes[seat * SPACES.length + SPACES.indexOf(space)];
  }

  /** Whose influence marker lies there, if anybody's. */
  controller(province: ProvinceId): Owner | undefined {
    const owner = this.state.marker[land(province)];
    return owner === NOBODY ? undefined : owner;
  }

  armies(province: ProvinceId): Owner[] {
    return this.owners.filter((owner) => this.landUnits(owner, province) > 0);
  }

  /** Rules 1.8: land units of two or more owners. */
  atWar(province: ProvinceId): boolean {
    return this.armies(province).length > 1;
  }

  strangers(owner: Owner, province: ProvinceId): Owner[] {
    return this.armies(province).filter((other) => other !== owner);
  }

  has(building: (typeof BUILDING_POSTS)[number], province: ProvinceId): boolean {
    return this.state[building][land(province)];
  }

  caravans(province: ProvinceId): Good[] {
    const number = land(province);
    return PROVINCES[number].goods.filter((_, i) => this.state.caravan[number * 2 + i]);
  }

  /** Everything in the province that a legion can stand on or burn. */
  buildings(province: ProvinceId): Exclude<Post, 'marker'>[] {
    return [...BUILDING_POSTS.filter((building) => this.has(building, province)), ...this.caravans(province)];
  }

  /** Whose legions stand on what, if the province is not at war (an occupation rests while there is war). */
  occupation(province: ProvinceId): { by: Seat; posts: Post[] } | undefined {
    const by = this.state.occupier[land(province)];
    if (by === NOBODY || this.strangers(by, province).length > 0 || this.legions(by, province) === 0) return undefined;
    const posts = this.posts(province);
    return posts.length === 0 ? undefined : { by, posts };
  }

  posts(province: ProvinceId): Post[] {
    const number = land(province);
    const bits = this.state.posts[number];
    const fixed = (['city', 'temple', 'market', 'marker'] as const).filter((post) => (bits & POST_BITS[post]) !== 0);
    return [...fixed, ...PROVINCES[number].goods.filter((_, i) => (bits & ICON_BITS[i]) !== 0)];
  }

  /** Who takes the income of a building and counts it for roles. */
  user(province: ProvinceId, post: Exclude<Post, 'marker'>): Owner | undefined {
    const occupation = this.occupation(province);
    return occupation?.posts.includes(post) ? occupation.by : this.controller(province);
  }

  hand(seat: Seat): Map<Kind, number> {
    return new Map(KINDS.map((kind, i) => [kind, this.state.hands[seat * KINDS.length + i]]));
  }

  handSize(seat: Seat): number {
    return [...this.hand(seat).values()].reduce((sum, count) => sum + count, 0);
  }

  holds(seat: Seat, kind: Kind): number {
    return this.hand(seat).get(kind) ?? 0;
  }

  bank(kind: Kind): number {
    return this.state.bank[KINDS.indexOf(kind)];
  }

  /** Spent or discarded in this construction phase. */
  aside(kind: Kind): number {
    return this.state.aside[KINDS.indexOf(kind)];
  }

  token(kind: (typeof TOKEN_KINDS)[number]): number {
    return this.state.tokens[TOKEN_KINDS.indexOf(kind)];
  }

  supply(seat: Seat, piece: (typeof SUPPLIES)[number]): number {
    return this.state.supply[seat * SUPPLIES.length + SUPPLIES.indexOf(piece)];
  }

  owner(card: CardId): Seat | undefined {
    const owner = this.state.cards[CARDS.findIndex(({ id }) => id === card)];
    return owner >= 0 ? owner : undefined;
  }

  /** Nobody has it, and it has not left the game with a neutral civilization. */
  isFree(card: CardId): boolean {
    return this.state.cards[CARDS.findIndex(({ id }) => id === card)] === NOBODY;
  }

  cardsOf(seat: Seat): CardId[] {
    return CARDS.filter(({ id }) => this.owns(seat, id)).map(({ id }) => id);
  }

  owns(seat: Seat, card: CardId): boolean {
    return this.owner(card) === seat;
  }

  civilization(seat: Seat): (typeof CIVILIZATIONS)[number] {
    return CIVILIZATIONS[this.state.civilizations[seat]];
  }

  capital(seat: Seat): ProvinceId {
    return NATIONS[this.civilization(seat)].capital;
  }

  /** A capital of somebody who plays; those of neutral civilizations are provinces like others. */
  isPlayersCapital(province: ProvinceId): boolean {
    return this.seats.some((seat) => this.capital(seat) === province);
  }
}

/** The position in a few lines, for the reader of a disagreement. */
export function summary(position: Position): string {
  const { state } = position;
  const each = (owners: readonly number[], what: (owner: number) => string) =>
    owners.map(what).filter(Boolean).join(' ');
  const provinces = LANDS.map((id) => {
    const units = each(position.owners, (owner) => {
      const walls = position.fortresses(owner, id) > 0 ? `F${position.fortresses(owner, id)}` : '';
      return position.landUnits(owner, id) > 0 ? `${owner}:L${position.legions(owner, id)}${walls}` : '';
    });
    const posts =
      position.posts(id).length > 0 ? `occ ${state.occupier[land(id)]} ${position.posts(id).join('+')}` : '';
    const ships = each(position.seats, (seat) =>
      position.ships(seat, id) > 0 ? `${seat}:T${position.ships(seat, id)}` : '',
    );
    const text = [position.buildings(id).join('+'), units, posts, ships].filter(Boolean).join(' | ');
    return position.controller(id) === undefined && text === ''
      ? ''
      : `  ${id} @${position.controller(id) ?? '-'} ${text}`;
  }).filter(Boolean);
  const seas = SEAS.map(
    (sea) =>
      `${sea} ${each(position.seats, (seat) => (position.ships(seat, sea) > 0 ? `${seat}:T${position.ships(seat, sea)}` : ''))}`,
  );
  const hands = position.seats.map(
    (seat) =>
      `  ${seat} ${position.civilization(seat)}: ${[...position.hand(seat)]
        .filter(([, n]) => n > 0)
        .map(([k, n]) => `${n}*${k}`)
        .join('+')} supply ${SUPPLIES.map((piece) => position.supply(seat, piece)).join('/')} cards ${CARDS.filter(
        ({ id }) => position.owns(seat, id),
      )
        .map(({ id }) => id)
        .join(' ')}`,
  );
  const head = `turn ${state.turn} ${state.phase} active ${state.active} roles ${state.roles.join()} bank ${state.bank.join()} aside ${state.aside.join()} tokens ${state.tokens.join()} ${JSON.stringify(state.rules)}`;
  return [head, ...hands, ...provinces, `  ${seas.join('; ')}`].join('\n');
}

/** Two lists that must hold the same things, each once; what is wrong if they do not. */
export function disagreement(expected: readonly string[], got: readonly string[]): string | undefined {
  const [want, have] = [new Set(expected), new Set(got)];
  const missing = expected.filter((id) => !have.has(id));
  const extra = got.filter((id) => !want.has(id));
  const twice = have.size === got.length ? [] : got.filter((id, i) => got.indexOf(id) < i);
  if (missing.length + extra.length + twice.length === 0) return undefined;
  const list = (ids: readonly string[]): string => ids.slice(0, 20).join(', ') || '-';
  return `the game lacks: ${list(missing)}\nthe game adds: ${list(extra)}\nthe game repeats: ${list(twice)}`;
}
