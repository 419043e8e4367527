import type { Chapter } from '@tabula/engine';

export const goths: Chapter = {
  id: 'XLI',
  title: { en: 'The Goths', it: 'I Goti' },
  statements: [
    {
      id: 'XLI.A.a',
      heading: { en: 'Exchange of units', it: 'Scambio di unità' },
      en: 'Each of the two Gothic nations may lend the other a unit at the start of its activation, every turn, without card or gold.',
      it: 'Ciascuna delle due nazioni gote può prestare all’altra un’unità all’inizio della sua attivazione, ogni turno, senza carta né oro.',
      rulings: [
        {
          id: 'G432',
          en: 'It comes to the horde or capital; if there is no room, to a province of the borrower’s choice; if there is none anywhere, it does not come.',
          it: 'Arriva all’orda o alla capitale; se non c’è posto, in una provincia a scelta di chi la riceve; se non ce n’è da nessuna parte, non viene.',
          why: {
            en: 'The limit is checked when mercenaries are deployed (XVII.A); so it is with those of vassals (XXIX.D).',
            it: 'Il limite si verifica quando si dispiegano mercenari (XVII.A); così è per quelli dei vassalli (XXIX.D).',
          },
        },
      ],
    },
    {
      id: 'XLI.A.b',
      en: 'Not while one is vassal or federate of a nation hostile to the other.',
      it: 'Non se una è vassalla o federata di una nazione ostile all’altra.',
    },
    {
      id: 'XLI.A.c',
      en: 'The unit goes home at the end of the activation.',
      it: 'L’unità torna a casa alla fine dell’attivazione.',
      rulings: [
        {
          id: 'G199',
          en: 'It always goes home; the lender may lend one again in the next turn.',
          it: 'Torna sempre a casa; chi presta può prestarne una di nuovo il turno dopo.',
          why: {
            en: 'To leave it abroad would have to be asked at the end of every activation, and lending anew comes to the same.',
            it: 'Lasciarla lì andrebbe chiesto alla fine di ogni attivazione, e prestarne un’altra è lo stesso.',
          },
        },
      ],
    },
    {
      id: 'XLI.B.a',
      heading: { en: 'Arians', it: 'Ariani' },
      en: 'Goths are immune to heresies while barbarian, and may convert.',
      it: 'I Goti sono immuni alle eresie finché sono barbari, e possono convertirsi.',
    },
    {
      id: 'XLI.C.a',
      heading: { en: 'Foedus', it: 'Foedus' },
      en: 'A Gothic federate founds a kingdom only after it has broken its Foedus.',
      it: 'Un federato goto fonda un regno solo dopo aver rotto il Foedus.',
    },
    {
      id: 'XLI.D.a',
      heading: { en: 'Scythia', it: 'Scythia' },
      en: 'On turn 1 the Ostrogoths may enter Scythia; any still there on turn 2 leave in their activation or are eliminated.',
      it: 'Al turno 1 gli Ostrogoti possono entrare in Scythia; chi vi è ancora al turno 2 ne esce nella propria attivazione o è eliminato.',
    },
    {
      id: 'XLI.E.a',
      heading: { en: 'Ostrogoths', it: 'Ostrogoti' },
      en: 'The Ostrogoths are not forced to become a kingdom before turn 7.',
      it: 'Gli Ostrogoti non sono costretti a diventare regno prima del turno 7.',
      rulings: [
        {
          id: 'G264',
          en: 'By no test: neither the one from age 5 nor that of a nation which grows older than 7. Freely they may.',
          it: 'Da nessun test: né quello dall’età 5 né quello di chi invecchia oltre 7. Volontariamente possono.',
          why: {
            en: 'Either test would force them.',
            it: 'Entrambi i test li costringerebbero.',
          },
        },
      ],
    },
    {
      id: 'XLI.F.a',
      heading: { en: 'Heruli', it: 'Eruli' },
      en: 'On turn 6 Herul auxiliaries of the West desert to the horde of the Heruli.',
      it: 'Al turno 6 gli ausiliari eruli d’Occidente disertano e vanno all’orda degli Eruli.',
    },
    {
      id: 'XLI.G.a',
      heading: { en: 'Angles, Saxons, Jutes', it: 'Angli, Sassoni, Iuti' },
      en: 'They raid up to turn 4, with a treasury from the start, and invade on turn 5.',
      it: 'Razziano fino al turno 4, con un Tesoro fin dall’inizio, e invadono al turno 5.',
    },
    {
      id: 'XLI.G.b',
      en: 'Their units and hordes cross one sea zone without fleets, two to Britannia, without a test for shipwreck.',
      it: 'Le loro unità e orde attraversano una zona di mare senza flotte, due verso la Britannia, senza test di naufragio.',
    },
    {
      id: 'XLI.G.c',
      en: 'Raiders who settled before are part of the entry, and the horde may come to their province.',
      it: 'I predoni già insediati fanno parte dell’arrivo, e l’orda può arrivare nella loro provincia.',
    },
    {
      id: 'XLI.G.d',
      en: 'From turn 9, in the Status action, the Gothic player may merge Angles and Saxons if both are kingdoms.',
      it: 'Dal turno 9, nell’azione Status, il giocatore goto può unire Angli e Sassoni se entrambi sono regni.',
    },
    {
      id: 'XLI.G.e',
      en: 'All passes to the Angles, with the lower age, one of the two capitals and the better points of both cards.',
      it: 'Tutto passa agli Angli, con l’età più bassa, una delle due capitali e i punti migliori delle due schede.',
    },
    {
      id: 'XLI.H.a',
      heading: { en: 'The other nations of the Gothic player', it: 'Le altre nazioni del giocatore goto' },
      en: 'Suebi and Heruli are his, and the raids of the Berbers; the Venedae are inactive.',
      it: 'Sono suoi Svevi ed Eruli, e le razzie dei Berberi; i Venedi sono inattivi.',
    },
  ],
};
