import type { Rulebook } from '@tabula/engine';

/** The Oasis Road is our own: this is its book. */
export const rulebook: Rulebook = [
  {
    id: '1',
    title: { en: 'The start', it: 'L’inizio' },
    statements: [
      { id: '1.a', en: 'Each caravan starts in its city.', it: 'Ogni carovana parte dalla propria città.' },
      {
        id: '1.b',
        en: 'Each player gets one of four commissions, which names an oasis, and shows it to nobody.',
        it: 'Ogni giocatore riceve uno di quattro incarichi, che nomina un’oasi, e non lo mostra a nessuno.',
      },
    ],
  },
  {
    id: '2',
    title: { en: 'The march', it: 'La marcia' },
    statements: [
      { id: '2.a', en: 'The game lasts six moons.', it: 'Il gioco dura sei lune.' },
      {
        id: '2.b',
        en: 'In each moon both decide in secret: stay, or march to a neighbouring place, but not into the other’s city.',
        it: 'In ogni luna entrambi decidono in segreto: restare, o marciare in un luogo vicino, ma non nella città dell’altro.',
      },
      { id: '2.c', en: 'Then both move at once.', it: 'Poi entrambi si muovono insieme.' },
      {
        id: '2.d',
        en: 'Caravans that change places pass each other in the dark.',
        it: 'Due carovane che si scambiano di posto si incrociano nel buio.',
      },
    ],
  },
  {
    id: '3',
    title: { en: 'A meeting', it: 'Un incontro' },
    statements: [
      {
        id: '3.a',
        en: 'If both are in one place, each rolls a die; whose the well is adds one.',
        it: 'Se entrambi sono nello stesso luogo, ciascuno tira un dado; chi possiede il pozzo aggiunge uno.',
      },
      {
        id: '3.b',
        en: 'Who has less withdraws to a neighbouring place of his choice.',
        it: 'Chi ha meno si ritira in un luogo vicino a sua scelta.',
      },
      { id: '3.c', en: 'With equal rolls both stay.', it: 'Con tiri uguali restano entrambi.' },
    ],
  },
  {
    id: '4',
    title: { en: 'The wells', it: 'I pozzi' },
    statements: [
      {
        id: '4.a',
        en: 'At the end of a moon, whoever is alone in an oasis takes its well and keeps it until the other takes it.',
        it: 'Alla fine di una luna, chi è solo in un’oasi ne prende il pozzo e lo tiene finché l’altro non lo prende.',
      },
    ],
  },
  {
    id: '5',
    title: { en: 'The end', it: 'La fine' },
    statements: [
      {
        id: '5.a',
        en: 'After the sixth moon wells count: Ammon three, Paraetonium two, Augila and Bahariya one.',
        it: 'Dopo la sesta luna i pozzi contano: Ammone tre, Paretonio due, Augila e Bahariya uno.',
      },
      {
        id: '5.b',
        en: 'The well of one’s own commission counts two more.',
        it: 'Il pozzo del proprio incarico vale due in più.',
      },
      {
        id: '5.c',
        en: 'Who has most wins; with as many, both do.',
        it: 'Vince chi ha di più; a parità vincono entrambi.',
      },
    ],
  },
];
