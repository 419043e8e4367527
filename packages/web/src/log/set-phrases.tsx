import type { SeatInfo, Talk } from '@tabula/protocol';
import { PHRASES } from '@tabula/protocol/phrases';
import { useLobbyWords } from '../session/lobby-words.ts';
import { useTable } from '../session/table-context.ts';
import { useCommands } from '../session/use-table-store.ts';

/** What can be said at a public table, and the wish for more: that is granted when everybody has it. */
export function SetPhrases({ talk, seats }: { talk: Talk; seats: readonly SeatInfo[] }) {
  const words = useLobbyWords();
  const { me } = useTable();
  const commands = useCommands();
  const people = seats.filter(({ kind }) => kind === 'human').length;
  return (
    <div className="phrases">
      {!talk.free && (
        <>
          <p className="aside">{words('phrases')}</p>
          <ul>
            {PHRASES.map((phrase) => (
              <li key={phrase}>
                <button type="button" className="button" onClick={() => commands.say(`:${phrase}:`)}>
                  {words(`phrase.${phrase}`)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <label>
        <input
          type="checkbox"
          checked={me !== null && talk.agreed.includes(me)}
          onChange={({ target }) => commands.attend({ type: 'talk', on: target.checked })}
        />{' '}
        {words('agree')} <span className="aside">{words('agreed', { count: talk.agreed.length, of: people })}</span>
      </label>
    </div>
  );
}
