import type { Chapter } from '@tabula/engine';

export const endOfTheGame: Chapter = {
  id: '14',
  title: { en: 'The end of the game', it: 'La fine della partita' },
  statements: [
    {
      id: '14.1.a',
      en: 'After three whole turns each counter of a city that one controls is a point on the track of its colour.',
      it: 'Dopo tre turni completi ogni segnalino di una città controllata è un punto sulla tabella del suo colore.',
      rulings: [
        {
          id: 'R 35',
          en: 'The third turn has its income and upkeep before that.',
          it: 'Prima il terzo turno ha le sue entrate e il suo mantenimento.',
          why: { en: 'The book speaks of three complete turns.', it: 'Il regolamento parla di tre turni completi.' },
        },
      ],
    },
    {
      id: '14.2.a',
      en: 'If one’s lower score is at least half of the higher they are added; else only the higher counts.',
      it: 'Se il punteggio minore è almeno la metà del maggiore si sommano; altrimenti conta solo il maggiore.',
    },
    { id: '14.3.a', en: 'Most points win.', it: 'Vince chi ha più punti.' },
    {
      id: '14.3.b',
      en: 'A tie goes to him with more points on both tracks together.',
      it: 'In caso di parità vince chi ha più punti sommando le due tabelle.',
    },
    {
      id: '14.3.c',
      en: 'Then to him with more cities, not counters.',
      it: 'Poi chi controlla più città, non segnalini.',
    },
    {
      id: '14.3.d',
      en: 'Then to him with more money in both treasuries.',
      it: 'Poi chi ha più denaro nei due tesori.',
      rulings: [
        {
          id: 'R 36',
          en: 'The last tie is shared. After the fall of Constantinople: Arab points, Arab cities, Arab treasury, shared.',
          it: 'L’ultima parità è condivisa. Dopo la caduta di Costantinopoli: punti arabi, città arabe, tesoro arabo, poi si condivide.',
          why: {
            en: 'The book ends there; after the fall nothing Byzantine has value.',
            it: 'Il regolamento si ferma lì; dopo la caduta nulla di bizantino ha valore.',
          },
        },
      ],
    },
  ],
};
