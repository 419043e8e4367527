import { type ReactNode, useMemo } from 'react';
import { optionsOfPiece } from '../table/choices.ts';
import type { BoardProps } from './board.tsx';
import { PieceForm } from './forms.tsx';
import { Ground } from './ground.tsx';
import { Handles } from './handles.tsx';
import { placed } from './layout.ts';
import { Rings, Routes } from './lights.tsx';
import { Places } from './places.tsx';

/** A board of points and links: cities as discs, armies beside them, rings around what can be chosen. */
export function PointsLayers(props: BoardProps) {
  const { sheet, game, scene, choices, fight, pointed, contrast, language, speaker } = props;
  const { board } = sheet;
  const pieces = useMemo(() => placed(game, board, scene.pieces), [game, board, scene.pieces]);
  const grips = useMemo(
    () => pieces.filter(({ piece }) => optionsOfPiece(choices, piece).length > 0),
    [pieces, choices],
  );
  const lively = new Set([...(choices?.lit.keys() ?? []), choices?.origin, fight, pointed]);
  return (
    <>
      <Ground sheet={sheet} contrast={contrast} language={language} far={false} layer="terrain" />
      <Ground sheet={sheet} contrast={contrast} language={language} far={false} layer="print" />
      <Places {...props} layer="under" />
      <g className="pieces">
        {pieces.map(({ key, piece, form, at, dx, dy, covered }) => (
          <PieceAt key={key} x={at[0]} y={at[1]} dx={dx} dy={dy}>
            <PieceForm
              piece={piece}
              form={form}
              glyph={game.look?.pieces[piece.kind]?.glyph}
              ink={game.look?.styles[piece.style ?? '']}
              covered={covered}
            />
          </PieceAt>
        ))}
      </g>
      <Places {...props} layer="names" />
      {choices !== null && <rect className="veil" width={board.width} height={board.height} />}
      {choices !== null && <Routes board={board} choices={choices} pointed={pointed} />}
      <Rings {...props} board={board} />
      <g className="pieces lively">
        {pieces
          .filter(({ piece }) => lively.has(piece.at) || optionsOfPiece(choices, piece).length > 0)
          .map(({ key, piece, form, at, dx, dy, covered }) => {
            const own = optionsOfPiece(choices, piece).length > 0;
            return (
              <PieceAt key={key} x={at[0]} y={at[1]} dx={dx} dy={dy} ready={own}>
                {own && <circle className="piece-glow" cy="-2" r="17" />}
                <PieceForm
                  piece={piece}
                  form={form}
                  glyph={game.look?.pieces[piece.kind]?.glyph}
                  ink={game.look?.styles[piece.style ?? '']}
                  covered={covered}
                />
              </PieceAt>
            );
          })}
      </g>
      <Places {...props} layer="lively" />
      <Handles
        board={board}
        choices={choices}
        speaker={speaker}
        grips={grips}
        onPoint={props.onPoint}
        onPick={props.onPick}
        onPiece={props.onPiece}
      />
    </>
  );
}

/** A piece at its place: it glides there when the place changes. */
function PieceAt({
  x,
  y,
  dx,
  dy,
  ready,
  children,
}: {
  x: number;
  y: number;
  dx: number;
  dy: number;
  ready?: boolean;
  children: ReactNode;
}) {
  return (
    <g className={ready ? 'piece ready' : 'piece'} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <g className="sized">
        <g transform={`translate(${dx} ${dy})`}>{children}</g>
      </g>
    </g>
  );
}
