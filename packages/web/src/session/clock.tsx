import type { Seat } from '@tabula/engine';
import { createContext, useContext, useEffect, useState } from 'react';
import { Glyph } from '../ui/glyph.tsx';
import { countdown, roughly } from '../ui/time.ts';
import { useTable } from './table-context.ts';

/** How long the open question waits, and how long it will. */
export interface Waiting {
  readonly waiting: readonly Seat[];
  readonly askedAt: number;
  readonly dueAt: number | null;
  /** What is taken for this seat when its time is up, in words. */
  readonly otherwise: string | null;
}

const WaitingContext = createContext<Waiting | null>(null);
export const WaitingProvider = WaitingContext.Provider;

/** Less than this, in milliseconds, is little. */
const LITTLE = 15_000;

function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

/** In the top bar: the time that is left, or since when somebody is waited for. */
export function TableClock() {
  const waited = useContext(WaitingContext);
  return waited === null || waited.waiting.length === 0 ? null : <Running {...waited} />;
}

function Running({ waiting, askedAt, dueAt }: Waiting) {
  const { speaker, say } = useTable();
  const now = useNow(dueAt === null ? 20_000 : 1000);
  const since = roughly(now - askedAt, say);
  if (dueAt === null && since === null) return null;
  const names = waiting.map((seat) => speaker.seat(seat)).join(', ');
  return (
    <span
      className={dueAt === null ? 'clock since-then' : dueAt - now < LITTLE ? 'clock little' : 'clock'}
      role="timer"
      title={say('time.waits', { names, count: waiting.length })}
    >
      <Glyph name="clock" size={17} />
      {dueAt === null ? since : say('time.left', { time: countdown(dueAt - now, say) })}
    </span>
  );
}

/** Beside the question: how long one has, and what is taken if one does not answer. */
export function TimeLeft() {
  const waited = useContext(WaitingContext);
  if (waited?.dueAt == null || waited.otherwise === null) return null;
  return <Left dueAt={waited.dueAt} otherwise={waited.otherwise} />;
}

function Left({ dueAt, otherwise }: { dueAt: number; otherwise: string }) {
  const { say } = useTable();
  const now = useNow(1000);
  return (
    <span className={dueAt - now < LITTLE ? 'time-left little' : 'time-left'}>
      <Glyph name="clock" size={15} /> <b>{countdown(dueAt - now, say)}</b>
      <span>{say('time.otherwise', { option: otherwise })}</span>
    </span>
  );
}
