import type { Option } from '@tabula/engine';
import type { Hint } from '../client/source.ts';
import { Orders } from '../panels/orders.tsx';
import { barredNearAndFar } from '../question/barred.ts';
import { shareOf } from '../question/odds.ts';
import { saidOption, shortOption } from '../question/option-words.ts';
import { type Choices, placeOf } from '../question/targets.ts';
import { TimeLeft } from '../session/clock.tsx';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useKnownOdds, useQuestion, useTableModel } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Words } from '../ui/words.tsx';
import { BARRED } from './chips.tsx';
import { usePointing } from './pointing.ts';
import { RuleChip } from './rule-chip.tsx';

/** Who, what, which rule; taking back and asking for advice. */
export function PromptHead() {
  const choices = useQuestion();
  return (
    <div className="prompt-head">
      {choices === null ? <WaitingFor /> : <Asked choices={choices} />}
      {choices !== null && <HintLine choices={choices} />}
      <span className="grow" />
      <PromptTools />
    </div>
  );
}

function Asked({ choices }: { choices: Choices }) {
  const { speaker } = useTable();
  const { ask, args, rule } = choices.ask.prompt;
  return (
    <>
      <span className="prompt-who">
        <Emblem seat={choices.seat} size={26} />
      </span>
      <h2 className="prompt-text">
        <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
      </h2>
      <RuleChip rule={rule} />
      <BarredButton choices={choices} />
    </>
  );
}

function WaitingFor() {
  const { say } = useTable();
  const words = useWaitingWords();
  return (
    <h2 className="prompt-text quiet">
      {words ?? say('prompt.over')}
      {words !== null && (
        <span className="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      )}
    </h2>
  );
}

/** Whom the game waits for; null if for nobody. */
export function useWaitingWords(): string | null {
  const { speaker, say } = useTable();
  const waiting = useTableModel(({ position }) => position.waiting);
  if (waiting.length === 0) return null;
  const names = waiting.map((seat) => speaker.seat(seat)).join(', ');
  return say('prompt.waiting', { names, count: waiting.length });
}

/** What the hint says; a click does it, wherever its button is. */
export function HintLine({ choices }: { choices: Choices }) {
  const { speaker, say, game } = useTable();
  const { take } = useCommands();
  const hint = useInteraction((interaction) => interaction.hint);
  const option = choices.ask.options.find(({ id }) => id === hint?.id);
  const pointing = usePointing(option === undefined ? null : placeOf(game, option, choices.from));
  if (hint === null || option === undefined) return null;
  return (
    <span className="hint-line" role="status">
      <button type="button" title={say('hint.take')} {...pointing} onClick={() => take(option)}>
        <Glyph name="bulb" size={16} />
        <span>
          {say('hint.says', {
            option: saidOption(speaker, option, choices.ask.prompt.ask),
            chance: Math.round(100 * hint.value),
          })}
          <HintReason hint={hint} option={option} choices={choices} />
        </span>
      </button>
    </span>
  );
}

/** Less than this, in hundredths, and two options are about as good. */
const CLOSE = 2;

/** Why: what is known of the option itself, and how much better it is than the next best. */
function HintReason({ hint, option, choices }: { hint: Hint; option: Option; choices: Choices }) {
  const { speaker, say, game } = useTable();
  const odds = useKnownOdds();
  const { ask } = choices.ask.prompt;
  const note = choices.notes[option.id];
  const share = note?.attempt?.chance ?? shareOf(game, note, odds.get(option.id));
  const second = hint.options.find(({ id }) => id !== option.id);
  const other = choices.ask.options.find(({ id }) => id === second?.id);
  const points = second === undefined ? 0 : Math.round(100 * (hint.value - second.value));
  const reasons = [
    share === null ? null : say('hint.succeeds', { chance: Math.round(100 * share) }),
    note?.words === undefined ? null : speaker.phrase(note.words),
    other === undefined
      ? null
      : say(points < CLOSE ? 'hint.as-good' : 'hint.better', { points, other: shortOption(speaker, other, ask) }),
  ].filter((reason) => reason !== null);
  return reasons.length === 0 ? null : <small>{reasons.join(' · ')}</small>;
}

const BARRIERS = ['chance', 'revealed', 'other-seat'] as const;

/** Time, orders that spare the question, taking back, advice. */
export function PromptTools() {
  const { say, me } = useTable();
  const choices = useQuestion();
  const { barrier, orders } = useTableModel(({ viewer }) => viewer);
  const hinting = useInteraction((interaction) => interaction.hinting);
  const { undo, askHint } = useCommands();
  const begun = useTableModel(({ plan }) => plan !== null && plan.steps.length > 0);
  if (me === null) return null;
  const why = BARRIERS.find((one) => one === barrier);
  const sparing = orders.filter(({ spares }) => spares?.includes(choices?.ask.prompt.ask ?? ''));
  return (
    <span className="prompt-tools">
      <TimeLeft />
      <Orders orders={sparing} night />
      {barrier !== null && barrier !== 'nothing' && choices !== null && (
        <span className="why">{why === undefined ? '' : say(`barrier.${why}`)}</span>
      )}
      <button type="button" className="button on-night" disabled={barrier !== null && !begun} onClick={undo}>
        <Glyph name="undo" /> {say('undo')}
      </button>
      <button type="button" className="button on-night" disabled={choices === null || hinting} onClick={askHint}>
        <Glyph name="bulb" /> {say('hint')}
      </button>
    </span>
  );
}

/** A padlock with a number: opens the list of what is not possible now, and why. */
function BarredButton({ choices }: { choices: Choices }) {
  const { say, game } = useTable();
  const open = useInteraction(({ openGroup }) => openGroup === BARRED);
  const { openGroup } = useCommands();
  const count = barredNearAndFar(game, choices).far.length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="rule-chip barred-chip"
      aria-expanded={open}
      aria-label={say('barred', { count })}
      title={say('barred', { count })}
      onClick={() => openGroup(open ? null : BARRED)}
    >
      <Glyph name="lock" size={14} /> {count}
    </button>
  );
}
