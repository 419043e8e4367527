import { useEffect, useState } from 'react';
import type { Position } from '../client/source.ts';
import { Glyph } from '../ui/glyph.tsx';
import { countdown, roughly } from '../ui/time.ts';
import { useTable } from './table-context.ts';
import { useQuestion, useTableModel } from './use-table-store.ts';

/** Less than this, in milliseconds, is little. */
const LITTLE = 15_000;

/** The time, told anew every so many milliseconds. */
export function useNow(every: number): number {
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
  const position = useTableModel((model) => model.position);
  return position.waiting.length === 0 ? null : <Running {...position} />;
}

function Running({ waiting, askedAt, dueAt }: Pick<Position, 'waiting' | 'askedAt' | 'dueAt'>) {
  const { speaker, say, me } = useTable();
  const now = useNow(dueAt === null ? 20_000 : 1000);
  const since = roughly(now - askedAt, say);
  if (dueAt === null && since === null) return null;
  const names = waiting.map((seat) => speaker.seat(seat)).join(', ');
  const mine = me !== null && waiting.includes(me);
  return (
    <span
      className={dueAt === null ? 'clock since-then' : dueAt - now < LITTLE ? 'clock little' : 'clock'}
      role="timer"
      title={say('time.waits', { names, count: waiting.length })}
    >
      {dueAt !== null && <Glyph name="clock" size={17} />}
      {dueAt === null
        ? say('time.since', { time: since ?? '', mine: mine ? 'yes' : 'no' })
        : say('time.left', { time: countdown(dueAt - now, say) })}
    </span>
  );
}

/** Beside the question: how long one has, and what is taken if one does not answer. */
export function TimeLeft() {
  const { speaker } = useTable();
  const dueAt = useTableModel(({ position }) => position.dueAt);
  const choices = useQuestion();
  const otherwise = choices?.options.find(({ id }) => id === choices.ask.prompt.fallback);
  if (dueAt === null || otherwise === undefined) return null;
  return <Left dueAt={dueAt} otherwise={speaker.option(otherwise)} />;
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
