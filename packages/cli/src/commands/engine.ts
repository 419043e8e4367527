import { type EngineFault, playBetween, playerByName } from '@tabula/bots';
import { configure, seedFrom } from '@tabula/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { gameNamed } from '../registry.ts';

interface Given {
  readonly test?: string;
  readonly game?: string;
}

/** tabula engine: whether an engine of other people keeps the protocol. */
export function engine(context: Context, done: (code: number) => void): Command {
  const { words } = context;
  return new Command('engine')
    .description(words('help.engine-command'))
    .option('--test <command>', words('help.engine-test'))
    .option('--game <game>', words('help.engine-game'))
    .action(async (given: Given) => done((await run(given, context)) ? 0 : 1));
}

/** Lets it play a whole game of each kind against chance; true if there was nothing to complain of. */
async function run({ test, game }: Given, { terminal, language, words }: Context): Promise<boolean> {
  if (test === undefined) throw new UsageError(words('error.missing', { word: '--test' }));
  const { registry, output } = terminal;
  let sound = true;
  for (const id of game === undefined ? registry.games.map((one) => one.id) : [game]) {
    const played = await gameNamed(registry, id, words);
    const faults: EngineFault[] = [];
    const tested = playerByName(`engine:${test}`, (fault) => faults.push(fault));
    const config = configure(played, played.players.usual);
    const players = Array.from({ length: config.players }, (_, seat) => (seat === 0 ? tested : playerByName('random')));
    const { decisions } = await playBetween(played, config, seedFrom(`engine in ${id}`), players);
    const [fault] = faults;
    sound &&= fault === undefined;
    const title = played.title[language];
    const said =
      fault === undefined
        ? words('engine.sound', { game: title, count: decisions })
        : words('engine.unsound', { game: title, problem: words(`engine.${fault.code}`), detail: fault.message });
    output.write(`${said}\n`);
  }
  return sound;
}
