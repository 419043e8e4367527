import type { Chapter } from '@tabula/engine';

export const fleets: Chapter = {
  id: 'XXV',
  title: { en: 'Fleets', it: 'Flotte' },
  statements: [
    {
      id: 'XXV.A.a',
      heading: { en: 'Fleets', it: 'Flotte' },
      en: 'A fleet moves up to four sea zones in an activation.',
      it: 'Una flotta si muove fino a quattro zone di mare per attivazione.',
    },
    {
      id: 'XXV.A.b',
      en: 'It is never more than two zones from a coastal city of its nation.',
      it: 'Non dista mai più di due zone da una città costiera della sua nazione.',
      rulings: [
        {
          id: 'G20',
          en: 'The city’s own zone is distance 0, and a fleet never sails out of reach, not even to pass through. If a city is lost it must return in its next activation or is removed.',
          it: 'La zona della città è distanza 0, e una flotta non esce mai dalla portata, nemmeno di passaggio. Se una città è persa deve rientrare nella sua prossima attivazione o è rimossa.',
          why: {
            en: '“Never” holds on the way too; only who was cut off by others has to get back.',
            it: '“Mai” vale anche lungo la rotta; solo chi è stato tagliato fuori deve rientrare.',
          },
        },
      ],
    },
    { id: 'XXV.A.c', en: 'A naval stack has two fleets at most.', it: 'Una pila navale ha al massimo due flotte.' },
    {
      id: 'XXV.A.d',
      en: 'A nation may have two naval stacks in a zone, but not two of a single fleet each: those join.',
      it: 'Una nazione può avere due pile navali in una zona, ma non due da una flotta sola: queste si uniscono.',
    },
    {
      id: 'XXV.A.e',
      en: 'A naval stack may leave fleets behind and pick up others on its way.',
      it: 'Una pila navale può lasciare flotte e raccoglierne altre lungo la rotta.',
    },
    {
      id: 'XXV.A.f',
      en: 'Any number of nations may be in the same zone; a battle is not automatic.',
      it: 'Nella stessa zona possono stare quante nazioni si vuole; la battaglia non è automatica.',
    },
    { id: 'XXV.A.g', en: 'Naval stacks cannot evade.', it: 'Le pile navali non possono fuggire.' },
    {
      id: 'XXV.B.a',
      heading: { en: 'Naval interception', it: 'Intercettazione navale' },
      en: 'When naval stacks of the active nation and of an enemy are in the same zone, either may try to intercept.',
      it: 'Quando pile navali della nazione attiva e di un nemico sono nella stessa zona, una delle due può tentare di intercettare.',
      rulings: [
        {
          id: 'G226',
          en: 'An active stack is intercepted where it is when the activation of its nation begins, and when it sails into a zone, carries or seeks battle there.',
          it: 'Una pila attiva si intercetta dov’è quando comincia l’attivazione della sua nazione, e quando entra in una zona, vi trasporta o vi cerca battaglia.',
          why: {
            en: 'The book asks only that both are in one zone, and the inactive nation says so first: before the active one does anything.',
            it: 'Il libro chiede solo che siano nella stessa zona, e la nazione inattiva dichiara per prima: prima che l’attiva faccia qualcosa.',
          },
        },
      ],
    },
    { id: 'XXV.B.b', en: 'The inactive nation says so first.', it: 'Dichiara prima la nazione inattiva.' },
    { id: 'XXV.B.c', en: 'Fleets that intercept do not move.', it: 'Le flotte che intercettano non si muovono.' },
    {
      id: 'XXV.B.d',
      en: 'If the interceptor controls all coastal cities of the zone it succeeds; else it needs a D2.',
      it: 'Se chi intercetta controlla tutte le città costiere della zona riesce; altrimenti serve un D2.',
    },
    {
      id: 'XXV.B.e',
      en: 'In an activation each naval stack may try one player, and be the target of one player.',
      it: 'In un’attivazione ogni pila navale può tentare contro un solo giocatore ed essere bersaglio di uno solo.',
      rulings: [
        {
          id: 'G330',
          en: 'A stack tries once; that player may try with each of his stacks against the same target, in this zone and in later ones, be he active or not.',
          it: 'Una pila tenta una volta sola; quel giocatore può tentare con ognuna delle sue pile contro lo stesso bersaglio, in questa zona e nelle successive, attivo o no che sia.',
          why: {
            en: 'The book limits a stack to one attempt, and its target to one player, not to one attempt.',
            it: 'Il libro limita la pila a un tentativo, e il bersaglio a un solo giocatore, non a un solo tentativo.',
          },
        },
      ],
    },
    {
      id: 'XXV.B.f',
      en: 'A stack on its second transport may be intercepted again.',
      it: 'Una pila al suo secondo trasporto si può intercettare di nuovo.',
    },
    {
      id: 'XXV.C.a',
      heading: { en: 'Naval battle', it: 'Battaglia navale' },
      en: 'There is no naval battle without an interception, and it is fought at once, within the movement of the active stack.',
      it: 'Non c’è battaglia navale senza intercettazione, e si combatte subito, durante il movimento della pila attiva.',
      rulings: [
        {
          id: 'G19',
          en: 'Each fleet gives a white die; nothing is exchanged; only white swords count, unless the table plays with red swords at sea.',
          it: 'Ogni flotta dà un dado bianco; non si scambia nulla; contano solo le spade bianche, a meno che al tavolo si giochi con le spade rosse in mare.',
          why: {
            en: 'The dice at sea are not stated; red swords belong to plain, steppe and desert (XX.H).',
            it: 'I dadi in mare non sono indicati; le spade rosse sono di pianura, steppa e deserto (XX.H).',
          },
        },
      ],
    },
    {
      id: 'XXV.C.b',
      en: 'One naval stack of each side fights, even if there is a second.',
      it: 'Combatte una pila navale per parte, anche se ce n’è una seconda.',
    },
    { id: 'XXV.C.c', en: 'There is no archery at sea.', it: 'In mare non c’è tiro degli arcieri.' },
    {
      id: 'XXV.C.d',
      en: 'No modifiers apply, unless an event or a special rule says so.',
      it: 'Non ci sono modificatori, salvo eventi o regole speciali.',
    },
    {
      id: 'XXV.C.e',
      en: 'In the Mediterranean and the Pontus Euxinus a side that controls all coastal cities of the zone has two re-rolls.',
      it: 'Nel Mediterraneo e nel Pontus Euxinus chi controlla tutte le città costiere della zona ha due rilanci.',
    },
    {
      id: 'XXV.C.f',
      en: 'Elite fleets of Rome and Byzantium take two hits; the first flips them.',
      it: 'Le flotte élite di Roma e Bisanzio reggono due colpi; il primo le capovolge.',
    },
    {
      id: 'XXV.C.g',
      en: 'Whoever eliminates the other or hits more often wins; a draw is possible.',
      it: 'Vince chi elimina l’altro o infligge più colpi; si può pareggiare.',
    },
    { id: 'XXV.C.h', en: 'Nobody retreats at sea.', it: 'In mare non ci si ritira.' },
    {
      id: 'XXV.C.i',
      en: 'A leader aboard gives his re-rolls and is eliminated if the whole stack is lost.',
      it: 'Un leader a bordo dà i suoi rilanci ed è eliminato se si perde tutta la pila.',
      rulings: [
        {
          id: 'G178',
          en: 'A leader goes aboard when the battle begins: one who sails with the cargo, or who stands on the shore of that sea.',
          it: 'Un leader s’imbarca all’inizio della battaglia: chi viaggia con il carico o chi sta sulla riva di quel mare.',
          why: { en: 'The book does not say when he is assigned.', it: 'Il libro non dice quando lo si assegna.' },
        },
      ],
    },
    {
      id: 'XXV.C.j',
      en: 'A naval battle may be refused; whoever refuses counts as beaten.',
      it: 'Una battaglia navale si può rifiutare; chi rifiuta è considerato sconfitto.',
    },
    {
      id: 'XXV.C.k',
      en: 'If the active stack refuses, its movement ends.',
      it: 'Se rifiuta la pila attiva, il suo movimento finisce.',
    },
    {
      id: 'XXV.C.l',
      en: 'If the inactive stack refuses, its player gives a point to the other.',
      it: 'Se rifiuta la pila inattiva, il suo giocatore cede un punto all’altro.',
    },
    {
      id: 'XXV.D.a',
      heading: { en: 'Transport', it: 'Trasporto navale' },
      en: 'Land units may cross one or two sea zones on naval stacks.',
      it: 'Le unità di terra possono attraversare una o due zone di mare su pile navali.',
      rulings: [
        {
          id: 'G177',
          en: 'A voyage is an order of its own: the stack marches to the coast, sails, and marches on with what is left.',
          it: 'Il viaggio è un ordine a sé: la pila marcia fino alla costa, salpa e prosegue con i passi rimasti.',
          why: { en: 'Each part of the way has its own reactions.', it: 'Ogni tratto ha le sue reazioni.' },
        },
      ],
    },
    {
      id: 'XXV.D.b',
      en: 'They sail from a friendly coastal province to another; no stack stays at sea.',
      it: 'Si salpa da una provincia costiera amica a un’altra; nessuna pila resta in mare.',
    },
    {
      id: 'XXV.D.c',
      en: 'A friendly naval stack must be in every zone crossed.',
      it: 'In ogni zona attraversata ci dev’essere una pila navale amica.',
      rulings: [
        {
          id: 'G182',
          en: 'Fleets of friends carry too, and whoever is aboard decides whether they fight; in each activation they have all their steps.',
          it: 'Trasportano anche le flotte degli amici, e chi è a bordo decide se combattono; in ogni attivazione hanno tutti i loro passi.',
          why: { en: 'The rule says friendly, not own.', it: 'La regola dice amica, non propria.' },
        },
      ],
    },
    {
      id: 'XXV.D.d',
      en: 'A fleet carries three land units and a leader; his stacking bonus does not apply.',
      it: 'Una flotta porta tre unità di terra e un leader; il suo bonus Impilamento non vale.',
      rulings: [
        {
          id: 'G21',
          en: 'Over two zones the smaller naval stack limits the cargo.',
          it: 'Su due zone il carico è limitato dalla pila navale più piccola.',
          why: { en: 'Everybody has to pass from one to the other.', it: 'Tutti devono passare dall’una all’altra.' },
        },
      ],
    },
    {
      id: 'XXV.D.e',
      en: 'A naval stack makes two transports at most in its nation’s activation.',
      it: 'Una pila navale fa al massimo due trasporti nell’attivazione della sua nazione.',
    },
    {
      id: 'XXV.D.f',
      en: 'A zone costs a step of the land units and of the naval stack used there.',
      it: 'Ogni zona costa un passo alle unità di terra e alla pila navale usata lì.',
    },
    {
      id: 'XXV.D.g',
      en: 'A land stack may march before and after.',
      it: 'Una pila di terra può marciare prima e dopo.',
    },
    {
      id: 'XXV.D.h',
      en: 'A land stack is transported once in an activation or campaign.',
      it: 'Una pila di terra è trasportata una sola volta per attivazione o campagna.',
    },
    {
      id: 'XXV.D.i',
      en: 'Nomad barbarians are never transported, unless they serve as mercenaries or auxiliaries.',
      it: 'I barbari nomadi non sono mai trasportati, a meno che servano come mercenari o ausiliari.',
    },
    {
      id: 'XXV.D.j',
      en: 'Each transport is announced, so that enemy fleets in the zones crossed may intercept.',
      it: 'Ogni trasporto si dichiara, perché le flotte nemiche nelle zone interessate possano intercettare.',
    },
    {
      id: 'XXV.D.k',
      en: 'If the active player refuses the battle the transport does not take place.',
      it: 'Se il giocatore attivo rifiuta la battaglia il trasporto non avviene.',
    },
    {
      id: 'XXV.D.l',
      en: 'Units for which the surviving fleets have no room are lost.',
      it: 'Le unità per cui le flotte rimaste non hanno posto sono perdute.',
    },
    {
      id: 'XXV.E.a',
      heading: { en: 'Landings', it: 'Sbarco anfibio' },
      en: 'A landing goes from a friendly coast to one that is an enemy’s or empty.',
      it: 'Lo sbarco va da una costa amica a una nemica o vuota.',
    },
    {
      id: 'XXV.E.b',
      en: 'Steps are spent whether it succeeds or not.',
      it: 'I passi si spendono sia che riesca sia che fallisca.',
    },
    {
      id: 'XXV.E.c',
      en: 'It is a transport with a test for shipwreck, made before any interception.',
      it: 'È un trasporto con un test di naufragio, fatto prima di ogni intercettazione.',
    },
    {
      id: 'XXV.E.d',
      en: 'There is no test when barbarians invade Britannia or when the units are amphibious.',
      it: 'Non c’è test quando barbari invadono la Britannia o quando le unità sono anfibie.',
      rulings: [
        {
          id: 'G22',
          en: 'Barbarians who are no nomads reach Britannia over one or two zones without fleets; stacks of amphibious units only land anywhere over one zone. Enemy naval stacks may intercept: each fleet rolls a white die, each white sword takes a unit. Nations with keels take their horde along.',
          it: 'I barbari non nomadi raggiungono la Britannia per una o due zone senza flotte; le pile di sole unità anfibie sbarcano ovunque oltre una zona. Le pile navali nemiche possono intercettare: ogni flotta tira un dado bianco, ogni spada bianca toglie un’unità. Le nazioni con chiglie portano con sé l’orda.',
          why: {
            en: 'Transport needs a naval stack these peoples do not have, yet the book has them come.',
            it: 'Il trasporto richiede una pila navale che questi popoli non hanno, eppure il libro li fa arrivare.',
          },
        },
      ],
    },
    {
      id: 'XXV.E.e',
      en: 'There is one roll, however many zones, units and naval stacks there are.',
      it: 'Il tiro è uno solo, qualunque sia il numero di zone, unità e pile navali.',
    },
    {
      id: 'XXV.E.f',
      en: 'It is a D10, with -2 unless the nation controls a city of the last zone on the same coast as the target.',
      it: 'È un D10, con -2 se la nazione non controlla, nell’ultima zona, una città sulla stessa costa del bersaglio.',
      rulings: [
        {
          id: 'G183',
          en: 'Coasts are connected stretches of the shore of a zone; each island is its own, a strait does not join, the Pontus Euxinus has one.',
          it: 'Le coste sono tratti continui della riva di una zona; ogni isola fa da sé, uno stretto non unisce, il Pontus Euxinus ne ha una sola.',
          why: {
            en: 'The map shows no names of coasts; the example tells the two shores of a zone apart.',
            it: 'La mappa non nomina le coste; l’esempio distingue le due rive di una zona.',
          },
        },
      ],
    },
    {
      id: 'XXV.E.g',
      en: 'A city site that is not built does not count.',
      it: 'Un sito di città non edificato non conta.',
    },
    {
      id: 'XXV.E.h',
      en: '+1 for Romans and Byzantines on a coast of the Mediterranean or the Pontus Euxinus.',
      it: '+1 per Romani e Bizantini su una costa del Mediterraneo o del Pontus Euxinus.',
    },
    {
      id: 'XXV.E.i',
      en: 'The events Storm and Expert Navigation change the roll.',
      it: 'Gli eventi Tempesta e Navigazione Esperta modificano il tiro.',
    },
    { id: 'XXV.E.j', en: 'Below 5 the landing fails.', it: 'Sotto il 5 lo sbarco fallisce.' },
    {
      id: 'XXV.E.k',
      en: 'With 5 or more it succeeds, if it is not intercepted.',
      it: 'Con 5 o più riesce, se non è intercettato.',
    },
    {
      id: 'XXV.E.l',
      en: 'An interception may keep some or all units from landing.',
      it: 'Un’intercettazione può impedire lo sbarco ad alcune o a tutte le unità.',
    },
    {
      id: 'XXV.F.a',
      heading: { en: 'Blockade of a strait', it: 'Blocco di uno stretto' },
      en: 'A naval stack may block a strait for enemy land stacks.',
      it: 'Una pila navale può bloccare uno stretto alle pile di terra nemiche.',
      rulings: [
        {
          id: 'G23',
          en: 'Any hostile naval stack in a sea of the strait blocks it by itself, for movement, interception, evasion and retreat.',
          it: 'Qualsiasi pila navale ostile in un mare dello stretto lo blocca da sé, per movimento, intercettazione, fuga e ritirata.',
          why: {
            en: 'It costs nothing and is always to its nation’s good.',
            it: 'Non costa nulla e giova sempre alla sua nazione.',
          },
        },
      ],
    },
    {
      id: 'XXV.F.b',
      en: 'A friendly fleet in the same sea does not lift the blockade.',
      it: 'Una flotta amica nello stesso mare non toglie il blocco.',
    },
    {
      id: 'XXV.F.c',
      en: 'To pass, the nation or an ally must eliminate the blocking stack, or a friendly nation must have done so earlier in the turn.',
      it: 'Per passare, la nazione o un alleato deve eliminare la pila che blocca, oppure deve averlo fatto prima, nel turno, una nazione amica.',
    },
  ],
};
