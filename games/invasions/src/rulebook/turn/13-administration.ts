import type { Chapter } from '@tabula/engine';

export const administration: Chapter = {
  id: 'XIII',
  title: { en: 'Administration', it: 'Amministrazione' },
  statements: [
    {
      id: 'XIII.a',
      en: 'On turn 1 there is no administration: it has been done.',
      it: 'Nel turno 1 non c’è amministrazione: è già stata fatta.',
    },
    {
      id: 'XIII.A.a',
      heading: { en: 'Barbarians', it: 'Barbari' },
      en: 'All that barbarians do is to remove what plunder left (XIV.I).',
      it: 'I barbari fanno soltanto una cosa: tolgono i segni dei saccheggi (XIV.I).',
    },
    { id: 'XIII.A.b', en: 'They have no income.', it: 'Non hanno redditi.' },
    {
      id: 'XIII.A.c',
      en: 'They can plunder provinces and cities, and get tribute from others.',
      it: 'Possono saccheggiare province e città, e ricevere tributi da altri.',
    },
    {
      id: 'XIII.A.d',
      en: 'The gold will be of use when they are a kingdom.',
      it: 'L’oro servirà quando saranno un regno.',
    },
    {
      id: 'XIII.B.a',
      heading: { en: 'Kingdoms and empires', it: 'Regni e imperi' },
      en: 'Only civilised nations are administered.',
      it: 'Solo le nazioni civilizzate si amministrano.',
    },
    {
      id: 'XIII.B.b',
      en: 'Each draws some Administration cards, plays one and pays for it.',
      it: 'Ognuna pesca alcune carte Amministrazione, ne gioca una e la paga.',
    },
    {
      id: 'XIII.C.a',
      heading: { en: 'Administration cards', it: 'Carte Amministrazione' },
      en: 'Of the 18 cards 7 are passive, 7 military and 4 reforms.',
      it: 'Delle 18 carte 7 sono passive, 7 militari e 4 riforme.',
    },
    {
      id: 'XIII.C.b',
      en: 'The back of a card shows its price, one for kingdoms and one for empires.',
      it: 'Il dorso della carta ne mostra il prezzo, uno per i regni e uno per gli imperi.',
    },
    {
      id: 'XIII.C.c',
      en: 'Size and age of the state do not change the price.',
      it: 'La grandezza e l’età dello stato non cambiano il prezzo.',
    },
    {
      id: 'XIII.C.d',
      en: 'A leader with an administration bonus lets his nation draw more cards.',
      it: 'Un leader con un bonus amministrativo fa pescare più carte alla sua nazione.',
      rulings: [
        {
          id: 'G87',
          en: 'The best value among the nation’s leaders in play counts, not the sum; those who are inactive count too.',
          it: 'Conta il valore migliore tra i leader in gioco della nazione, non la somma; anche gli inattivi contano.',
          why: { en: 'The book speaks of the bonus of one leader.', it: 'Il libro parla del bonus di un solo leader.' },
        },
      ],
    },
    {
      id: 'XIII.C.e',
      en: 'A nation draws on until it can choose between two types at least.',
      it: 'Una nazione continua a pescare finché può scegliere tra almeno due tipi.',
      rulings: [
        {
          id: 'G14',
          en: 'The cards cannot run out before.',
          it: 'Le carte non possono finire prima.',
          why: {
            en: 'No type has more than seven of the eighteen.',
            it: 'Nessun tipo ne ha più di sette su diciotto.',
          },
        },
      ],
    },
    {
      id: 'XIII.D.a',
      heading: { en: 'How it goes', it: 'Come si svolge' },
      en: 'Nations follow each other in the order of activation, without the barbarians.',
      it: 'Le nazioni si seguono in ordine di attivazione, senza i barbari.',
    },
    {
      id: 'XIII.D.b',
      en: 'A nation draws two cards and its leader’s bonus more, all face down.',
      it: 'Una nazione pesca due carte, più il bonus del leader, tutte coperte.',
    },
    {
      id: 'XIII.D.c',
      en: 'If all are of one type it draws on until there are two types.',
      it: 'Se sono tutte di un tipo continua a pescare finché i tipi sono due.',
    },
    {
      id: 'XIII.D.d',
      en: 'It chooses one of the types it drew, with all the cards of that type.',
      it: 'Sceglie uno dei tipi pescati, con tutte le sue carte.',
      rulings: [
        {
          id: 'G152',
          en: 'Only the types are drawn before the choice; the faces are drawn after it.',
          it: 'Prima della scelta si pescano solo i tipi; le facce si pescano dopo.',
          why: {
            en: 'Only the backs are known before, and since all cards go back the chances are the same.',
            it: 'Prima si conoscono solo i dorsi, e poiché tutte le carte tornano nel mazzo le probabilità sono le stesse.',
          },
        },
      ],
    },
    {
      id: 'XIII.D.e',
      en: 'If it can afford none of them it must take the cheapest.',
      it: 'Se non può permettersene nessuno deve prendere il più economico.',
    },
    {
      id: 'XIII.D.f',
      en: 'That makes it bankrupt at the end of Revenues.',
      it: 'Questo la manda in bancarotta alla fine dei Redditi.',
    },
    {
      id: 'XIII.D.g',
      en: 'It pays the price of the type; whoever cannot empties his treasury.',
      it: 'Paga il prezzo del tipo; chi non può svuota il tesoro.',
    },
    {
      id: 'XIII.D.h',
      en: 'Of several cards it looks at all and picks one.',
      it: 'Se le carte sono più d’una le guarda e ne sceglie una.',
    },
    { id: 'XIII.D.i', en: 'The card takes effect at once.', it: 'La carta ha effetto subito.' },
    {
      id: 'XIII.D.j',
      en: 'All cards drawn are shuffled into the deck for the next nation.',
      it: 'Tutte le carte pescate si rimescolano nel mazzo per la prossima nazione.',
    },
    {
      id: 'XIII.D.k',
      en: 'A kingdom pays 10 gold for a military card and 20 for a reform; an empire pays 10 for a passive one.',
      it: 'Un regno paga 10 ori per una carta militare e 20 per una riforma; un impero ne paga 10 per una passiva.',
    },
    {
      id: 'XIII.E.a',
      heading: { en: 'What a card does', it: 'Che cosa fa una carta' },
      en: 'Its effects depend on whether the state is young, mature or old.',
      it: 'I suoi effetti dipendono da quanto lo stato è giovane, maturo o anziano.',
    },
    {
      id: 'XIII.E.b',
      en: 'A card may last more than one turn; in this volume none does.',
      it: 'Una carta può durare più di un turno; in questo volume nessuna lo fa.',
      notShown: 'no card has it',
    },
    {
      id: 'XIII.E.c',
      en: 'The gold it shows is added to the treasury or taken from it.',
      it: 'L’oro che mostra si aggiunge al tesoro o se ne toglie.',
    },
    { id: 'XIII.E.d', en: 'It may bring one of twelve calamities.', it: 'Può portare una delle dodici calamità.' },
    {
      id: 'XIII.E.e',
      en: 'With a tick beside the head the leader acts as usual.',
      it: 'Con una spunta accanto alla testa il leader agisce come al solito.',
    },
    {
      id: 'XIII.E.f',
      en: 'With a cross the king or emperor and all standard leaders stay inactive in the capital this turn.',
      it: 'Con una croce il re o imperatore e tutti i leader standard restano inattivi nella capitale per questo turno.',
      rulings: [
        {
          id: 'G95',
          en: 'They are moved to the capital at once, or to the horde if there is none, and do not move, attack or campaign this turn.',
          it: 'Si spostano subito nella capitale, o dov’è l’orda se non c’è, e per questo turno non muovono, non attaccano e non fanno campagne.',
          why: {
            en: 'So the book’s inactive in the capital means something wherever they were.',
            it: 'Così quell’inattivi nella capitale ha un senso dovunque fossero.',
          },
        },
      ],
    },
    {
      id: 'XIII.E.g',
      en: 'Historical leaders who do not rule, like Roman generals, are always active.',
      it: 'I leader storici che non regnano, come i generali romani, sono sempre attivi.',
    },
    {
      id: 'XIII.E.h',
      en: 'An inactive leader may still intercept and evade when others are activated.',
      it: 'Un leader inattivo può comunque intercettare e sottrarsi quando si attivano gli altri.',
    },
  ],
};
