import type { Chapter } from '@tabula/engine';

export const combat: Chapter = {
  id: '9',
  title: { en: 'Phase two: combat', it: 'Fase due: combattimento' },
  statements: [
    {
      id: '9.0.a',
      heading: { en: 'Battles on land', it: 'Battaglie terrestri' },
      en: 'The attacker chooses the order of battles.',
      it: 'L’attaccante sceglie l’ordine delle battaglie.',
    },
    {
      id: '9.1.a',
      en: 'Where a player has ended his movement among land units of another they must fight, allies too.',
      it: 'Dove un giocatore ha terminato il movimento tra unità terrestri di un altro si deve combattere, anche tra alleati.',
      rulings: [
        {
          id: 'R-BAT-15',
          en: 'Battles are due where units of two players stand together when movement ends.',
          it: 'Si combatte dove, alla fine del movimento, stanno insieme unità di due giocatori.',
          why: { en: 'Who has passed is gone by then.', it: 'Chi è passato a quel punto se n’è andato.' },
        },
      ],
    },
    {
      id: '9.1.b',
      en: 'All groups of a player in a province fight together as one army.',
      it: 'Tutti i gruppi di un giocatore in una provincia combattono insieme come un solo esercito.',
    },
    {
      id: '9.2.a',
      en: 'The combat die has two faces with infantry, one each with cavalry, catapult and galley, and a blank one.',
      it: 'Il dado da combattimento ha due facce con la fanteria, una ciascuna con cavalleria, catapulta e galea, e una vuota.',
    },
    {
      id: '9.3.a',
      heading: { en: 'Step 1: the battle legion', it: 'Passo 1: la legione da battaglia' },
      en: 'Beginning with the defender, each side forms a battle legion of five units and one more for each leader present, as large as it can be; the rest is reserve.',
      it: 'Cominciando dal difensore, ogni parte forma una legione da battaglia di cinque unità più una per ogni comandante presente, la più grande possibile; il resto è riserva.',
      rulings: [
        {
          id: 'R-BAT-6',
          en: 'Whoever has no reserve is not asked; the attacker sees the defender’s choice before his own.',
          it: 'Chi non ha riserva non viene interrogato; l’attaccante vede la scelta del difensore prima della propria.',
          why: { en: 'The defender begins.', it: 'Comincia il difensore.' },
        },
      ],
    },
    {
      id: '9.3.b',
      en: 'Galleys take no part in a battle on land, and their face always misses there.',
      it: 'Le galee non partecipano alle battaglie terrestri, e lì la loro faccia è sempre un colpo a vuoto.',
    },
    {
      id: '9.4.a',
      heading: { en: 'Step 2: the dice', it: 'Passo 2: i dadi' },
      en: 'The attacker rolls a die for each unit of his battle legion; each face that can be matched to an own unit of that kind hits, one die for each unit.',
      it: 'L’attaccante tira un dado per ogni unità della legione da battaglia; ogni faccia che si abbina a una propria unità di quel tipo colpisce, un dado per unità.',
      rulings: [
        {
          id: 'R-BAT-5',
          en: 'Matching is done by the program: nobody would match fewer.',
          it: 'L’abbinamento lo fa il programma: nessuno abbinerebbe di meno.',
          why: { en: 'The number of hits is determined.', it: 'Il numero dei colpi è determinato.' },
        },
      ],
    },
    {
      id: '9.4.b',
      en: 'Catapults are matched in the reserve, too.',
      it: 'Le catapulte si abbinano anche dalla riserva.',
    },
    {
      id: '9.5.a',
      en: 'Whoever is hit chooses which units of his battle legion fall.',
      it: 'Chi è colpito sceglie quali unità della sua legione da battaglia cadono.',
      rulings: [
        {
          id: 'R-BAT-4',
          en: 'Hits beyond the battle legion are lost; the reserve is never hit.',
          it: 'I colpi oltre la legione da battaglia vanno persi; la riserva non è mai colpita.',
          why: { en: 'Losses are chosen from the legion.', it: 'Le perdite si scelgono nella legione.' },
        },
      ],
    },
    {
      id: '9.5.b',
      en: 'The defender then rolls for his whole battle legion, what was just hit included; after that both remove their losses.',
      it: 'Poi il difensore tira per tutta la sua legione da battaglia, compreso quanto è stato appena colpito; dopo, entrambi tolgono le perdite.',
    },
    {
      id: '9.6.a',
      heading: { en: 'Step 3: fight on or retreat', it: 'Passo 3: continuare o ritirarsi' },
      en: 'After each round, the defender first, both say whether they fight on or retreat.',
      it: 'Dopo ogni giro, prima il difensore, entrambi dicono se continuano o si ritirano.',
      rulings: [
        {
          id: 'R-BAT-7',
          en: 'The defender’s answer is open when the attacker gives his.',
          it: 'La risposta del difensore è nota quando l’attaccante dà la sua.',
          why: { en: 'He announces it first.', it: 'La annuncia per primo.' },
        },
        {
          id: 'R-BAT-8',
          en: 'A retreat is offered only with a place to go to, which is named at once.',
          it: 'La ritirata si propone solo con una meta, che si nomina subito.',
          why: { en: 'Nothing can change it before it happens.', it: 'Nulla può cambiarla prima che avvenga.' },
        },
      ],
    },
    {
      id: '9.6.b',
      en: 'If only one side retreats it is pursued; if both do, the battle is over without pursuit.',
      it: 'Se si ritira una sola parte, viene inseguita; se si ritirano entrambe, la battaglia finisce senza inseguimento.',
      rulings: [
        {
          id: 'R-BAT-10',
          en: 'If both retreat, the defender goes first and keeps the province and his galleys there.',
          it: 'Se si ritirano entrambi, va prima il difensore, che conserva la provincia e le sue galee.',
          why: { en: 'Nobody conquered it.', it: 'Nessuno l’ha conquistata.' },
        },
        {
          id: 'R-BAT-11',
          en: 'If only the defender retreats, the attacker conquers; if only the attacker does, the defender keeps.',
          it: 'Se si ritira solo il difensore, l’attaccante conquista; se si ritira solo l’attaccante, il difensore conserva.',
          why: { en: 'Whoever stays has won.', it: 'Chi resta ha vinto.' },
        },
      ],
    },
    {
      id: '9.6.c',
      en: 'If one side has no units left and the other has, the battle is over and the leaders of the side without units are captured or killed.',
      it: 'Se una parte non ha più unità e l’altra ne ha, la battaglia è finita e i comandanti di chi non ne ha sono catturati o uccisi.',
    },
    {
      id: '9.6.d',
      en: 'If neither has any left, the defender keeps the province, and all leaders stay there unharmed.',
      it: 'Se nessuno ne ha più, il difensore conserva la provincia e tutti i comandanti vi restano illesi.',
    },
    {
      id: '9.6.e',
      en: 'If both fight on, both form new legions from what they have.',
      it: 'Se entrambi continuano, formano nuove legioni con ciò che hanno.',
    },
    {
      id: '9.7.a',
      en: 'A battle goes on, and leaders are safe, while there are units in reserve.',
      it: 'Finché ci sono unità in riserva la battaglia può continuare e i comandanti sono salvi.',
    },
    {
      id: '9.8.a',
      heading: { en: 'Pursuit', it: 'Inseguimento' },
      en: 'Whoever stays rolls a die for each of his land units; each cavalry face that can be matched to a cavalry of his hits.',
      it: 'Chi resta tira un dado per ogni sua unità terrestre; ogni faccia di cavalleria che si abbina a una sua cavalleria colpisce.',
    },
    {
      id: '9.8.b',
      en: 'The pursuer chooses which retreating units fall.',
      it: 'L’inseguitore sceglie quali unità in ritirata cadono.',
    },
    {
      id: '9.8.c',
      en: 'Leaders escape even if all their units are cut down in the pursuit.',
      it: 'I comandanti scampano anche se nell’inseguimento cadono tutte le loro unità.',
      rulings: [
        {
          id: 'R-BAT-12',
          en: 'They go where the retreat was to go.',
          it: 'Vanno dove era diretta la ritirata.',
          why: {
            en: 'They retreat with success, says the book.',
            it: 'Si ritirano con successo, dice il regolamento.',
          },
        },
      ],
    },
    {
      id: '9.8.d',
      en: 'Without cavalry nobody pursues.',
      it: 'Senza cavalleria nessuno insegue.',
    },
    {
      id: '9.9.a',
      heading: { en: 'Retreat', it: 'Ritirata' },
      en: 'All units and leaders that are left retreat to one neighbouring province of their own that is not contested.',
      it: 'Tutte le unità e i comandanti rimasti si ritirano in una sola provincia adiacente propria e non contesa.',
      rulings: [
        {
          id: 'R-BAT-13',
          en: 'Foreign leaders in it do not matter, and the army that retreats to them captures nobody then.',
          it: 'I comandanti altrui che vi si trovano non contano, e l’esercito che vi si ritira non cattura allora nessuno.',
          why: {
            en: 'Only units make a battle, and a retreat is no attack.',
            it: 'Solo le unità fanno battaglia, e una ritirata non è un attacco.',
          },
        },
        {
          id: 'R-OWN-10',
          en: 'Units retreat without a leader, too.',
          it: 'Si ritirano anche le unità senza comandante.',
          why: {
            en: 'The book lets all units that are left retreat and names one thing that makes it impossible: no own province to go to. That units move only with a leader it says without exception, but also that every unit that survives must retreat, which those without one could not.',
            it: 'Il regolamento fa ritirare tutte le unità rimaste e nomina una sola cosa che lo rende impossibile: non avere una propria provincia dove andare. Che le unità si spostino solo con un comandante lo dice senza eccezioni, ma dice anche che ogni unità sopravvissuta si deve ritirare, e quelle che ne sono prive non potrebbero.',
          },
        },
      ],
    },
    {
      id: '9.9.b',
      en: 'A province is contested while a battle in it is still to be fought; one that was taken in this phase is a refuge.',
      it: 'Una provincia è contesa finché vi si deve ancora combattere; una presa in questa fase è un rifugio.',
      rulings: [
        {
          id: 'R-BAT-14',
          en: 'Provinces entered without a fight are conquered before the first battle, and are refuges, too.',
          it: 'Le province occupate senza combattere sono conquistate prima della prima battaglia, e sono anch’esse rifugi.',
          why: { en: 'No battle is due there.', it: 'Lì non si deve combattere.' },
        },
      ],
    },
    {
      id: '9.10.a',
      en: 'Whoever has nowhere to go fights to the end.',
      it: 'Chi non ha dove andare combatte fino alla fine.',
    },
    {
      id: '9.11.a',
      en: 'A strait under foreign galleys can be crossed in retreat only if all their owners allow it.',
      it: 'In ritirata uno stretto tenuto da galee altrui si attraversa solo se tutti i proprietari lo permettono.',
      rulings: [
        {
          id: 'R-DIP-6',
          en: 'They are asked when that retreat is chosen; refused, one chooses again.',
          it: 'Sono interpellati quando si sceglie quella ritirata; se rifiutano, si sceglie di nuovo.',
          why: {
            en: 'So they are asked only where it matters, and no answer means no.',
            it: 'Così si chiede solo quando conta, e nessuna risposta vale no.',
          },
        },
      ],
    },
    {
      id: '9.12.a',
      en: 'Nobody retreats onto a galley or into a province of another, not even an empty one.',
      it: 'Nessuno si ritira su una galea o in una provincia altrui, neppure vuota.',
    },
    {
      id: '9.12.b',
      en: 'Galleys never retreat.',
      it: 'Le galee non si ritirano mai.',
    },
    {
      id: '9.13.a',
      heading: { en: 'Victory in battle', it: 'Vittoria in battaglia' },
      en: 'If the attacker wins, all galleys of the enemy on that coast are destroyed.',
      it: 'Se vince l’attaccante, tutte le galee del nemico su quella costa sono distrutte.',
    },
    {
      id: '9.13.b',
      en: 'If the defender wins, the galleys that landed there are destroyed, even if he has nobody left there.',
      it: 'Se vince il difensore, le galee sbarcate lì sono distrutte, anche se non gli resta nessuno.',
    },
    {
      id: '9.14.a',
      heading: { en: 'Leaders without troops', it: 'Comandanti senza truppe' },
      en: 'A legion that meets only a leader may pass on or stop; if it stops it may leave him alone or attack, and then he is captured or killed without a battle.',
      it: 'Una legione che incontra soltanto un comandante può proseguire o fermarsi; se si ferma può lasciarlo stare o attaccarlo, e allora egli è catturato o ucciso senza battaglia.',
      rulings: [
        {
          id: 'R-LEA-1',
          en: 'The player in turn is asked at the start of his combat phase and after each battle, for every province where he has units and nobody else has; once for each owner, and of each General by himself. Never before a battle that is due there, nor where an army of his has just retreated to.',
          it: 'Il giocatore di turno è interrogato all’inizio della sua fase di combattimento e dopo ogni battaglia, per ogni provincia dove ha unità e nessun altro ne ha; una volta per proprietario, e per ogni Generale separatamente. Mai prima di una battaglia che lì si deve combattere, né dove un suo esercito si è appena ritirato.',
          why: {
            en: 'The province must hold only the leader; and units won with a Caesar are units like others.',
            it: 'Nella provincia deve esserci soltanto il comandante; e le unità vinte con un Cesare sono unità come le altre.',
          },
        },
        {
          id: 'R-LEA-2',
          en: 'It may be any province.',
          it: 'Può essere qualsiasi provincia.',
          why: {
            en: 'The question in the book is about any.',
            it: 'Il quesito del regolamento riguarda una qualsiasi.',
          },
        },
        {
          id: 'R-LEA-3',
          en: 'Who does not answer captures.',
          it: 'Chi non risponde cattura.',
          why: { en: 'That is what nearly everybody wants.', it: 'È ciò che vuole quasi chiunque.' },
        },
        {
          id: 'R-MOV-8',
          en: 'Leaders of several players are decided on one owner after the other.',
          it: 'Per comandanti di più giocatori si decide un proprietario dopo l’altro.',
          why: { en: 'They are different players’ losses.', it: 'Sono perdite di giocatori diversi.' },
        },
        {
          id: 'R-CAE-9',
          en: 'A Caesar alone may be left, also if his Generals beside him are taken; after a lost battle he is always captured.',
          it: 'Un Cesare solo si può lasciare, anche se i Generali accanto a lui vengono presi; dopo una battaglia persa è sempre catturato.',
          why: {
            en: 'Only the attack on lone leaders is a choice.',
            it: 'Solo l’attacco ai comandanti soli è una scelta.',
          },
        },
      ],
    },
    {
      id: '9.15.a',
      en: 'Leaders left in a province where all units fell can be taken by its owner with a land unit that he brings there, or places there.',
      it: 'I comandanti rimasti dove sono cadute tutte le unità possono essere presi dal proprietario della provincia con un’unità terrestre che vi porta o vi colloca.',
      rulings: [
        {
          id: 'R-CON-D',
          en: 'Placed units take them when all is placed: what a Caesar had comes too late for this turn’s purchases.',
          it: 'Le unità collocate li prendono quando tutto è collocato: i beni di un Cesare arrivano tardi per gli acquisti del turno.',
          why: {
            en: 'Units appear in phase six, after the purchases.',
            it: 'Le unità compaiono nella fase sei, dopo gli acquisti.',
          },
        },
      ],
    },
    {
      id: '9.16.a',
      heading: { en: 'Battles at sea', it: 'Battaglie navali' },
      en: 'Galleys fight only at sea, and only if the player in turn wants it.',
      it: 'Le galee combattono solo in mare, e solo se vuole il giocatore di turno.',
      rulings: [
        {
          id: 'R-NAV-1',
          en: 'He declares all battles at sea before the first battle, and how he divides his galleys; those won with a lone Caesar just before count, those won later in the phase fight in no battle of it.',
          it: 'Dichiara tutte le battaglie navali prima della prima battaglia, e come divide le galee; contano quelle appena vinte con un Cesare solo, mentre quelle vinte più tardi nella fase non combattono più.',
          why: {
            en: 'The fleet stays divided for the whole phase; and what was won with a Caesar serves like any other piece.',
            it: 'La flotta resta divisa per tutta la fase; e ciò che si vince con un Cesare serve come ogni altro pezzo.',
          },
        },
      ],
    },
    {
      id: '9.17.a',
      en: 'Each galley rolls two dice; galley faces hit, at most one for each own galley; cargo does not fight.',
      it: 'Ogni galea tira due dadi; colpiscono le facce con la galea, al massimo una per ogni propria galea; il carico non combatte.',
    },
    {
      id: '9.17.b',
      en: 'The defender rolls after the attacker, with the galleys just hit, too.',
      it: 'Il difensore tira dopo l’attaccante, anche con le galee appena colpite.',
    },
    {
      id: '9.18.a',
      en: 'The owner chooses which of his galleys sink.',
      it: 'Il proprietario sceglie quali delle sue galee affondano.',
    },
    {
      id: '9.19.a',
      en: 'Units aboard sink with their galley.',
      it: 'Le unità a bordo affondano con la galea.',
    },
    {
      id: '9.19.b',
      en: 'Generals aboard are killed or captured, as the enemy in that battle likes.',
      it: 'I Generali a bordo sono uccisi o catturati, a scelta del nemico in quella battaglia.',
      rulings: [
        {
          id: 'R-NAV-2',
          en: 'If that enemy has no galley left in that sea after the round, in this battle or another, Generals find another galley of their own in it; a Caesar finds one in any case. It is rather one that has no battle before it.',
          it: 'Se dopo il giro a quel nemico non resta alcuna galea in quel mare, in questa battaglia o in un’altra, i Generali vi trovano un’altra galea propria; un Cesare la trova in ogni caso. È piuttosto una che non ha una battaglia davanti.',
          why: {
            en: 'At sea the book goes by the sunk galley for a General and by all his own for a Caesar (R-CON-G); that an enemy survives in that place it asks for besides. The sea is one place, however a fleet is divided.',
            it: 'In mare per un Generale il regolamento guarda alla galea affondata, per un Cesare a tutte le sue (R-CON-G); in più chiede che in quel luogo sopravviva un nemico. Il mare è un luogo solo, comunque sia divisa una flotta.',
          },
        },
        {
          id: 'R-NAV-3',
          en: 'If neither has a galley left in that sea, leaders reach their home, even into a battle that is due there; if another has taken it a General joins his Caesar, and a Caesar comes ashore in a province of his that he chooses, or, without any, aboard another galley of his.',
          it: 'Se in quel mare non resta alcuna galea di nessuno dei due, i comandanti raggiungono la residenza, anche se vi si deve ancora combattere; se un altro l’ha presa, un Generale va dal suo Cesare, e un Cesare approda in una sua provincia a scelta o, se non ne ha, su un’altra sua galea.',
          why: {
            en: 'As on land, where all units fall and leaders stay unharmed; and as Generals who come back, whose home is theirs until it is taken.',
            it: 'Come in terra, dove cadono tutte le unità e i comandanti restano illesi; e come i Generali che tornano, la cui residenza è loro finché non è presa.',
          },
        },
        {
          id: 'R-OWN-9',
          en: 'If both Caesars are lost in one round, the attacker fired first: the defender is out first.',
          it: 'Se in un giro si perdono entrambi i Cesari, l’attaccante ha tirato per primo: il difensore è fuori per primo.',
          why: { en: 'A player without his Caesar is out at once.', it: 'Chi perde il Cesare è fuori subito.' },
        },
      ],
    },
    {
      id: '9.20.a',
      en: 'Nobody retreats or breaks off; after three rounds the battle is over in any case.',
      it: 'Nessuno si ritira o smette; dopo tre giri la battaglia finisce comunque.',
      rulings: [
        {
          id: 'R-NAV-6',
          en: 'Two fleets fight once in a turn.',
          it: 'Due flotte combattono una volta per turno.',
          why: { en: 'Three rounds would mean nothing otherwise.', it: 'Altrimenti i tre giri non avrebbero senso.' },
        },
        {
          id: 'R-NAV-5',
          en: 'A sea has no master.',
          it: 'Un mare non ha padrone.',
          why: {
            en: 'The book speaks of control of a sea once, and never of what it would do.',
            it: 'Il regolamento parla una volta del controllo di un mare, e mai di che cosa farebbe.',
          },
          notShown: 'seas have no owner in the game',
        },
        {
          id: 'R-CON-F',
          en: 'After a battle at sea nobody controls it.',
          it: 'Dopo una battaglia navale nessuno controlla il mare.',
          why: { en: 'The same passage.', it: 'Lo stesso passo.' },
          notShown: 'seas have no owner in the game',
        },
      ],
    },
    {
      id: '9.20.b',
      en: 'Enemy fleets may then lie in one sea, and each of them alone can close its strait.',
      it: 'Flotte nemiche possono allora stare nello stesso mare, e ciascuna da sola può chiuderne lo stretto.',
    },
    {
      id: '9.21.a',
      en: 'In one sea a player declares war on one of the fleets there and no other, unless he has several galleys and divides them among several enemies; then each battle is fought by itself.',
      it: 'In un mare si dichiara guerra a una sola delle flotte presenti, a meno di avere più galee e dividerle tra più nemici; allora ogni battaglia si combatte a sé.',
      rulings: [
        {
          id: 'R-OWN-7',
          en: 'Against one enemy all galleys in that sea fight; divided, each enemy gets one at least and the last all that are left.',
          it: 'Contro un solo nemico combattono tutte le galee in quel mare; divise, a ogni nemico ne tocca almeno una e all’ultimo tutte quelle rimaste.',
          why: {
            en: 'All that are present in the contested sea are matched.',
            it: 'Si abbinano tutte quelle presenti nel mare conteso.',
          },
        },
        {
          id: 'R-NAV-4',
          en: 'Others in that sea stay out of it.',
          it: 'Gli altri in quel mare restano fuori.',
          why: { en: 'A battle is between two.', it: 'Una battaglia è tra due.' },
        },
      ],
    },
    {
      id: '9.22.a',
      heading: { en: 'Capture of a Caesar', it: 'Cattura di un Caesar avversario' },
      en: 'Whose Caesar is captured is out at once; the captor gets his money, his provinces and all his pieces, which stay where they are and serve him.',
      it: 'Chi si vede catturare il Cesare è fuori subito; chi lo cattura prende il suo denaro, le sue province e tutti i suoi pezzi, che restano dove sono e lo servono.',
      rulings: [
        {
          id: 'R-CAE-1',
          en: 'Everything passes, then tribute and prices are looked at, then victory.',
          it: 'Passa tutto, poi si guardano tributo e prezzi, poi la vittoria.',
          why: {
            en: 'Victory may be the last thing that happens.',
            it: 'La vittoria può essere l’ultima cosa che accade.',
          },
        },
        {
          id: 'R-CAE-3',
          en: 'Whoever loses his Caesar in his own turn has no more phases. Battles against the captor are void, and so are all at sea that he had declared; the others on land the captor fights as attacker.',
          it: 'Chi perde il Cesare nel proprio turno non ha più fasi. Decadono le battaglie contro chi lo ha catturato e tutte quelle navali che aveva dichiarato; le altre, in terra, le combatte quest’ultimo da attaccante.',
          why: {
            en: 'Units of two players in a province must fight; galleys fight only if the player in turn wants it, and he is out.',
            it: 'Unità di due giocatori in una provincia devono combattere; le galee combattono solo se vuole il giocatore di turno, e lui è fuori.',
          },
        },
        {
          id: 'R-CAE-5',
          en: 'Where only pieces of the two stood, there is peace.',
          it: 'Dove c’erano solo pezzi dei due, c’è pace.',
          why: { en: 'They are one player’s now.', it: 'Ora sono di un solo giocatore.' },
        },
        {
          id: 'R-CAE-4',
          en: 'A Caesar with no province and no galley left to save him is lost to nobody: his player is out, his pieces leave the board, his provinces are nobody’s, his prisoners go home.',
          it: 'Un Cesare senza più province né galee che lo salvino è perduto senza cattura: il giocatore è fuori, i suoi pezzi lasciano il tabellone, le sue province sono di nessuno, i suoi prigionieri tornano a casa.',
          why: {
            en: 'He is unharmed, says the book, but there is nowhere he could be; and nobody has earned what was his.',
            it: 'Resta illeso, dice il regolamento, ma non c’è luogo dove possa stare; e nessuno ha guadagnato ciò che era suo.',
          },
        },
        {
          id: 'R-CAE-10',
          en: 'Generals who are beaten beside him are pieces of his and serve the captor: on land where they stand, at sea in his home.',
          it: 'I Generali sconfitti accanto a lui sono pezzi suoi e servono chi lo cattura: in terra dove stanno, in mare nella sua residenza.',
          why: {
            en: 'All his pieces stay where they are; of a sunk galley nobody can, and to hold or kill what is one’s own makes no sense.',
            it: 'Tutti i suoi pezzi restano dove sono; su una galea affondata nessuno può, e tenere prigioniero o uccidere ciò che è proprio non ha senso.',
          },
        },
        {
          id: 'R-CAE-6',
          en: 'The box of his colour is the captor’s; Generals may be more than four.',
          it: 'La scatola del suo colore è di chi lo cattura; i Generali possono essere più di quattro.',
          why: { en: 'The captor may buy what is left in it.', it: 'Chi cattura può comprare ciò che vi resta.' },
        },
      ],
    },
    {
      id: '9.22.b',
      en: 'The Caesar himself and Generals killed before do not come back.',
      it: 'Il Cesare stesso e i Generali uccisi prima non tornano.',
    },
    {
      id: '9.22.c',
      en: 'Generals whom the two held of each other are free at once and for nothing.',
      it: 'I Generali che i due tenevano l’uno dell’altro sono liberi subito e gratis.',
      rulings: [
        {
          id: 'R-CAE-2',
          en: 'They appear in the captor’s home, or with his Caesar if it is lost.',
          it: 'Compaiono nella residenza di chi cattura, o dal suo Cesare se l’ha perduta.',
          why: { en: 'As Generals who are given back.', it: 'Come i Generali restituiti.' },
        },
      ],
    },
    {
      id: '9.22.d',
      en: 'Generals of the defeated in the hands of others can be ransomed by the captor.',
      it: 'I Generali dello sconfitto in mano ad altri possono essere riscattati da chi lo ha catturato.',
    },
    {
      id: '9.22.e',
      en: 'New units of the captor still appear only in his own home.',
      it: 'Le nuove unità di chi cattura compaiono sempre solo nella sua residenza.',
      rulings: [
        {
          id: 'R-CAE-7',
          en: 'The home of the defeated is an ordinary province.',
          it: 'La residenza dello sconfitto è una provincia come le altre.',
          why: { en: 'It is nobody’s home any more.', it: 'Non è più la residenza di nessuno.' },
        },
        {
          id: 'R-CAE-8',
          en: 'A captor without his own home still collects and buys nothing.',
          it: 'Chi cattura ma non ha la propria residenza continua a non riscuotere e a non comprare.',
          why: { en: 'Only his own home counts.', it: 'Conta solo la sua.' },
        },
      ],
    },
    {
      id: '9.22.f',
      en: 'Generals of others whom the defeated held are the captor’s prisoners now.',
      it: 'I Generali altrui che lo sconfitto teneva sono ora prigionieri di chi lo ha catturato.',
      rulings: [
        {
          id: 'R-RAN-7',
          en: 'Nobody is released because his captor is out.',
          it: 'Nessuno è liberato perché chi lo teneva è fuori.',
          why: { en: 'The book hands them over.', it: 'Il regolamento li consegna.' },
        },
      ],
    },
    {
      id: '9.23.a',
      en: 'The captor may also buy what is left in the box of the captured colour.',
      it: 'Chi cattura può comprare anche ciò che resta nella scatola del colore catturato.',
    },
  ],
};
