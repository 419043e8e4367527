import type { Statement } from '@tabula/engine';

/** Part of chapter XXXIII. */
export const civilisedLands: readonly Statement[] = [
  {
    id: 'XXXIII.C.a',
    heading: { en: 'Civilised areas', it: 'Aree civilizzate' },
    en: 'Aegyptus, income 12 for a kingdom, 9 for an empire: Aegyptus (plain, 3, Memphis 2); Arcadia (steppe, ½); Cyrenaica (steppe, ½, Cyrene 1, port on M. Siculum); Delta (plain, 3, site Pelusium, port on M. Nostrum Orientalis); Nilus (plain, 3, Alexandria 3, port on M. Nostrum Orientalis); Sinai (desert, 0); Thebais (plain, 2, Thebae 1).',
    it: 'Aegyptus, reddito 12 per un regno, 9 per un impero: Aegyptus (pianura, 3, Memphis 2); Arcadia (steppa, ½); Cyrenaica (steppa, ½, Cyrene 1, porto su M. Siculum); Delta (pianura, 3, sito Pelusium, porto su M. Nostrum Orientalis); Nilus (pianura, 3, Alexandria 3, porto su M. Nostrum Orientalis); Sinai (deserto, 0); Thebais (pianura, 2, Thebae 1).',
  },
  {
    id: 'XXXIII.C.b',
    en: 'Africa, income 9 for a kingdom, 6 for an empire: Africa (plain, 3, Carthago 3, port on M. Siculum); Caesarea (mountain, ½); Mauritania (mountain, ½); Numidia (mountain, 1); Saldae (plain, 1, Saldae 1, port on M. Mauretanicum); Tingitania (plain, ½, site Tingis, port on S. Gaditanus); Tripolitania (steppe, ½, site Leptis Magna, port on M. Siculum); Utica (plain, 2, site Hippo Regius, port on M. Mauretanicum).',
    it: 'Africa, reddito 9 per un regno, 6 per un impero: Africa (pianura, 3, Carthago 3, porto su M. Siculum); Caesarea (montagna, ½); Mauritania (montagna, ½); Numidia (montagna, 1); Saldae (pianura, 1, Saldae 1, porto su M. Mauretanicum); Tingitania (pianura, ½, sito Tingis, porto su S. Gaditanus); Tripolitania (steppa, ½, sito Leptis Magna, porto su M. Siculum); Utica (pianura, 2, sito Hippo Regius, porto su M. Mauretanicum).',
  },
  {
    id: 'XXXIII.C.c',
    en: 'Asia, income 8 for a kingdom, 7 for an empire: Bythinia (plain, 1, Nicae 1); Cyprus (plain, 1, site Salamis, port on M. Nostrum Orientalis); Lycia (mountain, 1); Lydia (plain, 3, Ephesos 2, port on M. Aegeum); Mysia (plain, 2, Pergamon 2).',
    it: 'Asia, reddito 8 per un regno, 7 per un impero: Bythinia (pianura, 1, Nicae 1); Cyprus (pianura, 1, sito Salamis, porto su M. Nostrum Orientalis); Lycia (montagna, 1); Lydia (pianura, 3, Ephesos 2, porto su M. Aegeum); Mysia (pianura, 2, Pergamon 2).',
  },
  {
    id: 'XXXIII.C.d',
    en: 'Britannia, income 11 for a kingdom, 4 for an empire: Bernicia (plain, ½, site Din Guarie); Cambria (mountain, 1); Camulodunum (plain, 2, Londinium 1, port on O. Britannicus); Cantium (plain, 1, site Venta); Corinium Dobunorum (forest, 1, site Viroconium); Cumbria (plain, 1); Dumnonia (mountain, ½); Durnovaria (plain, 1, site Isca); Flavia Caesariensis (plain, 1, Eboracum 1); Lindum (plain, 1); Maxima Caesariensis (plain, 1).',
    it: 'Britannia, reddito 11 per un regno, 4 per un impero: Bernicia (pianura, ½, sito Din Guarie); Cambria (montagna, 1); Camulodunum (pianura, 2, Londinium 1, porto su O. Britannicus); Cantium (pianura, 1, sito Venta); Corinium Dobunorum (foresta, 1, sito Viroconium); Cumbria (pianura, 1); Dumnonia (montagna, ½); Durnovaria (pianura, 1, sito Isca); Flavia Caesariensis (pianura, 1, Eboracum 1); Lindum (pianura, 1); Maxima Caesariensis (pianura, 1).',
  },
  {
    id: 'XXXIII.C.e',
    en: 'Cappadocia, income 6 for a kingdom, 6 for an empire: Anatolia (steppe, ½, Iconium 1); Cappadocia (steppe, 1); Cilicia (mountain, 2, Tarsus 1, port on M. Nostrum Orientalis); Paphlagonia (mountain, 1); Pontus (mountain, 1, Trapezus 1 with walls, port on Pontus Euxinus); Melitene (mountain, ½, Melitene 1 with walls).',
    it: 'Cappadocia, reddito 6 per un regno, 6 per un impero: Anatolia (steppa, ½, Iconium 1); Cappadocia (steppa, 1); Cilicia (montagna, 2, Tarsus 1, porto su M. Nostrum Orientalis); Paphlagonia (montagna, 1); Pontus (montagna, 1, Trapezus 1 con mura, porto su Pontus Euxinus); Melitene (montagna, ½, Melitene 1 con mura).',
  },
  {
    id: 'XXXIII.C.f',
    en: 'Gallia Meridionalis, income 12 for a kingdom, 7 for an empire: Alpes (mountain, ½); Aquitania (plain, 2, site Burdigala, port on O. Atlanticus); Arvernia (mountain, ½); Garumnum (plain, 1, Tolosa 1); Helvetia (mountain, ½); Liger (forest, 1, Avaricum 1); Provincia (mountain, 1, Arelate 1, port on S. Gallicus); Rhodanus (plain, 2, Lugdunum 1); Septimania (plain, 1, Narbo 1); Vasconia (plain, 1); Vendeum (swamp, ½); Vienna (plain, 1).',
    it: 'Gallia Meridionalis, reddito 12 per un regno, 7 per un impero: Alpes (montagna, ½); Aquitania (pianura, 2, sito Burdigala, porto su O. Atlanticus); Arvernia (montagna, ½); Garumnum (pianura, 1, Tolosa 1); Helvetia (montagna, ½); Liger (foresta, 1, Avaricum 1); Provincia (montagna, 1, Arelate 1, porto su S. Gallicus); Rhodanus (pianura, 2, Lugdunum 1); Septimania (pianura, 1, Narbo 1); Vasconia (pianura, 1); Vendeum (palude, ½); Vienna (pianura, 1).',
  },
  {
    id: 'XXXIII.C.g',
    en: 'Gallia Septentrionalis, income 11 for a kingdom, 5 for an empire: Armoricum (plain, ½, site Darioritum, port on O. Atlanticus); Austrasia (forest, 1, site Aquae Granni); Belgae (plain, 1); Burgondia (plain, 1, site Divio); Flandria (swamp, ½); Lotharingia (forest, 1, site Argentoratum); Neustria (plain, 2, Parisius 1); Lugdunum (forest, ½, site Rotomagus, port on O. Britannicus); Saliens (plain, 1, site Tornacum); Sequana (plain, 1, site Remorum); Treveria (forest, 1, Treverum 2 with walls); Venetum (plain, ½).',
    it: 'Gallia Septentrionalis, reddito 11 per un regno, 5 per un impero: Armoricum (pianura, ½, sito Darioritum, porto su O. Atlanticus); Austrasia (foresta, 1, sito Aquae Granni); Belgae (pianura, 1); Burgondia (pianura, 1, sito Divio); Flandria (palude, ½); Lotharingia (foresta, 1, sito Argentoratum); Neustria (pianura, 2, Parisius 1); Lugdunum (foresta, ½, sito Rotomagus, porto su O. Britannicus); Saliens (pianura, 1, sito Tornacum); Sequana (pianura, 1, sito Remorum); Treveria (foresta, 1, Treverum 2 con mura); Venetum (pianura, ½).',
  },
  {
    id: 'XXXIII.C.h',
    en: 'Graecia, income 9 for a kingdom, 9 for an empire: Achaia (mountain, 2, Athenae 2, port on M. Aegeum); Macedonia (plain, 2, Thessalonika 2, port on M. Aegeum); Creta (mountain, 1, site Kydonia, port on M. Aegeum); Cyclades (plain, 1); Thessalia (mountain, 1); Thracia (plain, 2, Constantinopolis 3 with walls, port on Propontis).',
    it: 'Graecia, reddito 9 per un regno, 9 per un impero: Achaia (montagna, 2, Athenae 2, porto su M. Aegeum); Macedonia (pianura, 2, Thessalonika 2, porto su M. Aegeum); Creta (montagna, 1, sito Kydonia, porto su M. Aegeum); Cyclades (pianura, 1); Thessalia (montagna, 1); Thracia (pianura, 2, Constantinopolis 3 con mura, porto su Propontis).',
  },
  {
    id: 'XXXIII.C.i',
    en: 'Hispania, income 13 for a kingdom, 5 for an empire: Asturica (plain, ½, site Abula); Baetica (mountain, 1, site Illiberis); Balearica (plain, ½); Cantabria (mountain, ½); Carpetania (plain, 1, Toletum 1); Cartaginensis (plain, 1, Carthago Nova 1, port on M. Mauretanicum); Castulum (steppe, ½); Celtiberia (mountain, ½, site Caesaraugusta); Cuneus (plain, ½); Emeritensis (steppe, ½); Gallaecia (mountain, ½, site Bracara); Hispalensis (plain, 2, Hispalis 1); Lusitania (mountain, ½, site Scalabis); Osca (plain, 1); Piranaei (mountain, ½); Saguntum (mountain, ½); Salmantica (mountain, ½); Tarraconensis (plain, 1, site Barcino, port on S. Gallicus).',
    it: 'Hispania, reddito 13 per un regno, 5 per un impero: Asturica (pianura, ½, sito Abula); Baetica (montagna, 1, sito Illiberis); Balearica (pianura, ½); Cantabria (montagna, ½); Carpetania (pianura, 1, Toletum 1); Cartaginensis (pianura, 1, Carthago Nova 1, porto su M. Mauretanicum); Castulum (steppa, ½); Celtiberia (montagna, ½, sito Caesaraugusta); Cuneus (pianura, ½); Emeritensis (steppa, ½); Gallaecia (montagna, ½, sito Bracara); Hispalensis (pianura, 2, Hispalis 1); Lusitania (montagna, ½, sito Scalabis); Osca (pianura, 1); Piranaei (montagna, ½); Saguntum (montagna, ½); Salmantica (montagna, ½); Tarraconensis (pianura, 1, sito Barcino, porto su S. Gallicus).',
  },
  {
    id: 'XXXIII.C.j',
    en: 'Illyria, income 6 for a kingdom, 5 for an empire: Carnuntum (forest, 1, Aquincum 1 with walls); Dalmatia (mountain, 1); Illyricum (mountain, 1, Salonae 1, port on M. Adriaticum); Istria (mountain, 1); Noricum (mountain, ½, site Virunum); Pannonia (steppe, 1, Sirmium 1 with walls); Rhaetia (mountain, ½, site Castra Regina).',
    it: 'Illyria, reddito 6 per un regno, 5 per un impero: Carnuntum (foresta, 1, Aquincum 1 con mura); Dalmatia (montagna, 1); Illyricum (montagna, 1, Salonae 1, porto su M. Adriaticum); Istria (montagna, 1); Noricum (montagna, ½, sito Virunum); Pannonia (steppa, 1, Sirmium 1 con mura); Rhaetia (montagna, ½, sito Castra Regina).',
  },
  {
    id: 'XXXIII.C.k',
    en: 'Italia, income 12 for a kingdom, 12 for an empire: Apulia (plain, ½, site Brundisium, port on M. Siculum); Beneventum (mountain, 1); Campania (plain, 1, Neapolis 1, port on M. Tyrrhenum); Cisalpina (plain, 2, Mediolanum 2); Corsica (mountain, ½); Latium (plain, 1, Roma 3 with walls); Liguria (mountain, ½); Sardinia (plain, ½); Sicilia (mountain, 1, Syracusae 1, port on M. Siculum); Spoletum (plain, 1, site Ancona, port on M. Adriaticum); Taurinorum (plain, 1, site Pavia); Tuscia (plain, 1, site Pisae, port on M. Tyrrhenum); Umbria (swamp, ½, Ravenna 2 with walls, port on M. Adriaticum); Venetia (plain, ½, Aquilea 1).',
    it: 'Italia, reddito 12 per un regno, 12 per un impero: Apulia (pianura, ½, sito Brundisium, porto su M. Siculum); Beneventum (montagna, 1); Campania (pianura, 1, Neapolis 1, porto su M. Tyrrhenum); Cisalpina (pianura, 2, Mediolanum 2); Corsica (montagna, ½); Latium (pianura, 1, Roma 3 con mura); Liguria (montagna, ½); Sardinia (pianura, ½); Sicilia (montagna, 1, Syracusae 1, porto su M. Siculum); Spoletum (pianura, 1, sito Ancona, porto su M. Adriaticum); Taurinorum (pianura, 1, sito Pavia); Tuscia (pianura, 1, sito Pisae, porto su M. Tyrrhenum); Umbria (palude, ½, Ravenna 2 con mura, porto su M. Adriaticum); Venetia (pianura, ½, Aquilea 1).',
  },
  {
    id: 'XXXIII.C.l',
    en: 'Mesopotamia, income 12 for a kingdom, 9 for an empire: Adiabene (steppe, 1, Arbela 1); Akkad (steppe, 2, site Hatra); Artemita (plain, 1, Dastgerd 1); Assyria (steppe, 2, Nisibis 1 with walls); Atropatene (mountain, 1); Babylonia (steppe, 2, Perisabor 1 with walls); Chaldea (plain, 2, Ctesiphon 3 with walls); Euphrates (steppe, 1, site Dura Europos).',
    it: 'Mesopotamia, reddito 12 per un regno, 9 per un impero: Adiabene (steppa, 1, Arbela 1); Akkad (steppa, 2, sito Hatra); Artemita (pianura, 1, Dastgerd 1); Assyria (steppa, 2, Nisibis 1 con mura); Atropatene (montagna, 1); Babylonia (steppa, 2, Perisabor 1 con mura); Chaldea (pianura, 2, Ctesiphon 3 con mura); Euphrates (steppa, 1, sito Dura Europos).',
  },
  {
    id: 'XXXIII.C.m',
    en: 'Moesia, income 6 for a kingdom, 4 for an empire: Epirus (mountain, 1, Dyrrachium 1, port on M. Adriaticum); Dardania (mountain, 1); Moesia Inferior (mountain, 1, site Triaditsa); Moesia Superior (plain, 1, Singidunum 1 with walls); Naissus (mountain, 1); Savus (steppe, ½); Tyras (swamp, ½).',
    it: 'Moesia, reddito 6 per un regno, 4 per un impero: Epirus (montagna, 1, Dyrrachium 1, porto su M. Adriaticum); Dardania (montagna, 1); Moesia Inferior (montagna, 1, sito Triaditsa); Moesia Superior (pianura, 1, Singidunum 1 con mura); Naissus (montagna, 1); Savus (steppa, ½); Tyras (palude, ½).',
  },
  {
    id: 'XXXIII.C.n',
    en: 'Oriens, income 8 for a kingdom, 8 for an empire: Amida (steppe, ½, Dara 1 with walls); Coele Syria (steppe, 1, site Beroia); Osroene (steppe, ½, Edessa 1 with walls); Palestina (plain, 2, Hierosolyma 1); Phoenicia (plain, 2, Antiocheia 2, port on M. Nostrum Orientalis); Syria (plain, 2, Damascus 1).',
    it: 'Oriens, reddito 8 per un regno, 8 per un impero: Amida (steppa, ½, Dara 1 con mura); Coele Syria (steppa, 1, sito Beroia); Osroene (steppa, ½, Edessa 1 con mura); Palestina (pianura, 2, Hierosolyma 1); Phoenicia (pianura, 2, Antiocheia 2, porto su M. Nostrum Orientalis); Syria (pianura, 2, Damascus 1).',
  },
  {
    id: 'XXXIII.C.o',
    en: 'Persis, income 9 for a kingdom, 5 for an empire: Cadusia (mountain, ½); Elymais (mountain, 2, Persepolis 1); Hyrkania (mountain, ½, site Rei); Media (mountain, 2, Ecbatana 1); Phraaspa (mountain, 1); Rhagae (mountain, 1, site Qom); Susiana (plain, 1, Susa 1); Zagros (mountain, 1).',
    it: 'Persis, reddito 9 per un regno, 5 per un impero: Cadusia (montagna, ½); Elymais (montagna, 2, Persepolis 1); Hyrkania (montagna, ½, sito Rei); Media (montagna, 2, Ecbatana 1); Phraaspa (montagna, 1); Rhagae (montagna, 1, sito Qom); Susiana (pianura, 1, Susa 1); Zagros (montagna, 1).',
  },
  {
    id: 'XXXIII.C.p',
    en: 'Cyclades and Balearica count as having no waters within them.',
    it: 'Cyclades e Balearica valgono come senza acque interne.',
  },
  {
    id: 'XXXIII.C.q',
    en: 'Granaries are Nilus, Delta, Africa, Thracia, Aquitania, Neustria, Hispalensis.',
    it: 'Granai sono Nilus, Delta, Africa, Thracia, Aquitania, Neustria, Hispalensis.',
    rulings: [
      {
        id: 'G67',
        en: 'Novogardia is an eighth one.',
        it: 'Novogardia è un ottavo granaio.',
        why: {
          en: 'Its symbol is lost in the text, and it cannot be a caravan, since those are all named (X.D).',
          it: 'Il simbolo manca nel testo, e non può essere una carovana, perché quelle sono tutte nominate (X.D).',
        },
      },
    ],
  },
  {
    id: 'XXXIII.C.r',
    en: 'Kushania (steppe, 0) belongs to no area on this map.',
    it: 'Kushania (steppa, 0) non appartiene a nessun’area su questa mappa.',
  },
  {
    id: 'XXXIII.C.s',
    en: 'Persia Orientalis, beyond the map, is worth 2 gold to the kingdom or empire that has Persis.',
    it: 'Persia Orientalis, fuori mappa, vale 2 ori per il regno o impero che ha Persis.',
  },
  {
    id: 'XXXIII.C.t',
    en: 'India, Parthia and Persia Orientalis are areas of the expansion.',
    it: 'India, Parthia e Persia Orientalis sono aree dell’espansione.',
    notShown: 'They are not in this box.',
  },
  {
    id: 'XXXIII.D.a',
    heading: { en: 'Rivers', it: 'Fiumi' },
    en: 'Rivers and the areas they run through, up to the Liger: Albis (Germania); Baetis (Hispania); Bagradas (Africa); Cyrus (Caucasus, Persis); Danapris (Barbarum, Sarmatia); Danuvius (Germania, Illyria, Danubius, Moesia); Donetus (Sarmatia, Scythia); Durius (Hispania); Dvina (Balticum); Euphrates (Cappadocia, Oriens, Arabia, Mesopotamia); Garumna (Gallia Meridionalis); Halys (Cappadocia); Hypanis (Danubius, Sarmatia); Iberus (Hispania); Liger (Gallia Meridionalis, Gallia Septentrionalis).',
    it: 'I fiumi e le aree che toccano, fino al Liger: Albis (Germania); Baetis (Hispania); Bagradas (Africa); Cyrus (Caucasus, Persis); Danapris (Barbarum, Sarmatia); Danuvius (Germania, Illyria, Danubius, Moesia); Donetus (Sarmatia, Scythia); Durius (Hispania); Dvina (Balticum); Euphrates (Cappadocia, Oriens, Arabia, Mesopotamia); Garumna (Gallia Meridionalis); Halys (Cappadocia); Hypanis (Danubius, Sarmatia); Iberus (Hispania); Liger (Gallia Meridionalis, Gallia Septentrionalis).',
  },
  {
    id: 'XXXIII.D.b',
    en: 'Rivers from the Marisus on: Marisus (Graecia); Manus (Germania); Mosella (Gallia Septentrionalis); Nemunas (Balticum, Barbarum); Nilus (Aegyptus); Oderus (Barbarum, Germania); Padus (Italia); Pathissus (Danubius); Rha (Scythia); Rhenus (Gallia Meridionalis, Germania, Gallia Septentrionalis); Rhodanus (Gallia Meridionalis); Senora (Gallia Septentrionalis); Sabrina (Britannia); Strymon (Moesia, Graecia); Tagus (Hispania); Tamesa (Britannia); Tesis (Britannia); Tigris (Persis, Mesopotamia); Vistula (Barbarum).',
    it: 'I fiumi dal Marisus in poi: Marisus (Graecia); Manus (Germania); Mosella (Gallia Septentrionalis); Nemunas (Balticum, Barbarum); Nilus (Aegyptus); Oderus (Barbarum, Germania); Padus (Italia); Pathissus (Danubius); Rha (Scythia); Rhenus (Gallia Meridionalis, Germania, Gallia Septentrionalis); Rhodanus (Gallia Meridionalis); Senora (Gallia Septentrionalis); Sabrina (Britannia); Strymon (Moesia, Graecia); Tagus (Hispania); Tamesa (Britannia); Tesis (Britannia); Tigris (Persis, Mesopotamia); Vistula (Barbarum).',
  },
  {
    id: 'XXXIII.D.c',
    en: 'Iaxartes, Indus and Oxus run through areas of the expansion.',
    it: 'Iaxartes, Indus e Oxus scorrono in aree dell’espansione.',
    notShown: 'They are not in this box.',
  },
];
