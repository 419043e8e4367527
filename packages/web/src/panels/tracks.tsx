import type { Track as TrackData } from '@tabula/engine';
import { memo } from 'react';
import { shortPhrase } from '../question/option-words.ts';
import { useTable } from '../session/table-context.ts';
import { Emblem } from '../ui/owners.tsx';

const STEP = 10;
/** On a longer ruler there are fewer figures. */
const LONG = 120;

/** The tracks as rulers along the upper edge of the map. */
export const Tracks = memo(function Tracks({ tracks }: { tracks: readonly TrackData[] }) {
  if (tracks.length === 0) return null;
  const most = Math.max(
    40,
    ...tracks.flatMap(({ marks, limits = [] }) =>
      [...marks, ...limits].map(({ value }) => Math.ceil((value + 2) / STEP) * STEP),
    ),
  );
  return (
    <div className="tracks" data-over>
      {tracks.map((track) => (
        <Track key={track.name.say} track={track} most={most} />
      ))}
    </div>
  );
});

function Track({ track: { name, style, marks, limits = [] }, most }: { track: TrackData; most: number }) {
  const { game, speaker } = useTable();
  const ink = game.look?.styles[style ?? ''];
  const told = marks.map(({ seat, value }) => `${speaker.seat(seat)} ${value}`).join(', ');
  const spread = places(marks.map(({ value }) => value));
  const left = (value: number) => `${(100 * value) / most}%`;
  return (
    <div
      className="track"
      style={{ background: ink?.fill, color: ink?.on }}
      role="img"
      aria-label={`${speaker.phrase(name)}: ${told}`}
    >
      <span className="track-name">{shortPhrase(speaker, name.say, name.args)}</span>
      <div className="ruler">
        <Ticks most={most} limits={limits.map(({ value }) => value)} marks={marks.map(({ value }) => value)} />
        {limits.map(({ value, name: limit }) => (
          <span key={value} className={value > most * 0.9 ? 'limit late' : 'limit'} style={{ left: left(value) }}>
            {value} {speaker.phrase(limit)}
          </span>
        ))}
        {marks.map(({ seat, value }, i) => (
          <span
            key={seat}
            className="mark"
            style={{ left: `calc(${left(value)} + ${spread[i]}px)` }}
            title={`${speaker.seat(seat)} ${value}`}
          >
            <Emblem seat={seat} size={14} />
          </span>
        ))}
      </div>
    </div>
  );
}

interface TicksProps {
  readonly most: number;
  readonly limits: readonly number[];
  readonly marks: readonly number[];
}

/** The figures of a ruler, but for those where a limit or a mark stands. */
function Ticks({ most, limits, marks }: TicksProps) {
  const step = most > LONG ? STEP * 5 : STEP;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return (
    <>
      {ticks
        .filter((tick) => limits.every((value) => Math.abs(value - tick) > most * 0.06))
        .filter((tick) => marks.every((value) => Math.abs(value - tick) > most * 0.02))
        .map((tick) => (
          <span key={tick} className="tick" style={{ left: `${(100 * tick) / most}%` }}>
            {tick}
          </span>
        ))}
      {ticks.slice(0, -1).map((tick) => (
        <i key={tick} className="half" style={{ left: `${(100 * (tick + step / 2)) / most}%` }} />
      ))}
    </>
  );
}

/** Marks on the same number stand side by side. */
function places(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const before = values.slice(0, i).filter((other) => other === value).length;
    const all = values.filter((other) => other === value).length;
    return (before - (all - 1) / 2) * 13;
  });
}
