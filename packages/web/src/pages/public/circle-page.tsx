import type { CircleHook, CircleTables } from '@tabula/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ErrorLine, useAttempt } from '../../client/attempt.tsx';
import { ClientError } from '../../client/client-error.ts';
import { useLobbyWords } from '../../session/lobby-words.ts';
import { CopyLink } from '../../ui/copy-link.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import {
  changeCircle,
  circleTables,
  endCircle,
  forgetCircle,
  type KeptCircle,
  keepCircle,
  keptCircles,
  renewCircle,
} from './lobby-desk.ts';
import { OpenRow } from './open-list.tsx';
import '../../styles/pages.css';
import './public.css';

/** The link carries the secret behind the `#`; whoever came by it once need not have it again. */
function linkOf(id: string): string | null {
  const [, link = ''] = /^#([\w-]{32})$/.exec(location.hash) ?? [];
  return link === '' ? (keptCircles().find((circle) => circle.id === id)?.link ?? null) : link;
}

type Found = CircleTables | 'wrong' | null;

/** The tables of those who play together, for whoever has the link. */
export default function CirclePage({ id }: { id: string }) {
  const say = useLobbyWords();
  const [link, setLink] = useState(() => linkOf(id));
  const [found, setFound] = useState<Found>(null);
  const { error, attempt } = useAttempt();
  const look = useCallback(
    () =>
      attempt(async () => {
        if (link === null) return setFound('wrong');
        try {
          const now = await circleTables({ id, link });
          keepCircle({ id, name: now.circle.name, link });
          setFound(now);
        } catch (problem) {
          if (!(problem instanceof ClientError) || !['wrong-secret', 'not-found'].includes(problem.code)) throw problem;
          forgetCircle(id);
          setFound('wrong');
        }
      }),
    [id, link, attempt],
  );
  useEffect(() => {
    void look();
  }, [look]);
  if (found === 'wrong' || link === null) return <ErrorPage title={say('circles')} why={say('circle.wrong')} />;
  if (found === null) return error === null ? <Loading /> : <ErrorPage title={say('circles')} why={error} />;
  const { circle, tables } = found;
  const own = keptCircles().find((one) => one.id === id);
  return (
    <>
      <PageHead />
      <main className="page narrow">
        <h1>{circle.name}</h1>
        <p className="lead">{say('circle.lead')}</p>
        <p className="circle-link">
          <CopyLink label={say('circle.link')} address={`${location.origin}/circle/${id}#${link}`} />
        </p>
        {tables.length === 0 ? (
          <p className="card empty-card">{say('circle.none')}</p>
        ) : (
          <ul className="card open-list">
            {tables.map((table) => (
              <OpenRow key={table.id} table={table} />
            ))}
          </ul>
        )}
        {own?.owner !== undefined && (
          <Owner circle={own} hook={circle.hook} onChange={() => void look()} onLink={setLink} />
        )}
        <ErrorLine text={error} />
      </main>
    </>
  );
}

const KINDS: readonly CircleHook['kind'][] = ['discord', 'slack', 'ntfy', 'json'];

interface OwnerProps {
  readonly circle: KeptCircle;
  readonly hook: CircleTables['circle']['hook'];
  readonly onChange: () => void;
  readonly onLink: (link: string) => void;
}

/** For whoever made the circle: its webhook, its link anew, and its end. */
function Owner({ circle, hook, onChange, onLink }: OwnerProps) {
  const say = useLobbyWords();
  const [kind, setKind] = useState<CircleHook['kind']>('discord');
  const [address, setAddress] = useState('');
  const failed = useCallback(
    (problem: unknown) => say('hook.failed', { error: problem instanceof Error ? problem.message : String(problem) }),
    [say],
  );
  const { error, attempt } = useAttempt(failed);
  const change = (wanted: CircleHook | null) =>
    void attempt(async () => {
      await changeCircle(circle, { hook: wanted });
      setAddress('');
      onChange();
    });
  return (
    <section className="card circle-owner">
      <h2>{say('hook.title')}</h2>
      <p className="aside">{hook === null ? say('hook.note') : say('hook.on', { kind: hook.kind })}</p>
      {hook?.error != null && <ErrorLine text={say('hook.failed', { error: hook.error })} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          change({ kind, address: address.trim() });
        }}
      >
        <label>
          {say('hook.kind')}{' '}
          <select value={kind} onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? 'json')}>
            {KINDS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          {say('hook.address')}{' '}
          <input
            type="url"
            required
            maxLength={500}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <button type="submit" className="button">
          {say('hook.save')}
        </button>
        {hook !== null && (
          <button type="button" className="button" onClick={() => change(null)}>
            {say('hook.off')}
          </button>
        )}
      </form>
      <button
        type="button"
        className="button"
        onClick={() => {
          if (!confirm(say('circle.renewed'))) return;
          void attempt(async () => {
            const link = await renewCircle(circle);
            history.replaceState(null, '', `#${link}`);
            onLink(link);
          });
        }}
      >
        {say('circle.renew')}
      </button>
      <button
        type="button"
        className="button danger"
        onClick={() => {
          if (confirm(say('circle.ended'))) void attempt(async () => endCircle(circle).then(onChange));
        }}
      >
        {say('circle.end')}
      </button>
      <ErrorLine text={error} />
    </section>
  );
}
