import type { Chapter } from '@tabula/engine';

export const turn: Chapter = {
  id: '2',
  title: { en: 'The turn', it: 'Il turno' },
  statements: [
    { id: '2.1.a', en: 'The game lasts three turns.', it: 'La partita dura tre turni.' },
    {
      id: '2.1.b',
      en: 'Each turn has three phases: player actions, income and upkeep, new turn.',
      it: 'Ogni turno ha tre fasi: azioni dei giocatori, entrate e mantenimento, nuovo turno.',
    },
    {
      id: '2.1.c',
      en: 'The game ends earlier if Constantinople falls (13).',
      it: 'La partita finisce prima se cade Costantinopoli (13).',
    },
  ],
};
