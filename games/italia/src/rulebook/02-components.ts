import type { Chapter } from '@tabula/engine';

export const components: Chapter = {
  id: '2',
  title: { en: 'Board and pieces', it: 'Plancia e pezzi' },
  statements: [
    {
      id: '2.1.a',
      heading: { en: 'The board', it: 'La plancia' },
      en: 'The board has 25 areas on the Italian mainland and 5 provinces in Africa.',
      it: 'La plancia ha 25 aree sulla penisola italiana e 5 province africane.',
      rulings: [
        {
          id: 'R 1',
          en: 'The 25 are the mainland alone; Taurinum, Aquileia, Histria and, in Africa, Mauretania fill up the numbers.',
          it: 'Le 25 sono la sola penisola; Taurinum, Aquileia, Histria e, in Africa, la Mauretania completano il conto.',
          why: {
            en: 'More areas are named than 25, if the islands are counted; fewer than 25, if they are not.',
            it: 'Contando le isole le aree nominate sono più di 25, senza le isole sono meno.',
          },
        },
        {
          id: 'R 4',
          en: 'Wrong cross-references are read as they are meant: 6.1 for what is left over, 13.1 for the capital of Rome.',
          it: 'I rimandi sbagliati si leggono come sono intesi: 6.1 per l’oro che avanza, 13.1 per la capitale di Roma.',
          why: { en: 'The sections named do not exist.', it: 'Le sezioni citate non esistono.' },
          notShown: 'what a printed number means',
        },
      ],
    },
    {
      id: '2.1.b',
      en: 'Corsica, Sardinia (Olbia and Carales) and Sicily (Lilybaeum, Agrigentum, Messana, Syracusae) belong to Italy.',
      it: 'Corsica, Sardegna (Olbia e Carales) e Sicilia (Lilibeo, Agrigento, Messana, Syracusa) fanno parte dell’Italia.',
    },
    {
      id: '2.1.c',
      en: 'Southern Italy is Apulia, Samnium, Neapolis, Lucania, Calabria, Bruttium and Rhegium; the rest of the mainland is Northern Italy.',
      it: 'Il Sud è formato da Puglia, Sannio, Neapolis, Lucania, Calabria, Bruzio e Reggio; il resto della penisola è il Nord.',
    },
    {
      id: '2.1.d',
      en: 'Alpes, Helvetia, Noricum and Illyricum are entry areas of Italy, Aures is that of Africa. They belong to neither.',
      it: 'Alpi, Helvetia, Norico e Illirico sono aree d’ingresso dell’Italia, Aures dell’Africa. Non ne fanno parte.',
    },
    {
      id: '2.1.e',
      en: 'Highland are Pavia, Florentia, Perusia, Umbria, Samnium, Rhegium, Corsica, Agrigentum, Olbia and every entry area, also for those to whom it is ordinary land.',
      it: 'Sono altopiani Pavia, Florentia, Perugia, Umbria, Sannio, Reggio, Corsica, Agrigento, Olbia e tutte le aree d’ingresso, anche per chi le tratta da aree normali.',
    },
    {
      id: '2.1.f',
      en: 'Ravenna and Venetia are marsh. It bears on combat, not on movement or stacking.',
      it: 'Ravenna e Venezia sono paludi: contano in combattimento, non per il movimento né per l’ammassamento.',
    },
    {
      id: '2.1.g',
      en: 'There are nine seas. Fleets move and fight there; land units go there only aboard.',
      it: 'Ci sono nove mari. Vi si muovono e combattono le flotte; le unità di terra ci vanno solo a bordo.',
      rulings: [
        {
          id: 'R 2',
          en: 'The ninth sea is the Mare Illyricum, off Apulia, Calabria and Illyricum.',
          it: 'Il nono mare è il Mare Illyricum, davanti a Puglia, Calabria e Illirico.',
          why: {
            en: 'The list breaks off after eight; off Africa and Ravenna there is no room for another.',
            it: 'L’elenco si ferma a otto; davanti all’Africa e a Ravenna non c’è posto per altri.',
          },
        },
      ],
    },
    {
      id: '2.1.h',
      en: 'Arrows mark two straits, Messana-Rhegium and Olbia-Corsica, which land units cross without a fleet.',
      it: 'Le frecce segnano due stretti, Messana-Reggio e Olbia-Corsica, che le unità di terra passano senza flotta.',
    },
    {
      id: '2.1.i',
      en: 'In areas with a square no city can be built.',
      it: 'Nelle aree con il quadrato non si possono costruire città.',
    },
    {
      id: '2.1.j',
      en: 'Where four borders meet nobody crosses the corner.',
      it: 'Dove si incontrano quattro confini non si passa dall’angolo.',
    },
    {
      id: '2.2.a',
      heading: { en: 'The pieces', it: 'I pezzi' },
      en: 'Cities and ruins are pieces without an owner’s colour.',
      it: 'Città e rovine sono pezzi senza colore.',
      rulings: [
        {
          id: 'R 3',
          en: 'City counters are common to all nations, one for an area; every nation has its gold and its marker of submission.',
          it: 'I segnalini città sono comuni a tutte le nazioni, uno per area; ogni nazione ha il suo oro e il suo segnalino sottomissione.',
          why: {
            en: 'The pages on the other counters are missing from the text.',
            it: 'Nel testo mancano le pagine sugli altri segnalini.',
          },
          notShown: 'a piece of cardboard',
        },
      ],
      notShown: 'a piece of cardboard',
    },
    {
      id: '2.2.1.a',
      heading: { en: 'Units', it: 'Unità' },
      en: 'A counter shows its nation, what it needs to hit, and how many areas it moves.',
      it: 'Il segnalino indica la nazione, quanto serve per colpire e di quante aree muove.',
    },
    {
      id: '2.2.1.1.a',
      en: 'Infantry: every nation has it except Romans and Western Romans.',
      it: 'Fanteria: l’hanno tutte le nazioni tranne Romani e Romano-occidentali.',
      rulings: [
        {
          id: 'R 58',
          en: 'Populares and Optimates have none either.',
          it: 'Non l’hanno neanche Populares e Ottimati.',
          why: {
            en: 'The text gives it to all but those two. But nobody who can buy legions for the same price would take it: the Optimates buy nothing in their only round, and the Populares have more counters of legions than gold for recruits.',
            it: 'Il testo la dà a tutti tranne quei due. Ma nessuno che può comprare legioni allo stesso prezzo la prenderebbe: gli Ottimati nel loro unico round non comprano nulla, e i Populares hanno più segnalini legione che oro per le reclute.',
          },
        },
      ],
    },
    {
      id: '2.2.1.2.a',
      en: 'Roman Foederati, only of the Western Romans, are like infantry.',
      it: 'I Fœderati romani, solo dei Romano-occidentali, valgono come fanteria.',
    },
    {
      id: '2.2.1.3.a',
      en: 'Legions: Romans, Populares and Optimates in Italia I, Western Romans in Italia II.',
      it: 'Legioni: Romani, Populares e Ottimati in Italia I, Romano-occidentali in Italia II.',
    },
    {
      id: '2.2.1.4.a',
      en: 'Consular legions: only Romans and Populares.',
      it: 'Legioni consolari: solo Romani e Populares.',
    },
    { id: '2.2.1.5.a', en: 'Knights appear only in Italia II.', it: 'I cavalieri ci sono solo in Italia II.' },
    {
      id: '2.2.1.6.a',
      en: 'Elephants: only Carthaginians and Epirotes.',
      it: 'Elefanti: solo Cartaginesi ed Epiroti.',
    },
    {
      id: '2.2.1.7.a',
      en: 'Fleets alone can be at sea; they carry land units.',
      it: 'Solo le flotte possono stare in mare; trasportano unità di terra.',
    },
    { id: '2.2.1.8.a', en: 'Leaders appear when a card says so.', it: 'I leader compaiono quando lo dice la carta.' },
    {
      id: '2.5.a',
      heading: { en: 'Score pad', it: 'Blocco segnapunti' },
      en: 'In a round in which its row is black a nation wins no points.',
      it: 'Nei round in cui la sua casella è nera una nazione non fa punti.',
    },
    {
      id: '2.6.a',
      heading: { en: 'Dice', it: 'Dadi' },
      en: 'Dice have ten sides; 0 reads ten.',
      it: 'I dadi hanno dieci facce; lo 0 vale dieci.',
    },
  ],
};
