import type { Statement } from '@tabula/engine';

/** VI.H-K What barbarians, nomads, kingdoms and empires are like. */
export const peoples: readonly Statement[] = [
  {
    id: 'VI.H.a',
    heading: { en: 'Barbarians', it: 'Barbari' },
    en: 'Barbarians have no administration, no purchases, no upkeep and no income from provinces or cities.',
    it: 'I barbari non hanno amministrazione, acquisti, mantenimento né redditi da province o città.',
  },
  {
    id: 'VI.H.b',
    en: 'Revolts and heresies do not touch them while they are pagan or Arian.',
    it: 'Rivolte ed eresie non li toccano finché sono pagani o ariani.',
  },
  { id: 'VI.H.c', en: 'Their gold comes from tribute and plunder.', it: 'Il loro oro viene da tributi e saccheggi.' },
  {
    id: 'VI.H.d',
    en: 'Their leaders can take unfortified cities by terror.',
    it: 'I loro leader possono prendere con il terrore le città non fortificate.',
  },
  {
    id: 'VI.H.e',
    en: 'In the turn they appear they usually make an Invasion.',
    it: 'Nel turno in cui appaiono di solito fanno un’Invasione.',
  },
  {
    id: 'VI.H.f',
    en: 'Their elite units count as standard until they are a kingdom.',
    it: 'Le loro unità scelte valgono come standard finché non sono un regno.',
  },
  {
    id: 'VI.H.g',
    en: 'Each turn they get reinforcements by the Calendar.',
    it: 'A ogni turno ricevono rinforzi secondo il Calendario.',
  },
  {
    id: 'VI.H.h',
    en: 'Each turn they get a historical leader, or a lost standard one again.',
    it: 'A ogni turno ricevono un leader storico, o di nuovo quello standard perduto.',
  },
  {
    id: 'VI.H.i',
    en: 'Their horde is apart from their units and is never eliminated, only subdued.',
    it: 'La loro orda è separata dalle unità e non è mai eliminata, solo sottomessa.',
  },
  {
    id: 'VI.H.j',
    en: 'After some turns each becomes a kingdom; a civilised area is the best place for it.',
    it: 'Dopo qualche turno ciascuna diventa un regno; il posto migliore è un’area civilizzata.',
    notShown: 'advice',
  },
  {
    id: 'VI.I.a',
    heading: { en: 'Nomads', it: 'Nomadi' },
    en: 'Alans, Avars, Hephthalites, Huns, Khazars and Kushans are nomads, barbarians of a special kind.',
    it: 'Alani, Avari, Eftaliti, Unni, Cazari e Kushan sono nomadi, barbari di un tipo speciale.',
  },
  {
    id: 'VI.I.b',
    en: 'Nomads choose their reinforcements freely.',
    it: 'I nomadi scelgono liberamente i loro rinforzi.',
  },
  {
    id: 'VI.I.c',
    en: 'Only they may enter Scythia, and the Ostrogoths on turn 1.',
    it: 'Solo loro possono entrare in Scythia, e nel turno 1 gli Ostrogoti.',
  },
  {
    id: 'VI.I.d',
    en: 'They may cross straits but never go by sea.',
    it: 'Possono attraversare gli stretti ma non andare mai per mare.',
  },
  {
    id: 'VI.I.e',
    en: 'That does not bind mercenaries lent to others, nor auxiliaries.',
    it: 'Questo non vale per i mercenari prestati ad altri, né per gli ausiliari.',
  },
  {
    id: 'VI.I.f',
    en: 'They have an advantage in battle in the steppe.',
    it: 'In battaglia hanno un vantaggio nella steppa.',
  },
  { id: 'VI.I.g', en: 'They are at a disadvantage in sieges.', it: 'Negli assedi sono svantaggiati.' },
  {
    id: 'VI.I.h',
    en: 'In barbarian areas they subdue other barbarians more easily.',
    it: 'Nelle aree barbariche sottomettono più facilmente altri barbari.',
  },
  {
    id: 'VI.I.i',
    en: 'They choose which units a new vassal lends them.',
    it: 'Scelgono loro quali unità ricevono da un nuovo vassallo.',
  },
  {
    id: 'VI.I.j',
    en: 'They command the mercenaries of their vassals.',
    it: 'Comandano i mercenari dei loro vassalli.',
  },
  { id: 'VI.I.k', en: 'Their vassals are more likely to rebel.', it: 'I loro vassalli si ribellano più facilmente.' },
  {
    id: 'VI.J.a',
    heading: { en: 'Kingdoms', it: 'Regni' },
    en: 'Most civilised nations are kingdoms.',
    it: 'La maggior parte delle nazioni civilizzate sono regni.',
    notShown: 'description',
  },
  { id: 'VI.J.b', en: 'Kingdoms act after barbarians.', it: 'I regni agiscono dopo i barbari.' },
  {
    id: 'VI.J.c',
    en: 'A kingdom has a capital: its horde, turned over.',
    it: 'Un regno ha una capitale: la sua orda, girata.',
  },
  {
    id: 'VI.J.d',
    en: 'It must be administered each turn; it buys units instead of getting reinforcements.',
    it: 'Va amministrato a ogni turno; compra unità invece di ricevere rinforzi.',
  },
  { id: 'VI.J.e', en: 'It has revenues each turn.', it: 'Ha dei redditi a ogni turno.' },
  {
    id: 'VI.J.f',
    en: 'It pays one gold for the upkeep of each unit.',
    it: 'Paga un oro per il mantenimento di ogni unità.',
  },
  {
    id: 'VI.J.g',
    en: 'Each turn it must play an Administration card, which may change its costs, bring a calamity and make it older.',
    it: 'A ogni turno deve giocare una carta Amministrazione, che può mutarne i costi, portare una calamità e invecchiarlo.',
  },
  {
    id: 'VI.J.h',
    en: 'The card may keep its leader on the map but from moving for the turn.',
    it: 'La carta può impedire al suo leader di muoversi per il turno, pur lasciandolo sulla mappa.',
  },
  {
    id: 'VI.J.i',
    en: 'It has to suffer any calamity that falls on it.',
    it: 'Deve subire ogni calamità che gli tocca.',
  },
  {
    id: 'VI.K.a',
    heading: { en: 'Empires', it: 'Imperi' },
    en: 'Empires act after kingdoms.',
    it: 'Gli imperi agiscono dopo i regni.',
  },
  {
    id: 'VI.K.b',
    en: 'An empire is run like a kingdom, but more delicately.',
    it: 'Un impero si gioca come un regno, ma con più cautela.',
    notShown: 'description',
  },
  { id: 'VI.K.c', en: 'In war it is superior to barbarians.', it: 'In guerra è superiore ai barbari.' },
  { id: 'VI.K.d', en: 'Its capital yields more.', it: 'La sua capitale rende di più.' },
  {
    id: 'VI.K.e',
    en: 'It takes in less than a kingdom but pays no upkeep.',
    it: 'Raccoglie meno di un regno, ma non paga mantenimento.',
  },
  {
    id: 'VI.K.f',
    en: 'At first Rome and Byzantium are one Roman Empire; on turn 3 they part.',
    it: 'All’inizio Roma e Bisanzio sono un solo Impero Romano; nel turno 3 si dividono.',
    rulings: [
      {
        id: 'G40',
        en: 'While they are one, units of both count as one nation’s for stacking, movement and combat; pacts, allies, envoys and weddings of one are both’s; each keeps what most of its units won.',
        it: 'Finché sono uniti, le unità di entrambi valgono come di una sola nazione per impilamento, movimento e combattimento; patti, alleati, inviati e matrimoni dell’uno sono di entrambi; ognuno tiene ciò che ha vinto soprattutto con le sue unità.',
        why: { en: 'Their administration alone is kept apart.', it: 'Di separata c’è solo l’amministrazione.' },
      },
      {
        id: 'G161',
        en: 'When they unite again, or Angles and Saxons do, counters are exchanged for those of the same kind of the nation that goes on, as far as it has them; others are its own units as they are.',
        it: 'Quando si riuniscono, o lo fanno Angli e Sassoni, le pedine si scambiano con quelle dello stesso genere della nazione che continua, per quante ne ha; le altre sono unità sue così come sono.',
        why: { en: 'No unit is lost for want of a counter.', it: 'Nessuna unità si perde perché manca una pedina.' },
      },
    ],
  },
  {
    id: 'VI.K.g',
    en: 'The Huns can become an empire directly, at the risk of vanishing.',
    it: 'Gli Unni possono diventare direttamente un impero, a rischio di sparire.',
  },
  {
    id: 'VI.K.h',
    en: 'The Persians can become an empire if they spread eastwards.',
    it: 'I Persiani possono diventare un impero se si espandono a oriente.',
  },
  {
    id: 'VI.K.i',
    en: 'An empire of age 9 or more that goes bankrupt can collapse.',
    it: 'Un impero di età 9 o più che va in bancarotta può crollare.',
  },
];
