import type { Chapter } from '@tabula/engine';

export const tribute: Chapter = {
  id: '11',
  title: { en: 'Phase three: tribute', it: 'Fase tre: tributi' },
  statements: [
    {
      id: '11.1.a',
      heading: { en: 'Collecting tribute', it: 'Riscossione dei tributi' },
      en: 'The player collects as many Talents as his marker shows, and it shows what he controls.',
      it: 'Il giocatore riscuote tanti Talenti quanti ne indica il suo segnalino, che indica ciò che controlla.',
    },
    {
      id: '11.1.b',
      en: 'Without his home he collects nothing.',
      it: 'Senza la sua residenza non riscuote nulla.',
    },
  ],
};
