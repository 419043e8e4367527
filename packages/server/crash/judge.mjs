import { ask } from './client.mjs';
import { MAKES_EVENT, MAY_ROLL_BACK, TOUCHES } from './commands.mjs';
import { answersOf } from './opening.mjs';
import { sendAllAgain, sendLastAgain } from './retries.mjs';
import { difference, infoOf } from './sight.mjs';
import { movesByItself } from './table.mjs';

/** What must be 0 in the end. */
export const FAULTS = ['lost', 'doubled', 'dead', 'different', 'stuck'];

/** What bots, clocks and requests on the way change of a table's info. */
const CHANGES = ['status', 'seq', 'answers', 'waiting', 'result', 'rollback'];

/** What is said of a table that cannot be played on, though nobody changed its rules. */
const DEAD = new Set(['broken', 'other-rules']);

const STORIES_TOLD = 12;

/** Compares what people get after a restart with what they had, and counts. */
export class Judge {
  /** By game: tables, acknowledged, undone, and each fault. */
  counts = new Map();
  stories = [];
  refusals = new Map();
  views = 0;
  /** The log of the server that runs now, for stories. */
  serverLog = () => [];

  onFault = (table, kind, what) => {
    this.#of(table.game)[kind]++;
    if (this.stories.length >= STORIES_TOLD) return;
    const { id, game, sort, story } = table;
    this.stories.push({ id, game, sort, kind, what, story, round: this.round, log: [...this.serverLog()] });
  };

  acknowledged(table, kind) {
    table.acknowledged++;
    const counts = this.#of(table.game);
    counts.acknowledged++;
    if (kind === 'undo') counts.undone++;
    if (kind === 'create' || kind === 'rematch') counts.tables++;
  }

  refused(kind, code) {
    const name = `${kind} ${code}`;
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
  }

  /** The server itself did what it must not. */
  fault(kind, what) {
    this.#of('the server')[kind]++;
    this.stories.push({
      id: '-',
      game: 'the server',
      kind,
      what,
      story: [],
      round: this.round,
      log: [...this.serverLog()],
    });
  }

