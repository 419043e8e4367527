import { LATIN_PLACES } from './places.ts';

/** The names of the places. */
export const placesEn = {
  ...LATIN_PLACES,
  'region.gallia': 'Gaul and Britain',
  'region.hispania': 'Iberia',
  'region.africa': 'Africa and Egypt',
  'region.oriens': 'The East',
  'region.asia': 'Asia Minor',
  'region.danubius': 'Greece and the Danube',
  'region.italia': 'Italy',
  'region.islands': 'Islands',
  'region.sea': 'Seas',
} as const;
