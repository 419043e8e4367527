import type { Chapter } from '@tabula/engine';

export const commerce: Chapter = {
  id: '4',
  title: { en: 'Commerce', it: 'Commercio' },
  statements: [
    {
      id: '4.1.a',
      heading: { en: 'Income', it: 'Entrate' },
      en: 'A city gives its controller a tax, two if there is a temple in the province.',
      it: 'Una città dà una tassa a chi la controlla, due se nella provincia c’è un tempio.',
    },
    {
      id: '4.1.b',
      en: 'A caravan gives a card of its good, two if there is a market in the province.',
      it: 'Una carovana dà una carta del suo bene, due se nella provincia c’è un mercato.',
    },
    {
      id: '4.2.a',
      en: 'A caravan works one icon; for two goods of a province one needs two.',
      it: 'Una carovana sfrutta una sola icona; per due beni di una provincia ne servono due.',
    },
    {
      id: '4.3.a',
      en: 'A legion on a city or a caravan takes its income.',
      it: 'Una legione su una città o su una carovana ne prende l’introito.',
      rulings: [
        {
          id: 'R-OCCINC',
          en: 'In place of the controller: no card is paid twice. A temple or market under a legion serves all that that legion’s owner holds and nothing else, otherwise only what still pays the controller.',
          it: 'Al posto di chi controlla: nessuna carta si paga due volte. Un tempio o mercato sotto una legione serve a tutto ciò che tiene il suo padrone e a nient’altro, altrimenti solo a ciò che paga ancora chi controlla.',
          why: {
            en: 'The note gives the bonus to whoever has a legion on it, and a market’s bonus is a card for each caravan: “another” legion is any other. What becomes of the controller’s it does not say.',
            it: 'La nota dà il bonus a chi vi ha una legione, e il bonus di un mercato è una carta per ogni carovana: «un’altra» legione è qualsiasi altra. Che cosa ne sia di chi controlla non lo dice.',
          },
        },
      ],
    },
    {
      id: '4.3.b',
      en: 'For the second tax of his city another legion must stand on the temple, for the second card of his caravan another on the market.',
      it: 'Per la seconda tassa della sua città serve un’altra legione sul tempio, per la seconda carta della sua carovana un’altra sul mercato.',
    },
    {
      id: '4.4.a',
      en: 'A province that is being converted pays its controller until his marker is replaced.',
      it: 'Una provincia in via di conversione paga chi la controlla finché il suo marcatore non viene sostituito.',
    },
    { id: '4.5.a', en: 'A province at war pays its controller.', it: 'Una provincia in guerra paga chi la controlla.' },
    {
      id: '4.6.a',
      en: 'The Colossus brings its owner a tax more.',
      it: 'Il Colosso porta al suo proprietario una tassa in più.',
    },
    {
      id: '4.6.b',
      en: 'The Temple of Artemis brings a good more, of its owner’s choice.',
      it: 'Il Tempio di Artemide porta un bene in più, a scelta del proprietario.',
    },
    {
      id: '4.7.a',
      en: 'The Director of Commerce hands out the cards.',
      it: 'È il Direttore del Commercio a distribuire le carte.',
      rulings: [
        {
          id: 'R-BANK',
          en: 'If the bank is short: one card at a time from the Director clockwise, each the kind due to him that is scarcest; what the bank lacks is lost.',
          it: 'Se la banca non basta: una carta alla volta a partire dal Direttore in senso orario, a ognuno il tipo dovuto più scarso; ciò che manca è perso.',
          why: {
            en: 'The book is silent; the Director hands the cards out.',
            it: 'Il regolamento tace; è il Direttore a distribuire.',
          },
        },
      ],
    },
    {
      id: '4.8.a',
      heading: { en: 'Trade', it: 'Scambi' },
      en: 'The Director says how many cards everybody offers: from none to as many as he holds.',
      it: 'Il Direttore dice quante carte offre ognuno: da nessuna a quante ne ha in mano.',
    },
    {
      id: '4.8.b',
      en: 'The number of cards in a hand is open.',
      it: 'Il numero di carte in mano è noto a tutti.',
      rulings: [
        {
          id: 'R-INFO',
          en: 'Which cards they are is hidden; so are offers until all are in, and from third players the card that the Director gives in the end.',
          it: 'Quali siano è nascosto; lo sono anche le offerte finché non ci sono tutte, e ai terzi la carta che alla fine dà il Direttore.',
          why: { en: 'The FAQ makes only the number public.', it: 'La FAQ rende pubblico solo il numero.' },
        },
      ],
    },
    {
      id: '4.9.a',
      en: 'Whoever has as many must offer exactly as many, face down; nobody may decline.',
      it: 'Chi ne ha abbastanza deve offrirne esattamente tante, coperte; nessuno può rifiutarsi.',
      rulings: [
        {
          id: 'R-STEPS',
          en: 'An offer from a very large hand is set aside in several steps, all face down.',
          it: 'Un’offerta da una mano molto grande si mette da parte in più passi, sempre coperta.',
          why: {
            en: 'Thousands of ways in one list help nobody; how many steps follows from open numbers.',
            it: 'Migliaia di modi in un elenco non servono a nessuno; il numero dei passi dipende da numeri noti.',
          },
        },
      ],
    },
    { id: '4.9.b', en: 'Whoever has fewer takes no part.', it: 'Chi ne ha meno non partecipa.' },
    { id: '4.9.c', en: 'Taxes may be offered like goods.', it: 'Le tasse si possono offrire come i beni.' },
    { id: '4.10.a', en: 'All offers are turned up together.', it: 'Tutte le offerte si scoprono insieme.' },
    {
      id: '4.11.a',
      en: 'The Director takes a card of another; whoever lost it takes the next from anybody else, and so on.',
      it: 'Il Direttore prende una carta di un altro; chi l’ha persa prende la successiva da chi vuole, e così via.',
    },
    {
      id: '4.11.b',
      en: 'One may take from him who has just taken from oneself.',
      it: 'Si può prendere da chi ci ha appena preso una carta.',
    },
    {
      id: '4.11.c',
      en: 'A card that was taken lies face down and is safe.',
      it: 'Una carta presa sta coperta ed è al sicuro.',
    },
    {
      id: '4.12.a',
      en: 'No more than two exchanges in a row are made between the same two players.',
      it: 'Fra gli stessi due giocatori non si fanno più di due scambi di fila.',
    },
    {
      id: '4.13.a',
      en: 'It goes on until all cards are taken; a player whose cards alone are left takes them back.',
      it: 'Si continua finché tutte le carte sono prese; chi resta il solo ad averne le riprende.',
      rulings: [
        {
          id: 'R-TRADEEND',
          en: 'Whose cards alone are left takes them back at once, whoever is to choose. But a single card, the last of all, is taken by whoever is to choose, unless these two have just made their two exchanges in a row.',
          it: 'Chi resta il solo ad averne le riprende subito, chiunque debba scegliere. Ma una carta sola, l’ultima di tutte, la prende chi deve scegliere, a meno che quei due non abbiano appena fatto i loro due scambi di fila.',
          why: {
            en: 'The book stops when no card is left, or when one player alone has some, who takes back his own. Of several the last could never be taken: with the first one gone their owner would be the one to choose, and would find none but his own. So he takes them back at once, as the sentence says. If a single one were taken back too, no trade could ever run out of cards; but the book names that end before the other, and speaks of the last card as taken. So that one is taken, like all cards before it: nobody may refuse to trade.',
            it: 'Il regolamento si ferma quando non resta nessuna carta, o quando ne ha un giocatore solo, che riprende le sue. Di più carte l’ultima non potrebbe mai essere presa: tolta la prima, toccherebbe al loro proprietario, che troverebbe solo le proprie. Perciò le riprende subito, come dice la frase. Se si riprendesse anche una carta sola, nessuno scambio potrebbe mai esaurire le carte; ma il regolamento nomina questa fine prima dell’altra, e parla dell’ultima carta come presa. Perciò quella si prende, come tutte le carte prima: nessuno può rifiutarsi di commerciare.',
          },
        },
      ],
    },
    {
      id: '4.13.b',
      en: 'If only two who have just exchanged twice have cards left, both take theirs back.',
      it: 'Se restano carte solo a due che si sono appena scambiati due volte, ognuno riprende le sue.',
    },
    {
      id: '4.14.a',
      en: 'If the player last taken from is one card short, the Director gives him one of his own choice, just taken or from his hand.',
      it: 'Se l’ultimo a cui è stata presa una carta ne ha una in meno, il Direttore gliene dà una a sua scelta, appena presa o dalla mano.',
    },
    {
      id: '4.14.b',
      en: 'If it was the Director himself, nobody is short.',
      it: 'Se è il Direttore stesso, a nessuno ne manca.',
    },
    {
      id: '4.15.a',
      en: 'Ulysses: once in a commerce phase his owner makes a player who has just taken a card of a third put it back and take one of the owner’s instead, as he likes.',
      it: 'Ulisse: una volta per fase commercio il suo proprietario fa restituire a chi l’ha appena presa la carta di un terzo, e gli fa prendere invece una delle proprie, a scelta di chi prende.',
      rulings: [
        {
          id: 'R-ULYSSES',
          en: 'Only if the owner has cards on offer, and within the two exchanges in a row; what was put back does not count. The taker chooses which of them he takes.',
          it: 'Solo se il proprietario ha carte offerte, e nel limite dei due scambi di fila; la carta restituita non conta. Quale prendere lo sceglie chi prende.',
          why: {
            en: 'The forced exchange is an exchange like others.',
            it: 'Lo scambio forzato è uno scambio come gli altri.',
          },
        },
      ],
    },
  ],
};
