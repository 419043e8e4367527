import { useEffect, useRef } from 'react';
import { type SoundMoment, soundsBetween } from '../question/sound-cues.ts';
import type { Sound } from '../ui/sounds.ts';
import { useTable } from './table-context.ts';
import { useTableModel } from './use-table-store.ts';

/** How long after the sound of what happened one's own turn is rung in, in milliseconds. */
const AFTER = 450;

/** What makes sounds comes after the table is seen. */
function play(sound: Sound): void {
  void import('../ui/sounds.ts').then((sounds) => sounds.play(sound));
}

/** Lets the table be heard. What was there when the page came is not. */
export function useSounds(): void {
  const { game } = useTable();
  const log = useTableModel((model) => model.log);
  const asked = useTableModel(({ choices }) => choices !== null);
  const over = useTableModel(({ table }) => table.status === 'over');
  const before = useRef<SoundMoment | null>(null);
  useEffect(() => {
    let stop = () => {};
    let left = false;
    void import('../ui/sounds.ts').then(({ listenForTouch }) => {
      if (!left) stop = listenForTouch();
    });
    return () => {
      left = true;
      stop();
    };
  }, []);
  useEffect(() => {
    const now = { log, asked, over };
    const sounds = before.current === null ? [] : soundsBetween(game, before.current, now);
    before.current = now;
    const [first, second] = sounds;
    if (first !== undefined) play(first);
    if (second === undefined) return;
    const timer = setTimeout(() => play(second), AFTER);
    return () => clearTimeout(timer);
  }, [game, log, asked, over]);
}
