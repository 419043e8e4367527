import type { BuiltBoard } from '@tabula/atlas';
import type { Option, Piece } from '@tabula/engine';
import { memo } from 'react';
import { remarksOf } from '../question/option-words.ts';
import { type Choices, optionsOfPiece } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import type { BoardActions } from './board-props.ts';
import { outline } from './shapes.ts';

/** A piece that can be clicked, and where. */
export interface HitPiece {
  readonly key: string;
  readonly piece: Piece;
  readonly at: readonly [number, number];
  readonly dx: number;
  readonly dy: number;
}

interface HitAreasProps {
  readonly board: BuiltBoard;
  readonly choices: Choices | null;
  readonly hitPieces: readonly HitPiece[];
  readonly actions: BoardActions;
}

/** So many meanings of a place are told; more are just its name. */
const TOLD = 3;

/** What can be clicked, over everything else: places and the seat's own pieces that stand for options. */
export const HitAreas = memo(function HitAreas(props: HitAreasProps) {
  const { board, choices, hitPieces, actions } = props;
  const { speaker } = useTable();
  return (
    <g className="handles">
      {board.spaces.map(({ id, kind }) => (kind === 'outside' ? null : <PlaceHandle key={id} {...props} id={id} />))}
      {hitPieces.map(({ key, piece, at, dx, dy }) => (
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
              actions.piece(piece);
            }}
          >
            <circle className="hit" cx={dx} cy={dy} r="17" />
          </a>
        </g>
      ))}
    </g>
  );
});

function PlaceHandle({ board, choices, actions: { point, pick }, id }: HitAreasProps & { id: string }) {
  const { speaker, say } = useTable();
  const target = choices?.targets.get(id);
  const common = {
    onPointerEnter: () => point(id),
    onPointerLeave: () => point(null),
    onFocus: () => point(id),
    onBlur: () => point(null),
  };
  const shape = outline(board, id);
  const centre = board.spaces.find((space) => space.id === id)?.centre ?? [0, 0];
  const drawn =
    shape === '' ? (
      <g transform={`translate(${centre[0]} ${centre[1]})`}>
        <circle className="sized hit" r="23" />
      </g>
    ) : (
      <path className="hit" d={shape} />
    );
  if (target === undefined)
    return (
      <g className="place" {...common}>
        {drawn}
      </g>
    );
  const name = speaker.has(`space.${id}`) ? speaker.say(`space.${id}`) : id;
  const told = (option: Option) =>
    [speaker.option(option), remarksOf(speaker, say, choices?.notes[option.id], board.play)].filter(Boolean).join(', ');
  const label = target.options.length > TOLD ? name : target.options.map(told).join(' / ');
  return (
    <a
      className="place lit"
      href={`#${id}`}
      data-space={id}
      aria-label={label}
      {...common}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        pick(id);
      }}
    >
      {drawn}
    </a>
  );
}
