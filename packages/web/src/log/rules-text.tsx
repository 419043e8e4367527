import type { Game, Language, Rulebook } from '@tabula/engine';
import { useCallback, useEffect, useState } from 'react';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { wordsOf } from '../texts/index.ts';
import { RulebookText } from './rulebook-text.tsx';
import './rules-text.css';

interface Chapter {
  /** How questions refer to it: its number, unless the game counts in another way (`rules.<number>.mark`: XIX). */
  readonly mark: string;
  readonly title: string;
  readonly text: string;
}

/** The chapters of a game's rules in short: messages `rules.<number>.title` and `rules.<number>.text`. */
export function chaptersOf(game: Game, language: Language): Chapter[] {
  const messages = game.messages[language];
  const found: Chapter[] = [];
  for (let number = 1; messages[`rules.${number}.title`] !== undefined; number++)
    found.push({
      mark: messages[`rules.${number}.mark`] ?? String(number),
      title: messages[`rules.${number}.title`],
      text: messages[`rules.${number}.text`] ?? '',
    });
  return found;
}

/** The chapter of a rule: 4 of "4.9", XIX of "XIX.B", Goths of "Goths A". */
function chapterOf(rule: string): string {
  return rule.split(/[. ]/)[0];
}

/** Whether a paragraph begins with the number of the rule: "4.9 Whoever ..." */
function isRule(paragraph: string, rule: string | null): boolean {
  return rule !== null && paragraph.startsWith(`${rule} `);
}

interface RulesTextProps {
  readonly game: Game;
  readonly language: Language;
  /** The rule that asks. */
  readonly rule: string | null;
}

/** The rules of a game, opened where the open question comes from: its rulebook, else the rules in short. */
export function RulesText({ game, language, rule }: RulesTextProps) {
  const rulebook = useRulebook(game);
  const chapter = rule === null ? null : chapterOf(rule);
  // A moment later: the sheet around it is not open yet.
  const inSight = useCallback((element: HTMLElement | null) => {
    if (element !== null) requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
  }, []);
  if (game.rulebook === undefined)
    return <ShortRules game={game} language={language} rule={rule} chapter={chapter} inSight={inSight} />;
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

/** The rules in short; what the open question comes from stands out and is in sight: its paragraph, else its chapter. */
function ShortRules({
  game,
  language,
  rule,
  chapter,
  inSight,
}: RulesTextProps & { readonly chapter: string | null; readonly inSight: (element: HTMLElement | null) => void }) {
  const say = wordsOf(language);
  const chapters = chaptersOf(game, language);
  const exact = chapters.some(({ text }) => text.split('\n').some((paragraph) => isRule(paragraph, rule)));
  if (chapters.length === 0) return <p>{say('rules.none')}</p>;
  return (
    <div className="rules-text">
      {chapters.map(({ mark, title, text }) => (
        <section
          key={mark}
          className={mark === chapter ? 'now' : ''}
          ref={mark === chapter && !exact ? inSight : undefined}
        >
          <h3>
            {mark}. {title}
          </h3>
          {text.split('\n').map((paragraph) => (
            <p key={paragraph} {...(isRule(paragraph, rule) ? { className: 'now', ref: inSight } : {})}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
