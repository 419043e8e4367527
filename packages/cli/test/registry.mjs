// The tiny games for worker threads, which load their games by the address of a module.
import { duel, heap } from '@tabula/engine/testing';

const all = [duel, heap];

export const games = all.map(({ id, title }) => ({ id, title }));

export async function loadGame(id) {
  return all.find((game) => game.id === id);
}
