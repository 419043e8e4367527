import type { Replay } from '../../client/replay.ts';
import { useTable } from '../../session/table-context.ts';
import { ownerOf } from '../../ui/owners.tsx';
import { stageFigures } from './stage-marks.ts';
import { ticksOf } from './ticks.ts';
import { useReplayWords } from './words.ts';

const WIDE = 540;
const HIGH = 320;
const LEFT = 34;
const RIGHT = 120;
/** So many lines lie behind the points at most. */
const LINES = 8;

/** Where positions and points lie on the chart. */
interface Scales {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

function scalesOf({ totals, length }: Replay): Scales {
  const values = totals.flat();
  const ticks = ticksOf(Math.min(...values), Math.max(...values), LINES);
  const [least, most] = [ticks[0], ticks[ticks.length - 1]];
  return {
    x: (at) => LEFT + ((WIDE - LEFT - RIGHT) * at) / Math.max(1, length),
    y: (value) => HIGH - 26 - ((HIGH - 44) * (value - least)) / (most - least),
    ticks,
  };
}

interface PointsChartProps {
  readonly replay: Replay;
  readonly position: number;
  readonly onPosition: (position: number) => void;
}

/** Points over time, a line for each seat; a click jumps there. */
export function PointsChart({ replay, position, onPosition }: PointsChartProps) {
  const { speaker, say } = useTable();
  const sayReplay = useReplayWords();
  const { totals, length } = replay;
  const scales = scalesOf(replay);
  const { x, y } = scales;
  const seats = totals[0].map((_, seat) => seat);
  const ends = spread(seats.map((seat) => y(totals[length][seat])));
  return (
    <section className="card chart">
      <header>
        <h2>{sayReplay('chart.points')}</h2>
        <span className="aside">{sayReplay('chart.jump')}</span>
      </header>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={seats.map((seat) => `${speaker.seat(seat)} ${totals[length][seat]}`).join(', ')}
        onPointerDown={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const at = ((event.clientX - left) / width) * WIDE;
          onPosition(Math.max(0, Math.min(length, Math.round(((at - LEFT) / (WIDE - LEFT - RIGHT)) * length))));
        }}
      >
        <Grid scales={scales} />
        <StageMarks replay={replay} scales={scales} />
        <path d={`M${x(position)} 14V${HIGH - 20}`} className="now" />
        <text x={x(position)} y="11" textAnchor="middle">
          {say('move', { number: position })}
        </text>
        {seats.map((seat) => (
          <SeatLine key={seat} replay={replay} seat={seat} scales={scales} end={ends[seat]} />
        ))}
      </svg>
    </section>
  );
}

function Grid({ scales: { y, ticks } }: { scales: Scales }) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path d={`M${LEFT} ${y(tick)}H${WIDE - RIGHT}`} className="grid" />
      <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
        {tick}
      </text>
    </g>
  ));
}

/** A stage needs so much room to be numbered. */
const NUMBER = 26;

function StageMarks({ replay, scales: { x } }: { replay: Replay; scales: Scales }) {
  const figure = stageFigures(replay.stages);
  const stages = replay.stages.flatMap((stage, at) => (at > 0 && replay.stages[at - 1] !== stage ? [at] : []));
  return (
    <>
      {stages.map((at) => (
        <path key={at} d={`M${x(at)} 14V${HIGH - 20}`} className="grid strong" />
      ))}
      {[0, ...stages].map((at, n) => {
        const end = stages[n] ?? replay.length;
        if (x(end) - x(at) < NUMBER) return null;
        return (
          <text key={at} x={(x(at) + x(end)) / 2} y={HIGH - 6} textAnchor="middle">
            {figure(replay.stages[at])}
          </text>
        );
      })}
    </>
  );
}

interface SeatLineProps {
  readonly replay: Replay;
  readonly seat: number;
  readonly scales: Scales;
  /** How high its name stands. */
  readonly end: number;
}

function SeatLine({ replay: { totals, length }, seat, scales: { x, y }, end }: SeatLineProps) {
  const { speaker } = useTable();
  const { line: colour, dash, plate, fill, edge } = ownerOf(seat);
  const line = totals
    .map((row, at) => (at === 0 ? `M${x(0)} ${y(row[seat])}` : `H${x(at).toFixed(1)}V${y(row[seat]).toFixed(1)}`))
    .join('');
  return (
    <g>
      <path d={line} fill="none" stroke={colour} strokeWidth="2" strokeDasharray={dash} strokeLinejoin="round" />
      <g transform={`translate(${WIDE - RIGHT + 6} ${end - 7}) scale(.58)`}>
        <path d={plate} fill={fill} stroke={edge} strokeWidth="1.5" />
      </g>
      <text x={WIDE - RIGHT + 26} y={end + 4} className="end-name">
        {speaker.seat(seat)} {totals[length][seat]}
      </text>
    </g>
  );
}

/** Names at the ends of lines do not lie upon each other. */
function spread(ys: readonly number[]): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => ys[a] - ys[b]);
  const out = [...ys];
  for (let i = 1; i < order.length; i++) out[order[i]] = Math.max(out[order[i]], out[order[i - 1]] + 17);
  // Whom that has pushed out below draws the others up.
  let below = HIGH + 10;
  for (const i of order.toReversed()) {
    out[i] = Math.min(out[i], below - 17);
    below = out[i];
  }
  return out;
}
