import type { Game, Language, Rulebook } from '@tabula/engine';
import { useCallback, useEffect, useState } from 'react';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { wordsOf } from '../texts/index.ts';
import { RulebookText } from './rulebook-text.tsx';
import './rules-text.css';

/** The chapter of a rule: 4 of "4.9", XIX of "XIX.B", Goths of "Goths A". */
function chapterOf(rule: string): string {
  return rule.split(/[. ]/)[0];
}

interface RulesTextProps {
  readonly game: Game;
  readonly language: Language;
  /** The rule that asks. */
  readonly rule: string | null;
}

/** The rules of a game, opened where the open question comes from. */
export function RulesText({ game, language, rule }: RulesTextProps) {
  const rulebook = useRulebook(game);
  const chapter = rule === null ? null : chapterOf(rule);
  // A moment later: the sheet around it is not open yet.
  const inSight = useCallback((element: HTMLElement | null) => {
    if (element !== null) requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
  }, []);
  if (game.rulebook === undefined) return <p>{wordsOf(language)('rules.none')}</p>;
  if (rulebook.book === null) return <ErrorLine text={rulebook.error} />;
  return <RulebookText rulebook={rulebook.book} language={language} rule={rule} chapter={chapter} inSight={inSight} />;
}

/** The rulebook of a game, once it was brought. */
function useRulebook(game: Game): { readonly book: Rulebook | null; readonly error: string | null } {
  const { error, attempt } = useAttempt();
  const [brought, setBrought] = useState<{ game: Game; book: Rulebook } | null>(null);
  useEffect(() => {
    void attempt(async () => {
      const book = await game.rulebook?.();
      if (book !== undefined) setBrought({ game, book });
    });
  }, [game, attempt]);
  return { book: brought?.game === game ? brought.book : null, error };
}
