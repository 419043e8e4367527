import type { Game } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { useEffect, useState } from 'react';
import { RulesText } from '../log/rules-text.tsx';
import { type AboutTexts, aboutEn } from '../texts/about.en.ts';
import { aboutIt } from '../texts/about.it.ts';
import { ownWords } from '../ui/own-words.ts';
import { Link, PageHead } from '../ui/page-head.tsx';
import { useRouter } from '../ui/router.ts';
import { useSay, useSettings } from '../ui/settings.ts';
import '../styles/pages.css';
import '../styles/table.css';

const useAboutWords = ownWords<AboutTexts>({ en: aboutEn, it: aboutIt });

/** What this house is, and the rules of its games in short. */
export default function AboutPage({ game: id }: { game: string }) {
  const say = useSay();
  const sayAbout = useAboutWords();
  const { language } = useSettings();
  const { path } = useRouter();
  const [game, setGame] = useState<Game | null>(null);
  const rules = path.startsWith('/rules');
  const wanted = id === '' ? (games[0]?.id ?? '') : id;
  useEffect(() => {
    if (rules) loadGame(wanted).then(setGame, () => setGame(null));
  }, [rules, wanted]);
  return (
    <>
      <PageHead />
      <main className="page narrow">
        {rules ? (
          <>
            <h1>{say('rules')}</h1>
            <nav className="row" aria-label={say('rules')}>
              {games.map((one) => (
                <Link key={one.id} to={`/rules/${one.id}`} className={one.id === wanted ? 'button night' : 'button'}>
                  {one.title[language]}
                </Link>
              ))}
            </nav>
            {game !== null && (
              <>
                <h2 className="rules-of">{say('rules.of', { game: game.title[language] })}</h2>
                <RulesText game={game} language={language} rule={null} />
              </>
            )}
          </>
        ) : (
          <>
            <h1>{sayAbout('about.title')}</h1>
            {(['one', 'two', 'three', 'four'] as const).map((part) => (
              <p key={part} className="lead">
                {sayAbout(`about.${part}`)}
              </p>
            ))}
          </>
        )}
      </main>
    </>
  );
}
