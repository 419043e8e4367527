import type { Chapter } from '@tabula/engine';

export const kingdom: Chapter = {
  id: 'VII',
  title: { en: 'Becoming a kingdom', it: 'Diventare un regno' },
  statements: [
    {
      id: 'VII.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'Sooner or later a barbarian nation becomes a kingdom and is civilised.',
      it: 'Prima o poi una nazione barbarica diventa un regno e si civilizza.',
    },
    {
      id: 'VII.A.b',
      en: 'It does so of its own will or is forced to.',
      it: 'Lo fa di sua volontà o perché costretta.',
    },
    {
      id: 'VII.A.c',
      en: 'The Huns may not do so of their own will: when Attila dies they vanish or become an empire at once.',
      it: 'Gli Unni non possono farlo di loro volontà: quando Attila muore spariscono o diventano subito un impero.',
    },
    {
      id: 'VII.B.a',
      heading: { en: 'Of its own will', it: 'Di sua volontà' },
      en: 'From age 3 its player may announce a kingdom at the beginning of the turn, in the Status action.',
      it: 'Dall’età 3 il suo giocatore può annunciare il regno all’inizio del turno, nell’azione Status.',
    },
    { id: 'VII.B.b', en: 'No die is rolled for it.', it: 'Non si tira alcun dado.' },
    {
      id: 'VII.C.a',
      heading: { en: 'Forced', it: 'Per forza' },
      en: 'From age 5 a nation that has not announced a kingdom must take the test.',
      it: 'Dall’età 5 una nazione che non ha annunciato il regno deve fare la prova.',
    },
    {
      id: 'VII.C.b',
      en: 'It does so at the beginning of the turn, in the Status action.',
      it: 'La fa all’inizio del turno, nell’azione Status.',
    },
    {
      id: 'VII.C.c',
      en: 'The test is a D10, one less for every 10 gold in its treasury.',
      it: 'La prova è un D10, meno uno ogni 10 ori nel tesoro.',
      rulings: [
        {
          id: 'G316',
          en: 'Ten that are only begun count: 11 gold take two.',
          it: 'Contano anche dieci solo iniziati: 11 ori tolgono due.',
          why: {
            en: 'III.A rounds everything up, VIII.B says where it does not, and XX.D reads “every 2 archers” so.',
            it: 'III.A arrotonda tutto per eccesso, VIII.B dice dove no, e XX.D legge così “ogni 2 arcieri”.',
          },
        },
      ],
    },
    {
      id: 'VII.C.d',
      en: 'Two more if its horde is in a barbarian area.',
      it: 'Due in più se l’orda è in un’area barbarica.',
    },
    {
      id: 'VII.C.e',
      en: 'If the result is higher than its age the nation stays barbarian this turn.',
      it: 'Se il risultato supera l’età, la nazione resta barbarica per questo turno.',
    },
    { id: 'VII.C.f', en: 'If not, it is a kingdom at once.', it: 'Altrimenti è subito un regno.' },
    {
      id: 'VII.D.a',
      heading: { en: 'The young kingdom', it: 'Il giovane regno' },
      en: 'Its age is 1 on the track of civilised nations.',
      it: 'La sua età è 1 sul tracciato dei civilizzati.',
    },
    { id: 'VII.D.b', en: 'It receives 20 gold at once.', it: 'Riceve subito 20 ori.' },
    {
      id: 'VII.D.c',
      en: 'In the next turn’s Status action it gets 10 more, unless it becomes an empire in that turn.',
      it: 'Nell’azione Status del turno dopo ne riceve altri 10, a meno che in quel turno diventi un impero.',
    },
    { id: 'VII.D.d', en: 'After that there is no such gold.', it: 'Dopo non c’è più quest’oro.' },
    {
      id: 'VII.D.e',
      en: 'On an empty site in a province it controls a city of level 1 is founded.',
      it: 'Su un sito vuoto di una provincia che controlla si fonda una città di livello 1.',
    },
    {
      id: 'VII.D.f',
      en: 'If it has none, a city grows from level 1 to 2 or, if there is no such city either, from 2 to 3.',
      it: 'Se non ne ha, una città cresce dal livello 1 al 2 o, se non c’è neanche quella, dal 2 al 3.',
    },
    {
      id: 'VII.D.g',
      en: 'If all its cities have level 3 the growth is lost.',
      it: 'Se tutte le sue città sono di livello 3, la crescita è persa.',
    },
    {
      id: 'VII.D.h',
      en: 'The horde becomes the capital, for good, in a city it controls; the new city will do.',
      it: 'L’orda diventa la capitale, per sempre, in una città che controlla; va bene anche quella nuova.',
    },
    {
      id: 'VII.D.i',
      en: 'A kingdom without city and site keeps its horde until it controls one of them; then the city grows and the capital is founded.',
      it: 'Un regno senza città né siti tiene l’orda finché ne controlla uno; allora la città cresce e si fonda la capitale.',
      rulings: [
        {
          id: 'G190',
          en: 'No city grows and no capital stands in a province in revolt: while all its cities and sites are in revolt, a new kingdom keeps its horde.',
          it: 'In una provincia in rivolta nessuna città cresce e nessuna capitale sta: finché tutte le sue città e i suoi siti sono in rivolta, il nuovo regno tiene l’orda.',
          why: {
            en: 'The province of a capital knows no revolt, and G13 says the same of a capital that is placed anew.',
            it: 'La provincia di una capitale non conosce rivolte, e G13 dice lo stesso di una capitale ricollocata.',
          },
        },
      ],
    },
    {
      id: 'VII.D.j',
      en: 'Until then it has no capital, but in all other respects the horde counts as one: no revolt, no calamity Heresy.',
      it: 'Fino ad allora non ha capitale, ma per tutto il resto l’orda vale come tale: niente rivolte, niente calamità Eresia.',
    },
    {
      id: 'VII.D.k',
      en: 'It may stay pagan or become Arian or Catholic.',
      it: 'Può restare pagano o diventare ariano o cattolico.',
    },
    {
      id: 'VII.D.l',
      en: 'It gets no more free reinforcements from the Calendar.',
      it: 'Non riceve più i rinforzi gratuiti del Calendario.',
    },
  ],
};
