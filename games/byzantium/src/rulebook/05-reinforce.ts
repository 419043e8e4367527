import type { Chapter } from '@tabula/engine';

export const reinforce: Chapter = {
  id: '5',
  title: { en: 'B. Reinforce', it: 'B. Rinforzare' },
  statements: [
    {
      id: '5.1.a',
      en: 'One to three cubes are put into boxes of one’s Army Card, of one army or of both.',
      it: 'Si mettono da uno a tre cubi nei riquadri della propria Scheda Esercito, di uno o di entrambi gli eserciti.',
    },
    { id: '5.1.b', en: 'A box holds any number of cubes.', it: 'Un riquadro può contenere qualsiasi numero di cubi.' },
    {
      id: '5.2.a',
      en: 'Only one cube in an action may go into an Elite box.',
      it: 'In un’azione un solo cubo può andare in un riquadro Élite.',
      rulings: [
        {
          id: 'R 10',
          en: 'One in all; the setting eliteLimit allows one for each faction.',
          it: 'Uno in tutto; l’opzione eliteLimit ne permette uno per fazione.',
          why: {
            en: 'So the sentence reads; some groups play it by faction.',
            it: 'Così dice la frase; alcuni gruppi lo giocano per fazione.',
          },
        },
      ],
    },
  ],
};
