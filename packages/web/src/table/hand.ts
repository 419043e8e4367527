import type { Game, Option, Piece } from '@tabula/engine';
import { useCallback, useState } from 'react';
import { type HintOf, type OddsOf, type TableSource, Trouble } from '../data/source.ts';
import { optionsOfPiece } from './choices.ts';
import { wantedShare } from './prompt.tsx';
import type { Sight } from './sight.ts';
import { useOdds } from './use-odds.ts';

/** Longer than this, in milliseconds, and the page says that it works. */
const SLOW = 300;

/** What somebody at the page points at, has opened, is about to do; and the ways to do it. */
export interface Hand {
  readonly pointed: string | null;
  /** The place whose several meanings are laid open. */
  readonly menu: string | null;
  /** The group of options that is laid open. */
  readonly open: string | null;
  /** The option that waits to be confirmed. */
  readonly sure: string | null;
  readonly hint: HintOf | null;
  readonly hinting: boolean;
  readonly busy: boolean;
  readonly toast: string | null;
  readonly odds: ReadonlyMap<string, OddsOf | null>;
  /** The odds of the attack that was begun last, and where in the log that was. */
  readonly before: { readonly log: number; readonly share: number } | null;
  /** How much of the log this seat knew when it answered last. */
  readonly seen: number;
  /** The fight whose sheet was closed. */
  readonly closedFight: number;
  readonly point: (space: string | null) => void;
  readonly openMenu: (space: string | null) => void;
  readonly openGroup: (group: string | null) => void;
  readonly closeFight: (start: number) => void;
  readonly closeToast: () => void;
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

/** The part of the page that remembers what the person before it is doing. */
export function useHand(source: TableSource, game: Game, { me, voice, choices, log, fight }: Sight): Hand {
  const { say } = voice;
  const [pointed, point] = useState<string | null>(null);
  const [menu, openMenu] = useState<string | null>(null);
  const [open, openGroup] = useState<string | null>(null);
  const [sure, setSure] = useState<string | null>(null);
  const [advice, setAdvice] = useState<{ of: unknown; hint: HintOf } | null>(null);
  const [hinting, setHinting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [toast, setToast] = useState<string | null>(null);
  const [before, setBefore] = useState<{ log: number; share: number } | null>(null);
  const [seen, setSeen] = useState(log.length);
  const [closedFight, closeFight] = useState(() => fight?.start ?? -1);
  const odds = useOdds(source, game, choices, pointed);

  const letGo = useCallback(() => {
    openMenu(null);
    openGroup(null);
    setSure(null);
  }, []);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      letGo();
      point(null);
      const slow = setTimeout(() => setBusy(true), SLOW);
      try {
        await work();
      } catch (error) {
        const code = error instanceof Trouble ? error.code : 'unknown';
        setToast(code === 'stale' || code === 'no-undo' ? say(`trouble.${code}`) : say('trouble.other', { code }));
      } finally {
        clearTimeout(slow);
        setBusy(false);
      }
    },
    [say, letGo],
  );
  const take = useCallback(
    (option: Option) => {
      if (choices === null) return;
      if (game.look?.options[option.kind]?.final && sure !== option.id) {
        setSure(option.id);
        return;
      }
      const known = odds.get(option.id);
      if (known) setBefore({ log: log.length, share: wantedShare(game, known) });
      setSeen(log.length);
      if (fight?.over) closeFight(fight.start);
      void run(() => source.answer(choices.seat, option.id));
    },
    [choices, game, sure, log.length, fight, run, source, odds],
  );
  const choose = useCallback(
    (options: readonly Option[], space: string | null) => {
      if (options.length === 1) take(options[0]);
      else if (space !== null) openMenu(space);
      else openGroup(options[0]?.kind ?? null);
    },
    [take],
  );
  const pick = useCallback(
    (space: string) => {
      const lit = choices?.lit.get(space);
      if (lit === undefined) return;
      const rough = matchMedia('(pointer: coarse)').matches;
      if (rough && lit.fight && pointed !== space) point(space);
      else choose(lit.options, space);
    },
    [choices, choose, pointed],
  );
  const pickPiece = useCallback((piece: Piece) => choose(optionsOfPiece(choices, piece), null), [choices, choose]);
  const undo = useCallback(() => {
    if (me !== null) void run(() => source.undo(me));
  }, [me, run, source]);
  const askHint = useCallback(() => {
    if (choices === null) return;
    setHinting(true);
    void run(async () => {
      try {
        setAdvice({ of: choices, hint: await source.hint(choices.seat) });
      } finally {
        setHinting(false);
      }
    });
  }, [choices, run, source]);

  return {
    pointed,
    menu,
    open,
    sure,
    hint: advice !== null && advice.of === choices ? advice.hint : null,
    hinting,
    busy,
    toast,
    odds,
    before,
    seen,
    closedFight,
    point,
    openMenu,
    openGroup,
    closeFight,
    closeToast: useCallback(() => setToast(null), []),
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
