import type { Game, Option } from '@tabula/engine';
import { Forecast } from '../panels/forecast.tsx';
import { shareOf } from '../question/odds.ts';
import { endOf, isGrave, isReaction, isTallied, isTally, opensSheet, raises } from '../question/option-looks.ts';
import { aboutOption, saidOption } from '../question/option-words.ts';
import { isGivable, type Plan, pathOf, shownQuestion } from '../question/plan.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useKnownOdds, useQuestion, useTooSoon } from '../session/use-table-store.ts';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { percent } from '../ui/percent.ts';
import { Counting, usePurse } from './counting.tsx';
import { Follows, Shown, StepRow } from './plan-parts.tsx';
import { ReactionSheet } from './reaction.tsx';

/** What lies in the column: whether to react, or several questions as one. */
export default function Sheet({ plan }: { plan: Plan }) {
  const { game } = useTable();
  return isReaction(game, plan.first.ask) ? <ReactionSheet plan={plan} /> : <PlanSheet plan={plan} />;
}

/** Several questions of the rules on one sheet: who goes, where to, what follows; and one button that gives all of it. */
function PlanSheet({ plan }: { plan: Plan }) {
  const { game } = useTable();
  const choices = useQuestion();
  const title = useTitle(plan);
  if (choices === null) return null;
  // Where a thing goes that is counted is asked below the things, which stay where they are.
  const raised = isTally(game, plan.first.ask) && !isTally(game, choices.ask);
  return (
    <section className="plan" tabIndex={-1} data-over data-path={pathOf(plan).join(';')} aria-label={title}>
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
        {graveEnd(game, plan) !== undefined && <Forecast view={plan.view} />}
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
  const { say, game, speaker } = useTable();
  const { clearSelection, startPlan } = useCommands();
  const title = useTitle(plan);
  const start = plan.steps[0]?.option;
  const others = plan.first.ask.options.filter((option) => option.kind === start?.kind && opensSheet(game, option));
  const at = others.findIndex(({ id }) => id === start?.id);
  const step = (by: number) => startPlan(others[(at + by + others.length) % others.length]);
  // What is only counted says its question below.
  if (start === undefined || !opensSheet(game, start)) return null;
  const about = aboutOption(game, speaker, start);
  return (
    <header>
      <h2>
        {title}
        {about !== null && <small>{about}</small>}
      </h2>
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

/** What can be said now and ends more than the sheet: a turn, a phase. */
function graveEnd(game: Game, plan: Plan): Option | undefined {
  const stop = plan.end === null && plan.open !== null ? endOf(game, plan.open.ask) : undefined;
  return stop !== undefined && plan.open !== null && isGrave(game, stop, plan.open.ask.prompt.ask) ? stop : undefined;
}

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
  const places = (useQuestion()?.targets.size ?? 0) > 0 && !isTally(game, plan.first.ask);
  const { question, chosen } = shownQuestion(game, plan);
  const stop = plan.end === null && plan.open !== null ? endOf(game, plan.open.ask) : undefined;
  const grave = graveEnd(game, plan);
  const givable = isGivable(game, plan) && stop === grave;
  const last = givable ? (chosen ?? plan.steps[plan.steps.length - 1]?.option) : grave === undefined ? stop : undefined;
  const share = chanceOf(plan) ?? (last === undefined ? null : shareOf(game, undefined, odds.get(last.id)));
  const words =
    last === undefined
      ? say(places ? 'plan.place' : 'plan.choose')
      : isTally(game, plan.first.ask) && givable
        ? purse === null
          ? say('plan.confirm')
          : say('plan.confirm-left', { left: purse.after })
        : plan.steps.some(({ option }) => isTallied(game, option))
          ? saidOption(speaker, plan.steps[0].option, plan.first.ask.prompt.ask, plan.first.ask.prompt.args)
          : saidOption(speaker, last, question.ask.prompt.ask, question.ask.prompt.args);
  return (
    <footer>
      {grave !== undefined && <GraveEnd option={grave} plan={plan} />}
      <button
        type="button"
        className="button gold plan-gold"
        disabled={last === undefined || pending}
        {...(last === undefined ? {} : { 'data-gives': last.id })}
        onClick={() => (givable ? givePlan() : last !== undefined && take(last))}
      >
        <span>
          {words}
          {share !== null && last !== undefined && `: ${percent(share)}`}
        </span>
        <kbd>Enter</kbd>
      </button>
    </footer>
  );
}

/** The key of what ends something, as everywhere. */
const LAST = 9;

/** What ends a turn or a phase: with what stands on the sheet, and after a second click, with what it brings before one's eyes. */
function GraveEnd({ option, plan }: { option: Option; plan: Plan }) {
  const { speaker, say } = useTable();
  const { take } = useCommands();
  const confirming = useInteraction((interaction) => interaction.confirming === option.id);
  const tooSoon = useTooSoon(option);
  const words = saidOption(speaker, option, (plan.open ?? plan.first).ask.prompt.ask);
  const whole = plan.steps.length > 0 ? say('plan.and-then', { option: words }) : words;
  return (
    <>
      {confirming && <Forecast view={plan.view} />}
      <button
        type="button"
        className={confirming ? 'button plan-end confirming' : 'button plan-end'}
        data-option={option.id}
        data-digit={LAST}
        disabled={tooSoon}
        onClick={() => take(option)}
      >
        <Digit number={LAST} />
        {confirming ? say('sure', { option: whole }) : whole}
      </button>
    </>
  );
}
