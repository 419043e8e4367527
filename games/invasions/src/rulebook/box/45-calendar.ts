import type { Chapter } from '@tabula/engine';
import { laterTurns } from './45-calendar-later.ts';

export const calendar: Chapter = {
  id: 'XLV',
  title: { en: 'The Historical Calendar', it: 'Il Calendario Storico' },
  statements: [
    {
      id: 'XLV.a',
      en: 'A nation that is civilised when its units or Invasion come up gets neither; its leaders still come.',
      it: 'Una nazione che è già civilizzata quando toccano le sue unità o la sua Invasione non le riceve; i suoi leader arrivano lo stesso.',
    },
    {
      id: 'XLV.b',
      en: 'A barbarian nation in play that a turn does not name gets one unit.',
      it: 'Una nazione barbarica in gioco che un turno non nomina riceve un’unità.',
    },
    {
      id: 'XLV.c',
      en: 'Units of choice follow the rule of the half (IX.D); a named unit that is missing is replaced by the plainest infantry.',
      it: 'Le unità a scelta seguono la regola della metà (IX.D); un’unità nominata che manca si sostituisce con la fanteria più semplice.',
    },
    {
      id: 'XLV.d',
      en: 'Raids come in the order listed; raiders who have settled do not raid.',
      it: 'Le razzie vengono nell’ordine indicato; i predoni insediati non razziano.',
    },
    {
      id: 'XLV.e',
      en: 'A newcomer enters with horde, units and a leader, age 1 and no gold.',
      it: 'Una nazione nuova arriva con orda, unità e un leader, età 1 e niente oro.',
    },
    {
      id: 'XLV.1.a',
      heading: { en: 'Turn 1, 350', it: 'Turno 1, 350' },
      en: 'Play begins with Events; there are no caravans and no administration.',
      it: 'Si comincia dagli Eventi; niente carovane né amministrazione.',
    },
    {
      id: 'XLV.1.b',
      en: 'Both Roman halves play as one nation, and the Ostrogoths may enter Scythia.',
      it: 'Le due metà romane giocano come una nazione, e gli Ostrogoti possono entrare in Scythia.',
    },
    { id: 'XLV.1.c', en: 'Invaders: Alemanni.', it: 'Invadono: Alemanni.' },
    {
      id: 'XLV.1.d',
      en: 'Leaders: Gratianus (Western Romans), Iulianus (Eastern Romans), Ermanaricus (Ostrogoths), Sapor II (Persians).',
      it: 'Leader: Gratianus (Romani d’Occidente), Iulianus (Romani d’Oriente), Ermanaricus (Ostrogoti), Sapor II (Persiani).',
    },
    { id: 'XLV.1.e', en: 'Raids: Saxons, Picts, Scots, Berbers.', it: 'Razzie: Sassoni, Pitti, Scoti, Berberi.' },
    {
      id: 'XLV.2.a',
      heading: { en: 'Turn 2, 375', it: 'Turno 2, 375' },
      en: 'Both Roman halves still play as one; if Valens falls Theodosius comes at once.',
      it: 'Le due metà romane giocano ancora insieme; se Valens cade arriva subito Theodosius.',
    },
    {
      id: 'XLV.2.b',
      en: 'There come: Huns (horde in Bolgar: 7 horse archers, 1 noble cavalry); Burgundians (horde in Thuringia: 3 infantry, 1 noble cavalry); Gepids (horde in Carpathia: 3 infantry, 1 noble cavalry).',
      it: 'Arrivano: Unni (orda in Bolgar: 7 arcieri a cavallo, 1 cavalleria nobile); Burgundi (orda in Thuringia: 3 fanterie, 1 cavalleria nobile); Gepidi (orda in Carpathia: 3 fanterie, 1 cavalleria nobile).',
    },
    { id: 'XLV.2.c', en: 'Invaders: Huns, Visigoths.', it: 'Invadono: Unni, Visigoti.' },
    {
      id: 'XLV.2.d',
      en: 'Reinforcements: Visigoths 2 noble cavalry, 2 infantry; Ostrogoths 2 of choice; Alemanni 2 of choice; Vandals 2 of choice; Alans 2 of choice.',
      it: 'Rinforzi: Visigoti 2 cavallerie nobili, 2 fanterie; Ostrogoti 2 a scelta; Alemanni 2 a scelta; Vandali 2 a scelta; Alani 2 a scelta.',
    },
    {
      id: 'XLV.2.e',
      en: 'Leaders: Gratianus (Western Romans), Valens (Eastern Romans), Balamberus (Huns), Macrianus (Alemanni), Fritigernus (Visigoths), Sapor II (Persians).',
      it: 'Leader: Gratianus (Romani d’Occidente), Valens (Romani d’Oriente), Balamberus (Unni), Macrianus (Alemanni), Fritigernus (Visigoti), Sapor II (Persiani).',
    },
    {
      id: 'XLV.2.f',
      en: 'Raids: Saxons, Picts, Hibernians, Scots, Blemmyes.',
      it: 'Razzie: Sassoni, Pitti, Iberni, Scoti, Blemmi.',
    },
    {
      id: 'XLV.2.g',
      en: 'To be had from now on: Alan auxiliaries (Western Romans).',
      it: 'Disponibili da ora: ausiliari alani (Romani d’Occidente).',
    },
    {
      id: 'XLV.3.a',
      heading: { en: 'Turn 3, 400', it: 'Turno 3, 400' },
      en: 'The Empire is divided; points are scored.',
      it: 'L’Impero si divide; si segnano i punti.',
    },
    {
      id: 'XLV.3.b',
      en: 'There come: Franks (horde in Rhenus: 4 axe throwers, 1 infantry); Suebi (horde in Bohemia: 4 infantry, 1 archers, 1 noble cavalry); Lakhmids (Lachmidaria: 2 cavalry, 1 horse archers).',
      it: 'Arrivano: Franchi (orda in Rhenus: 4 lanciatori di scuri, 1 fanteria); Svevi (orda in Bohemia: 4 fanterie, 1 arcieri, 1 cavalleria nobile); Lakhmidi (Lachmidaria: 2 cavallerie, 1 arcieri a cavallo).',
    },
    {
      id: 'XLV.3.c',
      en: 'Invaders: Visigoths, Vandals, Alans, Suebi.',
      it: 'Invadono: Visigoti, Vandali, Alani, Svevi.',
    },
    {
      id: 'XLV.3.d',
      en: 'Reinforcements: Visigoths 4 of choice; Vandals 2 infantry, 1 cavalry, 2 noble cavalry; Alans 4 of choice; Burgundians 2 of choice; Huns 3 of choice; Alemanni 1 of choice; Ostrogoths 1 of choice; Gepids 1 of choice.',
      it: 'Rinforzi: Visigoti 4 a scelta; Vandali 2 fanterie, 1 cavalleria, 2 cavallerie nobili; Alani 4 a scelta; Burgundi 2 a scelta; Unni 3 a scelta; Alemanni 1 a scelta; Ostrogoti 1 a scelta; Gepidi 1 a scelta.',
    },
    {
      id: 'XLV.3.e',
      en: 'Leaders: Honorius (Western Romans), Stilicho (Western Romans), Theodosius (Eastern Romans), Asparus (Eastern Romans), Uldinus (Huns), Alaricus (Visigoths), Isdigerdes I (Persians), Respendialis (Alans), Gundericus (Vandals), Gundaharius (Burgundians).',
      it: 'Leader: Honorius (Romani d’Occidente), Stilicho (Romani d’Occidente), Theodosius (Romani d’Oriente), Asparus (Romani d’Oriente), Uldinus (Unni), Alaricus (Visigoti), Isdigerdes I (Persiani), Respendialis (Alani), Gundericus (Vandali), Gundaharius (Burgundi).',
    },
    {
      id: 'XLV.3.f',
      en: 'Raids: Saxons, Angles, Picts, Hibernians, Berbers.',
      it: 'Razzie: Sassoni, Angli, Pitti, Iberni, Berberi.',
    },
    {
      id: 'XLV.3.g',
      en: 'To be had from now on: Burgundian auxiliaries (Western Romans), Gothic auxiliaries (Western Romans), Hun auxiliaries (Western Romans), Vandal auxiliaries (Western Romans), Hun auxiliaries (Eastern Romans), Gothic horse auxiliaries (Eastern Romans), elephants (Persians).',
      it: 'Disponibili da ora: ausiliari burgundi (Romani d’Occidente), ausiliari goti (Romani d’Occidente), ausiliari unni (Romani d’Occidente), ausiliari vandali (Romani d’Occidente), ausiliari unni (Romani d’Oriente), cavalieri ausiliari goti (Romani d’Oriente), elefanti (Persiani).',
    },
    {
      id: 'XLV.4.a',
      heading: { en: 'Turn 4, 425', it: 'Turno 4, 425' },
      en: 'Cities without walls take 1 from sieges, and the Theodosian Walls stand.',
      it: 'Le città senza mura tolgono 1 agli assedi, e ci sono le Mura Teodosiane.',
    },
    {
      id: 'XLV.4.b',
      en: 'There come: Heruli (horde in Galicia: 3 infantry, 1 elite infantry); Britons (Cambria: 1 infantry; Dumnonia: 1 infantry; Cumbria: 1 infantry; Cambria: 2 of choice).',
      it: 'Arrivano: Eruli (orda in Galicia: 3 fanterie, 1 fanteria scelta); Britanni (Cambria: 1 fanteria; Dumnonia: 1 fanteria; Cumbria: 1 fanteria; Cambria: 2 a scelta).',
    },
    { id: 'XLV.4.c', en: 'Invaders: Vandals.', it: 'Invadono: Vandali.' },
    {
      id: 'XLV.4.d',
      en: 'Reinforcements: Vandals 2 fleets and 2 of choice; Huns 4 of choice; Visigoths 2 of choice; Franks 2 of choice; Burgundians 2 of choice; Gepids 2 of choice; Suebi 1 of choice; Ostrogoths 1 of choice; Alemanni 1 of choice.',
      it: 'Rinforzi: Vandali 2 flotte e 2 a scelta; Unni 4 a scelta; Visigoti 2 a scelta; Franchi 2 a scelta; Burgundi 2 a scelta; Gepidi 2 a scelta; Svevi 1 a scelta; Ostrogoti 1 a scelta; Alemanni 1 a scelta.',
    },
    {
      id: 'XLV.4.e',
      en: 'Leaders: Valentinianus III (Western Romans), Aetius (Western Romans), Asparus (Eastern Romans), Theodosius II (Eastern Romans), Rua (Huns), Theodericus I (Visigoths), Rechila (Suebi), Vararanes V (Persians), Goar (Alans), Gaisericus (Vandals), Gundaharius (Burgundians).',
      it: 'Leader: Valentinianus III (Romani d’Occidente), Aetius (Romani d’Occidente), Asparus (Romani d’Oriente), Theodosius II (Romani d’Oriente), Rua (Unni), Theodericus I (Visigoti), Rechila (Svevi), Vararanes V (Persiani), Goar (Alani), Gaisericus (Vandali), Gundaharius (Burgundi).',
    },
    {
      id: 'XLV.4.f',
      en: 'Raids: Saxons, Angles, Jutes, Picts, Scots, Blemmyes.',
      it: 'Razzie: Sassoni, Angli, Iuti, Pitti, Scoti, Blemmi.',
    },
    {
      id: 'XLV.4.g',
      en: 'To be had from now on: Herul auxiliaries (Western Romans), fleets (Vandals).',
      it: 'Disponibili da ora: ausiliari eruli (Romani d’Occidente), flotte (Vandali).',
    },
    {
      id: 'XLV.5.a',
      heading: { en: 'Turn 5, 450', it: 'Turno 5, 450' },
      en: 'Cities without walls take 1 from sieges; Angles, Saxons and Jutes stop raiding.',
      it: 'Le città senza mura tolgono 1 agli assedi; Angli, Sassoni e Iuti smettono di razziare.',
    },
    {
      id: 'XLV.5.b',
      en: 'There come: Angles (horde in Holsatia: 4 infantry, 1 household warriors); Saxons (horde in Saxonia: 4 infantry, 1 household warriors); Jutes (horde in Iutia: 3 infantry, 1 household warriors); Hephthalites (horde in Kushania: 4 horse archers, 2 noble cavalry).',
      it: 'Arrivano: Angli (orda in Holsatia: 4 fanterie, 1 guerrieri della casa); Sassoni (orda in Saxonia: 4 fanterie, 1 guerrieri della casa); Iuti (orda in Iutia: 3 fanterie, 1 guerrieri della casa); Eftaliti (orda in Kushania: 4 arcieri a cavallo, 2 cavallerie nobili).',
    },
    {
      id: 'XLV.5.c',
      en: 'Invaders: Huns, Angles, Saxons, Jutes, Hephthalites.',
      it: 'Invadono: Unni, Angli, Sassoni, Iuti, Eftaliti.',
    },
    {
      id: 'XLV.5.d',
      en: 'Reinforcements: Huns 4 horse archers, 2 royal horse archers, 1 noble cavalry; Ostrogoths 3 of choice; Gepids 3 of choice; Franks 2 of choice; Heruli 2 of choice; Visigoths 2 of choice; Burgundians 1 of choice.',
      it: 'Rinforzi: Unni 4 arcieri a cavallo, 2 arcieri a cavallo reali, 1 cavalleria nobile; Ostrogoti 3 a scelta; Gepidi 3 a scelta; Franchi 2 a scelta; Eruli 2 a scelta; Visigoti 2 a scelta; Burgundi 1 a scelta.',
    },
    {
      id: 'XLV.5.e',
      en: 'Leaders: Aetius (Western Romans), Maiorianus (Western Romans), Marcianus (Eastern Romans), Aegidius (Gallo-Romans), Vortigernus (Britons), Attila (Huns), Meroveus (Franks), Theodericus II (Visigoths), Rechiarius (Suebi), Hengistus (Jutes), Isdigerdes II (Persians), Gaisericus (Vandals), Ardaricus (Gepids).',
      it: 'Leader: Aetius (Romani d’Occidente), Maiorianus (Romani d’Occidente), Marcianus (Romani d’Oriente), Aegidius (Gallo-Romani), Vortigernus (Britanni), Attila (Unni), Meroveus (Franchi), Theodericus II (Visigoti), Rechiarius (Svevi), Hengistus (Iuti), Isdigerdes II (Persiani), Gaisericus (Vandali), Ardaricus (Gepidi).',
    },
    {
      id: 'XLV.5.f',
      en: 'Raids: Picts, Hibernians, Berbers, Blemmyes.',
      it: 'Razzie: Pitti, Iberni, Berberi, Blemmi.',
    },
    {
      id: 'XLV.5.g',
      en: 'To be had from now on: Herul auxiliaries (Eastern Romans).',
      it: 'Disponibili da ora: ausiliari eruli (Romani d’Oriente).',
    },
    {
      id: 'XLV.6.a',
      heading: { en: 'Turn 6, 475', it: 'Turno 6, 475' },
      en: 'Attila is gone and the Huns are tested; Herul auxiliaries desert; points are scored.',
      it: 'Attila non c’è più e gli Unni fanno il test; gli ausiliari eruli disertano; si segnano i punti.',
    },
    {
      id: 'XLV.6.b',
      en: 'There come: Basques (Piranaei: 1 infantry, 1 archers; Cantabria: 1 infantry).',
      it: 'Arrivano: Euskaldunak (Piranaei: 1 fanteria, 1 arcieri; Cantabria: 1 fanteria).',
    },
    { id: 'XLV.6.c', en: 'Invaders: Ostrogoths, Heruli.', it: 'Invadono: Ostrogoti, Eruli.' },
    {
      id: 'XLV.6.d',
      en: 'Reinforcements: Ostrogoths 5 of choice; Heruli 3 of choice; Franks 3 of choice; Saxons 2 of choice; Angles 2 of choice; Jutes 1 of choice; Hephthalites 2 of choice; Gepids 1 of choice.',
      it: 'Rinforzi: Ostrogoti 5 a scelta; Eruli 3 a scelta; Franchi 3 a scelta; Sassoni 2 a scelta; Angli 2 a scelta; Iuti 1 a scelta; Eftaliti 2 a scelta; Gepidi 1 a scelta.',
    },
    {
      id: 'XLV.6.e',
      en: 'Leaders: Anthemius (Western Romans), Ricimer (Western Romans), Zeno (Eastern Romans), Syagrius (Gallo-Romans), Ambrosius Aurelianus (Britons), Chosnavazus (Hephthalites), Childericus (Franks), Euricus (Visigoths), Flavius Theodericus (Ostrogoths), Odoacer (Heruli), Aelle (Saxons), Perozes (Persians), Gundobadus (Burgundians).',
      it: 'Leader: Anthemius (Romani d’Occidente), Ricimer (Romani d’Occidente), Zeno (Romani d’Oriente), Syagrius (Gallo-Romani), Ambrosius Aurelianus (Britanni), Chosnavazus (Eftaliti), Childericus (Franchi), Euricus (Visigoti), Flavius Theodericus (Ostrogoti), Odoacer (Eruli), Aelle (Sassoni), Perozes (Persiani), Gundobadus (Burgundi).',
    },
    { id: 'XLV.6.f', en: 'Raids: Picts, Hibernians, Scots, Berbers.', it: 'Razzie: Pitti, Iberni, Scoti, Berberi.' },
    {
      id: 'XLV.6.g',
      en: 'To be had from now on: Gepid auxiliaries (Eastern Romans).',
      it: 'Disponibili da ora: ausiliari gepidi (Romani d’Oriente).',
    },
    ...laterTurns,
  ],
};
