import type { Option } from '@tabula/engine';
import { type Chip, type Choices, glyphOf, groupName, placeOf, saidOption, shortOption } from '../question/choices.ts';
import { firstFigure } from '../question/figures.ts';
import { wantedShare } from '../question/odds.ts';
import { useTable } from '../session/table-context.ts';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { ownerOf } from '../ui/owners.tsx';
import { GroupMenu } from './group-menu.tsx';
import { NumberPicker } from './numbers.tsx';
import { BARRED, barredElsewhere, type PromptProps, pointing } from './prompt-props.ts';

const NONE: ReadonlySet<Option> = new Set();

/** Every answer as a button, with its number. */
export function ChipRow(props: PromptProps & { choices: Choices; without?: ReadonlySet<Option> | undefined }) {
  const { choices, open, onOpen, composer, without = NONE } = props;
  const { speaker, say, game } = useTable();
  const group = choices.chips.find(
    (chip): chip is Extract<Chip, { kind: 'group' }> =>
      chip.kind === 'group' && chip.name === open && chip.figure === null,
  );
  const near = choices.ask.barred.filter(({ option }) => choices.blocked.has(placeOf(game, option) ?? ''));
  const far = barredElsewhere(game, choices);
  // What is confirmed in the composer, or lies there as a card, needs no second button.
  const elsewhere = (option: Option) =>
    without.has(option) || (composer?.options.length === 1 && composer.options[0] === option);
  const chips = choices.chips.filter((chip) =>
    chip.kind === 'one' ? !elsewhere(chip.option) : !chip.options.every(elsewhere),
  );
  const advised = ({ options }: Extract<Chip, { kind: 'group' }>) => options.some(({ id }) => id === props.hint?.id);
  return (
    <div className="chip-area">
      {group !== undefined && <GroupMenu {...props} group={group} />}
      <ul className="chips" aria-label={say('choices.label')}>
        {choices.from !== null && (
          <li>
            <button type="button" className="chip from" onClick={props.onLetGo}>
              <Glyph name="back" size={14} />
              <b>{speaker.say(`space.${choices.from}`)}</b>
            </button>
          </li>
        )}
        {chips.map((chip) => (
          <li key={chip.kind === 'one' ? chip.option.id : chip.name}>
            {chip.kind === 'one' ? (
              <OptionChip {...props} option={chip.option} number={choices.chips.indexOf(chip) + 1} />
            ) : chip.figure !== null ? (
              <NumberPicker
                key={choices.ask.prompt.ask}
                options={chip.options}
                figure={chip.figure}
                first={firstFigure(chip.options, choices.notes, choices.ask.prompt.fallback)}
                sure={props.sure}
                onTake={props.onTake}
              />
            ) : (
              <button
                type="button"
                className={['chip', open === chip.name ? 'opened' : '', advised(chip) ? 'advised' : ''].join(' ')}
                aria-expanded={open === chip.name}
                onClick={() => onOpen(open === chip.name ? null : chip.name)}
              >
                <Digit number={choices.chips.indexOf(chip) + 1} />
                {advised(chip) && <Glyph name="bulb" size={15} />}
                <OptionGlyph kind={chip.name} />
                <b>{groupName(speaker, chip.name, chip.options)}</b>
                <span className="count">{chip.options.length}</span>
                <Glyph name="down" size={14} />
              </button>
            )}
          </li>
        ))}
        {near.slice(0, 4).map(({ option, reason, rule }) => (
          <li key={`barred ${option.id}`}>
            <span
              className="chip barred"
              title={`${speaker.option(option)}: ${speaker.say(`reason.${reason}`)} (${rule})`}
            >
              <Glyph name="lock" size={14} />
              <b>{shortOption(speaker, option)}</b>
              <span>
                {speaker.say(`reason.${reason}`)}, {rule}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {open === BARRED && (
        <div className="group-menu" data-over>
          <ul className="reasons">
            {far.map(({ option, reason, rule }) => (
              <li key={option.id}>
                <Glyph name="lock" size={14} />
                <b>{speaker.option(option)}</b>
                <span>
                  {speaker.say(`reason.${reason}`)}, {rule}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** So many cubes are drawn one by one. */
const CUBES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function OptionGlyph({ kind }: { kind: string }) {
  const { game } = useTable();
  const glyph = game.look?.options[kind]?.glyph;
  return glyph === undefined ? null : <Glyph name={glyph} size={16} />;
}

function OptionChip({
  option,
  number,
  choices,
  odds,
  hint,
  sure,
  taken,
  pointed,
  onTake,
  onPoint,
  amounts,
  self,
}: PromptProps & { choices: Choices; option: Option; number: number }) {
  const { speaker, game, say } = useTable();
  const look = game.look?.options[option.kind];
  const glyph = glyphOf(game, option);
  const note = choices.notes[option.id];
  const found = odds.get(option.id) ?? null;
  const amount = amounts.get(option.id);
  const owner = ownerOf(choices.seat);
  const { ask } = choices.ask.prompt;
  const short = shortOption(speaker, option, ask);
  const full = saidOption(speaker, option, ask);
  const space = placeOf(game, option, choices.from);
  const isPointed = space !== null && pointed === space;
  const classes = [
    'chip',
    look?.fight ? 'fight' : '',
    isPointed ? 'pointed' : '',
    hint?.id === option.id ? 'advised' : '',
    sure === option.id ? 'confirming' : '',
    taken === option.id ? 'pending' : '',
    self !== null ? 'auto' : '',
  ].join(' ');
  return (
    <button
      type="button"
      className={classes}
      data-option={option.id}
      {...(self === null ? {} : { title: say('only.title') })}
      {...pointing(onPoint, space)}
      onClick={() => onTake(option)}
    >
      <Digit number={number} />
      {hint?.id === option.id && <Glyph name="bulb" size={15} />}
      {glyph !== undefined && <Glyph name={glyph} size={16} />}
      <b>{sure === option.id ? say('sure', { option: short }) : short}</b>
      {full !== short && <span className="hidden">: {full}</span>}
      {self !== null && (
        <span>
          {say('only')}
          <i className="going" style={{ animationDuration: `${self}ms` }} />
        </span>
      )}
      {look?.fight ? (
        <span>
          {found === null ? say('attack') : say('attack.odds', { chance: Math.round(100 * wantedShare(game, found)) })}
        </span>
      ) : (
        note?.words !== undefined && <span>{speaker.phrase(note.words)}</span>
      )}
      {amount !== undefined && (
        <i className="cubes">
          {CUBES.slice(0, amount).map((cube) => (
            <i key={cube} style={{ background: owner.fill, borderColor: owner.edge }} />
          ))}
        </i>
      )}
      {note?.cost !== undefined && (
        <span className="chip-cost">
          <i style={{ background: 'currentColor' }} /> {note.cost}
        </span>
      )}
    </button>
  );
}
