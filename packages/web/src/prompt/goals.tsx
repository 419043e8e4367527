import type { Game, Note, Option } from '@tabula/engine';
import { type MouseEvent, useState } from 'react';
import { isFight, shareOf } from '../question/odds.ts';
import { glyphOf, shortOption } from '../question/option-words.ts';
import { type Choices, placeOf } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useKnownOdds, useTooSoon } from '../session/use-table-store.ts';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { percent } from '../ui/percent.ts';
import { usePointing } from './pointing.ts';

interface GoalListProps {
  readonly options: readonly Option[];
  readonly choices: Choices;
  readonly chosen: Option | null;
  /** So many are listed at once; the others glow on the map. */
  readonly most: number;
}

/** Less than this, and an attack is folly: it stands behind a button. */
const FOLLY = 0.05;

type Aim = NonNullable<Note['aim']>;
const AIMS: readonly Aim[] = ['enemy', 'empty', 'own'];

/** Goals by whom one meets there, attacks by their chance; one group without a name where nobody says so. */
function groupsOf(
  game: Game,
  options: readonly Option[],
  { notes }: Choices,
): { readonly aim: Aim | null; readonly options: readonly Option[] }[] {
  const aimOf = (option: Option): Aim | null =>
    notes[option.id]?.aim ?? (isFight(game, option, notes[option.id]) ? 'enemy' : null);
  if (!options.some(({ id }) => notes[id]?.aim !== undefined)) return [{ aim: null, options }];
  const chance = ({ id }: Option) => notes[id]?.chance ?? 0;
  return [...AIMS, null].flatMap((aim) => {
    const found = options.filter((option) => aimOf(option) === aim);
    if (found.length === 0) return [];
    return [{ aim, options: aim === 'enemy' ? found.sort((a, b) => chance(b) - chance(a)) : found }];
  });
}

/** So many attacks are listed where there are very many goals. */
const BEST = 8;

/** Of very many goals: the chosen one, and the best attacks. */
function promising(options: readonly Option[], { notes }: Choices, chosen: Option | null): Option[] {
  const chance = ({ id }: Option) => notes[id]?.chance ?? 0;
  const attacks = options.filter(({ id }) => notes[id]?.aim === 'enemy').sort((a, b) => chance(b) - chance(a));
  const best = attacks.slice(0, BEST);
  return chosen === null || best.includes(chosen) ? best : [chosen, ...best];
}

/** Where to, or what: a button for each, by groups; of very many the chosen one first, and the rest when somebody wants them. */
export function GoalList({ options, choices, chosen, most }: GoalListProps) {
  const { say, game } = useTable();
  const [all, setAll] = useState(false);
  const isFolly = ({ id }: Option) => id !== chosen?.id && (choices.notes[id]?.chance ?? 1) < FOLLY;
  const few = all || options.length <= most;
  const shown = few ? options : promising(options, choices, chosen);
  const wise = all ? shown : shown.filter((option) => !isFolly(option));
  const folded = few ? shown.length - wise.length : options.length - wise.length;
  /** The button that is gone had the focus: the list has it now. */
  const unfold = ({ currentTarget: { parentElement } }: MouseEvent<HTMLButtonElement>) => {
    setAll(true);
    requestAnimationFrame(() => parentElement?.querySelector<HTMLElement>('.goal')?.focus());
  };
  const groups = groupsOf(game, wise, choices);
  const listed = groups.flatMap(({ options: group }) => group);
  const button = (option: Option) => (
    <li key={option.id}>
      <GoalButton
        option={option}
        choices={choices}
        chosen={chosen?.id === option.id}
        number={listed.indexOf(option) + 1}
      />
    </li>
  );
  return (
    <>
      {groups.map(({ aim, options: group }) => (
        <div key={aim ?? 'all'}>
          {aim !== null && <h4 className="goal-group">{say(`aim.${aim}`)}</h4>}
          <ul className="plan-goals">{group.map(button)}</ul>
        </div>
      ))}
      {folded > 0 && (
        <button type="button" className="goal more" onClick={unfold}>
          <Glyph name="list" size={16} />{' '}
          {few ? say('plan.folly', { count: folded }) : say('plan.on-map', { count: folded })}
        </button>
      )}
    </>
  );
}

interface GoalProps {
  readonly option: Option;
  readonly choices: Choices;
  readonly chosen: boolean;
  /** Its key, from the upper end of the list; only nine have one. */
  readonly number: number;
}

function GoalButton({ option, choices, chosen, number }: GoalProps) {
  const { speaker, game, say } = useTable();
  const { take } = useCommands();
  const tooSoon = useTooSoon(option);
  const space = placeOf(game, option, choices.from);
  const pointed = useInteraction((interaction) => space !== null && interaction.pointed === space);
  const confirming = useInteraction((interaction) => interaction.confirming === option.id);
  const glyph = glyphOf(game, option);
  const note = choices.notes[option.id];
  const share = shareOf(game, note, useKnownOdds().get(option.id));
  const { ask, args } = choices.ask.prompt;
  const fight = isFight(game, option, note) || glyph === 'swords';
  const short = shortOption(speaker, option, ask, args);
  const classes = ['goal', fight ? 'fight' : '', pointed ? 'pointed' : '', chosen ? 'chosen' : ''];
  return (
    <button
      type="button"
      className={[...classes, confirming ? 'confirming' : ''].join(' ').trim()}
      data-option={option.id}
      data-digit={number}
      data-at={space ?? undefined}
      disabled={tooSoon}
      aria-pressed={chosen}
      {...usePointing(space)}
      onClick={() => take(option)}
    >
      <Digit number={number} />
      {glyph !== undefined && <Glyph name={glyph} size={16} />}
      <span className="goal-words">
        <b>{confirming ? say('sure', { option: short }) : short}</b>
        {note?.words !== undefined && <small>{speaker.phrase(note.words)}</small>}
      </span>
      {note?.cost !== undefined && <small className="goal-cost">→ {note.cost}</small>}
      {fight && <span className="hidden">{say('attack')}</span>}
      {share !== null && <strong>{percent(share)}</strong>}
    </button>
  );
}
