import { type Ask, inMenuOrder, RuleFault, type Seat, waiting } from '@tabula/engine';
import { saveGame } from './end-session.ts';
import { type Command, HUMAN, optionNamed, parseInput } from './menu.ts';
import type { Ended, Session } from './session.ts';

const CLEAR_LINE = '\r\x1b[K';
const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';

/** What follows from an answer: the next question, or the end. */
type Next = 'go-on' | Ended;

/** Plays a match in the terminal until it is over or somebody leaves. */
export class SessionLoop {
  readonly #session: Session;
  /** People play: what the bots do is told when a person is asked, below the board. */
  readonly #watched: boolean;
  /** What is on the screen is for one person's eyes at a time. */
  readonly #secret: boolean;
  /** Whose eyes are on the screen; null if everybody's. */
  #eyes: Seat | null;
  /** By seat: how many answers had been given when it last saw the board. */
  readonly #drawn = new Map<Seat, number>();

  constructor(session: Session) {
    this.#session = session;
    const people = session.seats.flatMap((word, seat) => (word === HUMAN ? [seat] : []));
    this.#watched = people.length > 0;
    this.#secret = people.length > 1 && session.match.game.redeal !== undefined;
    this.#eyes = people.length === 1 ? people[0] : null;
  }

  async run(): Promise<Ended> {
    const { match, seats, desk } = this.#session;
    if (!this.#watched) this.#show(desk.board(null));
    while (!match.over) {
      const asked = waiting(match.decision);
      const seat = asked.find((one) => seats[one] !== HUMAN) ?? asked[0];
      const next = seats[seat] === HUMAN ? await this.#person(seat) : await this.#bot(seat);
      if (next !== 'go-on') return next;
    }
    this.#show(desk.news(this.#eyes));
    return 'over';
  }

  async #bot(seat: Seat): Promise<Next> {
    const { match, desk, thinking } = this.#session;
    const answer = await this.#patiently(seat, () => thinking.answer(seat));
    if (answer === null) return 'input';
    match.answer(seat, answer);
    if (!this.#watched) this.#show(desk.news(null));
    return 'go-on';
  }

  async #person(seat: Seat): Promise<Next> {
    const { match, desk, lines, easel, thinking } = this.#session;
    const ask = match.decision?.open(seat);
    if (ask === undefined) return 'go-on';
    if (this.#secret && this.#eyes !== seat && !(await this.#curtain(seat))) return 'input';
    if (this.#boardIsOld(seat)) {
      this.#show(desk.board(this.#eyes));
      this.#drawn.set(seat, match.answers.length);
    }
    this.#show([...desk.news(this.#eyes), '', ...desk.question(ask)]);
    thinking.ponder();
    lines.completer = (line) => inMenuOrder(ask.options).flatMap(({ id }) => (id.startsWith(line) ? [id] : []));
    for (;;) {
      const line = await lines.ask(easel.words('play.input'));
      if (line === null) return 'input';
      const next = await this.#obey(parseInput(line, ask, easel.speaker), line, ask);
      if (next !== 'again') return next;
    }
  }

  /** The board is worth another look when somebody else has moved since, and nothing is half done. */
  #boardIsOld(seat: Seat): boolean {
    const { answers, run } = this.#session.match;
    const drawn = this.#drawn.get(seat);
    if (drawn === undefined) return true;
    return run.atCheckpoint && answers.slice(drawn).some((answer) => answer.seat !== seat);
  }

  async #obey(typed: Command, line: string, ask: Ask): Promise<Next | 'again'> {
    const { desk } = this.#session;
    switch (typed.do) {
      case 'answer':
        return this.#answer(ask, typed.option.id);
      case 'nothing':
        this.#show(desk.question(ask));
        return 'again';
      case 'unclear':
        this.#show(desk.unclear(line.trim(), typed.candidates));
        return 'again';
      case 'board':
        this.#show([...desk.board(ask.seat), ...desk.question(ask)]);
        return 'again';
      case 'log':
        this.#show(desk.log(ask.seat));
        return 'again';
      case 'players':
        this.#show(desk.seats(ask.seat));
        return 'again';
      case 'orders':
        this.#orders(ask.seat, typed.rest);
        return 'again';
      case 'help':
        this.#show(desk.help(ask));
        return 'again';
      case 'undo':
        return this.#undo(ask.seat);
      case 'hint':
        return this.#hint(ask);
      case 'odds':
        return this.#odds(ask, typed.rest);
      case 'save':
        await saveGame(this.#session, typed.rest);
        return 'again';
      case 'quit':
        return 'quit';
    }
  }

