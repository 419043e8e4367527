import type { WebhookKind } from '@tabula/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Add, KIND_NAMES } from './acts.ts';
import { type NoticeKey, useNoticeWords } from './notice-words.ts';

const KINDS: readonly WebhookKind[] = ['discord', 'slack', 'ntfy', 'json'];

export function NewMail({ add }: { add: Add }) {
  return (
    <NewAddress
      title="mail"
      label="mail.address"
      type="email"
      send={(address, failed) => add({ kind: 'mail', address }, failed)}
    />
  );
}

export function NewWebhook({ add }: { add: Add }) {
  const words = useNoticeWords();
  const [kind, setKind] = useState<WebhookKind>('discord');
  const choice = (
    <select
      aria-label={words('webhook.kind')}
      value={kind}
      onChange={({ target }) => setKind(KINDS[target.selectedIndex])}
    >
      {KINDS.map((one) => (
        <option key={one} value={one}>
          {KIND_NAMES[one] ?? words('webhook.json')}
        </option>
      ))}
    </select>
  );
  return (
    <NewAddress title="webhook" label="webhook.url" type="url" send={(url, failed) => add({ kind, url }, failed)}>
      {choice}
    </NewAddress>
  );
}

interface Address {
  readonly title: NoticeKey;
  readonly label: NoticeKey;
  readonly type: 'email' | 'url';
  readonly send: (address: string, failed: (error: string) => void) => Promise<void>;
  readonly children?: ReactNode;
}

/** A line with an address, and why the last one was not kept. */
function NewAddress({ title, label, type, send, children }: Address) {
  const words = useNoticeWords();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem('');
    void send(address, (error) => setProblem(words('test.failed', { error })));
  };
  return (
    <li className="notice-row">
      <form className="grow" onSubmit={submit}>
        <b>{words(title)}</b>
        <span className="notice-line">
          {children}
          <input
            type={type}
            required
            aria-label={words(label)}
            placeholder={words(label)}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <button type="submit" className="button">
            {words('add')}
          </button>
        </span>
        {problem !== '' && (
          <span className="error-line" role="alert">
            {problem}
          </span>
        )}
      </form>
    </li>
  );
}
