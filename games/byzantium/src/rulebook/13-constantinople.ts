import type { Chapter } from '@tabula/engine';

export const constantinople: Chapter = {
  id: '13',
  title: { en: 'The fall of Constantinople', it: 'La caduta di Costantinopoli' },
  statements: [
    {
      id: '13.1.a',
      en: 'Whoever takes Constantinople adds 5 Arab points, and the game ends at once.',
      it: 'Chi prende Costantinopoli aggiunge 5 punti arabi, e la partita finisce subito.',
    },
    {
      id: '13.1.b',
      en: 'Only Arab points count then; cities bring no more points.',
      it: 'Allora contano solo i punti arabi; le città non portano altri punti.',
    },
  ],
};
