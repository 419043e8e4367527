import { newKey } from './client.mjs';
import { act, isOrder, manage } from './commands.mjs';

/** How often things are done, once in so many turns of a table. How often answers are taken back is said by who runs this. */
const ONE_IN = { chat: 15, order: 12, rollback: 30, disagree: 5, seat: 80, twice: 40, beside: 5, lazy: 4 };

/** Where several people are to get in each other's way: somebody else does something at the same moment, at any node. */
const CROWDED_ONE_IN = { ...ONE_IN, twice: 4, beside: 1 };

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elio', 'Fausta', 'Gaia', 'Ugo'];

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The people at one table, and what they do: one turn is one or a few requests at the same time. */
export class Players {
  #world;
  #table;
  #random;
  #oneIn;
  #wantsUndo = false;
  #said = 0;

  constructor(world, table, random) {
    this.#world = world;
    this.#table = table;
    this.#random = random;
    this.#oneIn = world.crowded ? CROWDED_ONE_IN : ONE_IN;
  }

  /** One turn. What they may do next depends only on what they were told. */
  async turn() {
    const table = this.#table;
    const { status } = table.info;
    if (status === 'over' || table.position?.result) return pause(50);
    if (status === 'lobby') return this.#gather();
    if (this.#unseated().length > 0 && this.#random.oneIn(3)) return this.#gather();
    if (!table.page || table.page.closed || table.position === null) return pause(20);
    const main = this.#main();
    if (main === null) return pause(15);
    const all = [main()];
    if (this.#random.oneIn(this.#oneIn.beside)) all.push(this.#beside());
    await Promise.all(all);
  }

  #beside() {
    if (this.#world.crowded && this.#random.oneIn(2)) {
      const { rollback } = this.#table.info;
      return rollback === null ? this.#rollback() : this.#vote(rollback);
    }
    return this.#random.oneIn(2) ? this.#chat() : this.#order();
  }

  /** The most pressing thing, as a function that does it; null if they can only wait. */
  #main() {
    const random = this.#random;
    const { info, lazy, position } = this.#table;
    // Who lets the clock answer does nothing at all meanwhile, most of the time.
    if (lazy && position.dueAt !== null && (this.#world.patient || random.oneIn(ONE_IN.lazy))) return () => pause(200);
    if (random.oneIn(this.#world.undo)) this.#wantsUndo = true;
    const undoable = this.#viewers().filter(({ barrier }) => barrier === null);
    if (this.#wantsUndo && undoable.length > 0) return () => this.#undo(random.pick(undoable).seat);
    if (info.rollback !== null) {
      // A new answer ends the question, so people mostly wait until all have said yes or no.
      if (random.oneIn(3)) return () => this.#vote(info.rollback);
      if (!random.oneIn(6)) return () => pause(40);
    }
    if (random.oneIn(ONE_IN.rollback)) return () => this.#rollback();
    if (random.oneIn(ONE_IN.chat)) return () => this.#chat();
    if (random.oneIn(ONE_IN.order)) return () => this.#order();
    if (random.oneIn(ONE_IN.seat)) return () => this.#getUp();
    const asked = this.#viewers().filter(({ ask }) => ask !== null);
    if (asked.length === 0) return null;
    return () => this.#answer(asked);
  }

  #viewers() {
    return this.#table.people.flatMap((seat) => this.#table.viewers.get(seat) ?? []);
  }

  #bySocket() {
    return this.#random.oneIn(2);
  }

  /** One answer; where several seats are asked in secret, often several at the same time; now and then one twice. */
  async #answer(asked) {
    const random = this.#random;
    const chosen = random.oneIn(3) ? [random.pick(asked)] : asked;
    const answers = chosen.map(({ seat, decision, ask }) => ({
      seat,
      decision,
      option: random.pick(ask.options).id,
    }));
    if (random.oneIn(this.#oneIn.twice)) answers.push(answers[0]);
    const became = await Promise.all(
      answers.map((body) => act(this.#world, this.#table, 'answer', body, this.#bySocket())),
    );
    const [first] = became;
    const alone = became.length === 1 && !this.#table.moving && !this.#world.crowded;
    if (alone && first.became === 'refused' && !this.#world.stopping && first.code !== 'rule-fault')
      this.#world.doubtful(this.#table, answers[0], first.code);
  }

  async #undo(seat) {
    this.#wantsUndo = false;
    const table = this.#table;
    const { seq } = table.position;
    const before = table.lastAnswer;
    const became = await act(this.#world, table, 'undo', { seat, seq }, this.#bySocket());
    if (became.became !== 'done') return;
    const taken = before !== null && before.seq === seq && before.body.seat === seat ? before.body : null;
    table.lastAnswer = null;
    if (taken !== null && !isOrder(taken.option)) await this.#lateRetry(taken);
  }

  /** A retry that was under way for long arrives after its answer was taken back: it must not be taken again. */
  async #lateRetry(body) {
    if (!this.#random.oneIn(2)) return;
    const became = await act(this.#world, this.#table, 'answer', body, this.#bySocket());
    if (became.became === 'done')
      this.#table.fail('doubled', 'an answer that was taken back was taken again by a late retry');
  }

  async #rollback() {
    const { answers } = this.#table.position;
    const seat = this.#random.pick(this.#table.people);
    if (answers === 0 || seat === undefined) return;
    const back = Math.max(0, answers - this.#random.between(1, 20));
    await act(this.#world, this.#table, 'rollback', { seat, answers: back }, this.#bySocket());
  }

  async #vote({ agreed, answers }) {
    const left = this.#table.people.filter((seat) => !agreed.includes(seat));
    if (left.length === 0) return pause(15);
    const seat = this.#random.pick(left);
    const agree = !this.#random.oneIn(ONE_IN.disagree);
    const { seq } = this.#table.info;
    await act(this.#world, this.#table, 'vote', { seat, agree, answers, seq }, this.#bySocket());
  }

  async #chat() {
    const seat = this.#random.pick(this.#table.people);
    // At a public table nobody has agreed to talk freely.
    if (seat === undefined || this.#table.info.talk?.free === false) return;
    const text = `${NAMES[seat]} says ${this.#table.id} ${++this.#said}`;
    await act(this.#world, this.#table, 'chat', { seat, text, key: newKey() }, this.#bySocket());
  }

  async #order() {
    const able = this.#viewers().filter(({ orders }) => orders.length > 0);
    if (able.length === 0) return;
    const { seat, decision, orders } = this.#random.pick(able);
    const option = this.#random.pick(this.#random.pick(orders).values).id;
    await act(this.#world, this.#table, 'answer', { seat, decision, option }, this.#bySocket());
  }

  /** A person gives the seat up, or the owner gives it to somebody else. */
  async #getUp() {
    const table = this.#table;
    if (table.people.length < 2) return;
    const seat = this.#random.pick(table.people);
    const secret = table.secrets[seat];
    if (this.#random.oneIn(2)) {
      const became = await manage(this.#world, table, 'leave', 'POST', '/leave', { secret });
      if (became.became === 'done') this.#lose(seat);
    } else await this.#reseat(seat);
  }

  async #reseat(seat) {
    const table = this.#table;
    const body = this.#random.oneIn(3) ? { kind: 'bot', level: 'easy' } : { kind: 'invited' };
    const became = await manage(this.#world, table, 'seat', 'PUT', `/seats/${seat}`, { body, secret: table.owner });
    if (became.became !== 'done') return;
    this.#lose(seat);
    if (became.body.invite !== null) table.invites.set(seat, became.body.invite);
  }

  #lose(seat) {
    const secret = this.#table.secrets[seat];
    if (secret !== null) this.#table.revoked = { seat, secret };
    this.#table.secrets[seat] = null;
    this.#world.rejoin(this.#table);
  }

  /** Seats that were a person's and are nobody's now that we know of. */
  #unseated() {
    return this.#table.info.seats.filter(
      ({ seat, kind }) => this.#table.secrets[seat] === null && (kind !== 'bot' || !this.#table.bots.has(seat)),
    );
  }

  /** Somebody sits down where a seat is free, is invited where he was, or the game starts. */
  async #gather() {
    const table = this.#table;
    const [free] = this.#unseated();
    if (free === undefined) {
      if (this.#random.oneIn(2) && table.info.answers === 0) {
        const body = { time: table.info.time, public: this.#random.oneIn(2) };
        await manage(this.#world, table, 'change', 'PATCH', '', { body, secret: table.owner });
      }
      await manage(this.#world, table, 'start', 'POST', '/start', { secret: table.owner });
      return;
    }
    const { seat, kind } = free;
    const invite = table.invites.get(seat);
    if (kind !== 'open' && (kind !== 'invited' || invite === undefined)) return this.#reseat(seat);
    const secret = newKey();
    const name = `${NAMES[seat]} ${this.#random.below(1e6)}`;
    const body = { name, seat, secret, ...(kind === 'open' ? {} : { invite }) };
    const became = await manage(this.#world, table, 'claim', 'POST', '/claim', { body });
    table.invites.delete(seat);
    if (became.became !== 'done') return;
    table.secrets[seat] = became.body.secret;
    this.#world.rejoin(table);
  }
}