  #answer(ask: Ask, id: string): Next | 'again' {
    const { match, desk, shelf, easel } = this.#session;
    try {
      match.answer(ask.seat, id);
    } catch (error) {
      if (!(error instanceof RuleFault)) throw error;
      this.#show([easel.words('play.fault', { error: error.message, file: shelf.saveFault(error) })]);
      return 'again';
    }
    this.#show(desk.news(this.#eyes));
    return 'go-on';
  }

  /** Shows the seat's standing orders, or gives the one with that number. */
  #orders(seat: Seat, number: string): void {
    const { match, desk, easel } = this.#session;
    const values = match.seen(seat).orders.flatMap((order) => order.values);
    const order = values[Number(number) - 1];
    if (order !== undefined) match.answer(seat, order.id);
    else if (number !== '') this.#show([easel.words('play.no-order', { number })]);
    this.#show(desk.orders(seat));
  }

  /** Takes back the asked seat's last answer; at a shared keyboard without secrets, that of whoever answered last. */
  #undo(asked: Seat): Next | 'again' {
    const { match, seats, easel } = this.#session;
    const last = match.answers.at(-1)?.seat;
    const seat = last !== undefined && !this.#secret && seats[last] === HUMAN ? last : asked;
    const barrier = match.barrier(seat);
    if (barrier !== null) {
      this.#show([easel.words(`barrier.${barrier}`)]);
      return 'again';
    }
    match.undo(seat);
    this.#show([easel.words('play.undone')]);
    return 'go-on';
  }

  async #hint(ask: Ask): Promise<Next | 'again'> {
    const { desk, thinking } = this.#session;
    const hint = await this.#patiently(null, () => thinking.hint(ask.seat));
    if (hint === null) return 'input';
    this.#show(desk.hint(ask, hint));
    return 'again';
  }

  async #odds(ask: Ask, named: string): Promise<Next | 'again'> {
    const { desk, thinking, easel } = this.#session;
    const option = optionNamed(named, ask, easel.speaker);
    if (option === undefined) this.#show([easel.words('play.odds-how')]);
    else {
      const odds = await this.#patiently(null, async () => ({ found: await thinking.odds(ask.seat, option.id) }));
      if (odds === null) return 'input';
      this.#show(desk.odds(option, odds.found));
    }
    return 'again';
  }

  /** Hides what one seat saw before another takes the keyboard. */
  async #curtain(seat: Seat): Promise<boolean> {
    const { terminal, lines, easel } = this.#session;
    if (terminal.output.isTTY) terminal.output.write(CLEAR_SCREEN);
    const line = await lines.ask(easel.words('play.curtain', { name: easel.speaker.seat(seat) }));
    this.#eyes = seat;
    return line !== null;
  }

  /** Waits for a thought, with a line that says so; null if somebody breaks off with Ctrl-C. */
  async #patiently<T>(seat: Seat | null, think: () => Promise<T>): Promise<T | null> {
    const { terminal, lines, easel } = this.#session;
    const { output } = terminal;
    const says =
      seat === null ? easel.words('play.looking') : easel.words('play.thinking', { name: easel.speaker.seat(seat) });
    if (output.isTTY) output.write(CLEAR_LINE + easel.paper.faint(says));
    const thought = await Promise.race([think(), lines.interrupt]);
    if (output.isTTY) output.write(CLEAR_LINE);
    lines.forget();
    return thought;
  }

  #show(lines: readonly string[]): void {
    if (lines.length > 0) this.#session.terminal.output.write(`${lines.join('\n')}\n`);
  }
}
