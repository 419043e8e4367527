import type { Chapter } from '@tabula/engine';
import { ages } from './06-status-ages.ts';
import { peoples } from './06-status-peoples.ts';

export const status: Chapter = {
  id: 'VI',
  title: { en: 'Status of nations', it: 'Status delle nazioni' },
  statements: [...ages, ...peoples],
};
