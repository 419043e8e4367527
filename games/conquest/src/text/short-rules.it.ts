/** Le regole in breve, secondo i capitoli a cui rimandano le domande. */
export const shortRulesIt = {
  'about.blurb': 'Da due a sei Cesari, legioni, galee, tributi e tradimenti. L’ultimo è imperatore di Roma.',
  'about.time': 'da 2 a 5 ore',
  'rules.1.title': 'Di che si tratta',
  'rules.1.text':
    'Ogni giocatore ha un solo Cesare. Chi se lo fa catturare è fuori, e chi lo cattura prende tutto ciò che era suo. Vince l’ultimo Cesare; oppure tutti gli altri si accordano per proclamarne uno.',
  'rules.2.title': 'I pezzi',
  'rules.2.text':
    'Ogni colore ha 1 Cesare, 4 Generali, 20 fanterie, 20 cavallerie, 6 catapulte e 8 galee. 16 città, 16 fortificazioni e 20 strade sono di tutti. Ciò che si perde si può ricomprare, i comandanti mai.',
  'rules.3.title': 'Il tabellone',
  'rules.3.text':
    'Le province valgono 5 o 10. Quattro stretti uniscono province oltre il mare: sono aperti, salvo che in quel mare vi siano galee di un altro che rifiuta il passaggio.',
  'rules.4.title': 'Controllo e tributo',
  'rules.4.text':
    'Una provincia resta tua anche quando le truppe se ne vanno. Il tributo è la somma delle tue province, più 5 per ogni città.',
  'rules.5.title': 'Comandanti e città',
  'rules.5.text':
    'Le unità terrestri muovono solo con un comandante. Un Generale sconfitto è ucciso o tenuto per il riscatto; la cattura del Cesare elimina il giocatore. Le mura danno due dadi alla difesa, uno contro le catapulte.',
  'rules.6.title': 'Preparazione',
  'rules.6.text':
    'Una residenza con una città fortificata, Cesare, 4 Generali e 5 fanterie. Comincia la Macedonia e si gira intorno al mare.',
  'rules.7.title': 'Il turno',
  'rules.7.text': 'Movimento, combattimento, tributi, distruzione di città, acquisto, collocazione.',
  'rules.8.title': 'Movimento',
  'rules.8.text':
    'Comandanti e cavallerie hanno 2 punti, fanterie e catapulte 1. Un comandante porta fino a 7 unità e può lasciarne e prenderne altre. Una strada di qualunque lunghezza costa un punto. Le unità nemiche fermano una legione, se il loro padrone non la lascia passare.\nLe galee hanno 2 punti, portano 7 unità con un comandante e le sbarcano su un’altra costa. Chi si imbarca o sbarca non marcia in quel turno.',
  'rules.9.title': 'Combattimento',
  'rules.9.text':
    'Si combatte dove le legioni si incontrano. Lottano cinque unità più una per ogni comandante; ognuna tira un dado e colpisce se mostra un’unità del suo tipo, un dado per unità. Chi è colpito sceglie le perdite. Poi il difensore, e dopo di lui l’attaccante, continua o si ritira in una provincia propria; la cavalleria insegue. Chi è sbarcato non può ritirarsi.\nLe galee combattono solo se lo vuole chi è di turno: due dadi ciascuna, tre giri.',
  'rules.10.title': 'Conquista',
  'rules.10.text':
    'Un’unità terrestre che resta in una provincia senza unità nemiche la conquista. Chi ha perso la residenza non ha tributi e non compra nulla.',
  'rules.11.title': 'Tributi',
  'rules.11.text': 'Ricevi tanti Talenti quanto vale il tuo tributo.',
  'rules.12.title': 'Distruzione di città',
  'rules.12.text': 'Prima di comprare puoi distruggere le tue città. Mura e strade spariscono con loro.',
  'rules.13.title': 'Acquisto e inflazione',
  'rules.13.text':
    'Fanteria 10, cavalleria 20, galea 20, catapulta 30, città 30, fortificazione 20, entrambe 50, strada 10. Quando un tributo arriva per la prima volta a 105 i prezzi raddoppiano, a 205 triplicano, dal turno successivo di quel giocatore.',
  'rules.14.title': 'Collocazione e riscatto',
  'rules.14.text':
    'Unità e galee compaiono nella residenza, le città in ogni tua provincia, le strade tra città tue in province vicine. I Generali prigionieri si possono riscattare o scambiare.',
  'rules.15.title': 'Alleanze',
  'rules.15.text':
    'Tutto si può promettere e niente obbliga. Il passaggio si concede o si nega ogni volta, o con ordini permanenti.',
} as const;
