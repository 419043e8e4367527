import type { Game } from '@tabula/engine';
import { useEffect, useRef, useState } from 'react';
import { ErrorLine } from '../client/attempt.tsx';
import { mapOf } from '../client/boards.ts';
import { BoardPreview } from '../map/board-preview.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { useSay, useSettings } from '../ui/settings.ts';
import { lastPlay, SetUp, useStart } from './set-up.tsx';

/** A game, with its map. The first one is laid out with everything there is to choose; the others begin at once. */
export function GameCard({ game, hero, onInvite }: { game: Game; hero: boolean; onInvite: () => void }) {
  const say = useSay();
  const { language } = useSettings();
  const { min, max } = game.players;
  const messages = game.messages[language];
  const facts = [say('home.players', { min, max, more: max - min }), messages['about.time']]
    .filter((fact) => fact !== undefined)
    .join(' · ');
  return (
    <article className={hero ? 'card game hero' : 'card game'}>
      <div className="game-map">{hero ? <BoardPreview game={game} /> : <Passing game={game} />}</div>
      <div className="game-body">
        <h2>{game.title[language]}</h2>
        <p className="facts">{facts}</p>
        <p>{messages['about.blurb']}</p>
        {hero ? <SetUp game={game} onInvite={onInvite} /> : <PlayNow game={game} onInvite={onInvite} />}
      </div>
    </article>
  );
}

/** One click to play as one played the last time; or everything there is to choose. */
function PlayNow({ game, onInvite }: { game: Game; onInvite: () => void }) {
  const say = useSay();
  const { error, start } = useStart(game);
  const [open, setOpen] = useState(false);
  if (open) return <SetUp game={game} onInvite={onInvite} />;
  return (
    <div className="play-now">
      <button type="button" className="button night" onClick={() => start(lastPlay(game))}>
        <Glyph name="play" size={14} /> {say('home.play')}
      </button>
      <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(true)}>
        {say('home.set-up')}
      </button>
      <button type="button" className="button" onClick={onInvite}>
        {say('home.invite')}
      </button>
      <ErrorLine text={error} />
    </div>
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
