import type { ChannelInfo, NoticeKind } from '@tabula/protocol';
import { type Act, KIND_NAMES } from './acts.ts';
import { changeChannel } from './notice-desk.ts';
import { useNoticeWords } from './notice-words.ts';

/** What people think of as one thing may have two names on the wire. */
const EVENTS: readonly {
  readonly word: 'turn' | 'reminder' | 'vote' | 'chat' | 'end' | 'replaced';
  readonly kinds: readonly NoticeKind[];
}[] = [
  { word: 'turn', kinds: ['turn'] },
  { word: 'reminder', kinds: ['reminder'] },
  { word: 'vote', kinds: ['lapse', 'vote'] },
  { word: 'chat', kinds: ['chat'] },
  { word: 'end', kinds: ['end'] },
  { word: 'replaced', kinds: ['replaced'] },
];

/** What goes by which way. */
export function EventMatrix({ channels, act }: { channels: readonly ChannelInfo[]; act: Act }) {
  const words = useNoticeWords();
  const nameOf = ({ kind, name }: ChannelInfo) =>
    KIND_NAMES[kind] ?? (kind === 'mail' ? words('mail') : kind === 'push' ? name : words('webhook'));
  const toggle = ({ id, events }: ChannelInfo, kinds: readonly NoticeKind[], on: boolean) =>
    act(() =>
      changeChannel(id, {
        events: on ? [...new Set([...events, ...kinds])] : events.filter((kind) => !kinds.includes(kind)),
      }),
    );
  return (
    <section>
      <h2>{words('for')}</h2>
      {channels.length === 0 ? (
        <p className="card empty-card">{words('for.none')}</p>
      ) : (
        <div className="card notice-matrix">
          <table>
            <caption className="aside">{words('for.note')}</caption>
            <thead>
              <tr>
                <td />
                {channels.map((channel) => (
                  <th key={channel.id} scope="col">
                    {nameOf(channel)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {EVENTS.map(({ word, kinds }) => (
                <tr key={word}>
                  <th scope="row">{words(`event.${word}`)}</th>
                  {channels.map((channel) => {
                    const on = kinds.every((kind) => channel.events.includes(kind));
                    return (
                      <td key={channel.id}>
                        <input
                          type="checkbox"
                          aria-label={words('for.cell', { event: words(`event.${word}`), channel: nameOf(channel) })}
                          checked={on}
                          onChange={() => void toggle(channel, kinds, !on)}
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
