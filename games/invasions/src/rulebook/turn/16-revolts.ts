import type { Chapter } from '@tabula/engine';

export const revolts: Chapter = {
  id: 'XVI',
  title: { en: 'Revolts', it: 'Rivolte' },
  statements: [
    {
      id: 'XVI.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'Revolts come from a calamity or an event.',
      it: 'Le rivolte vengono da una calamità o da un evento.',
    },
    {
      id: 'XVI.A.b',
      en: 'Barbarians have none while they are pagan or Arian.',
      it: 'I barbari non ne hanno finché sono pagani o ariani.',
    },
    {
      id: 'XVI.B.a',
      heading: { en: 'Who chooses', it: 'Chi sceglie' },
      en: 'A D10 says which player chooses the province: 1-3 Romans, 4-6 Persians, 7-8 Goths, 9-0 Huns.',
      it: 'Un D10 dice quale giocatore sceglie la provincia: 1-3 Romani, 4-6 Persiani, 7-8 Goti, 9-0 Unni.',
    },
    {
      id: 'XVI.C.a',
      heading: { en: 'The area, in empires', it: 'L’area, negli imperi' },
      en: 'In an empire the civilised area is drawn by lot, from the table of the half of the map in which its capital lies.',
      it: 'In un impero l’area civilizzata si estrae a sorte, dalla tabella della metà della mappa in cui sta la capitale.',
      rulings: [
        {
          id: 'G29',
          en: 'A capital in an area of the western table means that table, one of the eastern table the other; elsewhere a D2 decides, even for the West.',
          it: 'Una capitale in un’area della tabella d’Occidente vuol dire quella tabella, in una d’Oriente l’altra; altrove decide un D2, pari per l’Occidente.',
          why: {
            en: 'The summary has a D2, which is thus used where the capital says nothing.',
            it: 'Il riassunto ha un D2, che così si usa dove la capitale non dice nulla.',
          },
        },
      ],
    },
    {
      id: 'XVI.C.b',
      en: 'West: 1 Gallia Meridionalis, 2 Illyria, 3-4 Britannia, 5 Gallia Septentrionalis, 6 Italia, 7-8 Africa, 9-0 Hispania.',
      it: 'Occidente: 1 Gallia Meridionalis, 2 Illyria, 3-4 Britannia, 5 Gallia Septentrionalis, 6 Italia, 7-8 Africa, 9-0 Hispania.',
    },
    {
      id: 'XVI.C.c',
      en: 'East: 1 Moesia, 2 Asia, 3 Cappadocia, 4 Graecia, 5-6 Aegyptus, 7-8 Oriens, 9 Mesopotamia, 0 Persis.',
      it: 'Oriente: 1 Moesia, 2 Asia, 3 Cappadocia, 4 Graecia, 5-6 Aegyptus, 7-8 Oriens, 9 Mesopotamia, 0 Persis.',
    },
    {
      id: 'XVI.C.d',
      en: 'If the empire controls no province of that area the die is rolled again.',
      it: 'Se l’impero non controlla nessuna provincia di quell’area si tira di nuovo.',
    },
    {
      id: 'XVI.D.a',
      heading: { en: 'The province', it: 'La provincia' },
      en: 'A province with a capital or a leader cannot be chosen.',
      it: 'Non si può scegliere una provincia con una capitale o con un leader.',
      rulings: [
        {
          id: 'G30',
          en: 'In a kingdom any province it controls that may revolt can be chosen; if there is none there is no revolt.',
          it: 'In un regno si può scegliere qualsiasi sua provincia che possa rivoltarsi; se non ce n’è nessuna, non c’è rivolta.',
          why: { en: 'The table of areas is for empires only.', it: 'La tabella delle aree è solo per gli imperi.' },
        },
      ],
    },
    { id: 'XVI.D.b', en: 'Whether there are units does not matter.', it: 'Che ci siano unità non conta.' },
    {
      id: 'XVI.D.c',
      en: 'The province gets a Revolt −; one that is there already becomes a Revolt +.',
      it: 'La provincia riceve una Rivolta −; se c’è già, diventa una Rivolta +.',
      rulings: [
        {
          id: 'G197',
          en: 'A province with a Revolt + cannot be chosen. If no province of the area that was drawn may revolt, there is no revolt.',
          it: 'Una provincia con Rivolta + non si può scegliere. Se nessuna provincia dell’area estratta può rivoltarsi, non c’è rivolta.',
          why: {
            en: 'There is nothing worse than a Revolt +, and the die is rolled again only where the empire has no province at all.',
            it: 'Non c’è nulla di peggio di Rivolta +, e si ritira il dado solo dove l’impero non ha alcuna provincia.',
          },
        },
      ],
    },
    {
      id: 'XVI.E.a',
      heading: { en: 'Effects', it: 'Effetti' },
      en: 'A province in revolt is hostile, though its owner still controls it.',
      it: 'Una provincia in rivolta è ostile, benché il proprietario la controlli ancora.',
      rulings: [
        {
          id: 'G318',
          en: 'It is hostile to its owner’s units; to his allies and federates it is what it was.',
          it: 'È ostile alle unità del proprietario; per i suoi alleati e federati resta ciò che era.',
          why: {
            en: 'The sentence does not say to whom; XII.D does: to the units of the nation that controls it.',
            it: 'La frase non dice a chi; lo dice XII.D: alle unità della nazione che la controlla.',
          },
        },
      ],
    },
    {
      id: 'XVI.E.b',
      en: 'The owner loses its income and that of its city.',
      it: 'Il proprietario ne perde il reddito e quello della città.',
    },
    { id: 'XVI.E.c', en: 'A city in revolt does not trade.', it: 'Una città in rivolta non commercia.' },
    {
      id: 'XVI.E.d',
      en: 'A Revolt − costs him one gold, a Revolt + three.',
      it: 'Una Rivolta − gli costa un oro, una Rivolta + tre.',
    },
    {
      id: 'XVI.E.e',
      en: 'A province conquered by another nation stays in revolt; the new owner may try to quell it in the next Administration phase.',
      it: 'Una provincia conquistata da un’altra nazione resta in rivolta; il nuovo proprietario può tentare di sedarla nella fase Amministrazione successiva.',
    },
    { id: 'XVI.E.f', en: 'Caravans do not mind revolts.', it: 'Alle carovane le rivolte non importano.' },
    {
      id: 'XVI.F.a',
      heading: { en: 'Quelling a revolt', it: 'Sedare una rivolta' },
      en: 'A nation may try to quell a revolt at the end of the Administration phase, if it has units in the province.',
      it: 'Una nazione può tentare di sedare una rivolta alla fine della fase Amministrazione, se ha unità nella provincia.',
    },
    {
      id: 'XVI.F.b',
      en: 'Units sent there in the Military phase can do so in the next turn.',
      it: 'Le unità mandatevi nella fase militare possono farlo nel turno dopo.',
    },
    { id: 'XVI.F.c', en: 'Nobody is obliged to try.', it: 'Nessuno è obbligato a tentare.' },
    {
      id: 'XVI.F.d',
      en: 'Roll a D10 and add one for each unit in the province, of whatever kind.',
      it: 'Si tira un D10 e si aggiunge uno per ogni unità nella provincia, di qualunque tipo.',
    },
    {
      id: 'XVI.F.e',
      en: 'Less one for a heresy in the area, or in the capital’s area, unless both are alike in this.',
      it: 'Meno uno per un’eresia nell’area, o nell’area della capitale, se non sono uguali in questo.',
      rulings: [
        {
          id: 'G31',
          en: 'Less one if exactly one of the two areas has a heresy; nothing if both or neither have.',
          it: 'Meno uno se ha un’eresia una sola delle due aree; niente se l’hanno entrambe o nessuna.',
          why: {
            en: 'The book excepts the same religion, and heretics among heretics live in harmony (XXXI.C).',
            it: 'Il libro eccettua la stessa religione, e tra loro gli eretici vivono in armonia (XXXI.C).',
          },
        },
      ],
    },
    {
      id: 'XVI.F.f',
      en: 'Less one if the nation’s religion is not the area’s (XXXI.A).',
      it: 'Meno uno se la religione della nazione non è quella dell’area (XXXI.A).',
    },
    {
      id: 'XVI.F.g',
      en: 'A leader there has as many re-rolls as his combat bonus.',
      it: 'Un leader presente ha tanti rilanci quanto è il suo bonus di combattimento.',
    },
    {
      id: 'XVI.F.h',
      en: 'Walls do not matter; there is no siege and no battle.',
      it: 'Le mura non contano; non ci sono assedi né battaglie.',
    },
    {
      id: 'XVI.F.i',
      en: 'With less than 9 the revolt goes on and the nation loses one of the units there, which it chooses.',
      it: 'Con meno di 9 la rivolta continua e la nazione perde una delle unità presenti, a sua scelta.',
    },
    {
      id: 'XVI.F.j',
      en: 'If it had only one, its leader there must pass a D2 test or is eliminated.',
      it: 'Se ne aveva una sola, il suo leader presente deve superare una prova di D2 o è eliminato.',
    },
    { id: 'XVI.F.k', en: 'With 9 or more the revolt is over.', it: 'Con 9 o più la rivolta è finita.' },
    {
      id: 'XVI.F.l',
      en: 'A revolt ends an empire’s total control of the area, and with it one gold of income.',
      it: 'Una rivolta toglie all’impero il controllo totale dell’area, e con esso un oro di reddito.',
    },
  ],
};
