import type { Chapter } from '@tabula/engine';

export const twoGames: Chapter = {
  id: '3',
  title: { en: 'Two games', it: 'Due giochi' },
  statements: [
    {
      id: '3.0.a',
      en: 'Italia I: player 1 leads Greeks and Romans; player 2 Celts, Samnites, Epirotes, Numidians and Populares; player 3 Etruscans, Carthaginians, Illyrians, Cimbri and Optimates.',
      it: 'Italia I: il giocatore 1 guida Greci e Romani; il 2 Celti, Sanniti, Epiroti, Numidi e Populares; il 3 Etruschi, Cartaginesi, Illiri, Cimbri e Ottimati.',
    },
    {
      id: '3.0.b',
      en: 'Italia II: player 1 leads African Romans, Huns, Avars and Byzantines; player 2 Visigoths, Ostrogoths, Sardinians and Lombards; player 3 Western Romans, Berbers, Franks and Patrimonium; player 4 Vandals, Foederati, Burgundians and Arabs.',
      it: 'Italia II: il giocatore 1 guida Romani africani, Unni, Avari e Bizantini; il 2 Visigoti, Ostrogoti, Sardi e Longobardi; il 3 Romano-occidentali, Berberi, Franchi e Patrimonium; il 4 Vandali, Fœderati, Burgundi e Arabi.',
      rulings: [
        {
          id: 'R 50',
          en: 'There are 28 nations.',
          it: 'Le nazioni sono 28.',
          why: {
            en: 'The box has 30 cards, the text names 28 nations.',
            it: 'La scatola ha 30 carte, il testo nomina 28 nazioni.',
          },
        },
      ],
    },
  ],
};
