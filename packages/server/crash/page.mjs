import { applyChange } from '@tabula/protocol/changes';
import { WebSocket } from 'ws';
import { outcome } from './client.mjs';
import { Log } from './sight.mjs';

const LONGEST_REPLY = 60_000;

/** Every second one asks for changes. */
let pages = 0;

/** A page that shows a table: it holds what it was told and hands every message on to the table's model. */
export class Page {
  /** The last event it was told of; -1 before the first. */
  seq = -1;
  closed = false;
  /** It was sent back in time: from where to where. */
  wentBack = null;
  /** Something was said that it was not told of: the last thing before, and the next that it heard. */
  missed = null;
  /** What each viewer has of the log; a page that comes back goes on with what it had. */
  logs;
  /** The message it shows, where it puts the next together from what changed. */
  #shown = null;
  #socket;
  #requests = new Map();
  #id = 0;
  #wake = new Set();
  #hear;
  /** The number of the last thing it heard of what was said. */
  #said = 0;

  constructor(url, hear, before) {
    this.#hear = hear;
    this.logs = before?.logs ?? new Map();
    this.seq = before?.seq ?? -1;
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
    this.#socket.on('message', (data) => this.#take(JSON.parse(String(data))));
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.#gone());
  }

  /** Says hello and waits for the welcome, and for the game where it is not known yet. False if nobody answers. */
  async enter(table, secrets) {
    const open = await this.#until(() => this.#socket.readyState === WebSocket.OPEN, 'open');
    if (!open) return false;
    this.welcomed = false;
    this.refused = false;
    const seq = this.seq >= 0 ? { seq: this.seq } : {};
    this.#socket.send(JSON.stringify({ type: 'hello', table, secrets, ...seq, changes: pages++ % 2 === 0 }));
    const answered = await this.#until(() => this.welcomed || this.refused);
    if (answered && this.refused) this.close();
    return answered && !this.refused;
  }

  /** Sends a request and waits for what became of it. */
  request(message) {
    if (this.closed) return Promise.resolve({ became: 'unknown' });
    const id = ++this.#id;
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => this.#reply(id, { became: 'silent', code: 'no reply on the socket' }),
        LONGEST_REPLY,
      );
      this.#requests.set(id, { resolve, timer });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Waits until it was told of an event. False if it never is. */
  reached(seq) {
    return this.#until(() => this.seq >= seq);
  }

  close() {
    this.#socket.terminate();
  }

  #take(heard) {
    const message = heard.type === 'changed' ? this.#whole(heard) : heard;
    switch (message.type) {
      case 'welcome':
        this.welcomed = true;
        this.#said = message.chat.at(-1)?.id ?? 0;
        break;
      case 'game':
        if (message.seq < this.seq) this.wentBack = `from event ${this.seq} to ${message.seq}`;
        this.seq = message.seq;
        this.#shown = message;
        for (const viewer of message.viewers) {
          const log = this.logs.get(viewer.seat) ?? new Log();
          log.take(message.since, viewer.log);
          this.logs.set(viewer.seat, log);
        }
        break;
      case 'chat':
        if (message.message.id !== this.#said + 1) this.missed = `chat ${message.message.id} after chat ${this.#said}`;
        this.#said = message.message.id;
        break;
      case 'done':
        this.#reply(message.id, { became: 'done', body: message });
        break;
      case 'error':
        // Which status a code has is the other way's business; a code that is not in the list is a mistake of ours.
        if (message.id === null && !this.welcomed) this.refused = true;
        this.#reply(message.id, outcome(['internal', 'storage'].includes(message.error.code) ? 500 : 400, message));
        break;
    }
    this.#hear(this, message);
    for (const wake of this.#wake) wake();
  }

  /** As a page reads it: a change of anything but what it shows would be a fault. */
  #whole({ after, viewers, ...rest }) {
    if (after !== this.seq) this.wentBack = `to a change of event ${after} while it showed ${this.seq}`;
    const whole = viewers.map(({ change, ...viewer }) => {
      const known = this.#shown.viewers.find(({ seat }) => seat === viewer.seat);
      const view = change === undefined ? known.view : applyChange(known.view, change);
      return { ...known, log: [], ask: null, ...viewer, view };
    });
    return { ...this.#shown, since: this.#shown.answers, dueAt: null, ...rest, type: 'game', viewers: whole };
  }

  #reply(id, became) {
    const request = this.#requests.get(id);
    if (request === undefined) return;
    clearTimeout(request.timer);
    this.#requests.delete(id);
    request.resolve(became);
  }

  #gone() {
    this.closed = true;
    for (const id of [...this.#requests.keys()]) this.#reply(id, { became: 'unknown' });
    for (const wake of this.#wake) wake();
  }

  /** Waits for something to become true; false if the socket closes before, or if it takes too long. */
  async #until(holds, event) {
    const end = Date.now() + LONGEST_REPLY;
    while (!holds()) {
      if (this.closed || Date.now() > end) return false;
      await new Promise((resolve) => {
        const timer = setTimeout(done, 1000);
        const wakes = this.#wake;
        function done() {
          clearTimeout(timer);
          wakes.delete(done);
          resolve();
        }
        wakes.add(done);
        if (event !== undefined) this.#socket.once(event, done);
      });
    }
    return true;
  }
}
