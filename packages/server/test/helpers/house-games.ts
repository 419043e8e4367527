import { Chance, type Game, Match, seedFrom, waiting } from '@tabula/engine';
import { answerRandomly } from '@tabula/engine/testing';
import { games, loadGame } from '@tabula/games';
import type { protocol, Registry } from '@tabula/server';
import { me, type World } from './world.ts';

/** The games of the house, as a server has them; its threads cannot read the sources and take what is built. */
export const HOUSE: Registry = {
  games,
  loadGame,
  module: new URL('../../../../games/registry/dist/index.js', import.meta.url).href,
};

export function houseGames(): Promise<Game[]> {
  return Promise.all(games.map(({ id }) => loadGame(id)));
}

/** How many times the usual number of games is played by lot: 1 for every day, more for a thorough look. */
export const SCALE = Number(process.env.TABULA_SCALE ?? 1);

/** All of them, by name. */
export const GAMES: readonly string[] = games.map(({ id }) => id);

/** The house, with some of its games changed. */
export function houseWith(change: (game: Game) => Game): Registry {
  const changed = new Map<string, Game>();
  return {
    ...HOUSE,
    loadGame: async (id) => {
      const game = changed.get(id) ?? change(await loadGame(id));
      changed.set(id, game);
      return game;
    },
  };
}

/** What a seat did, or everybody together. */
export type Deed =
  | { readonly do: 'answer' | 'timeout'; readonly seat: number; readonly option: string }
  | { readonly do: 'undo'; readonly seat: number }
  | { readonly do: 'rollback'; readonly seat: number; readonly answers: number };

/** Something that may be done next, by lot: mostly answers, often taken back; orders; now and then all go back. */
export function anyDeed(match: Match, chance: Chance): Deed {
  const { decision, config, answers } = match;
  if (decision === null) throw new Error('the game is over');
  const lot = chance.below(20);
  const seats = Array.from({ length: config.players }, (_, seat) => seat);
  const whoCanUndo = seats.filter((seat) => match.barrier(seat) === null);
  if (lot < 5 && whoCanUndo.length > 0) return { do: 'undo', seat: chance.pick(whoCanUndo) };
  if (lot < 8) {
    const seat = chance.pick(seats);
    const orders = match.seen(seat).orders.flatMap(({ values }) => values);
    if (orders.length > 0) return { do: 'answer', seat, option: chance.pick(orders).id };
  }
  if (lot === 8 && answers.length > 3 && chance.below(4) === 0)
    return { do: 'rollback', seat: chance.pick(seats), answers: answers.length - 1 - chance.below(3) };
  const seat = chance.pick(waiting(decision));
  const ask = decision.open(seat);
  const fallback = ask?.prompt.fallback;
  if (fallback !== undefined && lot < 12) return { do: 'timeout', seat, option: fallback };
  return { do: 'answer', seat, option: chance.pick(ask?.options ?? []).id };
}

export function doIt(match: Match, deed: Deed): void {
  switch (deed.do) {
    case 'answer':
    case 'timeout':
      match.answer(deed.seat, deed.option, match.history.numberFor(deed.seat), deed.do);
      break;
    case 'undo':
      match.undo(deed.seat);
      break;
    case 'rollback':
      match.rewind(deed.answers, deed.seat);
      break;
  }
}

/** A game of so many answers by lot, of as few players as can be, or some more. */
export async function playedMatch(id: string, word: string, answers = Infinity, more = 0): Promise<Match> {
  const game = await loadGame(id);
  const match = Match.create(game, {
    players: Math.min(game.players.max, game.players.min + more),
    seed: seedFrom(word),
  });
  const chance = Chance.fromSeed(seedFrom(`players of ${word}`));
  while (match.decision !== null && match.answers.length < answers) {
    const seat = chance.pick(waiting(match.decision));
    match.answer(seat, chance.pick(match.decision.open(seat)?.options ?? []).id);
  }
  return match;
}

/** The record of a game that was played at random, so far or to its end. */
export function randomRecord(game: Game, players: number, answers = Infinity): string {
  const match = Match.create(game, { players, seed: seedFrom(`random ${game.id}`) });
  const chance = Chance.fromSeed(seedFrom('players'));
  while (!match.over && match.answers.length < answers) answerRandomly(match, chance);
  return match.toString();
}

/** A table of a server with all its secrets, and what is done there. */
export class PlayedTable {
  readonly #world: World;
  readonly id: string;
  readonly owner: string;
  readonly secrets: readonly string[];

  constructor(world: World, id: string, owner: string, secrets: readonly string[]) {
    this.#world = world;
    this.id = id;
    this.owner = owner;
    this.secrets = secrets;
  }

  static async of(world: World, made: protocol.NewTable): Promise<PlayedTable> {
    return new PlayedTable(
      world,
      made.table.id,
      made.owner,
      made.seats.map(({ secret }) => secret),
    );
  }

  static async create(world: World, game: string, more: object = {}): Promise<PlayedTable> {
    const { players } = await loadGame(game);
    const seats = Array.from({ length: players.min }, (_, seat) => me(`P${seat + 1}`));
    return PlayedTable.of(world, await world.create({ game, seats, start: true, ...more }));
  }

  static async import(world: World, record: string, more: object = {}): Promise<PlayedTable> {
    return PlayedTable.of(world, await world.get('POST', '/api/records', { body: { record, ...more } }));
  }

  /** The same table at another server. */
  at(world: World): PlayedTable {
    return new PlayedTable(world, this.id, this.owner, this.secrets);
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  seen(seat: number): Promise<protocol.GameMessage> {
    return this.#world.seen(this.id, seat, this.secrets[seat]);
  }

  /** What everybody sees: each seat, and a spectator. */
  async everything(): Promise<protocol.GameMessage[]> {
    const seats = await Promise.all(this.secrets.map((_, seat) => this.seen(seat)));
    return [...seats, await this.#world.seen(this.id, null, this.owner)];
  }

  answer(seat: number, decision: number, option: string) {
    return this.#world.ask('POST', `${this.path}/answers`, {
      secret: this.secrets[seat],
      body: { seat, decision, option },
    });
  }

  async undo(seat: number) {
    const { seq } = await this.seen(seat);
    return this.#world.ask('POST', `${this.path}/undo`, { secret: this.secrets[seat], body: { seat, seq } });
  }

  /** What may be done next here, by lot, is done; false when the game is over. */
  async doAnything(chance: Chance, undos = 5): Promise<boolean> {
    const { waiting: asked, result } = await this.#world.seen(this.id, null, this.owner);
    if (result !== null) return false;
    const lot = chance.below(20);
    const seats = this.secrets.map((_, seat) => seat);
    const all = await Promise.all(seats.map((seat) => this.seen(seat)));
    const free = seats.filter((seat) => all[seat].viewers[0].barrier === null);
    if (lot < undos && free.length > 0) {
      must(await this.undo(chance.pick(free)));
      return true;
    }
    const one = chance.pick(seats);
    const orders = all[one].viewers[0].orders.flatMap(({ values }) => values);
    if (lot < undos + 3 && orders.length > 0) {
      must(await this.answer(one, all[one].decision, chance.pick(orders).id));
      return true;
    }
    const seat = chance.pick(asked);
    const { decision, viewers } = all[seat];
    must(await this.answer(seat, decision, chance.pick(viewers[0].ask?.options ?? []).id));
    return true;
  }
}

function must({ status, text }: { readonly status: number; readonly text: string }): void {
  if (status !== 200) throw new Error(`${status} ${text}`);
}
