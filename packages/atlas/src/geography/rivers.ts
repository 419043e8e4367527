import type { LonLat } from '../model/board.ts';
import { path } from './path.ts';

/**
 * Rivers by name. `through`: points near the lines of the public-domain data that make up the river.
 * `course`: our own line where the data have none at this scale.
 */
export interface River {
  readonly name: string;
  readonly through?: readonly LonLat[];
  readonly course?: readonly LonLat[];
}

export const RIVERS: readonly River[] = [
  {
    name: 'Rhenus',
    through: path(
      '9.5 47.2, 8.6 47.6, 7.6 47.9, 8.3 49.4, 6.8 51.2, 5.0 51.85, 4.5 51.95, 9.3 47.6, 8.9 46.75, 5.8 51.9, 9.0 47.67, 9.16 47.68',
    ),
  },
  {
    name: 'Danuvius',
    through: path(
      '10.0 48.4, 15.0 48.3, 18.9 46.6, 20.2 45.1, 25.0 43.7, 27.6 44.5, 28.85 45.3, 29.3 45.2, 18.88 46.0, 19.0 47.3',
    ),
  },
  {
    name: 'Albis',
    through: path('14.4 50.6, 12.5 52.0, 10.1 53.43'),
  },
  {
    name: 'Oderus',
    through: path('17.0 51.2, 14.6 52.5'),
  },
  {
    name: 'Vistula',
    through: path('21.0 50.5, 19.0 53.5, 18.86 49.8, 18.88 49.93'),
  },
  {
    name: 'Danapris',
    through: path(
      '31.0 53.8, 34.9 48.5, 33.2 46.75, 33.0 49.15, 31.6 49.65, 30.9 50.3, 30.51 50.9, 33.5 55.3, 34.3 47.4, 31.46 49.85',
    ),
  },
  {
    name: 'Tanais',
    through: path('41.0 47.5, 43.0 49.6, 39.0 53.0, 42.8 48.2'),
  },
  {
    name: 'Rha',
    through: path(
      '47.0 48.3, 46.2 50.8, 48.5 53.3, 47.0 56.0, 49.5 54.5, 48.2 46.4, 43.0 57.0, 44.8 48.6, 47.0 46.9, 45.3 50.0, 46.6 48.0',
    ),
  },
  {
    name: 'Nilus',
    through: path('32.6 26.2, 31.2 28.9, 30.8 30.9'),
  },
  { name: 'Nilus Orientalis', through: path('31.5 31.0') },
  {
    name: 'Tigris',
    through: path('40.5 37.8, 43.8 35.3, 46.8 31.6, 46.0 32.0, 48.2 30.4'),
  },
  {
    name: 'Euphrates',
    through: path('39.8 39.7, 38.2 37.3, 38.74 38.95, 40.0 35.6, 42.5 34.2, 38.1 36.6, 38.3 36.1, 46.4 31.0'),
  },
  { name: 'Euphrates', course: path('46.4 31.0, 47.0 30.75, 47.45 30.5, 47.7 30.2, 47.95 29.95') },
  { name: 'Donetus', through: path('41.0 47.5, 43.0 49.6, 39.0 53.0, 42.8 48.2') },
  { name: 'Albis', course: path('10.1 53.45, 9.7 53.6, 9.4 53.8, 8.95 53.9') },
  { name: 'Oderus', course: path('15.05 50.75, 15.0 51.15, 14.75 51.6, 14.7 52.05') },
  { name: 'Dvina', course: path('28.7 57.5, 28.4 56.9, 28.2 56.3, 28.1 55.75') },
  { name: 'Nemunas', course: path('26.4 55.7, 26.5 54.9, 26.6 54.2, 26.5 53.6') },
  { name: 'Baetis', course: path('-4.6 38.75, -4.7 38.35, -4.75 38.05, -4.85 37.85') },
  { name: 'Padus', through: path('9.5 45.1') },
  {
    name: 'Rhodanus',
    through: path('4.8 44.6, 7.4 46.25, 5.7 45.8, 4.5 43.55'),
  },
  {
    name: 'Garumna',
    through: path('0.5 44.2, 1.6 42.9'),
  },
  {
    name: 'Liger',
    through: path('0.8 47.5, 3.6 45.8, -1.0 47.35'),
  },
  { name: 'Sequana', through: path('2.4 48.8') },
  { name: 'Durius', through: path('-5.0 41.55') },
  { name: 'Iberus', through: path('-1.5 42.0') },
  {
    name: 'Tagus',
    through: path('-4.0 39.9, -5.6 39.83, -6.5 39.75, -8.0 39.45, -2.65 40.63, -2.2 40.66'),
  },
  { name: 'Tamesa', through: path('-1.0 51.6') },
  {
    name: 'Pathissus',
    through: path('20.2 45.7, 20.6 47.2, 22.5 48.1'),
  },
  { name: 'Dvina', through: path('28.0 55.8') },
  { name: 'Tyras', through: path('27.0 48.3') },
  { name: 'Savus', through: path('16.5 45.4') },
  { name: 'Iordanes', through: path('35.56 32.3') },
  {
    name: 'Bagradas',
    course: path('8.0 36.28, 8.6 36.5, 9.3 36.62, 9.75 36.75, 10.15 37.1'),
  },
  {
    name: 'Manus',
    course: path('11.6 50.05, 10.9 49.95, 10.2 50.0, 9.9 49.75, 9.55 49.75, 9.3 50.0, 8.8 50.1, 8.25 49.99'),
  },
  {
    name: 'Nemunas',
    course: path(
      '26.9 53.55, 25.8 53.6, 24.6 53.6, 23.9 53.75, 24.0 54.3, 23.9 54.9, 22.9 55.07, 21.9 55.1, 21.3 55.3',
    ),
  },
  {
    name: 'Cyrus',
    course: path(
      '42.7 40.9, 43.2 41.5, 44.2 41.95, 44.8 41.7, 45.5 41.2, 46.4 40.9, 47.2 40.6, 48.0 40.2, 48.5 39.95, 49.0 39.6, 49.35 39.35',
    ),
  },
  {
    name: 'Araxes',
    course: path(
      '41.6 39.6, 42.6 40.1, 43.6 40.1, 44.5 39.75, 45.3 39.1, 46.3 38.85, 47.2 39.4, 48.0 39.75, 48.5 39.95',
    ),
  },
  {
    name: 'Baetis',
    course: path('-2.9 37.95, -3.6 38.02, -4.3 38.0, -4.9 37.85, -5.5 37.65, -6.0 37.4, -6.1 37.05, -6.35 36.8'),
  },
  {
    name: 'Anas',
    course: path('-3.0 39.05, -4.0 39.1, -5.0 39.1, -6.2 38.95, -7.0 38.88, -7.4 38.3, -7.6 37.7, -7.4 37.2'),
  },
  { name: 'Senora', through: path('2.4 48.8') },
  {
    name: 'Tesis',
    course: path('-2.4 54.68, -2.0 54.57, -1.55 54.5, -1.15 54.64'),
  },
  {
    name: 'Sabrina',
    course: path('-3.4 52.5, -3.1 52.7, -2.75 52.72, -2.4 52.5, -2.25 52.15, -2.2 51.9, -2.45 51.7, -2.75 51.55'),
  },
  {
    name: 'Halys',
    course: path(
      '38.0 39.85, 37.0 39.75, 36.0 39.25, 35.2 38.85, 34.5 38.85, 33.7 39.2, 33.5 39.9, 34.0 40.3, 34.4 40.9, 35.0 41.2, 35.6 41.3, 35.95 41.7',
    ),
  },
  {
    name: 'Strymon',
    course: path('23.1 42.55, 23.0 42.2, 23.15 41.7, 23.35 41.3, 23.6 41.0, 23.87 40.8'),
  },
  {
    name: 'Marisus',
    course: path('23.8 42.15, 24.75 42.15, 25.6 41.95, 26.3 41.72, 26.55 41.65, 26.35 41.2, 26.15 40.85, 26.05 40.75'),
  },
  {
    name: 'Axius',
    course: path('21.0 41.9, 21.5 42.0, 22.1 41.6, 22.5 41.1, 22.7 40.55'),
  },
  {
    name: 'Mosella',
    course: path('6.85 47.95, 6.4 48.25, 6.1 48.7, 6.15 49.15, 6.4 49.5, 6.65 49.78, 7.1 50.05, 7.6 50.36'),
  },
  {
    name: 'Hypanis',
    course: path('26.8 49.6, 28.0 49.35, 28.7 48.9, 29.6 48.4, 30.4 48.1, 31.0 47.7, 31.8 47.2, 31.95 46.7'),
  },
  {
    name: 'Donets',
    course: path('36.7 50.4, 37.2 49.6, 37.5 49.1, 38.6 48.8, 39.6 48.6, 40.3 48.3, 40.8 47.7, 41.0 47.5'),
  },
  {
    name: 'Pyramus',
    course: path('36.9 38.1, 36.6 37.6, 35.9 37.1, 35.5 36.8'),
  },
  {
    name: 'Sangarius',
    course: path('31.2 39.2, 32.0 39.6, 31.2 40.1, 30.4 40.4, 30.65 41.1'),
  },
  {
    name: 'Maeander',
    course: path('30.0 38.1, 29.2 37.9, 28.2 37.85, 27.3 37.55'),
  },
  {
    name: 'Orontes',
    course: path('36.3 34.1, 36.6 34.7, 36.4 35.4, 36.3 36.2, 35.97 36.05'),
  },
  {
    name: 'Tiberis',
    course: path('12.0 43.8, 12.2 43.2, 12.45 42.6, 12.5 42.1, 12.25 41.75'),
  },
  {
    name: 'Arnus',
    course: path('11.7 43.8, 11.2 43.78, 10.6 43.7, 10.28 43.68'),
  },
  {
    name: 'Athesis',
    course: path('10.6 46.7, 11.2 46.5, 11.05 45.9, 10.9 45.5, 11.5 45.2, 12.3 45.15'),
  },
  {
    name: 'Drinus',
    course: path('18.8 43.4, 19.3 44.0, 19.2 44.5, 19.35 44.88'),
  },
];
