import type { Chapter } from '@tabula/engine';

export const construction: Chapter = {
  id: '5',
  title: { en: 'Construction', it: 'Costruzione' },
  statements: [
    {
      id: '5.1.a',
      en: 'The Political Leader names who builds now, then who is next; each builds once.',
      it: 'Il Leader Politico dice chi costruisce ora, poi chi viene dopo; ognuno costruisce una volta.',
      rulings: [
        {
          id: 'R-LEADORDER',
          en: 'He names himself too; the setting orderAnnounced lets leaders tell the whole order at once.',
          it: 'Nomina anche sé stesso; con l’opzione orderAnnounced i capi dicono subito tutto l’ordine.',
          why: {
            en: 'The FAQ answers so; some groups like the other way.',
            it: 'Così risponde la FAQ; alcuni gruppi preferiscono l’altro modo.',
          },
        },
        {
          id: 'R-IDLE',
          en: 'Who does not answer in time: seating order, the first card he may take, the commonest goods, legions before fortresses, no hero.',
          it: 'Chi non risponde in tempo: ordine di posto, la prima carta che può prendere, i beni più comuni, legioni prima delle fortezze, nessun eroe.',
          why: {
            en: 'A late player is not hurt more than he must.',
            it: 'Chi è in ritardo non sia danneggiato più del necessario.',
          },
        },
      ],
    },
    {
      id: '5.2.a',
      en: 'One pays with a combination: only taxes, or only goods that are all different.',
      it: 'Si paga con una combinazione: solo tasse, o solo beni tutti diversi.',
    },
    {
      id: '5.2.b',
      en: 'As many cards as the thing costs; one may spend several combinations.',
      it: 'Tante carte quanto costa la cosa; si possono spendere più combinazioni.',
      rulings: [
        {
          id: 'R-EXACT',
          en: 'Exactly as many: nobody overpays, and no change is given.',
          it: 'Esattamente tante: non si paga di più e non si dà resto.',
          why: {
            en: 'The value of a combination says what it buys.',
            it: 'Il valore della combinazione dice che cosa compra.',
          },
        },
      ],
    },
    {
      id: '5.3.a',
      en: 'Influence marker, city, caravan, legion, trireme and fortress cost 3, temple and market 6, hero and wonder 9, the Pyramids 12.',
      it: 'Marcatore influenza, città, carovana, legione, trireme e fortezza costano 3, tempio e mercato 6, eroe e meraviglia 9, le Piramidi 12.',
    },
    {
      id: '5.4.a',
      en: 'Spent cards go back to the bank when the phase ends, and so does what is left, but for two taxes.',
      it: 'Le carte spese tornano alla banca alla fine della fase, e così quelle rimaste, tranne due tasse.',
      rulings: [
        {
          id: 'R-DISCARD',
          en: 'One chooses what to keep at the end of one’s own turn. The rest, and all that was spent, lies open beside the bank until the phase ends: Cleopatra cannot draw it. What Nebuchadnezzar takes later is kept.',
          it: 'Si sceglie che cosa tenere alla fine del proprio turno. Il resto, e tutto ciò che si è speso, sta scoperto accanto alla banca fino al termine della fase: Cleopatra non può prenderlo. Ciò che Nabucodonosor prende dopo si tiene.',
          why: {
            en: 'The book discards at the end of the phase, used combinations and all. Whoever has built needs his cards no more in it, so nobody has to be asked a second time.',
            it: 'Il regolamento scarta alla fine della fase, combinazioni usate comprese. A chi ha costruito le carte non servono più, perciò nessuno va interrogato una seconda volta.',
          },
        },
      ],
    },
    {
      id: '5.4.b',
      en: 'With the Hanging Gardens one good may be kept as well.',
      it: 'Con i Giardini Pensili si può tenere anche un bene.',
    },
    {
      id: '5.5.a',
      heading: { en: 'Where to build', it: 'Dove si costruisce' },
      en: 'Buildings and units go where one’s marker already is: never into an empty or another’s province, legions there or not.',
      it: 'Edifici e unità vanno dove c’è già il proprio marcatore: mai in una provincia vuota o altrui, anche se vi si hanno legioni.',
      rulings: [
        {
          id: 'R-TEMPLE',
          en: 'A temple needs no city, a market no caravan.',
          it: 'Un tempio non richiede una città, un mercato non richiede una carovana.',
          why: { en: 'No rule asks for them.', it: 'Nessuna regola lo chiede.' },
        },
      ],
    },
    {
      id: '5.5.b',
      en: 'A marker goes next to a province that was one’s own at the start of the turn, where no other’s marker is.',
      it: 'Un marcatore va accanto a una provincia già propria all’inizio del turno, dove non ce n’è uno altrui.',
      rulings: [
        {
          id: 'R-MARK',
          en: 'Nor where others’ land units stand; a neutral marker is another’s, too. A province that was converted by another in this phase joins nothing any more.',
          it: 'Né dove ci sono unità di terra altrui; anche un marcatore neutrale è altrui. Una provincia che un altro ha convertito in questa fase non rende più adiacente nulla.',
          why: {
            en: 'Nothing is built where there is war. “Already” one’s own since the start of the turn is what still is; an empire does not grow from land it has lost.',
            it: 'Dove c’è guerra non si costruisce. «Già» propria dall’inizio del turno è quella che lo è ancora; un impero non cresce da una terra perduta.',
          },
        },
      ],
    },
    {
      id: '5.5.c',
      en: 'Provinces joined by an unbroken chain of one’s triremes are next to each other, for markers too.',
      it: 'Province unite da una catena ininterrotta di proprie triremi sono adiacenti, anche per i marcatori.',
      rulings: [
        {
          id: 'R-CHAIN',
          en: 'One’s own, and at sea; others’ ships do not matter, and unlaunched ones are no link.',
          it: 'Proprie, e in mare; le navi altrui non contano, e quelle non varate non fanno catena.',
          why: {
            en: 'The examples speak of one’s own ships; the FAQ only says that others do not hinder.',
            it: 'Gli esempi parlano delle proprie navi; la FAQ dice solo che le altrui non ostacolano.',
          },
        },
      ],
    },
    {
      id: '5.5.d',
      en: 'Where a marker is new nothing else is built this turn, and it joins nothing to the empire yet.',
      it: 'Dove il marcatore è nuovo in questo turno non si costruisce altro, ed esso non rende ancora adiacente nulla.',
    },
    {
      id: '5.5.e',
      en: 'One city for a site, one caravan for an icon, one temple, market and fortress for a province.',
      it: 'Una città per sito, una carovana per icona, un tempio, un mercato e una fortezza per provincia.',
    },
    {
      id: '5.5.f',
      en: 'The Statue of Zeus allows two fortresses for a province.',
      it: 'La Statua di Zeus permette due fortezze per provincia.',
      rulings: [
        {
          id: 'R-ZEUS',
          en: 'Two fortresses that the Statue of Zeus allows count 12 in a battle.',
          it: 'Due fortezze, permesse dalla Statua di Zeus, valgono 12 in battaglia.',
          why: { en: 'Each is a fortress.', it: 'Ognuna è una fortezza.' },
        },
      ],
    },
    {
      id: '5.5.g',
      en: 'Triremes are built on islands and coasts, not at sea.',
      it: 'Le triremi si costruiscono nelle isole e sulle coste, non in mare.',
    },
    {
      id: '5.5.h',
      en: 'Nothing is built in a province at war or occupied; in one’s own capital always.',
      it: 'Non si costruisce in una provincia in guerra o occupata; nella propria capitale sempre.',
      rulings: [
        {
          id: 'R-CAPITAL',
          en: 'Units that are new there are at war at once. A capital of nobody is a province like others.',
          it: 'Le unità nuove vi sono subito in guerra. La capitale di nessuno è una provincia come le altre.',
          why: {
            en: 'The exception says “always”; the rest follows.',
            it: 'L’eccezione dice «sempre»; il resto segue.',
          },
        },
        {
          id: 'R-OCCUPIED',
          en: 'Occupied is a province in which land units of others stand, whether they hold a building, the marker or nothing, as after a pillage.',
          it: 'È occupata una provincia in cui stanno unità di terra altrui, che tengano un edificio, il marcatore o niente, come dopo un saccheggio.',
          why: {
            en: 'The rule speaks of military occupation, in one breath with war: it is armies that hinder building. To occupy a building is named apart, and only says who has its income.',
            it: 'La regola parla di occupazione militare, insieme alla guerra: sono gli eserciti a impedire di costruire. Occupare un edificio è cosa a parte, e dice solo a chi va l’introito.',
          },
        },
      ],
    },
    { id: '5.5.i', en: 'A hero or a wonder helps at once.', it: 'Un eroe o una meraviglia ha effetto subito.' },
    {
      id: '5.6.a',
      en: 'No markers are placed at sea; an island needs one before anything is built there.',
      it: 'In mare non si mettono marcatori; un’isola ne ha bisogno prima che vi si costruisca.',
    },
    {
      id: '5.7.a',
      en: 'One buys any hero or wonder that is left; a civilization’s hero only that civilization.',
      it: 'Si compra un eroe o una meraviglia qualsiasi fra quelli rimasti; l’eroe di una civiltà solo quella civiltà.',
    },
    {
      id: '5.7.b',
      en: 'They are not on the board and cannot be captured.',
      it: 'Non stanno sulla plancia e non possono essere catturati.',
      notShown: 'nothing in the rules could take one away',
    },
    {
      id: '5.8.a',
      en: 'Whose legion stands on an enemy’s marker may pay for a marker and replace it.',
      it: 'Chi ha una legione sul marcatore di un nemico può pagare un marcatore e sostituirlo.',
      rulings: [
        {
          id: 'R-CONVERT',
          en: 'It needs no adjacency, and nothing else is built there this turn. War suspends it, as it does an occupation; whoever is alone again goes on. It can be paid for as long as the legion stands there, in a later turn too.',
          it: 'Non serve adiacenza, e in quel turno lì non si costruisce altro. La guerra la sospende, come sospende un’occupazione; chi resta di nuovo solo continua. Si può pagare finché la legione sta lì, anche in un turno successivo.',
          why: {
            en: 'The FAQ says that they go on when they are alone again; the next phase is the first in which one can pay, and no text ends it there.',
            it: 'La FAQ dice che chi resta di nuovo solo può continuare; la fase successiva è la prima in cui si può pagare, e nessun testo la fa finire lì.',
          },
        },
      ],
    },
    {
      id: '5.8.b',
      en: 'The buildings of the province stay and work for its new controller.',
      it: 'Gli edifici della provincia restano e lavorano per chi ora la controlla.',
    },
    { id: '5.9.a', en: 'A province that is cut off is not lost.', it: 'Una provincia tagliata fuori non è perduta.' },
    { id: '5.9.b', en: 'Nobody demolishes his own buildings.', it: 'Nessuno demolisce i propri edifici.' },
    {
      id: '5.10.a',
      en: 'What is not in the supply cannot be built.',
      it: 'Ciò che non è più disponibile non si può costruire.',
      rulings: [
        {
          id: 'R-SUPPLY',
          en: 'A pillaged building goes back to the supply of all, a marker that is replaced and a unit that falls to that of their owner; they can be built again.',
          it: 'Un edificio saccheggiato torna nella riserva comune, un marcatore sostituito e un’unità caduta in quella del loro padrone; si possono costruire di nuovo.',
          why: {
            en: 'The numbers say how many can stand on the board; no text takes a piece out of a game that has begun.',
            it: 'I numeri dicono quanti ne possono stare sulla plancia; nessun testo toglie un pezzo da una partita cominciata.',
          },
        },
      ],
    },
    {
      id: '5.11.a',
      heading: { en: 'Cards that help', it: 'Carte che aiutano' },
      en: 'Caesar: legions and fortresses cost 2.',
      it: 'Cesare: legioni e fortezze costano 2.',
    },
    { id: '5.11.b', en: 'Pericles: triremes cost 2.', it: 'Pericle: le triremi costano 2.' },
    {
      id: '5.11.c',
      en: 'Mausoleum: cities, caravans, temples and markets cost one less; units, heroes and wonders do not.',
      it: 'Mausoleo: città, carovane, templi e mercati costano uno in meno; unità, eroi e meraviglie no.',
    },
    {
      id: '5.11.d',
      en: 'Hammurabi: one marker a turn is free.',
      it: 'Hammurabi: un marcatore per turno è gratuito.',
      rulings: [
        {
          id: 'R-FREEINF',
          en: 'It obeys the rules of placing, may be a conversion, and does not count in the advanced set-up.',
          it: 'Segue le regole di piazzamento, può essere una conversione, e non vale nella disposizione avanzata.',
          why: {
            en: 'Only the cost is waived, and the set-up is no turn.',
            it: 'È abbuonato solo il costo, e la preparazione non è un turno.',
          },
        },
      ],
    },
    {
      id: '5.11.e',
      en: 'Cleopatra: once in each construction phase she swaps a good for a tax with the bank, or a tax for a good.',
      it: 'Cleopatra: una volta per fase costruzione scambia con la banca un bene per una tassa, o una tassa per un bene.',
      rulings: [
        {
          id: 'R-SWAP',
          en: 'In her owner’s own turn to build.',
          it: 'Nel turno di costruzione del suo proprietario.',
          why: {
            en: 'In this phase everybody acts when he is named. Before that the card could buy nothing, and afterwards what was left is discarded.',
            it: 'In questa fase ognuno agisce quando è chiamato. Prima la carta non comprerebbe nulla, e dopo ciò che restava è scartato.',
          },
        },
      ],
    },
    {
      id: '5.11.f',
      en: 'Lighthouse: markers need not be adjacent; all other rules for them hold.',
      it: 'Faro: i marcatori possono anche non essere adiacenti; le altre regole valgono.',
      rulings: [
        {
          id: 'R-LIGHT',
          en: 'So the province must be free of others’ markers and land units.',
          it: 'Perciò la provincia dev’essere libera da marcatori e unità di terra altrui.',
          why: { en: 'Those are the other rules.', it: 'Sono queste le altre regole.' },
        },
      ],
    },
    {
      id: '5.12.a',
      en: 'The purchase that wins ends the game at once.',
      it: 'L’acquisto che fa vincere chiude subito la partita.',
    },
  ],
};
