import type { Chapter } from '@tabula/engine';

export const pieces: Chapter = {
  id: '2',
  title: { en: 'The pieces', it: 'I pezzi' },
  statements: [
    {
      id: '2.1.a',
      heading: { en: 'Components', it: 'I pezzi del gioco' },
      en: 'Each colour has a Caesar, 4 Generals, 20 infantry, 20 cavalry, 6 catapults and 8 galleys.',
      it: 'Ogni colore ha un Cesare, 4 Generali, 20 fanterie, 20 cavallerie, 6 catapulte e 8 galee.',
      rulings: [
        {
          id: 'R-CMP-2',
          en: 'Twenty cavalry, or ten by a setting.',
          it: 'Venti cavallerie, oppure dieci per impostazione.',
          why: {
            en: 'The book says twenty, descriptions of the box say ten.',
            it: 'Il regolamento dice venti, le descrizioni della scatola dieci.',
          },
        },
      ],
    },
    {
      id: '2.1.b',
      en: 'All share 16 cities, 16 fortifications and 20 roads.',
      it: 'Sono di tutti 16 città, 16 fortificazioni e 20 strade.',
      rulings: [
        {
          id: 'R-CMP-1',
          en: 'Dice never run out.',
          it: 'I dadi non finiscono mai.',
          why: {
            en: 'A captor of many colours may roll more than the box has.',
            it: 'Chi ha preso molti colori può tirarne più di quanti ne abbia la scatola.',
          },
        },
        {
          id: 'R-CMP-3',
          en: 'Coins never run out.',
          it: 'Le monete non finiscono mai.',
          why: { en: 'The book exempts money from the limits.', it: 'Il regolamento esclude il denaro dai limiti.' },
          notShown: 'nothing in the game counts coins',
        },
        {
          id: 'R-CMP-4',
          en: 'Control markers never run out.',
          it: 'I segnalini di controllo non finiscono mai.',
          why: { en: 'The book exempts them from the limits.', it: 'Il regolamento li esclude dai limiti.' },
          notShown: 'nothing in the game counts markers',
        },
      ],
    },
    {
      id: '2.2.a',
      heading: { en: 'Pieces to play with', it: 'Le pedine per giocare' },
      en: 'Only pieces that are not on the board can be bought: of one’s own colours, and of what all share.',
      it: 'Si compra solo ciò che non è sul tabellone: i pezzi dei propri colori e quelli comuni.',
    },
    {
      id: '2.3.a',
      en: 'What is lost goes back to the box and can be bought again.',
      it: 'Ciò che si perde torna nella scatola e si può ricomprare.',
    },
    {
      id: '2.3.b',
      en: 'Leaders cannot be bought.',
      it: 'I comandanti non si comprano.',
    },
    {
      id: '2.4.a',
      en: 'Any number of one player’s pieces may stand in a province.',
      it: 'In una provincia può stare qualsiasi numero di pezzi di un giocatore.',
    },
  ],
};
