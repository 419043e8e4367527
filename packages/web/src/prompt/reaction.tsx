import type { Note, Option, Order, Phrase, Reaction, ReactionOutcome } from '@tabula/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { OrderRow } from '../panels/orders-dialog.tsx';
import { shareOf } from '../question/odds.ts';
import { endOf, isTallied, isTally, quietOf } from '../question/option-looks.ts';
import { aboutOption, glyphOf, saidOption, shortOption } from '../question/option-words.ts';
import { isGivable, type Plan, pathOf, shownQuestion } from '../question/plan.ts';
import { type Choices, placeOf } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useKnownOdds, useQuestion, useTableModel } from '../session/use-table-store.ts';
import { Digit } from '../ui/digit.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { percent } from '../ui/percent.ts';
import { Words } from '../ui/words.tsx';
import { Follows, Shown, StepRow } from './plan-parts.tsx';
import { usePointing } from './pointing.ts';
import { RuleChip } from './rule-chip.tsx';

/** Whether to react to what another does: who could, what may come of it, what silence means, and what to do the next time. */
export function ReactionSheet({ plan }: { plan: Plan }) {
  const { speaker } = useTable();
  const choices = useQuestion();
  const reaction = useReaction(plan);
  if (choices === null) return null;
  const { ask, args, rule } = plan.first.ask.prompt;
  return (
    <section
      className="plan reaction"
      tabIndex={-1}
      data-over
      data-path={pathOf(plan).join(';')}
      aria-label={speaker.say(`prompt.${ask}`, args)}
    >
      <header>
        <h2>
          <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
        </h2>
        <RuleChip rule={rule} light />
      </header>
      <div className="plan-body">
        <Candidates plan={plan} choices={choices} />
        <Outcomes reaction={reaction} />
        <Follows plan={plan} />
        <NextTime key={plan.first.ask.decision} ask={ask} />
      </div>
      <ReactionFoot plan={plan} reaction={reaction} />
    </section>
  );
}

function useReaction({ first, steps }: Plan): Reaction | undefined {
  const { game, me } = useTable();
  return useMemo(() => {
    const { prompt, options } = first.ask;
    const chosen = steps.map(({ option }) => option.id);
    return game.reaction?.(first.view, { seat: me ?? 0, prompt, options }, chosen);
  }, [game, me, first, steps]);
}

/** A card for each answer but the quiet one, the likeliest first. What was chosen alone stands alone, with what is asked after it. */
function Candidates({ plan, choices }: { plan: Plan; choices: Choices }) {
  const { game } = useTable();
  const { ask, notes } = plan.first;
  const quiet = quietOf(game, ask);
  const chance = ({ id }: Option) => notes[id]?.attempt?.chance ?? 0;
  const all = ask.options.filter((option) => option !== quiet).sort((one, other) => chance(other) - chance(one));
  const [begun] = plan.steps;
  const alone = begun !== undefined && !isTallied(game, begun.option);
  return (
    <ul className="candidates">
      {all.map((option, at) =>
        alone && option.id !== begun.option.id ? null : (
          <li key={option.id}>
            <Candidate plan={plan} option={option} note={notes[option.id]} number={at + 1} />
            <AskedAfter plan={plan} option={option} choices={choices} />
          </li>
        ),
      )}
    </ul>
  );
}

/** What is asked after an answer: who goes, where to. */
function AskedAfter({ plan, option, choices }: { plan: Plan; option: Option; choices: Choices }) {
  const { game } = useTable();
  const { steps, first } = plan;
  const isFirst = ({ id }: Option) => first.ask.options.some((one) => one.id === id);
  const at = steps.findIndex((step) => step.option.id === option.id);
  if (at < 0) return null;
  const next = steps.findIndex((step, i) => i > at && isFirst(step.option));
  const end = next < 0 ? steps.length : next;
  const { question } = shownQuestion(game, plan);
  const open = next < 0 && question.ask !== first.ask && !isTally(game, question.ask);
  return (
    <>
      {steps
        .slice(at + 1, end)
        .map((step, i) =>
          step.byItself ? (
            <StepRow key={step.ask.prompt.ask + i.toString()} step={step} at={at + 1 + i} seat={choices.seat} />
          ) : null,
        )}
      {open && <Shown plan={plan} choices={choices} />}
    </>
  );
}

interface CandidateProps {
  readonly plan: Plan;
  readonly option: Option;
  readonly note: Note | undefined;
  /** Its key, which stays the same while others are chosen. */
  readonly number: number;
}

