import type { Chapter } from '@tabula/engine';

export const setUp: Chapter = {
  id: '4',
  title: { en: 'Set-up', it: 'Preparazione' },
  statements: [
    {
      id: '4.0.a',
      en: 'The summary card says what stands where at the start.',
      it: 'La carta riepilogo dice che cosa sta dove all’inizio.',
    },
    {
      id: '4.0.b',
      en: 'One player writes down the points.',
      it: 'Un giocatore segna i punti.',
      notShown: 'done by the program',
    },
  ],
};
