import type { Option, Seat } from '@tabula/engine';
import type { SeatInfo } from '@tabula/protocol';
import { useEffect, useRef, useState } from 'react';
import { autoAnswer, waitFor } from '../question/auto-answer.ts';
import type { Choices } from '../question/choices.ts';
import { useSettings } from '../ui/settings.ts';

/**
 * Gives the only answer to a formal question, after a while, once: whoever takes it back wants to look for himself. Returns how
 * long that takes, if it is done.
 */
export function useAutoAnswer(
  choices: Choices | null,
  seats: readonly SeatInfo[],
  mine: readonly Seat[],
  answers: number,
  take: (option: Option) => void,
): number | null {
  const settings = useSettings();
  const given = useRef(new Set<number>());
  const only = settings.autoAnswer && !given.current.has(answers) ? autoAnswer(choices) : null;
  const people = seats.some(({ seat, kind }) => kind !== 'bot' && !mine.includes(seat));
  const [chance] = useState(() => new Map<number, number>());
  if (only !== null && !chance.has(answers)) chance.set(answers, Math.random());
  const wait = only === null ? null : waitFor(people, chance.get(answers) ?? 0);
  useEffect(() => {
    if (wait === null || only === null) return;
    const timer = setTimeout(() => {
      given.current.add(answers);
      take(only);
    }, wait);
    return () => clearTimeout(timer);
  }, [only, answers, wait, take]);
  return wait;
}
