import { readdirSync, readFileSync } from 'node:fs';
import { Chance, configure, parseRecord, Run, seedFrom } from '@tabula/engine';
import { answerRandomly } from '@tabula/engine/testing';
import type { InvasionsEvent } from '../../src/events.ts';
import { invasions } from '../../src/index.ts';
import type { State } from '../../src/state.ts';

export type Game = Run<State, InvasionsEvent>;

const GOLDEN = new URL('../golden/', import.meta.url);
const RECORDS = readdirSync(GOLDEN).filter((name) => name.endsWith('.tabula'));
/** So many answers of a random game are given before somebody looks at it. */
const MOST_ANSWERS = 2_500;
const MOST_TRIES = 3_000;

/** A game in the middle: of bots, as far as one of the golden games goes, or of players who answer at random. */
export function gameInTheMiddle(number: number, onEvent: (event: InvasionsEvent) => void = () => {}): Game {
  const chance = Chance.fromSeed(seedFrom(`oracle ${number}`));
  if (number % 3 === 0) return botsGame(RECORDS[chance.below(RECORDS.length)], chance, onEvent);
  const config = configure(invasions, 2 + chance.below(3), { advancedCombat: chance.below(4) === 0 ? 'on' : 'off' });
  const run = Run.start(invasions, config, seedFrom(`war ${number}`), { onEvent });
  for (let left = chance.below(MOST_ANSWERS); left > 0 && run.decision !== null; left--) answerRandomly(run, chance);
  return run;
}

function botsGame(name: string, chance: Chance, onEvent: (event: InvasionsEvent) => void): Game {
  const record = parseRecord(readFileSync(new URL(name, GOLDEN), 'utf8'));
  const run = Run.start(invasions, record.config, record.seed, { onEvent });
  for (const { seat, id } of record.answers.slice(0, chance.below(record.answers.length))) {
    // Other rules, other questions: as far as the record goes.
    if (run.decision?.open(seat)?.options.some((option) => option.id === id) !== true) break;
    run.answer(seat, id);
  }
  return run;
}

/** The game goes on at random until one of these questions is asked; false if that does not happen. */
export function playOnTo(run: Game, chance: Chance, ...asks: readonly string[]): boolean {
  for (let left = MOST_TRIES; left > 0 && run.decision !== null; left--) {
    if (asks.includes(run.decision.asks[0].prompt.ask)) return true;
    answerRandomly(run, chance);
  }
  return false;
}
