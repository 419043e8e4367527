import type { Chapter } from '@tabula/engine';

export const raids: Chapter = {
  id: 'XI',
  title: { en: 'Raids', it: 'Razzie' },
  statements: [
    {
      id: 'XI.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'A raid is for plunder, not for conquest.',
      it: 'Una razzia serve a saccheggiare, non a conquistare.',
      notShown: 'description',
    },
    {
      id: 'XI.A.b',
      en: 'Raiders raid in the Events action when the Calendar says so.',
      it: 'I predoni razziano nell’azione Eventi quando lo dice il Calendario.',
    },
    {
      id: 'XI.A.c',
      en: 'Other barbarian nations may raid in their own activation.',
      it: 'Le altre nazioni barbariche possono razziare nella propria attivazione.',
    },
    {
      id: 'XI.B.a',
      heading: { en: 'Raiders', it: 'Predoni' },
      en: 'They start from the provinces on their card; from any province of an area it names, as the player likes.',
      it: 'Partono dalle province indicate sulla loro scheda; se questa nomina un’area, da una sua provincia a scelta.',
      rulings: [
        {
          id: 'G62',
          en: 'Raiders whose land is closed to others may start there.',
          it: 'I predoni la cui terra è chiusa agli altri possono partire di lì.',
          why: { en: 'The closure is meant for the others.', it: 'La chiusura è per gli altri.' },
        },
        {
          id: 'G193',
          en: 'A raid goes where its player likes; from which of the provinces and by which way is the one with the fewest guards. Nobody must raid.',
          it: 'Una razzia va dove vuole il giocatore; parte dalla provincia e per la via con meno guardie. Nessuno è obbligato a farla.',
          why: {
            en: 'It is always what its player would choose, and spares him a question; a raid that can only fail is no duty.',
            it: 'È sempre ciò che sceglierebbe il giocatore, e gli risparmia una domanda; una razzia che può solo fallire non è un obbligo.',
          },
        },
      ],
    },
    {
      id: 'XI.B.b',
      en: 'Two units make the raid, drawn at random if there are more.',
      it: 'Fanno la razzia due unità, prese a caso se ce ne sono di più.',
    },
    {
      id: 'XI.B.c',
      en: 'Raiders have no units on the map until they settle; they come from the wilderness.',
      it: 'I predoni non hanno unità sulla mappa finché non si stabiliscono; vengono dalle terre selvagge.',
    },
    {
      id: 'XI.B.d',
      en: 'They are not activated in the Military phase; some become active nations when the Calendar says so.',
      it: 'Non si attivano nella fase militare; alcuni diventano nazioni attive quando lo dice il Calendario.',
    },
    {
      id: 'XI.C.a',
      heading: { en: 'Barbarian nations', it: 'Nazioni barbariche' },
      en: 'A barbarian nation may raid in its activation unless it is a federate or a vassal.',
      it: 'Una nazione barbarica può razziare nella sua attivazione, se non è federata o vassalla.',
    },
    {
      id: 'XI.C.b',
      en: 'It assigns two units if it can; the raid starts at its horde wherever they stand.',
      it: 'Assegna due unità, se può; la razzia parte dall’orda, dovunque esse siano.',
      rulings: [
        {
          id: 'G61',
          en: 'Afterwards the units are where they came from.',
          it: 'Dopo, le unità sono dov’erano prima.',
          why: { en: 'A raid is no conquest.', it: 'Una razzia non è una conquista.' },
        },
      ],
    },
    {
      id: 'XI.C.c',
      en: 'All it may do besides is to move units among its controlled provinces, before the raid.',
      it: 'Oltre a ciò può soltanto spostare unità tra le sue province controllate, prima della razzia.',
      rulings: [
        {
          id: 'G300',
          en: 'A unit that starts or ends its move in a province that the nation does not control, or enters one where an enemy could react, and every order to a fleet, is another action: after it the nation neither raids nor migrates in this activation.',
          it: 'È un’altra azione ogni mossa che comincia o finisce in una provincia non controllata dalla nazione, o che entra dove un nemico potrebbe reagire, e ogni ordine a una flotta: dopo, in quest’attivazione la nazione non fa né razzie né migrazioni.',
          why: {
            en: 'What it has only just taken was not its own when the unit set out; and whoever migrates attacks nobody, even if the attackers are dead by then (XVIII.G).',
            it: 'Ciò che ha appena preso non era suo quando l’unità è partita; e chi migra non attacca nessuno, nemmeno se gli attaccanti sono già morti (XVIII.G).',
          },
        },
      ],
    },
    {
      id: 'XI.D.a',
      heading: { en: 'How a raid goes', it: 'Come si fa una razzia' },
      en: 'A raid strikes one province: a civilised one of an enemy, with an empty city site.',
      it: 'Una razzia colpisce una provincia: civilizzata, di un nemico, con un sito cittadino vuoto.',
      rulings: [
        {
          id: 'G74',
          en: 'Civilised means a province of a civilised area, controlled by a nation that is hostile to the raiders.',
          it: 'Civilizzata vuol dire di un’area civilizzata, controllata da una nazione ostile ai predoni.',
          why: {
            en: 'Only areas are civilised or barbarian on the map.',
            it: 'Sulla mappa sono le aree a essere civilizzate o barbariche.',
          },
        },
      ],
    },
    {
      id: 'XI.D.b',
      en: 'It is next to the start or one province farther; the latter is a deep raid.',
      it: 'È vicina alla partenza o una provincia più in là; questa è una razzia in profondità.',
    },
    {
      id: 'XI.D.c',
      en: 'A raid cannot pass a province with a Limes or a fortified city.',
      it: 'Una razzia non può attraversare una provincia con un Limes o una città fortificata.',
      rulings: [
        {
          id: 'G380',
          en: 'Nor does it cross a strait that is blocked (XXV.F), or land that is closed to the raiders (XVIII.K).',
          it: 'Né attraversa uno stretto bloccato (XXV.F), o una terra vietata ai predoni (XVIII.K).',
          why: {
            en: 'The raiders go by land like everybody; the book exempts them from interception only.',
            it: 'I predoni vanno per terra come tutti; il libro li esenta solo dall’intercettazione.',
          },
        },
      ],
    },
    {
      id: 'XI.D.d',
      en: 'To pass a garrisoned province makes it harder.',
      it: 'Attraversare una provincia presidiata la rende più difficile.',
    },
    {
      id: 'XI.D.e',
      en: 'Amphibious raiders may cross a sea zone to their target.',
      it: 'I predoni anfibi possono attraversare una zona di mare per arrivare al bersaglio.',
      rulings: [
        {
          id: 'G86',
          en: 'All units of the raid must be amphibious, start and target lie on the same zone, and nothing beyond the coast can be reached. Fleets in the zone make it harder like units, and so does a Limes in the target.',
          it: 'Tutte le unità della razzia devono essere anfibie, partenza e bersaglio stanno sulla stessa zona, e oltre la costa non si arriva. Le flotte nella zona la rendono più difficile come le unità, e così un Limes nel bersaglio.',
          why: {
            en: 'They may cross one zone, as others cross one province; and III.B counts fleets and Limites among the units.',
            it: 'Possono attraversare una zona, come gli altri una provincia; e III.B mette flotte e Limites tra le unità.',
          },
        },
      ],
    },
    {
      id: 'XI.D.f',
      en: 'Civilised fleets in that zone make it harder.',
      it: 'Le flotte civilizzate in quella zona la rendono più difficile.',
    },
    { id: 'XI.D.g', en: 'Raids cannot be intercepted.', it: 'Le razzie non si possono intercettare.' },
    {
      id: 'XI.E.a',
      heading: { en: 'Outcome', it: 'Esito' },
      en: 'Roll a D10, less one for each civilised unit in the target and in the provinces or sea zones that were crossed.',
      it: 'Si tira un D10, meno uno per ogni unità civilizzata nel bersaglio e nelle province o zone di mare attraversate.',
    },
    {
      id: 'XI.E.b',
      en: 'Add one if an earlier raid left a Raid − there, two for a Raid +.',
      it: 'Più uno se una razzia precedente vi ha lasciato una Razzia −, più due per una Razzia +.',
    },
    {
      id: 'XI.E.c',
      en: '4 or less: it fails, and one raiding unit is lost for good.',
      it: '4 o meno: fallisce, e si perde per sempre un’unità di predoni.',
      rulings: [
        {
          id: 'G331',
          en: 'So it is for every raid, also of a nation on the map; of two sorts of unit the player gives up the one he likes.',
          it: 'Vale per ogni razzia, anche di una nazione sulla mappa; fra due tipi di unità il giocatore rinuncia a quello che vuole.',
          why: {
            en: 'XI.D and E are one procedure for all who raid, and call them all raiders; each player chooses which of his own units are lost (XX.H).',
            it: 'XI.D ed E sono un’unica procedura per chiunque faccia razzie, e chiamano tutti predoni; ognuno sceglie quali delle proprie unità perdere (XX.H).',
          },
        },
      ],
    },
    {
      id: 'XI.E.d',
      en: '5 or 6: one gold and one point; the target is marked Raid −.',
      it: '5 o 6: un oro e un punto; sul bersaglio va una Razzia −.',
    },
    {
      id: 'XI.E.e',
      en: '7 to 10: a plunder marker is drawn, 3 points are scored; the target is marked Raid +.',
      it: 'Da 7 a 10: si pesca un segnalino Saccheggio, si fanno 3 punti; sul bersaglio va una Razzia +.',
      rulings: [
        {
          id: 'G59',
          en: 'One plunder marker is drawn and resolved, and another is put face down on the site.',
          it: 'Un segnalino Saccheggio si pesca e si risolve, e un altro si mette coperto sul sito.',
          why: {
            en: 'So it is done with cities, and later rules speak of the marker that lies there.',
            it: 'Così si fa con le città, e altre regole parlano del segnalino che sta lì.',
          },
        },
      ],
    },
    {
      id: 'XI.E.f',
      en: '11 or 12: the same, and the raiders stay in the province.',
      it: '11 o 12: lo stesso, e i predoni restano nella provincia.',
      rulings: [
        {
          id: 'G60',
          en: 'They stay if they like.',
          it: 'Restano se vogliono.',
          why: {
            en: 'The book speaks of raiders who have chosen to settle.',
            it: 'Il libro parla di predoni che hanno scelto di insediarsi.',
          },
        },
      ],
    },
    {
      id: 'XI.E.g',
      en: 'A raid marker that is not renewed is removed.',
      it: 'Un segnalino Razzia che non è rinnovato si toglie.',
      rulings: [
        {
          id: 'G266',
          en: 'That is looked at when the raids of the next turn are over: until then it helps whoever raids there again, barbarian nations in their activation too.',
          it: 'Si guarda alla fine delle razzie del turno successivo: fino ad allora aiuta chi vi fa di nuovo razzia, anche le nazioni barbariche nella loro attivazione.',
          why: {
            en: 'To be renewed it must lie there when the Calendar’s raiders come again.',
            it: 'Per essere rinnovato deve essere lì quando tornano i predoni del Calendario.',
          },
        },
      ],
    },
    {
      id: 'XI.E.h',
      en: 'A Raid + destroys a Limes in the province.',
      it: 'Una Razzia + distrugge il Limes nella provincia.',
    },
    {
      id: 'XI.F.a',
      heading: { en: 'Plunder markers', it: 'Segnalini Saccheggio' },
      en: 'A plunder marker is drawn at random and resolved.',
      it: 'Un segnalino Saccheggio si pesca a caso e si risolve.',
    },
    {
      id: 'XI.F.b',
      en: 'While one lies face down on a site, the province cannot be plundered again.',
      it: 'Finché uno sta coperto su un sito, la provincia non si può saccheggiare di nuovo.',
      rulings: [
        {
          id: 'G151',
          en: 'A marker that lies face down is never turned up; all markers that no player keeps are in the bag.',
          it: 'Un segnalino coperto non si gira mai; nel sacchetto ci sono tutti quelli che nessun giocatore tiene.',
          why: { en: 'What it shows never matters.', it: 'Ciò che mostra non conta mai.' },
        },
      ],
    },
    {
      id: 'XI.F.c',
      en: 'After each civilised nation’s Revenues up to two of them are removed from every area it controls; the country recovers more slowly than cities.',
      it: 'Dopo i Redditi di ogni nazione civilizzata se ne tolgono fino a due da ogni area che controlla; la campagna si riprende più piano delle città.',
    },
    {
      id: 'XI.G.a',
      heading: { en: 'Raiders who settle', it: 'Predoni insediati' },
      en: 'Raiders who settle fight a battle at once if enemy units are in the province.',
      it: 'I predoni che si insediano combattono subito una battaglia se nella provincia ci sono unità nemiche.',
      rulings: [
        {
          id: 'G303',
          en: 'They attack from where the raid began: beaten, those of a nation on the map go back to the province of its horde; those who came over the sea or from beyond the map are lost to the supply.',
          it: 'Attaccano da dove è partita la razzia: se perdono, quelli di una nazione sulla mappa tornano nella provincia dell’orda; quelli venuti dal mare o da fuori mappa tornano alla scorta.',
          why: {
            en: 'An attacker retreats where he came from (XX.L), and nobody retreats over the sea (G107).',
            it: 'Chi attacca si ritira da dove è venuto (XX.L), e nessuno si ritira per mare (G107).',
          },
        },
      ],
    },
    {
      id: 'XI.G.b',
      en: 'Their nation is inactive then, and raids no more; the Calendar can make it active.',
      it: 'La loro nazione è allora inattiva e non razzia più; il Calendario può renderla attiva.',
      rulings: [
        {
          id: 'G153',
          en: 'When the Calendar brings their nation, the settled units are part of it: its horde and units come where the Calendar says, or all of them to a province of theirs.',
          it: 'Quando il Calendario porta la loro nazione, le unità insediate ne fanno parte: orda e unità arrivano dove dice il Calendario, o tutte in una loro provincia.',
          why: { en: 'One nation has one horde and one supply.', it: 'Una nazione ha un’orda sola e una scorta sola.' },
        },
        {
          id: 'G332',
          en: 'It raids no more even if all who settled perish; who loses the first battle has not settled, and raids again.',
          it: 'Non razzia più nemmeno se tutti gli insediati muoiono; chi perde la prima battaglia non si è insediato, e razzia ancora.',
          why: {
            en: 'A nation that has settled is inactive until the Calendar says otherwise; the settlers are those who remain where the raid was.',
            it: 'Una nazione che si è insediata è inattiva finché il Calendario non dice altro; insediato è chi rimane dove si è svolta la razzia.',
          },
        },
      ],
    },
  ],
};
