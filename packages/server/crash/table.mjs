import { difference, digest, headOf, infoOf, Log, sightOf } from './sight.mjs';

/** How many positions back are remembered, and how many commands are told in the story of a failure. */
const POSITIONS_KEPT = 400;
const COMMANDS_TOLD = 14;

const PARTS = ['view', 'log', 'ask', 'orders', 'barrier'];

/** Somebody else than people answers at a table: a bot, a clock. */
export function movesByItself({ time, seats }) {
  return time !== null || seats.some(({ level }) => level !== null);
}

/**
 * A table as those who play at it know it: what they were told, what was acknowledged, and what follows from both. Its law:
 * whoever reads event `seq` as the same viewer gets the same bytes, over whichever way and after whatever happened; and
 * the same answers make the same position.
 */
export class Table {
  /** Why it is not played any more, once the judge found something. */
  fault = null;
  info = null;
  /** The last event that anybody was told of or that was acknowledged. */
  seq = 0;
  /** The last message of the game, with what each viewer has. */
  position = null;
  viewers = new Map();
  /** Requests that the server never answered: each may have happened, or not. */
  unresolved = [];
  /** Requests that are on the way. */
  underWay = 0;
  /** Since the server started a vote or a seat that changed hands may have ended a question to roll back: told by no reply. */
  voted = false;
  /** What was said, by number; and what may have been said. */
  chat = new Map();
  perhapsSaid = [];
  acknowledged = 0;
  /** The last answers that stand and were acknowledged, and the last one that was taken back. */
  lastAnswer = null;
  withdrawn = null;
  #events = new Map();
  #heads = new Map();
  #sights = new Map();
  #decisions = new Map();
  #texts = new Map();
  #byAnswers = new Map();
  #folded = 0;
  #unknown = 0;
  #story = [];

  /** `past` are the answers it begins with, as "seat option"; `secrets` one for each seat that is ours. */
  constructor({ info, owner, spectator, secrets, past = [], lazy = false }, onFault) {
    this.id = info.id;
    this.game = info.game;
    this.owner = owner;
    this.spectator = spectator;
    this.secrets = secrets;
    this.invites = new Map();
    /** What stands, answer by answer; those of bots and clocks are not known. */
    this.standing = [...past];
    /** Its people sometimes let the clock answer. */
    this.lazy = lazy;
    this.onFault = onFault;
    this.seq = info.seq;
    this.#folded = info.seq;
    this.hearInfo(info);
  }

  /** Somebody else than us may answer: a bot, a clock. */
  get moving() {
    return movesByItself(this.info);
  }

  get started() {
    return this.info.status !== 'lobby';
  }

  get people() {
    return this.secrets.flatMap((secret, seat) => (secret === null ? [] : [seat]));
  }

  tell(line) {
    this.#story = [...this.#story, line].slice(-COMMANDS_TOLD);
  }

  get story() {
    return this.#story;
  }

  fail(kind, what) {
    if (this.fault !== null) return;
    this.fault = kind;
    this.onFault(this, kind, what);
  }

  /** How the table is; a page may be told of it later than whoever asked. That there is a rematch stays so. */
  hearInfo(info) {
    if (info.updatedAt < this.info?.updatedAt) return;
    this.info = { ...info, rematch: info.rematch ?? this.info?.rematch ?? null };
  }

  /** A message of a page. */
  hear(page, message) {
    if (page.wentBack !== null) this.fail('different', `a page was sent back in time ${page.wentBack}`);
    if (page.missed !== null) this.fail('lost', `a page was told of ${page.missed}`);
    if ('table' in message && message.table?.id === this.id) this.hearInfo(message.table);
    if (message.type === 'welcome') for (const said of message.chat) this.hearChat(said);
    if (message.type === 'chat') this.hearChat(message.message);
    if (message.type === 'game') this.hearGame(message, page.logs, 'the socket');
  }

  hearChat(said) {
    const text = JSON.stringify(said);
    const known = this.chat.get(said.id);
    if (known !== undefined && known !== text) this.fail('different', `chat ${said.id}: ${difference(known, text)}`);
    this.chat.set(said.id, text);
  }

