import type { Chapter } from '@tabula/engine';

export const setUp: Chapter = {
  id: '1',
  title: { en: 'Components and set-up', it: 'Componenti e preparazione' },
  statements: [
    {
      id: '1.a',
      en: 'There are 60 purple and 60 white counters, 8 orange ones, 11 Bulgar cubes and two guards; each player has 42 cubes, four markers and two pawns.',
      it: 'Ci sono 60 segnalini viola e 60 bianchi, 8 arancioni, 11 cubi bulgari e due guardie; ogni giocatore ha 42 cubi, quattro segnalini e due pedine.',
    },
    {
      id: '1.1.a',
      en: 'Every Byzantine and every Arab city gets as many counters of its colour as its printed value.',
      it: 'Ogni città bizantina e ogni città araba riceve tanti segnalini del suo colore quanto è il valore stampato.',
      rulings: [
        {
          id: 'R 62',
          en: 'Ankara is printed with 2; the three counters of the examples came by a development.',
          it: 'Ankara è stampata con 2; i tre segnalini degli esempi vengono da uno sviluppo.',
          why: { en: 'The board and the example agree only so.', it: 'Solo così mappa ed esempio vanno d’accordo.' },
        },
        {
          id: 'R 64',
          en: 'The book spells some cities in several ways; here each has one English and one Italian name.',
          it: 'Il regolamento scrive alcune città in più modi; qui ognuna ha un nome inglese e uno italiano.',
          why: { en: 'One name for one place.', it: 'Un nome per ogni luogo.' },
        },
      ],
    },
    {
      id: '1.1.b',
      en: 'Persian cities and Constantinople get none.',
      it: 'Le città persiane e Costantinopoli non ne ricevono.',
    },
    {
      id: '1.2.a',
      en: 'Seven orange cubes lie in the box of the Bulgars.',
      it: 'Sette cubi arancioni stanno nel riquadro dei Bulgari.',
    },
    {
      id: '1.2.b',
      en: 'The purple guard lies in the box of the Emperor, the white one in that of the Caliph.',
      it: 'La guardia viola sta nel riquadro dell’Imperatore, quella bianca nel riquadro del Califfo.',
    },
    {
      id: '1.3.a',
      en: 'The first player is drawn by lot; play goes clockwise.',
      it: 'Il primo giocatore si sorteggia; si gioca in senso orario.',
    },
    {
      id: '1.4.a',
      en: 'Each player has 42 cubes. Byzantines: 1 Elite, 3 Main Army, 2 Levy, 2 Movement; Arabs: 8 Main Army, 5 Movement; 9 in the Cube Pool. The other 12 are casualties.',
      it: 'Ogni giocatore ha 42 cubi. Bizantini: 1 Élite, 3 Esercito Principale, 2 Leva, 2 Movimento; Arabi: 8 Esercito Principale, 5 Movimento; 9 nella Riserva di Cubi. Gli altri 12 sono nella Riserva delle Perdite.',
      rulings: [
        {
          id: 'R 4',
          en: 'Cubes, fortifications, pawns and Bulgar cubes are limited; coins, dice, purple and white counters are not.',
          it: 'Cubi, fortificazioni, pedine e cubi bulgari sono limitati; monete, dadi, segnalini viola e bianchi no.',
          why: {
            en: 'The former are limited by rules, the latter are only supplies.',
            it: 'I primi sono limitati dalle regole, gli altri sono soltanto scorte.',
          },
        },
      ],
    },
    {
      id: '1.4.b',
      en: 'The treasuries begin with 15 Byzantine and 5 Arab bezants.',
      it: 'I tesori partono con 15 bisanti bizantini e 5 arabi.',
    },
    { id: '1.4.c', en: 'No pawn is on the map at the start.', it: 'All’inizio sulla mappa non c’è nessuna pedina.' },
    {
      id: '1.5.a',
      en: 'Everybody begins with 10 points on each of the two tracks; his two other markers are his fortifications.',
      it: 'Ognuno parte da 10 punti su ciascuna delle due tabelle; gli altri due segnalini sono le sue fortificazioni.',
    },
    {
      id: '1.5.b',
      en: 'The turn marker stands on 1. A silver coin is worth 5 bezants, a copper one 1.',
      it: 'L’indicatore di turno sta sull’1. Una moneta d’argento vale 5 bisanti, una di rame 1.',
      notShown: 'a marker and coins: the game keeps both as numbers',
    },
  ],
};
