import { duel, heap } from '@tabula/engine/testing';

const trouble = (id, evaluate) => ({ ...heap, id, insight: { scale: 1, evaluate } });

const GAMES = [
  duel,
  heap,
  trouble('hanging', () => {
    for (;;);
  }),
  trouble('leaving', () => process.exit(3)),
  trouble('throwing', () => {
    throw new Error('no idea');
  }),
];

/** Some games to think about, and some that get a worker into trouble as soon as it thinks. */
export async function loadGame(id) {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  return game;
}
