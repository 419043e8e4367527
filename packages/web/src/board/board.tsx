import { drawBorders, drawFeatures, drawGround, drawLabels, drawLinks, STYLES, shapePath } from '@tabula/atlas';
import type { Game, Language, Piece, Scene, Speaker } from '@tabula/engine';
import { type CSSProperties, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Sheet } from '../data/boards.ts';
import { type Choices, optionsOfPiece } from '../table/choices.ts';
import { type Insets, pieceScale } from './camera.ts';
import { PieceForm } from './forms.tsx';
import { contentBox, placed, spaceIndex } from './layout.ts';
import { Rings, Routes } from './lights.tsx';
import { Places } from './places.tsx';
import { type Camera, useCamera } from './use-camera.ts';
import './board.css';

export interface BoardProps {
  readonly sheet: Sheet;
  readonly game: Game;
  readonly scene: Scene;
  readonly speaker: Speaker;
  readonly language: Language;
  readonly contrast: boolean;
  readonly choices: Choices | null;
  /** The place that somebody points at, on the map or in words. */
  readonly pointed: string | null;
  /** The place of a fight that is under way. */
  readonly fight: string | null;
  /** The option that a hint names. */
  readonly advised: string | null;
  readonly insets: Insets;
  readonly onPoint: (space: string | null) => void;
  readonly onPick: (space: string) => void;
  readonly onPiece: (piece: Piece) => void;
  readonly onGround?: () => void;
  readonly onCamera?: (camera: Camera) => void;
  readonly children?: (camera: Camera) => ReactNode;
}

/** The map with everything that stands on it. */
export function Board(props: BoardProps) {
  const { sheet, game, scene, choices, contrast, language, insets, fight, pointed } = props;
  const { board } = sheet;
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const content = useMemo(() => contentBox(board), [board]);
  const camera = useCamera(frame, layer, board, content, insets);
  const { onCamera } = props;
  useEffect(() => onCamera?.(camera), [camera, onCamera]);
  const { onGround } = props;
  useEffect(() => {
    const element = layer.current;
    if (element === null || onGround === undefined) return;
    element.addEventListener('click', onGround);
    return () => element.removeEventListener('click', onGround);
  }, [onGround]);
  const pieces = useMemo(() => placed(game, board, scene.pieces), [game, board, scene.pieces]);
  const size = pieceScale(camera.eye.k);
  const style = { '--u': String(size / camera.eye.k), '--s': String(size) } as CSSProperties;
  const choosing = choices !== null;
  const lively = new Set([...(choices?.lit.keys() ?? []), choices?.origin, fight, pointed]);
  return (
    <div className="board" ref={frame} data-far={size < 0.8 || undefined} data-choosing={choosing || undefined}>
      <div className="board-layer" ref={layer}>
        <svg
          className="board-svg"
          viewBox={`0 0 ${board.width} ${board.height}`}
          width={board.width}
          height={board.height}
          style={style}
          aria-label={game.title[language]}
        >
          <Ground sheet={sheet} contrast={contrast} language={language} />
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
          {choosing && <rect className="veil" width={board.width} height={board.height} />}
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
          <Handles {...props} pieces={pieces} />
        </svg>
      </div>
      {props.children?.(camera)}
    </div>
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

/** What can be clicked, over everything else: places and the seat's own pieces that stand for options. */
function Handles({
  choices,
  speaker,
  pieces,
  onPiece,
  onPick,
  onPoint,
  sheet,
  pointed,
}: BoardProps & { pieces: ReturnType<typeof placed> }) {
  const spaces = useMemo(() => spaceIndex(sheet.board), [sheet.board]);
  return (
    <g className="handles">
      {[...spaces.values()].map(({ id, centre, rings, kind }) => {
        if (kind === 'outside') return null;
        const lit = choices?.lit.get(id);
        const name = speaker.has(`space.${id}`) ? speaker.say(`space.${id}`) : id;
        const label = lit === undefined ? name : lit.options.map((option) => speaker.option(option)).join(' / ');
        const shape = rings.length > 0 ? shapePath(sheet.board.arcs, rings) : null;
        const common = {
          onPointerEnter: () => onPoint(id),
          onPointerLeave: () => onPoint(null),
          onFocus: () => onPoint(id),
          onBlur: () => onPoint(null),
        };
        const drawn =
          shape === null ? (
            <g transform={`translate(${centre[0]} ${centre[1]})`}>
              <circle className="sized hit" r="23" />
            </g>
          ) : (
            <path className="hit" d={shape} />
          );
        if (lit === undefined)
          return (
            <g key={id} className="place" {...common} data-pointed={pointed === id || undefined}>
              {drawn}
            </g>
          );
        return (
          <a
            key={id}
            className="place lit"
            href={`#${id}`}
            data-space={id}
            aria-label={label}
            {...common}
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onPick(id);
            }}
          >
            {drawn}
          </a>
        );
      })}
      {pieces
        .filter(({ piece }) => optionsOfPiece(choices, piece).length > 0)
        .map(({ key, piece, at, dx, dy }) => (
          <g key={key} transform={`translate(${at[0]} ${at[1]})`}>
            <a
              className="place lit sized"
              href={`#${key}`}
              aria-label={optionsOfPiece(choices, piece)
                .map((option) => speaker.option(option))
                .join(' / ')}
              onClick={(event) => {
                event.preventDefault();
                event.stopPropagation();
                onPiece(piece);
              }}
            >
              <circle className="hit" cx={dx} cy={dy} r="17" />
            </a>
          </g>
        ))}
    </g>
  );
}

/** Everything printed: terrain, borders, links, names of seas and regions. Drawn once for each theme. */
const Ground = memo(function Ground({
  sheet,
  contrast,
  language,
}: {
  sheet: Sheet;
  contrast: boolean;
  language: Language;
}) {
  const markup = useMemo(() => {
    const { board } = sheet;
    const style = STYLES[contrast ? 'contrast' : 'parchment'];
    const bare = { ...board, spaces: board.spaces.map(({ label: _label, ...space }) => space) };
    return [
      drawGround(board, style, sheet.picture(style.name)),
      drawFeatures(board, style),
      drawBorders(board, style),
      drawLabels(bare, style, language, ['far', 'fit', 'near']),
      drawLinks(board, style),
    ].join('');
  }, [sheet, contrast, language]);
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (group.current !== null) group.current.innerHTML = markup;
  }, [markup]);
  return <g className="ground" ref={group} />;
});
