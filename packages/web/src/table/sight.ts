import type { Game, GameEvent, LogEntry, Scene, Seat } from '@tabula/engine';
import { useEffect, useMemo, useState } from 'react';
import type { TableState, Viewer } from '../data/source.ts';
import { useSettings } from '../kit/settings.ts';
import { wordsOf } from '../texts/index.ts';
import { amountsOf, type Choices, choicesOf } from './choices.ts';
import { type Fight, lastFight } from './fights.ts';
import { namesOf, speakerOf, type Voice } from './voice.ts';

/** What the seat that looks at the page sees, and what it is asked. */
export interface Sight {
  readonly me: Seat | null;
  readonly viewer: Viewer | undefined;
  readonly voice: Voice;
  readonly scene: Scene;
  readonly choices: Choices | null;
  readonly log: readonly LogEntry<GameEvent>[];
  readonly fight: Fight | null;
  /** How much there is of the thing that an option names. */
  readonly amounts: ReadonlyMap<string, number>;
}

const NOTHING_YET: readonly LogEntry<GameEvent>[] = [];

/** Which of the seats at this page is looking: the one that is asked; else the one that was asked last. */
function useEyes({ position, yours }: TableState): Seat | null {
  const asked = position?.viewers.find(({ ask }) => ask !== null)?.seat ?? null;
  const [last, setLast] = useState<Seat | null>(asked ?? yours.seats[0] ?? null);
  if (asked !== null && asked !== last) setLast(asked);
  return asked ?? last;
}

/** From what the table says to what the page shows: scene, words, choices, the last fight. */
export function useSight(game: Game, state: TableState): Sight {
  const { language } = useSettings();
  const say = wordsOf(language);
  const me = useEyes(state);
  const { table, position } = state;
  const viewer = position?.viewers.find(({ seat }) => seat === me) ?? position?.viewers[0];
  const names = useMemo(() => namesOf(table.seats, say), [table.seats, say]);
  const speaker = useMemo(() => speakerOf(game, language, names), [game, language, names]);
  const voice = useMemo(
    () => ({ game, language, speaker, say, seats: table.seats, me }),
    [game, language, speaker, say, table.seats, me],
  );
  const view = viewer?.view;
  const scene = useMemo(() => game.scene(view), [game, view]);
  const ask = viewer?.ask ?? null;
  const choices = useMemo(
    () => (ask === null || me === null ? null : choicesOf(game, me, view, ask)),
    [game, me, view, ask],
  );
  const log = viewer?.log ?? NOTHING_YET;
  const fight = useMemo(() => lastFight(game, log), [game, log]);
  const amounts = useMemo(() => amountsOf(choices, scene), [choices, scene]);
  useEffect(() => {
    document.title = `${choices === null ? '' : '● '}${game.title[language]} · Tabula`;
  }, [choices, game, language]);
  return { me, viewer, voice, scene, choices, log, fight, amounts };
}
