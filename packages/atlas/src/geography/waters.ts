import type { LonLat } from '../model/board.ts';
import { path } from './path.ts';

/**
 * Narrow waters that a map of this scale would lose: they are cut open along their middle line, at least `width` board units wide.
 */
export interface Channel {
  readonly name: string;
  readonly width: number;
  readonly line: readonly LonLat[];
}

export const CHANNELS: readonly Channel[] = [
  {
    name: 'Bosphorus',
    width: 2.4,
    line: path('29.14 41.3, 29.09 41.16, 29.04 41.04, 28.98 40.96'),
  },
  {
    name: 'Hellespontus',
    width: 2.4,
    line: path('26.1 39.98, 26.35 40.1, 26.4 40.2, 26.62 40.32, 26.85 40.48'),
  },
  {
    name: 'Fretum Siculum',
    width: 2.6,
    line: path('15.75 38.32, 15.64 38.23, 15.58 38.1, 15.58 37.9'),
  },
  {
    name: 'Fretum Gaditanum',
    width: 3,
    line: path('-5.95 35.95, -5.6 35.96, -5.2 36.02'),
  },
  {
    name: 'Fretum Taphros',
    width: 2.6,
    line: path('8.9 41.3, 9.2 41.3, 9.45 41.3'),
  },
  {
    name: 'Bosporus Cimmerius',
    width: 2.4,
    line: path('36.5 45.05, 36.58 45.25, 36.7 45.42'),
  },
  {
    name: 'Euripus',
    width: 1.6,
    line: path('23.4 38.62, 23.58 38.47, 23.7 38.38, 24.05 38.15'),
  },
  {
    name: 'Rion',
    width: 2,
    line: path('21.65 38.3, 21.78 38.32, 21.95 38.32'),
  },
  {
    name: 'Rhodian strait',
    width: 2,
    line: path('28.0 36.55, 28.25 36.56'),
  },
  {
    name: 'Fretum Gallicum',
    width: 3,
    line: path('1.2 50.85, 1.5 51.0, 1.9 51.15'),
  },
  {
    name: 'Oresund',
    width: 2.2,
    line: path('12.58 56.15, 12.7 55.9, 12.75 55.65, 12.7 55.45'),
  },
  {
    name: 'Great Belt',
    width: 2.2,
    line: path('10.95 55.75, 11.0 55.4, 10.95 55.1, 11.0 54.8'),
  },
  {
    name: 'Little Belt',
    width: 1.6,
    line: path('9.85 55.6, 9.72 55.5, 9.8 55.25, 10.0 55.0'),
  },
  {
    name: 'Menai',
    width: 1.2,
    line: path('-4.35 53.12, -4.15 53.23'),
  },
  {
    name: 'Djerba',
    width: 1.2,
    line: path('10.65 33.75, 10.75 33.7, 11.05 33.7'),
  },
];

/** Lakes of our own time, behind dams, that no ancient map may show: a point in each. */
export const DAMMED: readonly LonLat[] = path(
  '32.6 23.2, 31.2 22.0, 30.6 21.6, 43.3 34.0, 43.7 32.7, 43.6 33.3, 38.3 36.1, 38.2 36.2, 38.7 37.5, 38.9 38.8, 42.9 36.7, 45.5 36.0, 38.3 58.4, 38.2 58.0, 49.3 54.6, 49.0 53.6, 48.8 55.5, 45.9 50.4, 46.5 50.9, 45.4 49.6, 42.8 47.9, 34.0 47.3, 34.3 47.5, 32.5 49.3, 32.7 49.2, 30.6 50.9, 31.5 49.9, 34.2 48.6, 43.4 56.9, 42.6 57.3, 47.3 56.1, 49.2 55.3, 55.9 58.6, 55.2 57.0, 54.0 56.2, 37.7 56.8, 41.0 57.6, 47.1 46.9, 45.0 47.0, 35.0 48.5, 30.4 51.2, 5.3 52.7, 5.4 52.5',
);

/** Necks of land that must stay land. */
export const BRIDGES: readonly Channel[] = [
  {
    name: 'Isthmus',
    width: 1.8,
    line: path('22.9 37.95, 23.1 37.9'),
  },
  {
    name: 'Perekop',
    width: 3,
    line: path('33.65 46.25, 33.7 46.05, 33.9 45.9'),
  },
  {
    name: 'Suez',
    width: 4,
    line: path('32.35 31.0, 32.5 30.4, 32.5 30.05'),
  },
];
