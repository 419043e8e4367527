import type { Option } from '@tabula/engine';
import { useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';

/** A figure to set: by a slider, by steps, with the keys; only what is listed can be set. */
export function NumberPicker({
  options,
  figure,
  first,
}: {
  options: readonly Option[];
  figure: string;
  first: number;
}) {
  const { speaker, say } = useTable();
  const { take } = useCommands();
  const confirming = useInteraction((interaction) => interaction.confirming);
  const [at, setAt] = useState(first);
  const option = options[Math.min(at, options.length - 1)];
  const words = speaker.option(option);
  return (
    <div className="number-picker">
      <button type="button" disabled={at <= 0} onClick={() => setAt(at - 1)} aria-label="−1">
        <Glyph name="minus" size={16} />
      </button>
      <input
        type="range"
        min={0}
        max={options.length - 1}
        value={at}
        aria-label={words}
        aria-valuetext={words}
        onChange={({ target }) => setAt(Number(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take(option);
        }}
      />
      <button type="button" disabled={at >= options.length - 1} onClick={() => setAt(at + 1)} aria-label="+1">
        <Glyph name="plus" size={16} />
      </button>
      <output>{option[figure]}</output>
      <button type="button" className="button gold" data-option={option.id} onClick={() => take(option)}>
        {confirming === option.id ? say('sure', { option: words }) : words}
      </button>
    </div>
  );
}
