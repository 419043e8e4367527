import type { Chapter } from '@tabula/engine';

export const stacking: Chapter = {
  id: 'XVII',
  title: { en: 'Stacking', it: 'Impilamento' },
  statements: [
    { id: 'XVII.a', en: 'Seas have limits of their own (XXV.A).', it: 'I mari hanno limiti propri (XXV.A).' },
    {
      id: 'XVII.A.a',
      heading: { en: 'Overview', it: 'Panoramica' },
      en: 'Every province has a stacking limit.',
      it: 'Ogni provincia ha un limite d’impilamento.',
    },
    {
      id: 'XVII.A.b',
      en: 'Only units of the active nation count, with its mercenaries, and those of its federates and allies; the enemy’s do not.',
      it: 'Contano solo le unità della nazione attiva, con i suoi mercenari, e quelle dei suoi federati e alleati; quelle del nemico no.',
      rulings: [
        {
          id: 'G400',
          en: 'So units and leaders of a federate count with his federator’s, and not his federator’s with the federate’s: each stack is checked when its own nation has moved.',
          it: 'Perciò unità e leader di un federato contano con quelli del federatore, e non quelli del federatore con quelli del federato: ogni pila si verifica quando la sua nazione ha mosso.',
          why: {
            en: 'The book names federates here, and makes them count as their federator’s (XXVIII.D); of the reverse it says nothing, and lets a new federate ignore his units (XXVIII.B).',
            it: 'Qui il libro nomina i federati, e li fa valere come del federatore (XXVIII.D); del contrario non parla, e un nuovo federato ignora le unità di lui (XXVIII.B).',
          },
        },
      ],
    },
    {
      id: 'XVII.A.c',
      en: 'In movement any number may pass through a neutral or friendly province.',
      it: 'In movimento una provincia neutrale o amica si attraversa in qualsiasi numero.',
    },
    {
      id: 'XVII.A.d',
      en: 'The limit is checked where units make room for newcomers.',
      it: 'Il limite si verifica dove le unità fanno posto a chi arriva.',
    },
    {
      id: 'XVII.A.e',
      en: 'It is checked where civilised nations put what they bought.',
      it: 'Si verifica dove le nazioni civilizzate mettono ciò che hanno comprato.',
    },
    { id: 'XVII.A.f', en: 'It is checked where a passage is cleared.', it: 'Si verifica dove si libera un passaggio.' },
    {
      id: 'XVII.A.g',
      en: 'It is checked when a nation has ended its Movement, before Combat; in an Invasion after each of the two.',
      it: 'Si verifica quando una nazione ha finito il Movimento, prima del Combattimento; in un’Invasione dopo ciascuno dei due.',
      rulings: [
        {
          id: 'G98',
          en: 'Movement cannot be ended while a stack is too large and can go on, nor is there a raid while it can shift to another province of its nation; meanwhile all stacks, hordes and fleets move in any order. What cannot be put right is eliminated, as its owner chooses.',
          it: 'Il Movimento non può finire finché una pila è troppo grande e può proseguire, né si fa una razzia finché può spostarsi in un’altra provincia della nazione; intanto pile, orde e flotte si muovono in qualsiasi ordine. Ciò a cui non si può rimediare è eliminato, a scelta del proprietario.',
          why: {
            en: 'A limit means something only if nothing stays above it; but the book checks it when Movement is over, and leaves the order of the stacks to the player.',
            it: 'Un limite ha senso solo se nulla lo supera; ma il libro lo verifica a Movimento finito, e lascia al giocatore l’ordine delle pile.',
          },
        },
      ],
    },
    {
      id: 'XVII.A.h',
      en: 'It is checked after the Movement of each campaign.',
      it: 'Si verifica dopo il Movimento di ogni campagna.',
    },
    {
      id: 'XVII.A.i',
      en: 'It is checked after an interception, before its battle.',
      it: 'Si verifica dopo un’intercettazione, prima della battaglia.',
    },
    { id: 'XVII.A.j', en: 'It is checked after an evasion.', it: 'Si verifica dopo una fuga.' },
    { id: 'XVII.A.k', en: 'It is checked after a retreat.', it: 'Si verifica dopo una ritirata.' },
    { id: 'XVII.A.l', en: 'It is checked when a Foedus is deployed.', it: 'Si verifica quando si dispiega un Foedus.' },
    {
      id: 'XVII.A.m',
      en: 'It is checked when mercenaries are deployed.',
      it: 'Si verifica quando si dispiegano mercenari.',
    },
    {
      id: 'XVII.B.a',
      heading: { en: 'The limit', it: 'Il limite' },
      en: 'It is four units, three in mountains.',
      it: 'È di quattro unità, tre in montagna.',
    },
    { id: 'XVII.B.b', en: 'A leader adds his stacking bonus.', it: 'Un leader aggiunge il suo bonus d’impilamento.' },
    {
      id: 'XVII.B.c',
      en: 'In an Invasion every stack of the invader may have one unit more for the whole activation, campaigns included.',
      it: 'In un’Invasione ogni pila di chi invade può avere un’unità in più per tutta l’attivazione, campagne comprese.',
    },
    {
      id: 'XVII.B.d',
      en: 'So with a leader of bonus 2 there may be six units, five in mountains; seven and six in an Invasion.',
      it: 'Così con un leader di bonus 2 le unità possono essere sei, cinque in montagna; sette e sei in un’Invasione.',
    },
    {
      id: 'XVII.C.a',
      heading: { en: 'Special cases', it: 'Casi speciali' },
      en: 'A province can have one Limes; it stands apart and does not count.',
      it: 'Una provincia può avere un Limes; sta a parte e non conta.',
    },
    {
      id: 'XVII.C.b',
      en: 'A horde stands apart too and does not count.',
      it: 'Anche un’orda sta a parte e non conta.',
      rulings: [
        {
          id: 'G269',
          en: 'So a horde without units flees to a friendly province that is full, too.',
          it: 'Perciò un’orda senza unità fugge anche in una provincia amica piena.',
          why: {
            en: 'It takes no room there.',
            it: 'Non vi occupa posto.',
          },
        },
      ],
    },
    {
      id: 'XVII.C.c',
      en: 'Nor do cities and plunder markers.',
      it: 'Non contano neppure le città e i segnalini Saccheggio.',
    },
    { id: 'XVII.C.d', en: 'Leaders do not count.', it: 'I leader non contano.' },
  ],
};
