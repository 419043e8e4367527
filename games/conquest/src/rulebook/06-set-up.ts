import type { Chapter } from '@tabula/engine';

export const setUp: Chapter = {
  id: '6',
  title: { en: 'Set-up and order of play', it: 'Preparazione e ordine di gioco' },
  statements: [
    {
      id: '6.1.a',
      heading: { en: 'Set-up', it: 'Preparazione' },
      en: 'Homes in play: six players all but Mesopotamia; five all but Numidia and Galatia; four Hispania, Macedonia, Mesopotamia, Numidia; three Macedonia, Egypt, Hispania; two Hispania, Egypt.',
      it: 'Residenze in gioco: in sei tutte tranne la Mesopotamia; in cinque tutte tranne Numidia e Galatia; in quattro Hispania, Macedonia, Mesopotamia, Numidia; in tre Macedonia, Egitto, Hispania; in due Hispania, Egitto.',
      rulings: [
        {
          id: 'R-SET-3',
          en: 'A home that nobody has is an ordinary empty province.',
          it: 'Una residenza di nessuno è una provincia vuota come le altre.',
          why: { en: 'The book gives it no other part.', it: 'Il regolamento non le dà altro ruolo.' },
        },
      ],
    },
    {
      id: '6.2.a',
      en: 'Each player takes a home, in any way all like.',
      it: 'Ogni giocatore prende una residenza, nel modo che piace a tutti.',
      rulings: [
        {
          id: 'R-SET-1',
          en: 'By lot, or by a setting chosen in the order of the seats.',
          it: 'A sorte, oppure, per impostazione, scelta nell’ordine dei posti.',
          why: {
            en: 'A program needs one way; a lot is the fairest.',
            it: 'Un programma ha bisogno di un modo; la sorte è il più equo.',
          },
        },
      ],
    },
    {
      id: '6.3.a',
      en: 'In his home each puts his Caesar, 4 Generals, 5 infantry and a fortified city; his marker begins on 15.',
      it: 'Nella residenza ciascuno mette il suo Cesare, 4 Generali, 5 fanterie e una città fortificata; il suo segnalino parte da 15.',
      rulings: [
        {
          id: 'R-SET-4',
          en: 'Nothing else is free.',
          it: 'Nient’altro è gratuito.',
          why: { en: 'The list of the book is complete.', it: 'L’elenco del regolamento è completo.' },
        },
        {
          id: 'R-SET-2',
          en: 'Nobody begins with money.',
          it: 'Nessuno comincia con denaro.',
          why: {
            en: 'The book gives none; the first tribute comes in the first turn.',
            it: 'Il regolamento non ne dà; il primo tributo arriva nel primo turno.',
          },
        },
      ],
    },
    {
      id: '6.5.a',
      heading: { en: 'Order of play', it: 'Ordine del gioco' },
      en: 'Turns go round: Macedonia, Galatia, Mesopotamia, Egypt, Numidia, Hispania, Italia; whoever is in play first in that order begins.',
      it: 'Si gioca in quest’ordine: Macedonia, Galatia, Mesopotamia, Egitto, Numidia, Hispania, Italia; comincia il primo tra quelli in gioco.',
    },
  ],
};
