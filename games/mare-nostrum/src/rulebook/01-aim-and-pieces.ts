import type { Chapter } from '@tabula/engine';

export const aimAndPieces: Chapter = {
  id: '1',
  title: { en: 'Aim and components', it: 'Scopo e componenti' },
  statements: [
    {
      id: '1.1.a',
      en: 'Three to five play, each as the leader of one of five civilizations: Rome, Carthage, Greece, Egypt, Babylon.',
      it: 'Si gioca in tre, quattro o cinque, ognuno alla guida di una delle cinque civiltà: Roma, Cartagine, Grecia, Egitto, Babilonia.',
    },
    {
      id: '1.2.a',
      en: 'Whoever is first to build the Pyramids wins.',
      it: 'Vince chi costruisce per primo le Piramidi.',
    },
    {
      id: '1.2.b',
      en: 'So does whoever is first to own four heroes and wonders, in any mix.',
      it: 'Vince anche chi possiede per primo quattro carte fra eroi e meraviglie, comunque combinate.',
    },
    {
      id: '1.2.c',
      en: 'The hero of one’s own civilization is one of them.',
      it: 'L’eroe della propria civiltà conta.',
    },
    {
      id: '1.3.a',
      en: 'The board has provinces of land, islands among them, and spaces of sea.',
      it: 'La plancia ha province di terra, isole comprese, e spazi di mare.',
    },
    {
      id: '1.3.b',
      en: 'A province may have a site for a city, and icons of goods on which caravans stand.',
      it: 'Una provincia può avere il sito di una città e icone di beni, su cui stanno le carovane.',
    },
    {
      id: '1.4.a',
      en: 'There are 144 cards: 3 roles, 5 heroes of civilizations, 6 others, 7 wonders, 35 taxes and 88 goods of twelve kinds.',
      it: 'Ci sono 144 carte: 3 ruoli, 5 eroi delle civiltà, 6 eroi generici, 7 meraviglie, 35 tasse e 88 beni di dodici tipi.',
    },
    {
      id: '1.4.b',
      en: 'Of perfume, papyrus, gold and gems there are 5 cards each, of oil, wine, livestock and fruit 7, of metal, grain, fish and slaves 11.',
      it: 'Di profumi, papiro, oro e gemme ci sono 5 carte ciascuno, di olio, vino, bestiame e frutta 7, di metallo, grano, pesce e schiavi 11.',
      rulings: [
        {
          id: 'R-COUNT',
          en: 'We play with 10 of each common good; the setting commonCommodityCount allows 11.',
          it: 'Giochiamo con 10 carte di ciascun bene comune; l’opzione commonCommodityCount ne permette 11.',
          why: {
            en: 'Only so the sums of 88, 123 and 144 come true.',
            it: 'Solo così tornano i totali di 88, 123 e 144.',
          },
        },
      ],
    },
    {
      id: '1.5.a',
      en: '58 buildings are shared by all: 28 caravans, 12 markets, 12 cities, 6 temples.',
      it: 'Gli edifici, comuni a tutti, sono 58: 28 carovane, 12 mercati, 12 città, 6 templi.',
    },
    {
      id: '1.6.a',
      en: 'Each player has 8 legions, 8 fortresses, 5 triremes and 12 influence markers.',
      it: 'Ogni giocatore ha 8 legioni, 8 fortezze, 5 triremi e 12 marcatori influenza.',
    },
    {
      id: '1.7.a',
      en: 'There are eight dice, and a player aid for each civilization.',
      it: 'Ci sono otto dadi e una carta di aiuto per ogni civiltà.',
      notShown: 'components; the dice of the game never run out',
    },
    {
      id: '1.8.a',
      en: 'A province is controlled by him whose influence marker is in it.',
      it: 'Una provincia è controllata da chi vi ha il marcatore influenza.',
    },
    {
      id: '1.8.b',
      en: 'It is at war while land units, legions or fortresses, of two or more owners are in it.',
      it: 'È in guerra finché vi sono unità di terra, legioni o fortezze, di due o più proprietari.',
    },
    {
      id: '1.8.c',
      en: 'A fortress is a unit, not a building, and never moves.',
      it: 'Una fortezza è un’unità, non un edificio, e non si muove mai.',
    },
  ],
};
