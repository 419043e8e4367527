import type { Chapter } from '@tabula/engine';

export const move: Chapter = {
  id: '9',
  title: { en: 'F. Move and/or attack', it: 'F. Muovere e/o attaccare' },
  statements: [
    {
      id: '9.1.a',
      en: 'An action moves one of one’s two armies.',
      it: 'Un’azione muove uno solo dei propri due eserciti.',
    },
    {
      id: '9.2.a',
      en: 'An Arab pawn that is off the map is placed in any Arab city, whoever controls it.',
      it: 'Una pedina araba fuori dalla mappa si piazza in una qualsiasi città araba, chiunque la controlli.',
      rulings: [
        {
          id: 'R 20',
          en: 'Also if nobody controls it; a Byzantine army that comes back may enter in Constantinople too.',
          it: 'Anche se non la controlla nessuno; un esercito bizantino che rientra può farlo anche a Costantinopoli.',
          why: {
            en: 'The faction of the city is meant, not its holder.',
            it: 'Si intende la fazione della città, non chi la controlla.',
          },
        },
      ],
    },
    {
      id: '9.2.b',
      en: 'It may go on from there as usual, or stay, which costs nothing.',
      it: 'Da lì può muovere come al solito, o restare, e allora non costa nulla.',
      rulings: [
        {
          id: 'R 40',
          en: 'Placing the pawn and nothing else is an action.',
          it: 'Piazzare la pedina e nient’altro è un’azione.',
          why: {
            en: 'The section on moving says so; the introduction only simplifies.',
            it: 'Lo dice la sezione sul movimento; l’introduzione semplifica.',
          },
        },
      ],
    },
    {
      id: '9.3.a',
      en: 'An army goes to a city directly linked; the Movement cubes it costs go to the Casualty Pool. A road costs 1.',
      it: 'Un esercito va in una città direttamente collegata; i cubi Movimento che costa vanno nella Riserva delle Perdite. Una strada costa 1.',
      rulings: [
        {
          id: 'R 44',
          en: 'An army of Movement cubes alone may attack, though it cannot win.',
          it: 'Un esercito di soli cubi Movimento può attaccare, anche se non può vincere.',
          why: { en: 'No rule forbids it.', it: 'Nessuna regola lo vieta.' },
        },
      ],
    },
    {
      id: '9.3.b',
      en: 'A desert link costs 1, and only Arabs may use it.',
      it: 'Un collegamento nel deserto costa 1, e solo gli Arabi possono usarlo.',
    },
    {
      id: '9.3.c',
      en: 'A sea link costs a Byzantine army 1.',
      it: 'Un collegamento via mare costa 1 a un esercito bizantino.',
    },
    {
      id: '9.3.d',
      en: 'A sea link costs an Arab army 2.',
      it: 'Un collegamento via mare costa 2 a un esercito arabo.',
    },
    {
      id: '9.3.e',
      en: 'Between Nicaea and Constantinople an Arab army pays double: 4, or 8 against the Byzantine Fleet.',
      it: 'Fra Nicea e Costantinopoli un esercito arabo paga il doppio: 4, o 8 contro la Flotta bizantina.',
      rulings: [
        {
          id: 'R 21',
          en: 'A Byzantine army pays 1 there.',
          it: 'Un esercito bizantino vi paga 1.',
          why: {
            en: 'The sentence belongs to the Arabs’ prices: 4 is twice 2.',
            it: 'La frase sta fra i prezzi degli Arabi: 4 è il doppio di 2.',
          },
        },
      ],
    },
    {
      id: '9.3.1.a',
      en: 'From Constantinople a Byzantine army sails for 1 to any city on the Mediterranean or the Black Sea, sea link or not.',
      it: 'Da Costantinopoli un esercito bizantino salpa per 1 verso qualsiasi città sul Mediterraneo o sul Mar Nero, con o senza collegamento via mare.',
      rulings: [
        {
          id: 'R 41',
          en: 'It is a link like others: the first or the second of an action, and into an attack as well.',
          it: 'È un collegamento come gli altri: primo o secondo dell’azione, anche per attaccare.',
          why: {
            en: 'The book calls it a movement by sea and limits it no further.',
            it: 'Il regolamento lo chiama movimento via mare e non lo limita oltre.',
          },
        },
      ],
    },
    {
      id: '9.3.1.b',
      en: 'There is no such way back to Constantinople.',
      it: 'Non si torna a Costantinopoli allo stesso modo.',
    },
    {
      id: '9.4.a',
      en: 'An army may go over a second link in the same action for its price and one cube more: two roads cost 3.',
      it: 'Nella stessa azione un esercito può percorrere un secondo collegamento al suo prezzo più un cubo: due strade costano 3.',
      rulings: [
        {
          id: 'R 42',
          en: 'The city between must be friendly.',
          it: 'La città di mezzo dev’essere alleata.',
          why: { en: 'In an enemy’s city it has to attack.', it: 'In una città nemica deve attaccare.' },
        },
      ],
    },
    {
      id: '9.5.a',
      en: 'An army that enters a city of another colour must attack it.',
      it: 'Un esercito che entra in una città di altro colore deve attaccarla.',
    },
    {
      id: '9.5.b',
      en: 'It may enter a city of its own colour that another player or nobody controls.',
      it: 'Può entrare in una città del suo colore controllata da un altro o da nessuno.',
    },
    {
      id: '9.6.a',
      en: 'Nobody attacks himself: an army may not enter a city of the other colour that its owner controls.',
      it: 'Nessuno attacca sé stesso: un esercito non può entrare in una città dell’altro colore controllata dal suo padrone.',
      rulings: [
        {
          id: 'R 22',
          en: 'Nor a city in which his own other army stands.',
          it: 'Né in una città in cui si trova l’altro suo esercito.',
          why: { en: 'It would have to attack it.', it: 'Dovrebbe attaccarlo.' },
        },
      ],
    },
    {
      id: '9.7.a',
      en: 'An army that spent its last cube on the move is destroyed.',
      it: 'Un esercito che ha speso muovendo il suo ultimo cubo è distrutto.',
    },
    {
      id: '9.9.a',
      en: 'An army that attacked moves no more in this action.',
      it: 'Un esercito che ha attaccato non muove più in questa azione.',
      rulings: [
        {
          id: 'R 23',
          en: 'Won or lost: there is no second link after an attack.',
          it: 'Vinto o perso: dopo un attacco non c’è un secondo collegamento.',
          why: {
            en: 'The attack follows the move; nothing is said to follow the attack.',
            it: 'L’attacco segue la mossa; nulla è detto seguire l’attacco.',
          },
        },
      ],
    },
  ],
};
