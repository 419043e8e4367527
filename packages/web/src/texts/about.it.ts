import type { AboutTexts } from './about.en.ts';

export const aboutIt: AboutTexts = {
  'about.title': 'Tabula',
  'about.one':
    'Il tabellone, la mappa, e la tavoletta che ricorda ciò che fu fatto: i Romani avevano una parola sola. Qui si gioca ai grandi giochi di strategia del Mediterraneo antico nel browser, con le regole fatte rispettare dal programma, con amici o contro i bot.',
  'about.two':
    'Non ci sono account. Chi ha il link di un posto vi siede; il tuo browser lo conserva per te. Un tavolo aspetta quanto vuoi.',
  'about.three':
    'Ogni partita è una registrazione: puoi rivederla, salvarla, e continuarla da ogni punto. Tutti i dadi vengono da un seme sigillato all’inizio e mostrato alla fine.',
  'about.four':
    'Tutto funziona con la tastiera e con un lettore di schermo: al tavolo premi T per avere tutta la partita come testo. Nessun suono, finché non lo attivi nelle impostazioni.',
};
