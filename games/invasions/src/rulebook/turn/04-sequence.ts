import type { Chapter } from '@tabula/engine';

export const sequence: Chapter = {
  id: 'IV',
  title: { en: 'Sequence of play', it: 'Sequenza di gioco' },
  statements: [
    {
      id: 'IV.a',
      en: 'The game goes by turns, as many as the scenario says.',
      it: 'Si gioca a turni, tanti quanti ne dice lo scenario.',
    },
    {
      id: 'IV.b',
      en: 'A turn has phases, made of actions; in some of these each nation is activated by itself.',
      it: 'Un turno ha delle fasi, fatte di azioni; in alcune ogni nazione si attiva da sola.',
    },
    {
      id: 'IV.c',
      en: 'Nations are activated in this order, but for exceptions: barbarians, then kingdoms, then empires.',
      it: 'Le nazioni si attivano in quest’ordine, salvo eccezioni: barbari, poi regni, poi imperi.',
    },
    {
      id: 'IV.d',
      en: 'Among equals the oldest goes first, and of the same age the one with the lowest initiative.',
      it: 'A parità di status va prima la più vecchia, e a pari età quella con l’iniziativa più bassa.',
    },
    {
      id: 'IV.1.A.a',
      heading: { en: 'Time phase: status of nations', it: 'Fase temporale: status delle nazioni' },
      en: 'First barbarian nations grow older, in the order of their track.',
      it: 'Per prime invecchiano le nazioni barbariche, nell’ordine del loro tracciato.',
    },
    { id: 'IV.1.A.b', en: 'Then kingdoms, then empires.', it: 'Poi i regni, poi gli imperi.' },
    { id: 'IV.1.A.c', en: 'Then the heresies.', it: 'Poi le eresie.' },
    {
      id: 'IV.1.B.a',
      heading: { en: 'Time phase: reinforcements', it: 'Fase temporale: rinforzi' },
      en: 'Nations get their reinforcements in the order of activation.',
      it: 'Le nazioni ricevono i rinforzi in ordine di attivazione.',
    },
    {
      id: 'IV.1.B.b',
      en: 'So goes also the Administration phase; where the order makes no difference all may act at once.',
      it: 'Così anche la fase Amministrazione; dove l’ordine non conta tutti possono agire insieme.',
      rulings: [
        {
          id: 'G2',
          en: 'One nation always follows the other in the order of the list.',
          it: 'Una nazione segue sempre l’altra nell’ordine indicato.',
          why: {
            en: 'The outcome must not depend on who is quicker.',
            it: 'L’esito non deve dipendere da chi è più svelto.',
          },
        },
      ],
    },
    {
      id: 'IV.1.C.a',
      heading: { en: 'Time phase: events', it: 'Fase temporale: eventi' },
      en: 'First each player draws an Event card: Romans, Huns, Persians, Goths.',
      it: 'Prima ogni giocatore pesca una carta Evento: Romani, Unni, Persiani, Goti.',
    },
    {
      id: 'IV.1.C.b',
      en: 'Then come the raids, in the order of the Calendar.',
      it: 'Poi ci sono le razzie, nell’ordine del Calendario.',
    },
    { id: 'IV.1.C.c', en: 'Then the caravans, all at once.', it: 'Poi le carovane, tutte insieme.' },
    {
      id: 'IV.1.C.d',
      en: 'On turn 1 caravans and the whole Administration phase are left out.',
      it: 'Nel turno 1 si saltano le carovane e tutta la fase Amministrazione.',
    },
    {
      id: 'IV.1.D.a',
      heading: { en: 'Time phase: diplomacy', it: 'Fase temporale: diplomazia' },
      en: 'Civilised nations practise diplomacy, kingdoms before empires, the youngest of each first.',
      it: 'Le nazioni civilizzate fanno diplomazia, i regni prima degli imperi, e tra loro prima i più giovani.',
    },
    {
      id: 'IV.2.a',
      heading: { en: 'Administration phase', it: 'Fase amministrazione' },
      en: 'It is for kingdoms and empires: Administration cards, Revenues, Purchases, quelling of revolts, in this order.',
      it: 'È per regni e imperi: carte Amministrazione, Redditi, Acquisti, rivolte da sedare, in quest’ordine.',
    },
    {
      id: 'IV.2.b',
      en: 'Of the Revenues barbarians have only what comes of plunder (XIV.I).',
      it: 'Dei Redditi i barbari hanno soltanto ciò che riguarda i saccheggi (XIV.I).',
    },
    {
      id: 'IV.3.A.a',
      heading: { en: 'Military phase: activation', it: 'Fase militare: attivazione' },
      en: 'Each nation in its turn is activated: its stacks first, its campaigns after.',
      it: 'Ogni nazione a suo turno si attiva: prima le pile, poi le campagne.',
    },
    {
      id: 'IV.3.A.b',
      en: 'Stacks are moved one at a time, in an order its player chooses.',
      it: 'Le pile si muovono una alla volta, nell’ordine che sceglie il giocatore.',
    },
    {
      id: 'IV.3.A.c',
      en: 'Then its battles are fought, again in the order he chooses.',
      it: 'Poi si combattono le battaglie, ancora nell’ordine che sceglie lui.',
    },
    {
      id: 'IV.3.A.d',
      en: 'Campaigns follow, each of a leader whom he chooses, with movement and combat of its own.',
      it: 'Seguono le campagne, ciascuna di un leader a sua scelta, con movimento e combattimento propri.',
    },
    {
      id: 'IV.3.A.e',
      en: 'A barbarian nation may raid instead of being activated.',
      it: 'Una nazione barbarica può razziare invece di attivarsi.',
    },
    {
      id: 'IV.3.B.a',
      heading: { en: 'Military phase: end of diplomacy', it: 'Fase militare: fine della diplomazia' },
      en: 'When all have acted, unused Diplomacy cards are discarded for one gold (XXX.A).',
      it: 'Quando tutti hanno agito, le carte Diplomazia non usate si scartano per un oro (XXX.A).',
    },
    {
      id: 'IV.4.a',
      heading: { en: 'Scoring phase', it: 'Fase punteggio' },
      en: 'On scoring turns each nation counts its land; some nations score in their activation too.',
      it: 'Nei turni di punteggio ogni nazione conta le sue terre; alcune fanno punti anche nella loro attivazione.',
    },
    {
      id: 'IV.4.b',
      en: 'A protector scores half of what his clients’ land is worth.',
      it: 'Un protettore fa metà dei punti delle terre dei suoi clienti.',
    },
    {
      id: 'IV.4.c',
      en: 'A federator scores the provinces of his Foedera, a federate all its other land.',
      it: 'Un federatore fa i punti delle province dei suoi Foedera, un federato quelli delle altre sue terre.',
    },
    {
      id: 'IV.4.d',
      en: 'An overlord scores the land of his vassals, a vassal half of its own.',
      it: 'Un sovrano fa i punti delle terre dei suoi vassalli, un vassallo metà delle proprie.',
    },
  ],
};
