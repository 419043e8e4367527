import { useState } from 'react';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';

/** A question whose answers take much room can be folded to its head, so that one sees the map. */
export interface Folding {
  readonly folded: boolean;
  readonly onFold: () => void;
}

/** The next question unfolds by itself. */
export function useFolding(choices: Choices | null): Folding {
  const ask = choices?.ask ?? null;
  const [at, setAt] = useState<{ ask: Choices['ask'] | null } | null>(null);
  const folded = at !== null && at.ask === ask;
  return { folded, onFold: () => setAt(folded ? null : { ask }) };
}

export function FoldButton({ folded, onFold }: Folding) {
  const { say } = useTable();
  const label = say(folded ? 'prompt.unfold' : 'prompt.fold');
  return (
    <button
      type="button"
      className="button on-night fold-button"
      aria-expanded={!folded}
      aria-label={label}
      title={label}
      onClick={onFold}
    >
      <Glyph name="down" />
    </button>
  );
}
