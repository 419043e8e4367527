import { ENEMY, NATION, OF_ENEMY, THE_ENEMY, THE_LORD, TO_ENEMY } from './articles.it.ts';

/** The words of the war at sea (XXV), and of some other moments of war. */
export const war = {
  'event.fleet.lost': '{nation}: una flotta in {province} non ha più un porto vicino e va perduta.',
  'event.naval.intercepted': `{nation}: la flotta sorprende ${THE_ENEMY} in {province}.`,
  'event.naval.failed': `{nation}: la flotta non trova ${THE_ENEMY} in {province}.`,
  'event.naval.battle': 'Battaglia navale in {province}: {nation} contro {enemy}.',
  'event.naval.refused': `{nation}: la flotta rifiuta battaglia ${TO_ENEMY}.`,
  'event.naval.won': `{nation}: battono ${THE_ENEMY} per mare in {province}; {hits} colpi contro {suffered}.`,
  'event.naval.drawn': 'Nessuno vince per mare in {province}; colpi: {nation} {hits}, {enemy} {suffered}.',
  'event.sailed': '{nation}: salpano da {province} verso {to}: {units}.',
  'event.landing': '{nation}: raggiungono la costa di {province} ({roll}).',
  'event.landing.failed': '{nation}: il mare li respinge da {province} ({roll}).',
  'event.harried': `{nation}: le flotte assalgono le barche ${OF_ENEMY} in {province}: {hits, plural, =0 {nessun colpo} one {# colpo} other {# colpi}}.`,
  'prompt.fleets': '{nation}: quali flotte lasciano {province}?',
  'prompt.naval': `${ENEMY} navigano in {province}. {nation}: la flotta intercetta? La probabilità è del {chance}%.`,
  'prompt.naval-battle': `${ENEMY} hanno sorpreso la flotta. {nation}: combattere?`,
  'prompt.aboard': '{nation}: un leader sale a bordo in {province}?',
  'prompt.launch': '{nation}: dove compaiono le flotte?',
  'option.sail': 'Salpa verso {province}',
  'option.engage-at': 'Cerca battaglia in {province}',
  'option.engage': 'Intercetta',
  'option.let-pass': 'Lascia passare',
  'option.fight': 'Combatti',
  'option.refuse': 'Rifiuta battaglia',
  'event.limes.hit': '{nation}: il Limes di {province} subisce un colpo al posto loro e cade.',
  'prompt.hit-limes':
    '{nation} in {province}: {hits, plural, one {# colpo subito. Assegnarlo} other {# colpi subiti. Assegnarne uno}} al Limes?',
  'event.foedus.agreed': `{nation}: accettano un Foedus con ${THE_LORD}; vale da quando si attivano.`,
  'event.foedus.lapsed': `{nation}: il Foedus con ${THE_LORD} sfuma.`,
  'prompt.camp': '{nation}: in quale provincia del Foedus va l’orda?',
  'prompt.settlers': '{nation}: quali unità si insediano in {province}?',
  'prompt.make-room': '{nation}: quali unità lasciano {province} ai federati?',
  'prompt.withdraw': `${ENEMY} hanno rotto il Foedus. {nation}: quali unità lasciano {province}?`,
  'prompt.entry': '{nation}: dove arriva l’orda, secondo il Calendario o presso chi si è già insediato?',
  'prompt.leads-too': 'Va con loro in {province} anche {leader}?',
  'prompt.flees': '{leader} fugge con loro in {to}?',
  'prompt.overrun': '{nation}: sbaragliare la sola unità in {province}, per un passo in più?',
  'prompt.clear': '{nation}: solo trattenere il nemico in {province}, così che altri passino, e combattere dopo?',
  'prompt.spread': '{nation}: alcune unità finiscono accanto all’orda in {province}?',
  'prompt.straggle': '{nation}: gli altri in {province} fuggono in una provincia lungo il percorso?',
  'event.siege.kept': '{nation}: l’assedio di {province} continua.',
  'prompt.keep-up': '{nation}: mantenere l’assedio di {province} fino alla prossima campagna?',
  'prompt.besiegers': '{nation}: quali unità restano davanti a {province}?',
  'event.opposed': `{nation}: in questo turno non lasciano passare ${THE_ENEMY}.`,
  'prompt.oppose': `Tocca ${TO_ENEMY}. {nation}: dichiarare loro ostilità per questo turno?`,

  // What stands behind dice
  'chip.dice': '{white, plural, one {# bianco} other {# bianchi}}, {black, plural, one {# nero} other {# neri}}',
  'chip.open': 'colpiscono le spade bianche e rosse',
  'chip.closed': 'colpiscono solo le spade bianche: non è terreno aperto',

  // What follows from a march
  'follow.crowd':
    '{province}: {count, plural, one {# unità} other {# unità}} oltre il limite di {limit}, perse alla fine del movimento',
  'follow.intercept': `${NATION} possono intercettare in {province}, {count, plural, one {con una pila} other {con # pile}}`,
  'follow.empty': '{province} resta senza unità',
} as const;
