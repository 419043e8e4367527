import { useEffect } from 'react';
import { useOpenFight, useQuestion, useTableModel } from '../session/use-table-store.ts';

/** Where one is asked, the most pressing first. */
const ASKED = ['.plan', '.battle', '.prompt-answers', '.prompt:not(.idle)'];

/** A sheet is drawn a moment after its question, in milliseconds. */
const SOON = 120;

/** Whether the last thing that was touched is a key. */
let byKeys = false;

function heard({ type }: Event): void {
  byKeys = type === 'keydown';
}

/** Whether somebody has gone to something by keys: not to nothing, and not to what a question put the focus on. */
export function isAtControl(active: Element | null): active is Element {
  return active !== null && active !== document.body && !active.matches(ASKED.join(', '));
}

/** Whoever plays by keys stays at the question: where the button is gone that had the focus, the next question has it. */
export function useFocusFollow(): void {
  const choices = useQuestion();
  const planned = useTableModel(({ plan }) => plan !== null);
  const fighting = useOpenFight() !== null;
  useEffect(() => {
    addEventListener('keydown', heard, { capture: true });
    addEventListener('pointerdown', heard, { capture: true });
    return () => {
      removeEventListener('keydown', heard, { capture: true });
      removeEventListener('pointerdown', heard, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!byKeys || !(choices !== null || planned || fighting)) return;
    let timer = 0;
    const soon = () => {
      timer = window.setTimeout(follow, SOON);
    };
    const follow = () => {
      if (isAtControl(document.activeElement)) return;
      // The first sheet is fetched before it is drawn.
      if (planned && document.querySelector('.plan') === null) return soon();
      const asked = ASKED.map((one) => document.querySelector<HTMLElement>(one)).find((element) => element !== null);
      asked?.focus({ preventScroll: true });
    };
    soon();
    return () => clearTimeout(timer);
  }, [choices, planned, fighting]);
}
