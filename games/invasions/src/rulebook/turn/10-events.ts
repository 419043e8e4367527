import type { Chapter } from '@tabula/engine';

export const events: Chapter = {
  id: 'X',
  title: { en: 'Events', it: 'Eventi' },
  statements: [
    {
      id: 'X.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'The Events action has three parts: Event cards are drawn, raiders raid, caravans bring their income.',
      it: 'L’azione Eventi ha tre parti: si pescano le carte Evento, i predoni razziano, le carovane danno il loro reddito.',
    },
    {
      id: 'X.B.a',
      heading: { en: 'Event cards', it: 'Carte Evento' },
      en: 'Each player in the order of play draws one Event card, however many nations he has.',
      it: 'Ogni giocatore, in ordine di gioco, pesca una carta Evento, per quante nazioni abbia.',
      rulings: [
        {
          id: 'G191',
          en: 'With fewer than four players each side draws a card of its own and has a hand of its own, whoever runs it.',
          it: 'Con meno di quattro giocatori ogni fazione pesca una carta propria e ha una mano propria, chiunque la guidi.',
          why: {
            en: 'The book knows four players, each with the counters of one colour (II); whoever runs two colours stands for two of them, however many nations each has.',
            it: 'Il libro conosce quattro giocatori, ognuno con i segnalini di un colore (II); chi guida due colori vale per due, per quante nazioni abbia ciascuno.',
          },
        },
      ],
    },
    {
      id: 'X.B.b',
      en: 'Some plunder markers from raids and sieges act as an Event card.',
      it: 'Alcuni segnalini Saccheggio di razzie e assedi agiscono come una carta Evento.',
      rulings: [
        {
          id: 'G157',
          en: 'One that is kept as a private card lies open.',
          it: 'Quello che si tiene come carta privata sta scoperto.',
          why: { en: 'Everybody saw it when it was drawn.', it: 'Tutti l’hanno visto quando è stato pescato.' },
        },
      ],
    },
    { id: 'X.B.c', en: 'There are 18 public and 54 private events.', it: 'Gli eventi sono 18 pubblici e 54 privati.' },
    {
      id: 'X.B.d',
      en: 'A public event happens as soon as it is drawn.',
      it: 'Un evento pubblico accade appena è pescato.',
    },
    {
      id: 'X.B.e',
      en: 'A private event is kept and played later.',
      it: 'Un evento privato si tiene e si gioca più tardi.',
      rulings: [
        {
          id: 'G154',
          en: 'How many cards a player holds is known, which ones is not; so whoever holds one is asked when any could be played, and a standing order says in which battles and sieges. All cards of a battle are laid down before its first arrow, one by each player in turn; the besieger’s beside the choice of the siege; cards played of one’s own accord in the Events action, in the Movement of one’s nations or in Purchases.',
          it: 'Quante carte ha un giocatore si sa, quali no; perciò chi ne ha una è interpellato quando se ne potrebbe giocare qualcuna, e un ordine permanente dice in quali battaglie e assedi. Tutte le carte di una battaglia si mettono giù prima della prima freccia, una per giocatore a turno; quelle dell’assediante insieme alla scelta dell’assedio; quelle di propria iniziativa negli Eventi, nel Movimento delle proprie nazioni o negli Acquisti.',
          why: {
            en: 'A question only to those who hold the right card would betray it, and one at every die would never end.',
            it: 'Una domanda solo a chi ha la carta giusta la svelerebbe, e una a ogni dado non finirebbe mai.',
          },
        },
        {
          id: 'G155',
          en: 'The card Dice is therefore laid down beforehand: two more re-rolls in a battle, one more roll in a siege, a failed reaction repeated.',
          it: 'La carta Dadi si gioca perciò in anticipo: due rilanci in più in battaglia, un tiro in più in assedio, una reazione fallita ripetuta.',
          why: { en: 'Nobody is asked after each die.', it: 'Non si interpella nessuno dopo ogni dado.' },
        },
        {
          id: 'G156',
          en: 'The card Intrigue is asked of those whom a card hurts, and of nobody once it lies among the discards.',
          it: 'La carta Intrigo si chiede a chi è danneggiato da una carta, e a nessuno quando è tra gli scarti.',
          why: { en: 'Others have no use for it.', it: 'Agli altri non serve.' },
        },
      ],
    },
    {
      id: 'X.B.f',
      en: 'A card may strike nations, stacks and units of anybody, even a battle in which its player has no part.',
      it: 'Una carta può colpire nazioni, pile e unità di chiunque, anche una battaglia in cui chi la gioca non c’entra.',
      rulings: [
        {
          id: 'G101',
          en: 'An event without a possible target does nothing; parts of it that can be carried out are.',
          it: 'Un evento senza un bersaglio possibile non fa nulla; le parti che si possono eseguire si eseguono.',
          why: {
            en: 'A drawn event has to be over at once, as on turn 1 without caravans.',
            it: 'Un evento pescato deve esaurirsi subito, come nel turno 1 senza carovane.',
          },
        },
      ],
    },
    {
      id: 'X.B.g',
      en: 'An event does not touch an inactive nation except in battle.',
      it: 'Un evento non tocca una nazione inattiva se non in battaglia.',
      rulings: [
        {
          id: 'G337',
          en: 'The cards of a siege may be played before its cities too.',
          it: 'Le carte di un assedio si possono giocare anche davanti alle sue città.',
          why: {
            en: 'Battles and sieges are fought in the same Combat, and the card helps or hinders a besieger who is active.',
            it: 'Battaglie e assedi si risolvono nello stesso Combattimento, e la carta aiuta o ostacola un assediante attivo.',
          },
        },
      ],
    },
    {
      id: 'X.B.h',
      en: 'Played cards are discarded; only the public event Reserve shuffles them into the deck again.',
      it: 'Le carte giocate si scartano; solo l’evento pubblico Riserva le rimescola nel mazzo.',
      rulings: [
        {
          id: 'G198',
          en: 'Reserve is shuffled into the deck together with the discards, and another card is drawn at once.',
          it: 'Riserva si rimescola nel mazzo con gli scarti, e si pesca subito un’altra carta.',
          why: {
            en: 'Else whoever draws it has no event, and the discards could be brought back once in a game only.',
            it: 'Altrimenti chi la pesca resta senza evento, e gli scarti tornerebbero una sola volta nella partita.',
          },
        },
      ],
    },
    {
      id: 'X.C.a',
      heading: { en: 'Raids', it: 'Razzie' },
      en: 'Raiders raid when the Calendar lists them.',
      it: 'I predoni razziano quando il Calendario li elenca.',
    },
    {
      id: 'X.C.b',
      en: 'Each such nation has at least two units to raid with.',
      it: 'Ognuna di queste nazioni ha almeno due unità per razziare.',
    },
    {
      id: 'X.C.c',
      en: 'Raiders have no initiative, since they do not act in the Military phase.',
      it: 'I predoni non hanno iniziativa, perché non agiscono nella fase militare.',
    },
    {
      id: 'X.D.a',
      heading: { en: 'Caravans', it: 'Carovane' },
      en: 'Aegyptus, Rhagae, Siraces and Tripolitania are caravan provinces.',
      it: 'Aegyptus, Rhagae, Siraces e Tripolitania sono province carovaniere.',
    },
    {
      id: 'X.D.b',
      en: 'Each gives one gold, besides its income, to a civilised nation that controls it.',
      it: 'Ognuna dà un oro, oltre al suo reddito, alla nazione civilizzata che la controlla.',
      rulings: [
        {
          id: 'G90',
          en: 'Caravan gold is paid into the treasury in the Events action and not again in Revenues.',
          it: 'L’oro delle carovane entra nel tesoro nell’azione Eventi e non di nuovo nei Redditi.',
          why: { en: 'The Revenues say that it has been had before.', it: 'I Redditi dicono che lo si è già avuto.' },
        },
      ],
    },
    {
      id: 'X.D.c',
      en: 'Each turn a D10 makes one caravan exceptional: it gives 5 gold instead of 1.',
      it: 'A ogni turno un D10 rende eccezionale una carovana: dà 5 ori invece di 1.',
    },
    {
      id: 'X.D.d',
      en: '1 or 2 is Aegyptus, 3 to 7 Rhagae, 8 or 9 Siraces, 0 Tripolitania.',
      it: '1 o 2 è Aegyptus, da 3 a 7 Rhagae, 8 o 9 Siraces, 0 Tripolitania.',
    },
    {
      id: 'X.D.e',
      en: 'With the event Caravan the exceptional one gives 10 gold and the others 5 each.',
      it: 'Con l’evento Carovana quella eccezionale dà 10 ori e le altre 5 ciascuna.',
    },
    {
      id: 'X.D.f',
      en: 'A barbarian nation that controls a caravan province may plunder it: if it passes a D2 test it draws a plunder marker.',
      it: 'Una nazione barbarica che controlla una provincia carovaniera può saccheggiarla: se supera una prova di D2 pesca un segnalino Saccheggio.',
    },
    {
      id: 'X.D.g',
      en: 'With the exceptional caravan it succeeds without a test.',
      it: 'Con la carovana eccezionale riesce senza prova.',
    },
    {
      id: 'X.D.h',
      en: 'With the event Caravan it draws two markers instead of one.',
      it: 'Con l’evento Carovana pesca due segnalini invece di uno.',
    },
    {
      id: 'X.D.i',
      en: 'Events and calamities of the markers are resolved as after a sack (XXIV.D).',
      it: 'Eventi e calamità dei segnalini si risolvono come dopo un sacco (XXIV.D).',
    },
  ],
};
