import { phraseOf } from '@tabula/protocol/phrases';
import { useLobbyWords } from '../session/lobby-words.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands, useTableModel } from '../session/use-table-store.ts';
import { LineForm } from '../ui/line-form.tsx';
import { Emblem } from '../ui/owners.tsx';
import { LOCALES } from '../ui/time.ts';
import { useMuted } from './muted.ts';
import { SetPhrases } from './set-phrases.tsx';

const MOST = 500;

/** What people say to each other at the table. */
export function ChatPage() {
  const { say, language, me } = useTable();
  const words = useLobbyWords();
  const chat = useTableModel((model) => model.chat);
  const table = useTableModel((model) => model.table);
  const own = useTableModel(({ you }) => you.seats);
  const alone = useTableModel(({ link }) => link === 'local');
  const commands = useCommands();
  const { muted, toggle } = useMuted(table.id);
  const time = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      <ol aria-live="polite">
        {chat.length === 0 && <li className="empty">{say('chat.empty')}</li>}
        {chat.map(({ id, seat, name, text: said, at }) => {
          const phrase = phraseOf(said);
          const silent = muted.includes(name);
          return (
            <li key={id} className={silent ? 'muted' : ''}>
              <Emblem seat={seat} size={14} />
              <p>
                <b>{name}</b> <time>{time.format(at)}</time>{' '}
                {!own.includes(seat) && (
                  <button type="button" className="mute" onClick={() => toggle(name)}>
                    {words(silent ? 'unmute' : 'mute', { name })}
                  </button>
                )}
                <br />
                {silent ? words('muted') : phrase === undefined ? said : words(`phrase.${phrase}`)}
              </p>
            </li>
          );
        })}
      </ol>
      {me !== null && table.talk !== undefined && <SetPhrases talk={table.talk} seats={table.seats} />}
      {me !== null && !alone && table.talk?.free !== false && (
        <LineForm
          id="chat-text"
          label={say('chat.label')}
          button={say('send')}
          most={MOST}
          onSend={(text) => {
            commands.say(text);
            return true;
          }}
        />
      )}
    </div>
  );
}
