import type { Chapter } from '@tabula/engine';

export const alliances: Chapter = {
  id: '15',
  title: { en: 'Alliances', it: 'Alleanze' },
  statements: [
    {
      id: '15.1.a',
      heading: { en: 'Alliances', it: 'Alleanze tra giocatori' },
      en: 'Players may ally at any time, and break their word at any time.',
      it: 'I giocatori possono allearsi in ogni momento, e in ogni momento venir meno alla parola.',
      rulings: [
        {
          id: 'R-DIP-7',
          en: 'Alliances have no effect but leave.',
          it: 'Le alleanze non hanno altro effetto che i permessi.',
          why: {
            en: 'The book lists passage, roads and straits.',
            it: 'Il regolamento elenca passaggio, strade e stretti.',
          },
          notShown: 'there is nothing but permits in the game',
        },
      ],
    },
    {
      id: '15.1.b',
      en: 'In all else units of other players are enemies, allied or not.',
      it: 'Per tutto il resto le unità degli altri sono nemiche, alleati o no.',
    },
    {
      id: '15.2.a',
      en: 'Who let a group pass may refuse the next one in the same turn; units that are then among his must fight.',
      it: 'Chi ha lasciato passare un gruppo può rifiutare il successivo nello stesso turno; le unità che allora si trovano tra le sue devono combattere.',
    },
    {
      id: '15.2.b',
      en: 'One may halt among the troops of who lets one, and go on from there if he lets one again.',
      it: 'Si può sostare tra le truppe di chi lo permette, e ripartire se lo permette ancora.',
    },
    {
      id: '15.3.a',
      en: 'Who is let pass may attack another province of his host in the same turn, even out of the one where he was let halt, and then without asking again.',
      it: 'Chi ottiene il passaggio può attaccare nello stesso turno un’altra provincia di chi lo ospita, perfino partendo da quella in cui ha avuto il permesso di sostare, e allora senza chiedere di nuovo.',
    },
  ],
};
