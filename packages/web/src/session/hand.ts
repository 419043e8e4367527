import type { Odds } from '@tabula/bots/browser';
import type { Option, Piece } from '@tabula/engine';
import { createContext, useCallback, useContext, useState } from 'react';
import type { Hint } from '../client/source.ts';
import { ClientError, type TableSource } from '../client/source.ts';
import { optionsOfPiece } from '../question/choices.ts';
import { wantedShare } from '../question/odds.ts';
import { useStable } from '../ui/use-stable.ts';
import { useTable } from './table-context.ts';
import type { TableModel } from './table-model.ts';
import { useOdds } from './use-odds.ts';

/** Longer than this, in milliseconds, and the page says that it works. */
const SLOW = 300;

export type OpenSheet = 'rules' | 'settings';

/** What somebody at the page points at, has opened, is about to do; and the ways to do it. */
export interface Hand {
  readonly pointed: string | null;
  /** The place whose several meanings are laid open. */
  readonly menu: string | null;
  /** The group of options that is laid open. */
  readonly open: string | null;
  /** The option that waits to be confirmed. */
  readonly sure: string | null;
  /** The option that was taken and is on its way. */
  readonly taken: string | null;
  readonly hint: Hint | null;
  readonly hinting: boolean;
  readonly busy: boolean;
  readonly toast: string | null;
  /** What lies over the whole page. */
  readonly sheet: OpenSheet | null;
  readonly odds: ReadonlyMap<string, Odds | null>;
  /** The odds of the attack that was begun last, and where in the log that was. */
  readonly before: { readonly log: number; readonly share: number } | null;
  /** How much of the log this seat knew when it answered last. */
  readonly seen: number;
  /** The fight whose sheet was closed. */
  readonly closedFight: number;
  readonly point: (space: string | null) => void;
  readonly openMenu: (space: string | null) => void;
  readonly openGroup: (group: string | null) => void;
  readonly openSheet: (sheet: OpenSheet | null) => void;
  readonly closeFight: (start: number) => void;
  readonly closeToast: () => void;
  /** Says something that one should have read. */
  readonly tell: (text: string) => void;
  readonly take: (option: Option) => void;
  /** One meaning is taken, several are laid open: at their place, or as a group. */
  readonly choose: (options: readonly Option[], space: string | null) => void;
  readonly pick: (space: string) => void;
  readonly pickPiece: (piece: Piece) => void;
  readonly undo: () => void;
  readonly askHint: () => void;
  readonly letGo: () => void;
  /** Does what may take a while or go wrong. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}

/** The part of the page that remembers what the person before it is doing. Its functions stay the same for good. */
export function useHand(source: TableSource, { me, choices, start, log, fight }: TableModel): Hand {
  const { game, say } = useTable();
  const [pointed, point] = useState<string | null>(null);
  const [menu, openMenu] = useState<string | null>(null);
  const [open, openGroup] = useState<string | null>(null);
  const [sure, setSure] = useState<string | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const [advice, setAdvice] = useState<{ of: unknown; hint: Hint } | null>(null);
  const [hinting, setHinting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [toast, tell] = useState<string | null>(null);
  const [sheet, openSheet] = useState<OpenSheet | null>(null);
  const [before, setBefore] = useState<{ log: number; share: number } | null>(null);
  const [seen, setSeen] = useState(log.length);
  // Whoever comes back in the middle of a fight sees it.
  const [closedFight, closeFight] = useState(() => (fight === null ? -1 : fight.over ? fight.start : fight.start - 1));
  const odds = useOdds(source, game, choices, pointed, taken !== null);

  const letGo = useCallback(() => {
    openMenu(null);
    openGroup(null);
    setSure(null);
    start(null);
  }, [start]);
  // Whatever was opened belonged to the question before.
  const asked = choices?.ask ?? null;
  const [of, setOf] = useState(asked);
  if (of !== asked) {
    setOf(asked);
    letGo();
    point(null);
    setTaken(null);
  }

  const run = useStable(async (work: () => Promise<void>) => {
    const slow = setTimeout(() => setBusy(true), SLOW);
    try {
      await work();
    } catch (error) {
      const code = error instanceof ClientError ? error.code : 'unknown';
      tell(code === 'stale' || code === 'no-undo' ? say(`error.${code}`) : say('error.other', { code }));
      setTaken(null);
    } finally {
      clearTimeout(slow);
      setBusy(false);
    }
  });
  const take = useStable((option: Option) => {
    if (choices === null || taken !== null) return;
    const looks = game.look?.options ?? {};
    const { ask } = choices.ask.prompt;
    if ((looks[option.kind]?.final || looks[`${option.kind}.${ask}`]?.final) && sure !== option.id) {
      setSure(option.id);
      return;
    }
    const known = odds.get(option.id);
    if (known) setBefore({ log: log.length, share: wantedShare(game, known) });
    setSeen(log.length);
    setTaken(option.id);
    if (fight?.over) closeFight(fight.start);
    void run(() => source.answer({ seat: choices.seat, decision: choices.ask.decision, option: option.id }));
  });
  const choose = useStable((options: readonly Option[], space: string | null) => {
    if (options.length === 1) take(options[0]);
    else if (space !== null) openMenu(space);
    else openGroup(options[0]?.kind ?? null);
  });
  const pick = useStable((space: string) => {
    const target = choices?.targets.get(space);
    if (target === undefined) return;
    if (target.start) {
      start(space);
      return;
    }
    const rough = matchMedia('(pointer: coarse)').matches;
    if (rough && target.fight && pointed !== space) point(space);
    else choose(target.options, space);
  });
  const pickPiece = useStable((piece: Piece) => choose(optionsOfPiece(choices, piece), null));
  const undo = useStable(() => {
    if (me !== null) void run(() => source.undo(me));
  });
  const askHint = useStable(() => {
    if (choices === null) return;
    setHinting(true);
    void run(async () => {
      try {
        setAdvice({ of: asked, hint: await source.hint(choices.seat) });
      } finally {
        setHinting(false);
      }
    });
  });

  return {
    pointed,
    menu,
    open,
    sure,
    taken,
    hint: advice !== null && advice.of === asked ? advice.hint : null,
    hinting,
    busy,
    toast,
    sheet,
    odds,
    before,
    seen,
    closedFight,
    point,
    openMenu,
    openGroup,
    openSheet,
    closeFight,
    tell,
    closeToast: useCallback(() => tell(null), []),
    take,
    choose,
    pick,
    pickPiece,
    undo,
    askHint,
    letGo,
    run,
  };
}

const HandContext = createContext<Hand | null>(null);
export const HandProvider = HandContext.Provider;

/** For what lies far below the table and must not be drawn anew with every touch. */
export function useTheHand(): Hand {
  const hand = useContext(HandContext);
  if (hand === null) throw new Error('this is shown at a table only');
  return hand;
}
