import { useState } from 'react';
import type { ChatMessage } from '../data/source.ts';
import { Emblem } from '../kit/owners.tsx';
import { useVoice } from './voice.ts';

const MOST = 500;

/** What people say to each other at the table. */
export function Chat({ chat, onSay }: { chat: readonly ChatMessage[]; onSay: ((text: string) => void) | null }) {
  const { say, language } = useVoice();
  const [text, setText] = useState('');
  const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' });
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
      {onSay !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const trimmed = text.trim();
            if (trimmed === '') return;
            onSay(trimmed);
            setText('');
          }}
        >
          <label className="hidden" htmlFor="chat-text">
            {say('chat.label')}
          </label>
          <input
            id="chat-text"
            value={text}
            maxLength={MOST}
            placeholder={say('chat.label')}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
          />
          <button type="submit" className="button night">
            {say('send')}
          </button>
        </form>
      )}
    </div>
  );
}
