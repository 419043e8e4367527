import type { opponentsEn } from './opponents.en.ts';

export const opponentsIt: Record<keyof typeof opponentsEn, string> = {
  handicap: 'Vantaggio',
  'handicap.none': 'nessuno',
  'handicap.some': 'concede {elo} Elo',
  character: 'Carattere',
  'character.none': 'nessuno',
  aggressor: 'aggressore',
  builder: 'costruttore',
  trader: 'mercante',
  avenger: 'vendicatrice',
};
