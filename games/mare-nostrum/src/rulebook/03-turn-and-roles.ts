import type { Chapter } from '@tabula/engine';

export const turnAndRoles: Chapter = {
  id: '3',
  title: { en: 'The turn and the roles', it: 'Il turno e i ruoli' },
  statements: [
    {
      id: '3.1.a',
      en: 'A turn has a commerce, a construction and a military phase; all finish one before the next begins.',
      it: 'Un turno ha una fase commercio, una costruzione e una militare; tutti finiscono una fase prima della successiva.',
    },
    {
      id: '3.1.b',
      en: 'The Director of Commerce says how many cards are traded, the Political Leader who builds when, the Military Leader who moves when.',
      it: 'Il Direttore del Commercio dice quante carte si scambiano, il Leader Politico chi costruisce quando, il Leader Militare chi muove quando.',
    },
    {
      id: '3.2.a',
      en: 'From the second turn on the roles are given anew at the start of each turn.',
      it: 'Dal secondo turno i ruoli si riassegnano all’inizio di ogni turno.',
      rulings: [
        {
          id: 'R-ROLETIME',
          en: 'All three together, by the position at the start of the turn.',
          it: 'Tutti e tre insieme, secondo la posizione all’inizio del turno.',
          why: {
            en: 'Said three times; only the role cards name the start of the phase.',
            it: 'È detto tre volte; solo le carte ruolo parlano dell’inizio della fase.',
          },
        },
      ],
    },
    {
      id: '3.2.b',
      en: 'Director of Commerce: most caravans and markets. Agamemnon adds 2.',
      it: 'Direttore del Commercio: più carovane e mercati. Agamennone aggiunge 2.',
    },
    {
      id: '3.2.c',
      en: 'Political Leader: most cities and temples. Solomon adds 2.',
      it: 'Leader Politico: più città e templi. Salomone aggiunge 2.',
    },
    {
      id: '3.2.d',
      en: 'Military Leader: most legions, triremes and fortresses on the board. Archimedes adds 2.',
      it: 'Leader Militare: più legioni, triremi e fortezze sulla plancia. Archimede aggiunge 2.',
    },
    {
      id: '3.3.a',
      en: 'A caravan or a city under an occupying legion counts for its occupier.',
      it: 'Una carovana o una città sotto una legione occupante conta per l’occupante.',
      rulings: [
        {
          id: 'R-OCCROLE',
          en: 'So do temples and markets under one; triremes count as soon as they are built, launched or not.',
          it: 'Anche i templi e i mercati sotto una legione; le triremi contano appena costruite, varate o no.',
          why: {
            en: 'The same reason holds for them; a new trireme stands on the board.',
            it: 'Vale la stessa ragione; una trireme nuova è sulla plancia.',
          },
        },
      ],
    },
    { id: '3.4.a', en: 'In a tie the holder keeps his card.', it: 'In caso di parità il detentore tiene la carta.' },
    {
      id: '3.4.b',
      en: 'If only others tie, the holder chooses which of them has it.',
      it: 'Se pareggiano solo altri, è il detentore a scegliere chi di loro la ottiene.',
    },
  ],
};
