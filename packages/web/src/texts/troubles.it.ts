import type { troublesEn } from './troubles.en.ts';

export const troublesIt: Readonly<Record<keyof typeof troublesEn, string>> = {
  'link.stalled': 'Per ora il server non può continuare questo tavolo; riprova da sé.',
  'error.offline': 'Il server non risponde. Riprova tra un momento.',
  'error.busy': 'Il server ha troppo da fare. Non è successo nulla: riprova tra un momento.',
  'error.too-many': 'Troppe cose in una volta. Riprova tra un minuto.',
  'error.lost-seat': 'Questo posto non è più tuo in questo browser. Chiedi un nuovo link a chi ha aperto il tavolo.',
  'error.cross-origin': 'Il server non conosce questo indirizzo e non lascia entrare nessuna pagina da qui.',
  'error.not-found': 'Questo tavolo non esiste.',
  'error.other-rules': 'Questa partita è cominciata con regole diverse da quelle che il server ha ora.',
  'error.broken': 'La partita conservata è danneggiata e non può continuare.',
  'error.missing-part': 'Una parte di questa pagina non è arrivata. Ricaricala.',
  'trouble.offline': 'Il server non risponde',
  'trouble.offline.why': 'Forse sta ripartendo, o questo dispositivo non è in rete. La pagina riprova da sé.',
  'trouble.missing-part': 'C’è una nuova versione',
  'trouble.missing-part.why':
    'Il server è stato aggiornato mentre la pagina era aperta. Ricaricala: nulla della partita è perduto.',
  'trouble.cross-origin': 'Il server non conosce questo indirizzo',
  'trouble.cross-origin.why':
    'Chi lo gestisce può rimediare: avviarlo con --public-url {address}, e lasciare che un proxy davanti ad esso trasmetta l’intestazione Host.',
  'trouble.too-many': 'Troppe cose in una volta',
  'trouble.too-many.why': 'Per ora il server non accetta altro da qui. La pagina riprova da sé.',
  'trouble.crowd': 'Troppe pagine aperte',
  'trouble.crowd.why': 'Il server non accetta altre connessioni da qui. Chiudi qualche pagina, poi ricarica questa.',
  'trouble.sent-away': 'Il server ha chiuso la linea',
  'trouble.sent-away.why': 'Non ha capito questa pagina. Ricaricala.',
  'trouble.other-rules': 'Questa partita è cominciata con altre regole',
  'trouble.other-rules.why':
    'Il server ha ora un’altra versione del gioco e non può continuare. Chi lo gestisce può tornare alla versione di prima; la registrazione della partita si può salvare.',
  'trouble.broken': 'Questo tavolo è danneggiato',
  'trouble.broken.why':
    'Ciò che ne è conservato non basta per continuare. {answers, plural, one {Vale una risposta} other {Valgono # risposte}}: la registrazione fin lì si può salvare e continuare come nuovo tavolo.',
  'trouble.other': 'Non è andata',
  'trouble.other.why': 'Ricarica la pagina. Se non basta, dillo a chi gestisce il server: {code}.',
};
