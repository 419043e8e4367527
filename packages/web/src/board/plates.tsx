import type { BuiltBoard } from '@tabula/atlas';
import type { Game } from '@tabula/engine';
import { memo, type ReactNode } from 'react';
import { GlyphShape } from '../ui/glyph.tsx';
import { bow, pathOf } from './layout.ts';
import { PieceForm, plateOf, Tag } from './piece-shapes.tsx';
import type { Plate, ProvinceLayout, Road } from './provinces.ts';
import { spaceIndex } from './shapes.ts';

/** Roads between the places they join: from city to city where there are some. */
export const Roads = memo(function Roads({ board, layout }: { board: BuiltBoard; layout: ProvinceLayout }) {
  const spaces = spaceIndex(board);
  const end = (id: string) => {
    const city = layout.provinces.get(id)?.plates.find(({ form }) => form === 'city' || form === 'fortified');
    return city?.at ?? spaces.get(id)?.centre;
  };
  const lines = layout.roads.flatMap(({ key, from, to }: Road) => {
    const [a, b] = [end(from), end(to)];
    return a === undefined || b === undefined ? [] : [{ key, d: pathOf(bow(a, b, 0.07)) }];
  });
  return (
    <g className="roads">
      {lines.map(({ key, d }) => (
        <path key={key} className="road-edge" d={d} />
      ))}
      {lines.map(({ key, d }) => (
        <path key={key} className="road-core" d={d} />
      ))}
    </g>
  );
});

/** A piece at its place: it glides there when the place changes. */
export function PlateAt({ plate, children }: { plate: Plate; children: ReactNode }) {
  const { at, dx, dy, rider } = plate;
  return (
    <g className="piece" style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      <g className="sized">
        <g transform={`translate(${dx} ${dy})${rider ? ' scale(.58)' : ''}`}>{children}</g>
      </g>
    </g>
  );
}

/** One plate: a kind of piece with its number, or a whole legion. */
export const PlateForm = memo(function PlateForm({ plate, game, far }: { plate: Plate; game: Game; far: boolean }) {
  const { piece, form, legion } = plate;
  const look = game.look?.pieces[piece.kind];
  const ink = game.look?.styles[piece.style ?? ''];
  if (legion === undefined) {
    if (far && (form === 'city' || form === 'fortified')) return <Dot walled={form === 'fortified'} />;
    return <PieceForm piece={piece} form={form} glyph={look?.glyph ?? goodGlyph(game, piece.style)} ink={ink} />;
  }
  const { total, led } = legion;
  if (!far) {
    const { count: _count, ...rest } = piece;
    const closed = { ...rest, count: total };
    return (
      <>
        <PieceForm piece={closed} form="plate" glyph={look?.glyph} ink={ink} />
        {led && <Crown />}
      </>
    );
  }
  const { plate: shape, fill, edge, on } = plateOf(piece.owner, ink);
  return (
    <g>
      <path d={shape} fill="#2A1A0C" opacity=".26" transform="translate(-10.5 -9.5)" />
      <path d={shape} fill={fill} stroke={edge} strokeWidth="1.200" transform="translate(-12 -12)" />
      <text y="5" className="total-figure" fill={on}>
        {total}
      </text>
      {ink?.mark !== undefined && <Tag mark={ink.mark} edge={edge} />}
      {led && <Crown />}
    </g>
  );
});

/** A good on the map looks like its card. */
export function goodGlyph(game: Game, style: string | undefined) {
  const cards = Object.entries(game.look?.cards ?? {});
  return style === undefined ? undefined : cards.find(([key]) => key.endsWith(`.${style}`))?.[1].glyph;
}

function Crown() {
  return (
    <g transform="translate(-6.500 -20) scale(.54)" className="led">
      <GlyphShape name="crown" colour="#F5B82E" />
    </g>
  );
}

function Dot({ walled }: { walled: boolean }) {
  return <circle r={walled ? 4.6 : 3.6} fill="#F6EACB" stroke="#4A2F1A" strokeWidth={walled ? 2.2 : 1.4} />;
}
