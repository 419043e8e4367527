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

  'stage.name': 'Luna {now} di {of}',
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
};
