import type { Chapter } from '@tabula/engine';

export const sequence: Chapter = {
  id: '7',
  title: { en: 'The turn', it: 'Il turno' },
  statements: [
    {
      id: '7.1.a',
      heading: { en: 'Sequence of play', it: 'Sequenza del gioco' },
      en: 'A turn has six phases in this order: movement, combat, tribute, destruction of cities, purchase, placement.',
      it: 'Un turno ha sei fasi in quest’ordine: movimento, combattimento, tributi, distruzione di città, acquisto, collocazione.',
    },
  ],
};
