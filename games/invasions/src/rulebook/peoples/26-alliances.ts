import type { Chapter } from '@tabula/engine';

export const alliances: Chapter = {
  id: 'XXVI',
  title: { en: 'Alliances', it: 'Alleanze' },
  statements: [
    {
      id: 'XXVI.A.a',
      heading: { en: 'In general', it: 'In generale' },
      en: 'An alliance joins two nations as equals; it comes from the Diplomacy card Alliance or from the events Alliance and Barbarian Coalition.',
      it: 'Un’alleanza unisce due nazioni alla pari; nasce dalla carta Diplomazia Alleanza o dagli eventi Alleanza e Coalizione Barbarica.',
    },
    {
      id: 'XXVI.B.a',
      heading: { en: 'How it works', it: 'Come funziona' },
      en: 'Neither may be a federate, client or vassal.',
      it: 'Nessuna delle due può essere federata, cliente o vassalla.',
    },
    {
      id: 'XXVI.B.b',
      en: 'What Visigoths and Ostrogoths have is only an exchange of mercenaries; each may make alliances.',
      it: 'Quello fra Visigoti e Ostrogoti è solo uno scambio di mercenari; entrambi possono allearsi con altri.',
    },
    {
      id: 'XXVI.B.c',
      en: 'Allies are activated together, in the place of the older one.',
      it: 'Gli alleati si attivano insieme, al posto del più anziano.',
      rulings: [
        {
          id: 'G173',
          en: 'The older one moves, then the others; battles are fought together; then each goes on campaign.',
          it: 'Muove il più anziano, poi gli altri; le battaglie si combattono insieme; poi ognuno va in campagna.',
          why: { en: 'Orders have to be given one after another.', it: 'Gli ordini si danno uno dopo l’altro.' },
        },
        {
          id: 'G430',
          en: 'The ally of one who acts in the place of an older ally, if he is no ally of that one, acts right after them. Each alliance lasts until both have acted, among those who act together until the last of them has.',
          it: 'L’alleato di chi agisce al posto di un alleato più anziano, se di questo non è alleato, agisce subito dopo di loro. Ogni alleanza dura finché entrambi hanno agito, tra chi agisce insieme finché ha agito l’ultimo.',
          why: {
            en: 'The two who are no allies may be enemies, so that they cannot move together; and the activations of both end an alliance (XXX.B).',
            it: 'I due che alleati non sono possono essere nemici, e non muovere insieme; e un’alleanza finisce con le attivazioni di entrambi (XXX.B).',
          },
        },
      ],
    },
    {
      id: 'XXVI.B.d',
      en: 'The two and their federates are friendly to each other.',
      it: 'Le due nazioni e i loro federati sono fra loro amici.',
    },
    {
      id: 'XXVI.B.e',
      en: 'Clients and vassals of the two are neutral to each other.',
      it: 'I clienti e i vassalli delle due sono fra loro neutrali.',
    },
    {
      id: 'XXVI.B.f',
      en: 'The alliance ends if one becomes a federate, a client or is subdued.',
      it: 'L’alleanza finisce se una diventa federata o cliente o è sottomessa.',
    },
    {
      id: 'XXVI.B.g',
      en: 'A province held by a stack of both is shared; income and points of it are halved.',
      it: 'Una provincia tenuta da una pila di entrambe è condivisa; reddito e punti si dividono a metà.',
      rulings: [
        {
          id: 'G27',
          en: 'In a shared area each ally counts as controlling it, halves rounded up.',
          it: 'In un’area condivisa ogni alleato vale come se la controllasse, con le metà per eccesso.',
          why: {
            en: 'Shares are rounded up for each who receives.',
            it: 'Le parti si arrotondano per eccesso per chi riceve.',
          },
        },
        {
          id: 'G180',
          en: 'No alliance outlasts its turn, so nothing is shared when points are counted; in Revenues an area can be.',
          it: 'Nessuna alleanza dura oltre il suo turno, quindi nulla è condiviso quando si contano i punti; nei Redditi un’area può esserlo.',
          why: { en: 'Every card and event makes it for one turn.', it: 'Ogni carta ed evento la dà per un turno.' },
        },
      ],
    },
    {
      id: 'XXVI.B.h',
      en: 'When it ends, stacks in shared provinces part and one side retreats.',
      it: 'Quando finisce, le pile nelle province condivise si dividono e una parte si ritira.',
      rulings: [
        {
          id: 'G276',
          en: 'The federates of each side part with it, and a horde that stands alone counts as a unit.',
          it: 'I federati di ogni parte si separano con lei, e un’orda che sta da sola conta come un’unità.',
          why: {
            en: 'They were friends by the alliance alone; a horde alone is a unit in defence (III.D).',
            it: 'Erano amici solo per l’alleanza; un’orda sola è un’unità in difesa (III.D).',
          },
        },
        {
          id: 'G353',
          en: 'A province with a city of one of them is shared too if only the other stands there: he retreats.',
          it: 'È condivisa anche una provincia con una città dell’uno in cui sta solo l’altro: questi si ritira.',
          why: {
            en: 'Nobody stays in a hostile province before a city that he does not besiege (XII.B).',
            it: 'Nessuno resta in una provincia ostile davanti a una città che non assedia (XII.B).',
          },
        },
      ],
    },
    { id: 'XXVI.B.i', en: 'The smaller force retreats.', it: 'Si ritira la forza meno numerosa.' },
    {
      id: 'XXVI.B.j',
      en: 'If they are equal a D2 decides: passed, the younger nation retreats, failed, the older.',
      it: 'A parità decide un D2: se riesce si ritira la nazione più giovane, se fallisce la più vecchia.',
    },
  ],
};
