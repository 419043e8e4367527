import { checkBoard, makeBoard, readBoard } from '@tabula/atlas/build';
import { expect, it } from 'vitest';

const same = (name: string) => ({ en: name, it: name });

/** A whole board in one small JSON file. */
const IBERIA = {
  format: 1,
  game: 'iberia',
  title: same('Iberia'),
  play: 'areas',
  frame: { parallels: [37, 42], centre: [-3.2, 39.8], scale: 30, width: 380, height: 320 },
  spaces: [
    {
      id: 'lusitania',
      kind: 'land',
      name: same('Lusitania'),
      anchors: [
        [-7.6, 40.2],
        [-7.8, 38.4],
      ],
    },
    { id: 'baetica', kind: 'land', name: same('Baetica'), anchors: [[-5, 37.4]] },
    {
      id: 'tarraconensis',
      kind: 'land',
      name: same('Tarraconensis'),
      anchors: [
        [-2.5, 40.8],
        [0.8, 41.6],
        [-6.5, 42.6],
        [-1.5, 38.5],
      ],
    },
    {
      id: 'baleares',
      kind: 'land',
      name: same('Baleares'),
      anchors: [
        [2.9, 39.6],
        [1.42, 39],
      ],
    },
    {
      id: 'oceanus',
      kind: 'sea',
      name: same('Oceanus'),
      anchors: [
        [-9.4, 37],
        [-9.8, 41],
        [-5, 44.2],
      ],
    },
    {
      id: 'mare-internum',
      kind: 'sea',
      name: same('Mare Internum'),
      anchors: [
        [-2, 36.4],
        [1.4, 40],
        [3, 41.2],
      ],
    },
    {
      id: 'gallia',
      kind: 'outside',
      name: same('Gallia'),
      anchors: [
        [1, 43.6],
        [2.4, 42.8],
      ],
    },
    {
      id: 'africa',
      kind: 'outside',
      name: same('Africa'),
      anchors: [
        [-5, 35],
        [0, 35.4],
      ],
    },
  ],
  links: [
    { a: 'lusitania', b: 'baetica', kind: 'land' },
    { a: 'lusitania', b: 'tarraconensis', kind: 'land' },
    { a: 'baetica', b: 'tarraconensis', kind: 'land' },
    { a: 'lusitania', b: 'oceanus', kind: 'coast' },
    { a: 'baetica', b: 'oceanus', kind: 'coast' },
    { a: 'baetica', b: 'mare-internum', kind: 'coast' },
    { a: 'tarraconensis', b: 'oceanus', kind: 'coast' },
    { a: 'tarraconensis', b: 'mare-internum', kind: 'coast' },
    { a: 'baleares', b: 'mare-internum', kind: 'coast' },
    { a: 'oceanus', b: 'mare-internum', kind: 'sea' },
  ],
};

it('makes a new board from one JSON file, sound at the first try', async () => {
  const board = readBoard(IBERIA);
  const { board: built, images } = await makeBoard(board);
  expect(checkBoard(board, built).map(({ words }) => words)).toEqual([]);
  expect(images.every(({ bytes }) => bytes.length > 1000)).toBe(true);
  expect(built.spaces.find(({ id }) => id === 'baleares')?.rings.length).toBeGreaterThan(1);
});
