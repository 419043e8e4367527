// Tiny games in place of the house's own, here and in the bots' workers: the server does not know the difference.
import { duel, heap } from '@tabula/engine/testing';

const all = [duel, heap];

export const games = all.map(({ id, title }) => ({ id, title }));

export async function loadGame(id) {
  return all.find((game) => game.id === id);
}
