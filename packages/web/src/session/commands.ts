import type { Game, Option, Piece } from '@tabula/engine';
import { ClientError } from '../client/client-error.ts';
import type { AttendanceCommand, TableSource } from '../client/source.ts';
import { autoAnswer } from '../question/auto-answer.ts';
import type { Counts } from '../question/compose.ts';
import { shareOf } from '../question/odds.ts';
import { endsSheet, isFinal, isGrave, isReaction, isTallied, isTally, opensSheet } from '../question/option-looks.ts';
import { isBare, isGivable, type Plan, pathOf, shownQuestion, shownStep } from '../question/plan.ts';
import { optionsOfPiece } from '../question/targets.ts';
import type { InteractionAction, InteractionState, OpenDialog } from './interaction.ts';
import type { KnownOdds } from './odds-desk.ts';
import type { PlanDesk } from './plan-desk.ts';
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
  /** Looks once more at the fight that begins at a line of the log. */
  replayFight(start: number): void;
  closeNotice(): void;
  /** Shows one of the news; -1: all of them, and none in particular. */
  showNews(at: number): void;
  closeNews(): void;
  /** Puts a bundle together. */
  compose(counts: Counts): void;
  /** Forgets what was half said: the place one wanted to go from, what lies open. */
  clearSelection(): void;
  /** Answers; what cannot be undone is confirmed first. On a sheet it is only said, and what opens one opens it. */
  take(option: Option): void;
  /** Opens a sheet with an option that opens one, in place of the one that lies open. */
  startPlan(option: Option): void;
  /** Gives what stands on the sheet. */
  givePlan(): void;
  /** Another answer to a question further up on the sheet. */
  changePlan(step: number, option: Option): void;
  /** One more, or one less, of what is counted on the sheet. */
  countPlan(option: Option, by: 1 | -1): void;
  /** Puts something together on the sheet that an answer of its question raises. */
  raiseOnPlan(raisedBy: Option, option: Option): void;
  /** One meaning is taken, several are laid open: at their place, or as a group. */
  choose(options: readonly Option[], space?: string | null): void;
  /** Chooses a place. The first tap of a finger only looks: what choosing the place means lies open then, with a button that does it. */
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
  /** Says something about clocks, and about those who are not there. */
  attend(command: AttendanceCommand): void;
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
  /** Where sheets are filled in. */
  readonly plans: PlanDesk;
  planned(): void;
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
    replayFight: (start) => store.dispatch({ type: 'replayFight', start }),
    closeNotice: () => store.dispatch({ type: 'notice', notice: null }),
    showNews: (at) => store.dispatch({ type: 'showNews', at }),
    closeNews: () => store.dispatch({ type: 'closeNews', log: store.model.log.length }),
    compose: (counts) => store.dispatch({ type: 'compose', counts }),
    clearSelection: () => {
      store.plans.drop();
      store.planned();
    },
  } satisfies Partial<Commands>;
}

/** What answers the open question. */
function answering(store: CommandTarget) {
  /** Sends what was said, and remembers what was known of it. */
  const send = (option: Option, work: (seat: number, decision: number) => Promise<void>) => {
    const { choices, log, fight } = store.model;
    if (choices === null || store.interaction.pending !== null) return;
    const odds = store.odds.get(option.id);
    store.dispatch({
      type: 'send',
      option: option.id,
      log: log.length,
      share: shareOf(store.game, choices.notes[option.id], odds),
      fight: fight?.over ? fight.start : null,
    });
    void run(store, () => work(choices.seat, choices.ask.decision));
  };
  const give = (path: readonly string[], option: Option) =>
    send(option, (seat, decision) => store.source.go({ seat, decision, path: [...path] }));
  const take = (option: Option) => {
    const { choices } = store.model;
    const { pending, confirming } = store.interaction;
    if (choices === null || pending !== null) return;
    if (store.model.plan !== null && isBare(store.game, store.model.plan)) {
      store.plans.drop();
      store.planned();
    }
    const { plan } = store.model;
    if (plan === null && opensSheet(store.game, option)) {
      store.plans.start(option);
      return;
    }
    const ending = plan !== null && isEnding(store.game, plan, option);
    if (plan !== null && !ending && !isBeside(store.game, plan, option)) {
      store.plans.choose(option);
      return;
    }
    // What stands beside a sheet is not answered over the head of what stands on it.
    if (plan !== null && !ending && plan.steps.length > 0) return;
    const { ask } = (plan?.open ?? choices).ask.prompt;
    // A hand may still be on its way from the question before.
    if (store.interaction.fresh && isGrave(store.game, option, ask)) return;
    if (isFinal(store.game, option, ask) && confirming !== option.id) {
      store.dispatch({ type: 'confirm', option: option.id });
      return;
    }
    if (plan !== null && ending) give([...endPath(store.game, plan), option.id], option);
    else send(option, (seat, decision) => store.source.answer({ seat, decision, option: option.id }));
  };
  const givePlan = () => {
    const { plan } = store.model;
    const last = plan?.steps[plan.steps.length - 1];
    if (plan === null || last === undefined || !isGivable(store.game, plan)) return;
    give(pathOf(plan), shownQuestion(store.game, plan).chosen ?? last.option);
  };
  const choose = (options: readonly Option[], space: string | null = null) => {
    if (options.length === 1) take(options[0]);
    else if (space !== null) store.dispatch({ type: 'openPlace', space });
    else store.dispatch({ type: 'openGroup', group: options[0]?.kind ?? null });
  };
  return {
    take,
    startPlan: (option) => store.plans.start(option),
    givePlan,
    changePlan: (step, option) => store.plans.change(step, option),
    countPlan: (option, by) => store.plans.count(option, by),
    raiseOnPlan: (raisedBy, option) => store.plans.raise(raisedBy, option),
    choose,
    pick: (space, finger = false) => {
      const target = store.model.choices?.targets.get(space);
      if (target === undefined) return;
      if (target.start) store.dispatch({ type: 'start', from: space });
      else if (finger && takes(store, target.options)) store.dispatch({ type: 'tap', space });
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
    undo: () => {
      // What is only said is taken back without a word to the table.
      if ((store.model.plan?.steps.length ?? 0) === 0) return asSeat((seat) => source.undo(seat));
      store.plans.drop();
      store.planned();
    },
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
    attend: (command) => asSeat((seat) => source.attend(seat, command)),
  } satisfies Partial<Commands>;
}

/** Whether choosing one of these does something at the table, and is not only said on a sheet. */
function takes({ game, model: { plan } }: CommandTarget, options: readonly Option[]): boolean {
  if (plan !== null) return options.some((option) => isBeside(game, plan, option));
  return !options.every((option) => opensSheet(game, option));
}

/** Whether an option says that nothing more is to come on a sheet. */
function isEnding(game: Game, { open, first }: Plan, option: Option): boolean {
  return endsSheet(game, option, (open ?? first).ask.prompt.ask);
}

/** What is given before the answer that ends a sheet. */
function endPath(game: Game, plan: Plan): string[] {
  return plan.open === null ? pathOf(plan).slice(0, shownStep(game, plan)) : pathOf(plan);
}

/** An answer to a question in which things are counted that is none of them: a card to play, a city to burn. */
function isBeside(game: Game, plan: Plan, option: Option): boolean {
  const { ask } = shownQuestion(game, plan).question;
  if (isReaction(game, plan.first.ask)) return false;
  return isTally(game, plan.first.ask) && isTally(game, ask) && !isTallied(game, option);
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
