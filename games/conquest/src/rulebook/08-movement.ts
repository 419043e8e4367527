import type { Chapter } from '@tabula/engine';

export const movement: Chapter = {
  id: '8',
  title: { en: 'Phase one: movement', it: 'Fase uno: movimento' },
  statements: [
    {
      id: '8.0.a',
      heading: { en: 'Movement', it: 'Fase del movimento' },
      en: 'Pieces move by land and by sea in any order, and all movement ends before the first battle.',
      it: 'I pezzi si muovono per terra e per mare in qualsiasi ordine, e ogni movimento finisce prima della prima battaglia.',
    },
    {
      id: '8.1.a',
      heading: { en: 'Movement by land', it: 'Movimenti di terra' },
      en: 'A legion is at least one leader with 1 to 7 land units.',
      it: 'Una legione è almeno un comandante con 1-7 unità terrestri.',
      rulings: [
        {
          id: 'R-MOV-1',
          en: 'A group may step together if it has at most seven units for each leader in it.',
          it: 'Un gruppo può muovere insieme se ha al massimo sette unità per ciascun comandante.',
          why: {
            en: 'It is the same as several legions that go one after the other.',
            it: 'È come se più legioni andassero una dopo l’altra.',
          },
        },
      ],
    },
    {
      id: '8.1.b',
      en: 'Units may stand without a leader, but not move, except in retreat from a battle.',
      it: 'Le unità possono stare senza comandante, ma non muoversi, se non in ritirata da una battaglia.',
    },
    {
      id: '8.2.a',
      en: 'A step costs every piece that makes it, leaders too, one point, and no piece spends more points in a turn than it has.',
      it: 'Un passo costa un punto a ogni pezzo che lo fa, comandanti compresi, e nessun pezzo spende in un turno più punti di quanti ne ha.',
      rulings: [
        {
          id: 'R-MOV-2',
          en: 'Every piece counts its own points.',
          it: 'Ogni pezzo conta i propri punti.',
          why: {
            en: 'So a leader can lead one legion after another.',
            it: 'Così un comandante può guidare una legione dopo l’altra.',
          },
        },
      ],
    },
    {
      id: '8.3.a',
      en: 'Legions divide and join at any moment of the movement, while each that moves has a leader.',
      it: 'Le legioni si dividono e si uniscono in ogni momento del movimento, purché ciascuna che muove abbia un comandante.',
    },
    {
      id: '8.3.b',
      en: 'On the way a leader may leave units behind and take others along that have points left.',
      it: 'Per via un comandante può lasciare unità e prenderne altre che hanno ancora punti.',
    },
    {
      id: '8.4.a',
      en: 'A legion must stop where it meets enemy land units, unless it is let pass.',
      it: 'Una legione deve fermarsi dove incontra unità terrestri nemiche, a meno che la lascino passare.',
      rulings: [
        {
          id: 'R-MOV-6',
          en: 'Whoever enters without leave has no points left; others may follow.',
          it: 'Chi entra senza permesso non ha più punti; altri possono seguirlo.',
          why: {
            en: 'He must stop, and he cannot leave before the battle.',
            it: 'Deve fermarsi, e non può andarsene prima della battaglia.',
          },
        },
        {
          id: 'R-MOV-3',
          en: 'Leaders alone pass through enemy units only with leave, and end among them only where units of their own are.',
          it: 'I comandanti da soli passano tra unità nemiche solo con permesso, e vi si fermano solo dove hanno unità proprie.',
          why: {
            en: 'The way is free only where no enemy land units stand, and a leader alone is no stronger than a legion that they stop. Nobody walks into captivity; with units of their own they are a legion.',
            it: 'La via è libera solo dove non ci sono unità terrestri nemiche, e un comandante solo non è più forte di una legione che esse fermano. Nessuno si consegna da sé; con unità proprie sono una legione.',
          },
        },
      ],
    },
    {
      id: '8.5.a',
      en: 'Markers, enemy leaders and enemy galleys stop no legion.',
      it: 'Segnalini, comandanti nemici e galee nemiche non fermano nessuna legione.',
      rulings: [
        {
          id: 'R-MOV-4',
          en: 'One may also end where only enemy leaders or galleys are.',
          it: 'Ci si può anche fermare dove sono solo comandanti o galee nemiche.',
          why: { en: 'Only land units bar a province.', it: 'Solo le unità terrestri sbarrano una provincia.' },
        },
        {
          id: 'R-MOV-7',
          en: 'Leaders who begin their turn among enemies walk away freely.',
          it: 'I comandanti che cominciano il turno tra i nemici se ne vanno liberamente.',
          why: { en: 'They do not meet them on their way.', it: 'Non li incontrano per via.' },
        },
      ],
    },
    {
      id: '8.6.a',
      en: 'After a battle nobody moves, except in retreat.',
      it: 'Dopo una battaglia nessuno muove, se non in ritirata.',
    },
    {
      id: '8.7.a',
      heading: { en: 'Questions on movement by land', it: 'Quesiti sui movimenti di terra' },
      en: 'A leader may go back to where he came from.',
      it: 'Un comandante può tornare da dove è venuto.',
    },
    {
      id: '8.8.a',
      en: 'Leaders may move together without units; they conquer nothing, not even what is nobody’s.',
      it: 'I comandanti possono muovere insieme senza unità; non conquistano nulla, neppure ciò che è di nessuno.',
    },
    {
      id: '8.9.a',
      en: 'A province that a legion only passes is not conquered.',
      it: 'Una provincia che una legione solo attraversa non è conquistata.',
    },
    {
      id: '8.9.b',
      en: 'A unit that is left there, even without a leader, conquers it.',
      it: 'Un’unità che vi resta, anche senza comandante, la conquista.',
    },
    {
      id: '8.10.a',
      en: 'Several groups may go from one province to the same other.',
      it: 'Più gruppi possono andare da una provincia alla stessa altra.',
    },
    {
      id: '8.11.a',
      heading: { en: 'Movement on roads', it: 'Movimento su strada' },
      en: 'A stretch of road of any length costs each piece one point.',
      it: 'Un tratto di strada di qualsiasi lunghezza costa a ogni pezzo un punto.',
      rulings: [
        {
          id: 'R-ROAD-2',
          en: 'Halting, being left behind or moving others meanwhile does not end a stretch: what halts on a road goes on for nothing with any leader there. Whoever joins it, leader or unit, pays a point of his own; a leader joins only to lead units.',
          it: 'Sostare, essere lasciati o muovere altri nel frattempo non interrompe un tratto: chi sosta su una strada prosegue gratis con qualsiasi comandante che si trovi lì. Chi si unisce, comandante o unità, paga un punto suo; un comandante si unisce solo per guidare unità.',
          why: {
            en: 'The road costs each piece one point, however far it leads, wherever it halts and whoever leads it; legions may be formed anew at any moment.',
            it: 'La strada costa a ogni pezzo un punto, per quanto lontano porti, ovunque si fermi e chiunque lo guidi; le legioni si riformano in ogni momento.',
          },
        },
        {
          id: 'R-OWN-2',
          en: 'Of units of one kind those that are on the road go on before others, and then the freshest; the player says how many. Of Generals he says who, by the points they have left; of those with as many left, those on the stretch go before others.',
          it: 'Tra unità dello stesso tipo proseguono prima quelle già sulla strada, poi le più fresche; il giocatore dice quante. Dei Generali dice quali, secondo i punti che restano loro; a pari punti va prima chi è sul tratto.',
          why: {
            en: 'They have paid for the road; and for units it spares a question that hardly ever matters. Who leads on, and who stays to lead others, does matter.',
            it: 'La strada l’hanno già pagata; e per le unità si risparmia una domanda che non conta quasi mai. Chi guida oltre, e chi resta a guidare altri, invece conta.',
          },
        },
        {
          id: 'R-OWN-3',
          en: 'A group does not halt twice in one place on the same stretch; where it entered the road counts as its first halt, and its halts are those of whoever joins it.',
          it: 'Un gruppo non sosta due volte nello stesso luogo sullo stesso tratto; il luogo dove è entrato sulla strada vale come prima sosta, e le sue soste valgono per chi vi si unisce.',
          why: {
            en: 'The one point is for the distance; to and fro, one leader would carry whole armies for it. With a second point he goes back.',
            it: 'Il punto paga la distanza; facendo la spola, un comandante porterebbe interi eserciti. Con un secondo punto può tornare.',
          },
        },
      ],
    },
    {
      id: '8.11.b',
      en: 'One may halt anywhere on the road; enemy land units stop everybody.',
      it: 'Su strada ci si può fermare ovunque; le unità terrestri nemiche fermano chiunque.',
      rulings: [
        {
          id: 'R-ROAD-3',
          en: 'Enemy leaders and galleys do not stop a stretch.',
          it: 'Comandanti e galee nemiche non interrompono un tratto.',
          why: { en: 'As anywhere else on land.', it: 'Come ovunque in terra.' },
        },
      ],
    },
    {
      id: '8.11.c',
      en: 'A piece with points enough may join a stretch of road and steps off it.',
      it: 'Un pezzo che ha abbastanza punti può unire un tratto di strada e passi fuori strada.',
      rulings: [
        {
          id: 'R-STR-5',
          en: 'A strait is a step of its own before or after a stretch.',
          it: 'Uno stretto è un passo a sé, prima o dopo un tratto.',
          why: { en: 'No road crosses it.', it: 'Nessuna strada lo attraversa.' },
        },
      ],
    },
    {
      id: '8.12.a',
      heading: { en: 'Leave', it: 'Il consenso' },
      en: 'Roads of other players can be used if they consent.',
      it: 'Si possono usare le strade degli altri, se acconsentono.',
      rulings: [
        {
          id: 'R-ROAD-1',
          en: 'A road out of or into a province of one’s own needs nobody’s leave; any other that of whoever controls its ends. Whoever rolls on through a province on the same stretch needs its owner’s leave in any case.',
          it: 'Una strada che parte da una propria provincia o vi arriva non richiede consensi; ogni altra, quello di chi ne controlla i capi. Chi sullo stesso tratto prosegue attraverso una provincia ha bisogno in ogni caso del consenso del suo proprietario.',
          why: {
            en: 'Roads have no colour, and one that ends at home is one’s own as well; troops that stop where they meet an enemy on the road have not asked him for it. But to let others cross his province on its roads is for its owner.',
            it: 'Le strade non hanno colore, e una che finisce in casa propria è anche propria; le truppe che su strada si fermano dove incontrano un nemico non gliel’hanno chiesta. Ma far attraversare ad altri la sua provincia su strada spetta al proprietario.',
          },
        },
      ],
    },
    {
      id: '8.12.b',
      en: 'Another player may let units through a province where his own stand.',
      it: 'Un giocatore può lasciar passare unità altrui per una provincia dove stanno le sue.',
    },
    {
      id: '8.12.c',
      en: 'The owner of galleys in a strait may let others cross it.',
      it: 'Chi ha galee in uno stretto può lasciarlo attraversare ad altri.',
      rulings: [
        {
          id: 'R-DIP-1',
          en: 'Nothing else needs leave.',
          it: 'Nient’altro richiede permesso.',
          why: {
            en: 'The book names these exceptions to enmity, and only these.',
            it: 'Il regolamento nomina queste eccezioni all’inimicizia, e solo queste.',
          },
        },
        {
          id: 'R-DIP-2',
          en: 'Each player can settle for each other one and each of the three: ask me, always, never. It can be changed at any time and counts from the next question on.',
          it: 'Ciascuno può stabilire, per ogni altro giocatore e per ognuna delle tre cose: chiedimelo, sempre, mai. Si può cambiare in ogni momento e vale dalla domanda seguente.',
          why: {
            en: 'At a table one nods; far apart nobody wants to be asked for everything.',
            it: 'Al tavolo basta un cenno; a distanza nessuno vuole essere interrogato per ogni cosa.',
          },
        },
        {
          id: 'R-DIP-3',
          en: 'The mover declares the whole way of a group. Each owner is told the pieces, the start and the goal, and answers once; no answer means no. If anybody refuses, nothing moves.',
          it: 'Chi muove dichiara tutto il percorso di un gruppo. A ogni proprietario si dicono i pezzi, la partenza e la meta, ed egli risponde una volta; nessuna risposta vale no. Se qualcuno rifiuta, nulla si muove.',
          why: {
            en: 'All must agree, and a way that was not declared was not asked for.',
            it: 'Tutti devono acconsentire, e una via non dichiarata non è stata chiesta.',
          },
        },
        {
          id: 'R-DIP-4',
          en: 'Leave is for one group and one way. The next group, or the same one when it goes on in peace, asks again; a guest who attacks other troops of his host, or takes a province of his that stands empty, does not.',
          it: 'Il permesso vale per un gruppo e un percorso. Il gruppo seguente, o lo stesso quando riparte in pace, chiede di nuovo; non l’ospite che attacca altre truppe di chi lo ospita o ne prende una provincia vuota.',
          why: {
            en: 'The book lets a player refuse the second time; but a betrayal needs no leave of its victim.',
            it: 'Il regolamento permette di rifiutare la seconda volta; ma un tradimento non chiede il permesso alla vittima.',
          },
        },
        {
          id: 'R-OWN-1',
          en: 'What was refused twice in a turn is not asked for again in it, by itself or with more; things refused together count as refused together only. What is refused for good is not asked for at all.',
          it: 'Ciò che è stato rifiutato due volte in un turno non si chiede più in quel turno, né da solo né con altro; le cose rifiutate insieme valgono come rifiutate solo insieme. Ciò che è rifiutato per sempre non si chiede affatto.',
          why: { en: 'Nobody is pestered, and every turn ends.', it: 'Nessuno viene assillato, e ogni turno finisce.' },
        },
        {
          id: 'R-OWN-8',
          en: 'Of the ways to a place only those are left out for which another asks nobody for anything more, costs no more and ends as well on the same stretch of road; each says who is asked for what.',
          it: 'Delle vie per un luogo si tralasciano solo quelle per cui un’altra non chiede a nessuno nulla di più, non costa di più e termina pure sullo stesso tratto di strada; ciascuna dice a chi si chiede che cosa.',
          why: {
            en: 'Whose land he crosses is his own decision.',
            it: 'Di chi attraversare la terra è una decisione sua.',
          },
        },
      ],
    },
    {
      id: '8.13.a',
      en: 'Nobody ends his movement among another player’s units except to fight, or to capture.',
      it: 'Nessuno termina il movimento tra unità di un altro giocatore se non per combattere o catturare.',
      rulings: [
        {
          id: 'R-DIP-5',
          en: 'To end there is called an attack when it is chosen; leaders who came in this turn are not left there without a unit.',
          it: 'Fermarsi lì è detto attacco al momento della scelta; i comandanti arrivati nel turno non vi restano senza un’unità.',
          why: {
            en: 'Everybody should know beforehand that he will fight.',
            it: 'Ciascuno deve sapere prima che combatterà.',
          },
        },
      ],
    },
    {
      id: '8.14.a',
      heading: { en: 'Movement by sea', it: 'Movimenti sul mare' },
      en: 'A galley spends a point from sea to sea, from a sea to a coast and from a coast to a sea of it.',
      it: 'Una galea spende un punto da mare a mare, da un mare a una costa e da una costa a un suo mare.',
    },
    {
      id: '8.14.b',
      en: 'It never goes from one coastal province straight to another.',
      it: 'Non va mai direttamente da una provincia costiera a un’altra.',
    },
    {
      id: '8.15.a',
      en: 'From a coast that it has entered in this turn a galley goes back only to the sea it came from; it may load there.',
      it: 'Da una costa in cui è entrata nel turno una galea torna solo nel mare da cui è venuta; lì può imbarcare.',
      rulings: [
        {
          id: 'R-SEA-1',
          en: 'This holds for every galley.',
          it: 'Vale per ogni galea.',
          why: {
            en: 'The book speaks of one that has not moved; one that has is no freer.',
            it: 'Il regolamento parla di una che non ha ancora mosso; una che ha mosso non è più libera.',
          },
        },
        {
          id: 'R-OWN-5',
          en: 'A call at a coast and back is one move: some land, then some board. One legion may land while a second stays aboard under a leader of its own; a leader who waits for others to board does not stay when the last units land.',
          it: 'Uno scalo con ritorno è una sola mossa: alcuni sbarcano, poi altri s’imbarcano. Una legione può sbarcare mentre una seconda resta a bordo con un comandante suo; un comandante che aspetta altri non resta quando sbarcano le ultime unità.',
          why: {
            en: 'The book forbids neither landing nor boarding, nor both; but a leader goes where his troops go.',
            it: 'Il regolamento non vieta né lo sbarco né l’imbarco, né entrambi; ma un comandante va dove vanno le sue truppe.',
          },
        },
      ],
    },
    {
      id: '8.16.a',
      en: 'In a later turn a galley leaves a coast to any sea that this coast touches.',
      it: 'In un turno successivo una galea lascia una costa verso qualsiasi mare che quella costa tocca.',
      rulings: [
        {
          id: 'R-MAP-4',
          en: 'A galley lies on the coast that touches the sea it came from, and a new one where its buyer puts it.',
          it: 'Una galea sta sulla costa che tocca il mare da cui è venuta, e una nuova dove la mette chi la compra.',
          why: {
            en: 'Only so it can be known by which seas it may leave.',
            it: 'Solo così si sa per quali mari può uscire.',
          },
        },
      ],
    },
    {
      id: '8.16.b',
      en: 'The coasts of Hispania, Italia and Macedonia are broken: a galley does not change from one to the other.',
      it: 'Le coste di Hispania, Italia e Macedonia sono interrotte: una galea non passa dall’una all’altra.',
      rulings: [
        {
          id: 'R-MAP-3',
          en: 'Hispania has a northern and an eastern coast, Italia and Macedonia a western and an eastern one.',
          it: 'L’Hispania ha una costa settentrionale e una orientale, Italia e Macedonia una occidentale e una orientale.',
          why: {
            en: 'That is where land borders cut their shores.',
            it: 'È lì che i confini di terra tagliano le rive.',
          },
        },
      ],
    },
    {
      id: '8.17.a',
      en: 'A legion sails at no cost of its own.',
      it: 'Una legione naviga senza spendere nulla di suo.',
    },
    {
      id: '8.17.b',
      en: 'Neither units nor leaders move by land in a turn in which they board or land.',
      it: 'Né unità né comandanti muovono per terra nel turno in cui s’imbarcano o sbarcano.',
      rulings: [
        {
          id: 'R-MOV-5',
          en: 'Only pieces that have not moved board. Leaders without units land only in provinces of their own or of nobody, or where a legion of theirs landed in this turn.',
          it: 'S’imbarca solo chi non ha mosso. I comandanti senza unità sbarcano solo in province proprie o di nessuno, o dove nel turno è sbarcata una loro legione.',
          why: { en: 'A lone leader is no landing force.', it: 'Un comandante solo non è una forza da sbarco.' },
        },
        {
          id: 'R-SEA-2',
          en: 'Only one’s own pieces board, and only where the galley lies or calls; nothing changes galleys at sea.',
          it: 'S’imbarcano solo pezzi propri, e solo dove la galea sta o fa scalo; in mare nulla passa da una galea all’altra.',
          why: {
            en: 'The book knows boarding only from a province, and allies share nothing but passage.',
            it: 'Il regolamento conosce l’imbarco solo da una provincia, e gli alleati non hanno in comune altro che il passaggio.',
          },
        },
      ],
    },
    {
      id: '8.18.a',
      heading: { en: 'Questions on movement by sea', it: 'Quesiti sui movimenti sul mare' },
      en: 'The same units may board and land in one turn.',
      it: 'Le stesse unità possono imbarcarsi e sbarcare in un turno.',
    },
    {
      id: '8.19.a',
      en: 'A leader lands with his troops: where units land, leaders stay aboard only with units that stay, too.',
      it: 'Un comandante sbarca con le sue truppe: dove sbarcano unità, a bordo restano comandanti solo con altre unità che restano.',
      rulings: [
        {
          id: 'R-SEA-3',
          en: 'When a galley ends its movement in a province, all aboard land.',
          it: 'Quando una galea termina il movimento in una provincia, sbarcano tutti.',
          why: {
            en: 'It costs nobody anything and spares the question who is aboard in port.',
            it: 'Non costa nulla a nessuno e risparmia la domanda su chi sia a bordo in porto.',
          },
        },
      ],
    },
    {
      id: '8.20.a',
      en: 'Whoever has landed boards no galley in that turn, and if his attack fails he never retreats.',
      it: 'Chi è sbarcato non risale su una galea nello stesso turno e, se l’attacco fallisce, non si ritira mai.',
      rulings: [
        {
          id: 'R-BAT-9',
          en: 'If anybody on the attacker’s side landed in this turn, that side does not retreat at all.',
          it: 'Se nel turno qualcuno dalla parte dell’attaccante è sbarcato, quella parte non si ritira affatto.',
          why: {
            en: 'A retreat takes all units to one place, and some of these may not go.',
            it: 'La ritirata porta tutte le unità in un luogo, e alcune di queste non possono andarvi.',
          },
        },
      ],
    },
    {
      id: '8.21.a',
      en: 'Galleys enter a province that another controls only to land a legion there; empty ones may go along.',
      it: 'Le galee entrano in una provincia controllata da un altro solo per sbarcarvi una legione; quelle vuote possono accompagnarla.',
      rulings: [
        {
          id: 'R-SEA-4',
          en: 'Provinces of nobody are open to all galleys.',
          it: 'Le province di nessuno sono aperte a tutte le galee.',
          why: { en: 'The ban is about provinces of others.', it: 'Il divieto riguarda le province altrui.' },
        },
        {
          id: 'R-SEA-5',
          en: 'The landing galley goes first, its escorts after it. Leaders alone may be among them and go ashore to the legion; without units nobody attacks.',
          it: 'Prima entra la galea che sbarca, poi la scorta. Può portare comandanti soli, che sbarcano presso la legione; senza unità nessuno attacca.',
          why: {
            en: 'So it is always known whether a legion lands; and the book lets galleys without troops in, whoever else is aboard.',
            it: 'Così si sa sempre se sbarca una legione; e il regolamento ammette le galee senza truppe, chiunque altro sia a bordo.',
          },
        },
        {
          id: 'R-CON-B',
          en: 'Escorts may be empty.',
          it: 'La scorta può essere vuota.',
          why: {
            en: 'One passage forbids it, the next one allows it, with an example.',
            it: 'Un passo lo vieta, quello seguente lo permette, con un esempio.',
          },
        },
      ],
    },
    {
      id: '8.22.a',
      en: 'Galleys that are on a coast of another player when the combat phase ends are destroyed.',
      it: 'Le galee che alla fine della fase di combattimento stanno su una costa altrui sono distrutte.',
      rulings: [
        {
          id: 'R-SEA-6',
          en: 'This holds for everybody’s galleys: those on a coast that was taken without a fight burn when the phase ends, those on one that was fought for when that battle is won. Galleys won with a Caesar by then are the captor’s own.',
          it: 'Vale per le galee di tutti: quelle su una costa presa senza combattere bruciano alla fine della fase, quelle su una costa per cui si è combattuto quando la battaglia è vinta. Le galee vinte con un Cesare entro quel momento sono di chi lo ha catturato.',
          why: {
            en: 'The book looks at coasts when the phase ends, and asks that whoever occupies one stays until then; of a battle it speaks by itself.',
            it: 'Il regolamento guarda le coste quando la fase finisce, e chiede a chi ne occupa una di restarvi fino ad allora; delle battaglie parla a parte.',
          },
        },
      ],
    },
    {
      id: '8.22.b',
      en: 'Whoever leaves a land unit in a province that holds only galleys of others destroys them.',
      it: 'Chi lascia un’unità terrestre in una provincia dove ci sono solo galee altrui le distrugge.',
    },
    {
      id: '8.23.a',
      en: 'Galleys pass through, stay in and leave seas where enemy galleys are, without a fight.',
      it: 'Le galee attraversano i mari dove ci sono galee nemiche, vi restano e ne escono senza combattere.',
    },
  ],
};
