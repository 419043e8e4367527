import { option } from '@tabula/engine';
import { PLACES } from './data/places.ts';

/** By the number of the place. To stay where one is, is to march nowhere. */
export const MARCH = PLACES.map(({ id }) => option('march', { to: id }));
export const STAY = option('stay');
export const WITHDRAW = PLACES.map(({ id }) => option('withdraw', { to: id }));
