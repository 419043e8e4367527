import type { BuiltBoard } from '@tabula/atlas';
import { useMemo } from 'react';
import { optionsOfPiece } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { AreaNames } from './area-names.tsx';
import { Backdrop } from './backdrop.tsx';
import type { LayerProps } from './board-props.ts';
import { HitAreas } from './hit-areas.tsx';
import { formOf } from './layout.ts';
import { NewsMarks } from './news-marks.tsx';
import { PlateAt, PlateForm, Roads } from './plates.tsx';
import { layOutProvinces, type Plate } from './provinces.ts';
import { type Nearness, outline } from './shapes.ts';
import { SvgLayer } from './svg-layer.tsx';
import { Reach, Tags, Way } from './target-overlay.tsx';
import { Clips, Tints } from './tints.tsx';

interface AreaLayersProps extends LayerProps {
  readonly near: Nearness;
  /** How many pixels of the type a unit of the board is, and how large a plate is drawn beside that type. */
  readonly pixels: number;
  readonly size: number;
}

/** From afar so many places that can be chosen still have room for their names. */
const FEW = 12;

/** Where everything stands, and which of it matters now: it is drawn once more, over the veil. */
function useAreaLayout({ map: { board }, scene, near, choices, fight, pointed }: AreaLayersProps) {
  const { game } = useTable();
  const layout = useMemo(() => layOutProvinces(game, board, scene.pieces, near), [game, board, scene.pieces, near]);
  const plates = useMemo(() => [...layout.provinces.values()].flatMap((province) => province.plates), [layout]);
  const hitPieces = useMemo(
    () => plates.filter(({ piece, legion }) => legion === undefined && optionsOfPiece(choices, piece).length > 0),
    [plates, choices],
  );
  const bare = useMemo(() => {
    const units = plates.filter(({ piece }) => formOf(game, piece) === 'plate');
    const taken = new Set(units.map(({ piece }) => piece.at));
    return board.spaces.flatMap(({ id }) => (taken.has(id) ? [] : [id]));
  }, [game, board, plates]);
  const lively = new Set([...(choices?.targets.keys() ?? []), choices?.origin, fight, pointed]);
  return {
    layout,
    plates,
    hitPieces,
    livelyPlates: plates.filter(({ piece }) => lively.has(piece.at) || optionsOfPiece(choices, piece).length > 0),
    livelyKey: choices === null ? '' : [...lively].join(' '),
    // Names where no units stand would be hidden by the light of their neighbours.
    bareKey:
      near === 'far' || choices === null || choices.targets.size === 0
        ? ''
        : bare.filter((id) => !choices.targets.has(id)).join(' '),
    // From afar the names of all that can be chosen would lie on one another, unless they are few.
    livelyFarKey: [choices?.origin, fight, pointed].join(' '),
    fewKey:
      near === 'far' && choices !== null && choices.targets.size <= FEW ? [...choices.targets.keys()].join(' ') : '',
  };
}

/** A board of provinces and seas: tints of owners, legions in their places, whole provinces that glow. */
export function AreaLayers(props: AreaLayersProps) {
  const { map, scene, near, choices, pointed, actions } = props;
  const { game, language } = useTable();
  const { board } = map;
  const far = near === 'far';
  const laid = useAreaLayout(props);
  const { layout, plates, livelyKey } = laid;
  const areas = props.areas ?? scene.areas;
  const names = { board, areas, language, far, pixels: props.pixels, plates, size: props.size };
  return (
    <>
      <Print {...props} far={far} />
      <SvgLayer board={board} holds="pieces">
        {!far && <Roads board={board} layout={layout} />}
        <AreaNames {...names} without={`${livelyKey} ${laid.bareKey}`} />
        <g className="pieces">
          <Plates plates={plates} far={far} />
        </g>
      </SvgLayer>
      {choices !== null && <div className="veil" />}
      <SvgLayer board={board} holds="lights">
        {choices !== null && <Reach board={board} choices={choices} pointed={pointed} />}
        <Outlines {...props} />
        {choices !== null && <Way board={board} choices={choices} pointed={pointed} />}
        {livelyKey !== '' && (
          <>
            <AreaNames {...names} only={far ? laid.fewKey : laid.bareKey} yielding />
            <AreaNames {...names} only={far ? laid.livelyFarKey : livelyKey} />
            <g className="pieces glows">
              {laid.hitPieces.map((plate) => (
                <PlateAt key={plate.key} plate={plate}>
                  <circle className="piece-glow" r="16" />
                </PlateAt>
              ))}
            </g>
            <g className="pieces lively">
              <Plates plates={laid.livelyPlates} far={far} />
            </g>
          </>
        )}
        {choices !== null && !far && <Tags board={board} choices={choices} layout={layout} advised={props.advised} />}
      </SvgLayer>
      <SvgLayer board={board} holds="handles" label={game.title[language]}>
        <HitAreas board={board} choices={choices} hitPieces={laid.hitPieces} actions={actions} />
        {props.marks.length > 0 && <NewsMarks board={board} marks={props.marks} />}
      </SvgLayer>
    </>
  );
}

/** What is printed, with the tints of owners between the ground and the names. */
function Print({ map, scene, areas, contrast, far }: LayerProps & { far: boolean }) {
  const { game, language } = useTable();
  const { board } = map;
  const tinted = areas ?? scene.areas;
  return (
    <SvgLayer board={board} holds="print">
      <Clips board={board} />
      <Backdrop map={map} contrast={contrast} language={language} far={far} layer="terrain" />
      {tinted !== undefined && (
        <Tints board={board} game={game} areas={tinted} contrast={contrast} far={far} legend={areas !== undefined} />
      )}
      <Backdrop map={map} contrast={contrast} language={language} far={far} layer="print" />
    </SvgLayer>
  );
}

function Plates({ plates, far }: { plates: readonly Plate[]; far: boolean }) {
  const { game } = useTable();
  return plates.map((plate) => (
    <PlateAt key={plate.key} plate={plate}>
      <PlateForm plate={plate} game={game} far={far} />
    </PlateAt>
  ));
}

/** The province one points at, and the one that is fought over. */
function Outlines({ map: { board }, choices, pointed, fight }: LayerProps) {
  return (
    <>
      {pointed !== null && !choices?.targets.has(pointed) && (
        <Outline board={board} space={pointed} className="reach-pointer" width={5} />
      )}
      {fight !== null && <Outline board={board} space={fight} className="reach-fight" width={8} />}
    </>
  );
}

function Outline({
  board,
  space,
  className,
  width,
}: {
  board: BuiltBoard;
  space: string;
  className: string;
  width: number;
}) {
  return (
    <g clipPath={`url(#clip-${space})`}>
      <path className={className} d={outline(board, space)} strokeWidth={width * board.lineScale} />
    </g>
  );
}
