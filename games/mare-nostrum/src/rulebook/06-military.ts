import type { Chapter } from '@tabula/engine';

export const military: Chapter = {
  id: '6',
  title: { en: 'Military', it: 'Fase militare' },
  statements: [
    {
      id: '6.1.a',
      en: 'The Military Leader names who moves now, then who is next; each moves once.',
      it: 'Il Leader Militare dice chi muove ora, poi chi viene dopo; ognuno muove una volta.',
    },
    {
      id: '6.2.a',
      en: 'One moves all, some or none of one’s units.',
      it: 'Si muovono tutte le proprie unità, alcune o nessuna.',
    },
    {
      id: '6.2.b',
      en: 'Ships first, then legions; every unit moves once and then fights once, and moves and battles may alternate.',
      it: 'Prima le navi, poi le legioni; ogni unità muove una volta e poi combatte una volta, e movimenti e battaglie si possono alternare.',
      rulings: [
        {
          id: 'R-ORDER',
          en: 'No legion moves before the naval part is closed. All of the mover’s units in a space that have not fought yet fight its battle together; those that come later fight one of their own, against whoever is left. Only units that fight in a battle fall in it.',
          it: 'Nessuna legione muove prima che la parte navale sia chiusa. Tutte le unità di chi muove che in uno spazio non hanno ancora combattuto combattono insieme; quelle che arrivano dopo combattono una battaglia loro, contro chi è rimasto. In una battaglia cadono solo le unità che vi combattono.',
          why: {
            en: 'It satisfies both the rules and the FAQ, which lets moves and battles alternate and sets its limit for each unit, not for a space; and legions that come where enemies are must fight.',
            it: 'Soddisfa sia le regole sia la FAQ, che lascia alternare movimenti e battaglie e pone il limite a ogni unità, non allo spazio; e le legioni che arrivano dove ci sono nemici devono combattere.',
          },
        },
      ],
    },
    {
      id: '6.3.a',
      heading: { en: 'At sea', it: 'In mare' },
      en: 'A trireme moves one space: a new one to a sea its province touches, one at sea to the next sea.',
      it: 'Una trireme muove di uno spazio: se nuova verso un mare toccato dalla provincia, se in mare verso un mare adiacente.',
      rulings: [
        {
          id: 'R-LAUNCH',
          en: 'Launching is optional and the whole move; a ship never goes back to land.',
          it: 'Il varo è facoltativo ed è tutta la mossa; una nave non torna mai a terra.',
          why: { en: 'It is called a movement like others.', it: 'È chiamato un movimento come gli altri.' },
        },
      ],
    },
    {
      id: '6.4.a',
      en: 'Triremes control nothing: one may enter a sea with enemies without a battle, and they answer only in their own turn.',
      it: 'Le triremi non controllano nulla: si può entrare in un mare con nemici senza combattere, e loro rispondono solo nel proprio turno.',
    },
    {
      id: '6.5.a',
      en: 'Whoever wants to attack at sea does so before any of his legions moves.',
      it: 'Chi vuole attaccare in mare lo fa prima di muovere qualsiasi legione.',
      rulings: [
        {
          id: 'R-NAVAL',
          en: 'With all his triremes there that have not fought, divided if he attacks several owners; those fight with all of theirs.',
          it: 'Con tutte le sue triremi lì che non hanno combattuto, divise se attacca più proprietari; questi combattono con tutte le loro.',
          why: { en: 'As on land.', it: 'Come a terra.' },
        },
      ],
    },
    {
      id: '6.6.a',
      en: 'A sea is never at war: ships of several owners come, go and carry freely.',
      it: 'Un mare non è mai in guerra: navi di più proprietari entrano, escono e trasportano liberamente.',
    },
    {
      id: '6.7.a',
      heading: { en: 'On land', it: 'A terra' },
      en: 'A legion moves across a border, or over a chain of one’s own triremes.',
      it: 'Una legione muove attraverso un confine, o lungo una catena di proprie triremi.',
      rulings: [
        {
          id: 'R-STRAIT',
          en: 'No border crosses a strait.',
          it: 'Nessun confine attraversa uno stretto.',
          why: {
            en: 'The book knows borders and ships only; its example ships a legion to Syracuse.',
            it: 'Il regolamento conosce solo confini e navi; il suo esempio porta una legione a Siracusa per mare.',
          },
        },
      ],
    },
    {
      id: '6.7.b',
      en: 'One trireme carries any number of legions.',
      it: 'Una trireme trasporta qualsiasi numero di legioni.',
    },
    {
      id: '6.8.a',
      en: 'Legions that come where others’ legions or fortresses are must fight.',
      it: 'Le legioni che arrivano dove ci sono legioni o fortezze altrui devono combattere.',
    },
    {
      id: '6.8.b',
      en: 'Against several owners they are divided as their owner likes, or all fight one; none stays out.',
      it: 'Contro più proprietari si dividono come vuole il loro padrone, o combattono tutte uno solo; nessuna resta fuori.',
      rulings: [
        {
          id: 'R-MULTI',
          en: 'All are divided before the first die. Owners who are not attacked do nothing.',
          it: 'Si dividono tutte prima del primo dado. I proprietari non attaccati non fanno nulla.',
          why: { en: 'It is the mover’s turn.', it: 'È il turno di chi muove.' },
        },
      ],
    },
    {
      id: '6.9.a',
      en: 'Legions of several provinces may join in one battle; those of one may attack several provinces.',
      it: 'Legioni di più province possono unirsi in una battaglia; quelle di una possono attaccare più province.',
    },
    {
      id: '6.10.a',
      en: 'Where there was war at the end of the turn before, whoever stays must fight a round; legions may leave, a fortress cannot.',
      it: 'Dove c’era guerra alla fine del turno precedente, chi resta deve combattere un round; le legioni possono andarsene, una fortezza no.',
      rulings: [
        {
          id: 'R-WARFIGHT',
          en: 'In a war that began in this turn, by a battle or by units built in a capital, the others may fight in their turn, but need not. In an older war each who stays fights in his own turn, also against one who has attacked him before in this phase.',
          it: 'In una guerra cominciata in questo turno, con una battaglia o con unità costruite in una capitale, gli altri possono combattere nel loro turno, ma non sono obbligati. In una guerra più vecchia ognuno che resta combatte nel proprio turno, anche contro chi in questa fase lo ha già attaccato.',
          why: {
            en: 'The FAQ speaks of the end of the turn before; the rules speak of those who survive a battle and go on fighting in the phase that follows it. Where units were only built there is no battle yet to go on with. And it asks the round of everybody who stays: a unit attacks once, and to be attacked is no attack.',
            it: 'La FAQ parla della fine del turno precedente; le regole parlano di chi sopravvive a una battaglia e continua a combattere nella fase che la segue. Dove si è solo costruito non c’è ancora una battaglia da continuare. E il round lo chiede a chiunque resti: un’unità attacca una volta, ed essere attaccati non è attaccare.',
          },
        },
      ],
    },
    {
      id: '6.11.a',
      en: 'Helen: once in a military phase a legion that enters one of her owner’s provinces becomes his, on arrival and not later.',
      it: 'Elena: una volta per fase militare una legione che entra in una provincia del suo proprietario diventa sua, all’arrivo e non dopo.',
    },
    {
      id: '6.11.b',
      en: 'Without a legion in supply he cannot use her.',
      it: 'Senza una legione disponibile non la può usare.',
      rulings: [
        {
          id: 'R-HELEN',
          en: 'One legion of the group that arrives, before the dice; each march is a group. His provinces are those with his marker, not those he only occupies. The piece goes back to its owner’s supply. The others that came must fight hers, and older ones that have not marched away fight with them; if none is left of those that came, older ones may fight, but need not.',
          it: 'Una legione del gruppo che arriva, prima dei dadi; ogni marcia è un gruppo. Le sue province sono quelle con il suo marcatore, non quelle che occupa soltanto. Il pezzo torna nella riserva del suo padrone. Le altre arrivate devono combattere la sua, e quelle che c’erano già e non sono andate via combattono con loro; se delle arrivate non ne resta nessuna, quelle che c’erano già possono combattere, ma non sono obbligate.',
          why: {
            en: 'So card and FAQ together: she turns a legion that enters, when it enters. A province is his whose marker is in it. Whoever comes where enemies are must fight, and a battle is fought by all who have not fought yet (R-ORDER).',
            it: 'Così la carta insieme alla FAQ: converte una legione che entra, quando entra. Una provincia è di chi vi ha il marcatore. Deve combattere chi arriva dove ci sono nemici, e una battaglia la combattono tutti quelli che non hanno ancora combattuto (R-ORDER).',
          },
        },
      ],
    },
    {
      id: '6.12.a',
      heading: { en: 'Battle', it: 'Battaglia' },
      en: 'A battle has one round.',
      it: 'Una battaglia dura un solo round.',
    },
    {
      id: '6.12.b',
      en: 'Land units fight land units, triremes fight triremes; one that is not launched neither fights nor is hurt.',
      it: 'Le unità di terra combattono quelle di terra, le triremi le triremi; una non varata non combatte e non subisce.',
    },
    {
      id: '6.13.a',
      en: 'Both roll at once, a die for each legion or trireme, and add them up.',
      it: 'Si tira insieme, un dado per ogni legione o trireme, e si sommano.',
    },
    { id: '6.13.b', en: 'A fortress adds 6 and rolls no die.', it: 'Una fortezza aggiunge 6 e non tira dadi.' },
    {
      id: '6.13.c',
      en: 'Hannibal adds 1 for each die of his owner’s legions, Pericles for each of his triremes.',
      it: 'Annibale aggiunge 1 per ogni dado delle legioni, Pericle per ogni dado delle triremi.',
    },
    {
      id: '6.14.a',
      en: 'For every full 5 points of one side the other loses a unit.',
      it: 'Per ogni 5 punti interi di una parte l’altra perde un’unità.',
    },
    { id: '6.14.b', en: 'The owner chooses which.', it: 'Sceglie il proprietario quale.' },
    {
      id: '6.15.a',
      en: 'Where no land units of others are no dice are rolled.',
      it: 'Dove non ci sono unità di terra altrui non si tirano dadi.',
    },
    {
      id: '6.16.a',
      en: 'If several owners have land units left the province is at war; the invader stays in it.',
      it: 'Se restano unità di terra di più proprietari la provincia è in guerra; l’invasore vi rimane.',
    },
    {
      id: '6.16.b',
      en: 'Whoever has not moved yet may lead his legions out.',
      it: 'Chi non ha ancora mosso può portare fuori le sue legioni.',
    },
    {
      id: '6.17.a',
      heading: { en: 'Alone in an enemy’s province', it: 'Soli nella provincia di un nemico' },
      en: 'An invader who alone is left after a battle that he began, or meets nobody, must pillage, occupy or convert.',
      it: 'Un invasore rimasto solo dopo una battaglia che ha cominciato, o che non incontra nessuno, deve saccheggiare, occupare o convertire.',
      rulings: [
        {
          id: 'R-MODE',
          en: 'One of the three for a province and turn, for all of one’s legions there: whoever pillages gives up what older ones held.',
          it: 'Una delle tre per provincia e turno, per tutte le proprie legioni lì: chi saccheggia lascia ciò che tenevano le più vecchie.',
          why: {
            en: 'The section has the legions of an invasion allotted in one of three ways, and mixes none of them.',
            it: 'La sezione fa disporre le legioni d’invasione in uno di tre modi, senza mescolarli.',
          },
        },
        {
          id: 'R-REALLOC',
          en: 'Asked of the player in turn alone: at the end of a battle that he began; where legions came in without a fight, when all have moved, and then all there are placed anew; others keep their place. Who joins after the choice changes nothing, and whoever was attacked goes on with what he occupies, if anything.',
          it: 'Si chiede solo al giocatore di turno: alla fine di una battaglia che ha cominciato; dove le legioni sono entrate senza combattere, quando tutte hanno mosso, e allora tutte lì si dispongono da capo; le altre restano al loro posto. Chi arriva dopo la scelta non cambia nulla, e chi è stato attaccato continua con ciò che occupa, se occupa qualcosa.',
          why: {
            en: 'The FAQ allows it only at the end of a fight that one has begun, and lets whoever is attacked do no more than go on. Whoever meets nobody follows the same section, and legions of several provinces may come to hold several buildings.',
            it: 'La FAQ lo ammette solo alla fine di un combattimento che si è iniziato, e a chi è attaccato concede solo di continuare. Chi non incontra nessuno segue la stessa sezione, e legioni di più province possono venire a tenere più edifici.',
          },
        },
      ],
    },
    {
      id: '6.17.b',
      en: 'Pillage destroys one building, never a fortress.',
      it: 'Saccheggiare distrugge un edificio, mai una fortezza.',
    },
    {
      id: '6.17.c',
      en: 'Nebuchadnezzar takes a card of the pillaged caravan, or a tax of the city.',
      it: 'Nabucodonosor prende una carta della carovana saccheggiata, o una tassa della città.',
      rulings: [
        {
          id: 'R-NEBU',
          en: 'If the bank has one; nothing for a temple or a market.',
          it: 'Se la banca ce l’ha; niente per un tempio o un mercato.',
          why: { en: 'The card names these two.', it: 'La carta nomina solo queste due.' },
        },
      ],
    },
    {
      id: '6.17.d',
      en: 'To occupy, a legion stands on a city, a caravan, a temple or a market.',
      it: 'Per occupare, una legione sta su una città, una carovana, un tempio o un mercato.',
    },
    {
      id: '6.17.e',
      en: 'To convert, a legion stands on the influence marker.',
      it: 'Per convertire, una legione sta sul marcatore influenza.',
    },
    {
      id: '6.18.a',
      en: 'Fortresses must fall before any of the three.',
      it: 'Prima di tutto ciò le fortezze devono cadere.',
    },
    {
      id: '6.19.a',
      en: 'Legions that occupy or convert all fight when they are attacked.',
      it: 'Le legioni che occupano o convertono combattono tutte quando sono attaccate.',
    },
    {
      id: '6.19.b',
      en: 'If they remain alone they go on; while an attacker is left they neither occupy nor convert.',
      it: 'Se restano sole continuano; finché resta un attaccante né occupano né convertono.',
      rulings: [
        {
          id: 'R-POSTS',
          en: 'When fewer are left than places they held, their owner chooses which to give up, unless he is to place them all anew.',
          it: 'Quando ne restano meno dei posti che tenevano, il padrone sceglie quali lasciare, a meno che non debba disporle tutte da capo.',
          why: { en: 'Each place needs a legion.', it: 'Ogni posto richiede una legione.' },
        },
      ],
    },
    {
      id: '6.20.a',
      en: 'Whoever is alone only because the enemy went away may not pillage, occupy or convert for that: it takes a legion that enters, or a battle that he begins.',
      it: 'Chi è solo perché il nemico se n’è andato non può per questo saccheggiare, occupare o convertire: serve una legione che entra, o una battaglia che comincia lui.',
      rulings: [
        {
          id: 'R-STAY',
          en: 'Nor may he in a later turn by staying there; nor may legions that stayed after they had pillaged, or that were attacked in vain.',
          it: 'Né lo può in un turno successivo per il solo fatto di restarvi; e neppure le legioni rimaste dopo aver saccheggiato, o attaccate invano.',
          why: {
            en: 'The FAQ allows the three only at the end of a fight that one has begun, and no text repeats the choice. One legion may leave and another come in.',
            it: 'La FAQ li ammette solo alla fine di un combattimento che si è iniziato, e nessun testo ripete la scelta. Una legione può uscire e un’altra entrare.',
          },
        },
      ],
    },
    {
      id: '6.21.a',
      en: 'Nobody is ever out: the marker in a player’s capital is never replaced.',
      it: 'Nessuno è mai eliminato: il marcatore nella capitale di un giocatore non viene mai sostituito.',
    },
  ],
};
