import type { Track } from '@tabula/engine';
import { memo } from 'react';
import { shortPhrase } from '../question/choices.ts';
import { useTable } from '../session/table-context.ts';
import { Emblem } from '../ui/owners.tsx';

const STEP = 10;
/** On a longer ruler there are fewer figures. */
const LONG = 120;

/** The tracks as rulers along the upper edge of the map. */
export const Tracks = memo(function Tracks({ tracks }: { tracks: readonly Track[] }) {
  const { game, speaker } = useTable();
  if (tracks.length === 0) return null;
  const most = Math.max(
    40,
    ...tracks.flatMap(({ marks, limits = [] }) =>
      [...marks, ...limits].map(({ value }) => Math.ceil((value + 2) / STEP) * STEP),
    ),
  );
  const step = most > LONG ? STEP * 5 : STEP;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
  return (
    <div className="tracks" data-over>
      {tracks.map(({ name, style, marks, limits = [] }) => {
        const ink = game.look?.styles[style ?? ''];
        const told = marks.map(({ seat, value }) => `${speaker.seat(seat)} ${value}`).join(', ');
        const spread = places(marks.map(({ value }) => value));
        return (
          <div
            key={name.say}
            className="track"
            style={{ background: ink?.fill, color: ink?.on }}
            role="img"
            aria-label={`${speaker.phrase(name)}: ${told}`}
          >
            <span className="track-name">{shortPhrase(speaker, name.say, name.args)}</span>
            <div className="ruler">
              {ticks
                .filter((tick) => limits.every(({ value }) => Math.abs(value - tick) > most * 0.06))
                .map((tick) => (
                  <span key={tick} className="tick" style={{ left: `${(100 * tick) / most}%` }}>
                    {tick}
                  </span>
                ))}
              {ticks.slice(0, -1).map((tick) => (
                <i key={tick} className="half" style={{ left: `${(100 * (tick + step / 2)) / most}%` }} />
              ))}
              {limits.map(({ value, name: limit }) => (
                <span
                  key={value}
                  className={value > most * 0.9 ? 'limit late' : 'limit'}
                  style={{ left: `${(100 * value) / most}%` }}
                >
                  {value} {speaker.phrase(limit)}
                </span>
              ))}
              {marks.map(({ seat, value }, i) => (
                <span
                  key={seat}
                  className="mark"
                  style={{ left: `calc(${(100 * value) / most}% + ${spread[i]}px)` }}
                  title={`${speaker.seat(seat)} ${value}`}
                >
                  <Emblem seat={seat} size={14} />
                </span>
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
});

/** Marks on the same number stand side by side. */
function places(values: readonly number[]): number[] {
  return values.map((value, i) => {
    const before = values.slice(0, i).filter((other) => other === value).length;
    const all = values.filter((other) => other === value).length;
    return (before - (all - 1) / 2) * 13;
  });
}
