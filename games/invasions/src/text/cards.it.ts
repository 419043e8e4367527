import {
  ENEMY,
  NATION,
  OF_ENEMY,
  OF_LORD,
  OF_NATION,
  THE_ENEMY,
  THE_LORD,
  THE_NATION,
  TO_ENEMY,
  TO_LORD,
  TO_NATION,
} from './articles.it.ts';
import type { cards as english } from './cards.en.ts';

/** Words of private events, diplomacy cards and pacts, in Italian. */
export const cards: Readonly<Record<keyof typeof english, string>> = {
  'event.card.played': '{side}: giocano la carta {card}.',
  'event.card.thwarted': '{side}: sventano {card} con un Intrigo.',
  'event.card.stands': '{side}: tentano un Intrigo contro {card}, invano.',
  'event.plot.failed': 'Fallisce un complotto contro {leader} ({roll}).',
  'event.sedition': 'Una sedizione trattiene {leader} per questo turno ({roll}).',
  'event.defected': `Un’unità ${OF_NATION} passa ${TO_ENEMY}: {units}.`,
  'event.deserted': '{nation}: sono abbandonati da {units}.',
  'event.forced-march': '{nation}: la pila in {province} fa un passo in più.',
  'event.night-march': '{nation}: la pila in {province} marcia di notte.',
  'event.youth': '{nation}: vivono una rinascita.',
  'event.repaired': '{nation}: reintegrano {units}.',
  'event.coalition': `${NATION} e ${THE_ENEMY} si coalizzano per questo turno.`,
  'event.tie.broken': `Si spezza il legame fra ${THE_NATION} e ${THE_ENEMY}.`,
  'event.tie.holds': `${NATION} e ${THE_ENEMY} restano legati.`,
  'event.ceded': `{nation}: cedono {province} ${TO_ENEMY}.`,
  'event.served': `{nation}: un’unità ${OF_ENEMY} li serve in {province}.`,
  'event.united': `{nation}: diventano una sola nazione con ${THE_LORD}.`,
  'event.card.taken': '{side}: prendono una carta a caso {from, select, huns {agli {from}} other {ai {from}}}.',
  'event.limes.moved': 'Il Limes di {province} si sposta in {to}.',
  'event.spied': 'Le spie di {by} guardano le carte {side, select, huns {degli {side}} other {dei {side}}}.',
  'event.spy.saw': 'Le tue spie hanno visto {card}.',
  'event.card.lost': 'Le spie portano via {card}.',
  'event.spy.envoy': `Le spie fermano un corriere ${OF_NATION}.`,
  'event.spy.got': 'Ora hai la carta Diplomazia {envoy}.',
  'prompt.cards': '{side}: potete giocare eventi privati. Quale?',
  'prompt.battle-card': `Prima della battaglia ${OF_NATION} contro ${THE_ENEMY} in {province}: giochi una carta?`,
  'prompt.help': 'Chi aiuta {card}?',
  'prompt.thwart':
    '{side, select, huns {Gli {side}} other {I {side}}} hanno giocato {card}: la sventi con un Intrigo? Serve un D2.',
  'prompt.waverer': `Quale unità ${OF_NATION} attirare?`,
  'prompt.victim': 'Contro chi è diretta {card}?',
  'prompt.nation': 'Per quale nazione è {card}?',
  'prompt.which-stack': '{nation}: quale pila si serve di {card}?',
  'prompt.spy': 'Chi spiano le tue spie?',
  'prompt.pact': 'Quale tua nazione cerca un alleato, o quale legame va spezzato?',
  'prompt.league': 'Chi fa parte della coalizione?',
  'prompt.relieve': `${NATION} assediano {province}: aiuti la città?`,
  'prompt.claim': `Quale provincia devono cedere ${THE_ENEMY} ${TO_NATION}?`,
  'prompt.garrison': '{nation}: da dove parte la guarnigione per {to}?',
  'prompt.hire-huns': '{nation}: assoldare un’unità degli Unni per 3 monete d’oro?',
  'prompt.serve': `{nation}: lasciare che un’unità serva ${THE_LORD} per 3 monete d’oro?`,
  'prompt.goths': `{nation}: prestare un’unità ${TO_LORD} per questa attivazione?`,
  'prompt.leave-foedus': `Il potere ${OF_LORD} vacilla. {nation}: rompere il Foedus?`,
  'prompt.change-lord': `L’impero cade. {nation}: diventare federati ${OF_LORD}?`,
  'prompt.reunite': 'Occidente e Oriente tornano un solo impero?',
  'prompt.merge': 'Angli e Sassoni diventano una sola nazione?',
  'prompt.move-limes': 'Dove segue il confine il Limes di {province}?',
  'prompt.collect': '{nation}: riscuotere ora i punti del battesimo ({points})?',
  'prompt.sea-card': `${NATION} sono in mare verso {province}: giochi una carta?`,
  'prompt.storm': `${ENEMY} intercettano ${THE_NATION} in {province}: una tempesta li separa?`,
  'outcome.taken': 'vince chi attacca',
  'outcome.repelled': 'l’attacco fallisce',
  'figure.losses': 'perdite proprie',
  'figure.enemy-losses': 'perdite nemiche',
  'prompt.walls': '{nation}: dove si costruiscono mura per 5 monete d’oro?',
  'prompt.plunder-card': `${NATION} hanno saccheggiato: giochi una carta per avere di più?`,
  'prompt.loyal': `{calamity} minaccia ${THE_NATION}: giochi una carta per evitarla?`,
  'option.pass': 'Non giocare carte',
  'option.event': 'Gioca {card}',
  'option.hire-huns': 'Assolda un’unità degli Unni',
  'option.collect': 'Riscuotili ora',
  'option.move-limes': 'Sposta il Limes in {province}',
  'option.help': 'Aiuta {whose, select, attacker {l’attaccante} other {il difensore}}',
  'option.entice': 'Attira {unit}',
  'option.kill': 'Attenta a {leader}',
  'option.stack-at': 'Usala in {province}',
  'option.youth': `Ringiovanisci ${THE_NATION}`,
  'option.break-free': `Libera ${THE_NATION}`,
  'option.repair': `Reintegra due unità ${OF_NATION}`,
  'option.levy': `Arruola fanteria ${OF_NATION}`,
  'option.subsidy': `Dai 5 monete d’oro ${TO_NATION}`,
  'option.spy-on': 'Guarda le carte {side, select, huns {degli {side}} other {dei {side}}}',
  'option.spy-envoy': `Prendi una carta Diplomazia ${OF_NATION}`,
  'option.cheap-walls': 'Costruisci mura in {province}',
  'option.break-tie': `Separa ${THE_NATION} da: {enemy}`,
  'order.cards': 'Quando posso giocare una carta Evento',

  'about.card.abundance': 'Ogni nazione civilizzata guadagna 1 moneta d’oro per ogni granaio che controlla in pace.',
  'about.card.alliance':
    'Nell’azione Eventi: una tua nazione attiva e un’altra sono alleate per questo turno. Un altro giocatore deve accettare; per due tue serve un D2. Oppure spezza un’alleanza o il legame di un cliente attivo con un D2.',
  'about.card.ambush':
    'Prima di una battaglia in foresta, palude o montagna: il difensore tira per primo, come da un’imboscata, con un dado bianco in più. In montagna non contro un leader che la conosce.',
  'about.card.assassination':
    'Nell’azione Eventi, nel tuo Movimento o prima di una battaglia: indica un leader nemico. Con 7 o più (+2 se la sua nazione è in Declino) muore.',
  'about.card.barbarian-coalition':
    'Nell’azione Eventi: fino a tre nazioni barbariche libere della stessa area o di aree vicine sono alleate per questo turno. Una è tua; gli altri giocatori devono accettare.',
  'about.card.caravan':
    'In questo turno la carovana eccezionale porta 10 monete d’oro, le altre 5; i barbari pescano due segnalini Saccheggio.',
  'about.card.cavalry-charge':
    'Prima di una battaglia in pianura, steppa o deserto: chi ha cavalleria cambia un altro dado bianco in nero.',
  'about.card.city-growth':
    'Una tua città, o un tuo sito in un’area civilizzata, sale di un livello, fino a 3. Se non ne hai, una qualunque città non saccheggiata.',
  'about.card.conscription':
    'Nell’azione Eventi o negli Acquisti: una tua nazione riceve una fanteria standard presso l’orda o la capitale, gratis e oltre i limiti.',
  'about.card.crossing': 'Prima di una battaglia: fiume, cresta o stretto non costano nulla all’attaccante.',
  'about.card.defection':
    'Prima di una battaglia: un mercenario o ausiliario nemico se ne va. Con un D2 combatte per te, altrimenti torna a casa.',
  'about.card.dice':
    'Prima di una battaglia: due nuovi tiri in più. In un assedio: un tiro in più. Quando intercetti o fuggi: un tiro fallito si ripete.',
  'about.card.expert-navigation': '+2 a uno sbarco, o un nuovo tiro in una battaglia navale.',
  'about.card.famine':
    'In un’area a sorte le province senza granaio non rendono nulla in questo turno e le città mezzo oro; una nazione con più di quattro unità lì ne perde una.',
  'about.card.forced-march': 'Nel tuo Movimento: tutte le unità di una pila hanno un passo in più.',
  'about.card.fortifications':
    'Negli Acquisti: mura per una città a 5 monete d’oro invece di 15. Oppure, quando una città è assediata: −1 ai tiri.',
  'about.card.heresy': 'Un’eresia scoppia in un’area a sorte, anche in quella di una capitale.',
  'about.card.heroism':
    'Prima di una battaglia: un colpo della mischia non ha effetto, e il tuo leader sopravvive alla perdita della pila.',
  'about.card.inspired-command':
    'Prima di una battaglia o di un assedio: un leader conta un bonus di combattimento in più, fino a 3.',
  'about.card.intrigue': 'Quando un altro gioca un evento privato contro di te: con un D2 non ha effetto.',
  'about.card.loyal-troops':
    'Annulla un usurpatore, un ammutinamento o una diserzione in una tua nazione. Oppure, prima di una battaglia: recuperi un’unità in più.',
  'about.card.mercenaries':
    'Nel tuo Movimento: una nazione barbarica con l’orda nelle tue aree o accanto presta un’unità per questa attivazione, per 3 monete d’oro. I barbari, che non possono spendere oro, non pagano.',
  'about.card.night-march': 'Nel tuo Movimento: una pila non può essere intercettata.',
  'about.card.obstinate-defence':
    'Prima di una battaglia: il difensore ha un dado bianco in più e vince a parità di perdite.',
  'about.card.plague':
    'In un’area a sorte ogni pila di tre o più unità ne perde una, e la città maggiore scende di un livello.',
  'about.card.plunder':
    'Quando saccheggi una città, depredi una carovana o riesci in una grande razzia: pesca un altro segnalino Saccheggio.',
  'about.card.reaction': '+3 a un’intercettazione o a una fuga, o un secondo tiro se fallisce.',
  'about.card.renaissance':
    'Nell’azione Eventi o nel tuo Movimento: una tua nazione rompe il Foedus o il vassallaggio senza test, o una civilizzata ringiovanisce di uno spazio (o riduce il Declino).',
  'about.card.reserve': 'Gli scarti si rimescolano nel mazzo, e si pesca di nuovo.',
  'about.card.revolt': 'Una provincia di un’area a sorte si ribella; i dadi dicono chi la sceglie.',
  'about.card.sedition':
    'Nell’azione Eventi o nel tuo Movimento: un leader nemico di una nazione civilizzata non agisce in questo turno; con un 10 è eliminato.',
  'about.card.shortage':
    'In un’area a sorte: la nazione civilizzata con più città lì non compra unità in questo turno e perde 2 monete d’oro.',
  'about.card.siege-engines': 'Prima di un assedio: +2 ai tiri.',
  'about.card.spies':
    'Nel tuo Movimento: guarda gli eventi di un giocatore e scartane uno a caso, o prendi a caso una carta Diplomazia di una nazione.',
  'about.card.storm': '−3 a uno sbarco, o un trasporto non salpa, o un’intercettazione navale fallisce.',
  'about.card.subsidies': 'Nell’azione Eventi o negli Acquisti: una tua nazione guadagna 5 monete d’oro.',
  'about.card.surprise': 'Prima di una battaglia: un dado bianco in più nella mischia.',
  'about.card.terror':
    'Una città senza mura si arrende al tuo leader barbaro; una con mura, se non è capitale, con un D2.',
  'about.card.treason':
    'Nel tuo Movimento: una tua nazione rompe il Foedus o il vassallaggio senza test. Oppure, prima di un assedio: +3 ai tiri.',
  'about.card.veterans':
    'Prima di una battaglia: due unità standard contano come élite. Oppure, nell’azione Eventi o negli Acquisti: una nazione civilizzata attiva reintegra due unità élite danneggiate.',

  'about.envoy.alliance':
    'Offri a una nazione libera un’alleanza per questo turno; un altro giocatore decide, per una tua serve un D2. Un regno minore diventa tuo cliente con un D2. Oppure spezza un’alleanza o una clientela con un D2.',
  'about.envoy.treaty':
    '5 monete d’oro: niente guerra tra le due per questo turno, e l’altra cede una provincia accanto a te (né capitale, né orda, né granaio).',
  'about.envoy.marriage':
    '2 monete d’oro: l’altra presta un’unità per la tua prossima attivazione, e guadagna 2 punti se non ti attacca nella sua.',
  'about.envoy.tribute': '10 monete d’oro: niente guerra tra le due per questo turno.',
  'about.envoy.foedus': 'Una nazione barbarica deve accettare un Foedus.',
  'about.envoy.bribe': '1 moneta d’oro a chi assedia: l’assedio è tolto.',
  'about.envoy.mercenary':
    '3 monete d’oro: una nazione barbarica accanto alle tue aree presta un’unità per la tua prossima attivazione.',
  'about.envoy.nullity': 'Nessun effetto. Ma nessuno sa che ce l’hai.',
};
