import { useEffect, useRef } from 'react';
import type { TableFacts } from '../client/source.ts';
import { heard, type Moment } from '../question/sound-cues.ts';
import { listenForTouch, play } from '../ui/sounds.ts';
import { useVoice } from './table-context.ts';
import type { Sight } from './table-model.ts';

/** How long after the sound of what happened one's own turn is rung in, in milliseconds. */
const AFTER = 450;

/** Lets the table be heard. What was there when the page came is not. */
export function useSounds({ log, choices }: Sight, { status }: TableFacts): void {
  const { game } = useVoice();
  const before = useRef<Moment | null>(null);
  useEffect(listenForTouch, []);
  const asked = choices !== null;
  useEffect(() => {
    const now = { log, asked, over: status === 'over' };
    const sounds = before.current === null ? [] : heard(game, before.current, now);
    before.current = now;
    const [first, second] = sounds;
    if (first !== undefined) play(first);
    if (second === undefined) return;
    const timer = setTimeout(() => play(second), AFTER);
    return () => clearTimeout(timer);
  }, [game, log, asked, status]);
}
