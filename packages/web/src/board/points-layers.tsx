import type { Game } from '@tabula/engine';
import { type ReactNode, useMemo } from 'react';
import { optionsOfPiece } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { Backdrop } from './backdrop.tsx';
import type { LayerProps } from './board-props.ts';
import { Rings, Routes } from './highlights.tsx';
import { HitAreas } from './hit-areas.tsx';
import { placed } from './layout.ts';
import { NewsMarks } from './news-marks.tsx';
import { PieceForm } from './piece-shapes.tsx';
import { Places } from './places.tsx';
import { SvgLayer } from './svg-layer.tsx';

/** A board of points and links: cities as discs, armies beside them, rings around what can be chosen. */
export function PointsLayers(props: LayerProps) {
  const { game, language } = useTable();
  const { map, scene, choices, fight, pointed, contrast, actions } = props;
  const { board } = map;
  const pieces = useMemo(() => placed(game, board, scene.pieces), [game, board, scene.pieces]);
  const hitPieces = useMemo(
    () => pieces.filter(({ piece }) => optionsOfPiece(choices, piece).length > 0),
    [pieces, choices],
  );
  const lively = new Set([...(choices?.targets.keys() ?? []), choices?.origin, fight, pointed]);
  const livelyPieces = pieces.filter(({ piece }) => lively.has(piece.at) || optionsOfPiece(choices, piece).length > 0);
  return (
    <>
      <SvgLayer board={board} holds="print">
        <Backdrop map={map} contrast={contrast} language={language} far={false} layer="terrain" />
        <Backdrop map={map} contrast={contrast} language={language} far={false} layer="print" />
      </SvgLayer>
      <SvgLayer board={board} holds="pieces">
        <Places {...props} layer="under" />
        <g className="pieces">
          {pieces.map((stood) => (
            <Stood key={stood.key} game={game} stood={stood} />
          ))}
        </g>
        <Places {...props} layer="names" />
      </SvgLayer>
      {choices !== null && <div className="veil" />}
      <SvgLayer board={board} holds="lights">
        {choices !== null && <Routes board={board} choices={choices} pointed={pointed} />}
        <Rings {...props} />
        <g className="pieces glows">
          {hitPieces.map(({ key, at, dx, dy }) => (
            <PieceAt key={key} x={at[0]} y={at[1]} dx={dx} dy={dy}>
              <circle className="piece-glow" cy="-2" r="17" />
            </PieceAt>
          ))}
        </g>
        <g className="pieces lively">
          {livelyPieces.map((stood) => (
            <Stood key={stood.key} game={game} stood={stood} />
          ))}
        </g>
        <Places {...props} layer="lively" />
      </SvgLayer>
      <SvgLayer board={board} holds="handles" label={game.title[language]}>
        <HitAreas board={board} choices={choices} hitPieces={hitPieces} actions={actions} />
        {props.marks.length > 0 && <NewsMarks board={board} marks={props.marks} />}
      </SvgLayer>
    </>
  );
}

function Stood({ game, stood }: { game: Game; stood: ReturnType<typeof placed>[number] }) {
  const { piece, form, at, dx, dy, covered } = stood;
  return (
    <PieceAt x={at[0]} y={at[1]} dx={dx} dy={dy}>
      <PieceForm
        piece={piece}
        form={form}
        glyph={game.look?.pieces[piece.kind]?.glyph}
        ink={game.look?.styles[piece.style ?? '']}
        covered={covered}
      />
    </PieceAt>
  );
}

/** A piece at its place: it glides there when the place changes. */
function PieceAt({ x, y, dx, dy, children }: { x: number; y: number; dx: number; dy: number; children: ReactNode }) {
  return (
    <g className="piece" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g className="sized">
        <g transform={`translate(${dx} ${dy})`}>{children}</g>
      </g>
    </g>
  );
}
