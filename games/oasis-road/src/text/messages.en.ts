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

  'stage.name': 'Moon {now} of {of}',
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
} satisfies Messages;
