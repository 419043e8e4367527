import type { ChannelInfo, NoticeSettings, Notices } from '@tabula/protocol';
import { useState } from 'react';
import { useSettings } from '../../ui/settings.ts';
import { LOCALES } from '../../ui/time.ts';
import { type Act, type Add, KIND_NAMES } from './acts.ts';
import { NewMail, NewWebhook } from './new-channel.tsx';
import { addChannel, changeChannel, removeChannel, testChannel } from './notice-desk.ts';
import { useNoticeWords } from './notice-words.ts';
import { canPush, deviceName, subscribe } from './push.ts';

interface Props {
  readonly notices: Notices;
  readonly settings: NoticeSettings;
  readonly act: Act;
}

/** The ways that are known, and what can be added. */
export function Channels({ notices, settings, act }: Props) {
  const { channels, house } = notices;
  const add = (channel: Parameters<typeof addChannel>[0], onFailure: (error: string) => void) =>
    act(async () => {
      const { arrived, error } = await addChannel(channel, settings);
      if (!arrived) onFailure(error ?? '');
    });
  return (
    <ul className="card notice-channels">
      {channels.map((channel) => (
        <Channel key={channel.id} channel={channel} settings={settings} act={act} />
      ))}
      <NewPush pushKey={house.push} channels={channels} add={add} />
      {house.mail && <NewMail add={add} />}
      {house.webhooks && <NewWebhook add={add} />}
    </ul>
  );
}

/** One way: on or off, tried, what came of the last message. */
function Channel({ channel, settings, act }: { channel: ChannelInfo; settings: NoticeSettings; act: Act }) {
  const words = useNoticeWords();
  const { language } = useSettings();
  const [tested, setTested] = useState('');
  const { id, name, kind, state, error, sentAt, digest } = channel;
  const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'short', timeStyle: 'short' });
  const test = async () => {
    const { arrived, error: problem } = await testChannel(id);
    setTested(arrived ? words('test.arrived') : words('test.failed', { error: problem ?? '' }));
  };
  const note =
    state === 'on' && sentAt !== null ? words('last.sent', { when: format.format(sentAt) }) : words(`state.${state}`);
  return (
    <li className="notice-row">
      <span className="grow">
        <b>{KIND_NAMES[kind] ?? words(kind === 'mail' ? 'mail' : kind === 'push' ? 'push' : 'webhook')}</b> {name}
        <span className="aside">{tested || note}</span>
        {error !== null && (
          <span className="error-line" role="alert">
            {words('last.error', { when: format.format(error.at), error: error.text })}
          </span>
        )}
        {kind === 'mail' && <Digest id={id} digest={digest} time={settings.digest} act={act} />}
      </span>
      <button type="button" className="button" onClick={() => void act(test)}>
        {words('test')}
      </button>
      <button type="button" className="button" onClick={() => void act(() => removeChannel(id))}>
        {words('remove')}
      </button>
      <input
        type="checkbox"
        aria-label={words('on', { name })}
        checked={state === 'on'}
        disabled={state === 'gone' || state === 'unconfirmed'}
        onChange={() => void act(() => changeChannel(id, { on: state !== 'on' }))}
      />
    </li>
  );
}

/** Each notice, or one message a day. */
function Digest({ id, digest, time, act }: { id: string; digest: boolean; time: string; act: Act }) {
  const words = useNoticeWords();
  return (
    <span className="notice-choice">
      {[false, true].map((one) => (
        <button
          key={String(one)}
          type="button"
          className="button"
          aria-pressed={digest === one}
          onClick={() => void act(() => changeChannel(id, { digest: one }))}
        >
          {one ? words('mail.digest', { time }) : words('mail.each')}
        </button>
      ))}
    </span>
  );
}

/** The browser asks its owner only after the switch. */
function NewPush({ pushKey, channels, add }: { pushKey: string; channels: readonly ChannelInfo[]; add: Add }) {
  const words = useNoticeWords();
  const [problem, setProblem] = useState('');
  const able = canPush();
  const name = deviceName(navigator.userAgent);
  if (channels.some((channel) => channel.kind === 'push' && channel.name === name)) return null;
  const begin = async () => {
    const subscription = await subscribe(pushKey).catch((error: Error) => error.message);
    if (subscription === null) setProblem(words('push.denied'));
    else if (typeof subscription === 'string') setProblem(words('test.failed', { error: subscription }));
    else await add({ kind: 'push', name, subscription }, (error) => setProblem(words('test.failed', { error })));
  };
  return (
    <li className="notice-row">
      <span className="grow">
        <b>{words('push')}</b>
        <span className="aside" role="status">
          {problem || words(able ? 'push.off' : 'push.none')}
        </span>
      </span>
      <input
        type="checkbox"
        aria-label={words('on', { name: words('push') })}
        checked={false}
        disabled={!able}
        onChange={() => void begin()}
      />
    </li>
  );
}
