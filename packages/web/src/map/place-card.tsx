import type { Area, Piece } from '@tabula/engine';
import { legionsOf } from '../board/provinces.ts';
import type { Camera } from '../board/use-camera.ts';
import type { BoardMap } from '../client/boards.ts';
import { Tokens } from '../panels/panel-rows.tsx';
import { useTable } from '../session/table-context.ts';
import { useQuestion, useScene } from '../session/use-table-store.ts';
import { Emblem } from '../ui/owners.tsx';
import { beside } from './beside.ts';

/** How high a card is: its head, and a line for each that stands there. */
const HEAD = 62;
const LINE = 32;

/** What a province is and who stands there, for whoever points at it. */
export function PlaceCard({ camera, map, space }: { camera: Camera; map: BoardMap; space: string }) {
  const { speaker } = useTable();
  const here = useScene().pieces.filter(({ at, to }) => at === space && to === undefined);
  const at = beside(camera, map, space, HEAD + LINE * here.length, useQuestion()?.targets);
  const key = `space.${space}`;
  if (at === null || !speaker.has(key)) return null;
  return (
    <div className="hover-card place-card" style={{ left: at.left, top: at.top }} role="tooltip">
      <h2>{speaker.say(key)}</h2>
      <PlaceFacts space={space} />
    </div>
  );
}

/** Whose it is, what it is worth, and everybody who stands there. */
export function PlaceFacts({ space }: { space: string }) {
  const { game, speaker, say } = useTable();
  const scene = useScene();
  const area: Area | undefined = scene.areas?.find((one) => one.at === space);
  const here = scene.pieces.filter((piece: Piece) => piece.at === space && piece.to === undefined);
  const legions = legionsOf(game, here);
  return (
    <>
      {area !== undefined && (area.owner !== undefined || area.value !== undefined || area.note !== undefined) && (
        <p className="place-facts">
          {area.owner !== undefined && (
            <span>
              <Emblem seat={area.owner} size={14} /> {speaker.seat(area.owner)}
            </span>
          )}
          {area.value !== undefined && <span>{say('place.value', { value: area.value })}</span>}
          {area.note !== undefined && <span>{speaker.phrase(area.note)}</span>}
        </p>
      )}
      {legions.map(({ key, pieces }) => (
        <p key={key} className="place-legion">
          <Tokens tokens={pieces} told under={area?.owner} />
        </p>
      ))}
    </>
  );
}
