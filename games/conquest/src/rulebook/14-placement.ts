import type { Chapter } from '@tabula/engine';

export const placement: Chapter = {
  id: '14',
  title: { en: 'Phase six: placement', it: 'Fase sei: collocazione' },
  statements: [
    {
      id: '14.1.a',
      heading: { en: 'Placing new pieces', it: 'Posizionamento di nuove pedine' },
      en: 'New land units stand in the player’s own first home, and nowhere else.',
      it: 'Le nuove unità terrestri stanno nella propria residenza iniziale, e in nessun altro luogo.',
      rulings: [
        {
          id: 'R-PLA-1',
          en: 'Leaders of others there do not prevent it.',
          it: 'I comandanti altrui che vi si trovano non lo impediscono.',
          why: { en: 'They hold nothing.', it: 'Non tengono nulla.' },
        },
      ],
    },
    {
      id: '14.2.a',
      en: 'New galleys lie on any coast of the home; those of Mesopotamia in Syria or Armenia, if he controls them.',
      it: 'Le nuove galee stanno su una costa qualsiasi della residenza; quelle della Mesopotamia in Syria o Armenia, se le controlla.',
      rulings: [
        {
          id: 'R-PLA-2',
          en: 'Enemy fleets off the coast do not prevent it.',
          it: 'Le flotte nemiche al largo non lo impediscono.',
          why: { en: 'The galley is in the province.', it: 'La galea è nella provincia.' },
        },
        {
          id: 'R-PLA-3',
          en: 'Syria and Armenia need only be controlled.',
          it: 'Syria e Armenia devono solo essere controllate.',
          why: { en: 'The book asks for nothing else.', it: 'Il regolamento non chiede altro.' },
        },
      ],
    },
    {
      id: '14.3.a',
      en: 'A city can be built in any province one controls that has none; walls only with a city, new or old.',
      it: 'Una città si costruisce in ogni provincia controllata che non ne ha; le mura solo con una città, nuova o vecchia.',
    },
    {
      id: '14.4.a',
      en: 'Roads join cities of one’s own in neighbouring provinces, those built in the same turn too, never a city of another.',
      it: 'Le strade uniscono proprie città in province adiacenti, anche costruite nello stesso turno, mai la città di un altro.',
    },
    {
      id: '14.5.a',
      heading: { en: 'Return of Generals', it: 'Restituzione dei Generali' },
      en: 'In phase six Generals can be got back for Talents, for captured Generals, or for promises, and nothing else.',
      it: 'Nella fase sei si riottengono Generali in cambio di Talenti, di Generali prigionieri o di promesse, e nient’altro.',
      rulings: [
        {
          id: 'R-CON-C',
          en: 'One may negotiate, or not.',
          it: 'Si può trattare oppure no.',
          why: {
            en: 'The book says “must”, but nobody can be made to agree.',
            it: 'Il regolamento dice “deve”, ma nessuno può essere costretto ad accordarsi.',
          },
        },
        {
          id: 'R-RAN-2',
          en: 'Any number of prisoners that the two hold of each other, and Talents either way; promises are made in the chat.',
          it: 'Qualsiasi numero di prigionieri che i due tengono l’uno dell’altro, e Talenti in un senso o nell’altro; le promesse si fanno in chat.',
          why: {
            en: 'A General who is exchanged goes home; only the capture of a Caesar hands a prisoner to another captor. A promise binds nobody.',
            it: 'Un Generale scambiato torna a casa; solo la cattura di un Cesare consegna un prigioniero a un altro. Una promessa non vincola.',
          },
        },
        {
          id: 'R-RAN-3',
          en: 'An offer can be met with an offer, three times; no answer means no deal.',
          it: 'A un’offerta si può rispondere con un’offerta, tre volte; nessuna risposta vale nessun accordo.',
          why: { en: 'Talks have to end.', it: 'Le trattative devono finire.' },
        },
        {
          id: 'R-RAN-4',
          en: 'Third parties cannot buy a prisoner.',
          it: 'Terzi non possono comprare un prigioniero.',
          why: { en: 'The book speaks of his return.', it: 'Il regolamento parla della sua restituzione.' },
        },
        {
          id: 'R-OWN-4',
          en: 'Two players negotiate once in a turn, whoever begins.',
          it: 'Due giocatori trattano una volta per turno, chiunque cominci.',
          why: { en: 'Nobody is pestered.', it: 'Nessuno viene assillato.' },
        },
        {
          id: 'R-DIP-8',
          en: 'Money, provinces and pieces change hands in no other way.',
          it: 'Denaro, province e pezzi non passano di mano in nessun altro modo.',
          why: { en: 'The book knows no gifts.', it: 'Il regolamento non conosce doni.' },
          notShown: 'there is nothing to choose',
        },
      ],
    },
    {
      id: '14.5.b',
      en: 'They can be got back in the turn of their capture or in any later one, whoever’s turn it is.',
      it: 'Si possono riottenere nel turno della cattura o in uno qualsiasi dei successivi, di chiunque sia il turno.',
      rulings: [
        {
          id: 'R-RAN-1',
          en: 'Who holds a General, or wants one back, sends word at any time; in the phase six that is open, or else in the next, he is asked for his offer, and if he makes none his word is forgotten. The player in turn needs no word.',
          it: 'Chi tiene un Generale, o ne rivuole uno, lo fa sapere in ogni momento; nella fase sei in corso, o altrimenti nella seguente, gli si chiede l’offerta, e se non ne fa il suo avviso è come non dato. Il giocatore di turno non ne ha bisogno.',
          why: {
            en: 'So two players can deal in anybody’s turn, and nobody is asked who does not want to. The book names the phase, not its beginning: it is open until the player in turn has done.',
            it: 'Così due giocatori possono trattare nel turno di chiunque, e nessuno è interrogato se non vuole. Il regolamento nomina la fase, non il suo inizio: è aperta finché il giocatore di turno non ha finito.',
          },
        },
      ],
    },
    {
      id: '14.5.c',
      en: 'What was agreed changes hands at once.',
      it: 'Ciò che si è convenuto passa di mano subito.',
      rulings: [
        {
          id: 'R-RAN-6',
          en: 'An exchange is one deal.',
          it: 'Uno scambio è un solo accordo.',
          why: { en: 'Nobody gives his part first.', it: 'Nessuno dà la sua parte per primo.' },
        },
      ],
    },
    {
      id: '14.5.d',
      en: 'Promises may be kept or broken.',
      it: 'Le promesse si possono mantenere o no.',
      notShown: 'promises are made outside the game',
    },
    {
      id: '14.6.a',
      en: 'A General who is given back stands in his home.',
      it: 'Un Generale restituito sta nella sua residenza.',
    },
    {
      id: '14.6.b',
      en: 'If another has taken it and it has not been regained, he stands where his Caesar is.',
      it: 'Se un altro l’ha presa e non è stata ripresa, sta dove si trova il suo Cesare.',
      rulings: [
        {
          id: 'R-RAN-5',
          en: 'So it is, too, if whoever took the home is out and it is nobody’s. With a Caesar at sea he is aboard the same galley; by a setting he waits until the home is regained.',
          it: 'Così anche se chi prese la residenza è fuori ed essa è di nessuno. Se il Cesare è in mare, sale sulla stessa galea; per impostazione aspetta che la residenza sia ripresa.',
          why: {
            en: 'Where his Caesar is, says the book, of a home that was taken, whatever became of it since; some groups prefer to wait.',
            it: 'Dove si trova il suo Cesare, dice il regolamento, di una residenza che fu presa, qualunque cosa ne sia stato poi; alcuni preferiscono aspettare.',
          },
        },
      ],
    },
  ],
};
