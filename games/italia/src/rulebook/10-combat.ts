import type { Chapter } from '@tabula/engine';

export const combat: Chapter = {
  id: '10',
  title: { en: 'Combat', it: 'Combattimento' },
  statements: [
    {
      id: '10.0.a',
      en: 'After movement there is combat in every area with units of two nations; the one that has moved attacks.',
      it: 'Dopo il movimento si combatte in ogni area con unità di due nazioni; attacca quella che ha mosso.',
      rulings: [
        {
          id: 'R 69',
          en: 'Of several enemies in one area, as may happen in round 10, the one that controls it is fought first; all of them count for an overrun.',
          it: 'Di più nemici in un’area, come può capitare nel round 10, si combatte per primo chi la controlla; per lo sfondamento contano tutti.',
          why: { en: 'A battle is between two nations.', it: 'Una battaglia è tra due nazioni.' },
        },
      ],
    },
    {
      id: '10.0.b',
      en: 'The attacker chooses the order of battles; each is finished before the next.',
      it: 'L’attaccante sceglie l’ordine delle battaglie; ognuna finisce prima della successiva.',
    },
    {
      id: '10.0.c',
      en: 'In an entry area units see each other, and fight, only if it is ordinary land to both nations.',
      it: 'In un’area d’ingresso le unità si vedono, e combattono, solo se è normale per entrambe le nazioni.',
    },
    {
      id: '10.0.d',
      en: 'Reinforcements that come there may still leave in their movement phase; if they stay they fight in the other nation’s combat phase.',
      it: 'I rinforzi che vi arrivano possono ancora uscirne nella loro fase di movimento; se restano combattono nella fase di combattimento dell’altra nazione.',
      notShown: 'no two nations of one game share such an entry area with these cards',
    },
    {
      id: '10.0.e',
      en: 'In each round every unit rolls one die; leaders and cities roll none.',
      it: 'In ogni round ogni unità tira un dado; leader e città non tirano.',
    },
    {
      id: '10.0.f',
      en: 'Both sides roll at the same time; a die that reaches the unit’s number hits.',
      it: 'Le due parti tirano insieme; colpisce il dado che raggiunge il numero dell’unità.',
    },
    {
      id: '10.0.g',
      en: 'A hit eliminates an enemy unit, which may be bought again; consular legions and knights need two.',
      it: 'Un colpo elimina un’unità nemica, che si potrà ricomprare; per legioni consolari e cavalieri ne servono due.',
    },
    {
      id: '10.0.h',
      en: 'After each round the attacker, then the defender, may retreat; so it goes on until one nation is left.',
      it: 'Dopo ogni round possono ritirarsi prima l’attaccante, poi il difensore; si continua finché resta una sola nazione.',
    },
    {
      id: '10.1.a',
      heading: { en: 'Sequence', it: 'Sequenza' },
      en: 'First round: raid or attack is declared; on campaign others react; who must submit does so; targets are named, the attacker’s first; dice and losses.',
      it: 'Primo round: si dichiara razzia o attacco; in campagna gli altri reagiscono; chi deve si sottomette; si dichiarano i bersagli, prima l’attaccante; dadi e perdite.',
      rulings: [
        {
          id: 'R 67',
          en: 'What happens before the first die, fear of elephants, desertion and conversion, happens before a raid too.',
          it: 'Ciò che viene prima del primo dado, paura degli elefanti, diserzione e conversione, viene anche prima di una razzia.',
          why: {
            en: 'A raid is one round of combat, and these are no modifiers.',
            it: 'Una razzia è un round di combattimento, e questi non sono modificatori.',
          },
        },
      ],
    },
    {
      id: '10.1.b',
      en: 'Later rounds: retreats, attacker first; the defender may submit; targets; dice and losses.',
      it: 'Round seguenti: ritirate, prima l’attaccante; il difensore può sottomettersi; bersagli; dadi e perdite.',
    },
    {
      id: '10.1.c',
      en: 'At the end: ruins are rebuilt, then stacking is checked.',
      it: 'Alla fine: si ricostruiscono le rovine, poi si controlla l’ammassamento.',
    },
    {
      id: '10.2.a',
      heading: { en: 'To hit', it: 'Tiro per colpire' },
      en: 'A natural 1 always misses, a natural 10 always hits.',
      it: 'Un 1 naturale manca sempre, un 10 naturale colpisce sempre.',
    },
    {
      id: '10.2.b',
      en: 'Infantry and Foederati hit on 7, legions on 6, consular legions, knights and elephants on 5, fleets on 9.',
      it: 'Fanteria e Fœderati colpiscono con 7, le legioni con 6, legioni consolari, cavalieri ed elefanti con 5, le flotte con 9.',
    },
    {
      id: '10.2.c',
      en: 'Modifiers are added up: attackers -1 in highland and marsh and -2 against a city; +2 for each leader of one’s own; +1 for supremacy at sea; defenders +2 in the first round against a landing.',
      it: 'I modificatori si sommano: attaccanti -1 in altopiano e palude e -2 contro una città; +2 per ogni proprio leader; +1 per la supremazia navale; difensori +2 nel primo round contro uno sbarco.',
    },
    {
      id: '10.2.d',
      en: 'Consular legions and knights stand two hits: after the first they fight as before; if they survive the battle they are whole again, also between two halves of an invasion and between campaign moves.',
      it: 'Legioni consolari e cavalieri reggono due colpi: dopo il primo combattono come prima; se sopravvivono alla battaglia tornano interi, anche tra le due metà di un’invasione e tra le mosse di una campagna.',
    },
    {
      id: '10.2.e',
      en: 'Of three consular legions the fourth hit takes the first.',
      it: 'Di tre legioni consolari il quarto colpo elimina la prima.',
      rulings: [
        {
          id: 'R 23',
          en: 'All units of the kind that is aimed at are damaged once before one of them falls.',
          it: 'Tutte le unità del tipo bersagliato sono danneggiate una volta prima che ne cada una.',
          why: { en: 'So in both examples.', it: 'Così in entrambi gli esempi.' },
        },
      ],
    },
    {
      id: '10.2.f',
      en: 'For every natural 9 or 10 of an elephant one more enemy unit, of its owner’s choice, must retreat; if it cannot it is eliminated, and scored.',
      it: 'Per ogni 9 o 10 naturale di un elefante un’altra unità nemica, a scelta del padrone, deve ritirarsi; se non può è eliminata, e vale punti.',
      rulings: [
        {
          id: 'R 100',
          en: 'If it can go only where that costs a unit in the former capital, its owner may rather lose this one.',
          it: 'Se può andare solo dove ciò costa un’unità nella capitale di prima, il padrone può invece perdere questa.',
          why: {
            en: 'A capital may be named at any time, but nobody has to name one.',
            it: 'La capitale si può indicare in ogni momento, ma nessuno è tenuto a farlo.',
          },
        },
        {
          id: 'R 24',
          en: 'If nobody is left nobody is routed; raids rout nobody.',
          it: 'Se non resta nessuno non c’è chi si ritiri; nelle razzie non si ritira nessuno.',
          why: { en: 'A raid knows nothing but hits on 7.', it: 'La razzia conosce solo i colpi con 7.' },
        },
        {
          id: 'R 87',
          en: 'A leader is not the unit that goes, nor does he go along with it; left alone among enemies by it he is lost.',
          it: 'Un leader non è l’unità che si ritira, né va con essa; se così resta solo tra i nemici è perso.',
          why: {
            en: 'One of those goes that the dice could have hit; and whoever may retreat with others does so after the round.',
            it: 'Si ritira una di quelle che i dadi potevano colpire; e chi può ritirarsi con altri lo fa dopo il round.',
          },
        },
      ],
    },
    {
      id: '10.2.g',
      en: 'A leader does not fight; left alone with enemy units he is removed without a fight.',
      it: 'Un leader non combatte; rimasto solo con unità nemiche è tolto senza combattere.',
    },
    {
      id: '10.2.h',
      en: 'If only the two leaders are left, the active nation’s must retreat at the end of the combat phase.',
      it: 'Se restano solo i due leader, quello della nazione attiva deve ritirarsi alla fine della fase.',
    },
    {
      id: '10.3.a',
      heading: { en: 'Highland and marsh', it: 'Altopiano e palude' },
      en: 'Each attacking unit has -1 there.',
      it: 'Ogni unità attaccante vi ha -1.',
    },
    {
      id: '10.4.a',
      heading: { en: 'Several kinds of units', it: 'Più tipi di unità' },
      en: 'Against several kinds it is said before the dice which unit aims at which kind; the attacker says it first.',
      it: 'Contro più tipi si dichiara prima dei dadi quale unità mira a quale tipo; l’attaccante per primo.',
    },
    { id: '10.4.b', en: 'Hits beyond what was aimed at are lost.', it: 'I colpi oltre il bersaglio sono persi.' },
    {
      id: '10.4.c',
      en: 'Units of one kind may aim at different kinds, and not every enemy has to be aimed at.',
      it: 'Unità dello stesso tipo possono mirare a tipi diversi, e non serve mirare a tutti.',
    },
    {
      id: '10.4.d',
      en: 'All units roll, also those that nobody aims at.',
      it: 'Tirano tutte le unità, anche quelle a cui nessuno mira.',
    },
    {
      id: '10.5.a',
      heading: { en: 'Retreats', it: 'Ritirate' },
      en: 'A side retreats with some or all of its units, to one place or to several.',
      it: 'Ci si ritira con alcune o tutte le unità, in uno o più luoghi.',
    },
    {
      id: '10.5.b',
      en: 'One retreats to an adjacent area with own units and room, or to an empty one; defenders not to an empty one from which attackers came, attackers may.',
      it: 'Ci si ritira in un’area adiacente con proprie unità e posto, o in una vuota; i difensori non in una vuota da cui sono venuti gli attaccanti, gli attaccanti sì.',
      rulings: [
        {
          id: 'R 16',
          en: 'Over a strait one may retreat.',
          it: 'Ci si può ritirare attraverso uno stretto.',
          why: { en: 'The areas are adjacent.', it: 'Le aree sono adiacenti.' },
        },
        {
          id: 'R 17',
          en: 'Whoever is sent away (from Roma, by arrivals, by a submission) retreats like that, from anywhere and also to where attackers came from, but on campaign not to where a reaction began (12.3.2.3); if he cannot he is eliminated, and scored by the nation that he makes way for.',
          it: 'Chi è mandato via (da Roma, per un arrivo, per una sottomissione) si ritira così, da ovunque e anche dove sono partiti gli attaccanti, ma in campagna non dove è partita una reazione (12.3.2.3); se non può è eliminato, e vale punti per la nazione a cui fa posto.',
          why: {
            en: 'Nobody attacked, so that no attacker’s way is closed; and units that had to retreat and could not are worth points, whatever made them go.',
            it: 'Nessuno ha attaccato: nessuna via d’attacco è chiusa; e chi doveva ritirarsi e non poteva vale punti, qualunque cosa l’abbia mandato via.',
          },
        },
      ],
    },
    {
      id: '10.5.c',
      en: 'Not to an entry area, unless the card says so, nor to an area with other nations’ units, also where a battle is still to come.',
      it: 'Non in un’area d’ingresso, salvo che lo dica la carta, né in un’area con unità altrui, anche se lì si deve ancora combattere.',
    },
    {
      id: '10.5.d',
      en: 'An area with a city out of use, a ruin or one that nobody holds, is open like any other.',
      it: 'Un’area con una città disabilitata, in rovina o senza nessuno, è aperta come le altre.',
    },
    {
      id: '10.5.e',
      en: 'To sea one retreats aboard own fleets with room: also if other fleets are there, if a sea battle is to come there, or if the attackers came from there.',
      it: 'In mare ci si ritira su proprie flotte con posto: anche se vi sono altre flotte, se vi si deve combattere o se da lì sono venuti gli attaccanti.',
    },
    {
      id: '10.5.f',
      en: 'Attackers may retreat where they did not come from.',
      it: 'Gli attaccanti possono ritirarsi dove non erano venuti.',
    },
    {
      id: '10.5.g',
      en: 'Whoever retreats into an empty area with another player’s city may plunder it.',
      it: 'Chi si ritira in un’area vuota con la città di un altro giocatore può saccheggiarla.',
    },
    {
      id: '10.6.a',
      heading: { en: 'Cities', it: 'Città' },
      en: 'Attackers of an area with a city have -2. Such an area may be left empty.',
      it: 'Chi attacca un’area con una città ha -2. Un’area così può restare vuota.',
      rulings: [
        {
          id: 'R 129',
          en: 'Whoever defends there has these walls, also beside the nation that holds the city; so has he against an overrun.',
          it: 'Ha queste mura chiunque vi si difenda, anche accanto alla nazione che tiene la città; e così contro uno sfondamento.',
          why: {
            en: 'The text speaks of units in an area with a city, and of defenders who are inside it, not of its owner.',
            it: 'Il testo parla di unità in un’area con una città, e di difensori al suo interno, non del suo proprietario.',
          },
        },
      ],
    },
    {
      id: '10.6.b',
      en: 'Whoever takes a city from another player may plunder it: it becomes a ruin and brings 4 gold, or points if the card says so, not both.',
      it: 'Chi prende una città a un altro giocatore può saccheggiarla: diventa rovina e dà 4 ori, o punti se lo dice la carta, non entrambi.',
      rulings: [
        {
          id: 'R 20',
          en: 'That is decided at the end of the combat phase, before rebuilding.',
          it: 'Si decide alla fine della fase di combattimento, prima di ricostruire.',
          why: { en: 'Then it is clear who holds what.', it: 'Allora si sa chi tiene che cosa.' },
        },
        {
          id: 'R 22',
          en: 'Where the card has points for a city the nation decides each time, at the first sack of Roma too; a line for that very city goes before one for any.',
          it: 'Se la carta dà punti per una città la nazione decide ogni volta, anche al primo sacco di Roma; una riga per quella città vale prima di una per qualsiasi città.',
          why: {
            en: 'The text lets it decide whenever it plunders; a summary found elsewhere names no gold for that first sack.',
            it: 'Il testo la fa decidere ogni volta che saccheggia; un riassunto trovato altrove per quel primo sacco non nomina oro.',
          },
        },
      ],
    },
    {
      id: '10.6.c',
      en: 'Only in the turn, or in the step of a campaign, in which it was taken.',
      it: 'Solo nel turno, o nella mossa di campagna, in cui è stata presa.',
      rulings: [
        {
          id: 'R 74',
          en: 'A city gained outside one’s own turn, by an arrival, by a reaction or because its holder is gone, is one’s own at once; only whoever retreated into it, also because he had to make way, may plunder it.',
          it: 'Una città ottenuta fuori dal proprio turno, con un arrivo, con una reazione o perché chi la teneva non c’è più, è subito propria; può saccheggiarla solo chi vi si è ritirato, anche se doveva fare posto.',
          why: {
            en: 'The text wants it taken in the same turn, and names the retreat as the exception.',
            it: 'Il testo la vuole presa nello stesso turno, e nomina la ritirata come eccezione.',
          },
        },
        {
          id: 'R 132',
          en: 'Whoever has to make way for a nation, when its turn begins or when reinforcements come, decides on plunder before that nation goes on; then the city is his.',
          it: 'Chi deve fare posto a una nazione, all’inizio del suo turno o all’arrivo di rinforzi, decide del saccheggio prima che quella prosegua; poi la città è sua.',
          why: {
            en: 'He has taken it, and whoever attacks him there attacks a city of his.',
            it: 'L’ha presa, e chi lì lo attacca attacca una città sua.',
          },
        },
        {
          id: 'R 84',
          en: 'What a great invasion spares in its first half it may still plunder at the end of the second, if it holds it then.',
          it: 'Ciò che una grande invasione risparmia nella prima metà si può ancora saccheggiare alla fine della seconda, se lo si tiene.',
          why: {
            en: 'Both halves are one turn; only the steps of a campaign are told apart.',
            it: 'Le due metà sono un turno solo; si distinguono solo i passi di una campagna.',
          },
        },
      ],
    },
    {
      id: '10.6.d',
      en: 'The owner before must have been another player; nobody needs to be there.',
      it: 'Il proprietario precedente dev’essere un altro giocatore; non serve che ci sia qualcuno.',
      rulings: [
        {
          id: 'R 21',
          en: 'A city belongs to the player whose nation controls its area, or controlled it last.',
          it: 'Una città è del giocatore la cui nazione controlla l’area, o l’ha controllata per ultima.',
          why: {
            en: 'The text speaks of owners of cities where nobody is.',
            it: 'Il testo parla di proprietari di città in cui non c’è nessuno.',
          },
        },
        {
          id: 'R 80',
          en: 'A subject may plunder an empty city of its overlord’s player.',
          it: 'Un sottomesso può saccheggiare una città vuota del giocatore che lo domina.',
          why: { en: 'It attacks nobody there.', it: 'Lì non attacca nessuno.' },
        },
        {
          id: 'R 90',
          en: 'So may an overlord on campaign plunder a city that his subject leaves to him by a reaction.',
          it: 'Così anche un dominatore in campagna può saccheggiare una città che il sottomesso gli lascia con una reazione.',
          why: {
            en: 'It comes to him in that step from another player, and nobody was attacked.',
            it: 'Gli viene in quella mossa da un altro giocatore, e nessuno è stato attaccato.',
          },
        },
      ],
    },
    {
      id: '10.6.1.a',
      heading: { en: 'Rebuilding', it: 'Ricostruire' },
      en: 'The nation that controls a ruin may give up a unit there, no leader, for the city.',
      it: 'La nazione che controlla una rovina può cedere lì un’unità, non un leader, per rifare la città.',
    },
    {
      id: '10.6.1.b',
      en: 'Not in the nation’s turn in which it was plundered or raided.',
      it: 'Non nel turno della nazione in cui è stata saccheggiata o razziata.',
    },
    {
      id: '10.6.1.c',
      en: 'At the end of a combat phase, before stacking is checked; where nobody fought after movement, before the check.',
      it: 'Alla fine di una fase di combattimento, prima del controllo; dove non si combatte dopo il movimento, prima del controllo.',
    },
    {
      id: '10.7.a',
      heading: { en: 'Raids', it: 'Razzie' },
      en: 'Instead of attacking, an attacker may raid a city; he says so before the first die and before reactions.',
      it: 'Invece di attaccare si può razziare una città; lo si dichiara prima del primo dado e delle reazioni.',
      rulings: [
        {
          id: 'R 19',
          en: 'A city without defenders is entered, not raided; also if they react away from a raid that was declared, or desert or are converted before its dice.',
          it: 'In una città senza difensori si entra, non la si razzia; anche se sono usciti con una reazione dopo la dichiarazione, o disertano o sono convertiti prima dei dadi.',
          why: {
            en: 'There is nobody to roll: without a round there was no raid, so that nobody has to retreat after one.',
            it: 'Non c’è chi tiri: senza un round non c’è stata razzia, e nessuno deve poi ritirarsi.',
          },
        },
      ],
    },
    {
      id: '10.7.b',
      en: 'A raid is one round without modifiers: defenders hit as their counters say, raiders on 7 whatever they are.',
      it: 'Una razzia è un round senza modificatori: i difensori colpiscono secondo il segnalino, i razziatori con 7 qualunque cosa siano.',
    },
    {
      id: '10.7.c',
      en: 'One hit is enough: the city is a ruin and the raider takes 4 gold, or points.',
      it: 'Basta un colpo: la città è una rovina e il razziatore prende 4 ori, o punti.',
      rulings: [
        {
          id: 'R 18',
          en: 'Also if no raider survives.',
          it: 'Anche se nessun razziatore sopravvive.',
          why: { en: 'The dice fall at the same time.', it: 'I dadi cadono insieme.' },
        },
      ],
    },
    {
      id: '10.7.d',
      en: 'Then all raiders must retreat, aboard too; who cannot is eliminated.',
      it: 'Poi tutti i razziatori devono ritirarsi, anche a bordo; chi non può è eliminato.',
      rulings: [
        {
          id: 'R 77',
          en: 'Damaged knights are among those.',
          it: 'Tra questi i cavalieri danneggiati.',
          why: {
            en: 'They cannot retreat, and the retreat is part of the raid.',
            it: 'Non possono ritirarsi, e la ritirata fa parte della razzia.',
          },
        },
      ],
    },
    { id: '10.7.e', en: 'Defenders lose nothing to a raid.', it: 'I difensori non perdono nulla in una razzia.' },
    {
      id: '10.7.f',
      en: 'Right after it the defender may give up a unit, no leader, to rebuild the city, even the last.',
      it: 'Subito dopo il difensore può cedere un’unità, non un leader, per ricostruire la città, anche l’ultima.',
    },
    {
      id: '10.7.g',
      en: 'A city rebuilt is not raided again in the same turn of that nation; it may be attacked.',
      it: 'Una città ricostruita non si razzia di nuovo nello stesso turno di quella nazione; si può attaccare.',
    },
    {
      id: '10.7.h',
      en: 'On campaign only “move and see” answers a raid.',
      it: 'In campagna a una razzia si risponde solo con “spostati e vedi”.',
    },
    {
      id: '10.7.i',
      en: 'Only other players’ cities are raided, from those who hold them and never an ally’s; whoever raids and then takes a city in one turn does not plunder it too.',
      it: 'Si razziano solo città di altri giocatori, a chi le tiene e mai di un alleato; chi razzia e poi prende la città nello stesso turno non la saccheggia anche.',
    },
    {
      id: '10.8.a',
      heading: { en: 'Sea battles', it: 'Combattimento navale' },
      en: 'Fleets of two nations in one sea fight if one of them wants to; the active nation says so first, then the others, all before any battle.',
      it: 'Flotte di due nazioni nello stesso mare combattono se una lo vuole; lo dice prima la nazione attiva, poi le altre, tutte prima di ogni battaglia.',
      rulings: [
        {
          id: 'R 26',
          en: 'The others say it in the order of play.',
          it: 'Le altre lo dicono nell’ordine di gioco.',
          why: { en: 'The text says only who is first.', it: 'Il testo dice solo chi è primo.' },
        },
      ],
    },
    {
      id: '10.8.b',
      en: 'The active nation decides the order of all battles, on land and at sea.',
      it: 'La nazione attiva decide l’ordine di tutte le battaglie, di terra e di mare.',
    },
    {
      id: '10.8.c',
      en: 'Fleets hit fleets on 9; every unit aboard adds 1 to its fleet’s die; leaders add their 2 to all fleets of their nation.',
      it: 'Le flotte colpiscono flotte con 9; ogni unità a bordo aggiunge 1 al dado della sua flotta; i leader aggiungono 2 a tutte le flotte della nazione.',
    },
    {
      id: '10.8.d',
      en: 'Whoever is hit chooses the fleet that is lost; what it carries is lost with it, and scored.',
      it: 'Chi è colpito sceglie la flotta che perde; con essa si perde il carico, che vale punti.',
      rulings: [
        {
          id: 'R 64',
          en: 'Fleets that came together stow their cargo two to a fleet; those that came apart, or have fled apart, keep theirs until their nation’s next movement. Empty fleets are lost first.',
          it: 'Le flotte arrivate insieme stivano il carico a due per flotta; quelle arrivate, o fuggite, separate tengono il proprio fino al prossimo movimento della nazione. Si perdono prima le flotte vuote.',
          why: {
            en: 'A unit lies on the fleet that carries it, and uses one in a movement phase; among fleets that load together every owner would stow so, and give up the empty ones.',
            it: 'Un’unità sta sulla flotta che la porta, e in una fase di movimento ne usa una; tra flotte che caricano insieme ogni padrone stiverebbe così, e cederebbe le vuote.',
          },
        },
        {
          id: 'R 56',
          en: 'A leader goes down with the last fleet.',
          it: 'Un leader affonda con l’ultima flotta.',
          why: { en: 'The owner chooses, and would choose so.', it: 'Sceglie il padrone, e sceglierebbe così.' },
        },
      ],
    },
    {
      id: '10.8.e',
      en: 'After each round the attacker, then the defender, may retreat with some or all fleets to any adjacent seas.',
      it: 'Dopo ogni round l’attaccante, poi il difensore, può ritirare alcune o tutte le flotte in qualsiasi mare adiacente.',
    },
    {
      id: '10.8.f',
      en: 'There they fight again only in a battle of their nation that was already announced.',
      it: 'Lì combattono di nuovo solo in una battaglia della loro nazione già annunciata.',
    },
    {
      id: '10.8.1.a',
      heading: { en: 'Several nations in one sea', it: 'Più nazioni nello stesso mare' },
      en: 'All may attack the nation that moves, each by itself, never each other; a leader helps only his own nation.',
      it: 'Tutte possono attaccare la nazione che muove, ognuna per sé, mai tra loro; un leader aiuta solo la sua nazione.',
    },
    {
      id: '10.8.1.b',
      en: 'Of those who want to attack it the one with most fleets fights first; a tie is settled by a die.',
      it: 'Tra chi vuole attaccarla combatte per prima chi ha più flotte; a parità decide un dado.',
    },
    {
      id: '10.8.2.a',
      heading: { en: 'Landings', it: 'Sbarchi' },
      en: 'Against units that attack straight from the sea all defenders have +2 in the first round.',
      it: 'Contro unità che attaccano direttamente dal mare tutti i difensori hanno +2 nel primo round.',
    },
    {
      id: '10.8.2.b',
      en: 'If only some attackers landed, defenders may aim at those among one kind.',
      it: 'Se solo alcuni attaccanti sono sbarcati, i difensori possono mirare a quelli anche nello stesso tipo.',
      rulings: [
        {
          id: 'R 124',
          en: 'If some desert before the combat, each has his die, those who marched first and then those who landed; the Pope converts one who marched.',
          it: 'Se alcuni disertano prima del combattimento, ognuno ha il suo dado, prima chi è venuto per terra e poi chi è sbarcato; il Papa converte chi è venuto per terra.',
          why: {
            en: 'A die is rolled for each unit; and the Pope, who may take any, would leave himself those against whom he has the bonus.',
            it: 'Si tira un dado per ogni unità; e il Papa, che può prenderne una qualsiasi, si lascerebbe quelle contro cui ha il bonus.',
          },
        },
      ],
    },
    { id: '10.8.2.c', en: 'The same holds for a strait.', it: 'Lo stesso vale per uno stretto.' },
    {
      id: '10.9.a',
      heading: { en: 'Supremacy at sea', it: 'Supremazia navale' },
      en: 'In a land battle a nation has +1 if it has a fleet in an adjacent sea, and at least twice as many as its enemy in all of them; others’ fleets do not count.',
      it: 'In una battaglia di terra ha +1 chi ha una flotta in un mare adiacente e almeno il doppio di quelle nemiche in tutti; le flotte di altri non contano.',
    },
    {
      id: '10.9.b',
      en: 'Fleets that have retreated in this phase do not count.',
      it: 'Le flotte che si sono ritirate in questa fase non contano.',
      rulings: [
        {
          id: 'R 96',
          en: 'In this phase means the combat phase, or the step of a campaign.',
          it: 'In questa fase vuol dire la fase di combattimento, o il passo di campagna.',
          why: {
            en: 'The text says this round of combat; but a sea battle is over before one on land begins, so that in a single round no fleet could ever have retreated.',
            it: 'Il testo dice questo round di combattimento; ma una battaglia navale è finita prima che ne cominci una di terra, e in un solo round nessuna flotta potrebbe essersi ritirata.',
          },
        },
      ],
    },
  ],
};
