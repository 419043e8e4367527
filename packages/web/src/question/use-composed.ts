import type { Game, Note, Seat } from '@tabula/engine';
import { useCallback, useMemo, useState } from 'react';
import type { OpenAsk } from '../client/source.ts';
import { arranged, type Choices, choicesOf } from './choices.ts';
import { beginning, type Composer, type Composing, type Counts, composedOptions, composingOf } from './compose.ts';

export interface Composed {
  readonly choices: Choices | null;
  readonly composer: Composer | null;
  /** Says from where; null lets it go. */
  readonly start: (from: string | null) => void;
}

const NOTHING: Readonly<Record<string, Note>> = {};

/** What can be chosen now: of options that are put together, those that fit the bundle as it is. */
export function useComposed(game: Game, seat: Seat | null, view: unknown, ask: OpenAsk | null): Composed {
  const composing = useMemo(() => (ask === null ? null : composingOf(game, ask.options)), [game, ask]);
  const notes = useMemo(() => {
    if (ask === null || seat === null) return NOTHING;
    return game.notes?.(view, { seat, prompt: ask.prompt, options: arranged(ask.options) }) ?? NOTHING;
  }, [game, seat, view, ask]);
  const [changed, setChanged] = useState<{ of: Composing; counts: Counts } | null>(null);
  const counts = useMemo(() => {
    if (composing === null) return null;
    return changed?.of === composing ? changed.counts : beginning(composing, notes);
  }, [composing, changed, notes]);
  const composer = useMemo((): Composer | null => {
    if (composing === null || counts === null) return null;
    const options = composedOptions(composing, counts);
    return { composing, counts, options, change: (next) => setChanged({ of: composing, counts: next }) };
  }, [composing, counts]);
  const [begun, setBegun] = useState<{ of: OpenAsk; from: string } | null>(null);
  const from = begun !== null && begun.of === ask ? begun.from : null;
  const choices = useMemo(() => {
    if (ask === null || seat === null) return null;
    return choicesOf(game, seat, ask, notes, { composer, from });
  }, [game, seat, ask, notes, composer, from]);
  const start = useCallback(
    (next: string | null) => setBegun(next === null || ask === null ? null : { of: ask, from: next }),
    [ask],
  );
  return { choices, composer, start };
}
