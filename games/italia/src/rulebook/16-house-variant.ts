import type { Chapter } from '@tabula/engine';

export const houseVariant: Chapter = {
  id: '16',
  title: { en: 'House variant', it: 'Variante della casa' },
  statements: [
    {
      id: '16.0.a',
      en: 'An option: before the dice each side, whatever the other does, aims each of its units at a single enemy unit, in any order; nobody is aimed at twice unless all are aimed at.',
      it: 'Opzione: prima dei dadi ogni parte, qualunque cosa faccia l’altra, assegna ciascuna unità a un singolo nemico, in qualsiasi ordine; nessuno è bersagliato due volte se non lo sono tutti.',
      rulings: [
        {
          id: 'R 65',
          en: 'Equal units at which equal units aim are one choice; the attacker says first.',
          it: 'Unità uguali, bersaglio di unità uguali, sono una scelta sola; l’attaccante dichiara per primo.',
          why: {
            en: 'Nothing else tells them apart; and the order is the one of the book’s own rule.',
            it: 'Nient’altro le distingue; e l’ordine è quello della regola normale.',
          },
        },
        {
          id: 'R 122',
          en: 'Neither side’s aims are hidden or bind the other.',
          it: 'Le scelte di una parte non sono nascoste e non vincolano l’altra.',
          why: {
            en: 'What independent means the variant says itself: as if every unit were a kind of its own; and of kinds the attacker speaks first, for all to hear.',
            it: 'Che cosa vuol dire indipendenti lo spiega la variante stessa: come se ogni unità fosse un tipo a sé; e tra i tipi l’attaccante dichiara per primo, davanti a tutti.',
          },
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
