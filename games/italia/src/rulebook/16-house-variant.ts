import type { Chapter } from '@tabula/engine';

export const houseVariant: Chapter = {
  id: '16',
  title: { en: 'House variant', it: 'Variante della casa' },
  statements: [
    {
      id: '16.0.a',
      en: 'An option: before the dice each side aims each of its units at a single enemy unit; nobody is aimed at twice before all are aimed at once.',
      it: 'Opzione: prima dei dadi ogni parte assegna ciascuna unità a un singolo nemico; nessuno è bersagliato due volte prima che lo siano tutti.',
      rulings: [
        {
          id: 'R 65',
          en: 'Among equal units fire is spread evenly.',
          it: 'Tra unità uguali i tiri si distribuiscono.',
          why: { en: 'They cannot be told apart.', it: 'Non si distinguono.' },
        },
      ],
    },
    {
      id: '16.0.b',
      en: 'An option: cargo of a sunk fleet may change to others that have room.',
      it: 'Un’opzione: il carico di una flotta affondata può passare su altre che hanno posto.',
    },
  ],
};
