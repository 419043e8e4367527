// Two tiny games in place of the house's own: the commands do not know the difference.
import { duel, heap } from '@tabula/engine/testing';

const all = [duel, heap];

export const games = all.map(({ id, title }) => ({ id, title }));

export async function loadGame(id) {
  return all.find((game) => game.id === id);
}
