import type { Chapter } from '@tabula/engine';

export const setUp350: Chapter = {
  id: 'XLVII',
  title: { en: 'The set-up of 350', it: 'La preparazione del 350' },
  statements: [
    {
      id: 'XLVII.A.a',
      heading: { en: 'Control and means', it: 'Controllo e mezzi' },
      en: 'The West controls Britannia, both Galliae, Hispania, Italia, Illyria and Africa, with all their cities.',
      it: 'L’Occidente controlla Britannia, le due Gallie, Hispania, Italia, Illyria e Africa, con tutte le città.',
    },
    {
      id: 'XLVII.A.b',
      en: 'The East controls Moesia, Graecia, Asia, Cappadocia, Oriens and Aegyptus, with all their cities, and Bosporus; with Heraclea, its only city, also what stands empty in Sarmatia (XII.C).',
      it: 'L’Oriente controlla Moesia, Graecia, Asia, Cappadocia, Oriens e Aegyptus, con tutte le città, e Bosporus; con Heraclea, sua unica città, anche ciò che è vuoto in Sarmatia (XII.C).',
    },
    { id: 'XLVII.A.c', en: 'Persia controls Mesopotamia and Persis.', it: 'La Persia controlla Mesopotamia e Persis.' },
    {
      id: 'XLVII.A.d',
      en: 'Capitals are Roma, Constantinopolis, Ctesiphon, Artaxata of the Armenians and Ganzac of the Iberians.',
      it: 'Capitali sono Roma, Constantinopolis, Ctesiphon, Artaxata degli Armeni e Ganzac degli Iberi.',
    },
    {
      id: 'XLVII.A.e',
      en: 'Treasuries: West 30, East 25, Persia 20, all others nothing.',
      it: 'Tesori: Occidente 30, Oriente 25, Persia 20, tutti gli altri nulla.',
    },
    {
      id: 'XLVII.A.f',
      en: 'Ages: West 7, Persia 5, all others 1.',
      it: 'Età: Occidente 7, Persia 5, tutti gli altri 1.',
    },
    {
      id: 'XLVII.A.g',
      en: 'The Armenians are clients of the East, the Mauritanians of the West, the Iberians of Persia; each pays 2.',
      it: 'Gli Armeni sono clienti dell’Oriente, i Mauritani dell’Occidente, gli Iberi della Persia; ognuno paga 2.',
    },
    {
      id: 'XLVII.A.h',
      en: 'There is a heresy in Africa, on its first side.',
      it: 'In Africa c’è un’eresia, sul primo lato.',
    },
    {
      id: 'XLVII.A.i',
      en: 'Walls: Artaxata, Ganzac, Heraclea, Trapezus, Melitene, Treverum, Constantinopolis, Aquincum, Sirmium, Roma, Ravenna, Nisibis, Perisabor, Ctesiphon, Singidunum, Dara, Edessa.',
      it: 'Mura: Artaxata, Ganzac, Heraclea, Trapezus, Melitene, Treverum, Constantinopolis, Aquincum, Sirmium, Roma, Ravenna, Nisibis, Perisabor, Ctesiphon, Singidunum, Dara e Edessa.',
    },
    {
      id: 'XLVII.A.j',
      en: 'The bag holds 40 plunder markers: 14 of 1 gold, 10 of 2, 6 of 3, and ten of 1 gold with Famine, Heresy, Revolt, Shortage, two Dice, two Reaction and two Usurper.',
      it: 'Il sacchetto ha 40 segnalini Saccheggio: 14 da 1 oro, 10 da 2, 6 da 3, e dieci da 1 oro con Carestia, Eresia, Rivolta, Penuria, due Dadi, due Reazione e due Usurpatore.',
    },
    {
      id: 'XLVII.B.a',
      heading: { en: 'Units', it: 'Unità' },
      en: 'Western Romans. Treveria: 2 legions, 1 elite cavalry, 1 Palatine cavalry, 2 Alemannic auxiliaries, Gratianus; Cisalpina: 1 legion, 1 elite cavalry, Caesar; Latium: 1 guard; Flavia Caesariensis: 1 legion, 1 border infantry; Africa: 1 legion, 1 Moorish auxiliaries; Pannonia: 1 legion, 1 archers; Carnuntum: 1 legion; Neustria: 1 border infantry; Carpetania: 1 border infantry; Rhaetia: 1 border infantry; Oceanus Britannicus: 1 fleet; Mare Tyrrhenum: 1 fleet; Mare Mauretanicum: 1 fleet.',
      it: 'Romani d’Occidente. Treveria: 2 legioni, 1 cavalleria scelta, 1 cavalleria palatina, 2 ausiliari alemanni, Gratianus; Cisalpina: 1 legione, 1 cavalleria scelta, Caesar; Latium: 1 guardia; Flavia Caesariensis: 1 legione, 1 limitanei; Africa: 1 legione, 1 ausiliari mauri; Pannonia: 1 legione, 1 arcieri; Carnuntum: 1 legione; Neustria: 1 limitanei; Carpetania: 1 limitanei; Rhaetia: 1 limitanei; Oceanus Britannicus: 1 flotta; Mare Tyrrhenum: 1 flotta; Mare Mauretanicum: 1 flotta.',
    },
    {
      id: 'XLVII.B.b',
      en: 'Eastern Romans. Osroene: 3 legions, 1 Palatine cavalry, 1 guard, Iulianus; Coele Syria: 1 elite cavalry, 1 Alan auxiliaries, 1 border infantry; Thracia: 1 Palatine cavalry, 1 guard, 1 legion, Caesar; Moesia Superior: 1 legion; Moesia Inferior: 1 Gothic foot auxiliaries; Macedonia: 1 legion; Aegyptus: 1 legion; Nilus: 1 archers; Syria: 1 archers; Cappadocia: 1 border infantry; Bosporus: 1 border infantry; Propontis: 1 fleet; Mare Aegeum: 1 fleet; Mare Nostrum Orientalis: 1 fleet; Pontus Euxinus: 1 fleet.',
      it: 'Romani d’Oriente. Osroene: 3 legioni, 1 cavalleria palatina, 1 guardia, Iulianus; Coele Syria: 1 cavalleria scelta, 1 ausiliari alani, 1 limitanei; Thracia: 1 cavalleria palatina, 1 guardia, 1 legione, Caesar; Moesia Superior: 1 legione; Moesia Inferior: 1 fanti ausiliari goti; Macedonia: 1 legione; Aegyptus: 1 legione; Nilus: 1 arcieri; Syria: 1 arcieri; Cappadocia: 1 limitanei; Bosporus: 1 limitanei; Propontis: 1 flotta; Mare Aegeum: 1 flotta; Mare Nostrum Orientalis: 1 flotta; Pontus Euxinus: 1 flotta.',
    },
    {
      id: 'XLVII.B.c',
      en: 'Persians. Chaldea: 1 clibanarii, 1 heavy cavalry, 3 horse archers, 1 elite infantry, Sapor II; Assyria: 1 satrap, 1 horse archers; Adiabene: 1 satrap; Akkad: 1 satrap; Euphrates: 1 satrap; Babylonia: 1 infantry; Atropatene: 1 infantry; Media: 1 heavy cavalry, Satrapes; Elymais: 1 satrap; Hyrkania: 1 horse archers.',
      it: 'Persiani. Chaldea: 1 clibanari, 1 cavalleria pesante, 3 arcieri a cavallo, 1 fanteria scelta, Sapor II; Assyria: 1 satrapa, 1 arcieri a cavallo; Adiabene: 1 satrapa; Akkad: 1 satrapa; Euphrates: 1 satrapa; Babylonia: 1 fanteria; Atropatene: 1 fanteria; Media: 1 cavalleria pesante, Satrapes; Elymais: 1 satrapa; Hyrkania: 1 arcieri a cavallo.',
    },
    {
      id: 'XLVII.B.d',
      en: 'Alemanni. Agri Decumates: 6 infantry, 1 archers, horde, Rex.',
      it: 'Alemanni. Agri Decumates: 6 fanterie, 1 arcieri, orda, Rex.',
    },
    {
      id: 'XLVII.B.e',
      en: 'Visigoths. Dacia: 2 noble cavalry, 2 infantry, 1 archers, horde, Rex.',
      it: 'Visigoti. Dacia: 2 cavallerie nobili, 2 fanterie, 1 arcieri, orda, Rex.',
    },
    {
      id: 'XLVII.B.f',
      en: 'Ostrogoths. Ucraina: 2 noble cavalry, 2 infantry, 1 archers, horde, Ermanaricus.',
      it: 'Ostrogoti. Ucraina: 2 cavallerie nobili, 2 fanterie, 1 arcieri, orda, Ermanaricus.',
    },
    {
      id: 'XLVII.B.g',
      en: 'Alans. Siraces: 2 horse archers, 1 cavalry, 1 noble cavalry, horde, Rex.',
      it: 'Alani. Siraces: 2 arcieri a cavallo, 1 cavalleria, 1 cavalleria nobile, orda, Rex.',
    },
    {
      id: 'XLVII.B.h',
      en: 'Vandals. Silesia: 3 infantry, 1 cavalry, horde, Rex.',
      it: 'Vandali. Silesia: 3 fanterie, 1 cavalleria, orda, Rex.',
    },
    {
      id: 'XLVII.B.i',
      en: 'Armenians. Armenia: 1 archers, 1 infantry, 1 noble cavalry; Armenia Minor: 1 archers, 2 infantry.',
      it: 'Armeni. Armenia: 1 arcieri, 1 fanteria, 1 cavalleria nobile; Armenia Minor: 1 arcieri, 2 fanterie.',
    },
    {
      id: 'XLVII.B.j',
      en: 'Colchidians. Colchis: 1 infantry, 1 archers; Lacyzia: 1 infantry.',
      it: 'Colchidi. Colchis: 1 fanteria, 1 arcieri; Lacyzia: 1 fanteria.',
    },
    {
      id: 'XLVII.B.k',
      en: 'Iberians. Iberia: 1 infantry, 1 archers, 1 noble cavalry; Azeria: 1 infantry.',
      it: 'Iberi. Iberia: 1 fanteria, 1 arcieri, 1 cavalleria nobile; Azeria: 1 fanteria.',
    },
    {
      id: 'XLVII.B.l',
      en: 'Mauritanians. Mauritania: 1 cavalry, 1 infantry, 1 archers; Atlas: 1 cavalry.',
      it: 'Mauritani. Mauritania: 1 cavalleria, 1 fanteria, 1 arcieri; Atlas: 1 cavalleria.',
    },
    {
      id: 'XLVII.B.m',
      en: 'Venedae. Polonia: 1 infantry, 1 archers; Lituania: 1 infantry.',
      it: 'Venedi. Polonia: 1 fanteria, 1 arcieri; Lituania: 1 fanteria.',
    },
    {
      id: 'XLVII.B.n',
      en: 'Aestii. Estia: 1 infantry; Lethigallia: 1 infantry; Prussia: 1 infantry.',
      it: 'Estii. Estia: 1 fanteria; Lethigallia: 1 fanteria; Prussia: 1 fanteria.',
    },
    {
      id: 'XLVII.C.a',
      heading: { en: 'Raiders', it: 'Predoni' },
      en: 'Saxons: 7 infantry, 2 household warriors, off the map; they raid from Saxonia, Frisia.',
      it: 'Sassoni: 7 fanterie, 2 guerrieri della casa, fuori mappa; razziano da Saxonia, Frisia.',
    },
    {
      id: 'XLVII.C.b',
      en: 'Angles: 6 infantry, 2 household warriors, off the map; they raid from Holsatia.',
      it: 'Angli: 6 fanterie, 2 guerrieri della casa, fuori mappa; razziano da Holsatia.',
    },
    {
      id: 'XLVII.C.c',
      en: 'Jutes: 4 infantry, 1 household warriors, off the map; they raid from Iutia.',
      it: 'Iuti: 4 fanterie, 1 guerrieri della casa, fuori mappa; razziano da Iutia.',
    },
    {
      id: 'XLVII.C.d',
      en: 'Scots: 5 infantry, 1 elite infantry, off the map; they raid from Dal Riata, Ultonia.',
      it: 'Scoti: 5 fanterie, 1 fanteria scelta, fuori mappa; razziano da Dal Riata, Ultonia.',
    },
    {
      id: 'XLVII.C.e',
      en: 'Picts: 3 infantry, 1 archers, off the map; they raid from Caledonia, Gallovidia.',
      it: 'Pitti: 3 fanterie, 1 arcieri, fuori mappa; razziano da Caledonia, Gallovidia.',
    },
    {
      id: 'XLVII.C.f',
      en: 'Hibernians: 3 infantry, off the map; they raid from Lagenia, Momonia, Ultonia, Conacia.',
      it: 'Iberni: 3 fanterie, fuori mappa; razziano da Lagenia, Momonia, Ultonia, Conacia.',
    },
    {
      id: 'XLVII.C.g',
      en: 'Berbers: 2 cavalry, 1 infantry, off the map; they raid from Aures, Atlas, Anti Atlas, Toaregia, Libya.',
      it: 'Berberi: 2 cavallerie, 1 fanteria, fuori mappa; razziano da Aures, Atlas, Anti Atlas, Toaregia, Libya.',
    },
    {
      id: 'XLVII.C.h',
      en: 'Blemmyes: 2 infantry, 1 archers, off the map; they raid from Blemmyes.',
      it: 'Blemmi: 2 fanterie, 1 arcieri, fuori mappa; razziano da Blemmyes.',
    },
    {
      id: 'XLVII.C.i',
      en: 'Arabs: 3 cavalry, 1 horse archers, off the map; they raid from Palmyrene, Nabatene, Arabia Deserta.',
      it: 'Arabi: 3 cavallerie, 1 arcieri a cavallo, fuori mappa; razziano da Palmyrene, Nabatene, Arabia Deserta.',
    },
  ],
};
