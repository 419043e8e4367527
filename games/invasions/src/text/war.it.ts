/** The words of the war at sea (XXV), and of some other moments of war. */
export const war = {
  'event.fleet.lost': '{nation}: una flotta in {province} non ha più un porto vicino e va perduta.',
  'event.naval.intercepted': '{nation}: la flotta sorprende {enemy} in {province}.',
  'event.naval.failed': '{nation}: la flotta manca {enemy} in {province}.',
  'event.naval.battle': 'Battaglia navale in {province}: {nation} contro {enemy}.',
  'event.naval.refused': '{nation}: la flotta rifiuta battaglia contro {enemy}.',
  'event.naval.won': '{nation}: vittoria navale su {enemy} in {province}; colpi {hits} contro {suffered}.',
  'event.naval.drawn': 'Nessuno vince in mare in {province}: {nation} e {enemy} colpiscono {hits} e {suffered} volte.',
  'event.sailed': '{nation}: salpano da {province} verso {to}: {units}.',
  'event.landing': '{nation}: raggiungono la costa di {province} ({roll}).',
  'event.landing.failed': '{nation}: il mare li respinge da {province} ({roll}).',
  'event.harried':
    '{nation}: le flotte assalgono le barche di {enemy} in {province}: {hits, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.',
  'prompt.fleets': '{nation}: quali flotte lasciano {province}?',
  'prompt.naval': '{enemy}: navigano in {province}. La flotta intercetta ({nation})? La probabilità è del {chance} %.',
  'prompt.naval-battle': '{enemy}: hanno sorpreso la flotta. Combattere ({nation})?',
  'prompt.aboard': '{nation}: un leader sale a bordo in {province}?',
  'prompt.launch': '{nation}: dove compaiono le flotte?',
  'option.sail': 'Per mare verso {province}',
  'option.engage-at': 'Cerca battaglia in {province}',
  'option.engage': 'Intercetta',
  'option.let-pass': 'Lascia passare',
  'option.fight': 'Combatti',
  'option.refuse': 'Rifiuta battaglia',
  'event.limes.hit': '{nation}: il Limes di {province} subisce un colpo e cade.',
  'prompt.hit-limes':
    '{nation} in {province}: {hits, plural, one {# colpo subito} other {# colpi subiti}}. Assegnarne uno al Limes?',
  'event.foedus.agreed': '{nation}: accettano il foedus ({lord}); vale da quando si attivano.',
  'event.foedus.lapsed': '{nation}: il foedus sfuma ({lord}).',
  'prompt.camp': '{nation}: in quale provincia del foedus va l’orda?',
  'prompt.settlers': '{nation}: quali unità vanno in {province}?',
  'prompt.make-room': '{nation}: quali unità lasciano {province} ai federati?',
  'prompt.withdraw': '{enemy}: il foedus è rotto. {nation}: le unità lasciano {province}?',
  'prompt.entry': '{nation}: dove arriva l’orda, secondo il Calendario o presso chi si è già insediato?',
  'prompt.flees': '{leader}: fugge con loro in {to}?',
  'prompt.overrun': '{nation}: sbaragliare la singola unità in {province}, per un passo in più?',
  'prompt.clear': '{nation}: solo trattenere il nemico in {province}, così che altri passino, e combattere dopo?',
  'prompt.spread': '{nation}: unità finiscono accanto all’orda in {province}?',
  'prompt.straggle': '{nation}: altri in {province} fuggono in una provincia lungo il percorso?',
  'event.siege.kept': '{nation}: l’assedio di {province} continua.',
  'prompt.keep-up': '{nation}: mantenere l’assedio di {province} fino alla prossima campagna?',
  'prompt.besiegers': '{nation}: quali unità restano davanti a {province}?',
  'event.opposed': '{nation}: in questo turno non lasciano passare {enemy}.',
  'prompt.oppose': '{enemy}: tocca a loro. {nation}: dichiarare ostilità per questo turno?',

  // What stands behind dice
  'chip.dice': '{white} bianchi, {black} neri',
  'chip.open': 'colpiscono le spade bianche e rosse',
  'chip.closed': 'colpiscono solo le spade bianche: non è terreno aperto',

  // What follows from a march
  'follow.crowd':
    '{province}: {count, plural, one {# unità} other {# unità}} oltre il limite di {limit}, perse alla fine del movimento',
  'follow.intercept':
    '{nation}: possibile intercettazione in {province}, {count, plural, one {con una pila} other {con # pile}}',
  'follow.empty': '{province} resta senza unità',
} as const;
