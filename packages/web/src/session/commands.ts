import type { Game, Option, Piece } from '@tabula/engine';
import { ClientError } from '../client/client-error.ts';
import type { TableSource } from '../client/source.ts';
import { autoAnswer } from '../question/auto-answer.ts';
import type { Counts } from '../question/compose.ts';
import { wantedShare } from '../question/odds.ts';
import { optionsOfPiece } from '../question/targets.ts';
import type { InteractionAction, InteractionState, OpenDialog } from './interaction.ts';
import type { KnownOdds } from './odds-desk.ts';
import type { TableModel } from './table-model.ts';

/** Longer than this, in milliseconds, and the page says that it works. */
const SLOW = 300;

/** Everything that can be done at a table. They stay the same for good. */
export interface Commands {
  point(space: string | null): void;
  openPlace(space: string | null): void;
  openGroup(group: string | null): void;
  openDialog(dialog: OpenDialog | null): void;
  closeFight(start: number): void;
  closeNotice(): void;
  closeNews(): void;
  /** Puts a bundle together. */
  compose(counts: Counts): void;
  /** Forgets what was half said: the place one wanted to go from, what lies open. */
  clearSelection(): void;
  /** Answers; what cannot be undone is confirmed first. */
  take(option: Option): void;
  /** One meaning is taken, several are laid open: at their place, or as a group. */
  choose(options: readonly Option[], space?: string | null): void;
  /** Chooses a place; a finger first sees what a fight there would mean. */
  pick(space: string, finger?: boolean): void;
  pickPiece(piece: Piece): void;
  /** Gives the only answer there is. */
  answerForced(): void;
  /** Gives a standing order. */
  give(order: Option): void;
  undo(): void;
  askHint(): void;
  say(text: string): void;
  vote(agree: boolean): void;
  /** Asks everybody to go back to the first so many answers. */
  rollback(answers: number): void;
}

/** What commands look at when they are given, and what they change. */
export interface CommandTarget {
  readonly source: TableSource;
  readonly game: Game;
  readonly model: TableModel;
  readonly interaction: InteractionState;
  readonly odds: KnownOdds;
  /** After which answers the page has given the only one there was: whoever takes it back wants to look for himself. */
  readonly forcedAnswers: Set<number>;
  dispatch(action: InteractionAction): void;
}

export function commandsOf(store: CommandTarget): Commands {
  return { ...viewing(store), ...answering(store), ...asking(store) };
}

/** What changes only what one sees. */
function viewing(store: CommandTarget) {
  return {
    point: (space) => store.dispatch({ type: 'point', space }),
    openPlace: (space) => store.dispatch({ type: 'openPlace', space }),
    openGroup: (group) => store.dispatch({ type: 'openGroup', group }),
    openDialog: (dialog) => store.dispatch({ type: 'dialog', dialog }),
    closeFight: (start) => store.dispatch({ type: 'closeFight', start }),
    closeNotice: () => store.dispatch({ type: 'notice', notice: null }),
    closeNews: () => store.dispatch({ type: 'closeNews', log: store.model.log.length }),
    compose: (counts) => store.dispatch({ type: 'compose', counts }),
    clearSelection: () => store.dispatch({ type: 'clear' }),
  } satisfies Partial<Commands>;
}

/** What answers the open question. */
function answering(store: CommandTarget) {
  const take = (option: Option) => {
    const { choices, log, fight } = store.model;
    const { pending, confirming } = store.interaction;
    if (choices === null || pending !== null) return;
    if (isFinal(store, option) && confirming !== option.id) {
      store.dispatch({ type: 'confirm', option: option.id });
      return;
    }
    const odds = store.odds.get(option.id);
    store.dispatch({
      type: 'send',
      option: option.id,
      log: log.length,
      share: odds ? wantedShare(store.game, odds) : null,
      fight: fight?.over ? fight.start : null,
    });
    const { seat, ask } = choices;
    void run(store, () => store.source.answer({ seat, decision: ask.decision, option: option.id }));
  };
  const choose = (options: readonly Option[], space: string | null = null) => {
    if (options.length === 1) take(options[0]);
    else if (space !== null) store.dispatch({ type: 'openPlace', space });
    else store.dispatch({ type: 'openGroup', group: options[0]?.kind ?? null });
  };
  return {
    take,
    choose,
    pick: (space, finger = false) => {
      const target = store.model.choices?.targets.get(space);
      if (target === undefined) return;
      if (target.start) store.dispatch({ type: 'start', from: space });
      else if (finger && target.fight && store.interaction.pointed !== space) store.dispatch({ type: 'point', space });
      else choose(target.options, space);
    },
    pickPiece: (piece) => choose(optionsOfPiece(store.model.choices, piece)),
    answerForced: () => {
      const only = autoAnswer(store.interaction.question);
      if (only === null) return;
      store.forcedAnswers.add(store.model.position.answers);
      take(only);
    },
  } satisfies Partial<Commands>;
}

/** What is asked of the table beside the open question. */
function asking(store: CommandTarget) {
  /** For the seat that looks; a spectator asks nothing. */
  const asSeat = (work: (seat: number) => Promise<void>) => {
    const { me } = store.model;
    if (me !== null) void run(store, () => work(me));
  };
  const { source } = store;
  return {
    give: ({ id: option }) =>
      asSeat((seat) => source.answer({ seat, decision: store.model.position.decision, option })),
    undo: () => asSeat((seat) => source.undo(seat)),
    askHint: () => {
      const { question } = store.interaction;
      if (question === null) return;
      store.dispatch({ type: 'hinting' });
      asSeat(async (seat) => {
        try {
          const hint = await source.hint({ seat, decision: question.decision });
          store.dispatch({ type: 'hinted', question, hint });
        } catch (error) {
          store.dispatch({ type: 'hinted', question, hint: null });
          throw error;
        }
      });
    },
    say: (text) => asSeat((seat) => source.chat(seat, text)),
    vote: (agree) => asSeat((seat) => source.vote(seat, agree)),
    rollback: (answers) => asSeat((seat) => source.rollback(seat, answers)),
  } satisfies Partial<Commands>;
}

function isFinal({ game, model: { choices } }: CommandTarget, { kind }: Option): boolean {
  const looks = game.look?.options ?? {};
  return (looks[kind]?.final ?? false) || (looks[`${kind}.${choices?.ask.prompt.ask}`]?.final ?? false);
}

/** Does what may take a while or go wrong. */
async function run(store: CommandTarget, work: () => Promise<void>): Promise<void> {
  const slow = setTimeout(() => store.dispatch({ type: 'busy', busy: true }), SLOW);
  try {
    await work();
  } catch (error) {
    store.dispatch({ type: 'failed', code: error instanceof ClientError ? error.code : 'unknown' });
  } finally {
    clearTimeout(slow);
    store.dispatch({ type: 'busy', busy: false });
  }
}
