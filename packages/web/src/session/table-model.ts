import {
  type Game,
  type GameEvent,
  inMenuOrder,
  type LogEntry,
  type Note,
  type Scene,
  type Seat,
} from '@tabula/engine';
import type { OpenAsk, Position, TableState, Viewer } from '../client/source.ts';
import {
  beginning,
  type Composer,
  type Composing,
  type Counts,
  composedOptions,
  composingOf,
} from '../question/compose.ts';
import { type Fight, firstOwnFight, lastFight, type SeatByStyle, seatByStyle } from '../question/fights.ts';
import { unreadFrom } from '../question/news.ts';
import { type Plan, shownQuestion } from '../question/plan.ts';
import { amountsOf, type Choices, choicesOf } from '../question/targets.ts';
import { remember } from '../ui/remember.ts';

/** What a table says, once its game has begun. */
export type PlayedTable = TableState & { readonly position: Position };

/** What the seat that looks at the page sees, and what it is asked. */
export interface TableModel extends PlayedTable {
  readonly me: Seat | null;
  readonly viewer: Viewer;
  readonly scene: Scene;
  readonly choices: Choices | null;
  /** The sheet on which several questions are answered as one. */
  readonly plan: Plan | null;
  /** What is being put together, if the question asks for that. */
  readonly composer: Composer | null;
  readonly log: readonly LogEntry<GameEvent>[];
  /** Where in the log that begins which came after the seat's last answer. */
  readonly unread: number;
  /** The first of one's own that is over and was not put away, else the last of all. */
  readonly fight: Fight | null;
  /** Who leads whom. */
  readonly leaders: SeatByStyle;
  /** How much there is of the thing that an option names. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** What was said of an answer so far. */
export interface HalfSaid {
  readonly start: string | null;
  readonly bundle: Counts | null;
  /** Where in the log the fight begins that was put away last. */
  readonly closedFight: number;
}

/** What is shown in place of the question that is open, while a sheet is filled in. */
function shownOn(game: Game, plan: Plan | null, viewer: Viewer): Pick<Viewer, 'view' | 'ask'> {
  return plan === null || plan.steps.length === 0 ? viewer : shownQuestion(game, plan).question;
}

const NO_NOTES: Readonly<Record<string, Note>> = {};

/** Which of the seats at this page is looking: the one that is asked; else the one that was asked last. */
export function activeSeat({ position, you }: TableState, before: Seat | null): Seat | null {
  return position?.viewers.find(({ ask }) => ask !== null)?.seat ?? before ?? you.seats[0] ?? null;
}

export function viewerOf({ viewers }: Position, me: Seat | null): Viewer {
  return viewers.find(({ seat }) => seat === me) ?? viewers[0];
}

/** From what the table says to what the page shows. What has not changed stays the same object, for all who look at it. */
export function modelMaker(
  game: Game,
): (state: PlayedTable, me: Seat | null, said: HalfSaid, plan: Plan | null) => TableModel {
  const sceneOf = remember((view: unknown) => game.scene(view));
  const composingFor = remember((ask: OpenAsk | null) => (ask === null ? null : composingOf(game, ask.options)));
  const notesFor = remember((seat: Seat | null, view: unknown, ask: OpenAsk | null) => {
    if (ask === null || seat === null) return NO_NOTES;
    return game.notes?.(view, { seat, prompt: ask.prompt, options: inMenuOrder(ask.options) }) ?? NO_NOTES;
  });
  const composerFor = remember(
    (composing: Composing | null, bundle: Counts | null, notes: Readonly<Record<string, Note>>): Composer | null => {
      if (composing === null) return null;
      const counts = bundle ?? beginning(composing, notes);
      return { composing, counts, options: composedOptions(composing, counts) };
    },
  );
  const choicesFor = remember(
    (
      seat: Seat | null,
      ask: OpenAsk | null,
      notes: Readonly<Record<string, Note>>,
      composer: Composer | null,
      from: string | null,
    ) => (ask === null || seat === null ? null : choicesOf(game, seat, ask, notes, { composer, from })),
  );
  const leadersIn = keptWhileEqual((scene: Scene) => seatByStyle(scene.panels, scene.seatByStyle));
  const fightIn = remember(
    (log: readonly LogEntry<GameEvent>[], leaders: SeatByStyle, me: Seat | null, closed: number) =>
      (me === null ? null : firstOwnFight(game, log, leaders, me, closed)) ?? lastFight(game, log, leaders),
  );
  const amountsFor = remember(amountsOf);
  return (state, me, { start, bundle, closedFight }, plan) => {
    const viewer = viewerOf(state.position, me);
    const { log } = viewer;
    const { view, ask } = shownOn(game, plan, viewer);
    const scene = sceneOf(view);
    const notes = notesFor(me, view, ask);
    const composer = plan === null ? composerFor(composingFor(ask), bundle, notes) : null;
    const choices = choicesFor(me, ask, notes, composer, start);
    const leaders = leadersIn(scene);
    const fight = fightIn(log, leaders, me, closedFight);
    const amounts = amountsFor(choices, scene);
    const unread = unreadFrom(log, viewer.answered);
    return { ...state, me, viewer, scene, choices, plan, composer, log, unread, fight, leaders, amounts };
  };
}

/** The same map as long as the same stands in it. */
function keptWhileEqual(work: (scene: Scene) => SeatByStyle): (scene: Scene) => SeatByStyle {
  let kept: SeatByStyle = new Map();
  return remember((scene: Scene) => {
    const now = work(scene);
    const same = kept.size === now.size && [...now].every(([style, seat]) => kept.get(style) === seat);
    if (!same) kept = now;
    return kept;
  });
}

/** A fight of others lies open until so much more has happened. */
const PASSING = 3;

/**
 * The fight that lies open. Whoever has a part in it sees how it ended until he has put it away, whatever he is asked next; the others
 * look on while they are asked nothing else.
 */
export function openFight({ me, fight, choices, log }: TableModel, closedFight: number): Fight | null {
  if (fight === null || fight.start <= closedFight) return null;
  if (!fight.over) return fight;
  if (me !== null && fight.seats.has(me)) return fight;
  return choices === null && log.length - fight.start - fight.events.length < PASSING ? fight : null;
}
