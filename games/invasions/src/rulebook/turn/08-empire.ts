import type { Chapter } from '@tabula/engine';

export const empire: Chapter = {
  id: 'VIII',
  title: { en: 'Becoming an empire', it: 'Diventare un impero' },
  statements: [
    {
      id: 'VIII.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'A kingdom can become an empire by its size; its age does not matter.',
      it: 'Un regno può diventare un impero per la sua grandezza; l’età non conta.',
    },
    {
      id: 'VIII.B.a',
      heading: { en: 'The test', it: 'La prova' },
      en: 'A kingdom that controls at least three areas must take the test in the Status action; a barbarian area counts half, and halves are not rounded up.',
      it: 'Un regno che controlla almeno tre aree deve fare la prova nell’azione Status; un’area barbarica conta mezza, e le metà non si arrotondano.',
    },
    {
      id: 'VIII.B.b',
      en: 'It does not in the turn in which it was founded.',
      it: 'Non la fa nel turno in cui è stato fondato.',
    },
    {
      id: 'VIII.B.c',
      en: 'The test is a D10, one more with a leader of combat bonus 2 or better.',
      it: 'La prova è un D10, più uno con un leader di bonus di combattimento 2 o più.',
    },
    {
      id: 'VIII.B.d',
      en: 'One more in single Decline, two more in double Decline.',
      it: 'Uno in più in Declino semplice, due in Declino doppio.',
    },
    {
      id: 'VIII.B.e',
      en: 'Two more for each civilised area beyond the third.',
      it: 'Due in più per ogni area civilizzata oltre la terza.',
    },
    { id: 'VIII.B.f', en: 'One more for each barbarian area.', it: 'Uno in più per ogni area barbarica.' },
    {
      id: 'VIII.B.g',
      en: 'Three more if it controls Rome or Constantinople.',
      it: 'Tre in più se controlla Roma o Costantinopoli.',
    },
    {
      id: 'VIII.B.h',
      en: 'One more for each client; this is for the Persians.',
      it: 'Uno in più per ogni cliente; vale per i Persiani.',
    },
    { id: 'VIII.B.i', en: 'With less than 8 it stays a kingdom.', it: 'Con meno di 8 resta un regno.' },
    { id: 'VIII.B.j', en: 'With 8 or more it is an empire at once.', it: 'Con 8 o più è subito un impero.' },
    {
      id: 'VIII.C.a',
      heading: { en: 'The young empire', it: 'Il giovane impero' },
      en: 'Its age is 1 again, except for the Persians, who have a rule of their own.',
      it: 'La sua età torna a 1, tranne che per i Persiani, che hanno una regola propria.',
    },
    { id: 'VIII.C.b', en: 'Any Decline ends, even double.', it: 'Ogni Declino finisce, anche doppio.' },
    { id: 'VIII.C.c', en: 'It receives 20 gold at once.', it: 'Riceve subito 20 ori.' },
    {
      id: 'VIII.C.d',
      en: 'In the next turn’s Status action it gets 10 more, and after that none.',
      it: 'Nell’azione Status del turno dopo ne riceve altri 10, e poi più nulla.',
    },
  ],
};
