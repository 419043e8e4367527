/** Le regole in breve, per capitoli del regolamento: le domande vi si riferiscono. */
export const shortRulesIt = {
  'about.blurb': 'Guida un intero colore di nazioni che sorgono e cadono in dieci round di storia italiana.',
  'about.time': '4-6 ore',
  'rules.1.title': 'Di che si tratta',
  'rules.1.text':
    'Le nazioni arrivano, conquistano, si sottomettono e svaniscono. Ognuna ha una carta che dice quando arriva, che cosa può fare e che cosa vale. Guidi tutte le nazioni del tuo colore; vince chi ha più punti dopo dieci round.',
  'rules.2.title': 'Plancia e pezzi',
  'rules.2.text':
    'Le aree sono piane, altopiani o paludi. Le aree d’ingresso portano in Italia e in Africa. La fanteria colpisce con 7, le legioni con 6, legioni consolari, cavalieri ed elefanti con 5, le flotte con 9, con un dado a dieci facce.',
  'rules.3.title': 'Due giochi',
  'rules.3.text': 'Italia I è per tre giocatori e finisce con Silla; Italia II è per quattro e finisce con i Franchi.',
  'rules.4.title': 'Preparazione',
  'rules.4.text': 'Le carte dicono che cosa sta dove. Nessuno ha oro.',
  'rules.5.title': 'Il turno',
  'rules.5.text':
    'Le nazioni agiscono in un ordine fisso. Un turno è rendita e acquisti, piazzamento, movimento, combattimento. Nazioni dello stesso colore non sono amiche: se si incontrano combattono.',
  'rules.6.title': 'Rendita e acquisti',
  'rules.6.text':
    'Una moneta per area e una per città. Fanteria, legioni e flotte costano 4, legioni consolari, cavalieri ed elefanti 6, una città 6, in altopiano o palude 8. Si conservano al massimo dieci monete. Un sottomesso versa metà della rendita al dominatore. Roma può avere una legione consolare ogni due città.',
  'rules.7.title': 'Piazzamento',
  'rules.7.text':
    'Un’unità comprata in ogni area propria; chi ha una sola area le mette tutte lì. Le flotte in ogni mare davanti alla propria costa. Poi arrivano i rinforzi della carta. Un condottiero resta fino al piazzamento del turno seguente della sua nazione.',
  'rules.8.title': 'Ammassamento',
  'rules.8.text':
    'Tre unità per area, due in altopiano, una in più nella capitale, che si dichiara dove si vuole. Chi attacca: una in più, una in più con un condottiero, una in più in una grande invasione. I condottieri non contano. Il troppo si toglie dopo il movimento e dopo il combattimento.',
  'rules.9.title': 'Movimento',
  'rules.9.text':
    'Fanteria ed elefanti muovono di due aree, legioni e cavalieri di tre, i condottieri di tre; chi parte con un condottiero va un’area più lontano. L’altopiano ferma tutti, tranne chi è con un condottiero e chi ne tiene la città. I nemici fermano, se non resta con loro il doppio delle unità (altrettante, se hanno una città). Uno stretto è un movimento intero. Una flotta fa due mari e porta due unità.',
  'rules.10.title': 'Combattimento',
  'rules.10.text':
    'Tutti tirano insieme, e ognuno dice a quale tipo mira. Chi attacca ha −1 in altopiano e palude e −2 contro una città; i condottieri danno +2, il dominio del mare +1; chi difende ha +2 nel primo round contro uno sbarco. Dopo ogni round prima l’attaccante, poi il difensore può ritirarsi.\nUna città presa a un altro giocatore si può saccheggiare per 4 monete o per punti. Una razzia è un solo round per lo stesso premio: poi bisogna andarsene. Una rovina si ricostruisce rinunciando a un’unità.\nLe battaglie navali si annunciano prima di tutte le altre.',
  'rules.11.title': 'Punti',
  'rules.11.text':
    'Le carte danno punti per aree, città e regioni dopo certi round, e subito per nemici eliminati, città saccheggiate, nazioni sottomesse.',
  'rules.12.title': 'Invasioni, campagne, sottomissione',
  'rules.12.text':
    'Una grande invasione è due movimenti e due combattimenti. In campagna un condottiero e il suo esercito muovono ancora per una moneta ogni volta; chi è vicino può reagire: entrare in battaglia, o spostare una pila di un’area. Una moneta e un’unità bloccano un’area.\nUna nazione con poche aree può, o deve, sottomettersi all’attaccante che la sua carta nomina: non si combattono più, versa metà della rendita e tiene metà dei punti.',
  'rules.13.title': 'Italia I',
  'rules.13.text':
    'Nessuno tiene Roma prima del round 10. I Romani temono tre volte gli elefanti. Annibale parte dalle Alpi, e i sottomessi di Roma vicini a lui possono ribellarsi. Il round 10 è la guerra civile: Ottimati, Populares e Romani muovono a turno, una moneta per mossa; le legioni passano a Silla e a Mario.',
  'rules.14.title': 'Italia II',
  'rules.14.text':
    'I Fœderati romani disertano verso Fœderati e Ostrogoti. I cavalieri reggono due colpi, e se danneggiati non si ritirano. Il Patrimonio converte due unità in una partita. Carlo Magno diventa imperatore nella Roma del Papa.',
} as const;
