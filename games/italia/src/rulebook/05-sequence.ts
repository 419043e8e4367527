import type { Chapter } from '@tabula/engine';

export const sequence: Chapter = {
  id: '5',
  title: { en: 'Sequence of play', it: 'Sequenza di gioco' },
  statements: [
    {
      id: '5.0.a',
      en: 'In a round every nation with pieces on the board, or with reinforcements now, has one turn, in the order of play.',
      it: 'In un round ogni nazione con pezzi sulla plancia, o con rinforzi in arrivo, ha un turno, nell’ordine di gioco.',
    },
    {
      id: '5.0.b',
      en: 'A turn has four phases: income and purchase; placement; movement and a check of stacking; combat and a check where there was fighting.',
      it: 'Un turno ha quattro fasi: reddito e acquisti; piazzamento; movimento e controllo dell’ammassamento; combattimento e controllo dove si è combattuto.',
    },
    {
      id: '5.0.c',
      en: 'Only the nation whose turn it is places and moves, not the player’s other nations.',
      it: 'Piazza e muove solo la nazione di turno, non le altre dello stesso giocatore.',
    },
    {
      id: '5.0.d',
      en: 'Units of two nations in one area must fight, also if they are of one colour.',
      it: 'Unità di due nazioni nella stessa area devono combattere, anche se sono dello stesso colore.',
    },
    {
      id: '5.0.e',
      en: 'When all have had their turn the round is over.',
      it: 'Quando tutte hanno giocato il round è finito.',
    },
    {
      id: '5.1.a',
      heading: { en: 'Order of play, Italia I', it: 'Ordine di gioco, Italia I' },
      en: 'Celts, Etruscans, Epirotes (4-9, no income), Greeks (1-4), Samnites, Carthaginians, Numidians (6-9), Illyrians, Cimbri (8-9, no income), Romans (1-10); all others in rounds 1 to 9.',
      it: 'Celti, Etruschi, Epiroti (4-9, senza reddito), Greci (1-4), Sanniti, Cartaginesi, Numidi (6-9), Illiri, Cimbri (8-9, senza reddito), Romani (1-10); gli altri nei round 1-9.',
      rulings: [
        {
          id: 'R 44',
          en: 'A nation whose rounds are over has no turn; its units stay where they are.',
          it: 'Una nazione i cui round sono finiti non ha turno; le sue unità restano dove sono.',
          why: {
            en: 'Only for some nations a card says that they leave.',
            it: 'Solo di alcune la carta dice che se ne vanno.',
          },
        },
      ],
    },
    {
      id: '5.1.b',
      en: 'Round 10 is a series of campaigns in turn: Optimates, Populares, Romans.',
      it: 'Il round 10 è una serie di campagne alternate: Ottimati, Populares, Romani.',
      rulings: [
        {
          id: 'R 40',
          en: 'In that order they also react, and say whether their fleets fight, before nations that have no turn.',
          it: 'In quest’ordine si fanno anche le reazioni, e si dice se le flotte combattono, prima delle nazioni senza turno.',
          why: {
            en: 'The other table has no place for the two factions.',
            it: 'L’altra tabella non ha posto per le due fazioni.',
          },
        },
      ],
    },
    {
      id: '5.2.a',
      heading: { en: 'Order of play, Italia II', it: 'Ordine di gioco, Italia II' },
      en: 'Visigoths (1-3), Western Romans (1-5), Sardinians, Berbers, Vandals (1-10), African Romans (1-6, all or half of their income), Huns (2, no income), Foederati (2-10, all of it if Ravenna is theirs), Ostrogoths (4-10, all or half), Byzantines (5-10, half income), Patrimonium, Burgundians, Lombards (6-10), Avars (4-10), Arabs (7-10), Franks (5-10).',
      it: 'Visigoti (1-3), Romano-occidentali (1-5), Sardi, Berberi, Vandali (1-10), Romani africani (1-6, reddito intero o metà), Unni (2, senza reddito), Fœderati (2-10, intero se tengono Ravenna), Ostrogoti (4-10, intero o metà), Bizantini (5-10, metà reddito), Patrimonium, Burgundi, Longobardi (6-10), Avari (4-10), Arabi (7-10), Franchi (5-10).',
    },
    {
      id: '5.2.b',
      en: 'A nation that has no pieces on the board, or none yet, is passed over.',
      it: 'Una nazione senza pezzi sulla plancia, o che non ne ha ancora, si salta.',
    },
  ],
};
