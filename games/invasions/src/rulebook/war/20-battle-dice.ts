import type { Statement } from '@tabula/engine';

/** Part of chapter XX. */
export const meleeDice: readonly Statement[] = [
  {
    id: 'XX.E.a',
    heading: { en: 'Re-rolls of leaders', it: 'Rilanci dei leader' },
    en: 'A leader has a combat bonus from 0 to 3.',
    it: 'Un leader ha un bonus Combattimento da 0 a 3.',
    rulings: [
      {
        id: 'G47',
        en: 'Of several leaders in a stack the best combat bonus and the best stacking bonus count, not their sum.',
        it: 'Di più leader in una pila contano il miglior bonus Combattimento e il miglior bonus Impilamento, non la somma.',
        why: { en: 'One commands.', it: 'Uno solo comanda.' },
      },
    ],
  },
  {
    id: 'XX.E.b',
    en: 'That is how many re-rolls he may ask for.',
    it: 'Sono i rilanci che può chiedere.',
    rulings: [
      {
        id: 'G46',
        en: 'Re-rolls are for the whole battle, never for archery; the attacker first, then in turn until both have passed.',
        it: 'I rilanci valgono per tutta la battaglia, mai per il tiro degli arcieri; prima l’attaccante, poi a turno finché entrambi passano.',
        why: {
          en: 'The advanced example keeps one for the second melee, though it also speaks of keeping one from archery.',
          it: 'L’esempio avanzato ne tiene uno per la seconda mischia, anche se parla pure di conservarlo durante il tiro.',
        },
      },
    ],
  },
  {
    id: 'XX.E.c',
    en: 'In the melee, when both have rolled, a side may have dice rolled again, its own or the enemy’s; the attacker goes first.',
    it: 'Nella mischia, quando entrambi hanno tirato, si possono far ritirare dadi propri o nemici; comincia l’attaccante.',
  },
  {
    id: 'XX.E.d',
    en: 'A re-roll is for one die, and its new face counts, but may be re-rolled again.',
    it: 'Un rilancio riguarda un dado; vale la nuova faccia, che si può rilanciare ancora.',
  },
  { id: 'XX.E.e', en: 'Nobody has to use all his re-rolls.', it: 'Nessuno è obbligato a usare tutti i rilanci.' },
  {
    id: 'XX.E.f',
    en: 'Once, a leader with 2 or more may give up a re-roll for a black die more, or to take a black die from the enemy, before the melee begins; the attacker decides first.',
    it: 'Una sola volta, un leader con almeno 2 può rinunciare a un rilancio per avere un dado nero in più o toglierne uno nero al nemico, prima che cominci la mischia; decide prima l’attaccante.',
  },
  {
    id: 'XX.E.g',
    en: 'Where all units must meet a condition (marked † in the book), one that does not spoils it.',
    it: 'Dove la condizione riguarda tutte le unità (nel libro †), basta che una non la rispetti perché cada.',
  },
  {
    id: 'XX.E.h',
    en: 'Where one unit is enough (marked ‡ in the book), a mixed stack has it too.',
    it: 'Dove basta un’unità (nel libro ‡), vale anche per una pila mista.',
  },
  {
    id: 'XX.F.a',
    heading: { en: 'The dice of the melee', it: 'I dadi della mischia' },
    en: 'Every unit gives a white die; hordes and Limites do not.',
    it: 'Ogni unità dà un dado bianco; orde e Limites no.',
    rulings: [
      {
        id: 'G36',
        en: 'A horde in attack gives no die, does not count for stacking and is hit only when all other units of its stack are gone.',
        it: 'Un’orda che attacca non dà dadi, non conta per l’impilamento ed è colpita solo quando le altre unità della pila sono finite.',
        why: {
          en: 'Taken from hits, submission and the example of Argentoratum together.',
          it: 'Si ricava da colpi, sottomissione ed esempio di Argentoratum insieme.',
        },
      },
    ],
  },
  { id: 'XX.F.b', en: 'The attacker has a die less in a swamp.', it: 'L’attaccante ha un dado in meno in palude.' },
  {
    id: 'XX.F.c',
    en: 'A die less if all attackers crossed a strait, river or ridge.',
    it: 'Un dado in meno se tutti gli attaccanti hanno passato uno stretto, un fiume o una cresta.',
  },
  {
    id: 'XX.F.d',
    en: 'A die less in a forest if one of the defenders is a barbarian and no nomad.',
    it: 'Un dado in meno in foresta se uno dei difensori è barbaro e non nomade.',
    rulings: [
      {
        id: 'G406',
        en: 'A horde that defends is one of them, here and wherever one defender is enough.',
        it: 'Un’orda che difende è uno di loro, qui e ovunque basti un difensore.',
        why: {
          en: 'It counts as a unit in defence (III.D).',
          it: 'In difesa conta come un’unità (III.D).',
        },
      },
    ],
  },
  { id: 'XX.F.e', en: 'These add up.', it: 'Queste perdite si sommano.' },
  { id: 'XX.F.f', en: 'Amphibious units do not mind a river.', it: 'Per le unità anfibie il fiume non conta.' },
  {
    id: 'XX.F.g',
    en: 'After an interception river, strait and ridge cost no die.',
    it: 'Dopo un’intercettazione fiume, stretto e cresta non tolgono dadi.',
  },
  {
    id: 'XX.F.h',
    en: 'Attacking barbarians have a die more against civilised units in a barbarian province; one unit of each is enough.',
    it: 'I barbari che attaccano hanno un dado in più contro civilizzati in una provincia barbarica; basta un’unità per parte.',
  },
  {
    id: 'XX.F.i',
    en: 'The defender has a die more for a fortified city.',
    it: 'Il difensore ha un dado in più per una città fortificata.',
    rulings: [
      {
        id: 'G93',
        en: 'Only a civilised defender who holds the city, or is a friend of its holder, gets the die; the exchange needs an empire. For a tie any defender’s own fortified city counts.',
        it: 'Il dado spetta solo a un difensore civilizzato che tiene la città o è amico di chi la tiene; per lo scambio serve un impero. Per la parità conta la città fortificata di qualsiasi difensore.',
        why: {
          en: 'The chapter on fortified cities speaks of civilised nations (XXIII.B).',
          it: 'Il capitolo sulle città fortificate parla di nazioni civilizzate (XXIII.B).',
        },
      },
    ],
  },
  { id: 'XX.F.j', en: 'A die more for a Limes.', it: 'Un dado in più per un Limes.' },
  { id: 'XX.F.k', en: 'A die more for one or several hordes.', it: 'Un dado in più per una o più orde.' },
  { id: 'XX.F.l', en: 'These add up too.', it: 'Anche questi si sommano.' },
  { id: 'XX.F.m', en: 'No side ever has less than one die.', it: 'Nessuno ha mai meno di un dado.' },
  {
    id: 'XX.F.n',
    en: 'Event cards may add or remove dice.',
    it: 'Le carte Evento possono aggiungere o togliere dadi.',
  },
  {
    id: 'XX.G.a',
    heading: { en: 'Exchanging dice', it: 'Scambio dei dadi' },
    en: 'A white die becomes black for two or more elite units; two dice for Rome or Byzantium with four or more.',
    it: 'Un dado bianco diventa nero con due o più unità élite; due dadi per Roma o Bisanzio con quattro o più.',
    rulings: [
      {
        id: 'G41',
        en: 'A guard or Palatine cavalry counts as two elite units.',
        it: 'Una guardia o una cavalleria Palatina conta come due unità élite.',
        why: {
          en: 'They are doubly elite, and the examples of Adrianopolis need it.',
          it: 'Sono doppiamente élite, e gli esempi di Adrianopolis lo richiedono.',
        },
      },
      {
        id: 'G44',
        en: 'The Romans at Argentoratum have this exchange too: three white and three black dice.',
        it: 'Anche i Romani ad Argentoratum hanno questo scambio: tre dadi bianchi e tre neri.',
        why: { en: 'The example forgets it; the rule stands.', it: 'L’esempio lo dimentica; vale la regola.' },
      },
    ],
  },
  {
    id: 'XX.G.b',
    en: 'A white die becomes black for cavalry superiority.',
    it: 'Un dado bianco diventa nero con la superiorità in cavalleria.',
  },
  {
    id: 'XX.G.c',
    en: 'A white die becomes black for an empire against barbarians.',
    it: 'Un dado bianco diventa nero per un impero contro barbari.',
    rulings: [
      {
        id: 'G42',
        en: 'The empire’s stack needs at least one national unit that is no auxiliary, and the enemy nation must be barbarian, in both ways of fighting.',
        it: 'La pila dell’impero deve avere almeno un’unità nazionale non ausiliaria e la nazione nemica dev’essere barbara, in entrambi i modi di combattere.',
        why: {
          en: 'The two chapters mark it differently, and the example grants it to a stack with auxiliaries.',
          it: 'I due capitoli la segnano in modo diverso, e l’esempio la concede a una pila con ausiliari.',
        },
      },
    ],
  },
  {
    id: 'XX.G.d',
    en: 'A white die becomes black for nomads in the steppe, if all units are nomads.',
    it: 'Un dado bianco diventa nero per i nomadi nella steppa, se tutte le unità sono nomadi.',
    rulings: [
      {
        id: 'G43',
        en: 'All units must be nomads in this battle; in the advanced one a single nomad is enough.',
        it: 'In questa battaglia tutte le unità devono essere nomadi; in quella avanzata ne basta una.',
        why: { en: 'So the two chapters mark it.', it: 'Così la segnano i due capitoli.' },
      },
    ],
  },
  {
    id: 'XX.G.e',
    en: 'A white die becomes black for a fortified city, but only for an empire.',
    it: 'Un dado bianco diventa nero per una città fortificata, ma solo per un impero.',
  },
  {
    id: 'XX.G.f',
    en: 'Barbarian nations have no elite units: they count as standard until the nation is civilised.',
    it: 'Le nazioni barbariche non hanno unità élite: contano come standard finché la nazione non è civilizzata.',
  },
  {
    id: 'XX.G.g',
    en: 'A black die becomes white again if the enemy has heavy advantage.',
    it: 'Un dado nero torna bianco se il nemico ha il vantaggio pesante.',
  },
  {
    id: 'XX.G.h',
    en: 'Without a black die heavy advantage does nothing here.',
    it: 'Senza dadi neri qui il vantaggio pesante non ha effetto.',
  },
  {
    id: 'XX.G.i',
    en: 'Exchanges by event cards come last, unless the card says otherwise.',
    it: 'Gli scambi dovuti alle carte Evento vengono per ultimi, se la carta non dice altro.',
  },
];
