import type { Chapter } from '@tabula/engine';

export const end: Chapter = {
  id: '7',
  title: { en: 'The end', it: 'La fine' },
  statements: [
    {
      id: '7.1.a',
      en: 'The game ends at once when somebody has won (1.2).',
      it: 'La partita finisce appena qualcuno ha vinto (1.2).',
      rulings: [
        {
          id: 'R-STUCK',
          en: 'The setting maxTurns sets a last turn: most heroes and wonders win, then provinces, then cards, then it is shared.',
          it: 'L’opzione maxTurns fissa un ultimo turno: vince chi ha più eroi e meraviglie, poi province, poi carte, poi si condivide.',
          why: {
            en: 'The book has no last turn; some evenings have.',
            it: 'Il regolamento non ha un ultimo turno; certe serate sì.',
          },
        },
      ],
    },
    {
      id: '7.2.a',
      en: 'Who builds first is the Political Leader’s advantage: of several who could win, the first does.',
      it: 'Chi costruisce prima è il vantaggio del Leader Politico: fra più che potrebbero vincere vince il primo.',
    },
    {
      id: '7.2.b',
      en: 'If several others than he could end in the same turn they may agree to share the victory, or to play on until only one wins.',
      it: 'Se più giocatori diversi da lui possono finire nello stesso turno ci si può accordare: vittoria divisa, o si continua finché vince uno solo.',
      rulings: [
        {
          id: 'R-DRAW',
          en: 'Only by the setting friendlyDraw. The Political Leader never shares. Played on, one card more is needed to win, by anybody; who alone has it already, the leader too, has won. The Pyramids then are a card like others.',
          it: 'Solo con l’opzione friendlyDraw. Il Leader Politico non divide mai. Se si continua, a chiunque per vincere serve una carta in più; chi è il solo ad averla già, leader compreso, ha vinto. Le Piramidi allora sono una carta come le altre.',
          why: {
            en: 'The FAQ leaves it to the table, and excepts the leader. It thinks of the two who tie, but nobody is ever out: a third may still overtake them.',
            it: 'La FAQ lo lascia al tavolo, ed esclude il leader. Pensa ai due alla pari, ma nessuno è mai eliminato: un terzo può ancora superarli.',
          },
        },
      ],
    },
  ],
};
