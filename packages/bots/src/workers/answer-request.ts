import { Chance, type Game, parseRecord, seedFrom } from '@tabula/engine';
import { hint } from '../advice/hint.ts';
import { odds } from '../advice/odds.ts';
import type { Control } from '../players/bot.ts';
import { botByName } from '../players/levels.ts';
import { regentChoice } from '../players/regent.ts';
import { Memory, type Remembered } from './memory.ts';
import type { Think, WorkerOutcome, WorkerReply, WorkerRequest, WorkerTask } from './messages.ts';
import { warmUp } from './warm-up.ts';

/** What a worker has to do its work with, in whatever kind of thread it runs. */
export interface Workplace {
  readonly loadGame: (id: string) => Promise<Game>;
  /** Carries a reply to whoever asked. */
  readonly reply: (message: WorkerReply) => void;
  /** Whether the request with this number was called off; without it none ever is. */
  readonly cancelled?: (number: number) => boolean;
}

/**
 * The worker's end of a conversation: says when it has the position before it, and what came of it. A record tells the worker the
 * game's seed, and so every die to come and every hidden card; no bot ever uses them, because a bot looks ahead only by
 * `run.imagine`, with chance made from its own seed.
 */
export function requestAnswerer({ loadGame, reply, cancelled }: Workplace): (request: WorkerRequest) => Promise<void> {
  const memory = new Memory();
  const perform = async ({ number, sentAt, task }: WorkerRequest) => {
    const record = parseRecord(task.record);
    const game = memory.recall(await loadGame(record.game), record);
    reply({ number, begun: true });
    if (task.kind === 'think') game.purses.of(task.seat).spend(Math.max(0, Date.now() - sentAt));
    return answerTask(task, game, { cancelled: () => cancelled?.(number) === true });
  };
  return async (request) => {
    const { number } = request;
    try {
      reply({ number, done: await perform(request) });
    } catch (error) {
      reply({ number, failed: error instanceof Error ? error.message : String(error) });
    }
  };
}

function answerTask(task: WorkerTask, game: Remembered, control: Control): WorkerOutcome {
  const chance = Chance.fromSeed(seedFrom(task.seed));
  const { run } = game.match;
  switch (task.kind) {
    case 'think':
      return game.purses.pay(task.seat, (purse) => think(task, game, chance, { ...control, purse }));
    case 'odds':
      return odds(run, task.seat, task.path, chance, task.samples, control);
    case 'hint':
      return hint(run, task.seat, chance, control, task.budget);
    case 'warm-up':
      warmUp(run, chance, task.milliseconds, control);
      return null;
    case 'ponder': {
      const bot = botByName(task.bot);
      const thinking = bot.bearsGrudges ? { ...control, foe: game.foeOf(task.seat) } : control;
      game.pondering(task.seat, bot).think(chance, task.milliseconds, thinking);
      return null;
    }
  }
}

function think({ bot, regent, seat }: Think, game: Remembered, chance: Chance, given: Control): string {
  const player = botByName(bot);
  const { run } = game.match;
  const control = player.bearsGrudges ? { ...given, foe: game.foeOf(seat) } : given;
  const foreseen = regent || player.ponders === undefined ? undefined : game.foreseen(seat, player);
  // It was thought about for longer than it would be now.
  if (player.ponders !== undefined && foreseen !== undefined && foreseen.milliseconds >= player.ponders.time(control))
    return player.ponders.pick(run, foreseen.judged, chance);
  return regent ? regentChoice(player, run, seat, chance, control) : player.choose(run, seat, chance, control);
}
