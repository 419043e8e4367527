import type { Statement } from '@tabula/engine';

/** Part of chapter XLIII. */
export const laterEvents: readonly Statement[] = [
  {
    id: 'XLIII.39.a',
    heading: { en: 'Loyal Troops', it: 'Truppe Leali' },
    en: '2 private. Cancels a usurper, a mutiny or a desertion in one of your nations. Or, before a battle: you recover one unit more.',
    it: '2 private. Annulla un usurpatore, un ammutinamento o una diserzione in una tua nazione. Oppure, prima di una battaglia: recuperi un’unità in più.',
  },
  {
    id: 'XLIII.41.a',
    heading: { en: 'Mercenaries', it: 'Mercenari' },
    en: '2 private. In your Movement: a barbarian nation whose horde is in or beside your areas lends a unit for this activation, for 3 gold. Barbarians, who cannot spend gold, pay nothing.',
    it: '2 private. Nel tuo Movimento: una nazione barbarica con l’orda nelle tue aree o accanto presta un’unità per questa attivazione, per 3 monete d’oro. I barbari, che non possono spendere oro, non pagano.',
  },
  {
    id: 'XLIII.43.a',
    heading: { en: 'Night March', it: 'Marcia Notturna' },
    en: '1 private. In your Movement: one stack cannot be intercepted.',
    it: '1 privata. Nel tuo Movimento: una pila non può essere intercettata.',
  },
  {
    id: 'XLIII.44.a',
    heading: { en: 'Obstinate Defence', it: 'Difesa Ostinata' },
    en: '1 private. Before a battle: the defender has one more white die and wins if losses are equal.',
    it: '1 privata. Prima di una battaglia: il difensore ha un dado bianco in più e vince a parità di perdite.',
  },
  {
    id: 'XLIII.45.a',
    heading: { en: 'Plague', it: 'Peste' },
    en: '1 public. In an area drawn by lot every stack of three or more units loses one, and the largest city drops a level.',
    it: '1 pubblica. In un’area a sorte ogni pila di tre o più unità ne perde una, e la città maggiore scende di un livello.',
  },
  {
    id: 'XLIII.46.a',
    heading: { en: 'Plunder', it: 'Bottino' },
    en: '2 private. When you sack a city, plunder a caravan or raid with great success: draw one more plunder marker.',
    it: '2 private. Quando saccheggi una città, depredi una carovana o riesci in una grande razzia: pesca un altro segnalino Saccheggio.',
  },
  {
    id: 'XLIII.48.a',
    heading: { en: 'Reaction', it: 'Reazione' },
    en: '1 private. +3 to one interception or evasion, or a second roll if it fails.',
    it: '1 privata. +3 a un’intercettazione o a una fuga, o un secondo tiro se fallisce.',
  },
  {
    id: 'XLIII.49.a',
    heading: { en: 'Renaissance', it: 'Rinascimento' },
    en: '1 private. In the Events action or in your Movement: one of your nations breaks its Foedus or vassalage without a test, or a civilised one grows a space younger (or lowers its Decline).',
    it: '1 privata. Nell’azione Eventi o nel tuo Movimento: una tua nazione rompe il Foedus o il vassallaggio senza test, o una civilizzata ringiovanisce di uno spazio (o riduce il Declino).',
  },
  {
    id: 'XLIII.50.a',
    heading: { en: 'Reserve', it: 'Riserva' },
    en: '1 public. The discards are shuffled into the deck, and a card is drawn again.',
    it: '1 pubblica. Gli scarti si rimescolano nel mazzo, e si pesca di nuovo.',
  },
  {
    id: 'XLIII.51.a',
    heading: { en: 'Revolt', it: 'Rivolta' },
    en: '3 public. A province of an area drawn by lot rises in revolt; the dice say who chooses it.',
    it: '3 pubbliche. Una provincia di un’area a sorte si ribella; i dadi dicono chi la sceglie.',
  },
  {
    id: 'XLIII.54.a',
    heading: { en: 'Sedition', it: 'Sedizione' },
    en: '2 private. In the Events action or in your Movement: an enemy leader of a civilised nation does nothing this turn, and on a 10 is gone.',
    it: '2 private. Nell’azione Eventi o nel tuo Movimento: un leader nemico di una nazione civilizzata non agisce in questo turno; con un 10 è eliminato.',
  },
  {
    id: 'XLIII.56.a',
    heading: { en: 'Shortage', it: 'Penuria' },
    en: '2 public. In an area drawn by lot: the civilised nation with the most cities there buys no units this turn and loses 2 gold.',
    it: '2 pubbliche. In un’area a sorte: la nazione civilizzata con più città lì non compra unità in questo turno e perde 2 monete d’oro.',
  },
  {
    id: 'XLIII.58.a',
    heading: { en: 'Siege Engines', it: 'Macchine d’Assedio' },
    en: '3 private. Before a siege: +2 to its rolls.',
    it: '3 private. Prima di un assedio: +2 ai tiri.',
  },
  {
    id: 'XLIII.61.a',
    heading: { en: 'Spies', it: 'Spie' },
    en: '2 private. In your Movement: look at a player’s events and discard one at random, or take a random diplomacy card from a nation.',
    it: '2 private. Nel tuo Movimento: guarda gli eventi di un giocatore e scartane uno a caso, o prendi a caso una carta Diplomazia di una nazione.',
  },
  {
    id: 'XLIII.63.a',
    heading: { en: 'Storm', it: 'Tempesta' },
    en: '2 private. −3 to a landing, or a transport does not sail, or an interception at sea fails.',
    it: '2 private. −3 a uno sbarco, o un trasporto non salpa, o un’intercettazione navale fallisce.',
  },
  {
    id: 'XLIII.65.a',
    heading: { en: 'Subsidies', it: 'Sussidi' },
    en: '1 private. In the Events action or in Purchases: one of your nations gains 5 gold.',
    it: '1 privata. Nell’azione Eventi o negli Acquisti: una tua nazione guadagna 5 monete d’oro.',
  },
  {
    id: 'XLIII.66.a',
    heading: { en: 'Surprise', it: 'Sorpresa' },
    en: '2 private. Before a battle: one more white die in the melee.',
    it: '2 private. Prima di una battaglia: un dado bianco in più nella mischia.',
  },
  {
    id: 'XLIII.68.a',
    heading: { en: 'Terror', it: 'Terrore' },
    en: '1 private. A city without walls surrenders to your barbarian leader; one with walls, unless it is a capital, on a D2.',
    it: '1 privata. Una città senza mura si arrende al tuo leader barbaro; una con mura, se non è capitale, con un D2.',
  },
  {
    id: 'XLIII.69.a',
    heading: { en: 'Treason', it: 'Tradimento' },
    en: '2 private. In your Movement: a nation of yours breaks its Foedus or vassalage without a test. Or, before a siege: +3 to its rolls.',
    it: '2 private. Nel tuo Movimento: una tua nazione rompe il Foedus o il vassallaggio senza test. Oppure, prima di un assedio: +3 ai tiri.',
  },
  {
    id: 'XLIII.71.a',
    heading: { en: 'Veterans', it: 'Veterani' },
    en: '2 private. Before a battle: two standard units count as elite. Or, in the Events action or in Purchases: an active civilised nation restores two damaged elite units.',
    it: '2 private. Prima di una battaglia: due unità standard contano come élite. Oppure, nell’azione Eventi o negli Acquisti: una nazione civilizzata attiva reintegra due unità élite danneggiate.',
  },
];
