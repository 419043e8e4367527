import { useMemo } from 'react';
import { optionsOfPiece } from '../question/choices.ts';
import { AreaNames } from './area-names.tsx';
import { Backdrop } from './backdrop.tsx';
import type { BoardProps } from './board-props.ts';
import { HitAreas } from './hit-areas.tsx';
import { PlateAt, PlateForm, Roads } from './plates.tsx';
import { layOutProvinces } from './provinces.ts';
import { type Nearness, outline } from './shapes.ts';
import { SvgLayer } from './svg-layer.tsx';
import { Reach, Tags, Way } from './target-overlay.tsx';
import { Clips, Tints } from './tints.tsx';

interface AreaLayersProps extends BoardProps {
  readonly near: Nearness;
  /** How many pixels of the type a unit of the board is, and how large a plate is drawn beside that type. */
  readonly pixels: number;
  readonly size: number;
}

/** A board of provinces and seas: tints of owners, legions in their places, whole provinces that glow. */
export function AreaLayers({ near, pixels, size, ...props }: AreaLayersProps) {
  const { map, game, scene, choices, fight, pointed, contrast, language, speaker } = props;
  const { board } = map;
  const far = near === 'far';
  const layout = useMemo(() => layOutProvinces(game, board, scene.pieces, near), [game, board, scene.pieces, near]);
  const plates = useMemo(() => [...layout.provinces.values()].flatMap((province) => province.plates), [layout]);
  const hitPieces = useMemo(
    () => plates.filter(({ piece, legion }) => legion === undefined && optionsOfPiece(choices, piece).length > 0),
    [plates, choices],
  );
  const areas = props.areas ?? scene.areas;
  const lively = new Set([...(choices?.targets.keys() ?? []), choices?.origin, fight, pointed]);
  const livelyKey = choices === null ? '' : [...lively].join(' ');
  // From afar the names of all that can be chosen would lie on one another.
  const matters = [choices?.origin, fight, pointed].join(' ');
  const lights = plates.filter(({ piece }) => lively.has(piece.at) || optionsOfPiece(choices, piece).length > 0);
  const names = { board, areas, language, far, pixels, plates, size };
  return (
    <>
      <SvgLayer board={board} holds="print">
        <Clips board={board} />
        <Backdrop map={map} contrast={contrast} language={language} far={far} layer="terrain" />
        {areas !== undefined && (
          <Tints
            board={board}
            game={game}
            areas={areas}
            contrast={contrast}
            far={far}
            legend={props.areas !== undefined}
          />
        )}
        <Backdrop map={map} contrast={contrast} language={language} far={far} layer="print" />
      </SvgLayer>
      <SvgLayer board={board} holds="pieces">
        {!far && <Roads board={board} layout={layout} />}
        <AreaNames {...names} without={livelyKey} />
        <g className="pieces">
          {plates.map((plate) => (
            <PlateAt key={plate.key} plate={plate}>
              <PlateForm plate={plate} game={game} far={far} />
            </PlateAt>
          ))}
        </g>
      </SvgLayer>
      {choices !== null && <div className="veil" />}
      <SvgLayer board={board} holds="lights" label={game.title[language]}>
        {choices !== null && <Reach board={board} choices={choices} pointed={pointed} />}
        {pointed !== null && !choices?.targets.has(pointed) && (
          <g clipPath={`url(#clip-${pointed})`}>
            <path className="reach-pointer" d={outline(board, pointed)} strokeWidth={5 * board.lineScale} />
          </g>
        )}
        {fight !== null && (
          <g clipPath={`url(#clip-${fight})`}>
            <path className="reach-fight" d={outline(board, fight)} strokeWidth={8 * board.lineScale} />
          </g>
        )}
        {choices !== null && <Way board={board} choices={choices} pointed={pointed} />}
        {livelyKey !== '' && (
          <>
            <AreaNames {...names} only={far ? matters : livelyKey} />
            <g className="pieces glows">
              {hitPieces.map((plate) => (
                <PlateAt key={plate.key} plate={plate}>
                  <circle className="piece-glow" r="16" />
                </PlateAt>
              ))}
            </g>
            <g className="pieces lively">
              {lights.map((plate) => (
                <PlateAt key={plate.key} plate={plate}>
                  <PlateForm plate={plate} game={game} far={far} />
                </PlateAt>
              ))}
            </g>
          </>
        )}
        {choices !== null && !far && <Tags board={board} choices={choices} layout={layout} advised={props.advised} />}
        <HitAreas
          board={board}
          choices={choices}
          speaker={speaker}
          hitPieces={hitPieces}
          onPoint={props.onPoint}
          onPick={props.onPick}
          onPiece={props.onPiece}
        />
      </SvgLayer>
    </>
  );
}
