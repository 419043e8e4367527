import type { Option } from '@tabula/engine';
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
import { endsSheet, isTallied, isTally } from '../question/option-looks.ts';
import { shortOption } from '../question/option-words.ts';
import { isBare, type Plan, type PlanStep, shownQuestion, shownStep } from '../question/plan.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands } from '../session/use-table-store.ts';
import { Words } from '../ui/words.tsx';
import { AllOrNone, CardPicker, isOfCards, Steppers } from './composer.tsx';
import { FigureRow } from './figure-row.tsx';
import { GoalList } from './goals.tsx';
import { RuleChip } from './rule-chip.tsx';

/** A question that the sheet has answered by itself: steppers, or the few other answers there are. */
export function StepRow({ step, at, seat }: { step: PlanStep; at: number; seat: number }) {
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
                <b>{shortOption(speaker, one, name, args)}</b>
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
        <AllOrNone composer={composer} compose={compose} whole />
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
export function Shown({ plan, choices }: { plan: Plan; choices: Choices }) {
  const { speaker, game } = useTable();
  const { question, chosen } = shownQuestion(game, plan);
  const { ask, args, rule } = question.ask.prompt;
  const others = choices.options.filter((option) => !endsSheet(game, option, ask) && !isTallied(game, option));
  if ((plan.open === null && chosen === null) || isBare(game, plan) || others.length === 0) return null;
  // What stands beside the things that are counted can be chosen as long as nothing is.
  const beside = isTally(game, question.ask) && isTally(game, plan.first.ask);
  if (beside && plan.steps.length > 0) return null;
  return (
    <div className="plan-row plan-asked">
      {!beside && (
        <h3>
          <span>
            <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
          </span>
          <RuleChip rule={rule} light />
        </h3>
      )}
      <GoalList
        // The same list as long as the same is asked there: it stays open, and keeps the focus.
        key={shownStep(game, plan)}
        options={others}
        choices={choices}
        chosen={chosen}
        most={beside || !isTally(game, plan.first.ask) ? MANY : FEW}
      />
    </div>
  );
}

/** What would be told on the way, and why nobody can say more. */
export function Follows({ plan }: { plan: Plan }) {
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
