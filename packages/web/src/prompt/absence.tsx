import type { AbsenceChoice, AbsenceVote } from '@tabula/protocol';
import { useEffect } from 'react';
import { useNow } from '../session/clock.tsx';
import { useTable } from '../session/table-context.ts';
import { useAbsence } from '../session/use-absence.ts';
import { useCommands, useQuestion } from '../session/use-table-store.ts';
import { type AnyGlyph, Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { countdown } from '../ui/time.ts';
import './absence.css';

const CHOICES: readonly { readonly choice: AbsenceChoice; readonly glyph: AnyGlyph }[] = [
  { choice: 'wait', glyph: 'clock' },
  { choice: 'regent', glyph: 'bot' },
  { choice: 'open', glyph: 'link' },
  { choice: 'end', glyph: 'close' },
];

/** In the place of the question: one's own seat that a regent plays, a vote about somebody who is absent, a pause that is asked for. */
export default function AbsenceQuestion() {
  const absence = useAbsence();
  if (absence === null) return null;
  const { ruled, vote, pause } = absence;
  if (ruled) return <WayBack />;
  return (
    <>
      {vote !== undefined && <Vote vote={vote} key={vote.about} />}
      {pause !== undefined && <PauseAsked agreed={pause.agreed} since={pause.since} />}
    </>
  );
}

/** A regent plays for whoever looks; one click, and he plays himself. */
function WayBack() {
  const { say, me } = useTable();
  const { attend } = useCommands();
  return (
    <section className="prompt absence" data-over>
      <header>
        <Emblem seat={me ?? 0} size={28} />
        <div>
          <h2>{say('back.title')}</h2>
          <p>{say('back.why')}</p>
        </div>
        <button type="button" className="button gold" onClick={() => attend({ type: 'back' })}>
          {say('back.take')}
        </button>
      </header>
    </section>
  );
}

function Vote({ vote }: { vote: AbsenceVote }) {
  const { say, speaker, me } = useTable();
  const now = useNow(1000);
  const name = speaker.seat(vote.about);
  const choices = CHOICES.filter(({ choice }) => choice !== 'wait' || !vote.waited);
  useVoteKeys(vote, choices);
  return (
    <section className="prompt absence" aria-label={say('vote.title', { name })} data-over>
      <header>
        <Emblem seat={vote.about} size={28} />
        <div>
          <h2>{say('vote.title', { name })}</h2>
          <p>{say('vote.back', { name })}</p>
        </div>
        <span className="vote-ends">
          <Glyph name="clock" size={16} /> {say('vote.ends')} <b>{countdown(vote.until - now, say)}</b>
        </span>
      </header>
      <div className="vote-choices">
        {choices.map(({ choice, glyph }, i) => (
          <VoteChoice key={choice} vote={vote} choice={choice} digit={i + 1} glyph={glyph} asked={me !== null} />
        ))}
      </div>
      <p className="vote-note">{say('vote.note')}</p>
    </section>
  );
}

/** The digits vote, unless they answer a question of the game. */
function useVoteKeys({ about }: AbsenceVote, choices: typeof CHOICES): void {
  const { me } = useTable();
  const { attend } = useCommands();
  const asked = useQuestion() !== null;
  useEffect(() => {
    if (asked || me === null) return undefined;
    const vote = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      const chosen = choices[Number(event.key) - 1];
      if (!typing && chosen !== undefined) attend({ type: 'absence', about, choice: chosen.choice });
    };
    addEventListener('keydown', vote);
    return () => removeEventListener('keydown', vote);
  }, [about, asked, attend, choices, me]);
}

interface VoteChoiceProps {
  readonly vote: AbsenceVote;
  readonly choice: AbsenceChoice;
  readonly digit: number;
  readonly glyph: AnyGlyph;
  /** Whoever looks has a seat, and so a vote. */
  readonly asked: boolean;
}

function VoteChoice({ vote, choice, digit, glyph, asked }: VoteChoiceProps) {
  const { say, speaker, me } = useTable();
  const { attend } = useCommands();
  const voters = vote.votes.filter((one) => one.choice === choice).map(({ seat }) => seat);
  return (
    <button
      type="button"
      disabled={!asked}
      aria-pressed={me !== null && voters.includes(me)}
      onClick={() => attend({ type: 'absence', about: vote.about, choice })}
    >
      <b>
        <kbd className="desk-only">{digit}</kbd> <Glyph name={glyph} size={18} /> {say(`vote.${choice}`)}
        {voters.map((seat) => (
          <span key={seat} className="voter">
            <Emblem seat={seat} size={14} /> {speaker.seat(seat)}
          </span>
        ))}
      </b>
      {choice === 'end' && <span>{say('vote.end.what')}</span>}
    </button>
  );
}

/** Somebody asks for a pause, or all clocks stand still. */
function PauseAsked({ agreed, since }: { agreed: readonly number[]; since: number | null }) {
  const { say, speaker, me } = useTable();
  const { attend } = useCommands();
  const names = agreed.map((seat) => speaker.seat(seat)).join(', ');
  return (
    <section className="prompt absence short" data-over>
      <Glyph name="clock" size={18} />
      <span>{since === null ? say('pause.asked', { names, count: agreed.length }) : say('pause.on')}</span>
      {me !== null && since === null && !agreed.includes(me) && (
        <button type="button" className="button" onClick={() => attend({ type: 'pause', on: true })}>
          {say('rollback.agree')}
        </button>
      )}
      {me !== null && (
        <button type="button" className="button" onClick={() => attend({ type: 'pause', on: false })}>
          {say(since === null ? 'rollback.refuse' : 'pause.end')}
        </button>
      )}
    </section>
  );
}
