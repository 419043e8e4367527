import type { Chapter } from '@tabula/engine';

export const persians: Chapter = {
  id: 'XL',
  title: { en: 'The Persians', it: 'I Persiani' },
  statements: [
    {
      id: 'XL.A.a',
      heading: { en: 'The kingdom', it: 'Il regno' },
      en: 'Persia is a Mazdean kingdom of age 5 at the start, with Ctesiphon as capital.',
      it: 'La Persia è all’inizio un regno mazdeista di età 5, con capitale Ctesiphon.',
    },
    {
      id: 'XL.B.a',
      heading: { en: 'Becoming an empire', it: 'Diventare impero' },
      en: 'In the test for empire Persia has +1 for each client.',
      it: 'Nel test per l’impero la Persia ha +1 per ogni cliente.',
    },
    {
      id: 'XL.B.b',
      en: 'Persia Orientalis counts as a barbarian area for its size while it controls Persis.',
      it: 'Persia Orientalis conta come un’area barbarica per la sua estensione finché controlla Persis.',
    },
    {
      id: 'XL.B.c',
      en: 'As an empire its age goes back four spaces only.',
      it: 'Da impero la sua età torna indietro solo di quattro spazi.',
    },
    {
      id: 'XL.B.d',
      en: 'Satraps then cost like other infantry, but stay where they must.',
      it: 'I Satrapi costano allora come l’altra fanteria, ma restano dove devono.',
    },
    {
      id: 'XL.C.a',
      heading: { en: 'Satraps', it: 'Satrapi' },
      en: 'Satraps never leave Mesopotamia and Persis.',
      it: 'I Satrapi non escono mai da Mesopotamia e Persis.',
    },
    {
      id: 'XL.C.b',
      en: 'The leader Satrapes is a standard general without campaigns.',
      it: 'Il leader Satrapes è un generale standard senza campagne.',
    },
    {
      id: 'XL.D.a',
      heading: { en: 'Elephants', it: 'Elefanti' },
      en: 'There is one elephant unit from turn 3: a standard heavy unit that counts twice for heavy advantage.',
      it: 'C’è un’unità di elefanti dal turno 3: un’unità pesante standard che conta doppio per il vantaggio pesante.',
    },
    {
      id: 'XL.D.b',
      en: 'Whoever faces it has no exchange for cavalry superiority.',
      it: 'Chi l’affronta non ha lo scambio per la superiorità in cavalleria.',
    },
    {
      id: 'XL.E.a',
      heading: { en: 'Clients', it: 'Clienti' },
      en: 'Iberia is a client from the start, with Ganzac as fortified capital and a tribute of 2.',
      it: 'L’Iberia è cliente dall’inizio, con capitale fortificata Ganzac e un tributo di 2.',
    },
    {
      id: 'XL.E.b',
      en: 'The Lakhmids come on turn 3 in Lachmidaria as clients, pay nothing and lend a unit.',
      it: 'I Lakhmidi arrivano al turno 3 in Lachmidaria come clienti, non pagano nulla e prestano un’unità.',
    },
    {
      id: 'XL.F.a',
      heading: { en: 'Nisibis', it: 'Nisibis' },
      en: 'Assyria is Persian at the start.',
      it: 'L’Assyria è persiana all’inizio.',
    },
    {
      id: 'XL.G.a',
      heading: { en: 'The other nations of the Persian player', it: 'Le altre nazioni del giocatore persiano' },
      en: 'Alans, Vandals, Burgundians, Gepids and Scots are his, and the raids of Blemmyes and Arabs; the Aestii are inactive.',
      it: 'Sono sue Alani, Vandali, Burgundi, Gepidi e Scoti, e le razzie di Blemmi e Arabi; gli Estii sono inattivi.',
    },
    {
      id: 'XL.G.b',
      en: 'The Vandals get two fleets on turn 4, as soon as they hold a coastal province.',
      it: 'I Vandali ricevono due flotte al turno 4, appena tengono una provincia costiera.',
      rulings: [
        {
          id: 'G284',
          en: 'They come to the sea of a coastal province that they hold, when a port of theirs is near enough to keep fleets there.',
          it: 'Arrivano nel mare di una provincia costiera che tengono, quando un loro porto è abbastanza vicino da mantenervi flotte.',
          why: {
            en: 'Elsewhere they would be lost at the end of the activation (G20).',
            it: 'Altrove sarebbero perdute alla fine dell’attivazione (G20).',
          },
        },
      ],
    },
    {
      id: 'XL.G.c',
      en: 'Gepids who are vassals of the Huns when Attila dies are free and get two units.',
      it: 'I Gepidi vassalli degli Unni alla morte di Attila sono liberi e ricevono due unità.',
    },
    {
      id: 'XL.G.d',
      en: 'The Blemmyes may also raid Thebais and Aegyptus in spite of their cities, unless these have walls; a great raid there counts as a sack of the city.',
      it: 'I Blemmi possono razziare anche Thebais e Aegyptus nonostante le città, se non hanno mura; una razzia grande vi conta come saccheggio della città.',
    },
    {
      id: 'XL.H.a',
      heading: { en: 'Arabs and Islam', it: 'Arabi e Islam' },
      en: 'The Arabs raid from turn 7, and only they enter Arabia Deserta.',
      it: 'Gli Arabi razziano dal turno 7, e solo loro entrano nell’Arabia Deserta.',
    },
    {
      id: 'XL.H.b',
      en: 'On turn 11, after the raids, a D10 decides about Islam: +1 for each great Arab raid of turns 9 to 11, +1 if no civilised unit is in Hijaz, -2 if a civilised nation controls Arabia.',
      it: 'Al turno 11, dopo le razzie, un D10 decide dell’Islam: +1 per ogni grande razzia araba dei turni 9-11, +1 se nessuna unità civilizzata è in Hijaz, -2 se una nazione civilizzata controlla l’Arabia.',
    },
    {
      id: 'XL.H.c',
      en: 'With 6 or more Islam is born and turn 11 is the last, else turn 12.',
      it: 'Con 6 o più nasce l’Islam e il turno 11 è l’ultimo, se no il 12.',
    },
  ],
};
