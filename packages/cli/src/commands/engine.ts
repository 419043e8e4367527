import { createInterface } from 'node:readline';
import { botByName, type EngineFault, OurEngine, playBetween, playerByName } from '@tabula/bots';
import { configure, SetupError, seedFrom } from '@tabula/engine';
import { Command } from 'commander';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import { gameNamed } from '../registry.ts';

interface Given {
  readonly level: string;
  readonly test?: string;
  readonly game?: string;
}

/** tabula engine: one of our bots as an engine, or whether an engine of other people keeps the protocol. */
export function engine(context: Context, done: (code: number) => void): Command {
  const { words } = context;
  return new Command('engine')
    .description(words('help.engine-command'))
    .option('--level <bot>', words('help.engine-level'), 'hard')
    .option('--test <command>', words('help.engine-test'))
    .option('--game <game>', words('help.engine-game'))
    .action(async ({ level, test, game }: Given) => {
      if (test === undefined) await play(level, context);
      else done((await isSound(test, game, context)) ? 0 : 1);
    });
}

/** Plays, line by line, until the input ends. */
async function play(level: string, { terminal, words }: Context): Promise<void> {
  const { input, output, registry } = terminal;
  const ours = new OurEngine({
    bot: ourBot(level, words),
    loadGame: (id) => gameNamed(registry, id, words),
    say: (line) => output.write(`${line}\n`),
  });
  for await (const line of createInterface({ input })) await ours.hear(line);
}

function ourBot(level: string, words: Context['words']) {
  try {
    return botByName(level);
  } catch (error) {
    if (error instanceof SetupError) throw new UsageError(words('error.bot', { word: level }));
    throw error;
  }
}

/** Lets it play a whole game of each kind against chance; true if there was nothing to complain of. */
async function isSound(test: string, only: string | undefined, context: Context): Promise<boolean> {
  const { terminal, language, words } = context;
  const { registry, output } = terminal;
  let sound = true;
  for (const id of only === undefined ? registry.games.map((one) => one.id) : [only]) {
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
