import type { Chapter } from '@tabula/engine';

export const italiaTwo: Chapter = {
  id: '14',
  title: { en: 'Italia II', it: 'Italia II' },
  statements: [
    {
      id: '14.1.a',
      heading: { en: 'Roman Foederati', it: 'Fœderati romani' },
      en: 'Roman Foederati cost 3 and are a kind of their own in combat.',
      it: 'I Fœderati romani costano 3 e in combattimento sono un tipo a sé.',
    },
    {
      id: '14.1.b',
      en: 'At the start of the first round of combat each rolls a die if independent Foederati or Ostrogoths are there: on 6 to 10, against Ostrogoths alone on 9 to 10, an enemy infantry takes its place, if there is one.',
      it: 'All’inizio del primo round di combattimento ognuno tira un dado se ci sono Fœderati indipendenti o Ostrogoti: con 6-10, contro soli Ostrogoti con 9-10, lo sostituisce una fanteria nemica, se disponibile.',
      rulings: [
        {
          id: 'R 45',
          en: 'From 6 on, not from 7.',
          it: 'Da 6 in su, non da 7.',
          why: { en: 'The card is right, as the note says.', it: 'Ha ragione la carta, come dice la nota.' },
        },
        {
          id: 'R 137',
          en: 'In land areas, not aboard.',
          it: 'Nelle aree di terra, non a bordo.',
          why: {
            en: 'Aboard they take no part in the combat, and the infantry that replaces one would lie on an enemy’s fleet (R 66).',
            it: 'A bordo non combattono, e la fanteria che ne sostituisce uno starebbe su una flotta nemica (R 66).',
          },
        },
      ],
    },
    {
      id: '14.2.a',
      heading: { en: 'Knights', it: 'Cavalieri' },
      en: 'Knights are like consular legions, but one that is damaged cannot retreat.',
      it: 'I cavalieri valgono come legioni consolari, ma uno danneggiato non può ritirarsi.',
      rulings: [
        {
          id: 'R 97',
          en: 'When a nation submits to them they are whole again, and leave.',
          it: 'Quando una nazione si sottomette tornano interi, e se ne vanno.',
          why: {
            en: 'The submission ends the combat, which they have survived.',
            it: 'La sottomissione finisce il combattimento, a cui sono sopravvissuti.',
          },
        },
      ],
    },
    {
      id: '14.2.b',
      en: 'Of two knights the third hit takes the first and the fourth the second.',
      it: 'Di due cavalieri il terzo colpo elimina il primo e il quarto il secondo.',
    },
    {
      id: '14.3.a',
      heading: { en: 'Conversions', it: 'Conversioni' },
      en: 'Twice in a game, once in a battle, the Patrimonium may convert a unit of another player where it has one of its own, before any round of combat.',
      it: 'Due volte per partita, una per battaglia, il Patrimonium può convertire un’unità di un altro giocatore dove ne ha una propria, prima di un round di combattimento.',
    },
    {
      id: '14.3.b',
      en: 'It fights for the Patrimonium at once, and is replaced by one of its units of that kind; if there is none it is removed after the battle.',
      it: 'Combatte subito per il Patrimonium, ed è sostituita da una sua unità dello stesso tipo; se non ce n’è, dopo la battaglia è tolta.',
      rulings: [
        {
          id: 'R 47',
          en: 'It is a papal unit from then on; its former owner may score for it like anybody.',
          it: 'Da allora è un’unità papale; anche l’ex padrone può farne punti.',
          why: { en: 'It fights for the Pope.', it: 'Combatte per il Papa.' },
        },
        {
          id: 'R 63',
          en: 'One for which there is no counter is aimed at, hit and scored like the others; of equal units it falls first, and it goes with the last papal unit or when the battle is over.',
          it: 'Quella per cui non c’è una pedina si bersaglia, si colpisce e vale punti come le altre; tra unità uguali cade per prima, e se ne va con l’ultima unità papale o quando la battaglia è finita.',
          why: {
            en: 'It fights like them; its owner would give up first what he cannot keep.',
            it: 'Combatte come loro; il padrone cederebbe per primo ciò che non può tenere.',
          },
        },
      ],
    },
    {
      id: '14.3.c',
      en: 'Knights and leaders cannot be converted.',
      it: 'Cavalieri e leader non si possono convertire.',
    },
  ],
};
