import type { Chapter } from '@tabula/engine';

export const glossary: Chapter = {
  id: 'XXXIV',
  title: { en: 'Glossary', it: 'Glossario' },
  statements: [
    {
      id: 'XXXIV.a',
      en: 'Allies share what lands they hold together by halves, move and retreat through each other’s land, and fight as one nation in one stack.',
      it: 'Gli alleati dividono a metà le terre che tengono insieme, si muovono e si ritirano nelle terre l’uno dell’altro e combattono come una nazione in una sola pila.',
      rulings: [
        {
          id: 'G382',
          en: 'In the Movement of either, units of allies who are activated together go along in a stack by land, as their own player says before he knows where to; the leader of the nation that moves leads them all. On campaign a nation is alone, and over the sea each sails by itself.',
          it: 'Nel Movimento di ciascuno, le unità degli alleati che si attivano insieme vanno a terra in una sola pila, come decide il loro giocatore prima di sapere dove; le guida il leader della nazione che muove. In campagna la nazione è sola, e per mare ognuno naviga da sé.',
          why: {
            en: 'They may form one stack, and each player moves his own units; the book speaks of the leader’s nation in campaigns, and of no stack of two nations at sea.',
            it: 'Possono comporre una pila, e ogni giocatore muove le proprie unità; nelle campagne il libro parla della nazione del leader, e per mare di nessuna pila di due nazioni.',
          },
        },
      ],
    },
    {
      id: 'XXXIV.b',
      en: 'A province is friendly if the nation or a friend controls it or stands there unopposed; where a battle or siege is undecided it stays hostile.',
      it: 'Una provincia è amica se la nazione o un’amica la controlla o vi sta senza opposizione; dove una battaglia o un assedio è aperto resta ostile.',
    },
    {
      id: 'XXXIV.c',
      en: 'A city is friendly if it is controlled or has been besieged with success.',
      it: 'Una città è amica se è controllata o assediata con successo.',
    },
    {
      id: 'XXXIV.d',
      en: 'Amphibious units ignore rivers and the risk of shipwreck.',
      it: 'Le unità anfibie ignorano i fiumi e il rischio di naufragio.',
    },
    {
      id: 'XXXIV.e',
      en: 'Archers shoot before a battle and then fight as others do.',
      it: 'Gli arcieri tirano prima della battaglia e poi combattono come gli altri.',
    },
    {
      id: 'XXXIV.f',
      en: 'Horse archers are both cavalry and archers.',
      it: 'Gli arcieri a cavallo sono insieme cavalleria e arcieri.',
    },
    {
      id: 'XXXIV.g',
      en: 'An area is a group of provinces, barbarian or civilised.',
      it: 'Un’area è un insieme di province, barbarica o civilizzata.',
    },
    {
      id: 'XXXIV.h',
      en: 'Each nation is activated once in the Military phase.',
      it: 'Ogni nazione si attiva una volta nella fase Militare.',
    },
    {
      id: 'XXXIV.i',
      en: 'Auxiliaries are Roman units of Alemanni, Alans, Burgundians, Gepids, Goths, Heruli, Huns, Mauritanians or Vandals; they are no mercenaries.',
      it: 'Gli ausiliari sono unità romane di Alemanni, Alani, Burgundi, Gepidi, Goti, Eruli, Unni, Mauritani o Vandali; non sono mercenari.',
    },
    {
      id: 'XXXIV.j',
      en: 'An action is completed before the next one begins.',
      it: 'Un’azione si completa prima che cominci la successiva.',
    },
    {
      id: 'XXXIV.k',
      en: 'Barbarian nations become kingdoms in the end; only the Huns can become an empire at once.',
      it: 'Le nazioni barbariche diventano prima o poi regni; solo gli Unni possono diventare direttamente un impero.',
    },
    {
      id: 'XXXIV.l',
      en: 'A campaign is more movement and combat for the stack of a leader with a campaign value.',
      it: 'Una campagna è altro movimento e combattimento per la pila di un leader con valore Campagna.',
    },
    {
      id: 'XXXIV.m',
      en: 'A capital is the seat of a civilised nation and pays more; its loss is a disaster.',
      it: 'La capitale è la sede di una nazione civilizzata e rende di più; perderla è un disastro.',
    },
    {
      id: 'XXXIV.n',
      en: 'Cataphractae are heavy elite horse archers of the Byzantines, from turn 8.',
      it: 'I Cataphractae sono arcieri a cavallo pesanti élite dei Bizantini, dal turno 8.',
    },
    { id: 'XXXIV.o', en: 'Cavalry may give a tactical advantage.', it: 'La cavalleria può dare un vantaggio tattico.' },
    {
      id: 'XXXIV.p',
      en: 'Noble cavalry is heavy elite cavalry of a kingdom.',
      it: 'La cavalleria nobile è cavalleria pesante élite di un regno.',
    },
    {
      id: 'XXXIV.q',
      en: 'Palatine cavalry is heavy and doubly elite.',
      it: 'La cavalleria Palatina è pesante e doppiamente élite.',
    },
    {
      id: 'XXXIV.r',
      en: 'Cities bring civilised nations income, and decide what an empire controls.',
      it: 'Le città danno reddito alle nazioni civilizzate e decidono che cosa controlla un impero.',
    },
    {
      id: 'XXXIV.s',
      en: 'Clibanarii are heavy elite cavalry of the Persians.',
      it: 'I Clibanarii sono cavalleria pesante élite dei Persiani.',
    },
    {
      id: 'XXXIV.t',
      en: 'A client is a minor kingdom with a protector; it pays, lends a mercenary, is neutral and often inactive.',
      it: 'Un cliente è un regno minore con un protettore; paga, presta un mercenario, è neutrale e spesso inattivo.',
    },
    { id: 'XXXIV.u', en: 'Collapse is the end of an empire.', it: 'Il collasso è la fine di un impero.' },
    {
      id: 'XXXIV.v',
      en: 'Some borders run along rivers or ridges and help the defender.',
      it: 'Alcuni confini corrono lungo fiumi o creste e aiutano il difensore.',
    },
    {
      id: 'XXXIV.w',
      en: 'Control makes a province friendly or not at any moment, and brings income and points.',
      it: 'Il controllo rende in ogni momento amica o no una provincia, e dà redditi e punti.',
    },
    {
      id: 'XXXIV.x',
      en: 'Custodes are heavy, doubly elite infantry: the imperial guard.',
      it: 'I Custodes sono fanteria pesante doppiamente élite: la guardia imperiale.',
    },
    {
      id: 'XXXIV.y',
      en: 'A heresy is at odds with the dogma and causes trouble within.',
      it: 'Un’eresia è in contrasto con il dogma e causa disordini interni.',
    },
    {
      id: 'XXXIV.z',
      en: 'Infantry is the common land unit of nearly all nations.',
      it: 'La fanteria è l’unità di terra di base di quasi tutte le nazioni.',
    },
    {
      id: 'XXXIV.aa',
      en: 'A turn has four phases in order: Time, Administration, Military, Scoring.',
      it: 'Un turno ha quattro fasi in ordine: Temporale, Amministrazione, Militare, Punteggio.',
    },
    {
      id: 'XXXIV.ab',
      en: 'A federate has a Foedus with its federator: it holds provinces for him and lends a mercenary, for tribute.',
      it: 'Un federato ha un Foedus con il suo federatore: tiene province per lui e gli presta un mercenario, in cambio di un tributo.',
    },
    {
      id: 'XXXIV.ac',
      en: 'Fleets stay at sea; they fight, block straits, intercept landings and carry units.',
      it: 'Le flotte restano in mare; combattono, bloccano stretti, intercettano sbarchi e trasportano unità.',
    },
    {
      id: 'XXXIV.ad',
      en: 'An empire is the last status of a nation.',
      it: 'L’impero è l’ultimo status di una nazione.',
    },
    {
      id: 'XXXIV.ae',
      en: 'A nation that invades is activated with two rounds and has bonuses.',
      it: 'Una nazione che invade si attiva con due giri e ha dei bonus.',
    },
    {
      id: 'XXXIV.af',
      en: 'Besides historical leaders there are standard ones: kings of barbarians and kingdoms, and generals of empires beside the emperor.',
      it: 'Oltre ai leader storici ci sono quelli standard: re di barbari e regni, e generali degli imperi accanto all’imperatore.',
    },
    {
      id: 'XXXIV.ag',
      en: 'A Limes does not move and stops invasions at the border.',
      it: 'Un Limes non si muove e ferma le invasioni al confine.',
    },
    {
      id: 'XXXIV.ah',
      en: 'A sea zone is the smallest part of the sea, where fleets are.',
      it: 'La zona di mare è la più piccola parte del mare, dove stanno le flotte.',
    },
    {
      id: 'XXXIV.ai',
      en: 'A mercenary belongs to one nation and fights for another: a client’s, a federate’s or a vassal’s.',
      it: 'Un mercenario appartiene a una nazione e combatte per un’altra: è di un cliente, di un federato o di un vassallo.',
    },
    {
      id: 'XXXIV.aj',
      en: 'Kingdoms and empires are civilised nations.',
      it: 'Regni e imperi sono nazioni civilizzate.',
    },
    {
      id: 'XXXIV.ak',
      en: 'Inactive nations have units but do not attack or age and have no treasury; they score nothing themselves, but may for a protector, federator or overlord.',
      it: 'Le nazioni inattive hanno unità ma non attaccano, non invecchiano e non hanno Tesoro; non segnano punti, ma possono darne a un protettore, federatore o sovrano.',
    },
    {
      id: 'XXXIV.al',
      en: 'Vassals and clients are neutral to their lord, his allies and their vassals and clients; a province is neutral if it is empty or a neutral nation’s.',
      it: 'Vassalli e clienti sono neutrali con il loro signore, i suoi alleati e i vassalli e clienti di questi; una provincia è neutrale se è vuota o di una nazione neutrale.',
    },
    {
      id: 'XXXIV.am',
      en: 'Nomads are barbarians of a special kind.',
      it: 'I nomadi sono un tipo speciale di barbari.',
    },
    {
      id: 'XXXIV.an',
      en: 'A horde is a barbarian nation’s capital on the move.',
      it: 'L’orda è la capitale mobile di una nazione barbarica.',
    },
    {
      id: 'XXXIV.ao',
      en: 'Whoever is neither friendly nor neutral is hostile; a province is hostile if a hostile nation controls it, unless it is empty, or if a battle or siege there is undecided.',
      it: 'Chi non è amico né neutrale è ostile; una provincia è ostile se la controlla una nazione ostile, salvo che sia vuota, o se vi è aperta una battaglia o un assedio.',
    },
    {
      id: 'XXXIV.ap',
      en: 'A city is hostile if it is not controlled.',
      it: 'Una città è ostile se non è controllata.',
    },
    {
      id: 'XXXIV.aq',
      en: 'A stack is limited by the terrain; stacks move one at a time and then fight.',
      it: 'Una pila è limitata dal terreno; le pile muovono una alla volta e poi combattono.',
    },
    {
      id: 'XXXIV.ar',
      en: 'Raiders plunder rural civilised provinces.',
      it: 'I predoni saccheggiano province rurali civilizzate.',
    },
    {
      id: 'XXXIV.as',
      en: 'A province without a built city is rural.',
      it: 'Una provincia senza città edificate è rurale.',
    },
    {
      id: 'XXXIV.at',
      en: 'Minor kingdoms are often inactive and usually somebody’s clients.',
      it: 'I regni minori sono spesso inattivi e di solito clienti di qualcuno.',
    },
    {
      id: 'XXXIV.au',
      en: 'A kingdom is the middle status of a nation.',
      it: 'Il regno è lo status intermedio di una nazione.',
    },
    {
      id: 'XXXIV.av',
      en: 'There are five religions; they may bring heresies and make revolts harder to quell.',
      it: 'Le religioni sono cinque; possono dare eresie e rendere le rivolte più difficili da sedare.',
    },
    {
      id: 'XXXIV.aw',
      en: 'Satraps are Persian infantry that never leaves Mesopotamia, Persis and Persia Orientalis.',
      it: 'I Satrapi sono fanteria persiana che non esce mai da Mesopotamia, Persis e Persia Orientalis.',
    },
    {
      id: 'XXXIV.ax',
      en: 'A nation subdued by force is the vassal of its overlord.',
      it: 'Una nazione sottomessa con la forza è vassalla del suo sovrano.',
    },
    {
      id: 'XXXIV.ay',
      en: 'A nation’s status is barbarian, kingdom or empire, and changes with age and size.',
      it: 'Lo status di una nazione è barbaro, regno o impero, e cambia con età e dimensioni.',
    },
    {
      id: 'XXXIV.az',
      en: 'Themata are mobile Byzantine units that take the place of Limites on turn 8.',
      it: 'I Themata sono unità bizantine mobili che sostituiscono i Limites al turno 8.',
    },
    {
      id: 'XXXIV.ba',
      en: 'Tribute is gold paid by one nation to another, for a mercenary or as a duty.',
      it: 'Il tributo è oro pagato da una nazione a un’altra, per un mercenario o per obbligo.',
    },
    { id: 'XXXIV.bb', en: 'The game has eleven or twelve turns.', it: 'Il gioco ha undici o dodici turni.' },
    {
      id: 'XXXIV.bc',
      en: 'Units are standard or elite, follow leaders, fight and establish control.',
      it: 'Le unità sono standard o élite, seguono leader, combattono e stabiliscono il controllo.',
    },
    {
      id: 'XXXIV.bd',
      en: 'Mountain units count twice in the archery of a mountain ambush; a leader with that trait cannot be ambushed in mountains.',
      it: 'Le unità da montagna contano doppio nel tiro di un’imboscata in montagna; un leader con quel tratto non può subirla.',
    },
    {
      id: 'XXXIV.be',
      en: 'An elite unit takes two hits; damaged it is standard until it is restored; civilised nations have nearly all of them.',
      it: 'Un’élite regge due colpi; danneggiata è standard finché non è ripristinata; le hanno quasi solo le nazioni civilizzate.',
    },
    {
      id: 'XXXIV.bf',
      en: 'Heavy units may give a tactical advantage.',
      it: 'Le unità pesanti possono dare un vantaggio tattico.',
    },
    {
      id: 'XXXIV.bg',
      en: 'Advantages are strategic (strait, river, ridge, forest, swamp, steppe) or tactical (cavalry, heavy units).',
      it: 'I vantaggi sono strategici (stretto, fiume, cresta, foresta, palude, steppa) o tattici (cavalleria, unità pesanti).',
    },
  ],
};
