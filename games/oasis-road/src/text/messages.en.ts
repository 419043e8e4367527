import type { Messages } from '@tabula/engine';

export const en = {
  seat: '{number, select, 1 {Cyrene} other {Memphis}}',
  'region.city': 'City',
  'region.oasis': 'Oasis',
  'space.cyrene': 'Cyrene',
  'space.memphis': 'Memphis',
  'space.augila': 'Augila',
  'space.bahariya': 'Bahariya',
  'space.paraetonium': 'Paraetonium',
  'space.ammon': 'Ammon',
  'piece.city': 'walls',
  'piece.oasis': 'a well worth {count}',
  'piece.caravan': 'Caravan of {owner}',
  'piece.well': 'Well of {owner}',

  'prompt.march': 'Where does your caravan go?',
  'prompt.withdraw': 'Beaten at {at}: where do you withdraw to?',
  'option.march': 'March to {to}',
  'option.stay': 'Stay',
  'option.withdraw': 'Withdraw to {to}',

  'event.moon': 'Moon {moon}',
  'event.marched': '{by} marches to {to}.',
  'event.stayed': '{by} stays at {at}.',
  'event.met': 'The caravans meet at {at}.',
  'event.rolled': '{bonus, plural, =0 {{by} rolls {dice}.} other {{by} rolls {dice} and adds # for the well.}}',
  'event.drawn': 'Neither gives way at {at}.',
  'event.withdrew': '{by} withdraws to {to}.',
  'event.claimed': '{by} takes the well of {at}.',
  'event.showed': '{by} had a commission for {commission}.',

  'headline.moon': 'Moon {moon} of {moons}',
  'hand.commission': 'Commission',
  'ending.moons': 'The last moon has set.',

  'about.time': 'five minutes',
  'about.blurb': 'Two caravans, four wells and a secret commission. A small game to find your way about the table.',
  'rules.1.title': 'The start',
  'rules.1.text':
    'Each caravan starts in its city. Each player gets one of four commissions, and shows it to nobody. It names an oasis.',
  'rules.2.title': 'The march',
  'rules.2.text':
    'The game lasts six moons. In each, both decide in secret: stay, or march to a neighbouring place, but not into the other’s city. Then both move at once. Caravans that change places pass each other in the dark.',
  'rules.3.title': 'A meeting',
  'rules.3.text':
    'If both are in one place, each rolls a die; whose the well is adds one. Who has less withdraws to a neighbouring place of his choice. With equal rolls both stay.',
  'rules.4.title': 'The wells',
  'rules.4.text':
    'At the end of a moon, whoever is alone in an oasis takes its well and keeps it until the other takes it.',
  'rules.5.title': 'The end',
  'rules.5.text':
    'After the sixth moon wells count: Ammon three, Paraetonium two, Augila and Bahariya one. The well of one’s own commission counts two more. Who has most wins; with as many, both do.',
} satisfies Messages;
