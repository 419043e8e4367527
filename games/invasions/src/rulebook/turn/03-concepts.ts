import type { Chapter } from '@tabula/engine';
import { board } from './03-concepts-board.ts';
import { pieces } from './03-concepts-pieces.ts';

export const concepts: Chapter = {
  id: 'III',
  title: { en: 'Concepts', it: 'Concetti' },
  statements: [...pieces, ...board],
};
