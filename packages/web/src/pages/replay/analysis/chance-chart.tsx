import type { Analysis, TurningPoint } from '@tabula/bots/browser';
import { useTable } from '../../../session/table-context.ts';
import { ownerOf } from '../../../ui/owners.tsx';
import { ROMAN } from '../../../ui/roman.ts';
import { points, useAnalysisWords } from './words.ts';

const WIDE = 720;
const HIGH = 330;
const LEFT = 42;
const RIGHT = 130;
const TOP = 30;
const BOTTOM = 20;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

interface ChanceChartProps {
  readonly analysis: Analysis;
  /** How many answers the game has. */
  readonly length: number;
  readonly chosen: number;
  readonly onChoose: (point: number) => void;
  readonly onPosition: (position: number) => void;
}

const y = (chance: number) => HIGH - BOTTOM - (HIGH - TOP - BOTTOM) * Math.min(1, Math.max(0, chance));

/** Everybody's chance at every question, with how sure it is; the turning points can be chosen, and a click looks there. */
export function ChanceChart({ analysis, length, chosen, onChoose, onPosition }: ChanceChartProps) {
  const { speaker } = useTable();
  const words = useAnalysisWords();
  const { steps, result, turningPoints } = analysis;
  const x = (answer: number) => LEFT + ((WIDE - LEFT - RIGHT) * answer) / Math.max(1, length);
  const told = result.map((end, seat) => {
    const start = steps[0]?.moment.before[seat].value ?? end;
    return words('curve', { name: speaker.seat(seat), start: points(start), end: points(end) });
  });
  const heads = apart(turningPoints.map((point) => x(answerOf(analysis, point))));
  return (
    <section className="card chart chances">
      <header>
        <h2>{words('chance')}</h2>
        <span className="aside">{words('band')}</span>
      </header>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={told.join('; ')}
        onPointerDown={(event) => {
          const { left, width } = event.currentTarget.getBoundingClientRect();
          const at = ((event.clientX - left) / width) * WIDE;
          onPosition(Math.max(0, Math.min(length, Math.round(((at - LEFT) / (WIDE - LEFT - RIGHT)) * length))));
        }}
      >
        {TICKS.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDE - RIGHT}`} className="grid" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {points(tick)}%
            </text>
          </g>
        ))}
        {result.map((_, seat) => {
          const key = `seat-${seat}`;
          return <Curve key={key} analysis={analysis} seat={seat} x={x} length={length} />;
        })}
        {turningPoints.map((point, i) => (
          <PointMark
            key={point.step}
            analysis={analysis}
            point={point}
            number={i}
            chosen={chosen === i}
            left={x(answerOf(analysis, point))}
            head={heads[i]}
            onChoose={onChoose}
          />
        ))}
      </svg>
    </section>
  );
}

interface CurveProps {
  readonly analysis: Analysis;
  readonly seat: number;
  readonly x: (answer: number) => number;
  readonly length: number;
}

function Curve({ analysis: { steps, result }, seat, x, length }: CurveProps) {
  const { speaker } = useTable();
  const { line: colour, dash, fill, plate, edge } = ownerOf(seat);
  const at = steps.map(({ moment: { answer, before } }) => ({ at: x(answer), ...before[seat] }));
  const corner = (left: number, chance: number) => `${left.toFixed(1)} ${y(chance).toFixed(1)}`;
  const upper = at.map((one) => corner(one.at, one.value + one.noise));
  const lower = at.map((one) => corner(one.at, one.value - one.noise)).reverse();
  const line = [...at.map((one) => corner(one.at, one.value)), corner(x(length), result[seat])];
  const order = result.map((_, other) => other).sort((a, b) => result[b] - result[a] || a - b);
  const high =
    Math.max(TOP, y(result[seat])) - 17 * (order.length - 1 - order.indexOf(seat)) * (result[seat] > 0.5 ? 0 : 1);
  return (
    <g>
      <path d={`M${[...upper, ...lower].join('L')}Z`} fill={fill} opacity=".18" />
      <path
        d={`M${line.join('L')}`}
        fill="none"
        stroke={colour}
        strokeWidth="2"
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
      <g transform={`translate(${WIDE - RIGHT + 6} ${high - 7}) scale(.58)`}>
        <path d={plate} fill={fill} stroke={edge} strokeWidth="1.5" />
      </g>
      <text x={WIDE - RIGHT + 26} y={high + 4} className="end-name">
        {speaker.seat(seat)}
      </text>
    </g>
  );
}

function answerOf({ steps }: Analysis, { step }: TurningPoint): number {
  return steps[step].moment.answer;
}

/** Numbers do not lie upon each other. */
function apart(places: readonly number[]): number[] {
  const heads: number[] = [];
  for (const place of places) heads.push(Math.max(place, (heads.at(-1) ?? -Infinity) + 23));
  return heads;
}

interface PointMarkProps {
  readonly analysis: Analysis;
  readonly point: TurningPoint;
  readonly number: number;
  readonly chosen: boolean;
  /** Where it is, and where its number stands. */
  readonly left: number;
  readonly head: number;
  readonly onChoose: (point: number) => void;
}

function PointMark({ analysis, point, number, chosen, left, head, onChoose }: PointMarkProps) {
  const { before } = analysis.steps[point.step].moment;
  return (
    <g
      className={chosen ? 'turning chosen' : 'turning'}
      onPointerDown={(event) => {
        event.stopPropagation();
        onChoose(number);
      }}
    >
      <path d={`M${head} ${TOP - 15}L${left} ${TOP + 4}V${HIGH - BOTTOM}`} />
      <circle cx={left} cy={y(before[point.seat].value)} r="4.5" stroke={ownerOf(point.seat).line} />
      <circle cx={head} cy={TOP - 15} r="10" className="number" />
      <text x={head} y={TOP - 11} textAnchor="middle">
        {ROMAN[number]}
      </text>
    </g>
  );
}
