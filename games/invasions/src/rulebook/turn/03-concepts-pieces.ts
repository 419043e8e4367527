import type { Statement } from '@tabula/engine';

/** III.A-D Dice, units, leaders and hordes. */
export const pieces: readonly Statement[] = [
  {
    id: 'III.A.a',
    heading: { en: 'Dice', it: 'Dadi' },
    en: 'White and black battle dice decide battles.',
    it: 'I dadi da battaglia bianchi e neri decidono le battaglie.',
  },
  {
    id: 'III.A.b',
    en: 'The optional advanced battle uses two ordinary six-sided dice instead.',
    it: 'Il combattimento avanzato, facoltativo, usa invece due normali dadi a sei facce.',
  },
  {
    id: 'III.A.c',
    en: 'Everything else is rolled with a ten-sided die, the D10.',
    it: 'Tutto il resto si tira con un dado a dieci facce, il D10.',
    rulings: [
      {
        id: 'G1',
        en: 'The face 0 counts ten; it is even.',
        it: 'La faccia 0 vale dieci; è pari.',
        why: {
          en: 'The tables put 0 after 9, and a D2 test needs as many even faces as odd ones.',
          it: 'Le tabelle mettono lo 0 dopo il 9, e una prova di D2 vuole tanti pari quanti dispari.',
        },
      },
    ],
  },
  {
    id: 'III.A.d',
    en: 'A D2 test is a D10 that passes if it is even and fails if it is odd.',
    it: 'Una prova di D2 è un D10: riesce se è pari, fallisce se è dispari.',
  },
  { id: 'III.A.e', en: 'Whatever is divided is rounded up.', it: 'Ogni frazione si arrotonda per eccesso.' },
  { id: 'III.A.f', en: 'What would be less than nothing is 0.', it: 'Ciò che sarebbe meno di zero è 0.' },
  {
    id: 'III.B.a',
    heading: { en: 'Military units', it: 'Unità militari' },
    en: 'A unit is either standard or elite.',
    it: 'Un’unità è standard o scelta (élite).',
  },
  { id: 'III.B.b', en: 'Either kind may be heavy besides.', it: 'L’una e l’altra può anche essere pesante.' },
  {
    id: 'III.B.c',
    en: 'Some nations have units of their own that join several of these traits.',
    it: 'Alcune nazioni hanno unità proprie che uniscono più di questi tratti.',
  },
  {
    id: 'III.B.d',
    en: 'A number on a unit is the turn in or from which it can be had.',
    it: 'Un numero sull’unità è il turno in cui, o da cui, la si può avere.',
  },
  {
    id: 'III.B.e',
    en: 'Mercenaries are units of one nation that another commands.',
    it: 'I mercenari sono unità di una nazione comandate da un’altra.',
  },
  { id: 'III.B.f', en: 'A standard unit has one side only.', it: 'Un’unità standard ha un lato solo.' },
  {
    id: 'III.B.g',
    notShown: 'description',
    en: 'Infantry is the plainest unit.',
    it: 'La fanteria è l’unità più semplice.',
  },
  {
    id: 'III.B.h',
    en: 'Archers shoot before a battle begins, then fight like the rest.',
    it: 'Gli arcieri tirano prima che la battaglia cominci, poi combattono come gli altri.',
  },
  {
    id: 'III.B.i',
    en: 'Cavalry can win a tactical advantage in battle.',
    it: 'La cavalleria può ottenere un vantaggio tattico in battaglia.',
  },
  {
    id: 'III.B.j',
    en: 'Horse archers are archers and cavalry at once.',
    it: 'Gli arcieri a cavallo sono arcieri e cavalleria insieme.',
  },
  {
    id: 'III.B.k',
    en: 'Limites are fortified units that never move and stop invaders at the border.',
    it: 'I Limites sono unità fortificate che non si muovono mai e fermano gli invasori al confine.',
  },
  { id: 'III.B.l', en: 'Fleets fight at sea and carry troops.', it: 'Le flotte combattono in mare e portano truppe.' },
  {
    id: 'III.B.m',
    en: 'Only kingdoms and empires have the use of elite units, but for exceptions.',
    it: 'Solo regni e imperi si servono delle unità scelte, salvo eccezioni.',
  },
  {
    id: 'III.B.n',
    en: 'In a barbarian nation elite units count as standard ones until it is civilised.',
    it: 'In una nazione barbarica le unità scelte valgono come standard finché non si civilizza.',
    rulings: [
      {
        id: 'G336',
        en: 'A unit that is lent is elite if its own nation is civilised, whoever has it; if that nation is gone, if its master is.',
        it: 'Un’unità prestata è scelta se la sua nazione è civilizzata, chiunque la tenga; se quella nazione non c’è più, se lo è il suo padrone.',
        why: {
          en: 'Its master treats it as his own for stacking, movement and combat, but the example under XX.E still calls it civilised among barbarians, or barbarian among the civilised: service changes whom it obeys, not what it is.',
          it: 'Il padrone la tratta come sua per impilamento, movimento e combattimento, ma l’esempio sotto XX.E la chiama ancora civilizzata tra i barbari, o barbara tra i civilizzati: il servizio cambia a chi obbedisce, non che cosa è.',
        },
      },
    ],
  },
  {
    id: 'III.B.o',
    en: 'An elite unit that is hit is flipped: damaged, it is a standard unit whatever it was before.',
    it: 'Un’unità scelta che è colpita si gira: danneggiata, è un’unità standard qualunque cosa fosse prima.',
  },
  {
    id: 'III.B.p',
    en: 'Amphibious units, mountain units and axe throwers keep these traits when damaged.',
    it: 'Le unità anfibie, da montagna e con la francisca conservano questi tratti anche se danneggiate.',
  },
  {
    id: 'III.B.q',
    en: 'An imperial guard counts as two elite units, yet one hit damages it; Palatine cavalry is a mounted guard.',
    it: 'Una guardia imperiale vale due unità scelte, ma basta un colpo a danneggiarla; la cavalleria palatina è una guardia a cavallo.',
  },
  {
    id: 'III.B.r',
    en: 'A side with the heavy advantage spoils the enemy’s battle dice.',
    it: 'Chi ha il vantaggio pesante peggiora i dadi da battaglia del nemico.',
  },
  {
    id: 'III.B.s',
    en: 'Noble cavalry is the heavy elite cavalry of kingdoms.',
    it: 'La cavalleria nobile è la cavalleria scelta e pesante dei regni.',
  },
  {
    id: 'III.B.t',
    en: 'Amphibious units do not mind rivers in battle and roll for no shipwreck when they land.',
    it: 'Le unità anfibie non soffrono i fiumi in battaglia e quando sbarcano non tirano per il naufragio.',
  },
  {
    id: 'III.B.u',
    en: 'Mountain units count double when archers shoot from a mountain ambush.',
    it: 'Le unità da montagna contano doppio nel tiro degli arcieri di un’imboscata in montagna.',
  },
  {
    id: 'III.C.a',
    heading: { en: 'Leaders', it: 'Leader' },
    en: 'Leaders are standard or historical.',
    it: 'I leader sono standard o storici.',
  },
  {
    id: 'III.C.b',
    en: 'They cannot be bought: they come when the Calendar says.',
    it: 'Non si comprano: arrivano quando lo dice il Calendario.',
  },
  {
    id: 'III.C.c',
    en: 'Standard leaders have no name and no turn; they are always to be had.',
    it: 'I leader standard non hanno nome né turno: ci sono sempre.',
  },
  {
    id: 'III.C.d',
    en: 'A barbarian nation’s standard king is in play only while it has no historical leader.',
    it: 'Il re standard di una nazione barbarica è in gioco solo quando non c’è un leader storico.',
  },
  {
    id: 'III.C.e',
    en: 'Kingdoms and empires have military leaders with a title, Caesar or Satrap, beside their king or emperor.',
    it: 'Regni e imperi hanno leader militari con un titolo, Cesare o Satrapo, accanto al re o all’imperatore.',
  },
  {
    id: 'III.C.f',
    en: 'Historical leaders are emperors, kings and generals, and stay for two turns at most.',
    it: 'I leader storici sono imperatori, re e generali, e restano al massimo due turni.',
  },
  {
    id: 'III.C.g',
    en: 'A nation can have two rulers or generals at the same time.',
    it: 'Una nazione può avere due sovrani o due generali nello stesso momento.',
  },
  { id: 'III.C.h', en: 'A leader is no unit.', it: 'Un leader non è un’unità.' },
  {
    id: 'III.C.i',
    en: 'The number at the top is the turn in which he comes.',
    it: 'Il numero in alto è il turno in cui arriva.',
  },
  {
    id: 'III.C.j',
    en: 'His combat bonus is the number of his re-rolls in a battle, a siege or against a revolt; it helps to intercept and to evade, and sometimes to change a nation’s status (VIII.B).',
    it: 'Il bonus di combattimento è il numero dei suoi rilanci in battaglia, in assedio o contro una rivolta; aiuta a intercettare e a sottrarsi, e a volte a mutare lo status della nazione (VIII.B).',
  },
  {
    id: 'III.C.k',
    en: 'His stacking bonus is the number of further units that may stand with him.',
    it: 'Il bonus d’impilamento è il numero di unità in più che possono stare con lui.',
  },
  {
    id: 'III.C.l',
    en: 'His administration bonus is for drawing Administration cards.',
    it: 'Il bonus amministrativo serve a pescare carte Amministrazione.',
  },
  {
    id: 'III.C.m',
    en: 'His diplomacy bonus is for drawing Diplomacy cards.',
    it: 'Il bonus diplomatico serve a pescare carte Diplomazia.',
  },
  {
    id: 'III.C.n',
    en: 'His campaign value is the number of his nation’s campaigns in which he can take part.',
    it: 'Il valore di campagna è il numero di campagne della sua nazione a cui può prendere parte.',
  },
  {
    id: 'III.C.o',
    en: 'A sign beside the name tells a general, a king or an emperor.',
    it: 'Un segno accanto al nome distingue generale, re e imperatore.',
  },
  {
    id: 'III.C.p',
    en: 'A few leaders bear the sign of those whom nobody can ambush in mountains.',
    it: 'Alcuni leader portano il segno di chi non può subire un’imboscata in montagna.',
  },
  {
    id: 'III.D.a',
    heading: { en: 'Barbarian hordes', it: 'Orde barbariche' },
    en: 'Every barbarian nation has one horde.',
    it: 'Ogni nazione barbarica ha un’orda.',
  },
  {
    id: 'III.D.b',
    en: 'It is a capital on the move; when the nation becomes a kingdom it is turned into its capital.',
    it: 'È una capitale in cammino; quando la nazione diventa un regno si gira e ne diventa la capitale.',
  },
  {
    id: 'III.D.c',
    en: 'Barbarians rule an area where no other barbarians have a horde; but a kingdom or empire that rules it keeps it in spite of the horde.',
    it: 'I barbari controllano un’area dove nessun’altra nazione barbarica ha un’orda; ma il regno o l’impero che la controlla la conserva malgrado l’orda.',
  },
  {
    id: 'III.D.d',
    en: 'A horde is stacked with nothing, neither a leader nor an ally’s horde.',
    it: 'Un’orda non si impila con niente, né con un leader né con l’orda di un alleato.',
  },
  { id: 'III.D.e', en: 'It does not count for the stacking limit.', it: 'Non conta per il limite d’impilamento.' },
  {
    id: 'III.D.f',
    en: 'Reinforcements of barbarians come to the province of the horde.',
    it: 'I rinforzi dei barbari arrivano nella provincia dell’orda.',
  },
  {
    id: 'III.D.g',
    en: 'A raid of the nation strikes no farther than two provinces from its horde.',
    it: 'Una razzia della nazione colpisce al massimo a due province dall’orda.',
  },
  { id: 'III.D.h', en: 'A horde counts as one unit, in defence only.', it: 'Un’orda vale un’unità, solo in difesa.' },
  { id: 'III.D.i', en: 'It evades and retreats like others.', it: 'Si sottrae e si ritira come gli altri.' },
  {
    id: 'III.D.j',
    en: 'No battle eliminates it; it can only be subdued.',
    it: 'Nessuna battaglia la elimina: può solo essere sottomessa.',
  },
  {
    id: 'III.D.k',
    en: 'It moves like infantry in an Invasion only.',
    it: 'Si muove come la fanteria solo in un’Invasione.',
  },
  { id: 'III.D.l', en: 'At other times it moves only by migrating.', it: 'Altrimenti si muove soltanto per migrare.' },
];
