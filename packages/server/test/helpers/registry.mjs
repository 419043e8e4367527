// Tiny games in place of the house's own, here and in threads: the server does not know the difference.
import { bridge, duel, heap } from '@tabula/engine/testing';

const all = [duel, heap, bridge];

export const games = all.map(({ id, title }) => ({ id, title }));

export async function loadGame(id) {
  return all.find((game) => game.id === id);
}
