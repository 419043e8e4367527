import type { Game, Option } from '@tabula/engine';
import { useMemo } from 'react';
import {
  type Composer,
  type Composing,
  type Counts,
  composedOptions,
  countsOf,
  fixedSize,
  sizeOf,
  steppedWhole,
} from '../question/compose.ts';
import { figureOf } from '../question/figures.ts';
import { shareOf } from '../question/odds.ts';
import { endOf, endsSheet, isGrave, isTallied, isTally, opensSheet, raises } from '../question/option-looks.ts';
import { saidOption, shortOption } from '../question/option-words.ts';
import { isBare, isGivable, type Plan, type PlanStep, pathOf, shownQuestion } from '../question/plan.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useKnownOdds, useQuestion, useTooSoon } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Words } from '../ui/words.tsx';
import { AllOrNone, CardPicker, isOfCards, Steppers } from './composer.tsx';
import { Counting, usePurse } from './counting.tsx';
import { FigureRow } from './figure-row.tsx';
import { GoalList } from './goals.tsx';
import { RuleChip } from './rule-chip.tsx';

/** Several questions of the rules on one sheet: who goes, where to, what follows; and one button that gives all of it. */
export default function PlanSheet({ plan }: { plan: Plan }) {
  const { game } = useTable();
  const choices = useQuestion();
  const title = useTitle(plan);
  if (choices === null) return null;
  // Where a thing goes that is counted is asked below the things, which stay where they are.
  const raised = isTally(game, plan.first.ask) && !isTally(game, choices.ask);
  return (
    <section className="plan" data-over data-path={pathOf(plan).join(';')} aria-label={title}>
      <PlanHead plan={plan} />
      <div className="plan-body">
        {plan.steps.map((step, at) =>
          step.byItself && !isCounted(game, plan, at) ? (
            <StepRow key={step.ask.prompt.ask + at.toString()} step={step} at={at} seat={choices.seat} />
          ) : null,
        )}
        <Counting plan={plan} choices={choices} />
        {!raised && <Shown plan={plan} choices={choices} />}
        <Follows plan={plan} />
      </div>
      {raised && (
        <div className="plan-raised">
          <Shown plan={plan} choices={choices} />
        </div>
      )}
      <PlanGold plan={plan} />
    </section>
  );
}

