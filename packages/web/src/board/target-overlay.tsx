import type { BuiltBoard, Point } from '@tabula/atlas';
import type { Note } from '@tabula/engine';
import type { Choices, Target } from '../question/targets.ts';
import { GlyphShape } from '../ui/glyph.tsx';
import { ownerOf } from '../ui/owners.tsx';
import { percent } from '../ui/percent.ts';
import { bow, pathOf } from './layout.ts';
import type { ProvinceLayout } from './provinces.ts';
import { outline, spaceIndex } from './shapes.ts';

/** Where more places than these can be chosen, all alike, they glow softly: whose they are is still to be seen. */
const MANY = 8;

/** How strongly a place glows that costs so much: the cheaper, the stronger. */
export function shade(cost: number | undefined, of = 1): { fill: string; opacity: number; width: number } {
  if (cost === undefined) return of > MANY ? { fill: '#FFE7A3', opacity: 0.12, width: 2 } : shade(1);
  if (cost <= 1) return { fill: '#FFD35C', opacity: 0.62, width: 3.2 };
  const opacity = 0.46 * 0.86 ** (cost - 2);
  return { fill: '#FFE7A3', opacity: Math.max(0.16, opacity), width: 2.3 };
}

/** The least that choosing a place costs. */
function costOf({ options }: Target, notes: Choices['notes']): number | undefined {
  const costs = options.flatMap(({ id }) => notes[id]?.cost ?? []);
  return costs.length === 0 ? undefined : Math.min(...costs);
}

function glow(place: Target, { notes, targets }: Choices, pointed: string | null): { fill: string; opacity: number } {
  if (place.space === pointed) return { fill: '#FFC93C', opacity: 0.78 };
  return place.fight ? { fill: '#FFE7A3', opacity: 0.5 } : shade(costOf(place, notes), targets.size);
}

interface TargetProps {
  readonly board: BuiltBoard;
  readonly choices: Choices;
  readonly pointed: string | null;
}

/** Whole provinces and seas that can be chosen now, shaded by what it costs to go there. */
export function Reach({ board, choices, pointed }: TargetProps) {
  const { origin, seat, targets, blocked, notes } = choices;
  return (
    <g className="reach">
      {[...blocked.keys()].map((space) => (
        <g key={space} clipPath={`url(#clip-${space})`}>
          <path className="reach-blocked" d={outline(board, space)} strokeWidth={4 * board.lineScale} />
        </g>
      ))}
      {origin !== null && !targets.has(origin) && <Chosen board={board} space={origin} seat={seat} />}
      <g className="reach-fills">
        {[...targets.values()].map((place) => {
          const { fill, opacity } = glow(place, choices, pointed);
          return <path key={place.space} d={outline(board, place.space)} fill={fill} fillOpacity={opacity} />;
        })}
      </g>
      {[...targets.values()].map((place) => {
        const { space, fight } = place;
        const { width } = shade(costOf(place, notes), targets.size);
        const d = outline(board, space);
        const line = (pointed === space ? width + 1.6 : width) * 2 * board.lineScale;
        return (
          <g key={space} className={fight ? 'reach-place fight' : 'reach-place'} clipPath={`url(#clip-${space})`}>
            <path className="reach-edge" d={d} strokeWidth={line + 2.6 * board.lineScale} />
            <path className="reach-line" d={d} strokeWidth={line} />
          </g>
        );
      })}
    </g>
  );
}

function Chosen({ board, space, seat }: { board: BuiltBoard; space: string; seat: number }) {
  const d = outline(board, space);
  return (
    <g clipPath={`url(#clip-${space})`}>
      <path d={d} fill="#FFFDF4" fillOpacity=".55" fillRule="evenodd" />
      <path d={d} fill="none" stroke={ownerOf(seat).fill} strokeWidth={7 * board.lineScale} />
    </g>
  );
}

