import type { Chapter } from '@tabula/engine';

export const units: Chapter = {
  id: '5',
  title: { en: 'Leaders, cities and units', it: 'Comandanti, città e unità' },
  statements: [
    {
      id: '5.1.a',
      heading: { en: 'Caesar', it: 'Caesar' },
      en: 'A Caesar has 2 movement points and moves alone or with land units.',
      it: 'Un Cesare ha 2 punti di movimento e si muove da solo o con unità terrestri.',
    },
    {
      id: '5.1.b',
      en: 'A Caesar alone neither attacks nor defends.',
      it: 'Un Cesare da solo non attacca e non difende.',
    },
    {
      id: '5.1.c',
      en: 'He is lost if all his player’s combat units around him, on land or at sea, are destroyed in battle.',
      it: 'È perduto se in battaglia tutte le unità da combattimento del suo giocatore che gli stanno attorno, in terra o in mare, vengono distrutte.',
      rulings: [
        {
          id: 'R-CON-G',
          en: 'At sea any galley of his in that sea saves a Caesar whose own was sunk; of Generals a galley protects only those aboard it.',
          it: 'In mare qualunque sua galea in quella zona salva un Cesare la cui nave è affondata; dei Generali una galea protegge solo chi è a bordo.',
          why: {
            en: 'For a Caesar the book names all his units in that sea. For a General it names his sunk galley, where it speaks of Generals and of sea battles; and where it speaks of victory it adds that galley to the words on all his units, which would say nothing if it were not the test at sea: when all are sunk, so is his.',
            it: 'Per il Cesare il regolamento parla di tutte le sue unità in quel mare. Per il Generale parla della galea affondata, dove tratta dei Generali e delle battaglie navali; e a proposito della vittoria la aggiunge alle parole su tutte le sue unità, il che non direbbe nulla se in mare non fosse quella a decidere: quando tutte sono affondate, lo è anche la sua.',
          },
        },
      ],
    },
    {
      id: '5.2.a',
      heading: { en: 'General', it: 'Generale' },
      en: 'A General has 2 movement points and leads like a Caesar; to lose him does not end the game for his player.',
      it: 'Un Generale ha 2 punti di movimento e guida come un Cesare; perderlo non elimina il suo giocatore.',
    },
    {
      id: '5.2.b',
      en: 'The victor decides of each beaten General whether he is killed or held for a ransom.',
      it: 'Il vincitore decide, per ogni Generale sconfitto, se ucciderlo o tenerlo per il riscatto.',
      rulings: [
        {
          id: 'R-BAT-16',
          en: 'He decides at once, of each by himself; if he does not answer, all are captured.',
          it: 'Decide subito, per ciascuno separatamente; se non risponde, sono tutti catturati.',
          why: {
            en: 'One or several, says the book; a prisoner is worth more than a dead man.',
            it: 'Uno o più, dice il regolamento; un prigioniero vale più di un morto.',
          },
        },
      ],
    },
    {
      id: '5.3.a',
      heading: { en: 'Leaders', it: 'Capi' },
      en: 'Land units move to another space, board and land only with a leader; only in retreat they go without.',
      it: 'Le unità terrestri cambiano casella, s’imbarcano e sbarcano solo con un comandante; solo in ritirata vanno senza.',
    },
    {
      id: '5.4.a',
      heading: { en: 'Land units', it: 'Fanteria, cavalleria, catapulte' },
      en: 'Infantry has 1 movement point, cavalry 2, a catapult 1.',
      it: 'La fanteria ha 1 punto di movimento, la cavalleria 2, la catapulta 1.',
    },
    {
      id: '5.5.a',
      heading: { en: 'Galleys', it: 'Galee' },
      en: 'A galley has 2 movement points and sails without a leader.',
      it: 'Una galea ha 2 punti di movimento e naviga senza comandante.',
    },
    {
      id: '5.5.b',
      en: 'It carries up to 7 land units and any number of leaders; units aboard need a leader.',
      it: 'Trasporta fino a 7 unità terrestri e quanti comandanti si vuole; le unità a bordo hanno bisogno di un comandante.',
      rulings: [
        {
          id: 'R-SEA-7',
          en: 'Each loaded galley has a leader of its own aboard.',
          it: 'Ogni galea carica ha a bordo un proprio comandante.',
          why: {
            en: 'Units are carried by a galley, not by a fleet.',
            it: 'Le unità le porta una galea, non una flotta.',
          },
        },
        {
          id: 'R-OWN-6',
          en: 'A galley that has a leader aboard takes more units without another.',
          it: 'Una galea che ha già un comandante a bordo imbarca altre unità senza un secondo comandante.',
          why: { en: 'One leader aboard is all that is asked.', it: 'Basta un comandante a bordo.' },
        },
      ],
    },
    {
      id: '5.6.a',
      heading: { en: 'Cities', it: 'Città' },
      en: 'A city never moves, and there is at most one in a province.',
      it: 'Una città non si sposta, e in una provincia ce n’è al massimo una.',
    },
    {
      id: '5.6.b',
      en: 'A city brings 5 Talents more to whoever controls its province, conquerors included.',
      it: 'Una città rende 5 Talenti in più a chi controlla la sua provincia, conquistatori compresi.',
    },
    {
      id: '5.7.a',
      heading: { en: 'Fortified cities', it: 'Città fortificata' },
      en: 'A city can be fortified when it is bought or later; it stays a city in all else.',
      it: 'Una città si può fortificare quando la si compra o dopo; per il resto rimane una città.',
    },
    {
      id: '5.7.b',
      en: 'A defender who owns a fortified city in the province rolls 2 more dice, or 1 if the attacker still has catapults in the battle.',
      it: 'Chi difende una provincia con una propria città fortificata tira 2 dadi in più, o 1 se l’attaccante ha ancora catapulte in battaglia.',
      rulings: [
        {
          id: 'R-BAT-1',
          en: 'They are dice, not hits: each still needs a unit of its own to match.',
          it: 'Sono dadi, non colpi: ognuno deve comunque abbinarsi a un’unità.',
          why: { en: 'One die for each unit has no exception.', it: 'Un dado per unità non ha eccezioni.' },
        },
        {
          id: 'R-BAT-2',
          en: 'A catapult in reserve counts, too, when the defender rolls.',
          it: 'Conta anche una catapulta in riserva, quando il difensore tira.',
          why: {
            en: 'It is present in the battle, and hits from there.',
            it: 'È presente in battaglia, e da lì colpisce.',
          },
        },
        {
          id: 'R-BAT-3',
          en: 'The walls are his who controls the province.',
          it: 'Le mura sono di chi controlla la provincia.',
          why: { en: 'A city has no other owner.', it: 'Una città non ha altro proprietario.' },
        },
      ],
    },
    {
      id: '5.8.a',
      heading: { en: 'Roads', it: 'Strade' },
      en: 'A road joins two cities in neighbouring provinces of one player, never over a sea or a strait.',
      it: 'Una strada unisce due città in province adiacenti di uno stesso giocatore, mai oltre un mare o uno stretto.',
      rulings: [
        {
          id: 'R-ROAD-5',
          en: 'At most one road on a border.',
          it: 'Al massimo una strada per confine.',
          why: { en: 'A second one would do nothing.', it: 'Una seconda non servirebbe a nulla.' },
        },
      ],
    },
    {
      id: '5.8.b',
      en: 'A road stays while both its cities stand; it goes with either of them.',
      it: 'Una strada resta finché stanno in piedi le due città; sparisce con una delle due.',
      rulings: [
        {
          id: 'R-CON-A',
          en: 'Roads are never removed by themselves.',
          it: 'Le strade non si tolgono mai da sole.',
          why: {
            en: 'One passage says so generally, another names the one exception.',
            it: 'Un passo lo dice in generale, un altro nomina l’unica eccezione.',
          },
        },
        {
          id: 'R-ROAD-4',
          en: 'It stays, too, when its provinces come to have different masters.',
          it: 'Resta anche quando le sue province finiscono a padroni diversi.',
          why: { en: 'Only the loss of a city removes it.', it: 'La toglie solo la perdita di una città.' },
        },
      ],
    },
  ],
};
