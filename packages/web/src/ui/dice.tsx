import type { Glyph, Option } from '@tabula/engine';
import { GlyphShape } from './glyph.tsx';
import { ownerOf } from './owners.tsx';

/** Where the pips of a die lie, on a field of 42. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[21, 21]],
  2: [
    [12, 12],
    [30, 30],
  ],
  3: [
    [11, 11],
    [21, 21],
    [31, 31],
  ],
  4: [
    [12, 12],
    [30, 12],
    [12, 30],
    [30, 30],
  ],
  5: [
    [11, 11],
    [31, 11],
    [21, 21],
    [11, 31],
    [31, 31],
  ],
  6: [
    [12, 10],
    [30, 10],
    [12, 21],
    [30, 21],
    [12, 32],
    [30, 32],
  ],
};

/** Where what a side shows lies on it: one thing in the middle, two from corner to corner. */
function spots(face: Glyph | readonly Glyph[]): { name: Glyph; at: string; scale: number }[] {
  if (typeof face === 'string') return [{ name: face, at: '7.8 7.8', scale: 1.1 }];
  return face.map((name, i) => ({ name, at: i === 0 ? '4.5 4.5' : '20 20', scale: 0.73 }));
}

interface DiceProps {
  readonly dice: readonly number[];
  /** From which figure on a die is a hit; without it nobody knows. */
  readonly hit: number | undefined;
  /** By die: 1 if it was a hit, where that is told. */
  readonly struck?: readonly number[] | undefined;
  /** What the sides show in place of pips; a side without a picture is a blank, and a miss. */
  readonly faces?: Readonly<Record<number, Glyph | readonly Glyph[]>> | undefined;
  /** From which figure on a die is a dark one: it has a dark frame. */
  readonly dark?: number | undefined;
  /** Dice of more sides than six show a figure. */
  readonly sides?: number | undefined;
  readonly seat: number | null;
  readonly size?: number;
  readonly label: string;
  /** By what a die shows: what clicking it answers. */
  readonly options?: ReadonlyMap<number, { readonly option: Option; readonly words: string }>;
  readonly onTake?: (option: Option) => void;
}

/** Dice as they fell: filled in the owner's colour is a hit, pale is a miss. */
export function Dice({
  dice,
  hit,
  struck: told,
  faces,
  dark = Infinity,
  sides = 6,
  seat,
  size = 42,
  label,
  options,
  onTake,
}: DiceProps) {
  return (
    <span className="dice" {...(options === undefined ? { role: 'img', 'aria-label': label } : {})}>
      {dice.map((pips, i) => {
        const face = faces?.[pips];
        const struck =
          told !== undefined ? told[i] === 1 : faces === undefined ? pips >= (hit ?? 1) : face !== undefined;
        const key = `${i}`;
        const again = options?.get(pips);
        const drawn = (
          <svg
            key={key}
            className="die"
            viewBox="0 0 42 45"
            width={size}
            height={(size * 45) / 42}
            style={{ animationDelay: `${i * 40}ms` }}
            aria-hidden="true"
          >
            <DieBody seat={seat} struck={struck} dark={pips >= dark} />
            {faces === undefined ? (
              <Pips pips={pips} sides={sides} ink={inkOf(seat, struck).on} />
            ) : (
              face !== undefined && <Face face={face} ink={inkOf(seat, struck).on} />
            )}
          </svg>
        );
        if (again === undefined) return drawn;
        return (
          <button
            key={key}
            type="button"
            className="die-again"
            aria-label={again.words}
            title={again.words}
            data-again={again.option.id}
            onClick={() => onTake?.(again.option)}
          >
            {drawn}
          </button>
        );
      })}
    </span>
  );
}

const NOBODY = { fill: '#5A4A38', edge: '#2A2018', on: '#F7EEDA' };
const MISS = { fill: '#FBF4E2', edge: '#CDBB94', on: '#8F7D60' };

function inkOf(seat: number | null, struck: boolean): { fill: string; edge: string; on: string } {
  if (!struck) return MISS;
  return seat === null ? NOBODY : ownerOf(seat);
}

function DieBody({ seat, struck, dark }: { seat: number | null; struck: boolean; dark: boolean }) {
  const { fill, edge } = inkOf(seat, struck);
  return (
    <>
      <rect y="2.5" width="42" height="42" rx="8.4" fill={edge} />
      <rect x=".6" y=".6" width="40.8" height="40.8" rx="8" fill={fill} stroke={edge} strokeWidth="1.2" />
      {dark && <rect className="dark" x="3" y="3" width="36" height="36" rx="5.6" />}
    </>
  );
}

function Pips({ pips, sides, ink }: { pips: number; sides: number; ink: string }) {
  if (sides > 6)
    return (
      <text className="die-figure" x="21" y="30" fill={ink}>
        {pips}
      </text>
    );
  if (sides !== 6) return null;
  return (PIPS[pips] ?? []).map(([x, y]) => <circle key={`${x}/${y}`} cx={x} cy={y} r="4" fill={ink} />);
}

function Face({ face, ink }: { face: Glyph | readonly Glyph[]; ink: string }) {
  return spots(face).map(({ name, at, scale }) => (
    <g key={at} transform={`translate(${at}) scale(${scale})`}>
      <GlyphShape name={name} colour={ink} />
    </g>
  ));
}
