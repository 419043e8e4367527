import type { shortRulesEn } from './short-rules.en.ts';

/** Le regole in breve, secondo i capitoli a cui rimandano le domande. */
export const shortRulesIt: Readonly<Record<keyof typeof shortRulesEn, string>> = {
  'about.blurb': 'Guida insieme un esercito bizantino e uno arabo. Solo la gloria in equilibrio conta per intero.',
  'about.time': 'circa 2 ore',
  'rules.1.title': 'Di che si tratta',
  'rules.1.text':
    'Ogni giocatore guida un esercito bizantino e uno arabo e vince punti per entrambi. Alla fine i due punteggi si sommano, se il minore è almeno la metà del maggiore.',
  'rules.2.title': 'Il turno',
  'rules.2.text':
    'Tre turni. In ciascuno i giocatori compiono un’azione a testa finché tutti hanno passato; poi entrate e mantenimento.',
  'rules.3.title': 'Le azioni',
  'rules.3.text':
    'Un’azione alla volta: prendere il controllo di una città, rinforzare, un’azione speciale, tasse, chiesa o moschea, muovere o attaccare con un esercito, o passare. Chi passa per primo comincia il turno dopo; quando tutti gli altri hanno passato, l’ultimo ha ancora un’azione.',
  'rules.4.title': 'Prendere il controllo',
  'rules.4.text':
    'Metti un cubo su una città bizantina o araba che nessuno controlla e vinci un punto per la sua fazione. Il cubo viene gratis dalla Riserva, o per 3 bisanti dalle Perdite o da un esercito. La prima città bizantina fa entrare in mappa il tuo esercito bizantino.',
  'rules.5.title': 'Rinforzare',
  'rules.5.text':
    'Aggiungi fino a tre cubi alle caselle dei tuoi eserciti: Élite, Esercito Principale, Leva, Movimento. Al massimo un cubo Élite per azione.',
  'rules.6.title': 'Azioni speciali',
  'rules.6.text':
    'Ogni casella si riempie una volta per turno: mandare i Bulgari, fortificare, sviluppare una città, diventare Imperatore o Califfo (2 punti), cominciare una guerra civile, comandare una flotta. La Flotta Bizantina può fermare gli Arabi in mare: pagano il doppio e ne subiscono i dadi.',
  'rules.7.title': 'Tasse',
  'rules.7.text':
    'Una volta per turno metti cubi della Riserva nella casella Tasse: 2 bisanti ciascuno, per l’uno o l’altro tesoro.',
  'rules.8.title': 'Chiesa e moschea',
  'rules.8.text': 'Per 6 bisanti e un cubo: 2 punti per quella fazione.',
  'rules.9.title': 'Muovere',
  'rules.9.text':
    'Un esercito entra in una città del suo colore. Percorre un collegamento pagando cubi Movimento: strada 1; mare 1 per i Bizantini e 2 per gli Arabi; deserto 1, solo per gli Arabi. Un secondo collegamento nella stessa azione costa uno in più. Da Costantinopoli un esercito bizantino può salpare per ogni costa del Mediterraneo o del Mar Nero. Entrare in una città di altro colore è un attacco; non si attacca mai sé stessi.',
  'rules.10.title': 'Combattimento',
  'rules.10.text':
    'Gli eserciti nella città possono ritirarsi; con chi resta si combatte. Se non resta nessuno può combattere la Leva di chi controlla. Entrambi tirano un dado per ogni cubo dell’Esercito Principale (al massimo tre) e per ogni Élite; con 4 o più si colpisce, e ogni colpo toglie un cubo a scelta del proprietario. Poi si confrontano Élite ed Esercito Principale: l’attaccante deve averne di più.\nPoi le mura tirano un dado per ogni segnalino (Costantinopoli: 5, due cubi per colpo). Se l’attaccante è ancora più forte dei segnalini prende la città: un segnalino si toglie, quelli rimasti valgono punti e bisanti, e vi mette un cubo.',
  'rules.11.title': 'I Bulgari',
  'rules.11.text':
    'Due cubi si uniscono a loro, poi attaccano una città sulla loro strada o crescono di altri due. Ciò che prendono diventa arancione e dà punti all’altra fazione di chi li ha mandati.',
  'rules.12.title': 'Passare, entrate e mantenimento',
  'rules.12.text':
    'Chi passa è fuori per questo turno. Poi ogni città controllata porta 2 bisanti per segnalino al tesoro del suo colore. I cubi costano: Élite 3, Leva 2, Principale e Movimento 1. Un cubo che non si può pagare lascia la partita e costa un punto.',
  'rules.13.title': 'La caduta di Costantinopoli',
  'rules.13.text':
    'Se un esercito arabo o i Bulgari prendono Costantinopoli la partita finisce subito: 5 punti, e contano solo i punti arabi.',
  'rules.14.title': 'La fine',
  'rules.14.text':
    'Dopo tre turni ogni segnalino di una città controllata è un punto per la sua fazione. Se il punteggio minore è almeno la metà del maggiore si sommano; altrimenti conta solo il maggiore.',
};
