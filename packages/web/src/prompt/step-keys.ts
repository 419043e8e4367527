import type { KeyboardEvent } from 'react';

type Step = (() => void) | null;

/** Arrows on something that is counted: up and right one more, down and left one less, as far as that goes. */
export function stepKeys(more: Step, less: Step): (event: KeyboardEvent) => void {
  const byKey: Readonly<Record<string, Step>> = { ArrowUp: more, ArrowRight: more, ArrowDown: less, ArrowLeft: less };
  return (event) => {
    const step = byKey[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step?.();
  };
}
