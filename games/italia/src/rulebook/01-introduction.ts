import type { Chapter } from '@tabula/engine';

export const introduction: Chapter = {
  id: '1',
  title: { en: 'Introduction', it: 'Introduzione' },
  statements: [
    {
      id: '1.0.a',
      en: 'Italia I is for three players and goes from 400 to 80 BC; Italia II is for four and goes from AD 390 to 820.',
      it: 'Italia I è per tre giocatori e va dal 400 all’80 a.C.; Italia II è per quattro e va dal 390 all’820 d.C.',
    },
    {
      id: '1.0.b',
      en: 'A player leads several nations, which come and go; each of them can win points.',
      it: 'Ogni giocatore guida più nazioni, che vanno e vengono; ognuna può fare punti.',
    },
  ],
};
