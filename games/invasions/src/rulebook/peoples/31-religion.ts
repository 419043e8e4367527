import type { Chapter } from '@tabula/engine';

export const religion: Chapter = {
  id: 'XXXI',
  title: { en: 'Religion', it: 'Religione' },
  statements: [
    {
      id: 'XXXI.A.a',
      heading: { en: 'Religions and nations', it: 'Religioni e nazioni' },
      en: 'There are five religions: Catholic, Monophysite, Arian, Mazdean and pagan.',
      it: 'Le religioni sono cinque: cattolica, monofisita, ariana, mazdeista e pagana.',
    },
    {
      id: 'XXXI.A.b',
      en: 'Monophysites and Arians count as religions of their own, not as heresies.',
      it: 'Monofisiti e ariani contano come religioni a sé, non come eresie.',
    },
    {
      id: 'XXXI.A.c',
      en: 'Both Roman empires, Britons, Armenians, Colchidians and Mauritanians are Catholic.',
      it: 'I due imperi romani, Britanni, Armeni, Colchidi e Mauritani sono cattolici.',
      rulings: [
        {
          id: 'G85',
          en: 'Oriens and Aegyptus are Monophysite, Mesopotamia and Persis Mazdean, the other civilised areas Catholic; barbarian areas have no religion and give no modifier.',
          it: 'Oriens e Aegyptus sono monofisite, Mesopotamia e Persis mazdeiste, le altre aree civilizzate cattoliche; le aree barbariche non hanno religione e non danno modificatori.',
          why: {
            en: 'The book gives religions to nations; revolts and conversions ask for that of an area.',
            it: 'Il libro dà le religioni alle nazioni; rivolte e conversioni chiedono quella di un’area.',
          },
        },
      ],
    },
    {
      id: 'XXXI.A.d',
      en: 'The areas Oriens and Aegyptus are Monophysite.',
      it: 'Le aree Oriens e Aegyptus sono monofisite.',
    },
    { id: 'XXXI.A.e', en: 'Persians and Iberians are Mazdean.', it: 'Persiani e Iberi sono mazdeisti.' },
    { id: 'XXXI.A.f', en: 'Visigoths and Ostrogoths are Arian.', it: 'Visigoti e Ostrogoti sono ariani.' },
    { id: 'XXXI.A.g', en: 'All other barbarians are pagan.', it: 'Tutti gli altri barbari sono pagani.' },
    {
      id: 'XXXI.B.a',
      heading: { en: 'Conversion', it: 'Conversione al cattolicesimo' },
      en: 'A pagan or Arian barbarian nation may become Catholic at the start of the Administration phase, before the cards.',
      it: 'Una nazione barbarica pagana o ariana può diventare cattolica all’inizio della fase Amministrazione, prima delle carte.',
      rulings: [
        {
          id: 'G423',
          en: 'So may a kingdom. Arian it becomes only at its founding (VII.D).',
          it: 'Così anche un regno. Ariano diventa solo alla fondazione (VII.D).',
          why: {
            en: 'The Franks are rewarded if they convert while a kingdom (XXXIX.F), and the section is about Catholicism alone.',
            it: 'I Franchi sono premiati se si convertono da regno (XXXIX.F), e la sezione parla solo del cattolicesimo.',
          },
        },
        {
          id: 'G176',
          en: 'It is offered only to nations to which it can bring points.',
          it: 'Si propone solo alle nazioni a cui può portare punti.',
          why: {
            en: 'For the others it changes nothing while they are barbarian.',
            it: 'Alle altre non cambia nulla finché sono barbare.',
          },
        },
      ],
    },
    {
      id: 'XXXI.B.b',
      en: 'In that turn or a later one, once, it scores the income of all Catholic provinces without heresy that it controls.',
      it: 'In quel turno o in uno successivo, una volta sola, segna il reddito di tutte le province cattoliche senza eresia che controlla.',
      rulings: [
        {
          id: 'G313',
          en: 'Those of its vassals count too.',
          it: 'Contano anche quelle dei suoi vassalli.',
          why: {
            en: 'It controls what they control (XII.A); that their provinces pay them and not their lord (G282) is no reason here, where nobody is paid.',
            it: 'Controlla ciò che essi controllano (XII.A); che le loro province rendano a loro e non al sovrano (G282) qui non è una ragione, perché nessuno incassa.',
          },
        },
      ],
    },
    {
      id: 'XXXI.B.c',
      en: 'Only nations whose card says so have this bonus.',
      it: 'Solo le nazioni la cui scheda lo dice hanno questo bonus.',
    },
    {
      id: 'XXXI.B.d',
      en: 'Whoever controls Rome, even razed, then scores half of it.',
      it: 'Chi controlla Roma, anche se rasa al suolo, ne segna allora la metà.',
      rulings: [
        {
          id: 'G256',
          en: 'So does the convert itself, if it holds Rome.',
          it: 'Anche chi si converte, se tiene Roma.',
          why: { en: 'The book excepts nobody.', it: 'Il libro non esclude nessuno.' },
        },
        {
          id: 'G436',
          en: 'Half of the whole bonus, rounded up, though the convert is a vassal and keeps but half of it himself.',
          it: 'La metà dell’intero bonus, arrotondata per eccesso, anche se chi si converte è un vassallo e ne tiene lui stesso solo la metà.',
          why: {
            en: 'The sentence halves the bonus, which is the income of the provinces; a vassal halves what he wins (XXIX.F), not what others do.',
            it: 'La frase dimezza il bonus, che è il reddito delle province; un vassallo dimezza ciò che vince lui (XXIX.F), non gli altri.',
          },
        },
        {
          id: 'G314',
          en: 'If a vassal holds Rome, its overlord scores that half too, as for all its land, and the vassal half of it.',
          it: 'Se Roma è di un vassallo, anche il sovrano segna quella metà, come per tutta la sua terra, e il vassallo la metà di essa.',
          why: {
            en: 'The sentence names one player, but XII.A gives Rome to both, and XXIX.E-F say what each of the two scores.',
            it: 'La frase nomina un giocatore, ma XII.A dà Roma a entrambi, e XXIX.E-F dicono che cosa segna ciascuno dei due.',
          },
        },
      ],
    },
    {
      id: 'XXXI.C.a',
      heading: { en: 'Heresies', it: 'Eresie' },
      en: 'A heresy comes from an event or a calamity and strikes a whole area.',
      it: 'Un’eresia viene da un evento o una calamità e colpisce un’area intera.',
    },
    {
      id: 'XXXI.C.b',
      en: 'Pagans and Arian barbarians are immune.',
      it: 'I pagani e i barbari ariani ne sono immuni.',
    },
    {
      id: 'XXXI.C.c',
      en: 'The area of a capital is immune to the calamity, not to the event.',
      it: 'L’area di una capitale è immune alla calamità, non all’evento.',
    },
    {
      id: 'XXXI.C.d',
      en: 'Heresies make Intolerance and Usurper worse, and revolts harder to quell.',
      it: 'Le eresie aggravano Intolleranza e Usurpatore e rendono più difficile sedare le rivolte.',
    },
    {
      id: 'XXXI.C.e',
      en: 'A heresy lasts two turns: its marker is turned in the next Status action and removed in the one after.',
      it: 'Un’eresia dura due turni: il segnalino si gira nella prossima azione Status e si toglie in quella dopo.',
    },
    {
      id: 'XXXI.C.f',
      en: 'An area has the religions of all nations in it; the colour of the marker says which one the heresy strikes: yellow Mazdean, white Monophysite, black the others.',
      it: 'Un’area ha le religioni di tutte le nazioni presenti; il colore del segnalino dice quale è colpita: giallo mazdeista, bianco monofisita, nero le altre.',
      rulings: [
        {
          id: 'G253',
          en: 'One heresy lies in an area, for every nation in it that knows heresies.',
          it: 'In un’area c’è una sola eresia, per tutte le nazioni presenti che ne conoscono.',
          why: {
            en: 'The colours tell markers apart; no rule asks for one.',
            it: 'I colori distinguono i segnalini; nessuna regola ne richiede uno.',
          },
        },
      ],
    },
    {
      id: 'XXXI.C.g',
      en: 'In the Monophysite areas a heresy means zealots among the Monophysites.',
      it: 'Nelle aree monofisite un’eresia indica zeloti fra i monofisiti.',
      notShown: 'What the marker stands for, not what it does.',
    },
    {
      id: 'XXXI.C.h',
      en: 'The Goths are immune to event and calamity Heresy only while they are barbarian.',
      it: 'I Goti sono immuni all’evento e alla calamità Eresia solo finché sono barbari.',
    },
    {
      id: 'XXXI.C.i',
      en: 'Heresy is relative: if the capital’s area is heretical, orthodox areas are at odds with it, and heretical ones are in harmony.',
      it: 'L’eresia è relativa: se l’area della capitale è eretica, sono le aree ortodosse a dissentire, mentre le eretiche sono in armonia.',
    },
  ],
};
