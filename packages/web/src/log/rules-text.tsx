import type { Game, Language } from '@tabula/engine';
import { useCallback } from 'react';
import { wordsOf } from '../texts/index.ts';

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

/** The rules in short; what the open question comes from stands out and is in sight: its paragraph, else its chapter. */
export function RulesText({ game, language, rule }: { game: Game; language: Language; rule: string | null }) {
  const say = wordsOf(language);
  const chapters = chaptersOf(game, language);
  const now = rule === null ? null : chapterOf(rule);
  const exact = chapters.some(({ text }) => text.split('\n').some((paragraph) => isRule(paragraph, rule)));
  // A moment later: the sheet around it is not open yet.
  const inSight = useCallback((element: HTMLElement | null) => {
    if (element !== null) requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
  }, []);
  if (chapters.length === 0) return <p>{say('rules.none')}</p>;
  return (
    <div className="rules-text">
      {chapters.map(({ mark, title, text }) => (
        <section key={mark} className={mark === now ? 'now' : ''} ref={mark === now && !exact ? inSight : undefined}>
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
