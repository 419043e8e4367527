import type { Statement } from '@tabula/engine';

/** VI.A-G Who is what, how nations grow old, and in which order they act. */
export const ages: readonly Statement[] = [
  {
    id: 'VI.A.a',
    heading: { en: 'Overview', it: 'Panoramica' },
    en: 'A nation is barbarian, a kingdom or an empire.',
    it: 'Una nazione è barbarica, un regno o un impero.',
  },
  { id: 'VI.A.b', en: 'Kingdoms and empires are civilised.', it: 'Regni e imperi sono civilizzati.' },
  {
    id: 'VI.A.c',
    en: 'A nation that enters puts its age marker on a track; each turn the marker may go on.',
    it: 'Una nazione che entra mette il segnalino Età su un tracciato; a ogni turno il segnalino può avanzare.',
    rulings: [
      {
        id: 'G97',
        en: 'Newcomers enter in Reinforcements, after the Status action: they are on space 1, take their place in this turn’s order by that age, and grow older from the next turn on.',
        it: 'Chi entra lo fa nei Rinforzi, dopo lo Status: sta sullo spazio 1, prende posto nell’ordine di questo turno con quell’età e invecchia dal turno dopo.',
        why: {
          en: 'When they come the ageing of the turn is over.',
          it: 'Quando arrivano, in quel turno si è già invecchiati.',
        },
      },
    ],
  },
  {
    id: 'VI.A.d',
    en: 'Barbarians have one track, civilised nations another.',
    it: 'I barbari hanno un tracciato, le nazioni civilizzate un altro.',
  },
  { id: 'VI.A.e', en: 'The barbarian track has seven spaces.', it: 'Il tracciato dei barbari ha sette spazi.' },
  {
    id: 'VI.A.f',
    en: 'The civilised track has twelve: young to 4, mature to 8, old to 12.',
    it: 'Quello dei civilizzati ne ha dodici: giovani fino a 4, maturi fino a 8, anziani fino a 12.',
  },
  {
    id: 'VI.A.g',
    en: 'New nations start on space 1 of their track.',
    it: 'Le nazioni nuove partono dallo spazio 1 del loro tracciato.',
  },
  {
    id: 'VI.B.a',
    heading: { en: 'Inactive nations', it: 'Nazioni inattive' },
    en: 'Some nations are inactive, barbarians like the Aestii and kingdoms like the Armenians.',
    it: 'Alcune nazioni sono inattive, barbari come gli Aestii e regni come gli Armeni.',
  },
  {
    id: 'VI.B.b',
    en: 'They do not attack, do not grow older and have no treasury.',
    it: 'Non attaccano, non invecchiano e non hanno tesoro.',
  },
  {
    id: 'VI.B.c',
    en: 'They score nothing for the player who runs them.',
    it: 'Non danno punti al giocatore che le guida.',
  },
  {
    id: 'VI.B.d',
    en: 'As clients, federates or vassals they score for their protector, federator or overlord.',
    it: 'Da clienti, federati o vassalli danno punti al protettore, al federatore o al sovrano.',
  },
  {
    id: 'VI.B.e',
    en: 'Their player decides whether they evade or fight when attacked, and about their reinforcements.',
    it: 'Il loro giocatore decide se si sottraggono o combattono quando sono attaccate, e dei loro rinforzi.',
    rulings: [
      {
        id: 'G265',
        en: 'They do not intercept: they flee, or stand and fight.',
        it: 'Non intercettano: fuggono, o restano e combattono.',
        why: {
          en: 'Of the two reactions the sentence names flight alone, and it says that they do not attack.',
          it: 'Delle due reazioni la frase nomina solo la fuga, e dice che non attaccano.',
        },
      },
    ],
  },
  {
    id: 'VI.C.a',
    heading: { en: 'Raiders', it: 'Predoni' },
    en: 'Some barbarian nations are raiders.',
    it: 'Alcune nazioni barbariche sono predoni.',
  },
  {
    id: 'VI.C.b',
    en: 'Their units stay off the map and come only to raid a rural civilised province in the Events action, when the Calendar says so; that brings points and loot.',
    it: 'Le loro unità stanno fuori dalla mappa e vengono solo a razziare una provincia rurale civilizzata negli Eventi, quando lo dice il Calendario; ne traggono punti e bottino.',
  },
  {
    id: 'VI.C.c',
    en: 'After a great success they may settle in the province they raided.',
    it: 'Dopo un grande successo possono stabilirsi nella provincia razziata.',
  },
  {
    id: 'VI.C.d',
    en: 'Raiders who settle become an inactive nation.',
    it: 'I predoni che si stabiliscono diventano una nazione inattiva.',
  },
  {
    id: 'VI.C.e',
    en: 'Some of them become active later, like Angles and Saxons.',
    it: 'Alcuni più tardi diventano attivi, come Angli e Sassoni.',
  },
  {
    id: 'VI.C.f',
    en: 'Only those have a treasury, from the start, and an age, once they live on the map.',
    it: 'Solo questi hanno un tesoro, dall’inizio, e un’età, una volta sulla mappa.',
    rulings: [
      {
        id: 'G317',
        en: 'Their age stands still while they are settled and inactive; they grow older from the turn after the Calendar makes them active.',
        it: 'La loro età sta ferma finché sono insediati e inattivi; invecchiano dal turno dopo che il Calendario li rende attivi.',
        why: {
          en: 'Settled raiders are inactive (XI.G), and inactive nations do not age (VI.B): to have a place on the track is not to move on it.',
          it: 'I predoni insediati sono inattivi (XI.G), e le nazioni inattive non invecchiano (VI.B): avere un posto sul tracciato non è muoversi.',
        },
      },
    ],
  },
  {
    id: 'VI.D.a',
    heading: { en: 'Age of barbarian nations', it: 'Età delle nazioni barbariche' },
    en: 'A barbarian nation’s age is never more than 7 nor less than 1.',
    it: 'L’età di una nazione barbarica non supera mai 7 e non scende sotto 1.',
  },
  {
    id: 'VI.D.b',
    en: 'In the Status action it grows older by one space, up to 7.',
    it: 'Nell’azione Status invecchia di uno spazio, fino a 7.',
  },
  {
    id: 'VI.D.c',
    en: 'It may become a kingdom of its own will from age 3, and can be forced to from age 5.',
    it: 'Può diventare un regno di sua volontà dall’età 3, e vi può essere costretta dall’età 5.',
  },
  {
    id: 'VI.D.d',
    en: 'If it is to grow older while on space 7, for whatever reason, it takes the test of a kingdom at once.',
    it: 'Se deve invecchiare quando è sullo spazio 7, per qualsiasi ragione, fa subito la prova per diventare regno.',
  },
  {
    id: 'VI.E.a',
    heading: { en: 'Age of civilised nations, Decline', it: 'Età delle nazioni civilizzate, Declino' },
    en: 'A civilised nation’s age is never more than 12 nor less than 1.',
    it: 'L’età di una nazione civilizzata non supera mai 12 e non scende sotto 1.',
  },
  {
    id: 'VI.E.b',
    en: 'In the Status action it grows older by one space.',
    it: 'Nell’azione Status invecchia di uno spazio.',
  },
  {
    id: 'VI.E.c',
    en: 'Its age also changes by an Administration card, from one space back to two forward, by some calamities and events, and by bankruptcy.',
    it: 'L’età cambia anche per una carta Amministrazione, da uno spazio indietro a due avanti, per certe calamità o eventi e per la bancarotta.',
  },
  {
    id: 'VI.E.d',
    en: 'A kingdom can become an empire when it is large enough.',
    it: 'Un regno può diventare un impero quando è abbastanza grande.',
  },
  {
    id: 'VI.E.e',
    en: 'A kingdom that is takes the test of an empire whenever its age marker goes forward, once however many spaces it goes.',
    it: 'Un regno che lo è fa la prova per diventare impero ogni volta che il segnalino Età avanza, una sola volta per quanti spazi avanzi.',
    rulings: [
      {
        id: 'G71',
        en: 'It tests once in each Status action after ageing, also on space 12, and again when a card, calamity, event or bankruptcy makes it older later in the turn; never in the turn of its founding.',
        it: 'Fa la prova una volta in ogni azione Status dopo essere invecchiato, anche sullo spazio 12, e ancora quando una carta, una calamità, un evento o la bancarotta lo invecchia più tardi nel turno; mai nel turno della fondazione.',
        why: {
          en: 'One chapter names the advance of the marker, the other the Status action; so both hold.',
          it: 'Un capitolo parla del segnalino che avanza, l’altro dell’azione Status: così valgono entrambi.',
        },
      },
    ],
  },
  {
    id: 'VI.E.f',
    en: 'A civilised nation can fall into Decline, which brings it nearer to an empire or to collapse.',
    it: 'Una nazione civilizzata può cadere in Declino, che la avvicina all’impero o al collasso.',
  },
  {
    id: 'VI.E.g',
    en: 'Decline is single, costing 5 gold, or double, costing 10.',
    it: 'Il Declino è semplice, e costa 5 ori, o doppio, e ne costa 10.',
  },
  {
    id: 'VI.E.h',
    en: 'A civilised nation that is to grow older beyond space 12 goes further into Decline.',
    it: 'Una nazione civilizzata che deve invecchiare oltre lo spazio 12 aumenta il suo Declino.',
    rulings: [
      {
        id: 'G12',
        en: 'Several spaces at once are one ageing: the marker stops at 12 and Decline rises once for it, besides what bankruptcy itself adds.',
        it: 'Più spazi in una volta sono un solo invecchiamento: il segnalino si ferma a 12 e il Declino sale una volta, oltre a quanto aggiunge la bancarotta.',
        why: {
          en: 'The step past 12 is one, however long it is.',
          it: 'Il passo oltre il 12 è uno solo, per quanto lungo.',
        },
      },
    ],
  },
  {
    id: 'VI.E.i',
    en: 'One that grows younger in Decline keeps its age and lowers its Decline.',
    it: 'Chi ringiovanisce mentre è in Declino mantiene l’età e riduce il Declino.',
  },
  {
    id: 'VI.E.j',
    en: 'Lowering makes double Decline single and ends single Decline.',
    it: 'Ridurlo rende semplice il Declino doppio e toglie quello semplice.',
  },
  {
    id: 'VI.E.k',
    en: 'Raising makes no Decline single and single Decline double.',
    it: 'Aumentarlo fa cadere in Declino semplice chi non lo è, e rende doppio quello semplice.',
  },
  { id: 'VI.E.l', en: 'Double Decline does not rise any further.', it: 'Il Declino doppio non aumenta oltre.' },
  {
    id: 'VI.E.m',
    en: 'A kingdom in double Decline is said to take the cost with it when it becomes an empire.',
    it: 'Di un regno in Declino doppio si dice che ne porti la spesa con sé quando diventa impero.',
    rulings: [
      {
        id: 'G11',
        en: 'It does not: a new empire has no Decline and pays nothing for it.',
        it: 'Non è così: un impero nuovo non ha Declino e non paga nulla per esso.',
        why: {
          en: 'The rule on founding removes the marker even when it is double (VIII.C).',
          it: 'La regola sulla fondazione toglie il segnalino anche se doppio (VIII.C).',
        },
      },
    ],
  },
  {
    id: 'VI.F.a',
    heading: { en: 'Age of heresies', it: 'Età delle eresie' },
    en: 'Each turn every Heresy − is removed first.',
    it: 'A ogni turno si tolgono prima tutte le Eresie −.',
  },
  { id: 'VI.F.b', en: 'Then every Heresy + becomes a Heresy −.', it: 'Poi ogni Eresia + diventa un’Eresia −.' },
  {
    id: 'VI.G.a',
    heading: { en: 'Order of activation', it: 'Ordine di attivazione' },
    en: 'In the Military phase barbarian nations are activated first, then kingdoms, then empires.',
    it: 'Nella fase militare si attivano prima le nazioni barbariche, poi i regni, poi gli imperi.',
  },
  {
    id: 'VI.G.b',
    en: 'Of the same status the older nation goes first.',
    it: 'A pari status va prima la nazione più vecchia.',
  },
  {
    id: 'VI.G.c',
    en: 'Of the same status and age the one with the lower initiative goes first.',
    it: 'A pari status ed età va prima quella con l’iniziativa più bassa.',
  },
];
