import type { Chapter } from '@tabula/engine';

export const clients: Chapter = {
  id: 'XXVII',
  title: { en: 'Clients', it: 'Clientele' },
  statements: [
    {
      id: 'XXVII.a',
      heading: { en: 'Minor kingdoms', it: 'Regni minori' },
      en: 'Armenia, Colchis, Iberia and Mauretania are independent minor kingdoms at the start.',
      it: 'Armenia, Colchis, Iberia e Mauretania sono regni minori indipendenti all’inizio.',
    },
    {
      id: 'XXVII.b',
      en: 'Others may appear, such as the Gallo-Romans.',
      it: 'Altri possono comparire, come i Gallo-Romani.',
    },
    {
      id: 'XXVII.A.a',
      heading: { en: 'Client states', it: 'Stati clienti' },
      en: 'A minor kingdom, active or not, may become the client of an active kingdom or empire, its protector.',
      it: 'Un regno minore, attivo o no, può diventare cliente di un regno o impero attivo, il suo protettore.',
    },
    {
      id: 'XXVII.A.b',
      en: 'It pays tribute, as a rule 2 gold, and lends a mercenary; it stays independent and its protector neutral.',
      it: 'Paga un tributo, di solito 2 ori, e presta un mercenario; resta indipendente e il protettore gli è neutrale.',
    },
    {
      id: 'XXVII.A.c',
      en: 'Clients are neutral to their protector, his allies and the dependants of both.',
      it: 'I clienti sono neutrali con il protettore, i suoi alleati e i dipendenti di entrambi.',
    },
    {
      id: 'XXVII.A.d',
      en: 'The protector scores half the points of the client’s territory, as if he shared it with an ally; the client, if it acts, the other half.',
      it: 'Il protettore segna metà dei punti del territorio del cliente, come se lo condividesse con un alleato; il cliente, se attivo, l’altra metà.',
      rulings: [
        {
          id: 'G28',
          en: 'Half, rounded up, of what the land would score by the protector’s own card.',
          it: 'La metà, per eccesso, di quanto il territorio varrebbe con la scheda del protettore.',
          why: { en: 'Inactive kingdoms have no card.', it: 'I regni inattivi non hanno una scheda.' },
        },
        {
          id: 'G319',
          en: 'It is the land that the client controls by itself, areas too, be it active or not; protector and client do not add up what they hold in an area.',
          it: 'È il territorio che il cliente controlla da sé, anche aree, attivo o no; protettore e cliente non sommano ciò che tengono in un’area.',
          why: {
            en: 'The likeness to an ally says how points are divided; XII.C lets allies combine, and a client is none: it stays independent and neutral.',
            it: 'Il paragone con un alleato dice come si dividono i punti; XII.C fa sommare gli alleati, e un cliente non lo è: resta indipendente e neutrale.',
          },
        },
      ],
    },
    {
      id: 'XXVII.A.e',
      en: 'Each minor kingdom has its own details (XXXVII.R, XXXVIII.S).',
      it: 'Ogni regno minore ha le sue particolarità (XXXVII.R, XXXVIII.S).',
      notShown: 'It says where other rules stand.',
    },
    {
      id: 'XXVII.A.f',
      en: 'Inactive ones never attack and have neither treasury nor age.',
      it: 'Quelli inattivi non attaccano mai e non hanno Tesoro né età.',
    },
    {
      id: 'XXVII.A.g',
      en: 'Active ones (Britons, Gallo-Romans, Cappadocians) are played like other nations.',
      it: 'Quelli attivi (Britanni, Gallo-Romani, Cappadoci) si giocano come le altre nazioni.',
    },
    {
      id: 'XXVII.A.h',
      en: 'If a civilised nation takes the capital of a minor kingdom, it becomes its client.',
      it: 'Se una nazione civilizzata prende la capitale di un regno minore, questo diventa suo cliente.',
    },
    {
      id: 'XXVII.A.i',
      en: 'A barbarian who takes it subdues it in the usual way, as a vassal: if no more than three provinces are left to it (XXIX.C).',
      it: 'Un barbaro che la prende lo sottomette nel modo normale, come vassallo: se non gli restano più di tre province (XXIX.C).',
    },
    {
      id: 'XXVII.B.a',
      heading: { en: 'Mercenaries of the client', it: 'Mercenari del cliente' },
      en: 'A client lends one unit, drawn at random, while it is at full strength.',
      it: 'Un cliente presta un’unità, scelta a caso, finché è a piena forza.',
      rulings: [
        {
          id: 'G274',
          en: 'A minor kingdom that acts is at full strength while it has as many units as it came with.',
          it: 'Un regno minore attivo è a piena forza finché ha tante unità quante ne aveva all’arrivo.',
          why: {
            en: 'It buys its units like others, so not all its counters are ever on the map.',
            it: 'Compra le unità come gli altri: le sue pedine non sono mai tutte sulla mappa.',
          },
        },
      ],
    },
    {
      id: 'XXVII.B.b',
      en: 'The protector puts it into a province he controls at the start of his activation, within stacking limits.',
      it: 'Il protettore la mette in una provincia che controlla all’inizio della sua attivazione, nei limiti d’impilamento.',
    },
    {
      id: 'XXVII.B.c',
      en: 'At the end of the activation it goes home if it survived.',
      it: 'Alla fine dell’attivazione torna a casa, se è sopravvissuta.',
    },
    {
      id: 'XXVII.B.d',
      en: 'Until then it is like a unit of the protector for stacking, movement and combat.',
      it: 'Fino ad allora vale come un’unità del protettore per impilamento, movimento e combattimento.',
    },
    {
      id: 'XXVII.B.e',
      en: 'A mercenary left alone is turned so that it can be told apart.',
      it: 'Un mercenario rimasto solo si gira per distinguerlo.',
      notShown: 'A counter is turned on the table.',
    },
    {
      id: 'XXVII.C.a',
      heading: { en: 'Recovery', it: 'Recupero' },
      en: 'An inactive minor kingdom recovers in Reinforcements, as the oldest kingdom.',
      it: 'Un regno minore inattivo recupera nei Rinforzi, come il regno più vecchio.',
    },
    {
      id: 'XXVII.C.b',
      en: 'If its capital was sacked, first the plunder marker goes at the end of the next Revenues and the capital is placed again.',
      it: 'Se la capitale è stata saccheggiata, prima si toglie il segnalino Saccheggio alla fine dei Redditi successivi e si rimette la capitale.',
    },
    {
      id: 'XXVII.C.c',
      en: 'Else it recovers a unit at random each turn.',
      it: 'Altrimenti recupera ogni turno un’unità a caso.',
      rulings: [
        {
          id: 'G273',
          en: 'It comes to the capital; without one, to others of its people at home, not to those it has lent; without any, to the first of its initial provinces in which no stranger’s unit, horde or Limes stands and whose city no stranger holds.',
          it: 'Arriva nella capitale; se manca, presso altri del suo popolo in patria, non presso quelli prestati; se non ce ne sono, nella prima delle sue province iniziali in cui non c’è unità, orda o Limes di estranei, né una città in mano loro.',
          why: { en: 'The book says that it recovers, not where.', it: 'Il libro dice che recupera, non dove.' },
        },
      ],
    },
    {
      id: 'XXVII.C.d',
      en: 'At full strength it restores a damaged elite unit at random each turn.',
      it: 'A piena forza ripristina ogni turno un’élite danneggiata a caso.',
    },
    {
      id: 'XXVII.D.a',
      heading: { en: 'End of the tie', it: 'Fine della clientela' },
      en: 'A client is free when its protector’s capital is taken.',
      it: 'Un cliente è libero quando la capitale del protettore è conquistata.',
    },
  ],
};
