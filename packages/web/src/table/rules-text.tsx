import type { Game, Language } from '@tabula/engine';
import { useCallback } from 'react';
import { wordsOf } from '../texts/index.ts';

/** The chapters of a game's rules in short: messages `rules.<number>.title` and `rules.<number>.text`. */
export function chaptersOf(game: Game, language: Language): { number: number; title: string; text: string }[] {
  const messages = game.messages[language];
  const found: { number: number; title: string; text: string }[] = [];
  for (let number = 1; messages[`rules.${number}.title`] !== undefined; number++)
    found.push({ number, title: messages[`rules.${number}.title`], text: messages[`rules.${number}.text`] ?? '' });
  return found;
}

/** Whether a paragraph begins with the number of the rule: "4.9 Whoever ..." */
function isRule(paragraph: string, rule: string | null): boolean {
  return rule !== null && paragraph.startsWith(`${rule} `);
}

/** The rules in short; what the open question comes from stands out and is in sight: its paragraph, else its chapter. */
export function RulesText({ game, language, rule }: { game: Game; language: Language; rule: string | null }) {
  const say = wordsOf(language);
  const chapters = chaptersOf(game, language);
  const now = rule === null ? null : Number.parseInt(rule, 10);
  const exact = chapters.some(({ text }) => text.split('\n').some((paragraph) => isRule(paragraph, rule)));
  // A moment later: the sheet around it is not open yet.
  const inSight = useCallback((element: HTMLElement | null) => {
    if (element !== null) requestAnimationFrame(() => element.scrollIntoView({ block: 'center' }));
  }, []);
  if (chapters.length === 0) return <p>{say('rules.none')}</p>;
  return (
    <div className="rules-text">
      {chapters.map(({ number, title, text }) => (
        <section
          key={number}
          className={number === now ? 'now' : ''}
          ref={number === now && !exact ? inSight : undefined}
        >
          <h3>
            {number}. {title}
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
