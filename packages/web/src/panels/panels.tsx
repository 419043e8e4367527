import type { Cell, Hand, Option, Panel, Row } from '@tabula/engine';
import { lazy, memo, Suspense, useState } from 'react';
import { shortPhrase } from '../question/option-words.ts';
import type { Choices } from '../question/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useMarked } from '../session/use-absence.ts';
import { useCommands, useQuestion, useScene, useTableModel } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem, ownerOf } from '../ui/owners.tsx';
import { Dot } from './dot.tsx';
import { Forecast } from './forecast.tsx';
import { SmallHand } from './hands.tsx';
import { Orders } from './orders.tsx';
import { Figures, Money, PlainRow, Tokens, useCellForm } from './panel-rows.tsx';

/** Few games have nations: their sheets come with the first one. */
const NationCards = lazy(async () => ({ default: (await import('./nation-cards.tsx')).NationCards }));

/** Bots have names and characters. */
const BotMark = lazy(() => import('./bot-mark.tsx'));

/** Most people are there. */
const SeatMark = lazy(() => import('./seat-mark.tsx'));

const NO_HANDS: readonly Hand[] = [];

/** What lies before each seat: one's own first and drawn out, the others in turn order and short. */
export const Panels = memo(function Panels() {
  const { me, say } = useTable();
  const { panels, hands = NO_HANDS } = useScene();
  const waiting = useTableModel(({ position }) => position.waiting);
  const own = panels.find(({ seat }) => seat !== null && seat === me);
  const others = panels.filter(({ seat }) => seat !== null && seat !== me);
  const from = me ?? -1;
  others.sort((a, b) => turn(a.seat, from, panels.length) - turn(b.seat, from, panels.length));
  const middle = panels.filter(({ seat }) => seat === null);
  return (
    <div className="panels">
      <h2 className="hidden">{say('phone.players')}</h2>
      {own !== undefined && <OwnPanel panel={own} hands={hands} waiting={waiting} />}
      {others.map((panel) => (
        <OtherPanel key={panel.seat} panel={panel} hands={hands} waiting={waiting} />
      ))}
      {middle.map(({ rows }) => rows.map((row) => <MiddleRow key={row.name.say} row={row} />))}
    </div>
  );
});

function turn(seat: number | null, from: number, count: number): number {
  return ((seat ?? 0) - from + count) % count;
}

interface HeadProps {
  readonly panel: Panel;
  readonly waiting: readonly number[];
  readonly mine: boolean;
  /** Whether what is below is laid open, and how to change that. */
  readonly fold?: { readonly open: boolean; readonly change: () => void };
}

function Head({ panel, waiting, mine, fold }: HeadProps) {
  const { speaker, seats, say } = useTable();
  const as = useCellForm();
  const { seat, badges, total, sheet } = panel;
  const marked = useMarked(seat);
  if (seat === null) return null;
  // What stands on sheets would be too much for one line.
  const rows = sheet === undefined ? panel.rows : [];
  const info = seats[seat];
  const notes = badges.map((badge) => speaker.phrase(badge));
  const bot = info?.kind === 'bot' ? info.level : null;
  if (info?.online === false && bot === null && !mine && !marked) notes.push(say('away'));
  return (
    <header className="panel-head">
      <Emblem seat={seat} size={mine ? 24 : 20} />
      <h3>
        {fold === undefined ? (
          speaker.seat(seat)
        ) : (
          <button type="button" aria-expanded={fold.open} onClick={fold.change}>
            {speaker.seat(seat)}
          </button>
        )}
      </h3>
      <span className="badges">
        {waiting.includes(seat) && !marked && (
          <span className="turn-pill">{mine ? say('your-turn') : say('to-move')}</span>
        )}
        {marked && (
          <Suspense fallback={null}>
            <SeatMark seat={seat} />
          </Suspense>
        )}
        {bot !== null && (
          <Suspense fallback={null}>
            <BotMark level={bot} />
          </Suspense>
        )}
        {notes.join(' · ')}
      </span>
      <span className="points">
        {rows.flatMap(({ cells, style, name }) =>
          cells
            .filter((cell) => as(cell) === 'points')
            .map((cell) => (
              <span
                key={name.say}
                className={cell.idle === true ? 'idle' : ''}
                title={`${speaker.phrase(name)}: ${speaker.phrase(cell.name)}`}
              >
                <Dot style={style} />
                <span className="hidden">
                  {speaker.phrase(name)}, {speaker.phrase(cell.name)}{' '}
                </span>
                {speaker.figure(cell.value)}
              </span>
            )),
        )}
      </span>
      {rows
        .filter(({ cells }) => !cells.some((cell) => as(cell) === 'box'))
        .flatMap(({ cells }) => cells.filter((cell) => as(cell) === 'purse'))
        .map((cell) => (
          <Money key={cell.name.say} cell={cell} />
        ))}
      {total !== undefined && (
        <b className="total" title={say('total')}>
          <span className="hidden">{say('total')} </span>
          {speaker.figure(total)}
        </b>
      )}
    </header>
  );
}

