import type { Messages } from '@tabula/engine';
import { LEADERS } from '../data/names.ts';

/** The same of every leader: what he does for his units. */
export function aboutLeaders(text: string): Messages {
  return Object.fromEntries(LEADERS.map((leader) => [`about.unit.${leader}`, text]));
}
