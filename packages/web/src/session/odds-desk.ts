import type { Odds } from '@tabula/bots/browser';
import type { Game, Option } from '@tabula/engine';
import type { TableSource } from '../client/source.ts';
import type { Choices } from '../question/targets.ts';

/** So many fights are worked out without being asked for. */
const AHEAD = 6;

/** What nobody points at waits so long, in milliseconds: first the new position is drawn. */
const PATIENCE = 200;

export type KnownOdds = ReadonlyMap<string, Odds | null>;
const NONE: KnownOdds = new Map();

interface Errand {
  readonly option: string;
  readonly called: AbortController;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The odds of the fights that can be begun now: what somebody points at first, then the others, one after the other. */
export class OddsDesk {
  readonly #source: TableSource;
  readonly #game: Game;
  readonly #changed: () => void;
  #choices: Choices | null = null;
  /** The answers that would be given before. */
  #path: readonly string[] = [];
  #known = NONE;
  #errand: Errand | null = null;

  constructor(source: TableSource, game: Game, changed: () => void) {
    this.#source = source;
    this.#game = game;
    this.#changed = changed;
  }

  get known(): KnownOdds {
    return this.#known;
  }

  /** Looks what is wanted now. Once it is settled what one does, nobody asks. */
  follow(choices: Choices | null, pointed: string | null, settled: boolean, path: readonly string[] = []): void {
    this.#path = path;
    if (choices !== this.#choices) {
      this.#choices = choices;
      this.#known = NONE;
      this.close();
    }
    const next = settled || choices === null ? null : this.#next(choices, pointed);
    if (this.#errand?.option === next?.option.id) return;
    this.close();
    if (next !== null && choices !== null) this.#send(choices, next.option.id, next.urgent ? 0 : PATIENCE);
  }

  /** Calls off what is under way. */
  close(): void {
    this.#errand?.called.abort();
    clearTimeout(this.#errand?.timer);
    this.#errand = null;
  }

  #next(choices: Choices, pointed: string | null): { option: Option; urgent: boolean } | null {
    const open = choices.options.filter(
      ({ id, kind }) => this.#game.look?.options[kind]?.fight && choices.notes[id]?.chance === undefined,
    );
    const here = pointed === null ? [] : (choices.targets.get(pointed)?.options ?? []);
    const urgent = here.find((option) => open.includes(option));
    if (urgent !== undefined && !this.#known.has(urgent.id)) return { option: urgent, urgent: true };
    const option = open.slice(0, AHEAD).find(({ id }) => !this.#known.has(id));
    return option === undefined ? null : { option, urgent: false };
  }

  #send({ seat, ask: { decision } }: Choices, option: string, wait: number): void {
    const called = new AbortController();
    const path = this.#path;
    const keep = (found: Odds | null) => {
      if (called.signal.aborted) return;
      this.#known = new Map([...this.#known, [option, found]]);
      this.#errand = null;
      this.#changed();
    };
    const ask = () =>
      this.#source.odds({ seat, decision, path: [...path], option }, called.signal).then(keep, () => keep(null));
    this.#errand = { option, called, timer: setTimeout(() => void ask(), wait) };
  }
}
