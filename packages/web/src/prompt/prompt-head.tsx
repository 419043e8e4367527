import type { Hint } from '../client/source.ts';
import { type Choices, placeOf, saidOption } from '../question/choices.ts';
import { TimeLeft } from '../session/clock.tsx';
import { useTable } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { Words } from '../ui/words.tsx';
import { FoldButton, type Folding } from './folding.tsx';
import { BARRED, barredElsewhere, type PromptProps, pointing } from './prompt-props.ts';
import { RuleChip } from './rule-chip.tsx';

/** Who, what, which rule; taking back and asking for advice. */
export function PromptHead(props: PromptProps & { folding?: Folding | null }) {
  const { choices, waiting, hint, folding = null } = props;
  const { speaker, say } = useTable();
  return (
    <div className="prompt-head">
      {choices !== null ? (
        <>
          <span className="prompt-who">
            <Emblem seat={choices.seat} size={26} />
          </span>
          <h2 className="prompt-text">
            <Words
              sentence={speaker.sentence(`prompt.${choices.ask.prompt.ask}`, choices.ask.prompt.args)}
              links={false}
            />
          </h2>
          <RuleChip rule={choices.ask.prompt.rule} />
          <BarredButton {...props} choices={choices} />
        </>
      ) : (
        <h2 className="prompt-text quiet">
          {waiting.length === 0
            ? say('prompt.over')
            : say('prompt.waiting', { names: list(waiting.map((seat) => speaker.seat(seat))), count: waiting.length })}
          {waiting.length > 0 && <Dots />}
        </h2>
      )}
      {hint !== null && choices !== null && <HintLine {...props} hint={hint} choices={choices} />}
      <span className="grow" />
      <PromptTools {...props} />
      {folding !== null && <FoldButton {...folding} />}
    </div>
  );
}

/** What the hint says; a click does it, wherever its button is. */
function HintLine({ hint, choices, onTake, onPoint }: PromptProps & { hint: Hint; choices: Choices }) {
  const { speaker, say, game } = useTable();
  const option = choices.ask.options.find(({ id }) => id === hint.id);
  if (option === undefined) return null;
  const space = placeOf(game, option, choices.from);
  return (
    <span className="hint-line" role="status">
      <button type="button" title={say('hint.take')} {...pointing(onPoint, space)} onClick={() => onTake(option)}>
        <Glyph name="bulb" size={16} />{' '}
        {say('hint.says', {
          option: saidOption(speaker, option, choices.ask.prompt.ask),
          chance: Math.round(100 * hint.value),
        })}
      </button>
    </span>
  );
}

export function PromptTools({ choices, barrier, hinting, orders, onUndo, onHint }: PromptProps) {
  const { say, me } = useTable();
  if (me === null) return null;
  const known = barrier === 'chance' || barrier === 'revealed' || barrier === 'other-seat' || barrier === 'nothing';
  return (
    <span className="prompt-tools">
      <TimeLeft />
      {orders}
      {barrier !== null && barrier !== 'nothing' && choices !== null && (
        <span className="why">{known ? say(`barrier.${barrier}`) : ''}</span>
      )}
      <button type="button" className="button on-night" disabled={barrier !== null} onClick={onUndo}>
        <Glyph name="undo" /> {say('undo')}
      </button>
      <button type="button" className="button on-night" disabled={choices === null || hinting} onClick={onHint}>
        <Glyph name="bulb" /> {say('hint')}
      </button>
    </span>
  );
}

function Dots() {
  return (
    <span className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

export function list(names: readonly string[]): string {
  return names.join(', ');
}

/** A padlock with a number: opens the list of what is not possible now, and why. */
function BarredButton({ choices, open, onOpen }: PromptProps & { choices: Choices }) {
  const { say, game } = useTable();
  const { length } = barredElsewhere(game, choices);
  if (length === 0) return null;
  return (
    <button
      type="button"
      className="rule-chip barred-chip"
      aria-expanded={open === BARRED}
      aria-label={say('barred', { count: length })}
      title={say('barred', { count: length })}
      onClick={() => onOpen(open === BARRED ? null : BARRED)}
    >
      <Glyph name="lock" size={14} /> {length}
    </button>
  );
}
