import type { Option } from '@tabula/engine';
import type { OpenAsk } from '../client/source.ts';

/** With bots alone nobody learns anything from a quick answer; one still reads what was asked. In milliseconds. */
const ALONE = 2500;
/** Among people an answer that always came at once would say "I had no choice": it takes as long as a person may take. */
const LEAST = 2500;
const MOST = 7000;

/** How long the page waits with the only answer there is; `chance` is anything from 0 to 1. */
export function waitFor(people: boolean, chance: number): number {
  return people ? Math.round(LEAST + chance * (MOST - LEAST)) : ALONE;
}

/** The answer to a question that is asked only because silence would tell something, where there is but one. */
export function autoAnswer(ask: OpenAsk | null): Option | null {
  if (ask === null || ask.prompt.formal !== true || ask.options.length !== 1) return null;
  return ask.options[0];
}
