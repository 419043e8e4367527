import type { Chapter } from '@tabula/engine';

export const aim: Chapter = {
  id: '1',
  title: { en: 'Aim and end', it: 'Scopo e fine' },
  statements: [
    {
      id: '1.1.a',
      heading: { en: 'Aim of the game', it: 'Scopo del gioco' },
      en: 'Each player has one Caesar. Whoever has the last Caesar in the game is emperor and wins.',
      it: 'Ogni giocatore ha un solo Cesare. Chi possiede l’ultimo Cesare in gioco diventa imperatore e vince.',
      rulings: [
        {
          id: 'R-END-1',
          en: 'Whether only one Caesar is left is looked at whenever one is captured or drowns (R-CAE-4).',
          it: 'Ogni volta che un Cesare è catturato o annega (R-CAE-4) si guarda se ne è rimasto uno solo.',
          why: {
            en: 'Nothing else changes the number of Caesars.',
            it: 'Nient’altro cambia il numero dei Cesari.',
          },
        },
      ],
    },
    {
      id: '1.2.a',
      heading: { en: 'How to win', it: 'Come vincere' },
      en: 'A player whom all the others agree to make emperor wins at once.',
      it: 'Se tutti gli altri sono d’accordo nel fare imperatore un giocatore, egli vince subito.',
      rulings: [
        {
          id: 'R-END-2',
          en: 'The player in turn says among his purchases that he asks for the throne; the others vote secretly when his turn ends, and who does not answer says no.',
          it: 'Il giocatore di turno dichiara, tra gli acquisti, di chiedere il trono; gli altri votano in segreto alla fine del turno, e chi non risponde dice di no.',
          why: {
            en: 'The book names neither a moment nor a procedure; one vote a turn disturbs nobody.',
            it: 'Il regolamento non indica né il momento né il modo; un voto per turno non disturba nessuno.',
          },
        },
        {
          id: 'R-END-3',
          en: 'With a limit of rounds the highest tribute wins, then more Talents, then more land units, then the earlier place in the order of play.',
          it: 'Con un limite di giri vince il tributo più alto, poi chi ha più Talenti, poi chi ha più unità terrestri, poi chi viene prima nell’ordine di gioco.',
          why: {
            en: 'The book has no limit; those who want to be home by midnight need one. It is a setting.',
            it: 'Il regolamento non prevede limiti; chi vuole finire entro sera ne ha bisogno. È un’impostazione.',
          },
        },
        {
          id: 'R-END-4',
          en: 'A seat that is left is taken over by a bot.',
          it: 'Un posto abbandonato passa a un bot.',
          why: { en: 'Others want to finish their game.', it: 'Gli altri vogliono finire la partita.' },
          notShown: 'a matter of the server',
        },
      ],
    },
    {
      id: '1.3.a',
      en: 'Allies do not share a victory: there is one emperor.',
      it: 'Gli alleati non dividono la vittoria: l’imperatore è uno solo.',
    },
  ],
};
