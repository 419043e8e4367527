import type { Chapter } from '@tabula/engine';

export const cards: Chapter = {
  id: '15',
  title: { en: 'Corrections of the cards', it: 'Correzioni delle carte' },
  statements: [
    {
      id: '15.1.a',
      heading: { en: 'Romans', it: 'Romani' },
      en: 'A Roman leader who retreats costs two points, but not if he leaves because a nation has submitted.',
      it: 'Un leader romano che si ritira costa due punti, ma non se se ne va perché una nazione si è sottomessa.',
      rulings: [
        {
          id: 'R 36',
          en: 'Each leader who retreats from a battle, on land or at sea, by choice or not; nobody else.',
          it: 'Ogni leader che si ritira da una battaglia, di terra o di mare, per scelta o no; nessun altro.',
          why: { en: 'That is what the card punishes.', it: 'È ciò che la carta punisce.' },
        },
      ],
    },
    {
      id: '15.1.b',
      en: 'Round 8: Marius and four legions come to Roma when the round begins; others there retreat or are eliminated.',
      it: 'Round 8: Mario e quattro legioni arrivano a Roma a inizio round; gli altri che vi sono si ritirano o sono eliminati.',
    },
    {
      id: '15.1.c',
      en: 'If he is dead before the campaign there is none, and no gold for it.',
      it: 'Se muore prima della campagna non c’è campagna, né il suo oro.',
    },
    {
      id: '15.1.d',
      en: 'Round 9: five legions may come to Roma only if it is empty or Roman.',
      it: 'Round 9: cinque legioni possono arrivare a Roma solo se è vuota o romana.',
      rulings: [
        {
          id: 'R 60',
          en: 'They come when the round begins; else to any controlled areas.',
          it: 'Arrivano a inizio round; altrimenti in qualsiasi area controllata.',
          why: {
            en: 'At the start of the Roman turn Roma is always empty or Roman.',
            it: 'All’inizio del turno romano Roma è sempre vuota o romana.',
          },
        },
      ],
    },
    {
      id: '15.1.e',
      en: 'House rule, the default: the last Carthaginian land unit is worth 5 points from round 6 to round 8.',
      it: 'Regola della casa, di norma in uso: l’ultima unità di terra cartaginese vale 5 punti dal round 6 all’8.',
    },
    {
      id: '15.2.a',
      heading: { en: 'Epirotes', it: 'Epiroti' },
      en: 'Pyrrhus may arrive where others stand; in the first move of his campaign he may leave or stay, and there is a battle only if Epirotes are still there.',
      it: 'Pirro può arrivare dove ci sono altri; nella prima mossa di campagna può uscire o restare, e si combatte solo se vi restano Epiroti.',
    },
    {
      id: '15.3.a',
      heading: { en: 'Carthaginians', it: 'Cartaginesi' },
      en: 'Bought fleets come in the Mare Siculum, Libycum or Sardoum.',
      it: 'Le flotte comprate vanno nel Mare Siculum, Libycum o Sardoum.',
    },
    {
      id: '15.4.a',
      heading: { en: 'Optimates and Populares', it: 'Ottimati e Populares' },
      en: 'Only pitched battles against another faction of the civil war score.',
      it: 'Contano solo le battaglie campali contro un’altra fazione della guerra civile.',
    },
    {
      id: '15.5.a',
      heading: { en: 'Set-up of Italia II', it: 'Preparazione di Italia II' },
      en: 'Roma has a city and two Roman Foederati, Pavia five legions; limits do not matter at the set-up.',
      it: 'Roma ha una città e due Fœderati romani, Pavia cinque legioni; nella preparazione i limiti non contano.',
    },
    {
      id: '15.6.a',
      heading: { en: 'Visigoths and Huns', it: 'Visigoti e Unni' },
      en: 'They score for units that leave by the Alps (Visigoths) or Noricum (Huns); those never come back.',
      it: 'Fanno punti per le unità che escono dalle Alpi (Visigoti) o dal Norico (Unni), che non tornano più.',
      rulings: [
        {
          id: 'R 88',
          en: 'A leader who leaves counts like a unit.',
          it: 'Un leader che esce conta come un’unità.',
          why: {
            en: 'A line for units means leaders too.',
            it: 'Una riga per “unità” vale anche per i leader.',
          },
        },
      ],
    },
    {
      id: '15.7.a',
      heading: { en: 'Foederati', it: 'Fœderati' },
      en: 'Foederati have -1 in combat unless they control Ravenna and Odoacer is on the board.',
      it: 'I Fœderati hanno -1 in combattimento, salvo che controllino Ravenna e Odoacre sia sulla plancia.',
    },
    {
      id: '15.7.b',
      en: 'That changes at once with its conditions, also between two battles of a phase.',
      it: 'Cambia subito con le sue condizioni, anche tra due battaglie della stessa fase.',
    },
    {
      id: '15.8.a',
      heading: { en: 'Vandals', it: 'Vandali' },
      en: 'Round 2: three fleets and nine infantry are spread freely over empty and own areas of Africa and the seas beside it; then Geiserich goes to one of them.',
      it: 'Round 2: tre flotte e nove fanterie si distribuiscono a piacere tra le aree vuote o proprie d’Africa e i mari accanto; poi Geiserich va in una di esse.',
      rulings: [
        {
          id: 'R 101',
          en: 'Beside Africa means the seas, not the Aures.',
          it: 'Accanto all’Africa vuol dire i mari, non l’Aures.',
          why: {
            en: 'The clarification is advice, not official, and can be read with the Aures too; but an entry area is named where it is meant, and fleets need a sea.',
            it: 'Il chiarimento è un consiglio, non è ufficiale, e si può leggere anche con l’Aures; ma un’area d’ingresso è nominata dove la si intende, e le flotte hanno bisogno di un mare.',
          },
        },
        {
          id: 'R 61',
          en: 'They come without Geiserich too; the seas are open whoever is there, and he goes to any of these places, at sea to a fleet of his, whether units came there or not.',
          it: 'Arrivano anche senza Geiserich; i mari sono aperti chiunque vi sia, e lui va in uno qualsiasi di questi luoghi, in mare su una sua flotta, che vi siano arrivate unità o no.',
          why: {
            en: 'He is moved afterwards, if he is alive; no sea is ever controlled; and “these areas” are all that were open to the units.',
            it: 'Lo si sposta dopo, se è vivo; nessun mare è mai controllato; e “queste aree” sono tutte quelle aperte alle unità.',
          },
        },
      ],
    },
    {
      id: '15.9.a',
      heading: { en: 'Arabs', it: 'Arabi' },
      en: 'Round 8 is like round 7: others in Tripolitania retreat.',
      it: 'Il round 8 è come il 7: gli altri in Tripolitania si ritirano.',
    },
    {
      id: '15.10.a',
      heading: { en: 'Franks', it: 'Franchi' },
      en: 'Charlemagne must stop in Roma to become emperor; the retreat that belongs to it takes place in the combat phase.',
      it: 'Carlomagno deve fermarsi a Roma per diventare imperatore; la ritirata prevista avviene nella fase di combattimento.',
      rulings: [
        {
          id: 'R 46',
          en: 'He is crowned where the Pope rules, alone too, without a battle, and the Franks withdraw.',
          it: 'È incoronato dove regna il Papa, anche da solo, senza battaglia, e i Franchi si ritirano.',
          why: {
            en: 'Franks and Pope are one player; who has to leave is the visitor.',
            it: 'Franchi e Papa sono dello stesso giocatore; a dover uscire è l’ospite.',
          },
        },
        {
          id: 'R 119',
          en: 'He cannot decline the crown and fight.',
          it: 'Non può rifiutare la corona e combattere.',
          why: {
            en: 'The answer says what follows when he stops there, and speaks of no choice.',
            it: 'La risposta dice che cosa segue quando vi si ferma, e non parla di una scelta.',
          },
        },
      ],
    },
  ],
};
