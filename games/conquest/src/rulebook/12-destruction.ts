import type { Chapter } from '@tabula/engine';

export const destruction: Chapter = {
  id: '12',
  title: { en: 'Phase four: destruction of cities', it: 'Fase quattro: distruzione di città' },
  statements: [
    {
      id: '12.1.a',
      heading: { en: 'Destroying cities', it: 'Distruzione di città' },
      en: 'A player may destroy cities of his own, those just conquered too.',
      it: 'Un giocatore può distruggere le proprie città, anche quelle appena conquistate.',
    },
    {
      id: '12.1.b',
      en: 'A city goes with its walls and all its roads; walls alone cannot be taken away.',
      it: 'Una città sparisce con le mura e tutte le sue strade; le sole mura non si tolgono.',
    },
    {
      id: '12.1.c',
      en: 'The tribute falls by 5 for each.',
      it: 'Il tributo scende di 5 per ciascuna.',
    },
    {
      id: '12.1.d',
      en: 'What was destroyed can be bought in the same turn.',
      it: 'Ciò che è stato distrutto si può comprare nello stesso turno.',
      rulings: [
        {
          id: 'R-BUY-3',
          en: 'What is in the box is counted when something is bought.',
          it: 'Ciò che è nella scatola si conta al momento dell’acquisto.',
          why: { en: 'So pieces destroyed just before are there.', it: 'Così i pezzi appena distrutti ci sono.' },
        },
      ],
    },
  ],
};
