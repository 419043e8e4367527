import type { GameEvent, LogEntry, Result, Scene } from '@tabula/engine';
import type { ReactNode } from 'react';
import type { Replay } from '../../client/replay.ts';
import { Dot } from '../../panels/dot.tsx';
import { luck } from '../../question/fights.ts';
import { useTable } from '../../session/table-context.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Emblem, ownerOf } from '../../ui/owners.tsx';
import { ROMAN } from '../../ui/roman.ts';

/** Who won, and how everybody ended. */
export function ResultCard({ result, scene, children }: { result: Result | null; scene: Scene; children: ReactNode }) {
  const { speaker, say, game } = useTable();
  const totals = scene.panels.flatMap(({ seat, total, rows }) =>
    seat === null ? [] : [{ seat, total: result?.points[seat] ?? total ?? 0, rows }],
  );
  const won = (seat: number) => (result?.winners.includes(seat) ? 1 : 0);
  totals.sort((a, b) => won(b.seat) - won(a.seat) || b.total - a.total);
  const columns = (totals[0]?.rows ?? []).filter(({ cells }) =>
    cells.some((cell) => game.look?.cells[cell.name.say]?.as === 'points'),
  );
  const first = result?.winners[0] ?? totals[0]?.seat ?? 0;
  // Who wins otherwise than by points may have no more of them than the others.
  const [best, ...others] = totals.map(({ total }) => total);
  const margin = best - Math.max(0, ...others);
  return (
    <section className="card result">
      <header>
        <span className="laurel" style={{ color: ownerOf(first).on }}>
          <Emblem seat={first} size={46} />
          <Glyph name="crown" size={20} />
        </span>
        <div>
          <h2>
            {result === null
              ? say('replay.unfinished')
              : result.winners.length > 1 || margin <= 0
                ? say('end.winners', {
                    names: result.winners.map((seat) => speaker.seat(seat)).join(', '),
                    count: result.winners.length,
                  })
                : say('end.by', { name: speaker.seat(first), margin })}
          </h2>
          {result !== null && speaker.has(`ending.${result.ending}`) && <p>{speaker.say(`ending.${result.ending}`)}</p>}
        </div>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{say('end.player')}</th>
            {columns.map(({ name }) => (
              <th key={name.say} scope="col">
                {speaker.phrase(name)}
              </th>
            ))}
            <th scope="col">{say('end.result')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ seat, total, rows }, i) => (
            <tr key={seat} className={result?.winners.includes(seat) ? 'won' : ''}>
              <td>{i + 1}</td>
              <th scope="row">
                <Emblem seat={seat} size={18} /> {speaker.seat(seat)}
              </th>
              {columns.map(({ name }) => {
                const row = rows.find((one) => one.name.say === name.say);
                const cell = row?.cells.find((one) => game.look?.cells[one.name.say]?.as === 'points');
                return (
                  <td key={name.say}>
                    <Dot style={row?.style} /> {cell?.value}
                  </td>
                );
              })}
              <td className="total">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}

const WIDE = 540;
const HIGH = 320;
const LEFT = 34;
const RIGHT = 120;

/** Points over time, a line for each seat; a click jumps there. */
export function PointsChart({
  replay,
  position,
  onPosition,
}: {
  replay: Replay;
  position: number;
  onPosition: (position: number) => void;
}) {
  const { speaker, say } = useTable();
  const { totals, length } = replay;
  const values = totals.flat();
  const least = Math.floor(Math.min(...values) / 10) * 10;
  const most = Math.max(least + 10, Math.ceil(Math.max(...values) / 10) * 10);
  const x = (at: number) => LEFT + ((WIDE - LEFT - RIGHT) * at) / Math.max(1, length);
  const y = (value: number) => HIGH - 26 - ((HIGH - 44) * (value - least)) / (most - least);
  const ticks = Array.from({ length: (most - least) / 10 + 1 }, (_, i) => least + i * 10);
  const seats = totals[0].map((_, seat) => seat);
  const ends = spread(seats.map((seat) => y(totals[length][seat])));
  const stages = replay.stages.flatMap((stage, at) => (at > 0 && replay.stages[at - 1] !== stage ? [at] : []));
  return (
    <section className="card chart">
      <header>
        <h2>{say('chart.points')}</h2>
        <span className="aside">{say('chart.jump')}</span>
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
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${y(tick)}H${WIDE - RIGHT}`} className="grid" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {stages.map((at) => (
          <path key={at} d={`M${x(at)} 14V${HIGH - 20}`} className="grid strong" />
        ))}
        {[0, ...stages].map((at, n) => (
          <text key={at} x={(x(at) + x(stages[n] ?? length)) / 2} y={HIGH - 6} textAnchor="middle">
            {ROMAN[replay.stages[at] - 1]}
          </text>
        ))}
        <path d={`M${x(position)} 14V${HIGH - 20}`} className="now" />
        <text x={x(position)} y="11" textAnchor="middle">
          {say('move', { number: position })}
        </text>
        {seats.map((seat) => {
          const line = totals
            .map((row, at) =>
              at === 0 ? `M${x(0)} ${y(row[seat])}` : `H${x(at).toFixed(1)}V${y(row[seat]).toFixed(1)}`,
            )
            .join('');
          const { line: colour, dash, plate, fill, edge } = ownerOf(seat);
          return (
            <g key={seat}>
              <path
                d={line}
                fill="none"
                stroke={colour}
                strokeWidth="2"
                strokeDasharray={dash}
                strokeLinejoin="round"
              />
              <g transform={`translate(${WIDE - RIGHT + 6} ${ends[seat] - 7}) scale(.58)`}>
                <path d={plate} fill={fill} stroke={edge} strokeWidth="1.5" />
              </g>
              <text x={WIDE - RIGHT + 26} y={ends[seat] + 4} className="end-name">
                {speaker.seat(seat)} {totals[length][seat]}
              </text>
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** Names at the ends of lines do not lie upon each other. */
function spread(ys: readonly number[]): number[] {
  const order = ys.map((_, i) => i).sort((a, b) => ys[a] - ys[b]);
  const out = [...ys];
  for (let i = 1; i < order.length; i++) out[order[i]] = Math.max(out[order[i]], out[order[i - 1]] + 17);
  return out;
}

/** How each seat's points are made up, where a game counts in parts. */
export function Split({ scene }: { scene: Scene }) {
  const { speaker, say, game } = useTable();
  const seats = scene.panels.flatMap(({ seat, rows }) => {
    if (seat === null) return [];
    const parts = rows.flatMap(({ name, style, cells }) =>
      cells
        .filter((cell) => game.look?.cells[cell.name.say]?.as === 'points')
        .map(({ value }) => ({ name, style, value })),
    );
    return [{ seat, parts }];
  });
  if (seats.every(({ parts }) => parts.length < 2)) return null;
  const most = Math.max(1, ...seats.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)));
  return (
    <section className="card split">
      <header>
        <h2>{say('chart.split')}</h2>
        <span className="aside">
          {seats[0].parts.map(({ name, style }) => (
            <span key={name.say}>
              <Dot style={style} /> {speaker.phrase(name)}{' '}
            </span>
          ))}
        </span>
      </header>
      {seats.map(({ seat, parts }) => (
        <div key={seat} className="split-row">
          <Emblem seat={seat} size={16} />
          <b>{speaker.seat(seat)}</b>
          <span className="split-bar">
            {parts.map(({ name, style, value }) => {
              const ink = game.look?.styles[style ?? ''];
              return (
                <i
                  key={name.say}
                  style={{
                    width: `${(100 * value) / most}%`,
                    background: ink?.fill,
                    color: ink?.on,
                    borderColor: ink?.edge,
                  }}
                  title={speaker.phrase(name)}
                >
                  {value}
                </i>
              );
            })}
          </span>
        </div>
      ))}
    </section>
  );
}

/** Hits that the dice should have given on average, against those they gave. */
export function Luck({ log, players }: { log: readonly LogEntry<GameEvent>[]; players: number }) {
  const { game, speaker, say } = useTable();
  const sums = luck(game, log, players);
  if (sums.length === 0) return null;
  const most = Math.max(1, ...sums.flatMap(({ expected, hits }) => [expected, hits])) * 1.15;
  return (
    <div className="luck">
      <h2>{say('luck')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">{say('luck.expected')}</th>
            <th scope="col">{say('luck.hits')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sums.map(({ expected, hits }, seat) => {
            const { fill } = ownerOf(seat);
            const key = `seat-${seat}`;
            return (
              <tr key={key}>
                <th scope="row">
                  <Emblem seat={seat} size={16} /> {speaker.seat(seat)}
                </th>
                <td className="luck-line">
                  <i className="axis" />
                  <i
                    className="gap"
                    style={{
                      left: `${(100 * Math.min(expected, hits)) / most}%`,
                      width: `${(100 * Math.abs(expected - hits)) / most}%`,
                      background: fill,
                    }}
                  />
                  <i className="mean" style={{ left: `${(100 * expected) / most}%` }} />
                  <span style={{ left: `${(100 * hits) / most}%` }}>
                    <Emblem seat={seat} size={15} />
                  </span>
                </td>
                <td>{expected.toFixed(1)}</td>
                <td>
                  <b>{hits}</b>
                </td>
                <td className={hits >= expected ? 'good' : 'bad'}>
                  {hits >= expected ? '+' : '−'}
                  {Math.abs(hits - expected).toFixed(1)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The seed of all dice, and whether it is the one that was sealed. */
export function FairDice({ seed, promised, matches }: { seed: string; promised: string; matches: boolean }) {
  const { say } = useTable();
  return (
    <div className="fair">
      <h3>{say('fair')}</h3>
      <p>{say('fair.shown')}</p>
      <code className="seed" title={seed}>
        {seed.slice(0, 16)} …
      </code>
      <p className={matches ? 'good' : 'bad'} title={promised}>
        <Glyph name={matches ? 'check' : 'close'} size={16} /> {matches ? say('fair.matches') : say('fair.differs')}
      </p>
    </div>
  );
}
