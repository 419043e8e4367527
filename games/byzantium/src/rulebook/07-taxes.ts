import type { Chapter } from '@tabula/engine';

export const taxes: Chapter = {
  id: '7',
  title: { en: 'D. Taxes', it: 'D. Tasse' },
  statements: [
    {
      id: '7.1.a',
      en: 'Any number of cubes goes from one’s Cube Pool to the Taxes box, for 2 bezants each.',
      it: 'Un numero qualsiasi di cubi va dalla propria Riserva di Cubi al riquadro Tasse, per 2 bisanti ciascuno.',
      rulings: [
        {
          id: 'R 18',
          en: 'At least one cube, and no bought ones.',
          it: 'Almeno un cubo, e nessun cubo comprato.',
          why: { en: 'Only the Cube Pool is named.', it: 'Il regolamento nomina solo la Riserva di Cubi.' },
        },
      ],
    },
    {
      id: '7.1.b',
      en: 'The bezants are split between the two treasuries at will.',
      it: 'I bisanti si dividono a piacere fra i due tesori.',
    },
    { id: '7.1.c', en: 'Each player does this once a turn.', it: 'Ogni giocatore può farlo una volta per turno.' },
  ],
};
