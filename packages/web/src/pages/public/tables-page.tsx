import { useEffect } from 'react';
import { ErrorLine } from '../../client/attempt.tsx';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { FinishedList } from './finished-list.tsx';
import { OpenList } from './open-list.tsx';
import { useLobbyLists } from './use-lists.ts';
import { WatchCards } from './watch-cards.tsx';
import '../../styles/pages.css';
import './public.css';

const ALL = 100;

/** Every public table: those that look for somebody, those that can be watched, those that are over. */
export default function TablesPage() {
  const say = useLobbyWords();
  const { lists, error } = useLobbyLists();
  const title = say('title');
  useEffect(() => {
    document.title = `${title} · Tabula`;
  }, [title]);
  if (lists === null && error === null) return <Loading />;
  return (
    <>
      <PageHead />
      <main className="page tables-page">
        <h1>{title}</h1>
        <p className="lead">{say('lead')}</p>
        <ErrorLine text={error} />
        {lists !== null && (
          <>
            <h2>{say('open')}</h2>
            <OpenList lists={lists} most={ALL} />
            <h2 id="watch">{say('watch')}</h2>
            <WatchCards tables={lists.running} most={ALL} />
            <h2>{say('finished')}</h2>
            <FinishedList tables={lists.finished} />
          </>
        )}
      </main>
    </>
  );
}
