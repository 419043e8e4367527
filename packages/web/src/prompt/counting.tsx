import type { Note, Option } from '@tabula/engine';
import { useMemo } from 'react';
import {
  type Composer,
  type Composing,
  type Counts,
  composedOptions,
  countsOf,
  keyOf,
  sizeOf,
} from '../question/compose.ts';
import { isLookedAhead } from '../question/option-looks.ts';
import { glyphOf, groupName, shortOption } from '../question/option-words.ts';
import type { Plan, PlanQuestion } from '../question/plan.ts';
import { countable, countingQuestion, lotsOf, purseIn, talliesOf } from '../question/tally.ts';
import { type Choices, placeOf } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Words } from '../ui/words.tsx';
import { Steppers } from './composer.tsx';
import { usePointing } from './pointing.ts';
import { RuleChip } from './rule-chip.tsx';
import { stepKeys } from './step-keys.ts';

interface CountingProps {
  readonly plan: Plan;
  readonly choices: Choices;
}

/** What is in the purse now, and what would be left of it. */
export function usePurse(plan: Plan): { readonly before: number; readonly after: number } | null {
  const { game, me } = useTable();
  const { first, view } = plan;
  const seat = me ?? 0;
  return useMemo(() => {
    const before = purseIn(game, seat, first, game.scene(first.view));
    const after = purseIn(game, seat, first, game.scene(view));
    return before === null || after === null ? null : { before, after };
  }, [game, seat, first, view]);
}

/** What can be had several times, on one sheet: so many of each, what each costs, what is left. */
export function Counting({ plan, choices }: CountingProps) {
  const { speaker, game, say } = useTable();
  const purse = usePurse(plan);
  const question = countingQuestion(game, plan);
  if (question === null) return null;
  const { ask, args, rule } = question.ask.prompt;
  return (
    <>
      <div className="plan-row plan-counting">
        <h2>
          <span>
            <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
          </span>
          <RuleChip rule={rule} light />
        </h2>
        {purse !== null && (
          <p className="purse" aria-live="polite">
            <Glyph name="coin" size={16} /> {say('plan.purse', purse)}
          </p>
        )}
      </div>
      <Bundles plan={plan} seat={choices.seat} />
      {[...countable(game, plan)].map(([kind, options]) =>
        options.every((option) => isLookedAhead(game, option)) ? null : (
          <CountedKind key={kind} kind={kind} options={options} plan={plan} choices={choices} />
        ),
      )}
    </>
  );
}

const NOTHING: Counts = new Map();

/** One more or one less of a thing, and nothing else changed by it; nothing at all can be had, too. */
function steppedAlone(composing: Composing, counts: Counts, id: string, by: number): Counts | null {
  const next = new Map(counts).set(id, (counts.get(id) ?? 0) + by);
  if ((next.get(id) ?? 0) < 0) return null;
  return sizeOf(next) === 0 || composing.listed.has(keyOf(next)) ? next : null;
}

/** What is put together on the sheet: chosen already, or to be chosen. */
function Bundles({ plan, seat }: { plan: Plan; seat: number }) {
  const { game } = useTable();
  const { changePlan, countPlan, raiseOnPlan } = useCommands();
  const chosen = plan.steps.flatMap((step, at) => {
    const raisedBy = plan.steps[at - 1]?.option;
    if (step.composing === null || raisedBy === undefined || !isLookedAhead(game, raisedBy)) return [];
    const { composing, option } = step;
    const change = (counts: Counts) => {
      const [next] = composedOptions(composing, counts);
      if (next === undefined) countPlan(raisedBy, -1);
      else changePlan(at, next);
    };
    return [{ key: raisedBy.id, question: step, composing, counts: countsOf(composing, option), change }];
  });
  const open = plan.ahead.map(({ raisedBy, composing, ...question }) => ({
    key: raisedBy.id,
    question,
    composing,
    counts: NOTHING,
    change: (counts: Counts) => {
      const [next] = composedOptions(composing, counts);
      if (next !== undefined) raiseOnPlan(raisedBy, next);
    },
  }));
  return [...chosen, ...open].map(({ key, question, composing, counts, change }) => {
    const composer: Composer = { composing, counts, options: composedOptions(composing, counts) };
    return (
      <div key={key} className="plan-row composer">
        <Steppers
          composer={composer}
          choices={{ seat, ask: question.ask, notes: question.notes }}
          compose={change}
          step={steppedAlone}
        />
      </div>
    );
  });
}

/** So many of a kind have a row each; more are small buttons side by side. */
const ROWS = 3;

interface KindProps extends CountingProps {
  readonly kind: string;
  readonly options: readonly Option[];
}

