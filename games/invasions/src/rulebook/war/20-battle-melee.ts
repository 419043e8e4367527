import type { Statement } from '@tabula/engine';

/** Part of chapter XX. */
export const meleeAndAfter: readonly Statement[] = [
  {
    id: 'XX.H.a',
    heading: { en: 'Melee', it: 'Mischia' },
    en: 'When the dice are ready the melee is fought.',
    it: 'Pronti i dadi, si combatte la mischia.',
  },
  { id: 'XX.H.b', en: 'Hits of both sides count at the same time.', it: 'I colpi delle due parti sono simultanei.' },
  { id: 'XX.H.c', en: 'Both roll, the attacker first.', it: 'Tirano entrambi, l’attaccante per primo.' },
  { id: 'XX.H.d', en: 'Each sword is a hit on the enemy.', it: 'Ogni spada è un colpo sul nemico.' },
  {
    id: 'XX.H.e',
    en: 'Red swords hit only on plain, steppe and desert.',
    it: 'Le spade rosse colpiscono solo in pianura, steppa e deserto.',
    rulings: [
      {
        id: 'G50',
        en: 'Assyria is steppe.',
        it: 'L’Assyria è steppa.',
        why: {
          en: 'The dictionary says so, the example says plain; red swords count on both.',
          it: 'Lo dice il dizionario; l’esempio dice pianura, ma le spade rosse valgono in entrambe.',
        },
      },
    ],
  },
  {
    id: 'XX.H.f',
    en: 'Each player chooses which of his own units are hit.',
    it: 'Ognuno sceglie quali delle proprie unità sono colpite.',
    rulings: [
      {
        id: 'G341',
        en: 'If two players have units on one side the hits of each roll are divided in proportion to their units there, the odd one to who has most (if equal, to who leads the side); nobody takes more than he can. Whose Limes stands there says whether it takes a hit.',
        it: 'Se due giocatori hanno unità nello stesso schieramento, i colpi di ogni tiro si dividono in proporzione alle loro unità presenti, quello in più a chi ne ha di più (a parità, a chi guida lo schieramento); nessuno ne prende più di quanti può. Se un Limes subisce un colpo lo dice chi lo possiede.',
        why: {
          en: 'Each chooses among his own, so it must be known first how many are his, and no player may put them on another. Re-rolls and withdrawal are the word of who has most units.',
          it: 'Ognuno sceglie tra le proprie, quindi prima si deve sapere quanti colpi sono suoi, e nessuno può scaricarli su un altro. Rilanci e ritirata volontaria spettano a chi ha più unità.',
        },
      },
    ],
  },
  {
    id: 'XX.H.g',
    en: 'A hit eliminates a unit, or damages an elite unit, which is flipped to a standard infantry or fleet.',
    it: 'Un colpo elimina un’unità o danneggia un’élite, che si capovolge e diventa fanteria o flotta standard.',
  },
  {
    id: 'XX.H.h',
    en: 'Of a mixed stack the first unit eliminated is a national one, auxiliaries included.',
    it: 'In una pila mista la prima unità eliminata è nazionale, ausiliari compresi.',
    rulings: [
      {
        id: 'G53',
        en: 'This binds eliminations only: elite units may be flipped freely before.',
        it: 'Vale solo per le eliminazioni: le élite si possono capovolgere prima, liberamente.',
        why: { en: 'The rule says eliminated, not hit.', it: 'La regola dice eliminata, non colpita.' },
      },
      {
        id: 'G340',
        en: 'Units of allies, and of federates beside their federator, are all national; foreign is who serves another nation than his own.',
        it: 'Le unità degli alleati, e dei federati accanto al federatore, sono tutte nazionali; straniero è chi serve una nazione diversa dalla propria.',
        why: {
          en: 'The book explains foreign by mercenaries, and allies fight as one nation (XXXIV).',
          it: 'Il libro spiega straniere con mercenari, e gli alleati combattono come una nazione (XXXIV).',
        },
      },
    ],
  },
  {
    id: 'XX.H.i',
    en: 'A horde is hit last; it is not eliminated, its nation submits.',
    it: 'Un’orda è colpita per ultima; non è eliminata, la sua nazione si sottomette.',
  },
  {
    id: 'XX.I.a',
    heading: { en: 'The winner', it: 'Il vincitore' },
    en: 'Whoever eliminates all enemy units wins.',
    it: 'Vince chi elimina tutte le unità nemiche.',
    rulings: [
      {
        id: 'G82',
        en: 'If both are wiped out the next criteria decide; each side recovers, and what the loser recovers retreats.',
        it: 'Se entrambi sono distrutti decidono i criteri seguenti; ognuno recupera, e ciò che recupera il perdente si ritira.',
        why: { en: 'The first criterion fits both.', it: 'Il primo criterio vale per entrambi.' },
      },
    ],
  },
  {
    id: 'XX.I.b',
    en: 'Else whoever lost fewer units wins.',
    it: 'Altrimenti vince chi ha perso meno unità.',
    rulings: [
      {
        id: 'G49',
        en: 'Only eliminated units count, not flipped ones.',
        it: 'Contano solo le unità eliminate, non quelle capovolte.',
        why: {
          en: 'So the rule says, and so the examples count.',
          it: 'Così dice la regola e così contano gli esempi.',
        },
      },
    ],
  },
  {
    id: 'XX.I.c',
    en: 'If equal, the defender wins with his own fortified city or horde there.',
    it: 'A parità vince il difensore, se c’è la sua città fortificata o la sua orda.',
  },
  {
    id: 'XX.I.d',
    en: 'Without these the leader with the higher combat bonus wins.',
    it: 'Se non ci sono, vince il leader con il bonus Combattimento più alto.',
  },
  { id: 'XX.I.e', en: 'If still equal the defender wins.', it: 'Se è ancora parità vince il difensore.' },
  { id: 'XX.I.f', en: 'The loser must retreat.', it: 'Chi perde deve ritirarsi.' },
  {
    id: 'XX.J.a',
    heading: { en: 'Leaders lost', it: 'Perdita dei leader' },
    en: 'When a stack is eliminated, before recovery, its leader is eliminated unless a D2 succeeds.',
    it: 'Quando una pila è eliminata, prima del recupero, il suo leader è eliminato se non supera un D2.',
  },
  {
    id: 'XX.J.b',
    en: 'A leader left alone goes to the nearest friendly province, whatever the distance and the enemies between.',
    it: 'Un leader rimasto solo va nella provincia amica più vicina, qualunque sia la distanza e chiunque stia in mezzo.',
    rulings: [
      {
        id: 'G304',
        en: 'So does, without a test, any leader with no unit of his own or of friends beside him and in no city of theirs, when a battle or a Combat is over and his province is an enemy’s, or enemies stand in it. If there is no friendly province he stays.',
        it: 'Lo stesso fa, senza test, ogni leader che non ha accanto unità sue o amiche e non è in una loro città, quando una battaglia o un Combattimento è finito e la provincia è di un nemico, o ci sono nemici. Se non c’è una provincia amica, resta.',
        why: {
          en: 'The book does not ask who has won; and a leader is no unit, so nothing else keeps him from living among enemies.',
          it: 'Il libro non chiede chi ha vinto; e un leader non è un’unità, quindi nient’altro gli impedisce di vivere tra i nemici.',
        },
      },
    ],
  },
  {
    id: 'XX.J.c',
    en: 'While an empire is In Decline, each victory of a leader brings a D10: on 8 or more he is murdered.',
    it: 'Se un impero è In Declino, a ogni vittoria di un leader si tira un D10: con 8 o più è assassinato.',
  },
  {
    id: 'XX.J.d',
    en: 'A standard leader eliminated comes back as a reinforcement next turn.',
    it: 'Un leader standard eliminato torna fra i rinforzi del turno dopo.',
  },
  {
    id: 'XX.K.a',
    heading: { en: 'Recovery', it: 'Recupero' },
    en: 'When the winner is known and leaders are gone, each side recovers two eliminated units of its choice.',
    it: 'Noti il vincitore e i leader perduti, ogni parte recupera due unità eliminate a sua scelta.',
    rulings: [
      {
        id: 'G342',
        en: 'Two players on one side share the recoveries in proportion to the units that each has lost, as they do hits, and each chooses among his own; each retreats with his own units, his leaders and hordes with them.',
        it: 'Due giocatori nello stesso schieramento si dividono i recuperi in proporzione alle unità che ciascuno ha perso, come i colpi, e ognuno sceglie tra le proprie; ognuno si ritira con le proprie unità, e con esse i suoi leader e le sue orde.',
        why: {
          en: 'The choice is that of the side, and nobody decides about another’s units (XX.H).',
          it: 'La scelta è dello schieramento, e nessuno decide delle unità di un altro (XX.H).',
        },
      },
    ],
  },
  { id: 'XX.K.b', en: 'An eliminated elite unit comes back damaged.', it: 'Un’élite eliminata torna danneggiata.' },
  {
    id: 'XX.K.c',
    en: 'If a side began with only two units, each recovers one.',
    it: 'Se una parte aveva all’inizio solo due unità, ognuno ne recupera una.',
    rulings: [
      {
        id: 'G48',
        en: 'Hordes and Limites do not count as units at the start.',
        it: 'Orde e Limites non contano come unità all’inizio.',
        why: { en: 'They give no die of their own either.', it: 'Non danno nemmeno un dado proprio.' },
      },
    ],
  },
  {
    id: 'XX.K.d',
    en: 'If a side began with only one unit, nobody recovers any.',
    it: 'Se una parte aveva all’inizio una sola unità, nessuno recupera.',
  },
  {
    id: 'XX.K.e',
    en: 'Nomads who subdue barbarians in a barbarian area choose what the new vassal recovers.',
    it: 'I nomadi che sottomettono barbari in un’area barbarica scelgono cosa recupera il nuovo vassallo.',
  },
  {
    id: 'XX.K.f',
    en: 'Then each civilised nation in the battle may restore one damaged elite unit, even if it recovered nothing.',
    it: 'Poi ogni nazione civilizzata coinvolta può ripristinare un’élite danneggiata, anche se non ha recuperato nulla.',
  },
  {
    id: 'XX.K.g',
    en: 'After a battle at sea all damaged elite fleets are restored.',
    it: 'Dopo una battaglia navale tutte le flotte élite danneggiate sono ripristinate.',
  },
  {
    id: 'XX.L.a',
    heading: { en: 'Retreat', it: 'Ritirata' },
    en: 'A retreat uses no ships and is not intercepted.',
    it: 'La ritirata non usa navi e non si intercetta.',
  },
  {
    id: 'XX.L.b',
    en: 'The loser retreats up to three steps through empty, neutral or friendly provinces and open straits, whatever his own steps.',
    it: 'Chi perde si ritira fino a tre passi per province vuote, neutrali o amiche e stretti aperti, qualunque sia il suo movimento.',
  },
  {
    id: 'XX.L.c',
    en: 'A hostile province may be entered by overrunning or clearing.',
    it: 'In una provincia ostile si entra sbaragliando o liberando il passaggio.',
    rulings: [
      {
        id: 'G224',
        en: 'Six or more who retreat or flee may overrun a single unit next door, which takes two of their three steps, and stay there or make the third; or one behind a province that they pass. Those for whom there is no room where it ends go elsewhere.',
        it: 'Sei o più unità che si ritirano o fuggono possono sbaragliare un’unità sola nella provincia accanto, spendendo due dei tre passi, e restarvi o fare il terzo; oppure una dietro una provincia che attraversano. Chi non trova posto all’arrivo va altrove.',
        why: {
          en: 'Overrun costs a step besides the one for entering (XVIII.E).',
          it: 'Sbaragliare costa un passo oltre a quello per entrare (XVIII.E).',
        },
      },
      {
        id: 'G343',
        en: 'Of those who retreat, twice as many as the enemies in a province may stay there and hold them, as when a passage is cleared, while the others pass on to a refuge within their three steps; one province on a way, and only in the Military phase. Those who stay have not arrived: they fight in this Combat, attacked by the active nation if it has units there, else attacking; beaten in their attack they are lost.',
        it: 'Di chi si ritira, il doppio dei nemici presenti in una provincia può restarvi e trattenerli, come quando si libera il passaggio, mentre gli altri proseguono fino a un rifugio entro i tre passi; una sola provincia per via, e solo nella fase Militare. Chi resta non è arrivato: combatte in questo Combattimento, attaccato dalla nazione attiva se vi ha unità, altrimenti attaccando; se il suo attacco fallisce è perduto.',
        why: {
          en: 'The book lets a retreat clear, wants arrivals in friendly or empty provinces only, and has those who clear fight in the next Combat (XVIII.F); in the middle of one, that is the battles still to be fought.',
          it: 'Il libro permette di liberare il passaggio in ritirata, vuole arrivi solo in province amiche o vuote, e fa combattere chi lo libera nel Combattimento successivo (XVIII.F); nel mezzo di uno, sono le battaglie ancora da combattere.',
        },
      },
      {
        id: 'G404',
        en: 'Those who stayed and have won before an enemy’s city go on with their retreat when Combat ends; only the active nation and its allies besiege it.',
        it: 'Chi è rimasto e ha vinto davanti a una città nemica prosegue la ritirata alla fine del Combattimento; solo la nazione attiva e i suoi alleati la assediano.',
        why: {
          en: 'Clearing is barred by walls alone (XVIII.F), but nobody stays before a city that has not fallen (XII.B), and arrivals are in friendly or rural provinces.',
          it: 'Solo le mura impediscono di liberare il passaggio (XVIII.F), ma nessuno resta davanti a una città non caduta (XII.B), e si arriva in province amiche o rurali.',
        },
      },
    ],
  },
  { id: 'XX.L.d', en: 'The stack may part and leave units on the way.', it: 'La pila può dividersi e lasciare unità.' },
  {
    id: 'XX.L.e',
    en: 'Provinces of arrival are friendly, or empty and rural.',
    it: 'Le province d’arrivo sono amiche, oppure vuote e rurali.',
  },
  { id: 'XX.L.f', en: 'The stacking limit holds there.', it: 'Vi si rispetta l’impilamento.' },
  {
    id: 'XX.L.g',
    en: 'The attacker retreats to the provinces he came from.',
    it: 'L’attaccante si ritira nelle province da cui è venuto.',
    rulings: [
      {
        id: 'G107',
        en: 'Who landed and is beaten, or besieged in vain, is lost.',
        it: 'Chi è sbarcato ed è battuto, o ha assediato invano, è perduto.',
        why: {
          en: 'He would have to go back where he came from, and nobody retreats over the sea.',
          it: 'Dovrebbe tornare da dove è venuto, e nessuno si ritira per mare.',
        },
      },
      {
        id: 'G307',
        en: 'If that province is full or no longer open to him he is lost; the three steps are for those who were attacked.',
        it: 'Se quella provincia è piena o non gli è più aperta è perduto; i tre passi sono per chi è stato attaccato.',
        why: {
          en: 'The sentence binds him to the provinces from which he came; so it is also where he came through neutral barbarians, among whom he may pass (XX.L.k) but not stay.',
          it: 'La frase lo lega alle province da cui è venuto; vale anche se è passato fra barbari neutrali, fra i quali può passare (XX.L.k) ma non restare.',
        },
      },
      {
        id: 'G381',
        en: 'So does the horde of an attacking people that is all gone; if it may not stand there it submits.',
        it: 'Così fa l’orda di un popolo che ha attaccato ed è tutto perduto; se non può stare lì si sottomette.',
        why: {
          en: 'It attacked with them; and a horde is never eliminated (XX.H).',
          it: 'Ha attaccato con loro; e un’orda non è mai eliminata (XX.H).',
        },
      },
    ],
  },
  {
    id: 'XX.L.h',
    en: 'The defender never retreats into or through a province the attacker came from.',
    it: 'Il difensore non si ritira mai in, né attraverso, una provincia da cui è venuto l’attaccante.',
  },
  {
    id: 'XX.L.i',
    en: 'One may retreat into a province where friends still have a battle to fight.',
    it: 'Ci si può ritirare dove gli amici hanno ancora una battaglia da combattere.',
  },
  {
    id: 'XX.L.j',
    en: 'Such units stand aside and take no part; if their friends lose, or they cannot stay, they retreat again.',
    it: 'Queste unità stanno da parte e non combattono; se gli amici perdono, o non possono restare, riprendono la ritirata.',
  },
  {
    id: 'XX.L.k',
    en: 'Retreating barbarians may cross any province of a barbarian area, occupied or not.',
    it: 'I barbari in ritirata attraversano qualsiasi provincia di un’area barbarica, occupata o no.',
  },
  { id: 'XX.L.l', en: 'A Limes cannot retreat.', it: 'Un Limes non può ritirarsi.' },
  {
    id: 'XX.L.m',
    en: 'What cannot retreat is eliminated.',
    it: 'Chi non può ritirarsi è eliminato.',
    rulings: [
      {
        id: 'G171',
        en: 'A horde whose people all perish on a retreat submits to the victor.',
        it: 'Un’orda la cui gente muore tutta in ritirata si sottomette al vincitore.',
        why: { en: 'A horde is never eliminated.', it: 'Un’orda non è mai eliminata.' },
      },
    ],
  },
];
