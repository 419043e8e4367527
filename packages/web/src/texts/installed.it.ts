import type { InstalledTexts } from './installed.en.ts';

export const installedIt: InstalledTexts = {
  new: 'C’è una nuova versione di questa pagina.',
  'new.load': 'Caricala',
  'new.later': 'Più tardi',
  install: 'Installa Tabula',
  'install.note': 'Contro i bot si gioca anche senza rete.',
  ready: 'Questa pagina è conservata su questo dispositivo: contro i bot si gioca senza rete.',
  away: 'Niente rete, o il server non risponde. Contro i bot puoi giocare su questo dispositivo.',
  local: 'Su questo dispositivo',
  'local.over': 'finita',
};