/** One who could react, or one way to do it: what is added to the die, and how likely it is. */
function Candidate({ plan, option, note, number }: CandidateProps) {
  const { speaker, game, say } = useTable();
  const { countPlan, startPlan, clearSelection } = useCommands();
  const odds = useKnownOdds();
  const space = placeOf(game, option, null);
  const pointed = useInteraction((interaction) => space !== null && interaction.pointed === space);
  const advised = useInteraction(({ hint }) => hint?.id === option.id);
  const chosen = plan.steps.some((step) => step.option.id === option.id);
  const several = isTallied(game, option);
  const counting = several && plan.steps[0] !== undefined && isTallied(game, plan.steps[0].option);
  const offered = plan.open?.ask.options.some(({ id }) => id === option.id) === true;
  const barred = counting && !chosen && !offered;
  const { attempt } = note ?? {};
  const share = attempt?.chance ?? shareOf(game, note, odds.get(option.id));
  const glyph = glyphOf(game, option);
  const about = aboutOption(game, speaker, option);
  const turn = () => {
    if (counting) countPlan(option, chosen ? -1 : 1);
    else if (chosen) clearSelection();
    else startPlan(option);
  };
  return (
    <button
      type="button"
      className={['candidate', chosen ? 'chosen' : '', pointed ? 'pointed' : '', advised ? 'advised' : ''].join(' ')}
      data-option={option.id}
      aria-pressed={chosen}
      disabled={barred}
      {...usePointing(space)}
      onClick={turn}
    >
      <i className={several ? 'candidate-tick box' : 'candidate-tick'} aria-hidden="true" />
      <Digit number={number} />
      {glyph !== undefined && <Glyph name={glyph} size={20} />}
      <span className="candidate-name">
        <b>{shortOption(speaker, option, plan.first.ask.prompt.ask)}</b>
        {note?.words !== undefined && <span>{speaker.phrase(note.words)}</span>}
        {about !== null && <span>{about}</span>}
        {barred && <span>{say('reaction.barred')}</span>}
        {attempt !== undefined && attempt.parts.length > 0 && (
          <span className="candidate-parts">
            {attempt.parts.map((part) => (
              <i key={part.say}>{speaker.phrase(part)}</i>
            ))}
          </span>
        )}
      </span>
      {share !== null && (
        <span className="candidate-chance">
          <strong>{percent(share)}</strong>
          {attempt !== undefined && <small>{say('reaction.needs', { least: attempt.needs })}</small>}
        </span>
      )}
    </button>
  );
}

/** What may come of it, with a bar for each, and what that would be worth. */
function Outcomes({ reaction }: { reaction: Reaction | undefined }) {
  const { speaker, say } = useTable();
  if (reaction === undefined || reaction.outcomes.length === 0) return null;
  const { outcomes, aim } = reaction;
  const sum = inAll(outcomes);
  return (
    <div className="plan-row outcomes">
      <h3>
        <span>{say('reaction.outcomes')}</span>
        {aim !== undefined && <small>{speaker.phrase(aim)}</small>}
      </h3>
      <ul>
        {outcomes.map(({ words, chance, worth }) => (
          <li key={speaker.phrase(words)}>
            <span>{speaker.phrase(words)}</span>
            <span className="bar">
              <i style={{ width: `${100 * chance}%` }} />
            </span>
            <b>{percent(chance)}</b>
            {aim !== undefined && <span>{worth === undefined ? '' : percent(worth)}</span>}
          </li>
        ))}
      </ul>
      {sum !== null && aim !== undefined && (
        <p className="live-line" aria-live="polite">
          {say('reaction.in-all', { chance: Math.round(100 * sum), aim: speaker.phrase(aim) })}
        </p>
      )}
    </div>
  );
}

/** How likely one is to have what one wants, whatever the dice say. */
function inAll(outcomes: readonly ReactionOutcome[]): number | null {
  if (outcomes.some(({ worth }) => worth === undefined)) return null;
  return outcomes.reduce((sum, { chance, worth = 0 }) => sum + chance * worth, 0);
}

