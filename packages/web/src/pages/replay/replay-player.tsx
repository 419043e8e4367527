import type { GameEvent } from '@tabula/engine';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../../board/board.tsx';
import type { Camera } from '../../board/use-camera.ts';
import type { BoardMap } from '../../client/boards.ts';
import type { Replay } from '../../client/replay.ts';
import { placeOf, type SeatByStyle, seatByStyle, seatOf } from '../../question/fights.ts';
import { useTable } from '../../session/table-context.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Emblem } from '../../ui/owners.tsx';
import { Words } from '../../ui/words.tsx';
import { Timeline } from './timeline.tsx';
import { useReplayWords } from './words.ts';

const INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

interface ReplayPlayerProps {
  readonly replay: Replay;
  readonly map: BoardMap;
  readonly position: number;
  readonly onPosition: (position: number) => void;
  /** Through whose eyes one looks; null: whatever everybody sees. */
  readonly viewAs: number | null;
  readonly onViewAs: (seat: number | null) => void;
}

/** The map with a slider under it: forwards, backwards, by itself, through the eyes of any seat. */
export function ReplayPlayer({ replay, map, position, onPosition, viewAs, onViewAs }: ReplayPlayerProps) {
  const { game, say } = useTable();
  const { view, log } = useMemo(() => replay.view(position, viewAs), [replay, position, viewAs]);
  const scene = useMemo(() => game.scene(view), [game, view]);
  const leaders = useMemo(() => seatByStyle(scene.panels, scene.seatByStyle), [scene]);
  const last = log.findLast(({ event }) => !game.look?.chapters?.includes(event.event))?.event;
  const place = last === undefined ? null : placeOf(game, last);
  const keepCamera = useCameraAt(map, place);
  return (
    <section className="player" aria-label={say('replay')}>
      <div className="player-head">
        <p className="caption" role="status">
          {last !== undefined && <Told event={last} leaders={leaders} />}
        </p>
        <ViewAs seats={replay.totals[0].length} now={viewAs} onChange={onViewAs} />
      </div>
      <div className="player-board" style={{ aspectRatio: map.board.width / map.board.height }}>
        <Board map={map} scene={scene} highlights={{ pointed: place }} insets={INSETS} onCamera={keepCamera} />
      </div>
      <Timeline replay={replay} leaders={leaders} position={position} onPosition={onPosition} />
    </section>
  );
}

/** The map comes near to where something happens; what has no place is seen as a whole. Returns what takes the camera. */
function useCameraAt(map: BoardMap, place: string | null): (camera: Camera) => void {
  const camera = useRef<Camera | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const centre = map.board.spaces.find(({ id }) => id === place)?.centre;
    if (centre === undefined) camera.current?.home();
    else camera.current?.look([centre[0] - 300, centre[1] - 160, centre[0] + 300, centre[1] + 160], 0.8, 1.35);
  }, [ready, place, map]);
  return useCallback((next: Camera) => {
    camera.current = next;
    setReady(next.window.width > 0);
  }, []);
}

/** One thing that happened. */
export function Told({ event, leaders }: { event: GameEvent; leaders: SeatByStyle }) {
  const { game, speaker } = useTable();
  const seat = seatOf(game, event, leaders);
  return (
    <>
      {seat === null ? <i className="nobody" /> : <Emblem seat={seat} size={16} />}
      <span>
        <Words sentence={speaker.eventSentence(event)} links={false} />
      </span>
    </>
  );
}

function ViewAs({
  seats,
  now,
  onChange,
}: {
  seats: number;
  now: number | null;
  onChange: (seat: number | null) => void;
}) {
  const { speaker } = useTable();
  const say = useReplayWords();
  return (
    <label className="eyes">
      <Glyph name="eye" size={16} />
      <span className="hidden">{say('eyes')}</span>
      <select value={now ?? ''} onChange={({ target: { value } }) => onChange(value === '' ? null : Number(value))}>
        <option value="">{say('eyes.all')}</option>
        {Array.from({ length: seats }, (_, seat) => {
          const key = `seat-${seat}`;
          return (
            <option key={key} value={seat}>
              {speaker.seat(seat)}
            </option>
          );
        })}
      </select>
    </label>
  );
}