function OwnPanel({ panel, hands, waiting }: { panel: Panel; hands: readonly Hand[]; waiting: readonly number[] }) {
  const { speaker } = useTable();
  const choices = useQuestion();
  const orders = useTableModel(({ viewer }) => viewer.orders);
  const view = useTableModel(({ viewer }) => viewer.view);
  const seat = panel.seat ?? 0;
  const as = useCellForm();
  return (
    <section className="panel own" style={{ borderLeftColor: ownerOf(seat).fill }} aria-label={speaker.seat(seat)}>
      <Head panel={panel} waiting={waiting} mine />
      {panel.sheet !== undefined && (
        <Suspense fallback={null}>
          <NationCards panel={panel} mine asked={Object.values(choices?.ask.prompt.args ?? {}).flat()} />
        </Suspense>
      )}
      {(panel.sheet === undefined ? panel.rows : []).map((row) =>
        row.cells.some((cell) => as(cell) === 'box') ? (
          <BoxRow key={row.name.say} row={row} seat={seat} choices={choices} />
        ) : (
          <PlainRow key={row.name.say} row={row} seat={seat} mine />
        ),
      )}
      {hands
        .filter((hand) => hand.seat === seat)
        .map((hand) => (
          <SmallHand key={hand.name.say} hand={hand} />
        ))}
      <Forecast view={view} />
      <Orders orders={orders} />
    </section>
  );
}

/** A row of boxes with cubes in them. */
function BoxRow({ row, seat, choices }: { row: Row; seat: number; choices: Choices | null }) {
  const { speaker } = useTable();
  const as = useCellForm();
  return (
    <div className="side-row">
      <div className="side-name">
        <b>
          <Dot style={row.style} /> {speaker.phrase(row.name)}
        </b>
        {row.note !== undefined && <span>{speaker.phrase(row.note)}</span>}
      </div>
      <div className="boxes">
        {row.cells
          .filter((cell) => as(cell) === 'box')
          .map((cell) => (
            <Box
              key={cell.name.say}
              row={row}
              cell={cell}
              seat={seat}
              options={choices?.cells.get(`${row.name.say}/${cell.name.say}`) ?? []}
            />
          ))}
      </div>
      {row.cells
        .filter((cell) => as(cell) === 'purse')
        .map((cell) => (
          <Money key={cell.name.say} cell={cell} />
        ))}
    </div>
  );
}

/** So many cubes are drawn one by one. */
const CUBES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function Box({ row, cell, seat, options }: { row: Row; cell: Cell; seat: number; options: readonly Option[] }) {
  const { speaker } = useTable();
  const { choose } = useCommands();
  const { fill, edge } = ownerOf(seat);
  const label = `${speaker.phrase(row.name)}, ${speaker.phrase(cell.name)}: ${cell.value}`;
  const inside = (
    <>
      <b aria-hidden="true">{cell.value}</b>
      <span aria-hidden="true">{shortPhrase(speaker, cell.name.say, cell.name.args)}</span>
      <span className="hidden">{label}</span>
      <i className="cubes">
        {CUBES.slice(0, cell.value).map((cube) => (
          <i key={cube} style={{ background: fill, borderColor: edge }} />
        ))}
      </i>
    </>
  );
  if (options.length === 0)
    return (
      <div className="cube-box" title={label}>
        {inside}
      </div>
    );
  return (
    <button type="button" className="cube-box ready" title={label} onClick={() => choose(options)}>
      {inside}
      <span className="hidden">: {options.map((option) => speaker.option(option)).join(' / ')}</span>
    </button>
  );
}

