import type { Chapter } from '@tabula/engine';
import { laterNationCards } from './46-nation-cards-second.ts';

export const nationCards: Chapter = {
  id: 'XLVI',
  title: { en: 'Nation cards', it: 'Schede Nazione' },
  statements: [
    {
      id: 'XLVI.a',
      en: 'A nation scores the areas it controls by the figures of its card, and listed provinces besides; halves are added up and rounded up once.',
      it: 'Una nazione segna le aree che controlla secondo la sua scheda, e in più le province elencate; i mezzi si sommano e si arrotondano per eccesso una volta.',
    },
    { id: 'XLVI.b', en: 'Kushania scores only as a province.', it: 'Kushania vale solo come provincia.' },
    {
      id: 'XLVI.c',
      en: 'A unit costs a kingdom 2 gold for infantry, 3 for archers or cavalry, 4 for horse archers or a fleet, 1 more if heavy, 2 more if elite.',
      it: 'Un’unità costa a un regno 2 ori la fanteria, 3 arcieri o cavalleria, 4 arcieri a cavallo o una flotta, 1 in più se pesante, 2 in più se élite.',
    },
    {
      id: 'XLVI.d',
      en: 'It costs an empire 4 for infantry, 5 for archers, 6 for cavalry, 7 for horse archers, 8 for a fleet, 1 more if heavy, 4 more if elite, 4 more for a guard.',
      it: 'A un impero costa 4 la fanteria, 5 gli arcieri, 6 la cavalleria, 7 gli arcieri a cavallo, 8 una flotta, 1 in più se pesante, 4 in più se élite, altri 4 per una guardia.',
    },
    {
      id: 'XLVI.e',
      en: 'Elephants cost 2 more, satraps cost a kingdom 1 less.',
      it: 'Gli elefanti costano 2 in più, i satrapi 1 in meno a un regno.',
    },
    {
      id: 'XLVI.1.a',
      heading: { en: 'Western Romans', it: 'Romani d’Occidente' },
      en: 'Of the Roman player; an empire at first, Catholic; initiative 27.',
      it: 'Del giocatore romano; all’inizio un impero, di religione cattolica; iniziativa 27.',
    },
    {
      id: 'XLVI.1.b',
      en: 'Areas: Italia 2, Africa 2, Gallia Meridionalis 1, Hispania 1, Gallia Septentrionalis 1, Britannia 1, Illyria 1; other civilised areas 1. Provinces: Latium 1.',
      it: 'Aree: Italia 2, Africa 2, Gallia Meridionalis 1, Hispania 1, Gallia Septentrionalis 1, Britannia 1, Illyria 1; altre aree civilizzate 1. Province: Latium 1.',
    },
    {
      id: 'XLVI.1.c',
      en: 'It scores 4 on turn 6 and 6 at each scoring from turn 9 on if it still exists.',
      it: 'Segna 4 al turno 6 e 6 a ogni punteggio dal turno 9 in poi, se esiste ancora.',
    },
    {
      id: 'XLVI.2.a',
      heading: { en: 'Eastern Romans', it: 'Romani d’Oriente' },
      en: 'Of the Roman player; an empire at first, Catholic; initiative 28.',
      it: 'Del giocatore romano; all’inizio un impero, di religione cattolica; iniziativa 28.',
    },
    {
      id: 'XLVI.2.b',
      en: 'Areas: Graecia 3, Asia 1½, Cappadocia 1, Oriens 2, Aegyptus 1½, Moesia 1, Italia 4, Africa 3, Illyria 2, Hispania 2, Mesopotamia 4, Caucasus 1; other civilised areas 1. Provinces: Bosporus 1.',
      it: 'Aree: Graecia 3, Asia 1½, Cappadocia 1, Oriens 2, Aegyptus 1½, Moesia 1, Italia 4, Africa 3, Illyria 2, Hispania 2, Mesopotamia 4, Caucasus 1; altre aree civilizzate 1. Province: Bosporus 1.',
    },
    {
      id: 'XLVI.3.a',
      heading: { en: 'Gallo-Romans', it: 'Gallo-Romani' },
      en: 'Of the Roman player; a kingdom at first, Catholic; initiative 20.',
      it: 'Del giocatore romano; all’inizio un regno, di religione cattolica; iniziativa 20.',
    },
    {
      id: 'XLVI.3.b',
      en: 'Areas: Gallia Septentrionalis 3, Gallia Meridionalis 2; other civilised areas 1. Provinces: Neustria 1.',
      it: 'Aree: Gallia Septentrionalis 3, Gallia Meridionalis 2; altre aree civilizzate 1. Province: Neustria 1.',
    },
    {
      id: 'XLVI.4.a',
      heading: { en: 'Britons', it: 'Britanni' },
      en: 'Of the Roman player; a kingdom at first, Catholic; initiative 19.',
      it: 'Del giocatore romano; all’inizio un regno, di religione cattolica; iniziativa 19.',
    },
    {
      id: 'XLVI.4.b',
      en: 'Areas: Britannia 3; other civilised areas 1. Provinces: Cambria 1, Dumnonia 1, Cumbria 1.',
      it: 'Aree: Britannia 3; altre aree civilizzate 1. Province: Cambria 1, Dumnonia 1, Cumbria 1.',
    },
    {
      id: 'XLVI.5.a',
      heading: { en: 'Cappadocians', it: 'Cappadoci' },
      en: 'Of the Roman player; a kingdom at first, Catholic; initiative 21.',
      it: 'Del giocatore romano; all’inizio un regno, di religione cattolica; iniziativa 21.',
    },
    {
      id: 'XLVI.5.b',
      en: 'Areas: Cappadocia 3, Asia 2, Oriens 2; other civilised areas 1.',
      it: 'Aree: Cappadocia 3, Asia 2, Oriens 2; altre aree civilizzate 1.',
    },
    {
      id: 'XLVI.6.a',
      heading: { en: 'Bavarians', it: 'Bavari' },
      en: 'Of the Roman player; barbarian at first, pagan; initiative 18; horde of 2 steps; scores by conversion.',
      it: 'Del giocatore romano; all’inizio barbarica, pagana; iniziativa 18; orda da 2 passi; segna con la conversione.',
    },
    {
      id: 'XLVI.6.b',
      en: 'Areas: Germania 1, Illyria 2; other civilised areas 1. Provinces: Bavaria 1, Rhaetia 1, Noricum 1.',
      it: 'Aree: Germania 1, Illyria 2; altre aree civilizzate 1. Province: Bavaria 1, Rhaetia 1, Noricum 1.',
    },
    {
      id: 'XLVI.7.a',
      heading: { en: 'Huns', it: 'Unni' },
      en: 'Of the Hun player; barbarian at first, pagan; initiative 9; horde of 4 steps; nomad.',
      it: 'Del giocatore unno; all’inizio barbarica, pagana; iniziativa 9; orda da 4 passi; nomade.',
    },
    {
      id: 'XLVI.7.b',
      en: 'Areas: Scythia 1, Sarmatia 4, Danubius 4, Barbarum 1, Germania 1, Moesia 5, Illyria 3, Graecia 3, Italia 4, Gallia Septentrionalis 3, Gallia Meridionalis 3; other civilised areas 2.',
      it: 'Aree: Scythia 1, Sarmatia 4, Danubius 4, Barbarum 1, Germania 1, Moesia 5, Illyria 3, Graecia 3, Italia 4, Gallia Septentrionalis 3, Gallia Meridionalis 3; altre aree civilizzate 2.',
    },
    {
      id: 'XLVI.8.a',
      heading: { en: 'Hephthalites', it: 'Eftaliti' },
      en: 'Of the Hun player; barbarian at first, pagan; initiative 12; horde of 4 steps; nomad.',
      it: 'Del giocatore unno; all’inizio barbarica, pagana; iniziativa 12; orda da 4 passi; nomade.',
    },
    {
      id: 'XLVI.8.b',
      en: 'Areas: Persis 5, Mesopotamia 5, Caucasus 1, Scythia 1; other civilised areas 2. Provinces: Kushania 1, Rhagae 1, Hyrkania 1.',
      it: 'Aree: Persis 5, Mesopotamia 5, Caucasus 1, Scythia 1; altre aree civilizzate 2. Province: Kushania 1, Rhagae 1, Hyrkania 1.',
    },
    {
      id: 'XLVI.8.c',
      en: 'They score 2 for each Persian city they sack.',
      it: 'Segnano 2 per ogni città persiana che saccheggiano.',
    },
    {
      id: 'XLVI.9.a',
      heading: { en: 'Avars', it: 'Avari' },
      en: 'Of the Hun player; barbarian at first, pagan; initiative 10; horde of 4 steps; nomad.',
      it: 'Del giocatore unno; all’inizio barbarica, pagana; iniziativa 10; orda da 4 passi; nomade.',
    },
    {
      id: 'XLVI.9.b',
      en: 'Areas: Danubius 4, Sarmatia 1, Barbarum 1, Moesia 4, Illyria 3, Graecia 4; other civilised areas 2.',
      it: 'Aree: Danubius 4, Sarmatia 1, Barbarum 1, Moesia 4, Illyria 3, Graecia 4; altre aree civilizzate 2.',
    },
    {
      id: 'XLVI.9.c',
      en: 'They score 1 each turn in which the East plays Tribute or Treaty on them.',
      it: 'Segnano 1 in ogni turno in cui l’Oriente gioca su di loro Tributo o Trattato.',
    },
    {
      id: 'XLVI.10.a',
      heading: { en: 'Khazars', it: 'Cazari' },
      en: 'Of the Hun player; barbarian at first, pagan; initiative 13; horde of 4 steps; nomad.',
      it: 'Del giocatore unno; all’inizio barbarica, pagana; iniziativa 13; orda da 4 passi; nomade.',
    },
    {
      id: 'XLVI.10.b',
      en: 'Areas: Scythia 2, Sarmatia 2, Caucasus 2; other civilised areas 1.',
      it: 'Aree: Scythia 2, Sarmatia 2, Caucasus 2; altre aree civilizzate 1.',
    },
    {
      id: 'XLVI.11.a',
      heading: { en: 'Franks', it: 'Franchi' },
      en: 'Of the Hun player; barbarian at first, pagan; initiative 3; horde of 2 steps; scores by conversion.',
      it: 'Del giocatore unno; all’inizio barbarica, pagana; iniziativa 3; orda da 2 passi; segna con la conversione.',
    },
    {
      id: 'XLVI.11.b',
      en: 'Areas: Gallia Septentrionalis 6, Gallia Meridionalis 5, Germania 3; other civilised areas 1. Provinces: Burgondia 1.',
      it: 'Aree: Gallia Septentrionalis 6, Gallia Meridionalis 5, Germania 3; altre aree civilizzate 1. Province: Burgondia 1.',
    },
    {
      id: 'XLVI.12.a',
      heading: { en: 'Lombards', it: 'Longobardi' },
      en: 'Of the Hun player; barbarian at first, pagan; initiative 11; horde of 3 steps; scores by conversion.',
      it: 'Del giocatore unno; all’inizio barbarica, pagana; iniziativa 11; orda da 3 passi; segna con la conversione.',
    },
    {
      id: 'XLVI.12.b',
      en: 'Areas: Italia 6, Illyria 2, Danubius 1; other civilised areas 1. Provinces: Taurinorum 1, Beneventum 1.',
      it: 'Aree: Italia 6, Illyria 2, Danubius 1; altre aree civilizzate 1. Province: Taurinorum 1, Beneventum 1.',
    },
    ...laterNationCards,
  ],
};
