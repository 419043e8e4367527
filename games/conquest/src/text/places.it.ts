import { LATIN_PLACES } from './places.ts';

/** I nomi dei luoghi. */
export const placesIt = {
  ...LATIN_PLACES,
  'region.gallia': 'Gallia e Britannia',
  'region.hispania': 'Iberia',
  'region.africa': 'Africa ed Egitto',
  'region.oriens': 'Oriente',
  'region.asia': 'Asia Minore',
  'region.danubius': 'Grecia e Danubio',
  'region.italia': 'Italia',
  'region.islands': 'Isole',
  'region.sea': 'Mari',
  'space.egyptus': 'Egitto',
} as const;
