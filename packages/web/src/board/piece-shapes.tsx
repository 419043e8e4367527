import type { Form, Glyph, Ink, Piece, Seat } from '@tabula/engine';
import { memo } from 'react';
import { GlyphShape } from '../ui/glyph.tsx';
import { ownerOf } from '../ui/owners.tsx';

/** A style that the game did not describe. */
const PLAIN: Ink = { fill: '#EFE4C8', edge: '#6F6A60', light: '#FFFDF6', on: '#2A2018' };

/** A soft shadow under a piece; light comes from the upper left. */
function Shadow({ y, rx, ry }: { y: number; rx: number; ry: number }) {
  return <ellipse cx="3" cy={y} rx={rx} ry={ry} fill="#2A1A0C" opacity=".26" />;
}

/** Counters one upon the other, with their number. */
function Stack({ count, ink, covered }: { count: number; ink: Ink; covered: boolean }) {
  const high = Math.max(1, Math.min(4, count));
  const top = -(high - 1) * 4 + 2;
  return (
    <g>
      <Shadow y={9} rx={17} ry={13} />
      {Array.from({ length: high }, (_, i) => {
        const y = 2 - i * 4;
        return (
          <g key={y}>
            <circle cy={y + 2.4} r="15" fill={ink.edge} />
            <circle cy={y} r="15" fill={ink.fill} stroke={ink.light} strokeWidth=".9" strokeOpacity=".75" />
          </g>
        );
      })}
      <circle cy={top} r="11.8" fill="none" stroke={ink.light} strokeWidth="1.1" opacity=".8" />
      <path
        d={`M-10.5 ${top - 6}a12 12 0 0 1 8-6`}
        fill="none"
        stroke="#fff"
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".35"
      />
      <text x={covered ? -3.5 : 0} y={top + (covered ? 6.6 : 5.6)} className="numeral" fill={ink.on}>
        {count}
      </text>
    </g>
  );
}

/** A walled capital. */
function Walls({ count, ink }: { count: number | undefined; ink: Ink }) {
  return (
    <g>
      <Shadow y={6} rx={27} ry={25} />
      <circle cy="3" r="24" fill={ink.edge} />
      <circle r="25" fill="none" stroke={ink.edge} strokeWidth="6" strokeDasharray="6.55 6.54" />
      <circle r="23.5" fill={ink.fill} stroke={ink.edge} strokeWidth="1" />
      <circle r="20.5" fill="none" stroke={ink.light} strokeWidth="1" opacity=".7" />
      <circle r="17.5" fill="#F6EACB" stroke={ink.edge} strokeWidth="1.6" />
      <circle r="14.5" fill="none" stroke={ink.edge} strokeWidth=".8" opacity=".45" />
      <text y="7.6" className="numeral capital" fill="#2A2018">
        {count}
      </text>
    </g>
  );
}

/** A place printed on the map, with no counter on it. */
function Site({ count, ink }: { count: number | undefined; ink: Ink }) {
  return (
    <g>
      <circle r="15" fill={ink.fill} stroke={ink.edge} strokeWidth="1.6" />
      <circle r="11.8" fill="none" stroke={ink.edge} strokeWidth="1" strokeDasharray="1.5 2.2" opacity=".9" />
      <text y="5.6" className="numeral" fill={ink.on}>
        {count}
      </text>
    </g>
  );
}

/** A seat's emblem, drawn small on a piece: the shape alone tells whose it is. */
function Mark({ seat, size }: { seat: Seat; size: number }) {
  const { plate, on } = ownerOf(seat);
  const scale = size / 24;
  return <path d={plate} fill={on} transform={`translate(${-size / 2} ${-size / 2}) scale(${scale})`} />;
}

export function Cube({ seat }: { seat: Seat }) {
  const { fill, edge, light } = ownerOf(seat);
  return (
    <g strokeLinejoin="round" stroke={edge} strokeWidth=".9">
      <path d="M-6 8.5l11 0 5-4-2 5-4 2.5h-9z" fill="#2A1A0C" opacity=".22" stroke="none" />
      <path d="M-7.5-4.5l4-4h11l-4 4z" fill={light} />
      <path d="M3.5-4.5l4-4v11l-4 4z" fill={edge} />
      <path d="M-7.5-4.5h11v11h-11z" fill={fill} />
      <g transform="translate(-2 1)" stroke="none">
        <Mark seat={seat} size={6.2} />
      </g>
    </g>
  );
}

