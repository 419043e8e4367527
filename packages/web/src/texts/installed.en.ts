/** The words about the page itself: installed, without a network, renewed. */
export const installedEn = {
  new: 'A new version of this page is here.',
  'new.load': 'Load it',
  'new.later': 'Later',
  install: 'Install Tabula',
  'install.note': 'It plays against bots without a network too.',
  ready: 'This page is kept on this device: against bots it plays without a network.',
  away: 'No network, or the server does not answer. Against bots you can play on this device.',
  local: 'On this device',
  'local.over': 'over',
};
export type InstalledTexts = { readonly [K in keyof typeof installedEn]: string };
