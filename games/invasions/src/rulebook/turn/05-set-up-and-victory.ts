import type { Chapter } from '@tabula/engine';

export const setUpAndVictory: Chapter = {
  id: 'V',
  title: { en: 'Set-up, points, victory', it: 'Preparazione, punti, vittoria' },
  statements: [
    {
      id: 'V.A.a',
      heading: { en: 'Set-up', it: 'Preparazione' },
      en: 'The scenario says which nations are in play; the game has the one that begins in 350.',
      it: 'Lo scenario dice quali nazioni sono in gioco; il gioco ha quello che comincia nel 350.',
      rulings: [
        {
          id: 'G150',
          en: 'With two players each runs two sides; with three nobody has the Persians, who stay where they are, hold what they have and save their gold; what is too much for a province is lost.',
          it: 'In due ciascuno guida due fazioni; in tre nessuno ha i Persiani, che restano dove sono, tengono ciò che hanno e risparmiano l’oro; ciò che eccede in una provincia è perduto.',
          why: {
            en: 'The game is for four; the map has to be full with fewer too.',
            it: 'Il gioco è per quattro; la mappa dev’essere piena anche con meno giocatori.',
          },
        },
      ],
    },
    {
      id: 'V.A.b',
      en: 'Each nation’s capital or horde is put in the province that the scenario names.',
      it: 'La capitale o l’orda di ogni nazione va nella provincia che indica lo scenario.',
    },
    {
      id: 'V.A.c',
      en: 'Its units go to the provinces, areas and seas named; the others are its supply.',
      it: 'Le sue unità vanno nelle province, aree e mari indicati; le altre sono la sua scorta.',
    },
    { id: 'V.A.d', en: 'Its treasury starts with the sum given.', it: 'Il tesoro parte dalla somma indicata.' },
    {
      id: 'V.A.e',
      en: 'Its age is 1 unless the scenario says otherwise.',
      it: 'L’età è 1, salvo diversa indicazione.',
    },
    {
      id: 'V.A.f',
      en: 'Client nations get their tribute marker.',
      it: 'Le nazioni clienti ricevono il loro segnalino Tributo.',
    },
    {
      id: 'V.A.g',
      en: 'Walls stand in the cities that are fortified on the map or by the scenario.',
      it: 'Le mura stanno nelle città fortificate sulla mappa o dallo scenario.',
    },
    {
      id: 'V.A.h',
      en: 'Heresies and calamities are put where the scenario says.',
      it: 'Eresie e calamità si mettono dove dice lo scenario.',
    },
    {
      id: 'V.A.i',
      en: 'The decks of Administration, Diplomacy and Event cards are shuffled and lie face down.',
      it: 'I mazzi di carte Amministrazione, Diplomazia ed Evento si mescolano e stanno coperti.',
    },
    {
      id: 'V.A.j',
      en: 'Turn 1 begins with the Events of the Time phase.',
      it: 'Il turno 1 comincia dagli Eventi della fase temporale.',
    },
    {
      id: 'V.B.a',
      heading: { en: 'Points', it: 'Punti' },
      en: 'Nations score above all for provinces and areas they control, by themselves or through others.',
      it: 'Le nazioni fanno punti soprattutto con le province e le aree che controllano, da sé o tramite altri.',
    },
    { id: 'V.B.b', en: 'Vassalage changes what is scored.', it: 'Il vassallaggio cambia il punteggio.' },
    {
      id: 'V.B.c',
      en: 'Control is scored at the end of turns 3, 6 and 9 and of the last turn.',
      it: 'Il controllo si conta alla fine dei turni 3, 6 e 9 e dell’ultimo.',
    },
    {
      id: 'V.B.d',
      en: 'A scenario may have other dates.',
      it: 'Uno scenario può avere altre date.',
      notShown: 'the only scenario has none',
    },
    {
      id: 'V.B.e',
      en: 'Some nations score in other ways too, by their card.',
      it: 'Alcune nazioni fanno punti anche in altri modi, secondo la scheda.',
    },
    {
      id: 'V.B.f',
      en: 'Points also come from raids, weddings, conversion to the Catholic faith and Foedera.',
      it: 'Danno punti anche razzie, matrimoni, la conversione al cattolicesimo e i Foedera.',
    },
    {
      id: 'V.C.a',
      heading: { en: 'Victory', it: 'Vittoria' },
      en: 'The player whose nations have most points together at the end wins.',
      it: 'Vince il giocatore le cui nazioni hanno insieme più punti alla fine.',
    },
    {
      id: 'V.C.b',
      en: 'The game ends after turn 11 if Islam has been born, else after turn 12.',
      it: 'La partita finisce dopo il turno 11 se è nato l’Islam, altrimenti dopo il 12.',
    },
    {
      id: 'V.C.c',
      en: 'If there is a tie the score of the last turn counts once more.',
      it: 'A parità si conta ancora una volta il punteggio dell’ultimo turno.',
      rulings: [
        {
          id: 'G192',
          en: 'All points of the last turn count once more, from wherever they came: land, raids, Foedera, weddings, conversions.',
          it: 'Contano di nuovo tutti i punti dell’ultimo turno, da dovunque vengano: terre, razzie, Foedera, matrimoni, conversioni.',
          why: {
            en: 'The book says the score of the last turn, not of its Scoring phase.',
            it: 'Il libro dice il punteggio dell’ultimo turno, non della sua fase Punteggio.',
          },
        },
      ],
    },
    {
      id: 'V.C.d',
      en: 'If that is the same as well the order is Romans, Huns, Persians, Goths.',
      it: 'Se è pari anche quello, l’ordine è Romani, Unni, Persiani, Goti.',
    },
  ],
};
