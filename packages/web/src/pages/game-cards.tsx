import { type Game, Match, type Scene } from '@tabula/engine';
import type { LevelName, SeatInfo } from '@tabula/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import type { Box, Size } from '../board/camera.ts';
import type { Camera } from '../board/use-camera.ts';
import { createTable } from '../client/api.ts';
import { ErrorLine, useAttempt } from '../client/attempt.tsx';
import { type BoardMap, loadGameAndMap, mapOf } from '../client/boards.ts';
import { ClientError } from '../client/client-error.ts';
import { TableProvider, useTableContext } from '../session/table-context.ts';
import { Glyph } from '../ui/glyph.tsx';
import { useRouter } from '../ui/router.ts';
import { useSay, useSettings } from '../ui/settings.ts';

const LEVELS: readonly LevelName[] = ['easy', 'normal', 'hard'];
const BESIDE = { top: 0, right: 0, bottom: 0, left: 0 };

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
      <div className="game-map">{hero ? <Preview game={game} /> : <Passing game={game} />}</div>
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
      {near && <Preview game={game} />}
    </>
  );
}

const NOBODY: readonly SeatInfo[] = [];

/** The board as it stands at the start, drawn by the very same hand as at the table. */
function Preview({ game }: { game: Game }) {
  const context = useTableContext(game, NOBODY, null);
  const [map, setMap] = useState<BoardMap | null>(null);
  useEffect(() => {
    // Without a map there is still the card.
    loadGameAndMap(game.id).then(
      ({ map: drawn }) => setMap(drawn),
      () => setMap(null),
    );
  }, [game.id]);
  const scene = useMemo(() => {
    const match = Match.create(game, { players: game.players.usual });
    return game.scene(match.seen(null).view);
  }, [game]);
  const done = useRef(false);
  const near = useMemo(
    () => (camera: Camera) => {
      if (map === null || camera.window.width === 0 || done.current) return;
      done.current = true;
      const { width, height, play } = map.board;
      if (play === 'areas') {
        const [box, zoom] = whereTheyStand(map, scene, camera.window);
        camera.look(box, zoom, zoom);
      } else camera.look([width * 0.36, height * 0.12, width * 0.66, height * 0.5], 1.1, 1.7);
    },
    [map, scene],
  );
  if (map === null) return null;
  return (
    <div className="preview" inert>
      <TableProvider value={context}>
        <Board map={map} scene={scene} insets={BESIDE} onCamera={near} />
      </TableProvider>
    </div>
  );
}

/** A window over everything that stands on the map, and its scale; it never looks beyond the map's edge. */
function whereTheyStand({ board }: BoardMap, { pieces }: Scene, window: Size): [Box, number] {
  const taken = new Set(pieces.map(({ at }) => at));
  const spots = board.spaces.filter(({ id }) => taken.has(id)).map(({ centre }) => centre);
  const [left, right] = ends(spots.map(([x]) => x));
  const [top, bottom] = ends(spots.map(([, y]) => y));
  const cover = Math.max(window.width / board.width, window.height / board.height);
  const whole = Math.min(window.width / (right - left), window.height / (bottom - top));
  const zoom = Math.max(cover, Math.min(board.nameZoom, whole));
  const [wide, tall] = [window.width / zoom / 2, window.height / zoom / 2];
  const x = Math.max(wide, Math.min(board.width - wide, (left + right) / 2));
  const y = Math.max(tall, Math.min(board.height - tall, (top + bottom) / 2));
  return [[x - wide, y - tall, x + wide, y + tall], zoom];
}

/** The least and the most, with a little around them. */
function ends(figures: readonly number[]): [number, number] {
  return figures.length === 0 ? [0, 1] : [Math.min(...figures) - 40, Math.max(...figures) + 40];
}
