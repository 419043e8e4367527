import type { Chapter } from '@tabula/engine';

export const setUp: Chapter = {
  id: '2',
  title: { en: 'Set-up', it: 'Disposizione iniziale' },
  statements: [
    {
      id: '2.1.a',
      en: 'Everybody takes the pieces of one colour; the resource cards, face up, are the bank.',
      it: 'Ognuno prende i pezzi di un colore; le carte risorsa, scoperte, formano la banca.',
      rulings: [
        {
          id: 'R-HAND0',
          en: 'Nobody begins with cards.',
          it: 'Nessuno comincia con delle carte.',
          why: {
            en: 'No text gives any; the first come with the first income.',
            it: 'Nessun testo ne assegna; le prime arrivano con le prime entrate.',
          },
        },
      ],
    },
    {
      id: '2.2.a',
      en: 'With three players 18 caravans, 8 cities, 8 markets and 4 temples are in play, with four 23, 10, 10 and 5, with five all.',
      it: 'In tre si gioca con 18 carovane, 8 città, 8 mercati e 4 templi, in quattro con 23, 10, 10 e 5, in cinque con tutti.',
    },
    {
      id: '2.3.a',
      en: 'Civilizations are chosen freely; advised are, with four players, all but Babylon, with three all but Rome and Egypt.',
      it: 'Le civiltà si scelgono liberamente; sono consigliate, in quattro, tutte tranne Babilonia, in tre tutte tranne Roma ed Egitto.',
    },
    {
      id: '2.4.a',
      heading: { en: 'Introductory set-up', it: 'Disposizione introduttiva' },
      en: 'The player aid says which markers, buildings and units stand where.',
      it: 'La carta di aiuto dice quali marcatori, edifici e unità stanno dove.',
      rulings: [
        {
          id: 'R-CLEO',
          en: 'Egypt begins with the caravan on papyrus only; the setting egyptGrainCaravan gives it one on grain too, in place of a fortress.',
          it: 'L’Egitto comincia solo con la carovana sul papiro; l’opzione egyptGrainCaravan gliene dà anche una sul grano, al posto di una fortezza.',
          why: {
            en: 'So the FAQ of our rulebook; another FAQ knows two.',
            it: 'Così la FAQ del nostro regolamento; un’altra FAQ ne conosce due.',
          },
        },
      ],
    },
    {
      id: '2.4.b',
      en: 'Everybody begins with the hero of his civilization.',
      it: 'Ognuno comincia con l’eroe della sua civiltà.',
    },
    {
      id: '2.5.a',
      heading: { en: 'Advanced set-up', it: 'Disposizione avanzata' },
      en: 'Everybody has 36 points for markers, buildings, units and his own hero, each at its usual cost in cards.',
      it: 'Ognuno ha 36 punti per marcatori, edifici, unità e il proprio eroe, ciascuno al solito costo in carte.',
      rulings: [
        {
          id: 'R-ADV',
          en: 'The capital’s marker is bought first, then one thing at a time, clockwise, until all have passed.',
          it: 'Prima si compra il marcatore della capitale, poi una cosa alla volta, in senso orario, finché tutti passano.',
          why: { en: 'The book gives no order.', it: 'Il regolamento non dà un ordine.' },
        },
      ],
    },
    {
      id: '2.5.b',
      en: 'Never for other heroes or wonders; one’s own hero is not compulsory.',
      it: 'Mai per gli eroi generici o le meraviglie; il proprio eroe non è obbligatorio.',
    },
    {
      id: '2.5.c',
      en: 'All of it goes into the capital and the provinces next to it; for Greece these are also those round the Aegean.',
      it: 'Tutto va nella capitale e nelle province adiacenti; per la Grecia anche in quelle intorno all’Egeo.',
    },
    {
      id: '2.5.d',
      en: 'Legions and triremes begin in the capital.',
      it: 'Legioni e triremi cominciano nella capitale.',
    },
    {
      id: '2.6.a',
      heading: { en: 'Fewer than five players', it: 'In meno di cinque' },
      en: 'A civilization without a player has a marker, a legion and a fortress in its capital, and a marker and a legion in each province next to it.',
      it: 'Una civiltà senza giocatore ha un marcatore, una legione e una fortezza nella capitale, e un marcatore e una legione in ogni provincia adiacente.',
    },
    {
      id: '2.6.b',
      en: 'These pieces stay where they are and defend themselves.',
      it: 'Questi pezzi restano dove sono e si difendono.',
      rulings: [
        {
          id: 'R-NEUTRAL',
          en: 'They never attack, lose legions before fortresses, and their heroes leave the game; provinces that a player holds are left out. Next to Greece also means across the Aegean.',
          it: 'Non attaccano mai, perdono le legioni prima delle fortezze, e i loro eroi escono dal gioco; le province di un giocatore si saltano. Accanto alla Grecia vale anche al di là dell’Egeo.',
          why: {
            en: 'Nobody decides for them; Athens borders one province by land, and the FAQ counts the Aegean for Greece.',
            it: 'Nessuno decide per loro; Atene confina per terra con una sola provincia, e la FAQ conta l’Egeo per la Grecia.',
          },
        },
      ],
    },
    {
      id: '2.7.a',
      heading: { en: 'First roles', it: 'Primi ruoli' },
      en: 'The player aids name the first holders of the roles: Carthage directs commerce, Egypt politics, Rome the armies.',
      it: 'Le carte di aiuto indicano i primi detentori dei ruoli: Cartagine dirige il commercio, l’Egitto la politica, Roma gli eserciti.',
    },
    {
      id: '2.7.b',
      en: 'A role whose holder does not play goes to whoever has most of what counts for it among those without a role; ties are drawn by lot.',
      it: 'Un ruolo il cui detentore non gioca va a chi, fra quelli senza ruolo, ha di più di ciò che conta; in caso di parità si tira a sorte.',
    },
    {
      id: '2.7.c',
      en: 'Nobody begins with two roles.',
      it: 'Nessuno comincia con due ruoli.',
      rulings: [
        {
          id: 'R-ROLE0',
          en: 'Cards with a clear majority are given first, in the order of the cards; the lot settles only what is tied then. The ban is for the start: later one player may hold several.',
          it: 'Prima si danno le carte con una maggioranza netta, nell’ordine delle carte; la sorte decide solo ciò che allora è ancora pari. Il divieto vale all’inizio: poi un giocatore può averne più d’uno.',
          why: {
            en: 'The FAQ gives Greece politics because it has most cities: no lot for another card may take that away. It speaks of the set-up, and nothing forbids two cards later.',
            it: 'La FAQ dà la politica alla Grecia perché ha più città: nessun sorteggio per un’altra carta può toglierla. Parla della preparazione, e poi nulla vieta due carte.',
          },
        },
      ],
    },
  ],
};
