import type { GameEvent, Result } from '@tabula/engine';
import { useState } from 'react';
import { keysFor } from '../client/seat-keys.ts';
import type { Position, TableFacts, TableSource } from '../client/source.ts';
import { LogLine } from '../log/log.tsx';
import { RulesText } from '../log/rules-text.tsx';
import { useTable } from '../session/table-context.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { Glyph } from '../ui/glyph.tsx';
import { Emblem } from '../ui/owners.tsx';
import { AutoAnswerSwitch, ContrastSwitch, Languages, SoundSwitch } from '../ui/switches.tsx';

/** Only the last things that happened are told at once; the log has the rest. */
const MOST_NEWS = 7;

/** What happened since this seat last answered: a pill that opens into a short list. */
export function NewsSinceYourTurn({ news, onClose }: { news: readonly GameEvent[]; onClose: () => void }) {
  const { say } = useTable();
  const [open, setOpen] = useState(false);
  const shown = news.slice(-MOST_NEWS);
  if (!open)
    return (
      <button type="button" className="since-pill" data-over onClick={() => setOpen(true)} aria-expanded="false">
        {say('since')} <b>{news.length}</b>
      </button>
    );
  return (
    <section className="since" aria-label={say('since')} data-over>
      <header>
        <h2>{say('since')}</h2>
        <button type="button" onClick={onClose} aria-label={say('close')}>
          <Glyph name="close" size={16} />
        </button>
      </header>
      <ol>
        {news.length > shown.length && (
          <li className="more">{say('since.more', { count: news.length - shown.length })}</li>
        )}
        {shown.map((event) => (
          <li key={news.indexOf(event)} className="line">
            <LogLine event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The end, in short, with the way to the whole of it. */
export function Ending({
  result,
  rematch,
  onOpen,
}: {
  result: Result | null;
  rematch: string | null;
  onOpen: (() => void) | undefined;
}) {
  const { speaker, say } = useTable();
  if (result === null) return null;
  const names = result.winners.map((seat) => speaker.seat(seat)).join(', ');
  return (
    <section className="ending">
      <h2>{say('end.winners', { names, count: result.winners.length })}</h2>
      {speaker.has(`ending.${result.ending}`) && <p>{speaker.say(`ending.${result.ending}`)}</p>}
      {rematch !== null && (
        <a className="button" href={`/t/${rematch}`}>
          {say('end.rematch')}
        </a>
      )}
      {onOpen !== undefined && (
        <button type="button" className="button gold" onClick={onOpen}>
          {say('end.open')}
        </button>
      )}
    </section>
  );
}

/** Somebody asks to go back; it happens when every person at the table agrees. */
export function RollbackQuestion({
  table,
  me,
  onVote,
}: {
  table: TableFacts;
  me: number | null;
  onVote: (agree: boolean) => void;
}) {
  const { speaker, say } = useTable();
  const { rollback } = table;
  if (rollback === null) return null;
  const mine = me !== null && !rollback.agreed.includes(me);
  return (
    <div className="rollback" role="alert" data-over>
      <Emblem seat={rollback.by} size={18} />
      <span>{say('rollback.asks', { name: speaker.seat(rollback.by), number: rollback.answers })}</span>
      {mine && (
        <>
          <button type="button" className="button" onClick={() => onVote(true)}>
            {say('rollback.agree')}
          </button>
          <button type="button" className="button" onClick={() => onVote(false)}>
            {say('rollback.refuse')}
          </button>
        </>
      )}
    </div>
  );
}

/** Between two hands at one screen: nobody sees what is not his. */
export function Curtain({ seat, onLift }: { seat: number; onLift: () => void }) {
  const { speaker, say } = useTable();
  return (
    <div className="curtain" role="alertdialog" aria-label={say('curtain', { name: speaker.seat(seat) })}>
      <Emblem seat={seat} size={72} />
      <h2>{say('curtain', { name: speaker.seat(seat) })}</h2>
      <button type="button" className="button gold" ref={(element) => element?.focus()} onClick={onLift}>
        {say('curtain.lift')}
      </button>
    </div>
  );
}

export function RulesDialog({ rule, onClose }: { rule: string | null; onClose: () => void }) {
  const { game, language, say } = useTable();
  return (
    <Dialog title={say('rules.of', { game: game.title[language] })} onClose={onClose}>
      <RulesText game={game} language={language} rule={rule} />
    </Dialog>
  );
}

/** Language, contrast, keys, the record, the promise of fair dice. */
export function SettingsDialog({
  source,
  table,
  position,
  onClose,
  onRollback,
}: {
  source: TableSource;
  table: TableFacts;
  position: Position;
  onClose: () => void;
  onRollback: ((to: number) => void) | null;
}) {
  const { say } = useTable();
  const whole = table.id === 'local' || table.status === 'over';
  const { spectator } = keysFor(table.id);
  return (
    <Dialog title={say('settings')} onClose={onClose}>
      <div className="settings-row">
        <span>{say('language')}</span>
        <Languages />
      </div>
      <p className="settings-row">
        <ContrastSwitch />
      </p>
      <p className="settings-row">
        <SoundSwitch />
        <AutoAnswerSwitch />
      </p>
      <h3>{say('keys')}</h3>
      <ul className="keys">
        {(['digits', 'arrows', 'enter', 'u', 'h', 'l', 't', 'zoom', 'esc'] as const).map((key) => (
          <li key={key}>{say(`keys.${key}`)}</li>
        ))}
      </ul>
      <h3>{say('fair')}</h3>
      <p>{say(table.sealed ? 'fair.promise' : 'fair.open')}</p>
      <code className="seed">{position.commitment}</code>
      <div className="sheet-buttons">
        {onRollback !== null && position.answers > 0 && (
          <button type="button" className="button" onClick={() => onRollback(position.answers - 1)}>
            <Glyph name="undo" /> {say('rollback.ask')}
          </button>
        )}
        {spectator !== undefined && (
          <CopyLink label={say('copy.watch')} address={`${location.origin}/t/${table.id}#watch=${spectator}`} />
        )}
        {whole && (
          <button
            type="button"
            className="button"
            onClick={() => void source.record().then((text) => saveFile(`${table.game}.tabula`, text))}
          >
            <Glyph name="download" /> {say('export')}
          </button>
        )}
      </div>
    </Dialog>
  );
}
