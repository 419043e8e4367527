// Games that get a bot's worker into trouble as soon as it thinks.
import { heap } from '@tabula/engine/testing';

const trouble = (id, evaluate) => ({ ...heap, id, insight: { scale: 1, evaluate } });

const all = [
  trouble('hanging', () => {
    for (;;);
  }),
  trouble('leaving', () => process.exit(3)),
  trouble('throwing', () => {
    throw new Error('no idea');
  }),
];

export const games = all.map(({ id, title }) => ({ id, title }));

export async function loadGame(id) {
  return all.find((game) => game.id === id);
}
