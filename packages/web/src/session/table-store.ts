import type { Game, GameEvent, Seat } from '@tabula/engine';
import { Listeners } from '../client/listeners.ts';
import type { TableSource } from '../client/source.ts';
import { autoAnswer, waitFor } from '../question/auto-answer.ts';
import { pathOf, shownStep } from '../question/plan.ts';
import { type Commands, type CommandTarget, commandsOf } from './commands.ts';
import { type InteractionAction, type InteractionState, interact, sittingDown } from './interaction.ts';
import { type KnownOdds, OddsDesk } from './odds-desk.ts';
import { PlanDesk } from './plan-desk.ts';
import { activeSeat, modelMaker, type PlayedTable, type TableModel, viewerOf } from './table-model.ts';

/** A table at one moment: what it shows, what somebody is doing there, what is known of the fights that may come. */
export interface TableSnapshot {
  readonly model: TableModel;
  readonly interaction: InteractionState;
  readonly odds: KnownOdds;
}

/** So soon after a new question, in milliseconds, a click may have been meant for the one before. */
const FRESH = 400;

const NOTHING_SAID = { start: null, bundle: null, closedFight: Number.POSITIVE_INFINITY } as const;

/** One table page: what the source says and what the person before it does, in one place. Who looks at a part hears of that part. */
export class TableStore implements CommandTarget {
  readonly source: TableSource;
  readonly game: Game;
  readonly commands: Commands;
  readonly forcedAnswers = new Set<number>();
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly #modelOf: ReturnType<typeof modelMaker>;
  readonly #desk: OddsDesk;
  readonly plans: PlanDesk;
  #snapshot: TableSnapshot;
  /** Until the question that is open is no longer fresh. */
  #settling: ReturnType<typeof setTimeout> | undefined;

  constructor(source: TableSource, game: Game, state: PlayedTable) {
    this.source = source;
    this.game = game;
    this.#modelOf = modelMaker(game);
    this.#desk = new OddsDesk(source, game, () => this.#show(this.model, this.interaction));
    this.plans = new PlanDesk(source, game, (failed) => this.#planned(failed));
    this.#snapshot = { ...this.#after(state, null), odds: this.#desk.known };
    this.commands = commandsOf(this);
  }

  get snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  get model(): TableModel {
    return this.#snapshot.model;
  }

  get interaction(): InteractionState {
    return this.#snapshot.interaction;
  }

  get odds(): KnownOdds {
    return this.#snapshot.odds;
  }

  /** Follows the source until what is returned is called. */
  readonly open = (): (() => void) => {
    const follow = () => {
      const { state } = this.source;
      if (state?.position == null) return;
      const { model, interaction } = this.#after({ ...state, position: state.position }, this.#snapshot);
      this.#show(model, interaction);
    };
    const leave = this.source.subscribe(follow);
    follow();
    return () => {
      leave();
      clearTimeout(this.#settling);
      this.#desk.close();
    };
  };

  dispatch(action: InteractionAction): void {
    const interaction = interact(this.interaction, action);
    if (interaction === this.interaction) return;
    const { start, bundle, closedFight } = this.interaction;
    const same =
      interaction.start === start && interaction.bundle === bundle && interaction.closedFight === closedFight;
    this.#show(same ? this.model : this.#modelOf(this.model, this.model.me, interaction, this.plans.plan), interaction);
  }

  /** A sheet was changed, or put away. */
  planned(): void {
    this.#planned(null);
  }

  #planned(failed: string | null): void {
    const { model } = this;
    const interaction = interact(
      this.interaction,
      failed === null ? { type: 'clear' } : { type: 'failed', code: failed },
    );
    this.#show(this.#modelOf(model, model.me, interaction, this.plans.plan), interaction);
  }

  /** What follows from a new state of the table. */
  #after(told: PlayedTable, before: TableSnapshot | null): Omit<TableSnapshot, 'odds'> {
    const state = asAnswering(told);
    const me = activeSeat(state, before?.model.me ?? null);
    const { last, seq } = state.position;
    // Where hands are hidden another person sits down when another seat is asked.
    const stays = before !== null && (me === before.model.me || !isCurtained(this.game, state));
    let interaction = stays ? before.interaction : this.#sittingDown(state, me);
    const { ask, view } = viewerOf(state.position, me);
    this.plans.follow(ask === null || me === null ? null : { seat: me, view, ask });
    if (ask !== interaction.question) {
      clearTimeout(this.#settling);
      this.#settling = setTimeout(() => this.dispatch({ type: 'settled' }), FRESH);
      interaction = interact(interaction, { type: 'asked', question: ask, autoAnswerMs: this.#waitOf(state, ask) });
    }
    if (seq !== before?.model.position.seq && last.kind === 'timeout' && last.seat !== null)
      interaction = interact(interaction, { type: 'notice', notice: { late: last.seat } });
    if (isRefused(before?.model, state))
      interaction = interact(interaction, { type: 'notice', notice: { refused: true } });
    const grave = before === null ? [] : this.#graveIn(viewerOf(state.position, me).log, before.model.log.length);
    if (grave.length > 0) interaction = interact(interaction, { type: 'notice', notice: { grave } });
    return { model: this.#modelOf(state, me, interaction, this.plans.plan), interaction };
  }

  /** What everybody should have read, of what was told since the log was so long. */
  #graveIn(log: TableModel['log'], known: number): GameEvent[] {
    const grave = this.game.look?.grave ?? [];
    return log.slice(known).flatMap(({ event }) => (grave.includes(event.event) ? [event] : []));
  }

  #sittingDown(state: PlayedTable, me: Seat | null): InteractionState {
    const { fight, log, unread } = this.#modelOf(state, me, NOTHING_SAID, null);
    return sittingDown(fight, this.source.openedForNews === true && unread < log.length ? -1 : null);
  }

  #waitOf({ table, you, position }: PlayedTable, ask: InteractionState['question']): number | null {
    if (autoAnswer(ask) === null || this.forcedAnswers.has(position.answers)) return null;
    const people = table.seats.some(({ seat, kind }) => kind !== 'bot' && !you.seats.includes(seat));
    return waitFor(people, Math.random());
  }

  #show(model: TableModel, interaction: InteractionState): void {
    const { plan } = model;
    const path = plan === null ? [] : pathOf(plan).slice(0, shownStep(this.game, plan));
    this.#desk.follow(model.choices, interaction.pointed, interaction.pending !== null, path);
    this.#snapshot = { model, interaction, odds: this.#desk.known };
    this.#listeners.tell();
  }
}

/** Whether a curtain falls between two seats at this page. */
export function isCurtained({ redeal }: Game, { you }: PlayedTable): boolean {
  return redeal !== undefined && you.seats.length > 1;
}

/** Where a regent answers, its person is asked nothing until he is back. */
function asAnswering(state: PlayedTable): PlayedTable {
  const ruled = (seat: Seat | null) => seat !== null && state.table.seats[seat]?.level != null;
  if (!state.position.viewers.some(({ seat, ask }) => ask !== null && ruled(seat))) return state;
  const viewers = state.position.viewers.map((viewer) => (ruled(viewer.seat) ? { ...viewer, ask: null } : viewer));
  return { ...state, position: { ...state.position, viewers } };
}

/** Whether somebody at this page asked to go back, and not everybody agreed: the question is gone, and nothing was taken back. */
function isRefused(before: PlayedTable | undefined, { table, position, you }: PlayedTable): boolean {
  const asked = before?.table.rollback ?? null;
  return (
    asked !== null &&
    table.rollback === null &&
    you.seats.includes(asked.by) &&
    position.answers >= (before?.position.answers ?? 0)
  );
}
