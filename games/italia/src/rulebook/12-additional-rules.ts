import type { Chapter } from '@tabula/engine';

export const additionalRules: Chapter = {
  id: '12',
  title: { en: 'Additional rules', it: 'Regole aggiuntive' },
  statements: [
    {
      id: '12.1.a',
      heading: { en: 'No land units', it: 'Nessuna unità di terra' },
      en: 'A nation without land units plays on with its fleets; without those too it is out, unless reinforcements are to come.',
      it: 'Una nazione senza unità di terra continua con le flotte; perse anche quelle è fuori, salvo rinforzi in arrivo.',
      rulings: [
        {
          id: 'R 103',
          en: 'A unit bought from tribute that still waits keeps nobody in the game.',
          it: 'Un’unità comprata con il tributo che ancora aspetta non tiene in gioco nessuno.',
          why: {
            en: 'It is not on the board, and no reinforcement of the card.',
            it: 'Non è sulla plancia, e non è un rinforzo della carta.',
          },
        },
      ],
    },
    {
      id: '12.2.a',
      heading: { en: 'Great invasions', it: 'Grandi invasioni' },
      en: 'A nation moves and fights twice in that turn, with all its units and their full movement.',
      it: 'Una nazione muove e combatte due volte in quel turno, con tutte le unità e il movimento intero.',
    },
    { id: '12.2.b', en: 'It attacks with one unit more.', it: 'Attacca con un’unità in più.' },
    {
      id: '12.2.c',
      en: 'Stacking is checked after each movement and after the second combat, not after the first.',
      it: 'L’ammassamento si controlla dopo ogni movimento e dopo il secondo combattimento, non dopo il primo.',
    },
    {
      id: '12.2.d',
      en: 'Some cards add to that: no limit beside a leader when movement ends, or a longer first move.',
      it: 'Alcune carte aggiungono altro: nessun limite accanto a un leader a fine movimento, o un primo movimento più lungo.',
      rulings: [
        {
          id: 'R 139',
          en: 'A longer first move is a leader’s too, also if he goes alone.',
          it: 'Un primo movimento più lungo vale anche per un leader, anche se va da solo.',
          why: {
            en: 'The move is longer, not some of those who make it faster.',
            it: 'È più lungo il movimento, non più veloce qualcuno di chi lo fa.',
          },
        },
      ],
    },
    {
      id: '12.3.a',
      heading: { en: 'Campaigns', it: 'Campagne' },
      en: 'After the ordinary movement and combat a leader and the units in his area may move and fight again, as often as his nation pays.',
      it: 'Dopo movimento e combattimento ordinari un leader e le unità nella sua area possono muovere e combattere ancora, finché la nazione paga.',
      rulings: [
        {
          id: 'R 95',
          en: 'In a step of the campaign only the leader’s army and those whom it leaves behind in that step fight; others of its nation who stand among enemies, as may happen in round 10, wait.',
          it: 'In un passo di campagna combattono solo l’esercito del leader e chi in quel passo esso lascia indietro; altri della nazione che stanno tra nemici, come può capitare nel round 10, aspettano.',
          why: {
            en: 'Only the units beside the leader may fight again; that all must fight is said of the phase in which all could move.',
            it: 'Solo le unità accanto al leader possono combattere di nuovo; che tutte debbano si dice della fase in cui tutte potevano muovere.',
          },
        },
      ],
    },
    {
      id: '12.3.b',
      en: 'If the leader attacks in the ordinary turn, the limits of an attack hold.',
      it: 'Se il leader attacca nel turno ordinario, valgono i limiti dell’attacco.',
    },
    {
      id: '12.3.c',
      en: 'A step of a campaign: A the move, for a gold piece; B raid or block; C reactions; D combat.',
      it: 'Un passo di campagna: A movimento, per un oro; B razzia o blocco; C reazioni; D combattimento.',
      rulings: [
        {
          id: 'R 109',
          en: 'One may do both in a step.',
          it: 'In un passo si possono fare entrambi.',
          why: {
            en: 'Each has its own paragraph, and neither excludes the other; a raid may be in an area that was only overrun.',
            it: 'Ognuno ha il suo paragrafo, e nessuno esclude l’altro; una razzia può essere in un’area solo sfondata.',
          },
        },
      ],
    },
    {
      id: '12.3.d',
      en: 'If a turn starts with the campaign (Cimbri, Visigoths) there are no phases before it.',
      it: 'Se il turno comincia con la campagna (Cimbri, Visigoti) non ci sono fasi prima.',
    },
    {
      id: '12.3.e',
      en: 'Gold for a campaign comes when it begins, and not at all if the leader is dead.',
      it: 'L’oro per una campagna arriva quando comincia, e non arriva se il leader è morto.',
    },
    {
      id: '12.3.f',
      en: 'In every step fleets may fight as always.',
      it: 'In ogni passo le flotte possono combattere come sempre.',
    },
    {
      id: '12.3.1.a',
      heading: { en: 'Campaign moves', it: 'Movimento di campagna' },
      en: 'A move costs one gold, also from what was saved; what is not used is kept. Combat and retreats cost nothing.',
      it: 'Una mossa costa un oro, anche dai risparmi; ciò che non si usa resta. Combattimenti e ritirate non costano.',
      rulings: [
        {
          id: 'R 68',
          en: 'To fight where the army stands is no move: it costs nothing, no legion goes over before it, nobody is blocked, and the move before it is still the last one for the next block. Others may react.',
          it: 'Combattere dove l’esercito sta non è una mossa: non costa, prima nessuna legione diserta, non si blocca nessuno, e per il blocco seguente la mossa precedente resta l’ultima. Gli altri possono reagire.',
          why: {
            en: 'Moves are paid, combat is not, and enemies where he begins he must fight first; legions go over and blocks are made after a move. Reactions belong to every combat of a campaign.',
            it: 'Si pagano le mosse, non i combattimenti, e i nemici dove comincia deve combatterli prima; le legioni disertano e si blocca dopo una mossa. Le reazioni sono di ogni combattimento di una campagna.',
          },
        },
      ],
    },
    {
      id: '12.3.1.b',
      en: 'Movement is as always. The leader may pick up units where he passes and leave some behind; nobody moves without him.',
      it: 'Si muove come sempre. Il leader può raccogliere unità dove passa e lasciarne indietro; nessuno muove senza di lui.',
      rulings: [
        {
          id: 'R 82',
          en: 'At sea too: units go aboard where he does and ashore where he does; who is not with him stays aboard or on the coast.',
          it: 'Anche in mare: le unità si imbarcano e sbarcano dove lo fa lui; chi non è con lui resta a bordo o sulla costa.',
          why: {
            en: 'To go aboard or ashore is to move, and he passes no coast where he does not set foot.',
            it: 'Imbarcarsi o sbarcare è muovere, e lui non attraversa le coste su cui non mette piede.',
          },
        },
        {
          id: 'R 106',
          en: 'In seas on his way he picks up fleets and leaves some, each with what lies on it; he himself sails as far as the fleets he began with.',
          it: 'Nei mari che attraversa raccoglie flotte e ne lascia, ognuna con il suo carico; lui naviga fin dove vanno le flotte con cui ha cominciato.',
          why: {
            en: 'Seas are areas and fleets are units; but a land unit uses one fleet in a move, and leaders add nothing to the way of fleets.',
            it: 'I mari sono aree e le flotte unità; ma un’unità di terra usa una flotta sola in una mossa, e i leader non allungano la via delle flotte.',
          },
        },
        {
          id: 'R 116',
          en: 'If only some of like units on fleets that came apart land, also by a reaction, are given up for a block, or go with fleets that part from others, they do so that as many fleets as possible are empty.',
          it: 'Se solo alcune di più unità uguali su flotte arrivate separate sbarcano, anche con una reazione, sono cedute per un blocco, o vanno con flotte che lasciano le altre, lo fanno in modo che restino vuote più flotte possibile.',
          why: {
            en: 'The owner chooses, and would choose so: empty fleets are lost first.',
            it: 'Sceglie il padrone, e sceglierebbe così: si perdono prima le flotte vuote.',
          },
        },
      ],
    },
    {
      id: '12.3.1.c',
      en: 'He may attack with any number; units left behind keep to the limits, also where a reaction leaves them alone.',
      it: 'Può attaccare con qualsiasi numero; chi resta indietro rispetta i limiti, anche dove una reazione lo lascia solo.',
    },
    {
      id: '12.3.1.d',
      en: 'He may go by sea, two units a fleet in each move, to and fro as often as it is paid for.',
      it: 'Può andare per mare, due unità per flotta a ogni mossa, avanti e indietro finché si paga.',
    },
    {
      id: '12.3.1.e',
      en: 'A move may end among subjects, and the army may pass and retreat there; the campaign may not end there.',
      it: 'Una mossa può finire tra i sottomessi, e l’esercito può passarvi e ritirarvisi; la campagna non può finire lì.',
      rulings: [
        {
          id: 'R 85',
          en: 'Nobody ends a move there who cannot pay for another, nor ends the campaign while he can pay for one that leads on, as long as he is there or has a way to those left there; in round 10 he does not pass. No block takes the gold for it. Whoever stayed or retreated there, or was left there and not fetched, leaves when the campaign is over.',
          it: 'Nessuno finisce lì una mossa se non può pagarne un’altra, né finisce la campagna finché può pagarne una che porti oltre, se è lì o ha una via verso chi vi è rimasto; nel round 10 non passa. Nessun blocco ne prende l’oro. Chi vi è restato o vi si è ritirato, o vi è stato lasciato e non ripreso, ne esce a campagna finita.',
          why: {
            en: 'Only so it never ends there; but whom nobody can reach no move brings away; and if the others pass too the campaign of round 10 would have ended.',
            it: 'Solo così non finisce mai lì; ma chi nessuno può raggiungere non lo porta via nessuna mossa; e se passano anche gli altri la campagna del round 10 sarebbe finita.',
          },
        },
      ],
    },
    {
      id: '12.3.1.f',
      en: 'The nation on campaign always attacks; with its leader’s death the campaign is over at once.',
      it: 'La nazione in campagna è sempre l’attaccante; se il leader muore la campagna finisce subito.',
    },
    { id: '12.3.1.g', en: 'An area may be attacked several times.', it: 'Un’area si può attaccare più volte.' },
    {
      id: '12.3.1.h',
      en: 'A leader who begins among enemies must fight them first, or leave units behind as in an overrun, if they can be overrun.',
      it: 'Un leader che comincia tra nemici deve prima combatterli, o lasciare indietro unità come in uno sfondamento, se si possono sfondare.',
      rulings: [
        {
          id: 'R 55',
          en: 'That holds for the armies of round 10 that are placed among strangers, in their first move.',
          it: 'Vale per gli eserciti del round 10 piazzati tra estranei, nella loro prima mossa.',
          why: { en: 'They begin a campaign there.', it: 'Lì cominciano una campagna.' },
        },
        {
          id: 'R 29',
          en: 'Pyrrhus may leave freely in the first step of his campaign, and not later; an option follows the house rule.',
          it: 'Pirro può uscire liberamente nel primo passo della sua campagna, e non dopo; un’opzione segue la regola della casa.',
          why: {
            en: 'The answer about him is official, the house rule is not; and it speaks of that movement phase alone.',
            it: 'La risposta su di lui è ufficiale, la regola della casa no; e parla solo di quella fase di movimento.',
          },
        },
      ],
    },
    {
      id: '12.3.2.a',
      heading: { en: 'Reactions', it: 'Reazioni' },
      en: 'After each campaign move every other nation with units in the leader’s area or next to it may react, in the order of play, in one of two ways.',
      it: 'Dopo ogni mossa di campagna ogni altra nazione con unità nell’area del leader o in una adiacente può reagire, nell’ordine di gioco, in uno dei due modi.',
      rulings: [
        {
          id: 'R 27',
          en: 'Next to it are seas too; a leader alone is not enough, and he reacts only along with a unit.',
          it: 'Adiacenti sono anche i mari; un leader da solo non basta, e reagisce solo insieme a un’unità.',
          why: {
            en: 'So the example; and this chapter says leader and units, as of two things.',
            it: 'Così l’esempio; e questo capitolo dice leader e unità, come di due cose.',
          },
        },
        {
          id: 'R 48',
          en: 'The example of Fabius is played with one Etruscan in Pisae and one in Pavia.',
          it: 'L’esempio di Fabio si gioca con un Etrusco a Pisae e uno a Pavia.',
          why: {
            en: 'With the units it names its last moves would not be possible.',
            it: 'Con le unità nominate le ultime mosse non sarebbero possibili.',
          },
        },
      ],
    },
    {
      id: '12.3.2.1.a',
      heading: { en: 'To enter the battle', it: 'Entrare in battaglia' },
      en: 'Units from one or more areas and seas next to the leader go into his area, if their nation has a unit there.',
      it: 'Unità da una o più aree e mari adiacenti al leader entrano nella sua area, se la loro nazione vi ha già un’unità.',
    },
    {
      id: '12.3.2.1.b',
      en: 'There is no limit; a nation keeps to limits only in its own turn.',
      it: 'Non c’è limite; una nazione rispetta i limiti solo nel proprio turno.',
    },
    {
      id: '12.3.2.2.a',
      heading: { en: 'Move and see', it: 'Spostati e vedi' },
      en: 'One stack anywhere on the board goes to an adjacent area or sea.',
      it: 'Una pila ovunque sulla plancia va in un’area o mare adiacente.',
      rulings: [
        {
          id: 'R 28',
          en: 'A stack is any units of one place that go to one other.',
          it: 'Una pila sono unità qualsiasi di un luogo che vanno in un altro.',
          why: { en: 'The word says no more.', it: 'La parola non dice di più.' },
        },
      ],
    },
    {
      id: '12.3.2.2.b',
      en: 'That must be empty, or hold only own units, or only own units and those of the nation on campaign: no new battle begins.',
      it: 'Deve essere vuoto, o con sole unità proprie, o proprie e della nazione in campagna: non comincia nessuna nuova battaglia.',
    },
    {
      id: '12.3.2.2.c',
      en: 'One may leave the leader’s area or one that was overrun, also to where the attackers came from.',
      it: 'Si può uscire dall’area del leader o da una sfondata, anche verso dove sono venuti gli attaccanti.',
    },
    {
      id: '12.3.2.3.a',
      heading: { en: 'Both ways', it: 'Per entrambe' },
      en: 'A reaction goes one area far, over a strait or to and from a sea with room aboard too.',
      it: 'Una reazione va di una sola area, anche per uno stretto o da e verso un mare se c’è posto a bordo.',
    },
    {
      id: '12.3.2.3.b',
      en: 'It never brings units of more than two nations together.',
      it: 'Non porta mai insieme unità di più di due nazioni.',
      rulings: [
        {
          id: 'R 98',
          en: 'Where more are together already, as may happen in round 10, one may still enter the battle to one’s own.',
          it: 'Dove sono già insieme in più, come può capitare nel round 10, si può ancora entrare in battaglia presso i propri.',
          why: {
            en: 'It is not the reaction that brings them together.',
            it: 'Non è la reazione a portarle insieme.',
          },
        },
      ],
    },
    {
      id: '12.3.2.3.c',
      en: 'Nothing is bought, rebuilt or plundered in it.',
      it: 'Non vi si compra, ricostruisce né saccheggia nulla.',
    },
    {
      id: '12.3.2.3.d',
      en: 'The nation on campaign may not retreat to an area or a sea where the defender’s reaction began.',
      it: 'La nazione in campagna non può ritirarsi in un’area o in un mare da cui è partita la reazione del difensore.',
      rulings: [
        {
          id: 'R 111',
          en: 'Not aboard its fleets in such a sea either.',
          it: 'Neppure a bordo delle sue flotte in quel mare.',
          why: {
            en: 'Many restrictions do not hold aboard, but the list of them does not name this one, and a sea is such a place.',
            it: 'A bordo molte restrizioni non valgono, ma il loro elenco non nomina questa, e un mare è una di quelle zone.',
          },
        },
      ],
    },
    {
      id: '12.3.2.4.a',
      en: 'The areas that decide on a submission are counted after all reactions and before combat, and not again while it lasts.',
      it: 'Le aree che decidono una sottomissione si contano dopo tutte le reazioni e prima del combattimento, e non di nuovo mentre dura.',
    },
    {
      id: '12.3.2.5.a',
      en: 'Reactions know no limits of stacking; whoever came by one is not too many before his nation’s next movement.',
      it: 'Le reazioni non conoscono limiti di ammassamento; chi è venuto così non è di troppo prima del prossimo movimento della sua nazione.',
      rulings: [
        {
          id: 'R 133',
          en: 'They free whoever reacts, not whoever retreats there afterwards: for him the area is as full as it is, and where it had room for those who reacted, or they are gone, it takes in no more than any other.',
          it: 'Liberano chi reagisce, non chi poi vi si ritira: per lui l’area è piena quanto è piena, e se c’era posto per chi ha reagito, o non c’è più, non accoglie più unità di un’altra.',
          why: {
            en: 'The text frees the nations that react; retreats have a limit of their own.',
            it: 'Il testo libera le nazioni che reagiscono; le ritirate hanno un loro limite.',
          },
        },
      ],
    },
    {
      id: '12.3.3.a',
      heading: { en: 'Raids on campaign', it: 'Razzie in campagna' },
      en: 'Raids are declared before reactions, also in areas that were overrun.',
      it: 'Le razzie si dichiarano prima delle reazioni, anche nelle aree sfondate.',
    },
    {
      id: '12.3.3.b',
      en: 'If the leader raids, others only move and see, into his area too where that is allowed; a raid elsewhere changes nothing.',
      it: 'Se il leader razzia, gli altri possono solo spostarsi e vedere, anche nella sua area dove è permesso; una razzia altrove non cambia nulla.',
    },
    {
      id: '12.3.4.a',
      heading: { en: 'Blocks', it: 'Blocchi' },
      en: 'Before reactions, for one gold and one unit of any kind from the leader’s area, the enemies in one adjacent area or sea cannot move; with a fleet goes what lies on it.',
      it: 'Prima delle reazioni, per un oro e un’unità di qualsiasi tipo dall’area del leader, i nemici in un’area o mare adiacente non possono muovere; con una flotta va il suo carico.',
      rulings: [
        {
          id: 'R 54',
          en: 'All of them there are blocked, in entry areas too; allies of the nation on campaign are no enemies, and units elsewhere may still react.',
          it: 'Sono bloccati tutti quelli che vi si trovano, anche nelle aree d’ingresso; gli alleati della nazione in campagna non sono nemici, e le unità altrove possono ancora reagire.',
          why: {
            en: 'The text blocks enemy units in an area, not nations.',
            it: 'Il testo blocca le unità nemiche in un’area, non le nazioni.',
          },
        },
        {
          id: 'R 131',
          en: 'Not the last fleet beneath the leader, with which he would go down.',
          it: 'Non l’ultima flotta sotto il leader, con cui affonderebbe.',
          why: {
            en: 'The price is a unit, and whoever blocks is not part of it.',
            it: 'Il prezzo è un’unità, e chi blocca non ne fa parte.',
          },
        },
        {
          id: 'R 117',
          en: 'One area in a move, whatever gold and units are left.',
          it: 'Un’area per mossa, quali che siano l’oro e le unità rimaste.',
          why: {
            en: 'The text says one gold, one unit and one adjacent area, and forbids an area again only in the next move.',
            it: 'Il testo dice un oro, un’unità e un’area adiacente, e vieta di nuovo un’area solo nella mossa successiva.',
          },
        },
      ],
    },
    {
      id: '12.3.4.b',
      en: 'The unit is eliminated; the blocked nation may score for it.',
      it: 'L’unità è eliminata; la nazione bloccata può farne punti.',
      rulings: [
        {
          id: 'R 89',
          en: 'Each nation with units there scores as if it had eliminated the unit in its defence: by lines that always hold, not by those for its own turn; with a fleet also what lay on it.',
          it: 'Ogni nazione che vi ha unità fa punti come se l’avesse eliminata in difesa: con le righe che valgono sempre, non con quelle del proprio turno; con una flotta anche il suo carico.',
          why: {
            en: 'The text names no points of its own, and it is another nation’s turn.',
            it: 'Il testo non nomina punti propri, ed è il turno di un’altra nazione.',
          },
        },
      ],
    },
    {
      id: '12.3.4.c',
      en: 'The same area is not blocked in two moves of a campaign running.',
      it: 'La stessa area non si blocca in due mosse di campagna di seguito.',
    },
    {
      id: '12.4.a',
      heading: { en: 'Transformations', it: 'Trasformazioni' },
      en: 'At certain times a nation is replaced by another with its own rules and no gold.',
      it: 'In certi momenti una nazione è sostituita da un’altra, con le sue regole e senza oro.',
      rulings: [
        {
          id: 'R 41',
          en: 'Greeks become Romans after round 4: a legion for each area, fleets one for one; then Rome fills up to 14 legions.',
          it: 'I Greci diventano Romani dopo il round 4: una legione per area, le flotte una per una; poi Roma arriva a 14 legioni.',
          why: {
            en: 'The table ends them then, and the new nation is usually of the same colour.',
            it: 'La tabella finisce lì, e la nuova nazione è di solito dello stesso colore.',
          },
        },
        {
          id: 'R 42',
          en: 'Western Romans in Roma become the Patrimonium after round 5; African Romans become Byzantines after round 6, also those aboard.',
          it: 'I Romano-occidentali a Roma diventano il Patrimonium dopo il round 5; i Romani africani diventano Bizantini dopo il round 6, anche quelli a bordo.',
          why: { en: 'For the same reason.', it: 'Per la stessa ragione.' },
        },
        {
          id: 'R 43',
          en: 'Visigoths leave after round 3, Huns after round 2.',
          it: 'I Visigoti se ne vanno dopo il round 3, gli Unni dopo il round 2.',
          why: { en: 'Their rounds are over and they went on.', it: 'I loro round sono finiti e se ne andarono.' },
        },
      ],
    },
    {
      id: '12.5.a',
      heading: { en: 'Submission', it: 'Sottomissione' },
      en: 'A nation can submit to a stronger one instead of being wiped out.',
      it: 'Una nazione può sottomettersi a una più forte invece di essere spazzata via.',
    },
    {
      id: '12.5.b',
      en: 'A submission ends when the overlord is out of the game: nothing on the board, nothing to come.',
      it: 'Una sottomissione finisce quando il dominatore è fuori dal gioco: nulla sulla plancia, nulla in arrivo.',
    },
    {
      id: '12.5.1.a',
      heading: { en: 'Who submits', it: 'Chi si sottomette' },
      en: 'A nation may, or must, submit to an attacker its card names, if it controls so many areas at most and is attacked in one of them.',
      it: 'Una nazione può, o deve, sottomettersi a un attaccante indicato dalla carta, se controlla al massimo tante aree e viene attaccata in una di esse.',
      rulings: [
        {
          id: 'R 33',
          en: 'The areas are counted before every battle with that attacker; with the submission all other battles between the two, at sea too, are off.',
          it: 'Le aree si contano prima di ogni battaglia con quell’attaccante; con la sottomissione tutte le altre battaglie tra i due, anche navali, sono annullate.',
          why: { en: 'The sequence of each battle names it.', it: 'È nella sequenza di ogni battaglia.' },
        },
        {
          id: 'R 34',
          en: 'Who may submit with some number may also with fewer; who must never fights that attacker.',
          it: 'Chi può sottomettersi con un numero può anche con meno; chi deve non combatte mai quell’attaccante.',
          why: { en: 'So the example.', it: 'Così l’esempio.' },
        },
        {
          id: 'R 35',
          en: 'It may be a nation of the same player: Etruscans to Carthage.',
          it: 'Può essere una nazione dello stesso giocatore: Etruschi a Cartagine.',
          why: { en: 'The card of Hannibal says so.', it: 'Lo dice la campagna di Annibale.' },
        },
      ],
    },
    {
      id: '12.5.1.b',
      en: 'Who may submit can do so after a round of combat in that battle, in it or in a later one, if both sides have units left.',
      it: 'Chi può sottomettersi lo fa dopo un round di combattimento in quella battaglia, o uno successivo, se restano unità di entrambi.',
      rulings: [
        {
          id: 'R 130',
          en: 'Not after the round of a raid.',
          it: 'Non dopo il round di una razzia.',
          why: {
            en: 'The sequence has it at the start of a second round, and a raid has none.',
            it: 'Nella sequenza sta all’inizio di un secondo round, e una razzia non ne ha.',
          },
        },
      ],
    },
    {
      id: '12.5.1.c',
      en: 'Who must submit does so before the first die; one unit that attacks is enough.',
      it: 'Chi deve si sottomette prima del primo dado; basta un’unità che attacca.',
      rulings: [
        {
          id: 'R 86',
          en: 'A raid is an attack too: the city stays whole, and who was not yet asked whether he raids is not asked.',
          it: 'Anche una razzia è un attacco: la città resta intatta, e a chi non l’ha ancora detto non si chiede se razzia.',
          why: {
            en: 'In the sequence the submission comes after the declaration and before the dice, whatever was declared.',
            it: 'Nella sequenza la sottomissione viene dopo la dichiarazione e prima dei dadi, qualunque cosa si sia dichiarata.',
          },
        },
      ],
    },
    {
      id: '12.5.1.d',
      en: 'Only land areas count, and an attack at sea does not lead to it.',
      it: 'Contano solo le aree di terra, e un attacco in mare non la provoca.',
    },
    {
      id: '12.5.2.a',
      heading: { en: 'What follows', it: 'Conseguenze' },
      en: 'The overlord’s units retreat at once from every area with units of the subject, an army on campaign, if it goes, also to other areas of his; the overlord cannot refuse.',
      it: 'Le unità del dominatore si ritirano subito da ogni area con unità del sottomesso, un esercito in campagna, se se ne va, anche in altre aree di quello; il dominatore non può rifiutare.',
      rulings: [
        {
          id: 'R 136',
          en: 'Whoever stands with the leader on campaign may stay there until his next move, or retreat; all others leave, to him too. In an ordinary combat everybody leaves, a leader too who will go on campaign.',
          it: 'Chi sta con il leader in campagna può restare dov’è fino alla prossima mossa, o ritirarsi; tutti gli altri se ne vanno, anche da lui. In un combattimento ordinario se ne vanno tutti, anche un leader che farà la campagna.',
          why: {
            en: 'That nobody ends a move there has the campaign for an exception: its moves end among subjects, Hannibal’s as soon as they have submitted, and it retreats to them. Whoever may come there need not leave it first, nor be lost there by his success. In an ordinary turn nobody may.',
            it: 'Che nessuno finisca lì la mossa ha la campagna come eccezione: le sue mosse finiscono tra i sottomessi, quelle di Annibale non appena si sono sottomessi, e lì si ritira. Chi può venirci non deve prima andarsene, né perdersi per il suo successo. In un turno ordinario non può nessuno.',
          },
        },
      ],
    },
    {
      id: '12.5.2.b',
      en: 'The two do not attack each other while it lasts.',
      it: 'Finché dura i due non si attaccano.',
    },
    {
      id: '12.5.2.c',
      en: 'A subject keeps half of its income and of plundered gold, rounded up; the overlord gets the rest.',
      it: 'Il sottomesso tiene metà del reddito e dell’oro saccheggiato, per eccesso; il resto va al dominatore.',
    },
    {
      id: '12.5.2.d',
      en: 'It keeps half of its points, rounded up to a whole one: those for areas as one sum, others as one sum at the end of its turn.',
      it: 'Tiene metà dei suoi punti, arrotondata al punto per eccesso: quelli per le aree in una somma, gli altri in una somma alla fine del suo turno.',
      rulings: [
        {
          id: 'R 31',
          en: 'Points are kept in halves; half of them is rounded up to a whole point however few they are, so that half a point becomes one; what it wins in others’ turns waits for the end of its own turn or of the round; an option sums up the whole round.',
          it: 'I punti si tengono a mezzi; la metà si arrotonda al punto per quanto pochi siano, e mezzo punto diventa uno; ciò che fa nei turni altrui aspetta la fine del suo turno o del round; un’opzione somma l’intero round.',
          why: {
            en: 'The answer is official and rounds always to a whole point, without a lowest figure; it names the end of the nation’s turn; the note recommends the simple way.',
            it: 'La risposta è ufficiale e arrotonda sempre al punto, senza una soglia; nomina la fine del turno della nazione; la nota consiglia il modo semplice.',
          },
        },
      ],
    },
    {
      id: '12.5.2.e',
      en: 'They are allies: each may move through the other’s areas but not end there, campaigns apart.',
      it: 'Sono alleati: ognuno può attraversare le aree dell’altro ma non fermarvisi, campagne a parte.',
      rulings: [
        {
          id: 'R 127',
          en: 'Land areas: at sea their fleets may lie side by side, also when one has just submitted.',
          it: 'Le aree di terra: in mare le loro flotte possono stare fianco a fianco, anche quando uno si è appena sottomesso.',
          why: {
            en: 'For submission only land areas count, the clarification says; and at sea even enemies may stay together in peace.',
            it: 'Ai fini della sottomissione contano solo le aree terrestri, dice il chiarimento; e in mare anche i nemici possono restare insieme in pace.',
          },
        },
      ],
    },
    {
      id: '12.5.2.f',
      en: 'A subject’s areas count for its overlord only for whole regions.',
      it: 'Le aree di un sottomesso contano per il dominatore solo per le intere regioni.',
    },
    {
      id: '12.5.2.g',
      en: 'A nation has one overlord; a new submission replaces the old one.',
      it: 'Una nazione ha un solo dominatore; una nuova sottomissione sostituisce la vecchia.',
    },
    {
      id: '12.6.a',
      heading: { en: 'Revolts', it: 'Rivolte' },
      en: 'At the times its card names a subject may declare that it revolts; all consequences end, and it may be subjected again.',
      it: 'Nei momenti indicati dalla carta un sottomesso può dichiarare la rivolta; tutte le conseguenze cessano, e può essere sottomesso di nuovo.',
    },
  ],
};
