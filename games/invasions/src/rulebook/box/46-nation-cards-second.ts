import type { Statement } from '@tabula/engine';

/** Part of chapter XLVI. */
export const laterNationCards: readonly Statement[] = [
  {
    id: 'XLVI.13.a',
    heading: { en: 'Alemanni', it: 'Alemanni' },
    en: 'Of the Hun player; barbarian at first, pagan; initiative 1; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore unno; all’inizio barbarica, pagana; iniziativa 1; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.13.b',
    en: 'Areas: Germania 3, Gallia Septentrionalis 3, Illyria 2, Gallia Meridionalis 2; other civilised areas 1. Provinces: Lotharingia 1, Helvetia 1, Rhaetia 1.',
    it: 'Aree: Germania 3, Gallia Septentrionalis 3, Illyria 2, Gallia Meridionalis 2; altre aree civilizzate 1. Province: Lotharingia 1, Helvetia 1, Rhaetia 1.',
  },
  {
    id: 'XLVI.14.a',
    heading: { en: 'Picts', it: 'Pitti' },
    en: 'Of the Hun player; barbarian at first, pagan.',
    it: 'Del giocatore unno; all’inizio barbarica, pagana.',
  },
  { id: 'XLVI.14.b', en: 'Civilised areas 1.', it: 'Aree civilizzate 1.' },
  {
    id: 'XLVI.15.a',
    heading: { en: 'Hibernians', it: 'Iberni' },
    en: 'Of the Hun player; barbarian at first, pagan.',
    it: 'Del giocatore unno; all’inizio barbarica, pagana.',
  },
  { id: 'XLVI.15.b', en: 'Civilised areas 1.', it: 'Aree civilizzate 1.' },
  {
    id: 'XLVI.16.a',
    heading: { en: 'Visigoths', it: 'Visigoti' },
    en: 'Of the Gothic player; barbarian at first, Arian; initiative 4; horde of 3 steps; scores by conversion.',
    it: 'Del giocatore goto; all’inizio barbarica, ariana; iniziativa 4; orda da 3 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.16.b',
    en: 'Areas: Hispania 6, Gallia Meridionalis 4, Italia 3, Graecia 2, Moesia 4, Danubius 1; other civilised areas 1. Provinces: Septimania 1.',
    it: 'Aree: Hispania 6, Gallia Meridionalis 4, Italia 3, Graecia 2, Moesia 4, Danubius 1; altre aree civilizzate 1. Province: Septimania 1.',
  },
  {
    id: 'XLVI.17.a',
    heading: { en: 'Ostrogoths', it: 'Ostrogoti' },
    en: 'Of the Gothic player; barbarian at first, Arian; initiative 5; horde of 3 steps; scores by conversion.',
    it: 'Del giocatore goto; all’inizio barbarica, ariana; iniziativa 5; orda da 3 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.17.b',
    en: 'Areas: Italia 6, Illyria 3, Sarmatia 4, Danubius 1, Moesia 2, Scythia 1; other civilised areas 1.',
    it: 'Aree: Italia 6, Illyria 3, Sarmatia 4, Danubius 1, Moesia 2, Scythia 1; altre aree civilizzate 1.',
  },
  {
    id: 'XLVI.18.a',
    heading: { en: 'Suebi', it: 'Svevi' },
    en: 'Of the Gothic player; barbarian at first, pagan; initiative 7; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore goto; all’inizio barbarica, pagana; iniziativa 7; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.18.b',
    en: 'Areas: Hispania 3, Illyria 3; other civilised areas 1. Provinces: Gallaecia 1, Lusitania 1, Salmantica 1.',
    it: 'Aree: Hispania 3, Illyria 3; altre aree civilizzate 1. Province: Gallaecia 1, Lusitania 1, Salmantica 1.',
  },
  {
    id: 'XLVI.19.a',
    heading: { en: 'Heruli', it: 'Eruli' },
    en: 'Of the Gothic player; barbarian at first, pagan; initiative 15; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore goto; all’inizio barbarica, pagana; iniziativa 15; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.19.b',
    en: 'Areas: Italia 4, Illyria 1, Danubius 2, Barbarum 2; other civilised areas 1.',
    it: 'Aree: Italia 4, Illyria 1, Danubius 2, Barbarum 2; altre aree civilizzate 1.',
  },
  {
    id: 'XLVI.20.a',
    heading: { en: 'Angles', it: 'Angli' },
    en: 'Of the Gothic player; barbarian at first, pagan; initiative 16; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore goto; all’inizio barbarica, pagana; iniziativa 16; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.20.b',
    en: 'Areas: Britannia 4, Germania 1; other civilised areas 1. Provinces: Bernicia ½, Flavia Caesariensis 1, Lindum ½, Maxima Caesariensis ½.',
    it: 'Aree: Britannia 4, Germania 1; altre aree civilizzate 1. Province: Bernicia ½, Flavia Caesariensis 1, Lindum ½, Maxima Caesariensis ½.',
  },
  {
    id: 'XLVI.21.a',
    heading: { en: 'Saxons', it: 'Sassoni' },
    en: 'Of the Gothic player; barbarian at first, pagan; initiative 2; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore goto; all’inizio barbarica, pagana; iniziativa 2; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.21.b',
    en: 'Areas: Britannia 4, Germania 2; other civilised areas 1. Provinces: Camulodunum 1, Durnovaria ½, Corinium Dobunorum ½.',
    it: 'Aree: Britannia 4, Germania 2; altre aree civilizzate 1. Province: Camulodunum 1, Durnovaria ½, Corinium Dobunorum ½.',
  },
  {
    id: 'XLVI.22.a',
    heading: { en: 'Jutes', it: 'Iuti' },
    en: 'Of the Gothic player; barbarian at first, pagan; initiative 17; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore goto; all’inizio barbarica, pagana; iniziativa 17; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.22.b',
    en: 'Areas: Britannia 2; other civilised areas 1. Provinces: Cantium 1.',
    it: 'Aree: Britannia 2; altre aree civilizzate 1. Province: Cantium 1.',
  },
  {
    id: 'XLVI.23.a',
    heading: { en: 'Berbers', it: 'Berberi' },
    en: 'Of the Gothic player; barbarian at first, pagan.',
    it: 'Del giocatore goto; all’inizio barbarica, pagana.',
  },
  { id: 'XLVI.23.b', en: 'Civilised areas 1.', it: 'Aree civilizzate 1.' },
  {
    id: 'XLVI.24.a',
    heading: { en: 'Persians', it: 'Persiani' },
    en: 'Of the Persian player; a kingdom at first, Mazdean; initiative 26.',
    it: 'Del giocatore persiano; all’inizio un regno, di religione mazdeista; iniziativa 26.',
  },
  {
    id: 'XLVI.24.b',
    en: 'Areas: Mesopotamia 3, Persis 3, Caucasus 2, Oriens 4, Aegyptus 4, Cappadocia 2, Asia 2, Arabia 1; other civilised areas 1. Provinces: Kushania 2.',
    it: 'Aree: Mesopotamia 3, Persis 3, Caucasus 2, Oriens 4, Aegyptus 4, Cappadocia 2, Asia 2, Arabia 1; altre aree civilizzate 1. Province: Kushania 2.',
  },
  {
    id: 'XLVI.24.c',
    en: 'Once they score 2 for taking Hierosolyma.',
    it: 'Una volta segnano 2 se prendono Hierosolyma.',
  },
  {
    id: 'XLVI.25.a',
    heading: { en: 'Alans', it: 'Alani' },
    en: 'Of the Persian player; barbarian at first, pagan; initiative 6; horde of 4 steps; nomad.',
    it: 'Del giocatore persiano; all’inizio barbarica, pagana; iniziativa 6; orda da 4 passi; nomade.',
  },
  {
    id: 'XLVI.25.b',
    en: 'Areas: Scythia 1, Sarmatia 1, Caucasus 2, Hispania 3, Gallia Septentrionalis 2, Gallia Meridionalis 2; other civilised areas 2. Provinces: Lusitania 1, Liger 1.',
    it: 'Aree: Scythia 1, Sarmatia 1, Caucasus 2, Hispania 3, Gallia Septentrionalis 2, Gallia Meridionalis 2; altre aree civilizzate 2. Province: Lusitania 1, Liger 1.',
  },
  {
    id: 'XLVI.26.a',
    heading: { en: 'Vandals', it: 'Vandali' },
    en: 'Of the Persian player; barbarian at first, pagan; initiative 8; horde of 3 steps; scores by conversion.',
    it: 'Del giocatore persiano; all’inizio barbarica, pagana; iniziativa 8; orda da 3 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.26.b',
    en: 'Areas: Africa 7, Hispania 5; other civilised areas 1. Provinces: Sicilia 1, Sardinia 1, Corsica 1, Balearica 1.',
    it: 'Aree: Africa 7, Hispania 5; altre aree civilizzate 1. Province: Sicilia 1, Sardinia 1, Corsica 1, Balearica 1.',
  },
  {
    id: 'XLVI.26.c',
    en: 'Once they score 3 for taking and sacking Rome.',
    it: 'Una volta segnano 3 se prendono e saccheggiano Roma.',
  },
  {
    id: 'XLVI.27.a',
    heading: { en: 'Burgundians', it: 'Burgundi' },
    en: 'Of the Persian player; barbarian at first, pagan; initiative 14; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore persiano; all’inizio barbarica, pagana; iniziativa 14; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.27.b',
    en: 'Areas: Gallia Meridionalis 5, Gallia Septentrionalis 2; other civilised areas 1. Provinces: Rhodanus 1, Burgondia 1, Helvetia ½.',
    it: 'Aree: Gallia Meridionalis 5, Gallia Septentrionalis 2; altre aree civilizzate 1. Province: Rhodanus 1, Burgondia 1, Helvetia ½.',
  },
  {
    id: 'XLVI.28.a',
    heading: { en: 'Gepids', it: 'Gepidi' },
    en: 'Of the Persian player; barbarian at first, pagan; initiative 22; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore persiano; all’inizio barbarica, pagana; iniziativa 22; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.28.b',
    en: 'Areas: Danubius 3, Moesia 3, Illyria 3; other civilised areas 1. Provinces: Pannonia 1.',
    it: 'Aree: Danubius 3, Moesia 3, Illyria 3; altre aree civilizzate 1. Province: Pannonia 1.',
  },
  {
    id: 'XLVI.29.a',
    heading: { en: 'Scots', it: 'Scoti' },
    en: 'Of the Persian player; barbarian at first, pagan; initiative 23; horde of 2 steps; scores by conversion.',
    it: 'Del giocatore persiano; all’inizio barbarica, pagana; iniziativa 23; orda da 2 passi; segna con la conversione.',
  },
  {
    id: 'XLVI.29.b',
    en: 'Areas: Caledonia Hibernia 2, Britannia 2; other civilised areas 1. Provinces: Cumbria ½, Bernicia ½.',
    it: 'Aree: Caledonia Hibernia 2, Britannia 2; altre aree civilizzate 1. Province: Cumbria ½, Bernicia ½.',
  },
  {
    id: 'XLVI.30.a',
    heading: { en: 'Blemmyes', it: 'Blemmi' },
    en: 'Of the Persian player; barbarian at first, pagan.',
    it: 'Del giocatore persiano; all’inizio barbarica, pagana.',
  },
  { id: 'XLVI.30.b', en: 'Civilised areas 1.', it: 'Aree civilizzate 1.' },
  {
    id: 'XLVI.31.a',
    heading: { en: 'Arabs', it: 'Arabi' },
    en: 'Of the Persian player; barbarian at first, pagan.',
    it: 'Del giocatore persiano; all’inizio barbarica, pagana.',
  },
  { id: 'XLVI.31.b', en: 'Civilised areas 1.', it: 'Aree civilizzate 1.' },
];
