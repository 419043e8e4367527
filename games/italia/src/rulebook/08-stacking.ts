import type { Chapter } from '@tabula/engine';

export const stacking: Chapter = {
  id: '8',
  title: { en: 'Stacking', it: 'Ammassamento' },
  statements: [
    {
      id: '8.0.a',
      en: 'After movement and after combat an area holds three units at most, highland and entry areas two.',
      it: 'Dopo il movimento e dopo il combattimento un’area tiene al massimo tre unità, un altopiano o un’area d’ingresso due.',
    },
    { id: '8.0.b', en: 'Leaders, cities and ruins do not count.', it: 'Leader, città e rovine non contano.' },
    {
      id: '8.0.c',
      en: 'The limit is checked when movement ends, wherever the active nation stands; on the way any number may pass.',
      it: 'Il limite si controlla alla fine del movimento, ovunque stia la nazione attiva; durante il movimento può passare qualsiasi numero.',
    },
    {
      id: '8.0.d',
      en: 'What is too much is removed; its owner chooses the kinds.',
      it: 'Ciò che è di troppo si toglie; il padrone sceglie i tipi.',
    },
    {
      id: '8.0.e',
      en: 'Seas have no limit, but land units are there only aboard; fleets are never on land.',
      it: 'In mare non c’è limite, ma le unità di terra vi stanno solo a bordo; le flotte non vanno mai a terra.',
    },
    {
      id: '8.1.a',
      heading: { en: 'The capital', it: 'La capitale' },
      en: 'A nation may call one area its capital, which holds one unit more. No city is needed.',
      it: 'Una nazione può dichiarare capitale un’area, che tiene un’unità in più. Non serve una città.',
    },
    {
      id: '8.1.b',
      en: 'It may be named and changed at any time, in others’ turns too.',
      it: 'Si può dichiarare e cambiare in ogni momento, anche nel turno altrui.',
      rulings: [
        {
          id: 'R 62',
          en: 'The capital is named when it matters: it moves by itself where that costs nothing; where several areas need it the owner chooses at the check; and whoever retreats with more units than there is room for makes that area his capital.',
          it: 'La capitale si indica quando serve: si sposta da sola dove non costa nulla; se serve a più aree il padrone sceglie al controllo; e chi si ritira con più unità di quante ce ne stanno fa dell’area la sua capitale.',
          why: {
            en: 'So nobody is asked all the time, and nobody loses a unit that he could keep.',
            it: 'Così non si chiede di continuo, e nessuno perde un’unità che potrebbe tenere.',
          },
        },
      ],
    },
    {
      id: '8.1.c',
      en: 'What is then too much in the former capital is removed at once.',
      it: 'Ciò che allora è di troppo nella vecchia capitale si toglie subito.',
      rulings: [
        {
          id: 'R 134',
          en: 'All of it, also who stood there beyond the limit of a capital, after a campaign say; not whom a retreat or a reaction allows there.',
          it: 'Tutto, anche chi vi stava oltre il limite di una capitale, per esempio dopo una campagna; non chi vi può stare per una ritirata o una reazione.',
          why: {
            en: 'The text removes the units in excess, not only one, and at once, though in others’ turns no limit is looked at; retreats and reactions raise the number allowed until their nation’s next movement.',
            it: 'Il testo toglie le unità in eccedenza, non una sola, e subito, benché nei turni altrui non si guardino limiti; ritirate e reazioni alzano il numero ammesso fino al prossimo movimento della nazione.',
          },
        },
      ],
    },
    {
      id: '8.1.d',
      en: 'In Italia I the Roman capital is always Roma.',
      it: 'In Italia I la capitale romana è sempre Roma.',
    },
    {
      id: '8.1.e',
      en: 'Only an area that it controls can be a nation’s capital, not one that it attacks.',
      it: 'Capitale può essere solo un’area controllata, non una che si attacca.',
      rulings: [
        {
          id: 'R 105',
          en: 'Nor an empty one into which its units are just retreating; where the capital is fixed that does not matter.',
          it: 'Né una vuota in cui ci si sta ritirando; dove la capitale è fissa ciò non conta.',
          why: {
            en: 'All who retreat go at once, however they are dealt out, and before that the area was not theirs; Roma is Rome’s capital whoever is there.',
            it: 'Chi si ritira va tutto insieme, comunque lo si distribuisca, e prima l’area non era sua; Roma è la capitale romana chiunque vi sia.',
          },
        },
      ],
    },
    {
      id: '8.2.a',
      heading: { en: 'Placement', it: 'Piazzamento' },
      en: 'Limits do not matter when units are placed.',
      it: 'Nel piazzamento i limiti non contano.',
    },
    {
      id: '8.3.a',
      heading: { en: 'In combat', it: 'In combattimento' },
      en: 'The attackers may be one more than the limit of the area, however many defend it.',
      it: 'Gli attaccanti possono essere uno più del limite dell’area, quanti che siano i difensori.',
    },
    {
      id: '8.3.b',
      en: 'The defender’s capital does not raise that number.',
      it: 'La capitale del difensore non aumenta quel numero.',
    },
    {
      id: '8.3.c',
      en: 'With a leader one more, in a great invasion one more; both count together.',
      it: 'Con un leader uno in più, in una grande invasione uno in più; i due si sommano.',
    },
    {
      id: '8.3.d',
      en: 'After combat the limit is checked only where there was fighting, the capital included; what is too much is removed.',
      it: 'Dopo il combattimento il limite si controlla solo dove si è combattuto, capitale compresa; ciò che è di troppo si toglie.',
      rulings: [
        {
          id: 'R 108',
          en: 'Only the active nation is checked: defenders, also if some have come over to them, keep to limits in their own turn.',
          it: 'Si controlla solo la nazione attiva: chi difende, anche se altri sono passati dalla sua parte, rispetta i limiti nel proprio turno.',
          why: {
            en: 'The chapter on reactions says it of every nation: limits hold only in its own turn.',
            it: 'Lo dice di ogni nazione il capitolo sulle reazioni: i limiti valgono solo nel proprio turno.',
          },
        },
      ],
    },
    {
      id: '8.4.a',
      heading: { en: 'On campaign', it: 'In campagna' },
      en: 'Where the leader on campaign stands there is no limit.',
      it: 'Dove sta il leader in campagna non c’è limite.',
    },
    {
      id: '8.4.b',
      en: 'Nor in the ordinary turn before, where the leader stands who will go on campaign.',
      it: 'E neppure nel turno ordinario che precede, dove sta il leader che farà la campagna.',
    },
    { id: '8.4.c', en: 'Nor for reactions of other nations.', it: 'E neppure per le reazioni delle altre nazioni.' },
    {
      id: '8.5.a',
      heading: { en: 'Cities', it: 'Città' },
      en: 'Cities do not count for stacking.',
      it: 'Le città non contano per l’ammassamento.',
    },
    {
      id: '8.6.a',
      heading: { en: 'Retreats', it: 'Ritirate' },
      en: 'An area may take in one unit more than its limit by a retreat, the attacker’s as well as the defender’s, the capital’s too.',
      it: 'Con una ritirata un’area può accogliere un’unità oltre il limite, dell’attaccante come del difensore, anche nella capitale.',
    },
    {
      id: '8.6.b',
      en: 'It must leave in its nation’s next movement phase, or is removed then.',
      it: 'Deve andarsene nella prossima fase di movimento della nazione, altrimenti si toglie.',
      rulings: [
        {
          id: 'R 70',
          en: 'A campaign move checks only the areas that the army came through.',
          it: 'Una mossa di campagna controlla solo le aree per cui è passato l’esercito.',
          why: {
            en: 'Elsewhere nobody could move, so that it was not their movement phase.',
            it: 'Altrove nessuno poteva muovere: non era la loro fase di movimento.',
          },
        },
      ],
    },
    {
      id: '8.6.c',
      en: 'Units for which there is no such room cannot retreat there; whoever has to and cannot is eliminated.',
      it: 'Chi non trova posto non può ritirarsi lì; chi deve e non può è eliminato.',
    },
  ],
};
