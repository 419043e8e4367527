import type { Option } from '@tabula/engine';
import { type Composer, composedOptions, countsOf, steppedWhole } from '../question/compose.ts';
import { wantedShare } from '../question/odds.ts';
import { glyphOf, saidOption, shortOption } from '../question/option-words.ts';
import {
  endsSheet,
  isBare,
  isTallied,
  opensSheet,
  type Plan,
  type PlanStep,
  pathOf,
  shownQuestion,
  talliesOf,
} from '../question/plan.ts';
import { type Choices, placeOf } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useKnownOdds, useQuestion } from '../session/use-table-store.ts';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Words } from '../ui/words.tsx';
import { AllOrNone, Steppers } from './composer.tsx';
import { usePointing } from './pointing.ts';
import { RuleChip } from './rule-chip.tsx';

/** Several questions of the rules on one sheet: who goes, where to, what follows; and one button that gives all of it. */
export function PlanSheet({ plan }: { plan: Plan }) {
  const choices = useQuestion();
  const title = useTitle(plan);
  if (choices === null) return null;
  return (
    <section className="plan" data-over data-path={pathOf(plan).join(';')} aria-label={title}>
      <PlanHead plan={plan} />
      <div className="plan-body">
        {plan.steps.map((step, at) =>
          step.byItself ? (
            <StepRow key={step.ask.prompt.ask + at.toString()} step={step} at={at} seat={choices.seat} />
          ) : null,
        )}
        <Shown plan={plan} choices={choices} />
        <Follows plan={plan} />
      </div>
      <PlanGold plan={plan} />
    </section>
  );
}

function useTitle(plan: Plan): string {
  const { speaker, game } = useTable();
  const [start] = plan.steps;
  const { ask, args } = plan.first.ask.prompt;
  return start !== undefined && opensSheet(game, start.option)
    ? saidOption(speaker, start.option, ask)
    : speaker.say(`prompt.${ask}`, args);
}

/** What it is, and the way to the next stack that can do the same. */
function PlanHead({ plan }: { plan: Plan }) {
  const { say, game } = useTable();
  const { clearSelection, startPlan } = useCommands();
  const title = useTitle(plan);
  const start = plan.steps[0]?.option;
  const others = plan.first.ask.options.filter((option) => option.kind === start?.kind && opensSheet(game, option));
  const at = others.findIndex(({ id }) => id === start?.id);
  const step = (by: number) => startPlan(others[(at + by + others.length) % others.length]);
  // What is only counted says its question below.
  if (start === undefined || !opensSheet(game, start)) return null;
  return (
    <header>
      <h2>{title}</h2>
      {others.length > 1 && at >= 0 && (
        <span className="plan-steps">
          <button type="button" className="button" aria-label={say('plan.before')} title="[" onClick={() => step(-1)}>
            <Glyph name="back" size={16} />
          </button>
          <span>
            {at + 1}/{others.length}
          </span>
          <button type="button" className="button" aria-label={say('plan.next')} title="]" onClick={() => step(1)}>
            <Glyph name="next" size={16} />
          </button>
        </span>
      )}
      {plan.steps.length > 0 && (
        <button type="button" className="button plan-close" aria-label={say('plan.close')} onClick={clearSelection}>
          <Glyph name="close" size={16} />
        </button>
      )}
    </header>
  );
}