/** Whether a step tells something of what is counted, and stands there. */
function isCounted(game: Game, { steps }: Plan, at: number): boolean {
  const before = steps[at - 1]?.option;
  return before !== undefined && isTallied(game, before) && raises(game, before, steps[at].ask);
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
  const { speaker, game } = useTable();
  const { changePlan } = useCommands();
  const { ask, composing, option, notes } = step;
  const { ask: name, args } = ask.prompt;
  const change = (to: Option | undefined) => {
    if (to !== undefined) changePlan(at, to);
  };
  if (composing === null && figureOf(ask.options) !== null)
    return <FigureRow question={step} chosen={option} onSet={change} />;
  if (composing === null)
    return (
      <div className="plan-row">
        <h3>
          <span>
            <Words sentence={speaker.sentence(`prompt.${name}`, args)} links={false} />
          </span>
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
  const Form = isOfCards(game, composing) ? CardPicker : Steppers;
  return (
    <div className="plan-row composer">
      <h3>
        <span>
          <Words sentence={speaker.sentence(`prompt.${name}`, args)} links={false} />
        </span>
        <AllOrNone composer={composer} compose={compose} />
      </h3>
      <LimitMeter composing={composing} counts={composer.counts} ask={name} />
      <Form composer={composer} choices={{ seat, ask }} compose={compose} step={steppedWhole} />
      {note !== undefined && <p className="plan-note">{speaker.phrase(note)}</p>}
    </div>
  );
}

/** So many goals are listed at once; fewer where other things stand on the sheet. */
const MANY = 16;
const FEW = 4;

/** So many pips are drawn. */
const PIPS = 20;

/** How many of those who could go do go, as far as the rules let them go together. */
function LimitMeter({ composing, counts, ask }: { composing: Composing; counts: Counts; ask: string }) {
  const { speaker, say } = useTable();
  const most = Math.max(...composing.bundles.map(sizeOf));
  const count = sizeOf(counts);
  const why = `limit.${ask}`;
  if (most > PIPS || most < 2 || fixedSize(composing) !== null) return null;
  return (
    <p className="limit-meter">
      <span aria-hidden="true">
        {Array.from({ length: most }, (_, i) => (
          <i key={i.toString()} className={i < count ? 'full' : ''} />
        ))}
      </span>
      {say('plan.limit', { count, most })}
      {speaker.has(why) && <small>{speaker.say(why)}</small>}
    </p>
  );
}

/** The question that is to be answered on the map or here, but for what is counted. */
function Shown({ plan, choices }: { plan: Plan; choices: Choices }) {
  const { speaker, game } = useTable();
  const { question, chosen } = shownQuestion(game, plan);
  const { ask, args, rule } = question.ask.prompt;
  const others = choices.options.filter((option) => !endsSheet(game, option, ask) && !isTallied(game, option));
  if ((plan.open === null && chosen === null) || isBare(game, plan) || others.length === 0) return null;
  // What stands beside the things that are counted can be chosen as long as nothing is.
  const beside = isTally(game, question.ask) && isTally(game, plan.first.ask);
  if (beside && plan.steps.length > 0) return null;
  return (
    <div className="plan-row">
      {!beside && (
        <h3>
          <span>
            <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
          </span>
          <RuleChip rule={rule} light />
        </h3>
      )}
      <GoalList
        key={plan.steps.length}
        options={others}
        choices={choices}
        chosen={chosen}
        most={beside || !isTally(game, plan.first.ask) ? MANY : FEW}
      />
    </div>
  );
}

/** What would be told on the way, and why nobody can say more. */
function Follows({ plan }: { plan: Plan }) {
  const { speaker, say, game, me } = useTable();
  const { end, events, first, view } = plan;
  const follows = useMemo(() => game.follows?.(first.view, view, me ?? 0) ?? [], [game, first, view, me]);
  if (end === null || (events.length + follows.length === 0 && end === 'done')) return null;
  return (
    <div className="plan-row plan-follows" aria-live="polite">
      <h3>{say('plan.follows')}</h3>
      <ul>
        {follows.slice(0, LINES).map(({ words, bad }) => (
          <li key={speaker.phrase(words)} className={bad ? 'bad' : ''}>
            {speaker.phrase(words)}
          </li>
        ))}
        {events.slice(-Math.max(1, LINES - follows.length)).map((event, i) => (
          <li key={event.event + i.toString()}>{speaker.event(event)}</li>
        ))}
        {end !== 'done' && <li>{say(`plan.end.${end}`)}</li>}
      </ul>
    </div>
  );
}

/** So many lines of what follows. */
const LINES = 4;

/** What the last step that can tell says of the chance: who goes knows better than where to. */
function chanceOf({ steps }: Plan): number | null {
  const told = steps.findLast(({ notes, option }) => notes[option.id]?.chance !== undefined);
  return told?.notes[told.option.id]?.chance ?? null;
}

/** The one button that gives the sheet; where the rules let one stop, it stops. What ends more than the sheet stands beside it. */
function PlanGold({ plan }: { plan: Plan }) {
  const { speaker, game, say } = useTable();
  const { givePlan, take } = useCommands();
  const pending = useInteraction((interaction) => interaction.pending !== null);
  const odds = useKnownOdds();
  const purse = usePurse(plan);
  const { question, chosen } = shownQuestion(game, plan);
  const asked = plan.open ?? question;
  const stop = plan.end === null && plan.open !== null ? endOf(game, plan.open.ask) : undefined;
  const hard = stop !== undefined && isGrave(game, stop, asked.ask.prompt.ask);
  const givable = isGivable(game, plan) && (stop === undefined || hard);
  const last = givable ? (chosen ?? plan.steps[plan.steps.length - 1]?.option) : hard ? undefined : stop;
  const share = chanceOf(plan) ?? (last === undefined ? null : shareOf(game, undefined, odds.get(last.id)));
  const words =
    last === undefined
      ? say('plan.choose')
      : isTally(game, plan.first.ask) && givable
        ? purse === null
          ? say('plan.confirm')
          : say('plan.confirm-left', { left: purse.after })
        : saidOption(speaker, last, question.ask.prompt.ask);
  return (
    <footer>
      {hard && stop !== undefined && <HardEnd option={stop} ask={asked.ask.prompt.ask} begun={plan.steps.length > 0} />}
      <button
        type="button"
        className="button gold plan-gold"
        disabled={last === undefined || pending}
        {...(last === undefined ? {} : { 'data-gives': last.id })}
        onClick={() => (givable ? givePlan() : last !== undefined && take(last))}
      >
        <span>
          {words}
          {share !== null && last !== undefined && `: ${Math.round(100 * share)} %`}
        </span>
        <kbd>Enter</kbd>
      </button>
    </footer>
  );
}

/** What ends a turn or a phase: with what stands on the sheet, and after a second click. */
function HardEnd({ option, ask, begun }: { option: Option; ask: string; begun: boolean }) {
  const { speaker, say } = useTable();
  const { take } = useCommands();
  const confirming = useInteraction((interaction) => interaction.confirming === option.id);
  const tooSoon = useTooSoon(option);
  const words = saidOption(speaker, option, ask);
  const whole = begun ? say('plan.and-then', { option: words }) : words;
  return (
    <button
      type="button"
      className={confirming ? 'button plan-end confirming' : 'button plan-end'}
      data-option={option.id}
      disabled={tooSoon}
      onClick={() => take(option)}
    >
      {confirming ? say('sure', { option: whole }) : whole}
    </button>
  );
}
