import type { en } from './messages.en.ts';

export const it: Readonly<Record<keyof typeof en, string>> = {
  seat: '{number, select, 1 {Cirene} other {Menfi}}',
  'region.city': 'Città',
  'region.oasis': 'Oasi',
  'space.cyrene': 'Cirene',
  'space.memphis': 'Menfi',
  'space.augila': 'Augila',
  'space.bahariya': 'Bahariya',
  'space.paraetonium': 'Paretonio',
  'space.ammon': 'Ammone',
  'piece.city': 'mura',
  'piece.oasis': 'un pozzo che vale {count}',
  'piece.caravan': 'Carovana di {owner}',
  'piece.well': 'Pozzo di {owner}',

  'prompt.march': 'Dove va la tua carovana?',
  'prompt.withdraw': 'Battuto presso {at}: dove ti ritiri?',
  'option.march': 'Marcia verso {to}',
  'option.stay': 'Resta',
  'option.withdraw': 'Ritirati verso {to}',

  'event.moon': 'Luna {moon}',
  'event.marched': '{by} marcia verso {to}.',
  'event.stayed': '{by} resta presso {at}.',
  'event.met': 'Le carovane si incontrano presso {at}.',
  'event.rolled': '{bonus, plural, =0 {{by} tira {dice}.} other {{by} tira {dice} e aggiunge # per il pozzo.}}',
  'event.drawn': 'Nessuno cede presso {at}.',
  'event.withdrew': '{by} si ritira verso {to}.',
  'event.claimed': '{by} prende il pozzo di {at}.',
  'event.showed': '{by} aveva un incarico per {commission}.',

  'headline.moon': 'Luna {moon} di {moons}',
  'hand.commission': 'Incarico',
  'ending.moons': 'L’ultima luna è tramontata.',

  'about.time': 'cinque minuti',
  'about.blurb': 'Due carovane, quattro pozzi e un incarico segreto. Un piccolo gioco per orientarsi al tavolo.',
  'rules.1.title': 'L’inizio',
  'rules.1.text':
    'Ogni carovana parte dalla sua città. Ogni giocatore riceve uno di quattro incarichi e non lo mostra a nessuno. L’incarico nomina un’oasi.',
  'rules.2.title': 'La marcia',
  'rules.2.text':
    'Il gioco dura sei lune. In ognuna entrambi decidono in segreto: restare, o marciare in un luogo vicino, ma non nella città dell’altro. Poi si muovono insieme. Le carovane che si scambiano di posto passano nel buio senza vedersi.',
  'rules.3.title': 'L’incontro',
  'rules.3.text':
    'Se le carovane sono nello stesso luogo, ognuno tira un dado; chi possiede il pozzo aggiunge uno. Chi ha meno si ritira in un luogo vicino a sua scelta. A parità restano entrambi.',
  'rules.4.title': 'I pozzi',
  'rules.4.text':
    'Alla fine di una luna chi è solo in un’oasi ne prende il pozzo e lo tiene finché l’altro non lo prende.',
  'rules.5.title': 'La fine',
  'rules.5.text':
    'Dopo la sesta luna si contano i pozzi: Ammone tre, Paretonio due, Augila e Bahariya uno. Il pozzo del proprio incarico vale due in più. Vince chi ha di più; a parità vincono entrambi.',
};
