import type { Chapter } from '@tabula/engine';

export const control: Chapter = {
  id: '4',
  title: { en: 'Money and control', it: 'Denaro e controllo' },
  statements: [
    {
      id: '4.1.a',
      heading: { en: 'Money', it: 'Denaro' },
      en: 'Tribute is the worth of all provinces one controls, and 5 for each city in them.',
      it: 'Il tributo è il valore di tutte le province che si controllano, più 5 per ogni città.',
      rulings: [
        {
          id: 'R-CON-4',
          en: 'The scale has no end.',
          it: 'L’indice non ha fine.',
          why: {
            en: 'All provinces and cities come to 370, more than printed scales show.',
            it: 'Tutte le province e le città fanno 370, più di quanto mostrino gli indici stampati.',
          },
        },
      ],
    },
    {
      id: '4.2.a',
      heading: { en: 'Control markers', it: 'Segnalini di controllo' },
      en: 'A marker shows who has conquered a province.',
      it: 'Un segnalino indica chi ha conquistato una provincia.',
    },
    {
      id: '4.2.b',
      en: 'Control stays when all pieces leave.',
      it: 'Il controllo resta anche quando tutti i pezzi se ne vanno.',
    },
    {
      id: '4.3.a',
      en: 'The marker on the scale goes up with every province conquered and city built, and down with every one lost.',
      it: 'Il segnalino sull’indice sale per ogni provincia conquistata e città costruita, e scende per ognuna perduta.',
    },
    {
      id: '4.4.a',
      en: 'Talents buy pieces and pay ransoms.',
      it: 'Con i Talenti si comprano pezzi e si pagano riscatti.',
    },
  ],
};
