import type { Statement } from '@tabula/engine';

/** Part of chapter XLV. */
export const laterTurns: readonly Statement[] = [
  {
    id: 'XLV.7.a',
    heading: { en: 'Turn 7, 500', it: 'Turno 7, 500' },
    en: 'It is the last turn of the Limites.',
    it: 'È l’ultimo turno dei Limites.',
  },
  {
    id: 'XLV.7.b',
    en: 'Inactive newcomers who find their province occupied go to the nearest empty one of Barbarum, Balticum or Danubius.',
    it: 'Le nazioni inattive che trovano occupata la loro provincia vanno nella più vicina vuota di Barbarum, Balticum o Danubius.',
    rulings: [
      {
        id: 'G424',
        en: 'Empty is a province without units, Limes and horde, and without a city that somebody holds. If there is none, those units do not come. The Slavs of turn 10 look for the same, at the start of Reinforcements.',
        it: 'Vuota è una provincia senza unità, Limes né orda, e senza una città di qualcuno. Se non ce n’è, quelle unità non arrivano. Così gli Slavi del turno 10, all’inizio dei Rinforzi.',
        why: {
          en: 'A horde is a unit (G301), and inactive nations attack nobody (VI.B): they could only stand before a city, where nobody may stay without a siege (XXIV.A).',
          it: 'Un’orda è un’unità (G301), e le nazioni inattive non attaccano nessuno (VI.B): potrebbero solo stare davanti a una città, dove nessuno resta senza assedio (XXIV.A).',
        },
      },
    ],
  },
  {
    id: 'XLV.7.c',
    en: 'There come: Bavarians (horde in Bavaria: 2 infantry, 2 mountain infantry, 1 noble cavalry); Lombards (horde in Moravia: 4 infantry, 1 noble cavalry); Scots (horde in Dal Riata: 4 infantry, 1 elite infantry); Sclaveni (Pripet: 1 infantry, 1 archers; Lituania: 1 infantry; Hypanis: 1 infantry, 1 archers); Ghassanids (Palmyrene: 2 cavalry, 1 horse archers).',
    it: 'Arrivano: Bavari (orda in Bavaria: 2 fanterie, 2 fanterie di montagna, 1 cavalleria nobile); Longobardi (orda in Moravia: 4 fanterie, 1 cavalleria nobile); Scoti (orda in Dal Riata: 4 fanterie, 1 fanteria scelta); Sclaveni (Pripet: 1 fanteria, 1 arcieri; Lituania: 1 fanteria; Hypanis: 1 fanteria, 1 arcieri); Ghassanidi (Palmyrene: 2 cavallerie, 1 arcieri a cavallo).',
  },
  { id: 'XLV.7.d', en: 'Invaders: Franks, Scots.', it: 'Invadono: Franchi, Scoti.' },
  {
    id: 'XLV.7.e',
    en: 'Reinforcements: Franks 4 of choice; Saxons 2 of choice; Angles 2 of choice; Hephthalites 1 of choice; Gepids 1 of choice.',
    it: 'Rinforzi: Franchi 4 a scelta; Sassoni 2 a scelta; Angli 2 a scelta; Eftaliti 1 a scelta; Gepidi 1 a scelta.',
  },
  {
    id: 'XLV.7.f',
    en: 'Leaders: Maiorianus II (Western Romans), Anastasius (Eastern Romans), Artorius (Britons), Toramanus (Hephthalites), Clodoveus (Franks), Alaricus II (Visigoths), Flavius Theodericus (Ostrogoths), Cabades (Persians), Thrasamundus (Vandals), Gundobadus (Burgundians), Feargus (Scots).',
    it: 'Leader: Maiorianus II (Romani d’Occidente), Anastasius (Romani d’Oriente), Artorius (Britanni), Toramanus (Eftaliti), Clodoveus (Franchi), Alaricus II (Visigoti), Flavius Theodericus (Ostrogoti), Cabades (Persiani), Thrasamundus (Vandali), Gundobadus (Burgundi), Feargus (Scoti).',
  },
  { id: 'XLV.7.g', en: 'Raids: Picts, Berbers, Blemmyes, Arabs.', it: 'Razzie: Pitti, Berberi, Blemmi, Arabi.' },
  {
    id: 'XLV.7.h',
    en: 'To be had from now on: fleets (Visigoths), fleets (Ostrogoths).',
    it: 'Disponibili da ora: flotte (Visigoti), flotte (Ostrogoti).',
  },
  {
    id: 'XLV.8.a',
    heading: { en: 'Turn 8, 525', it: 'Turno 8, 525' },
    en: 'Limites become Themata and local units; Romans recruit two units; Cataphractae can be had; the reconquest begins.',
    it: 'I Limites diventano Themata e unità locali; i Romani reclutano due unità; ci sono i Cataphractae; comincia la riconquista.',
  },
  { id: 'XLV.8.b', en: 'Nobody invades.', it: 'Nessuno invade.' },
  {
    id: 'XLV.8.c',
    en: 'Reinforcements: Lombards 2 of choice; Angles 2 of choice; Saxons 1 of choice; Bavarians 1 of choice; Scots 1 of choice; Gepids 1 of choice.',
    it: 'Rinforzi: Longobardi 2 a scelta; Angli 2 a scelta; Sassoni 1 a scelta; Bavari 1 a scelta; Scoti 1 a scelta; Gepidi 1 a scelta.',
  },
  {
    id: 'XLV.8.d',
    en: 'Leaders: Claudius III (Western Romans), Iustinianus (Eastern Romans), Belisarius (Eastern Romans), Narses (Eastern Romans), Theodebertus (Franks), Chosroes I (Persians).',
    it: 'Leader: Claudius III (Romani d’Occidente), Iustinianus (Romani d’Oriente), Belisarius (Romani d’Oriente), Narses (Romani d’Oriente), Theodebertus (Franchi), Chosroes I (Persiani).',
  },
  { id: 'XLV.8.e', en: 'Raids: Berbers, Blemmyes, Arabs.', it: 'Razzie: Berberi, Blemmi, Arabi.' },
  {
    id: 'XLV.8.f',
    en: 'To be had from now on: cataphracts (Eastern Romans).',
    it: 'Disponibili da ora: catafratti (Romani d’Oriente).',
  },
  {
    id: 'XLV.9.a',
    heading: { en: 'Turn 9, 550', it: 'Turno 9, 550' },
    en: 'Rome may be reunited; it is the last turn of the nomads’ -1 in sieges; points are scored.',
    it: 'Roma si può riunire; è l’ultimo turno del -1 dei nomadi negli assedi; si segnano i punti.',
  },
  {
    id: 'XLV.9.b',
    en: 'There come: Avars (horde in Sarkil: 6 horse archers, 2 Avar lancers).',
    it: 'Arrivano: Avari (orda in Sarkil: 6 arcieri a cavallo, 2 lancieri avari).',
  },
  { id: 'XLV.9.c', en: 'Invaders: Avars, Lombards.', it: 'Invadono: Avari, Longobardi.' },
  {
    id: 'XLV.9.d',
    en: 'Reinforcements: Lombards 4 of choice; Angles 2 of choice; Bavarians 1 of choice; Saxons 1 of choice.',
    it: 'Rinforzi: Longobardi 4 a scelta; Angli 2 a scelta; Bavari 1 a scelta; Sassoni 1 a scelta.',
  },
  {
    id: 'XLV.9.e',
    en: 'Leaders: Antoninus (Western Romans), Iustinianus (Eastern Romans), Garibaldus (Bavarians), Baianus (Avars), Clotarius I (Franks), Alboinus (Lombards), Totila (Ostrogoths), Ida (Angles), Chosroes I (Persians).',
    it: 'Leader: Antoninus (Romani d’Occidente), Iustinianus (Romani d’Oriente), Garibaldus (Bavari), Baianus (Avari), Clotarius I (Franchi), Alboinus (Longobardi), Totila (Ostrogoti), Ida (Angli), Chosroes I (Persiani).',
  },
  { id: 'XLV.9.f', en: 'Raids: Picts, Arabs.', it: 'Razzie: Pitti, Arabi.' },
  {
    id: 'XLV.9.g',
    en: 'To be had from now on: Vandal auxiliaries (Eastern Romans).',
    it: 'Disponibili da ora: ausiliari vandali (Romani d’Oriente).',
  },
  {
    id: 'XLV.10.a',
    heading: { en: 'Turn 10, 575', it: 'Turno 10, 575' },
    en: 'Two more infantry of the Sclaveni come to empty provinces of Danubius or, if the East has fewer than three units in Moesia, to Dardania or Naissus.',
    it: 'Altre due fanterie degli Sclaveni arrivano in province vuote di Danubius o, se l’Oriente ha meno di tre unità in Moesia, in Dardania o Naissus.',
  },
  { id: 'XLV.10.b', en: 'Invaders: Avars.', it: 'Invadono: Avari.' },
  {
    id: 'XLV.10.c',
    en: 'Reinforcements: Avars 3 of choice; Lombards 2 of choice.',
    it: 'Rinforzi: Avari 3 a scelta; Longobardi 2 a scelta.',
  },
  {
    id: 'XLV.10.d',
    en: 'Leaders: Antoninus (Western Romans), Mauricius (Eastern Romans), Baianus (Avars), Sigibertus (Franks), Autharis (Lombards), Leovigildus (Visigoths), Ceaulinus (Saxons), Hormisdas IV (Persians), Vararanes Chobin (Persians).',
    it: 'Leader: Antoninus (Romani d’Occidente), Mauricius (Romani d’Oriente), Baianus (Avari), Sigibertus (Franchi), Autharis (Longobardi), Leovigildus (Visigoti), Ceaulinus (Sassoni), Hormisdas IV (Persiani), Vararanes Chobin (Persiani).',
  },
  { id: 'XLV.10.e', en: 'Raids: Berbers, Arabs.', it: 'Razzie: Berberi, Arabi.' },
  {
    id: 'XLV.11.a',
    heading: { en: 'Turn 11, 600', it: 'Turno 11, 600' },
    en: 'Islam is tested after the raids; if it is born this is the last turn and points are scored.',
    it: 'Dopo le razzie si fa il test per l’Islam; se nasce questo è l’ultimo turno e si segnano i punti.',
  },
  { id: 'XLV.11.b', en: 'Nobody invades.', it: 'Nessuno invade.' },
  {
    id: 'XLV.11.c',
    en: 'Reinforcements: Avars 2 of choice; Lombards 1 of choice; Angles 1 of choice.',
    it: 'Rinforzi: Avari 2 a scelta; Longobardi 1 a scelta; Angli 1 a scelta.',
  },
  {
    id: 'XLV.11.d',
    en: 'Leaders: Heraclius (Eastern Romans), Clotarius II (Franks), Agilulfus (Lombards), Reccaredus (Visigoths), Aethelfridus (Angles), Aethelbertus (Jutes), Chosroes II (Persians), Sarbarus (Persians).',
    it: 'Leader: Heraclius (Romani d’Oriente), Clotarius II (Franchi), Agilulfus (Longobardi), Reccaredus (Visigoti), Aethelfridus (Angli), Aethelbertus (Iuti), Chosroes II (Persiani), Sarbarus (Persiani).',
  },
  { id: 'XLV.11.e', en: 'Raids: Arabs twice.', it: 'Razzie: Arabi due volte.' },
  {
    id: 'XLV.12.a',
    heading: { en: 'Turn 12, 625', it: 'Turno 12, 625' },
    en: 'It is the last turn; points are scored.',
    it: 'È l’ultimo turno; si segnano i punti.',
  },
  {
    id: 'XLV.12.b',
    en: 'There come: Khazars (horde in Volga: 5 horse archers, 1 noble cavalry).',
    it: 'Arrivano: Cazari (orda in Volga: 5 arcieri a cavallo, 1 cavalleria nobile).',
  },
  { id: 'XLV.12.c', en: 'Invaders: Khazars, Avars.', it: 'Invadono: Cazari, Avari.' },
  { id: 'XLV.12.d', en: 'Reinforcements: Avars 2 of choice.', it: 'Rinforzi: Avari 2 a scelta.' },
  {
    id: 'XLV.12.e',
    en: 'Leaders: Heraclius (Eastern Romans), Dagobertus (Franks), Suinthila (Visigoths), Edwinus (Angles), Chosroes II (Persians), Sarbarus (Persians).',
    it: 'Leader: Heraclius (Romani d’Oriente), Dagobertus (Franchi), Suinthila (Visigoti), Edwinus (Angli), Chosroes II (Persiani), Sarbarus (Persiani).',
  },
  { id: 'XLV.12.f', en: 'Raids: Arabs twice.', it: 'Razzie: Arabi due volte.' },
];
