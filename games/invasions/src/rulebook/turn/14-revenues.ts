import type { Chapter } from '@tabula/engine';
import { costs } from './14-revenues-costs.ts';
import { income } from './14-revenues-income.ts';

export const revenues: Chapter = {
  id: 'XIV',
  title: { en: 'Revenues', it: 'Redditi' },
  statements: [...income, ...costs],
};
