import type { Chapter } from '@tabula/engine';

export const overview: Chapter = {
  id: 'I',
  title: { en: 'What the game is about', it: 'Di che si tratta' },
  statements: [
    {
      id: 'I.a',
      en: 'The two volumes of the series span the years 350 to 950; this is the first of them.',
      it: 'I due volumi della serie vanno dal 350 al 950; questo è il primo.',
      notShown: 'history, not a rule',
    },
    {
      id: 'I.b',
      en: 'Each player runs several peoples, called nations.',
      it: 'Ogni giocatore guida più popoli, detti nazioni.',
    },
    {
      id: 'I.c',
      en: 'Nations score victory points for their player, above all by holding places on the map.',
      it: 'Le nazioni danno punti vittoria al loro giocatore, soprattutto tenendo luoghi della mappa.',
    },
    {
      id: 'I.d',
      en: 'Most nations are barbarians who come onto the map and make room for themselves by numbers.',
      it: 'Quasi tutte le nazioni sono barbari che entrano sulla mappa e si fanno largo con il numero.',
      notShown: 'description',
    },
    {
      id: 'I.e',
      en: 'Barbarians who settle down become civilised: a kingdom first and, if that grows large enough, an empire.',
      it: 'I barbari che si stabiliscono si civilizzano: prima sono un regno e, se diventa abbastanza grande, un impero.',
    },
    { id: 'I.f', en: 'An empire too can collapse in the end.', it: 'Anche un impero alla fine può crollare.' },
    {
      id: 'I.g',
      en: 'Each nation has a card with its own goals, reinforcements, leaders and special rules.',
      it: 'Ogni nazione ha una scheda con i suoi obiettivi, rinforzi, leader e regole speciali.',
    },
    {
      id: 'I.h',
      en: 'The Historical Calendar says turn by turn which nations enter, what reinforcements barbarians get and which historical leaders are there.',
      it: 'Il Calendario Storico dice turno per turno quali nazioni entrano, quali rinforzi hanno i barbari e quali leader storici ci sono.',
    },
  ],
};
