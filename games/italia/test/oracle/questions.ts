import { readdirSync, readFileSync } from 'node:fs';
import {
  type Answer,
  Chance,
  type Config,
  configure,
  type Option,
  type Prompt,
  parseRecord,
  Run,
  seedFrom,
} from '@tabula/engine';
import type { ItaliaEvent } from '../../src/events.ts';
import { italia } from '../../src/index.ts';
import type { State } from '../../src/state/state.ts';

/** A question of a game, and what will be answered. */
export interface Question {
  readonly state: State;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  readonly answer: Option;
}

type Told = (event: ItaliaEvent, state: State) => void;

/**
 * All questions of the games that bots played for the golden records, then of random games without end. A later slice of a thorough
 * run, which begins with another position than the first, has random games of its own.
 */
export function* questions(
  players: number,
  name: string,
  [first]: readonly number[],
  told: Told = () => {},
): Generator<Question> {
  for (const { config, seed, answers } of first === 0 ? goldenGames(players) : []) {
    let next = 0;
    yield* through(config, seed, told, () => answers[next++]?.id);
  }
  for (let i = 0; ; i++) {
    const chance = Chance.fromSeed(seedFrom(`${name} choices ${players} ${first} ${i}`));
    const seed = seedFrom(`${name} ${players} ${first} ${i}`);
    yield* through(configure(italia, players), seed, told, (options) => chance.pick(options).id);
  }
}

/** One game, as far as answers go. */
function* through(
  config: Config,
  seed: string,
  told: Told,
  choose: (options: readonly Option[]) => string | undefined,
): Generator<Question> {
  const chance = Chance.fromSeed(seed);
  const state = italia.setup(config, chance);
  const run = new Run(italia, { state, chance }, { onEvent: (event) => told(event, state) });
  while (run.decision !== null) {
    const [{ seat, prompt, options }] = run.decision.asks;
    const id = choose(options);
    const answer = options.find((option) => option.id === id);
    if (answer === undefined) return;
    yield { state, prompt, options, answer };
    run.answer(seat, answer.id);
  }
}

const GOLDEN = new URL('../golden/', import.meta.url);

function goldenGames(players: number): { config: Config; seed: string; answers: readonly Answer[] }[] {
  return readdirSync(GOLDEN)
    .filter((file) => file.startsWith(String(players)) && file.endsWith('.tabula'))
    .map((file) => parseRecord(readFileSync(new URL(file, GOLDEN), 'utf8')))
    .filter(({ config }) => config.settings.combatAllocation !== 'individual');
}
