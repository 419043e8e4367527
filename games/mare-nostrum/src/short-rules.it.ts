/** Le regole in breve, secondo i capitoli a cui le domande rimandano. */
export const shortRulesIt = {
  'about.blurb':
    'Commercia, costruisci e combatti attorno al Mare Nostrum. Vincono quattro eroi o meraviglie, o le Piramidi.',
  'about.time': 'circa 2 ore',
  'rules.1.title': 'Di che si tratta',
  'rules.1.text':
    'Chi per primo possiede quattro tra eroi e meraviglie vince subito; così pure chi costruisce le Piramidi. L’eroe della propria civiltà conta.',
  'rules.2.title': 'Disposizione',
  'rules.2.text':
    'Introduttiva: la carta di aiuto dice che cosa sta dove, e hai il tuo eroe. Avanzata: 36 punti da spendere nella capitale e accanto. Le civiltà senza giocatore sono neutrali e si difendono soltanto.',
  'rules.3.title': 'Turno e ruoli',
  'rules.3.text':
    'Un turno è commercio, costruzione, fase militare. Prima si riassegnano i ruoli: più carovane e mercati fanno il Direttore del Commercio, più città e templi il Leader Politico, più unità il Leader Militare. In parità la carta resta a chi ce l’ha; se pareggiano altri, decide lui.',
  'rules.4.title': 'Commercio',
  'rules.4.text':
    'Una città dà una tassa, due con un tempio; una carovana dà il suo bene, due con un mercato. Poi il Direttore dice quante carte offre ciascuno. Le offerte si scoprono insieme; il Direttore prende una carta a qualcuno, che ne prende una a un altro, e così via. Non più di due scambi di fila tra gli stessi due. A chi resta con una carta in meno ne dà una il Direttore.',
  'rules.5.title': 'Costruzione',
  'rules.5.text':
    'Il Leader Politico dice chi costruisce. Si paga con sole tasse, o con beni tutti diversi, esattamente il costo: influenza, città, carovana, legione, trireme, fortezza 3; tempio, mercato 6; eroe, meraviglia 9; Piramidi 12. Si costruisce dove il proprio marcatore stava già e non ci sono nemici; i nuovi marcatori vanno accanto alle proprie terre, anche lungo una catena di proprie triremi. Si tengono al massimo due tasse.',
  'rules.6.title': 'Fase militare',
  'rules.6.text':
    'Il Leader Militare dice chi muove. Prima le triremi, uno spazio ciascuna, e se si vuole battaglie in mare; poi le legioni, di una provincia o lungo una catena di proprie triremi. Dove incontrano altre unità di terra combattono un round: un dado per legione, 6 per fortezza, una perdita ogni 5 punti. Soli in una provincia nemica si saccheggia un edificio, si occupano edifici per le loro entrate, o si mette una legione sul marcatore per convertire la provincia nella prossima fase di costruzione.',
  'rules.7.title': 'Fine',
  'rules.7.text': 'L’acquisto che vince chiude subito la partita: l’ordine di costruzione può deciderla.',
} as const;
