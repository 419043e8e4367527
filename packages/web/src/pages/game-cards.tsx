import type { Game } from '@tabula/engine';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ErrorLine } from '../client/attempt.tsx';
import { mapOf } from '../client/boards.ts';
import { BoardPreview } from '../map/board-preview.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Link } from '../ui/page-head.tsx';
import { useSay, useSettings } from '../ui/settings.ts';
import { SetUp, useStart } from './set-up.tsx';

interface ShelfProps {
  readonly games: readonly Game[];
  readonly onInvite: (game: Game) => void;
}

/** Under which the browser remembers the game that was open last. */
const SHOWN = 'tabula.shelf';

/** The games in one row, each a tab; everything there is to choose for the one that is open stands below. */
export function Shelf({ games, onInvite }: ShelfProps) {
  const say = useSay();
  const [shown, setShown] = useState(() => localStorage.getItem(SHOWN));
  const open = games.find(({ id }) => id === shown) ?? games[0];
  const tabs = useRef<HTMLDivElement>(null);
  if (open === undefined) return null;
  const show = (game: Game) => {
    localStorage.setItem(SHOWN, game.id);
    setShown(game.id);
  };
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (games.indexOf(open) + by + games.length) % games.length;
    show(games[next]);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div className="shelf" role="tablist" aria-label={say('home.games')} ref={tabs} onKeyDown={walk}>
        {games.map((game) => (
          <GameTab key={game.id} game={game} open={game === open} onOpen={() => show(game)} />
        ))}
      </div>
      <OpenGame key={open.id} game={open} onInvite={() => onInvite(open)} />
    </>
  );
}

function GameTab({ game, open, onOpen }: { game: Game; open: boolean; onOpen: () => void }) {
  const say = useSay();
  const { language } = useSettings();
  const { min, max } = game.players;
  const facts = [say('home.players', { min, max, more: max - min }), game.messages[language]['about.time']];
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${game.id}`}
      aria-selected={open}
      aria-controls="open-game"
      tabIndex={open ? 0 : -1}
      className="card game"
      onClick={onOpen}
    >
      <span className="game-map" aria-hidden="true">
        <Passing game={game} />
      </span>
      <span className="game-body">
        <span className="game-name">{game.title[language]}</span>
        <span className="facts">{facts.filter((fact) => fact !== undefined).join(' · ')}</span>
        <span className="game-play">
          <Glyph name="play" size={12} /> {say(open ? 'home.below' : 'home.play')}
        </span>
      </span>
    </button>
  );
}

/** What a game is about, and how it is begun. */
function OpenGame({ game, onInvite }: { game: Game; onInvite: () => void }) {
  const say = useSay();
  const { language } = useSettings();
  return (
    <section className="card open-game" id="open-game" role="tabpanel" aria-labelledby={`tab-${game.id}`}>
      <div className="about">
        <h2>{game.title[language]}</h2>
        <p>{game.messages[language]['about.blurb']}</p>
        <Link to={`/rules/${game.id}`} className="rules-link">
          <Glyph name="book" /> {say('rules')}
        </Link>
      </div>
      <SetUp game={game} onInvite={onInvite} />
    </section>
  );
}

/** A small game to learn the house with: one click, against a gentle bot. */
export function FirstGame({ game }: { game: Game }) {
  const say = useSay();
  const { language } = useSettings();
  const { error, start } = useStart(game);
  const facts = [game.title[language], game.messages[language]['about.time']].filter((fact) => fact !== undefined);
  return (
    <>
      <button
        type="button"
        className="card learn"
        onClick={() => start({ bots: game.players.usual - 1, level: 'easy', side: 0, settings: {} })}
      >
        <Glyph name="play" size={24} />
        <span>
          <b>{say('home.first')}</b>
          <span>{facts.join(' · ')}</span>
        </span>
      </button>
      <ErrorLine text={error} />
    </>
  );
}

/** The bare map until somebody comes near it; then the board with its pieces. */
function Passing({ game }: { game: Game }) {
  const place = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <img ref={place} src={mapOf(game.id)} alt="" loading="lazy" />
      {near && <BoardPreview game={game} />}
    </>
  );
}
