import { Chance, Match, seedFrom } from '@tabula/engine';
import { describe, expect, it } from 'vitest';
import { GameMessageWriter } from '../src/tables/game-message.ts';
import { newTableStatus } from '../src/tables/new-table.ts';
import { anyDeed, doIt, GAMES, HOUSE, SCALE } from './house-games.ts';

const DEEDS = 150;

/** What is read out of the message for one viewer. */
function told(messages: GameMessageWriter, seat: number | null): unknown {
  return JSON.parse(messages.as(seat)).viewers[0].view;
}

/** Spectators first: what a seat gets must not be what was written for them. */
function compareAll(match: Match): void {
  const messages = new GameMessageWriter(
    match,
    { table: 't', status: newTableStatus(), last: undefined, held: false },
    -1,
  );
  for (const seat of [null, ...Array.from({ length: match.config.players }, (_, seat) => seat)])
    expect(told(messages, seat)).toEqual(JSON.parse(JSON.stringify(match.seen(seat).view)));
}

describe.each(GAMES)('the message of a game of %s', (id) => {
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
