import type { GameEvent, LogEntry, Result, Row, Scene } from '@tabula/engine';
import type { ReactNode } from 'react';
import { Dot } from '../../panels/dot.tsx';
import { luck } from '../../question/rounds.ts';
import { useTable } from '../../session/table-context.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Emblem, ownerOf } from '../../ui/owners.tsx';
import { useReplayWords } from './words.ts';

interface Total {
  readonly seat: number;
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Everybody's points, the winners first. */
function totalsOf(result: Result | null, { panels }: Scene): Total[] {
  const totals = panels.flatMap(({ seat, total, rows }) =>
    seat === null ? [] : [{ seat, total: result?.points[seat] ?? total ?? 0, rows }],
  );
  const won = (seat: number) => (result?.winners.includes(seat) ? 1 : 0);
  return totals.sort((a, b) => won(b.seat) - won(a.seat) || b.total - a.total);
}

interface ResultCardProps {
  readonly result: Result | null;
  /** How it ended. */
  readonly scene: Scene;
  /** How it stands where one looks; the same at the end. */
  readonly now: Scene;
  readonly position: number;
  readonly children: ReactNode;
}

/** Who won, how everybody ended, and how everybody stands where one looks. */
export function ResultCard({ result, scene, now, position, children }: ResultCardProps) {
  const { speaker } = useTable();
  const totals = totalsOf(result, scene);
  const first = result?.winners[0] ?? totals[0]?.seat ?? 0;
  return (
    <section className="card result">
      <header>
        <span className="laurel" style={{ color: ownerOf(first).on }}>
          <Emblem seat={first} size={46} />
          <Glyph name="crown" size={20} />
        </span>
        <div>
          <h2>
            <ResultWords result={result} totals={totals} />
          </h2>
          {result !== null && speaker.has(`ending.${result.ending}`) && <p>{speaker.say(`ending.${result.ending}`)}</p>}
        </div>
      </header>
      <ResultTable
        winners={result?.winners ?? []}
        totals={totals}
        now={now === scene ? null : now}
        position={position}
      />
      {children}
    </section>
  );
}

function ResultWords({ result, totals }: { result: Result | null; totals: readonly Total[] }) {
  const { speaker, say, game } = useTable();
  const sayReplay = useReplayWords();
  if (result === null) return sayReplay('replay.unfinished');
  const { winners } = result;
  // Who wins otherwise than by points may have no more of them than the others.
  const [best, ...others] = totals.map(({ total }) => total);
  const margin = best - Math.max(0, ...others);
  if (winners.length === 1 && margin > 0 && game.look?.unscored !== true)
    return sayReplay('end.by', { name: speaker.seat(winners[0]), margin });
  return say('end.winners', { names: winners.map((seat) => speaker.seat(seat)).join(', '), count: winners.length });
}

interface ResultTableProps {
  readonly winners: readonly number[];
  readonly totals: readonly Total[];
  readonly now: Scene | null;
  readonly position: number;
}

/** A line for each seat: what it has where one looks, and what it ended with. */
function ResultTable({ winners, totals, now, position }: ResultTableProps) {
  const { speaker } = useTable();
  const say = useReplayWords();
  const then = (seat: number) => now?.panels.find((panel) => panel.seat === seat);
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{say('end.player')}</th>
          {now !== null && <th scope="col">{say('end.now', { position })}</th>}
          <th scope="col">{say('end.result')}</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ seat, total, rows }, i) => (
          <tr key={seat} className={winners.includes(seat) ? 'won' : ''}>
            <td>{i + 1}</td>
            <th scope="row">
              <Emblem seat={seat} size={18} /> {speaker.seat(seat)}
              <Holdings rows={then(seat)?.rows ?? rows} seat={seat} />
            </th>
            {now !== null && <td className="total then">{speaker.figure(then(seat)?.total ?? 0)}</td>}
            <td className="total">{speaker.figure(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So much of what lies before a seat has room below its name. */
const HELD = 8;

/** What lies before a seat, in figures. */
function Holdings({ rows, seat }: { rows: readonly Row[]; seat: number }) {
  const { speaker, game } = useTable();
  const cells = rows.flatMap(({ cells: inRow }) => inRow);
  // What is left of a stock is not held.
  const drawn = cells.filter(({ name, of }) => of === undefined && game.look?.cells[name.say]?.glyph !== undefined);
  return (
    <span className="holdings">
      {drawn.slice(0, HELD).map((cell, i) => {
        const words = speaker.phrase(cell.name);
        const glyph = game.look?.cells[cell.name.say]?.glyph;
        return (
          <span key={`${cell.name.say}/${i.toString()}`} title={words}>
            <span className="hidden">{words} </span>
            {glyph === 'cube' ? (
              <Emblem seat={seat} size={12} />
            ) : (
              glyph !== undefined && <Glyph name={glyph} size={14} />
            )}
            {speaker.figure(cell.value)}
          </span>
        );
      })}
    </span>
  );
}

/** How each seat's points are made up, where a game counts in parts. */
export function Split({ scene }: { scene: Scene }) {
  const { speaker, game } = useTable();
  const say = useReplayWords();
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
  const { game, speaker, language } = useTable();
  const say = useReplayWords();
  const tenths = (figure: number) =>
    figure.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
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
            // Dice of no seat come last: of walls, of peoples that nobody leads.
            const nobody = seat === players;
            if (nobody && expected === 0) return null;
            const fill = nobody ? 'var(--ink-3)' : ownerOf(seat).fill;
            const key = `seat-${seat}`;
            return (
              <tr key={key}>
                <th scope="row">
                  {nobody ? <Glyph name="fort" size={16} /> : <Emblem seat={seat} size={16} />}{' '}
                  {nobody ? say('luck.nobody') : speaker.seat(seat)}
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
                    {nobody ? <Glyph name="fort" size={15} /> : <Emblem seat={seat} size={15} />}
                  </span>
                </td>
                <td>{tenths(expected)}</td>
                <td>
                  <b>{hits}</b>
                </td>
                <td className={hits >= expected ? 'good' : 'bad'}>
                  {hits >= expected ? '+' : '−'}
                  {tenths(Math.abs(hits - expected))}
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
  const sayReplay = useReplayWords();
  return (
    <div className="fair">
      <h3>{say('fair')}</h3>
      <p>{sayReplay('fair.shown')}</p>
      <code className="seed" title={seed}>
        {seed.slice(0, 16)} …
      </code>
      <p className={matches ? 'good' : 'bad'} title={promised}>
        <Glyph name={matches ? 'check' : 'close'} size={16} />{' '}
        {matches ? sayReplay('fair.matches') : sayReplay('fair.differs')}
      </p>
    </div>
  );
}
