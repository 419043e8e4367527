import type { Chapter } from '@tabula/engine';

export const control: Chapter = {
  id: 'XII',
  title: { en: 'Control of provinces and areas', it: 'Controllo di province e aree' },
  statements: [
    {
      id: 'XII.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'Provinces form areas; island provinces bear the name of theirs.',
      it: 'Le province formano aree; quelle insulari portano scritta la loro.',
    },
    {
      id: 'XII.A.b',
      en: 'An area is marked as barbarian or civilised.',
      it: 'Un’area è segnata come barbarica o civilizzata.',
    },
    {
      id: 'XII.A.c',
      en: 'Control of provinces and areas scores points and gives kingdoms and empires most of their income.',
      it: 'Il controllo di province e aree dà punti, e a regni e imperi la maggior parte del reddito.',
    },
    {
      id: 'XII.A.d',
      en: 'A nation controls the provinces and areas that its vassals control.',
      it: 'Una nazione controlla le province e le aree che i suoi vassalli controllano.',
    },
    {
      id: 'XII.A.e',
      en: 'A federator controls the provinces of a Foedus, but not what else his federates hold.',
      it: 'Un federatore controlla le province del Foedus, ma non le altre dei suoi federati.',
      rulings: [
        {
          id: 'G18',
          en: 'Where the book says that a federate controls the provinces of its federates, it means the federator.',
          it: 'Dove il libro dice che un federato controlla le province dei suoi federati, intende il federatore.',
          why: { en: 'A misprint, as XXVIII.D shows.', it: 'Un refuso, come mostra XXVIII.D.' },
        },
      ],
    },
    {
      id: 'XII.A.f',
      en: 'A province with units of a federator and of his federates is the federator’s.',
      it: 'Una provincia con unità del federatore e dei suoi federati è del federatore.',
      rulings: [
        {
          id: 'G350',
          en: 'A Limes of his is such a unit, and a city that his federate holds is no exception. Where federates stand without him the province is his on the land of their Foedus and in an area that he rules; elsewhere it is theirs.',
          it: 'Un suo Limes è una tale unità, e una città tenuta dal federato non fa eccezione. Dove i federati stanno senza di lui la provincia è sua nelle terre del loro Foedus e in un’area che controlla; altrove è loro.',
          why: {
            en: 'By XXVIII.D they count as his units, so they take nothing from him in an area of his; the other provinces of federates, which he does not control, are those they have won elsewhere. Who passed there before makes no difference.',
            it: 'Per XXVIII.D contano come sue unità, perciò non gli tolgono nulla in una sua area; le altre province dei federati, che egli non controlla, sono quelle vinte altrove. Chi vi è passato prima non conta.',
          },
        },
      ],
    },
    { id: 'XII.A.g', en: 'Allies may share control.', it: 'Gli alleati possono condividere il controllo.' },
    {
      id: 'XII.B.a',
      heading: { en: 'Control of a province', it: 'Controllo di una provincia' },
      en: 'A nation controls a province where it has enough units and nobody contests them.',
      it: 'Una nazione controlla una provincia in cui ha abbastanza unità e nessuno gliela contende.',
      rulings: [
        {
          id: 'G106',
          en: 'A Limes counts as a unit.',
          it: 'Un Limes conta come un’unità.',
          why: { en: 'III.B lists it among the units.', it: 'III.B lo mette tra le unità.' },
        },
      ],
    },
    {
      id: 'XII.B.b',
      en: 'In a civilised province one unit is enough.',
      it: 'In una provincia civilizzata basta un’unità.',
      rulings: [
        {
          id: 'G309',
          en: 'A horde is a unit for control: alone it is enough here, it keeps a city for its nation (G88), and beside units that are not its friends it contests the province.',
          it: 'Per il controllo un’orda è un’unità: qui basta da sola, conserva la città alla sua nazione (G88), e accanto a unità non amiche contende la provincia.',
          why: {
            en: 'III.D calls it a special unit, the next sentence counts it as one of two, and XXVIII.D counts that of a federate; that a kingdom or an empire keeps an area in which it stands (III.D) is about the area.',
            it: 'III.D la chiama unità speciale, la frase dopo la conta come una delle due, e XXVIII.D conta quella di un federato; che un regno o un impero conservi un’area in cui sta (III.D) riguarda l’area.',
          },
        },
      ],
    },
    {
      id: 'XII.B.c',
      en: 'In a barbarian province barbarians need two units, or one and their horde.',
      it: 'In una provincia barbarica ai barbari servono due unità, o una e la loro orda.',
      rulings: [
        {
          id: 'G8',
          en: 'Kushania belongs to no area: it follows these numbers, is open to all and worth nothing; the areas that it touches are beside it.',
          it: 'Kushania non appartiene a nessuna area: segue questi numeri, è aperta a tutti e non vale nulla; le aree che tocca le sono accanto.',
          why: {
            en: 'A note puts it on the map without an area, beyond the civilised lands.',
            it: 'Una nota la mette sulla mappa senza area, oltre le terre civilizzate.',
          },
        },
      ],
    },
    {
      id: 'XII.B.d',
      en: 'There a civilised nation needs three, of which some may be federates.',
      it: 'Lì a una nazione civilizzata ne servono tre, di cui alcune possono essere federate.',
    },
    {
      id: 'XII.B.e',
      en: 'A nation controls the empty provinces of the areas it controls, and so needs no garrison there as long as the area is its own.',
      it: 'Una nazione controlla le province vuote delle aree che controlla, e finché l’area è sua non ha bisogno di presidiarle.',
    },
    {
      id: 'XII.B.f',
      en: 'To conquer an enemy’s province one must also take its city by siege, when his army is gone.',
      it: 'Per conquistare una provincia nemica bisogna anche prenderne la città con un assedio, quando l’esercito non c’è più.',
      rulings: [
        {
          id: 'G88',
          en: 'A province with a city belongs to whoever holds the city, in barbarian areas too, while it is not empty (a unit or horde of his or of a friend, a Limes, his capital) or while the area is ruled by him or by somebody who is no enemy of his; the numbers of units are for rural provinces.',
          it: 'Una provincia con una città è di chi tiene la città, anche nelle aree barbariche, finché non è vuota (un’unità o un’orda sua o di un amico, un Limes, la sua capitale) o finché l’area è controllata da lui o da chi non gli è ostile; i numeri di unità sono per le province rurali.',
          why: {
            en: 'III.F makes the city decide; so at the start Bosporus is Eastern with one unit.',
            it: 'Secondo III.F decide la città; così all’inizio Bosporus è d’Oriente con una sola unità.',
          },
        },
      ],
    },
    {
      id: 'XII.B.g',
      en: 'If the city holds out the attacker must leave the province at the end of Combat, or of the campaigns.',
      it: 'Se la città resiste, l’attaccante deve lasciare la provincia alla fine del Combattimento, o delle campagne.',
    },
    {
      id: 'XII.B.h',
      en: 'The province is then empty and nobody controls it, unless somebody controls the area.',
      it: 'La provincia è allora vuota e nessuno la controlla, a meno che qualcuno controlli l’area.',
    },
    {
      id: 'XII.C.a',
      heading: { en: 'Control of an area', it: 'Controllo di un’area' },
      en: 'If several can claim an area, empires go before kingdoms and kingdoms before barbarians.',
      it: 'Se più nazioni possono pretendere un’area, gli imperi vengono prima dei regni e i regni prima dei barbari.',
      rulings: [
        {
          id: 'G195',
          en: 'If two nations of the same rank can claim an area, one by its horde and the other by its provinces, it is the one’s with the lower initiative.',
          it: 'Se due nazioni dello stesso rango possono rivendicare un’area, una per l’orda e l’altra per le province, è di quella con l’iniziativa più bassa.',
          why: {
            en: 'So the book puts equals in order elsewhere.',
            it: 'Così il libro ordina altrove le nazioni pari.',
          },
        },
      ],
    },
    {
      id: 'XII.C.b',
      en: 'Allies add up what they hold there.',
      it: 'Gli alleati sommano ciò che vi tengono.',
      rulings: [
        {
          id: 'G194',
          en: 'Two allies who both have a part of an area rule it together if neither does so alone and both parts together are enough for the one of higher rank. He has the empty provinces; each has half of the area’s gold.',
          it: 'Due alleati che hanno entrambi una parte di un’area la controllano insieme se nessuno dei due la controlla da solo e le due parti insieme bastano a quello di rango più alto. A lui vanno le province vuote; a ciascuno metà dell’oro dell’area.',
          why: {
            en: 'To combine is to help; whoever rules alone gives nothing away, and an empty province can have one owner only.',
            it: 'Unire è aiutarsi; chi controlla da solo non cede nulla, e una provincia vuota può avere un solo padrone.',
          },
        },
      ],
    },
    { id: 'XII.C.c', en: 'Each ally shares the control.', it: 'Ogni alleato condivide il controllo.' },
    {
      id: 'XII.C.d',
      en: 'Barbarians control an area, of either kind, if all hordes in it are theirs, their allies’ or their vassals’.',
      it: 'I barbari controllano un’area, di qualunque tipo, se tutte le orde presenti sono loro, dei loro alleati o dei loro vassalli.',
    },
    {
      id: 'XII.C.e',
      en: 'Barbarians also control a civilised area of which they control most provinces.',
      it: 'I barbari controllano anche un’area civilizzata di cui controllano la maggior parte delle province.',
      rulings: [
        {
          id: 'G17',
          en: 'Either of the two is enough.',
          it: 'Basta una delle due cose.',
          why: { en: 'The book gives them side by side.', it: 'Il libro le mette una accanto all’altra.' },
        },
      ],
    },
    {
      id: 'XII.C.f',
      en: 'A kingdom controls an area of which it controls most provinces.',
      it: 'Un regno controlla un’area di cui controlla la maggior parte delle province.',
      rulings: [
        {
          id: 'G16',
          en: 'Most means more than half; provinces in revolt count for their owner, though not for total control.',
          it: 'La maggior parte è più della metà; le province in rivolta contano per il proprietario, ma non per il controllo totale.',
          why: {
            en: 'With half of them two nations could claim the same.',
            it: 'Con la metà potrebbero pretenderla in due.',
          },
        },
      ],
    },
    {
      id: 'XII.C.g',
      en: 'An empire controls an area of which it controls most cities; one without cities it cannot control.',
      it: 'Un impero controlla un’area di cui controlla la maggior parte delle città; un’area senza città non la può controllare.',
      rulings: [
        {
          id: 'G89',
          en: 'In a barbarian area too: Heraclea, the only city of Sarmatia, makes it Eastern. The area itself brings an empire nothing.',
          it: 'Anche in un’area barbarica: Heraclea, unica città della Sarmatia, la rende d’Oriente. L’area in sé non rende nulla a un impero.',
          why: {
            en: 'The sentence makes no difference between areas; only civilised ones have an income for an empire (III.E), and so the published income of the East counts six.',
            it: 'La frase non distingue tra le aree; solo quelle civilizzate hanno un reddito per un impero (III.E), e perciò il reddito pubblicato dell’Oriente ne conta sei.',
          },
        },
      ],
    },
    {
      id: 'XII.C.h',
      en: 'It has total control if it holds all cities of the area and no province there is hostile.',
      it: 'Ne ha il controllo totale se possiede tutte le città dell’area e nessuna provincia vi è ostile.',
    },
    {
      id: 'XII.C.i',
      en: 'Whoever controls an area controls every empty province in it.',
      it: 'Chi controlla un’area ne controlla ogni provincia vuota.',
      rulings: [
        {
          id: 'G105',
          en: 'An empty city there, without a unit or a horde in it, opens its gates to him, if he is an enemy of its holder, when an activation or a phase is over; a capital falls to a siege only.',
          it: 'Una città vuota, senza unità né orde, gli apre le porte, se è nemico di chi la tiene, quando finisce un’attivazione o una fase; una capitale cade solo con un assedio.',
          why: {
            en: 'The empty province is his by this rule, while III.F wants a siege; so not in the middle of a move, and never a capital.',
            it: 'La provincia vuota è sua per questa regola, mentre III.F vuole un assedio: perciò non a metà di una mossa, e mai una capitale.',
          },
        },
      ],
    },
    {
      id: 'XII.C.j',
      en: 'To an empire the area brings income, and more if its control is total.',
      it: 'A un impero l’area porta reddito, e di più se il controllo è totale.',
    },
    {
      id: 'XII.D.a',
      heading: { en: 'Friends, neutrals, enemies', it: 'Amici, neutrali, nemici' },
      en: 'Friendship, neutrality and hostility are not the same as control; they matter in the Military phase.',
      it: 'Amicizia, neutralità e ostilità non sono il controllo; contano nella fase militare.',
    },
    { id: 'XII.D.b', en: 'Friendly nations may stack together.', it: 'Le nazioni amiche possono impilarsi insieme.' },
    {
      id: 'XII.D.c',
      en: 'Neutral nations let each other pass but may not stack together.',
      it: 'Le nazioni neutrali si lasciano passare ma non possono impilarsi insieme.',
      rulings: [
        {
          id: 'G301',
          en: 'A horde counts like a unit: it shares its province with friends only, is no empty province to whoever is not its friend, and nobody migrates onto an enemy’s.',
          it: 'Un’orda vale come un’unità: divide la sua provincia solo con gli amici, per chi non le è amico la provincia non è vuota, e nessuno migra su quella di un nemico.',
          why: {
            en: 'III.D calls it a special unit that stands by itself.',
            it: 'III.D la chiama unità speciale, che sta da sola.',
          },
        },
        {
          id: 'G440',
          en: 'So a people passes the land of a neutral and neither camps nor ends a migration there, as its units do not.',
          it: 'Perciò un popolo attraversa la terra di un neutrale ma non vi si accampa né vi finisce una migrazione, come le sue unità.',
          why: {
            en: 'The sentence gives passage and nothing else, and does not except hordes.',
            it: 'La frase concede il passaggio e nient’altro, e non eccettua le orde.',
          },
        },
      ],
    },
    {
      id: 'XII.D.d',
      en: 'Only hostile nations may attack each other.',
      it: 'Solo le nazioni ostili possono attaccarsi.',
      rulings: [
        {
          id: 'G103',
          en: 'Nations without any pact are hostile; no declaration is needed. Inactive barbarians keep the peace of barbarian areas and never declare hostility.',
          it: 'Le nazioni senza alcun patto sono ostili; non serve alcuna dichiarazione. I barbari inattivi rispettano la pace delle aree barbariche e non dichiarano mai ostilità.',
          why: {
            en: 'Rome and Persia fight from the first turn without one, and inactive nations never attack.',
            it: 'Roma e la Persia si combattono dal primo turno senza dichiararlo, e le nazioni inattive non attaccano mai.',
          },
        },
      ],
    },
    {
      id: 'XII.D.e',
      en: 'Nations are friendly if they are allies, or if one is the federate of the other or of the other’s ally.',
      it: 'Due nazioni sono amiche se sono alleate, o se una è federata dell’altra o di un suo alleato.',
    },
    {
      id: 'XII.D.f',
      en: 'Federates of two allies are friendly too.',
      it: 'Sono amici anche i federati di due alleati.',
    },
    {
      id: 'XII.D.g',
      en: 'Nations are neutral if one is the client or vassal of the other or of the other’s ally.',
      it: 'Due nazioni sono neutrali se una è cliente o vassalla dell’altra o di un suo alleato.',
    },
    {
      id: 'XII.D.h',
      en: 'Clients and vassals of two allies are neutral too.',
      it: 'Sono neutrali anche i clienti e i vassalli di due alleati.',
    },
    {
      id: 'XII.D.i',
      en: 'Within a barbarian area barbarians who are no allies, and their vassals, are neutral to each other.',
      it: 'In un’area barbarica i barbari non alleati, e i loro vassalli, sono neutrali tra loro.',
      rulings: [
        {
          id: 'G263',
          en: 'A vassal of barbarians is one of them there even if it is civilised: neutral, free to declare hostility, and declared against like the others.',
          it: 'Un vassallo di barbari lì è uno di loro anche se è civilizzato: neutrale, libero di dichiarare ostilità, e la si può dichiarare a lui.',
          why: {
            en: 'The sentence says barbarian nations and their vassals, not barbarian vassals.',
            it: 'La frase dice nazioni barbariche e loro vassalli, non vassalli barbari.',
          },
        },
      ],
    },
    {
      id: 'XII.D.j',
      en: 'When one of them is activated, the others may declare hostility to it for the whole turn.',
      it: 'Quando uno di loro si attiva, gli altri possono dichiarargli ostilità per tutto il turno.',
      rulings: [
        {
          id: 'G159',
          en: 'That is offered to every active one of them that can meet the nation this turn: one of the two has units or its horde in barbarian country no farther than two areas from the other, or anywhere if the other goes far (G310).',
          it: 'Si offre a ogni nazione attiva tra queste che in questo turno può incontrarla: una delle due ha unità o l’orda in terra barbarica a non più di due aree dall’altra, o ovunque se l’altra va lontano (G310).',
          why: {
            en: 'The sentence asks for no common area; two that cannot come to each other in barbarian country this turn would be asked for nothing.',
            it: 'La frase non chiede un’area in comune; a due che in questo turno non possono raggiungersi in terra barbarica si chiederebbe per nulla.',
          },
        },
      ],
    },
    {
      id: 'XII.D.k',
      en: 'All other barbarian nations become hostile to an aggressor.',
      it: 'Tutte le altre nazioni barbariche diventano ostili a chi aggredisce.',
      rulings: [
        {
          id: 'G100',
          en: 'Whoever attacks barbarians there without such a declaration is the aggressor; all but its allies and dependants are hostile to it for the rest of the turn.',
          it: 'Aggressore è chi lì attacca dei barbari senza una tale dichiarazione; tutti tranne i suoi alleati e chi dipende da lui gli sono ostili per il resto del turno.',
          why: {
            en: 'A declared enemy may be fought; breaking the peace is another thing.',
            it: 'Un nemico dichiarato si può combattere; rompere la pace è un’altra cosa.',
          },
        },
        {
          id: 'G310',
          en: 'Any barbarian nation may be the aggressor, a federate too, and wherever it stands. It is asked if others have units or a horde in barbarian country no farther than two areas from it; if it invades, has fleets or a leader who may go on campaign, wherever they are.',
          it: 'Aggressore può essere ogni nazione barbarica, anche federata, e ovunque stia. Glielo si chiede se altre hanno unità o un’orda in terra barbarica a non più di due aree da lei; se invade, ha flotte o un leader che può andare in campagna, ovunque siano.',
          why: {
            en: 'The sentence names no place for the aggressor, and XXVIII.E forbids a federate much, but not this; farther away an ordinary march leads nobody.',
            it: 'La frase non dà un luogo all’aggressore, e XXVIII.E proibisce molto a un federato, ma non questo; più lontano una marcia normale non porta nessuno.',
          },
        },
      ],
    },
    { id: 'XII.D.l', en: 'A city is friendly if its province is.', it: 'Una città è amica se lo è la sua provincia.' },
    {
      id: 'XII.D.m',
      en: 'A province is friendly to one’s units if oneself or a friendly nation controls it.',
      it: 'Una provincia è amica delle proprie unità se la si controlla o la controlla una nazione amica.',
    },
    {
      id: 'XII.D.n',
      en: 'So it is if oneself or a friend occupies it and nobody contests it, even where nobody has control.',
      it: 'Lo è anche se la si occupa, o la occupa un amico, e nessuno la contende, pure dove nessuno ha il controllo.',
    },
    {
      id: 'XII.D.o',
      en: 'A province that a neutral nation controls, or occupies uncontested, is neutral.',
      it: 'È neutrale la provincia che una nazione neutrale controlla, o occupa senza che nessuno la contenda.',
    },
    {
      id: 'XII.D.p',
      en: 'All others are hostile, also those with a battle or siege in them.',
      it: 'Tutte le altre sono ostili, anche quelle con una battaglia o un assedio in corso.',
    },
    {
      id: 'XII.D.q',
      en: 'A province in revolt, though controlled, is hostile to its owner’s units.',
      it: 'Una provincia in rivolta, benché controllata, è ostile alle unità del proprietario.',
    },
  ],
};
