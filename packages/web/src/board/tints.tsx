import { type BuiltBoard, linePath, OWNERS } from '@tabula/atlas';
import type { Area, Game } from '@tabula/engine';
import { memo } from 'react';
import { ownerOf } from '../ui/owners.tsx';
import { outline, spaceIndex } from './shapes.ts';

/** The outlines of all places, for what must stay inside them. */
export const Clips = memo(function Clips({ board }: { board: BuiltBoard }) {
  return (
    <defs>
      {board.spaces.map(({ id, rings }) =>
        rings.length === 0 ? null : (
          <clipPath key={id} id={`clip-${id}`}>
            <path d={outline(board, id)} clipRule="evenodd" />
          </clipPath>
        ),
      )}
    </defs>
  );
});

/** Land of nations that no seat plays is paler than what seats own, and its line is broken. */
const PALE = 0.6;
/** Where colours stand for figures or faiths they must be told apart: they are as strong as the map allows. */
const STRONG = 1.5;

/** Provinces in the colours of those who own them. Drawn anew only when one changes hands. */
export const Tints = memo(function Tints({
  board,
  game,
  areas,
  contrast,
  far,
  legend,
}: {
  board: BuiltBoard;
  game: Game;
  areas: readonly Area[];
  contrast: boolean;
  /** The colours are those of a legend, not of owners. */
  legend: boolean;
  far: boolean;
}) {
  const spaces = spaceIndex(board);
  const line = board.lineScale * (far ? 3.6 : 4.4);
  const tint = contrast ? 0.55 : 0.42;
  return (
    <g className="tints">
      <Patterns />
      {areas.map((area) => {
        const { at, owner, style } = area;
        const d = spaces.has(at) ? outline(board, at) : '';
        const own = game.look?.styles[style ?? ''];
        const ink = owner === undefined || own?.mark !== undefined ? own : ownerOf(owner);
        if (d === '' || ink === undefined) return null;
        const opacity = owner === undefined ? tint * (legend ? STRONG : PALE) : tint;
        const broken = owner === undefined && !legend;
        return <Tint key={at} area={area} d={d} ink={ink} opacity={opacity} line={line} broken={broken} />;
      })}
      <Fronts board={board} areas={areas} far={far} />
    </g>
  );
});

/** The pattern of each owner, so that nobody needs to tell colours apart. */
function Patterns() {
  return (
    <defs>
      {Object.entries(OWNERS).map(([name, { edge, pattern, dots }]) => (
        <pattern key={name} id={`own-${name}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path
            d={pattern}
            stroke={edge}
            strokeOpacity=".55"
            strokeWidth={dots ? 2 : 1}
            strokeLinecap="round"
            fill="none"
          />
        </pattern>
      ))}
    </defs>
  );
}

interface TintProps {
  readonly area: Area;
  readonly d: string;
  readonly ink: { readonly fill: string; readonly edge: string };
  readonly opacity: number;
  readonly line: number;
  /** Whether its line is broken. */
  readonly broken: boolean;
}

function Tint({ area: { at, owner }, d, ink, opacity, line, broken }: TintProps) {
  return (
    <g clipPath={`url(#clip-${at})`}>
      <path d={d} fill={ink.fill} fillOpacity={opacity} fillRule="evenodd" />
      {owner !== undefined && (
        <path d={d} fill={`url(#own-${ownerOf(owner).name})`} fillOpacity=".5" fillRule="evenodd" />
      )}
      <path
        d={d}
        fill="none"
        stroke={ink.edge}
        strokeOpacity={owner === undefined ? 0.5 : 0.8}
        strokeWidth={line}
        {...(broken ? { strokeDasharray: '7 5' } : {})}
      />
    </g>
  );
}

/** Borders that mean something: between owners when seen from afar, between nations of one seat always. */
function Fronts({ board, areas, far }: { board: BuiltBoard; areas: readonly Area[]; far: boolean }) {
  const byPlace = new Map(areas.map((area) => [area.at, area]));
  const of = (index: number) => byPlace.get(board.spaces[index]?.id ?? '');
  let fronts = '';
  const nations: { d: string; edge: string; key: number }[] = [];
  board.arcs.forEach(({ kind, left, right, line }, key) => {
    if (kind !== 'land') return;
    const [a, b] = [of(left), of(right)];
    if (far && a?.owner !== b?.owner) fronts += linePath(line);
    else if (a?.owner !== undefined && a.owner === b?.owner && a.style !== b.style)
      nations.push({ d: linePath(line), edge: ownerOf(a.owner).edge, key });
  });
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {nations.map(({ d, edge, key }) => (
        <path key={key} d={d} stroke={edge} strokeWidth={1.6 * board.lineScale} strokeDasharray="5 4" />
      ))}
      {fronts !== '' && (
        <>
          <path d={fronts} stroke="#FFF6DC" strokeWidth={3.8 * board.lineScale} />
          <path d={fronts} stroke="#3F2412" strokeWidth={1.7 * board.lineScale} />
        </>
      )}
    </g>
  );
}