function OtherPanel({ panel, hands, waiting }: { panel: Panel; hands: readonly Hand[]; waiting: readonly number[] }) {
  const { speaker } = useTable();
  const seat = panel.seat ?? 0;
  const as = useCellForm();
  const [open, setOpen] = useState(true);
  const head = <Head panel={panel} waiting={waiting} mine={false} fold={{ open, change: () => setOpen(!open) }} />;
  if (!open)
    return (
      <section className="panel" aria-label={speaker.seat(seat)}>
        {head}
      </section>
    );
  const figures = panel.rows.flatMap(({ cells }) => cells.filter((cell) => as(cell) === 'figure'));
  const sides = panel.rows.filter(({ cells }) => cells.some((cell) => as(cell) === 'box'));
  return (
    <section className="panel" aria-label={speaker.seat(seat)}>
      {head}
      {panel.sheet !== undefined && (
        <Suspense fallback={null}>
          <NationCards panel={panel} mine={false} />
        </Suspense>
      )}
      {sides.length === 0 &&
        panel.sheet === undefined &&
        panel.rows.map((row) => <PlainRow key={row.name.say} row={row} seat={seat} mine={false} />)}
      {hands
        .filter((hand) => hand.seat === seat)
        .map((hand) => (
          <SmallHand key={hand.name.say} hand={hand} />
        ))}
      {sides.map((row, i) => (
        <div key={row.name.say} className="other-row">
          <span className="where" title={speaker.phrase(row.name)}>
            <Dot style={row.style} />
            {row.note !== undefined && <span className="hidden">{speaker.phrase(row.name)}</span>}
            <span>{row.note === undefined ? speaker.phrase(row.name) : speaker.phrase(row.note)}</span>
          </span>
          <span className="letters">
            {row.cells
              .filter((cell) => as(cell) === 'box')
              .map((cell) => (
                <span key={cell.name.say} title={speaker.phrase(cell.name)}>
                  <span aria-hidden="true">{letter(speaker, cell.name.say)}</span>
                  <span className="hidden">{speaker.phrase(cell.name)}</span> <b>{cell.value}</b>
                </span>
              ))}
          </span>
          {figures[i] !== undefined && <Figure cell={figures[i]} seat={seat} />}
          {row.cells
            .filter((cell) => as(cell) === 'purse')
            .map((cell) => (
              <Money key={cell.name.say} cell={cell} />
            ))}
        </div>
      ))}
    </section>
  );
}

function Figure({ cell, seat }: { cell: Cell; seat: number }) {
  const { speaker, game } = useTable();
  const glyph = game.look?.cells[cell.name.say]?.glyph;
  return (
    <span className="figure" title={speaker.phrase(cell.name)}>
      {glyph === 'cube' ? <Emblem seat={seat} size={13} /> : glyph !== undefined && <Glyph name={glyph} size={14} />}
      <span className="hidden">{speaker.phrase(cell.name)} </span>
      {speaker.figure(cell.value)}
    </span>
  );
}

function letter(speaker: { has(key: string): boolean; say(key: string): string }, say: string): string {
  return speaker.has(`letter.${say}`) ? speaker.say(`letter.${say}`) : speaker.say(say).slice(0, 1);
}

function MiddleRow({ row }: { row: Row }) {
  const { speaker } = useTable();
  return (
    <section className="panel middle">
      <b>{speaker.phrase(row.name)}</b>
      <Figures cells={row.cells} seat={0} short={row.cells.length > 3} />
      {row.tokens !== undefined && <Tokens tokens={row.tokens} />}
    </section>
  );
}