  /** A position, read by one way or another. `logs` are whole. */
  hearGame(message, logs, from) {
    const { seq, last, answers, viewers } = message;
    const head = headOf(message);
    const known = this.#heads.get(seq);
    if (known !== undefined && known !== head)
      this.fail('different', `event ${seq} by ${from}: ${difference(known, head)}`);
    this.#heads.set(seq, head);
    if (!this.#events.has(seq)) this.#events.set(seq, { kind: last.kind, seat: last.seat, answers });
    // A seat that took a secret answer back may know the open decision by a number of its own.
    for (const { seat } of viewers.length === 1 ? viewers : []) this.#number(seq, seat, message.decision, from);
    for (const viewer of viewers) this.#see(seq, viewer, logs.get(viewer.seat), from);
    if (seq < this.seq) return;
    this.seq = seq;
    if (this.position === null || seq >= this.position.seq) {
      if (this.position?.seq !== seq) this.viewers.clear();
      this.position = message;
      for (const viewer of viewers) this.viewers.set(viewer.seat, { ...viewer, decision: message.decision });
    }
  }

  /** A position as HTTP tells it: all of the log. */
  hearSeen(message) {
    const logs = new Map();
    for (const { seat, log } of message.viewers) {
      const whole = new Log();
      whole.take(-1, log);
      logs.set(seat, whole);
    }
    this.hearGame(message, logs, 'HTTP');
  }

  /** An answer, an undo that the server says it has taken. */
  acknowledge(kind, { seat, option }, { seq, answers }) {
    const known = this.#events.get(seq);
    if (known?.option !== undefined && (known.seat !== seat || known.option !== option))
      this.fail('different', `event ${seq} was acknowledged as "${known.option}" and as "${option}"`);
    this.#events.set(seq, { kind, seat, option, answers });
    this.seq = Math.max(this.seq, seq);
  }

  /** Whether an event is known to be this one. */
  event(seq) {
    return this.#events.get(seq);
  }

  /** Nothing of ours is on the way: what happened is put together, and compared with what happened before. */
  fold(uncertain = false) {
    if (uncertain) this.#forgetAnswers(this.standing.length);
    for (let seq = this.#folded + 1; seq <= this.seq; seq++) {
      const event = this.#events.get(seq);
      if (event === undefined) continue;
      this.#fold(seq, event);
      if (this.fault !== null) return;
      this.#compareByAnswers(seq);
    }
    this.#folded = this.seq;
    this.#forget();
  }

  #fold(seq, { kind, seat, option, answers }) {
    const list = this.standing;
    const gap = !this.#events.has(seq - 1) && seq - 1 > this.#folded;
    switch (kind) {
      case 'undo': {
        // Whose it was is told to nobody: of one that was on the way when the server ended it is not known.
        const at = list.findLastIndex((answer) => answer.startsWith(`${seat} `) || answer.startsWith('? '));
        if (at < 0 || list[at].startsWith('? ')) this.#forgetAnswers(list.length - 1);
        else list.splice(at, 1);
        break;
      }
      case 'rollback':
        list.length = Math.min(list.length, answers);
        break;
      case 'answer':
      case 'order':
      case 'timeout':
        list.push(`${seat ?? '?'} ${option ?? `?${seq}`}`);
        break;
    }
    if (gap) {
      // What came between was not told one by one: bots went on, or what was on the way at the end happened. It came before this one.
      const last = kind === 'undo' || kind === 'rollback' ? undefined : list.pop();
      const before = last === undefined ? answers : answers - 1;
      if (list.length > before) this.#forgetAnswers(before);
      while (list.length < before) list.push(this.#nobodyKnows());
      if (last !== undefined) list.push(last);
    } else if (list.length !== answers) {
      const missing = list.length > answers;
      this.fail(
        missing ? 'lost' : 'doubled',
        `after event ${seq} (${kind}) there are ${answers} answers, not ${list.length}`,
      );
    }
  }

  /** An answer of which nobody knows whose it is and what: like no other. */
  #nobodyKnows() {
    return `? ?${++this.#unknown}`;
  }

  /** So many answers stand, and which ones is not known any more. */
  #forgetAnswers(count) {
    this.standing.splice(0, this.standing.length, ...Array.from({ length: count }, () => this.#nobodyKnows()));
  }

  #compareByAnswers(seq) {
    const sights = this.#sights.get(seq);
    if (sights === undefined) return;
    const key = digest(this.standing.join('\n'));
    const before = this.#byAnswers.get(key);
    if (before === undefined) {
      this.#byAnswers.set(key, { seq, sights });
      return;
    }
    for (const [seat, parts] of sights) {
      const then = before.sights.get(seat);
      const part = then && PARTS.find((name) => then[name] !== parts[name]);
      if (part)
        this.fail(
          'different',
          `event ${seq} has the same answers as event ${before.seq}, seat ${seat} another ${part}`,
        );
    }
  }

  #number(seq, seat, decision, from) {
    const name = `${seq} ${seat}`;
    const known = this.#decisions.get(name);
    if (known !== undefined && known !== decision)
      this.fail('different', `decision of seat ${seat} at event ${seq} by ${from}: was ${known}, is ${decision}`);
    this.#decisions.set(name, decision);
  }

  #see(seq, viewer, log, from) {
    const { seat } = viewer;
    const texts = sightOf(viewer, log);
    const parts = { log: log.digest };
    for (const name of ['view', 'ask', 'orders', 'barrier']) parts[name] = digest(texts[name]);
    const sights = this.#sights.get(seq) ?? new Map();
    const known = sights.get(seat);
    if (known !== undefined) {
      const part = PARTS.find((name) => known[name] !== parts[name]);
      const before = this.#texts.get(seat);
      const how = part && before?.seq === seq ? difference(before.texts[part], texts[part]) : '';
      if (part) this.fail('different', `${part} of seat ${seat} at event ${seq} by ${from}: ${how}`);
    }
    sights.set(seat, parts);
    this.#sights.set(seq, sights);
    this.#texts.set(seat, { seq, texts });
  }

  /** Long ago is not compared any more. */
  #forget() {
    for (const past of [this.#heads, this.#sights, this.#decisions, this.#byAnswers]) {
      for (const key of past.keys()) {
        if (past.size <= POSITIONS_KEPT) break;
        past.delete(key);
      }
    }
    for (const seq of this.#events.keys()) {
      if (this.#events.size <= POSITIONS_KEPT) break;
      this.#events.delete(seq);
    }
  }

  /** What of the table's info must be the same again. */
  infoNow(moving = this.moving) {
    return JSON.stringify(infoOf(this.info, moving));
  }
}
