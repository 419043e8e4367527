import type { Chapter } from '@tabula/engine';

export const terms: Chapter = {
  id: '0',
  title: { en: 'What it is about, and the words', it: 'Di che si tratta, e le parole' },
  statements: [
    {
      id: '0.1.a',
      en: 'Two factions fight, the Byzantines (purple) and the Arabs (white); every player leads an army of both.',
      it: 'Si affrontano due fazioni, i Bizantini (viola) e gli Arabi (bianchi); ogni giocatore guida un esercito di entrambe.',
      rulings: [
        {
          id: 'R 1',
          en: 'Where the introduction says that the Arabs fall upon the Arab and the Byzantine empire, the Persian and the Byzantine are meant.',
          it: 'Dove l’introduzione dice che gli Arabi si abbattono sull’impero arabo e su quello bizantino, si intendono il persiano e il bizantino.',
          why: {
            en: 'A slip of the pen; nothing in play depends on it.',
            it: 'È un refuso; nel gioco non ne dipende nulla.',
          },
          notShown: 'a slip of the pen in the introduction, without effect on play',
        },
      ],
    },
    {
      id: '0.1.b',
      en: 'Persian cities (grey) belong to neither faction and may be attacked by both.',
      it: 'Le città persiane (grigie) non sono di nessuna delle due fazioni e tutte e due possono attaccarle.',
    },
    {
      id: '0.1.c',
      en: 'Two, three or four can play; nothing else changes with their number.',
      it: 'Si gioca in due, tre o quattro; col numero dei giocatori non cambia altro.',
    },
    {
      id: '0.2.a',
      en: 'The counters on a city, one to three, are its value: its strength in a siege, its income, its points.',
      it: 'I segnalini su una città, da uno a tre, ne sono il valore: forza nell’assedio, entrate, punti.',
    },
    {
      id: '0.3.a',
      en: 'Its counters give a city its colour: purple Byzantine, white Arab, orange Bulgar. A Persian city carries none yet.',
      it: 'I segnalini danno il colore alla città: viola bizantina, bianco araba, arancione bulgara. Una città persiana non ne porta ancora.',
    },
    {
      id: '0.3.b',
      en: 'Constantinople is Byzantine and never carries counters.',
      it: 'Costantinopoli è bizantina e non porta mai segnalini.',
    },
    {
      id: '0.4.a',
      en: 'A player controls a city while his cube or his fortification stands on its counters.',
      it: 'Un giocatore controlla una città finché sui segnalini c’è un suo cubo o una sua fortificazione.',
    },
    {
      id: '0.4.b',
      en: 'Nobody ever controls a Persian or a Bulgar city, nor Constantinople.',
      it: 'Nessuno controlla mai una città persiana o bulgara, né Costantinopoli.',
    },
    {
      id: '0.5.a',
      en: 'A city of its own colour is friendly to an army, every other city is an enemy’s.',
      it: 'Per un esercito una città del suo colore è alleata, ogni altra è nemica.',
    },
    {
      id: '0.6.a',
      en: 'On the Army Card each faction has four boxes, Elite, Main Army, Levy and Movement, and a treasury; both share one Cube Pool.',
      it: 'Sulla Scheda Esercito ogni fazione ha quattro riquadri, Élite, Esercito Principale, Leva e Movimento, e un tesoro; la Riserva di Cubi è comune.',
    },
    {
      id: '0.6.b',
      en: 'Cubes that are lost lie beside the card, in the Casualty Pool.',
      it: 'I cubi persi stanno accanto alla scheda, nella Riserva delle Perdite.',
    },
    {
      id: '0.7.a',
      en: 'An army is what lies in Elite, Main Army and Movement; the Levy is no part of it.',
      it: 'L’esercito è ciò che sta in Élite, Esercito Principale e Movimento; la Leva non ne fa parte.',
    },
    {
      id: '0.7.b',
      en: 'A player has one pawn for each army; the colour of the city in which a pawn stands says which army it is.',
      it: 'Ogni giocatore ha una pedina per ciascun esercito; il colore della città in cui si trova dice di quale esercito si tratta.',
    },
    {
      id: '0.8.a',
      en: 'The game has three turns; a turn has any number of rounds, and in each round a player takes one action.',
      it: 'La partita ha tre turni; un turno ha un numero qualsiasi di round, e in ogni round un giocatore compie un’azione.',
      rulings: [
        {
          id: 'R 2',
          en: '“Turn” means one of the three; what is repeated within it is a round, what a player does in a round is an action.',
          it: '«Turno» è uno dei tre; ciò che vi si ripete è un round, ciò che un giocatore fa in un round è un’azione.',
          why: {
            en: 'The book uses the word for all three; its sections make clear which is meant.',
            it: 'Il regolamento usa la parola per tutti e tre; le sezioni fanno capire quale intende.',
          },
        },
      ],
    },
    {
      id: '0.9.a',
      en: 'Everything is open: cubes, money and points are seen by all.',
      it: 'Tutto è palese: cubi, denaro e punti sono sotto gli occhi di tutti.',
    },
  ],
};
