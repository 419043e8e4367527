import type { Chapter } from '@tabula/engine';

export const movement: Chapter = {
  id: '9',
  title: { en: 'Movement', it: 'Movimento' },
  statements: [
    {
      id: '9.0.a',
      en: 'All, some or none of a nation’s units move, from area to adjacent area, as far as their counters say.',
      it: 'Muovono tutte, alcune o nessuna unità della nazione, da un’area a una adiacente, fino al valore del segnalino.',
    },
    {
      id: '9.0.b',
      en: 'Nobody jumps over an area or crosses a corner where four borders meet.',
      it: 'Non si saltano aree né si passa dagli angoli dove si incontrano quattro confini.',
    },
    { id: '9.0.c', en: 'Movement is neither saved nor lent.', it: 'Il movimento non si conserva né si presta.' },
    {
      id: '9.0.d',
      en: 'Entering highland ends a unit’s move, unless it goes with a leader or its nation holds the city there. Marsh does not.',
      it: 'Chi entra in un altopiano si ferma, salvo che sia con un leader o che la nazione ne tenga la città. La palude non ferma.',
    },
    {
      id: '9.0.e',
      en: 'So does entering an area with units of another nation, even of one’s own colour, unless it is overrun.',
      it: 'Si ferma anche chi entra in un’area con unità di un’altra nazione, anche dello stesso colore, salvo sfondamento.',
    },
    {
      id: '9.0.f',
      en: 'Only as many may enter it as may attack.',
      it: 'Vi possono entrare solo tante unità quante possono attaccare.',
    },
    { id: '9.0.g', en: 'Cities and ruins stop nobody.', it: 'Città e rovine non fermano nessuno.' },
    {
      id: '9.1.a',
      heading: { en: 'Leaders', it: 'Leader' },
      en: 'Units with a leader move one area more, if they are with him from the start of his move to its end.',
      it: 'Le unità con un leader muovono di un’area in più, se stanno con lui dall’inizio alla fine del suo movimento.',
    },
    {
      id: '9.1.b',
      en: 'With him highland does not stop them; other nations’ units do.',
      it: 'Con lui l’altopiano non le ferma; le unità di altre nazioni sì.',
    },
    {
      id: '9.1.c',
      en: 'A leader alone moves three areas, and highland does not stop him.',
      it: 'Un leader da solo muove di tre aree, e l’altopiano non lo ferma.',
      rulings: [
        {
          id: 'R 99',
          en: 'Units march with one leader; another one who takes no units of his own moves alone, even the same way.',
          it: 'Le unità marciano con un solo leader; un altro che non ne prende di sue muove da solo, anche per la stessa via.',
          why: {
            en: 'The extra area belongs to the units that a leader takes along, not to leaders.',
            it: 'L’area in più è delle unità che un leader porta con sé, non dei leader.',
          },
        },
      ],
    },
    {
      id: '9.1.d',
      en: 'At sea he needs a fleet, and gives fleets no extra movement.',
      it: 'In mare ha bisogno di una flotta, e alle flotte non dà movimento in più.',
    },
    {
      id: '9.1.e',
      en: 'Units picked up on the way have no extra area, but highland does not stop them, and they may be left behind.',
      it: 'Le unità raccolte per strada non hanno l’area in più, ma l’altopiano non le ferma e possono essere lasciate indietro.',
      rulings: [
        {
          id: 'R 78',
          en: 'Whoever is left behind has finished his move, and whoever has finished it is not picked up.',
          it: 'Chi viene lasciato indietro ha finito di muovere, e chi ha finito non viene raccolto.',
          why: {
            en: 'One move is one act; the answer lets him be left where the highland ends, not go on from there.',
            it: 'Un movimento è un atto solo; la risposta lo fa lasciare dove finisce l’altopiano, non proseguire da lì.',
          },
        },
        {
          id: 'R 115',
          en: 'Of like units those stay whom he can spare: of legions and knights the ones picked up, since those from the start take him an area further; of slower units the ones from the start, since with them he would have to stop sooner.',
          it: 'Tra unità uguali restano quelle di cui può fare a meno: tra legioni e cavalieri le raccolte, perché quelle dall’inizio lo portano un’area oltre; tra le più lente quelle dall’inizio, perché con loro dovrebbe fermarsi prima.',
          why: {
            en: 'The player says who stays; no other choice ever takes the army further, so that he need not be asked.',
            it: 'Chi resta lo dice il giocatore; nessun’altra scelta porta mai l’esercito più lontano, e non serve chiederglielo.',
          },
        },
      ],
    },
    {
      id: '9.2.a',
      heading: { en: 'Entry areas', it: 'Aree d’ingresso' },
      en: 'When a nation’s movement ends all its units must have left the entry areas.',
      it: 'Alla fine del movimento tutte le unità della nazione devono aver lasciato le aree d’ingresso.',
      rulings: [
        {
          id: 'R 11',
          en: 'Whoever stays without a right is removed, and nobody scores.',
          it: 'Chi resta senza diritto viene tolto, e nessuno fa punti.',
          why: { en: 'Nobody fought him.', it: 'Nessuno l’ha combattuto.' },
        },
      ],
    },
    { id: '9.2.b', en: 'Nobody retreats to an entry area.', it: 'Nessuno si ritira in un’area d’ingresso.' },
    {
      id: '9.2.c',
      en: 'To some nations an entry area is ordinary land: they may stay and retreat there.',
      it: 'Per alcune nazioni un’area d’ingresso è normale: possono restarci e ritirarcisi.',
    },
    {
      id: '9.2.d',
      en: 'Nobody enters or crosses an entry area unless the card says so.',
      it: 'Nessuno entra in un’area d’ingresso né l’attraversa, se non lo dice la carta.',
    },
    {
      id: '9.3.a',
      heading: { en: 'Overrun', it: 'Sfondamento' },
      en: 'Once twice as many units have moved into an area as defend it, others may move on through it.',
      it: 'Quando in un’area sono entrate il doppio delle unità che la difendono, altre possono attraversarla.',
      rulings: [
        {
          id: 'R 13',
          en: 'Leaders do not count on either side; one alone needs one unit.',
          it: 'I leader non contano da nessuna parte; da solo richiede un’unità.',
          why: { en: 'They are not counted for stacking either.', it: 'Non contano neppure per l’ammassamento.' },
        },
        {
          id: 'R 14',
          en: 'Those who pass do not count against the number of attackers.',
          it: 'Chi passa non conta nel numero degli attaccanti.',
          why: { en: 'They do not attack there.', it: 'Lì non attacca.' },
        },
        {
          id: 'R 138',
          en: 'Only units that came there in this move count, on campaign too: not those who stood there before, nor if a leader has just picked them up. Of an army that begins its campaign move among enemies those whom it leaves count.',
          it: 'Contano solo le unità arrivate lì in questa mossa, anche in campagna: non chi vi stava già, neppure se un leader l’ha appena raccolto. Di un esercito che comincia tra nemici la mossa di campagna conta chi resta.',
          why: {
            en: 'They have not moved into the area. Of the army that begins there the book says so.',
            it: 'Non sono entrate nell’area. Dell’esercito che comincia lì lo dice il regolamento.',
          },
        },
      ],
    },
    { id: '9.3.b', en: 'The overrunning units move no further.', it: 'Le unità che sfondano non muovono oltre.' },
    {
      id: '9.3.c',
      en: 'After movement there is a battle or a raid there.',
      it: 'Dopo il movimento lì c’è una battaglia o una razzia.',
    },
    {
      id: '9.3.d',
      en: 'Where a city stands as many units as defend it are enough.',
      it: 'Se c’è una città bastano tante unità quante la difendono.',
    },
    {
      id: '9.4.a',
      heading: { en: 'Straits', it: 'Stretti' },
      en: 'Crossing a strait is all the movement of a unit in that phase.',
      it: 'Attraversare uno stretto è tutto il movimento di un’unità in quella fase.',
    },
    {
      id: '9.4.b',
      en: 'Who attacks across a strait is at the disadvantage of a landing.',
      it: 'Chi attacca attraverso uno stretto ha lo svantaggio di uno sbarco.',
    },
    {
      id: '9.5.a',
      heading: { en: 'Fleets', it: 'Flotte' },
      en: 'A fleet moves up to two seas; other fleets do not stop it.',
      it: 'Una flotta muove fino a due mari; le altre flotte non la fermano.',
    },
    { id: '9.5.b', en: 'Fleets never enter land areas.', it: 'Le flotte non entrano mai in aree di terra.' },
    {
      id: '9.6.a',
      heading: { en: 'Transport', it: 'Trasporto' },
      en: 'A fleet carries two land units of any kind and any number of leaders.',
      it: 'Una flotta porta due unità di terra di qualsiasi tipo e qualsiasi numero di leader.',
    },
    {
      id: '9.6.b',
      en: 'Land units go aboard from the coast where they began the phase, into an adjacent sea.',
      it: 'Le unità di terra si imbarcano dalla costa in cui hanno iniziato la fase, in un mare adiacente.',
    },
    {
      id: '9.6.c',
      en: 'They may land in the same turn, on a coast of the sea where the fleet is, and go no further.',
      it: 'Possono sbarcare nello stesso turno, su una costa del mare in cui è la flotta, e non vanno oltre.',
      rulings: [
        {
          id: 'R 15',
          en: 'Landing also ends a leader’s move.',
          it: 'Lo sbarco finisce anche il movimento di un leader.',
          why: { en: 'The text makes no exception for him.', it: 'Il testo non lo esclude.' },
        },
      ],
    },
    { id: '9.6.d', en: 'Fleets may move before and after.', it: 'Le flotte possono muovere prima e dopo.' },
    {
      id: '9.6.e',
      en: 'A land unit uses one fleet in a phase, and a fleet carries two units in its turn, not more.',
      it: 'In una fase un’unità usa una sola flotta, e una flotta porta due unità nel suo turno, non di più.',
      rulings: [
        {
          id: 'R 79',
          en: 'Cargo that stays where it is may be left to another fleet of that sea, and then counts for both; neither has more than two aboard in its turn, those too that have landed.',
          it: 'Un carico che resta dov’è può essere lasciato a un’altra flotta dello stesso mare, e allora conta per entrambe; nessuna ha a bordo più di due unità nel suo turno, comprese quelle già sbarcate.',
          why: {
            en: 'It is not brought anywhere, so that it uses neither; but the text says of all who are aboard that a fleet carries them.',
            it: 'Non viene portato da nessuna parte, e così non ne usa nessuna; ma il testo dice trasportato chiunque sia a bordo.',
          },
        },
        {
          id: 'R 110',
          en: 'In a great invasion it carries two in each half.',
          it: 'In una grande invasione ne porta due in ogni metà.',
          why: {
            en: '“In its turn” is said here as of the seas that a fleet sails and of units that landed and go no further “in the same turn”: both begin anew in the second half, for all units move again with their full value. And of campaigns, which it calls like a great invasion, the text gives the capacity for each movement phase.',
            it: '“Durante il suo turno” è detto qui come dei mari che una flotta percorre e delle unità sbarcate che non proseguono “durante lo stesso turno”: entrambi ricominciano nella seconda metà, perché tutte le unità muovono di nuovo con il valore intero. E delle campagne, che dice simili a una grande invasione, il testo dà la capacità per ogni fase di movimento.',
          },
        },
      ],
    },
    { id: '9.6.f', en: 'They may stay aboard as long as one likes.', it: 'Possono restare a bordo finché si vuole.' },
    {
      id: '9.7.a',
      heading: { en: 'Cities as roads', it: 'Le città come strade' },
      en: 'Highland does not stop units of the nation that controls its city, whoever built it; a ruin does not help.',
      it: 'L’altopiano non ferma le unità della nazione che ne controlla la città, chiunque l’abbia costruita; una rovina non serve.',
    },
    {
      id: '9.7.b',
      en: 'House rule, an option: the city of an ally is such a road too.',
      it: 'Regola della casa, opzionale: anche la città di un alleato è una strada.',
    },
  ],
};
