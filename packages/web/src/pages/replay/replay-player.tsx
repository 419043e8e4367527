import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../../board/board.tsx';
import type { Camera } from '../../board/use-camera.ts';
import type { BoardMap } from '../../client/boards.ts';
import type { Replay } from '../../client/replay.ts';
import { placeOf, seatOf } from '../../question/fights.ts';
import { useTable } from '../../session/table-context.ts';
import { useSeatByStyle } from '../../session/table-model.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Emblem, ownerOf } from '../../ui/owners.tsx';
import { ROMAN } from '../../ui/roman.ts';
import { contrastOn, useSettings } from '../../ui/settings.ts';
import { Words } from '../../ui/words.tsx';

const STEP = 500;
const INSETS = { top: 10, right: 0, bottom: 0, left: 0 };

/** The map with a slider under it: forwards, backwards, by itself, through the viewAs of any seat. */
export function ReplayPlayer({
  replay,
  map,
  position,
  onPosition,
}: {
  replay: Replay;
  map: BoardMap;
  position: number;
  onPosition: (position: number) => void;
}) {
  const { game, speaker, language, say } = useTable();
  const settings = useSettings();
  const [playing, setPlaying] = useState(false);
  const [viewAs, setViewAs] = useState<number | null>(null);
  const { view, log } = useMemo(() => replay.view(position, viewAs), [replay, position, viewAs]);
  const scene = useMemo(() => game.scene(view), [game, view]);
  const last = log.findLast(({ event }) => !game.look?.chapters?.includes(event.event))?.event;
  const place = last === undefined ? null : placeOf(game, last);
  const leaders = useSeatByStyle(scene);
  const seat = last === undefined ? null : seatOf(game, last, leaders);
  const { length } = replay;
  // The map comes near to where something happens; what has no place is seen as a whole.
  const camera = useRef<Camera | null>(null);
  const [ready, setReady] = useState(false);
  const keepCamera = useCallback((next: Camera) => {
    camera.current = next;
    setReady(next.window.width > 0);
  }, []);
  useEffect(() => {
    if (!ready) return;
    const centre = map.board.spaces.find(({ id }) => id === place)?.centre;
    if (centre === undefined) camera.current?.home();
    else camera.current?.look([centre[0] - 300, centre[1] - 160, centre[0] + 300, centre[1] + 160], 0.8, 1.35);
  }, [ready, place, map]);
  useEffect(() => {
    if (!playing) return;
    if (position >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onPosition(position + 1), STEP);
    return () => clearTimeout(timer);
  }, [playing, position, length, onPosition]);
  const to = useCallback((next: number) => onPosition(Math.max(0, Math.min(length, next))), [length, onPosition]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null) return;
      if (event.key === 'ArrowLeft') to(position - 1);
      else if (event.key === 'ArrowRight') to(position + 1);
      else if (event.key === 'Home') to(0);
      else if (event.key === 'End') to(length);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [to, position, length]);
  const chapters = replay.stages.flatMap((stage, at) =>
    at === 0 || replay.stages[at - 1] !== stage ? [{ stage, at }] : [],
  );
  const fights = replay.match.log.filter(({ event }) => game.look?.fights?.begin.includes(event.event));
  return (
    <section className="player" aria-label={say('replay')}>
      <div className="player-board">
        <Board
          map={map}
          game={game}
          scene={scene}
          speaker={speaker}
          language={language}
          contrast={contrastOn(settings)}
          choices={null}
          pointed={place}
          fight={null}
          advised={null}
          insets={INSETS}
          onPoint={nothing}
          onPick={nothing}
          onPiece={nothing}
          onCamera={keepCamera}
        />
        {last !== undefined && (
          <p className="caption" role="status">
            {seat !== null && <Emblem seat={seat} size={16} />}
            <span>
              <Words sentence={speaker.eventSentence(last)} links={false} />
            </span>
          </p>
        )}
        <label className="eyes">
          <Glyph name="eye" size={16} />
          <span className="hidden">{say('eyes')}</span>
          <select
            value={viewAs ?? ''}
            onChange={(event) => setViewAs(event.target.value === '' ? null : Number(event.target.value))}
          >
            <option value="">{say('eyes.all')}</option>
            {replay.totals[0].map((_, one) => {
              const key = `seat-${one}`;
              return (
                <option key={key} value={one}>
                  {speaker.seat(one)}
                </option>
              );
            })}
          </select>
        </label>
      </div>
      <div className="controls">
        <button type="button" onClick={() => to(0)} aria-label={say('replay.first')}>
          <Glyph name="first" />
        </button>
        <button type="button" onClick={() => to(position - 1)} aria-label={say('replay.back')}>
          <Glyph name="previous" />
        </button>
        <button
          type="button"
          className="play"
          onClick={() => setPlaying(!playing)}
          aria-label={playing ? say('replay.pause') : say('replay.play')}
        >
          <Glyph name={playing ? 'pause' : 'play'} size={20} />
        </button>
        <button type="button" onClick={() => to(position + 1)} aria-label={say('replay.on')}>
          <Glyph name="next" />
        </button>
        <button type="button" onClick={() => to(length)} aria-label={say('replay.last')}>
          <Glyph name="last" />
        </button>
        <div className="slider">
          <input
            type="range"
            min={0}
            max={length}
            value={position}
            aria-label={say('replay.slider')}
            aria-valuetext={say('replay.of', { position, length })}
            onChange={(event) => to(Number(event.target.value))}
          />
          {fights.map(({ at, event }) => {
            const by = seatOf(game, event, leaders);
            return (
              <i
                key={`${at} ${event.event}`}
                className="fight-dot"
                style={{
                  left: `${(100 * at) / Math.max(1, length)}%`,
                  background: by === null ? undefined : ownerOf(by).fill,
                }}
              />
            );
          })}
          {chapters.map(({ stage, at }) => (
            <button
              key={at}
              type="button"
              className="stage-mark"
              style={{ left: `${(100 * at) / Math.max(1, length)}%` }}
              onClick={() => to(at)}
            >
              {ROMAN[stage - 1]}
            </button>
          ))}
        </div>
        <b className="count">{say('replay.of', { position, length })}</b>
      </div>
    </section>
  );
}

function nothing(): void {}
