import type { Statement } from '@tabula/engine';

/** Part of chapter XVIII. */
export const bordersAndClosedLands: readonly Statement[] = [
  {
    id: 'XVIII.I.a',
    heading: { en: 'The Roman Limites', it: 'I Limites romani' },
    en: 'Limites guard the Roman borders up to turn 7 included.',
    it: 'I Limites difendono i confini romani fino al turno 7 compreso.',
  },
  {
    id: 'XVIII.I.b',
    en: 'Both halves of the Empire have some in border provinces at the start.',
    it: 'Entrambe le metà dell’Impero ne hanno alcuni nelle province di confine all’inizio.',
  },
  {
    id: 'XVIII.I.c',
    en: 'Invaders must stop where a Limes stands; they cannot clear, overrun or raid farther.',
    it: 'Gli invasori devono fermarsi dove c’è un Limes; non possono liberare il passaggio, sbaragliare o razziare oltre.',
  },
  {
    id: 'XVIII.I.d',
    en: 'A Limes lies beside the stack, does not count for stacking, and there is one in a province at most.',
    it: 'Il Limes sta accanto alla pila, non conta per l’impilamento, e ce n’è al massimo uno per provincia.',
  },
  {
    id: 'XVIII.I.e',
    en: 'With units beside it it counts as one defending unit and can take a hit.',
    it: 'Con unità accanto conta come un’unità in difesa e può subire un colpo.',
  },
  {
    id: 'XVIII.I.f',
    en: 'Alone it does not fight: it is destroyed at once, and on a D2 the enemy takes a hit.',
    it: 'Da solo non combatte: è distrutto subito, e con un D2 riuscito il nemico subisce un colpo.',
  },
  {
    id: 'XVIII.I.g',
    en: 'If Romans intercept where only a Limes stands, it is destroyed with its D2 before they arrive.',
    it: 'Se i Romani intercettano dove c’è solo un Limes, questo è distrutto con il suo D2 prima che arrivino.',
  },
  {
    id: 'XVIII.I.h',
    en: 'A Limes may be rebuilt free in Purchases where its province was lost and regained.',
    it: 'Un Limes si ricostruisce gratis negli Acquisti dove la provincia è stata persa e ripresa.',
    rulings: [
      {
        id: 'G96',
        en: 'On turns 2 to 7, in a province that had one at the start, that another nation held after the Limes fell and that is controlled again without a revolt; a Limes lost without the province stays away.',
        it: 'Nei turni 2-7, in una provincia che l’aveva all’inizio, che un’altra nazione ha tenuto dopo la caduta del Limes e che è di nuovo controllata e senza rivolta; se si perde solo il Limes, non torna.',
        why: {
          en: 'The rule speaks of provinces lost and regained.',
          it: 'La regola parla di province perse e riprese.',
        },
      },
    ],
  },
  {
    id: 'XVIII.I.i',
    en: 'In Purchases of turn 8 all Limites leave the game and become local units.',
    it: 'Negli Acquisti del turno 8 tutti i Limites escono dal gioco e diventano unità locali.',
  },
  {
    id: 'XVIII.J.a',
    heading: { en: 'Straits', it: 'Stretti' },
    en: 'A two-headed arrow between two provinces marks a strait and makes them neighbours.',
    it: 'Una freccia a due punte fra due province indica uno stretto e le rende confinanti.',
  },
  { id: 'XVIII.J.b', en: 'No fleet is needed to cross it.', it: 'Per attraversarlo non servono flotte.' },
  {
    id: 'XVIII.J.c',
    en: 'The stack must begin its movement beside the strait, and crossing takes all its steps (the Bosphorus excepted, XXXVIII.P).',
    it: 'La pila deve iniziare il movimento accanto allo stretto, e attraversarlo consuma tutti i suoi passi (tranne il Bosforo, XXXVIII.P).',
    rulings: [
      {
        id: 'G38',
        en: 'The move ends on the far shore and combat happens there; a campaign may cross if it begins at the shore.',
        it: 'Il movimento finisce sull’altra riva e lì si combatte; una campagna può attraversare se comincia sulla riva.',
        why: {
          en: 'All steps are spent, so nothing is left for going on.',
          it: 'Tutti i passi sono spesi, quindi non ne resta per proseguire.',
        },
      },
    ],
  },
  {
    id: 'XVIII.J.d',
    en: 'Across a strait one neither overruns nor clears.',
    it: 'Attraverso uno stretto non si sbaraglia e non si libera il passaggio.',
  },
  { id: 'XVIII.J.e', en: 'A strait can be blocked (XXV.F).', it: 'Uno stretto si può bloccare (XXV.F).' },
  {
    id: 'XVIII.J.f',
    en: 'Interception and evasion may cross a strait that is not blocked.',
    it: 'Intercettazione e fuga possono attraversare uno stretto non bloccato.',
  },
  {
    id: 'XVIII.K.a',
    heading: { en: 'Closed lands', it: 'Terre vietate' },
    en: 'Only nomads may enter Scythia, and on turn 1 the Ostrogoths.',
    it: 'In Scythia entrano solo i nomadi e, nel turno 1, gli Ostrogoti.',
    rulings: [
      {
        id: 'G70',
        en: 'Nobody who may not enter a closed land may pass through it either.',
        it: 'Chi non può entrare in una terra vietata non può nemmeno attraversarla.',
        why: { en: 'To pass is to enter.', it: 'Attraversare è entrare.' },
      },
      {
        id: 'G401',
        en: 'Whoever stands in land that is closed to him passes through it on his way out, and ends his way outside. On turn 2 Ostrogoths who are still in Scythia when they have acted are eliminated; their horde goes to the nearest province outside where it may stand.',
        it: 'Chi sta in una terra che gli è vietata la attraversa per uscirne, e finisce fuori. Al turno 2 gli Ostrogoti ancora in Scythia dopo la loro attivazione sono eliminati; la loro orda va nella provincia esterna più vicina in cui può stare.',
        why: {
          en: 'They are to leave in their activation (XLI.D), so there must be a way; and a horde is never eliminated (XX.H).',
          it: 'Devono uscirne nella loro attivazione (XLI.D), quindi una via ci vuole; e un’orda non viene mai eliminata (XX.H).',
        },
      },
      {
        id: 'G221',
        en: 'Nomads are a kind of barbarians: a nomad people that has become a kingdom or an empire is nomad no more, neither here nor in sieges nor in the steppe.',
        it: 'I nomadi sono un tipo di barbari: un popolo nomade diventato regno o impero non è più nomade, né qui né negli assedi né nella steppa.',
        why: {
          en: 'VI.I says what a nomad is; some sentences say "nomad barbarians", others for short "nomads".',
          it: 'VI.I dice che cos’è un nomade; alcune frasi dicono "barbari nomadi", altre in breve "nomadi".',
        },
      },
    ],
  },
  {
    id: 'XVIII.K.b',
    en: 'Only Arab raiders may enter Arabia Deserta.',
    it: 'Nell’Arabia Deserta entrano solo i predoni arabi.',
  },
  {
    id: 'XVIII.K.c',
    en: 'Only Berber raiders and Mauritanians may enter the area Mauretania.',
    it: 'Nell’area Mauretania entrano solo i predoni berberi e i Mauritani.',
  },
];
