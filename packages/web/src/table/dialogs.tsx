import { useState } from 'react';
import { leaveTable } from '../client/api.ts';
import { keysFor } from '../client/seat-keys.ts';
import type { AttendanceCommand } from '../client/source.ts';
import { RulesText } from '../log/rules-text.tsx';
import type { OpenDialog } from '../session/interaction.ts';
import { useTable } from '../session/table-context.ts';
import { hasRegent } from '../session/use-absence.ts';
import { useCommands, useQuestion, useTableModel, useTableStore } from '../session/use-table-store.ts';
import { CopyLink } from '../ui/copy-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { Glyph } from '../ui/glyph.tsx';
import { AutoAnswerSwitch, ContrastSwitch, Languages, SoundSwitch } from '../ui/switches.tsx';
import { roughly } from '../ui/time.ts';
import { Legend } from './legend.tsx';

/** What lies over the whole page when somebody asks for it: the rules, the settings. */
export default function OpenedDialog({ dialog }: { dialog: OpenDialog }) {
  const { openDialog } = useCommands();
  if (dialog === 'legend') return <Legend onClose={() => openDialog(null)} />;
  return dialog === 'rules' ? <RulesDialog /> : <SettingsDialog />;
}

function RulesDialog() {
  const { game, language, say } = useTable();
  const { openDialog } = useCommands();
  const rule = useQuestion()?.ask.prompt.rule ?? null;
  return (
    <Dialog title={say('rules.of', { game: game.title[language] })} onClose={() => openDialog(null)}>
      <RulesText game={game} language={language} rule={rule} />
    </Dialog>
  );
}

const KEYS = ['digits', 'arrows', 'enter', 'u', 'h', 'l', 't', 'legend', 'zoom', 'esc'] as const;

/** Language, contrast, keys, the record, the promise of fair dice. */
function SettingsDialog() {
  const { say } = useTable();
  const { openDialog } = useCommands();
  const sealed = useTableModel(({ table }) => table.sealed);
  const commitment = useTableModel(({ position }) => position.commitment);
  return (
    <Dialog title={say('settings')} onClose={() => openDialog(null)}>
      <div className="settings-row">
        <span>{say('language')}</span>
        <Languages />
      </div>
      <p className="settings-row">
        <ContrastSwitch />
      </p>
      <p className="settings-row">
        <SoundSwitch />
      </p>
      <p className="settings-row">
        <AutoAnswerSwitch />
      </p>
      <h3>{say('keys')}</h3>
      <ul className="keys">
        {KEYS.map((key) => (
          <li key={key}>{say(`keys.${key}`)}</li>
        ))}
      </ul>
      <h3>{say('fair')}</h3>
      <p>{say(sealed ? 'fair.promise' : 'fair.open')}</p>
      <code className="seed">{commitment}</code>
      <TableButtons />
    </Dialog>
  );
}

/** A pause for all, a vacation of one's own, giving up. */
function ClockButtons({ seat }: { seat: number }) {
  const { say, seats } = useTable();
  const { attend, openDialog } = useCommands();
  const clock = useTableModel(({ position }) => position.clock);
  const id = useTableModel(({ table }) => table.id);
  const alone = useTableModel(({ you }) => you.seats.length === 1);
  const [sure, setSure] = useState(false);
  if (id === 'local' || hasRegent(seats[seat])) return null;
  const own = clock?.seats[seat];
  const away = own !== undefined && own.awayUntil !== null;
  const done = (command: AttendanceCommand) => {
    openDialog(null);
    attend(command);
  };
  const resign = () => {
    if (!sure) return setSure(true);
    openDialog(null);
    void leaveTable(id);
  };
  return (
    <>
      {clock !== undefined && (
        <button
          type="button"
          className="button"
          onClick={() => done({ type: 'pause', on: clock.pause?.since == null })}
        >
          <Glyph name="pause" /> {say(clock.pause?.since == null ? 'pause.ask' : 'pause.end')}
        </button>
      )}
      {own !== undefined && (away || own.vacation > 0) && (
        <button type="button" className="button" onClick={() => done({ type: 'vacation', on: !away })}>
          <Glyph name="clock" />{' '}
          {away ? say('vacation.end') : say('vacation.begin', { time: roughly(own.vacation, say) ?? '0' })}
        </button>
      )}
      {alone && (
        <button type="button" className="button" onClick={resign}>
          <Glyph name="close" /> {say(sure ? 'resign.sure' : 'resign')}
        </button>
      )}
    </>
  );
}

/** Going back by consent, the link for those who look on, the record. */
function TableButtons() {
  const { say, me } = useTable();
  const { openDialog, rollback } = useCommands();
  const { source } = useTableStore();
  const { id, game, status } = useTableModel(({ table }) => table);
  const answers = useTableModel(({ position }) => position.answers);
  const { spectator } = keysFor(id);
  const goBack = () => {
    openDialog(null);
    rollback(answers - 1);
  };
  return (
    <div className="sheet-buttons">
      {me !== null && status === 'playing' && answers > 0 && (
        <button type="button" className="button" onClick={goBack}>
          <Glyph name="undo" /> {say('rollback.ask')}
        </button>
      )}
      {me !== null && status === 'playing' && <ClockButtons seat={me} />}
      {spectator !== undefined && (
        <CopyLink label={say('copy.watch')} address={`${location.origin}/t/${id}#watch=${spectator}`} />
      )}
      {(id === 'local' || status === 'over') && (
        <button
          type="button"
          className="button"
          onClick={() => void source.record().then((text) => saveFile(`${game}.tabula`, text))}
        >
          <Glyph name="download" /> {say('export')}
        </button>
      )}
    </div>
  );
}
