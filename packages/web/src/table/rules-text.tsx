import type { Game, Language } from '@tabula/engine';
import { wordsOf } from '../texts/index.ts';

/** The chapters of a game's rules in short: messages `rules.<number>.title` and `rules.<number>.text`. */
export function chaptersOf(game: Game, language: Language): { number: number; title: string; text: string }[] {
  const messages = game.messages[language];
  const found: { number: number; title: string; text: string }[] = [];
  for (let number = 1; messages[`rules.${number}.title`] !== undefined; number++)
    found.push({ number, title: messages[`rules.${number}.title`], text: messages[`rules.${number}.text`] ?? '' });
  return found;
}

/** The rules in short; the chapter that the open question comes from stands out. */
export function RulesText({ game, language, rule }: { game: Game; language: Language; rule: string | null }) {
  const say = wordsOf(language);
  const chapters = chaptersOf(game, language);
  const now = rule === null ? null : Number.parseInt(rule, 10);
  if (chapters.length === 0) return <p>{say('rules.none')}</p>;
  return (
    <div className="rules-text">
      {chapters.map(({ number, title, text }) => (
        <section key={number} className={number === now ? 'now' : ''}>
          <h3>
            {number}. {title}
          </h3>
          {text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
