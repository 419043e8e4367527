import { useTable } from '../session/table-context.ts';
import { useCommands, useTableModel } from '../session/use-table-store.ts';
import { LineForm } from '../ui/line-form.tsx';
import { Emblem } from '../ui/owners.tsx';
import { LOCALES } from '../ui/time.ts';

const MOST = 500;

/** What people say to each other at the table. */
export function ChatPage() {
  const { say, language, me } = useTable();
  const chat = useTableModel((model) => model.chat);
  const alone = useTableModel(({ link }) => link === 'local');
  const commands = useCommands();
  const time = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="chat">
      <ol aria-live="polite">
        {chat.length === 0 && <li className="empty">{say('chat.empty')}</li>}
        {chat.map(({ id, seat, name, text: said, at }) => (
          <li key={id}>
            <Emblem seat={seat} size={14} />
            <p>
              <b>{name}</b> <time>{time.format(at)}</time>
              <br />
              {said}
            </p>
          </li>
        ))}
      </ol>
      {me !== null && !alone && (
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
