import type { Barred, Option } from '@tabula/engine';
import { barredNearAndFar } from '../question/barred.ts';
import { firstFigure } from '../question/figures.ts';
import { groupName, shortOption } from '../question/option-words.ts';
import type { Chip, Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useTableModel } from '../session/use-table-store.ts';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { useWide } from '../ui/use-wide.ts';
import { GroupMenu } from './group-menu.tsx';
import { NumberPicker } from './numbers.tsx';
import { OptionChip } from './option-chip.tsx';

/** Stands for the list of what cannot be chosen, among the groups. */
export const BARRED = ' barred';

/** So many of what cannot be chosen stand among the buttons. */
const NEAR = 4;

const NONE: ReadonlySet<Option> = new Set();

type Group = Extract<Chip, { kind: 'group' }>;

/** Every answer as a button, with its number. */
export function ChipRow({ choices, without = NONE }: { choices: Choices; without?: ReadonlySet<Option> | undefined }) {
  const { say, game } = useTable();
  const open = useInteraction(({ openGroup }) => openGroup);
  const composer = useTableModel((model) => model.composer);
  const group = choices.chips.find(
    (chip): chip is Group => chip.kind === 'group' && chip.name === open && chip.figure === null,
  );
  const { near, far } = barredNearAndFar(game, choices);
  // What is confirmed in the composer, or lies there as a card, needs no second button.
  const elsewhere = (option: Option) =>
    without.has(option) || (composer?.options.length === 1 && composer.options[0] === option);
  const chips = laidOpen(
    choices.chips.filter((chip) => (chip.kind === 'one' ? !elsewhere(chip.option) : !chip.options.every(elsewhere))),
    useWide(),
  );
  return (
    <div className="chip-area">
      {group !== undefined && <GroupMenu choices={choices} group={group} />}
      <ul className="chips" aria-label={say('choices.label')}>
        {choices.from !== null && <FromChip from={choices.from} />}
        {chips.map((chip) => (
          <li key={chip.kind === 'one' ? chip.option.id : chip.name}>
            <AnyChip chip={chip} choices={choices} />
          </li>
        ))}
        {near.slice(0, NEAR).map((barred) => (
          <BarredChip key={`barred ${barred.option.id}`} barred={barred} />
        ))}
      </ul>
      {open === BARRED && <BarredList barred={far} />}
    </div>
  );
}

/** In a sheet there is room: a list that is all there is to choose from lies open. */
export function laidOpen(chips: readonly Chip[], wide: boolean): readonly Chip[] {
  const [first, second] = chips;
  if (wide || second !== undefined || first?.kind !== 'group' || first.figure !== null) return chips;
  return first.options.map((option) => ({ kind: 'one', option }));
}

function AnyChip({ chip, choices }: { chip: Chip; choices: Choices }) {
  const number = choices.digits.get(chip) ?? 0;
  if (chip.kind === 'one') return <OptionChip option={chip.option} choices={choices} number={number} />;
  if (chip.figure === null) return <GroupChip group={chip} number={number} />;
  const { prompt } = choices.ask;
  return (
    <NumberPicker
      key={prompt.ask}
      options={chip.options}
      figure={chip.figure}
      first={firstFigure(chip.options, choices.notes, prompt.fallback)}
    />
  );
}

/** The place one goes from; a click lets it go. */
function FromChip({ from }: { from: string }) {
  const { speaker } = useTable();
  const { clearSelection } = useCommands();
  return (
    <li>
      <button type="button" className="chip from" onClick={clearSelection}>
        <Glyph name="back" size={14} />
        <b>{speaker.say(`space.${from}`)}</b>
      </button>
    </li>
  );
}

function GroupChip({ group, number }: { group: Group; number: number }) {
  const { speaker, game, say } = useTable();
  const { openGroup } = useCommands();
  const { name, options } = group;
  const open = useInteraction((interaction) => interaction.openGroup === name);
  const advised = useInteraction(({ hint }) => options.some(({ id }) => id === hint?.id));
  const glyph = game.look?.options[name]?.glyph;
  return (
    <button
      type="button"
      className={['chip', open ? 'opened' : '', advised ? 'advised' : ''].join(' ')}
      aria-expanded={open}
      onClick={() => openGroup(open ? null : name)}
    >
      <Digit number={number} />
      {advised && <Glyph name="bulb" size={15} />}
      {glyph !== undefined && <Glyph name={glyph} size={16} />}
      <b>{groupName(speaker, name, options)}</b>
      <span className="count" aria-hidden="true">
        {options.length}
      </span>
      <span className="hidden">{say('choices.count', { count: options.length })}</span>
      <Glyph name="down" size={14} />
    </button>
  );
}

/** Why something cannot be chosen, and by which rule. */
function useReason(): (barred: Barred) => string {
  const { speaker } = useTable();
  return ({ reason, rule, args }) => `${speaker.say(`reason.${reason}`, args)}, ${rule}`;
}

function BarredChip({ barred }: { barred: Barred }) {
  const { speaker } = useTable();
  const why = useReason();
  const { option, reason, rule, args } = barred;
  return (
    <li>
      <span
        className="chip barred"
        title={`${speaker.option(option)}: ${speaker.say(`reason.${reason}`, args)} (${rule})`}
      >
        <Glyph name="lock" size={14} />
        <b>{shortOption(speaker, option)}</b>
        <span>{why(barred)}</span>
      </span>
    </li>
  );
}

function BarredList({ barred }: { barred: readonly Barred[] }) {
  const { speaker } = useTable();
  const why = useReason();
  return (
    <div className="group-menu" data-over>
      <ul className="reasons">
        {barred.map((one) => (
          <li key={one.option.id}>
            <Glyph name="lock" size={14} />
            <b>{speaker.option(one.option)}</b>
            <span>{why(one)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
