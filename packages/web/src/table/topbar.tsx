import { lazy, type ReactNode, Suspense } from 'react';
import { TableClock } from '../session/clock.tsx';
import { useTable } from '../session/table-context.ts';
import { useCommands, useInteraction, useScene, useTableModel } from '../session/use-table-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { useRouter } from '../ui/router.ts';
import { LanguageSwitch } from '../ui/switches.tsx';

/** Most tables have no clock. */
const SeatClock = lazy(() => import('../session/seat-clock.tsx'));

const NextTable = lazy(() => import('../session/next-table.tsx'));

/** Whose turn it is, and how far the game has come. */
export function TopBar({ note }: { note: string }) {
  const { game, language, say } = useTable();
  const link = useTableModel((model) => model.link);
  const stalled = useTableModel(({ table }) => table.stalled !== null);
  const busy = useInteraction((interaction) => interaction.busy);
  return (
    <header className="topbar">
      <InnerLink className="wordmark" to="/">
        <span className="phone-only">
          <Glyph name="back" size={22} />
          <span className="hidden">Tabula</span>
        </span>
        <span className="desk-only">TABULA</span>
      </InnerLink>
      <h1 className="game-title">{game.title[language]}</h1>
      <span className="table-note">
        {stalled ? say('link.stalled') : link === 'lost' || link === 'polling' ? say(`link.${link}`) : note}
      </span>
      <Stage />
      <TableClock />
      <Tools />
      {(busy || link === 'lost') && <div className="busy" role="progressbar" aria-label={say('busy')} />}
    </header>
  );
}

function InnerLink({ className, to, children }: { className: string; to: string; children: ReactNode }) {
  const { go } = useRouter();
  return (
    <a
      className={className}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}

function Stage() {
  const { speaker, say } = useTable();
  const { stage } = useScene();
  const waiting = useTableModel(({ position }) => position.waiting);
  const paced = useTableModel(({ position }) => position.clock !== undefined);
  if (stage === undefined) return <div className="stage" />;
  return (
    <div className="stage">
      <span className="stages">
        <b className="now">
          {stage.name === undefined ? say('stage.label', { now: stage.now, of: stage.of }) : speaker.phrase(stage.name)}
        </b>
      </span>
      {stage.detail !== undefined && <span className="detail">{speaker.phrase(stage.detail)}</span>}
      <ol className="order" aria-label={say('order.label')}>
        {stage.order.map((seat) => (
          <li key={seat} className={waiting.includes(seat) ? 'now' : ''} title={speaker.seat(seat)}>
            <Emblem seat={seat} size={18} />
            {paced && (
              <Suspense fallback={null}>
                <SeatClock seat={seat} />
              </Suspense>
            )}
            <span className="hidden">
              {speaker.seat(seat)}
              {waiting.includes(seat) ? `, ${say('order.now')}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tools() {
  const { say } = useTable();
  const { openDialog } = useCommands();
  const id = useTableModel(({ table }) => table.id);
  const replay = useTableModel(({ table: { status, id } }) =>
    status === 'over' && id !== 'local' ? `/replay/${id}` : null,
  );
  return (
    <nav className="tools" aria-label={say('tools.label')}>
      <Suspense fallback={null}>
        <NextTable current={id} />
      </Suspense>
      {replay !== null && (
        <InnerLink className="tool" to={replay}>
          <Glyph name="replay" />
          <span>{say('replay')}</span>
        </InnerLink>
      )}
      <button type="button" className="tool" onClick={() => openDialog('rules')}>
        <Glyph name="book" />
        <span>{say('rules')}</span>
      </button>
      <LanguageSwitch />
      <button type="button" className="tool" onClick={() => openDialog('settings')} aria-label={say('settings')}>
        <Glyph name="gear" />
      </button>
    </nav>
  );
}