/** The way to the place one points at, over the places it leads through. */
export function Way({ board, choices, pointed }: TargetProps) {
  const place = pointed === null ? undefined : choices.targets.get(pointed);
  const path = place?.options.map(({ id }) => choices.notes[id]?.path).find((found) => found !== undefined);
  if (place === undefined || path === undefined || path.length < 2) return null;
  const spaces = spaceIndex(board);
  const points = path.flatMap((id): Point[] => {
    const space = spaces.get(id);
    return space === undefined ? [] : [space.centre];
  });
  const line = points.slice(1).flatMap((point, i) => bow(points[i], point, 0.06).slice(i === 0 ? 0 : 1));
  const [end, before] = [line[line.length - 1], line[line.length - 3]];
  if (end === undefined || before === undefined) return null;
  const turn = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  const d = pathOf(line);
  return (
    <g className={place.fight ? 'route fight' : 'route'}>
      <path className="route-edge" d={d} />
      <path className="route-core" d={d} />
      <g style={{ transform: `translate(${end[0]}px, ${end[1]}px)` }}>
        <g className="sized">
          <path className="route-head" d="M9 0L-7-9-3 0-7 9z" transform={`rotate(${turn})`} />
        </g>
      </g>
    </g>
  );
}

/** What it costs to go to each lit place, on a tag where nothing stands. */
export function Tags({
  board,
  choices,
  layout,
  advised,
}: Omit<TargetProps, 'pointed'> & { layout: ProvinceLayout; advised: string | null }) {
  const spaces = spaceIndex(board);
  return (
    <g className="tags">
      {[...choices.targets.values()].map((place) => {
        const space = spaces.get(place.space);
        if (space === undefined) return null;
        const cost = costOf(place, choices.notes);
        const hinted = place.options.some(({ id }) => id === advised);
        const note = choices.notes[place.options[0]?.id ?? ''];
        if (cost === undefined && !place.fight && !hinted) return null;
        const free = layout.provinces.get(place.space)?.free ?? space.slots;
        const [at, dy] = free.length > 0 ? [free[0], 0] : [space.centre, -21];
        return (
          <g key={place.space} style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
            <g className="sized">
              <g transform={`translate(0 ${dy})`}>
                {(cost !== undefined || place.fight) && <Tag cost={cost} note={note} fight={place.fight} />}
                {hinted && <Lamp />}
              </g>
            </g>
          </g>
        );
      })}
    </g>
  );
}

function Tag({ cost, note, fight }: { cost: number | undefined; note: Note | undefined; fight: boolean }) {
  const glyph = fight ? 'swords' : note?.glyph;
  const chance = note?.chance;
  const wide = (glyph === undefined ? 0 : 18) + (chance !== undefined ? 38 : cost === undefined ? 6 : 30);
  return (
    <g className="cost" transform={`translate(${-wide / 2} -10)`}>
      <rect width={wide} height="20" rx="10" className={fight ? 'cost-plate fight' : 'cost-plate'} />
      {glyph !== undefined && (
        <g transform="translate(6 3) scale(.58)">
          <GlyphShape name={glyph} colour="#F7EEDA" />
        </g>
      )}
      {chance !== undefined && (
        <text x={wide - 20} y="14.500" className="cost-figure">
          {percent(chance)}
        </text>
      )}
      {chance === undefined && cost !== undefined && (
        <g transform={`translate(${wide - 30} 0)`}>
          <path d="M6 10h7M10 6.700l3.300 3.300-3.300 3.300" className="cost-arrow" />
          <text x="20.500" y="14.500" className="cost-figure">
            {cost}
          </text>
        </g>
      )}
    </g>
  );
}

function Lamp() {
  return (
    <g transform="translate(-26 0)">
      <circle r="11" fill="#F7C04A" stroke="#7A4A00" strokeWidth="1.200" />
      <g transform="translate(-7.2 -7.2) scale(.6)">
        <GlyphShape name="bulb" colour="#2B1B04" />
      </g>
    </g>
  );
}
