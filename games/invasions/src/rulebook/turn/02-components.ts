import type { Chapter } from '@tabula/engine';

export const components: Chapter = {
  id: 'II',
  title: { en: 'Components', it: 'Componenti' },
  statements: [
    {
      id: 'II.a',
      en: 'The box holds the rules and an appendix, 12 player aids, 33 nation cards and 40 score markers.',
      it: 'La scatola contiene regolamento e appendice, 12 aiuti giocatore, 33 schede nazione e 40 segnapunti.',
      notShown: 'printed components',
    },
    {
      id: 'II.b',
      en: 'There are 20 battle dice and two ten-sided dice.',
      it: 'Ci sono 20 dadi da battaglia e due dadi a dieci facce.',
      notShown: 'printed components',
    },
    {
      id: 'II.c',
      en: 'The 108 cards are 18 for administration, 18 for diplomacy and 72 events.',
      it: 'Le 108 carte sono 18 di amministrazione, 18 di diplomazia e 72 eventi.',
      notShown: 'printed components',
    },
    {
      id: 'II.d',
      en: '216 markers show ages, treasuries, tributes, calamities, plunder, decline, revolts, walls and capitals.',
      it: '216 segnalini indicano età, tesori, tributi, calamità, saccheggi, declino, rivolte, mura e capitali.',
      notShown: 'printed components',
    },
    {
      id: 'II.e',
      en: '540 counters in the colours of four players are units, fleets, Limites, hordes and leaders.',
      it: '540 pedine nei colori di quattro giocatori sono unità, flotte, Limites, orde e leader.',
      notShown: 'printed components',
    },
    {
      id: 'II.f',
      en: 'The board is a map of the ancient world.',
      it: 'Il tabellone è una mappa del mondo antico.',
      notShown: 'printed components',
    },
  ],
};