  #of(game) {
    let counts = this.counts.get(game);
    if (counts === undefined) {
      counts = { tables: 0, acknowledged: 0, undone: 0, ...Object.fromEntries(FAULTS.map((kind) => [kind, 0])) };
      this.counts.set(game, counts);
    }
    return counts;
  }

  /** Reads something of a table that must be readable; undefined if it is not. */
  async #read(url, table, path, secret) {
    const became = await ask(url, 'GET', `/api/tables/${table.id}${path}`, { secret });
    if (became.became === 'done') return became.body;
    const what = `GET ${path || 'info'} got ${became.code}`;
    if (became.became === 'refused' && !DEAD.has(became.code)) return { refused: became.code };
    if (became.became === 'unknown') return undefined;
    table.fail(became.became === 'silent' ? 'stuck' : 'dead', what);
    return undefined;
  }

  /** What everybody has now, before a server is stopped between two commands. */
  async before(url, table) {
    const info = await this.#read(url, table, '');
    if (info?.id !== undefined) table.hearInfo(info);
    if (table.started) await this.#seen(url, table, table.secrets, false);
  }

  /** What everybody gets of a table after a restart; `quiet`: nothing was on the way when the server ended. */
  async after(url, table, quiet) {
    const floor = table.seq;
    const { unresolved } = table;
    const info = await this.#read(url, table, '');
    if (info === undefined) return;
    if (info.refused) return table.fail('lost', `the table is gone: ${info.refused}`);
    if (info.trouble) return table.fail('dead', `trouble: ${info.trouble.code}, ${info.trouble.message}`);
    if (info.stalled) return table.fail('stuck', `stalled: ${info.stalled.code}, ${info.stalled.message}`);
    if (info.seq < floor) table.fail('lost', `events up to ${floor} were acknowledged or shown, ${info.seq} are there`);
    this.#compareInfo(table, info, info.seq === floor && !table.moving, quiet);
    const moving = table.moving || movesByItself(info);
    const rolledBack = table.voted || unresolved.some(({ kind }) => MAY_ROLL_BACK.has(kind)) ? 1 : 0;
    table.voted = false;
    const may = unresolved.filter(({ kind }) => MAKES_EVENT.has(kind)).length + rolledBack;
    if (!moving && info.seq - floor > may)
      table.fail('doubled', `${info.seq - floor} events more, but only ${may} were on the way`);
    table.hearInfo(info);
    await this.#chat(url, table);
    if (table.started) {
      const reseating = unresolved.some(({ kind }) => ['claim', 'seat', 'leave'].includes(kind));
      await this.#seen(url, table, table.secrets, reseating);
      await this.#strangers(url, table);
    }
    if (table.fault === null && info.seq === floor && unresolved.length === 0) await sendLastAgain(url, table);
    if (table.fault !== null) return;
    await sendAllAgain(url, table);
    if (!moving && table.seq - floor > may)
      table.fail('doubled', `${may} requests, sent again, became ${table.seq - floor} events`);
    const back = rolledBack > 0 || unresolved.some(({ kind }) => kind === 'undo');
    table.unresolved = [];
    table.fold(back && table.seq > floor + 1);
  }

  /** The positions that a restored copy has: nothing that was acknowledged before it was made is missing. */
  async restored(url, table, { seq, secrets, moving }) {
    const info = await this.#read(url, table, '');
    if (info === undefined) return;
    if (info.refused) return table.fail('lost', `the table is not in the backup: ${info.refused}`);
    if (info.seq < seq)
      table.fail('lost', `events up to ${seq} were acknowledged before the backup, ${info.seq} are in it`);
    // Where a bot or a clock has its turn the copy goes on by itself before anybody looks.
    else if (!moving && !movesByItself(info) && info.status !== 'lobby') await this.#seen(url, table, secrets, true);
  }

  /** `still`: no event came after the last one that was told; `quiet`: nothing at all was on the way. */
  #compareInfo(table, info, still, quiet) {
    const left = new Set(table.unresolved.flatMap(({ kind }) => TOUCHES[kind]));
    if (!still) for (const name of CHANGES) left.add(name);
    const before = infoOf(table.info);
    // Of events the table's info is not told again: what it says of the game follows from the last message of the game.
    if (!quiet && table.position?.seq === table.seq) {
      const { seq, answers, waiting, result } = table.position;
      if (table.info.seq !== seq) left.add('rollback').add('status');
      Object.assign(before, { seq, answers, waiting, result });
    } else if (!quiet) for (const name of CHANGES) left.add(name);
    const after = infoOf(info);
    for (const name of Object.keys(before)) {
      if (left.has(name)) continue;
      const [was, is] = [JSON.stringify(before[name]), JSON.stringify(after[name])];
      if (was !== is) table.fail('different', `info ${name}: ${difference(was, String(is))}`);
    }
    if (table.started && info.status === 'lobby') table.fail('lost', 'the game had started');
  }

  async #chat(url, table) {
    const reply = await this.#read(url, table, '/chat', table.spectator);
    if (reply?.chat === undefined) return;
    // What was on the way to a server that only stood still may be said whenever it goes on.
    const onTheWay = table.unresolved.flatMap(({ kind, body }) => (kind === 'chat' ? [body.text] : []));
    table.perhapsSaid.push(...onTheWay);
    const may = table.perhapsSaid;
    for (const said of reply.chat) {
      if (!table.chat.has(said.id)) {
        const at = may.indexOf(said.text);
        if (at < 0) table.fail('doubled', `nobody said chat ${said.id}: ${said.text}`);
        else may.splice(at, 1);
      }
      table.hearChat(said);
    }
    const there = new Set(reply.chat.map(({ id }) => id));
    const first = reply.chat.length < 100 ? -1 : reply.chat[0].id;
    for (const id of table.chat.keys())
      if (id > first && !there.has(id)) table.fail('lost', `chat ${id} was acknowledged or shown and is gone`);
  }

  /** Every seat of ours and a spectator look at the game; `reseating`: a seat may have become another's. */
  async #seen(url, table, secrets, reseating) {
    for (const seat of [null, ...secrets.keys()]) {
      const secret = seat === null ? table.spectator : secrets[seat];
      if (secret === null || table.fault !== null) continue;
      const message = await this.#read(url, table, seat === null ? '/seen' : `/seen?seat=${seat}`, secret);
      if (message === undefined) return;
      if (message.refused === undefined) {
        this.views++;
        table.hearSeen(message);
      } else if (!reseating) table.fail('lost', `seat ${seat} is not known any more: ${message.refused}`);
      else secrets[seat] = null;
    }
  }

  /** Whoever gave a seat up must not get in again. */
  async #strangers(url, table) {
    const { revoked } = table;
    if (!revoked) return;
    const became = await ask(url, 'GET', `/api/tables/${table.id}/seen?seat=${revoked.seat}`, {
      secret: revoked.secret,
    });
    if (became.became === 'done')
      table.fail('different', `seat ${revoked.seat} was given up and its secret still opens it`);
  }

  /** The record of a finished game has exactly the answers that stand. False if it could not be read. */
  async record(url, table) {
    const text = await this.#read(url, table, '/record', table.spectator);
    if (text === undefined) return false;
    if (typeof text === 'string') this.#compareRecord(table, text);
    else if (text.refused !== 'busy') table.fail('lost', `the record of a finished game: ${text.refused}`);
    return typeof text === 'string';
  }

  #compareRecord(table, text) {
    const answers = answersOf(text);
    const { standing } = table;
    if (answers.length !== standing.length)
      table.fail(
        answers.length < standing.length ? 'lost' : 'doubled',
        `the record has ${answers.length} answers, not ${standing.length}`,
      );
    const at = standing.findIndex((answer, i) => !answer.includes(' ?') && answer !== answers[i]);
    if (at >= 0) table.fail('different', `answer ${at + 1} of the record is "${answers[at]}", not "${standing[at]}"`);
    table.standing = answers;
    table.record = text;
  }
}
