import type { Hint, Odds } from '@tabula/bots';
import { type Ask, inMenuOrder, type Match, type Option, type Seat } from '@tabula/engine';
import { decimal } from '../texts/index.ts';
import { drawScene, drawSeats } from './draw.ts';
import { menu } from './menu.ts';
import type { RenderContext } from './render-context.ts';

/** How much of the log is shown again to somebody who asks. */
const LOG_LINES = 40;
/** How much of it is told to somebody who goes on with a saved game. */
const LINES_TO_RESUME = 10;
const HINT_OPTIONS = 3;

/** Everything that is shown during a game, as lines of text. It looks at the match and changes nothing in it. */
export class Screen {
  readonly #match: Match;
  readonly #title: string;
  readonly #easel: RenderContext;
  /** By seat, or null for everybody: how much of the log was told. */
  readonly #told = new Map<Seat | null, number>();

  constructor(match: Match, title: string, easel: RenderContext) {
    this.#match = match;
    this.#title = title;
    this.#easel = easel;
    for (const seat of [null, ...Array.from({ length: match.config.players }, (_, seat) => seat)])
      this.#told.set(seat, Math.max(0, match.seen(seat).log.length - LINES_TO_RESUME));
  }

  board(seat: Seat | null): string[] {
    const { game } = this.#match;
    return drawScene(game.scene(this.#match.seen(seat).view), this.#title, this.#easel);
  }

  seats(seat: Seat | null): string[] {
    const { game } = this.#match;
    return drawSeats(game.scene(this.#match.seen(seat).view), this.#easel);
  }

  /** What happened since this seat was last told. */
  news(seat: Seat | null): string[] {
    const { log } = this.#match.seen(seat);
    const told = Math.min(this.#told.get(seat) ?? 0, log.length);
    this.#told.set(seat, log.length);
    return log.slice(told).flatMap(({ event }) => this.#bullet(this.#easel.speaker.event(event)));
  }

  /** The last lines of the log. */
  log(seat: Seat | null): string[] {
    const { log } = this.#match.seen(seat);
    const lines = log.slice(-LOG_LINES).flatMap(({ event }) => this.#bullet(this.#easel.speaker.event(event)));
    return lines.length > 0 ? lines : [this.#easel.words('play.no-log')];
  }

  /** The question with its rule, and the numbered answers. */
  question(ask: Ask): string[] {
    const { speaker, paper } = this.#easel;
    const rule = ask.prompt.rule === '' ? '' : `${paper.faint(`[${ask.prompt.rule}]`)} `;
    const who = paper.seat(ask.seat, paper.strong(`${speaker.seat(ask.seat)}:`));
    return [...paper.wrap(`${rule}${who} ${speaker.prompt(ask.prompt)}`), ...menu(ask, speaker, paper)];
  }

  /** What can be typed, and what cannot be chosen now and why. */
  help(ask: Ask): string[] {
    const { speaker, paper, words } = this.#easel;
    const barred = ask.barred?.() ?? [];
    const reasons = barred.flatMap(({ option, reason, rule, args }) => {
      return paper.wrap(`  ${speaker.option(option)}: ${speaker.say(`reason.${reason}`, args)} [${rule}]`, '    ');
    });
    return [words('play.help'), ...(reasons.length > 0 ? ['', words('play.barred'), ...reasons] : [])];
  }

  /** The standing orders of a seat, numbered; those in force are marked. */
  orders(seat: Seat): string[] {
    const { speaker, paper, words } = this.#easel;
    const { orders } = this.#match.seen(seat);
    if (orders.length === 0) return [words('play.no-orders')];
    let number = 0;
    return orders.flatMap(({ name, values, now }) => {
      const line = values.map((value) => {
        number += 1;
        const said = `${number} ${speaker.option(value)}`;
        return value.id === now ? paper.strong(`[${said}]`) : said;
      });
      return paper.wrap(`${speaker.phrase(name)}:  ${line.join('   ')}`, '  ');
    });
  }

  /** Several options fit what was typed, or none does. */
  unclear(line: string, candidates: readonly Option[]): string[] {
    const { speaker, words } = this.#easel;
    if (candidates.length === 0) return [words('play.not-understood', { line })];
    return [words('play.unclear', { line, options: candidates.map((option) => speaker.option(option)).join(' / ') })];
  }

  hint(ask: Ask, { options }: Hint): string[] {
    const { words } = this.#easel;
    return options.slice(0, HINT_OPTIONS).map(({ id, value }, i) => {
      const args = { option: this.#numbered(ask, id), chance: percent(value) };
      return words(i === 0 ? 'play.hint' : 'play.hint-next', args);
    });
  }

  odds(option: Option, odds: Odds | null): string[] {
    const { speaker, words } = this.#easel;
    if (odds === null) return [words('play.no-odds')];
    const named = (kind: string, name: string) => {
      return speaker.has(`${kind}.${name}`) ? speaker.say(`${kind}.${name}`) : name;
    };
    return [
      words('play.odds', { option: speaker.option(option), samples: odds.samples }),
      ...odds.outcomes.map(({ outcome, share }) => `  ${percent(share).padStart(5)}  ${named('outcome', outcome)}`),
      ...Object.entries(odds.figures).map(([name, mean]) => {
        return `  ${words('play.figure', { name: named('figure', name), mean: decimal(mean, 1, words) })}`;
      }),
    ];
  }

  #numbered(ask: Ask, id: string): string {
    const options = inMenuOrder(ask.options);
    const index = options.findIndex((option) => option.id === id);
    return `${index + 1}. ${this.#easel.speaker.option(options[index])}`;
  }

  #bullet(text: string): string[] {
    return this.#easel.paper.wrap(`· ${text}`, '  ');
  }
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