function Tower({ seat }: { seat: Seat }) {
  const { fill, edge, light } = ownerOf(seat);
  return (
    <g strokeLinejoin="round">
      <ellipse cx="1.5" cy="9" rx="10" ry="3" fill="#2A1A0C" opacity=".25" />
      <path
        d="M-9-10.5h4.5v3h2.5v-3h4v3h2.5v-3h4.5v7h-1.5V9h-15V-3.5H-9z"
        fill={fill}
        stroke={edge}
        strokeWidth="1.2"
      />
      <path d="M-8-9.5h2.5M-1-9.5h2M5.5-9.5h2.5" stroke={light} strokeWidth="1.1" />
      <g transform="translate(0 2.5)">
        <Mark seat={seat} size={7.5} />
      </g>
    </g>
  );
}

function Pawn({ seat, count, ink }: { seat: Seat; count: number | undefined; ink: Ink }) {
  const { fill, edge, light } = ownerOf(seat);
  return (
    <g strokeLinejoin="round">
      <ellipse cx="2" cy="13" rx="12" ry="5" fill="#2A1A0C" opacity=".28" />
      <path d="M-3.2-6h6.4c.3 6 2.3 9.5 6.3 13h-19c4-3.5 6-7 6.3-13z" fill={fill} stroke={edge} strokeWidth="1.1" />
      <path
        d="M-1.8-5.5c-.2 4.5-1.5 8-4 11"
        fill="none"
        stroke={light}
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".8"
      />
      <circle cy="-10.5" r="6.4" fill={fill} stroke={edge} strokeWidth="1.1" />
      <g transform="translate(0 -10.5)">
        <Mark seat={seat} size={5.8} />
      </g>
      {count !== undefined && (
        <g>
          <rect x="-10" y="4" width="20" height="15.5" rx="6.5" fill={ink.fill} stroke={ink.edge} strokeWidth="1.3" />
          <text y="16.1" className="strength" fill={ink.on}>
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

/** A token of an area game: the owner's plate with the pictogram of its kind, and a pill with its number. */
function Plate({
  seat,
  count,
  glyph,
  ink,
}: {
  seat: Seat | undefined;
  count: number | undefined;
  glyph: Glyph | undefined;
  ink: Ink;
}) {
  const { plate, fill, edge, on } = plateOf(seat, ink);
  return (
    <g>
      <path d={plate} fill="#2A1A0C" opacity=".26" transform="translate(-10.5 -9.5)" />
      <path d={plate} fill={fill} stroke={edge} strokeWidth="1.2" transform="translate(-12 -12)" />
      {glyph !== undefined && (
        <g transform="translate(-7 -7) scale(.585)">
          <GlyphShape name={glyph} colour={on} />
        </g>
      )}
      {ink.mark !== undefined && <Tag mark={ink.mark} edge={edge} />}
      {count !== undefined && count > 1 && <Pill x={9} y={8} count={count} edge={edge} />}
    </g>
  );
}

/** The form of a seat's plate with its colours, or with those of one of several nations that it leads. */
export function plateOf(seat: Seat | undefined, ink: Ink | undefined) {
  const owner = ownerOf(seat ?? 2);
  return ink !== undefined && (seat === undefined || ink.mark !== undefined) ? { ...ink, plate: owner.plate } : owner;
}

/** The letters of a nation, at the upper left of a plate. */
export function Tag({ mark, edge }: { mark: string; edge: string }) {
  const wide = mark.length > 1 ? 7.6 : 5;
  return (
    <g transform="translate(-9 -10)">
      <rect x={-wide} y="-5.500" width={2 * wide} height="11" rx="3" fill="#FFFDF6" stroke={edge} strokeWidth=".9" />
      <text y="3.200" className="tag" fill="#2A2018">
        {mark}
      </text>
    </g>
  );
}

/** A city printed on the map: the province tells whose it is. Walls make it a fortified one. */
function Town({ glyph, walled }: { glyph: Glyph | undefined; walled: boolean }) {
  return (
    <g>
      <circle cx="1" cy="1.6" r={walled ? 13 : 10.5} fill="#2A1A0C" opacity=".26" />
      {walled && <circle r="11.4" fill="none" stroke="#5A4A38" strokeWidth="4" strokeDasharray="2.985 2.985" />}
      <circle r="9.6" fill="#F6EACB" stroke="#4A2F1A" strokeWidth={walled ? 2.2 : 1.5} />
      <g transform="translate(-6 -6.3) scale(.5)">
        <GlyphShape name={glyph ?? 'city'} colour="#3A2413" />
      </g>
    </g>
  );
}

/** What a province yields: a small card on the map. */
function Good({ glyph, ink, count }: { glyph: Glyph | undefined; ink: Ink; count: number | undefined }) {
  return (
    <g>
      <rect x="-8" y="-7" width="17.500" height="17.500" rx="3.600" fill="#2A1A0C" opacity=".22" />
      <rect x="-9" y="-9" width="18" height="18" rx="3.600" fill={ink.fill} stroke="#4A3520" strokeWidth="1.100" />
      {glyph !== undefined && (
        <g transform="translate(-6.6 -6.6) scale(.55)">
          <GlyphShape name={glyph} colour={ink.on} />
        </g>
      )}
      {count !== undefined && count > 1 && <Pill x={9} y={8} count={count} edge="#4A3520" />}
    </g>
  );
}

/** A round marker in the owner's colours or in a style's. */
function Marker({
  seat,
  glyph,
  ink,
  count,
}: {
  seat: Seat | undefined;
  glyph: Glyph | undefined;
  ink: Ink;
  count: number | undefined;
}) {
  const { fill, edge, on } = seat === undefined ? ink : ownerOf(seat);
  return (
    <g>
      <circle cx="1" cy="1.600" r="9.600" fill="#2A1A0C" opacity=".26" />
      <circle r="9.400" fill={fill} stroke={edge} strokeWidth="1.300" />
      {glyph !== undefined && (
        <g transform="translate(-6.2 -6.2) scale(.515)">
          <GlyphShape name={glyph} colour={on} />
        </g>
      )}
      {count !== undefined && count > 1 && <Pill x={8} y={7} count={count} edge={edge} />}
    </g>
  );
}

/** How many there are, at the lower right of a plate. */
function Pill({ x, y, count, edge }: { x: number; y: number; count: number; edge: string }) {
  const wide = count > 9 ? 10 : 7;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-wide} y="-7" width={2 * wide} height="14" rx="7" fill="#FFFDF6" stroke={edge} strokeWidth="1" />
      <text y="4" className="pill" fill="#2A2018">
        {count}
      </text>
    </g>
  );
}

/** A piece as the game describes it, around its own middle, at the size it has when the whole board is seen. */
export const PieceForm = memo(function PieceForm({
  piece,
  form,
  glyph,
  ink = PLAIN,
  covered = false,
}: {
  piece: Piece;
  form: Form;
  glyph: Glyph | undefined;
  ink: Ink | undefined;
  covered?: boolean | undefined;
}) {
  const { owner, count = 1 } = piece;
  switch (form) {
    case 'stack':
      return <Stack count={count} ink={ink} covered={covered} />;
    case 'walls':
      return <Walls count={piece.count} ink={ink} />;
    case 'site':
      return <Site count={piece.count} ink={ink} />;
    case 'cube':
      return <Cube seat={owner ?? 0} />;
    case 'tower':
      return <Tower seat={owner ?? 0} />;
    case 'pawn':
      return <Pawn seat={owner ?? 0} count={piece.count} ink={ink} />;
    case 'plate':
      return <Plate seat={owner} count={piece.count} glyph={glyph} ink={ink} />;
    case 'city':
      return <Town glyph={glyph} walled={false} />;
    case 'fortified':
      return <Town glyph={glyph} walled />;
    case 'good':
      return <Good glyph={glyph} ink={ink} count={piece.count} />;
    case 'marker':
      return <Marker seat={owner} glyph={glyph} ink={ink} count={piece.count} />;
    case 'road':
      return null;
  }
});
