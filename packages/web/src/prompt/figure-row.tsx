import type { Option } from '@tabula/engine';
import type { KeyboardEvent } from 'react';
import { figureOf } from '../question/figures.ts';
import { saidOption } from '../question/option-words.ts';
import type { PlanQuestion } from '../question/plan.ts';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Words } from '../ui/words.tsx';

interface FigureRowProps {
  readonly question: PlanQuestion;
  readonly chosen: Option;
  readonly onSet: (option: Option) => void;
}

/** A figure on a sheet: how many, how much of it. */
export function FigureRow({ question: { ask }, chosen, onSet }: FigureRowProps) {
  const { speaker, say } = useTable();
  const { prompt, options } = ask;
  const figure = figureOf(options) ?? '';
  const sorted = [...options].sort((a, b) => Number(a[figure]) - Number(b[figure]));
  const at = sorted.findIndex(({ id }) => id === chosen.id);
  const words = speaker.say(`prompt.${prompt.ask}`, prompt.args);
  const step = (by: number) => {
    const next = sorted[at + by];
    if (next !== undefined) onSet(next);
  };
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step(by);
  };
  return (
    <div className="plan-row">
      <h3>
        <span>
          <Words sentence={speaker.sentence(`prompt.${prompt.ask}`, prompt.args)} links={false} />
        </span>
      </h3>
      <div
        className="stepper chosen"
        role="spinbutton"
        tabIndex={0}
        aria-label={words}
        aria-valuenow={Number(chosen[figure])}
        aria-valuemin={Number(sorted[0][figure])}
        aria-valuemax={Number(sorted[sorted.length - 1][figure])}
        aria-valuetext={saidOption(speaker, chosen, prompt.ask)}
        onKeyDown={walk}
      >
        <span className="stepper-name">
          <b>{saidOption(speaker, chosen, prompt.ask)}</b>
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={say('compose.less', { name: words })}
          disabled={at <= 0}
          onClick={() => step(-1)}
        >
          <Glyph name="minus" size={16} />
        </button>
        <output>
          <b>{chosen[figure]}</b> <span>{say('compose.of', { most: Number(sorted[sorted.length - 1][figure]) })}</span>
        </output>
        <button
          type="button"
          tabIndex={-1}
          aria-label={say('compose.more', { name: words })}
          disabled={at >= sorted.length - 1}
          onClick={() => step(1)}
        >
          <Glyph name="plus" size={16} />
        </button>
      </div>
    </div>
  );
}