/** A question that the sheet has answered by itself: steppers, or the few other answers there are. */
function StepRow({ step, at, seat }: { step: PlanStep; at: number; seat: number }) {
  const { speaker } = useTable();
  const { changePlan } = useCommands();
  const { ask, composing, option, notes } = step;
  const { ask: name, args } = ask.prompt;
  const change = (to: Option | undefined) => {
    if (to !== undefined) changePlan(at, to);
  };
  if (composing === null)
    return (
      <div className="plan-row">
        <h3>
          <Words sentence={speaker.sentence(`prompt.${name}`, args)} links={false} />
        </h3>
        <ul className="plan-few">
          {ask.options.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-pressed={one.id === option.id}
                data-option={one.id}
                onClick={() => change(one)}
              >
                <b>{shortOption(speaker, one, name)}</b>
                {notes[one.id]?.words !== undefined && (
                  <small>{speaker.phrase(notes[one.id].words ?? { say: '' })}</small>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  const composer: Composer = { composing, counts: countsOf(composing, option), options: [option] };
  const compose = (counts: Composer['counts']) => change(composedOptions(composing, counts)[0]);
  const note = notes[option.id]?.words;
  return (
    <div className="plan-row composer">
      <h3>
        <Words sentence={speaker.sentence(`prompt.${name}`, args)} links={false} />
        <AllOrNone composer={composer} compose={compose} />
      </h3>
      <Steppers composer={composer} choices={{ seat, ask }} compose={compose} step={steppedWhole} />
      {note !== undefined && <p className="plan-note">{speaker.phrase(note)}</p>}
    </div>
  );
}

/** The question that is to be answered on the map or here. */
function Shown({ plan, choices }: { plan: Plan; choices: Choices }) {
  const { speaker, game } = useTable();
  const { question, chosen } = shownQuestion(plan);
  const { ask, args, rule } = question.ask.prompt;
  const tallies = talliesOf(game, plan);
  const all = [...choices.options].filter((option) => !endsSheet(game, option));
  if ((plan.open === null && chosen === null) || isBare(game, plan)) return null;
  return (
    <div className="plan-row">
      <h3>
        <span>
          <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
        </span>
        <RuleChip rule={rule} light />
      </h3>
      <ul className="plan-goals">
        {all.map((option, i) => (
          <li key={option.id}>
            {isTallied(game, option) ? (
              <TallyRow option={option} count={tallies.get(option.id) ?? 0} plan={plan} choices={choices} />
            ) : (
              <GoalButton option={option} choices={choices} chosen={chosen?.id === option.id} number={i + 1} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GoalProps {
  readonly option: Option;
  readonly choices: Choices;
  readonly chosen: boolean;
  readonly number: number;
}

function GoalButton({ option, choices, chosen, number }: GoalProps) {
  const { speaker, game } = useTable();
  const { take } = useCommands();
  const space = placeOf(game, option, choices.from);
  const pointed = useInteraction((interaction) => space !== null && interaction.pointed === space);
  const glyph = glyphOf(game, option);
  const note = choices.notes[option.id];
  const odds = useKnownOdds().get(option.id) ?? null;
  const { ask } = choices.ask.prompt;
  const fight = game.look?.options[option.kind]?.fight === true || note?.glyph === 'swords' || glyph === 'swords';
  return (
    <button
      type="button"
      className={['goal', fight ? 'fight' : '', pointed ? 'pointed' : '', chosen ? 'chosen' : ''].join(' ').trim()}
      data-option={option.id}
      aria-pressed={chosen}
      {...usePointing(space)}
      onClick={() => take(option)}
    >
      <Digit number={number} />
      {glyph !== undefined && <Glyph name={glyph} size={16} />}
      <b>{shortOption(speaker, option, ask)}</b>
      {note?.words !== undefined && <small>{speaker.phrase(note.words)}</small>}
      {note?.cost !== undefined && <small className="goal-cost">{note.cost}</small>}
      {odds !== null && <strong>{Math.round(100 * wantedShare(game, odds))} %</strong>}
    </button>
  );
}

interface TallyProps {
  readonly option: Option;
  readonly count: number;
  readonly plan: Plan;
  readonly choices: Choices;
}

/** What can be chosen several times: so often, one more, one less. */
function TallyRow({ option, count, plan, choices }: TallyProps) {
  const { speaker, game, say } = useTable();
  const { countPlan } = useCommands();
  const glyph = glyphOf(game, option);
  const name = shortOption(speaker, option, choices.ask.prompt.ask);
  const more = plan.open?.ask.options.some(({ id }) => id === option.id) === true;
  return (
    <div className={count > 0 ? 'stepper chosen' : 'stepper'}>
      {glyph !== undefined && <Glyph name={glyph} size={18} />}
      <span className="stepper-name">
        <b>{name}</b>
      </span>
      <button
        type="button"
        aria-label={say('compose.less', { name })}
        disabled={count === 0}
        onClick={() => countPlan(option, -1)}
      >
        <Glyph name="minus" size={16} />
      </button>
      <output aria-live="polite">
        <b>{count}</b>
      </output>
      <button
        type="button"
        data-option={option.id}
        aria-label={say('compose.more', { name })}
        disabled={!more}
        onClick={() => countPlan(option, 1)}
      >
        <Glyph name="plus" size={16} />
      </button>
    </div>
  );
}

/** What would be told on the way, and why nobody can say more. */
function Follows({ plan }: { plan: Plan }) {
  const { speaker, say } = useTable();
  const { end, events } = plan;
  if (end === null || (events.length === 0 && end === 'done')) return null;
  return (
    <div className="plan-row plan-follows" aria-live="polite">
      <h3>{say('plan.follows')}</h3>
      <ul>
        {events.slice(-LINES).map((event, i) => (
          <li key={event.event + i.toString()}>{speaker.event(event)}</li>
        ))}
        {end !== 'done' && <li>{say(`plan.end.${end}`)}</li>}
      </ul>
    </div>
  );
}

/** So many lines of what follows. */
const LINES = 4;

/** The one button that gives the sheet; where the rules let one stop, it stops. */
function PlanGold({ plan }: { plan: Plan }) {
  const { speaker, game, say } = useTable();
  const { givePlan, take } = useCommands();
  const pending = useInteraction((interaction) => interaction.pending !== null);
  const odds = useKnownOdds();
  const { question, chosen } = shownQuestion(plan);
  const { ask } = question.ask.prompt;
  const stop = plan.open?.ask.options.find((option) => endsSheet(game, option));
  const last = plan.end === null ? stop : (chosen ?? plan.steps[plan.steps.length - 1]?.option);
  const known = last === undefined ? null : (odds.get(last.id) ?? null);
  const words =
    last === undefined
      ? say('plan.choose')
      : isTallied(game, last)
        ? say('plan.confirm')
        : saidOption(speaker, last, ask);
  return (
    <footer>
      <button
        type="button"
        className="button gold plan-gold"
        disabled={last === undefined || pending}
        {...(last === undefined ? {} : { 'data-gives': last.id })}
        onClick={() => (plan.end === null ? stop !== undefined && take(stop) : givePlan())}
      >
        <span>
          {words}
          {known !== null && `: ${Math.round(100 * wantedShare(game, known))} %`}
        </span>
        <kbd>Enter</kbd>
      </button>
    </footer>
  );
}
