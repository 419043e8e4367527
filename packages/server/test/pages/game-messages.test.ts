import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Chance, Match, seedFrom } from '@tabula/engine';
import { answerRandomly } from '@tabula/engine/testing';
import { applyChange } from '@tabula/protocol/changes';
import { describe, expect, it } from 'vitest';
import { GameMessageWriter, type ToldGame } from '../../src/tables/game-message.ts';
import { newTableStatus } from '../../src/tables/new-table.ts';
import type { Permissions } from '../../src/tables/permissions.ts';
import { anyDeed, doIt, GAMES, HOUSE, SCALE } from '../helpers/house-games.ts';

const DEEDS = 80;
const PLACE = { table: 't', last: undefined, held: false };

/** What is read out of the message for one viewer. */
function told(messages: GameMessageWriter, seat: number | null): unknown {
  const { view, log } = JSON.parse(messages.as(seat)).viewers[0];
  return { view, log };
}

/** Spectators first: what a seat gets must not be what was written for them. */
function compareAll(match: Match): void {
  const messages = new GameMessageWriter(match, { ...PLACE, status: newTableStatus() }, -1);
  for (const seat of [null, ...Array.from({ length: match.config.players }, (_, seat) => seat)]) {
    const { view, log } = match.seen(seat);
    expect(told(messages, seat)).toEqual(JSON.parse(JSON.stringify({ view, log })));
  }
}

/** A page that holds one seat, or looks on, and puts together what it shows. */
class ChangingPage {
  readonly #rights: Permissions;
  readonly #seat: number | null;
  /** What it shows of its viewer, and what is known of the game. */
  #viewer: Readonly<Record<string, unknown>> = {};
  #head: Readonly<Record<string, unknown>> = {};
  #before: ToldGame | null = null;

  constructor(seat: number | null) {
    this.#seat = seat;
    this.#rights = { owner: false, seats: new Set(seat === null ? [] : [seat]), spectator: true };
  }

  /** Hears of it once whole, then by changes; what it shows, and the whole message as it would have been. */
  hear(messages: GameMessageWriter): { readonly shown: string; readonly whole: string } {
    const message = JSON.parse((this.#before === null ? messages : messages.after(this.#before)).to(this.#rights));
    const { viewers, after: _after, type, ...head } = message;
    const { change, ...news } = viewers[0];
    expect(type).toBe(this.#before === null ? 'game' : 'changed');
    this.#before = messages.told;
    const { view } = this.#viewer;
    const known = type === 'changed' ? { since: this.#head.answers, dueAt: null } : {};
    this.#head = { ...this.#head, ...known, ...head };
    this.#viewer = { ...this.#viewer, log: [], ask: null, ...news };
    if (change !== undefined) this.#viewer = { ...this.#viewer, view: applyChange(view, change) };
    const { viewers: whole, type: _type, ...all } = JSON.parse(messages.as(this.#seat));
    expect(this.#head).toEqual(all);
    expect(this.#viewer).toEqual(whole[0]);
    return { shown: JSON.stringify(this.#viewer.view), whole: JSON.stringify(whole[0].view) };
  }
}

describe.each(GAMES)('the message of a game of %s', (id) => {
  it('is the same to the byte for who hears only what changed, through undo and roll-back', async () => {
    const game = await HOUSE.loadGame(id);
    for (let number = 0; number < SCALE; number++) {
      const match = Match.create(game, { players: game.players.max, seed: seedFrom(`changes ${number}`) });
      const chance = Chance.fromSeed(seedFrom(`players of changes ${number}`));
      const pages = [null, ...Array.from({ length: match.config.players }, (_, seat) => seat)].map(
        (seat) => new ChangingPage(seat),
      );
      let seen: number | undefined;
      for (let deed = 0; deed < DEEDS && match.decision !== null; deed++) {
        const { history } = match;
        const place = { ...PLACE, status: { ...newTableStatus(), seq: history.seq }, last: history.last };
        const messages = new GameMessageWriter(match, place, history.knownSince(seen));
        seen = history.seq;
        for (const page of pages) {
          const { shown, whole } = page.hear(messages);
          expect(shown).toBe(whole);
        }
        doIt(match, anyDeed(match, chance));
      }
    }
  });

  it('tells each seat and the spectators what the rules show to them, though texts are shared', async () => {
    const game = await HOUSE.loadGame(id);
    for (let number = 0; number < SCALE; number++) {
      const word = `messages ${number}`;
      const match = Match.create(game, { players: Math.min(3, game.players.max), seed: seedFrom(word) });
      const chance = Chance.fromSeed(seedFrom(`players of ${word}`));
      for (let deed = 0; deed < DEEDS && match.decision !== null; deed++) {
        doIt(match, anyDeed(match, chance));
        compareAll(match);
      }
    }
  });
});

/** As after the end of the player whom an order concerns: it is in force and nobody can change it any more. */
it('an order that is not listed any more is told to nobody but its seat', async () => {
  const conquest = await HOUSE.loadGame('conquest');
  const { standingOrders } = conquest;
  if (standingOrders === undefined) throw new Error('there are no standing orders');
  let listed = true;
  const orders: typeof standingOrders.orders = (state, seat) => (listed ? standingOrders.orders(state, seat) : []);
  const game = { ...conquest, standingOrders: { ...standingOrders, orders } };
  const match = Match.create(game, { players: 3, seed: seedFrom('a permit') });
  const permit = match.seen(1).orders[0].values.at(-1)?.id ?? '';
  match.answer(1, permit, match.history.numberFor(1));
  listed = false;
  expect(match.seen(1).view).not.toEqual(match.seen(null).view);
  compareAll(match);
});

it('what pages were told holds on to no view but their last', async () => {
  const byzantium = await HOUSE.loadGame('byzantium');
  const views: WeakRef<object>[] = [];
  const view: typeof byzantium.view = (state, seat) => {
    const seen = byzantium.view(state, seat);
    if (seen instanceof Object) views.push(new WeakRef(seen));
    return seen;
  };
  const match = Match.create({ ...byzantium, view }, { players: 2, seed: seedFrom('a long look') });
  const chance = Chance.fromSeed(seedFrom('players of a long look'));
  const rights: Permissions = { owner: false, seats: new Set(), spectator: true };
  let told: ToldGame | null = null;
  for (let deed = 0; deed < 40; deed++) {
    const messages: GameMessageWriter = new GameMessageWriter(match, { ...PLACE, status: newTableStatus() }, -1);
    (told === null ? messages : messages.after(told)).to(rights);
    told = messages.told;
    answerRandomly(match, chance);
    // What is held weakly stays until the end of the turn in which it was looked at.
    await new Promise((resolve) => setImmediate(resolve));
  }
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const kept = views.filter((one) => one.deref() !== undefined);
  expect(told?.viewers.size).toBe(1);
  expect(views.length).toBeGreaterThanOrEqual(40);
  expect(kept.length).toBeLessThanOrEqual(2);
});