/** What is settled for the next time, beside the question that it would spare. It holds from then on: not before this one is answered. */
function NextTime({ ask }: { ask: string }) {
  const { say } = useTable();
  const { give } = useCommands();
  const all = useTableModel(({ viewer }) => viewer.orders);
  const orders = all.filter(({ spares }) => spares?.includes(ask) === true);
  const [wanted, setWanted] = useState<Readonly<Record<string, Option>>>({});
  const last = useRef(wanted);
  last.current = wanted;
  useEffect(
    () => () => {
      for (const order of Object.values(last.current)) give(order);
    },
    [give],
  );
  if (orders.length === 0) return null;
  return (
    <div className="plan-row next-time">
      <h3>{say('reaction.next-time')}</h3>
      <ul className="orders">
        {orders.map((order: Order) => {
          const key = order.name.say;
          // What holds only for now has its own button.
          const values = order.values.filter(({ id }) => id !== order.meanwhile);
          const shown = { ...order, values, now: wanted[key]?.id ?? order.now };
          return <OrderRow key={key} order={shown} onGive={(value) => setWanted({ ...wanted, [key]: value })} />;
        })}
      </ul>
    </div>
  );
}

/** The quiet answer, and the one button that gives what was put together. */
function ReactionFoot({ plan, reaction }: { plan: Plan; reaction: Reaction | undefined }) {
  const { speaker, game, say } = useTable();
  const { take, givePlan } = useCommands();
  const pending = useInteraction((interaction) => interaction.pending !== null);
  const quiet = quietOf(game, plan.first.ask);
  const stop = plan.end === null && plan.open !== null ? endOf(game, plan.open.ask) : undefined;
  const begun = plan.steps.length > 0;
  const givable = begun && isGivable(game, plan);
  const { ask, args = {} } = plan.first.ask.prompt;
  const silence = reaction?.silence ?? { say: `silence.${ask}`, args };
  return (
    <footer>
      {!begun && speaker.has(silence.say) && <p className="silence">{speaker.phrase(silence)}</p>}
      {quiet !== undefined && !begun && (
        <>
          <Quiet option={quiet} ask={ask} />
          <QuietMeanwhile option={quiet} ask={ask} args={args} />
        </>
      )}
      <button
        type="button"
        className="button gold plan-gold"
        disabled={!givable || pending}
        {...(givable ? { 'data-gives': plan.steps[0].option.id } : {})}
        onClick={() => (stop === undefined ? givePlan() : take(stop))}
      >
        <span>{givable ? goldWords(plan, reaction, speaker, ask) : say('plan.choose')}</span>
        <kbd>Enter</kbd>
      </button>
    </footer>
  );
}

type Speaking = Parameters<typeof saidOption>[0];

/** What is done, with how many, and the best that may come of it. */
function goldWords({ steps, first }: Plan, reaction: Reaction | undefined, speaker: Speaking, ask: string): string {
  const named = steps.filter(({ option }) => option.kind === steps[0].option.kind);
  const key = `gold.${steps[0].option.kind}`;
  const deed = speaker.has(key) ? speaker.say(key, { count: named.length }) : saidOption(speaker, steps[0].option, ask);
  const best = reaction?.outcomes[0];
  if (best !== undefined) return `${deed}: ${speaker.phrase(best.words)} ${percent(best.chance)}`;
  const chance = first.notes[steps[0].option.id]?.attempt?.chance;
  return chance === undefined ? deed : `${deed}: ${percent(chance)}`;
}

/** The answer that lets things happen. */
function Quiet({ option, ask }: { option: Option; ask: string }) {
  const { speaker, game } = useTable();
  const { take } = useCommands();
  const odds = useKnownOdds();
  const notes = useQuestion()?.notes ?? NO_NOTES;
  const advised = useInteraction(({ hint }) => hint?.id === option.id);
  const note = notes[option.id];
  const share = shareOf(game, note, odds.get(option.id));
  return (
    <button
      type="button"
      className={advised ? 'button quiet advised' : 'button quiet'}
      data-option={option.id}
      onClick={() => take(option)}
    >
      <span>
        {saidOption(speaker, option, ask)}
        {note?.words !== undefined && <small> {speaker.phrase(note.words)}</small>}
      </span>
      {share !== null && <b>{percent(share)}</b>}
      <kbd>Esc</kbd>
    </button>
  );
}

/** The same answer to all that is still asked while this lasts. */
function QuietMeanwhile({ option, ask, args }: { option: Option; ask: string; args: Phrase['args'] }) {
  const { speaker } = useTable();
  const { give, take } = useCommands();
  const orders = useTableModel(({ viewer }) => viewer.orders);
  const order = orders.find(({ spares, meanwhile }) => meanwhile !== undefined && spares?.includes(ask));
  const value = order?.values.find(({ id }) => id === order.meanwhile);
  if (value === undefined) return null;
  const both = () => {
    give(value);
    take(option);
  };
  return (
    <button type="button" className="button quiet" data-option={value.id} onClick={both}>
      <span>{speaker.say(`meanwhile.${ask}`, args)}</span>
    </button>
  );
}

const NO_NOTES: Choices['notes'] = {};
