import { useEffect } from 'react';
import { useAutoAnswerMs, useCommands, useInteraction } from './use-table-store.ts';

/** Gives the only answer to a formal question, after a while. */
export function useAutoAnswer(): void {
  const question = useInteraction((interaction) => interaction.question);
  const wait = useAutoAnswerMs();
  const { answerForced } = useCommands();
  useEffect(() => {
    if (wait === null || question === null) return;
    const timer = setTimeout(answerForced, wait);
    return () => clearTimeout(timer);
  }, [question, wait, answerForced]);
}
