import type { Game } from '@tabula/engine';
import type { LevelName } from '@tabula/protocol';
import { useEffect, useRef, useState } from 'react';
import { createTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { mapOf } from '../client/boards.ts';
import { ClientError } from '../client/client-error.ts';
import { BoardPreview } from '../map/board-preview.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { useRouter } from '../ui/router.ts';
import { useSay, useSettings } from '../ui/settings.ts';

const LEVELS: readonly LevelName[] = ['easy', 'normal', 'hard'];

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
        {hero ? <QuickStart game={game} onInvite={onInvite} /> : <PlayNow game={game} onInvite={onInvite} />}
      </div>
    </article>
  );
}

/** A table against so many bots, and off to it. */
function useStart(game: Game): { error: string | null; start: (bots: number, level: LevelName) => void } {
  const say = useSay();
  const { name } = useSettings();
  const { go } = useRouter();
  const { error, attempt } = useAttempt();
  const start = (bots: number, level: LevelName) =>
    void attempt(async () => {
      const me = { kind: 'me', name: name === '' ? say('you.name') : name } as const;
      const wishes = [me, ...Array.from({ length: bots }, () => ({ kind: 'bot', level }) as const)];
      try {
        go(`/t/${(await createTable({ game: game.id, seats: wishes, start: true })).id}`);
      } catch (error) {
        if (!(error instanceof ClientError) || error.code !== 'offline') throw error;
        // Rules and bots are in the page: it needs nobody.
        go(`/try/${game.id}?players=${bots + 1}&bots=${bots}&level=${level}`);
      }
    });
  return { error, start };
}

/** One click to play, as it is usually played. */
function PlayNow({ game, onInvite }: { game: Game; onInvite: () => void }) {
  const say = useSay();
  const { error, start } = useStart(game);
  return (
    <div className="play-now">
      <button type="button" className="button night" onClick={() => start(game.players.usual - 1, 'normal')}>
        <Glyph name="play" size={14} /> {say('home.play')}
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
      <button type="button" className="card learn" onClick={() => start(game.players.usual - 1, 'easy')}>
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

/** Two clicks to play: how many bots, how strong, go. */
function QuickStart({ game, onInvite }: { game: Game; onInvite: () => void }) {
  const say = useSay();
  const { min, max, usual } = game.players;
  const [bots, setBots] = useState(usual - 1);
  const [level, setLevel] = useState<LevelName>('normal');
  const { error, start } = useStart(game);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min - 1 + i).filter((count) => count > 0);
  return (
    <div className="quick">
      <h3>{say('home.quick')}</h3>
      <fieldset>
        <legend>
          <Glyph name="bot" /> {say('home.bots')}
        </legend>
        <Segments
          name={`bots-${game.id}`}
          values={counts.map((count) => [String(count), String(count)])}
          value={String(bots)}
          onChange={(value) => setBots(Number(value))}
        />
      </fieldset>
      <fieldset>
        <legend>
          <Glyph name="crown" /> {say('home.strength')}
        </legend>
        <Segments
          name={`level-${game.id}`}
          values={LEVELS.map((one) => [one, say(`strength.${one}`)])}
          value={level}
          onChange={(value) => setLevel(LEVELS.find((one) => one === value) ?? 'normal')}
        />
      </fieldset>
      <button type="button" className="button gold big wide" onClick={() => start(bots, level)}>
        <Glyph name="play" size={16} /> {say('home.start')}
      </button>
      <button type="button" className="button wide" onClick={onInvite}>
        {say('home.invite')}
      </button>
      <ErrorLine text={error} />
    </div>
  );
}

/** One of a few, as a row of buttons. */
function Segments({
  name,
  values,
  value,
  onChange,
}: {
  name: string;
  values: readonly (readonly [string, string])[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <span className="segments">
      {values.map(([key, words]) => (
        <label key={key}>
          <input type="radio" name={name} value={key} checked={key === value} onChange={() => onChange(key)} />
          <span>{words}</span>
        </label>
      ))}
    </span>
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
