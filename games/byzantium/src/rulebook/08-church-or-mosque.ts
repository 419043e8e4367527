import type { Chapter } from '@tabula/engine';

export const churchOrMosque: Chapter = {
  id: '8',
  title: { en: 'E. Church or mosque', it: 'E. Chiesa o moschea' },
  statements: [
    {
      id: '8.1.a',
      en: 'A cube in the Church or Mosque box and 6 bezants of that faction bring 2 points of that faction.',
      it: 'Un cubo nella casella Chiesa o Moschea e 6 bisanti di quella fazione portano 2 punti di quella fazione.',
      rulings: [
        {
          id: 'R 19',
          en: 'The price of a bought cube comes on top.',
          it: 'Il prezzo di un cubo comprato si aggiunge.',
          why: {
            en: 'The rule of the cubes holds for every cube that is placed.',
            it: 'La regola sui cubi vale per ogni cubo piazzato.',
          },
        },
      ],
    },
    {
      id: '8.2.a',
      en: 'The cube stays there to the end of the game.',
      it: 'Il cubo resta lì fino alla fine della partita.',
    },
    { id: '8.2.b', en: 'There is no limit to them.', it: 'Non c’è limite al loro numero.' },
  ],
};
