import { useState } from 'react';
import { LogLine } from '../log/log.tsx';
import type { Fight } from '../question/fights.ts';
import { type Round, roundsOf, shareBefore } from '../question/rounds.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useQuestion, useTableModel } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { percent } from '../ui/percent.ts';
import { useWide } from '../ui/use-wide.ts';
import { Words } from '../ui/words.tsx';
import { BattleSide } from './battle-side.tsx';
import { LiveLine } from './live-line.tsx';
import { Answers } from './prompt.tsx';
import { HintLine, PromptTools, useWaitingWords } from './prompt-head.tsx';
import { RuleChip } from './rule-chip.tsx';

/** A fight, round by round: both sides and their dice, what came of them, what is asked now. */
export default function BattlePanel({ fight }: { fight: Fight }) {
  const { speaker, say, game } = useTable();
  const { closeFight } = useCommands();
  const choices = useQuestion();
  const rounds = roundsOf(fight, game.look?.fights?.aside);
  const last = rounds.length - 1;
  // Whoever looks back sees the round he chose, until another one is fought.
  const [seen, setSeen] = useState({ round: last, of: rounds.length });
  const at = seen.of === rounds.length ? seen.round : last;
  const place = fight.place === null ? '' : speaker.say(`space.${fight.place}`);
  const asking = choices !== null && !fight.over;
  return (
    <section className="battle" tabIndex={-1} data-over aria-label={say('battle.of', { place })}>
      <header>
        <Glyph name="swords" size={22} />
        <h2>{say('battle.of', { place })}</h2>
        <span className="grow" />
        <PromptTools />
        {!fight.over && choices === null && (
          <button type="button" className="button on-night" onClick={() => closeFight(fight.start)}>
            {say('close')}
          </button>
        )}
      </header>
      <Trail rounds={rounds} at={at} onRound={(round) => setSeen({ round, of: rounds.length })} />
      <div className="battle-body">
        <Sides fight={fight} round={rounds[at]} now={at === last} />
        <Told round={rounds[at]} />
      </div>
      {at === last && (
        <div className="battle-middle">
          {asking ? <BattleQuestion choices={choices} /> : fight.over ? <Outcome round={rounds[last]} /> : <Waiting />}
        </div>
      )}
      {at === last && <LiveLine fight={fight} />}
      <OddsBefore fight={fight} />
      {fight.over && (
        <footer>
          <button type="button" className="button gold battle-continue" onClick={() => closeFight(fight.start)}>
            {say('continue')} <kbd>Enter</kbd>
          </button>
        </footer>
      )}
    </section>
  );
}

interface TrailProps {
  readonly rounds: readonly Round[];
  readonly at: number;
  readonly onRound: (round: number) => void;
}

/** The rounds so far: each can be looked at again. */
function Trail({ rounds, at, onRound }: TrailProps) {
  const { say } = useTable();
  if (rounds.length < 2) return null;
  return (
    <nav className="battle-trail" aria-label={say('battle.trail')}>
      <button
        type="button"
        aria-label={say('plan.before')}
        disabled={at === 0}
        onClick={() => onRound(Math.max(0, at - 1))}
      >
        <Glyph name="back" size={14} />
      </button>
      <ol>
        {rounds.map((_, round) => {
          const number = round + 1;
          return (
            <li key={number}>
              <button
                type="button"
                aria-current={round === at ? 'step' : undefined}
                aria-label={say('battle.round-of', { number, count: rounds.length })}
                onClick={() => onRound(round)}
              >
                {say('battle.round', { number })}
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        aria-label={say('plan.next')}
        disabled={at === rounds.length - 1}
        onClick={() => onRound(at + 1)}
      >
        <Glyph name="next" size={14} />
      </button>
    </nav>
  );
}

/** Attacker first; dice of no seat are the place's own. */
function Sides({ fight, round, now }: { fight: Fight; round: Round; now: boolean }) {
  const { say } = useTable();
  const mine = round.rolls.filter(({ seat }) => seat === fight.attacker);
  const theirs = round.rolls.filter(({ seat }) => seat !== fight.attacker);
  const defender = [...fight.seats].find((seat) => seat !== fight.attacker) ?? null;
  return (
    <>
      <BattleSide fight={fight} seat={fight.attacker} attacker title={say('battle.attacks')} rolls={mine} now={now} />
      <BattleSide
        fight={fight}
        seat={defender}
        attacker={false}
        title={say('battle.defends')}
        rolls={theirs}
        now={now}
      />
    </>
  );
}

function BattleQuestion({ choices }: { choices: Choices }) {
  const { speaker } = useTable();
  const planned = useTableModel(({ plan }) => plan !== null);
  const wide = useWide();
  const { ask, args, rule } = choices.ask.prompt;
  // What is counted has a sheet of its own below.
  if (planned) return null;
  return (
    <>
      <h3>
        <span>
          <Words sentence={speaker.sentence(`prompt.${ask}`, args)} links={false} />
        </span>
        <RuleChip rule={rule} light />
      </h3>
      {!wide && <HintLine choices={choices} />}
      <Answers choices={choices} />
    </>
  );
}

function Waiting() {
  return <h3>{useWaitingWords()}</h3>;
}

/** How it ended: what was told last. */
function Outcome({ round: { told } }: { round: Round }) {
  const { speaker, say } = useTable();
  const [end] = told.slice(-1);
  return (
    <>
      <h3>{say('battle.over')}</h3>
      {end !== undefined && (
        <p role="status">
          <Words sentence={speaker.eventSentence(end)} />
        </p>
      )}
    </>
  );
}

/** What happened in a round, as it happened; dice are shown elsewhere. */
function Told({ round: { told } }: { round: Round }) {
  return (
    <ol className="battle-told">
      {told.map((event) => (
        <li key={told.indexOf(event)} className="line">
          <LogLine event={event} />
        </li>
      ))}
    </ol>
  );
}

/** How likely the attack was to succeed when it was chosen, if anybody knew. */
function OddsBefore({ fight }: { fight: Fight }) {
  const { game, say } = useTable();
  const log = useTableModel((model) => model.log);
  const before = shareBefore(
    game,
    log,
    fight,
    useInteraction(({ oddsAtAttack }) => oddsAtAttack),
  );
  if (before === null) return null;
  return (
    <p className="battle-before">
      <span>{say('battle.before')}</span>
      <b>{percent(before)}</b>
      <span className="bar">
        <i style={{ width: `${100 * before}%` }} />
      </span>
    </p>
  );
}
