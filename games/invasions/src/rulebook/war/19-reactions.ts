import type { Chapter } from '@tabula/engine';

export const reactions: Chapter = {
  id: 'XIX',
  title: { en: 'Reactions', it: 'Reazione avversaria' },
  statements: [
    {
      id: 'XIX.A.a',
      heading: { en: 'Interception', it: 'Intercettazione' },
      en: 'When a stack enters a province that an enemy controls, the enemy may announce an interception at once.',
      it: 'Quando una pila entra in una provincia controllata da un nemico, questi può annunciare subito un’intercettazione.',
      rulings: [
        {
          id: 'G32',
          en: 'First the stacks in the province evade, then all interceptions are declared and rolled, then comes overrun, clearing or battle; several enemies react in the order of activation.',
          it: 'Prima fuggono le pile nella provincia, poi si dichiarano e si tirano tutte le intercettazioni, poi si sbaraglia, si libera il passaggio o si combatte; più nemici reagiscono nell’ordine di attivazione.',
          why: {
            en: 'The book gives no order of reactions; who flees must be known before others come to help.',
            it: 'Il libro non dà un ordine delle reazioni; prima di accorrere bisogna sapere chi fugge.',
          },
        },
        {
          id: 'G33',
          en: 'The nation that controls the province and its friends may intercept, by the legal way within three steps that takes least from the die; the last step counts too.',
          it: 'Intercettano la nazione che controlla la provincia e i suoi amici, per la via lecita entro tre passi che toglie meno al dado; conta anche l’ultimo passo.',
          why: {
            en: '“The enemy” is not said more exactly; and any connection within three steps will do, so they take the one they would choose.',
            it: '“L’avversario” non è precisato; e basta una connessione entro tre passi, dunque prendono quella che sceglierebbero.',
          },
        },
      ],
    },
    {
      id: 'XIX.A.b',
      en: 'Interception and its battle happen at once, within the movement of the active stack.',
      it: 'Intercettazione e battaglia si svolgono subito, durante il movimento della pila attiva.',
    },
    {
      id: 'XIX.A.c',
      en: 'An interception cannot itself be intercepted.',
      it: 'Un’intercettazione non si può intercettare.',
    },
    {
      id: 'XIX.A.d',
      en: 'Several stacks may react, one of them without a leader.',
      it: 'Possono reagire più pile, una sola senza leader.',
    },
    {
      id: 'XIX.A.e',
      en: 'All that react are named before any die is rolled.',
      it: 'Le pile che reagiscono si scelgono prima di tirare i dadi.',
    },
    {
      id: 'XIX.A.f',
      en: 'A stack may leave units behind where it starts.',
      it: 'Una pila può lasciare unità alla partenza.',
      rulings: [
        {
          id: 'G407',
          en: 'A leader too, but not the one with the best combat bonus: it counted in the roll.',
          it: 'Anche un leader, ma non quello con il bonus Combattimento più alto: nel tiro ha contato.',
          why: {
            en: 'Only for evasion does the book let the bonus of a leader count who stays.',
            it: 'Solo per la fuga il libro fa contare il bonus di un leader che resta.',
          },
        },
      ],
    },
    {
      id: 'XIX.A.g',
      en: 'Units under attack by the active nation cannot intercept.',
      it: 'Le unità attaccate dalla nazione attiva non possono intercettare.',
    },
    {
      id: 'XIX.A.h',
      en: 'A way over land through empty, neutral or friendly provinces must lead there; a strait that is not blocked may be crossed.',
      it: 'Serve una via di terra per province vuote, neutrali o amiche; si può passare uno stretto non bloccato.',
    },
    {
      id: 'XIX.A.i',
      en: 'The target is three steps away at most, whatever the units’ own steps.',
      it: 'L’obiettivo dista al massimo tre passi, qualunque sia il movimento delle unità.',
    },
    {
      id: 'XIX.A.j',
      en: 'Each stack rolls a D10 and adds its leader’s combat bonus.',
      it: 'Ogni pila tira un D10 e aggiunge il bonus Combattimento del suo leader.',
    },
    {
      id: 'XIX.A.k',
      en: '+3 if the province holds the interceptor’s capital.',
      it: '+3 se nella provincia c’è la capitale di chi intercetta.',
    },
    { id: 'XIX.A.l', en: '+2 if the interceptor is an empire.', it: '+2 se chi intercetta è un impero.' },
    { id: 'XIX.A.m', en: '-1 at three steps.', it: '-1 a tre passi di distanza.' },
    {
      id: 'XIX.A.n',
      en: '-2 for each ridge or strait crossed.',
      it: '-2 per ogni cresta o stretto attraversato.',
      rulings: [
        {
          id: 'G35',
          en: 'Rivers do not hinder an interception.',
          it: 'I fiumi non ostacolano un’intercettazione.',
          why: { en: 'The list names only ridges and straits.', it: 'L’elenco nomina solo creste e stretti.' },
        },
      ],
    },
    {
      id: 'XIX.A.o',
      en: 'A further -2 across the Bosphorus.',
      it: 'Altri -2 attraverso il Bosforo.',
      rulings: [
        {
          id: 'G39',
          en: 'The Bosphorus takes 2 besides the 2 of the strait.',
          it: 'Il Bosforo toglie 2 oltre ai 2 dello stretto.',
          why: { en: 'The example subtracts both.', it: 'L’esempio sottrae entrambi.' },
        },
      ],
    },
    { id: 'XIX.A.p', en: 'With 6 or more the interception succeeds.', it: 'Con 6 o più l’intercettazione riesce.' },
    {
      id: 'XIX.A.q',
      en: 'A stack that fails stays where it is and cannot intercept this active stack again, but it may intercept others.',
      it: 'La pila che fallisce resta dov’è e non può più intercettare questa pila attiva, ma altre sì.',
    },
    {
      id: 'XIX.A.r',
      en: 'A stack that succeeds joins the defenders, or moves into the empty province.',
      it: 'La pila che riesce si unisce ai difensori o entra nella provincia vuota.',
    },
    {
      id: 'XIX.A.s',
      en: 'Units beyond the stacking limit there must be left at the start.',
      it: 'Le unità oltre l’impilamento della provincia devono restare alla partenza.',
    },
    { id: 'XIX.A.t', en: 'No unit may be left on the way.', it: 'Non si possono lasciare unità lungo la strada.' },
    {
      id: 'XIX.A.u',
      en: 'When all rolls are made the intercepted stack (attacker) and the interceptors (defender) clash, unless the province stays empty.',
      it: 'Dopo tutti i tiri si scontrano la pila intercettata (attaccante) e chi intercetta (difensore), a meno che la provincia resti vuota.',
      rulings: [
        {
          id: 'G34',
          en: 'The intercepted stack is the attacker for dice, order and ties; but in mountains it may ambush interceptors who enter an empty province, by the border they crossed last. If they join a stack that stood there, that stack may ambush instead.',
          it: 'La pila intercettata è l’attaccante per dadi, ordine e parità; ma in montagna può tendere un’imboscata a chi intercetta entrando in una provincia vuota, secondo l’ultimo confine passato. Se chi intercetta raggiunge una pila che era già lì, l’imboscata spetta a questa.',
          why: {
            en: 'This reconciles the rule with both versions of the Adrianopolis example.',
            it: 'Così la regola va d’accordo con le due versioni dell’esempio di Adrianopolis.',
          },
        },
      ],
    },
    {
      id: 'XIX.A.v',
      en: 'Units of the intercepted stack beyond the limit take no part, but share the fate of the stack.',
      it: 'Le unità intercettate oltre l’impilamento non combattono, ma condividono la sorte della pila.',
    },
    {
      id: 'XIX.A.w',
      en: 'The intercepted stack may overrun or clear if it can; else there is a battle at once.',
      it: 'La pila intercettata può sbaragliare o liberare il passaggio, se ci riesce; altrimenti si combatte subito.',
    },
    {
      id: 'XIX.A.x',
      en: 'If it loses it retreats and its movement is over; else it may go on.',
      it: 'Se perde si ritira e il suo movimento finisce; altrimenti può proseguire.',
    },
    {
      id: 'XIX.B.a',
      heading: { en: 'Evasion', it: 'Fuga' },
      en: 'When a stack enters a province that an enemy controls, units there may announce that they flee.',
      it: 'Quando una pila entra in una provincia controllata da un nemico, le unità che vi si trovano possono annunciare la fuga.',
      rulings: [
        {
          id: 'G223',
          en: 'Units may flee wherever an enemy comes upon them, also where nobody or somebody else controls the province.',
          it: 'Le unità possono fuggire ovunque un nemico le raggiunga, anche dove nessuno o qualcun altro controlla la provincia.',
          why: {
            en: 'The reference sheet speaks of hostile provinces; a single unit or a horde in barbarian country controls nothing, yet hordes flee (III.D).',
            it: 'La scheda riassuntiva parla di province ostili; un’unità sola o un’orda in terra barbarica non controlla nulla, eppure le orde fuggono (III.D).',
          },
        },
      ],
    },
    {
      id: 'XIX.B.b',
      en: 'It happens at once, within the movement of the active stack.',
      it: 'Avviene subito, durante il movimento della pila attiva.',
    },
    {
      id: 'XIX.B.c',
      en: 'Whoever flees cannot use ships and is not intercepted.',
      it: 'Chi fugge non usa navi e non viene intercettato.',
    },
    {
      id: 'XIX.B.d',
      en: 'The stack rolls a D10 and adds its leader’s combat bonus.',
      it: 'La pila tira un D10 e aggiunge il bonus Combattimento del suo leader.',
    },
    {
      id: 'XIX.B.e',
      en: '+3 from a province with a fortified city.',
      it: '+3 da una provincia con una città fortificata.',
    },
    {
      id: 'XIX.B.f',
      en: '+3 if it has twice as many units as the attacker.',
      it: '+3 se ha il doppio delle unità dell’attaccante.',
      rulings: [
        {
          id: 'G335',
          en: 'A horde that flees counts as one of them.',
          it: 'Un’orda che fugge conta come una di esse.',
          why: {
            en: 'It counts as a unit in defence and flees like others (III.D); an attacker’s horde does not count.',
            it: 'Conta come un’unità in difesa e fugge normalmente (III.D); l’orda di chi attacca non conta.',
          },
        },
      ],
    },
    {
      id: 'XIX.B.g',
      en: '-1 if it has less cavalry than the attacker.',
      it: '-1 se ha meno cavalleria dell’attaccante.',
    },
    {
      id: 'XIX.B.h',
      en: '-2 if it must cross a river, ridge or strait.',
      it: '-2 se deve attraversare un fiume, una cresta o uno stretto.',
    },
    { id: 'XIX.B.i', en: 'With 9 or more it gets away.', it: 'Con 9 o più la fuga riesce.' },
    {
      id: 'XIX.B.j',
      en: 'If it fails, the stack stays and may be overrun, held by clearing, or brought to battle.',
      it: 'Se fallisce, la pila resta e può essere sbaragliata, bloccata o costretta a battaglia.',
    },
    {
      id: 'XIX.B.k',
      en: 'It flees up to three steps through empty, neutral or friendly provinces and open straits, whatever its own steps.',
      it: 'Fugge fino a tre passi per province vuote, neutrali o amiche e stretti aperti, qualunque sia il suo movimento.',
    },
    {
      id: 'XIX.B.l',
      en: 'It may enter a hostile province by overrunning.',
      it: 'Può entrare in una provincia ostile sbaragliando.',
    },
    {
      id: 'XIX.B.m',
      en: 'Units may stay behind; the leader’s bonus counts whether he flees or not.',
      it: 'Alcune unità possono restare; il bonus del leader vale sia che fugga sia che resti.',
    },
    { id: 'XIX.B.n', en: 'Units may also be left on the way.', it: 'Si possono lasciare unità anche lungo la strada.' },
    {
      id: 'XIX.B.o',
      en: 'It ends in a friendly province or in an empty rural one.',
      it: 'Finisce in una provincia amica oppure vuota e rurale.',
    },
    {
      id: 'XIX.B.p',
      en: 'Stacking limits hold where it ends and where units are left.',
      it: 'L’impilamento vale dove finisce e dove si lasciano unità.',
    },
    {
      id: 'XIX.B.q',
      en: 'A stack that fled may intercept other stacks.',
      it: 'Una pila fuggita può intercettare altre pile.',
      rulings: [
        {
          id: 'G409',
          en: 'Not the one from which it fled, as long as nobody has joined it; but others who stood where it fled to may intercept that one.',
          it: 'Non quella da cui è fuggita, finché nessuno le si è unito; ma chi già stava dov’è fuggita può intercettare anche quella.',
          why: {
            en: 'The book says other stacks; it says nothing of those who have not fled.',
            it: 'Il libro dice altre pile; di chi non è fuggito non dice nulla.',
          },
        },
      ],
    },
    {
      id: 'XIX.B.r',
      en: 'After the flight the active stack may go on.',
      it: 'Dopo la fuga la pila attiva può proseguire.',
    },
  ],
};
