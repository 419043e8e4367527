import type { Game } from '@tabula/engine';
import { games, loadGame } from '@tabula/games';
import { useEffect, useState } from 'react';
import { useFall } from '../client/error-boundary.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Link, PageHead } from '../ui/page-head.tsx';
import { useSay } from '../ui/settings.ts';
import { FirstGame, Shelf } from './game-cards.tsx';
import { InstallCard } from './installed/install-card.tsx';
import { Join, MyTables } from './my-tables.tsx';
import { NewTable } from './new-table.tsx';
import { HomeCircles, HomeLists } from './public/home-lists.tsx';
import '../styles/pages.css';

/** The games, a quick start, one's tables, the way in by a link. */
export default function HomePage() {
  const say = useSay();
  const [loaded, setLoaded] = useState<readonly Game[]>([]);
  const [making, setMaking] = useState<Game | null>(null);
  const fall = useFall();
  useEffect(() => {
    document.title = 'Tabula';
    Promise.all(games.map(({ id }) => loadGame(id))).then(setLoaded, fall);
  }, [fall]);
  const isFirst = ({ id }: Game) => games.some((listed) => listed.id === id && listed.first === true);
  const great = loaded.filter((game) => !isFirst(game));
  return (
    <>
      <PageHead />
      <main className="home">
        <div className="home-main">
          <h1>{say('home.title')}</h1>
          <p className="lead">{say('home.lead')}</p>
          <Shelf games={great} onInvite={setMaking} />
          <HomeLists />
        </div>
        <aside className="home-side">
          <MyTables />
          <Join />
          {great.length > 0 && (
            <button type="button" className="button wide" onClick={() => setMaking(great[0])}>
              <Glyph name="people" /> {say('home.new')}
            </button>
          )}
          <p className="aside">{say('home.new.note')}</p>
          <Link to="/rules" className="card learn">
            <Glyph name="book" size={24} />
            <span>
              <b>{say('home.learn')}</b>
              <span>{say('home.learn.note')}</span>
            </span>
          </Link>
          {loaded.filter(isFirst).map((game) => (
            <FirstGame key={game.id} game={game} />
          ))}
          <HomeCircles />
          <InstallCard />
        </aside>
      </main>
      {making !== null && (
        <NewTable key={making.id} game={making} games={loaded} onGame={setMaking} onClose={() => setMaking(null)} />
      )}
    </>
  );
}
