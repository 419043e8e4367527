import type { Chapter } from '@tabula/engine';

export const takeControl: Chapter = {
  id: '4',
  title: { en: 'A. Take control of a city', it: 'A. Prendere il controllo di una città' },
  statements: [
    {
      id: '4.1.a',
      en: 'A cube is put on a Byzantine or Arab city that no player controls.',
      it: 'Si mette un cubo su una città bizantina o araba che nessun giocatore controlla.',
      rulings: [
        {
          id: 'R 9',
          en: 'Another player’s army in the city does not matter.',
          it: 'Un esercito altrui nella città non conta.',
          why: { en: 'Only control is asked for.', it: 'Si chiede soltanto che non sia controllata.' },
        },
      ],
    },
    {
      id: '4.1.b',
      en: 'Constantinople cannot be taken this way.',
      it: 'Costantinopoli non si può prendere in questo modo.',
    },
    {
      id: '4.2.a',
      en: 'At once one scores as many points as the city has counters.',
      it: 'Si segnano subito tanti punti quanti sono i segnalini della città.',
    },
    {
      id: '4.2.b',
      en: 'The points go on the track of the city’s faction.',
      it: 'I punti vanno sulla tabella della fazione della città.',
    },
    {
      id: '4.3.a',
      en: 'The first time a player puts a cube on a Byzantine city he must place his Byzantine pawn there.',
      it: 'La prima volta che un giocatore mette un cubo su una città bizantina deve piazzarvi la sua pedina bizantina.',
      rulings: [
        {
          id: 'R 8',
          en: 'If his Byzantine army has no cube he places no pawn; it enters later as a destroyed army does (9.2).',
          it: 'Se il suo esercito bizantino non ha cubi non piazza la pedina; entrerà più tardi come un esercito distrutto (9.2).',
          why: {
            en: 'An army needs a cube to stand on the map.',
            it: 'Per stare sulla mappa un esercito ha bisogno di un cubo.',
          },
        },
      ],
    },
  ],
};
