import type { Chapter } from '@tabula/engine';

export const conquering: Chapter = {
  id: '10',
  title: { en: 'Conquest', it: 'Conquista' },
  statements: [
    {
      id: '10.1.a',
      heading: { en: 'How to conquer a province', it: 'Come conquistare una provincia' },
      en: 'Only land units conquer a province, never leaders alone, even if nobody is there.',
      it: 'Solo le unità terrestri conquistano una provincia, mai i comandanti da soli, anche se non c’è nessuno.',
      rulings: [
        {
          id: 'R-CON-1',
          en: 'After a battle that the attacker wins at once; without a fight when movement ends, wherever his units stand and no other player’s do.',
          it: 'Dopo una battaglia vinta dall’attaccante, subito; senza combattere, alla fine del movimento, ovunque stiano sue unità e di nessun altro.',
          why: {
            en: 'Nothing moves after that but retreats, and control stays if units leave.',
            it: 'Dopo non si muove più nulla tranne le ritirate, e il controllo resta se le unità se ne vanno.',
          },
        },
      ],
    },
    {
      id: '10.1.b',
      en: 'A province without units is conquered without a battle by a legion that enters and stays.',
      it: 'Una provincia senza unità è conquistata senza battaglia da una legione che vi entra e vi resta.',
      rulings: [
        {
          id: 'R-CON-2',
          en: 'Provinces of nobody are conquered in the same way.',
          it: 'Le province di nessuno si conquistano allo stesso modo.',
          why: { en: 'The book makes no difference.', it: 'Il regolamento non fa differenza.' },
        },
      ],
    },
    {
      id: '10.2.a',
      en: 'The conqueror’s tribute rises by the province and its city, and the loser’s falls by as much.',
      it: 'Il tributo del conquistatore sale del valore della provincia e della sua città, quello dello sconfitto scende di altrettanto.',
    },
    {
      id: '10.3.a',
      heading: { en: 'To lose one’s home', it: 'Conquistare una provincia di residenza' },
      en: 'A player who has lost his home plays on, but places nothing new and receives no tribute.',
      it: 'Chi ha perso la residenza continua a giocare, ma non colloca nulla di nuovo e non riceve tributi.',
      rulings: [
        {
          id: 'R-CON-3',
          en: 'A home that is regained serves in the same turn.',
          it: 'Una residenza ripresa serve nello stesso turno.',
          why: {
            en: 'Tribute and purchase come after combat.',
            it: 'Tributi e acquisti vengono dopo il combattimento.',
          },
        },
      ],
    },
  ],
};
