import type { Game, GameEvent, LogEntry, Scene, Seat } from '@tabula/engine';
import { useEffect, useMemo, useState } from 'react';
import type { TableFacts, TableState, Viewer } from '../client/source.ts';
import { amountsOf, type Choices } from '../question/choices.ts';
import type { Composer } from '../question/compose.ts';
import { type Fight, lastFight, type SeatByStyle, seatByStyle } from '../question/fights.ts';
import { useComposed } from '../question/use-composed.ts';
import { wordsOf } from '../texts/index.ts';
import { useSettings } from '../ui/settings.ts';
import { namesOf, speakerOf, type TableContext, useTable } from './table-context.ts';

/** What the seat that looks at the page sees, and what it is asked. */
export interface TableModel {
  readonly me: Seat | null;
  readonly viewer: Viewer | undefined;
  readonly scene: Scene;
  readonly choices: Choices | null;
  /** What is being put together, if the question asks for that. */
  readonly composer: Composer | null;
  /** Says from where one wants to go, if that comes first. */
  readonly start: (from: string | null) => void;
  readonly log: readonly LogEntry<GameEvent>[];
  readonly fight: Fight | null;
  readonly leaders: SeatByStyle;
  /** How much there is of the thing that an option names. */
  readonly amounts: ReadonlyMap<string, number>;
}

const NOTHING_YET: readonly LogEntry<GameEvent>[] = [];

/** Which of the seats at this page is looking: the one that is asked; else the one that was asked last. */
export function useActiveSeat({ position, you }: TableState): Seat | null {
  const asked = position?.viewers.find(({ ask }) => ask !== null)?.seat ?? null;
  const [last, setLast] = useState<Seat | null>(asked ?? you.seats[0] ?? null);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}

/** Who speaks at this table, to the seat that looks. */
export function useTableContext(game: Game, { seats }: TableFacts, me: Seat | null): TableContext {
  const { language } = useSettings();
  const say = wordsOf(language);
  const names = useMemo(() => namesOf(seats, say), [seats, say]);
  const speaker = useMemo(() => speakerOf(game, language, names), [game, language, names]);
  return useMemo(() => ({ game, language, speaker, say, seats, me }), [game, language, speaker, say, seats, me]);
}

/** Who leads whom; the same map as long as that is the same, for all who look things up in it. */
export function useSeatByStyle({ panels, seatByStyle: named }: Scene): SeatByStyle {
  const leaders = useMemo(() => seatByStyle(panels, named), [panels, named]);
  const [kept, keep] = useState(leaders);
  const same = kept.size === leaders.size && [...leaders].every(([style, seat]) => kept.get(style) === seat);
  if (!same) keep(leaders);
  return same ? kept : leaders;
}

/** From what the table says to what the page shows: scene, choices, the last fight. */
export function useTableModel({ position }: TableState): TableModel {
  const { game, language, me } = useTable();
  const viewer = position?.viewers.find(({ seat }) => seat === me) ?? position?.viewers[0];
  const view = viewer?.view;
  const scene = useMemo(() => game.scene(view), [game, view]);
  const ask = viewer?.ask ?? null;
  const { choices, composer, start } = useComposed(game, me, view, ask);
  const log = viewer?.log ?? NOTHING_YET;
  const leaders = useSeatByStyle(scene);
  const fight = useMemo(() => lastFight(game, log, leaders), [game, log, leaders]);
  const amounts = useMemo(() => amountsOf(choices, scene), [choices, scene]);
  useEffect(() => {
    document.title = `${choices === null ? '' : '● '}${game.title[language]} · Tabula`;
  }, [choices, game, language]);
  return { me, viewer, scene, choices, composer, start, log, fight, leaders, amounts };
}
