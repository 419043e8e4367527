import type { Statement } from '@tabula/engine';

/** III.E-H The map, cities, capitals and the treasury. */
export const board: readonly Statement[] = [
  {
    id: 'III.E.a',
    heading: { en: 'The map', it: 'La mappa' },
    en: 'The map is made of provinces and sea zones.',
    it: 'La mappa è fatta di province e zone di mare.',
  },
  {
    id: 'III.E.b',
    en: 'A province has a name, an income and a terrain.',
    it: 'Una provincia ha un nome, un reddito e un terreno.',
  },
  {
    id: 'III.E.c',
    en: 'It may have a city site, a city with or without a port, a granary or a caravan site.',
    it: 'Può avere un sito cittadino, una città con o senza porto, un granaio o un sito carovaniero.',
  },
  {
    id: 'III.E.d',
    en: 'Provinces may be parted by a river or a ridge, or joined across a strait; some are islands.',
    it: 'Le province possono essere divise da un fiume o da una cresta, o unite da uno stretto; alcune sono isole.',
  },
  {
    id: 'III.E.e',
    en: 'A sea zone has a name, and some have a trade value.',
    it: 'Una zona di mare ha un nome, e alcune hanno un valore di commercio.',
  },
  { id: 'III.E.f', en: 'Provinces are grouped into areas.', it: 'Le province sono raggruppate in aree.' },
  {
    id: 'III.E.g',
    en: 'An area is barbarian or civilised; it has an income for a kingdom and, if civilised, one for an empire.',
    it: 'Un’area è barbarica o civilizzata; ha un reddito per un regno e, se civilizzata, uno per un impero.',
  },
  {
    id: 'III.F.a',
    heading: { en: 'Cities', it: 'Città' },
    en: 'To control a province one must control the city in it.',
    it: 'Per controllare una provincia bisogna controllare la città che contiene.',
  },
  {
    id: 'III.F.b',
    en: 'On a city site a city can rise, by an event or when a kingdom is founded.',
    it: 'Su un sito cittadino può sorgere una città, per un evento o quando si fonda un regno.',
  },
  { id: 'III.F.c', en: 'The site also bears the marks of raids.', it: 'Il sito porta anche i segni delle razzie.' },
  { id: 'III.F.d', en: 'A city is fortified or not.', it: 'Una città è fortificata o no.' },
  {
    id: 'III.F.e',
    en: 'To conquer a province one must take its city too, by siege.',
    it: 'Per conquistare una provincia bisogna prenderne anche la città, con un assedio.',
  },
  { id: 'III.F.f', en: 'Cities yield income.', it: 'Le città danno reddito.' },
  {
    id: 'III.F.g',
    en: 'A city can be sacked after a siege that succeeds.',
    it: 'Una città si può saccheggiare dopo un assedio riuscito.',
  },
  {
    id: 'III.F.h',
    en: 'Raids plunder city sites as well: the country around them.',
    it: 'Le razzie saccheggiano anche i siti cittadini: la campagna intorno.',
  },
  {
    id: 'III.F.i',
    en: 'Cities grow by an Event card, or when a new kingdom settles its horde in one.',
    it: 'Le città crescono con una carta Evento, o quando un nuovo regno vi stabilisce la sua orda.',
  },
  {
    id: 'III.F.j',
    en: 'A city with a port is a coastal city of the sea zone in which its sign stands.',
    it: 'Una città con porto è una città costiera della zona di mare in cui sta il suo simbolo.',
  },
  {
    id: 'III.G.a',
    heading: { en: 'Capitals', it: 'Capitali' },
    en: 'Every civilised nation has one capital.',
    it: 'Ogni nazione civilizzata ha una capitale.',
  },
  { id: 'III.G.b', en: 'It yields extra income.', it: 'Dà un reddito in più.' },
  {
    id: 'III.G.c',
    en: 'It is always fortified, and its walls cannot be razed.',
    it: 'È sempre fortificata, e le sue mura non si possono radere.',
  },
  {
    id: 'III.G.d',
    en: 'Whoever enters its province is easier to intercept.',
    it: 'Chi entra nella sua provincia è più facile da intercettare.',
  },
  { id: 'III.G.e', en: 'Its province never revolts.', it: 'La sua provincia non si rivolta mai.' },
  {
    id: 'III.G.f',
    en: 'Its area is safe from the calamity Heresy, though not from the event of that name.',
    it: 'La sua area è al sicuro dalla calamità Eresia, ma non dall’evento omonimo.',
  },
  { id: 'III.G.g', en: 'To sack a capital brings extra gold.', it: 'Il saccheggio di una capitale porta oro in più.' },
  {
    id: 'III.G.h',
    en: 'A nation whose capital is conquered loses all its allies, clients and vassals.',
    it: 'Una nazione a cui è conquistata la capitale perde tutti gli alleati, i clienti e i vassalli.',
  },
  {
    id: 'III.G.i',
    en: 'It may also lose some or all of its federates.',
    it: 'Può perdere anche alcuni federati, o tutti.',
  },
  {
    id: 'III.G.j',
    en: 'A kingdom that loses its capital is subdued (XXIX.C).',
    it: 'Un regno che perde la capitale è sottomesso (XXIX.C).',
  },
  {
    id: 'III.G.k',
    en: 'A capital can be moved elsewhere in the turn after it was conquered.',
    it: 'La capitale si può portare altrove nel turno dopo la conquista.',
    rulings: [
      {
        id: 'G13',
        en: 'It is placed anew in the Revenues of the next turn, on any controlled city that is not in revolt; with no city there is no capital until one is controlled.',
        it: 'Si ricolloca nei Redditi del turno successivo, in una qualsiasi città controllata che non sia in rivolta; senza città non c’è capitale finché non se ne controlla una.',
        why: {
          en: 'The Revenues are where the book re-places it, and a capital needs a city.',
          it: 'È nei Redditi che il libro la fa ricollocare, e una capitale ha bisogno di una città.',
        },
      },
    ],
  },
  {
    id: 'III.G.l',
    en: 'In that turn its extra income is not collected.',
    it: 'In quel turno non se ne raccoglie il reddito in più.',
  },
  {
    id: 'III.H.a',
    heading: { en: 'The treasury', it: 'Il tesoro' },
    en: 'Every nation has a treasury of its own, barbarians too.',
    it: 'Ogni nazione ha un tesoro proprio, anche i barbari.',
  },
  {
    id: 'III.H.b',
    en: 'It goes up with what comes in and down with what is spent.',
    it: 'Sale con le entrate e scende con le spese.',
  },
  {
    id: 'III.H.c',
    en: 'Above 20 gold the marker is turned over.',
    it: 'Sopra i 20 ori si gira il segnalino.',
    notShown: 'a piece of cardboard',
  },
  {
    id: 'III.H.d',
    en: 'Gold passes between nations only where a rule says so: tribute, mercenaries, diplomacy.',
    it: 'L’oro passa tra nazioni solo dove una regola lo dice: tributi, mercenari, diplomazia.',
  },
];
