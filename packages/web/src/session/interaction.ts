import type { GameEvent, Seat } from '@tabula/engine';
import type { Hint, OpenAsk } from '../client/source.ts';
import type { Counts } from '../question/compose.ts';

export type OpenDialog = 'rules' | 'settings' | 'legend';

/** Something one should have read: what went wrong, for whom the clock answered, what has happened that changes everything. */
export type Notice =
  | { readonly error: string }
  | { readonly late: Seat }
  | { readonly grave: readonly GameEvent[] }
  | { readonly refused: true };

/** What somebody at the page points at, has opened, has half said, is about to do. */
export interface InteractionState {
  /** The question that all this belongs to. */
  readonly question: OpenAsk | null;
  /** It was put so lately that a hand may still be on its way from the one before. */
  readonly fresh: boolean;
  readonly pointed: string | null;
  /** The place that a finger has tapped: what choosing it means lies open, and is not yet chosen. */
  readonly tapped: string | null;
  /** The place whose several meanings are laid open. */
  readonly openPlace: string | null;
  /** The group of options that is laid open. */
  readonly openGroup: string | null;
  /** The option that waits to be confirmed. */
  readonly confirming: string | null;
  /** The option that was taken and is on its way. */
  readonly pending: string | null;
  /** From where one wants to go, if that is said first. */
  readonly start: string | null;
  /** What is put together so far; null: as one begins. */
  readonly bundle: Counts | null;
  readonly hint: Hint | null;
  readonly hinting: boolean;
  /** After how many milliseconds the page gives the only answer that there is; null: it does not. */
  readonly autoAnswerMs: number | null;
  /** Something takes longer than one would think. */
  readonly busy: boolean;
  readonly dialog: OpenDialog | null;
  readonly notice: Notice | null;
  /** Which of the news is shown, counted from 0; -1: none of them yet; null: they are put away. */
  readonly newsAt: number | null;
  /** How long the log was when the news were last put away. */
  readonly newsClosedAt: number;
  /** The odds of the attack that was begun last, and where in the log that was. */
  readonly oddsAtAttack: { readonly log: number; readonly share: number } | null;
  /** The fight that was closed. */
  readonly closedFight: number;
  /** Where in the log a fight begins that is looked at once more. */
  readonly replayedFight: number | null;
}

export type InteractionAction =
  | { readonly type: 'asked'; readonly question: OpenAsk | null; readonly autoAnswerMs: number | null }
  | { readonly type: 'settled' }
  | { readonly type: 'point'; readonly space: string | null }
  | { readonly type: 'tap'; readonly space: string }
  | { readonly type: 'openPlace'; readonly space: string | null }
  | { readonly type: 'openGroup'; readonly group: string | null }
  | { readonly type: 'start'; readonly from: string }
  | { readonly type: 'compose'; readonly counts: Counts }
  | { readonly type: 'confirm'; readonly option: string }
  | {
      readonly type: 'send';
      readonly option: string;
      /** How long the log is. */
      readonly log: number;
      /** How likely it is to succeed, if that is known. */
      readonly share: number | null;
      /** The fight that is over and need not be looked at any longer. */
      readonly fight: number | null;
    }
  | { readonly type: 'failed'; readonly code: string }
  | { readonly type: 'clear' }
  | { readonly type: 'hinting' }
  | { readonly type: 'hinted'; readonly question: OpenAsk | null; readonly hint: Hint | null }
  | { readonly type: 'busy'; readonly busy: boolean }
  | { readonly type: 'dialog'; readonly dialog: OpenDialog | null }
  | { readonly type: 'notice'; readonly notice: Notice | null }
  | { readonly type: 'showNews'; readonly at: number }
  | { readonly type: 'closeNews'; readonly log: number }
  | { readonly type: 'closeFight'; readonly start: number }
  | { readonly type: 'replayFight'; readonly start: number };

/** What was opened or half said at a question, and nothing else. */
const NOTHING_SAID = { tapped: null, openPlace: null, openGroup: null, confirming: null, start: null } as const;

/** Somebody sits down before the page: he sees a fight only if it is under way, and the news at once if he came for them. */
export function sittingDown(
  fight: { readonly start: number; readonly over: boolean } | null,
  newsAt: number | null = null,
) {
  return {
    ...NOTHING_SAID,
    question: null,
    fresh: false,
    pointed: null,
    pending: null,
    bundle: null,
    hint: null,
    hinting: false,
    autoAnswerMs: null,
    busy: false,
    dialog: null,
    notice: null,
    newsAt,
    newsClosedAt: -1,
    oddsAtAttack: null,
    closedFight: fight === null ? -1 : fight.over ? fight.start : fight.start - 1,
    replayedFight: null,
  } satisfies InteractionState;
}

export function interact(state: InteractionState, action: InteractionAction): InteractionState {
  switch (action.type) {
    case 'asked':
      // Whatever was opened belonged to the question before.
      return {
        ...state,
        ...NOTHING_SAID,
        question: action.question,
        fresh: action.question !== null,
        autoAnswerMs: action.autoAnswerMs,
        pointed: null,
        pending: null,
        bundle: null,
        hint: null,
      };
    case 'settled':
      return state.fresh ? { ...state, fresh: false } : state;
    case 'point':
      return state.pointed === action.space ? state : { ...state, pointed: action.space };
    case 'tap':
      return { ...state, ...NOTHING_SAID, start: state.start, tapped: action.space, pointed: action.space };
    case 'openPlace':
      return { ...state, openPlace: action.space };
    case 'openGroup':
      return { ...state, openGroup: action.group };
    case 'start':
      return { ...state, start: action.from };
    case 'compose':
      return { ...state, bundle: action.counts };
    case 'confirm':
      return { ...state, confirming: action.option };
    case 'send':
      return {
        ...state,
        pending: action.option,
        newsAt: null,
        oddsAtAttack: action.share === null ? state.oddsAtAttack : { log: action.log, share: action.share },
        closedFight: action.fight ?? state.closedFight,
        replayedFight: null,
      };
    case 'failed':
      return { ...state, pending: null, notice: { error: action.code } };
    case 'clear':
      return { ...state, ...NOTHING_SAID };
    case 'hinting':
      return { ...state, hinting: true };
    case 'hinted':
      return { ...state, hinting: false, hint: action.question === state.question ? action.hint : state.hint };
    case 'busy':
      return state.busy === action.busy ? state : { ...state, busy: action.busy };
    case 'dialog':
      return { ...state, dialog: action.dialog };
    case 'notice':
      return { ...state, notice: action.notice };
    case 'showNews':
      return { ...state, ...NOTHING_SAID, newsAt: action.at, pointed: null };
    case 'closeNews':
      return { ...state, newsAt: null, newsClosedAt: action.log };
    case 'closeFight':
      // A fight that was looked at once more closes nothing but itself.
      if (state.replayedFight !== null) return { ...state, replayedFight: null };
      return { ...state, closedFight: action.start };
    case 'replayFight':
      return { ...state, replayedFight: action.start };
  }
}
