import { useCallback, useEffect, useState } from 'react';
import type { Replay } from '../../client/replay.ts';
import { type SeatByStyle, seatOf } from '../../question/fights.ts';
import { useTable } from '../../session/table-context.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { ownerOf } from '../../ui/owners.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { stageFigures, stageMarks } from './stage-marks.ts';
import { useReplayWords } from './words.ts';

/** So long a position is shown while the replay goes on by itself, in milliseconds, and how many times faster it can go. */
const STEP = 600;
const SPEEDS = [1, 2, 4, 10];

/** So much of the line a mark takes up, with room for a finger beside it. */
const APART = 0.05;
const APART_IN_HAND = 0.1;

interface TimelineProps {
  readonly replay: Replay;
  readonly leaders: SeatByStyle;
  readonly position: number;
  readonly onPosition: (position: number) => void;
}

/** Buttons and a slider: to any position of a game. */
export function Timeline({ replay, leaders, position, onPosition }: TimelineProps) {
  const say = useReplayWords();
  const { length } = replay;
  const [speed, setSpeed] = useState(SPEEDS[0]);
  const { playing, setPlaying, to } = usePlayback({ length, position, onPosition, wait: STEP / speed });
  const button = (
    label: 'first' | 'back' | 'on' | 'last',
    glyph: 'first' | 'previous' | 'next' | 'last',
    at: number,
  ) => (
    <button type="button" onClick={() => to(at)} aria-label={say(`replay.${label}`)}>
      <Glyph name={glyph} />
    </button>
  );
  return (
    <div className="controls">
      {button('first', 'first', 0)}
      {button('back', 'previous', position - 1)}
      <button
        type="button"
        className="play"
        onClick={() => setPlaying(!playing)}
        aria-label={playing ? say('replay.pause') : say('replay.play')}
      >
        <Glyph name={playing ? 'pause' : 'play'} size={20} />
      </button>
      {button('on', 'next', position + 1)}
      {button('last', 'last', length)}
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
        <Marks replay={replay} leaders={leaders} onMark={to} />
      </div>
      <b className="count">{say('replay.of', { position, length })}</b>
      <label className="speed">
        <span className="hidden">{say('replay.speed')}</span>
        <select value={speed} onChange={({ target: { value } }) => setSpeed(Number(value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** Where fights were, and where a stage began. */
function Marks({
  replay,
  leaders,
  onMark,
}: Pick<TimelineProps, 'replay' | 'leaders'> & { onMark: (at: number) => void }) {
  const { game } = useTable();
  const { stages, length, match } = replay;
  const left = (at: number) => `${(100 * at) / Math.max(1, length)}%`;
  const fights = match.log.filter(({ event }) => game.look?.fights?.begin.includes(event.event));
  const figure = stageFigures(stages);
  const chapters = stageMarks(stages, useWide() ? APART : APART_IN_HAND);
  return (
    <>
      {fights.map(({ at, event }) => {
        const by = seatOf(game, event, leaders);
        return (
          <i
            key={`${at} ${event.event}`}
            className="fight-dot"
            style={{ left: left(at), background: by === null ? undefined : ownerOf(by).fill }}
          />
        );
      })}
      {chapters.map(({ stage, at }) => (
        <button key={at} type="button" className="stage-mark" style={{ left: left(at) }} onClick={() => onMark(at)}>
          {figure(stage)}
        </button>
      ))}
    </>
  );
}

/** Goes on by itself, by keys, and never beyond either end. */
function usePlayback({
  length,
  position,
  onPosition,
  wait,
}: {
  length: number;
  position: number;
  onPosition: (position: number) => void;
  wait: number;
}) {
  const [playing, setPlaying] = useState(false);
  const to = useCallback((next: number) => onPosition(Math.max(0, Math.min(length, next))), [length, onPosition]);
  useEffect(() => {
    if (!playing) return;
    if (position >= length) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onPosition(position + 1), wait);
    return () => clearTimeout(timer);
  }, [playing, position, length, onPosition, wait]);
  useEffect(() => {
    const byKey: Readonly<Record<string, number>> = {
      ArrowLeft: position - 1,
      ArrowRight: position + 1,
      Home: 0,
      End: length,
    };
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null) return;
      const next = byKey[event.key];
      if (next === undefined) return;
      to(next);
      event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [to, position, length]);
  return { playing, setPlaying, to };
}