/** What can be counted of one kind: rows with steppers, or a button for each place. */
function CountedKind({ kind, options, plan, choices }: KindProps) {
  const { speaker, game } = useTable();
  const tallies = talliesOf(game, plan);
  const notes = useNotes(plan);
  const placed = options.every((option) => placeOf(game, option, null) !== null);
  if (options.length <= ROWS || !placed)
    return (
      <div className="plan-row">
        <div className="steppers">
          {options.map((option) => (
            <CountedRow key={option.id} option={option} plan={plan} choices={choices} note={notes[option.id]} />
          ))}
        </div>
      </div>
    );
  const [first] = options;
  const glyph = glyphOf(game, first);
  const price = notes[first.id]?.words;
  return (
    <div className="plan-row">
      <h3>
        <span className="counted-kind">
          {glyph !== undefined && <Glyph name={glyph} size={16} />} {groupName(speaker, kind, options)}
        </span>
        {price !== undefined && <small>{speaker.phrase(price)}</small>}
      </h3>
      <ul className="plan-few">
        {options.map((option) => (
          <li key={option.id}>
            <PlaceToggle option={option} plan={plan} count={tallies.get(option.id) ?? 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is said of the things: by the first question in which each was offered. */
function useNotes(plan: Plan): Readonly<Record<string, Note>> {
  const { steps, first, open } = plan;
  return useMemo(() => {
    const questions: PlanQuestion[] = [...(open === null ? [] : [open]), ...[...steps].reverse(), first];
    return Object.assign({}, ...questions.map(({ notes }) => notes));
  }, [steps, first, open]);
}

function isOffered(plan: Plan, { id }: Option): boolean {
  return plan.open?.ask.options.some((option) => option.id === id) === true;
}

/** A place where one of a kind can be had: chosen, or not. */
function PlaceToggle({ option, plan, count }: { option: Option; plan: Plan; count: number }) {
  const { speaker, game } = useTable();
  const { countPlan } = useCommands();
  const space = placeOf(game, option, null);
  const pointed = useInteraction((interaction) => interaction.pointed === space);
  return (
    <button
      type="button"
      className={pointed ? 'pointed' : ''}
      data-option={option.id}
      aria-pressed={count > 0}
      aria-label={speaker.option(option)}
      disabled={count === 0 && !isOffered(plan, option)}
      {...usePointing(space)}
      onClick={() => countPlan(option, count > 0 ? -1 : 1)}
    >
      <b>{space === null ? speaker.option(option) : speaker.say(`space.${space}`)}</b>
      {count > 1 && <small>{count}</small>}
    </button>
  );
}

interface RowProps extends CountingProps {
  readonly option: Option;
  readonly note: Note | undefined;
}

/** So many of one thing, one more, one less; and where they go. */
function CountedRow({ option, plan, choices, note }: RowProps) {
  const { speaker, game, say } = useTable();
  const { countPlan } = useCommands();
  const glyph = glyphOf(game, option);
  const { ask } = (countingQuestion(game, plan)?.ask ?? choices.ask).prompt;
  const name = shortOption(speaker, option, ask);
  const count = talliesOf(game, plan).get(option.id) ?? 0;
  const places = lotsOf(game, plan)
    .filter((lot) => lot.option.id === option.id)
    .flatMap(({ said }) => said.flatMap((one) => placeOf(game, one, null) ?? []));
  const remarks = [
    note?.words === undefined ? '' : speaker.phrase(note.words),
    places.map((place) => speaker.say(`space.${place}`)).join(', '),
  ].filter((words) => words !== '');
  const more = isOffered(plan, option) ? () => countPlan(option, 1) : null;
  const less = count === 0 ? null : () => countPlan(option, -1);
  return (
    <div
      className={count > 0 ? 'stepper chosen' : 'stepper'}
      role="spinbutton"
      tabIndex={0}
      aria-label={[name, ...remarks].join(', ')}
      aria-valuenow={count}
      aria-valuemin={0}
      onKeyDown={stepKeys(more, less)}
    >
      {glyph !== undefined && <Glyph name={glyph} size={18} />}
      <span className="stepper-name">
        <b>{name}</b>
        {remarks.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={say('compose.less', { name })}
        disabled={less === null}
        onClick={() => less?.()}
      >
        <Glyph name="minus" size={16} />
      </button>
      <output aria-hidden="true">
        <b>{count}</b>
      </output>
      <button
        type="button"
        tabIndex={-1}
        data-option={option.id}
        aria-label={say('compose.more', { name })}
        disabled={more === null}
        onClick={() => more?.()}
      >
        <Glyph name="plus" size={16} />
      </button>
    </div>
  );
}
