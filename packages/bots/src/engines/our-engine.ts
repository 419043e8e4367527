import { Chance, type Game, newSeed, type Prompt, type Seat, startWorld, type World } from '@tabula/engine';
import type { Bot } from '../players/bot.ts';
import { WANT_WORLD } from './protocol.ts';

/** So much of the time that is given is kept for the way there and back: this part of it, and no more than this. */
const PART_KEPT = 0.2;
const MOST_KEPT = 100;

/** What `game` tells. */
interface Told {
  readonly id: string;
  readonly version: number;
  readonly seat: Seat;
}

export interface OurEngineOptions {
  readonly bot: Bot;
  /** The rules of a game; rejects for one that is not known. */
  readonly loadGame: (id: string) => Promise<Game>;
  readonly say: (line: string) => void;
}

/** One of our bots on the other side of the protocol: it hears lines, one after the other, and says lines. */
export class OurEngine {
  readonly #options: OurEngineOptions;
  readonly #chance = Chance.fromSeed(newSeed());
  #game: Told | undefined;
  #prompt: Pick<Prompt, 'fallback'> | undefined;
  #ids: string[] = [];
  #world: World | undefined;

  constructor(options: OurEngineOptions) {
    this.#options = options;
  }

  /** What it does not know it passes over, as everybody does. */
  async hear(line: string): Promise<void> {
    const [word, rest] = parted(line);
    switch (word) {
      case 'tep':
        for (const said of [`id name ${this.#options.bot.name} of Tabula`, WANT_WORLD, 'tepok'])
          this.#options.say(said);
        break;
      case 'game':
        this.#game = JSON.parse(rest);
        this.#world = undefined;
        break;
      case 'ask':
        this.#prompt = JSON.parse(rest);
        this.#ids = [];
        break;
      case 'option':
        this.#ids.push(rest);
        break;
      case 'world':
        this.#world = JSON.parse(rest);
        break;
      case 'go':
        this.#options.say(`bestmove ${await this.#answer(performance.now(), Number(rest.replace('movetime ', '')))}`);
        break;
    }
  }

  async #answer(begun: number, milliseconds: number): Promise<string> {
    if (this.#ids.length === 1) return this.#ids[0];
    const end = begun + milliseconds - Math.min(milliseconds * PART_KEPT, MOST_KEPT);
    return (await this.#thought(end)) ?? this.#withoutRules();
  }

  /** What the bot answers; nothing if it was told no world, or one of other rules than its own. */
  async #thought(end: number): Promise<string | undefined> {
    const { bot, loadGame, say } = this.#options;
    const [told, world] = [this.#game, this.#world];
    if (told === undefined || world === undefined) return undefined;
    const game = await loadGame(told.id).catch(() => undefined);
    if (game?.version !== told.version) {
      say(`info string ${told.id} of version ${told.version} is not known here`);
      return undefined;
    }
    const run = startWorld(game, world, this.#chance.split());
    return bot.choose(run, told.seat, this.#chance, { cancelled: () => performance.now() > end });
  }

  /** What the rules take for whoever gives no answer, else any. */
  #withoutRules(): string {
    const fallback = this.#prompt?.fallback;
    return fallback !== undefined && this.#ids.includes(fallback) ? fallback : this.#chance.pick(this.#ids);
  }
}

function parted(line: string): [string, string] {
  const end = line.indexOf(' ');
  return end < 0 ? [line, ''] : [line.slice(0, end), line.slice(end + 1)];
}
